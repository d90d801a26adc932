### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = Raba:
click-options = Možnosti
click-commands = Ukazi
click-show-this-message = Pokaže to besedilo in konča.
click-default = privzeto: { $default }
click-error = Napaka: { $message }
click-aborted = Prekinjeno.
click-try = Pomoč: vpiši '{ $command } { $option }'.
click-no-such-command = Ukaza { $name } ni.
click-no-such-option = Možnosti { $name } ni.
click-did-you-mean = Morda { $possibilities }?
click-missing-command = Manjka ukaz.
click-missing-argument = Manjka argument
click-missing-option = Manjka možnost
click-invalid-value-for = Neprimerna vrednost za { $param_hint }: { $message }
click-invalid-value = Neprimerna vrednost: { $message }
click-takes-no-value = Možnost { $name } nima vrednosti.
click-requires-an-argument = Možnost { $name } potrebuje vrednost.
click-unexpected-argument = To je odveč: { $args }
click-not-one-of = { $value } ne gre; na izbiro: { $choices }.
click-not-a-valid-number = { $value } ni število ({ $number_type }).
click-not-in-range = { $value } ni v razponu { $range }.
click-does-not-exist = { $filename } ne obstaja.
click-is-a-directory = { $filename } je mapa.
click-is-a-file = { $filename } je datoteka.
click-is-not-readable = { $filename } ni mogoče prebrati.
click-is-not-writable = { $filename } ni mogoče zapisati.
