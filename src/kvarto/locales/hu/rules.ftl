### The page of rules.

rules-title = Szabályok
rules-lead = Két játékos, tizenhat bábu, egy ötlet: te választod ki, melyik bábut kell az ellenfelednek letennie. Egy játszma tíz-húsz percig tart.
rules-play = Játsszunk!

## Material

rules-material = A tábla és a bábuk
rules-material-text = A tábla tizenhat mezőből áll. A tizenhat bábu mind különböző: mindegyik világos vagy sötét, alacsony vagy magas, kerek vagy szögletes, a tetején pedig tömör vagy lyukas.
rules-material-example = Az üres tábla, és mind a tizenhat bábu a készletben.

## A turn

rules-turn = Egy lépés
rules-turn-text = Kockadobás dönti el, ki az első. Ő bármelyik bábut kiválaszthatja, és átadja a másodiknak. A második leteszi egy tetszőleges üres mezőre, aztán ő választ egy bábut, és átadja. Így megy tovább: tedd le, amit kaptál, majd adj egyet.
rules-turn-nobody = A bábuk nem tartoznak senkihez. Egy vonalban lehetnek mindkettőtök által letett bábuk.
rules-turn-example = Három bábu van a táblán. A világos, magas, szögletes bábut most adták át, ezt kell letenni.

## A quarto

rules-quarto = A kvartó
rules-quarto-text = Kvartó az, ha egy sorban, oszlopban vagy átlóban négy olyan bábu áll, amely legalább egy tulajdonságban megegyezik.
rules-quarto-row = Négy magas bábu a 2. sorban.
rules-quarto-column = Négy lyukas bábu a c-oszlopban.
rules-quarto-diagonal = Négy kerek bábu egy átlóban.
rules-quarto-none = Nem kvartó: a 2. sor négy bábujában nincs semmi közös.

## The call

rules-call = Be kell mondani
rules-call-text = Kirakni egy kvartót még kevés. Az nyer, aki meglátja, és idejében kimondja: „Kvartó!” És nem feltétlenül az, aki kirakta.
rules-call-placer = Ha letettél egy bábut, bemondhatod, mielőtt a következőt odaadod.
rules-call-receiver = Ha inkább bábut adsz, az ellenfeled a letétel előtt bemondhatja, és azzal nyer, amit te raktál ki.
rules-call-lapse = Ha az ellenfél is csak leteszi a bábut, a kvartó elévül. Többé senki sem mondhatja be, és a négy bábu már csak négy bábu.
rules-call-example = Az utolsó bábu a d1 mezőre került: az 1. sorban négy sötét bábu áll, és mind magas. Nem mondta be senki, hanem átadtak egy bábut. Most az ellenfél letétel helyett bemondhatja az 1. sort.
rules-pointing = Megmutatás
rules-pointing-text = Bemondáshoz nyomd meg a piros gombot. Az órák megállnak, és 15 másodperced van megérinteni a négy bábut. Csak olyan vonal jó, amelyet az éppen letett bábu fejezett be.
rules-wrong-call = Minden letett bábu után mindkét játékosnak egy bemondása van. Ha téves, vagy elmarad a megmutatás, elveszett; versenyen pedig vereséget jelent.
rules-end = A játszma vége
rules-end-text = A tizenhatodik bábu után már nincs mit adni. Aki letette, bemondhatja a kvartót, vagy befejezi a lépést, aztán a másiknak van még egy utolsó esélye. Ha addig senki sem nyert, döntetlen.

## Variants

rules-variants = Játékváltozatok
rules-beginners-text = Egyezzetek meg egy, két vagy három tulajdonságban, amely számít, a többit felejtsétek el. Ha már túl könnyű, vegyetek hozzá még egyet.
rules-beginners-example = Ha csak a szín számít: négy világos bábu a 3. sorban.
rules-advanced-text = A vonalak a szokott módon nyernek, és ugyanígy a kilenc 2 × 2 mezős négyzet is.
rules-advanced-example = Négy sötét bábu a középső négyzetben.
rules-squares-text = Csak a 2 × 2-es négyzetek nyernek; a sorok, oszlopok és átlók nem.
rules-hard-text = A négy bábunak legalább két tulajdonságban kell megegyeznie.
rules-hard-example = 1. sor: négy sötét és négy magas bábu, tehát itt is számít.

