### The course: what is said in each step, to attempts, and around them.

learn-title = Iemācies spēlēt
learn-lead = { $count ->
    [zero] { $count } īsu soļu. Katrā tu rīkojies uz īsta laukuma, un katra atbilde ir pierādīta.
    [one] { $count } īss solis. Tajā tu rīkojies uz īsta laukuma, un katra atbilde ir pierādīta.
   *[other] { $count } īsi soļi. Katrā tu rīkojies uz īsta laukuma, un katra atbilde ir pierādīta.
}
learn-begin = Sākt
learn-go-on = Turpināt
learn-again = Vēlreiz no sākuma
learn-steps = Soļi
learn-progress = Paveiktie soļi: { $done } no { $count }
learn-done = paveikts
learn-rules = Lasīt noteikumus

## Whole games for beginners

learn-path = Veselas partijas
learn-path-about = Sākumā skaitās tikai viena pazīme; kad kļūst par vieglu, pievieno nākamo. Pretinieks ir saudzīgs.
path-1 = Viena pazīme
path-2 = Divas pazīmes
path-3 = Trīs pazīmes
path-4 = Visas četras
path-counts = Skaitās: { $features }
path-hints = ar padomiem
path-play = Spēlēt
path-running = Turpināt
path-played = izspēlēta
path-won = uzvarēta

## Around a step

lesson-number = { $number }. solis no { $count }
lesson-hint = Padoms
lesson-check = Pārbaudīt
lesson-marked = { $count ->
    [0] Vēl nekas nav atzīmēts.
   *[other] Atzīmēts: { $pieces }.
}
lesson-is-marked = atzīmēta
lesson-again = Mēģināt vēlreiz
lesson-next = Nākamais solis
lesson-finish = Visi soļi
lesson-start-clock = Iedarbināt pulksteni
lesson-right = Pareizi.
lesson-wrong = Ne gluži.
lesson-actions = Tava kārta
lesson-between = Soļi
lesson-previous = Iepriekšējais solis
lesson-unknown = Tāda soļa nav.

## $piece is a piece-name, $alike something like "četras augstas", $shape a row, column or the like

lesson-wrong-piece = Šī figūra: { $piece }. Tā, ko tu meklē, nav { $traits }.
lesson-wrong-no-shape = Šīs četras neveido ne līniju, ne kvadrātu, kas skaitās.
lesson-wrong-not-alike = Paskaties: { $shape }. Tur četrām figūrām nav nekā kopīga.
lesson-wrong-lapsed = Tur ir { $alike } ({ $shape }), bet pēdējās noliktās figūras starp tām nav. Šis quarto ir nokavēts.
lesson-wrong-completes-nothing = Viena no atzīmētajām figūrām neko nepabeidz: { $piece }.
lesson-wrong-missing = { $count ->
    [zero] Līdz šim labi, bet trūkst vēl { $count } figūru.
    [one] Līdz šim labi, bet trūkst vēl { $count } figūras.
   *[other] Līdz šim labi, bet trūkst vēl { $count } figūru.
}
lesson-wrong-marked = Viena no atzīmētajām figūrām nav droša: { $piece }. Uz { $cell } tā pabeidz quarto – { $shape }: { $alike }.
lesson-wrong-cell = Uz { $cell } šī figūra nepabeidz četras līdzīgas.
lesson-wrong-gives-win = Tu iedevi: { $piece }. Otrs to liek uz { $cell } un piesaka quarto – { $shape }: { $alike }.
lesson-wrong-none-safe = Pēc šīs nolikšanas vairs nebija nevienas drošas figūras, ko dot. Tu iedevi: { $piece }. Otrs to liek uz { $cell } un piesaka quarto – { $shape }: { $alike }.
lesson-wrong-let-lapse = Tu noliki figūru, un tāpēc quarto ({ $shape }) ir nokavēts. Neviens to vairs nevar pieteikt.
lesson-wrong-not-called = Tu iedevi figūru un nesauci. Tagad quarto piesaka otrs – { $shape }: { $alike }.
lesson-wrong-missed-win = Tu varēji uzvarēt uzreiz: ir lauciņš, kur figūra tavā rokā ({ $piece }) pabeidz četras līdzīgas.
lesson-wrong-even = Drošas figūras, ko tu atstāji: { $count }. Vienu no tām iedevi tu, pēdējo iedos otrs, un tad tev nav nevienas.
lesson-wrong-still-safe = Otrs liek šo figūru uz { $cell }, un viņam vēl ir droša, ko dot: { $piece }.
lesson-wrong-time = Tava minūte ir beigusies. Partijā ar šādu pulksteni tas būtu zaudējums.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = Saskati pazīmes
lesson-features-text = Nav divu vienādu figūru. Katra ir gaiša vai tumša, zema vai augsta, apaļa vai kantaina, ar iedobumu augšā vai bez tā: četras pazīmes, astoņas vērtības.
lesson-features-task = Atrodi figūru, kas ir tumša, augsta, apaļa un ar iedobumu.
lesson-features-hint = Ej pa vienai pazīmei: no tumšajām tikai augstās, no tām tikai apaļās. Paliek divas; vienai no tām augšā ir iedobums.
lesson-features-right = Tieši tā, un tāda ir tikai viena. Ikviena figūra no katras citas atšķiras vismaz ar vienu pazīmi.

