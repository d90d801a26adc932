### What can be chosen: a new game, settings; and about the page.

new-title = Yeni oyun
new-begin = Başla
new-open = Masayı aç
new-change-title = Masayı değiştir
new-change-save = Kaydet
new-opponent = Kiminle?
opponent-is-computer-about = İstediğin güçte bir rakibe karşı.
opponent-is-person-about = Yan yana ya da cihaz aranızda.
opponent-is-invite-about = Bir bağlantı gönderirsin; açan, hangi cihazda olursa olsun oturur.
opponent-is-watch-about = Arkana yaslan, neler yaptıklarına bak.
new-level = Ne kadar güçlü?
new-level-one = Birinci bilgisayar
new-level-two = İkinci bilgisayar
new-pass = Cihaz elden ele
new-pass-about = Hamleler arasında, cihaz diğer oyuncuya geçene kadar tahta örtülür.
new-preset = Nasıl bir oyun?
preset-casual = Dostluk
preset-casual-about = Kutudaki oyun; saat yok, hamleler geri alınabilir.
preset-tournament = Turnuva
preset-tournament-about = Hamle başına bir dakika, yanlış ilan kaybettirir.
preset-days = Acelesiz
preset-days-about = Hamle başına üç gün: istediğinde gel.
preset-beginners = Yeni başlayanlar
preset-beginners-about = Yalnızca renk ve boy sayılır, ipuçlarıyla.
preset-child = Bir çocukla
preset-child-about = Aynısı; çocuğun ilan etmesi yeter.
preset-edition = Türkçe baskı
preset-edition-about =
    { $what ->
        [late-call] Bu dilde basılı kurallardaki gibi geç ilanla.
        [hard] Bu dilde basılı kuralların izin verdiği gibi, dördünün iki ortak özelliği olmalı.
        [squares] Bu dilde basılı ileri düzey kurallarındaki gibi yalnızca 2 × 2 kareler sayılır.
        [clock-place] Bu dilde basılı kurallardaki gibi koymak için bir, vermek için bir dakika.
        [clock-main] Bu dilde basılı kurallardaki gibi bütün oyun için on beş dakika.
       *[clock-move] Bu dilde basılı kurallarda her oyun için olduğu gibi hamle başına bir dakika.
    }
new-meeting = Kim gelebilir?
new-in-lobby = Lobide göster
new-in-lobby-about = Orada olan oturabilir, herkes izleyebilir.
new-watched = Başkaları izleyebilir
new-watched-about = Oyun başlayınca, bağlantısı olan herkes.
new-rules = Kurallar
new-variant = Ne kazandırır?
new-features = Ne sayılır?
new-shapes = Nerede?
new-required = Dördünün iki ortak özelliği olmalı
new-calling = İlan
calling-spoken = Sesli
new-false-call = Yanlış ilanın bedeli
false-call-ignore = ilan hakkı
false-call-forfeit = oyun
new-late-call = Geç ilan
new-time = Süre ve başlangıç
new-clock = Saat
new-starter = Kim başlar?
starter-is = { $player }
new-casual = Dostluk oyunu
new-casual-about = Duraklatılabilir, hamleler geri alınabilir.
new-help = Oyunculara yardım
new-help-none = yok
new-help-some = ipuçları açık
new-help-casual-only = İpuçları dostluk oyunları içindir.
aid-threats = Tehditleri göster
aid-threats-about = Bir taşın çizgi tamamlayacağı haneler ve ne tür bir taş olduğu.
aid-safe = Güvenli taşları göster
aid-safe-about = Diğer oyuncuya hemen kazandırmayan taşlar.
aid-points = İlan eden yerini gösterir
aid-points-about = Küçük çocukların ilan etmesi yeter.
new-from-position = Oyun bu konumdan başlar.
new-from-empty = Boş tahtadan başla
settings-title = Ayarlar
settings-theme = Açık ya da koyu
theme-system = sistem gibi
theme-light = açık
theme-dark = koyu
settings-set = Taşlar
set-wood = Ahşap
set-wood-about = Tornadan çıkma ahşap, biraz yukarıdan.
set-flat = Düz
set-flat-about = Yalın çizimler; küçük ekranlar ve netlik için.
settings-table = Masada
settings-sound = Sesler
settings-speech = İlanlar sesli okunsun
settings-animation = Hareketli taşlar
settings-coordinates = Tahtada harf ve sayılar
settings-contrast = Yüksek karşıtlık
about-title = Kvarto hakkında
about-game = Kvarto, Blaise Müller'in iki kişilik oyunu Quarto'nun yazılım hâlidir: ilanıyla birlikte kutudaki oyunun tamamı. Çoğu program dört taş uyuştuğu anda senin yerine kazanır. Burada görmen gerekir.
about-page = Bilgisayar on seviyede oynar: oyunu hiç görmemiş birinden hiç hata yapmayana kadar. Oyundan sonra nerede kazanılıp kaybedildiğini anlatır.
about-privacy-title = Neler saklanır
about-privacy = Sunucu oyunları, derslerde ve bulmacalarda nereye geldiğini saklar; masana dönebilesin diye tarayıcını bir çerezle tanır. Ayarların tarayıcıda kalır. Hiçbir şey başkasına gönderilmez. Hesabın varsa adın ve şifrenin bir özeti (hash) de saklanır. Hesap sayfası, hakkında saklanan her şeyi sana verir ve siler.
about-keys-title = Faresiz
about-keys = Ok tuşlarıyla tahtada ve taşlarda gezilir, Enter ya da Boşluk seçer. Hamleler tahtanın yanındaki bölmede ya da oyun menüsünde yazılabilir; satırlar, sütunlar ve çaprazlar sesli okutulabilir. Oyundan sonra ok tuşlarıyla oyun gözden geçirilir.
about-licence-title = Lisans
about-licence = Kvarto, MIT lisanslı özgür yazılımdır. Masa oyununun yayıncısıyla bir ilgisi yoktur.
about-version = Sürüm { $version }
