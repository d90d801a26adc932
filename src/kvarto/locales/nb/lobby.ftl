### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

# As in English.
lobby-title = Lobby
lobby-coming = Titter inn i lobbyen …
lobby-here = { $count ->
    [one] Ingen andre er her akkurat nå.
   *[other] { $count } er her.
}
lobby-anyone = Spill mot hvem som helst
lobby-wish = Det du vil spille
lobby-seeking = Leter etter noen …
lobby-seeking-about = Partiet begynner av seg selv så snart noen ønsker det samme, eller noe som ligner. Bli på denne siden så lenge.
lobby-stop = Slutt å lete
lobby-found = Vi fant noen. Partiet begynner.
lobby-tables = Åpne bord
lobby-no-tables = Ingen bord er åpne. Åpne et, så kan den neste som kommer, sette seg.
lobby-open-table = Åpne et bord
lobby-your-table = Ditt bord
lobby-to-table = Gå dit
lobby-sit = Sett deg
lobby-games = Partier å se på
lobby-placed = { $placed ->
    [0] nettopp begynt
    [one] én brikke satt
   *[other] { $placed } brikker satt
}
lobby-watch = Se på

## My games

mine-title = Mine partier
mine-coming = Leter etter partiene dine …
mine-none = Du har ikke spilt her ennå.
mine-none-about = Her står det du spiller. Har du en konto, kan du logge inn for å se partiene dine der.
mine-running = Pågår
mine-tables = Venter på noen
mine-finished = Ferdige
mine-older = Eldre partier
mine-download = Lagre alle som .qgn

## The account

sign-in-title = Logg inn
sign-in-do = Logg inn
account-guest = Så langt er du gjest her som { $name }. Partiene dine blir med deg.
account-name = Navn
account-name-about = De andre ved bordet ser det.
account-password = Passord
account-password-about = Minst åtte tegn. Noen få ord som bare du ville satt sammen, er fint.
account-wrong-password = dette er ikke passordet ditt
password-show = Vis
account-new-title = Opprett en konto
account-new-about = Med en konto finner du partiene dine på alle enheter og spiller under ditt eget navn. Ingen spør om e-postadressen din.
account-new-do = Opprett kontoen
account-has-one = Logg inn i stedet
account-forgotten = Glemt passordet?
account-recover-title = Nytt passord
account-recover-about = Med gjenopprettingskoden du skrev ned da du opprettet kontoen. Alle nettlesere blir da logget ut, og du får en ny kode.
account-code = Gjenopprettingskode
account-code-about = Store og små bokstaver og mellomrom spiller ingen rolle.
account-recover-do = Lagre nytt passord
account-is-yours = Du er logget inn. De andre ved bordet ser dette navnet.
account-sign-out = Logg ut
account-password-title = Bytt passord
account-password-others = Alle andre nettlesere blir da logget ut.
account-old-password = Nåværende passord
account-new-password = Nytt passord
account-password-do = Bytt
account-password-changed = Passordet er byttet.
account-export-title = Det som er lagret om deg
account-export-about = Alt i én fil: navnet ditt, når du kom, og partiene dine i notasjon.
account-export-do = Lagre filen
account-delete-title = Slett kontoen
account-delete-about = Navnet og passordet ditt blir glemt med en gang og for alltid. Partiene blir hos dem du spilte mot, uten navnet ditt.
account-delete-do = Slett for alltid
account-deleted = Kontoen er slettet.

# The code is shown once.
recovery-title = Skriv ned dette
recovery-about = Skulle du glemme passordet, er denne gjenopprettingskoden den eneste veien tilbake. Den vises bare nå.
recovery-copy = Kopier
recovery-done = Jeg har skrevet den ned

## Coming back as a guest from another device

return-title = Kom tilbake
return-coming = Leter etter partiene dine …
return-as-another = I denne nettleseren er du { $name }. Gå bare videre hvis du har laget denne lenken selv: partiene dine herfra blir med, og den som laget lenken, kan spille dem.
return-come = Gå videre
return-stay = Forbli den jeg er
return-no-code = Denne adressen er ikke hel. Åpne hele lenken du har fått.
return-another = På den andre enheten kan du lage en ny lenke, i spillmenyen eller på kontosiden.
