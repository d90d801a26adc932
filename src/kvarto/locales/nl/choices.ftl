### What can be chosen: a new game, settings; and about the page.

new-title = Nieuwe partij
new-begin = Beginnen
new-open = Tafel openen
new-change-title = Tafel wijzigen
new-change-save = Opslaan
new-opponent = Met wie?
opponent-is-computer-about = Jij tegen een tegenstander die zo sterk is als je wilt.
opponent-is-person-about = Naast elkaar, of met het apparaat tussen jullie in.
opponent-is-invite-about = Je stuurt een link; wie hem opent, schuift aan, op welk apparaat dan ook.
opponent-is-watch-about = Leun achterover en kijk hoe ze het doen.
new-level = Hoe sterk?
new-level-one = Eerste computer
new-level-two = Tweede computer
new-pass = Apparaat doorgeven
new-pass-about = Tussen de beurten is het bord afgedekt tot de ander het apparaat heeft.
new-preset = Wat voor partij?
preset-casual = Gezellig
preset-casual-about = Het gedrukte spel, zonder klok; zetten mogen terug.
preset-tournament = Toernooi
preset-tournament-about = Een minuut per zet, en wie ten onrechte roept, verliest.
preset-days = Op je gemak
preset-days-about = Drie dagen per zet: kom langs wanneer je wilt.
preset-beginners = Voor beginners
preset-beginners-about = Alleen kleur en hoogte tellen, met hints.
preset-child = Met een kind
preset-child-about = Net zo, en het kind hoeft alleen te roepen.
preset-edition = Zoals hier gedrukt
preset-edition-about =
    { $what ->
        [late-call] Met het late roepen, zoals het in deze taal gedrukt staat.
        [hard] De vier moeten twee kenmerken delen, zoals het in deze taal mag volgens de gedrukte regels.
        [squares] Alleen vierkanten van 2 × 2 tellen, zoals het in deze taal voor gevorderden gedrukt staat.
        [clock-place] Een minuut om te plaatsen en een om te geven, zoals het in deze taal gedrukt staat.
        [clock-main] Vijftien minuten voor de hele partij, zoals het in deze taal gedrukt staat.
       *[clock-move] Een minuut per zet, zoals het in deze taal voor elke partij gedrukt staat.
    }
new-meeting = Wie mag komen?
new-in-lobby = In de lobby tonen
new-in-lobby-about = Wie daar is, mag aanschuiven, en iedereen mag meekijken.
new-watched = Anderen mogen meekijken
new-watched-about = Iedereen met de link, zodra de partij begonnen is.
new-rules = Regels
new-variant = Wat wint?
new-features = Wat telt?
new-shapes = Waar?
new-required = De vier moeten twee kenmerken delen
new-calling = Roepen
calling-spoken = Zelf roepen
new-false-call = Ten onrechte roepen kost
false-call-ignore = de kans
false-call-forfeit = de partij
new-late-call = Laat roepen
new-time = Tijd en begin
new-clock = Klok
new-starter = Wie begint?
starter-is = { $player }
new-casual = Gezellige partij
new-casual-about = Je kunt pauzeren en zetten terugnemen.
new-help = Hulp voor spelers
new-help-none = geen
new-help-some = hints staan aan
new-help-casual-only = Hints zijn er alleen in gezellige partijen.
aid-threats = Dreigingen tonen
aid-threats-about = Velden waar een stuk een lijn compleet zou maken, en wat voor stuk.
aid-safe = Veilige stukken tonen
aid-safe-about = Stukken waarmee de ander niet meteen kan winnen.
aid-points = Aanwijzen bij het roepen
aid-points-about = Kleine kinderen mogen gewoon roepen.
new-from-position = De partij begint vanuit deze stelling.
new-from-empty = Begin met een leeg bord
settings-title = Instellingen
settings-theme = Licht of donker
theme-system = zoals het systeem
theme-light = licht
theme-dark = donker
settings-set = Stukken
set-wood = Hout
set-wood-about = Gedraaid hout, van iets boven gezien.
set-flat = Plat
set-flat-about = Eenvoudige tekeningen, voor kleine schermen en overzicht.
settings-table = Aan tafel
settings-sound = Geluiden
settings-speech = “Quarto!” hardop zeggen
settings-animation = Bewegende stukken
settings-coordinates = Letters en cijfers bij het bord
settings-contrast = Hoog contrast
about-title = Over Kvarto
about-game = Kvarto is Quarto, een spel voor twee van Blaise Müller, als software: het hele gedrukte spel, met roepen en al. De meeste programma's winnen voor jou zodra vier stukken kloppen. Hier moet je het zelf zien.
about-page = De computer speelt op tien niveaus, van iemand die het spel nog nooit heeft gezien tot een speler zonder fouten. Na een partij vertelt hij waar die gewonnen en verloren is.
about-privacy-title = Wat er wordt bewaard
about-privacy = De server bewaart de partijen en hoever je bent met lessen en puzzels, en herkent je browser aan een cookie, zodat je naar je tafel terug kunt. Je instellingen blijven in de browser. Niemand anders krijgt iets toegestuurd. Met een account bewaart hij ook je naam en een hash van je wachtwoord. Op de accountpagina krijg je alles wat er over jou wordt bewaard, en kun je het verwijderen.
about-keys-title = Zonder muis
about-keys = Met de pijltoetsen ga je over het bord en de stukken, met Enter of spatie kies je. Zetten kun je typen in het paneel naast het bord of in het spelmenu, en daar kun je ook rijen, kolommen en diagonalen laten voorlezen. Na een partij blader je er met de pijltoetsen doorheen.
about-licence-title = Licentie
about-licence = Kvarto is vrije software onder de MIT-licentie. Met de uitgever van het bordspel heeft het niets te maken.
about-version = Versie { $version }
