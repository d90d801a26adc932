### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = Användning:
click-options = Flaggor
click-commands = Kommandon
click-show-this-message = Visa den här texten och avsluta.
click-default = standard: { $default }
click-error = Fel: { $message }
click-aborted = Stoppat.
click-try = Prova '{ $command } { $option }' för hjälp.
click-no-such-command = Kommandot { $name } finns inte.
click-no-such-option = Flaggan { $name } finns inte.
click-did-you-mean = Menade du { $possibilities }?
click-missing-command = Det saknas ett kommando.
# What is missing is said after these, such as "'FILE'".
click-missing-argument = Saknas: argument
click-missing-option = Saknas: flagga
click-invalid-value-for = { $param_hint } kan inte vara detta: { $message }
click-invalid-value = Det går inte: { $message }
click-takes-no-value = Flaggan { $name } tar inget värde.
click-requires-an-argument = Flaggan { $name } behöver ett värde.
click-unexpected-argument = Detta är för mycket: { $args }
click-not-one-of = { $value } är inte något av { $choices }.
click-not-a-valid-number = { $value } är inte ett tal ({ $number_type }).
click-not-in-range = { $value } ligger utanför området { $range }.
click-does-not-exist = { $filename } finns inte.
click-is-a-directory = { $filename } är en mapp.
click-is-a-file = { $filename } är en fil.
click-is-not-readable = { $filename } går inte att läsa.
click-is-not-writable = { $filename } går inte att skriva.
