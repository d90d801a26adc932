### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    เซิร์ฟเวอร์ kvarto อีกตัวเก็บเกมไว้ใน { $file }
    หยุดตัวนั้น หรือให้ตัวนี้ใช้ไฟล์ของตัวเอง: kvarto serve --data OTHER
database-too-new =
    { $file } เขียนโดย kvarto ที่ใหม่กว่า: เป็นรุ่น { $revision } แต่ kvarto นี้รู้จักถึง { $newest }
    ใช้ kvarto ที่ใหม่กว่าอีกครั้ง หรือกลับไปใช้สำเนาเดิม: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = อ่าน { $file } เป็นฐานข้อมูลไม่ได้: { $why }
not-our-database = { $file } เป็นฐานข้อมูลของโปรแกรมอื่น ไม่ใช่ของ kvarto
nothing-in-database = ใน { $file } ไม่มีฐานข้อมูลของ kvarto

db-help = ดูแลฐานข้อมูล: อัปเดต ทำสำเนา คืนสำเนา ตรวจสอบ
db-file-help = ฐานข้อมูล (ถ้าไม่ระบุ ใช้ตัวเดียวกับ "kvarto serve")
db-force-help = เขียนทับไฟล์ที่มีอยู่
db-upgrade-help = อัปเดตฐานข้อมูลของ kvarto รุ่นเก่า เซิร์ฟเวอร์ก็ทำเองตอนเปิด และเก็บสำเนาของเดิมไว้ข้างกัน
db-upgrade-short-help = อัปเดตฐานข้อมูลของ kvarto รุ่นเก่า
db-is-newest = { $file } เป็นปัจจุบันแล้ว: รุ่น { $revision }
db-upgraded =
    อัปเดต { $file } จากรุ่น { $before } เป็น { $revision } แล้ว
    ของเดิมเก็บไว้ใน { $copy }
db-will-be-upgraded =
    { $file } เป็นของ kvarto รุ่นเก่า กำลังอัปเดต
    ของเดิมเก็บไว้ใน { $copy }
db-backup-help =
    ทำสำเนาฐานข้อมูลลงใน TARGET ตามที่เป็นอยู่ ณ ขณะหนึ่ง เซิร์ฟเวอร์ทำงานไปด้วยได้
db-backup-short-help = ทำสำเนาฐานข้อมูล แม้ขณะเซิร์ฟเวอร์ทำงาน
db-copied = ทำสำเนา { $file } ลงใน { $copy } แล้ว
db-restore-help =
    คืนสำเนา: SOURCE จะกลายเป็นฐานข้อมูล ต้องหยุดเซิร์ฟเวอร์ก่อน
db-restore-short-help = คืนสำเนาของฐานข้อมูล
db-restored = คืนค่า { $file } จาก { $copy } แล้ว
db-file-is-there =
    มี { $file } อยู่แล้ว
    ถ้าใช้ --force จะเขียนทับและสิ่งที่อยู่ข้างในจะหายไป
db-no-file = ไม่มีไฟล์ { $file }
db-is-damaged =
    { $file } เสียหาย คืนสำเนาได้ด้วย: kvarto db restore COPY --force
    { $damages }
db-check-help = ตรวจดูฐานข้อมูลทั้งหมด: สมบูรณ์ไหม รุ่นอะไร มีอะไรอยู่บ้าง
db-check-short-help = ตรวจดูฐานข้อมูลทั้งหมด
db-sound = { $file } สมบูรณ์ดี: รุ่น { $revision }
db-older = kvarto นี้ใช้รุ่น { $newest } เซิร์ฟเวอร์จะอัปเดตให้ตอนเปิด หรือใช้ "kvarto db upgrade" ก็ได้
db-games = { $games } เกม ยังเล่นอยู่ { $running } เกม
db-people = { $people } คน มีบัญชี { $accounts } คน
