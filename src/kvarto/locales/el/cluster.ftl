### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = οι παρτίδες δεν μπορούν να φυλαχτούν αυτή τη στιγμή· δοκίμασε ξανά σε λίγο
lease-lost = άλλος διακομιστής φροντίζει τώρα το { $place }
no-such-database = δεν ανοίγει βάση δεδομένων στη διεύθυνση { $address } (γράφεται ως postgresql://USER@HOST/NAME)
cluster-not-installed =
    Το PostgreSQL και το NATS χρειάζονται και άλλα πακέτα ({ $what }). Εγκατάστησέ τα με:
    pip install "kvarto[server,cluster]"
database-out-of-reach = η βάση δεδομένων { $address } δεν μπορεί να χρησιμοποιηθεί: { $why }
database-there-too-new =
    Η βάση { $address } γράφτηκε από νεότερο kvarto: έχει αναθεώρηση { $revision }, και αυτό το kvarto ξέρει έως { $newest }.
    Χρησιμοποίησε ξανά το νεότερο kvarto, ή ένα προηγούμενο αντίγραφο.
database-encoding = η βάση δεδομένων { $address } φυλάει τα κείμενα ως { $encoding }· φτιάξε μία με κωδικοποίηση UTF8

db-there-will-be-upgraded = Η βάση { $address } είναι παλιότερου kvarto και τώρα ενημερώνεται.
db-there-made = Οι πίνακες φτιάχτηκαν στη βάση { $address }: αναθεώρηση { $revision }.
db-there-upgraded = Η βάση { $address } πέρασε από την αναθεώρηση { $before } στην { $revision }.
db-there-is-damaged =
    Από τη βάση { $file } λείπει κάτι που θα έπρεπε να υπάρχει:
    { $damages }
db-backup-there =
    Μια βάση δεδομένων PostgreSQL αντιγράφεται με το πρόγραμμα του ίδιου του PostgreSQL, ακόμη και με διακομιστές σε λειτουργία:
    { $command }
db-restore-there =
    Ένα αντίγραφο βάσης δεδομένων PostgreSQL επαναφέρεται με το πρόγραμμα του ίδιου του PostgreSQL. Πρώτα σταμάτησε όλους τους διακομιστές:
    { $command }
db-copy-help =
    Αντιγράφει τα πάντα από το αρχείο FROM σε μια κενή βάση δεδομένων PostgreSQL, όπως
    postgresql://USER@HOST/NAME, ώστε να συνεχίσουν με αυτήν πολλοί υπολογιστές. Ο διακομιστής πρέπει
    να έχει σταματήσει. Αντιγράφονται ή όλα ή τίποτα· το αρχείο μένει όπως είναι.
db-copy-short-help = Αντιγράφει ένα αρχείο σε βάση δεδομένων PostgreSQL.
db-copy-from-file-to-address = το FROM είναι το αρχείο μιας βάσης δεδομένων, και το TO μια διεύθυνση όπως postgresql://USER@HOST/NAME
db-copying = Αντιγραφή
copy-needs-upgrade = το { $file } πρέπει πρώτα να ενημερωθεί: kvarto db upgrade --database { $file }
copy-target-not-empty = υπάρχει ήδη κάτι στη βάση { $address }· φτιάξε μια κενή βάση δεδομένων γι’ αυτό
copy-refused = το { $table } δεν αντιγράφεται: { $why }
copy-incomplete = από το { $table } έφτασαν στη βάση { $address } μόνο { $there } από τις { $here } γραμμές
come-again = αυτό το τραπέζι μεταφέρεται τώρα σε άλλον διακομιστή· δοκίμασε ξανά σε λίγο

serve-database-help =
    Η διεύθυνση μιας βάσης δεδομένων PostgreSQL που φυλάει τις παρτίδες αντί για αρχείο, όπως
    postgresql://USER@HOST/NAME: έτσι μπορούν να τις μοιράζονται πολλοί διακομιστές, πίσω από
    οποιονδήποτε εξισορροπητή φορτίου (load balancer).
serve-bus-help =
    Η διεύθυνση ενός NATS μέσω του οποίου αυτοί οι διακομιστές επικοινωνούν αμέσως, όπως
    nats://HOST:4222. Αν δεν δοθεί, ψάχνουν στη βάση δεδομένων τα μηνύματα των άλλων.
serve-data-or-database = Οι παρτίδες φυλάσσονται σε ένα μέρος: ή το --data δίνει ένα αρχείο, ή το --database μια διεύθυνση.
serve-bus-needs-database = Δίαυλο μηνυμάτων χρειάζονται μόνο διακομιστές με κοινή βάση δεδομένων. Δώσε τη βάση με --database.
serve-bad-bus = Το { $text } δεν είναι διεύθυνση διαύλου μηνυμάτων. Γράφεται ως nats://HOST:4222.
