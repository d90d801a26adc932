### The page: everything but the words of the game itself and the page of rules.

# The name of the page.
# As in English.
name = Kvarto

## The way around

skip = Przejdź do treści
nav-label = Strony
nav-home = Strona główna
# As in English.
nav-menu = Menu
nav-new = Nowa gra
nav-lobby = Poczekalnia
nav-games = Moje partie
# Said after "My games".
nav-games-wait = { $count ->
    [one] (twój ruch w jednej partii)
    [few] (twój ruch w { $count } partiach)
    [many] (twój ruch w { $count } partiach)
   *[other] (twój ruch w { $count } partiach)
}
nav-account = Konto
nav-rules = Zasady
nav-settings = Ustawienia
nav-about = O grze
nav-replay = Otwórz zapis
language = Język
close = Zamknij

## Titles of the browser's window

title-home = Kvarto: gra szesnastu figur
title-new = Nowa gra – Kvarto
title-replay = Zapis partii – Kvarto
title-position = Pozycja
title-rules = Zasady – Kvarto
title-settings = Ustawienia – Kvarto
title-about = O grze – Kvarto
title-nowhere = Nie znaleziono – Kvarto
title-game = { $first } i { $second }

## When something goes wrong

# $what is a message of errors.ftl; it begins with a small letter.
page-refused = Tak się nie da: { $what }.
page-not-reached = Nie można połączyć się z serwerem. Spróbuj ponownie za chwilę.
line-lost = Połączenie zerwane. Próbujemy je odzyskać…
nowhere-title = Tu nic nie ma
nowhere-text = Nie ma strony o tym adresie.

## The first page

home-about = Nigdy nie wybierasz figury, którą stawiasz: podaje ci ją przeciwnik. Cztery w linii z czymś wspólnym wygrywają, jeśli je zobaczysz i zawołasz „Quarto!”, zanim zrobi to ktoś inny.
home-play = Graj
home-friend = Zagraj ze znajomym
home-lobby = Do poczekalni
home-all-games = Wszystkie moje partie
home-learn = Naucz się grać
home-choose = Wybierz swoją grę
home-resume = Graj dalej: { $first } i { $second }

## A new game

opponent-is-computer = Komputer
opponent-is-person = We dwoje tutaj
opponent-is-invite = Ktoś z linkiem
opponent-is-watch = Dwa komputery
new-name = Twoje imię
name-guest = Gość
name-one = Gracz 1
name-two = Gracz 2
name-other = Drugi gracz
# A second player of the same name.
# As in English.
namesake = { $name } II
kind-standard = Standardowa
kind-standard-about = Rzędy, kolumny i przekątne; liczą się wszystkie cztery cechy.
kind-beginners = Dla początkujących
kind-beginners-about = Liczą się tylko niektóre cechy.
kind-advanced = Dla zaawansowanych
kind-advanced-about = Liczy się też dziewięć kwadratów 2 × 2.
kind-squares = Same kwadraty
kind-squares-about = Liczą się tylko kwadraty 2 × 2.
kind-hard = Trudna
kind-hard-about = Cztery figury muszą mieć dwie wspólne cechy.
kind-own = Własna
kind-own-about = Ułóż, co ma się liczyć.
calling-spoken-about = Quarto wygrywa tylko zawołane, jak w zasadach z pudełka.
calling-automatic = Automatycznie
calling-automatic-about = Quarto samo daje wygraną temu, kto je ułoży.
new-late-call-about = Po podaniu można jeszcze zawołać, dopóki figura nie stanie na planszy.
clock-none = bez zegara
clock-move = { $seconds ->
    [one] sekunda na ruch
    [few] { $seconds } sekundy na ruch
    [many] { $seconds } sekund na ruch
   *[other] { $seconds } sekundy na ruch
}
clock-place = { $seconds ->
    [one] sekunda na postawienie, tyle samo na podanie
    [few] { $seconds } sekundy na postawienie, tyle samo na podanie
    [many] { $seconds } sekund na postawienie, tyle samo na podanie
   *[other] { $seconds } sekundy na postawienie, tyle samo na podanie
}
clock-main = { $minutes ->
    [one] minuta, za każdy ruch { $increment } s więcej
    [few] { $minutes } minuty, za każdy ruch { $increment } s więcej
    [many] { $minutes } minut, za każdy ruch { $increment } s więcej
   *[other] { $minutes } minuty, za każdy ruch { $increment } s więcej
}
clock-whole = { $minutes ->
    [one] minuta na całą partię
    [few] { $minutes } minuty na całą partię
    [many] { $minutes } minut na całą partię
   *[other] { $minutes } minuty na całą partię
}
clock-days = { $days ->
    [one] dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
}
starter-dice = Decydują kostki

