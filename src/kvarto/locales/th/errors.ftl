### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = มีหมาก { $piece } อยู่ในมือแล้ว
hand-is-empty = ไม่มีหมากในมือให้วาง
piece-is-placed = หมาก { $piece } อยู่บนกระดานแล้ว
cell-is-occupied = ช่อง { $cell } ไม่ว่าง
game-is-over = เกมจบแล้ว
call-is-pending = { $seat }ขานไปแล้ว ต้องชี้ก่อน
point-before-call = { $seat }ต้องขานก่อนจึงจะชี้ได้
calling-is-automatic = เกมนี้นับควอร์โตให้เองโดยไม่ต้องขาน
nothing-placed-to-call = ยังไม่มีหมากที่วางให้ขานได้
call-is-used = { $seat }ขานหลังหมากตัวนี้ไปแล้ว
not-your-chance-to-call = ตอนนี้{ $seat }ขานไม่ได้
not-your-turn-to-give = ยังไม่ถึงตาที่{ $seat }จะส่งหมาก
not-your-turn-to-place = ยังไม่ถึงตาที่{ $seat }จะวางหมาก
not-your-turn-to-end-turn = ตานี้ไม่ใช่ของ{ $seat } จึงจบตาไม่ได้
now-is-not-the-time-to-give = ตอนนี้{ $seat }ส่งหมากไม่ได้
now-is-not-the-time-to-place = ตอนนี้{ $seat }วางหมากไม่ได้
now-is-not-the-time-to-end-turn = จบตาโดยไม่ส่งหมากได้เฉพาะตาสุดท้าย หลังวางหมากตัวที่ 16
nothing-to-undo = ไม่มีตาให้ย้อน

## At the table

bad-name = ชื่อต้องมี 1 ถึง { $longest } ตัวอักษรที่มองเห็นได้ ใช้ { $text } ไม่ได้
table-not-open = โต๊ะนี้ยังไม่เปิด
too-late = ช้าไปแล้ว หมดเวลาสำหรับเรื่องนี้
already-away = ผู้เล่นคนนี้ออกไปแล้ว
not-away = ผู้เล่นคนนี้ยังอยู่
game-is-paused = เกมพักอยู่
not-paused = เกมไม่ได้พักอยู่
already-proposed = เรื่องนี้เสนอไปแล้ว
just-declined = เรื่องนี้ถูกปฏิเสธไปแล้ว เสนอใหม่ได้หลังตาเดินถัดไป
nothing-proposed = ไม่มีข้อเสนอให้ตอบ
only-in-casual-games = ทำได้เฉพาะในเกมสบาย ๆ
too-late-to-abort = ยกเลิกเกมได้ก่อนวางหมากตัวแรกเท่านั้น แต่ยังยอมแพ้ได้
the-clock-decides = เกมนี้มีนาฬิกา ให้นาฬิกาตัดสิน
other-is-here = อีกฝ่ายอยู่ที่โต๊ะ
grace-not-over = อีกฝ่ายยังหายไปไม่นานพอ
bad-event = เวอร์ชันนี้อ่านเหตุการณ์นี้ไม่ได้: { $text }

## The server

bad-message = นี่ไม่ใช่ข้อความของเกม: { $what }
message-too-long = ข้อความยาวได้ไม่เกิน { $longest } ตัวอักษร
no-such-game = ไม่มีเกมนี้ที่นี่ หรือเป็นเกมของคนอื่น
no-such-lesson = ไม่มีบทเรียนนี้
lesson-asks-otherwise = บทเรียนนี้ให้ทำอย่างอื่น
not-your-seat = ที่นั่งนี้ไม่ใช่ของคุณ
not-your-table = แก้ได้เฉพาะคนที่เปิดโต๊ะนี้
own-table = นี่คือโต๊ะของคุณเอง ต้องให้คนอื่นมานั่ง
table-is-taken = เมื่อครู่มีคนอื่นมานั่งแล้ว
nobody-sits-here-yet = เกมจะเริ่มเมื่อมีคนมานั่ง
not-a-shape = สี่ช่องนี้ไม่ใช่แถวนอน แถวตั้ง แถวทแยง หรือจัตุรัส
no-such-level = ไม่มีระดับ { $level } มีตั้งแต่ 1 ถึง { $highest }
game-goes-on = เกมยังไม่จบ
not-our-page = คำขอนี้มาจากเว็บอื่น
nobody-yet = ที่นี่ยังไม่รู้จักเบราว์เซอร์นี้ ลองโหลดหน้าใหม่
not-our-host = เซิร์ฟเวอร์นี้ไม่ได้ชื่อ { $host } ถ้าใช่ ให้เปิดด้วย --public-url
server-error = เซิร์ฟเวอร์ขัดข้อง บันทึกไว้แล้ว
too-many-requests = ถี่เกินไป ลองใหม่ในอีก { $seconds } วินาที
too-many-open = เปิดไว้มากเกินไปแล้ว ปิดบ้าง หรือลองใหม่ในอีก { $seconds } วินาที
name-mixes-scripts = ในชื่อห้ามปนตัวอักษรที่หน้าตาคล้ายกัน เช่น ละตินกับซีริลลิก
name-misleads = ชื่อนี้สงวนไว้ เพราะอาจทำให้เข้าใจผิดว่าเป็นผู้มาเยือน คอมพิวเตอร์ หรือผู้ดูแล
name-is-taken = มีคนใช้ชื่อนี้หรือชื่อที่คล้ายกันแล้ว
password-length = รหัสผ่านต้องมี { $shortest } ถึง { $longest } ตัวอักษร
password-is-name = รหัสผ่านจะเหมือนชื่อไม่ได้
password-is-common = รหัสผ่านนี้ใคร ๆ ก็เดาได้ตั้งแต่แรก
wrong-name-or-password = ไม่มีบัญชีที่ใช้ชื่อและรหัสผ่านนี้
wrong-name-or-code = ไม่มีบัญชีที่ใช้ชื่อและรหัสกู้คืนนี้ รหัสหนึ่งใช้ได้ครั้งเดียว
too-many-guesses = ลองบ่อยเกินไป ลองใหม่ในอีก { $seconds } วินาที
has-account = มีบัญชีอยู่แล้ว
needs-account = ต้องมีบัญชีก่อน กรุณาเข้าสู่ระบบ
no-such-account = ไม่มีบัญชีชื่อ { $name }
no-such-return-code = รหัสนี้พากลับมาไม่ได้ อาจเก่าเกินไป
no-puzzle = ไม่มีโจทย์นี้: { $puzzle }
no-puzzles = ไม่มีโจทย์ประเภทนี้
not-an-answer = ใช้เป็นคำตอบตรงนี้ไม่ได้: { $text }
no-such-hint = ไม่มีคำใบ้ที่ { $step } คำใบ้มีถึงที่ { $last }
puzzle-not-begun = โจทย์นี้จับเวลา ต้องกดเริ่มก่อน
page-not-built = ยังไม่ได้สร้างหน้าเว็บ ให้รัน "make" ในโฟลเดอร์ของ kvarto หรือ "python web/build.py"

# What the two seats are called in errors.
error-seat-first = ฝ่ายแรก
error-seat-second = ฝ่ายที่สอง
