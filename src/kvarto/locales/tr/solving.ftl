### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Bulmacalar
puzzle-hall-about = Hepsi kanıtlı: tek bir yanıt var, motor ötekilerin neden tutmadığını biliyor.
puzzle-hall-all = Bütün bulmacalar
puzzle-of-the-day = Günün bulmacası
puzzle-solve = Çöz
puzzle-begin = Sonraki bulmaca
puzzle-next = Sonraki bulmaca
puzzle-kind = Neyi çalışmak istersin?
puzzle-kind-any = Karışık
puzzle-kind-win = Kazandıran hamleyi bul
puzzle-kind-safe = Tek güvenli taş
puzzle-kind-hold = Beraberliği koru
puzzle-kind-spot = Quartoyu bul
puzzle-kind-trap = Tuzak nerede?
puzzle-count = { $count } bulmaca
puzzle-title-win = Kazandıran hamleyi bul
puzzle-title-safe = Tek güvenli taş
puzzle-title-hold = Beraberliği koru
puzzle-title-spot = Quartoyu bul
puzzle-title-trap = Tuzak nerede?
puzzle-ask-win = { $distance ->
    [one] Taşı koy ve hemen kazan.
   *[other] Tek bir hamle (nereye koyacağın ve ne vereceğin) { $distance } taşta kesin kazandırır. Hangisi?
}
puzzle-ask-safe = Biri dışında bütün taşlar diğer oyuncuya hemen kazandırır. Hangisini verirsin?
puzzle-ask-hold = Tek bir hamle (nereye koyacağın ve ne vereceğin) beraberliği korur, diğer hepsi kaybettirir. Hangisi?
puzzle-ask-spot = Diğer oyuncu bir quarto tamamladı ama ilan etmedi. { $seconds } saniye dolmadan göster.
puzzle-ask-trap = Bu taşlardan biri güvenli görünüyor ama yine de kaybettiriyor. Hangisini vermemelisin?
puzzle-difficulty = zorluk { $rating }
puzzle-other = Rakip
puzzle-tried-right = Bunu çözdün.
puzzle-tried-wrong = Bunu daha önce denedin; artık sayılmaz.
puzzle-tried-helped = Bir ipucu gördün; bu artık sayılmaz.
puzzle-clock-about = Taşlar saat başlayınca görünür. { $seconds } saniyen var.
puzzle-clock-start = Saati başlat
puzzle-hint = İpucu { $step } / { $steps }
puzzle-hint-about = İpucuyla puanına sayılmaz.
puzzle-hint-mark = ipucu
puzzle-give-up = Yanıtı göster
puzzle-retry = Yeniden dene
puzzle-why-not = { $word } neden olmaz?
puzzle-right = Doğru!
puzzle-late = Süre doldu. Yanıt buydu.
puzzle-given-up = Yanıt: { $words }.
puzzle-wrong = O değil. En iyi oyunla: { $ending }.
puzzle-wrong-shape = O geçerli bir quarto değil.
puzzle-rating = Puan
puzzle-rating-about = artı eksi { $deviation }
puzzle-streak = Art arda gün
puzzle-streak-days = { $days }
puzzle-streak-best = rekor: { $days }
puzzle-streak-now = Art arda { $days } gün.
puzzle-solved = Çözülen
puzzle-solved-about = denenen: { $tried }
puzzle-new-rating = Puanın: { $rating }
puzzle-does-not-count = Puanına sayılmaz.

## Hints, step by step

puzzle-hint-win = Rakibin verecek güvenli taşının kalmayacağı bir hamle ara.
puzzle-hint-safe = Kalan her taş için sor: neyi tamamlardı?
puzzle-hint-hold = Biri dışında bütün hamleler kaybettiriyor. Seninkinden sonra kalan güvenli taşları say.
puzzle-hint-spot = Son konan taştan geçen çizgilere bak, her seferinde bir özelliğe.
puzzle-hint-trap = Birkaç taş hiçbir şeyi tamamlamıyor. Ama içlerinden birini verirsen rakibin öyle koyar ki sana güvenli hiçbir şey kalmaz.
puzzle-hint-line = Şurada bir yere koy: { $line }.
puzzle-hint-cell = { $cell } hanesine koy. Ondan sonra hangi taş verilebilir?
puzzle-hint-dangers = İşaretli hanelerde bir şey tamamlanabilir.
puzzle-hint-distance = Tuzağın kapanması için { $placements } taş daha konmalı.
puzzle-hint-give = Taşın bir özelliği: { $trait }.
puzzle-hint-shared = Dört taşın ortak yanı: { $trait }.
puzzle-hint-row = Bir satır.
puzzle-hint-column = Bir sütun.
puzzle-hint-diagonal = Bir çapraz.
puzzle-hint-square = Bir kare.
