### The page of rules.

rules-title = Noteikumi
rules-lead = Divi spēlētāji, sešpadsmit figūras, viena ideja: figūru, ko pretinieks liks, izvēlies tu. Partija ilgst desmit līdz divdesmit minūtes.
rules-play = Spēlēt partiju

## Material

rules-material = Laukums un figūras
rules-material-text = Laukumam ir sešpadsmit lauciņu. Visas sešpadsmit figūras atšķiras: ikviena ir gaiša vai tumša, zema vai augsta, apaļa vai kantaina, un augšgalā tai ir iedobums vai nav.
rules-material-example = Tukšs laukums, un visas sešpadsmit figūras rezervē.

## A turn

rules-turn = Gājiens
rules-turn-text = Kurš būs pirmais, izšķir kauliņi. Pirmais izvēlas figūru, kādu vien grib, un dod to otrajam. Otrais to noliek, kur vien ir tukšs, tad pats izvēlas figūru un dod to pirmajam. Tā tas turpinās: noliec saņemto figūru un dod nākamo.
rules-turn-nobody = Figūras nepieder nevienam. Līnijā drīkst būt gan tevis, gan pretinieka liktas figūras.
rules-turn-example = Uz laukuma ir trīs figūras. Gaišā, augstā, kantainā ir iedota un tagad jānoliek.

## A quarto

rules-quarto = Kas ir quarto
rules-quarto-text = Quarto ir četras figūras rindā, kolonnā vai diagonālē, ja tās ir līdzīgas kaut vienā pazīmē.
rules-quarto-row = Četras augstas figūras 2. rindā.
rules-quarto-column = Četras figūras ar iedobumu kolonnā c.
rules-quarto-diagonal = Četras apaļas figūras diagonālē.
rules-quarto-none = Nav quarto: četrām 2. rindā nav nekā kopīga.

## The call

rules-call = Quarto ir jāpiesaka
rules-call-text = Ar quarto pabeigšanu vien nepietiek. Uzvar tas, kurš to ierauga un laikus sauc „Quarto!” – arī tad, ja pabeidza to otrs.
rules-call-placer = Kad figūra nolikta, vari saukt, pirms iedod nākamo.
rules-call-receiver = Ja tā vietā iedod figūru, saukt drīkst otrs, kamēr to nav nolicis, un viņš uzvar ar to, ko pabeidzi tu.
rules-call-lapse = Ja arī otrs figūru noliek, quarto ir nokavēts. Neviens to vairs nevar pieteikt, un tās četras ir vienkārši četras figūras.
rules-call-example = Pēdējā figūra nolikta uz d1: 1. rindā ir četras tumšas un četras augstas. Neviens nesauca, un figūra tika iedota. Tagad otrs likšanas vietā var pieteikt 1. rindu.
rules-pointing = Rādīšana
rules-pointing-text = Lai sauktu, nospied sarkano pogu. Pulksteņi apstājas, un tev ir 15 sekundes, lai pieskartos četrām figūrām. Der tikai līnija, ko pabeidza tikko noliktā figūra.
rules-wrong-call = Pēc katras noliktās figūras katram ir viens sauciens. Ja tas ir kļūdains vai netiek parādīts, kur ir quarto, sauciens ir izlietots; turnīrā ar to zaudē partiju.
rules-end = Beigas
rules-end-text = Pēc sešpadsmitās figūras vairs nav ko dot. Licējs var saukt vai beigt gājienu, un tad pēdējā iespēja ir otram. Ja neviens neuzvar arī tad, ir neizšķirts.

## Variants

rules-variants = Varianti
rules-beginners-text = Vienojieties par vienu, divām vai trim pazīmēm, kas skaitās, un aizmirstiet pārējās. Kad kļūst par vieglu, pievienojiet vēl kādu.
rules-beginners-example = Ja skaitās tikai krāsa: četras gaišas figūras 3. rindā.
rules-advanced-text = Līnijas uzvar kā parasti, un tāpat uzvar deviņi 2 × 2 lauciņu kvadrāti.
rules-advanced-example = Četras tumšas figūras kvadrātā laukuma vidū.
rules-squares-text = Uzvar tikai 2 × 2 kvadrāti; rindas, kolonnas un diagonāles ne.
rules-hard-text = Četrām figūrām jābūt līdzīgām vismaz divās pazīmēs.
rules-hard-example = 1. rinda: četras tumšas un četras augstas, tātad skaitās arī te.

