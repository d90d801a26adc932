### The engine at the command line: values, graded moves, reviews of games.

engine-json-help = Tulosta JSONia, yksi olio riviä kohti.
engine-threads-help = Montako säiettä käytetään.
engine-no-table-help = Laske kaikki haulla, ilman avaustaulukkoa.
engine-time-limit-help = Jätä asema sikseen näin monen sekunnin jälkeen.

## kvarto solve

solve-help =
    Kerro jokaisesta asemasta POSITION, kumpi voittaa parhaalla pelillä ja montako nappulaa sitä
    ennen asetetaan. Asema on yksi argumentti lainausmerkeissä. Jos argumentti on - tai puuttuu,
    asemat luetaan vakiosyötteestä, yksi riviltä; tyhjät rivit ja #-merkillä alkavat ohitetaan.
    Esimerkiksi: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Kerro, kumpi voittaa asemassa.
solve-cold-help = Unohda kaikki opittu ennen jokaista asemaa.
solve-cold-one-thread = --cold käy vain yhden säikeen kanssa
solve-nothing = POSITION puuttuu (tai -, jos asemat luetaan vakiosyötteestä)
solve-wrong-line = rivi { $line }: { $what }

solve-win = { $position }: { $player } on vuorossa ja voittaa { $distance ->
    [0] huutamalla: { $shapes }
    [one] seuraavalla nappulalla
   *[other] { $distance } nappulan kuluttua
}.
solve-draw = { $position }: { $player } on vuorossa, ja peli päättyy tasan.
solve-loss = { $position }: { $player } on vuorossa ja häviää { $distance ->
    [one] seuraavaan nappulaan
   *[other] { $distance } nappulan kuluttua
}.
solve-unknown = { $position }: { $player } on vuorossa, eikä voittajaa tiedetä.

## kvarto grade

grade-help =
    Kerro, mihin jokainen sallittu siirto asemassa POSITION johtaa vuorossa olevalle, paras ensin.
    Esimerkiksi: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Kerro, mitä jokainen siirto on arvoltaan.
grade-nothing = ei ole arvioitavia siirtoja: lauta on täynnä
grade-win = Voittaa { $distance ->
    [0] heti
    [one] yhdellä nappulalla
   *[other] { $distance } nappulan kuluttua
} ({ $count }):
grade-draw = Tasapeli ({ $count }):
grade-loss = Häviää { $distance ->
    [0] heti
    [one] yhden nappulan kuluttua
   *[other] { $distance } nappulan kuluttua
} ({ $count }):
grade-unknown = Ei tiedossa ({ $count }):

## kvarto review

review-help =
    Arvioi jokainen siirto .qgn-tiedoston FILE peleissä (- tarkoittaa vakiosyötettä): mikä pelin arvo
    oli ennen sitä ja sen jälkeen, mikä olisi ollut parempi, mitkä quartot jäivät huomaamatta ja missä
    peli ratkesi.
review-short-help = Kerro, missä tallennetut pelit voitettiin ja hävittiin.

review-value-lost = { $before } → { $after }
review-verdict-mistake = virhe
review-verdict-blunder = karkea virhe
review-verdict-decisive = ratkaiseva virhe
review-remark = { $verdict }; parempi { $words }
review-remark-more = { $verdict }; parempi { $words } (+{ $more })

review-left-win = Viimeisessä asemassa { $player } on vuorossa ja voittaa parhaalla pelillä.
review-left-draw = Viimeisessä asemassa { $player } on vuorossa, ja paras peli johtaa tasapeliin.
review-left-loss = Viimeisessä asemassa { $player } on vuorossa ja häviää parhaallakin pelillä.
review-accuracy = { $player }: arvon säilyttäneitä siirtoja { $kept }/{ $judged } ({ $percent } %).
