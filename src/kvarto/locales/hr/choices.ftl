### What can be chosen: a new game, settings; and about the page.

new-title = Nova partija
new-begin = Počni
new-open = Otvori stol
new-change-title = Promjena stola
new-change-save = Spremi
new-opponent = S kim?
opponent-is-computer-about = Vi protiv protivnika jakog koliko želite.
opponent-is-person-about = Jedno do drugoga ili s uređajem između vas.
opponent-is-invite-about = Pošaljete poveznicu; tko je otvori, sjeda za stol, s bilo kojeg uređaja.
opponent-is-watch-about = Zavalite se i gledajte kako im ide.
new-level = Koliko jako?
new-level-one = Prvo računalo
new-level-two = Drugo računalo
new-pass = Dodavanje uređaja
new-pass-about = Između poteza ploča je skrivena dok uređaj ne stigne do drugog igrača.
new-preset = Kakva partija?
preset-casual = Prijateljska
preset-casual-about = Po tiskanim pravilima, bez sata, potezi se mogu vraćati.
preset-tournament = Turnirska
preset-tournament-about = Minuta za potez, pogrešna najava gubi.
preset-days = Polako
preset-days-about = Tri dana za potez: vratite se kad vam odgovara.
preset-beginners = Za početnike
preset-beginners-about = Računaju se samo boja i visina, uz savjete.
preset-child = S djetetom
preset-child-about = Isto to, a dijete treba samo najaviti.
preset-edition = Kao u izdanju
preset-edition-about =
    { $what ->
        [late-call] S kasnom najavom, kako stoji u tiskanim pravilima na ovom jeziku.
        [hard] Četiri figure moraju dijeliti dvije osobine, kako dopuštaju tiskana pravila na ovom jeziku.
        [squares] Računaju se samo kvadrati 2 × 2, kako za napredne stoji u tiskanim pravilima na ovom jeziku.
        [clock-place] Minuta za postavljanje i minuta za davanje, kako stoji u tiskanim pravilima na ovom jeziku.
        [clock-main] Petnaest minuta za cijelu partiju, kako stoji u tiskanim pravilima na ovom jeziku.
       *[clock-move] Minuta za potez u svakoj partiji, kako stoji u tiskanim pravilima na ovom jeziku.
    }
new-meeting = Tko može doći?
new-in-lobby = Prikaži ga u predvorju
new-in-lobby-about = Tko je ondje, može sjesti, a gledati mogu svi.
new-watched = Drugi mogu gledati
new-watched-about = Svatko tko ima poveznicu, kad partija počne.
new-rules = Pravila
new-variant = Što pobjeđuje?
new-features = Što se računa?
new-shapes = Gdje?
new-required = Potrebne su dvije zajedničke osobine
new-calling = Najava
calling-spoken = Glasna
new-false-call = Pogrešna najava oduzima
false-call-ignore = priliku
false-call-forfeit = partiju
new-late-call = Kasna najava
new-time = Vrijeme i početak
new-clock = Sat
new-starter = Tko počinje?
starter-is = { $player }
new-casual = Prijateljska partija
new-casual-about = Može se pauzirati i potezi se mogu vraćati.
new-help = Pomoć igračima
new-help-none = nema
new-help-some = sa savjetima
new-help-casual-only = Savjeti su samo za prijateljske partije.
aid-threats = Prikaži prijetnje
aid-threats-about = Polja na kojima bi figura dovršila liniju, i kakva je figura za to potrebna.
aid-safe = Prikaži sigurne figure
aid-safe-about = Figure s kojima drugi ne može odmah pobijediti.
aid-points = Quarto se pokazuje
aid-points-about = Mala djeca mogu samo najaviti.
new-from-position = Partija počinje od ove pozicije.
new-from-empty = Počni od prazne ploče
settings-title = Postavke
settings-theme = Svijetlo ili tamno
theme-system = kao sustav
theme-light = svijetlo
theme-dark = tamno
settings-set = Figure
set-wood = Drvo
set-wood-about = Tokareno drvo, gledano malo odozgo.
set-flat = Ravne
set-flat-about = Jednostavni crteži, za male zaslone i radi jasnoće.
settings-table = Za stolom
settings-sound = Zvukovi
settings-speech = Najava naglas
settings-animation = Kretanje figura
settings-coordinates = Slova i brojevi uz ploču
settings-contrast = Visoki kontrast
about-title = O Kvartu
about-game = Kvarto je Quarto, igra za dvoje koju je smislio Blaise Müller, u obliku programa: cijela igra po tiskanim pravilima, zajedno s najavom. Većina programa pobijedi umjesto vas čim se četiri figure poklope. Ovdje to morate sami vidjeti.
about-page = Računalo igra na deset razina, od nekoga tko igru nikad nije vidio do nekoga tko nikad ne griješi. Nakon partije kaže gdje je dobivena, a gdje izgubljena.
about-privacy-title = Što se čuva
about-privacy = Poslužitelj čuva partije i dokle ste stigli s lekcijama i zadacima, a vaš preglednik prepoznaje po kolačiću, da biste se mogli vratiti za svoj stol. Vaše postavke ostaju u pregledniku. Nikome drugom ništa se ne šalje. Uz račun se čuvaju još vaše ime i sažetak (hash) lozinke. Na stranici računa možete dobiti sve što se o vama čuva i izbrisati to.
about-keys-title = Bez miša
about-keys = Po ploči i figurama krećete se strelicama, a birate tipkom Enter ili razmaknicom. Potezi se mogu upisivati u okviru pokraj ploče ili u izborniku partije, a redovi, stupci i dijagonale pročitati naglas. Nakon partije strelice listaju poteze.
about-licence-title = Licencija
about-licence = Kvarto je slobodan softver pod licencijom MIT. Nije povezan s izdavačem društvene igre.
about-version = Verzija { $version }
