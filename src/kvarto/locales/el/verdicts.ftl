### What is said of moves and games that are looked at again.

value-win = νίκη
value-draw = ισοπαλία
value-loss = ήττα
value-unknown = άγνωστο
review-missed-as-placer = { $player } στην κίνηση { $number } δεν δήλωσε ό,τι είχε συμπληρώσει: { $shapes }.
review-missed-as-receiver = { $player } στην κίνηση { $number } μπορούσε να δηλώσει: { $shapes }.
review-called-others = { $player } στην κίνηση { $number } δήλωσε αυτό που είχε συμπληρώσει { $other } χωρίς να το δει.
review-lapsed = Έτσι έληξε ό,τι ήταν ανοιχτό: { $shapes }.
review-failed-call = { $player } στην κίνηση { $number } δήλωσε χωρίς επιτυχία.
review-left-open = { $count ->
    [one] Στην τελευταία θέση έμεινε ένα ανοιχτό quarto, { $shapes }: μπορούσε να το δηλώσει { $player }.
   *[other] Στην τελευταία θέση έμειναν ανοιχτά quarto, { $shapes }: μπορούσε να δηλώσει ένα από αυτά { $player }.
}
review-turning-point = Η παρτίδα κρίθηκε στην κίνηση { $number }: { $player } με { $word } πήγε από { $before } σε { $after }.
review-no-mistakes = Κανείς δεν έκανε λάθος.
review-no-known-mistakes = Δεν βρέθηκε λάθος.
review-unjudged = { $count ->
    [one] Μία κίνηση δεν κρίθηκε στον διαθέσιμο χρόνο.
   *[other] { $count } κινήσεις δεν κρίθηκαν στον διαθέσιμο χρόνο.
}
