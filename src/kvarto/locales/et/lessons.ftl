### The course: what is said in each step, to attempts, and around them.

learn-title = Õpi mängima
learn-lead = { $count ->
    [one] Üks lühike samm. Mängid päris laual ja iga vastus on tõestatud.
   *[other] { $count } lühikest sammu. Mängid päris laual ja iga vastus on tõestatud.
}
learn-begin = Alusta
learn-go-on = Jätka
learn-again = Veel kord algusest
learn-steps = Sammud
learn-progress = Samme tehtud { $done }/{ $count }
learn-done = tehtud
learn-rules = Loe reegleid

## Whole games for beginners

learn-path = Terved mängud
learn-path-about = Kõigepealt loeb ainult üks tunnus; võta teine juurde, kui läheb liiga lihtsaks. Vastane on leebe.
path-1 = Üks tunnus
path-2 = Kaks tunnust
path-3 = Kolm tunnust
path-4 = Kõik neli
path-counts = Mis loeb: { $features }
path-hints = vihjetega
path-play = Mängi
path-running = Jätka
path-played = mängitud
path-won = võidetud

## Around a step

lesson-number = Samm { $number }/{ $count }
lesson-hint = Vihje
lesson-check = Kontrolli
lesson-marked = { $count ->
    [0] Midagi pole veel märgitud.
   *[other] Märgitud: { $pieces }.
}
lesson-is-marked = märgitud
lesson-again = Proovi uuesti
lesson-next = Järgmine samm
lesson-finish = Kõik sammud
lesson-start-clock = Käivita kell
lesson-right = Õige.
lesson-wrong = Mitte päris.
lesson-actions = Sinu kord
lesson-between = Sammud
lesson-previous = Eelmine samm
lesson-unknown = Sellist sammu pole.

## What is wrong with an attempt

lesson-wrong-piece = See nupp on { $piece }. Otsitav ei ole { $traits }.
lesson-wrong-no-shape = Need neli ei moodusta midagi, mis loeb.
lesson-wrong-not-alike = Vaata: { $shape }. Selle neljal nupul pole midagi ühist.
lesson-wrong-lapsed = Jah, seal on { $shape }: { $alike }. Aga viimasena pandud nupp pole nende seas, nii et see quarto on aegunud.
lesson-wrong-completes-nothing = Üks märgitud nuppudest ei tee midagi valmis: { $piece }.
lesson-wrong-missing = { $count ->
    [one] Siiani õige, aga üks nupp on veel puudu.
   *[other] Siiani õige, aga { $count } nuppu on veel puudu.
}
lesson-wrong-marked = Üks märgitud nuppudest ei ole ohutu: { $piece }. Väljal { $cell } saab sellega valmis { $shape }: { $alike }.
lesson-wrong-cell = Väljal { $cell } ei saa selle nupuga neli ühesugust täis.
lesson-wrong-gives-win = Sa andsid selle: { $piece }. Vastane paneb selle väljale { $cell } ja hüüab. Seal on { $shape }: { $alike }.
lesson-wrong-none-safe = Kui olid nupu pannud, polnud enam ühtegi nuppu ohutu anda. Sa andsid selle: { $piece }. Vastane paneb selle väljale { $cell } ja hüüab. Seal on { $shape }: { $alike }.
lesson-wrong-let-lapse = Panid nupu lauale ja nii aegus { $shape }. Seda ei saa enam keegi hüüda.
lesson-wrong-not-called = Andsid nupu ega hüüdnud. Nüüd hüüab vastane. Seal on { $shape }: { $alike }.
lesson-wrong-missed-win = Oleksid saanud kohe võita: on väli, kus sinu käes olev nupp ({ $piece }) teeb neli ühesugust täis.
lesson-wrong-even = Ohutuid nuppe jäi { $count }. Ühe andsid sina, viimase annab vastane ja siis pole sul enam ühtegi.
lesson-wrong-still-safe = Vastane paneb selle nupu väljale { $cell } ja saab ikka veel anda ohutu: { $piece }.
lesson-wrong-time = Minut on läbi. Selle kellaga mängus oleksid kaotanud.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = Tunne tunnused ära
lesson-features-text = Kahte ühesugust nuppu pole. Iga nupp on hele või tume, lühike või pikk, ümar või kandiline ning auguta või auguga: neli tunnust, kaheksa väärtust.
lesson-features-task = Leia nupp, mis on tume, pikk, ümar ja auguga.
lesson-features-hint = Võta üks tunnus korraga: tumedatest ainult pikad, neist ainult ümarad. Järele jääb kaks, ja ühel neist on auk.
lesson-features-right = See ta on, ja teist sellist pole. Iga nupp erineb igast teisest vähemalt ühe tunnuse poolest.

