### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = Użycie:
click-options = Opcje
click-commands = Polecenia
click-show-this-message = Pokaż ten tekst i zakończ.
click-default = domyślnie: { $default }
click-error = Błąd: { $message }
click-aborted = Przerwano.
click-try = Pomoc: wpisz '{ $command } { $option }'.
click-no-such-command = Nie ma polecenia { $name }.
click-no-such-option = Nie ma opcji { $name }.
click-did-you-mean = Może chodziło o { $possibilities }?
click-missing-command = Brakuje polecenia.
click-missing-argument = Brakuje argumentu
click-missing-option = Brakuje opcji
click-invalid-value-for = Niewłaściwa wartość dla { $param_hint }: { $message }
click-invalid-value = Niewłaściwa wartość: { $message }
click-takes-no-value = Opcja { $name } nie przyjmuje wartości.
click-requires-an-argument = Opcja { $name } wymaga wartości.
click-unexpected-argument = To już za dużo: { $args }
click-not-one-of = { $value } nie pasuje; do wyboru: { $choices }.
click-not-a-valid-number = { $value } nie jest liczbą ({ $number_type }).
click-not-in-range = { $value } nie mieści się w zakresie { $range }.
click-does-not-exist = { $filename } nie istnieje.
click-is-a-directory = { $filename } to folder.
click-is-a-file = { $filename } to plik.
click-is-not-readable = { $filename } nie daje się odczytać.
click-is-not-writable = { $filename } nie daje się zapisać.
