### The page: everything but the words of the game itself and the page of rules.

# As in English.
name = Kvarto

## The way around

skip = Στο περιεχόμενο
nav-label = Σελίδες
nav-home = Αρχική σελίδα
nav-menu = Μενού
nav-new = Νέα παρτίδα
nav-lobby = Αίθουσα
nav-games = Οι παρτίδες μου
nav-games-wait = { $count ->
    [one] (παίζεις εσύ σε μία παρτίδα)
   *[other] (παίζεις εσύ σε { $count } παρτίδες)
}
nav-account = Λογαριασμός
nav-rules = Κανόνες
nav-settings = Ρυθμίσεις
nav-about = Σχετικά
nav-replay = Άνοιξε καταγραφή
language = Γλώσσα
close = Κλείσιμο

## Titles of the browser's window

title-home = Kvarto: το παιχνίδι με τα δεκαέξι κομμάτια
title-new = Νέα παρτίδα – Kvarto
title-replay = Καταγραφή – Kvarto
title-position = Μια θέση
title-rules = Κανόνες – Kvarto
title-settings = Ρυθμίσεις – Kvarto
title-about = Σχετικά – Kvarto
title-nowhere = Δεν βρέθηκε – Kvarto
title-game = { $first } και { $second }

## When something goes wrong

page-refused = Αυτό δεν γίνεται: { $what }.
page-not-reached = Ο διακομιστής δεν απαντά. Δοκίμασε ξανά σε λίγο.
line-lost = Η σύνδεση χάθηκε. Προσπαθούμε να την ξαναβρούμε…
nowhere-title = Εδώ δεν υπάρχει τίποτα
nowhere-text = Καμία σελίδα δεν έχει αυτή τη διεύθυνση.

## The first page

home-about = Δεν διαλέγεις ποτέ το κομμάτι που βάζεις: σου το δίνει ο αντίπαλος. Τέσσερα σε μια γραμμή με κάτι κοινό κερδίζουν, αν το δεις και φωνάξεις «Quarto!» πριν από τον άλλο.
home-play = Παίξε
home-friend = Παίξε με φίλο
home-lobby = Στην αίθουσα
home-all-games = Όλες οι παρτίδες μου
home-learn = Μάθε το παιχνίδι
home-choose = Διάλεξε παρτίδα
home-resume = Συνέχισε: { $first } και { $second }

## A new game

opponent-is-computer = Με τον υπολογιστή
opponent-is-person = Δύο σε αυτή τη συσκευή
opponent-is-invite = Με πρόσκληση
opponent-is-watch = Υπολογιστής με υπολογιστή
new-name = Το όνομά σου
name-guest = Επισκέπτης
name-one = Παίκτης 1
name-two = Παίκτης 2
name-other = Ο άλλος παίκτης
namesake = { $name } Β΄
kind-standard = Κανονικό
kind-standard-about = Σειρές, στήλες και διαγώνιοι· μετράνε και τα τέσσερα χαρακτηριστικά.
kind-beginners = Αρχάριοι
kind-beginners-about = Μετράνε μόνο μερικά χαρακτηριστικά.
kind-advanced = Προχωρημένοι
kind-advanced-about = Μετράνε και τα εννέα τετράγωνα 2 × 2.
kind-squares = Μόνο τετράγωνα
kind-squares-about = Μετράνε μόνο τα τετράγωνα 2 × 2.
kind-hard = Δύσκολο
kind-hard-about = Τα τέσσερα πρέπει να έχουν δύο κοινά χαρακτηριστικά.
kind-own = Δικό σου
kind-own-about = Διάλεξε εσύ τι μετρά.
calling-spoken-about = Ένα quarto κερδίζει μόνο αν δηλωθεί, όπως στους κανόνες του κουτιού.
calling-automatic = Αυτόματα
calling-automatic-about = Όποιος συμπληρώσει quarto κερδίζει, χωρίς δήλωση.
new-late-call-about = Και αφού δώσεις, μπορείς να δηλώσεις ώσπου να μπει το κομμάτι.
clock-none = χωρίς ρολόι
clock-move = { $seconds ->
    [one] ένα δευτερόλεπτο ανά κίνηση
   *[other] { $seconds } δευτερόλεπτα ανά κίνηση
}
clock-place = { $seconds } δευτερόλεπτα για να βάλεις, άλλα τόσα για να δώσεις
clock-main = { $minutes ->
    [one] ένα λεπτό, και { $increment } δευτερόλεπτα ανά κίνηση
   *[other] { $minutes } λεπτά, και { $increment } δευτερόλεπτα ανά κίνηση
}
clock-whole = { $minutes ->
    [one] ένα λεπτό για όλη την παρτίδα
   *[other] { $minutes } λεπτά για όλη την παρτίδα
}
clock-days = { $days ->
    [one] μία μέρα ανά κίνηση
   *[other] { $days } μέρες ανά κίνηση
}
starter-dice = Αποφασίζουν τα ζάρια

