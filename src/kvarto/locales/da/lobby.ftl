### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

# As in English.
lobby-title = Lobby
lobby-coming = Kigger ind i lobbyen …
lobby-here = { $count ->
    [one] Der er ikke andre her lige nu.
   *[other] Der er { $count } her.
}
lobby-anyone = Spil med hvem som helst
lobby-wish = Det vil du gerne spille
lobby-seeking = Leder efter en modspiller …
lobby-seeking-about = Partiet begynder af sig selv, så snart nogen ønsker det samme eller noget lignende. Bliv på siden så længe.
lobby-stop = Stop med at lede
lobby-found = Der er fundet en. Partiet begynder.
lobby-tables = Åbne borde
lobby-no-tables = Der er ingen åbne borde. Åbn et, så kan den næste, der kommer, sætte sig.
lobby-open-table = Åbn et bord
lobby-your-table = Dit bord
lobby-to-table = Gå derhen
lobby-sit = Sæt dig
lobby-games = Partier at se på
lobby-placed = { $placed ->
    [0] lige begyndt
    [one] én brik sat
   *[other] { $placed } brikker sat
}
lobby-watch = Se med

## My games

mine-title = Mine partier
mine-coming = Finder dine partier …
mine-none = Du har ikke spillet her endnu.
mine-none-about = Her står det, du spiller. Har du en konto, så log ind for at se partierne der.
mine-running = I gang
mine-tables = Venter på nogen
mine-finished = Færdige
mine-older = Ældre partier
mine-download = Gem alle som .qgn

## The account

sign-in-title = Log ind
sign-in-do = Log ind
account-guest = Indtil videre er du gæst her som { $name }. Dine partier følger med dig.
account-name = Navn
account-name-about = De andre ved bordet kan se det.
account-password = Adgangskode
account-password-about = Mindst otte tegn. Nogle få ord, som kun du ville sætte sammen, er et godt valg.
account-wrong-password = det er ikke din adgangskode
password-show = Vis
account-new-title = Opret en konto
account-new-about = Med en konto finder du dine partier på alle enheder og spiller under dit eget navn. Du skal ikke oplyse nogen e-mailadresse.
account-new-do = Opret kontoen
account-has-one = Log ind i stedet
account-forgotten = Glemt adgangskoden?
account-recover-title = Ny adgangskode
account-recover-about = Med gendannelseskoden, som du skrev ned, da du oprettede kontoen. Alle browsere bliver så logget ud, og du får en ny kode.
account-code = Gendannelseskode
account-code-about = Store og små bogstaver og mellemrum er ligegyldige.
account-recover-do = Gem ny adgangskode
account-is-yours = Du er logget ind. De andre ved bordet ser dette navn.
account-sign-out = Log ud
account-password-title = Skift adgangskode
account-password-others = Alle andre browsere bliver så logget ud.
account-old-password = Nuværende adgangskode
account-new-password = Ny adgangskode
account-password-do = Skift den
account-password-changed = Adgangskoden er skiftet.
account-export-title = Hvad der er gemt om dig
account-export-about = Det hele i én fil: dit navn, hvornår du kom, og dine partier i notation.
account-export-do = Gem filen
account-delete-title = Slet kontoen
account-delete-about = Dit navn og din adgangskode bliver glemt med det samme og for altid. Partierne bliver hos dem, du spillede mod, uden dit navn.
account-delete-do = Slet for altid
account-deleted = Kontoen er slettet.

# The code is shown once.
recovery-title = Skriv dette ned
recovery-about = Hvis du en dag glemmer din adgangskode, er denne gendannelseskode den eneste vej tilbage. Den vises kun nu.
recovery-copy = Kopiér
recovery-done = Jeg har skrevet den ned

## Coming back as a guest from another device

return-title = Kom tilbage
return-coming = Finder dine partier …
return-as-another = I denne browser er du { $name }. Gå kun videre, hvis du selv har lavet linket: dine partier herfra følger med, og den, der har lavet linket, kan spille dem.
return-come = Gå videre
return-stay = Bliv den, jeg er
return-no-code = Adressen er ikke hel. Åbn hele det link, du har fået.
return-another = På den anden enhed kan du lave et nyt link, i spillets menu eller på kontosiden.
