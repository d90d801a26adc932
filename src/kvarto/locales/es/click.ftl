### What the command line itself says: usage, options, and what was typed wrong.

click-usage = Uso:
click-options = Opciones
click-commands = Comandos
click-show-this-message = Muestra este mensaje y termina.
click-default = por defecto: { $default }
# As in English.
click-error = Error: { $message }
click-aborted = Detenido.
click-try = Para ver la ayuda: «{ $command } { $option }».
click-no-such-command = No existe el comando { $name }.
click-no-such-option = No existe la opción { $name }.
click-did-you-mean = ¿Querías decir { $possibilities }?
click-missing-command = Falta un comando.
click-missing-argument = Falta: argumento
click-missing-option = Falta: opción
click-invalid-value-for = Valor imposible para { $param_hint }: { $message }
click-invalid-value = Valor imposible: { $message }
click-takes-no-value = La opción { $name } no lleva ningún valor.
click-requires-an-argument = La opción { $name } necesita un valor.
click-unexpected-argument = Esto sobra: { $args }
click-not-one-of = { $value } no es ninguno de estos: { $choices }.
click-not-a-valid-number = { $value } no es un número ({ $number_type }).
click-not-in-range = { $value } no está en el intervalo { $range }.
click-does-not-exist = { $filename } no existe.
click-is-a-directory = { $filename } es una carpeta.
click-is-a-file = { $filename } es un archivo.
click-is-not-readable = { $filename } no se puede leer.
click-is-not-writable = { $filename } no se puede escribir.
