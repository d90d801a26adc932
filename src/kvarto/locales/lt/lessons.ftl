### The course: what is said in each step, to attempts, and around them.

learn-title = Išmok žaisti
learn-lead = { $count ->
    [one] { $count } trumpas žingsnis. Kiekviename žaidi tikroje lentoje, ir visi atsakymai įrodyti.
    [few] { $count } trumpi žingsniai. Kiekviename žaidi tikroje lentoje, ir visi atsakymai įrodyti.
    [many] { $count } trumpo žingsnio. Kiekviename žaidi tikroje lentoje, ir visi atsakymai įrodyti.
   *[other] { $count } trumpų žingsnių. Kiekviename žaidi tikroje lentoje, ir visi atsakymai įrodyti.
}
learn-begin = Pradėti
learn-go-on = Tęsti
learn-again = Dar kartą nuo pradžių
learn-steps = Žingsniai
learn-progress = Atlikta žingsnių: { $done } iš { $count }
learn-done = atlikta
learn-rules = Skaityti taisykles

## Whole games for beginners

learn-path = Ištisos partijos
learn-path-about = Iš pradžių svarbus tik vienas požymis; kai taps per lengva, pridėk dar vieną. Varžovas švelnus.
path-1 = Vienas požymis
path-2 = Du požymiai
path-3 = Trys požymiai
path-4 = Visi keturi
path-counts = Kas svarbu: { $features }
path-hints = su užuominomis
path-play = Žaisti
path-running = Tęsti
path-played = sužaista
path-won = laimėta

## Around a step

lesson-number = { $number } žingsnis iš { $count }
lesson-hint = Užuomina
lesson-check = Tikrinti
lesson-marked = { $count ->
    [0] Dar niekas nepažymėta.
   *[other] Pažymėta: { $pieces }.
}
lesson-is-marked = pažymėta
lesson-again = Bandyti vėl
lesson-next = Kitas žingsnis
lesson-finish = Visi žingsniai
lesson-start-clock = Paleisti laikrodį
lesson-right = Teisingai.
lesson-wrong = Ne visai.
lesson-actions = Tavo ėjimas
lesson-between = Žingsniai
lesson-previous = Ankstesnis žingsnis
lesson-unknown = Tokio žingsnio nėra.

## $piece is a piece-name, $alike something like "four tall", $shape a row, column or the like

lesson-wrong-piece = Ši figūra yra { $piece }. Ieškomoji nėra { $traits }.
lesson-wrong-no-shape = Šios keturios nesudaro to, kas skaičiuojama.
lesson-wrong-not-alike = Pažiūrėk: { $shape }. Keturios figūros čia neturi nieko bendra.
lesson-wrong-lapsed = Taip, čia { $alike } ({ $shape }), bet paskutinės pastatytos figūros tarp jų nėra. Tas quarto nebegalioja.
lesson-wrong-completes-nothing = Viena pažymėta figūra nieko neužbaigia: { $piece }.
lesson-wrong-missing = { $count ->
    [one] Kol kas gerai, bet dar trūksta { $count } figūros.
    [few] Kol kas gerai, bet dar trūksta { $count } figūrų.
    [many] Kol kas gerai, bet dar trūksta { $count } figūros.
   *[other] Kol kas gerai, bet dar trūksta { $count } figūrų.
}
lesson-wrong-marked = Viena pažymėta figūra nesaugi: { $piece }. Langelyje { $cell } ja užbaigiama: { $shape }, { $alike }.
lesson-wrong-cell = Langelyje { $cell } figūra neužbaigia keturių panašių.
lesson-wrong-gives-win = Tavo duota figūra: { $piece }. Kitas žaidėjas stato ją į { $cell } ir skelbia: { $shape }, { $alike }.
lesson-wrong-none-safe = Taip pastačius nebeliko saugių figūrų. Tavo duota: { $piece }. Kitas žaidėjas stato ją į { $cell } ir skelbia: { $shape }, { $alike }.
lesson-wrong-let-lapse = Figūrą pastatei, todėl nebegalioja: { $shape }. Skelbti to nebegali niekas.
lesson-wrong-not-called = Davei figūrą ir nepaskelbei. Dabar skelbia kitas žaidėjas: { $shape }, { $alike }.
lesson-wrong-missed-win = Galėjai laimėti iškart: yra langelis, kuriame figūra tavo rankoje ({ $piece }) užbaigia keturias panašias.
lesson-wrong-even = { $count ->
    [one] Liko { $count } saugi figūra. Vieną davei tu, paskutinę duoda kitas žaidėjas, ir tau nebelieka nė vienos.
    [few] Liko { $count } saugios figūros. Vieną davei tu, paskutinę duoda kitas žaidėjas, ir tau nebelieka nė vienos.
    [many] Liko { $count } saugios figūros. Vieną davei tu, paskutinę duoda kitas žaidėjas, ir tau nebelieka nė vienos.
   *[other] Liko { $count } saugių figūrų. Vieną davei tu, paskutinę duoda kitas žaidėjas, ir tau nebelieka nė vienos.
}
lesson-wrong-still-safe = Kitas žaidėjas stato tą figūrą į { $cell } ir dar turi saugią: { $piece }.
lesson-wrong-time = Tavo minutė baigėsi. Partijoje su tokiu laikrodžiu tai būtų pralaimėjimas.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = Pamatyk požymius
lesson-features-text = Dviejų vienodų figūrų nėra. Kiekviena tamsi ar šviesi, žema ar aukšta, kvadratinė ar apvali, o viršuje turi duobutę ar jos neturi: keturi požymiai, aštuonios reikšmės.
lesson-features-task = Rask figūrą, kuri yra tamsi, aukšta, apvali ir su duobute.
lesson-features-hint = Imk po vieną požymį: iš tamsių tik aukštas, iš jų tik apvalias. Lieka dvi; vienos viršuje yra duobutė.
lesson-features-right = Štai ji, ir tokia vienintelė. Kiekviena figūra nuo bet kurios kitos skiriasi bent vienu požymiu.

