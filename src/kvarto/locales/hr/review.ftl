### The engine at the command line: values, graded moves, reviews of games.

engine-json-help = Ispisuje JSON, po jedan objekt u retku.
engine-threads-help = Koliko se dretvi koristi.
engine-no-table-help = Sve se računa, bez tablice otvaranja.
engine-time-limit-help = Odustaje od pozicije nakon toliko sekundi.

## kvarto solve

solve-help =
    Kaže za svaku poziciju POSITION tko pobjeđuje uz najbolju igru i koliko se figura postavi dotad.
    Pozicija je jedan argument, u navodnicima. S - ili bez ičega pozicije se čitaju sa standardnog
    ulaza, jedna u retku; prazni reci i reci koji počinju s # preskaču se.
    Na primjer: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Kaže tko pobjeđuje u poziciji.
solve-cold-help = Prije svake pozicije zaboravlja sve naučeno.
solve-cold-one-thread = --cold ide samo s jednom dretvom
solve-nothing = nedostaje pozicija POSITION (ili - za čitanje sa standardnog ulaza)
solve-wrong-line = redak { $line }: { $what }

solve-win =
    { $position }: na potezu je { $player } i pobjeđuje { $distance ->
        [0] odmah, najavom: { $shapes }
        [1] sljedećom figurom
        [few] nakon { $distance } figure
       *[other] nakon { $distance } figura
    }.
solve-draw = { $position }: na potezu je { $player }, i to je remi.
solve-loss =
    { $position }: na potezu je { $player } i gubi { $distance ->
        [1] sa sljedećom figurom
        [few] nakon { $distance } figure
       *[other] nakon { $distance } figura
    }.
solve-unknown = { $position }: na potezu je { $player }; ne zna se tko pobjeđuje.

## kvarto grade

grade-help =
    Kaže kamo vodi svaki mogući potez u poziciji POSITION za igrača na potezu, najbolji prvo.
    Na primjer: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Kaže koliko vrijedi svaki potez.
grade-nothing = nema poteza za ocjenu: ploča je puna
grade-win = Pobjeda { $distance ->
    [0] odmah
    [one] nakon { $distance } figure
    [few] nakon { $distance } figure
   *[other] nakon { $distance } figura
} ({ $count }):
grade-draw = Remi ({ $count }):
grade-loss = Poraz { $distance ->
    [0] odmah
    [one] nakon { $distance } figure
    [few] nakon { $distance } figure
   *[other] nakon { $distance } figura
} ({ $count }):
grade-unknown = Ne zna se ({ $count }):

## kvarto review

review-help =
    Ocjenjuje svaki potez partija iz .qgn datoteke FILE (- za standardni ulaz): koliko je vrijedio prije
    i poslije, što je bilo bolje, koji su quarti previđeni i gdje je partija odlučena.
review-short-help = Kaže gdje su zapisane partije dobivene i izgubljene.

review-value-lost = { $before } → { $after }
review-verdict-mistake = pogreška
review-verdict-blunder = gruba pogreška
review-verdict-decisive = presudna pogreška
review-remark = { $verdict }; bolje { $words }
review-remark-more = { $verdict }; bolje { $words } (+{ $more })

review-left-win = U zadnjoj poziciji na potezu je { $player } i uz najbolju igru pobjeđuje.
review-left-draw = U zadnjoj poziciji na potezu je { $player } i uz najbolju igru je remi.
review-left-loss = U zadnjoj poziciji na potezu je { $player } i uz najbolju igru gubi.
review-accuracy = { $player }: bez gubitka { $kept } od { $judged } poteza ({ $percent } %).
