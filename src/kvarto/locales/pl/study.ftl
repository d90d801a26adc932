### Puzzles, the analysis board, and the review of a game.

# Whoever has no name.
player-first = Pierwszy gracz
player-second = Drugi gracz

## What a move or a position is worth to who is to act

worth-win = { $distance ->
    [0] wygrana od razu
    [one] wygrana najbliższą figurą
    [few] wygrana po { $distance } figurach
    [many] wygrana po { $distance } figurach
   *[other] wygrana po { $distance } figurach
}
worth-win-sometime = wygrana
worth-draw = remis
worth-loss = { $distance ->
    [0] przegrana od razu
    [one] przegrana najbliższą figurą
    [few] przegrana po { $distance } figurach
    [many] przegrana po { $distance } figurach
   *[other] przegrana po { $distance } figurach
}
worth-loss-sometime = przegrana
worth-unknown = nie wiadomo

## Moves told step by step

step-places = { $player } stawia figurę na { $cell }.
step-gives = { $player } podaje { $piece }.
step-calls = { $player } woła i wygrywa: { $shape }.
step-you-places = Stawiasz figurę na { $cell }.
step-you-gives = Podajesz { $piece }.
step-you-calls = Wołasz i wygrywasz: { $shape }.
# A move in words, put together from the next three.
move-whole = { $parts }:
move-place = postaw na { $cell }
move-give = podaj { $piece }
move-call = zawołaj ({ $shape })
playback-label = Przejrzyj ruchy po kolei
playback-begins = Stąd się zaczyna.
playback-again = Odtwórz jeszcze raz

## Somebody is to find a move

attempt-place = Postaw figurę.
attempt-give = Wybierz figurę do podania.
attempt-give-or-call = Podaj figurę albo zawołaj.
attempt-end-turn = Zawołaj albo zakończ ruch.
attempt-point = Dotknij czterech figur.
attempt-take-back = Postaw inaczej
attempt-no-shape = Te cztery nie są rzędem, kolumną, przekątną ani kwadratem, który się liczy. Spróbuj ponownie.

## The review of a game

accuracy-share = { $percent }%
accuracy-kept = Ruchy bez straty: { $kept } z { $judged }.
standing-title = Przebieg partii
standing-label = Jak stała partia po każdym ruchu: w górę wygrywa { $first }, w dół { $second }. To samo jest w tabeli poniżej.
standing-side = Wygrywa { $player }
standing-as-table = Jako tabela
standing-move = Ruch
standing-player = Gracz
standing-stood = Po nim
standing-verdict = Ocena
standing-show = Narysuj wykres
# $ending is a worth-win.
standing-wins = { $player }: { $ending }
standing-won = { $player } wygrywa
retry-title = Spróbuj jeszcze raz
retry-about = Ruch { $number }, gra { $player }. Wynik przy najlepszej grze: { $value }. Znajdź ruch, który go utrzyma.
retry-right = Dobrze. Wynik utrzymany: { $value }.
retry-wrong = Nie ten. Zobacz, co z niego wynika.
retry-again = Jeszcze raz

## The analysis board

