### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = Upotreba:
click-options = Opcije
click-commands = Naredbe
click-show-this-message = Prikazuje ovu pomoć i izlazi.
click-default = zadano: { $default }
click-error = Greška: { $message }
click-aborted = Zaustavljeno.
click-try = Pomoć: „{ $command } { $option }”.
click-no-such-command = Nema naredbe { $name }.
click-no-such-option = Nema opcije { $name }.
click-did-you-mean = Možda { $possibilities }?
click-missing-command = Nedostaje naredba.
click-missing-argument = Nedostaje: argument
click-missing-option = Nedostaje: opcija
click-invalid-value-for = { $param_hint } ne može biti to: { $message }
click-invalid-value = To ne može: { $message }
click-takes-no-value = Opcija { $name } nema vrijednost.
click-requires-an-argument = Opciji { $name } treba vrijednost.
click-unexpected-argument = Ovo je suvišno: { $args }
click-not-one-of = { $value } nije među ovima: { $choices }.
click-not-a-valid-number = { $value } nije broj ({ $number_type }).
click-not-in-range = { $value } je izvan raspona { $range }.
click-does-not-exist = { $filename } ne postoji.
click-is-a-directory = { $filename } je mapa.
click-is-a-file = { $filename } je datoteka.
click-is-not-readable = { $filename } se ne može pročitati.
click-is-not-writable = { $filename } se ne može zapisati.
