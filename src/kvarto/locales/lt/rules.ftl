### The page of rules.

rules-title = Taisyklės
rules-lead = Du žaidėjai, šešiolika figūrų, viena mintis: figūrą, kurią statys varžovas, parenki tu. Partija trunka nuo dešimties iki dvidešimties minučių.
rules-play = Sužaisti partiją

## Material

rules-material = Lenta ir figūros
rules-material-text = Lentoje šešiolika langelių. Visos šešiolika figūrų skirtingos: kiekviena šviesi arba tamsi, žema arba aukšta, apvali arba kvadratinė, o viršuje su duobute arba be jos.
rules-material-example = Tuščia lenta ir visos šešiolika dar neduotų figūrų.

## A turn

rules-turn = Ėjimas
rules-turn-text = Kas pirmas, lemia kauliukai. Pirmasis parenka bet kurią figūrą ir duoda antrajam. Šis pastato ją į kurį nori tuščią langelį, tada pats parenka figūrą ir duoda atgal. Taip ir toliau: pastatyk, ką gavai, tada duok.
rules-turn-nobody = Figūros yra niekieno. Linijoje gali būti abiejų pastatytų figūrų.
rules-turn-example = Lentoje trys figūros. Duota šviesi, aukšta, kvadratinė, ir dabar ją reikia pastatyti.

## A quarto

rules-quarto = Kas yra quarto
rules-quarto-text = Kai eilėje, stulpelyje ar įstrižainėje stovi keturios kuo nors panašios figūros, nors ir vienu požymiu, tai quarto.
rules-quarto-row = Keturios aukštos figūros 2 eilėje.
rules-quarto-column = Keturios figūros su duobute c stulpelyje.
rules-quarto-diagonal = Keturios apvalios figūros įstrižainėje.
rules-quarto-none = Ne quarto: keturios 2 eilės figūros neturi nieko bendra.

## The call

rules-call = Reikia paskelbti
rules-call-text = Užbaigti quarto neužtenka. Laimi tas, kas jį pamato ir laiku sušunka „Quarto!“, o tai nebūtinai tas, kas jį sudarė.
rules-call-placer = Pastačius figūrą galima skelbti, kol neduota kita.
rules-call-receiver = Jei užuot skelbus duodi figūrą, kitas žaidėjas gali skelbti jos dar nepastatęs ir laimi tuo, ką užbaigei tu.
rules-call-lapse = Jei ir kitas žaidėjas pastato figūrą, quarto nebegalioja. Skelbti jo nebegali niekas, ir keturios figūros yra tiesiog keturios figūros.
rules-call-example = Paskutinė figūra pastatyta į d1: 1 eilėje keturios tamsios ir keturios aukštos. Niekas nepaskelbė, o figūra jau duota. Dabar kitas žaidėjas, užuot statęs, gali skelbti 1 eilę.
rules-pointing = Parodyk
rules-pointing-text = Norint skelbti, reikia spausti raudoną mygtuką. Laikrodžiai sustoja, ir per 15 sekundžių reikia paliesti keturias figūras. Tinka tik linija, kurią užbaigė ką tik pastatyta figūra.
rules-wrong-call = Po kiekvienos pastatytos figūros abu žaidėjai turi po vieną skelbimą. Klaidingas arba neparodytas skelbimas sunaudojamas; turnyre dėl jo pralaimima partija.
rules-end = Pabaiga
rules-end-text = Pastačius šešioliktą figūrą nebėra ko duoti. Pastatęs žaidėjas gali skelbti arba baigti ėjimą, tada kitas turi paskutinę progą. Jei iki tol niekas nelaimėjo, tai lygiosios.

## Variants

rules-variants = Variantai
rules-beginners-text = Susitarkite dėl vieno, dviejų ar trijų požymių, o kitus pamirškite. Kai taps per lengva, pridėkite dar vieną.
rules-beginners-example = Kai svarbi tik spalva: keturios šviesios figūros 3 eilėje.
rules-advanced-text = Linijos laimi kaip visada, o kartu ir devyni 2 × 2 langelių kvadratai.
rules-advanced-example = Keturios tamsios figūros viduriniame kvadrate.
rules-squares-text = Laimi tik 2 × 2 kvadratai; eilės, stulpeliai ir įstrižainės – ne.
rules-hard-text = Keturios figūros turi būti panašios bent dviem požymiais.
rules-hard-example = 1 eilė: keturios tamsios ir keturios aukštos, taigi tinka ir čia.

