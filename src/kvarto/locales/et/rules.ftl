### The page of rules.

rules-title = Reeglid
rules-lead = Kaks mängijat, kuusteist nuppu ja üks mõte: sina valid, millise nupu peab vastane lauale panema. Mäng kestab kümme kuni kakskümmend minutit.
rules-play = Mängi

## Material

rules-material = Mängulaud ja nupud
rules-material-text = Mängulaual on kuusteist välja. Kuusteist nuppu on kõik erinevad: iga nupp on hele või tume, lühike või pikk, ümar või kandiline ning auguta või auguga.
rules-material-example = Tühi mängulaud ja kõik kuusteist nuppu varus.

## A turn

rules-turn = Käik
rules-turn-text = Täring otsustab, kes on esimene. Esimene võtab ükskõik millise nupu ja ulatab selle teisele. Teine paneb selle vabalt valitud tühjale väljale ning annab omakorda nupu vastu. Nii see käib: pane saadud nupp lauale, siis anna uus.
rules-turn-nobody = Nupud ei kuulu kellelegi. Ühel joonel võivad olla mõlema pandud nupud.
rules-turn-example = Laual on kolm nuppu. Hele pikk kandiline on antud ja tuleb nüüd lauale panna.

## A quarto

rules-quarto = Quarto
rules-quarto-text = Quarto on neli nuppu reas, veerus või diagonaalil, millel on vähemalt üks ühine tunnus.
rules-quarto-row = Neli pikka nuppu reas 2.
rules-quarto-column = Neli auguga nuppu veerus c.
rules-quarto-diagonal = Neli ümarat nuppu diagonaalil.
rules-quarto-none = Quartot pole: rea 2 nuppudel pole midagi ühist.

## The call

rules-call = Seda tuleb hüüda
rules-call-text = Quarto valmis saamisest ei piisa. Võidab see, kes seda märkab ja õigel ajal „Quarto!“ hüüab, ja see ei pruugi olla tegija ise.
rules-call-placer = Kui oled nupu pannud, võid hüüda enne, kui järgmise annad.
rules-call-receiver = Kui annad hüüdmata nupu, võib vastane hüüda enne selle panemist ja võita sellega, mille sina valmis said.
rules-call-lapse = Kui ka vastane paneb lihtsalt nupu lauale, quarto aegub. Seda ei saa enam keegi hüüda ja need neli on nupud nagu kõik teised.
rules-call-example = Viimane nupp pandi väljale d1: reas 1 on neli tumedat, kõik ühtlasi pikad. Seda ei hüütud, vaid anti nupp. Nüüd võib vastane panemise asemel hüüda rea 1.
rules-pointing = Näitamine
rules-pointing-text = Hüüdmiseks vajuta punast nuppu. Kellad peatuvad ja sul on 15 sekundit, et puudutada nelja mängunuppu. Kehtib ainult joon, mille viimasena pandud nupp valmis tegi.
rules-wrong-call = Iga pandud nupu kohta on kummalgi üks hüüe. Vale hüüe kulutab selle ära, samuti see, kui kohta ei näidata; turniiril toob see kaotuse.
rules-end = Mängu lõpp
rules-end-text = Pärast kuueteistkümnendat nuppu pole enam midagi anda. Panija võib hüüda või käigu lõpetada, siis on teisel viimane võimalus. Kui keegi pole võitnud, on viik.

## Variants

rules-variants = Mänguvariandid
rules-beginners-text = Leppige kokku üks, kaks või kolm tunnust, mis loevad, ja unustage ülejäänud. Kui läheb liiga lihtsaks, võtke veel üks juurde.
rules-beginners-example = Kui loeb ainult värv: neli heledat nuppu reas 3.
rules-advanced-text = Jooned võidavad nagu ikka, ja samuti üheksa 2 × 2 välja suurust ruutu.
rules-advanced-example = Neli tumedat nuppu keskmises ruudus.
rules-squares-text = Võidavad ainult 2 × 2 ruudud; read, veerud ja diagonaalid mitte.
rules-hard-text = Neljal nupul peab olema vähemalt kaks ühist tunnust.
rules-hard-example = Rida 1: neli tumedat ja neli pikka, seega loeb see ka siin.

