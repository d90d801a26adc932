### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = สร้างโจทย์ที่พิสูจน์คำตอบแล้ว พิสูจน์โจทย์ หรือแสดงโจทย์
puzzles-make-help =
    สร้างโจทย์: สุ่มรูปหมาก แล้วเก็บรูปที่ตัวแก้พิสูจน์ได้ว่ามีคำตอบถูกเพียงหนึ่งเดียว
    Ctrl-C หยุดได้ และคำสั่งเดิมจะทำต่อจากเดิม ซีดเดิมได้โจทย์เดิม
puzzles-seed-help = ค่าเริ่มต้นของการสุ่ม
puzzles-count-help = ประเภทและแบบละกี่ข้อ (ถ้าไม่ระบุ เท่ากับที่มากับแพ็กเกจ)
puzzles-variant-help = เฉพาะแบบนี้ ระบุได้หลายครั้ง
puzzles-work-help = โฟลเดอร์ที่เก็บว่าทำไปถึงไหนแล้ว
puzzles-into-help = ไฟล์สำหรับโจทย์ที่เสร็จ (ถ้าไม่ระบุ ใช้ของแพ็กเกจ)
puzzles-making = { $variant }, { $kind }
puzzles-stopped = หยุดแล้ว คำสั่งเดิมจะทำต่อจากตรงนี้
puzzles-made = ใน { $file } มีโจทย์ { $count } ข้อ
puzzles-check-help =
    พิสูจน์ทุกข้อ: ว่าคำตอบถูก ไม่มีคำตอบอื่น และไม่มีข้อไหนซ้ำกับข้ออื่นเมื่อมองอีกมุม
puzzles-file-help = ไฟล์ที่จะตรวจ (ถ้าไม่ระบุ ใช้ของแพ็กเกจ)
puzzles-sample-help = พิสูจน์แค่หนึ่งข้อในทุก ๆ จำนวนนี้
puzzles-checking = กำลังพิสูจน์
puzzles-checked = พิสูจน์แล้ว { $count } ข้อ
puzzles-wrong = ผิด { $count } ข้อ
puzzle-is-none = { $puzzle }: คำตอบที่ถูกไม่ได้มีเพียงหนึ่งเดียว
puzzle-has-other-answers = { $puzzle }: คำตอบที่ถูกคือ { $proven } ไม่ใช่ { $kept }
puzzle-repeats = { $puzzle }: ซ้ำกับ { $other }
no-puzzle-file = นี่ไม่ใช่ไฟล์โจทย์
no-such-puzzle = บรรทัดนี้ไม่ใช่โจทย์: { $text }
puzzles-show-help = แสดงโจทย์ที่มีรหัสนี้ คำตอบ และสิ่งที่ตามมา
puzzles-title = { $puzzle }: { $task } ({ $variant }, เรตติง { $rating })
puzzles-answer = { $count ->
    [1] คำตอบ: { $answers }
   *[other] คำตอบทั้งหมด: { $answers }
}
puzzles-line = ต่อจากนั้น: { $words }

## What is asked for

puzzle-task-win = วางและส่งให้ชนะ
puzzle-task-safe = ส่งหมากปลอดภัยตัวเดียวที่มี
puzzle-task-hold = วางและส่งไม่ให้แพ้
puzzle-task-spot = หาควอร์โตให้เจอก่อนหมดสิทธิ์
puzzle-task-trap = หมากตัวไหนเป็นกับดัก
