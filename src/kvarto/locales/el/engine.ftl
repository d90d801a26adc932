### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Βάζει τα επίπεδα να παίξουν μεταξύ τους και τα βαθμολογεί.
arena-help =
    Βάζει τα επίπεδα να παίξουν μεταξύ τους, κάθε ζευγάρι τον ίδιο αριθμό παρτίδων και από τις δύο
    πλευρές, και τυπώνει πόσο δυνατό είναι το καθένα: τη βαθμολογία Elo με το μισό εύρος του
    διαστήματος 95%, και μετά τους βαθμούς του καθενός με κάθε άλλο επί τοις εκατό. Με Ctrl-C οι
    παρτίδες σταματούν και βαθμολογούνται όσες παίχτηκαν.
arena-games-help = Πόσες παρτίδες παίζει κάθε ζευγάρι επιπέδων.
arena-levels-help = Ποια επίπεδα, όπως 1-4,10.
arena-variant-help = standard, advanced, squares, hard, ή ένας κωδικός όπως ch:l.
arena-calling-help = Αν ένα quarto πρέπει να δηλωθεί για να κερδίσει.
arena-seed-help = Ο ίδιος σπόρος δίνει τις ίδιες παρτίδες.
arena-processes-help = Πόσες παρτίδες παίζονται ταυτόχρονα.
arena-save-help = Προσθέτει κάθε αποτέλεσμα σε αρχείο, και συνεχίζει από όσα έχει ήδη.
arena-no-such-levels = { $text }: τα επίπεδα είναι αριθμοί από 1 έως { $most }, όπως 1-4,10
arena-needs-two = πρέπει να παίζουν τουλάχιστον δύο επίπεδα
arena-other-tournament = το { $path } έχει τα αποτελέσματα άλλου τουρνουά, ή κάτι άλλο
arena-label = παρτίδες
arena-stopped = Σταμάτησε μετά από { $played } από τις { $all } παρτίδες.
arena-title = { $variant }, { $games ->
    [one] μία παρτίδα
   *[other] { $games } παρτίδες
}
arena-level = επίπεδο
arena-name = όνομα
# As in English.
arena-elo = Elo
arena-error = ±
arena-played = παρτίδες
arena-won = νίκες
arena-drawn = ισοπαλίες
arena-lost = ήττες
arena-score = βαθμοί
arena-nothing = Δεν παίχτηκε καμία παρτίδα.
