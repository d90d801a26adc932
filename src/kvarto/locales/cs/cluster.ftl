### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = partie teď nejde uložit; zkus to za chvíli znovu
lease-lost = o { $place } se teď stará jiný server
no-such-database = na adrese { $address } nejde otevřít databázi (adresa vypadá takto: postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL a NATS potřebují další balíčky ({ $what }). Doinstaluješ je takto:
    pip install "kvarto[server,cluster]"
database-out-of-reach = databázi { $address } nelze použít: { $why }
database-there-too-new =
    Databáze { $address } je z novějšího kvarto: má revizi { $revision } a toto kvarto zná revize jen po { $newest }.
    Vrať se k novějšímu kvarto, nebo ke kopii z dřívějška.
database-encoding = databáze { $address } ukládá texty v kódování { $encoding }; vytvoř databázi s kódováním UTF8

db-there-will-be-upgraded = Databáze { $address } je ze staršího kvarto a právě se aktualizuje.
db-there-made = V databázi { $address } jsou vytvořené tabulky: revize { $revision }.
db-there-upgraded = { $address }: revize { $before } byla převedena na { $revision }.
db-there-is-damaged =
    V databázi { $file } chybí něco, co by tam mělo být:
    { $damages }
db-backup-there =
    Databázi PostgreSQL kopíruje program, který patří k PostgreSQL, i když servery běží:
    { $command }
db-restore-there =
    Databázi PostgreSQL obnovuje z kopie program, který patří k PostgreSQL. Nejdřív zastav všechny servery:
    { $command }
db-copy-help =
    Zkopíruje všechno ze souboru FROM do prázdné databáze PostgreSQL, třeba
    postgresql://USER@HOST/NAME, aby s ní mohlo pokračovat víc počítačů. Server musí být zastavený.
    Zkopíruje se buď všechno, nebo nic; soubor se nezmění.
db-copy-short-help = Zkopíruje soubor do databáze PostgreSQL.
db-copy-from-file-to-address = FROM je soubor databáze a TO je adresa jako postgresql://USER@HOST/NAME
db-copying = Kopírování
copy-needs-upgrade = { $file } je třeba nejdřív aktualizovat: kvarto db upgrade --database { $file }
copy-target-not-empty = v databázi { $address } už něco je; vytvoř pro to prázdnou
copy-refused = tabulku { $table } nelze zkopírovat: { $why }
copy-incomplete = tabulka { $table }: do databáze { $address } se dostalo řádků jen { $there } z { $here }
come-again = tento stůl se právě stěhuje na jiný server; zkus to za chvíli znovu

serve-database-help =
    Adresa databáze PostgreSQL, pokud jsou partie v ní, a ne v souboru, třeba
    postgresql://USER@HOST/NAME: pak je může sdílet víc serverů za libovolným load balancerem.
serve-bus-help =
    Adresa NATS, přes který si tyto servery hned předávají zprávy, třeba nats://HOST:4222. Bez něj
    hledají zprávy od ostatních v databázi.
serve-data-or-database = Partie se ukládají na jedno místo: buď --data určí soubor, nebo --database adresu.
serve-bus-needs-database = Sběrnici zpráv potřebují jen servery se společnou databází. Zadej tu databázi pomocí --database.
serve-bad-bus = { $text } není adresa sběrnice zpráv. Ta vypadá takto: nats://HOST:4222.
