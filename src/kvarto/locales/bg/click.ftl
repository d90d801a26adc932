### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = Употреба:
click-options = Опции
click-commands = Команди
click-show-this-message = Показва тази помощ и излиза.
click-default = по подразбиране: { $default }
click-error = Грешка: { $message }
click-aborted = Спряно.
click-try = Помощ: „{ $command } { $option }“.
click-no-such-command = Няма команда { $name }.
click-no-such-option = Няма опция { $name }.
click-did-you-mean = Може би { $possibilities }?
click-missing-command = Липсва команда.
click-missing-argument = Липсва: аргумент
click-missing-option = Липсва: опция
click-invalid-value-for = { $param_hint } не може да е това: { $message }
click-invalid-value = Това не може: { $message }
click-takes-no-value = Опцията { $name } няма стойност.
click-requires-an-argument = Опцията { $name } изисква стойност.
click-unexpected-argument = Това е излишно: { $args }
click-not-one-of = { $value } не е сред тези: { $choices }.
click-not-a-valid-number = { $value } не е число ({ $number_type }).
click-not-in-range = { $value } е извън границите { $range }.
click-does-not-exist = { $filename } не съществува.
click-is-a-directory = { $filename } е папка.
click-is-a-file = { $filename } е файл.
click-is-not-readable = { $filename } не може да се прочете.
click-is-not-writable = { $filename } не може да се запише.
