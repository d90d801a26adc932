### The course: what is said in each step, to attempts, and around them.

learn-title = Tanuld meg a játékot
learn-lead = { $count } rövid lecke. Igazi táblán játszol, és minden válasz bizonyított.
learn-begin = Kezdés
learn-go-on = Folytatás
learn-again = Újra az elejéről
learn-steps = A leckék
learn-progress = { $count } leckéből { $done } kész
learn-done = kész
learn-rules = Szabályok olvasása

## Whole games for beginners

learn-path = Egész játszmák
learn-path-about = Először csak egy tulajdonság számít; ha túl könnyű, vegyél hozzá még egyet. Az ellenfeled szelíd.
path-1 = Egy tulajdonság
path-2 = Két tulajdonság
path-3 = Három tulajdonság
path-4 = Mind a négy
path-counts = Ami számít: { $features }
path-hints = tippekkel
path-play = Játék
path-running = Folytatás
path-played = lejátszva
path-won = megnyerve

## Around a step

lesson-number = { $number }/{ $count }. lecke
lesson-hint = Tipp
lesson-check = Ellenőrzés
lesson-marked = { $count ->
    [0] Még semmi sincs megjelölve.
   *[other] Megjelölve: { $pieces }.
}
lesson-is-marked = megjelölve
lesson-again = Próbáld újra
lesson-next = Következő lecke
lesson-finish = Minden lecke
lesson-start-clock = Óra indítása
lesson-right = Helyes.
lesson-wrong = Nem egészen.
lesson-actions = Te jössz
lesson-between = Leckék
lesson-previous = Előző lecke
lesson-unknown = Nincs ilyen lecke.

## What is wrong with an attempt

lesson-wrong-piece = Ez a bábu ilyen: { $piece }. Amit keresel, nem ilyen: { $traits }.
lesson-wrong-no-shape = Az a négy nem alkot érvényes alakzatot.
lesson-wrong-not-alike = Nézd: { $shape }. Az ottani négy bábuban nincs semmi közös.
lesson-wrong-lapsed = Igen, ott van: { $shape }, { $alike }. De az utoljára letett bábu nincs köztük, ezért az a kvartó elévült.
lesson-wrong-completes-nothing = Az egyik megjelölt bábuval nem jön össze semmi: { $piece }.
lesson-wrong-missing = { $count ->
    [one] Eddig jó, de egy bábu még hiányzik.
   *[other] Eddig jó, de { $count } bábu még hiányzik.
}
lesson-wrong-marked = Az egyik megjelölt bábu nem biztonságos: { $piece }. Ha ide kerül: { $cell }, elkészül vele: { $shape }, { $alike }.
lesson-wrong-cell = Ezen a mezőn nem jön össze négy egyforma: { $cell }.
lesson-wrong-gives-win = Ezt adtad: { $piece }. Az ellenfél ide teszi: { $cell }, és bemondja: { $shape }, { $alike }.
lesson-wrong-none-safe = A letétel után már egyetlen bábut sem volt biztonságos odaadni. Ezt adtad: { $piece }. Az ellenfél ide teszi: { $cell }, és bemondja: { $shape }, { $alike }.
lesson-wrong-let-lapse = Letetted a bábut, és ezzel elévült: { $shape }. Többé senki sem mondhatja be.
lesson-wrong-not-called = Bábut adtál, és nem mondtad be. Most az ellenfél bemondja: { $shape }, { $alike }.
lesson-wrong-missed-win = Azonnal nyerhettél volna: van egy mező, ahol a kezedben lévő bábuval ({ $piece }) összejön négy egyforma.
lesson-wrong-even = { $count } biztonságos bábut hagytál. Egyet te adtál, az utolsót az ellenfél adja, és neked már nem marad.
lesson-wrong-still-safe = Az ellenfél ide teszi a bábut: { $cell }, és még mindig van biztonságos, amit adhat: { $piece }.
lesson-wrong-time = Lejárt a perced. Egy ilyen órás játszmát elveszítettél volna.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = A tulajdonságok
lesson-features-text = Nincs két egyforma bábu. Mindegyik világos vagy sötét, alacsony vagy magas, kerek vagy szögletes, és a teteje tömör vagy lyukas: négy tulajdonság, nyolc érték.
lesson-features-task = Keresd meg a bábut, amelyik sötét, magas, kerek és lyukas.
lesson-features-hint = Haladj tulajdonságonként: a sötétek közül csak a magasak, azokból csak a kerekek. Kettő marad, és az egyik tetején lyuk van.
lesson-features-right = Ez az, és csak egy ilyen van. Minden bábu minden másiktól legalább egy tulajdonságban különbözik.

