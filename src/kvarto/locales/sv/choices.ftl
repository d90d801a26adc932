### What can be chosen: a new game, settings; and about the page.

new-title = Nytt parti
new-begin = Börja
new-open = Öppna bordet
new-change-title = Ändra bordet
new-change-save = Spara
new-opponent = Mot vem?
opponent-is-computer-about = Du mot en motståndare som är så stark du vill.
opponent-is-person-about = Sida vid sida, eller med enheten mellan er.
opponent-is-invite-about = Du skickar en länk; den som öppnar den slår sig ner, på vilken enhet som helst.
opponent-is-watch-about = Luta dig tillbaka och se hur det går för dem.
new-level = Hur stark?
new-level-one = Första datorn
new-level-two = Andra datorn
new-pass = Lämna över enheten
new-pass-about = Brädet är övertäckt mellan turerna tills den andra har enheten.
new-preset = Vad för slags parti?
preset-casual = Avslappnat
preset-casual-about = Det tryckta spelet, utan klocka; drag kan tas tillbaka.
preset-tournament = Turnering
preset-tournament-about = En minut per drag, och den som ropar fel förlorar.
preset-days = I lugn och ro
preset-days-about = Tre dagar per drag: kom tillbaka när du vill.
preset-beginners = Nybörjare
preset-beginners-about = Bara färg och höjd räknas, med ledtrådar.
preset-child = Med ett barn
preset-child-about = Likadant, och barnet behöver bara ropa.
preset-edition = Som det är tryckt här
preset-edition-about =
    { $what ->
        [late-call] Med det sena ropet, som de tryckta reglerna på det här språket har.
        [hard] De fyra måste ha två egenskaper gemensamt, som de tryckta reglerna på det här språket tillåter.
        [squares] Bara fyrkanter på 2 × 2 räknas, som det är tryckt för vana spelare på det här språket.
        [clock-place] En minut för att placera och en för att ge, som det är tryckt på det här språket.
        [clock-main] Femton minuter för hela partiet, som det är tryckt på det här språket.
       *[clock-move] En minut per drag, som det är tryckt för alla partier på det här språket.
    }
new-meeting = Vem får komma?
new-in-lobby = Visa det i lobbyn
new-in-lobby-about = Den som är där får slå sig ner, och alla får titta på.
new-watched = Andra får titta på
new-watched-about = Alla som har länken, när partiet har börjat.
new-rules = Regler
new-variant = Vad vinner?
new-features = Vad räknas?
new-shapes = Var?
new-required = De fyra måste ha två egenskaper gemensamt
new-calling = Rop
calling-spoken = Man ropar själv
new-false-call = Ett felaktigt rop kostar
false-call-ignore = chansen
false-call-forfeit = partiet
new-late-call = Sent rop
new-time = Tid och start
new-clock = Klocka
new-starter = Vem börjar?
starter-is = { $player }
new-casual = Avslappnat parti
new-casual-about = Det kan pausas, och drag kan tas tillbaka.
new-help = Hjälp åt spelarna
new-help-none = ingen
new-help-some = ledtrådar är på
new-help-casual-only = Ledtrådar är bara för avslappnade partier.
aid-threats = Visa hot
aid-threats-about = Rutor där en pjäs skulle fullborda en linje, och vad för slags pjäs.
aid-safe = Visa säkra pjäser
aid-safe-about = Pjäser som den andra inte kan vinna med genast.
aid-points = Peka ut vid rop
aid-points-about = Små barn behöver bara ropa.
new-from-position = Partiet börjar från den här ställningen.
new-from-empty = Börja med tomt bräde
settings-title = Inställningar
settings-theme = Ljust eller mörkt
theme-system = som systemet
theme-light = ljust
theme-dark = mörkt
settings-set = Pjäser
set-wood = Trä
set-wood-about = Svarvat trä, sett lite uppifrån.
set-flat = Platta
set-flat-about = Enkla teckningar, för små skärmar och tydlighet.
settings-table = Vid bordet
settings-sound = Ljud
settings-speech = Säg ”Quarto!” högt
settings-animation = Pjäser i rörelse
settings-coordinates = Bokstäver och siffror vid brädet
settings-contrast = Hög kontrast
about-title = Om Kvarto
about-game = Kvarto är Quarto, ett spel för två av Blaise Müller, som program: hela det tryckta spelet, med ropet. De flesta program vinner åt dig så snart fyra pjäser passar ihop. Här måste du se det själv.
about-page = Datorn spelar på tio nivåer, från någon som aldrig har sett spelet till någon som aldrig gör fel. Efter ett parti berättar den var det vanns och förlorades.
about-privacy-title = Vad som sparas
about-privacy = Servern sparar partierna och hur långt du har kommit med lektioner och uppgifter, och känner igen din webbläsare på en kaka, så att du kan komma tillbaka till ditt bord. Dina inställningar stannar i webbläsaren. Inget skickas till någon annan. Med ett konto sparar den också ditt namn och en hash av ditt lösenord. På kontosidan kan du få allt som sparas om dig, och radera det.
about-keys-title = Utan mus
about-keys = Piltangenterna går över brädet och pjäserna, Enter eller blanksteg väljer. Drag kan skrivas i panelen bredvid brädet eller i spelmenyn, och där kan rader, kolumner och diagonaler läsas upp. Efter ett parti går piltangenterna igenom det.
about-licence-title = Licens
about-licence = Kvarto är fri programvara under MIT-licensen. Det har ingen koppling till brädspelets förlag.
# As in English.
about-version = Version { $version }
