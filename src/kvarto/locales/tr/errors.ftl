### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = { $piece } taşı zaten elde
hand-is-empty = elde konacak taş yok
piece-is-placed = { $piece } taşı zaten tahtada
cell-is-occupied = { $cell } dolu
game-is-over = oyun bitti
call-is-pending = { $seat } quarto ilan etti, önce yerini göstermesi gerek
point-before-call = { $seat } yerini göstermeden önce quarto ilan etmeli
calling-is-automatic = bu oyunda quartolar kendiliğinden ilan edilir
nothing-placed-to-call = henüz taş konmadı, ilan edilecek bir şey yok
call-is-used = { $seat } bu taş için ilan hakkını kullandı
not-your-chance-to-call = { $seat } şu an quarto ilan edemez
not-your-turn-to-give = şimdi taş verecek olan { $seat } değil
not-your-turn-to-place = şimdi taş koyacak olan { $seat } değil
not-your-turn-to-end-turn = şimdi hamleyi bitirecek olan { $seat } değil
now-is-not-the-time-to-give = { $seat } şu an taş veremez
now-is-not-the-time-to-place = { $seat } şu an taş koyamaz
now-is-not-the-time-to-end-turn = taş vermeden yalnızca 16. taştan sonraki son hamle bitirilebilir
nothing-to-undo = geri alınacak bir şey yok

## At the table

bad-name = bir ad 1 ile { $longest } arasında görünür karakterden oluşur; bu olmaz: { $text }
table-not-open = bu masa açılmamış
too-late = çok geç: bunun süresi doldu
already-away = bu oyuncu zaten uzakta
not-away = bu oyuncu uzakta değil
game-is-paused = oyun duraklatıldı
not-paused = oyun duraklatılmış değil
already-proposed = bu zaten önerildi
just-declined = öneri geri çevrildi; bir sonraki hamleden sonra yinelenebilir
nothing-proposed = yanıtlanacak bir öneri yok
only-in-casual-games = bu yalnızca dostluk oyunlarında olur
too-late-to-abort = oyun yalnızca ilk taş konmadan iptal edilebilir; pes etmek hâlâ mümkün
the-clock-decides = bu oyunda saat var, kararı saat verir
other-is-here = diğer oyuncu masada
grace-not-over = diğer oyuncu henüz yeterince uzun süredir uzakta değil
bad-event = bu sürüm şu olayı okuyamıyor: { $text }

# -- The server.
bad-message = bu bir oyun iletisi değil: { $what }
message-too-long = bir ileti en çok { $longest } karakter olabilir
no-such-game = burada böyle bir oyun yok ya da başkasının oyunu
no-such-lesson = böyle bir ders yok
lesson-asks-otherwise = ders başka bir şey istiyor
not-your-seat = bu tarafta sen oynamıyorsun
not-your-table = bu masayı yalnızca kuran kişi değiştirebilir
own-table = bu senin masan; başka birinin oturması gerek
table-is-taken = az önce buraya başka biri oturdu
nobody-sits-here-yet = oyun biri oturunca başlar
not-a-shape = bu dört hane bir satır, sütun, çapraz ya da kare değil
no-such-level = { $level } diye bir seviye yok; seviyeler 1 ile { $highest } arasında
game-goes-on = oyun henüz bitmedi
not-our-page = bu istek başka bir siteden geliyor
nobody-yet = bu tarayıcı burada henüz tanınmıyor; sayfayı yeniden yükle
not-our-host = bu sunucunun adı { $host } değil; adı buysa sunucuyu --public-url ile başlat
server-error = sunucuda bir şeyler ters gitti; hata kaydedildi
too-many-requests = bir seferde bu kadarı fazla; { $seconds } sn sonra yeniden dene
too-many-open = zaten çok fazla açık var; bazılarını kapat ya da { $seconds } sn sonra yeniden dene
name-mixes-scripts = bir adda birbirine benzeyen harfler karıştırılamaz, örneğin Latin ve Kiril harfleri
name-misleads = bu ad ayrılmış, çünkü konuk, bilgisayar ya da yetkili sanılabilir
name-is-taken = bu ad ya da ona benzeyen bir ad başkasının
password-length = bir şifre { $shortest } ile { $longest } karakter arasındadır
password-is-name = şifre adın kendisi olamaz
password-is-common = bu şifre herkesin ilk deneyeceklerinden biri
wrong-name-or-password = bu ad ve şifreyle bir hesap yok
wrong-name-or-code = bu ad ve kurtarma koduyla bir hesap yok; bir kod yalnızca bir kez kullanılabilir
too-many-guesses = çok fazla denendi; { $seconds } sn sonra yeniden dene
has-account = bu zaten bir hesap
needs-account = bunun için hesap gerek; önce giriş yap
no-such-account = { $name } adında bir hesap yok
no-such-return-code = bu kod kimseyi geri getirmiyor; belki çok eski
no-puzzle = böyle bir bulmaca yok: { $puzzle }
no-puzzles = bu türde bulmaca yok
not-an-answer = bu burada yanıt olamaz: { $text }
no-such-hint = { $step } numaralı ipucu yok; ipucu sayısı { $last }
puzzle-not-begun = bu bulmaca süreyle çözülür; önce başlat
page-not-built = Sayfa oluşturulmamış. kvarto klasöründe "make" ya da "python web/build.py" çalıştır.

error-seat-first = birinci oyuncu
error-seat-second = ikinci oyuncu