analysis-title = Analiza
study-variant = Co wygrywa
study-overlay = Na planszy
study-overlay-values = Wartość ruchów
study-overlay-threats = Groźby
study-overlay-nothing = Nic
study-worth-title = Wartość pozycji
# $ending is a worth-win and so on.
study-worth = Przy najlepszej grze: { $ending }.
study-gives = { $player } podaje figurę, postawi ją { $other }.
study-places = { $player } ma postawić { $piece }.
study-placed = Figura stoi na { $cell }: teraz wybierz figurę do podania.
study-over = Tutaj partia się kończy.
study-progress = Ile ruchów ocenionych
study-graded = Ruchy: { $graded } z { $total }
study-nodes = · obejrzane pozycje: { $nodes }
# As in English.
study-stop = Stop
study-stopped = Zatrzymano po { $graded } z { $total } ruchów.
study-go-on = Dalej
study-call = Zawołaj: { $shape }
study-best-moves = Najlepsze ruchy
study-all-moves = { $count ->
    [one] Jedyny ruch
    [few] Wszystkie { $count } ruchy
    [many] Wszystkie ruchy ({ $count })
   *[other] Wszystkie ruchy ({ $count })
}
study-group-win = { $count ->
    [one] Jeden wygrywa
    [few] { $count } wygrywają
    [many] { $count } wygrywa
   *[other] { $count } wygrywa
}
study-group-draw = { $count ->
    [one] Jeden remisuje
    [few] { $count } remisują
    [many] { $count } remisuje
   *[other] { $count } remisuje
}
study-group-loss = { $count ->
    [one] Jeden przegrywa
    [few] { $count } przegrywają
    [many] { $count } przegrywa
   *[other] { $count } przegrywa
}
study-group-unknown = Nie wiadomo: { $count }
study-line = Najlepsza kontynuacja
study-line-help = Wskaż pole, figurę albo ruch, a zobaczysz tu najlepszą kontynuację.
study-line-best = Pokaż najlepszą kontynuację
study-threats = Groźby
study-no-threats = Na razie żadna figura niczego nie dopełni.
study-safe = { $count ->
    [0] W zapasie nie ma bezpiecznej figury (wszystkich: { $total }).
    [one] W zapasie jest jedna bezpieczna figura (wszystkich: { $total }).
    [few] W zapasie są { $count } bezpieczne figury (wszystkich: { $total }).
    [many] W zapasie jest { $count } bezpiecznych figur (wszystkich: { $total }).
   *[other] W zapasie jest { $count } bezpiecznej figury (wszystkich: { $total }).
}
study-lapsed = Przepadło i już się nie liczy: { $shapes }.
study-no-moves = Zagraj ruch na planszy, a zapisze się tutaj. Gdy się cofniesz i zagrasz inaczej, powstanie odgałęzienie.
study-comment = Komentarz do { $word }
study-comment-start = Komentarz do początku
study-promote = Ustaw jako główny przebieg
study-cut = Usuń od tego miejsca
study-open-title = Inna pozycja lub partia
study-paste = Wklej pozycję lub zapis
study-paste-about = Pozycja, na przykład „A.../.3../..../...5 7”, albo zapis
study-copy-link = Kopiuj link do tej analizy
set-up-title = Ustaw pozycję
set-up-help = Wybierz figurę, potem pole. Dotknij figury na planszy, żeby ją znów wziąć. Ta, która zostanie w ręce, czeka na postawienie.
set-up-last = Ostatnio postawiona figura
set-up-last-none = żadna: wszystkie quarto przepadły
set-up-last-about = Quarto z tą figurą można jeszcze zawołać.
set-up-empty-hand = Odłóż figurę z ręki
set-up-clear = Opróżnij planszę
set-up-done = Analizuj
set-up-cancel = Anuluj

## Records, positions by their address, and what a move means

review-better = Lepiej: { $words }.
# The loser gave the piece with which the winner completed a shape and called.
why-gift = { $player } podaje { $piece }, a to wystarcza na quarto: { $shape }.
# What a move in notation means.
word-turn = (Stawia figurę na { $cell }, podaje { $piece }.)
word-give = (Podaje { $piece }.)
review-look = zobacz
replay-title = Otwórz zapis
replay-about = Obejrzyj partię zapisaną jako plik .qgn, tutaj albo gdziekolwiek indziej.
replay-file = Wybierz plik
replay-paste = Albo wklej zapis
replay-open = Otwórz
replay-another = Otwórz inny zapis
position-begin = Zacznij partię stąd
position-first-gives = Pierwszy gracz podaje figurę.
position-second-gives = Drugi gracz podaje figurę.
position-first-places = Pierwszy gracz ma postawić { $piece }.
position-second-places = Drugi gracz ma postawić { $piece }.
