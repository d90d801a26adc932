### Opponents: a name for each level, and what the opponent is like.

level-newcomer = πρωτάρης
level-newcomer-about = Παίζει πρώτη φορά: δίνει ό,τι να ’ναι και δεν βλέπει τα περισσότερα quarto.
level-child = παιδί
level-child-about = Καμιά φορά σκέφτεται πριν δώσει, και βλέπει πιο εύκολα μια σειρά παρά μια διαγώνιο.
level-beginner = αρχάριος
level-beginner-about = Συνήθως σκέφτεται πριν δώσει, αλλά του ξεφεύγουν πολλά.
level-casual = της παρέας
level-casual-about = Κοιτάζει πάντα πριν δώσει· οι τρύπες και οι διαγώνιοι της ξεφεύγουν.
level-attentive = προσεκτική
level-attentive-about = Δίνει σχεδόν πάντα σωστά, αλλά τοποθετεί χωρίς σχέδιο.
level-regular = τακτικός
level-regular-about = Τοποθετεί έτσι ώστε να του μένει κάτι ασφαλές να δώσει.
level-club = παίκτρια λέσχης
level-club-about = Σου αφήνει λίγες ασφαλείς απαντήσεις, και παίζει τέλεια τις τελευταίες κινήσεις.
level-strong = δυνατός παίκτης
level-strong-about = Παίζει με ακρίβεια το δεύτερο μισό της παρτίδας, και σπάνια του ξεφεύγει quarto.
level-master = δεξιοτέχνης
level-master-about = Σχεδόν ποτέ δεν κάνει λάθος.
level-perfect = τέλειος παίκτης
level-perfect-about = Δεν κάνει ποτέ λάθος, και προτιμά κινήσεις που δύσκολα απαντιούνται.
