### The engine at the command line: values, graded moves, reviews of games.

engine-json-help = Išvesti JSON, po vieną objektą eilutėje.
engine-threads-help = Kiek gijų naudoti.
engine-no-table-help = Viską ieškoti, be debiutų lentelės.
engine-time-limit-help = Po tiek sekundžių pozicijos atsisakyti.

## kvarto solve

solve-help =
    Pasako, kas kiekvienoje pozicijoje (POSITION) laimi geriausiai žaisdamas ir kiek figūrų iki tol
    pastatoma. Pozicija yra vienas argumentas kabutėse. Su - arba nieko nenurodžius pozicijos skaitomos
    iš standartinės įvesties, po vieną eilutėje; tuščios ir # prasidedančios eilutės praleidžiamos.
    Pavyzdžiui: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Pasako, kas pozicijoje laimi.
solve-cold-help = Prieš kiekvieną poziciją pamiršti viską, kas išmokta.
solve-cold-one-thread = --cold dera tik su viena gija
solve-nothing = trūksta pozicijos, POSITION (arba -, kad pozicijos būtų skaitomos iš standartinės įvesties)
solve-wrong-line = { $line } eilutė: { $what }

solve-win = { $position }: eina { $player } ir laimi { $distance ->
    [0] paskelbus: { $shapes }
    [one] pastačius dar { $distance } figūrą
    [few] pastačius dar { $distance } figūras
    [many] pastačius dar { $distance } figūros
   *[other] pastačius dar { $distance } figūrų
}.
solve-draw = { $position }: eina { $player }, ir tai lygiosios.
solve-loss = { $position }: eina { $player } ir pralaimi { $distance ->
    [one] pastačius dar { $distance } figūrą
    [few] pastačius dar { $distance } figūras
    [many] pastačius dar { $distance } figūros
   *[other] pastačius dar { $distance } figūrų
}.
solve-unknown = { $position }: eina { $player }, ir nežinia, kas laimi.

## kvarto grade

grade-help =
    Pasako, kur veda kiekvienas leistinas pozicijos (POSITION) ėjimas, geriausi pirmi.
    Pavyzdžiui: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Pasako, ko vertas kiekvienas ėjimas.
grade-nothing = nėra ėjimų, kuriuos būtų galima vertinti: lenta pilna
grade-win = Laimi { $distance ->
    [0] iškart
    [one] pastačius { $distance } figūrą
    [few] pastačius { $distance } figūras
    [many] pastačius { $distance } figūros
   *[other] pastačius { $distance } figūrų
} ({ $count }):
grade-draw = Lygiosios ({ $count }):
grade-loss = Pralaimi { $distance ->
    [0] iškart
    [one] pastačius { $distance } figūrą
    [few] pastačius { $distance } figūras
    [many] pastačius { $distance } figūros
   *[other] pastačius { $distance } figūrų
} ({ $count }):
grade-unknown = Nežinoma ({ $count }):

## kvarto review

review-help =
    Įvertina kiekvieną .qgn failo (FILE, - jei iš standartinės įvesties) partijų ėjimą: ko pozicija buvo
    verta prieš ir po, kas buvo geriau, kurie quarto nepastebėti ir kur partija nulemta.
review-short-help = Pasako, kur įrašo partijos laimėtos ir pralaimėtos.

review-value-lost = { $before } → { $after }
review-verdict-mistake = klaida
review-verdict-blunder = šiurkšti klaida
review-verdict-decisive = lemiama klaida
review-remark = { $verdict }; geriau { $words }
review-remark-more = { $verdict }; geriau { $words } (+{ $more })

review-left-win = Paskutinėje pozicijoje eina { $player } ir geriausiu žaidimu laimi.
review-left-draw = Paskutinėje pozicijoje eina { $player }, ir geriausiai žaidžiant tai lygiosios.
review-left-loss = Paskutinėje pozicijoje eina { $player } ir net geriausiu žaidimu pralaimi.
review-accuracy = { $player }: vertę išlaikė { $kept } iš { $judged } ėjimų ({ $percent } %).
