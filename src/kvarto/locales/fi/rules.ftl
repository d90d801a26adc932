### The page of rules.

rules-title = Säännöt
rules-lead = Kaksi pelaajaa, kuusitoista nappulaa ja yksi ajatus: sinä valitset, minkä nappulan vastustajasi joutuu asettamaan. Peli kestää 10–20 minuuttia.
rules-play = Pelaa

## Material

rules-material = Lauta ja nappulat
rules-material-text = Laudassa on kuusitoista ruutua. Nappuloita on kuusitoista, ja kaikki ovat erilaisia: kukin on vaalea tai tumma, matala tai korkea, pyöreä tai kulmikas ja päältä umpinainen tai reiällinen.
rules-material-example = Tyhjä lauta, ja kaikki kuusitoista nappulaa varastossa.

## A turn

rules-turn = Vuoro
rules-turn-text = Noppa ratkaisee, kumpi on ensimmäinen. Hän poimii minkä tahansa nappulan ja antaa sen toiselle. Toinen asettaa sen mihin tahansa tyhjään ruutuun ja antaa vuorostaan nappulan takaisin. Näin jatketaan: aseta saamasi nappula, anna sitten seuraava.
rules-turn-nobody = Nappulat eivät ole kenenkään omia. Samassa suorassa voi olla kummankin asettamia nappuloita.
rules-turn-example = Laudalla on kolme nappulaa. Vaalea korkea kulmikas on annettu, ja nyt se on asetettava.

## A quarto

rules-quarto = Quarto
rules-quarto-text = Quarto on neljä nappulaa rivissä, sarakkeessa tai lävistäjällä, kun niillä on ainakin yksi sama ominaisuus.
rules-quarto-row = Neljä korkeaa rivillä 2.
rules-quarto-column = Neljä reiällistä sarakkeessa c.
rules-quarto-diagonal = Neljä pyöreää lävistäjällä.
rules-quarto-none = Ei quartoa: rivin 2 nappuloilla ei ole mitään yhteistä.

## The call

rules-call = Se pitää huutaa
rules-call-text = Pelkkä quarto ei vielä riitä. Voiton vie se, joka huomaa sen ja ehtii huutaa ”Quarto!”, vaikka sen olisi tehnyt toinen.
rules-call-placer = Kun olet asettanut nappulan, voit huutaa ennen kuin annat seuraavan.
rules-call-receiver = Jos annatkin nappulan, vastustajasi voi huutaa ennen sen asettamista ja voittaa sillä, minkä sinä sait valmiiksi.
rules-call-lapse = Jos vastustajakin vain asettaa nappulan, quarto raukeaa. Kukaan ei voi enää huutaa sitä, ja ne neljä ovat pelkkiä nappuloita muiden joukossa.
rules-call-example = Viimeinen nappula asetettiin ruutuun d1: rivillä 1 on neljä tummaa ja samalla neljä korkeaa. Sitä ei huudettu, vaan annettiin nappula. Nyt vastustaja voi asettamisen sijasta huutaa rivin 1.
rules-pointing = Osoittaminen
rules-pointing-text = Huuda painamalla punaista painiketta. Kellot pysähtyvät, ja sinulla on 15 sekuntia aikaa koskettaa neljää nappulaa. Vain viimeksi asetetun nappulan täydentämä suora kelpaa.
rules-wrong-call = Jokaista asetettua nappulaa kohti kummallakin on yksi huuto. Väärä huuto, tai huuto jonka paikkaa ei osoiteta, käyttää sen; turnauksissa siitä häviää pelin.
rules-end = Pelin loppu
rules-end-text = Kuudennentoista nappulan jälkeen ei ole enää annettavaa. Asettaja voi huutaa tai päättää vuoron, sitten toisella on viimeinen tilaisuus. Jos kukaan ei ole voittanut, peli on tasan.

## Variants

rules-variants = Pelimuodot
rules-beginners-text = Sopikaa yhdestä, kahdesta tai kolmesta ominaisuudesta, jotka ratkaisevat, ja unohtakaa loput. Ottakaa yksi lisää, kun peli käy liian helpoksi.
rules-beginners-example = Kun vain väri ratkaisee: neljä vaaleaa rivillä 3.
rules-advanced-text = Suorat voittavat kuten ennenkin, ja lisäksi yhdeksän 2 × 2 ruudun neliötä.
rules-advanced-example = Neljä tummaa keskimmäisessä neliössä.
rules-squares-text = Vain 2 × 2 ruudun neliöt voittavat; rivit, sarakkeet ja lävistäjät eivät.
rules-hard-text = Neljällä nappulalla on oltava vähintään kaksi yhteistä ominaisuutta.
rules-hard-example = Rivi 1: neljä tummaa ja neljä korkeaa, joten se kelpaa tässäkin.