## What can be agreed on

rules-agree = Amiben meg lehet egyezni
rules-automatic-text = A kvartó rögtön annak hoz győzelmet, aki kirakja, és senkinek sem kell bemondania. Sok program játszik így.
rules-late-call = Utólagos bemondás
rules-late-call-text = Aki letett egy bábut, az átadás után is bemondhatja a kvartót, amíg a másik le nem teszi az újat. Az nyer, aki előbb szól.
rules-child = Gyerekkel
rules-child-text = Egy kisgyereknek elég bemondania, nem kell megmutatnia. A bemondás jó, ha bárhol van bemondható kvartó. Baráti játszmában az is megmutatható, hol fenyeget vonal, és mely bábukat biztonságos odaadni.
rules-time = Idő
rules-time-text = Versenyen mindenkinek egy perce van egy lépésre. Akinek lejár az ideje, veszít; csak a tizenhatodik bábu után jelenti egyszerűen azt, hogy nem volt bemondás.

## Notation

rules-notation = Jelölés
rules-notation-text = Az oszlopok balról a-tól d-ig, a sorok alulról 1-től 4-ig mennek. Minden bábu egy számjegy vagy egy betű:
rules-notation-moves = b2>7 azt jelenti: letett a b2 mezőre, adta a 7-est. A felkiáltójel helyes bemondás, a kérdőjel téves, utána a megmutatott sor, oszlop vagy átló: b2!3, b2?a>7.

## Editions

rules-editions = Miben térnek el a kiadások
rules-editions-text = A nyomtatott szabályok minden nyelven nagyjából azonosak. Ezekről a különbségekről tudunk.
rules-editions-own = A magyar kiadás
rules-editions-others = Más kiadások
rules-edition-south-slavic = A szerb, a horvát és a szlovén szabályokban van utólagos bemondás.
rules-edition-danish = A dán szabályok szerint a bábu elengedésekor kell bemondani, és az időt semmi sem korlátozza.
rules-edition-greek = A görög szabályok megengedik, hogy egynél több közös tulajdonságban egyezzünk meg; ez a nehéz játék. Az időt semmi sem korlátozza.
rules-edition-finnish = A finn szabályok úgy is olvashatók, hogy a haladók csak négyzetekre törekszenek.
rules-edition-japanese = A japán szabályokban nincs játék kezdőknek, és a perc ott a letételre vonatkozik.
rules-edition-swedish = A svéd és az arab szabályokban a kezdők egyenként veszik hozzá a tulajdonságokat.
rules-edition-estonian = A finn és az észt szabályokban a kezdők egyetlen értékkel indulnak: csak négy világos bábu számít.
rules-edition-romanian = A román szabályokban az ellenfél a bábu átvétele előtt mondja be; ez ugyanaz a lehetőség, mint itt.
rules-edition-arabic = Az arab szabályok szerint az ellenfél azonnal bemondhatja, ha kész a vonal, és nem szólnak előtte átadásról. Itt a bemondás az átadás után jön.
rules-edition-german = A német szabályok kimondják: aki letesz egy bábut, lemond az előtte ott lévő vonalról.
rules-edition-chinese = A kínai szabályokban csak az mondja be, aki a bábut letette; itt a másik is. Egy játszma tizenöt percig tart, egy lépés addig, ameddig kell.
rules-edition-minute = A szerb, a horvát és a perzsa szabályokban bármelyik játszmára ki lehet kötni a lépésenkénti egy percet.
rules-edition-limit = A román és a szlovén szabályok korlátozzák az időt, de számot nem mondanak.
rules-edition-czech = A cseh szabályokban kézjáték dönti el, ki kezd; máshol kocka, sorsolás vagy megegyezés.
