### The engine at the command line: values, graded moves, reviews of games.

engine-json-help = Väljasta JSON, igal real üks objekt.
engine-threads-help = Mitut lõime kasutada.
engine-no-table-help = Otsi kõik läbi, avangutabelita.
engine-time-limit-help = Loobu seisust pärast nii mitut sekundit.

## kvarto solve

solve-help =
    Ütle iga seisu POSITION kohta, kes parima mängu korral võidab ja mitu nuppu selleks veel pannakse.
    Seis on üks argument jutumärkides. Kui argument on - või puudub, loetakse seisud standardsisendist,
    igalt realt üks; tühjad read ja märgiga # algavad read jäetakse vahele.
    Näiteks: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Ütle, kes seisus võidab.
solve-cold-help = Unusta enne iga seisu kõik õpitu.
solve-cold-one-thread = --cold käib kokku ainult ühe lõimega
solve-nothing = POSITION puudub (või -, et lugeda seise standardsisendist)
solve-wrong-line = rida { $line }: { $what }

solve-win = { $position }: { $player } on käigul ja võidab { $distance ->
    [0] hüüdega: { $shapes }
    [one] järgmise nupuga
   *[other] { $distance } nupuga
}.
solve-draw = { $position }: { $player } on käigul ja mäng jääb viiki.
solve-loss = { $position }: { $player } on käigul ja kaotab { $distance ->
    [one] järgmise nupuga
   *[other] { $distance } nupuga
}.
solve-unknown = { $position }: { $player } on käigul ja võitja pole teada.

## kvarto grade

grade-help =
    Ütle, kuhu iga lubatud käik seisus POSITION käigulolija jaoks viib, parim ees.
    Näiteks: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Ütle, mida iga käik väärt on.
grade-nothing = hinnata pole ühtegi käiku: mängulaud on täis
grade-win = Võidab { $distance ->
    [0] kohe
    [one] ühe nupuga
   *[other] { $distance } nupuga
} ({ $count }):
grade-draw = Viik ({ $count }):
grade-loss = Kaotab { $distance ->
    [0] kohe
    [one] ühe nupuga
   *[other] { $distance } nupuga
} ({ $count }):
grade-unknown = Pole teada ({ $count }):

## kvarto review

review-help =
    Hinda iga käiku .qgn-faili FILE mängudes (- tähendab standardsisendit): mida mäng enne ja pärast
    seda väärt oli, mis oleks parem olnud, millised quartod jäid märkamata ja kus mäng otsustati.
review-short-help = Ütle, kus salvestatud mängud võideti ja kaotati.

review-value-lost = { $before } → { $after }
review-verdict-mistake = viga
review-verdict-blunder = ränk viga
review-verdict-decisive = otsustav viga
review-remark = { $verdict }; parem { $words }
review-remark-more = { $verdict }; parem { $words } (+{ $more })

review-left-win = Viimases seisus on käigul { $player } ja võidab parima mänguga.
review-left-draw = Viimases seisus on käigul { $player } ja parima mänguga tuleb viik.
review-left-loss = Viimases seisus on käigul { $player } ja kaotab ka parima mänguga.
review-accuracy = { $player }: väärtust hoidnud käike { $kept }/{ $judged } ({ $percent }%).
