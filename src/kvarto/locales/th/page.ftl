### The page: everything but the words of the game itself and the page of rules.

# As in English.
name = Kvarto

## The way around

skip = ข้ามไปเนื้อหา
nav-label = หน้าต่าง ๆ
nav-home = หน้าแรก
nav-menu = เมนู
nav-new = เกมใหม่
nav-lobby = ล็อบบี้
nav-games = เกมของฉัน
# Said after "My games".
nav-games-wait = (ถึงตาคุณใน { $count } เกม)
nav-account = บัญชี
nav-rules = กติกา
nav-settings = ตั้งค่า
nav-about = เกี่ยวกับ
nav-replay = เปิดบันทึกเกม
language = ภาษา
close = ปิด

## Titles of the browser's window

title-home = Kvarto: เกมหมากสิบหกตัว
title-new = เกมใหม่ – Kvarto
title-replay = บันทึกเกม – Kvarto
title-position = รูปหมาก
title-rules = กติกา – Kvarto
title-settings = ตั้งค่า – Kvarto
title-about = เกี่ยวกับ Kvarto
title-nowhere = ไม่พบหน้า – Kvarto
title-game = { $first } กับ { $second }

## When something goes wrong

page-refused = ทำไม่ได้: { $what }
page-not-reached = ติดต่อเซิร์ฟเวอร์ไม่ได้ กรุณาลองใหม่อีกสักครู่
line-lost = การเชื่อมต่อหลุด กำลังเชื่อมใหม่…
nowhere-title = ตรงนี้ไม่มีอะไร
nowhere-text = ไม่มีหน้าไหนใช้ที่อยู่นี้

## The first page

home-about = คุณไม่ได้เลือกหมากที่จะวางเอง คู่ต่อสู้เป็นคนยื่นให้ หมากสี่ตัวในแถวที่มีอะไรเหมือนกันจะชนะ ถ้าคุณมองเห็นแล้วขาน “ควอร์โต!” ก่อนอีกฝ่าย
home-play = เล่น
home-friend = เล่นกับเพื่อน
home-lobby = ไปล็อบบี้
home-all-games = เกมของฉันทั้งหมด
home-learn = หัดเล่น
home-choose = เลือกเกม
home-resume = เล่นต่อ: { $first } กับ { $second }

## A new game

opponent-is-computer = คอมพิวเตอร์
opponent-is-person = สองคนที่เครื่องนี้
opponent-is-invite = ชวนด้วยลิงก์
opponent-is-watch = ดูคอมพิวเตอร์เล่นกันเอง
new-name = ชื่อของคุณ
name-guest = ผู้มาเยือน
name-one = ผู้เล่น 1
name-two = ผู้เล่น 2
name-other = อีกฝ่าย
# As in English.
namesake = { $name } II
kind-standard = มาตรฐาน
kind-standard-about = แถวนอน แถวตั้ง แถวทแยง นับทั้งสี่ลักษณะ
kind-beginners = มือใหม่
kind-beginners-about = นับแค่บางลักษณะ
kind-advanced = ขั้นสูง
kind-advanced-about = นับจัตุรัส 2 × 2 ทั้งเก้าแห่งด้วย
kind-squares = จัตุรัสเท่านั้น
kind-squares-about = นับแค่จัตุรัส 2 × 2
kind-hard = ยาก
kind-hard-about = สี่ตัวต้องเหมือนกันสองลักษณะ
kind-own = กำหนดเอง
kind-own-about = เลือกเองว่านับอะไรบ้าง
calling-spoken-about = ควอร์โตชนะเมื่อขานเท่านั้น ตามกติกาในกล่อง
calling-automatic = อัตโนมัติ
calling-automatic-about = ใครทำควอร์โตครบก็ชนะเลย
new-late-call-about = ส่งหมากแล้วยังขานได้ จนกว่าหมากนั้นจะถูกวาง
clock-none = ไม่จับเวลา
clock-move = ตาละ { $seconds } วินาที
clock-place = วาง { $seconds } วินาที และส่งเท่ากัน
clock-main = { $minutes } นาที บวกตาละ { $increment } วินาที
clock-whole = { $minutes } นาทีตลอดเกม
clock-days = ตาละ { $days } วัน
starter-dice = ทอยลูกเต๋า

