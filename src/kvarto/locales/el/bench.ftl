### How fast the engine is, and how many positions there are.

bench-short-help = Μετρά πόσο γρήγορη είναι η μηχανή.
bench-help =
    Μετρά πόσο γρήγορη είναι η μηχανή. Πρώτα έρχεται η υπογραφή: πόσους κόμβους επισκέπτεται η
    αναζήτηση για μια σταθερή λίστα θέσεων, ίδια σε κάθε μηχάνημα όσο δεν αλλάζει η αναζήτηση. Μετά,
    για τυχαίες θέσεις που είναι κάθε φορά οι ίδιες, χωρίς και με τον πίνακα ανοιγμάτων, πόσο κρατά
    να βρεθεί η αξία, η αξία και η απόσταση, και να βαθμολογηθεί κάθε κίνηση: για τις μισές θέσεις
    το πολύ p50, για 99 στις 100 το πολύ p99, για όλες το πολύ max.
bench-quick-help = Παίρνει μόνο λίγες θέσεις, και χωρίς τον πίνακα καμία με τρία ή τέσσερα κομμάτια.
bench-full-help =
    Λύνει επίσης δώδεκα ολόκληρες παρτίδες, μετρά ισόπαλα ταμπλό, παίζει στην τύχη, χρονομετρά το
    απλό minimax, ζυγίζει μια διεργασία που παίζει, και λέει ποιοι στόχοι πιάστηκαν. Κρατά μερικά
    λεπτά.
bench-json-help = Γράφει τα αποτελέσματα και σε αρχείο (- για την τυπική έξοδο, και τίποτε άλλο).
bench-signature = Υπογραφή: { $nodes } κόμβοι
bench-title = { $variant }: χιλιοστά δευτερολέπτου CPU ενός πυρήνα, χωρίς πίνακα
bench-title-with-table = { $variant }: χιλιοστά δευτερολέπτου CPU ενός πυρήνα, με πίνακα
bench-no-table = { $variant }: δεν υπάρχει ακόμη πλήρης πίνακας ανοιγμάτων
# As in English.
bench-placed = n
bench-cold = κρύα
bench-warm = ζεστή
bench-value = αξία
bench-distance = αξία και απόσταση
bench-grade = βαθμολόγηση
bench-positions = θέσ.
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
# As in English.
bench-longest = max
bench-legend =
    n: κομμάτια στο ταμπλό· θέσ.: πόσες θέσεις χρονομετρήθηκαν.
    κρύα: χωρίς καμία μνήμη· ζεστή: το ίδιο ρωτήθηκε μόλις πριν.
bench-waiting-title = Βαθμολόγηση κάθε κίνησης με πίνακα και δύο πυρήνες, κρύα, χιλιοστά δευτερολέπτου πραγματικού χρόνου
bench-games-title = Ολόκληρες παρτίδες από το άδειο ταμπλό, χωρίς πίνακα
bench-variant = παραλλαγή
bench-games-value = αξία
bench-games-nodes = κόμβοι
bench-seconds = δευτ. CPU
bench-drawn-title = Γεμάτα ταμπλό χωρίς quarto
bench-drawn-boards = ταμπλό
bench-playouts-title = Τυχαίες παρτίδες με τους κανόνες σε Python
bench-playouts-games = παρτίδες
bench-playouts-speed = παρτίδες / δευτ.
bench-playouts-drawn = ισοπαλίες
bench-playouts-placed = κομμάτια
bench-reference-title = Το απλό minimax και ο επιλυτής, αξία και απόσταση, χιλιοστά δευτερολέπτου CPU
# As in English.
bench-reference = minimax
bench-solver = επιλυτής
bench-agree = Οι απαντήσεις είναι ίδιες.
bench-disagree = Οι απαντήσεις ΔΙΑΦΕΡΟΥΝ.
bench-footprint-title = Τι κοστίζει το πακέτο
bench-import = εισαγωγή του kvarto: { $size } χρόνου CPU
bench-memory = μνήμη σε μια κανονική παρτίδα: { $size }
bench-memory-three = μνήμη μετά από παρτίδες τριών παραλλαγών: { $size }

