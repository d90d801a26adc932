### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = Použitie:
click-options = Voľby
click-commands = Príkazy
click-show-this-message = Ukázať tento text a skončiť.
click-default = predvolené: { $default }
click-error = Chyba: { $message }
click-aborted = Prerušené.
click-try = Pomoc: napíš '{ $command } { $option }'.
click-no-such-command = Príkaz { $name } neexistuje.
click-no-such-option = Voľba { $name } neexistuje.
click-did-you-mean = Nemalo to byť { $possibilities }?
click-missing-command = Chýba príkaz.
click-missing-argument = Chýba argument
click-missing-option = Chýba voľba
click-invalid-value-for = Nevhodná hodnota pre { $param_hint }: { $message }
click-invalid-value = Nevhodná hodnota: { $message }
click-takes-no-value = Voľba { $name } nemá hodnotu.
click-requires-an-argument = Voľba { $name } potrebuje hodnotu.
click-unexpected-argument = Toto je navyše: { $args }
click-not-one-of = { $value } nejde; na výber: { $choices }.
click-not-a-valid-number = { $value } nie je číslo ({ $number_type }).
click-not-in-range = { $value } nie je v rozsahu { $range }.
click-does-not-exist = { $filename } neexistuje.
click-is-a-directory = { $filename } je priečinok.
click-is-a-file = { $filename } je súbor.
click-is-not-readable = { $filename } sa nedá prečítať.
click-is-not-writable = { $filename } sa nedá zapísať.