## The computer's name at each level

opponent-newcomer = Tuptuś
opponent-child = Zosia
opponent-beginner = Bartek
opponent-casual = Leon
opponent-attentive = Maja
opponent-regular = Hubert
opponent-club = Nina
opponent-strong = Wiktor
# As in English.
opponent-master = Ada
opponent-perfect = Salomon

## At the table

game-coming = Przygotowujemy stół…
game-gone = Nie ma tu tej partii
desk-label = Twoja strona stołu
board-label = Plansza
# What is on a cell of the board, for screen readers.
cell-empty = { $cell }: puste.
bar-you = ty
bar-level = poziom { $number } · { $name }
clock-label = Pozostały czas
clock-warning = Zostało dziesięć sekund.
clock-days-left = { $days } d. { $time }

# What is agreed on, in a row of a few words.
agreed-automatic = bez wołania
agreed-forfeit = błędny okrzyk przegrywa
agreed-late-call = późny okrzyk

# Who is to do what. Each for: the only player here, a player at this device, somebody else.
duty-place-you = Twój ruch: postaw figurę
duty-place-here = { $player }, postaw figurę
duty-place-other = { $player } stawia figurę
duty-give-you = Wybierz figurę, którą postawi { $other }
duty-give-here = { $player }, wybierz figurę, którą postawi { $other }
duty-give-other = { $player } wybiera figurę, którą postawi { $other }
duty-give-to-you = { $player } wybiera figurę dla ciebie
duty-end-turn-you = Zawołaj albo zakończ ruch
duty-end-turn-here = { $player }, zawołaj albo zakończ ruch
duty-end-turn-other = { $player } ma ostatnią szansę zawołać
duty-point-you = Dotknij czterech figur
duty-point-here = { $player }, dotknij czterech figur
duty-point-other = { $player } woła i wskazuje
duty-paused = Partia jest wstrzymana

# The red button.
# As in English.
call = Quarto!
# As in English.
call-by = Quarto! ({ $player })
end-turn = Zakończ ruch
point-shape = Wybierz układ
point-shape-none = Układ…
point-confirm = Wskaż
point-cancel = Anuluj
agree = Zgoda
decline = Odmów

# What has happened, for screen readers and as short notes. A call that has failed does not mean
# that there is no quarto: it may have been pointed out wrongly, and nothing may give it away.
said-places = { $player } stawia { $piece } na { $cell }.
said-gives = { $player } podaje { $piece }. Postawi ją { $other }.
said-gives-you = { $player } podaje ci { $piece }.
said-calls = { $player } woła „Quarto!”
said-call-failed = { $player } woła na próżno.
said-your-call-failed = Wołasz na próżno.
said-offers-draw = { $player } proponuje remis.
said-asks-take-back = { $player } prosi o cofnięcie ruchu.
said-declined = { $player } odmawia.
said-taken-back = Ruch został cofnięty.
said-resumed = Gramy dalej.

# The throw of dice at the beginning.
dice-throw = Kostki: { $first } – { $a }, { $second } – { $b }.
dice-begins = Zaczyna { $first }.

# The device goes from hand to hand.
cover-title = Urządzenie przejmuje { $player }
cover-ready = To ja, { $player }

## The menu of a game

