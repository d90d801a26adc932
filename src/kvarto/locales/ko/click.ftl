### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = 사용법:
click-options = 옵션
click-commands = 명령
click-show-this-message = 이 도움말을 보여 주고 끝냅니다.
click-default = 기본값: { $default }
click-error = 오류: { $message }
click-aborted = 멈췄습니다.
# $command is such as "kvarto play", $option is --help.
click-try = 도움말: '{ $command } { $option }'
click-no-such-command = 그런 명령은 없습니다: { $name }.
click-no-such-option = 그런 옵션은 없습니다: { $name }.
click-did-you-mean = 혹시 이것인가요: { $possibilities }?
click-missing-command = 명령이 빠졌습니다.
# What is missing is said after these, such as "'FILE'".
click-missing-argument = 빠진 인수:
click-missing-option = 빠진 옵션:
# $param_hint is the name of an option or an argument.
click-invalid-value-for = { $param_hint } 값이 맞지 않습니다: { $message }
click-invalid-value = 값이 맞지 않습니다: { $message }
click-takes-no-value = { $name } 옵션에는 값을 줄 수 없습니다.
click-requires-an-argument = { $name } 옵션에는 값이 있어야 합니다.
click-unexpected-argument = 남는 인수가 있습니다: { $args }
click-not-one-of = 고를 수 없는 값입니다: { $value }. 고를 수 있는 값: { $choices }.
# $number_type is a word such as "integer", in English.
click-not-a-valid-number = 숫자가 아닙니다: { $value } ({ $number_type }).
click-not-in-range = 범위를 벗어났습니다: { $value } (범위: { $range }).
click-does-not-exist = 없는 파일이나 폴더입니다: { $filename }.
click-is-a-directory = 폴더입니다: { $filename }.
click-is-a-file = 파일입니다: { $filename }.
click-is-not-readable = 읽을 수 없습니다: { $filename }.
click-is-not-writable = 쓸 수 없습니다: { $filename }.