lesson-line-title = Neli ühesugust
lesson-line-text = Neli nuppu reas, veerus või diagonaalil on quarto, kui neil on kasvõi üks sama tunnus. Ühest piisab; ülejäänud võivad olla millised tahes.
lesson-line-task = Sellel laual on kolm täis joont. Näita neid nelja nuppu, mis moodustavad quarto.
lesson-line-hint = Vaata nuppe ülalt. Ühel joonel on igal nupul auk.
lesson-line-right = Rida 1: neli auguga nuppu. Veerus c ja diagonaalil pole neil neljal midagi ühist.

lesson-three-title = Kolmel midagi ühist
lesson-three-text = Kui joone kolmel nupul on midagi ühist, on puudu vaid neljas. Selliste kolmikute märkamine ongi suurem osa mängust.
lesson-three-task = Reas 2 on kolm nuppu ja üks tühi väli. Märgi kõik nupud, millest tuleks sinna quarto, ja kontrolli.
lesson-three-hint = Mis on rea 2 kolmel nupul ühist? Mitte värv, mitte pikkus, mitte kuju. Kõik, millel on see sama, teevad neli täis.
lesson-three-right = Neil kolmel on kõigil auk, seega teeb iga auguga nupp neli täis.

lesson-complete-title = Tee joon valmis
lesson-complete-text = Sa ei vali kunagi ise nuppu, mille lauale paned: vastane on selle sulle andnud. Ikkagi võib see olla just see, mida vajad.
lesson-complete-task = Pane käes olev nupp sinna, kus see teeb neli ühesugust täis.
lesson-complete-hint = Veerus a on kolm ümarat, aga sinu nupp on kandiline. Otsi kolme, millel on sellega mõni teine ühine tunnus.
lesson-complete-right = Rida 2: neli auguga nuppu.

lesson-call-title = Hüüa!
lesson-call-text = Valmis tegemisest ei piisa: quarto võidab siis, kui seda hüütakse. Kui oled nupu pannud ja pole veel uut andnud, vajuta punast nuppu ja näita neli mängunuppu ette.
lesson-call-task = Panid äsja nupu väljale d3. Hüüa ja näita, mis sai valmis.
lesson-call-hint = Välja d3 läbib kaks täis joont: rida 3 ja veerg d. Ühes neist on kõik neli tumedad.
lesson-call-right = Quarto! Rida 3: neli tumedat nuppu. Sa võitsid.

lesson-steal-title = Napsa märkamata quarto
lesson-steal-text = Ka vastasel võib quarto märkamata jääda. Kui ta annab sulle nupu hüüdmata, on hüüe sinu, kuni sa pole seda nuppu lauale pannud.
lesson-steal-task = Vastane pani nupu väljale d2 ja andis sulle uue. Võta võit temalt ära.
lesson-steal-hint = See peab olema joon, mis läbib välja d2, kuhu pandi viimane nupp. Võrdle pikkusi veerus d.
lesson-steal-right = Quarto! Veerg d: neli lühikest nuppu. Vastane tegi need valmis, aga hüüdsid sina.

lesson-lapse-title = Mis aegub
lesson-lapse-text = Kui keegi ei hüüa enne järgmise nupu panemist, quarto aegub. Nupud jäävad oma kohale, aga enam ei saa neid keegi hüüda. Hüüda saab ainult seda, milles on viimasena pandud nupp.
lesson-lapse-task = Panid äsja nupu väljale b2. Laual on kaks nelja ühesuguse nupuga joont; hüüa seda, mis veel kehtib.
lesson-lapse-hint = Reas 1 on neli kandilist nuppu, aga b2 pole reas 1. Milline täis joon läbib välja b2?
lesson-lapse-right = Quarto! Veerg b: neli pikka nuppu. Rea 1 neli kandilist on aegunud; nende hüüdmine oleks olnud vale hüüe.

