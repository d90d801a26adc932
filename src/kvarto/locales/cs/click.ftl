### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = Použití:
click-options = Volby
click-commands = Příkazy
click-show-this-message = Ukázat tento text a skončit.
click-default = výchozí: { $default }
click-error = Chyba: { $message }
click-aborted = Přerušeno.
click-try = Nápověda: napiš '{ $command } { $option }'.
click-no-such-command = Příkaz { $name } neexistuje.
click-no-such-option = Volba { $name } neexistuje.
click-did-you-mean = Nemělo to být { $possibilities }?
click-missing-command = Chybí příkaz.
click-missing-argument = Chybí argument
click-missing-option = Chybí volba
click-invalid-value-for = Nevhodná hodnota pro { $param_hint }: { $message }
click-invalid-value = Nevhodná hodnota: { $message }
click-takes-no-value = Volba { $name } nemá hodnotu.
click-requires-an-argument = Volba { $name } potřebuje hodnotu.
click-unexpected-argument = Tohle je navíc: { $args }
click-not-one-of = { $value } nejde; na výběr: { $choices }.
click-not-a-valid-number = { $value } není číslo ({ $number_type }).
click-not-in-range = { $value } není v rozsahu { $range }.
click-does-not-exist = { $filename } neexistuje.
click-is-a-directory = { $filename } je složka.
click-is-a-file = { $filename } je soubor.
click-is-not-readable = { $filename } nelze přečíst.
click-is-not-writable = { $filename } nelze zapsat.
