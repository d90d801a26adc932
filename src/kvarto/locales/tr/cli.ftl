### The command line.

cli-help =
    Quarto: rakibinin koyacağı taşı senin seçtiğin, dörtlü bir çizginin de ancak
    ilan edilince kazandırdığı masa oyunu.
cli-version-help = Sürümü gösterir ve çıkar.
cli-style-help = Nasıl çizileceği: renkli, düz Unicode, ASCII ya da uçbirim ne gösterebiliyorsa.
cli-lang-help = Bütün iletilerin dili, fi gibi. Belirtilmezse LANGUAGE, LC_ALL, LC_MESSAGES ya da LANG belirler.
cli-unknown-language = burada { $language } dili yok; şunlardan birini seç: { $languages }
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = { $path } okunamıyor: { $why }
cli-cannot-write = { $path } yazılamıyor: { $why }
cli-standard-input = standart girdi

standing-to-act = Hamle sırası: { $player }.
standing-open = Geçerli: { $shapes }.
standing-lapsed = Yanmış: { $shapes }.

seat-first = Birinci
seat-second = İkinci

## kvarto show

show-help =
    Bir konumu (POSITION) çizer: satırlar 4. satırdan 1. satıra, sonra eldeki taş ya da -, sonra
    istersen oyun türü ve son taşın konduğu hane. Örneğin:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Bir konumu çizer.
show-variant = Oyun türü: { $variant }.
show-svg-help = Bunun yerine bir SVG dosyasına çizer (standart çıktı için -).
show-pieces-help = SVG'deki taşların görünüşü.
show-theme-help = Açık ya da koyu bir ortam için.

## kvarto replay

replay-help = Bir .qgn dosyasındaki (FILE, standart girdi için -) her oyunu baştan oynar ve durumunu söyler.
replay-short-help = Bir kayıttaki oyunların durumunu söyler.
replay-json-help = Her oyun için bir satırda bir JSON nesnesi yazar. Nedeni olmayan sonucun nedeni "unknown" olur.
replay-no-games = { $source }: içinde oyun yok
replay-game = Oyun { $number }: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = Uçbirimde bir oyun oynatır.
play-command-help =
    Bir oyun oynatır: aynı uçbirimde iki kişi ya da bilgisayara karşı tek başına. Neler yazılabileceğini görmek için oyun sırasında help yaz.
play-variant-help = standard (varsayılan), advanced, squares, hard ya da ch:l gibi bir kod.
play-calling-help = Quartonun kazanmak için ilan edilmesi gerekip gerekmediği.
play-false-call-help = Yanlış ilanın bedeli: ilan hakkı ya da oyun.
play-late-call-help = Taşı koyan, yenisini verdikten sonra da o taş konana kadar ilan edebilir.
play-pointing-help = İlan ettiği şekli kimin göstermesi gerektiği; ötekiler yalnızca ilan eder.
play-clock-help = Süre: - (yok), 60/move, 60/place, 600+5 (saniye ve ek süre), 3d/move.
play-tournament-help = Turnuvadaki gibi: hamle başına bir dakika, yanlış ilan oyunu kaybettirir.
play-against-help = Bilgisayara karşı oynatır, 1 (ilk kez oynuyor) ile { $strongest } (kusursuz) arası.
play-one-help = Oyunculardan birinin adı.
play-two-help = Diğer oyuncunun adı.
play-starter-help = Kim başlar: zar belirler ya da oyuncu 1 veya 2 başlar.
play-start-help = Oyunun başlayacağı konum.
play-seed-help = Önceki bir oyunun zarlarını yineler.
play-save-help = Oyunu bir .qgn dosyasına ekler.
play-save-no-record = { $path } içinde oyundan başka bir şey var; hiçbir şey eklenmiyor
play-tournament-fixes = { $option } seçeneğini --tournament zaten belirliyor, ikisi birlikte olmaz
play-same-names = iki oyuncunun adları farklı olmalı
play-player-one = Oyuncu 1
play-player-two = Oyuncu 2

## kvarto play: at the table

# As in English.
play-title = Quarto, { $variant }
play-dice = { $first } { $a } attı, { $second } { $b } attı.
play-first = { $first } başlıyor ve ilk taşı veriyor.
play-first-set-up = Birinci oyuncu { $first }, ikinci oyuncu { $second }.
play-spoken = Quarto ancak ilan edilince kazandırır: görür görmez ! yaz.
play-forfeit = Yanlış ilan oyunu kaybettirir.
play-late-call = Taşı verdikten sonra da ilan edilebilir: late yaz.
play-help-hint = Yazılabilecek her şeyi görmek için help yaz.
play-clock = [{ $time }]{ " " }
play-give = { $player }, { $other } için bir taş seç (0-F ya da help):
play-give-or-call = { $player }, { $other } için bir taş seç (0-F) ya da ilan et (!):
play-place = { $player }, taşı koy (a1-d4 ya da help):
play-place-or-call = { $player }, taşı koy (a1-d4) ya da ilan et (!):
play-place-or-late-call = { $player }, taşı koy (a1-d4) ya da ilan et (!; { $other }: late):
play-place-or-others-late-call = { $player }, taşı koy (a1-d4; { $other } ilan edebilir: late):
play-end-turn = { $player }, son hamleyi bitir (=):
play-end-turn-or-call = { $player }, ilan et (!) ya da hamleyi bitir (=):
play-point = { $player }, hangi çizgi? (1-4, a-d, / veya \, ya da cancel):
play-point-with-squares = { $player }, hangi şekil? (1-4, a-d, / veya \, kareler a1-c3, ya da cancel):
play-paused = Oyun duraklatıldı. Devam etmek için resume yaz:
play-offer-draw = { $player } beraberlik öneriyor. { $other }, kabul mü? (yes ya da no):
play-offer-take-back = { $player } son hamleyi geri almak istiyor. { $other }, kabul mü? (yes ya da no):
play-answer-yes-or-no = lütfen yes ya da no diye yanıtla
play-declined = { $player } kabul etmiyor.
play-computer-moves = { $player } oynuyor: { $move }.
play-calls = { $player }: “Quarto!”
play-call-failed = Hayır: orada geçerli bir quarto yok.
play-call-not-pointed = Bir şekil gösterilmedi: ilan boşa gitti.
play-refused = Bu olmuyor: { $what }.
play-not-understood = { $text } anlaşılmadı; help yazınca neler yazılabileceği görünür
play-left = Oyun yarım kalıyor.
play-saved = Oyun şuraya eklendi: { $path }.

play-help-give = 7, F ya da DTSH      bu taşı ver
play-help-place = b2 ya da b2>7        taşı koy; koy ve 7 taşını ver
play-help-call = ! ya da !3           “Quarto!” diye ilan et; ilan et ve 3. satırı göster (ya da: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    satırlar, sütunlar, çaprazlar, kareler (sol alt hane)
play-help-late = late ya da late 3    geç ilanlı oyunlarda, taşı verdikten sonra ilan et
play-help-pass = = ya da pass         son taştan sonra hamleyi bitir
play-help-draw = draw                 beraberlik öner; diğeri yes ya da no der
play-help-back = back                 son hamleyi geri almayı iste
play-help-resign = resign, abort        pes et; ilk taş konmadan oyunu iptal et
play-help-pause = pause, resume        saatleri durdur; devam et
play-help-look = board, moves, help   tahtaya bak; hamlelere; bu listeye
play-help-quit = quit                 oyunu yarım bırak
