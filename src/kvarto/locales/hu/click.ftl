### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = Használat:
click-options = Kapcsolók
click-commands = Parancsok
click-show-this-message = Kiírja ezt a súgót, és kilép.
click-default = alapérték: { $default }
click-error = Hiba: { $message }
click-aborted = Megszakítva.
click-try = Súgó: '{ $command } { $option }'.
click-no-such-command = Nincs ilyen parancs: { $name }.
click-no-such-option = Nincs ilyen kapcsoló: { $name }.
click-did-you-mean = Erre gondoltál: { $possibilities }?
click-missing-command = Hiányzik a parancs.
click-missing-argument = Hiányzó argumentum:
click-missing-option = Hiányzó kapcsoló:
click-invalid-value-for = Nem jó érték ({ $param_hint }): { $message }
click-invalid-value = Nem jó érték: { $message }
click-takes-no-value = Ennek a kapcsolónak nincs értéke: { $name }.
click-requires-an-argument = Ennek a kapcsolónak érték kell: { $name }.
click-unexpected-argument = Ez fölösleges: { $args }
click-not-one-of = { $value } nincs ezek között: { $choices }.
click-not-a-valid-number = { $value } nem szám ({ $number_type }).
click-not-in-range = { $value } nincs ebben a tartományban: { $range }.
click-does-not-exist = Nincs ilyen: { $filename }.
click-is-a-directory = { $filename } egy mappa.
click-is-a-file = { $filename } egy fájl.
click-is-not-readable = { $filename } nem olvasható.
click-is-not-writable = { $filename } nem írható.
