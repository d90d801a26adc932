### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Φτιάχνει γρίφους με αποδειγμένες απαντήσεις, τους ελέγχει, ή δείχνει έναν.
puzzles-make-help =
    Φτιάχνει γρίφους: διαλέγει θέσεις στην τύχη και κρατά εκείνες όπου ο επιλυτής αποδεικνύει ότι η
    σωστή απάντηση είναι ακριβώς μία. Σταματά με Ctrl-C, και η ίδια εντολή συνεχίζει από εκεί.
    Ο ίδιος σπόρος φτιάχνει τους ίδιους γρίφους.
puzzles-seed-help = Ο σπόρος της τύχης.
puzzles-count-help = Πόσοι από κάθε είδος και παραλλαγή (αν δεν δοθεί, όσοι έρχονται με το πακέτο).
puzzles-variant-help = Μόνο αυτής της παραλλαγής· μπορεί να δοθεί πολλές φορές.
puzzles-work-help = Ο φάκελος που φυλάει ως πού έφτασε η δουλειά.
puzzles-into-help = Το αρχείο για τους έτοιμους γρίφους (αν δεν δοθεί, του ίδιου του πακέτου).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Σταμάτησε. Η ίδια εντολή συνεχίζει από εδώ.
puzzles-made = { $count ->
    [one] Ένας γρίφος είναι στο { $file }.
   *[other] { $count } γρίφοι είναι στο { $file }.
}
puzzles-check-help =
    Αποδεικνύει κάθε γρίφο: ότι η απάντηση είναι σωστή, ότι δεν υπάρχει άλλη, και ότι κανένας γρίφος
    δεν είναι ίδιος με έναν άλλον ιδωμένο αλλιώς.
puzzles-file-help = Το αρχείο που θα ελεγχθεί (αν δεν δοθεί, του ίδιου του πακέτου).
puzzles-sample-help = Αποδεικνύει μόνο έναν γρίφο στους τόσους.
puzzles-checking = Απόδειξη
puzzles-checked = { $count ->
    [one] Ένας γρίφος αποδείχτηκε.
   *[other] { $count } γρίφοι αποδείχτηκαν.
}
puzzles-wrong = { $count ->
    [one] Ένας γρίφος είναι λάθος.
   *[other] { $count } γρίφοι είναι λάθος.
}
puzzle-is-none = { $puzzle }: δεν υπάρχει ακριβώς μία σωστή απάντηση
puzzle-has-other-answers = { $puzzle }: σωστές απαντήσεις είναι { $proven }, όχι { $kept }
puzzle-repeats = { $puzzle }: είναι ίδιος με τον { $other }
no-puzzle-file = αυτό δεν είναι αρχείο με γρίφους
no-such-puzzle = αυτή η γραμμή δεν είναι γρίφος: { $text }
puzzles-show-help = Δείχνει τον γρίφο με αυτό το ID, την απάντησή του και τη συνέχεια.
puzzles-title = { $puzzle }: { $task } ({ $variant }, βαθμοί: { $rating })
puzzles-answer = { $count ->
    [one] Απάντηση: { $answers }
   *[other] Απαντήσεις: { $answers }
}
puzzles-line = Η συνέχεια: { $words }

## What is asked for

puzzle-task-win = Βάλε και δώσε έτσι ώστε να κερδίσεις
puzzle-task-safe = Δώσε το μόνο ασφαλές κομμάτι
puzzle-task-hold = Βάλε και δώσε έτσι ώστε να μη χάσεις
puzzle-task-spot = Βρες το quarto πριν λήξει
puzzle-task-trap = Βρες ποιο κομμάτι είναι παγίδα
