### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = שימוש:
click-options = אפשרויות
click-commands = פקודות
click-show-this-message = הצגת ההודעה הזאת ויציאה.
click-default = ברירת המחדל: { $default }
click-error = שגיאה: { $message }
click-aborted = נעצר.
click-try = לעזרה: { "\u2066" }{ $command } { $option }{ "\u2069" }
click-no-such-command = אין פקודה { $name }.
click-no-such-option = אין אפשרות { $name }.
click-did-you-mean = אולי הכוונה אל { $possibilities }?
click-missing-command = חסרה פקודה.
click-missing-argument = חסר ארגומנט
click-missing-option = חסרה אפשרות
click-invalid-value-for = הערך של { $param_hint } לא אפשרי: { $message }
click-invalid-value = זה לא אפשרי: { $message }
click-takes-no-value = האפשרות { $name } לא מקבלת ערך.
click-requires-an-argument = האפשרות { $name } צריכה ערך.
click-unexpected-argument = זה מיותר: { $args }
click-not-one-of = { $value } אינו אחד מאלה: { $choices }.
click-not-a-valid-number = { $value } אינו מספר ({ $number_type }).
click-not-in-range = { $value } אינו בטווח { $range }.
click-does-not-exist = הקובץ { $filename } לא קיים.
click-is-a-directory = { $filename } הוא תיקייה.
click-is-a-file = { $filename } הוא קובץ.
click-is-not-readable = אי אפשר לקרוא את { $filename }.
click-is-not-writable = אי אפשר לכתוב אל { $filename }.
