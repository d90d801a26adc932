### What can be chosen: a new game, settings; and about the page.

new-title = Nova igra
new-begin = Začni
new-open = Odpri mizo
new-change-title = Spremeni mizo
new-change-save = Shrani
new-opponent = S kom?
opponent-is-computer-about = Ti proti tako močnemu nasprotniku, kot želiš.
opponent-is-person-about = Drug ob drugem ali z napravo na sredini.
opponent-is-invite-about = Pošlješ povezavo; kdor jo odpre, prisede, na kateri koli napravi.
opponent-is-watch-about = Udobno sedi in glej, kako jima gre.
new-level = Kako močan?
new-level-one = Prvi računalnik
new-level-two = Drugi računalnik
new-pass = Podajanje naprave
new-pass-about = Med potezami je plošča zakrita, dokler naprave nima drugi igralec.
new-preset = Kakšna igra?
preset-casual = Prijateljska
preset-casual-about = Pravila iz škatle, brez ure, poteze je mogoče vrniti.
preset-tournament = Turnirska
preset-tournament-about = Minuta na potezo in napačen klic izgubi.
preset-days = Brez naglice
preset-days-about = Trije dnevi na potezo: vrni se, kadar želiš.
preset-beginners = Za začetnike
preset-beginners-about = Štejeta le barva in višina, z namigi.
preset-child = Z otrokom
preset-child-about = Isto, otrok pa mora samo zaklicati.
# For languages whose printed rules differ. $what is what they have of their own.
preset-edition = Kot v slovenski izdaji
preset-edition-about =
    { $what ->
        [late-call] S poznim klicem, kot v natisnjenih slovenskih pravilih.
        [hard] Štiri figure morajo imeti dve skupni lastnosti, kar dovolijo natisnjena slovenska pravila.
        [squares] Štejejo le kvadrati 2 × 2, kot v natisnjenih slovenskih pravilih za izkušene.
        [clock-place] Minuta za postavljanje in minuta za dajanje, kot v natisnjenih slovenskih pravilih.
        [clock-main] Četrt ure za vso partijo, kot v natisnjenih slovenskih pravilih.
       *[clock-move] Minuta na potezo v vsaki partiji, kot v natisnjenih slovenskih pravilih.
    }
new-meeting = Kdo sme priti?
new-in-lobby = Pokaži v čakalnici
new-in-lobby-about = Kdor je tam, lahko prisede, gledajo pa lahko vsi.
new-watched = Drugi smejo gledati
new-watched-about = Kdor koli s povezavo, ko se partija začne.
new-rules = Pravila
new-variant = Kaj zmaga?
new-features = Kaj šteje?
new-shapes = Kje?
new-required = Štiri morajo imeti dve skupni lastnosti
new-calling = Klicanje
calling-spoken = Treba je zaklicati
new-false-call = Napačen klic stane
false-call-ignore = priložnost
false-call-forfeit = partijo
new-late-call = Pozni klic
new-time = Čas in začetek
new-clock = Ura
new-starter = Kdo začne?
starter-is = { $player }
new-casual = Prijateljska partija
new-casual-about = Mogoče jo je začasno ustaviti in vračati poteze.
new-help = Pomoč igralcem
new-help-none = brez
new-help-some = namigi so vključeni
new-help-casual-only = Namigi so le v prijateljskih partijah.
aid-threats = Kaži grožnje
aid-threats-about = Polja, kjer bi figura dokončala vrsto, in kakšna figura bi to bila.
aid-safe = Kaži varne figure
aid-safe-about = Figure, s katerimi drugi ne more takoj zmagati.
aid-points = Klic je treba pokazati
aid-points-about = Majhni otroci lahko samo zakličejo.
new-from-position = Partija se začne iz te pozicije.
new-from-empty = Začni s prazno ploščo
settings-title = Nastavitve
settings-theme = Svetel ali temen videz
theme-system = kot sistem
theme-light = svetel
theme-dark = temen
settings-set = Figure
set-wood = Les
set-wood-about = Struženi les, gledan malo od zgoraj.
set-flat = Ploske
set-flat-about = Preproste risbe, pregledne in za majhne zaslone.
settings-table = Za mizo
settings-sound = Zvoki
settings-speech = Klici na glas
settings-animation = Premikanje figur
settings-coordinates = Črke in številke ob plošči
settings-contrast = Visok kontrast
about-title = O Kvartu
about-game = Kvarto je Quarto, igra Blaisa Müllerja za dva, kot program: cela igra iz škatle, s klicem vred. Večina programov zmaga namesto tebe, takoj ko se štiri figure ujemajo. Tu moraš to opaziti.
about-page = Računalnik igra na desetih stopnjah, od nekoga, ki igro vidi prvič, do nekoga, ki se nikoli ne zmoti. Po partiji pove, kje se je odločilo.
about-privacy-title = Kaj hranimo
about-privacy = Strežnik hrani partije in tvoj napredek v lekcijah in nalogah, tvoj brskalnik pa prepozna po piškotku, da se lahko vrneš za mizo. Nastavitve ostanejo v brskalniku. Nikomur drugemu se nič ne pošilja. Z računom hrani še tvoje ime in zgoščeno vrednost gesla. Na strani računa dobiš vse, kar hranimo o tebi, in lahko to izbrišeš.
about-keys-title = Brez miške
about-keys = S puščicami se premikaš po plošči in figurah, Enter ali preslednica izbere. Poteze lahko vpisuješ v okvir ob plošči ali v meniju partije, vrstice, stolpce in diagonali pa si lahko daš prebrati. Po partiji puščice vodijo skoznjo.
about-licence-title = Licenca
about-licence = Kvarto je prosto programje z licenco MIT. Z založnikom namizne igre ni povezan.
about-version = Različica { $version }