## What the engine was to reach

goals-title = Οι στόχοι· μετρά το πιο αργό από τα δύο παιχνίδια
goals-measured = μέτρηση
goals-must = όριο
goals-aim = στόχος
goals-reached = πιάστηκε
goal-aim-reached = στόχος
goal-must-reached = όριο
goal-missed = ΟΧΙ
goal-not-measured = -
goal-value-8 = αξία, p99, n = 8
goal-value-7 = αξία, p99, n = 7
goal-value-6 = αξία, p99, n = 6
goal-distance-6 = αξία και απόσταση, p99, n = 6
goal-table = αξία και απόσταση από τον πίνακα, p99, n ≤ 5
goal-grade-6 = βαθμολόγηση κάθε κίνησης με απόσταση, p99, n = 6
goal-two-cores = βαθμολόγηση, πίνακας, 2 πυρήνες, πραγματικός χρόνος, p99, n = 5
goal-whole-lines = ολόκληρη παρτίδα, κανονική
goal-whole-both = ολόκληρη παρτίδα, γραμμές και τετράγωνα
goal-whole-squares = ολόκληρη παρτίδα, μόνο τετράγωνα
goal-drawn-boards = ισόπαλα ταμπλό της κανονικής παρτίδας
goal-memory = μνήμη στο παίξιμο
goal-import = εισαγωγή του kvarto

## kvarto census

census-short-help = Μετρά θέσεις και ισόπαλα ταμπλό, και τι αξίζουν.
census-help =
    Μετρά τα γεμάτα ταμπλό χωρίς quarto, και μετά, ανάλογα με το πόσα κομμάτια είναι στο ταμπλό, τι
    υπάρχει χωρίς quarto και χωρίς τις συμμετρίες: τα ταμπλό, τα ταμπλό με ένα κομμάτι στο χέρι, και
    όσα από αυτά δεν κερδίζουν αμέσως με εκείνο το κομμάτι. Πόσα από αυτά κερδίζονται, βγαίνουν
    ισόπαλα ή χάνονται για όποιον τοποθετεί, είναι γνωστό ως εκεί που φτάνει ο πίνακας ανοιγμάτων.
census-variant-help = standard, advanced, squares, hard, ή ένας κωδικός όπως ch:l.
census-levels-help =
    Έως πόσα κομμάτια στο ταμπλό. Κάθε ένα ακόμη θέλει περίπου δεκαπλάσιο χρόνο, και από 8 και πάνω
    εκατοντάδες megabyte.
census-json-help = Τυπώνει ένα αντικείμενο JSON ανά γραμμή.
census-counting-drawn = μετριούνται τα γεμάτα ταμπλό...
census-counting = μετριούνται ταμπλό με { $placed ->
    [one] ένα κομμάτι
   *[other] { $placed } κομμάτια
}...
census-drawn-boards = { $variant }: { $boards } από τα 16! γεμάτα ταμπλό δεν έχουν quarto.
census-placed = κομμάτια
census-boards = ταμπλό
census-positions = με χέρι
census-quiet = όχι αμέσως νίκη
census-won = νίκες
census-drawn = ισοπαλίες
census-lost = ήττες
census-unknown = -
census-no-table = -: άγνωστο· αυτό το παιχνίδι δεν έχει πίνακα ανοιγμάτων.
census-table-ends = -: άγνωστο· ο πίνακας ανοιγμάτων αυτού του παιχνιδιού τελειώνει { $levels ->
    [one] στο ένα κομμάτι.
   *[other] στα { $levels } κομμάτια.
}
census-stopped = Σταμάτησε.
census-number = { $count }
