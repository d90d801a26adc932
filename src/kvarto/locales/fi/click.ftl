### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = Käyttö:
click-options = Valinnat
click-commands = Komennot
click-show-this-message = Näytä tämä ohje ja lopeta.
click-default = oletus: { $default }
click-error = Virhe: { $message }
click-aborted = Keskeytetty.
click-try = Ohjeet saat näin: '{ $command } { $option }'.
click-no-such-command = Komentoa { $name } ei ole.
click-no-such-option = Valintaa { $name } ei ole.
click-did-you-mean = Tarkoititko { $possibilities }?
click-missing-command = Komento puuttuu.
click-missing-argument = Puuttuu: argumentti
click-missing-option = Puuttuu: valinta
click-invalid-value-for = Arvo ei käy ({ $param_hint }): { $message }
click-invalid-value = Tämä ei käy: { $message }
click-takes-no-value = Valinta { $name } ei ota arvoa.
click-requires-an-argument = Valinta { $name } tarvitsee arvon.
click-unexpected-argument = Tässä on liikaa: { $args }
click-not-one-of = { $value } ei ole mikään näistä: { $choices }.
click-not-a-valid-number = { $value } ei ole luku ({ $number_type }).
click-not-in-range = { $value } ei ole välillä { $range }.
click-does-not-exist = Tiedostoa { $filename } ei ole.
click-is-a-directory = { $filename } on kansio.
click-is-a-file = { $filename } on tiedosto.
click-is-not-readable = Tiedostoa { $filename } ei voi lukea.
click-is-not-writable = Tiedostoon { $filename } ei voi kirjoittaa.
