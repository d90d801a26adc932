### The course: what is said in each step, to attempts, and around them.

learn-title = Oyunu öğren
learn-lead = { $count } kısa adım. Her birinde gerçek bir tahtada oynarsın, her yanıt kanıtlanmıştır.
learn-begin = Başla
learn-go-on = Devam et
learn-again = Baştan bir daha
learn-steps = Adımlar
learn-progress = { $count } adımın { $done } tanesi tamam
learn-done = tamam
learn-rules = Kuralları oku

## Whole games for beginners

learn-path = Tam oyunlar
learn-path-about = Önce yalnızca bir özellik sayılır; fazla kolay gelince bir tane daha ekle. Rakibin yumuşak oynar.
path-1 = Bir özellik
path-2 = İki özellik
path-3 = Üç özellik
path-4 = Dördü de
path-counts = Sayılanlar: { $features }
path-hints = ipuçlarıyla
path-play = Oyna
path-running = Devam et
path-played = oynandı
path-won = kazanıldı

## Around a step

lesson-number = Adım { $number } / { $count }
lesson-hint = İpucu
lesson-check = Kontrol et
lesson-marked = { $count ->
    [0] Henüz bir şey işaretlenmedi.
   *[other] İşaretli: { $pieces }.
}
lesson-is-marked = işaretli
lesson-again = Yeniden dene
lesson-next = Sonraki adım
lesson-finish = Bütün adımlar
lesson-start-clock = Saati başlat
lesson-right = Doğru.
lesson-wrong = Tam olmadı.
lesson-actions = Sıra sende
lesson-between = Adımlar
lesson-previous = Önceki adım
lesson-unknown = Böyle bir adım yok.

## $piece is a piece-name, $alike something like "four tall", $shape a row, column or the like

lesson-wrong-piece = Bu taş şöyle: { $piece }. Aradığın taş böyle değil: { $traits }.
lesson-wrong-no-shape = Bu dördü sayılan bir şekil oluşturmuyor.
lesson-wrong-not-alike = Şuraya bak: { $shape }. Oradaki dört taşın ortak yanı yok.
lesson-wrong-lapsed = Orada { $alike } taş var ({ $shape }) ama son konan taş aralarında değil. O quarto yandı.
lesson-wrong-completes-nothing = İşaretli taşlardan biri hiçbir şeyi tamamlamıyor: { $piece }.
lesson-wrong-missing = Buraya kadar iyi ama { $count } taş daha eksik.
lesson-wrong-marked = İşaretli taşlardan biri güvenli değil: { $piece }. { $cell } hanesinde şunu tamamlıyor: { $shape }, { $alike }.
lesson-wrong-cell = { $cell } hanesinde taş birbirine benzeyen bir dörtlü tamamlamıyor.
lesson-wrong-gives-win = Verdiğin taş: { $piece }. Diğer oyuncu onu { $cell } hanesine koyuyor ve ilan ediyor: { $shape }, { $alike }.
lesson-wrong-none-safe = O taşı koyunca verecek güvenli taş kalmadı. Verdiğin taş: { $piece }. Diğer oyuncu onu { $cell } hanesine koyuyor ve ilan ediyor: { $shape }, { $alike }.
lesson-wrong-let-lapse = Taşı koydun ve şu yandı: { $shape }. Artık kimse ilan edemez.
lesson-wrong-not-called = İlan etmeden bir taş verdin. Şimdi diğer oyuncu ilan ediyor: { $shape }, { $alike }.
lesson-wrong-missed-win = Hemen kazanabilirdin: elindeki taşın ({ $piece }) birbirine benzeyen bir dörtlü tamamladığı bir hane var.
lesson-wrong-even = { $count } güvenli taş bıraktın. Birini verdin, sonuncuyu diğer oyuncu verir, sonra sende hiç kalmaz.
lesson-wrong-still-safe = Diğer oyuncu o taşı { $cell } hanesine koyuyor ve hâlâ verecek güvenli bir taşı var: { $piece }.
lesson-wrong-time = Dakikan doldu. Bu saatle oynanan bir oyunda kaybederdin.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = Özellikleri gör
lesson-features-text = Birbirinin aynı iki taş yoktur. Her biri açık ya da koyu renkli, kısa ya da uzun, yuvarlak ya da köşeli, tepesi delikli ya da deliksizdir: dört özellik, sekiz değer.
lesson-features-task = Koyu, uzun, yuvarlak ve delikli taşı bul.
lesson-features-hint = Özelliklere tek tek bak: koyulardan yalnızca uzunlar, onlardan yalnızca yuvarlaklar. İki tane kalır; birinin tepesinde delik var.
lesson-features-right = İşte o, ve ondan yalnızca bir tane var. Her taş ötekilerin hepsinden en az bir özellikle ayrılır.

