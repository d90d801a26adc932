### The page of rules.

rules-title = Kurallar
rules-lead = İki oyuncu, on altı taş, tek bir fikir: rakibinin koyacağı taşı sen seçersin. Bir oyun on ile yirmi dakika sürer.
rules-play = Bir oyun oyna

## Material

rules-material = Tahta ve taşlar
rules-material-text = Tahtada on altı hane vardır. On altı taşın hepsi birbirinden farklıdır: her biri açık ya da koyu renkli, kısa ya da uzun, yuvarlak ya da köşeli, tepesi deliksiz ya da deliklidir.
rules-material-example = Boş tahta ve verilmeyi bekleyen on altı taşın hepsi.

## A turn

rules-turn = Bir hamle
rules-turn-text = Kimin başlayacağını zar belirler. Birinci oyuncu istediği taşı seçip ikinciye verir. İkinci onu boş hanelerden birine koyar, sonra bir taş seçip geri verir. Böyle sürer: sana verileni koy, sonra bir tane ver.
rules-turn-nobody = Taşlar kimsenin değildir. Bir çizgide ikinizin koyduğu taşlar da bulunabilir.
rules-turn-example = Tahtada üç taş var. Açık renkli, uzun, köşeli taş verildi, şimdi konması gerek.

## A quarto

rules-quarto = Quarto nedir
rules-quarto-text = Bir satırı, sütunu ya da çaprazı dolduran dört taş en az bir özellikte aynıysa bu bir quartodur.
rules-quarto-row = 2. satırda dört uzun taş.
rules-quarto-column = c sütununda dört delikli taş.
rules-quarto-diagonal = Bir çaprazda dört yuvarlak taş.
rules-quarto-none = Quarto değil: 2. satırdaki dört taşın ortak yanı yok.

## The call

rules-call = İlan etmek gerek
rules-call-text = Quartoyu tamamlamak yetmez. Onu görüp vaktinde “Quarto!” diyen kazanır; bu, onu yapan oyuncu olmayabilir.
rules-call-placer = Bir taş koyunca, sıradakini vermeden önce ilan edebilirsin.
rules-call-receiver = Bunun yerine bir taş verirsen, diğer oyuncu onu koymadan ilan edebilir ve senin tamamladığınla kazanır.
rules-call-lapse = Diğer oyuncu da taşını koyarsa quarto yanar. Artık kimse ilan edemez; o dört taş yalnızca dört taştır.
rules-call-example = Son taş d1 hanesine kondu: 1. satırda dört koyu ve dört uzun taş var. İlan edilmedi, bir taş verildi. Şimdi diğer oyuncu taşı koymak yerine 1. satırı ilan edebilir.
rules-pointing = Yerini göster
rules-pointing-text = İlan etmek için kırmızı düğmeye bas. Saatler durur, dört taşa dokunmak için 15 saniyen olur. Yalnızca az önce konan taşın tamamladığı çizgi geçer.
rules-wrong-call = Konan her taş için her oyuncunun bir ilan hakkı vardır. Yanlış ya da yeri gösterilmeyen ilan bu hakkı yakar; turnuvada oyunu kaybettirir.
rules-end = Oyunun sonu
rules-end-text = On altıncı taştan sonra verecek bir şey kalmaz. Taşı koyan ilan edebilir ya da hamlesini bitirir, sonra diğer oyuncunun son bir şansı olur. O zamana dek kazanan yoksa oyun beraberedir.

## Variants

rules-variants = Oyun türleri
rules-beginners-text = Sayılacak bir, iki ya da üç özellikte anlaşın, ötekileri unutun. Fazla kolay gelince bir tane daha ekleyin.
rules-beginners-example = Yalnızca renk sayılırken: 3. satırda dört açık renkli taş.
rules-advanced-text = Çizgiler her zamanki gibi kazandırır; 2 × 2 hanelik dokuz kare de öyle.
rules-advanced-example = Ortadaki karede dört koyu taş.
rules-squares-text = Yalnızca 2 × 2 kareler kazandırır; satırlar, sütunlar ve çaprazlar kazandırmaz.
rules-hard-text = Dört taşın en az iki özelliği ortak olmalıdır.
rules-hard-example = 1. satır: dört koyu ve dört uzun, yani burada da sayılır.

