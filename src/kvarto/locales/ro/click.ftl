### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = Utilizare:
click-options = Opțiuni
click-commands = Comenzi
click-show-this-message = Arată acest mesaj și iese.
click-default = implicit: { $default }
click-error = Eroare: { $message }
click-aborted = Oprit.
click-try = Pentru ajutor scrie „{ $command } { $option }”.
click-no-such-command = Nu există comanda { $name }.
click-no-such-option = Nu există opțiunea { $name }.
click-did-you-mean = Voiai cumva { $possibilities }?
click-missing-command = Lipsește o comandă.
click-missing-argument = Lipsește argumentul
click-missing-option = Lipsește opțiunea
click-invalid-value-for = { $param_hint } nu poate avea această valoare: { $message }
click-invalid-value = Asta nu se poate: { $message }
click-takes-no-value = Opțiunea { $name } nu primește o valoare.
click-requires-an-argument = Opțiunea { $name } are nevoie de o valoare.
click-unexpected-argument = Asta e în plus: { $args }
click-not-one-of = { $value } nu se află printre { $choices }.
click-not-a-valid-number = { $value } nu este un număr ({ $number_type }).
click-not-in-range = { $value } nu se află în intervalul { $range }.
click-does-not-exist = { $filename } nu există.
click-is-a-directory = { $filename } este un dosar.
click-is-a-file = { $filename } este un fișier.
click-is-not-readable = { $filename } nu se poate citi.
click-is-not-writable = { $filename } nu se poate scrie.
