### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = Bruk:
click-options = Valg
click-commands = Kommandoer
click-show-this-message = Vis denne teksten og avslutt.
click-default = standard: { $default }
click-error = Feil: { $message }
click-aborted = Stoppet.
click-try = Prøv '{ $command } { $option }' for hjelp.
click-no-such-command = Kommandoen { $name } finnes ikke.
click-no-such-option = Valget { $name } finnes ikke.
click-did-you-mean = Mente du { $possibilities }?
click-missing-command = Det mangler en kommando.
# What is missing is said after these, such as "'FILE'".
click-missing-argument = Mangler: argument
click-missing-option = Mangler: valg
click-invalid-value-for = { $param_hint } kan ikke være dette: { $message }
click-invalid-value = Dette går ikke: { $message }
click-takes-no-value = Valget { $name } tar ingen verdi.
click-requires-an-argument = Valget { $name } må ha en verdi.
click-unexpected-argument = Dette er for mye: { $args }
click-not-one-of = { $value } er ikke en av { $choices }.
click-not-a-valid-number = { $value } er ikke et tall ({ $number_type }).
click-not-in-range = { $value } er utenfor området { $range }.
click-does-not-exist = { $filename } finnes ikke.
click-is-a-directory = { $filename } er en mappe.
click-is-a-file = { $filename } er en fil.
click-is-not-readable = { $filename } kan ikke leses.
click-is-not-writable = { $filename } kan ikke skrives.