lesson-line-title = Četras līdzīgas
lesson-line-text = Četras figūras vienā rindā, kolonnā vai diagonālē ir quarto, ja tām kopīga kaut viena pazīme. Ar vienu pietiek; pārējās var būt jebkādas.
lesson-line-task = Uz šī laukuma trīs līnijas ir pilnas. Parādi četras figūras tajā, kas ir quarto.
lesson-line-hint = Skaties uz figūru augšu. Vienā no līnijām visām ir iedobums.
lesson-line-right = 1. rinda: četras figūras ar iedobumu. Kolonnā c un diagonālē četrām nav nekā kopīga.

lesson-three-title = Trīs, kam ir kas kopīgs
lesson-three-text = Trim figūrām vienā līnijā, kam ir kas kopīgs, trūkst tikai ceturtās. Ieraudzīt šādus trijniekus un to, kas tos vieno, – tā ir lielākā daļa spēles.
lesson-three-task = 2. rindā ir trīs figūras un viens tukšs lauciņš. Atzīmē visas figūras, kas tur izveidotu quarto, un pārbaudi.
lesson-three-hint = Kas kopīgs trijām figūrām 2. rindā? Ne krāsa, ne augstums, ne forma. Jebkura cita ar to pašu pazīmi ir ceturtā.
lesson-three-right = Visām trim ir iedobums, tāpēc der jebkura figūra ar iedobumu.

lesson-complete-title = Pabeidz līniju
lesson-complete-text = Figūru, ko tu liec, nekad neizvēlies tu: to tev iedod otrs. Tomēr tā var būt tieši tā, kas vajadzīga.
lesson-complete-task = Noliec figūru, kas tev rokā, tur, kur tā pabeidz četras līdzīgas.
lesson-complete-hint = Kolonnā a ir trīs apaļas, bet tava figūra ir kantaina. Meklē trīs, kam ar to kopīga cita pazīme.
lesson-complete-right = 2. rinda: četras figūras ar iedobumu.

lesson-call-title = Piesaki quarto
lesson-call-text = Pabeigt vien ir par maz: quarto uzvar tad, kad to piesaka. Kad figūra nolikta, bet nākamā vēl nav iedota, nospied sarkano pogu un parādi četras figūras.
lesson-call-task = Tu tikko noliki figūru uz d3. Sauc un parādi, ko pabeidzi.
lesson-call-hint = Caur d3 iet divas pilnas līnijas: 3. rinda un kolonna d. Vienā no tām visas četras ir tumšas.
lesson-call-right = Quarto! 3. rinda: četras tumšas figūras. Tu uzvarēji.

lesson-steal-title = Noķer nepamanīto
lesson-steal-text = Arī otrs var nepamanīt quarto. Ja viņš iedod tev figūru un nesauc, saukt vari tu – kamēr šī figūra nav nolikta.
lesson-steal-task = Otrs nolika figūru uz d2 un iedeva tev nākamo. Atņem viņam uzvaru.
lesson-steal-hint = Tai jābūt līnijai caur d2, kur nolikta pēdējā figūra. Salīdzini augstumu kolonnā d.
lesson-steal-right = Quarto! Kolonna d: četras zemas figūras. Pabeidza tās otrs, bet pieteici tu.

lesson-lapse-title = Kas ir nokavēts
lesson-lapse-text = Ja neviens nesauc, pirms nolikta nākamā figūra, quarto ir nokavēts. Figūras paliek savās vietās, bet pieteikt tās vairs nevar neviens. Pieteikt var tikai to quarto, kurā ir pēdējā noliktā figūra.
lesson-lapse-task = Tu tikko noliki figūru uz b2. Divās līnijās te ir četras līdzīgas; piesaki to, kas vēl skaitās.
lesson-lapse-hint = 1. rindā ir četras kantainas figūras, bet b2 nav 1. rindā. Kura pilnā līnija iet caur b2?
lesson-lapse-right = Quarto! Kolonna b: četras augstas figūras. Četras kantainās 1. rindā ir nokavētas; pieteikt tās būtu bijusi kļūda.