lesson-safe-title = Anna ohutu nupp
lesson-safe-text = Sina valid, mille vastane lauale paneb. Kui annad nupu, millega tal saab neli täis, oled kaotanud. Vaata siis enne andmist, mis ähvardab.
lesson-safe-task = Anna nupp, millega vastane kohe võita ei saa.
lesson-safe-hint = Reas 1 on kolm pikka ja ümarat. Seega ei tohi antav nupp olla ei pikk ega ümar.
lesson-safe-right = Ohutu: see on lühike ja kandiline ega tee reas 1 midagi valmis.

lesson-block-title = Tõkesta
lesson-block-text = Mõnikord polegi ohutut nuppu. Siis kasuta seda, mis käes on: kui paned selle ohtlikule väljale, on lünk täidetud ja oht kadunud.
lesson-block-task = Pane nupp nii, et sul jääb midagi anda, ja anna see. Võimalusi on ainult üks.
lesson-block-hint = Vaata veergu d: kolm heledat ja ümarat nuppu ning üks vaba väli.
lesson-block-right = Väljal d4 lõikab sinu nupp veeru d katki ja nüüd on üks ohutu nupp. Kõige muuga oleksid kohe kaotanud.

lesson-count-title = Loe ohutud üle
lesson-count-text = Mängu teises pooles jääb ohutuid nuppe väheks. Kes teab, mitu neid alles on, teab, mis tuleb.
lesson-count-task = Märgi kõik nupud, mida on siin ohutu anda, ja kontrolli.
lesson-count-hint = Ähvardab kaks joont: veerus c on kolm auguta, reas 4 kolm tumedat. Ohutu on see, mis pole ei üks ega teine.
lesson-count-right = Ohutuid on kolm: heledad, millel on auk.

lesson-last-safe-title = Anna viimane ohutu
lesson-last-safe-text = Kui annad viimase ohutu nupu, peab vastane selle panema ja andma siis sulle midagi, mis pole ohutu. Sellega sa võidad.
lesson-last-safe-task = Pane nupp nii, et järele jääb ainult üks ohutu nupp, ja anna see.
lesson-last-safe-hint = Loo uus oht: reas 1 on juba kaks heledat ja pikka, ja ka sinu nupp on hele ja pikk.
lesson-last-safe-right = Kuhu vastane selle ka paneb, midagi ohutut tal sulle anda ei jää.

lesson-parity-title = Paaris või paaritu
lesson-parity-text = Ohutuid nuppe antakse kordamööda: sina, vastane, sina… Kui neid on sinu andmiskorral paaritu arv, annad viimase sina. Kui paarisarv, annab selle vastane. Pane siis nii, et arv oleks paaritu.
lesson-parity-task = Leia väli, mille järel on ohutuid nuppe paaritu arv, ja anna üks neist.
lesson-parity-hint = Väljadel c1 ja d2 jääb ohutuks kaks nuppu, väljadel a1 ja a2 mitte ühtegi. Milline väli jääb üle?
lesson-parity-right = Ohutuid oli kolm: sina annad ühe, vastane ühe ja sina viimase. Siis pole vastasel enam midagi ohutut anda.

lesson-squares-title = Ruudud
lesson-squares-text = Edasijõudnute mängus võidab ka neli nuppu 2 × 2 välja suuruses ruudus. Selliseid ruute on üheksa ja neist vaatab kergesti mööda.
lesson-squares-task = Siin loevad ruudud. Pane nupp, hüüa ja näita, mis sai valmis.
lesson-squares-hint = Vaata laua keskele: kolmel väljal neljast on lühike nupp.
lesson-squares-right = Quarto! Keskmine ruut: neli lühikest nuppu.

lesson-clock-title = Võidu ajaga
lesson-clock-text = Turniiril on sul iga käigu jaoks minut. Kelle aeg saab otsa, see kaotab; hüüe peatab kella.
lesson-clock-task = Aega on minut. Pane nupp, hüüa ja näita, mis sai valmis.
lesson-clock-hint = Sinu nupp on ümar. Vaata diagonaale.
lesson-clock-right = Quarto, ja õigel ajal! Diagonaal väljalt a1 väljale d4: neli ümarat nuppu. Nüüd oskad kõike vajalikku; mängi üks mäng.
