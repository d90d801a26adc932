### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = Χρήση:
click-options = Επιλογές
click-commands = Εντολές
click-show-this-message = Δείχνει αυτό το μήνυμα και σταματά.
click-default = προεπιλογή: { $default }
click-error = Σφάλμα: { $message }
click-aborted = Σταμάτησε.
click-try = Για βοήθεια γράψε «{ $command } { $option }».
click-no-such-command = Δεν υπάρχει εντολή { $name }.
click-no-such-option = Δεν υπάρχει επιλογή { $name }.
click-did-you-mean = Μήπως εννοούσες { $possibilities };
click-missing-command = Λείπει μια εντολή.
click-missing-argument = Λείπει το όρισμα
click-missing-option = Λείπει η επιλογή
click-invalid-value-for = Η τιμή για { $param_hint } δεν γίνεται δεκτή: { $message }
click-invalid-value = Αυτό δεν γίνεται: { $message }
click-takes-no-value = Η επιλογή { $name } δεν παίρνει τιμή.
click-requires-an-argument = Η επιλογή { $name } χρειάζεται τιμή.
click-unexpected-argument = Αυτά περισσεύουν: { $args }
click-not-one-of = Το { $value } δεν είναι ένα από: { $choices }.
click-not-a-valid-number = Το { $value } δεν είναι αριθμός ({ $number_type }).
click-not-in-range = Το { $value } δεν είναι στο διάστημα { $range }.
click-does-not-exist = Το { $filename } δεν υπάρχει.
click-is-a-directory = Το { $filename } είναι φάκελος.
click-is-a-file = Το { $filename } είναι αρχείο.
click-is-not-readable = Το { $filename } δεν διαβάζεται.
click-is-not-writable = Το { $filename } δεν γράφεται.
