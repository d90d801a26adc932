### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = 用法：
click-options = 选项
click-commands = 命令
click-show-this-message = 显示这条说明并退出。
click-default = 默认：{ $default }
click-error = 错误：{ $message }
click-aborted = 已停止。
# $command is such as "kvarto play", $option is --help.
click-try = 输入 '{ $command } { $option }' 查看帮助。
click-no-such-command = 没有 { $name } 这个命令。
click-no-such-option = 没有 { $name } 这个选项。
click-did-you-mean = 你是不是想输入 { $possibilities }？
click-missing-command = 缺少命令。
# What is missing is said after these, such as "'FILE'".
click-missing-argument = 缺少参数
click-missing-option = 缺少选项
# $param_hint is the name of an option or an argument.
click-invalid-value-for = { $param_hint } 不能这样写：{ $message }
click-invalid-value = 不能这样写：{ $message }
click-takes-no-value = 选项 { $name } 后面不能带值。
click-requires-an-argument = 选项 { $name } 后面要带一个值。
click-unexpected-argument = 多余的内容：{ $args }
click-not-one-of = { $value } 不在可选范围内：{ $choices }。
# $number_type is a word such as "integer", in English.
click-not-a-valid-number = { $value } 不是数字（{ $number_type }）。
click-not-in-range = { $value } 超出范围 { $range }。
click-does-not-exist = { $filename } 不存在。
click-is-a-directory = { $filename } 是文件夹。
click-is-a-file = { $filename } 是文件。
click-is-not-readable = { $filename } 无法读取。
click-is-not-writable = { $filename } 无法写入。
