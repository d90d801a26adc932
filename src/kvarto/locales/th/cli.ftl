### The command line.

cli-help =
    ควอร์โต เกมกระดานที่คุณเลือกหมากให้คู่ต่อสู้วาง และหมากสี่ตัวในแถวจะชนะก็ต่อเมื่อมีคนขาน
cli-version-help = แสดงเวอร์ชันแล้วออก
cli-lang-help = ภาษาของทุกข้อความ เช่น fi ถ้าไม่ระบุจะดูจาก LANGUAGE, LC_ALL, LC_MESSAGES หรือ LANG
cli-unknown-language = ที่นี่ไม่มีภาษา { $language } เลือกได้จาก { $languages }
cli-style-help = วิธีวาด: เป็นสี, Unicode ธรรมดา, ASCII หรือตามที่เทอร์มินัลแสดงได้
# As in English.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = อ่าน { $path } ไม่ได้: { $why }
cli-cannot-write = เขียน { $path } ไม่ได้: { $why }
cli-standard-input = อินพุตมาตรฐาน

standing-to-act = ถึงตา { $player }
standing-open = ยังขานได้: { $shapes }
standing-lapsed = หมดสิทธิ์ขาน: { $shapes }

seat-first = ฝ่ายแรก
seat-second = ฝ่ายที่สอง

## kvarto show

show-help =
    วาดรูปหมาก POSITION: แถวนอนตั้งแต่ 4 ลงมาถึง 1 ตามด้วยหมากในมือหรือ - แล้วอาจตามด้วยแบบของกติกา
    และช่องที่วางล่าสุด ตัวอย่างเช่น
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = วาดรูปหมาก
show-variant = แบบ: { $variant }
show-svg-help = วาดลงไฟล์ SVG แทน (- คือเอาต์พุตมาตรฐาน)
show-pieces-help = หน้าตาหมากใน SVG
show-theme-help = สำหรับพื้นหลังสว่างหรือมืด

## kvarto replay

replay-help = เล่นซ้ำทุกเกมในไฟล์ .qgn ชื่อ FILE (- คืออินพุตมาตรฐาน) แล้วบอกว่าเกมเป็นอย่างไร
replay-short-help = บอกว่าเกมในบันทึกเป็นอย่างไร
replay-json-help = พิมพ์ออบเจกต์ JSON เกมละบรรทัด ผลที่ไม่มีเหตุผลจะใช้เหตุผล "unknown"
replay-no-games = { $source }: ไม่มีเกมอยู่ข้างใน
replay-game = เกมที่ { $number }: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = เล่นเกมในเทอร์มินัล
play-command-help =
    เล่นเกมสองคนที่เทอร์มินัลเดียว หรือคนเดียวกับคอมพิวเตอร์ ระหว่างเกมพิมพ์ help เพื่อดูว่าพิมพ์อะไรได้บ้าง
play-variant-help = standard (ค่าเริ่มต้น), advanced, squares, hard หรือรหัสอย่าง ch:l
play-calling-help = ต้องขานควอร์โตจึงจะชนะหรือไม่
play-false-call-help = ขานผิดแล้วเสียอะไร: เสียโอกาส หรือเสียเกม
play-late-call-help = คนวางยังขานได้หลังส่งหมาก จนกว่าหมากนั้นจะถูกวาง
play-pointing-help = ใครต้องชี้แถวที่ขาน คนอื่นแค่ขานก็พอ
play-clock-help = เวลา: - (ไม่จับ), 60/move, 60/place, 600+5 (วินาทีและเวลาเพิ่ม), 3d/move
play-tournament-help = แบบแข่งขัน: ตาละหนึ่งนาที ขานผิดถือว่าแพ้
play-against-help = เล่นกับคอมพิวเตอร์ ตั้งแต่ 1 (เพิ่งหัดเล่น) ถึง { $strongest } (ไม่มีพลาด)
play-one-help = ชื่อผู้เล่นคนหนึ่ง
play-two-help = ชื่อผู้เล่นอีกคน
play-starter-help = ใครเริ่มก่อน: ทอยลูกเต๋า หรือผู้เล่น 1 หรือ 2
play-start-help = รูปหมากที่จะเริ่ม
play-seed-help = ทอยลูกเต๋าซ้ำแบบเกมก่อน
play-save-help = เพิ่มเกมลงในไฟล์ .qgn
play-save-no-record = ใน { $path } มีอย่างอื่นที่ไม่ใช่เกม จึงไม่เพิ่มอะไรลงไป
play-tournament-fixes = { $option } ใช้กับ --tournament ไม่ได้ เพราะกำหนดไว้แล้ว
play-same-names = ผู้เล่นสองคนต้องชื่อต่างกัน
play-player-one = ผู้เล่น 1
play-player-two = ผู้เล่น 2

