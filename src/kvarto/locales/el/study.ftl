### Puzzles, the analysis board, and the review of a game.

player-first = Ο πρώτος
player-second = Ο δεύτερος

## What a move or a position is worth to who is to act

worth-win = { $distance ->
    [0] κερδίζει αμέσως
    [one] κερδίζει με την επόμενη τοποθέτηση
   *[other] κερδίζει σε { $distance } τοποθετήσεις
}
worth-win-sometime = κερδίζει
worth-draw = ισοπαλία
worth-loss = { $distance ->
    [0] χάνει αμέσως
    [one] χάνει με την επόμενη τοποθέτηση
   *[other] χάνει σε { $distance } τοποθετήσεις
}
worth-loss-sometime = χάνει
worth-unknown = άγνωστο

## Moves told step by step

step-places = { $player } βάζει στο { $cell }.
step-gives = { $player } δίνει { $piece }.
step-calls = { $player } δηλώνει και κερδίζει: { $shape }.
step-you-places = Βάζεις στο { $cell }.
step-you-gives = Δίνεις { $piece }.
step-you-calls = Δηλώνεις και κερδίζεις: { $shape }.
move-whole = { $parts }:
move-place = βάλε στο { $cell }
move-give = δώσε { $piece }
move-call = δήλωσε: { $shape }
playback-label = Δες τη συνέχεια βήμα βήμα
playback-begins = Από εδώ αρχίζει.
playback-again = Δες το ξανά

## Somebody is to find a move

attempt-place = Βάλε το κομμάτι που έχεις στο χέρι.
attempt-give = Διάλεξε ποιο κομμάτι θα δώσεις.
attempt-give-or-call = Δώσε κομμάτι, ή δήλωσε.
attempt-end-turn = Δήλωσε, ή τελείωσε την κίνηση.
attempt-point = Άγγιξε τα τέσσερα κομμάτια.
attempt-take-back = Πάρε πίσω την τοποθέτηση
attempt-no-shape = Αυτά τα τέσσερα δεν είναι σειρά, στήλη, διαγώνιος ή τετράγωνο που μετρά. Δοκίμασε ξανά.

## The review of a game

accuracy-share = { $percent }%
accuracy-kept = Κινήσεις που κράτησαν ό,τι κρατιόταν: { $kept } από { $judged }.
standing-title = Η πορεία της παρτίδας
standing-label = Πώς ήταν η παρτίδα μετά από κάθε κίνηση: προς τα πάνω κέρδιζε { $first }, προς τα κάτω { $second }. Τα ίδια λέει ο πίνακας παρακάτω.
standing-side = κερδίζει { $player }
standing-as-table = Σε πίνακα
standing-move = Κίνηση
standing-player = Παίκτης
standing-stood = Μετά
standing-verdict = Κρίση
standing-show = Δείξε το γράφημα
standing-wins = { $player } { $ending }
standing-won = { $player } έχει κερδίσει
retry-title = Δοκίμασε ξανά
retry-about = Κίνηση { $number }: παίζει { $player }, και με το καλύτερο παίξιμο είναι { $value }. Βρες μια κίνηση που την κρατά.
retry-right = Σωστά. Η { $value } κρατιέται.
retry-wrong = Όχι αυτή. Δες τι ακολουθεί.
retry-again = Άλλη μία φορά

## The analysis board

