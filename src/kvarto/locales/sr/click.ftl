### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = Употреба:
click-options = Опције
click-commands = Команде
click-show-this-message = Приказује ову помоћ и излази.
click-default = подразумевано: { $default }
click-error = Грешка: { $message }
click-aborted = Заустављено.
click-try = Помоћ: „{ $command } { $option }”.
click-no-such-command = Нема команде { $name }.
click-no-such-option = Нема опције { $name }.
click-did-you-mean = Можда { $possibilities }?
click-missing-command = Недостаје команда.
click-missing-argument = Недостаје: аргумент
click-missing-option = Недостаје: опција
click-invalid-value-for = { $param_hint } не може бити то: { $message }
click-invalid-value = То не може: { $message }
click-takes-no-value = Опција { $name } нема вредност.
click-requires-an-argument = Опцији { $name } треба вредност.
click-unexpected-argument = Ово је сувишно: { $args }
click-not-one-of = { $value } није међу овима: { $choices }.
click-not-a-valid-number = { $value } није број ({ $number_type }).
click-not-in-range = { $value } је ван опсега { $range }.
click-does-not-exist = { $filename } не постоји.
click-is-a-directory = { $filename } је фасцикла.
click-is-a-file = { $filename } је датотека.
click-is-not-readable = { $filename } се не може прочитати.
click-is-not-writable = { $filename } се не може уписати.
