### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = 用法：
click-options = 選項
click-commands = 指令
click-show-this-message = 顯示這則說明後結束。
click-default = 預設：{ $default }
click-error = 錯誤：{ $message }
click-aborted = 已停止。
# $command is such as "kvarto play", $option is --help.
click-try = 輸入 '{ $command } { $option }' 可以看說明。
click-no-such-command = 沒有 { $name } 這個指令。
click-no-such-option = 沒有 { $name } 這個選項。
click-did-you-mean = 你是不是要輸入 { $possibilities }？
click-missing-command = 缺少指令。
# What is missing is said after these, such as "'FILE'".
click-missing-argument = 缺少參數
click-missing-option = 缺少選項
# $param_hint is the name of an option or an argument.
click-invalid-value-for = { $param_hint } 不能這樣寫：{ $message }
click-invalid-value = 不能這樣寫：{ $message }
click-takes-no-value = 選項 { $name } 後面不能加值。
click-requires-an-argument = 選項 { $name } 後面要加一個值。
click-unexpected-argument = 多出來的部分：{ $args }
click-not-one-of = { $value } 不在可選的範圍內：{ $choices }。
# $number_type is a word such as "integer", in English.
click-not-a-valid-number = { $value } 不是數字（{ $number_type }）。
click-not-in-range = { $value } 超出範圍 { $range }。
click-does-not-exist = { $filename } 不存在。
click-is-a-directory = { $filename } 是資料夾。
click-is-a-file = { $filename } 是檔案。
click-is-not-readable = { $filename } 無法讀取。
click-is-not-writable = { $filename } 無法寫入。
