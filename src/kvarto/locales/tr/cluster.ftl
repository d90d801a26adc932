### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = oyunlar şu anda saklanamıyor; az sonra yeniden dene
lease-lost = şununla artık başka bir sunucu ilgileniyor: { $place }
no-such-database = şu adreste veritabanı açılamıyor: { $address } (adres şöyle yazılır: postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL ve NATS için başka paketler de gerek ({ $what }). Şununla kur:
    pip install "kvarto[server,cluster]"
database-out-of-reach = { $address } veritabanı kullanılamıyor: { $why }
database-there-too-new =
    { $address } daha yeni bir kvarto tarafından yazılmış: sürümü { $revision }, bu kvarto ise en çok { $newest } sürümünü tanıyor.
    Yine yeni kvarto'yu ya da önceki bir kopyayı kullan.
database-encoding = { $address } veritabanı metinleri { $encoding } kodlamasıyla saklıyor; UTF8 kodlamalı bir veritabanı oluştur

db-there-will-be-upgraded = { $address } eski bir kvarto'nun veritabanı, şimdi güncelleniyor.
db-there-made = Tablolar oluşturuldu: { $address }, sürüm { $revision }.
db-there-upgraded = { $address } güncellendi: sürüm { $before } → { $revision }.
db-there-is-damaged =
    { $file } veritabanında olması gereken bir şey eksik:
    { $damages }
db-backup-there =
    PostgreSQL veritabanı, sunucular çalışırken bile, PostgreSQL'in kendi programıyla kopyalanır:
    { $command }
db-restore-there =
    PostgreSQL veritabanının kopyası PostgreSQL'in kendi programıyla geri konur. Önce bütün sunucuları durdur:
    { $command }
db-copy-help =
    FROM dosyasındaki her şeyi, postgresql://USER@HOST/NAME gibi bir adresteki boş bir PostgreSQL
    veritabanına kopyalar; böylece birkaç makine onunla devam edebilir. Bunun için sunucu durdurulmuş
    olmalı. Ya her şey kopyalanır ya hiçbir şey; dosya olduğu gibi kalır.
db-copy-short-help = Bir dosyayı PostgreSQL veritabanına kopyalar.
db-copy-from-file-to-address = FROM bir veritabanının dosyası, TO ise postgresql://USER@HOST/NAME gibi bir adres olmalı
db-copying = Kopyalanıyor
copy-needs-upgrade = { $file } önce güncellenmeli: kvarto db upgrade --database { $file }
copy-target-not-empty = { $address } boş değil; bunun için boş bir veritabanı oluştur
copy-refused = { $table } kopyalanamıyor: { $why }
copy-incomplete = { $table } eksik kopyalandı: { $address } veritabanına ulaşan satır { $there }, olması gereken { $here }
come-again = bu masa şu anda başka bir sunucuya taşınıyor; az sonra yeniden dene

serve-database-help =
    Oyunların bir dosya yerine saklandığı PostgreSQL veritabanının adresi,
    postgresql://USER@HOST/NAME gibi: böylece birkaç sunucu, herhangi bir yük dengeleyicinin
    arkasında, oyunları paylaşabilir.
serve-bus-help =
    Bu sunucuların birbirinden hemen haber almasını sağlayan NATS'ın adresi, nats://HOST:4222 gibi.
    Belirtilmezse birbirlerinin mesajlarını veritabanında ararlar.
serve-data-or-database = Oyunlar tek bir yerde saklanır: ya --data ile bir dosya ya da --database ile bir adres ver.
serve-bus-needs-database = Mesaj veri yolu yalnızca aynı veritabanını paylaşan sunuculara gerekir. Veritabanını --database ile belirt.
serve-bad-bus = { $text } bir mesaj veri yolunun adresi değil. Adres şöyle yazılır: nats://HOST:4222.
