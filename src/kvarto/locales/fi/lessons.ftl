### The course: what is said in each step, to attempts, and around them.

learn-title = Opi peli
learn-lead = { $count ->
    [one] Yksi lyhyt askel. Pelaat oikealla laudalla, ja jokainen vastaus on todistettu.
   *[other] { $count } lyhyttä askelta. Pelaat oikealla laudalla, ja jokainen vastaus on todistettu.
}
learn-begin = Aloita
learn-go-on = Jatka
learn-again = Uudestaan alusta
learn-steps = Askeleet
learn-progress = Askelia tehty { $done }/{ $count }
learn-done = tehty
learn-rules = Lue säännöt

## Whole games for beginners

learn-path = Kokonaisia pelejä
learn-path-about = Ensin vain yksi ominaisuus ratkaisee; ota toinen mukaan, kun peli käy liian helpoksi. Vastustajasi on lempeä.
path-1 = Yksi ominaisuus
path-2 = Kaksi ominaisuutta
path-3 = Kolme ominaisuutta
path-4 = Kaikki neljä
path-counts = Mikä ratkaisee: { $features }
path-hints = vihjeet mukana
path-play = Pelaa
path-running = Jatka
path-played = pelattu
path-won = voitettu

## Around a step

lesson-number = Askel { $number }/{ $count }
lesson-hint = Vihje
lesson-check = Tarkista
lesson-marked = { $count ->
    [0] Mitään ei ole vielä merkitty.
   *[other] Merkitty: { $pieces }.
}
lesson-is-marked = merkitty
lesson-again = Yritä uudelleen
lesson-next = Seuraava askel
lesson-finish = Kaikki askeleet
lesson-start-clock = Käynnistä kello
lesson-right = Oikein.
lesson-wrong = Ei aivan.
lesson-actions = Sinun vuorosi
lesson-between = Askeleet
lesson-previous = Edellinen askel
lesson-unknown = Tällaista askelta ei ole.

## What is wrong with an attempt

lesson-wrong-piece = Tuo nappula on { $piece }. Etsimäsi ei ole { $traits }.
lesson-wrong-no-shape = Nuo neljä eivät muodosta mitään kelpaavaa.
lesson-wrong-not-alike = Katso: { $shape }. Sen neljällä nappulalla ei ole mitään yhteistä.
lesson-wrong-lapsed = Kyllä, siinä on { $shape }: { $alike }. Mutta viimeksi asetettu nappula ei ole niiden joukossa, joten se quarto on rauennut.
lesson-wrong-completes-nothing = Yksi merkityistä nappuloista ei täydennä mitään: { $piece }.
lesson-wrong-missing = { $count ->
    [one] Hyvä tähän asti, mutta yksi nappula puuttuu vielä.
   *[other] Hyvä tähän asti, mutta { $count } nappulaa puuttuu vielä.
}
lesson-wrong-marked = Yksi merkityistä nappuloista ei ole turvallinen: { $piece }. Ruudussa { $cell } siitä syntyy { $shape }: { $alike }.
lesson-wrong-cell = Ruudussa { $cell } nappulasta ei tule neljättä samanlaista.
lesson-wrong-gives-win = Annoit tämän: { $piece }. Vastustaja asettaa sen ruutuun { $cell } ja huutaa. Siinä on { $shape }: { $alike }.
lesson-wrong-none-safe = Kun olit asettanut nappulan, yhtäkään jäljellä olevista ei enää ollut turvallista antaa. Annoit tämän: { $piece }. Vastustaja asettaa sen ruutuun { $cell } ja huutaa. Siinä on { $shape }: { $alike }.
lesson-wrong-let-lapse = Asetit nappulan, ja niin raukesi { $shape }. Kukaan ei voi enää huutaa sitä.
lesson-wrong-not-called = Annoit nappulan etkä huutanut. Nyt vastustaja huutaa. Siinä on { $shape }: { $alike }.
lesson-wrong-missed-win = Olisit voinut voittaa heti: on ruutu, jossa kädessäsi oleva nappula ({ $piece }) täydentää neljä samanlaista.
lesson-wrong-even = Turvallisia nappuloita jäi { $count }. Annoit yhden, vastustaja antaa viimeisen, ja sitten sinulla ei ole enää yhtään.
lesson-wrong-still-safe = Vastustaja asettaa nappulan ruutuun { $cell } ja voi antaa vielä yhden turvallisen: { $piece }.
lesson-wrong-time = Minuuttisi loppui. Pelissä, jossa on tämä kello, olisit hävinnyt.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = Tunne ominaisuudet
lesson-features-text = Ei ole kahta samanlaista nappulaa. Jokainen on vaalea tai tumma, matala tai korkea, pyöreä tai kulmikas ja päältä umpinainen tai reiällinen: neljä ominaisuutta, kahdeksan arvoa.
lesson-features-task = Etsi nappula, joka on tumma, korkea, pyöreä ja reiällinen.
lesson-features-hint = Etene yksi ominaisuus kerrallaan: tummista vain korkeat, niistä vain pyöreät. Jäljellä on kaksi, ja toisessa on reikä.
lesson-features-right = Se se on, ja toista sellaista ei ole. Jokainen nappula eroaa jokaisesta toisesta ainakin yhdessä ominaisuudessa.

