### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = کاربرد:
click-options = گزینه‌ها
click-commands = فرمان‌ها
click-show-this-message = نمایش این پیام و خروج.
click-default = پیش‌فرض: { $default }
click-error = خطا: { $message }
click-aborted = متوقف شد.
click-try = برای راهنما: { "\u2066" }{ $command } { $option }{ "\u2069" }
click-no-such-command = فرمانی به نام { $name } نیست.
click-no-such-option = گزینه‌ای به نام { $name } نیست.
click-did-you-mean = آیا منظورتان { $possibilities } بود؟
click-missing-command = فرمان نیامده است.
click-missing-argument = این آرگومان نیامده است:
click-missing-option = این گزینه نیامده است:
click-invalid-value-for = مقدار { $param_hint } درست نیست: { $message }
click-invalid-value = این درست نیست: { $message }
click-takes-no-value = گزینهٔ { $name } مقدار نمی‌گیرد.
click-requires-an-argument = گزینهٔ { $name } مقدار می‌خواهد.
click-unexpected-argument = این اضافی است: { $args }
click-not-one-of = { $value } یکی از این‌ها نیست: { $choices }.
click-not-a-valid-number = { $value } عدد نیست ({ $number_type }).
click-not-in-range = { $value } در بازهٔ { $range } نیست.
click-does-not-exist = { $filename } وجود ندارد.
click-is-a-directory = { $filename } پوشه است.
click-is-a-file = { $filename } فایل است.
click-is-not-readable = { $filename } خواندنی نیست.
click-is-not-writable = { $filename } نوشتنی نیست.
