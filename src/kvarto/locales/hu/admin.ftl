### `kvarto admin`.

admin-help = Felhasználók kezelése: fiók átnevezése, emberek megszámlálása, valaki megkeresése.
admin-rename-help =
    Az OLD fióknak a NEW nevet adja, például mert OLD sértő. Minden játszmájában az új név áll majd.
    Egy futó szerveren nyitott játszma a régit mutatja, amíg be nem zárul.
admin-rename-short-help = Más nevet ad egy fióknak.
admin-renamed = { $old } új neve: { $new }, minden játszmában is.
admin-people-help =
    Megmondja, hány ember van, vagy mit tudunk a NAME fiókról: mióta van, hány játszmát játszott, hány
    böngészőben van bejelentkezve, mikor járt itt utoljára.
admin-people-short-help = Megszámolja az embereket, vagy megkeres egy fiókot.
admin-accounts = { $accounts } fiók
admin-guests = { $guests } vendég
admin-browsers = { $browsers } böngésző
admin-account = { $name }, { $since } óta
admin-games = { $games } játszma
admin-last-seen = utoljára itt: { $day }
