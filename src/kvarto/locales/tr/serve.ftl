# `kvarto serve`.

serve-short-help = Oynanan sayfayı açar.
serve-help =
    Sayfayı sunar: bilgisayara karşı ya da bu cihazda iki kişi oyna, oyunlara bak. --lan ev ağına
    açmadıkça ya da --public-url herkesin onu nerede bulacağını söylemedikçe yalnızca bu cihaz
    içindir. Oyunlar saklanır, durdurulduktan sonra sürer. Ctrl-C durdurur.

    Her seçenek ortam değişkeni olarak da verilebilir: --public-url için KVARTO_PUBLIC_URL.
serve-host-help = Dinlenecek adres.
serve-port-help = Bağlantı noktası; 0 boş olan birini alır.
serve-lan-help = Ev ağını dinler; adresi ve telefon için bir QR kodunu yazar.
serve-public-url-help =
    Herkesin bu sunucuyu bulacağı yer, https://kvarto.example gibi: bağlantılardaki ve QR
    kodlarındaki adres, sayfaları burada oynayabilen tek adres.
serve-trusted-proxy-help =
    Bu sunucunun önündeki, kimin sorduğunu bildiren vekil sunucunun adresi ya da ağı. Bu konuda
    başkalarının dediğine bakılmaz. Birden çok kez verilebilir.
serve-data-help = Oyunların saklandığı dosya (belirtilmezse veri klasöründeki bir dosya).
serve-keep-days-help =
    Konukların, biteli bu kadar gün olmuş oyunlarını siler; hesaplarınkiler kalır. 0 hepsini saklar.
    Belirtilmezse --public-url ile { $days }, yoksa hepsi saklanır.
serve-most-games-help = Herkesinki birlikte, aynı anda en çok bu kadar oyun açık olur.
serve-most-sockets-help = Aynı anda en çok bu kadar sayfa bağlı olur.
serve-metrics-help = /metrics adresinde Prometheus için bir ölçüm sayfası olup olmayacağı.
serve-metrics-from-help =
    /metrics sayfasının okunabileceği adres ya da ağ; belirtilmezse bu makine. Birden çok kez
    verilebilir.
serve-open-help = Sayfayı tarayıcıda açar.
serve-log-level-help = Hangi düzeyden başlayarak günlük tutulacağı, standart hataya JSON satırları olarak.
serve-not-installed =
    Sunucu için temel kurulumdan fazlası gerek ({ $what }).
    Şununla kur: pip install "kvarto[server]"
serve-bad-public-url =
    { $text } herkese açık bir adres değil. Adres http:// ya da https:// ile tarayıcıların yazdığı
    gibi bir makine adıdır, belki bir bağlantı noktası da olur; ardından bir şey gelmez: https://kvarto.example
serve-https-needs-proxy =
    { $url } için bu sunucunun önündeki bir şeyin TLS konuşması gerek. Nerede olduğunu söyle; bu
    makinedeyse: --trusted-proxy 127.0.0.1
serve-bad-network =
    { $text } bir adres ya da ağ değil. 192.168.1.7 ya da 192.168.1.0/24 gibi yaz.
serve-port-taken =
    { $port } numaralı bağlantı noktası dolu, belki başka bir kvarto kullanıyor.
    Onu kapat ya da başka bir tane seç: kvarto serve --port { $next }
serve-cannot-listen = { $host }, bağlantı noktası { $port } dinlenemiyor: { $why }.
serve-address = Oynamak için: { $address }
serve-listening = Dinlenen adres: { $address }
serve-file = Oyunların saklandığı dosya: { $file }
serve-scan = Ya da aynı ağdaki bir telefonla bunu tara:
serve-how-to-stop = Durdurmak için Ctrl-C tuşlarına bas.
serve-stopped = Durdu. Bütün oyunlar saklandı.
