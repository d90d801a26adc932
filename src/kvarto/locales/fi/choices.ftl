### What can be chosen: a new game, settings; and about the page.

new-title = Uusi peli
new-begin = Aloita
new-open = Avaa pöytä
new-change-title = Muuta pöytää
new-change-save = Tallenna
new-opponent = Kenen kanssa?
opponent-is-computer-about = Sinä ja juuri niin vahva vastustaja kuin haluat.
opponent-is-person-about = Vierekkäin tai laite välissänne.
opponent-is-invite-about = Lähetät linkin; sen avaaja istuu pöytään, millä laitteella tahansa.
opponent-is-watch-about = Nojaa taaksepäin ja katso, miten ne pärjäävät.
new-level = Miten vahva?
new-level-one = Ensimmäinen tietokone
new-level-two = Toinen tietokone
new-pass = Laite kiertää
new-pass-about = Lauta on peitossa vuorojen välissä, kunnes laite on toisella.
new-preset = Millainen peli?
preset-casual = Rento
preset-casual-about = Painettujen sääntöjen peli ilman kelloa; siirtoja voi perua.
preset-tournament = Turnaus
preset-tournament-about = Minuutti siirtoa kohti, ja väärästä huudosta häviää.
preset-days = Kaikessa rauhassa
preset-days-about = Kolme päivää siirtoa kohti: palaa, kun sinulle sopii.
preset-beginners = Aloittelijat
preset-beginners-about = Vain väri ja korkeus ratkaisevat, vihjeet mukana.
preset-child = Lapsen kanssa
preset-child-about = Sama, ja lapsen tarvitsee vain huutaa.
preset-edition = Suomalaiset säännöt
preset-edition-about =
    { $what ->
        [late-call] Jälkihuuto on mukana, kuten suomenkielisissä painetuissa säännöissä.
        [hard] Neljällä on oltava kaksi yhteistä ominaisuutta, kuten suomenkieliset painetut säännöt sallivat.
        [squares] Vain 2 × 2 ruudun neliöt kelpaavat, kuten suomenkielisissä painetuissa säännöissä edistyneille.
        [clock-place] Minuutti asettamiseen ja toinen antamiseen, kuten suomenkielisissä painetuissa säännöissä.
        [clock-main] Viisitoista minuuttia koko peliin, kuten suomenkielisissä painetuissa säännöissä.
       *[clock-move] Minuutti siirtoa kohti missä pelissä tahansa, kuten suomenkielisissä painetuissa säännöissä.
    }
new-meeting = Kuka saa tulla?
new-in-lobby = Näytä aulassa
new-in-lobby-about = Kuka tahansa siellä voi istua pöytään, ja kaikki voivat seurata.
new-watched = Muut saavat seurata
new-watched-about = Kaikki, joilla on linkki, kun peli on alkanut.
new-rules = Säännöt
new-variant = Millä voittaa?
new-features = Mikä ratkaisee?
new-shapes = Missä?
new-required = Neljällä on oltava kaksi yhteistä ominaisuutta
new-calling = Huutaminen
calling-spoken = Huudetaan itse
new-false-call = Väärä huuto maksaa
false-call-ignore = tilaisuuden
false-call-forfeit = pelin
new-late-call = Jälkihuuto
new-time = Aika ja aloitus
new-clock = Kello
new-starter = Kuka aloittaa?
starter-is = { $player }
new-casual = Rento peli
new-casual-about = Pelin voi panna tauolle, ja siirtoja voi perua.
new-help = Apua pelaajille
new-help-none = ei mitään
new-help-some = vihjeet ovat päällä
new-help-casual-only = Vihjeet kuuluvat rentoihin peleihin.
aid-threats = Näytä uhat
aid-threats-about = Ruudut, joissa nappula täydentäisi suoran, ja millainen nappula.
aid-safe = Näytä turvalliset nappulat
aid-safe-about = Nappulat, joilla toinen ei voita heti.
aid-points = Huutaessa osoitetaan paikka
aid-points-about = Pienet lapset saavat vain huutaa.
new-from-position = Peli alkaa tästä asemasta.
new-from-empty = Aloita tyhjältä laudalta
settings-title = Asetukset
settings-theme = Vaalea vai tumma
theme-system = järjestelmän mukaan
theme-light = vaalea
theme-dark = tumma
settings-set = Nappulat
set-wood = Puu
set-wood-about = Sorvattua puuta, hieman yläviistosta.
set-flat = Litteä
set-flat-about = Selkeät piirrokset, myös pienille näytöille.
settings-table = Pöydässä
settings-sound = Äänet
settings-speech = Huudot puhuttuina
settings-animation = Liikkuvat nappulat
settings-coordinates = Kirjaimet ja numerot laudan reunassa
settings-contrast = Suuri kontrasti
about-title = Tietoja Kvartosta
about-game = Kvarto on Blaise Müllerin kahden pelaajan peli Quarto tietokoneella: koko peli painettuine sääntöineen, huuto mukaan luettuna. Useimmat ohjelmat voittavat puolestasi heti, kun neljä nappulaa sopii yhteen. Täällä sinun on huomattava se itse.
about-page = Tietokone pelaa kymmenellä tasolla, ensikertalaisesta pelaajaan, joka ei erehdy koskaan. Pelin jälkeen se kertoo, missä peli voitettiin ja hävittiin.
about-privacy-title = Mitä säilytetään
about-privacy = Palvelin säilyttää pelit ja sen, miten pitkällä olet opastuksessa ja tehtävissä, ja tunnistaa selaimesi evästeestä, jotta voit palata pöytääsi. Asetuksesi pysyvät selaimessa. Mitään ei lähetetä kenellekään muulle. Jos sinulla on tili, palvelin säilyttää myös nimesi ja salasanasi tiivisteen. Tilisivulta saat kaiken, mitä sinusta säilytetään, ja voit poistaa sen.
about-keys-title = Ilman hiirtä
about-keys = Nuolinäppäimillä liikutaan laudalla ja nappuloissa, Enter tai välilyönti valitsee. Siirtoja voi kirjoittaa laudan viereiseen paneeliin tai pelin valikkoon, ja rivejä, sarakkeita ja lävistäjiä voi kuunnella ääneen luettuina. Pelin jälkeen nuolinäppäimet selaavat sitä.
about-licence-title = Lisenssi
about-licence = Kvarto on vapaa ohjelma MIT-lisenssillä. Sillä ei ole yhteyttä lautapelin kustantajaan.
about-version = Versio { $version }
