### What is said of moves and games that are looked at again.

value-win = galibiyet
value-draw = beraberlik
value-loss = yenilgi
value-unknown = bilinmiyor
review-missed-as-placer = { $player }, { $number }. hamlede tamamladığını ilan etmedi: { $shapes }.
review-missed-as-receiver = { $player }, { $number }. hamlede şunu ilan edebilirdi: { $shapes }.
review-called-others = { $number }. hamlede { $other } tamamladığını görmedi, { $player } ilan etti.
review-lapsed = Böylece yandı: { $shapes }.
review-failed-call = { $player }, { $number }. hamlede boşuna ilan etti.
review-left-open = { $count ->
    [one] Son konumda geçerli bir quarto vardı, { $shapes }: { $player } ilan edebilirdi.
   *[other] Son konumda geçerli quartolar vardı, { $shapes }: { $player } birini ilan edebilirdi.
}
review-turning-point = Oyun { $number }. hamlede belli oldu: { $player }, { $word } ile sonucu değiştirdi ({ $before } → { $after }).
review-no-mistakes = Kimse hata yapmadı.
review-no-known-mistakes = Hata bulunmadı.
review-unjudged = { $count } hamle verilen sürede değerlendirilemedi.
