### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = Fuajee
lobby-coming = Piilume fuajeesse…
lobby-here = { $count ->
    [one] Praegu pole siin kedagi teist.
   *[other] Siin on praegu { $count } inimest.
}
lobby-anyone = Mängi ükskõik kellega
lobby-wish = Mida soovid
lobby-seeking = Otsime vastast…
lobby-seeking-about = Mäng algab ise kohe, kui keegi soovib sama või midagi lähedast. Jää seni sellele lehele.
lobby-stop = Lõpeta otsimine
lobby-found = Vastane on leitud. Mäng algab.
lobby-tables = Avatud lauad
lobby-no-tables = Ühtegi lauda pole avatud. Ava üks, siis saab järgmine tulija istuda.
lobby-open-table = Ava laud
lobby-your-table = Sinu laud
lobby-to-table = Mine sinna
lobby-sit = Istu lauda
lobby-games = Jälgitavad mängud
lobby-placed = { $placed ->
    [0] äsja alanud
    [one] üks nupp laual
   *[other] { $placed } nuppu laual
}
lobby-watch = Jälgi

## My games

mine-title = Minu mängud
mine-coming = Otsime sinu mänge…
mine-none = Sa pole siin veel mänginud.
mine-none-about = Siia kogunevad sinu mängud. Kui sul on konto, logi sisse, et selle mänge näha.
mine-running = Pooleli
mine-tables = Ootab vastast
mine-finished = Lõppenud
mine-older = Vanemad mängud
mine-download = Salvesta kõik (.qgn)

## The account

sign-in-title = Logi sisse
sign-in-do = Logi sisse
account-guest = Seni oled siin külaline nimega { $name }. Sinu mängud tulevad kaasa.
account-name = Nimi
account-name-about = Teised lauas näevad seda.
account-password = Parool
account-password-about = Vähemalt kaheksa märki. Hea on paar sõna, mille ainult sina kokku paneksid.
account-wrong-password = see ei ole sinu parool
password-show = Näita
account-new-title = Loo konto
account-new-about = Kontoga leiad oma mängud igast seadmest ja mängid oma nime all. E-posti aadressi ei küsita.
account-new-do = Loo konto
account-has-one = Logi hoopis sisse
account-forgotten = Unustasid parooli?
account-recover-title = Uus parool
account-recover-about = Vaja on taastekoodi, mille kontot luues üles kirjutasid. Kõik brauserid logitakse välja ja sa saad uue koodi.
account-code = Taastekood
account-code-about = Suurtel ja väikestel tähtedel ning tühikutel pole tähtsust.
account-recover-do = Määra uus parool
account-is-yours = Oled sisse logitud. Teised lauas näevad seda nime.
account-sign-out = Logi välja
account-password-title = Muuda parooli
account-password-others = Kõik teised brauserid logitakse välja.
account-old-password = Senine parool
account-new-password = Uus parool
account-password-do = Muuda
account-password-changed = Parool on muudetud.
account-export-title = Mida sinu kohta hoitakse
account-export-about = Kõik ühes failis: sinu nimi, millal sa tulid ja sinu mängud üleskirjutustena.
account-export-do = Salvesta
account-delete-title = Kustuta konto
account-delete-about = Sinu nimi ja parool unustatakse kohe ja jäädavalt. Mängud jäävad vastastele alles, aga sinu nimeta.
account-delete-do = Kustuta jäädavalt
account-deleted = Konto on kustutatud.

recovery-title = Kirjuta see üles
recovery-about = Kui parool kunagi meelest läheb, on see taastekood ainus tee tagasi. Seda näidatakse ainult praegu.
recovery-copy = Kopeeri
recovery-done = Kirjutasin üles

## Coming back as a guest from another device

return-title = Tagasitulek
return-coming = Otsime sinu mänge…
return-as-another = Selles brauseris oled { $name }. Tule tagasi ainult siis, kui lõid selle lingi ise: sinu siinsed mängud tulevad kaasa ja lingi looja saab neid mängida.
return-come = Tule tagasi
return-stay = Jätka nagu praegu
return-no-code = See aadress pole terviklik. Ava kogu link, mille said.
return-another = Teises seadmes saad luua uue lingi mängu menüüs või konto lehel.