lesson-safe-title = Dod drošu figūru
lesson-safe-text = Tu izvēlies, ko liks otrs. Ja viņš ar to var pabeigt četras, partija ir zaudēta, tāpēc pirms došanas paskaties, kas draud.
lesson-safe-task = Iedod figūru, ar kuru otrs nevar uzvarēt uzreiz.
lesson-safe-hint = 1. rindā ir trīs augstas un apaļas. Tātad figūra, ko dod, nedrīkst būt ne augsta, ne apaļa.
lesson-safe-right = Droši: tā ir zema un kantaina, tāpēc 1. rindā neko nepabeidz.

lesson-block-title = Bloķē
lesson-block-text = Reizēm nav nevienas drošas figūras. Tad izmanto to, kas rokā: nolikta draudu vietā, tā aizpilda robu, un draudu vairs nav.
lesson-block-task = Noliec figūru tā, lai paliktu kas tāds, ko vari dot, un iedod to. Ir tikai viens veids.
lesson-block-hint = Skaties uz kolonnu d: trīs gaišas, apaļas figūras un viens brīvs lauciņš.
lesson-block-right = Uz d4 tava figūra pārtrauc kolonnu d, un nu ir viena droša figūra. Viss pārējais būtu uzreiz zaudējis.

lesson-count-title = Saskaiti drošās
lesson-count-text = Partijas otrajā pusē drošu figūru kļūst maz. Kas zina, cik to palicis, zina, kas gaidāms.
lesson-count-task = Atzīmē visas figūras, ko te var droši dot, un pārbaudi.
lesson-count-hint = Draud divas līnijas: kolonnā c ir trīs bez iedobuma, 4. rindā trīs tumšas. Droša ir tā, kas nav ne viena, ne otra.
lesson-count-right = Drošas ir trīs: gaišās ar iedobumu.

lesson-last-safe-title = Dod pēdējo drošo
lesson-last-safe-text = Ja tu iedod pēdējo drošo figūru, otram tā jānoliek un pēc tam jādod tev kas nedrošs. Ar to tu uzvari.
lesson-last-safe-task = Noliec figūru tā, lai paliktu tikai viena droša, un iedod to.
lesson-last-safe-hint = Radi jaunus draudus: 1. rindā jau stāv divas gaišas un augstas, un arī tava figūra ir gaiša un augsta.
lesson-last-safe-right = Lai kur otrs liktu šo figūru, nekā droša, ko tev dot, vairs nav.

lesson-parity-title = Pāra vai nepāra
lesson-parity-text = Drošās figūras dod pēc kārtas: tu, otrs, tu… Ja tavā došanas reizē to ir nepāra skaits, pēdējo dosi tu. Ja pāra skaits, pēdējo dos otrs. Tāpēc liec tā, lai skaits būtu nepāra.
lesson-parity-task = Atrodi lauciņu, pēc kura drošo figūru skaits ir nepāra, un iedod vienu no tām.
lesson-parity-hint = Uz c1 un d2 paliek divas drošas, uz a1 un a2 neviena. Kurš lauciņš vēl ir?
lesson-parity-right = Drošas bija trīs: vienu dod tu, vienu otrs, un pēdējo atkal tu. Tad otram vairs nav nekā droša, ko dot.

lesson-squares-title = Kvadrāti
lesson-squares-text = Pieredzējušo spēlē uzvar arī četras kvadrātā no 2 × 2 lauciņiem. Tādu kvadrātu ir deviņi, un tos ir viegli nepamanīt.
lesson-squares-task = Kvadrāti te skaitās. Noliec figūru, sauc un parādi, ko pabeidzi.
lesson-squares-hint = Skaties uz laukuma vidu: trijos no četriem lauciņiem stāv zemas figūras.
lesson-squares-right = Quarto! Kvadrāts laukuma vidū: četras zemas figūras.

lesson-clock-title = Pret pulksteni
lesson-clock-text = Turnīrā katram gājienam ir minūte. Kam laiks beidzas, tas zaudē; sauciens aptur pulksteni.
lesson-clock-task = Tev ir minūte. Noliec figūru, sauc un parādi, ko pabeidzi.
lesson-clock-hint = Tava figūra ir apaļa. Skaties pa diagonālēm.
lesson-clock-right = Quarto, un laikā! Diagonāle no a1 līdz d4: četras apaļas figūras. Tagad tu proti visu vajadzīgo; izspēlē partiju.