lesson-line-title = Birbirine benzeyen dört taş
lesson-line-text = Bir satır, sütun ya da çaprazdaki dört taşın bir özelliği ortaksa bu bir quartodur. Bir özellik yeter; ötekiler nasıl olursa olsun.
lesson-line-task = Bu tahtada üç çizgi dolu. Quarto olanın dört taşını göster.
lesson-line-hint = Tepelere bak. Çizgilerden birinde her taşın deliği var.
lesson-line-right = 1. satır: dört delikli taş. c sütunundaki ve çaprazdaki dört taşın ortak yanı yok.

lesson-three-title = Ortak yanı olan üç taş
lesson-three-text = Bir çizgide ortak yanı olan üç taş yalnızca dördüncüyü bekler. Böyle üçlüleri ve ortak yanlarını görmek, oyunun yarısıdır.
lesson-three-task = 2. satırda üç taş ve bir boş hane var. Orada quarto yapacak her taşı işaretle, sonra kontrol et.
lesson-three-hint = 2. satırdaki üç taşın ortak yanı ne? Renk değil, boy değil, biçim değil. Aynı özellikte her taş dörtlüyü tamamlar.
lesson-three-right = Üçü de delikli, yani her delikli taş dörtlüyü tamamlar.

lesson-complete-title = Bir çizgiyi tamamla
lesson-complete-text = Koyacağın taşı hiç sen seçmezsin: onu sana diğer oyuncu verdi. Yine de tam gereken taş olabilir.
lesson-complete-task = Elindeki taşı, birbirine benzeyen bir dörtlü tamamladığı yere koy.
lesson-complete-hint = a sütununda üç yuvarlak var ama senin taşın köşeli. Onunla başka bir özelliği paylaşan üç taş ara.
lesson-complete-right = 2. satır: dört delikli taş.

lesson-call-title = İlan et
lesson-call-text = Tamamlamak yetmez: quarto ilan edilince kazandırır. Koyduktan sonra, vermeden önce kırmızı düğmeye bas ve dört taşı göster.
lesson-call-task = Taşı az önce d3 hanesine koydun. İlan et ve neyi tamamladığını göster.
lesson-call-hint = d3 hanesinden geçen iki çizgi dolu: 3. satır ve d sütunu. Birinde dördü de koyu.
lesson-call-right = Quarto! 3. satır: dört koyu taş. Kazandın.

lesson-steal-title = Kaçan ilanı kap
lesson-steal-text = Diğer oyuncunun gözünden de quarto kaçabilir. İlan etmeden sana taş verirse, o taşı koymadığın sürece ilan senin hakkındır.
lesson-steal-task = Diğer oyuncu d2 hanesine koydu ve sana bir taş verdi. Galibiyeti elinden al.
lesson-steal-hint = Son taşın konduğu d2 hanesinden geçen bir çizgi olmalı. d sütunundaki boyları karşılaştır.
lesson-steal-right = Quarto! d sütunu: dört kısa taş. Diğer oyuncu tamamladı ama sen ilan ettin.

lesson-lapse-title = Yanan quarto
lesson-lapse-text = Sıradaki taş konmadan kimse ilan etmezse quarto yanar. Taşları yerinde kalır ama bir daha ilan edilemez. Yalnızca son konan taşın içinde olduğu bir şekil ilan edilebilir.
lesson-lapse-task = Taşı az önce b2 hanesine koydun. Burada iki çizgide birbirine benzeyen dört taş var; hâlâ sayılanı ilan et.
lesson-lapse-hint = 1. satırda dört köşeli taş var ama b2, 1. satırda değil. b2 hanesinden geçen dolu çizgi hangisi?
lesson-lapse-right = Quarto! b sütunu: dört uzun taş. 1. satırdaki dört köşeli taş yandı; oradaki bir ilan yanlış olurdu.

