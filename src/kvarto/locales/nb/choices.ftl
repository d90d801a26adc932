### What can be chosen: a new game, settings; and about the page.

new-title = Nytt parti
new-begin = Begynn
new-open = Åpne bordet
new-change-title = Endre bordet
new-change-save = Lagre
new-opponent = Mot hvem?
opponent-is-computer-about = Du mot en motstander som er så sterk du vil.
opponent-is-person-about = Side om side, eller med enheten mellom dere.
opponent-is-invite-about = Du sender en lenke; den som åpner den, setter seg, på hvilken som helst enhet.
opponent-is-watch-about = Len deg tilbake og se hvordan det går.
new-level = Hvor sterk?
new-level-one = Første datamaskin
new-level-two = Andre datamaskin
new-pass = Send enheten rundt
new-pass-about = Brettet er dekket til mellom turene til den andre har enheten.
new-preset = Hva slags parti?
preset-casual = Uhøytidelig
preset-casual-about = Det trykte spillet, uten klokke; trekk kan tas tilbake.
preset-tournament = Turnering
preset-tournament-about = Ett minutt per trekk, og den som roper feil, taper.
preset-days = I ro og mak
preset-days-about = Tre dager per trekk: kom innom når du vil.
preset-beginners = Nybegynnere
preset-beginners-about = Bare farge og høyde teller, med hint.
preset-child = Med et barn
preset-child-about = Det samme, og barnet trenger bare å rope.
preset-edition = Som trykt her
preset-edition-about =
    { $what ->
        [late-call] Med det sene ropet, som de trykte reglene på dette språket har.
        [hard] De fire må ha to egenskaper felles, som de trykte reglene på dette språket tillater.
        [squares] Bare firkanter på 2 × 2 teller, slik det er trykt for øvede på dette språket.
        [clock-place] Ett minutt til å sette og ett til å gi, slik det er trykt på dette språket.
        [clock-main] Femten minutter til hele partiet, slik det er trykt på dette språket.
       *[clock-move] Ett minutt per trekk, slik det er trykt for alle partier på dette språket.
    }
new-meeting = Hvem kan komme?
new-in-lobby = Vis det i lobbyen
new-in-lobby-about = Den som er der, kan sette seg, og alle kan se på.
new-watched = Andre kan se på
new-watched-about = Alle som har lenken, når partiet har begynt.
new-rules = Regler
new-variant = Hva vinner?
new-features = Hva teller?
new-shapes = Hvor?
new-required = De fire må ha to egenskaper felles
new-calling = Roping
calling-spoken = Man roper selv
new-false-call = Et feil rop koster
false-call-ignore = sjansen
false-call-forfeit = partiet
new-late-call = Sent rop
new-time = Tid og start
new-clock = Klokke
new-starter = Hvem begynner?
starter-is = { $player }
new-casual = Uhøytidelig parti
new-casual-about = Man kan ta pause, og ta trekk tilbake.
new-help = Hjelp til spillerne
new-help-none = ingen
new-help-some = hint er på
new-help-casual-only = Hint er bare for uhøytidelige partier.
aid-threats = Vis trusler
aid-threats-about = Ruter der en brikke ville gjøre en linje ferdig, og hva slags brikke.
aid-safe = Vis trygge brikker
aid-safe-about = Brikker den andre ikke kan vinne med straks.
aid-points = Pek når du roper
aid-points-about = Små barn kan nøye seg med å rope.
new-from-position = Partiet begynner fra denne stillingen.
new-from-empty = Begynn med tomt brett
settings-title = Innstillinger
settings-theme = Lyst eller mørkt
theme-system = som systemet
theme-light = lyst
theme-dark = mørkt
settings-set = Brikker
set-wood = Tre
set-wood-about = Dreid tre, sett litt ovenfra.
set-flat = Flate
set-flat-about = Enkle tegninger, for små skjermer og god oversikt.
settings-table = Ved bordet
settings-sound = Lyder
settings-speech = Si «Quarto!» høyt
settings-animation = Brikker i bevegelse
settings-coordinates = Bokstaver og tall ved brettet
settings-contrast = Høy kontrast
about-title = Om Kvarto
about-game = Kvarto er Quarto, et spill for to av Blaise Müller, som programvare: hele det trykte spillet, med ropet. De fleste programmer vinner for deg så snart fire brikker passer. Her må du se det selv.
about-page = Datamaskinen spiller på ti nivåer, fra en som aldri har sett spillet, til en som aldri gjør feil. Etter et parti forteller den hvor det ble vunnet og tapt.
about-privacy-title = Det som lagres
about-privacy = Serveren lagrer partiene og hvor langt du er kommet med leksjoner og oppgaver, og kjenner igjen nettleseren din på en informasjonskapsel, så du kan komme tilbake til bordet ditt. Innstillingene dine blir i nettleseren. Ingenting sendes til andre. Med en konto lagrer den også navnet ditt og en hash av passordet ditt. På kontosiden kan du få alt som er lagret om deg, og slette det.
about-keys-title = Uten mus
about-keys = Piltastene går rundt på brettet og brikkene, Enter eller mellomrom velger. Trekk kan skrives i panelet ved siden av brettet eller i spillmenyen, og der kan rader, kolonner og diagonaler leses opp. Etter et parti går piltastene gjennom det.
about-licence-title = Lisens
about-licence = Kvarto er fri programvare under MIT-lisensen. Det har ingen forbindelse med forlaget bak brettspillet.
about-version = Versjon { $version }
