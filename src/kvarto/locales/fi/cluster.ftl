### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = pelejä ei voi juuri nyt tallentaa; yritä hetken päästä uudelleen
lease-lost = toinen palvelin hoitaa nyt tätä: { $place }
no-such-database = osoitteesta { $address } ei voi avata tietokantaa (osoite on muotoa postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL ja NATS tarvitsevat lisää paketteja ({ $what }). Asenna ne näin:
    pip install "kvarto[server,cluster]"
database-out-of-reach = tietokantaa { $address } ei voi käyttää: { $why }
database-there-too-new =
    Tietokannan { $address } on kirjoittanut uudempi kvarto: sen versio on { $revision }, ja tämä kvarto tuntee versiot versioon { $newest } asti.
    Käytä taas uudempaa kvartoa tai aiempaa kopiota.
database-encoding = tietokanta { $address } tallentaa tekstit merkistöllä { $encoding }; luo tietokanta, jonka merkistö on UTF8

db-there-will-be-upgraded = { $address } on vanhemman kvarton, ja se päivitetään nyt.
db-there-made = Taulut on luotu tietokantaan { $address }: versio { $revision }.
db-there-upgraded = { $address } on päivitetty versiosta { $before } versioon { $revision }.
db-there-is-damaged =
    Tietokannasta { $file } puuttuu jotakin, mitä siinä pitäisi olla:
    { $damages }
db-backup-there =
    PostgreSQL-tietokanta kopioidaan PostgreSQL:n omalla ohjelmalla, vaikka palvelimia olisi käynnissä:
    { $command }
db-restore-there =
    PostgreSQL-tietokannan kopio palautetaan PostgreSQL:n omalla ohjelmalla. Pysäytä ensin kaikki palvelimet:
    { $command }
db-copy-help =
    Kopioi kaikki tiedostosta FROM tyhjään PostgreSQL-tietokantaan, jonka osoite on esimerkiksi
    postgresql://USER@HOST/NAME, jotta useampi kone voi jatkaa sillä. Palvelin on pysäytettävä sitä
    ennen. Joko kaikki kopioidaan tai ei mitään; tiedosto jää ennalleen.
db-copy-short-help = Kopioi tiedosto PostgreSQL-tietokantaan.
db-copy-from-file-to-address = FROM on tietokannan tiedosto ja TO osoite, esimerkiksi postgresql://USER@HOST/NAME
db-copying = Kopioidaan
copy-needs-upgrade = { $file } on päivitettävä ensin: kvarto db upgrade --database { $file }
copy-target-not-empty = tietokannassa { $address } on jo jotakin; luo tätä varten tyhjä tietokanta
copy-refused = taulua { $table } ei voi kopioida: { $why }
copy-incomplete = taulun { $table } riveistä vain { $there }/{ $here } päätyi tietokantaan { $address }
come-again = tämä pöytä on juuri siirtymässä toiselle palvelimelle; yritä hetken päästä uudelleen

serve-database-help =
    Sen PostgreSQL-tietokannan osoite, johon pelit tallennetaan tiedoston sijasta, esimerkiksi
    postgresql://USER@HOST/NAME: silloin useampi palvelin voi käyttää niitä yhdessä, minkä tahansa
    kuormantasaajan takana.
serve-bus-help =
    Sen NATSin osoite, jonka kautta nämä palvelimet viestivät heti keskenään, esimerkiksi
    nats://HOST:4222. Ellei anneta, ne etsivät toistensa viestit tietokannasta.
serve-data-or-database = Pelit tallennetaan yhteen paikkaan: joko --data antaa tiedoston tai --database osoitteen.
serve-bus-needs-database = Viestiväylää tarvitsevat vain palvelimet, joilla on yhteinen tietokanta. Anna tietokanta valinnalla --database.
serve-bad-bus = { $text } ei ole viestiväylän osoite. Osoite on muotoa nats://HOST:4222.
