### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Seviyeleri birbiriyle oynatır ve puanlar.
arena-help =
    Seviyeleri birbiriyle oynatır, her ikiliyi iki tarafta da eşit sayıda; ve her birinin gücünü
    yazar: %95 aralığının yarı genişliğiyle Elo puanı, sonra herkesin herkese karşı puanı yüzde
    olarak. Ctrl-C oyunları durdurur ve oynananları puanlar.
arena-games-help = Her iki seviyenin kaç oyun oynayacağı.
arena-levels-help = Hangi seviyeler, 1-4,10 gibi.
arena-variant-help = standard, advanced, squares, hard ya da ch:l gibi bir kod.
arena-calling-help = Quartonun kazanmak için ilan edilmesi gerekip gerekmediği.
arena-seed-help = Aynı tohum aynı oyunları verir.
arena-processes-help = Aynı anda kaç oyun oynanacağı.
arena-save-help = Her sonucu bir dosyaya ekler ve içindekilerden devam eder.
arena-no-such-levels = { $text }: seviyeler 1 ile { $most } arası sayılardır, 1-4,10 gibi
arena-needs-two = en az iki seviye oynamalı
arena-other-tournament = { $path } içinde başka bir turnuvanın sonuçları ya da başka bir şey var
arena-label = oyun
arena-stopped = { $played } / { $all } oyundan sonra durduruldu.
arena-title = { $variant }, { $games } oyun
arena-level = seviye
arena-name = ad
# As in English.
arena-elo = Elo
arena-error = ±
arena-played = oyun
arena-won = kazanılan
arena-drawn = berabere
arena-lost = kaybedilen
arena-score = puan
arena-nothing = Hiç oyun oynanmadı.