## The computer's name at each level

opponent-newcomer = ปุ๊กปิ๊ก
opponent-child = มะลิ
opponent-beginner = เบน
opponent-casual = ลีนา
opponent-attentive = มานี
opponent-regular = ภูผา
opponent-club = นรา
opponent-strong = วิชัย
opponent-master = อาดา
opponent-perfect = ปราชญ์

## At the table

game-coming = กำลังจัดโต๊ะ…
game-gone = ไม่มีเกมนี้ที่นี่
desk-label = ฝั่งของคุณ
board-label = กระดาน
cell-empty = { $cell }: ว่าง
bar-you = คุณ
bar-level = ระดับ { $number } · { $name }
clock-label = เวลาที่เหลือ
clock-warning = เหลือสิบวินาที
clock-days-left = { $days } วัน { $time }

# What is agreed on, in a row of a few words.
agreed-automatic = ไม่ต้องขาน
agreed-forfeit = ขานผิดถือว่าแพ้
agreed-late-call = ขานช้าได้

# Who is to do what. Each for: the only player here, a player at this device, somebody else.
duty-place-you = ตาคุณ: วางหมาก
duty-place-here = { $player } วางหมากได้เลย
duty-place-other = { $player } กำลังวางหมาก
duty-give-you = เลือกหมากให้ { $other }
duty-give-here = { $player } เลือกหมากให้ { $other }
duty-give-other = { $player } กำลังเลือกหมากให้ { $other }
duty-give-to-you = { $player } กำลังเลือกหมากให้คุณ
duty-end-turn-you = ขาน หรือจบตา
duty-end-turn-here = { $player } จะขานหรือจบตา
duty-end-turn-other = { $player } ยังขานได้เป็นครั้งสุดท้าย
duty-point-you = แตะหมากทั้งสี่ตัว
duty-point-here = { $player } แตะหมากทั้งสี่ตัว
duty-point-other = { $player } ขานแล้วและกำลังชี้
duty-paused = เกมพักอยู่

# The red button.
call = ควอร์โต!
call-by = ควอร์โต! ({ $player })
end-turn = จบตา
point-shape = เลือกแถวหรือจัตุรัส
point-shape-none = ตรงไหน…
point-confirm = ชี้
point-cancel = ยกเลิก
agree = ตกลง
decline = ไม่ตกลง

# What has happened, for screen readers and as short notes.
said-places = { $player } วาง{ $piece } ที่ { $cell }
said-gives = { $player } ส่ง{ $piece } ให้ { $other }
said-gives-you = { $player } ส่ง{ $piece } ให้คุณ
said-calls = { $player } ขาน “ควอร์โต!”
said-call-failed = { $player } ขานไม่สำเร็จ
said-your-call-failed = คุณขานไม่สำเร็จ
said-offers-draw = { $player } ขอเสมอ
said-asks-take-back = { $player } ขอย้อนตา
said-declined = { $player } ไม่ตกลง
said-taken-back = ย้อนตาแล้ว
said-resumed = เล่นเกมต่อแล้ว

# The throw of dice at the beginning.
dice-throw = { $first } ทอยได้ { $a }, { $second } ทอยได้ { $b }
dice-begins = { $first } เริ่มก่อน

# The device goes from hand to hand.
cover-title = ส่งเครื่องให้ { $player }
cover-ready = ฉันคือ { $player }

## The menu of a game

menu-title = เมนูเกม
menu-elsewhere = หน้าอื่น
menu-sound-on = เสียง: เปิด
menu-sound-off = เสียง: ปิด
do-by = { $player }: { $what }
do-ask-take-back = ย้อนตา
do-claim-win = ขอเป็นผู้ชนะ
do-pause = พักเกม
do-resume = เล่นต่อ
do-offer-draw = ขอเสมอ
do-agree-draw = ตกลงเสมอ
do-abort = ยกเลิกเกม
do-resign = ยอมแพ้
sure-resign = ยอมแพ้ใช่ไหม? อีกฝ่ายจะชนะ
sure-draw = ทั้งสองฝ่ายตกลงเสมอใช่ไหม?
sure-abort = ยกเลิกเกมใช่ไหม? จะไม่มีใครชนะ
sure-no = เล่นต่อ

