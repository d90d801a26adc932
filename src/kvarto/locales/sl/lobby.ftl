### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = Čakalnica
lobby-coming = Pogledujemo v čakalnico …
lobby-here = { $count ->
    [1] Razen tebe zdaj tu ni nikogar.
    [one] Tu je { $count } oseba.
    [two] Tu sta { $count } osebi.
    [few] Tu so { $count } osebe.
   *[other] Tu je { $count } oseb.
}
lobby-anyone = Igraj s komer koli
lobby-wish = Kako želiš igrati
lobby-seeking = Iščemo nasprotnika …
lobby-seeking-about = Partija se začne sama, takoj ko si kdo zaželi enako ali podobno igro. Do takrat ostani na tej strani.
lobby-stop = Ne išči več
lobby-found = Nasprotnik je tu. Začnimo.
lobby-tables = Odprte mize
lobby-no-tables = Nobena miza ni odprta. Odpri jo ti in prisede lahko, kdor pride.
lobby-open-table = Odpri mizo
lobby-your-table = Tvoja miza
lobby-to-table = Pojdi tja
lobby-sit = Prisedi
lobby-games = Partije za ogled
lobby-placed = { $placed ->
    [0] pravkar začeta
    [one] stoji { $placed } figura
    [two] stojita { $placed } figuri
    [few] stojijo { $placed } figure
   *[other] stoji { $placed } figur
}
lobby-watch = Oglej si

## My games

mine-title = Moje partije
mine-coming = Iščemo tvoje partije …
mine-none = Tu še nimaš nobene partije.
mine-none-about = Kar odigraš, najdeš tukaj. Če imaš račun, se prijavi in vidiš njegove partije.
mine-running = V teku
mine-tables = Čakajo na nasprotnika
mine-finished = Končane
mine-older = Starejše partije
mine-download = Shrani vse kot .qgn

## The account

sign-in-title = Prijava
sign-in-do = Prijavi se
account-guest = Za zdaj si tu kot gost: { $name }. Tvoje partije gredo s tabo.
account-name = Ime
account-name-about = Vidijo ga drugi za mizo.
account-password = Geslo
account-password-about = Vsaj osem znakov. Dobra izbira je nekaj besed, ki jih nihče drug ne bi dal skupaj.
account-wrong-password = to ni tvoje geslo
password-show = Pokaži
account-new-title = Nov račun
account-new-about = Z računom najdeš svoje partije na vsaki napravi in igraš pod svojim imenom. Za e-poštni naslov ne sprašujemo.
account-new-do = Ustvari račun
account-has-one = Račun že imam
account-forgotten = Pozabljeno geslo?
account-recover-title = Novo geslo
account-recover-about = Zanj potrebuješ obnovitveno kodo, zapisano ob ustvarjanju računa. Vsi brskalniki se odjavijo in dobiš novo kodo.
account-code = Obnovitvena koda
account-code-about = Velike ali male črke in presledki niso pomembni.
account-recover-do = Nastavi novo geslo
account-is-yours = To je tvoj račun. Drugi za mizo vidijo to ime.
account-sign-out = Odjavi se
account-password-title = Sprememba gesla
account-password-others = Vsi drugi brskalniki se odjavijo.
account-old-password = Dosedanje geslo
account-new-password = Novo geslo
account-password-do = Spremeni
account-password-changed = Geslo je spremenjeno.
account-export-title = Kaj hranimo o tebi
account-export-about = Vse v eni datoteki: tvoje ime, od kdaj si tu, in zapisi tvojih partij.
account-export-do = Shrani
account-delete-title = Izbris računa
account-delete-about = Tvoje ime in geslo izgineta takoj in za vedno. Partije ostanejo tvojim nasprotnikom, a brez tvojega imena.
account-delete-do = Izbriši za vedno
account-deleted = Račun je izbrisan.

# The code is shown once.
recovery-title = To si zapiši
recovery-about = Če kdaj pozabiš geslo, je ta obnovitvena koda edina pot nazaj. Pokaže se samo zdaj.
recovery-copy = Kopiraj
recovery-done = Zapisano

## Coming back as a guest from another device

return-title = Vrnitev
return-coming = Iščemo tvoje partije …
return-as-another = V tem brskalniku si { $name }. Vrni se le, če je ta povezava tvoja: tvoje tukajšnje partije gredo s tabo in igra jih lahko tisti, ki je povezavo ustvaril.
return-come = Vrni se
return-stay = Pusti, kot je
return-no-code = Ta naslov ni cel. Odpri celotno povezavo.
return-another = Novo povezavo ustvariš na drugi napravi, v meniju partije ali na strani računa.
