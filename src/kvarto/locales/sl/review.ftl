### The engine at the command line: values, graded moves, reviews of games.

# Options that several commands share.
engine-json-help = Izpiše JSON, en objekt v vrstici.
engine-threads-help = Koliko niti naj uporabi.
engine-no-table-help = Vse preišče, brez tabele otvoritev.
engine-time-limit-help = Po toliko sekundah odneha pri poziciji.

## kvarto solve

solve-help =
    Pove, kdo ob najboljši igri zmaga v vsaki poziciji POSITION in po koliko postavljenih figurah.
    Pozicija je en argument, v narekovajih. Z - ali brez vsega se pozicije berejo s standardnega
    vhoda, ena na vrstico; prazne vrstice in vrstice, ki se začnejo z #, se preskočijo.
    Na primer: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Pove, kdo v poziciji zmaga.
solve-cold-help = Pred vsako pozicijo pozabi vse znano.
solve-cold-one-thread = --cold gre le z eno nitjo
solve-nothing = manjka pozicija POSITION (ali - za branje pozicij s standardnega vhoda)
solve-wrong-line = vrstica { $line }: { $what }

# $player is to act; $distance is how many more pieces are placed.
solve-win = { $position }: na potezi je { $player } in zmaga { $distance ->
    [0] s klicem: { $shapes }
    [1] z naslednjo figuro
    [one] po { $distance } figuri
    [two] po { $distance } figurah
    [few] po { $distance } figurah
   *[other] po { $distance } figurah
}.
solve-draw = { $position }: na potezi je { $player } in partija je remi.
solve-loss = { $position }: na potezi je { $player } in izgubi { $distance ->
    [1] z naslednjo figuro
    [one] po { $distance } figuri
    [two] po { $distance } figurah
    [few] po { $distance } figurah
   *[other] po { $distance } figurah
}.
solve-unknown = { $position }: na potezi je { $player } in ni znano, kdo zmaga.

## kvarto grade

grade-help =
    Pove, kam v poziciji POSITION pelje vsaka dovoljena poteza, najboljša najprej.
    Na primer: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Pove, koliko je vredna vsaka poteza.
grade-nothing = ni poteze, ki bi jo lahko ocenili: plošča je polna
# A group of moves that are worth the same, and how many there are.
grade-win = Zmaga { $distance ->
    [0] takoj
    [one] po { $distance } figuri
    [two] po { $distance } figurah
    [few] po { $distance } figurah
   *[other] po { $distance } figurah
} ({ $count }):
grade-draw = Remi ({ $count }):
grade-loss = Izgubi { $distance ->
    [0] takoj
    [one] po { $distance } figuri
    [two] po { $distance } figurah
    [few] po { $distance } figurah
   *[other] po { $distance } figurah
} ({ $count }):
grade-unknown = Ni znano ({ $count }):

## kvarto review

review-help =
    Presodi vsako potezo partij iz datoteke .qgn FILE (- je standardni vhod): koliko je bila vredna
    prej in potem, kaj je bilo boljše, kateri quarti so bili spregledani in kje se je partija odločila.
review-short-help = Pove, kje so bile zapisane partije dobljene in izgubljene.

# The table of moves: one line a move, with the value for the player who made it.
review-value-lost = { $before } → { $after }
review-verdict-mistake = napaka
review-verdict-blunder = huda napaka
review-verdict-decisive = odločilna
review-remark = { $verdict }; bolje { $words }
review-remark-more = { $verdict }; bolje { $words } (+{ $more })

review-left-win = V zadnji poziciji je na potezi { $player } in ob najboljši igri zmaga.
review-left-draw = V zadnji poziciji je na potezi { $player } in ob najboljši igri je remi.
review-left-loss = V zadnji poziciji je na potezi { $player } in ob najboljši igri izgubi.
review-accuracy = { $player }: { $kept } od { $judged } potez brez izgube ({ $percent } %).
