### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    Toinen kvarto-palvelin pitää pelejään tiedostossa { $file }.
    Pysäytä se, tai anna tälle oma tiedosto: kvarto serve --data OTHER
database-too-new =
    Tiedoston { $file } on kirjoittanut uudempi kvarto: sen versio on { $revision }, ja tämä kvarto tuntee versiot versioon { $newest } asti.
    Käytä taas uudempaa kvartoa, tai palaa aiempaan kopioon: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = tiedostoa { $file } ei voi lukea tietokantana: { $why }
not-our-database = { $file } on toisen ohjelman tietokanta, ei kvarton
nothing-in-database = tiedostossa { $file } ei ole kvarton tietokantaa

db-help = Huolehdi tietokannasta: päivitä, kopioi, palauta kopio, tarkista.
db-file-help = Tietokanta (ellei anneta, se, jota "kvarto serve" käyttää).
db-force-help = Korvaa olemassa oleva tiedosto.
db-upgrade-help =
    Päivitä vanhemman kvarton tietokanta. Palvelin tekee saman käynnistyessään. Kopio aiemmasta
    jää sen viereen.
db-upgrade-short-help = Päivitä vanhemman kvarton tietokanta.
db-is-newest = { $file } on ajan tasalla: versio { $revision }.
db-upgraded =
    { $file } on päivitetty versiosta { $before } versioon { $revision }.
    Aiempi on tallessa tiedostossa { $copy }
db-will-be-upgraded =
    { $file } on vanhemman kvarton, ja se päivitetään nyt.
    Aiempi on tallessa tiedostossa { $copy }
db-backup-help =
    Kopioi tietokanta tiedostoon TARGET sellaisena kuin se on yhdellä hetkellä. Palvelin voi olla
    samalla käynnissä.
db-backup-short-help = Kopioi tietokanta, vaikka palvelin olisi käynnissä.
db-copied = { $file } on kopioitu tiedostoon { $copy }
db-restore-help =
    Palauta kopio: tiedostosta SOURCE tulee tietokanta. Palvelin on pysäytettävä sitä ennen.
db-restore-short-help = Palauta tietokannan kopio.
db-restored = { $file } on nyt sama kuin { $copy }.
db-file-is-there =
    { $file } on jo olemassa.
    Valinnalla --force se korvataan, ja sen sisältö häviää.
db-no-file = tiedostoa { $file } ei ole
db-is-damaged =
    { $file } on vioittunut; kopion voi palauttaa näin: kvarto db restore COPY --force
    { $damages }
db-check-help = Käy läpi koko tietokanta: onko se ehjä, mikä sen versio on ja mitä siinä on.
db-check-short-help = Käy läpi koko tietokanta.
db-sound = { $file } on ehjä: versio { $revision }.
db-older = Tämä kvarto käyttää versiota { $newest }: palvelin päivittää käynnistyessään, samoin "kvarto db upgrade".
db-games =
    { $games ->
        [one] 1 peli,
       *[other] { $games } peliä,
    } joista kesken { $running ->
        [one] { $running } peli
       *[other] { $running } peliä
    }.
db-people =
    { $people ->
        [one] 1 ihminen,
       *[other] { $people } ihmistä,
    } joista tilillisiä { $accounts }.
