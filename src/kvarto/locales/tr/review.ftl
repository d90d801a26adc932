### The engine at the command line: values, graded moves, reviews of games.

engine-json-help = JSON yazar, satır başına bir nesne.
engine-threads-help = Kaç iş parçacığı kullanılacağı.
engine-no-table-help = Açılış tablosu olmadan her şeyi arar.
engine-time-limit-help = Bir konumu bu kadar saniye sonra bırakır.

## kvarto solve

solve-help =
    Her konumda (POSITION) en iyi oyunla kimin kazandığını ve o zamana dek kaç taş konduğunu söyler.
    Bir konum tırnak içinde tek bir argümandır. - ile ya da hiçbir şey verilmezse konumlar standart
    girdiden, her satırda bir tane okunur; boş satırlar ve # ile başlayanlar atlanır.
    Örneğin: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Bir konumda kimin kazandığını söyler.
solve-cold-help = Her konumdan önce öğrendiği her şeyi unutur.
solve-cold-one-thread = --cold yalnızca tek iş parçacığıyla olur
solve-nothing = bir konum (POSITION) eksik (ya da standart girdiden okumak için -)
solve-wrong-line = satır { $line }: { $what }

solve-win = { $position }: hamle sırası { $player }, { $distance ->
    [0] şunu ilan edip kazanır: { $shapes }
    [one] bir sonraki taşla kazanır
   *[other] { $distance } taşta kazanır
}.
solve-draw = { $position }: hamle sırası { $player }, oyun berabere.
solve-loss = { $position }: hamle sırası { $player }, { $distance ->
    [one] bir sonraki taşla kaybeder
   *[other] { $distance } taşta kaybeder
}.
solve-unknown = { $position }: hamle sırası { $player }, kimin kazandığı bilinmiyor.

## kvarto grade

grade-help =
    Bir konumdaki (POSITION) her kurallı hamlenin, oynayacak olanı nereye götürdüğünü söyler, en
    iyisi başta. Örneğin: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Her hamlenin değerini söyler.
grade-nothing = değerlendirilecek hamle yok: tahta dolu
grade-win = { $distance ->
    [0] Hemen kazandıran
    [one] Bir taşta kazandıran
   *[other] { $distance } taşta kazandıran
} ({ $count }):
grade-draw = Berabere ({ $count }):
grade-loss = { $distance ->
    [0] Hemen kaybettiren
    [one] Bir taşta kaybettiren
   *[other] { $distance } taşta kaybettiren
} ({ $count }):
grade-unknown = Bilinmeyen ({ $count }):

## kvarto review

review-help =
    Bir .qgn dosyasındaki (FILE, standart girdi için -) oyunların her hamlesini değerlendirir:
    öncesinde ve sonrasında değeri neydi, daha iyisi neydi, hangi quartolar gözden kaçtı, oyun nerede
    belli oldu.
review-short-help = Bir kayıttaki oyunların nerede kazanılıp kaybedildiğini söyler.

review-value-lost = { $before } → { $after }
review-verdict-mistake = hata
review-verdict-blunder = büyük hata
review-verdict-decisive = belirleyici hata
review-remark = { $verdict }; daha iyisi { $words }
review-remark-more = { $verdict }; daha iyisi { $words } (+{ $more })

review-left-win = Son konumda hamle sırası: { $player }; en iyi oyunla kazanır.
review-left-draw = Son konumda hamle sırası: { $player }; en iyi oyunla berabere.
review-left-loss = Son konumda hamle sırası: { $player }; en iyi oyunla kaybeder.
review-accuracy = { $player }: { $judged } hamlenin { $kept } tanesi değeri korudu (%{ $percent }).
