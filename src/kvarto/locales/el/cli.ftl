### The command line.

cli-help =
    Quarto: το επιτραπέζιο όπου διαλέγεις εσύ το κομμάτι που θα βάλει ο αντίπαλος,
    και όπου τέσσερα στη γραμμή κερδίζουν μόνο αν τα δηλώσεις.
cli-version-help = Δείχνει την έκδοση και σταματά.
cli-style-help = Πώς σχεδιάζεται: με χρώμα, με απλό Unicode, με ASCII, ή όπως μπορεί το τερματικό.
cli-lang-help = Η γλώσσα όλων των μηνυμάτων, όπως fi. Αν δεν δοθεί, αποφασίζουν οι LANGUAGE, LC_ALL, LC_MESSAGES ή LANG.
cli-unknown-language = δεν υπάρχει εδώ η γλώσσα { $language }· διάλεξε μία από: { $languages }
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = δεν διαβάζεται το { $path }: { $why }
cli-cannot-write = δεν γράφεται το { $path }: { $why }
cli-standard-input = τυπική είσοδος

standing-to-act = Παίζει: { $player }.
standing-open = Ανοιχτά: { $shapes }.
standing-lapsed = Έχουν λήξει: { $shapes }.

seat-first = Ο πρώτος
seat-second = Ο δεύτερος

## kvarto show

show-help =
    Σχεδιάζει μια θέση (POSITION): τις σειρές από την 4 ως την 1, μετά το κομμάτι στο χέρι ή -,
    και μετά, αν θέλεις, μια παραλλαγή και το κελί της τελευταίας τοποθέτησης. Για παράδειγμα:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Σχεδιάζει μια θέση.
show-variant = Παραλλαγή: { $variant }.
show-svg-help = Σχεδιάζει αντί γι’ αυτό σε αρχείο SVG (- για την τυπική έξοδο).
show-pieces-help = Πώς φαίνονται τα κομμάτια στο SVG.
show-theme-help = Για φωτεινό ή σκοτεινό περιβάλλον.

## kvarto replay

replay-help = Παίζει ξανά κάθε παρτίδα ενός αρχείου .qgn (FILE, - για την τυπική είσοδο) και λέει πού βρίσκεται.
replay-short-help = Λέει πού βρίσκονται οι παρτίδες μιας καταγραφής.
replay-json-help = Τυπώνει ένα αντικείμενο JSON ανά γραμμή για κάθε παρτίδα. Αποτέλεσμα χωρίς αιτία έχει την αιτία "unknown".
replay-no-games = { $source }: δεν περιέχει παρτίδα
replay-game = Παρτίδα { $number }: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = Παίζεις μια παρτίδα στο τερματικό.
play-command-help =
    Παίζεις μια παρτίδα: δύο παίκτες στο ίδιο τερματικό, ή ένας με τον υπολογιστή. Γράψε help στη διάρκεια της παρτίδας για να δεις τι μπορείς να πληκτρολογήσεις.
play-variant-help = standard (προεπιλογή), advanced, squares, hard, ή ένας κωδικός όπως ch:l.
play-calling-help = Αν ένα quarto πρέπει να δηλωθεί για να κερδίσει.
play-false-call-help = Τι κοστίζει μια λάθος δήλωση: την ευκαιρία ή την παρτίδα.
play-late-call-help = Όποιος τοποθέτησε μπορεί να δηλώσει και αφού δώσει, ώσπου να μπει το νέο κομμάτι.
play-pointing-help = Ποιος πρέπει να δείχνει το σχήμα που δηλώνει· οι άλλοι μόνο δηλώνουν.
play-clock-help = Χρόνος: - (κανένας), 60/move, 60/place, 600+5 (δευτερόλεπτα και προσαύξηση), 3d/move.
play-tournament-help = Όπως στα τουρνουά: ένα λεπτό ανά κίνηση, και με λάθος δήλωση χάνεις την παρτίδα.
play-against-help = Παίζεις με τον υπολογιστή, από 1 (παίζει πρώτη φορά) έως { $strongest } (τέλειος).
play-one-help = Το όνομα του ενός παίκτη.
play-two-help = Το όνομα του άλλου παίκτη.
play-starter-help = Ποιος αρχίζει: αποφασίζουν τα ζάρια, ή αρχίζει ο παίκτης 1 ή ο 2.
play-start-help = Η θέση από την οποία αρχίζει η παρτίδα.
play-seed-help = Ξαναρίχνει τα ζάρια μιας προηγούμενης παρτίδας.
play-save-help = Προσθέτει την παρτίδα σε ένα αρχείο .qgn.
play-save-no-record = το { $path } δεν περιέχει παρτίδες· δεν προστίθεται τίποτα σε αυτό
play-tournament-fixes = η επιλογή { $option } δεν πάει μαζί με την --tournament, που την ορίζει
play-same-names = οι δύο παίκτες χρειάζονται διαφορετικά ονόματα
play-player-one = Παίκτης 1
play-player-two = Παίκτης 2

