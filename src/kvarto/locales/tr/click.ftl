### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = Kullanım:
click-options = Seçenekler
click-commands = Komutlar
click-show-this-message = Bu iletiyi gösterir ve çıkar.
click-default = varsayılan: { $default }
click-error = Hata: { $message }
click-aborted = Durduruldu.
click-try = Yardım için “{ $command } { $option }” yaz.
click-no-such-command = { $name } diye bir komut yok.
click-no-such-option = { $name } diye bir seçenek yok.
click-did-you-mean = Bunu mu demek istedin: { $possibilities }?
click-missing-command = Bir komut eksik.
click-missing-argument = Eksik argüman:
click-missing-option = Eksik seçenek:
click-invalid-value-for = { $param_hint } bu değeri alamaz: { $message }
click-invalid-value = Bu olamaz: { $message }
click-takes-no-value = { $name } seçeneği değer almaz.
click-requires-an-argument = { $name } seçeneğine bir değer gerek.
click-unexpected-argument = Bu fazla: { $args }
click-not-one-of = { $value } bunlardan biri değil: { $choices }.
click-not-a-valid-number = { $value } bir sayı değil ({ $number_type }).
click-not-in-range = { $value } şu aralıkta değil: { $range }.
click-does-not-exist = { $filename } yok.
click-is-a-directory = { $filename } bir klasör.
click-is-a-file = { $filename } bir dosya.
click-is-not-readable = { $filename } okunamıyor.
click-is-not-writable = { $filename } yazılamıyor.
