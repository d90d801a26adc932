### The page: everything but the words of the game itself and the page of rules.

# As in English.
name = Kvarto

## The way around

skip = İçeriğe geç
nav-label = Sayfalar
nav-home = Ana sayfa
nav-menu = Menü
nav-new = Yeni oyun
nav-lobby = Lobi
nav-games = Oyunlarım
nav-games-wait = ({ $count } oyunda sıra sende)
nav-account = Hesap
nav-rules = Kurallar
nav-settings = Ayarlar
nav-about = Hakkında
nav-replay = Kayıt aç
language = Dil
close = Kapat

## Titles of the browser's window

title-home = Kvarto: on altı taşlı oyun
title-new = Yeni oyun – Kvarto
title-replay = Kayıt – Kvarto
title-position = Bir konum
title-rules = Kurallar – Kvarto
title-settings = Ayarlar – Kvarto
title-about = Hakkında – Kvarto
title-nowhere = Bulunamadı – Kvarto
title-game = { $first } ve { $second }

## When something goes wrong

page-refused = Bu olmuyor: { $what }.
page-not-reached = Sunucuya ulaşılamıyor. Birazdan yeniden dene.
line-lost = Bağlantı koptu. Yeniden kurulmaya çalışılıyor…
nowhere-title = Burada bir şey yok
nowhere-text = Bu adreste sayfa yok.

## The first page

home-about = Koyacağın taşı hiç sen seçmezsin: onu sana rakibin verir. Bir çizgide ortak yanı olan dört taş kazandırır; yeter ki görüp diğerinden önce “Quarto!” de.
home-play = Oyna
home-friend = Arkadaşınla oyna
home-lobby = Lobiye git
home-all-games = Bütün oyunlarım
home-learn = Oyunu öğren
home-choose = Oyununu seç
home-resume = Devam et: { $first } ve { $second }

## A new game

opponent-is-computer = Bilgisayarla
opponent-is-person = Bu cihazda iki kişi
opponent-is-invite = Davet ettiğin biriyle
opponent-is-watch = İki bilgisayarı izle
new-name = Adın
name-guest = Konuk
name-one = Oyuncu 1
name-two = Oyuncu 2
name-other = Diğer oyuncu
# As in English.
namesake = { $name } II
kind-standard = Standart
kind-standard-about = Satırlar, sütunlar ve çaprazlar; dört özelliğin hepsi sayılır.
kind-beginners = Yeni başlayanlar
kind-beginners-about = Özelliklerin yalnızca bazıları sayılır.
kind-advanced = İleri düzey
kind-advanced-about = 2 × 2 hanelik dokuz kare de sayılır.
kind-squares = Yalnızca kareler
kind-squares-about = Yalnızca 2 × 2 kareler sayılır.
kind-hard = Zor
kind-hard-about = Dördünün iki ortak özelliği olmalı.
kind-own = Kendin kur
kind-own-about = Neyin sayılacağını sen seç.
calling-spoken-about = Quarto, basılı oyundaki gibi ancak ilan edilince kazandırır.
calling-automatic = Kendiliğinden
calling-automatic-about = Quarto, tamamlayana kendiliğinden kazandırır.
new-late-call-about = Taşı verdikten sonra da, o konana kadar ilan edilebilir.
clock-none = saat yok
clock-move = hamle başına { $seconds } saniye
clock-place = koymak için { $seconds } saniye, vermek için bir o kadar
clock-main = { $minutes } dakika, hamle başına { $increment } saniye ek
clock-whole = bütün oyun için { $minutes } dakika
clock-days = hamle başına { $days } gün
starter-dice = Zar belirler

## The computer's name at each level

opponent-newcomer = Pıtır
opponent-child = Mina
opponent-beginner = Can
opponent-casual = Defne
opponent-attentive = Elif
opponent-regular = Hakan
opponent-club = Nehir
opponent-strong = Volkan
# As in English.
opponent-master = Ada
opponent-perfect = Bilge

## At the table

game-coming = Masa kuruluyor…
game-gone = Bu oyun burada değil
desk-label = Masanın senin tarafın
board-label = Tahta
cell-empty = { $cell }: boş.
bar-you = sen
bar-level = seviye { $number } · { $name }
clock-label = Kalan süre
clock-warning = On saniye kaldı.
clock-days-left = { $days } g { $time }

agreed-automatic = kendiliğinden ilan
agreed-forfeit = yanlış ilan kaybettirir
agreed-late-call = geç ilan

duty-place-you = Sıra sende: taşı koy
duty-place-here = { $player }, taşı koy
duty-place-other = { $player } taşı koyuyor
duty-give-you = { $other } için bir taş seç
duty-give-here = { $player }, { $other } için bir taş seç
duty-give-other = { $player }, { $other } için bir taş seçiyor
duty-give-to-you = { $player } senin için bir taş seçiyor
duty-end-turn-you = İlan et ya da hamleni bitir
duty-end-turn-here = { $player }, ilan et ya da hamleni bitir
duty-end-turn-other = { $player } son kez ilan edebilir
duty-point-you = Dört taşa dokun
duty-point-here = { $player }, dört taşa dokun
duty-point-other = { $player } ilan etti, gösteriyor
duty-paused = Oyun duraklatıldı

