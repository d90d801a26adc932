### `kvarto admin`.

admin-help = Φροντίζει τους παίκτες: μετονομάζει έναν λογαριασμό, τους μετρά, ψάχνει κάποιον.
admin-rename-help =
    Δίνει στον λογαριασμό OLD το όνομα NEW, για παράδειγμα επειδή το OLD προσβάλλει. Σε όλες τις
    παρτίδες του γράφεται το νέο όνομα. Μια παρτίδα ανοιχτή σε διακομιστή που τρέχει δείχνει το παλιό
    ώσπου να κλείσει.
admin-rename-short-help = Δίνει σε έναν λογαριασμό άλλο όνομα.
admin-renamed = { $old } λέγεται τώρα { $new }, και σε όλες τις παρτίδες.
admin-people-help =
    Λέει πόσοι παίκτες υπάρχουν, ή τι είναι γνωστό για τον λογαριασμό NAME: από πότε υπάρχει, πόσες
    παρτίδες έχει παίξει, πόσοι περιηγητές είναι συνδεδεμένοι, πότε ήταν εδώ τελευταία φορά.
admin-people-short-help = Μετρά τους παίκτες ή ψάχνει έναν λογαριασμό.
admin-accounts =
    { $accounts ->
        [one] { $accounts } λογαριασμός
       *[other] { $accounts } λογαριασμοί
    }
admin-guests =
    { $guests ->
        [one] { $guests } επισκέπτης
       *[other] { $guests } επισκέπτες
    }
admin-browsers =
    { $browsers ->
        [one] { $browsers } περιηγητής
       *[other] { $browsers } περιηγητές
    }
admin-account = { $name }, από { $since }
admin-games =
    { $games ->
        [one] { $games } παρτίδα
       *[other] { $games } παρτίδες
    }
admin-last-seen = τελευταία φορά εδώ: { $day }