analysis-title = Ανάλυση
study-variant = Τι κερδίζει
study-overlay = Στο ταμπλό
study-overlay-values = Τι αξίζουν οι κινήσεις
study-overlay-threats = Απειλές
study-overlay-nothing = Τίποτα
study-worth-title = Τι αξίζει η θέση
study-worth = Με το καλύτερο παίξιμο: { $ending }.
study-gives = { $player } δίνει κομμάτι. Θα το βάλει { $other }.
study-places = { $player } βάζει { $piece }.
study-placed = Μπήκε στο { $cell }: διάλεξε τώρα ποιο κομμάτι θα δώσεις.
study-over = Εδώ η παρτίδα τελείωσε.
study-progress = Πόσες κινήσεις βαθμολογήθηκαν
study-graded = { $graded } από { $total } κινήσεις
study-nodes = · θέσεις που εξετάστηκαν: { $nodes }
study-stop = Σταμάτα
study-stopped = Σταμάτησε μετά από { $graded } από { $total } κινήσεις.
study-go-on = Συνέχισε
study-call = Δήλωσε: { $shape }
study-best-moves = Οι καλύτερες κινήσεις
study-all-moves = { $count ->
    [one] Η μόνη κίνηση
   *[other] Όλες οι κινήσεις: { $count }
}
study-group-win = { $count ->
    [one] Μία κερδίζει
   *[other] { $count } κερδίζουν
}
study-group-draw = { $count ->
    [one] Μία φέρνει ισοπαλία
   *[other] { $count } φέρνουν ισοπαλία
}
study-group-loss = { $count ->
    [one] Μία χάνει
   *[other] { $count } χάνουν
}
study-group-unknown = Άγνωστες: { $count }
study-line = Η καλύτερη συνέχεια
study-line-help = Δείξε ένα κελί, ένα κομμάτι ή μια κίνηση, και εδώ θα παιχτεί η καλύτερη συνέχεια.
study-line-best = Δείξε την καλύτερη συνέχεια
study-threats = Απειλές
study-no-threats = Κανένα κομμάτι δεν συμπληρώνει κάτι ακόμη.
study-safe = { $count ->
    [0] Κομμάτια στο απόθεμα: { $total }. Κανένα δεν δίνεται με ασφάλεια.
    [one] Κομμάτια στο απόθεμα: { $total }. Ένα δεν κερδίζει αμέσως.
   *[other] Κομμάτια στο απόθεμα: { $total }. Δεν κερδίζουν αμέσως { $count }.
}
study-lapsed = Έχουν λήξει και δεν αξίζουν πια τίποτα: { $shapes }.
study-no-moves = Παίξε μια κίνηση στο ταμπλό, και θα σημειωθεί εδώ. Αν γυρίσεις πίσω και παίξεις άλλη, αρχίζει μια βαριάντα.
study-comment = Σχόλιο για { $word }
study-comment-start = Σχόλιο για την αρχή
study-promote = Κάν’ την κύρια βαριάντα
study-cut = Σβήσε από εδώ και κάτω
study-open-title = Άλλη θέση ή παρτίδα
study-paste = Επικόλλησε θέση ή καταγραφή
study-paste-about = Μια θέση όπως «A.../.3../..../...5 7», ή μια καταγραφή
study-copy-link = Αντίγραψε σύνδεσμο για αυτή την ανάλυση
set-up-title = Στήσε μια θέση
set-up-help = Διάλεξε κομμάτι, μετά κελί. Άγγιξε ένα τοποθετημένο κομμάτι για να το ξαναπάρεις. Ό,τι μείνει στο χέρι είναι το κομμάτι που θα τοποθετηθεί.
set-up-last = Τελευταίο κομμάτι που μπήκε
set-up-last-none = κανένα: όλα τα quarto έχουν λήξει
set-up-last-about = Τα quarto που περνούν από αυτό μπορούν ακόμη να δηλωθούν.
set-up-empty-hand = Άφησε το κομμάτι από το χέρι
set-up-clear = Άδειασε το ταμπλό
set-up-done = Ανάλυσε
set-up-cancel = Άκυρο

## Records, positions by their address, and what a move means

review-better = Καλύτερα: { $words }.
why-gift = { $player } έδωσε { $piece }, και με αυτό συμπληρώθηκε: { $shape }.
word-turn = (Μπήκε στο { $cell }, δόθηκε { $piece }.)
word-give = (Δόθηκε { $piece }.)
review-look = δες
replay-title = Άνοιξε καταγραφή
replay-about = Δες μια παρτίδα που φυλάχτηκε ως αρχείο .qgn, εδώ ή οπουδήποτε αλλού.
replay-file = Διάλεξε αρχείο
replay-paste = Ή επικόλλησέ την
replay-open = Άνοιγμα
replay-another = Άνοιξε άλλη καταγραφή
position-begin = Ξεκίνα παρτίδα από εδώ
position-first-gives = Ο πρώτος παίκτης δίνει κομμάτι.
position-second-gives = Ο δεύτερος παίκτης δίνει κομμάτι.
position-first-places = Ο πρώτος παίκτης βάζει { $piece }.
position-second-places = Ο δεύτερος παίκτης βάζει { $piece }.