menu-title = Menu gry
menu-elsewhere = Inne strony
menu-sound-on = Dźwięk: wł.
menu-sound-off = Dźwięk: wył.
# $what is one of the following, for one of two players at one device.
do-by = { $player }: { $what }
do-ask-take-back = Cofnij ruch
do-claim-win = Odbierz wygraną
do-pause = Wstrzymaj
do-resume = Graj dalej
do-offer-draw = Zaproponuj remis
do-agree-draw = Zgódź się na remis
do-abort = Odwołaj partię
do-resign = Poddaj się
sure-resign = Poddać się? Wygra drugi gracz.
sure-draw = Czy oboje zgadzacie się na remis?
sure-abort = Odwołać partię? Nikt nie wygra.
sure-no = Gram dalej

## Moves, typed and listed

moves-title = Ruchy
moves-none = Nie ma jeszcze żadnego ruchu.
looking-back = Oglądasz wcześniejsze ruchy.
looking-back-return = Wróć do gry
typed-title = Wpisz ruchy, odczytaj planszę
typed-label = Ruch
typed-do = Wykonaj
typed-help = b2>7 stawia na b2 i podaje 7; b2 albo >7 robi jedno z dwojga; ! woła, !3 woła rząd 3; ?3 odczytuje rząd 3, ? całą planszę.
typed-not-understood = Nie rozumiem: { $text }.
read-title = Odczytaj planszę
# $shape is a shape-row and the like, $cells what is on its cells.
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = Po partii
result-you-win = Wygrywasz!
result-you-lose = Przegrywasz
result-wins = Wygrywa { $player }
result-draw = Remis
result-none = Bez wyniku
rematch = Jeszcze raz
rematch-there = Do następnej partii
review-title = Dlaczego?
review-coming = Przeglądamy partię…
replay-controls = Przejrzyj partię
replay-start = Na początek
replay-back = Wstecz
replay-onward = Dalej
replay-end = Na koniec
replay-slider = Chwila partii
replay-beginning = Początek
share-title = Zachowaj i udostępnij
share-copy-record = Kopiuj zapis
share-save-record = Pobierz zapis
share-svg = Obraz (SVG)
share-png = Obraz (PNG)
share-link = Kopiuj link do tej pozycji
share-copied = Skopiowano.
share-not-copied = Ta przeglądarka nie pozwala stronie kopiować.
share-no-png = Nie udało się utworzyć obrazu.

## Games in lists, and titles of pages where people meet

title-lobby = Poczekalnia – Kvarto
title-games = Moje partie – Kvarto
title-account = Konto – Kvarto
title-return = Powrót – Kvarto
title-turns = ({ $count }) { $title }
agreed-spoken = z wołaniem
agreed-not-casual = bez cofania
mine-your-turn = twój ruch
mine-others-turn = na ruchu { $player }
# $when is such as "za 2 dni".
mine-deadline = czas minie { $when }
mine-table-link = Stół dla każdego, kto ma link
mine-table-lobby = Stół w poczekalni
mine-won = wygrana
mine-lost = przegrana
mine-drawn = remis
mine-no-result = bez wyniku
# How a game ended, in a word or two.
ended-quarto = przez quarto
ended-draw = wszystkie figury stoją
ended-agreement = za zgodą
ended-time = na czas
ended-resignation = przez poddanie
ended-forfeit = przez błędny okrzyk
ended-abandoned = przez odejście
ended-aborted = odwołana
ended-unknown = powód nieznany
return-make = Utwórz link

## The way to the course

title-learn = Naucz się grać – Kvarto
# The window of one step.
# As in English.
title-lesson = { $title } – Kvarto
nav-learn = Nauka

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Zadania
nav-analysis = Analiza
title-puzzles = Zadania – Kvarto
title-analysis = Analiza – Kvarto
to-analysis = Analizuj tę pozycję
to-analysis-game = Analizuj tę partię
verdict-best = najlepszy
verdict-fine = dobry
verdict-mistake = błąd
verdict-blunder = gruby błąd
verdict-decisive = rozstrzygający błąd
verdict-unknown = bez oceny