lesson-line-title = Négy egyforma
lesson-line-text = Négy bábu egy sorban, oszlopban vagy átlóban kvartó, ha legalább egy tulajdonságuk azonos. Egy elég; a többi lehet akármilyen.
lesson-line-task = Ezen a táblán három vonal telt meg. Mutasd meg annak a négy bábuját, amelyik kvartó.
lesson-line-hint = Nézd a bábuk tetejét. Az egyik vonalban mindegyik lyukas.
lesson-line-right = 1. sor: négy lyukas bábu. A c-oszlopban és az átlóban a négynek nincs semmi közös vonása.

lesson-three-title = Háromban valami közös
lesson-three-text = Ha egy vonal három bábujában van valami közös, már csak a negyedik hiányzik. Az ilyen hármasok meglátása a játék java része.
lesson-three-task = A 2. sorban három bábu és egy üres mező van. Jelölj meg minden bábut, amellyel ott kvartó lenne, aztán ellenőrizd.
lesson-three-hint = Mi közös a 2. sor három bábujában? Nem a szín, nem a magasság, nem az alak. Amelyikben az is megvan, az a negyedik.
lesson-three-right = Mindhárom lyukas, így bármelyik lyukas bábu jó negyediknek.

lesson-complete-title = Fejezz be egy vonalat
lesson-complete-text = A bábut, amelyet leteszel, sosem te választod: az ellenfél adta. Mégis lehet, hogy épp az kell neked.
lesson-complete-task = Tedd le a kezedben lévő bábut oda, ahol összejön vele négy egyforma.
lesson-complete-hint = Az a-oszlopban három kerek van, de a te bábud szögletes. Keress három olyat, amelynek más közös tulajdonsága van vele.
lesson-complete-right = 2. sor: négy lyukas bábu.

lesson-call-title = Mondd be
lesson-call-text = Kirakni kevés: a kvartó bemondva nyer. Letétel után és átadás előtt nyomd meg a piros gombot, és mutasd meg a négy bábut.
lesson-call-task = Épp most tetted le a bábut a d3 mezőre. Mondd be, és mutasd meg, mit raktál ki.
lesson-call-hint = Két teli vonal megy át a d3 mezőn: a 3. sor és a d-oszlop. Az egyikben mind a négy sötét.
lesson-call-right = Kvartó! 3. sor: négy sötét bábu. Nyertél.

lesson-steal-title = Csapj le az elnézett kvartóra
lesson-steal-text = Az ellenfél is elnézhet egy kvartót. Ha bemondás nélkül ad neked bábut, a bemondás a tiéd, amíg azt le nem teszed.
lesson-steal-task = Az ellenfél a d2 mezőre tett, és adott neked egy bábut. Vedd el tőle a győzelmet.
lesson-steal-hint = Olyan vonal kell, amely átmegy a d2 mezőn, az utolsó bábu helyén. Hasonlítsd össze a magasságokat a d-oszlopban.
lesson-steal-right = Kvartó! d-oszlop: négy alacsony bábu. Az ellenfél rakta ki, de te mondtad be.

lesson-lapse-title = Ami elévül
lesson-lapse-text = Ha a következő bábu letételéig senki sem mondja be, a kvartó elévül. A bábuk a helyükön maradnak, de soha többé nem mondhatja be senki. Csak az mondható be, amiben benne van az utoljára letett bábu.
lesson-lapse-task = Épp most tetted le a bábut a b2 mezőre. Itt két vonalban van négy egyforma; mondd be azt, amelyik még számít.
lesson-lapse-hint = Az 1. sorban négy szögletes bábu van, de a b2 nem az 1. sorban van. Melyik teli vonal megy át a b2 mezőn?
lesson-lapse-right = Kvartó! b-oszlop: négy magas bábu. Az 1. sor négy szögletes bábuja elévült; ott téves lett volna a bemondás.

