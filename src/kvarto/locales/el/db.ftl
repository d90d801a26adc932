### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    Ένας άλλος διακομιστής kvarto φυλάει τις παρτίδες του στο { $file }.
    Σταμάτησε εκείνον, ή δώσε σε αυτόν δικό του αρχείο: kvarto serve --data OTHER
database-too-new =
    Το { $file } γράφτηκε από νεότερο kvarto: έχει αναθεώρηση { $revision }, και αυτό το kvarto ξέρει έως { $newest }.
    Χρησιμοποίησε ξανά το νεότερο kvarto, ή γύρνα στο προηγούμενο αντίγραφο: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = το { $file } δεν διαβάζεται ως βάση δεδομένων: { $why }
not-our-database = το { $file } είναι βάση δεδομένων άλλου προγράμματος, όχι του kvarto
nothing-in-database = δεν υπάρχει βάση δεδομένων του kvarto στο { $file }

db-help = Φροντίζει τη βάση δεδομένων: την ενημερώνει, την αντιγράφει, επαναφέρει ένα αντίγραφο, την ελέγχει.
db-file-help = Η βάση δεδομένων (αν δεν δοθεί, αυτή που χρησιμοποιεί το «kvarto serve»).
db-force-help = Αντικαθιστά ένα αρχείο που υπάρχει ήδη.
db-upgrade-help =
    Φέρνει τη βάση δεδομένων ενός παλιότερου kvarto στη νέα μορφή. Το ίδιο κάνει και ένας διακομιστής
    όταν ξεκινά. Δίπλα της μένει ένα αντίγραφο από πριν.
db-upgrade-short-help = Φέρνει τη βάση δεδομένων ενός παλιότερου kvarto στη νέα μορφή.
db-is-newest = Το { $file } είναι ενημερωμένο: αναθεώρηση { $revision }.
db-upgraded =
    Το { $file } πέρασε από την αναθεώρηση { $before } στην { $revision }.
    Όπως ήταν πριν, φυλάσσεται στο { $copy }
db-will-be-upgraded =
    Το { $file } είναι παλιότερου kvarto και τώρα ενημερώνεται.
    Όπως ήταν πριν, φυλάσσεται στο { $copy }
db-backup-help =
    Αντιγράφει τη βάση δεδομένων στο TARGET όπως είναι αυτή τη στιγμή. Ένας διακομιστής μπορεί στο
    μεταξύ να δουλεύει.
db-backup-short-help = Αντιγράφει τη βάση δεδομένων, ακόμη και με διακομιστή σε λειτουργία.
db-copied = Το { $file } αντιγράφηκε στο { $copy }
db-restore-help =
    Επαναφέρει ένα αντίγραφο: το SOURCE γίνεται η βάση δεδομένων. Ο διακομιστής πρέπει να έχει
    σταματήσει.
db-restore-short-help = Επαναφέρει ένα αντίγραφο της βάσης δεδομένων.
db-restored = Το { $file } είναι τώρα όπως το { $copy }.
db-file-is-there =
    Το { $file } υπάρχει ήδη.
    Με --force αντικαθίσταται, και ό,τι περιέχει χάνεται.
db-no-file = δεν υπάρχει αρχείο { $file }
db-is-damaged =
    Το { $file } είναι χαλασμένο· ένα αντίγραφο επαναφέρεται με: kvarto db restore COPY --force
    { $damages }
db-check-help = Κοιτάζει όλη τη βάση δεδομένων: αν είναι γερή, ποια αναθεώρηση έχει, τι περιέχει.
db-check-short-help = Κοιτάζει όλη τη βάση δεδομένων.
db-sound = Το { $file } είναι γερό: αναθεώρηση { $revision }.
db-older = Αυτό το kvarto χρησιμοποιεί την αναθεώρηση { $newest }: την ενημερώνει ένας διακομιστής όταν ξεκινά, όπως και το «kvarto db upgrade».
db-games =
    { $games ->
        [one] 1 παρτίδα,
       *[other] { $games } παρτίδες,
    } { $running ->
        [one] { $running } συνεχίζεται.
       *[other] { $running } συνεχίζονται.
    }
db-people =
    { $people ->
        [one] 1 άτομο,
       *[other] { $people } άτομα,
    } { $accounts } με λογαριασμό.
