### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = Lietošana:
click-options = Opcijas
click-commands = Komandas
click-show-this-message = Parādīt šo ziņojumu un beigt.
click-default = ja nav norādīts: { $default }
click-error = Kļūda: { $message }
click-aborted = Apturēts.
click-try = Palīdzība: '{ $command } { $option }'.
click-no-such-command = Nav komandas { $name }.
click-no-such-option = Nav opcijas { $name }.
click-did-you-mean = Varbūt domāji { $possibilities }?
click-missing-command = Trūkst komandas.
click-missing-argument = Trūkst argumenta
click-missing-option = Trūkst opcijas
click-invalid-value-for = Nederīga vērtība ({ $param_hint }): { $message }
click-invalid-value = Nederīga vērtība: { $message }
click-takes-no-value = Opcijai { $name } nav vērtības.
click-requires-an-argument = Opcijai { $name } vajag vērtību.
click-unexpected-argument = Tas ir lieks: { $args }
click-not-one-of = { $value } nav starp šiem: { $choices }.
click-not-a-valid-number = { $value } nav skaitlis ({ $number_type }).
click-not-in-range = { $value } nav robežās { $range }.
click-does-not-exist = { $filename } nepastāv.
click-is-a-directory = { $filename } ir mape.
click-is-a-file = { $filename } ir fails.
click-is-not-readable = { $filename } nevar nolasīt.
click-is-not-writable = { $filename } nevar ierakstīt.
