### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = Notkun:
click-options = Valkostir
click-commands = Skipanir
click-show-this-message = Sýna þessa hjálp og hætta.
click-default = sjálfgefið: { $default }
click-error = Villa: { $message }
click-aborted = Hætt við.
click-try = Hjálp fæst með '{ $command } { $option }'.
click-no-such-command = Skipunin { $name } er ekki til.
click-no-such-option = Valkosturinn { $name } er ekki til.
click-did-you-mean = Áttirðu við { $possibilities }?
click-missing-command = Skipun vantar.
click-missing-argument = Vantar: viðfang
click-missing-option = Vantar: valkost
click-invalid-value-for = { $param_hint } getur ekki verið þetta: { $message }
click-invalid-value = Þetta gengur ekki: { $message }
click-takes-no-value = Valkosturinn { $name } tekur ekkert gildi.
click-requires-an-argument = Valkosturinn { $name } þarf gildi.
click-unexpected-argument = Þessu er ofaukið: { $args }
click-not-one-of = { $value } er ekki eitt af þessu: { $choices }.
click-not-a-valid-number = { $value } er ekki tala ({ $number_type }).
click-not-in-range = { $value } er ekki á bilinu { $range }.
click-does-not-exist = { $filename } er ekki til.
click-is-a-directory = { $filename } er mappa.
click-is-a-file = { $filename } er skrá.
click-is-not-readable = Ekki er hægt að lesa { $filename }.
click-is-not-writable = Ekki er hægt að skrifa í { $filename }.
