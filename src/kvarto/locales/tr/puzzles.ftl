### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Yanıtı kanıtlanmış bulmacalar yapar, kanıtlar ya da birini gösterir.
puzzles-make-help =
    Bulmaca yapar: rastgele konumlar çekilir, çözücünün tam bir doğru yanıt olduğunu kanıtladıkları
    saklanır. Ctrl-C durdurur, aynı komut kaldığı yerden devam eder. Aynı tohum aynı bulmacaları
    yapar.
puzzles-seed-help = Rastlantının tohumu.
puzzles-count-help = Her çeşit ve oyun türünden kaç tane (belirtilmezse pakettekiler kadar).
puzzles-variant-help = Yalnızca bu oyun türünden; birden çok kez verilebilir.
puzzles-work-help = İşin nereye vardığını saklayan klasör.
puzzles-into-help = Biten bulmacaların dosyası (belirtilmezse paketin kendi dosyası).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Durduruldu. Aynı komut buradan devam eder.
puzzles-made = { $file } dosyasında { $count } bulmaca var.
puzzles-check-help =
    Her bulmacayı kanıtlar: yanıtı doğru mu, başka yanıtı var mı, bir başkasının değişik görünmüş
    hâli mi.
puzzles-file-help = Bakılacak dosya (belirtilmezse paketin kendi dosyası).
puzzles-sample-help = Yalnızca bu kadar bulmacada birini kanıtlar.
puzzles-checking = Kanıtlanıyor
puzzles-checked = { $count } bulmaca kanıtlandı.
puzzles-wrong = { $count } bulmaca yanlış.
puzzle-is-none = { $puzzle }: doğru yanıt tam bir tane değil
puzzle-has-other-answers = { $puzzle }: doğru yanıtlar { $proven }, saklananlar ise { $kept }
puzzle-repeats = { $puzzle }: şununla aynı: { $other }
no-puzzle-file = bu bir bulmaca dosyası değil
no-such-puzzle = bu satır bir bulmaca değil: { $text }
puzzles-show-help = Bu ID'li bulmacayı, yanıtını ve devamını gösterir.
puzzles-title = { $puzzle }: { $task } ({ $variant }, { $rating } puan)
puzzles-answer = { $count ->
    [one] Yanıt: { $answers }
   *[other] Yanıtlar: { $answers }
}
puzzles-line = Devamı: { $words }

## What is asked for

puzzle-task-win = Öyle koy ve ver ki kazanasın
puzzle-task-safe = Tek güvenli taşı ver
puzzle-task-hold = Öyle koy ve ver ki kaybetmeyesin
puzzle-task-spot = Quartoyu yanmadan bul
puzzle-task-trap = Tuzak olan taşı söyle
