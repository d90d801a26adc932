### `kvarto admin`.

admin-help = Kişilerle ilgilenir: bir hesabın adını değiştirir, kişileri sayar, birini arar.
admin-rename-help =
    OLD hesabına NEW adını verir, örneğin OLD incitici olduğu için. Bütün oyunlarında yeni adı
    görünür. Çalışan bir sunucuda açık olan oyun, kaldırılana kadar eskisini gösterir.
admin-rename-short-help = Bir hesaba başka bir ad verir.
admin-renamed = { $old } adı artık, bütün oyunlarda da, { $new }.
admin-people-help =
    Kaç kişi olduğunu ya da NAME hesabı hakkında bilinenleri söyler: ne zamandan beri var, kaç oyun
    oynamış, kaç tarayıcıda oturumu açık, en son ne zaman buradaymış.
admin-people-short-help = Kişileri sayar ya da bir hesabı arar.
admin-accounts = { $accounts } hesap
admin-guests = { $guests } konuk
admin-browsers = { $browsers } tarayıcı
admin-account = { $name }, üyelik başlangıcı: { $since }
admin-games = { $games } oyun
admin-last-seen = en son görüldüğü gün: { $day }
