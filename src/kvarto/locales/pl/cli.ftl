### The command line.

cli-help =
    Quarto, gra planszowa, w której to ty wybierasz figurę, jaką musi postawić przeciwnik,
    a cztery w linii wygrywają tylko wtedy, gdy ktoś zawoła „Quarto!”.
cli-version-help = Pokaż wersję i zakończ.
cli-lang-help = Język wszystkich komunikatów, na przykład fi. Bez tego decyduje LANGUAGE, LC_ALL, LC_MESSAGES albo LANG.
cli-unknown-language = nie ma tu języka { $language }; do wyboru: { $languages }
cli-style-help = Jak rysować: kolorowo, w zwykłym Unicode, w ASCII albo tak, jak potrafi terminal.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = nie można odczytać { $path }: { $why }
cli-cannot-write = nie można zapisać { $path }: { $why }
cli-standard-input = standardowe wejście

standing-to-act = Na ruchu: { $player }.
standing-open = Otwarte: { $shapes }.
standing-lapsed = Przepadłe: { $shapes }.

seat-first = Pierwszy gracz
seat-second = Drugi gracz

## kvarto show

show-help =
    Rysuje pozycję POSITION: rzędy od 4 do 1, potem figura w ręce albo -, dalej ewentualnie
    wariant i pole, na którym stanęła ostatnia figura. Na przykład:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Rysuje pozycję.
show-variant = Wariant: { $variant }.
show-svg-help = Narysuj do pliku SVG (- oznacza standardowe wyjście).
show-pieces-help = Jak wyglądają figury w SVG.
show-theme-help = Do jasnego albo ciemnego otoczenia.

## kvarto replay

replay-help = Odtwarza wszystkie partie z pliku .qgn FILE (- oznacza standardowe wejście) i mówi, jak stoją.
replay-short-help = Mówi, jak stoją zapisane partie.
replay-json-help = Wypisz każdą partię jako jeden obiekt JSON w wierszu. Wynik bez powodu ma powód "unknown".
replay-no-games = { $source }: nie ma tu żadnej partii
replay-game = Partia { $number }: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = Zagraj partię w terminalu.
play-command-help =
    Zagraj partię: we dwoje przy jednym terminalu albo z komputerem. Wpisz w trakcie gry help, żeby zobaczyć, co można wpisywać.
play-variant-help = standard (domyślnie), advanced, squares, hard albo kod taki jak ch:l.
play-calling-help = Czy trzeba zawołać „Quarto!”, żeby wygrać.
play-false-call-help = Co się traci przez błędny okrzyk: szansę czy partię.
play-late-call-help = Kto postawił figurę, może zawołać także po podaniu następnej, dopóki ta nie stanie na planszy.
play-pointing-help = Kto musi wskazać zawołany układ; pozostali tylko wołają.
play-clock-help = Czas: - (bez zegara), 60/move, 60/place, 600+5 (sekundy i dodatek), 3d/move.
play-tournament-help = Jak w turnieju: minuta na ruch, błędny okrzyk przegrywa partię.
play-against-help = Graj z komputerem, od 1 (gra pierwszy raz) do { $strongest } (bezbłędny).
play-one-help = Imię jednego gracza.
play-two-help = Imię drugiego gracza.
play-starter-help = Kto jest pierwszy: decydują kostki albo jest to gracz 1 lub 2.
play-start-help = Pozycja, od której zacząć.
play-seed-help = Powtórz rzut kostkami z wcześniejszej partii.
play-save-help = Dopisz partię do pliku .qgn.
play-save-no-record = w { $path } jest coś innego niż partie; nic nie zostanie dopisane
play-tournament-fixes = { $option } nie łączy się z --tournament, które już to ustala
play-same-names = gracze muszą mieć różne imiona
play-player-one = Gracz 1
play-player-two = Gracz 2

## kvarto play: at the table

# As in English.
play-title = Quarto, { $variant }
play-dice = Kostki: { $first } – { $a }, { $second } – { $b }.
play-first = Zaczyna { $first } i podaje pierwszą figurę.
play-first-set-up = Pierwszy gracz: { $first }, drugi gracz: { $second }.
play-spoken = Quarto wygrywa tylko wtedy, gdy je zawołasz: wpisz !, gdy tylko je zobaczysz.
play-forfeit = Błędny okrzyk przegrywa partię.
play-late-call = Po podaniu figury wciąż można zawołać: wpisz late.
play-help-hint = Wpisz help, żeby zobaczyć, co można wpisywać.
# Stands before the question; the space at its end separates the two.
play-clock = [{ $time }]{ " " }
play-give = { $player }, wybierz figurę, którą postawi { $other } (0-F albo help):
play-give-or-call = { $player }, wybierz figurę, którą postawi { $other } (0-F), albo zawołaj (!):
play-place = { $player }, postaw figurę (a1-d4 albo help):
play-place-or-call = { $player }, postaw figurę (a1-d4) albo zawołaj (!):
play-place-or-late-call = { $player }, postaw figurę (a1-d4) albo zawołaj (!; { $other }: late):
play-place-or-others-late-call = { $player }, postaw figurę (a1-d4; może też zawołać { $other }: late):
play-end-turn = { $player }, zakończ ostatni ruch (=):
play-end-turn-or-call = { $player }, zawołaj (!) albo zakończ ruch (=):
play-point = { $player }, która linia? (1-4, a-d, / albo \, albo cancel):
play-point-with-squares = { $player }, gdzie jest quarto? (1-4, a-d, / albo \, kwadraty a1-c3, albo cancel):
play-paused = Partia jest wstrzymana. Wpisz resume, żeby grać dalej:
play-offer-draw = { $player } proponuje remis. { $other }, zgoda? (yes to tak, no to nie):
play-offer-take-back = { $player } prosi o cofnięcie ostatniego ruchu. { $other }, zgoda? (yes to tak, no to nie):
play-answer-yes-or-no = odpowiedz yes (tak) albo no (nie)
play-declined = { $player } odmawia.
play-computer-moves = { $player } gra { $move }.
play-calls = { $player }: „Quarto!”
play-call-failed = Nie: tu nie ma otwartego quarto.
play-call-not-pointed = Nic nie zostało wskazane: okrzyk się nie liczy.
play-refused = Tak się nie da: { $what }.
play-not-understood = nie rozumiem: { $text }; help pokazuje, co można wpisywać
play-left = Partia pozostaje niedokończona.
play-saved = Partia została dopisana do { $path }.

play-help-give = 7, F lub DTSH        podaj tę figurę
play-help-place = b2 lub b2>7          postaw figurę; postaw ją i podaj figurę 7
play-help-call = ! lub !3             zawołaj „Quarto!”; zawołaj i wskaż rząd 3 (także: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    rzędy, kolumny, przekątne, kwadraty (lewe dolne pole)
play-help-late = late lub late 3      zawołaj po podaniu, gdy dozwolony jest późny okrzyk
play-help-pass = = lub pass           zakończ ruch po postawieniu ostatniej figury
play-help-draw = draw                 zaproponuj remis; druga strona odpowiada yes lub no
play-help-back = back                 poproś o cofnięcie ostatniego ruchu
play-help-resign = resign, abort        poddaj się; odwołaj partię przed pierwszą figurą
play-help-pause = pause, resume        zatrzymaj zegary; graj dalej
play-help-look = board, moves, help   pokaż planszę; ruchy; tę listę
play-help-quit = quit                 zostaw partię niedokończoną