lesson-safe-title = Güvenli bir taş ver
lesson-safe-text = Diğer oyuncunun ne koyacağını sen seçersin. Ona dörtlü tamamlatan bir taş oyunu kaybettirir; vermeden önce tehditlere bak.
lesson-safe-task = Diğer oyuncuya hemen kazandırmayacak bir taş ver.
lesson-safe-hint = 1. satırda uzun ve yuvarlak üç taş var. Öyleyse vereceğin taş ne uzun ne de yuvarlak olmalı.
lesson-safe-right = Güvenli: kısa ve köşeli, yani 1. satırda hiçbir şeyi tamamlamıyor.

lesson-block-title = Engelle
lesson-block-text = Bazen güvenli taş yoktur. O zaman elindeki taşı kullan: tehdidin olduğu yere koyarsan boşluk dolar, tehdit kalkar.
lesson-block-task = Taşı öyle koy ki verebileceğin bir şey kalsın, sonra onu ver. Tek bir yolu var.
lesson-block-hint = d sütununa bak: açık renkli ve yuvarlak üç taş, bir de boş hane.
lesson-block-right = d4 hanesindeki taşın d sütununu bozuyor, artık güvenli bir taş var. Başka her şey hemen kaybettirirdi.

lesson-count-title = Güvenli olanı say
lesson-count-text = Oyunun ikinci yarısında güvenli taşlar azalır. Kaç tane kaldığını bilen, ne olacağını da bilir.
lesson-count-task = Burada güvenle verilebilecek her taşı işaretle, sonra kontrol et.
lesson-count-hint = İki çizgi tehdit ediyor: c sütununda üç deliksiz, 4. satırda üç koyu taş var. Güvenli olan, ikisi de olmayandır.
lesson-count-right = Üç taş güvenli: açık renkli ve delikli olanlar.

lesson-last-safe-title = Son güvenli taşı ver
lesson-last-safe-text = Son güvenli taşı verirsen, diğer oyuncu onu koyup sana güvenli olmayan bir şey vermek zorunda kalır. Onunla kazanırsın.
lesson-last-safe-task = Taşı öyle koy ki yalnızca bir güvenli taş kalsın, sonra onu ver.
lesson-last-safe-hint = Yeni bir tehdit kur: 1. satırda zaten açık renkli ve uzun iki taş var, seninki de öyle.
lesson-last-safe-right = Diğer oyuncu o taşı nereye koyarsa koysun, sana verecek güvenli bir şey kalmıyor.

lesson-parity-title = Tek mi çift mi
lesson-parity-text = Güvenli taşlar sırayla verilir: sen, diğeri, sen… Verme sırası sendeyken tek sayıda kalmışsa sonuncuyu sen verirsin. Çiftse diğer oyuncu. Öyleyse tek kalacak biçimde koy.
lesson-parity-task = Koyunca güvenli taşların tek sayıda kaldığı haneyi bul ve içlerinden birini ver.
lesson-parity-hint = c1 ve d2 hanelerinde iki güvenli taş kalıyor, a1 ve a2 hanelerinde hiç. Geriye hangi hane kalıyor?
lesson-parity-right = Üç güvenli taş vardı: birini sen verirsin, birini diğeri, sonuncuyu yine sen. Sonra diğer oyuncunun verecek güvenli taşı kalmaz.

lesson-squares-title = Kareler
lesson-squares-text = İleri düzey oyunda 2 × 2 hanelik bir karedeki dört taş da kazandırır. Böyle dokuz kare vardır ve gözden kolay kaçar.
lesson-squares-task = Burada kareler sayılıyor. Taşı koy, ilan et ve neyi tamamladığını göster.
lesson-squares-hint = Tahtanın ortasına bak: dört haneden üçünde kısa taşlar var.
lesson-squares-right = Quarto! Ortadaki kare: dört kısa taş.

lesson-clock-title = Saate karşı
lesson-clock-text = Turnuvada her hamle için bir dakikan vardır. Süresi biten kaybeder; ilan saati durdurur.
lesson-clock-task = Bir dakikan var. Taşı koy, ilan et ve neyi tamamladığını göster.
lesson-clock-hint = Taşın yuvarlak. Çaprazlara bak.
lesson-clock-right = Quarto, hem de vaktinde! a1 ile d4 arasındaki çapraz: dört yuvarlak taş. Artık gereken her şeyi biliyorsun; bir oyun oyna.
