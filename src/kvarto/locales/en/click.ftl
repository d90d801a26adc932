### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = Usage:
click-options = Options
click-commands = Commands
click-show-this-message = Show this message and exit.
click-default = default: { $default }
click-error = Error: { $message }
click-aborted = Stopped.
# $command is such as "kvarto play", $option is --help.
click-try = Try '{ $command } { $option }' for help.
click-no-such-command = There is no command { $name }.
click-no-such-option = There is no option { $name }.
click-did-you-mean = Did you mean { $possibilities }?
click-missing-command = A command is missing.
# What is missing is said after these, such as "'FILE'".
click-missing-argument = Missing: argument
click-missing-option = Missing: option
# $param_hint is the name of an option or an argument.
click-invalid-value-for = { $param_hint } cannot be that: { $message }
click-invalid-value = This cannot be: { $message }
click-takes-no-value = The option { $name } takes no value.
click-requires-an-argument = The option { $name } needs a value.
click-unexpected-argument = This is too much: { $args }
click-not-one-of = { $value } is not one of { $choices }.
# $number_type is a word such as "integer", in English.
click-not-a-valid-number = { $value } is not a number ({ $number_type }).
click-not-in-range = { $value } is not in the range { $range }.
click-does-not-exist = { $filename } does not exist.
click-is-a-directory = { $filename } is a folder.
click-is-a-file = { $filename } is a file.
click-is-not-readable = { $filename } cannot be read.
click-is-not-writable = { $filename } cannot be written.
