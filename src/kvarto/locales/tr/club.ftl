# People and where they meet.

guest-animals = Su samuru | Porsuk | Kirpi | Sincap | Kunduz | Baykuş | Çalıkuşu | Kızılgerdan | Balıkçıl | Kuğu | Şahin | Kartal | Leylek | Kırlangıç | Serçe | Bülbül | Martı | Pelikan | Flamingo | Penguen | Fok | Yunus | Turna | Kaplumbağa | Yengeç | Tavşan | Geyik | Ceylan | Bozayı | Kurt | Vaşak | Sansar | Bizon | Lama | Koala | Panda | Uğur böceği | Ateş böceği | Kelebek | Aslan | Kaplan
guest-name = { $animal } { $number }
reserved-names = Admin | Yönetici | Yönetim | Anonim | Bot | Bilgisayar | Motor | Konuk | Misafir | Ev sahibi | Kvarto | Quarto | Mod | Moderatör | Hiç kimse | Resmî | Resmi | Operatör | Oyuncu | Hakem | Sunucu | Ekip | Görevli | Yetkili | Destek | Sistem
