### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = Lobbi
lobby-coming = Benézünk a lobbiba…
lobby-here = { $count ->
    [one] Most nincs itt senki más.
   *[other] { $count } ember van itt.
}
lobby-anyone = Játék bárkivel
lobby-wish = Mit szeretnél
lobby-seeking = Ellenfelet keresünk…
lobby-seeking-about = A játszma magától elindul, amint valaki ugyanezt vagy hasonlót szeretne. Addig maradj ezen az oldalon.
lobby-stop = Keresés vége
lobby-found = Megvan az ellenfél. Kezdődik a játszma.
lobby-tables = Nyitott asztalok
lobby-no-tables = Nincs nyitott asztal. Nyiss egyet, és aki legközelebb jön, leülhet hozzá.
lobby-open-table = Asztal nyitása
lobby-your-table = A te asztalod
lobby-to-table = Odamegyek
lobby-sit = Leülök
lobby-games = Nézhető játszmák
lobby-placed = { $placed ->
    [0] most kezdődött
   *[other] { $placed } bábu a táblán
}
lobby-watch = Nézem

## My games

mine-title = Játszmáim
mine-coming = Keressük a játszmáidat…
mine-none = Itt még nem játszottál.
mine-none-about = Itt gyűlnek majd a játszmáid. Ha van fiókod, jelentkezz be, és látod az ottaniakat.
mine-running = Folyamatban
mine-tables = Ellenfélre vár
mine-finished = Befejezett
mine-older = Régebbi játszmák
mine-download = Mind mentése (.qgn)

## The account

sign-in-title = Bejelentkezés
sign-in-do = Bejelentkezés
account-guest = Egyelőre vendég vagy itt, a neved { $name }. A játszmáid veled maradnak.
account-name = Név
account-name-about = A többiek az asztalnál ezt látják.
account-password = Jelszó
account-password-about = Legalább nyolc karakter. Jó, ha néhány szó, amit csak te raknál így össze.
account-wrong-password = ez nem a jelszavad
password-show = Mutasd
account-new-title = Új fiók
account-new-about = Fiókkal minden eszközön megtalálod a játszmáidat, és saját néven játszol. E-mail-címet nem kérünk.
account-new-do = Fiók létrehozása
account-has-one = Inkább bejelentkezem
account-forgotten = Elfelejtett jelszó?
account-recover-title = Új jelszó
account-recover-about = A helyreállító kód kell hozzá, amelyet a fiók létrehozásakor felírtál. Minden böngészőből kijelentkeztetünk, és új kódot kapsz.
account-code = Helyreállító kód
account-code-about = Kis- vagy nagybetű és szóköz nem számít.
account-recover-do = Új jelszó beállítása
account-is-yours = Be vagy jelentkezve. A többiek az asztalnál ezt a nevet látják.
account-sign-out = Kijelentkezés
account-password-title = Jelszócsere
account-password-others = Minden más böngészőből kijelentkeztetünk.
account-old-password = Eddigi jelszó
account-new-password = Új jelszó
account-password-do = Csere
account-password-changed = A jelszó megváltozott.
account-export-title = Amit rólad őrzünk
account-export-about = Minden egy fájlban: a neved, mikor jöttél, és a lejegyzett játszmáid.
account-export-do = Mentés
account-delete-title = Fiók törlése
account-delete-about = A nevedet és a jelszavadat azonnal és örökre elfelejtjük. A játszmák megmaradnak az ellenfeleidnek, a neved nélkül.
account-delete-do = Végleges törlés
account-deleted = A fiók törölve.

recovery-title = Ezt írd fel
recovery-about = Ha egyszer elfelejtenéd a jelszavad, csak ezzel a helyreállító kóddal jutsz vissza. Csak most látod.
recovery-copy = Másolás
recovery-done = Felírtam

## Coming back as a guest from another device

return-title = Visszatérés
return-coming = Keressük a játszmáidat…
return-as-another = Ebben a böngészőben a neved { $name }. Csak akkor térj vissza, ha ezt a linket te készítetted: az itteni játszmáid is átkerülnek, és a link készítője játszhatja őket.
return-come = Visszatérek
return-stay = Maradok így
return-no-code = Ez a cím nem teljes. Nyisd meg az egész linket, amit kaptál.
return-another = A másik eszközön új linket készíthetsz a játszma menüjében vagy a fiók oldalán.
