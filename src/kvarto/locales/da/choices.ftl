### What can be chosen: a new game, settings; and about the page.

new-title = Nyt parti
new-begin = Begynd
new-open = Åbn bordet
new-change-title = Ret bordet
new-change-save = Gem
new-opponent = Hvem mod?
opponent-is-computer-about = Du mod en modstander, der er så stærk, du vil have.
opponent-is-person-about = Side om side, eller med enheden mellem jer.
opponent-is-invite-about = Du sender et link; den, der åbner det, sætter sig ved bordet, uanset enhed.
opponent-is-watch-about = Læn dig tilbage, og se, hvordan de klarer sig.
new-level = Hvor stærk?
new-level-one = Første computer
new-level-two = Anden computer
new-pass = Ræk enheden videre
new-pass-about = Mellem turene er brættet dækket til, indtil den anden har enheden.
new-preset = Hvilken slags parti?
preset-casual = Hygge
preset-casual-about = Det trykte spil, uden ur; træk kan tages tilbage.
preset-tournament = Turnering
preset-tournament-about = Et minut pr. træk, og den, der råber forkert, taber.
preset-days = I ro og mag
preset-days-about = Tre dage pr. træk: kom igen, når du har lyst.
preset-beginners = Begyndere
preset-beginners-about = Kun farve og højde tæller, med hint.
preset-child = Med et barn
preset-child-about = Det samme, og barnet skal bare råbe.
preset-edition = Som trykt her
preset-edition-about =
    { $what ->
        [late-call] Med det sene råb, som de trykte regler på dette sprog har.
        [hard] De fire skal have to egenskaber til fælles, som de trykte regler på dette sprog tillader.
        [squares] Kun firkanter på 2 × 2 tæller, som det er trykt for øvede på dette sprog.
        [clock-place] Et minut til at sætte og et til at give, som det er trykt på dette sprog.
        [clock-main] Femten minutter til hele partiet, som det er trykt på dette sprog.
       *[clock-move] Et minut pr. træk, som det er trykt for alle partier på dette sprog.
    }
new-meeting = Hvem må komme?
new-in-lobby = Vis det i lobbyen
new-in-lobby-about = Den, der er der, må sætte sig, og alle må se med.
new-watched = Andre må se med
new-watched-about = Alle, der har linket, når partiet er begyndt.
new-rules = Regler
new-variant = Hvad vinder?
new-features = Hvad tæller?
new-shapes = Hvor?
new-required = De fire skal have to egenskaber til fælles
new-calling = Råb
calling-spoken = Man råber selv
new-false-call = Et forkert råb koster
false-call-ignore = chancen
false-call-forfeit = partiet
new-late-call = Sent råb
new-time = Tid og start
new-clock = Ur
new-starter = Hvem begynder?
starter-is = { $player }
new-casual = Hyggeparti
new-casual-about = Man kan holde pause og tage træk tilbage.
new-help = Hjælp til spillerne
new-help-none = ingen
new-help-some = hint er slået til
new-help-casual-only = Hint er kun til hyggepartier.
aid-threats = Vis trusler
aid-threats-about = Felter, hvor en brik ville gøre en linje færdig, og hvilken slags brik.
aid-safe = Vis sikre brikker
aid-safe-about = Brikker, som den anden ikke kan vinde med straks.
aid-points = Peg, når du råber
aid-points-about = Små børn behøver kun at råbe.
new-from-position = Partiet begynder fra denne stilling.
new-from-empty = Begynd med et tomt bræt
settings-title = Indstillinger
settings-theme = Lyst eller mørkt
theme-system = som systemet
theme-light = lyst
theme-dark = mørkt
settings-set = Brikker
set-wood = Træ
set-wood-about = Drejet træ, set lidt fra oven.
set-flat = Flade
set-flat-about = Enkle tegninger, til små skærme og klart overblik.
settings-table = Ved bordet
settings-sound = Lyde
settings-speech = Sig »Quarto!« højt
settings-animation = Brikker i bevægelse
settings-coordinates = Bogstaver og tal ved brættet
settings-contrast = Høj kontrast
about-title = Om Kvarto
about-game = Kvarto er Quarto, et spil for to af Blaise Müller, som software: hele det trykte spil, med råbet. De fleste programmer vinder for dig, så snart fire brikker passer. Her skal du selv se det.
about-page = Computeren spiller på ti niveauer, fra en, der aldrig har set spillet, til en, der aldrig laver fejl. Efter et parti fortæller den, hvor det blev vundet og tabt.
about-privacy-title = Hvad der gemmes
about-privacy = Serveren gemmer partierne og hvor langt du er med lektioner og opgaver, og den kender din browser igen på en cookie, så du kan komme tilbage til dit bord. Dine indstillinger bliver i browseren. Intet sendes til andre. Med en konto gemmer den også dit navn og en hash af din adgangskode. På kontosiden kan du få alt, hvad der er gemt om dig, og slette det.
about-keys-title = Uden mus
about-keys = Piletasterne går rundt på brættet og brikkerne, Enter eller mellemrum vælger. Træk kan skrives i panelet ved siden af brættet eller i spillets menu, og dér kan rækker, kolonner og diagonaler læses op. Efter et parti går piletasterne det igennem.
about-licence-title = Licens
about-licence = Kvarto er fri software under MIT-licensen. Det har ingen forbindelse med brætspillets forlag.
# As in English.
about-version = Version { $version }
