### How fast the engine is, and how many positions there are.

bench-short-help = Motorun ne kadar hızlı olduğunu ölçer.
bench-help =
    Motorun ne kadar hızlı olduğunu ölçer. Önce imza gelir: aramanın belirli bir konum listesi için
    uğradığı düğüm sayısı; arama değişmedikçe her makinede aynıdır. Sonra, her seferinde aynı olan
    rastgele konumlar için, açılış tablosuz ve tabloyla, değeri, değer ile uzaklığı bulmanın ve her
    hamleyi değerlendirmenin süresi: konumların yarısı için en çok p50, yüzde 99'u için en çok p99,
    hepsi için en çok max.
bench-quick-help = Yalnızca birkaç konum alır, tablosuzken üç ya da dört taşlı hiç almaz.
bench-full-help =
    On iki oyunu da baştan sona çözer, berabere tahtaları sayar, rastgele oynar, düz minimax'ı ölçer,
    oynayan bir süreci tartar ve hangi hedeflere ulaşıldığını söyler. Birkaç dakika sürer.
bench-json-help = Sonuçları bir dosyaya da yazar (yalnızca standart çıktı için -).
bench-signature = İmza: { $nodes } düğüm
bench-title = { $variant }: tek çekirdekte CPU milisaniyesi, tablosuz
bench-title-with-table = { $variant }: tek çekirdekte CPU milisaniyesi, tabloyla
bench-no-table = { $variant }: henüz tam bir açılış tablosu yok
# As in English.
bench-placed = n
bench-cold = soğuk
bench-warm = sıcak
bench-value = değer
bench-distance = değer ve uzaklık
bench-grade = değerlendirme
bench-positions = konum
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
# As in English.
bench-longest = max
bench-legend =
    n: tahtadaki taşlar; konum: kaç konumun ölçüldüğü.
    soğuk: hiçbir şey anımsanmıyor; sıcak: aynısı hemen önce sorulmuş.
bench-waiting-title = Her hamlenin değerlendirilmesi, tablo ve iki çekirdekle, soğuk, saate göre milisaniye
bench-games-title = Boş tahtadan başlayarak tam oyunlar, tablosuz
bench-variant = oyun türü
bench-games-value = değer
bench-games-nodes = düğüm
bench-seconds = CPU sn
bench-drawn-title = Quartosuz dolu tahtalar
bench-drawn-boards = tahta
bench-playouts-title = Python kurallarıyla rastgele oyunlar
bench-playouts-games = oyun
bench-playouts-speed = oyun / sn
bench-playouts-drawn = berabere
bench-playouts-placed = konan taş
bench-reference-title = Düz minimax ve çözücü, değer ve uzaklık, CPU milisaniyesi
# As in English.
bench-reference = minimax
bench-solver = çözücü
bench-agree = Yanıtlar aynı.
bench-disagree = Yanıtlar FARKLI.
bench-footprint-title = Paketin maliyeti
bench-import = kvarto'nun yüklenmesi: { $size } CPU süresi
bench-memory = standart bir oyun sırasında bellek: { $size }
bench-memory-three = üç türde oyundan sonra bellek: { $size }

## What the engine was to reach

goals-title = Ulaşılacak hedefler; iki oyundan yavaş olanı sayılır
goals-measured = ölçülen
goals-must = şart
goals-aim = hedef
goals-reached = ulaşılan
goal-aim-reached = hedef
goal-must-reached = şart
goal-missed = HAYIR
goal-not-measured = -
goal-value-8 = değer, p99, n = 8
goal-value-7 = değer, p99, n = 7
goal-value-6 = değer, p99, n = 6
goal-distance-6 = değer ve uzaklık, p99, n = 6
goal-table = tablodan değer ve uzaklık, p99, n ≤ 5
goal-grade-6 = her hamle uzaklığıyla, p99, n = 6
goal-two-cores = değerlendirme, tablo, 2 çekirdek, gerçek süre, p99, n = 5
goal-whole-lines = tam oyun, standart
goal-whole-both = tam oyun, çizgiler ve kareler
goal-whole-squares = tam oyun, yalnızca kareler
goal-drawn-boards = standart oyunun berabere tahtaları
goal-memory = oynarken bellek
goal-import = kvarto'nun yüklenmesi

## kvarto census

census-short-help = Konumları ve berabere tahtaları sayar, değerlerini söyler.
census-help =
    Quartosuz dolu tahtaları, ardından tahtadaki taş sayısına göre, simetriler bir sayılarak ve
    quartosuz olarak neler bulunduğunu sayar: tahtalar, elde bir taşla tahtalar ve bunlardan eldeki
    taşın hemen kazandırmadıkları. Taşı koyacak oyuncu için bunların kaçının galibiyet, beraberlik ve
    yenilgi olduğu, oyunun açılış tablosunun yettiği yere kadar bilinir.
census-variant-help = standard, advanced, squares, hard ya da ch:l gibi bir kod.
census-levels-help =
    Tahtada en çok kaç taş olacağı. Her bir fazlası yaklaşık on kat uzun sürer, 8'den sonrası
    yüzlerce megabayt ister.
census-json-help = Satır başına bir JSON nesnesi yazar.
census-counting-drawn = dolu tahtalar sayılıyor...
census-counting = { $placed } taşlı tahtalar sayılıyor...
census-drawn-boards = { $variant }: 16! dolu tahtanın { $boards } tanesinde quarto yok.
census-placed = taş
census-boards = tahta
census-positions = elde taşla
census-quiet = hemen kazanmayan
census-won = galibiyet
census-drawn = beraberlik
census-lost = yenilgi
census-unknown = -
census-no-table = -: bilinmiyor; bu oyunun açılış tablosu yok.
census-table-ends = -: bilinmiyor; bu oyunun açılış tablosu { $levels } taşta bitiyor.
census-stopped = Durduruldu.
census-number = { $count }