## kvarto play: at the table

# As in English.
play-title = Quarto, { $variant }
play-dice = Ζάρια: { $first } { $a }, { $second } { $b }.
play-first = { $first } αρχίζει και δίνει το πρώτο κομμάτι.
play-first-set-up = Πρώτος παίκτης: { $first }, δεύτερος: { $second }.
play-spoken = Ένα quarto κερδίζει μόνο αν δηλωθεί: γράψε ! μόλις δεις ένα.
play-forfeit = Μια λάθος δήλωση κοστίζει την παρτίδα.
play-late-call = Και αφού δώσεις, μπορείς ακόμη να δηλώσεις: γράψε late.
play-help-hint = Γράψε help για να δεις όλα όσα μπορείς να πληκτρολογήσεις.
play-clock = [{ $time }]{ " " }
play-give = { $player }, διάλεξε το κομμάτι που θα βάλει { $other } (0-F, ή help):
play-give-or-call = { $player }, διάλεξε το κομμάτι που θα βάλει { $other } (0-F), ή δήλωσε (!):
play-place = { $player }, βάλε το κομμάτι (a1-d4, ή help):
play-place-or-call = { $player }, βάλε το κομμάτι (a1-d4), ή δήλωσε (!):
play-place-or-late-call = { $player }, βάλε το κομμάτι (a1-d4), ή δήλωσε (!; { $other }: late):
play-place-or-others-late-call = { $player }, βάλε το κομμάτι (a1-d4; { $other } δηλώνει με late):
play-end-turn = { $player }, τελείωσε την τελευταία κίνηση (=):
play-end-turn-or-call = { $player }, δήλωσε (!), ή τελείωσε την κίνηση (=):
play-point = { $player }, ποια γραμμή; (1-4, a-d, / ή \, ή cancel):
play-point-with-squares = { $player }, ποιο σχήμα; (1-4, a-d, / ή \, τετράγωνα a1-c3, ή cancel):
play-paused = Η παρτίδα είναι σε παύση. Γράψε resume για να συνεχίσει:
play-offer-draw = { $player } προτείνει ισοπαλία. { $other }, συμφωνείς; (yes ή no):
play-offer-take-back = { $player } ζητά να πάρει πίσω την τελευταία κίνηση. { $other }, συμφωνείς; (yes ή no):
play-answer-yes-or-no = απάντησε με yes ή no
play-declined = { $player } δεν δέχεται.
play-computer-moves = { $player } παίζει { $move }.
play-calls = { $player }: «Quarto!»
play-call-failed = Όχι: δεν υπάρχει εκεί ανοιχτό quarto.
play-call-not-pointed = Δεν δείχτηκε σχήμα: η δήλωση απέτυχε.
play-refused = Αυτό δεν γίνεται: { $what }.
play-not-understood = το { $text } δεν είναι κατανοητό· με help βλέπεις τι μπορείς να γράψεις
play-left = Η παρτίδα μένει στη μέση.
play-saved = Η παρτίδα προστέθηκε στο { $path }.

play-help-give = 7, F ή DTSH          δίνεις αυτό το κομμάτι
play-help-place = b2, ή b2>7           βάζεις το κομμάτι· το βάζεις και δίνεις το κομμάτι 7
play-help-call = !, ή !3              δηλώνεις «Quarto!»· δηλώνεις και δείχνεις τη σειρά 3 (και: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    σειρές, στήλες, διαγώνιοι, τετράγωνα (κάτω αριστερό κελί)
play-help-late = late, ή late 3       δηλώνεις αφού δώσεις, σε παρτίδες με όψιμη δήλωση
play-help-pass = =, ή pass            τελειώνεις την κίνηση μετά την τελευταία τοποθέτηση
play-help-draw = draw                 προτείνεις ισοπαλία· ο άλλος απαντά yes ή no
play-help-back = back                 ζητάς να πάρεις πίσω την τελευταία κίνηση
play-help-resign = resign, abort        παραιτείσαι· ακυρώνεις πριν μπει το πρώτο κομμάτι
play-help-pause = pause, resume        σταματάς τα ρολόγια· συνεχίζεις
play-help-look = board, moves, help   βλέπεις το ταμπλό· τις κινήσεις· αυτή τη λίστα
play-help-quit = quit                 αφήνεις την παρτίδα στη μέση