lesson-line-title = Keturios panašios
lesson-line-text = Keturios figūros eilėje, stulpelyje ar įstrižainėje yra quarto, jei turi bendrą požymį. Vieno užtenka; kiti gali būti bet kokie.
lesson-line-task = Šioje lentoje pilnos trys linijos. Parodyk keturias figūras tos, kuri yra quarto.
lesson-line-hint = Pažiūrėk į figūrų viršų. Vienoje linijoje kiekviena figūra turi duobutę.
lesson-line-right = 1 eilė: keturios su duobute. c stulpelyje ir įstrižainėje keturios figūros neturi nieko bendra.

lesson-three-title = Trys, turinčios ką nors bendra
lesson-three-text = Trims linijos figūroms, turinčioms ką nors bendra, trūksta tik ketvirtos. Pamatyti tokius trejetus ir kas juos sieja – tai didžioji žaidimo dalis.
lesson-three-task = 2 eilėje trys figūros ir vienas tuščias langelis. Pažymėk visas figūras, kurios ten sudarytų quarto, ir tikrink.
lesson-three-hint = Kas bendra trims 2 eilės figūroms? Ne spalva, ne aukštis, ne forma. Kas turi tą patį, bus ketvirta.
lesson-three-right = Visos trys su duobute, todėl ketvirta tinka bet kuri figūra su duobute.

lesson-complete-title = Užbaik liniją
lesson-complete-text = Niekada nesirenki figūros, kurią statai: ją tau davė kitas žaidėjas. Vis dėlto ji gali būti kaip tik ta, kurios reikia.
lesson-complete-task = Pastatyk figūrą iš rankos ten, kur ji užbaigia keturias panašias.
lesson-complete-hint = a stulpelyje trys apvalios, bet tavo figūra kvadratinė. Ieškok trijų, turinčių su ja kitą bendrą požymį.
lesson-complete-right = 2 eilė: keturios su duobute.

lesson-call-title = Paskelbk
lesson-call-text = Užbaigti neužtenka: quarto laimi paskelbus. Kai figūra pastatyta, o kita dar neduota, spausk raudoną mygtuką ir parodyk keturias figūras.
lesson-call-task = Ką tik pastatei figūrą į d3. Paskelbk ir parodyk, ką užbaigei.
lesson-call-hint = Dvi linijos per d3 pilnos: 3 eilė ir d stulpelis. Vienoje visos keturios tamsios.
lesson-call-right = Quarto! 3 eilė: keturios tamsios. Pergalė tavo.

lesson-steal-title = Pasigauk praleistą quarto
lesson-steal-text = Ir kitas žaidėjas gali nepastebėti quarto. Jei duoda tau figūrą nepaskelbęs, skelbti gali tu, kol tos figūros nepastatei.
lesson-steal-task = Kitas žaidėjas pastatė į d2 ir davė tau figūrą. Atimk pergalę.
lesson-steal-hint = Tai turi būti linija per d2, kur pastatyta paskutinė figūra. Palygink aukščius d stulpelyje.
lesson-steal-right = Quarto! d stulpelis: keturios žemos. Jas užbaigė kitas žaidėjas, bet paskelbei tu.

lesson-lapse-title = Kas nebegalioja
lesson-lapse-text = Jei niekas nepaskelbia, kol nepastatyta kita figūra, quarto nebegalioja. Figūros lieka vietoje, bet jo nebegali skelbti niekas ir niekada. Skelbti galima tik tai, kur yra paskutinė pastatyta figūra.
lesson-lapse-task = Ką tik pastatei figūrą į b2. Čia dviejose linijose po keturias panašias; paskelbk tą, kuri dar galioja.
lesson-lapse-hint = 1 eilėje keturios kvadratinės, bet b2 ne 1 eilėje. Kuri pilna linija eina per b2?
lesson-lapse-right = Quarto! b stulpelis: keturios aukštos. Keturios kvadratinės 1 eilėje nebegalioja; skelbti ten būtų klaida.

