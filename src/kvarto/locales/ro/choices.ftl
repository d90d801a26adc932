### What can be chosen: a new game, settings; and about the page.

new-title = Partidă nouă
new-begin = Începe
new-open = Deschide masa
new-change-title = Schimbă masa
new-change-save = Salvează
new-opponent = Cu cine?
opponent-is-computer-about = Tu împotriva unui adversar cât de puternic vrei.
opponent-is-person-about = Unul lângă altul sau cu dispozitivul între voi.
opponent-is-invite-about = Trimiți un link; cine îl deschide ia loc, de pe orice dispozitiv.
opponent-is-watch-about = Stai comod și vezi cum se descurcă.
new-level = Cât de puternic?
new-level-one = Primul calculator
new-level-two = Al doilea calculator
new-pass = Din mână în mână
new-pass-about = Între mutări tabla e acoperită până când celălalt are dispozitivul.
new-preset = Ce fel de partidă?
preset-casual = Amicală
preset-casual-about = Jocul din cutie, fără ceas, iar mutările se pot lua înapoi.
preset-tournament = Turneu
preset-tournament-about = Un minut pe mutare, iar cu un anunț greșit pierzi.
preset-days = Pe îndelete
preset-days-about = Trei zile pe mutare: revii când vrei.
preset-beginners = Începători
preset-beginners-about = Contează doar culoarea și înălțimea, cu indicii.
preset-child = Cu un copil
preset-child-about = La fel, iar copilul trebuie doar să anunțe.
preset-edition = Ediția românească
preset-edition-about =
    { $what ->
        [late-call] Cu anunțul întârziat, ca în regulile tipărite în această limbă.
        [hard] Cele patru trebuie să aibă două însușiri comune, cum permit regulile tipărite în această limbă.
        [squares] Contează doar careurile de 2 × 2, ca în regulile pentru avansați tipărite în această limbă.
        [clock-place] Un minut pentru așezat și unul pentru dat, ca în regulile tipărite în această limbă.
        [clock-main] Cincisprezece minute pentru toată partida, ca în regulile tipărite în această limbă.
       *[clock-move] Un minut pe mutare, cum prevăd pentru orice partidă regulile tipărite în această limbă.
    }
new-meeting = Cine poate veni?
new-in-lobby = Arată masa în sala de joc
new-in-lobby-about = Cine e acolo poate lua loc, iar toți pot privi.
new-watched = Pot privi și alții
new-watched-about = Oricine are linkul, după ce începe partida.
new-rules = Reguli
new-variant = Ce câștigă?
new-features = Ce contează?
new-shapes = Unde?
new-required = Cele patru trebuie să aibă două însușiri comune
new-calling = Anunțul
calling-spoken = Strigat
new-false-call = Un anunț greșit costă
false-call-ignore = șansa
false-call-forfeit = partida
new-late-call = Anunț întârziat
new-time = Timp și început
new-clock = Ceas
new-starter = Cine începe?
starter-is = { $player }
new-casual = Partidă amicală
new-casual-about = Se poate face pauză și mutările se pot lua înapoi.
new-help = Ajutor pentru jucători
new-help-none = fără
new-help-some = cu indicii
new-help-casual-only = Indiciile sunt pentru partide amicale.
aid-threats = Arată amenințările
aid-threats-about = Căsuțe unde o piesă ar completa o linie, și ce fel de piesă.
aid-safe = Arată piesele sigure
aid-safe-about = Piese cu care celălalt nu poate câștiga imediat.
aid-points = Cine anunță trebuie să arate
aid-points-about = Copiii mici pot doar să anunțe.
new-from-position = Partida începe de la această poziție.
new-from-empty = Începe de la tabla goală
settings-title = Setări
settings-theme = Luminos sau întunecat
theme-system = ca sistemul
theme-light = luminos
theme-dark = întunecat
settings-set = Piese
set-wood = Lemn
set-wood-about = Lemn strunjit, văzut puțin de sus.
set-flat = Plate
set-flat-about = Desene simple, clare și pe ecrane mici.
settings-table = La masă
settings-sound = Sunete
settings-speech = Anunțuri rostite
settings-animation = Piese în mișcare
settings-coordinates = Litere și cifre la tablă
settings-contrast = Contrast mare
about-title = Despre Kvarto
about-game = Kvarto este Quarto, un joc pentru doi de Blaise Müller, ca program: jocul tipărit întreg, cu tot cu anunț. Cele mai multe programe câștigă în locul tău imediat ce se potrivesc patru piese. Aici trebuie să vezi tu.
about-page = Calculatorul joacă la zece niveluri, de la cineva care n-a mai văzut jocul la cineva care nu greșește niciodată. După partidă spune unde s-a câștigat și unde s-a pierdut.
about-privacy-title = Ce se păstrează
about-privacy = Serverul păstrează partidele și cât ai înaintat cu lecțiile și problemele și îți recunoaște browserul după un cookie, ca să te poți întoarce la masa ta. Setările rămân în browser. Nimic nu se trimite altcuiva. Cu un cont se păstrează și numele tău și un hash al parolei. Pagina contului îți dă tot ce se păstrează despre tine și poate șterge totul.
about-keys-title = Fără mouse
about-keys = Cu săgețile te miști pe tablă și printre piese, cu Enter sau Space alegi. Mutările se pot scrie în panoul de lângă tablă sau în meniul partidei, iar rândurile, coloanele și diagonalele se pot citi cu voce tare. După partidă, o parcurgi tot cu săgețile.
about-licence-title = Licență
about-licence = Kvarto este software liber sub licența MIT. Nu are legătură cu editorul jocului de masă.
about-version = Versiunea { $version }
