### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = Αναμονή – Kvarto
title-invited = { $player } σε προσκαλεί – Kvarto
title-your-turn = Παίζεις εσύ! { $first } και { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Το τραπέζι σου είναι έτοιμο
waiting-link = Στείλε αυτόν τον σύνδεσμο σε όποιον θέλεις για αντίπαλο. Όποιος τον ανοίξει πρώτος μπορεί να καθίσει.
waiting-lobby = Είναι στην αίθουσα και το βλέπουν όλοι. Μπορείς και να στείλεις τον σύνδεσμο σε κάποιον.
waiting-link-label = Σύνδεσμος για το τραπέζι σου
waiting-about = Η παρτίδα αρχίζει μόνη της μόλις καθίσει κάποιος.
waiting-only-here = Αυτός ο σύνδεσμος δουλεύει μόνο σε αυτή τη συσκευή. Για άλλες συσκευές στο δίκτυό σου, ξεκίνησε το Kvarto με «kvarto serve --lan» και άνοιξε τη διεύθυνση που δείχνει.
waiting-qr = Ή σκάναρέ το με ένα κινητό.
waiting-change = Αλλαγή
waiting-withdraw = Απόσυρση
waiting-notify = Ειδοποίησέ με όταν έρθει κάποιος
waiting-notified = Θα σε ειδοποιήσουμε, ακόμη κι αν η σελίδα είναι στο παρασκήνιο.
notify-refused = Αυτός ο περιηγητής δεν επιτρέπει ειδοποιήσεις από τη σελίδα.
withdrawn-title = Η πρόσκληση αποσύρθηκε
withdrawn-about = Ο σύνδεσμος δεν οδηγεί πια πουθενά.

link-copy = Αντιγραφή
link-share = Κοινοποίηση
link-qr = Ο σύνδεσμος ως κωδικός QR

## … and for who is invited

invited-title = { $player } σε προσκαλεί σε μια παρτίδα
invited-sit = Κάθισε
invited-as = Παίζεις ως { $name }.
invited-made-up = Παίζεις με τυχαίο όνομα.
invited-made-up-name = ένα τυχαίο όνομα
taken-title = Αυτό το τραπέζι δεν είναι πια ελεύθερο
taken-about = Κάθισε κάποιος άλλος, ή { $player } απέσυρε την πρόσκληση.
game-gone-why = Ίσως η πρόσκληση αποσύρθηκε, κάθισε κάποιος άλλος, ή την παρτίδα τη βλέπουν μόνο οι δύο παίκτες της.

terms-variant = Τι κερδίζει
variant-meaning = { $variant }. { $meaning }
terms-calling = Δήλωση
terms-wrong-passes = Μια λάθος δήλωση κοστίζει την ευκαιρία.
terms-wrong-loses = Μια λάθος δήλωση κοστίζει την παρτίδα.
terms-no-pointing = Δεν χρειάζεται να δείξεις αυτό που δηλώνεις.
terms-clock = Ρολόι
terms-first = Ποιος αρχίζει
terms-you = Εσύ
terms-guest = Όποιος καθίσει
terms-also = Επίσης
terms-casual = Οι κινήσεις παίρνονται πίσω αν συμφωνεί ο άλλος.
terms-serious = Καμία κίνηση δεν παίρνεται πίσω.
terms-watched = Όποιος έχει τον σύνδεσμο μπορεί να βλέπει.
terms-private = Δεν μπορεί να βλέπει κανείς άλλος.

## Being there

presence-away = λείπει { $time }
presence-grace = λείπει, { $time } για να γυρίσει
presence-back = γύρισε
said-sits-down = { $player } κάθισε. Η παρτίδα αρχίζει.
said-goes-away = { $player } λείπει.
said-comes-back = { $player } γύρισε.

## Proposals, and another game

said-you-offer-draw = Πρότεινες ισοπαλία.
said-you-ask-take-back = Ζήτησες να πάρεις πίσω μια κίνηση.
said-wants-rematch = { $player } θέλει να παίξετε ξανά.
rematch-waiting = Θέλεις να παίξεις ξανά. Περιμένουμε: { $player }…
rematch-accept = Παίξε ξανά

## Something to say

say-title = Πες κάτι
said-phrase = { $player }: { $phrase }
phrase-hello = Γεια!
phrase-good-luck = Καλή τύχη!
phrase-nice-move = Ωραία κίνηση!
phrase-oops = Ωχ!
phrase-one-moment = Μισό λεπτό.
phrase-your-turn = Παίζεις εσύ.
phrase-well-played = Ωραίο παιχνίδι!
phrase-thanks = Ευχαριστώ!
phrase-once-more = Άλλη μία;
phrase-goodbye = Τα λέμε!

phrase-smile = Χαμόγελο
phrase-surprised = Έκπληξη
phrase-thinking = Σκέψη
phrase-applause = Χειροκρότημα
said-smile = { $player } χαμογελά.
said-surprised = { $player } εκπλήσσεται.
said-thinking = { $player } σκέφτεται.
said-applause = { $player } χειροκροτεί.

## Watching

watching = Παρακολουθείς.
watching-behind = { $seconds ->
    [one] Παρακολουθείς με ένα δευτερόλεπτο καθυστέρηση.
   *[other] Παρακολουθείς με { $seconds } δευτερόλεπτα καθυστέρηση.
}
watchers = { $count ->
    [one] Παρακολουθεί ένα άτομο
   *[other] Παρακολουθούν { $count } άτομα
}

## In the menu of a game

menu-notify-on = Ειδοποίηση όταν έρθει η σειρά μου: ναι
menu-notify-off = Ειδοποίηση όταν έρθει η σειρά μου: όχι
menu-watch-link = Αντίγραψε τον σύνδεσμο θεατών
menu-return-link = Συνέχισε σε άλλη συσκευή
return-link-title = Ο δρόμος της επιστροφής
return-link-about = Άνοιξε αυτόν τον σύνδεσμο στην άλλη συσκευή: εκεί είσαι πάλι εσύ. Κράτα τον για σένα· όποιος τον έχει παίζει στη θέση σου.
