### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = Gebruik:
click-options = Opties
click-commands = Opdrachten
click-show-this-message = Toon deze tekst en stop.
click-default = standaard: { $default }
click-error = Fout: { $message }
click-aborted = Gestopt.
click-try = Probeer '{ $command } { $option }' voor hulp.
click-no-such-command = De opdracht { $name } bestaat niet.
click-no-such-option = De optie { $name } bestaat niet.
click-did-you-mean = Bedoelde je { $possibilities }?
click-missing-command = Er ontbreekt een opdracht.
# What is missing is said after these, such as "'FILE'".
click-missing-argument = Ontbreekt: argument
click-missing-option = Ontbreekt: optie
click-invalid-value-for = { $param_hint } kan dit niet zijn: { $message }
click-invalid-value = Dit kan niet: { $message }
click-takes-no-value = Bij de optie { $name } hoort geen waarde.
click-requires-an-argument = Bij de optie { $name } hoort een waarde.
click-unexpected-argument = Dit is te veel: { $args }
click-not-one-of = { $value } is niet een van { $choices }.
click-not-a-valid-number = { $value } is geen getal ({ $number_type }).
click-not-in-range = { $value } valt buiten het bereik { $range }.
click-does-not-exist = { $filename } bestaat niet.
click-is-a-directory = { $filename } is een map.
click-is-a-file = { $filename } is een bestand.
click-is-not-readable = { $filename } is niet te lezen.
click-is-not-writable = { $filename } is niet te schrijven.
