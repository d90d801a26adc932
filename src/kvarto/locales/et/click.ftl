### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = Kasutus:
click-options = Valikud
click-commands = Käsud
click-show-this-message = Näita seda teadet ja lõpeta.
click-default = vaikimisi: { $default }
click-error = Viga: { $message }
click-aborted = Katkestatud.
click-try = Abi saad nii: '{ $command } { $option }'.
click-no-such-command = Käsku { $name } pole.
click-no-such-option = Valikut { $name } pole.
click-did-you-mean = Kas mõtlesid { $possibilities }?
click-missing-command = Käsk puudub.
click-missing-argument = Puudub: argument
click-missing-option = Puudub: valik
click-invalid-value-for = { $param_hint } ei saa selline olla: { $message }
click-invalid-value = See ei sobi: { $message }
click-takes-no-value = Valik { $name } ei võta väärtust.
click-requires-an-argument = Valik { $name } vajab väärtust.
click-unexpected-argument = See on üleliigne: { $args }
click-not-one-of = { $value } ei ole ükski neist: { $choices }.
click-not-a-valid-number = { $value } ei ole arv ({ $number_type }).
click-not-in-range = { $value } ei ole vahemikus { $range }.
click-does-not-exist = Faili { $filename } pole.
click-is-a-directory = { $filename } on kaust.
click-is-a-file = { $filename } on fail.
click-is-not-readable = Faili { $filename } ei saa lugeda.
click-is-not-writable = Faili { $filename } ei saa kirjutada.