lesson-line-title = Neljä samanlaista
lesson-line-text = Neljä nappulaa rivissä, sarakkeessa tai lävistäjällä on quarto, jos niissä on edes yksi sama ominaisuus. Yksi riittää; muut saavat olla mitä vain.
lesson-line-task = Tällä laudalla on kolme täyttä suoraa. Osoita ne neljä nappulaa, jotka ovat quarto.
lesson-line-hint = Katso nappuloita päältä. Yhdessä suorassa jokaisessa on reikä.
lesson-line-right = Rivi 1: neljä reiällistä. Sarakkeessa c ja lävistäjällä nappuloilla ei ole mitään yhteistä.

lesson-three-title = Kolmella jotain yhteistä
lesson-three-text = Kun kolmella suoran nappulalla on jotain yhteistä, puuttuu enää neljäs. Tällaisten kolmikoiden huomaaminen on suurin osa peliä.
lesson-three-task = Rivillä 2 on kolme nappulaa ja yksi tyhjä ruutu. Merkitse kaikki nappulat, joista siihen tulisi quarto, ja tarkista.
lesson-three-hint = Mikä rivin 2 kolmea nappulaa yhdistää? Ei väri, ei korkeus, ei muoto. Jokainen nappula, jossa on se sama, käy neljänneksi.
lesson-three-right = Yhteistä on reikä, joten mikä tahansa reiällinen nappula käy neljänneksi.

lesson-complete-title = Täydennä suora
lesson-complete-text = Et koskaan valitse nappulaa, jonka asetat: vastustaja on antanut sen sinulle. Silti se voi olla juuri se, jota tarvitset.
lesson-complete-task = Aseta kädessäsi oleva nappula sinne, missä siitä tulee neljäs samanlainen.
lesson-complete-hint = Sarakkeessa a on kolme pyöreää, mutta nappulasi on kulmikas. Etsi kolme, joilla on sen kanssa jokin muu yhteinen ominaisuus.
lesson-complete-right = Rivi 2: neljä reiällistä.

lesson-call-title = Huuda se
lesson-call-text = Täydentäminen ei riitä: quarto voittaa, kun se huudetaan. Kun olet asettanut nappulan etkä ole vielä antanut seuraavaa, paina punaista painiketta ja osoita neljä nappulaa.
lesson-call-task = Asetit juuri nappulan ruutuun d3. Huuda ja osoita, mitä sait valmiiksi.
lesson-call-hint = Ruudun d3 kautta kulkee kaksi täyttä suoraa: rivi 3 ja sarake d. Toisessa kaikki neljä ovat tummia.
lesson-call-right = Quarto! Rivi 3: neljä tummaa. Voitit.

lesson-steal-title = Nappaa toisen quarto
lesson-steal-text = Vastustajaltakin voi jäädä quarto huomaamatta. Jos hän antaa sinulle nappulan huutamatta, huuto on sinun niin kauan kuin et ole asettanut sitä.
lesson-steal-task = Vastustaja asetti nappulan ruutuun d2 ja antoi sinulle seuraavan. Nappaa voitto häneltä.
lesson-steal-hint = Suoran on kuljettava ruudun d2 kautta, johon viimeinen nappula asetettiin. Vertaa sarakkeen d korkeuksia.
lesson-steal-right = Quarto! Sarake d: neljä matalaa. Vastustaja sai ne valmiiksi, mutta sinä huusit.

lesson-lapse-title = Mikä raukeaa
lesson-lapse-text = Jos kukaan ei huuda ennen seuraavan nappulan asettamista, quarto raukeaa. Nappulat jäävät paikoilleen, mutta kukaan ei voi enää huutaa niitä. Huutaa voi vain sen, missä on mukana viimeksi asetettu nappula.
lesson-lapse-task = Asetit juuri nappulan ruutuun b2. Laudalla on kaksi neljän samanlaisen suoraa; huuda se, joka on vielä voimassa.
lesson-lapse-hint = Rivillä 1 on neljä kulmikasta, mutta b2 ei ole rivillä 1. Mikä täysi suora kulkee ruudun b2 kautta?
lesson-lapse-right = Quarto! Sarake b: neljä korkeaa. Rivin 1 neljä kulmikasta ovat rauenneet; niiden huutaminen olisi ollut väärä huuto.

