### Puzzles, the analysis board, and the review of a game.

# Whoever has no name.
player-first = ฝ่ายแรก
player-second = ฝ่ายที่สอง

## What a move or a position is worth to who is to act

worth-win =
    { $distance ->
        [0] ชนะทันที
        [1] ชนะด้วยหมากตัวถัดไป
       *[other] ชนะเมื่อวางอีก { $distance } ตัว
    }
worth-win-sometime = ชนะ
worth-draw = เสมอ
worth-loss =
    { $distance ->
        [0] แพ้ทันที
        [1] แพ้ด้วยหมากตัวถัดไป
       *[other] แพ้เมื่อวางอีก { $distance } ตัว
    }
worth-loss-sometime = แพ้
worth-unknown = ไม่ทราบ

## Moves told step by step

step-places = { $player } วางที่ { $cell }
step-gives = { $player } ส่ง{ $piece }
step-calls = { $player } ขาน { $shape } และชนะ
step-you-places = คุณวางที่ { $cell }
step-you-gives = คุณส่ง{ $piece }
step-you-calls = คุณขาน { $shape } และชนะ
move-whole = { $parts }:
move-place = วางที่ { $cell }
move-give = ส่ง{ $piece }
move-call = ขาน { $shape }
playback-label = ไล่ดูตาต่อ ๆ ไป
playback-begins = เริ่มจากตรงนี้
playback-again = ดูอีกครั้ง

## Somebody is to find a move

attempt-place = วางหมากในมือ
attempt-give = เลือกหมากที่จะส่ง
attempt-give-or-call = ส่งหมาก หรือขาน
attempt-end-turn = ขาน หรือจบตา
attempt-point = แตะหมากทั้งสี่ตัว
attempt-take-back = หยิบหมากกลับ
attempt-no-shape = สี่ตัวนี้ไม่ใช่แถวหรือจัตุรัสที่นับ ลองใหม่อีกครั้ง

## The review of a game

accuracy-share = { $percent }%
accuracy-kept = รักษาผลที่ควรได้ไว้ { $kept } จาก { $judged } ตาเดิน
standing-title = ใครได้เปรียบเมื่อไร
standing-label = สภาพเกมหลังแต่ละตา: ขึ้นบนคือ { $first } ชนะ ลงล่างคือ { $second } ชนะ ในตารางด้านล่างก็บอกเช่นเดียวกัน
standing-side = { $player } ชนะ
standing-as-table = ดูเป็นตาราง
standing-move = ตาเดิน
standing-player = ผู้เล่น
standing-stood = หลังเดิน
standing-verdict = ผลประเมิน
standing-show = วาดกราฟ
standing-wins = { $player } { $ending }
standing-won = { $player } ชนะแล้ว
retry-title = ลองใหม่
retry-about = ตาที่ { $number }: ถึงตา { $player } ถ้าเล่นดีที่สุดผลคือ{ $value } หาตาเดินที่รักษาผลนี้ไว้
retry-right = ถูกต้อง ผลยังเป็น{ $value }
retry-wrong = ไม่ใช่ตานี้ ดูสิว่าอะไรจะตามมา
retry-again = อีกครั้ง

## The analysis board

