### The engine at the command line: values, graded moves, reviews of games.

# Options that several commands share.
engine-json-help = Wypisz JSON, jeden obiekt w wierszu.
engine-threads-help = Ilu wątków użyć.
engine-no-table-help = Przeszukuj wszystko, bez tablicy otwarć.
engine-time-limit-help = Zrezygnuj z pozycji po tylu sekundach.

## kvarto solve

solve-help =
    Mówi, kto przy najlepszej grze wygrywa w każdej pozycji POSITION i po ilu postawionych figurach.
    Pozycja to jeden argument, w cudzysłowie. Przy - albo bez niczego pozycje są czytane ze
    standardowego wejścia, po jednej w wierszu; puste wiersze i te zaczynające się od # są pomijane.
    Na przykład: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Mówi, kto wygrywa w danej pozycji.
solve-cold-help = Przed każdą pozycją zapomnij wszystko, co wiadomo.
solve-cold-one-thread = --cold działa tylko z jednym wątkiem
solve-nothing = brakuje pozycji POSITION (albo -, żeby czytać pozycje ze standardowego wejścia)
solve-wrong-line = wiersz { $line }: { $what }

# $player is to act; $distance is how many more pieces are placed.
solve-win = { $position }: na ruchu jest { $player } i wygrywa { $distance ->
    [0] okrzykiem: { $shapes }
    [one] najbliższą figurą
    [few] po { $distance } figurach
    [many] po { $distance } figurach
   *[other] po { $distance } figurach
}.
solve-draw = { $position }: na ruchu jest { $player } i jest remis.
solve-loss = { $position }: na ruchu jest { $player } i przegrywa { $distance ->
    [one] najbliższą figurą
    [few] po { $distance } figurach
    [many] po { $distance } figurach
   *[other] po { $distance } figurach
}.
solve-unknown = { $position }: na ruchu jest { $player } i nie wiadomo, kto wygra.

## kvarto grade

grade-help =
    Mówi, do czego w pozycji POSITION prowadzi każdy dozwolony ruch, zaczynając od najlepszego.
    Na przykład: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Mówi, ile wart jest każdy ruch.
grade-nothing = nie ma ruchu do oceny: plansza jest pełna
# A group of moves that are worth the same, and how many there are.
grade-win = Wygrywa { $distance ->
    [0] od razu
    [one] po jednej figurze
    [few] po { $distance } figurach
    [many] po { $distance } figurach
   *[other] po { $distance } figurach
} ({ $count }):
grade-draw = Remisuje ({ $count }):
grade-loss = Przegrywa { $distance ->
    [0] od razu
    [one] po jednej figurze
    [few] po { $distance } figurach
    [many] po { $distance } figurach
   *[other] po { $distance } figurach
} ({ $count }):
grade-unknown = Nie wiadomo ({ $count }):

## kvarto review

review-help =
    Ocenia każdy ruch partii z pliku .qgn FILE (- oznacza standardowe wejście): ile był wart przed i
    po, co było lepsze, które quarto przeoczono i gdzie partia się rozstrzygnęła.
review-short-help = Mówi, gdzie zapisane partie wygrano i przegrano.

# The table of moves: one line a move, with the value for the player who made it.
review-value-lost = { $before } → { $after }
review-verdict-mistake = błąd
review-verdict-blunder = gruby błąd
review-verdict-decisive = rozstrzygający
review-remark = { $verdict }; lepiej { $words }
review-remark-more = { $verdict }; lepiej { $words } (+{ $more })

review-left-win = W ostatniej pozycji na ruchu jest { $player } i przy najlepszej grze wygrywa.
review-left-draw = W ostatniej pozycji na ruchu jest { $player } i przy najlepszej grze jest remis.
review-left-loss = W ostatniej pozycji na ruchu jest { $player } i przy najlepszej grze przegrywa.
review-accuracy = { $player }: { $kept } z { $judged } ruchów bez straty ({ $percent }%).
