### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

# As in English.
lobby-title = Lobby
lobby-coming = Even in de lobby kijken …
lobby-here = { $count ->
    [one] Er is nu verder niemand.
   *[other] Er zijn { $count } mensen.
}
lobby-anyone = Speel met wie er is
lobby-wish = Wat je graag speelt
lobby-seeking = We zoeken iemand …
lobby-seeking-about = De partij begint vanzelf zodra iemand hetzelfde wil, of iets wat erop lijkt. Blijf tot dan op deze pagina.
lobby-stop = Stop met zoeken
lobby-found = Er is iemand gevonden. De partij begint.
lobby-tables = Open tafels
lobby-no-tables = Er is geen tafel open. Open er een, dan kan de volgende die komt aanschuiven.
lobby-open-table = Tafel openen
lobby-your-table = Jouw tafel
lobby-to-table = Erheen
lobby-sit = Aanschuiven
lobby-games = Partijen om te bekijken
lobby-placed = { $placed ->
    [0] net begonnen
    [one] één stuk geplaatst
   *[other] { $placed } stukken geplaatst
}
lobby-watch = Kijken

## My games

mine-title = Mijn partijen
mine-coming = Je partijen worden opgezocht …
mine-none = Je hebt hier nog niet gespeeld.
mine-none-about = Wat je speelt, komt hier te staan. Heb je een account, log dan in om je partijen te zien.
mine-running = Bezig
mine-tables = Wacht op iemand
mine-finished = Afgelopen
mine-older = Oudere partijen
mine-download = Alles als .qgn opslaan

## The account

sign-in-title = Inloggen
sign-in-do = Inloggen
account-guest = Tot nu toe ben je hier te gast als { $name }. Je partijen gaan met je mee.
account-name = Naam
account-name-about = De anderen aan tafel zien hem.
account-password = Wachtwoord
account-password-about = Minstens acht tekens. Een paar woorden die alleen jij bij elkaar zou zetten, zijn een goede keus.
account-wrong-password = dit is niet je wachtwoord
password-show = Tonen
account-new-title = Account maken
account-new-about = Met een account vind je je partijen op elk apparaat terug en speel je onder je eigen naam. Een e-mailadres is niet nodig.
account-new-do = Account maken
account-has-one = Liever inloggen
account-forgotten = Wachtwoord vergeten?
account-recover-title = Nieuw wachtwoord
account-recover-about = Met de herstelcode die je hebt opgeschreven toen je het account maakte. Alle browsers worden dan uitgelogd, en je krijgt een nieuwe code.
account-code = Herstelcode
account-code-about = Hoofdletters en spaties maken niet uit.
account-recover-do = Nieuw wachtwoord instellen
account-is-yours = Je bent ingelogd. De anderen aan tafel zien deze naam.
account-sign-out = Uitloggen
account-password-title = Wachtwoord wijzigen
account-password-others = Alle andere browsers worden dan uitgelogd.
account-old-password = Huidig wachtwoord
account-new-password = Nieuw wachtwoord
account-password-do = Wijzigen
account-password-changed = Het wachtwoord is gewijzigd.
account-export-title = Wat er over jou wordt bewaard
account-export-about = Alles in één bestand: je naam, sinds wanneer je hier bent, en je partijen in notatie.
account-export-do = Opslaan
account-delete-title = Account verwijderen
account-delete-about = Je naam en wachtwoord zijn meteen en voorgoed vergeten. De partijen blijven bij wie ze met je speelde, zonder jouw naam.
account-delete-do = Voorgoed verwijderen
account-deleted = Het account is verwijderd.

# The code is shown once.
recovery-title = Schrijf dit op
recovery-about = Mocht je je wachtwoord ooit vergeten, dan is deze herstelcode de enige weg terug. Je ziet hem alleen nu.
recovery-copy = Kopiëren
recovery-done = Ik heb hem opgeschreven

## Coming back as a guest from another device

return-title = Terugkomen
return-coming = Je partijen worden opgezocht …
return-as-another = In deze browser ben je { $name }. Ga alleen verder als je deze link zelf hebt gemaakt: je partijen van hier gaan mee, en wie de link heeft gemaakt, kan ze spelen.
return-come = Verder
return-stay = Blijven wie ik ben
return-no-code = Dit adres is niet compleet. Open de hele link die je hebt gekregen.
return-another = Op het andere apparaat kun je een nieuwe link maken, in het spelmenu of op de accountpagina.
