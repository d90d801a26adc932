### The engine at the command line: values, graded moves, reviews of games.

engine-json-help = Izvadīt JSON, vienu objektu rindiņā.
engine-threads-help = Cik pavedienu lietot.
engine-no-table-help = Visu meklēt bez atklātņu tabulas.
engine-time-limit-help = Atmest pozīciju pēc tik sekundēm.

## kvarto solve

solve-help =
    Par katru POSITION pasaka, kurš uzvar, abiem spēlējot vislabāk, un cik figūru līdz tam tiek
    noliktas. Pozīcija ir viens arguments pēdiņās. Ar - vai bez nekā pozīcijas tiek lasītas no
    standarta ievades, pa vienai rindiņā; tukšas rindiņas un tās, kas sākas ar #, tiek izlaistas.
    Piemēram: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Pasaka, kurš pozīcijā uzvar.
solve-cold-help = Pirms katras pozīcijas aizmirst visu agrāk uzzināto.
solve-cold-one-thread = --cold der tikai ar vienu pavedienu
solve-nothing = trūkst POSITION (vai -, lai lasītu pozīcijas no standarta ievades)
solve-wrong-line = { $line }. rindiņa: { $what }

solve-win = { $position }: kārta ir spēlētājam { $player }, un tā ir uzvara { $distance ->
    [0] ar saucienu „Quarto!”: { $shapes }
    [zero] pēc { $distance } figūrām
    [one] pēc { $distance } figūras
   *[other] pēc { $distance } figūrām
}.
solve-draw = { $position }: kārta ir spēlētājam { $player }, un tas ir neizšķirts.
solve-loss = { $position }: kārta ir spēlētājam { $player }, un tas ir zaudējums { $distance ->
    [zero] pēc { $distance } figūrām
    [one] pēc { $distance } figūras
   *[other] pēc { $distance } figūrām
}.
solve-unknown = { $position }: kārta ir spēlētājam { $player }; kurš uzvar, nav zināms.

## kvarto grade

grade-help =
    Par katru POSITION iespējamo gājienu pasaka, pie kā tas noved; labākie vispirms.
    Piemēram: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Pasaka, ko katrs gājiens ir vērts.
grade-nothing = nav gājienu, ko vērtēt: laukums ir pilns
grade-win = Uzvar { $distance ->
    [0] uzreiz
    [zero] pēc { $distance } figūrām
    [one] pēc { $distance } figūras
   *[other] pēc { $distance } figūrām
} ({ $count }):
grade-draw = Neizšķirts ({ $count }):
grade-loss = Zaudē { $distance ->
    [0] uzreiz
    [zero] pēc { $distance } figūrām
    [one] pēc { $distance } figūras
   *[other] pēc { $distance } figūrām
} ({ $count }):
grade-unknown = Nav zināms ({ $count }):

## kvarto review

review-help =
    Izvērtē katru gājienu .qgn faila FILE partijās (- ir standarta ievade): ko tas bija vērts pirms un
    pēc, kas būtu bijis labāk, kuri quarto palika nepamanīti un kur partija izšķīrās.
review-short-help = Pasaka, kur pierakstītās partijas tika uzvarētas un zaudētas.

review-value-lost = { $before } → { $after }
review-verdict-mistake = kļūda
review-verdict-blunder = rupja kļūda
review-verdict-decisive = izšķiroša kļūda
review-remark = { $verdict }; labāk { $words }
review-remark-more = { $verdict }; labāk { $words } (+{ $more })

review-left-win = Pēdējā pozīcijā kārta ir spēlētājam { $player }, un ar labāko spēli tā ir uzvara.
review-left-draw = Pēdējā pozīcijā kārta ir spēlētājam { $player }, un ar labāko spēli tas ir neizšķirts.
review-left-loss = Pēdējā pozīcijā kārta ir spēlētājam { $player }, un ar labāko spēli tas ir zaudējums.
review-accuracy = { $player }: vērtību saglabāja { $kept } no { $judged } gājieniem ({ $percent } %).
