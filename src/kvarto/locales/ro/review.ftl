### The engine at the command line: values, graded moves, reviews of games.

engine-json-help = Tipărește JSON, câte un obiect pe rând.
engine-threads-help = Câte fire de execuție se folosesc.
engine-no-table-help = Caută totul, fără tabelul de deschideri.
engine-time-limit-help = Renunță la o poziție după atâtea secunde.

## kvarto solve

solve-help =
    Spune cine câștigă în fiecare poziție (POSITION) la joc perfect și câte piese se așază până
    atunci. O poziție este un argument, între ghilimele. Cu - sau fără nimic, pozițiile se citesc de
    la intrarea standard, câte una pe rând; rândurile goale și cele care încep cu # se sar.
    De exemplu: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Spune cine câștigă într-o poziție.
solve-cold-help = Înaintea fiecărei poziții uită tot ce a învățat.
solve-cold-one-thread = --cold merge doar cu un singur fir de execuție
solve-nothing = lipsește o poziție, POSITION (sau - pentru citire de la intrarea standard)
solve-wrong-line = rândul { $line }: { $what }

solve-win = { $position }: mută { $player } și câștigă { $distance ->
    [0] anunțând { $shapes }
    [one] cu următoarea așezare
    [few] în { $distance } așezări
   *[other] în { $distance } de așezări
}.
solve-draw = { $position }: mută { $player } și este remiză.
solve-loss = { $position }: mută { $player } și pierde { $distance ->
    [one] la următoarea așezare
    [few] în { $distance } așezări
   *[other] în { $distance } de așezări
}.
solve-unknown = { $position }: mută { $player } și nu se știe cine câștigă.

## kvarto grade

grade-help =
    Spune la ce duce fiecare mutare permisă într-o poziție (POSITION) pentru cine e la mutare, cea mai
    bună prima. De exemplu: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Spune cât valorează fiecare mutare.
grade-nothing = nu este nicio mutare de evaluat: tabla e plină
grade-win = Câștigă { $distance ->
    [0] imediat
    [one] într-o așezare
    [few] în { $distance } așezări
   *[other] în { $distance } de așezări
} ({ $count }):
grade-draw = Remiză ({ $count }):
grade-loss = Pierd { $distance ->
    [0] imediat
    [one] într-o așezare
    [few] în { $distance } așezări
   *[other] în { $distance } de așezări
} ({ $count }):
grade-unknown = Nu se știe ({ $count }):

## kvarto review

review-help =
    Judecă fiecare mutare a partidelor dintr-un fișier .qgn (FILE, - pentru intrarea standard): cât
    valora poziția înainte și după, ce era mai bine, ce quarto-uri au scăpat și unde s-a decis partida.
review-short-help = Spune unde s-au câștigat și unde s-au pierdut partidele unei înregistrări.

review-value-lost = de la { $before } la { $after }
review-verdict-mistake = greșeală
review-verdict-blunder = gafă
review-verdict-decisive = greșeală decisivă
review-remark = { $verdict }; mai bine { $words }
review-remark-more = { $verdict }; mai bine { $words } (+{ $more })

review-left-win = În ultima poziție mută { $player } și câștigă la joc perfect.
review-left-draw = În ultima poziție mută { $player } și este remiză la joc perfect.
review-left-loss = În ultima poziție mută { $player } și pierde la joc perfect.
review-accuracy = { $player }: a păstrat valoarea în { $kept } din { $judged } mutări ({ $percent } %).
