### The engine at the command line: values, graded moves, reviews of games.

engine-json-help = Τυπώνει JSON, ένα αντικείμενο ανά γραμμή.
engine-threads-help = Πόσα νήματα χρησιμοποιεί.
engine-no-table-help = Τα αναζητά όλα, χωρίς τον πίνακα ανοιγμάτων.
engine-time-limit-help = Παρατά μια θέση μετά από τόσα δευτερόλεπτα.

## kvarto solve

solve-help =
    Λέει ποιος κερδίζει σε κάθε θέση (POSITION) με το καλύτερο παίξιμο, και πόσα κομμάτια μπαίνουν
    ως τότε. Κάθε θέση είναι ένα όρισμα, σε εισαγωγικά. Με -, ή χωρίς τίποτα, οι θέσεις διαβάζονται
    από την τυπική είσοδο, μία ανά γραμμή· κενές γραμμές και όσες αρχίζουν με # παραλείπονται.
    Για παράδειγμα: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Λέει ποιος κερδίζει σε μια θέση.
solve-cold-help = Ξεχνά ό,τι έμαθε πριν από κάθε θέση.
solve-cold-one-thread = το --cold πάει μόνο με ένα νήμα
solve-nothing = λείπει μια θέση, POSITION (ή - για ανάγνωση θέσεων από την τυπική είσοδο)
solve-wrong-line = γραμμή { $line }: { $what }

solve-win = { $position }: παίζει { $player } και κερδίζει { $distance ->
    [0] με δήλωση: { $shapes }
    [one] με την επόμενη τοποθέτηση
   *[other] σε { $distance } τοποθετήσεις
}.
solve-draw = { $position }: παίζει { $player }, και είναι ισοπαλία.
solve-loss = { $position }: παίζει { $player } και χάνει { $distance ->
    [one] με την επόμενη τοποθέτηση
   *[other] σε { $distance } τοποθετήσεις
}.
solve-unknown = { $position }: παίζει { $player }, και δεν είναι γνωστό ποιος κερδίζει.

## kvarto grade

grade-help =
    Λέει πού οδηγεί κάθε επιτρεπτή κίνηση σε μια θέση (POSITION) για όποιον παίζει, με την καλύτερη
    πρώτη. Για παράδειγμα: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Λέει τι αξίζει κάθε κίνηση.
grade-nothing = δεν υπάρχει κίνηση για βαθμολόγηση: το ταμπλό είναι γεμάτο
grade-win = Κερδίζουν { $distance ->
    [0] αμέσως
    [one] σε μία τοποθέτηση
   *[other] σε { $distance } τοποθετήσεις
} ({ $count }):
grade-draw = Ισοπαλία ({ $count }):
grade-loss = Χάνουν { $distance ->
    [0] αμέσως
    [one] σε μία τοποθέτηση
   *[other] σε { $distance } τοποθετήσεις
} ({ $count }):
grade-unknown = Άγνωστο ({ $count }):

## kvarto review

review-help =
    Κρίνει κάθε κίνηση των παρτίδων ενός αρχείου .qgn (FILE, - για την τυπική είσοδο): τι άξιζε πριν
    και μετά, τι ήταν καλύτερο, ποια quarto ξέφυγαν, και πού κρίθηκε η παρτίδα.
review-short-help = Λέει πού κερδήθηκαν και πού χάθηκαν οι παρτίδες μιας καταγραφής.

review-value-lost = από { $before } σε { $after }
review-verdict-mistake = λάθος
review-verdict-blunder = χοντρό λάθος
review-verdict-decisive = κρίσιμο λάθος
review-remark = { $verdict }· καλύτερα { $words }
review-remark-more = { $verdict }· καλύτερα { $words } (+{ $more })

review-left-win = Στην τελευταία θέση παίζει { $player } και κερδίζει με το καλύτερο παίξιμο.
review-left-draw = Στην τελευταία θέση παίζει { $player }, και με το καλύτερο παίξιμο είναι ισοπαλία.
review-left-loss = Στην τελευταία θέση παίζει { $player } και χάνει με το καλύτερο παίξιμο.
review-accuracy = { $player }: κράτησε την αξία σε { $kept } από { $judged } κινήσεις ({ $percent }%).