## The computer's name at each level

opponent-newcomer = Πιπ
opponent-child = Μυρτώ
opponent-beginner = Νίκος
opponent-casual = Λένα
opponent-attentive = Μάγια
opponent-regular = Πέτρος
opponent-club = Νόρα
opponent-strong = Βίκτωρ
opponent-master = Δανάη
opponent-perfect = Σόλων

## At the table

game-coming = Στρώνεται το τραπέζι…
game-gone = Αυτή η παρτίδα δεν είναι εδώ
desk-label = Η πλευρά σου στο τραπέζι
board-label = Ταμπλό
cell-empty = { $cell }: άδειο.
bar-you = εσύ
bar-level = επίπεδο { $number } · { $name }
clock-label = Χρόνος που μένει
clock-warning = Μένουν δέκα δευτερόλεπτα.
clock-days-left = { $days } μ. { $time }

agreed-automatic = αυτόματη δήλωση
agreed-forfeit = με λάθος δήλωση χάνεις
agreed-late-call = όψιμη δήλωση

duty-place-you = Παίζεις εσύ: βάλε το κομμάτι
duty-place-here = { $player }, βάλε το κομμάτι
duty-place-other = { $player } βάζει το κομμάτι
duty-give-you = Διάλεξε το κομμάτι που θα βάλει { $other }
duty-give-here = { $player }, διάλεξε το κομμάτι που θα βάλει { $other }
duty-give-other = { $player } διαλέγει το κομμάτι που θα βάλει { $other }
duty-give-to-you = { $player } διαλέγει κομμάτι για σένα
duty-end-turn-you = Δήλωσε, ή τελείωσε την κίνηση
duty-end-turn-here = { $player }, δήλωσε ή τελείωσε την κίνηση
duty-end-turn-other = { $player } έχει μια τελευταία ευκαιρία να δηλώσει
duty-point-you = Άγγιξε τα τέσσερα κομμάτια
duty-point-here = { $player }, άγγιξε τα τέσσερα κομμάτια
duty-point-other = { $player } δήλωσε και δείχνει
duty-paused = Η παρτίδα είναι σε παύση

# As in English.
call = Quarto!
# As in English.
call-by = Quarto! ({ $player })
end-turn = Τέλος κίνησης
point-shape = Διάλεξε σχήμα
point-shape-none = Σχήμα…
point-confirm = Δείξε
point-cancel = Άκυρο
agree = Συμφωνώ
decline = Όχι

said-places = { $player } βάζει στο { $cell } { $piece }.
said-gives = { $player } δίνει { $piece }. Θα το βάλει { $other }.
said-gives-you = { $player } σου δίνει { $piece }.
said-calls = { $player } φωνάζει «Quarto!»
said-call-failed = { $player } δήλωσε χωρίς επιτυχία.
said-your-call-failed = Η δήλωσή σου δεν πέτυχε.
said-offers-draw = { $player } προτείνει ισοπαλία.
said-asks-take-back = { $player } ζητά να πάρει πίσω μια κίνηση.
said-declined = { $player } δεν δέχεται.
said-taken-back = Μια κίνηση πάρθηκε πίσω.
said-resumed = Η παρτίδα συνεχίζεται.

dice-throw = Ζάρια: { $first } { $a }, { $second } { $b }.
dice-begins = Αρχίζει: { $first }.

cover-title = Δώσε τη συσκευή. Σειρά έχει: { $player }
cover-ready = Εγώ είμαι: { $player }

## The menu of a game

