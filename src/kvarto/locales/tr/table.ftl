### kvarto table: the opening tables.

table-help = Açılış tablolarını listeler ya da oluşturur.
table-list-help = Her oyun için tablosunun nereye kadar kanıtlandığını söyler.
table-none = { $game }: tablo yok; her konum aranır
table-there = { $game }: tahtada { $levels } taşa kadar kanıtlandı, beraberlik olmayan { $exceptions } konum
table-build-help =
    Bu oyunların (GAMES, hiçbiri adlandırılmazsa hepsinin) tablolarını oluşturur. Tek özellikle
    saniyeler, kimileri saatlerce sürer. Ctrl-C durdurur, aynı komut kaldığı yerden devam eder.
table-levels-help = Tahtada en çok kaç taş olacağı.
table-threads-help = Kaç çekirdeğin çalışacağı.
table-work-help = İşin nereye vardığını saklayan klasör.
table-into-help = Biten tabloların klasörü (belirtilmezse paketin kendi klasörü).
table-level = { $game }, tahtada { $level }
table-stopped = Durduruldu. Aynı komut buradan devam eder.
table-built = { $game }: oluşturuldu
