### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Γρίφοι
puzzle-hall-about = Όλοι αποδειγμένοι: η απάντηση είναι μία, και η μηχανή ξέρει γιατί οι άλλες αποτυγχάνουν.
puzzle-hall-all = Όλοι οι γρίφοι
puzzle-of-the-day = Γρίφος της ημέρας
puzzle-solve = Λύσε τον
puzzle-begin = Επόμενος γρίφος
puzzle-next = Επόμενος γρίφος
puzzle-kind = Τι θα ήθελες να εξασκήσεις;
puzzle-kind-any = Απ’ όλα
puzzle-kind-win = Βρες τη νίκη
puzzle-kind-safe = Το μόνο ασφαλές κομμάτι
puzzle-kind-hold = Κράτα την ισοπαλία
puzzle-kind-spot = Βρες το quarto
puzzle-kind-trap = Πού είναι η παγίδα;
puzzle-count = { $count ->
    [one] ένας γρίφος
   *[other] { $count } γρίφοι
}
puzzle-title-win = Βρες τη νίκη
puzzle-title-safe = Το μόνο ασφαλές κομμάτι
puzzle-title-hold = Κράτα την ισοπαλία
puzzle-title-spot = Βρες το quarto
puzzle-title-trap = Πού είναι η παγίδα;
puzzle-ask-win = { $distance ->
    [one] Βάλε το κομμάτι και κέρδισε αμέσως.
   *[other] Μία μόνο κίνηση (πού βάζεις και τι δίνεις) κερδίζει σίγουρα, σε { $distance } τοποθετήσεις. Ποια;
}
puzzle-ask-safe = Όλα τα κομμάτια εκτός από ένα δίνουν στον άλλο τη νίκη αμέσως. Ποιο δίνεις;
puzzle-ask-hold = Μία μόνο κίνηση (πού βάζεις και τι δίνεις) κρατά την ισοπαλία· όλες οι άλλες χάνουν. Ποια;
puzzle-ask-spot = Ο άλλος συμπλήρωσε ένα quarto και δεν το δήλωσε. Δείξε το πριν περάσουν { $seconds } δευτερόλεπτα.
puzzle-ask-trap = Ένα από αυτά τα κομμάτια φαίνεται ασφαλές, κι όμως χάνει. Ποιο δεν πρέπει να δώσεις;
puzzle-difficulty = δυσκολία { $rating }
puzzle-other = Ο άλλος
puzzle-tried-right = Αυτόν τον έχεις λύσει.
puzzle-tried-wrong = Αυτόν τον έχεις ξαναδοκιμάσει· δεν μετρά πια.
puzzle-tried-helped = Έχεις δει υπόδειξη· αυτός δεν μετρά πια.
puzzle-clock-about = Τα κομμάτια φαίνονται μόλις ξεκινήσει το ρολόι. Έχεις { $seconds } δευτερόλεπτα.
puzzle-clock-start = Ξεκίνα το ρολόι
puzzle-hint = Υπόδειξη { $step } από { $steps }
puzzle-hint-about = Με υπόδειξη δεν μετρά στη βαθμολογία σου.
puzzle-hint-mark = υπόδειξη
puzzle-give-up = Δείξε την απάντηση
puzzle-retry = Δοκίμασε ξανά
puzzle-why-not = Γιατί όχι { $word };
puzzle-right = Σωστά!
puzzle-late = Ο χρόνος τελείωσε. Η απάντηση ήταν αυτή.
puzzle-given-up = Η απάντηση είναι: { $words }.
puzzle-wrong = Όχι αυτό. Με το καλύτερο παίξιμο: { $ending }.
puzzle-wrong-shape = Αυτό δεν είναι ανοιχτό quarto.
puzzle-rating = Βαθμολογία
puzzle-rating-about = πάνω κάτω { $deviation }
puzzle-streak = Συνεχόμενες μέρες
puzzle-streak-days = { $days }
puzzle-streak-best = ρεκόρ: { $days }
puzzle-streak-now = { $days ->
    [one] Μία μέρα στη σειρά.
   *[other] { $days } μέρες στη σειρά.
}
puzzle-solved = Λύθηκαν
puzzle-solved-about = από { $tried } που δοκίμασες
puzzle-new-rating = Η βαθμολογία σου: { $rating }
puzzle-does-not-count = Δεν μετρά στη βαθμολογία σου.

## Hints, step by step

puzzle-hint-win = Ψάξε μια κίνηση που αφήνει τον αντίπαλο χωρίς ασφαλή κομμάτια να σου δώσει.
puzzle-hint-safe = Για κάθε κομμάτι που έμεινε, σκέψου τι θα συμπλήρωνε.
puzzle-hint-hold = Όλες οι κινήσεις χάνουν εκτός από μία. Μέτρα τα ασφαλή κομμάτια που μένουν μετά τη δική σου.
puzzle-hint-spot = Κοίτα τις γραμμές που περνούν από το τελευταίο κομμάτι, ένα χαρακτηριστικό τη φορά.
puzzle-hint-trap = Αρκετά κομμάτια δεν συμπληρώνουν τίποτα. Με ένα από αυτά, όμως, ο αντίπαλος μπορεί να παίξει έτσι που να μη σου μείνει τίποτα ασφαλές.
puzzle-hint-line = Βάλε το κάπου εδώ: { $line }.
puzzle-hint-cell = Βάλε το στο { $cell }. Ποιο κομμάτι μπορείς να δώσεις μετά;
puzzle-hint-dangers = Στα σημειωμένα κελιά θα μπορούσε κάτι να συμπληρωθεί.
puzzle-hint-distance = Για να κλείσει η παγίδα χρειάζονται ακόμη { $placements } τοποθετήσεις.
puzzle-hint-give = Ένα χαρακτηριστικό του κομματιού: { $trait }.
puzzle-hint-shared = Τι κοινό έχουν τα τέσσερα κομμάτια: { $trait }.
puzzle-hint-row = Είναι σειρά.
puzzle-hint-column = Είναι στήλη.
puzzle-hint-diagonal = Είναι διαγώνιος.
puzzle-hint-square = Είναι τετράγωνο.
