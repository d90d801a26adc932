### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

# As in English.
lobby-title = Lobby
lobby-coming = Tittar in i lobbyn …
lobby-here = { $count ->
    [one] Ingen annan är här just nu.
   *[other] { $count } är här.
}
lobby-anyone = Spela mot vem som helst
lobby-wish = Vad du vill spela
lobby-seeking = Letar efter någon …
lobby-seeking-about = Partiet börjar av sig självt så snart någon vill ha detsamma, eller något liknande. Stanna på den här sidan så länge.
lobby-stop = Sluta leta
lobby-found = Vi hittade någon. Partiet börjar.
lobby-tables = Öppna bord
lobby-no-tables = Inget bord är öppet. Öppna ett, så kan nästa som kommer slå sig ner.
lobby-open-table = Öppna ett bord
lobby-your-table = Ditt bord
lobby-to-table = Gå dit
lobby-sit = Slå dig ner
lobby-games = Partier att titta på
lobby-placed = { $placed ->
    [0] nyss börjat
    [one] en pjäs placerad
   *[other] { $placed } pjäser placerade
}
lobby-watch = Titta

## My games

mine-title = Mina partier
mine-coming = Letar efter dina partier …
mine-none = Du har inte spelat här än.
mine-none-about = Här står det du spelar. Har du ett konto, så logga in för att se partierna där.
mine-running = Pågår
mine-tables = Väntar på någon
mine-finished = Avslutade
mine-older = Äldre partier
mine-download = Spara alla som .qgn

## The account

sign-in-title = Logga in
sign-in-do = Logga in
account-guest = Hittills är du gäst här som { $name }. Dina partier följer med dig.
account-name = Namn
account-name-about = De andra vid bordet ser det.
account-password = Lösenord
account-password-about = Minst åtta tecken. Några ord som bara du skulle sätta ihop är bra.
account-wrong-password = det är inte ditt lösenord
password-show = Visa
account-new-title = Skapa ett konto
account-new-about = Med ett konto hittar du dina partier på alla enheter och spelar under ditt eget namn. Ingen frågar efter din e-postadress.
account-new-do = Skapa kontot
account-has-one = Logga in i stället
account-forgotten = Glömt lösenordet?
account-recover-title = Nytt lösenord
account-recover-about = Med återställningskoden som du skrev upp när du skapade kontot. Alla webbläsare loggas då ut, och du får en ny kod.
account-code = Återställningskod
account-code-about = Stora och små bokstäver och mellanslag spelar ingen roll.
account-recover-do = Spara nytt lösenord
account-is-yours = Du är inloggad. De andra vid bordet ser det här namnet.
account-sign-out = Logga ut
account-password-title = Byt lösenord
account-password-others = Alla andra webbläsare loggas då ut.
account-old-password = Nuvarande lösenord
account-new-password = Nytt lösenord
account-password-do = Byt
account-password-changed = Lösenordet är bytt.
account-export-title = Vad som sparas om dig
account-export-about = Allt i en fil: ditt namn, när du kom, och dina partier i notation.
account-export-do = Spara filen
account-delete-title = Radera kontot
account-delete-about = Ditt namn och lösenord glöms genast och för alltid. Partierna finns kvar hos dem du spelade mot, utan ditt namn.
account-delete-do = Radera för alltid
account-deleted = Kontot är raderat.

# The code is shown once.
recovery-title = Skriv upp det här
recovery-about = Om du någon gång glömmer ditt lösenord är den här återställningskoden enda vägen tillbaka. Den visas bara nu.
recovery-copy = Kopiera
recovery-done = Jag har skrivit upp den

## Coming back as a guest from another device

return-title = Kom tillbaka
return-coming = Letar efter dina partier …
return-as-another = I den här webbläsaren är du { $name }. Gå bara vidare om du själv har skapat länken: dina partier härifrån följer med, och den som skapade länken kan spela dem.
return-come = Gå vidare
return-stay = Förbli den jag är
return-no-code = Adressen är inte hel. Öppna hela länken som du har fått.
return-another = På den andra enheten kan du skapa en ny länk, i spelmenyn eller på kontosidan.