## Moves, typed and listed

moves-title = ตาเดิน
moves-none = ยังไม่มีใครเดิน
looking-back = กำลังดูย้อนหลัง
looking-back-return = กลับไปที่เกม
typed-title = พิมพ์ตาเดิน อ่านกระดาน
typed-label = ตาเดิน
typed-do = ทำเลย
typed-help = b2>7 วางที่ b2 แล้วส่ง 7; b2 หรือ >7 ทำอย่างเดียว; ! ขาน, !3 ขานแถวนอน 3; ?3 อ่านแถวนอน 3, ? อ่านทั้งกระดาน
typed-not-understood = ไม่เข้าใจ { $text }
read-title = อ่านกระดาน
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = หลังจบเกม
result-you-win = คุณชนะ!
result-you-lose = คุณแพ้
result-wins = { $player } ชนะ
result-draw = เสมอ
result-none = ไม่มีผล
rematch = อีกเกม
rematch-there = ไปเกมถัดไป
review-title = เพราะอะไร?
review-coming = กำลังทบทวนเกม…
replay-controls = ไล่ดูเกม
replay-start = ไปต้นเกม
replay-back = ย้อนกลับ
replay-onward = ต่อไป
replay-end = ไปท้ายเกม
replay-slider = ช่วงของเกม
replay-beginning = ต้นเกม
share-title = เก็บและแชร์
share-copy-record = คัดลอกบันทึก
share-save-record = เก็บบันทึกเป็นไฟล์
share-svg = รูปภาพ (SVG)
share-png = รูปภาพ (PNG)
share-link = คัดลอกลิงก์รูปหมากนี้
share-copied = คัดลอกแล้ว
share-not-copied = เบราว์เซอร์นี้ไม่ยอมให้คัดลอก
share-no-png = สร้างรูปภาพไม่ได้

## Games in lists, and titles of pages where people meet

title-lobby = ล็อบบี้ – Kvarto
title-games = เกมของฉัน – Kvarto
title-account = บัญชี – Kvarto
title-return = กลับมา – Kvarto
title-turns = ({ $count }) { $title }
# In a row of what is agreed on.
agreed-spoken = ต้องขานเอง
agreed-not-casual = ย้อนตาไม่ได้
mine-your-turn = ถึงตาคุณ
mine-others-turn = ถึงตา { $player }
# $when is such as "ในอีก 2 วัน".
mine-deadline = หมดเวลา{ $when }
mine-table-link = โต๊ะสำหรับคนที่มีลิงก์
mine-table-lobby = โต๊ะในล็อบบี้
mine-won = ชนะ
mine-lost = แพ้
mine-drawn = เสมอ
mine-no-result = ไม่มีผล
ended-quarto = ด้วยควอร์โต
ended-draw = วางหมากครบ
ended-agreement = ตกลงกัน
ended-time = หมดเวลา
ended-resignation = ยอมแพ้
ended-forfeit = ขานผิด
ended-abandoned = มีคนออกไป
ended-aborted = ยกเลิก
ended-unknown = ไม่ทราบสาเหตุ
return-make = สร้างลิงก์

## The way to the course

title-learn = หัดเล่น – Kvarto
title-lesson = { $title } – Kvarto
nav-learn = หัดเล่น

## The way to puzzles and analysis; how a move is judged

nav-puzzles = โจทย์
nav-analysis = วิเคราะห์
title-puzzles = โจทย์ – Kvarto
title-analysis = วิเคราะห์ – Kvarto
to-analysis = วิเคราะห์รูปหมากนี้
to-analysis-game = วิเคราะห์เกมนี้
verdict-best = ดีที่สุด
verdict-fine = ใช้ได้
verdict-mistake = พลาด
verdict-blunder = พลาดหนัก
verdict-decisive = พลาดชี้ขาด
verdict-unknown = ไม่ได้ประเมิน
