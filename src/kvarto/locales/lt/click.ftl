### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = Naudojimas:
click-options = Parinktys
click-commands = Komandos
click-show-this-message = Parodyti šį pranešimą ir baigti.
click-default = numatyta: { $default }
click-error = Klaida: { $message }
click-aborted = Sustabdyta.
click-try = Pagalbą parodo „{ $command } { $option }“.
click-no-such-command = Nėra komandos { $name }.
click-no-such-option = Nėra parinkties { $name }.
click-did-you-mean = Gal turėta galvoje: { $possibilities }?
click-missing-command = Trūksta komandos.
click-missing-argument = Trūksta argumento
click-missing-option = Trūksta parinkties
click-invalid-value-for = Netinkama { $param_hint } reikšmė: { $message }
click-invalid-value = Taip būti negali: { $message }
click-takes-no-value = Parinktis { $name } reikšmės neturi.
click-requires-an-argument = Parinkčiai { $name } reikia reikšmės.
click-unexpected-argument = Tai nereikalinga: { $args }
click-not-one-of = { $value } nėra tarp galimų: { $choices }.
click-not-a-valid-number = { $value } nėra skaičius ({ $number_type }).
click-not-in-range = { $value } nepatenka į intervalą { $range }.
click-does-not-exist = { $filename } neegzistuoja.
click-is-a-directory = { $filename } yra aplankas.
click-is-a-file = { $filename } yra failas.
click-is-not-readable = { $filename } neperskaitoma.
click-is-not-writable = { $filename } neįrašoma.