## What can be agreed on

rules-agree = Nelerde anlaşılabilir
rules-automatic-text = Quarto, tamamlayana hemen kazandırır; kimsenin ilan etmesi gerekmez. Birçok program böyle oynar.
rules-late-call = Geç ilan
rules-late-call-text = Taşı koyan, yenisini verdikten sonra da o taş konana kadar ilan edebilir. Önce ilan eden kazanır.
rules-child = Bir çocukla
rules-child-text = Küçük bir çocuk yer göstermeden yalnızca ilan edebilir. Herhangi bir yerde geçerli bir quarto varsa ilan doğrudur. Dostluk oyunlarında bir oyuncuya nerede çizgi tehdidi olduğu ve hangi taşların güvenle verilebileceği de gösterilebilir.
rules-time = Süre
rules-time-text = Turnuvada her oyuncunun hamle başına bir dakikası vardır. Süresi biten kaybeder; tek istisna on altıncı taştan sonrasıdır: o zaman yalnızca ilan hakkı gider.

## Notation

rules-notation = Yazım
rules-notation-text = Sütunlar soldan a ile d, satırlar alttan 1 ile 4 arasıdır. Her taş bir rakam ya da harftir:
rules-notation-moves = b2>7 şu demektir: b2 hanesine kondu, 7 verildi. Ünlem doğru, soru işareti yanlış ilandır; yanında gösterilen satır, sütun ya da çapraz durur: b2!3, b2?a>7.

## Editions

rules-editions = Baskılar nerede ayrılıyor
rules-editions-text = Basılı kurallar bütün dillerde aşağı yukarı aynıdır. Bildiğimiz farklar bunlar.
rules-editions-own = Bu dildeki baskı
rules-editions-others = Diğer baskılar
rules-edition-south-slavic = Sırpça, Hırvatça ve Slovence kurallarda geç ilan vardır.
rules-edition-danish = Danca kurallarda taş elden bırakılırken ilan edilir, süre sınırı yoktur.
rules-edition-greek = Yunanca kurallar birden çok ortak özellikte anlaşmaya izin verir; bu, zor oyundur. Süre sınırı yoktur.
rules-edition-finnish = Fince kurallar, deneyimli oyuncular yalnızca kareleri kovalar diye de okunabilir.
rules-edition-japanese = Japonca kurallarda yeni başlayanlar için oyun yoktur; bir dakika da taşı koymak içindir.
rules-edition-swedish = İsveççe ve Arapça kurallarda yeni başlayanlar özellikleri birer birer ekler.
rules-edition-estonian = Fince ve Estonca kurallarda yeni başlayanlar tek bir değerle başlar: yalnızca dört açık renkli taş sayılır.
rules-edition-romanian = Rumence kurallarda diğer oyuncu taşı almadan önce ilan eder; bu, buradakiyle aynı şanstır.
rules-edition-arabic = Arapça kurallar diğer oyuncunun çizgi tamamlanır tamamlanmaz ilan etmesine izin verir, önce taş verilmesinden söz etmez. Burada ilan, taş verildikten sonra gelir.
rules-edition-german = Almanca kurallar, taş koyanın önceden orada olan çizgiden vazgeçtiğini açıkça söyler.
rules-edition-chinese = Çince kurallarda yalnızca taşı koyan ilan eder; burada diğeri de ilan edebilir. Bir oyun on beş dakika, bir hamle gerektiği kadar sürer.
rules-edition-minute = Sırpça, Hırvatça ve Farsça kurallarda hamle başına bir dakika her oyun için kararlaştırılabilir.
rules-edition-limit = Rumence ve Slovence kurallar süreyi sınırlar ama ne kadar olduğunu söylemez.
rules-edition-czech = Çekçe kurallarda kimin başlayacağını bir el oyunu belirler; başka yerde zar, kura ya da anlaşma.