## What can be agreed on

rules-agree = Dėl ko galima susitarti
rules-automatic-text = Kas užbaigia quarto, iškart laimi, ir niekam nereikia skelbti. Taip žaidžia daug programų.
rules-late-call = Vėlyvas skelbimas
rules-late-call-text = Pastatęs žaidėjas gali skelbti ir davęs figūrą, kol ji nepastatyta. Laimi, kas paskelbia pirmas.
rules-child = Su vaiku
rules-child-text = Mažas vaikas gali tik skelbti ir nerodyti. Skelbimas teisingas, jei kur nors yra galiojantis quarto. Draugiškose partijose žaidėjui dar galima rodyti, kur gresia linijos ir kurias figūras saugu duoti.
rules-time = Laikas
rules-time-text = Turnyre kiekvienas žaidėjas ėjimui turi minutę. Kam baigiasi laikas, tas pralaimi; tik po šešioliktos figūros tai tereiškia, kad skelbimo nebus.

## Notation

rules-notation = Užrašymas
rules-notation-text = Stulpeliai iš kairės žymimi nuo a iki d, eilės iš apačios – nuo 1 iki 4. Kiekviena figūra yra skaitmuo arba raidė:
rules-notation-moves = b2>7 reiškia: pastatyta į b2, duota 7. Šauktukas yra teisingas skelbimas, klaustukas – klaidingas, su parodyta eile, stulpeliu ar įstrižaine: b2!3, b2?a>7.

## Editions

rules-editions = Kuo leidimai skiriasi
rules-editions-text = Spausdintos taisyklės visomis kalbomis beveik tokios pat. Štai mums žinomi skirtumai.
rules-editions-own = Leidimas šia kalba
rules-editions-others = Kiti leidimai
rules-edition-south-slavic = Serbų, kroatų ir slovėnų taisyklėse yra vėlyvas skelbimas.
rules-edition-danish = Danų taisyklėse skelbiama paleidžiant figūrą iš rankos, o laikas neribojamas.
rules-edition-greek = Graikų taisyklės leidžia susitarti dėl daugiau nei vieno bendro požymio; tai sunkus žaidimas. Laikas neribojamas.
rules-edition-finnish = Suomių taisykles galima suprasti ir taip, kad pažengusieji siekia tik kvadratų.
rules-edition-japanese = Japonų taisyklėse nėra žaidimo pradedantiesiems, o minutė skirta figūrai pastatyti.
rules-edition-swedish = Švedų ir arabų taisyklėse pradedantieji požymius prideda po vieną.
rules-edition-estonian = Suomių ir estų taisyklėse pradedantieji pradeda nuo vienos reikšmės: skaičiuojamos tik keturios šviesios figūros.
rules-edition-romanian = Rumunų taisyklėse kitas žaidėjas skelbia prieš paimdamas figūrą; tai ta pati proga kaip čia.
rules-edition-arabic = Arabų taisyklės leidžia kitam skelbti, kai tik linija užbaigta, ir nemini, kad prieš tai duodama figūra. Čia skelbiama davus.
rules-edition-german = Vokiečių taisyklės aiškiai sako: kas stato figūrą, tas atsisako anksčiau buvusios linijos.
rules-edition-chinese = Kinų taisyklėse skelbia tik figūrą pastatęs žaidėjas; čia gali ir kitas. Partija trunka penkiolika minučių, o ėjimas – kiek reikia.
rules-edition-minute = Serbų, kroatų ir persų taisyklėse dėl minutės ėjimui galima susitarti bet kurioje partijoje.
rules-edition-limit = Rumunų ir slovėnų taisyklės laiką riboja, bet nesako kiek.
rules-edition-czech = Čekų taisyklėse, kas pradeda, lemia žaidimas rankomis; kitur – kauliukai, burtai arba susitarimas.