lesson-safe-title = Anna turvallinen nappula
lesson-safe-text = Sinä valitset, mitä vastustaja asettaa. Jos annat nappulan, jolla hän saa neljä täyteen, häviät. Katso siis ennen antamista, mikä uhkaa.
lesson-safe-task = Anna nappula, jolla vastustaja ei voi voittaa heti.
lesson-safe-hint = Rivillä 1 on kolme korkeaa ja pyöreää. Annettava nappula ei siis saa olla korkea eikä pyöreä.
lesson-safe-right = Turvallinen: se on matala ja kulmikas, joten rivillä 1 se ei täydennä mitään.

lesson-block-title = Torju
lesson-block-text = Joskus turvallista nappulaa ei ole. Käytä silloin kädessäsi olevaa: kun panet sen uhan paikalle, aukko täyttyy ja uhka katoaa.
lesson-block-task = Aseta nappula niin, että sinulle jää jotain annettavaa, ja anna se. Tapoja on vain yksi.
lesson-block-hint = Katso saraketta d: kolme vaaleaa ja pyöreää nappulaa ja yksi vapaa ruutu.
lesson-block-right = Ruudussa d4 nappulasi katkaisee sarakkeen d, ja nyt on yksi turvallinen nappula. Kaikella muulla olisit hävinnyt heti.

lesson-count-title = Laske turvalliset
lesson-count-text = Pelin jälkipuoliskolla turvalliset nappulat käyvät vähiin. Joka tietää, montako on jäljellä, tietää, mitä tulee.
lesson-count-task = Merkitse kaikki nappulat, jotka on tässä turvallista antaa, ja tarkista.
lesson-count-hint = Kaksi suoraa uhkaa: sarakkeessa c on kolme umpinaista, rivillä 4 kolme tummaa. Turvallinen on se, joka ei ole kumpaakaan.
lesson-count-right = Turvallisia on kolme: vaaleat, joissa on reikä.

lesson-last-safe-title = Anna viimeinen turvallinen
lesson-last-safe-text = Jos annat viimeisen turvallisen nappulan, vastustajan on asetettava se ja annettava sinulle jotain, mikä ei ole turvallista. Sillä voitat.
lesson-last-safe-task = Aseta nappula niin, että jää vain yksi turvallinen nappula, ja anna se.
lesson-last-safe-hint = Luo uusi uhka: rivillä 1 on jo kaksi vaaleaa ja korkeaa, ja sinunkin nappulasi on vaalea ja korkea.
lesson-last-safe-right = Minne vastustaja sen asettaakin, hänelle ei jää mitään turvallista annettavaa.

lesson-parity-title = Pariton vai parillinen
lesson-parity-text = Turvallisia nappuloita annetaan vuorotellen: sinä, vastustaja, sinä… Jos niitä on pariton määrä, kun on sinun vuorosi antaa, sinä annat viimeisen. Jos parillinen, sen antaa vastustaja. Aseta siis niin, että määrä on pariton.
lesson-parity-task = Etsi ruutu, jonka jälkeen turvallisia nappuloita on pariton määrä, ja anna yksi niistä.
lesson-parity-hint = Ruuduissa c1 ja d2 kaksi nappulaa pysyy turvallisina, ruuduissa a1 ja a2 ei yksikään. Mikä ruutu on jäljellä?
lesson-parity-right = Turvallisia oli kolme: sinä annat yhden, vastustaja yhden ja sinä viimeisen. Sitten vastustajalla ei ole mitään turvallista annettavaa.

lesson-squares-title = Neliöt
lesson-squares-text = Edistyneiden pelissä voittaa myös neljä nappulaa 2 × 2 ruudun neliössä. Neliöitä on yhdeksän, ja ne jäävät helposti huomaamatta.
lesson-squares-task = Tässä neliötkin kelpaavat. Aseta nappula, huuda ja osoita, mitä sait valmiiksi.
lesson-squares-hint = Katso laudan keskelle: kolmessa sen neljästä ruudusta on matala nappula.
lesson-squares-right = Quarto! Keskimmäinen neliö: neljä matalaa.

lesson-clock-title = Kelloa vastaan
lesson-clock-text = Turnauksessa sinulla on minuutti jokaiseen siirtoon. Jos aika loppuu, häviät; huuto pysäyttää kellon.
lesson-clock-task = Aikaa on minuutti. Aseta nappula, huuda ja osoita, mitä sait valmiiksi.
lesson-clock-hint = Nappulasi on pyöreä. Katso lävistäjät läpi.
lesson-clock-right = Quarto, ja ajoissa! Lävistäjä ruudusta a1 ruutuun d4: neljä pyöreää. Nyt osaat kaiken tarvittavan; pelaa peli.