lesson-safe-title = Adj biztonságos bábut
lesson-safe-text = Te választod ki, mit tesz le az ellenfél. Ha olyan bábut adsz, amellyel nála összejön a négy, veszítettél. Átadás előtt nézd meg, mi fenyeget.
lesson-safe-task = Adj olyan bábut, amellyel az ellenfél nem nyerhet azonnal.
lesson-safe-hint = Az 1. sorban három magas és kerek bábu van. Amit adsz, se magas, se kerek ne legyen.
lesson-safe-right = Biztonságos: alacsony és szögletes, így az 1. sorban nem fejez be semmit.

lesson-block-title = Hárítsd a veszélyt
lesson-block-text = Néha nincs biztonságos bábu. Ilyenkor használd azt, ami a kezedben van: ha a fenyegetés helyére teszed, betölti a rést, és a fenyegetés eltűnik.
lesson-block-task = Tedd le a bábut úgy, hogy maradjon mit adnod, és add oda. Csak egy mód van rá.
lesson-block-hint = Nézd a d-oszlopot: három világos és kerek bábu, és egy szabad mező.
lesson-block-right = A d4 mezőn a bábud megtöri a d-oszlopot, és most már van egy biztonságos bábu. Bármi mással azonnal veszítettél volna.

lesson-count-title = Számold a biztonságosakat
lesson-count-text = A játszma második felében megfogynak a biztonságos bábuk. Aki tudja, hány maradt, tudja, mi jön.
lesson-count-task = Jelölj meg minden bábut, amelyet itt biztonságos odaadni, aztán ellenőrizd.
lesson-count-hint = Két vonal fenyeget: a c-oszlopban három tömör, a 4. sorban három sötét van. Biztonságos, ami egyik sem.
lesson-count-right = Három biztonságos van: a világosak, amelyek lyukasak.

lesson-last-safe-title = Add az utolsó biztonságosat
lesson-last-safe-text = Ha te adod az utolsó biztonságos bábut, az ellenfélnek le kell tennie, aztán már csak nem biztonságosat adhat neked. Azzal nyersz.
lesson-last-safe-task = Tedd le a bábut úgy, hogy csak egy biztonságos maradjon, és add oda azt.
lesson-last-safe-hint = Teremts új fenyegetést: az 1. sorban már két világos és magas áll, és a te bábud is világos és magas.
lesson-last-safe-right = Akárhová teszi az ellenfél azt a bábut, nem marad biztonságos, amit neked adhatna.

lesson-parity-title = Páros vagy páratlan
lesson-parity-text = A biztonságos bábukat felváltva adjátok: te, az ellenfél, te… Ha páratlan számú maradt, amikor te adsz, az utolsót te adod. Ha páros, akkor az ellenfél. Tedd hát le úgy, hogy páratlan legyen.
lesson-parity-task = Keresd meg a mezőt, amely után páratlan számú bábu biztonságos, és add oda az egyiket.
lesson-parity-hint = A c1 és a d2 mezőn két bábu marad biztonságos, az a1 és az a2 mezőn egy sem. Melyik mező marad?
lesson-parity-right = Három biztonságos volt: egyet te adsz, egyet az ellenfél, és te az utolsót. Utána az ellenfélnek nincs mit biztonsággal adnia.

lesson-squares-title = Négyzetek
lesson-squares-text = A haladó játékban négy bábu egy 2 × 2 mezős négyzetben is nyer. Kilenc ilyen négyzet van, és könnyű elsiklani felettük.
lesson-squares-task = Itt a négyzetek is számítanak. Tedd le a bábut, mondd be, és mutasd meg, mit raktál ki.
lesson-squares-hint = Nézd a tábla közepét: négy mezőjéből hármon alacsony bábu áll.
lesson-squares-right = Kvartó! A középső négyzet: négy alacsony bábu.

lesson-clock-title = Versenyben az órával
lesson-clock-text = Versenyen minden lépésre egy perced van. Akinek lejár az ideje, veszít; a bemondás megállítja az órát.
lesson-clock-task = Egy perced van. Tedd le a bábut, mondd be, és mutasd meg, mit raktál ki.
lesson-clock-hint = A bábud kerek. Nézz végig az átlókon.
lesson-clock-right = Kvartó, és időben! Az a1–d4 átló: négy kerek bábu. Most már mindent tudsz, ami kell; játssz egy játszmát.
