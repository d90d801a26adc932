### How fast the engine is, and how many positions there are.

bench-short-help = Megméri, milyen gyors a motor.
bench-help =
    Megméri, milyen gyors a motor. Először a jellemzőszám jön: hány csomópontot jár be a keresés egy
    rögzített álláslistán, minden gépen ugyanannyit, amíg a keresés nem változik. Aztán véletlen, de
    mindig ugyanazon állásokra, megnyitástáblázat nélkül és azzal, mennyi ideig tart megtalálni az
    értéket, az értéket és a távolságot, és minden lépést értékelni: az állások felénél legfeljebb p50,
    100-ból 99-nél legfeljebb p99, mindnél legfeljebb max.
bench-quick-help = Csak néhány állás, és táblázat nélkül egy sem három vagy négy bábuval.
bench-full-help =
    Tizenkét teljes játékot is megold, megszámolja a döntetlen táblákat, véletlenszerűen játszik, méri a
    sima minimax idejét és a játszó folyamat memóriáját, és megmondja, mely célok teljesültek. Ez
    néhány percig tart.
bench-json-help = Az eredményeket fájlba is írja (- a szabványos kimenet, és semmi más).
bench-signature = Jellemzőszám: { $nodes } csomópont
bench-title = { $variant }: egy mag CPU-ezredmásodpercei, táblázat nélkül
bench-title-with-table = { $variant }: egy mag CPU-ezredmásodpercei, táblázattal
bench-no-table = { $variant }: még nincs teljes megnyitástáblázat
bench-placed = n
bench-cold = hid.
bench-warm = mel.
bench-value = érték
bench-distance = érték és távolság
bench-grade = értékelés
bench-positions = állás
bench-p50 = p50
bench-p99 = p99
bench-longest = max
bench-legend =
    n: bábuk a táblán; állás: hány állást mértünk.
    hid. (hideg): semmire sem emlékszik; mel. (meleg): ugyanezt kérdeztük az előbb.
bench-waiting-title = Minden lépés értékelése táblázattal és két maggal, hideg, ezredmásodperc az óra szerint
bench-games-title = Teljes játékok üres tábláról, táblázat nélkül
bench-variant = változat
bench-games-value = érték
bench-games-nodes = csomópont
bench-seconds = CPU-s
bench-drawn-title = Teli táblák kvartó nélkül
bench-drawn-boards = tábla
bench-playouts-title = Véletlen játszmák a Python-szabályokkal
bench-playouts-games = játszma
bench-playouts-speed = játszma/s
bench-playouts-drawn = dönt.
bench-playouts-placed = letett bábu
bench-reference-title = A sima minimax és a megoldó, érték és távolság, CPU-ezredmásodperc
# As in English.
bench-reference = minimax
bench-solver = megoldó
bench-agree = A válaszok egyeznek.
bench-disagree = A válaszok ELTÉRNEK.
bench-footprint-title = Mennyibe kerül a csomag
bench-import = a kvarto importálása: { $size } CPU-idő
bench-memory = memória egy hagyományos játszmában: { $size }
bench-memory-three = memória három változat játszmái után: { $size }

## What the engine was to reach

goals-title = A célok; a két játék közül a lassabb számít
goals-measured = mért
goals-must = kell
goals-aim = cél
goals-reached = elérve
goal-aim-reached = cél
goal-must-reached = kell
goal-missed = NEM
goal-not-measured = -
goal-value-8 = érték, p99, n = 8
goal-value-7 = érték, p99, n = 7
goal-value-6 = érték, p99, n = 6
goal-distance-6 = érték és távolság, p99, n = 6
goal-table = érték és távolság a táblázatból, p99, n ≤ 5
goal-grade-6 = lépések értékelése távolsággal, p99, n = 6
goal-two-cores = értékelés, táblázat, 2 mag, óra, p99, n = 5
goal-whole-lines = teljes játék, hagyományos
goal-whole-both = teljes játék, vonalak és négyzetek
goal-whole-squares = teljes játék, csak négyzetek
goal-drawn-boards = a hagyományos játék döntetlen táblái
goal-memory = memória játék közben
goal-import = a kvarto importálása

## kvarto census

census-short-help = Megszámolja az állásokat és a döntetlen táblákat, és hogy mit érnek.
census-help =
    Megszámolja a teli táblákat kvartó nélkül, majd a táblán lévő bábuk száma szerint azt, ami szimmetriától
    eltekintve és kvartó nélkül létezik: a táblákat, a táblákat kézben lévő bábuval, és közülük azokat,
    ahol ez a bábu nem nyer azonnal. Hogy ezek közül a letevő hányat nyer meg, tart döntetlenre és veszít
    el, addig ismert, ameddig a játék megnyitástáblázata ér.
census-variant-help = standard, advanced, squares, hard, vagy egy kód, mint ch:l.
census-levels-help =
    Hány bábuig a táblán. Minden további körülbelül tízszer annyi ideig tart, és 8-tól kezdve több száz
    megabájt kell hozzá.
census-json-help = Soronként egy JSON-objektum.
census-counting-drawn = teli táblák számlálása ...
census-counting = táblák számlálása { $placed } bábuval ...
census-drawn-boards = { $variant }: a 16! teli tábla közül kvartó nélküli: { $boards }.
census-placed = bábu
census-boards = tábla
census-positions = kézben egy
census-quiet = még nem nyer
census-won = nyert
census-drawn = döntetlen
census-lost = veszt.
census-unknown = -
census-no-table = -: nem ismert; ennek a játéknak nincs megnyitástáblázata.
census-table-ends = -: nem ismert; a játék megnyitástáblázatának vége: { $levels } bábu.
census-stopped = Leállt.
census-number = { $count }