lesson-safe-title = Duok saugią figūrą
lesson-safe-text = Ką statys kitas žaidėjas, parenki tu. Jei duosi figūrą, kuria jis užbaigs keturias, partija pralaimėta, tad prieš duodant pažiūrėk, kas gresia.
lesson-safe-task = Duok figūrą, su kuria kitas žaidėjas negali iškart laimėti.
lesson-safe-hint = 1 eilėje trys aukštos ir apvalios. Taigi duodama figūra neturi būti nei aukšta, nei apvali.
lesson-safe-right = Saugu: ji žema ir kvadratinė, todėl 1 eilėje nieko neužbaigia.

lesson-block-title = Užtverk
lesson-block-text = Kartais saugių figūrų nėra. Tada padeda figūra rankoje: pastatyta ten, kur gresia, ji užpildo tarpą, ir grėsmės nebelieka.
lesson-block-task = Pastatyk figūrą taip, kad liktų ką duoti, ir duok. Yra tik vienas būdas.
lesson-block-hint = Pažiūrėk į d stulpelį: trys šviesios ir apvalios figūros ir vienas laisvas langelis.
lesson-block-right = Langelyje d4 tavo figūra suardo d stulpelį, ir dabar viena figūra saugi. Kitaip būtų iškart pralaimėta.

lesson-count-title = Suskaičiuok saugias
lesson-count-text = Antroje partijos pusėje saugių figūrų mažėja. Kas žino, kiek jų liko, tas žino, kas bus.
lesson-count-task = Pažymėk visas figūras, kurias čia saugu duoti, ir tikrink.
lesson-count-hint = Gresia dvi linijos: c stulpelyje trys be duobutės, 4 eilėje trys tamsios. Saugu, kas nėra nei viena, nei kita.
lesson-count-right = Saugios trys: šviesios su duobute.

lesson-last-safe-title = Duok paskutinę saugią
lesson-last-safe-text = Jei duodi paskutinę saugią figūrą, kitas žaidėjas turi ją pastatyti ir duoti tau nesaugią. Su ja laimi.
lesson-last-safe-task = Pastatyk figūrą taip, kad liktų tik viena saugi, ir duok ją.
lesson-last-safe-hint = Sukurk naują grėsmę: 1 eilėje jau stovi dvi šviesios ir aukštos, tokia ir tavo figūra.
lesson-last-safe-right = Kad ir kur kitas žaidėjas ją pastatys, saugių figūrų tau duoti nebeturės.

lesson-parity-title = Lyginis ar nelyginis
lesson-parity-text = Saugios figūros duodamos pakaitomis: tu, kitas, tu… Jei tau duodant jų lieka nelyginis skaičius, paskutinę duosi tu. Jei lyginis – kitas žaidėjas. Taigi statyk taip, kad liktų nelyginis.
lesson-parity-task = Rask langelį, po kurio saugių figūrų skaičius nelyginis, ir vieną iš jų duok.
lesson-parity-hint = Pastačius į c1 ar d2 lieka dvi saugios figūros, į a1 ar a2 – nė vienos. Koks langelis dar yra?
lesson-parity-right = Saugios buvo trys: vieną duodi tu, vieną kitas žaidėjas, o paskutinę vėl tu. Tada kitas žaidėjas saugių nebeturi.

lesson-squares-title = Kvadratai
lesson-squares-text = Pažengusiųjų žaidime laimi ir keturios 2 × 2 langelių kvadrate. Tokių kvadratų devyni, ir juos lengva praleisti pro akis.
lesson-squares-task = Čia skaičiuojami ir kvadratai. Pastatyk figūrą, paskelbk ir parodyk, ką užbaigei.
lesson-squares-hint = Pažiūrėk į lentos vidurį: trijuose iš keturių langelių žemos figūros.
lesson-squares-right = Quarto! Vidurinis kvadratas: keturios žemos.

lesson-clock-title = Pagal laikrodį
lesson-clock-text = Turnyre kiekvienam ėjimui turi minutę. Kam baigiasi laikas, tas pralaimi; skelbimas laikrodį sustabdo.
lesson-clock-task = Turi minutę. Pastatyk figūrą, paskelbk ir parodyk, ką užbaigei.
lesson-clock-hint = Tavo figūra apvali. Pažiūrėk į įstrižaines.
lesson-clock-right = Quarto, ir laiku! Įstrižainė nuo a1 iki d4: keturios apvalios. Dabar žinai viską, ko reikia; sužaisk partiją.