# As in English.
call = Quarto!
# As in English.
call-by = Quarto! ({ $player })
end-turn = Hamleyi bitir
point-shape = Bir şekil seç
point-shape-none = Şekil…
point-confirm = Göster
point-cancel = Vazgeç
agree = Kabul et
decline = Reddet

said-places = { $player }, { $cell } hanesine { $piece } koyuyor.
said-gives = { $player }, { $other } için { $piece } seçti.
said-gives-you = { $player }, sana { $piece } veriyor.
said-calls = { $player }: “Quarto!”
said-call-failed = { $player } boşuna ilan etti.
said-your-call-failed = Boşuna ilan ettin.
said-offers-draw = { $player } beraberlik öneriyor.
said-asks-take-back = { $player } bir hamleyi geri almak istiyor.
said-declined = { $player } kabul etmiyor.
said-taken-back = Bir hamle geri alındı.
said-resumed = Oyun devam ediyor.

dice-throw = { $first } { $a } attı, { $second } { $b } attı.
dice-begins = { $first } başlıyor.

cover-title = Cihazı uzat, sıradaki: { $player }
cover-ready = Benim: { $player }

## The menu of a game

menu-title = Oyun menüsü
menu-elsewhere = Diğer sayfalar
menu-sound-on = Ses: açık
menu-sound-off = Ses: kapalı
do-by = { $player }: { $what }
do-ask-take-back = Hamleyi geri al
do-claim-win = Galibiyeti iste
do-pause = Duraklat
do-resume = Devam et
do-offer-draw = Beraberlik öner
do-agree-draw = Beraberlikte anlaş
do-abort = Oyunu iptal et
do-resign = Pes et
sure-resign = Pes mi ediyorsun? Diğer oyuncu kazanır.
sure-draw = İkiniz de beraberliği kabul ediyor musunuz?
sure-abort = Oyun iptal edilsin mi? Kimse kazanmaz.
sure-no = Oynamaya devam et

## Moves, typed and listed

moves-title = Hamleler
moves-none = Henüz hamle yapılmadı.
looking-back = Önceki hamlelere bakıyorsun.
looking-back-return = Oyuna dön
typed-title = Hamle yaz, tahtayı okut
typed-label = Hamle
typed-do = Oyna
typed-help = b2>7, b2 hanesine koyar ve 7 taşını verir; b2 ya da >7 ikisinden birini yapar; ! ilan eder, !3 3. satırı ilan eder; ?3 3. satırı, ? bütün tahtayı okur.
typed-not-understood = { $text } anlaşılmadı.
read-title = Tahtayı oku
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = Oyundan sonra
result-you-win = Kazandın!
result-you-lose = Kaybettin
result-wins = { $player } kazandı
result-draw = Berabere
result-none = Sonuçsuz
rematch = Bir el daha
rematch-there = Sonraki oyuna
review-title = Neden?
review-coming = Oyun gözden geçiriliyor…
replay-controls = Oyunu gözden geçir
replay-start = Başa
replay-back = Geri
replay-onward = İleri
replay-end = Sona
replay-slider = Oyunun anı
replay-beginning = Başlangıç
share-title = Sakla ve paylaş
share-copy-record = Kaydı kopyala
share-save-record = Kaydı sakla
share-svg = Resim (SVG)
share-png = Resim (PNG)
share-link = Bu konumun bağlantısını kopyala
share-copied = Kopyalandı.
share-not-copied = Bu tarayıcı sayfanın kopyalamasına izin vermiyor.
share-no-png = Resim oluşturulamadı.

## Games in lists, and titles of pages where people meet

title-lobby = Lobi – Kvarto
title-games = Oyunlarım – Kvarto
title-account = Hesap – Kvarto
title-return = Geri dönüş – Kvarto
title-turns = ({ $count }) { $title }
agreed-spoken = ilanla
agreed-not-casual = geri alma yok
mine-your-turn = sıra sende
mine-others-turn = sıra: { $player }
mine-deadline = süre bitişi: { $when }
mine-table-link = Bağlantısı olan için bir masa
mine-table-lobby = Lobide bir masa
mine-won = kazandın
mine-lost = kaybettin
mine-drawn = berabere
mine-no-result = sonuçsuz
ended-quarto = quartoyla
ended-draw = bütün taşlar kondu
ended-agreement = anlaşarak
ended-time = süreden
ended-resignation = pes ederek
ended-forfeit = yanlış ilanla
ended-abandoned = biri ayrıldı
ended-aborted = iptal edildi
ended-unknown = nedeni bilinmiyor
return-make = Bağlantı oluştur

## The way to the course

title-learn = Oyunu öğren – Kvarto
# As in English.
title-lesson = { $title } – Kvarto
nav-learn = Öğren

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Bulmacalar
nav-analysis = Analiz
title-puzzles = Bulmacalar – Kvarto
title-analysis = Analiz – Kvarto
to-analysis = Bu konumu incele
to-analysis-game = Bu oyunu incele
verdict-best = en iyi
verdict-fine = iyi
verdict-mistake = hata
verdict-blunder = büyük hata
verdict-decisive = belirleyici hata
verdict-unknown = değerlendirilmedi
