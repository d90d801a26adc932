### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = ساختن معماهایی با پاسخ ثابت‌شده، ثابت کردنشان، یا نمایش یکی.
puzzles-make-help =
    معما می‌سازد: وضعیت‌ها تصادفی کشیده می‌شوند، و آن‌هایی می‌مانند که حل‌کننده ثابت کند درست یک پاسخ دارند.
    Ctrl-C متوقفش می‌کند، و همان فرمان از همان‌جا ادامه می‌دهد. بذر یکسان معماهای یکسان می‌سازد.
puzzles-seed-help = بذر تصادف.
puzzles-count-help = از هر نوع و گونه چند تا (اگر نیاید، به اندازهٔ بسته).
puzzles-variant-help = فقط از این گونه؛ می‌شود چند بار داد.
puzzles-work-help = پوشه‌ای که نگه می‌دارد کار تا کجا رسیده است.
puzzles-into-help = فایل معماهای آماده (اگر نیاید، فایل خود بسته).
puzzles-making = { $variant }، { $kind }
puzzles-stopped = متوقف شد. همان فرمان از اینجا ادامه می‌دهد.
puzzles-made = در { $file } { $count } معما هست.
puzzles-check-help =
    هر معما را ثابت می‌کند: که پاسخش درست است، که پاسخ دیگری نیست، و که هیچ معمایی همان معمای دیگر از نگاهی
    دیگر نیست.
puzzles-file-help = فایلی که بررسی شود (اگر نیاید، فایل خود بسته).
puzzles-sample-help = از هر این تعداد، فقط یک معما را ثابت کند.
puzzles-checking = ثابت کردن
puzzles-checked = { $count } معما ثابت شد.
puzzles-wrong = { $count } معما نادرست است.
puzzle-is-none = { $puzzle }: دقیقاً یک پاسخ درست ندارد
puzzle-has-other-answers = { $puzzle }: پاسخ درست { $proven } است، نه { $kept }
puzzle-repeats = { $puzzle }: همان { $other } است
no-puzzle-file = این فایل معما نیست
no-such-puzzle = در این سطر معمایی نیست: { $text }
puzzles-show-help = نمایش معمای این شناسه، پاسخش و آنچه از آن می‌آید.
puzzles-title = { $puzzle }: { $task } ({ $variant }، ریتینگ { $rating })
puzzles-answer = { $count ->
    [1] پاسخ: { $answers }
   *[other] پاسخ‌ها: { $answers }
}
puzzles-line = ادامه: { $words }

## What is asked for

puzzle-task-win = طوری بگذارید و بدهید که ببرید
puzzle-task-safe = تنها مهرهٔ بی‌خطر را بدهید
puzzle-task-hold = طوری بگذارید و بدهید که نبازید
puzzle-task-spot = کوارتو را پیش از سوختن ببینید
puzzle-task-trap = مهره‌ای را که تله است نام ببرید
