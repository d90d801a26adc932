### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = Использование:
click-options = Параметры
click-commands = Команды
click-show-this-message = Показать эту справку и выйти.
click-default = по умолчанию: { $default }
click-error = Ошибка: { $message }
click-aborted = Остановлено.
click-try = Справка: «{ $command } { $option }».
click-no-such-command = Команды { $name } нет.
click-no-such-option = Параметра { $name } нет.
click-did-you-mean = Может быть, { $possibilities }?
click-missing-command = Не указана команда.
click-missing-argument = Не хватает: аргумент
click-missing-option = Не хватает: параметр
click-invalid-value-for = { $param_hint } — недопустимое значение: { $message }
click-invalid-value = Недопустимое значение: { $message }
click-takes-no-value = У параметра { $name } не бывает значения.
click-requires-an-argument = Параметру { $name } нужно значение.
click-unexpected-argument = Это лишнее: { $args }
click-not-one-of = { $value } — не из списка: { $choices }.
click-not-a-valid-number = { $value } — не число ({ $number_type }).
click-not-in-range = { $value } — вне диапазона { $range }.
click-does-not-exist = { $filename } не существует.
click-is-a-directory = { $filename } — это папка.
click-is-a-file = { $filename } — это файл.
click-is-not-readable = { $filename } нельзя прочитать.
click-is-not-writable = { $filename } нельзя записать.