## What can be agreed on

rules-agree = Par ko var vienoties
rules-automatic-text = Quarto uzreiz dod uzvaru tam, kurš to pabeidz, un nevienam nav jāsauc. Tā spēlē daudzas programmas.
rules-late-call = Vēlais sauciens
rules-late-call-text = Arī pēc figūras došanas licējs vēl var saukt, kamēr tā nav nolikta. Uzvar tas, kurš sauc pirmais.
rules-child = Ar bērnu
rules-child-text = Mazs bērns var tikai saukt, neko nerādot. Sauciens ir pareizs, ja kaut kur ir quarto, ko vēl var pieteikt. Draudzības partijās spēlētājam var arī rādīt, kur draud līnijas un kuras figūras ir droši dot.
rules-time = Laiks
rules-time-text = Turnīrā katram ir minūte gājienam. Kam laiks beidzas, tas zaudē; tikai pēc sešpadsmitās figūras tas nozīmē vien to, ka sauciena nebūs.

## Notation

rules-notation = Pieraksts
rules-notation-text = Kolonnas ir no a līdz d, sākot no kreisās, rindas no 1 līdz 4, sākot no apakšas. Katra figūra ir cipars vai burts:
rules-notation-moves = b2>7 nozīmē: nolikta uz b2, iedota 7. Izsaukuma zīme ir pareizs sauciens, jautājuma zīme kļūdains, un aiz tās ir parādītā rinda, kolonna vai diagonāle: b2!3, b2?a>7.

## Editions

rules-editions = Kur izdevumi atšķiras
rules-editions-text = Drukātie noteikumi visās valodās ir gandrīz vienādi. Lūk, mums zināmās atšķirības.
rules-editions-own = Izdevums šajā valodā
rules-editions-others = Citi izdevumi
rules-edition-south-slavic = Serbu, horvātu un slovēņu noteikumos ir vēlais sauciens.
rules-edition-danish = Dāņu noteikumos sauc, atlaižot figūru, un laiks nav ierobežots.
rules-edition-greek = Grieķu noteikumi ļauj vienoties par vairāk nekā vienu kopīgu pazīmi; tas ir grūtais variants. Laiks nav ierobežots.
rules-edition-finnish = Somu noteikumus var saprast arī tā, ka pieredzējušie veido tikai kvadrātus.
rules-edition-japanese = Japāņu noteikumos nav spēles iesācējiem, un minūte tajos ir likšanai.
rules-edition-swedish = Zviedru un arābu noteikumos iesācēji pievieno pazīmes pa vienai.
rules-edition-estonian = Somu un igauņu noteikumos iesācēji sāk ar vienu vienīgu vērtību: skaitās tikai četras gaišas figūras.
rules-edition-romanian = Rumāņu noteikumos otrs sauc, pirms paņem figūru; tā ir tā pati iespēja, kas šeit.
rules-edition-arabic = Arābu noteikumos otrs var saukt, tiklīdz līnija ir gatava, un par figūras došanu pirms tam nekas nav teikts. Šeit sauciens nāk pēc došanas.
rules-edition-german = Vācu noteikumos skaidri pateikts: kas noliek figūru, tas atsakās no līnijas, kas bija pirms tam.
rules-edition-chinese = Ķīniešu noteikumos sauc tikai tas, kurš figūru nolika; šeit var saukt arī otrs. Partija ilgst piecpadsmit minūtes, bet gājiens – tik, cik vajag.
rules-edition-minute = Serbu, horvātu un persiešu noteikumos par minūti gājienam var vienoties jebkurā partijā.
rules-edition-limit = Rumāņu un slovēņu noteikumi ierobežo laiku, skaitli nenosaucot.
rules-edition-czech = Čehu noteikumos to, kurš sāk, izšķir roku spēle; citur – kauliņi, loze vai vienošanās.
