### Puzzles, the analysis board, and the review of a game.

player-first = Birinci
player-second = İkinci

## What a move or a position is worth to who is to act

worth-win = { $distance ->
    [0] hemen kazanır
    [one] bir sonraki taşla kazanır
   *[other] { $distance } taşta kazanır
}
worth-win-sometime = kazanır
worth-draw = berabere
worth-loss = { $distance ->
    [0] hemen kaybeder
    [one] bir sonraki taşla kaybeder
   *[other] { $distance } taşta kaybeder
}
worth-loss-sometime = kaybeder
worth-unknown = bilinmiyor

## Moves told step by step

step-places = { $player }, { $cell } hanesine koyar.
step-gives = { $player }, { $piece } verir.
step-calls = { $player } ilan eder ve kazanır: { $shape }.
step-you-places = { $cell } hanesine koyarsın.
step-you-gives = Sen { $piece } verirsin.
step-you-calls = İlan eder ve kazanırsın: { $shape }.
move-whole = { $parts }:
move-place = { $cell } hanesine koy
move-give = { $piece } ver
move-call = ilan et: { $shape }
playback-label = Devamını adım adım izle
playback-begins = Buradan başlıyor.
playback-again = Yeniden oynat

## Somebody is to find a move

attempt-place = Eldeki taşı koy.
attempt-give = Vereceğin taşı seç.
attempt-give-or-call = Bir taş ver ya da ilan et.
attempt-end-turn = İlan et ya da hamleyi bitir.
attempt-point = Dört taşa dokun.
attempt-take-back = Koyduğun taşı geri al
attempt-no-shape = Bu dördü sayılan bir satır, sütun, çapraz ya da kare değil. Yeniden dene.

## The review of a game

accuracy-share = %{ $percent }
accuracy-kept = { $judged } hamlenin { $kept } tanesi korunacak olanı korudu.
standing-title = Oyunun gidişi
standing-label = Her hamleden sonra oyunun durumu: yukarıda { $first }, aşağıda { $second } kazanıyordu. Aynısı aşağıdaki tabloda var.
standing-side = { $player } kazanır
standing-as-table = Tablo olarak
standing-move = Hamle
standing-player = Oyuncu
standing-stood = Sonrası
standing-verdict = Değerlendirme
standing-show = Grafiği göster
standing-wins = { $player } { $ending }
standing-won = { $player } kazandı
retry-title = Bir daha dene
retry-about = { $number }. hamle, sıra: { $player }. En iyi oyunla sonuç: { $value }. Bunu koruyan bir hamle bul.
retry-right = Doğru. Korunan sonuç: { $value }.
retry-wrong = O değil. Devamını gör.
retry-again = Bir daha

## The analysis board

analysis-title = Analiz
study-variant = Ne kazandırır
study-overlay = Tahtada
study-overlay-values = Hamlelerin değeri
study-overlay-threats = Tehditler
study-overlay-nothing = Hiçbir şey
study-worth-title = Konumun değeri
study-worth = En iyi oyunla: { $ending }.
study-gives = { $player }, { $other } için bir taş seçecek.
study-places = { $player }, { $piece } koyacak.
study-placed = { $cell } hanesine kondu: şimdi verilecek taşı seç.
study-over = Oyun burada bitti.
study-progress = Kaç hamlenin değerlendirildiği
study-graded = { $graded } / { $total } hamle
study-nodes = · bakılan konum: { $nodes }
study-stop = Durdur
study-stopped = { $graded } / { $total } hamleden sonra durduruldu.
study-go-on = Devam et
study-call = İlan et: { $shape }
study-best-moves = En iyi hamleler
study-all-moves = { $count ->
    [one] Tek hamle
   *[other] Bütün hamleler: { $count }
}
study-group-win = { $count } tanesi kazandırıyor
study-group-draw = { $count } tanesi berabere
study-group-loss = { $count } tanesi kaybettiriyor
study-group-unknown = { $count } tanesi bilinmiyor
study-line = En iyi devam
study-line-help = Bir haneyi, taşı ya da hamleyi göster; en iyi devamı burada oynanır.
study-line-best = En iyi devamı göster
study-threats = Tehditler
study-no-threats = Henüz hiçbir taş bir şey tamamlayamıyor.
study-safe = { $count ->
    [0] Kalan { $total } taşın hiçbiri güvenle verilemez.
   *[other] Kalan { $total } taşın { $count } tanesi hemen kazandırmıyor.
}
study-lapsed = Yanmış, artık değeri yok: { $shapes }.
study-no-moves = Tahtada bir hamle yap, burada görünür. Geri dönüp başka bir hamle yaparsan bir varyant başlar.
study-comment = Yorum: { $word }
study-comment-start = Başlangıca yorum
study-promote = Ana varyant yap
study-cut = Buradan sonrasını sil
study-open-title = Başka konum ya da oyun
study-paste = Konum ya da kayıt yapıştır
study-paste-about = “A.../.3../..../...5 7” gibi bir konum ya da bir kayıt
study-copy-link = Bu analizin bağlantısını kopyala
set-up-title = Konum kur
set-up-help = Önce taş, sonra hane seç. Konmuş bir taşı geri almak için ona dokun. Elde kalan, konacak taştır.
set-up-last = Son konan taş
set-up-last-none = yok: bütün quartolar yanmış
set-up-last-about = Ondan geçen quartolar hâlâ ilan edilebilir.
set-up-empty-hand = Eldeki taşı geri koy
set-up-clear = Tahtayı boşalt
set-up-done = İncele
set-up-cancel = Vazgeç

## Records, positions by their address, and what a move means

review-better = Daha iyisi: { $words }.
why-gift = { $player }, { $piece } verdi ve onunla şu tamamlandı: { $shape }.
word-turn = ({ $cell } hanesine koydu, { $piece } verdi.)
word-give = ({ $piece } verdi.)
review-look = bak
replay-title = Kayıt aç
replay-about = Burada ya da başka yerde .qgn dosyası olarak saklanmış bir oyunu gözden geçir.
replay-file = Dosya seç
replay-paste = Ya da yapıştır
replay-open = Aç
replay-another = Başka bir kayıt aç
position-begin = Buradan bir oyun başlat
position-first-gives = Birinci oyuncu bir taş verecek.
position-second-gives = İkinci oyuncu bir taş verecek.
position-first-places = Birinci oyuncu { $piece } koyacak.
position-second-places = İkinci oyuncu { $piece } koyacak.
