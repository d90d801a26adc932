### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = Brug:
click-options = Tilvalg
click-commands = Kommandoer
click-show-this-message = Vis denne tekst og slut.
click-default = standard: { $default }
click-error = Fejl: { $message }
click-aborted = Stoppet.
click-try = Prøv '{ $command } { $option }' for at få hjælp.
click-no-such-command = Kommandoen { $name } findes ikke.
click-no-such-option = Tilvalget { $name } findes ikke.
click-did-you-mean = Mente du { $possibilities }?
click-missing-command = Der mangler en kommando.
# What is missing is said after these, such as "'FILE'".
click-missing-argument = Mangler: argument
click-missing-option = Mangler: tilvalg
click-invalid-value-for = { $param_hint } kan ikke være det: { $message }
click-invalid-value = Det går ikke: { $message }
click-takes-no-value = Tilvalget { $name } tager ingen værdi.
click-requires-an-argument = Tilvalget { $name } skal have en værdi.
click-unexpected-argument = Det er for meget: { $args }
click-not-one-of = { $value } er ikke en af { $choices }.
click-not-a-valid-number = { $value } er ikke et tal ({ $number_type }).
click-not-in-range = { $value } ligger uden for området { $range }.
click-does-not-exist = { $filename } findes ikke.
click-is-a-directory = { $filename } er en mappe.
click-is-a-file = { $filename } er en fil.
click-is-not-readable = { $filename } kan ikke læses.
click-is-not-writable = { $filename } kan ikke skrives.
