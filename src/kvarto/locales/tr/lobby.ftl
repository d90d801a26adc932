### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = Lobi
lobby-coming = Lobiye bakılıyor…
lobby-here = { $count ->
    [one] Şu an burada başka kimse yok.
   *[other] Burada { $count } kişi var.
}
lobby-anyone = Herhangi biriyle oyna
lobby-wish = Nasıl bir oyun?
lobby-seeking = Rakip aranıyor…
lobby-seeking-about = Aynısını ya da benzerini isteyen biri çıkar çıkmaz oyun kendiliğinden başlar. O zamana dek bu sayfada kal.
lobby-stop = Aramayı bırak
lobby-found = Biri bulundu. Oyun başlıyor.
lobby-tables = Açık masalar
lobby-no-tables = Açık masa yok. Bir tane aç, gelen oturabilir.
lobby-open-table = Masa aç
lobby-your-table = Senin masan
lobby-to-table = Oraya git
lobby-sit = Otur
lobby-games = İzlenecek oyunlar
lobby-placed = { $placed ->
    [0] yeni başladı
   *[other] { $placed } taş kondu
}
lobby-watch = İzle

## My games

mine-title = Oyunlarım
mine-coming = Oyunların aranıyor…
mine-none = Burada henüz oynamadın.
mine-none-about = Oynadıkların burada görünür. Hesabın varsa oyunlarını görmek için giriş yap.
mine-running = Devam edenler
mine-tables = Birini bekleyenler
mine-finished = Bitenler
mine-older = Daha eski oyunlar
mine-download = Hepsini .qgn olarak kaydet

## The account

sign-in-title = Giriş yap
sign-in-do = Giriş yap
account-guest = Şimdilik buradaki adın { $name }, konuksun. Oyunların seninle gelir.
account-name = Ad
account-name-about = Masadaki diğer oyuncular görür.
account-password = Şifre
account-password-about = En az sekiz karakter. Yalnızca senin yan yana getireceğin birkaç sözcük iyidir.
account-wrong-password = bu senin şifren değil
password-show = Göster
account-new-title = Hesap aç
account-new-about = Hesapla oyunlarını her cihazda bulur, kendi adınla oynarsın. E-posta adresi istenmez.
account-new-do = Hesabı aç
account-has-one = Hesabım var
account-forgotten = Şifreni mi unuttun?
account-recover-title = Yeni şifre
account-recover-about = Hesabı açarken yazdığın kurtarma koduyla. O zaman bütün tarayıcılardan çıkış yapılır, sen de yeni bir kod alırsın.
account-code = Kurtarma kodu
account-code-about = Büyük küçük harf ve boşluklar önemli değil.
account-recover-do = Yeni şifreyi kaydet
account-is-yours = Giriş yaptın. Masadakiler bu adı görür.
account-sign-out = Çıkış yap
account-password-title = Şifreyi değiştir
account-password-others = Diğer bütün tarayıcılardan çıkış yapılır.
account-old-password = Şimdiki şifre
account-new-password = Yeni şifre
account-password-do = Değiştir
account-password-changed = Şifre değişti.
account-export-title = Hakkında saklananlar
account-export-about = Hepsi tek dosyada: adın, ne zaman geldiğin ve kayıt olarak oyunların.
account-export-do = Kaydet
account-delete-title = Hesabı sil
account-delete-about = Adın ve şifren hemen ve sonsuza dek silinir. Oyunlar, adın olmadan, rakiplerinde kalır.
account-delete-do = Kalıcı olarak sil
account-deleted = Hesap silindi.

recovery-title = Bunu bir yere yaz
recovery-about = Şifreni bir gün unutursan tek dönüş yolu bu kurtarma kodudur. Yalnızca şimdi gösterilir.
recovery-copy = Kopyala
recovery-done = Yazdım

## Coming back as a guest from another device

return-title = Geri dönüş
return-coming = Oyunların aranıyor…
return-as-another = Bu tarayıcıda adın { $name }. Bu bağlantıyı kendin oluşturduysan geri dön: buradaki oyunların da gelir ve bağlantıyı oluşturan onları oynayabilir.
return-come = Geri dön
return-stay = Böyle kal
return-no-code = Bu adres eksik. Sana verilen bağlantının tamamını aç.
return-another = Diğer cihazda, oyun menüsünden ya da hesap sayfasından yeni bir bağlantı oluşturabilirsin.