## What can be agreed on

rules-agree = Mistä voi sopia
rules-automatic-text = Quarton valmiiksi saanut voittaa heti, eikä kenenkään tarvitse huutaa. Moni ohjelma pelaa näin.
rules-late-call = Jälkihuuto
rules-late-call-text = Nappulan antamisen jälkeen asettaja voi vielä huutaa, kunnes nappula on laudalla. Ensin huutanut voittaa.
rules-child = Lapsen kanssa
rules-child-text = Pieni lapsi saa vain huutaa osoittamatta. Huuto on oikea, jos jossain on avoin quarto. Rennossa pelissä pelaajalle voi myös näyttää, missä suora uhkaa valmistua ja mitkä nappulat on turvallista antaa.
rules-time = Aika
rules-time-text = Turnauksissa kummallakin on minuutti siirtoa kohti. Ajan loppuminen on tappio; vasta kuudennentoista nappulan jälkeen se tarkoittaa vain, ettei huutoa tullut.

## Notation

rules-notation = Merkintätapa
rules-notation-text = Sarakkeet ovat vasemmalta a–d, rivit alhaalta 1–4. Jokaisella nappulalla on numero tai kirjain:
rules-notation-moves = b2>7 tarkoittaa: asetti ruutuun b2, antoi nappulan 7. Huutomerkki on oikea huuto ja kysymysmerkki väärä; perässä on osoitettu rivi, sarake tai lävistäjä: b2!3, b2?a>7.

## Editions

rules-editions = Missä painokset eroavat
rules-editions-text = Painetut säännöt ovat kaikilla kielillä pitkälti samat. Nämä erot tunnemme.
rules-editions-own = Suomenkielinen painos
rules-editions-others = Muut painokset
rules-edition-south-slavic = Serbian-, kroaatin- ja sloveeninkielisissä säännöissä on jälkihuuto.
rules-edition-danish = Tanskankielisissä säännöissä huudetaan samalla, kun nappulasta päästetään irti, eikä aikaa rajoiteta.
rules-edition-greek = Kreikankieliset säännöt sallivat sopia useammasta yhteisestä ominaisuudesta; se on vaikea peli. Aikaa ei rajoiteta.
rules-edition-finnish = Suomenkieliset säännöt voi lukea niin, että edistyneet tavoittelevat pelkkiä neliöitä.
rules-edition-japanese = Japaninkielisissä säännöissä ei ole aloittelijoiden peliä, ja niiden minuutti on asettamista varten.
rules-edition-swedish = Ruotsin- ja arabiankielisissä säännöissä aloittelijat ottavat ominaisuuksia mukaan yksi kerrallaan.
rules-edition-estonian = Suomen- ja vironkielisissä säännöissä aloitetaan yhdestä ainoasta arvosta: vain neljä vaaleaa kelpaa.
rules-edition-romanian = Romaniankielisissä säännöissä vastustaja huutaa ennen nappulan ottamista; tilaisuus on sama kuin täällä.
rules-edition-arabic = Arabiankieliset säännöt antavat vastustajan huutaa heti, kun suora on valmis, eivätkä puhu antamisesta sitä ennen. Täällä huuto tulee antamisen jälkeen.
rules-edition-german = Saksankieliset säännöt sanovat suoraan, että nappulan asettaja luopuu sitä ennen olleesta suorasta.
rules-edition-chinese = Kiinankielisissä säännöissä vain nappulan asettanut huutaa; täällä toinenkin saa. Peli kestää viisitoista minuuttia, siirto niin kauan kuin kestää.
rules-edition-minute = Serbian-, kroaatin- ja persiankielisissä säännöissä minuutista siirtoa kohti voi sopia missä pelissä tahansa.
rules-edition-limit = Romanian- ja sloveeninkieliset säännöt rajoittavat aikaa, mutta eivät sano, miten paljon.
rules-edition-czech = Tšekinkielisissä säännöissä aloittajan ratkaisee käsileikki; muualla noppa, arpa tai sopimus.
