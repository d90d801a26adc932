### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = nappula { $piece } on jo kädessä
hand-is-empty = kädessä ei ole asetettavaa nappulaa
piece-is-placed = nappula { $piece } on jo laudalla
cell-is-occupied = ruutu { $cell } on varattu
game-is-over = peli on päättynyt
call-is-pending = { $seat } on huutanut, ja nyt on ensin osoitettava paikka
point-before-call = { $seat } voi osoittaa vasta huudettuaan
calling-is-automatic = tässä pelissä quartot huomataan automaattisesti, eikä niitä huudeta
nothing-placed-to-call = laudalle ei ole vielä asetettu nappulaa, jonka jälkeen voisi huutaa
call-is-used = { $seat } on jo huutanut kerran tämän nappulan jälkeen
not-your-chance-to-call = { $seat } ei voi nyt huutaa
not-your-turn-to-give = { $seat } ei ole nyt vuorossa antamaan
not-your-turn-to-place = { $seat } ei ole nyt vuorossa asettamaan
not-your-turn-to-end-turn = { $seat } ei ole nyt vuorossa eikä voi päättää vuoroa
now-is-not-the-time-to-give = { $seat } ei voi nyt antaa nappulaa
now-is-not-the-time-to-place = { $seat } ei voi nyt asettaa nappulaa
now-is-not-the-time-to-end-turn = vain viimeisen vuoron, kun kaikki 16 nappulaa on asetettu, voi päättää antamatta nappulaa
nothing-to-undo = ei ole mitään peruttavaa

## At the table

bad-name = nimessä on oltava 1–{ $longest } näkyvää merkkiä, toisin kuin tässä: { $text }
table-not-open = tätä pöytää ei ole avattu
too-late = liian myöhäistä: aika loppui
already-away = tämä pelaaja on jo poissa
not-away = tämä pelaaja ei ole poissa
game-is-paused = peli on tauolla
not-paused = peli ei ole tauolla
already-proposed = tätä on jo ehdotettu
just-declined = ehdotus hylättiin äsken; sen voi tehdä uudelleen seuraavan siirron jälkeen
nothing-proposed = ei ole ehdotusta, johon vastata
only-in-casual-games = tämä onnistuu vain rennoissa peleissä
too-late-to-abort = pelin voi perua vain ennen kuin ensimmäinen nappula on laudalla; luovuttaa voi aina
the-clock-decides = tässä pelissä on kello, ja kello ratkaisee
other-is-here = vastustaja istuu pöydässä
grace-not-over = vastustaja ei ole ollut poissa tarpeeksi kauan
bad-event = tämä versio ei osaa lukea tapahtumaa: { $text }

## The server

bad-message = tämä ei ole pelin viesti: { $what }
message-too-long = viestissä voi olla enintään { $longest } merkkiä
no-such-game = tällaista peliä ei ole täällä, tai se on jonkun muun
no-such-lesson = tällaista askelta ei ole
lesson-asks-otherwise = tässä askeleessa pyydetään jotain muuta
not-your-seat = tämä ei ole sinun paikkasi
not-your-table = pöytää voi muuttaa vain se, joka on sen avannut
own-table = tämä on oma pöytäsi; jonkun muun pitää istua vastapäätä
table-is-taken = joku muu ehti juuri istua tähän
nobody-sits-here-yet = peli alkaa, kun joku on istunut pöytään
not-a-shape = nämä neljä ruutua eivät ole rivi, sarake, lävistäjä eivätkä neliö
no-such-level = tasoa { $level } ei ole; tasot ovat 1–{ $highest }
game-goes-on = peli on vielä kesken
not-our-page = pyyntö tulee toiselta sivustolta
nobody-yet = tätä selainta ei vielä tunneta täällä; lataa sivu uudelleen
not-our-host = tämän palvelimen nimi ei ole { $host }; jos sen pitäisi olla, käynnistä palvelin valinnalla --public-url
server-error = palvelimessa meni jotain vikaan; asia on kirjattu muistiin
too-many-requests = liian monta pyyntöä kerralla; yritä uudelleen { $seconds } s:n päästä
too-many-open = avoinna on jo liian monta; sulje joitakin tai yritä uudelleen { $seconds } s:n päästä
name-mixes-scripts = nimessä ei voi sekoittaa samannäköisiä kirjaimia, esimerkiksi latinalaisia ja kyrillisiä
name-misleads = tämä nimi pidetään vapaana, koska sitä voisi luulla vieraaksi, tietokoneeksi tai ylläpidoksi
name-is-taken = tämä nimi tai aivan samannäköinen on jo jollakulla
password-length = salasanassa on oltava { $shortest }–{ $longest } merkkiä
password-is-name = salasana ei voi olla sama kuin nimi
password-is-common = tämä salasana on ensimmäisiä, joita kuka tahansa arvaisi
wrong-name-or-password = tällä nimellä ja salasanalla ei ole tiliä
wrong-name-or-code = tällä nimellä ja palautuskoodilla ei ole tiliä; koodi käy vain kerran
too-many-guesses = liian monta yritystä; kokeile uudelleen { $seconds } s:n päästä
has-account = sinulla on jo tili
needs-account = tähän tarvitset tilin; kirjaudu ensin sisään
no-such-account = tiliä nimeltä { $name } ei ole
no-such-return-code = tällä koodilla ei pääse takaisin; ehkä se on liian vanha
no-puzzle = tällaista tehtävää ei ole: { $puzzle }
no-puzzles = tällaisia tehtäviä ei ole
not-an-answer = tämä ei voi olla vastaus tähän: { $text }
no-such-hint = vihjettä { $step } ei ole; vihjeitä on { $last }
puzzle-not-begun = tässä tehtävässä kello käy; aloita se ensin
page-not-built = Sivua ei ole vielä koottu. Aja kvarton kansiossa "make" tai "python web/build.py".

error-seat-first = ensimmäinen pelaaja
error-seat-second = toinen pelaaja