## kvarto play: at the table

play-title = ควอร์โต, { $variant }
play-dice = { $first } ทอยได้ { $a }, { $second } ทอยได้ { $b }
play-first = { $first } เริ่มก่อนและส่งหมากตัวแรก
play-first-set-up = { $first } เป็นฝ่ายแรก { $second } เป็นฝ่ายที่สอง
play-spoken = ควอร์โตจะชนะก็ต่อเมื่อขาน เห็นแล้วให้พิมพ์ ! ทันที
play-forfeit = ขานผิดถือว่าแพ้
play-late-call = ส่งหมากแล้วยังขานได้ พิมพ์ late
play-help-hint = พิมพ์ help เพื่อดูทุกอย่างที่พิมพ์ได้
# Stands before the question; the space at its end separates the two.
play-clock = [{ $time }]{ " " }
play-give = { $player } เลือกหมากให้ { $other } (0-F หรือ help):
play-give-or-call = { $player } เลือกหมากให้ { $other } (0-F) หรือขาน (!):
play-place = { $player } วางหมาก (a1-d4 หรือ help):
play-place-or-call = { $player } วางหมาก (a1-d4) หรือขาน (!):
play-place-or-late-call = { $player } วางหมาก (a1-d4) หรือขาน (!; { $other }: late):
play-place-or-others-late-call = { $player } วางหมาก (a1-d4; { $other } ขานได้: late):
play-end-turn = { $player } จบตาสุดท้าย (=):
play-end-turn-or-call = { $player } ขาน (!) หรือจบตา (=):
play-point = { $player } แถวไหน? (1-4, a-d, / หรือ \ หรือ cancel):
play-point-with-squares = { $player } ตรงไหน? (1-4, a-d, / หรือ \, จัตุรัส a1-c3 หรือ cancel):
play-paused = เกมพักอยู่ พิมพ์ resume เพื่อเล่นต่อ:
play-offer-draw = { $player } ขอเสมอ { $other } ตกลงไหม? (yes ตกลง, no ไม่):
play-offer-take-back = { $player } ขอย้อนตาล่าสุด { $other } ตกลงไหม? (yes ตกลง, no ไม่):
play-answer-yes-or-no = กรุณาตอบ yes (ตกลง) หรือ no (ไม่)
play-declined = { $player } ไม่ตกลง
play-computer-moves = { $player } เดิน { $move }
play-calls = { $player }: “ควอร์โต!”
play-call-failed = ไม่ใช่ ตรงนั้นไม่มีควอร์โตที่ขานได้
play-call-not-pointed = ไม่ได้ชี้ตำแหน่ง การขานไม่สำเร็จ
play-refused = ทำไม่ได้: { $what }
play-not-understood = ไม่เข้าใจ { $text } พิมพ์ help เพื่อดูสิ่งที่พิมพ์ได้
play-left = เกมค้างไว้โดยยังไม่จบ
play-saved = เพิ่มเกมลงใน { $path } แล้ว

# The words to type are English in every language.
play-help-give = 7, F, DTSH           ส่งหมากตัวนี้
play-help-place = b2, b2>7             วางหมาก; วางแล้วส่งหมาก 7
play-help-call = !, !3                ขาน “ควอร์โต!”; ขานแล้วชี้แถวนอน 3 (หรือพิมพ์ quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    แถวนอน แถวตั้ง แถวทแยง จัตุรัส (ช่องล่างซ้าย)
play-help-late = late, late 3         ขานหลังส่งหมาก ในเกมที่ขานช้าได้
play-help-pass = =, pass              จบตาหลังวางหมากตัวสุดท้าย
play-help-draw = draw                 ขอเสมอ อีกฝ่ายตอบ yes หรือ no
play-help-back = back                 ขอย้อนตาล่าสุด
play-help-resign = resign, abort        ยอมแพ้; ยกเลิกเกมก่อนวางหมากตัวแรก
play-help-pause = pause, resume        หยุดนาฬิกา; เล่นต่อ
play-help-look = board, moves, help   ดูกระดาน; ดูตาเดิน; ดูรายการนี้
play-help-quit = quit                 ออกโดยเกมยังไม่จบ