analysis-title = วิเคราะห์
study-variant = ชนะด้วยอะไร
study-overlay = บนกระดาน
study-overlay-values = ค่าของตาเดิน
study-overlay-threats = จุดที่จ่ออยู่
study-overlay-nothing = ไม่แสดง
study-worth-title = ค่าของรูปหมาก
study-worth = ถ้าเล่นดีที่สุด: { $ending }
study-gives = { $player } ต้องส่งหมากให้ { $other }
study-places = { $player } ต้องวาง{ $piece }
study-placed = วางที่ { $cell } แล้ว: เลือกหมากที่จะส่ง
study-over = เกมจบตรงนี้
study-progress = ประเมินไปแล้วกี่ตาเดิน
study-graded = { $graded } จาก { $total } ตาเดิน
study-nodes = · ดูไปแล้ว { $nodes } รูป
study-stop = หยุด
study-stopped = หยุดหลังดูไป { $graded } จาก { $total } ตาเดิน
study-go-on = ทำต่อ
study-call = ขาน { $shape }
study-best-moves = ตาเดินที่ดีที่สุด
study-all-moves = { $count ->
    [1] ตาเดินเดียวที่มี
   *[other] ทั้งหมด { $count } ตาเดิน
}
study-group-win = ชนะ { $count } ตา
study-group-draw = เสมอ { $count } ตา
study-group-loss = แพ้ { $count } ตา
study-group-unknown = ไม่ทราบ { $count } ตา
study-line = ทางที่ดีที่สุด
study-line-help = ชี้ที่ช่อง หมาก หรือตาเดิน แล้วทางที่ดีที่สุดของมันจะแสดงตรงนี้
study-line-best = ดูทางที่ดีที่สุด
study-threats = จุดที่จ่ออยู่
study-no-threats = ยังไม่มีหมากตัวไหนเติมอะไรให้ครบได้
study-safe = { $count ->
    [0] หมากในกองกลาง { $total } ตัว ไม่มีตัวไหนส่งได้อย่างปลอดภัย
   *[other] หมากในกองกลาง { $total } ตัว มี { $count } ตัวที่ไม่ชนะทันที
}
study-lapsed = หมดสิทธิ์ขานและไม่มีค่าแล้ว: { $shapes }
study-no-moves = เดินบนกระดานแล้วจะจดไว้ตรงนี้ ถ้าย้อนกลับแล้วเดินตาอื่นจะเริ่มทางแยก
study-comment = หมายเหตุของ { $word }
study-comment-start = หมายเหตุตอนเริ่ม
study-promote = ตั้งเป็นทางหลัก
study-cut = ลบตั้งแต่ตรงนี้
study-open-title = รูปหมากหรือเกมอื่น
study-paste = วางข้อความรูปหมากหรือบันทึกเกม
study-paste-about = รูปหมาก เช่น “A.../.3../..../...5 7” หรือบันทึก
study-copy-link = คัดลอกลิงก์การวิเคราะห์นี้
set-up-title = จัดรูปหมาก
set-up-help = เลือกหมาก แล้วเลือกช่อง แตะหมากบนกระดานเพื่อหยิบกลับ ตัวที่เหลือในมือคือหมากที่ต้องวาง
set-up-last = หมากที่วางล่าสุด
set-up-last-none = ไม่มี: ทุกควอร์โตหมดสิทธิ์ขาน
set-up-last-about = ควอร์โตที่ผ่านหมากตัวนี้ยังขานได้
set-up-empty-hand = คืนหมากในมือ
set-up-clear = ล้างกระดาน
set-up-done = วิเคราะห์
set-up-cancel = ยกเลิก

## Records, positions by their address, and what a move means

review-better = ที่ดีกว่า: { $words }
why-gift = { $player } ส่ง{ $piece } ทำให้ { $shape } ครบ
word-turn = (วางที่ { $cell } ส่ง{ $piece })
word-give = (ส่ง{ $piece })
review-look = ดู
replay-title = เปิดบันทึกเกม
replay-about = ดูเกมที่เก็บเป็นไฟล์ .qgn จากที่นี่หรือที่อื่น
replay-file = เลือกไฟล์
replay-paste = หรือวางข้อความ
replay-open = เปิด
replay-another = เปิดบันทึกเกมอื่น
position-begin = เริ่มเกมจากตรงนี้
position-first-gives = ฝ่ายแรกต้องส่งหมาก
position-second-gives = ฝ่ายที่สองต้องส่งหมาก
position-first-places = ฝ่ายแรกต้องวาง{ $piece }
position-second-places = ฝ่ายที่สองต้องวาง{ $piece }
