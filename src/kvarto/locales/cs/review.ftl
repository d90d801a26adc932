### The engine at the command line: values, graded moves, reviews of games.

# Options that several commands share.
engine-json-help = Vypsat JSON, jeden objekt na řádek.
engine-threads-help = Kolik vláken použít.
engine-no-table-help = Všechno prohledávat, bez tabulky zahájení.
engine-time-limit-help = Vzdát pozici po tolika sekundách.

## kvarto solve

solve-help =
    Řekne, kdo při nejlepší hře vyhraje v každé pozici POSITION a po kolika položených kamenech.
    Pozice je jeden argument, v uvozovkách. S - nebo bez ničeho se pozice čtou ze standardního vstupu,
    jedna na řádek; prázdné řádky a řádky začínající # se přeskočí.
    Například: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Řekne, kdo v pozici vyhraje.
solve-cold-help = Před každou pozicí zapomenout vše, co se ví.
solve-cold-one-thread = --cold jde jen s jedním vláknem
solve-nothing = chybí pozice POSITION (nebo -, aby se pozice četly ze standardního vstupu)
solve-wrong-line = řádek { $line }: { $what }

# $player is to act; $distance is how many more pieces are placed.
solve-win = { $position }: na tahu je { $player } a vyhrává { $distance ->
    [0] ohlášením: { $shapes }
    [one] příštím kamenem
    [few] po { $distance } kamenech
    [many] po { $distance } kamene
   *[other] po { $distance } kamenech
}.
solve-draw = { $position }: na tahu je { $player } a je to remíza.
solve-loss = { $position }: na tahu je { $player } a prohrává { $distance ->
    [one] příštím kamenem
    [few] po { $distance } kamenech
    [many] po { $distance } kamene
   *[other] po { $distance } kamenech
}.
solve-unknown = { $position }: na tahu je { $player } a neví se, kdo vyhraje.

## kvarto grade

grade-help =
    Řekne, k čemu v pozici POSITION vede každý dovolený tah, nejlepší první.
    Například: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Řekne, jakou hodnotu má každý tah.
grade-nothing = není tah, který by se dal hodnotit: deska je plná
# A group of moves that are worth the same, and how many there are.
grade-win = Vyhrává { $distance ->
    [0] hned
    [one] po jednom kameni
    [few] po { $distance } kamenech
    [many] po { $distance } kamene
   *[other] po { $distance } kamenech
} ({ $count }):
grade-draw = Remíza ({ $count }):
grade-loss = Prohrává { $distance ->
    [0] hned
    [one] po jednom kameni
    [few] po { $distance } kamenech
    [many] po { $distance } kamene
   *[other] po { $distance } kamenech
} ({ $count }):
grade-unknown = Neví se ({ $count }):

## kvarto review

review-help =
    Posoudí každý tah partií ze souboru .qgn FILE (- je standardní vstup): jakou měl hodnotu před a po,
    co bylo lepší, která quarta se přehlédla a kde se partie rozhodla.
review-short-help = Řekne, kde se zapsané partie vyhrály a prohrály.

# The table of moves: one line a move, with the value for the player who made it.
review-value-lost = { $before } → { $after }
review-verdict-mistake = chyba
review-verdict-blunder = hrubá chyba
review-verdict-decisive = rozhodující
review-remark = { $verdict }; lepší { $words }
review-remark-more = { $verdict }; lepší { $words } (+{ $more })

review-left-win = V poslední pozici je na tahu { $player } a při nejlepší hře vyhrává.
review-left-draw = V poslední pozici je na tahu { $player } a při nejlepší hře je to remíza.
review-left-loss = V poslední pozici je na tahu { $player } a při nejlepší hře prohrává.
review-accuracy = { $player }: { $kept } z { $judged } tahů beze ztráty ({ $percent } %).
