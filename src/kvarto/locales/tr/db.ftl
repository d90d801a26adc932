### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    Başka bir kvarto sunucusu oyunlarını bu dosyada saklıyor: { $file }.
    Onu durdur ya da buna ayrı bir dosya ver: kvarto serve --data OTHER
database-too-new =
    { $file } daha yeni bir kvarto tarafından yazılmış: sürümü { $revision }, bu kvarto ise en çok { $newest } sürümünü tanıyor.
    Yine yeni kvarto'yu kullan ya da önceki kopyaya dön: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } veritabanı olarak okunamıyor: { $why }
not-our-database = { $file } kvarto'nun değil, başka bir programın veritabanı
nothing-in-database = şu dosyada kvarto veritabanı yok: { $file }

db-help = Veritabanının bakımını yapar: günceller, kopyalar, bir kopyayı geri koyar, denetler.
db-file-help = Veritabanı (belirtilmezse "kvarto serve" hangisini kullanıyorsa o).
db-force-help = Var olan bir dosyanın yerine geçer.
db-upgrade-help =
    Eski bir kvarto'nun veritabanını günceller. Sunucu da başlarken aynısını yapar. Önceki hâlinin
    bir kopyası yanında saklanır.
db-upgrade-short-help = Eski bir kvarto'nun veritabanını günceller.
db-is-newest = { $file } güncel: sürüm { $revision }.
db-upgraded =
    { $file } güncellendi: sürüm { $before } → { $revision }.
    Önceki hâli burada saklanıyor: { $copy }
db-will-be-upgraded =
    { $file } eski bir kvarto'nun dosyası, şimdi güncelleniyor.
    Önceki hâli burada saklanıyor: { $copy }
db-backup-help =
    Veritabanını o anki hâliyle TARGET dosyasına kopyalar. Bu sırada sunucu çalışmayı sürdürebilir.
db-backup-short-help = Veritabanını kopyalar, sunucu çalışırken bile.
db-copied = { $file } kopyalandı: { $copy }
db-restore-help =
    Bir kopyayı geri koyar: SOURCE veritabanı olur. Bunun için sunucu durdurulmuş olmalı.
db-restore-short-help = Veritabanının bir kopyasını geri koyar.
db-restored = { $file } artık şu kopyayla aynı: { $copy }.
db-file-is-there =
    { $file } zaten var.
    --force ile yerine yenisi geçer, içindekiler kaybolur.
db-no-file = böyle bir dosya yok: { $file }
db-is-damaged =
    { $file } bozulmuş; bir kopya şöyle geri konabilir: kvarto db restore COPY --force
    { $damages }
db-check-help = Bütün veritabanına bakar: sağlam mı, sürümü ne, içinde ne var.
db-check-short-help = Bütün veritabanına bakar.
db-sound = { $file } sağlam: sürüm { $revision }.
db-older = Bu kvarto { $newest } sürümünü kullanıyor: sunucu başlarken günceller, "kvarto db upgrade" de öyle.
db-games = { $games } oyun, devam eden: { $running }.
db-people = { $people } kişi, hesabı olan: { $accounts }.
