### The engine at the command line: values, graded moves, reviews of games.

engine-json-help = Skrifa JSON, eitt stak í línu.
engine-threads-help = Hve marga þræði á að nota.
engine-no-table-help = Leita að öllu, án byrjanatöflunnar.
engine-time-limit-help = Gefast upp á stöðu eftir svo margar sekúndur.

## kvarto solve

solve-help =
    Segir um hverja stöðu (POSITION) hver vinnur með bestu spilamennsku og hve margir kubbar eru settir
    þangað til. Staða er eitt viðfang innan gæsalappa. Með -, eða engu, eru stöður lesnar af
    staðalinntaki, ein í línu; auðum línum og línum sem byrja á # er sleppt.
    Til dæmis: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Segir hver vinnur stöðu.
solve-cold-help = Gleyma öllu sem lærst hefur á undan hverri stöðu.
solve-cold-one-thread = --cold gengur aðeins með einum þræði
solve-nothing = POSITION vantar (eða - til að lesa stöður af staðalinntaki)
solve-wrong-line = lína { $line }: { $what }

solve-win = { $position }: { $player } á leik og vinnur { $distance ->
    [0] með kalli: { $shapes }
    [1] með næsta kubbi
    [one] eftir { $distance } kubb
   *[other] eftir { $distance } kubba
}.
solve-draw = { $position }: { $player } á leik og staðan er jafntefli.
solve-loss = { $position }: { $player } á leik og tapar { $distance ->
    [1] með næsta kubbi
    [one] eftir { $distance } kubb
   *[other] eftir { $distance } kubba
}.
solve-unknown = { $position }: { $player } á leik og ekki er vitað hver vinnur.

## kvarto grade

grade-help =
    Segir hvert hver löglegur leikur í stöðu (POSITION) leiðir þann sem á leik, þann besta fyrst.
    Til dæmis: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Segir hvers virði hver leikur er.
grade-nothing = enginn leikur er til að meta: borðið er fullt
grade-win = Vinnur { $distance ->
    [0] strax
    [one] eftir { $distance } kubb
   *[other] eftir { $distance } kubba
} ({ $count }):
grade-draw = Jafntefli ({ $count }):
grade-loss = Tapar { $distance ->
    [0] strax
    [one] eftir { $distance } kubb
   *[other] eftir { $distance } kubba
} ({ $count }):
grade-unknown = Ekki vitað ({ $count }):

## kvarto review

review-help =
    Metur hvern leik í spilum .qgn-skrárinnar FILE (- fyrir staðalinntak): hvers virði staðan var fyrir
    hann og eftir, hvað var betra, hvaða quarto fóru fram hjá leikmönnum og hvar spilið réðst.
review-short-help = Segir hvar skráð spil unnust og töpuðust.

review-value-lost = { $before } → { $after }
review-verdict-mistake = mistök
review-verdict-blunder = afleikur
review-verdict-decisive = afdrifarík mistök
review-remark = { $verdict }; betra { $words }
review-remark-more = { $verdict }; betra { $words } (+{ $more })

review-left-win = Í lokastöðunni á { $player } leik og vinnur með bestu spilamennsku.
review-left-draw = Í lokastöðunni á { $player } leik og það er jafntefli með bestu spilamennsku.
review-left-loss = Í lokastöðunni á { $player } leik og tapar þrátt fyrir bestu spilamennsku.
review-accuracy = { $player }: leikir sem héldu gildinu: { $kept } af { $judged } ({ $percent } %).