menu-title = Μενού παρτίδας
menu-elsewhere = Άλλες σελίδες
menu-sound-on = Ήχος: ναι
menu-sound-off = Ήχος: όχι
do-by = { $player }: { $what }
do-ask-take-back = Πάρε πίσω μια κίνηση
do-claim-win = Διεκδίκησε τη νίκη
do-pause = Παύση
do-resume = Συνέχεια
do-offer-draw = Πρότεινε ισοπαλία
do-agree-draw = Συμφωνία για ισοπαλία
do-abort = Ακύρωση παρτίδας
do-resign = Παραίτηση
sure-resign = Παραιτείσαι; Κερδίζει ο άλλος παίκτης.
sure-draw = Συμφωνείτε και οι δύο στην ισοπαλία;
sure-abort = Να ακυρωθεί η παρτίδα; Δεν κερδίζει κανείς.
sure-no = Συνέχισε να παίζεις

## Moves, typed and listed

moves-title = Κινήσεις
moves-none = Δεν έχει γίνει κίνηση ακόμη.
looking-back = Βλέπεις προηγούμενες κινήσεις.
looking-back-return = Πίσω στην παρτίδα
typed-title = Γράψε κινήσεις, άκουσε το ταμπλό
typed-label = Κίνηση
typed-do = Παίξε
typed-help = Το b2>7 βάζει στο b2 και δίνει το 7· το b2 ή το >7 κάνουν το ένα από τα δύο· το ! δηλώνει, το !3 δηλώνει τη σειρά 3· το ?3 διαβάζει τη σειρά 3, το ? όλο το ταμπλό.
typed-not-understood = Το { $text } δεν είναι κατανοητό.
read-title = Διάβασε το ταμπλό
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = Μετά την παρτίδα
result-you-win = Κέρδισες!
result-you-lose = Έχασες
result-wins = Νίκη: { $player }
result-draw = Ισοπαλία
result-none = Χωρίς αποτέλεσμα
rematch = Άλλη μία
rematch-there = Στην επόμενη παρτίδα
review-title = Γιατί;
review-coming = Εξετάζεται η παρτίδα…
replay-controls = Δες την παρτίδα
replay-start = Στην αρχή
replay-back = Πίσω
replay-onward = Μπροστά
replay-end = Στο τέλος
replay-slider = Στιγμή της παρτίδας
replay-beginning = Αρχή
share-title = Φύλαξε και μοιράσου
share-copy-record = Αντίγραψε την καταγραφή
share-save-record = Αποθήκευσε την καταγραφή
share-svg = Εικόνα (SVG)
share-png = Εικόνα (PNG)
share-link = Αντίγραψε σύνδεσμο για αυτή τη θέση
share-copied = Αντιγράφηκε.
share-not-copied = Αυτός ο περιηγητής δεν αφήνει τη σελίδα να αντιγράψει.
share-no-png = Δεν μπόρεσε να φτιαχτεί η εικόνα.

## Games in lists, and titles of pages where people meet

title-lobby = Αίθουσα – Kvarto
title-games = Οι παρτίδες μου – Kvarto
title-account = Λογαριασμός – Kvarto
title-return = Επιστροφή – Kvarto
title-turns = ({ $count }) { $title }
agreed-spoken = με δήλωση
agreed-not-casual = χωρίς πισωγυρίσματα
mine-your-turn = παίζεις εσύ
mine-others-turn = παίζει { $player }
mine-deadline = ο χρόνος λήγει { $when }
mine-table-link = Τραπέζι για όποιον έχει τον σύνδεσμο
mine-table-lobby = Τραπέζι στην αίθουσα
mine-won = νίκη
mine-lost = ήττα
mine-drawn = ισοπαλία
mine-no-result = χωρίς αποτέλεσμα
ended-quarto = με quarto
ended-draw = μπήκαν όλα τα κομμάτια
ended-agreement = με συμφωνία
ended-time = λόγω χρόνου
ended-resignation = με παραίτηση
ended-forfeit = με λάθος δήλωση
ended-abandoned = κάποιος έφυγε
ended-aborted = ακυρώθηκε
ended-unknown = για άγνωστο λόγο
return-make = Φτιάξε σύνδεσμο

## The way to the course

title-learn = Μάθε το παιχνίδι – Kvarto
# As in English.
title-lesson = { $title } – Kvarto
nav-learn = Μαθήματα

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Γρίφοι
nav-analysis = Ανάλυση
title-puzzles = Γρίφοι – Kvarto
title-analysis = Ανάλυση – Kvarto
to-analysis = Ανάλυσε αυτή τη θέση
to-analysis-game = Ανάλυσε αυτή την παρτίδα
verdict-best = άριστη
verdict-fine = καλή
verdict-mistake = λάθος
verdict-blunder = χοντρό λάθος
verdict-decisive = κρίσιμο λάθος
verdict-unknown = δεν κρίθηκε
