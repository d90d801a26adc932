### kvarto table: the opening tables.

table-help = แสดงรายการตารางเปิดเกม หรือสร้างตาราง
table-list-help = บอกว่าตารางของแต่ละเกมพิสูจน์ไปถึงไหน
table-none = { $game }: ไม่มีตาราง ต้องค้นหาทุกรูปหมาก
table-there = { $game }: พิสูจน์ถึงหมาก { $levels } ตัวบนกระดาน มี { $exceptions } รูปที่ไม่เสมอ
table-build-help =
    สร้างตารางของเกม GAMES (ทั้งหมดถ้าไม่ระบุ) ใช้เวลาตั้งแต่ไม่กี่วินาทีเมื่อมีลักษณะเดียว
    ไปจนถึงหลายชั่วโมง Ctrl-C หยุดได้ และคำสั่งเดิมจะทำต่อจากเดิม
table-levels-help = ถึงหมากกี่ตัวบนกระดาน
table-threads-help = ใช้กี่คอร์
table-work-help = โฟลเดอร์ที่เก็บว่าทำไปถึงไหนแล้ว
table-into-help = โฟลเดอร์สำหรับตารางที่เสร็จ (ถ้าไม่ระบุ ใช้ของแพ็กเกจ)
table-level = { $game }, บนกระดาน { $level } ตัว
table-stopped = หยุดแล้ว คำสั่งเดิมจะทำต่อจากตรงนี้
table-built = { $game }: สร้างเสร็จ