## What can be agreed on

rules-agree = Milles võib kokku leppida
rules-automatic-text = Quarto toob kohe võidu sellele, kes selle valmis saab, ja keegi ei pea hüüdma. Nii mängivad paljud programmid.
rules-late-call = Hiline hüüe
rules-late-call-text = Ka pärast nupu andmist võib panija veel hüüda, kuni see nupp on laual. Võidab, kes hüüab esimesena.
rules-child = Lapsega
rules-child-text = Väike laps võib lihtsalt hüüda, kohta näitamata. Hüüe on õige, kui kuskil on kehtiv quarto. Vabas mängus saab mängijale ka näidata, kus joon on valmimas ja milliseid nuppe on ohutu anda.
rules-time = Aeg
rules-time-text = Turniiril on kummalgi käigu kohta minut. Kelle aeg otsa saab, see kaotab; alles pärast kuueteistkümnendat nuppu tähendab see lihtsalt, et hüüet ei tulnud.

## Notation

rules-notation = Kirjaviis
rules-notation-text = Veerud on vasakult a kuni d, read alt 1 kuni 4. Igal nupul on number või täht:
rules-notation-moves = b2>7 tähendab: pani väljale b2, andis nupu 7. Hüüumärk on õige ja küsimärk vale hüüe, järel näidatud rida, veerg või diagonaal: b2!3, b2?a>7.

## Editions

rules-editions = Milles väljaanded erinevad
rules-editions-text = Trükitud reeglid on kõigis keeltes suures osas samad. Need erinevused on meile teada.
rules-editions-own = Eestikeelne väljaanne
rules-editions-others = Teised väljaanded
rules-edition-south-slavic = Serbia-, horvaadi- ja sloveenikeelsetes reeglites on hiline hüüe.
rules-edition-danish = Taanikeelsete reeglite järgi hüütakse nupust lahti lastes ja aega ei piira miski.
rules-edition-greek = Kreekakeelsed reeglid lubavad kokku leppida rohkem kui ühes ühises tunnuses; see on raske mäng. Aega ei piira miski.
rules-edition-finnish = Soomekeelseid reegleid võib lugeda ka nii, et edasijõudnud püüavad ainult ruute.
rules-edition-japanese = Jaapanikeelsetes reeglites pole algajate mängu ja minut on seal nupu panemiseks.
rules-edition-swedish = Rootsi- ja araabiakeelsetes reeglites võtavad algajad tunnuseid juurde ükshaaval.
rules-edition-estonian = Soome- ja eestikeelsetes reeglites alustavad algajad ühestainsast väärtusest: loevad ainult neli heledat nuppu.
rules-edition-romanian = Rumeeniakeelsetes reeglites hüüab vastane enne nupu võtmist; see on sama võimalus nagu siin.
rules-edition-arabic = Araabiakeelsed reeglid lubavad vastasel hüüda kohe, kui joon on valmis, ega räägi sellele eelnevast andmisest. Siin tuleb hüüe pärast andmist.
rules-edition-german = Saksakeelsed reeglid ütlevad otse, et nupu panija loobub joonest, mis enne seal oli.
rules-edition-chinese = Hiinakeelsetes reeglites hüüab ainult nupu pannud mängija; siin võib ka teine. Mäng kestab viisteist minutit ja käik nii kaua, kui vaja.
rules-edition-minute = Serbia-, horvaadi- ja pärsiakeelsetes reeglites võib minutis käigu kohta kokku leppida igas mängus.
rules-edition-limit = Rumeenia- ja sloveenikeelsed reeglid piiravad aega, aga arvu ei nimeta.
rules-edition-czech = Tšehhikeelsetes reeglites otsustab alustaja käemäng; mujal täring, loos või kokkulepe.
