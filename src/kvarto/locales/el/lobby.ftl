### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = Αίθουσα
lobby-coming = Μπαίνουμε στην αίθουσα…
lobby-here = { $count ->
    [one] Αυτή τη στιγμή δεν είναι κανείς άλλος εδώ.
   *[other] Εδώ είναι { $count } άτομα.
}
lobby-anyone = Παίξε με όποιον βρεθεί
lobby-wish = Τι θα ήθελες
lobby-seeking = Ψάχνουμε αντίπαλο…
lobby-seeking-about = Η παρτίδα αρχίζει μόνη της μόλις κάποιος ζητήσει το ίδιο, ή κάτι παρόμοιο. Ως τότε μείνε σε αυτή τη σελίδα.
lobby-stop = Σταμάτα να ψάχνεις
lobby-found = Βρέθηκε αντίπαλος. Η παρτίδα αρχίζει.
lobby-tables = Ανοιχτά τραπέζια
lobby-no-tables = Δεν υπάρχει ανοιχτό τραπέζι. Άνοιξε ένα, και όποιος έρθει μπορεί να καθίσει.
lobby-open-table = Άνοιξε τραπέζι
lobby-your-table = Το τραπέζι σου
lobby-to-table = Πήγαινε εκεί
lobby-sit = Κάθισε
lobby-games = Παρτίδες για θεατές
lobby-placed = { $placed ->
    [0] μόλις άρχισε
    [one] ένα κομμάτι στο ταμπλό
   *[other] { $placed } κομμάτια στο ταμπλό
}
lobby-watch = Δες

## My games

mine-title = Οι παρτίδες μου
mine-coming = Ψάχνουμε τις παρτίδες σου…
mine-none = Δεν έχεις παίξει ακόμη εδώ.
mine-none-about = Εδώ θα βλέπεις ό,τι παίζεις. Αν έχεις λογαριασμό, κάνε σύνδεση για να δεις τις παρτίδες του.
mine-running = Σε εξέλιξη
mine-tables = Περιμένουν κάποιον
mine-finished = Τελειωμένες
mine-older = Παλιότερες παρτίδες
mine-download = Αποθήκευση όλων ως .qgn

## The account

sign-in-title = Σύνδεση
sign-in-do = Σύνδεση
account-guest = Ως τώρα λέγεσαι εδώ { $name } και παίζεις χωρίς λογαριασμό. Οι παρτίδες σου έρχονται μαζί σου.
account-name = Όνομα
account-name-about = Το βλέπουν οι άλλοι στο τραπέζι.
account-password = Κωδικός
account-password-about = Τουλάχιστον οκτώ χαρακτήρες. Καλές είναι λίγες λέξεις που μόνο εσύ θα έβαζες μαζί.
account-wrong-password = αυτός δεν είναι ο κωδικός σου
password-show = Εμφάνιση
account-new-title = Νέος λογαριασμός
account-new-about = Με λογαριασμό βρίσκεις τις παρτίδες σου σε κάθε συσκευή και παίζεις με δικό σου όνομα. Δεν ζητάμε διεύθυνση e-mail.
account-new-do = Φτιάξε λογαριασμό
account-has-one = Έχω ήδη λογαριασμό
account-forgotten = Ξέχασες τον κωδικό;
account-recover-title = Νέος κωδικός
account-recover-about = Με τον κωδικό ανάκτησης που έγραψες όταν έφτιαξες τον λογαριασμό. Όλοι οι περιηγητές θα αποσυνδεθούν, και θα πάρεις νέο κωδικό ανάκτησης.
account-code = Κωδικός ανάκτησης
account-code-about = Κεφαλαία ή πεζά, με κενά ή χωρίς: δεν πειράζει.
account-recover-do = Όρισε τον νέο κωδικό
account-is-yours = Έχεις συνδεθεί. Οι άλλοι στο τραπέζι βλέπουν αυτό το όνομα.
account-sign-out = Αποσύνδεση
account-password-title = Αλλαγή κωδικού
account-password-others = Όλοι οι άλλοι περιηγητές θα αποσυνδεθούν.
account-old-password = Τωρινός κωδικός
account-new-password = Νέος κωδικός
account-password-do = Άλλαξέ τον
account-password-changed = Ο κωδικός άλλαξε.
account-export-title = Τι φυλάσσεται για σένα
account-export-about = Όλα σε ένα αρχείο: το όνομά σου, πότε ήρθες, και οι παρτίδες σου ως καταγραφές.
account-export-do = Αποθήκευση
account-delete-title = Διαγραφή λογαριασμού
account-delete-about = Το όνομα και ο κωδικός σου σβήνονται αμέσως και για πάντα. Οι παρτίδες μένουν σε όσους έπαιξαν μαζί σου, χωρίς το όνομά σου.
account-delete-do = Διαγραφή για πάντα
account-deleted = Ο λογαριασμός διαγράφηκε.

recovery-title = Γράψε κάπου αυτόν τον κωδικό
recovery-about = Αν ξεχάσεις ποτέ τον κωδικό σου, αυτός ο κωδικός ανάκτησης είναι ο μόνος τρόπος να γυρίσεις. Εμφανίζεται μόνο τώρα.
recovery-copy = Αντιγραφή
recovery-done = Τον έγραψα

## Coming back as a guest from another device

return-title = Επιστροφή
return-coming = Ψάχνουμε τις παρτίδες σου…
return-as-another = Σε αυτόν τον περιηγητή λέγεσαι { $name }. Συνέχισε μόνο αν έφτιαξες εσύ αυτόν τον σύνδεσμο: οι παρτίδες σου από εδώ έρχονται μαζί, και όποιος έφτιαξε τον σύνδεσμο μπορεί να τις παίξει.
return-come = Συνέχισε
return-stay = Μένω όπως είμαι
return-no-code = Αυτή η διεύθυνση δεν είναι πλήρης. Άνοιξε ολόκληρο τον σύνδεσμο που πήρες.
return-another = Στην άλλη συσκευή μπορείς να φτιάξεις νέο σύνδεσμο, στο μενού της παρτίδας ή στη σελίδα του λογαριασμού.
