### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = ตอนนี้เก็บเกมไม่ได้ ลองใหม่อีกสักครู่
lease-lost = ตอนนี้เซิร์ฟเวอร์อื่นดูแล { $place } อยู่
no-such-database = เปิดฐานข้อมูลที่ { $address } ไม่ได้ (ที่อยู่เขียนแบบ postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL กับ NATS ต้องใช้แพ็กเกจเพิ่ม ({ $what }) ติดตั้งด้วย:
    pip install "kvarto[server,cluster]"
database-out-of-reach = ใช้ฐานข้อมูล { $address } ไม่ได้: { $why }
database-there-too-new =
    { $address } เขียนโดย kvarto ที่ใหม่กว่า: เป็นรุ่น { $revision } แต่ kvarto นี้รู้จักถึง { $newest }
    ใช้ kvarto ที่ใหม่กว่าอีกครั้ง หรือใช้สำเนาจากก่อนหน้านั้น
database-encoding = ฐานข้อมูล { $address } เก็บข้อความเป็น { $encoding } ให้สร้างฐานข้อมูลที่ใช้การเข้ารหัส UTF8

db-there-will-be-upgraded = { $address } เป็นของ kvarto รุ่นเก่า กำลังอัปเดต
db-there-made = สร้างตารางใน { $address } แล้ว: รุ่น { $revision }
db-there-upgraded = อัปเดต { $address } จากรุ่น { $before } เป็น { $revision } แล้ว
db-there-is-damaged =
    ใน { $file } ขาดบางอย่างที่ควรมี:
    { $damages }
db-backup-there =
    ฐานข้อมูล PostgreSQL ทำสำเนาด้วยโปรแกรมของ PostgreSQL เอง แม้ขณะเซิร์ฟเวอร์ทำงาน:
    { $command }
db-restore-there =
    สำเนาของฐานข้อมูล PostgreSQL คืนด้วยโปรแกรมของ PostgreSQL เอง หยุดเซิร์ฟเวอร์ทั้งหมดก่อน:
    { $command }
db-copy-help =
    ทำสำเนาทุกอย่างจากไฟล์ FROM ลงในฐานข้อมูล PostgreSQL ที่ว่างเปล่า เช่น
    postgresql://USER@HOST/NAME เพื่อให้หลายเครื่องใช้ต่อได้ ต้องหยุดเซิร์ฟเวอร์ก่อน
    ถ้าทำสำเนาได้ไม่ครบจะไม่เก็บไว้เลย ส่วนไฟล์ยังเหมือนเดิม
db-copy-short-help = ทำสำเนาไฟล์ลงในฐานข้อมูล PostgreSQL
db-copy-from-file-to-address = FROM คือไฟล์ของฐานข้อมูล ส่วน TO คือที่อยู่แบบ postgresql://USER@HOST/NAME
db-copying = กำลังทำสำเนา
copy-needs-upgrade = ต้องอัปเดต { $file } ก่อน: kvarto db upgrade --database { $file }
copy-target-not-empty = ใน { $address } มีข้อมูลอยู่แล้ว ให้สร้างฐานข้อมูลว่างสำหรับการนี้
copy-refused = ทำสำเนาตาราง { $table } ไม่ได้: { $why }
copy-incomplete = ตาราง { $table } ไปถึง { $address } เพียง { $there } จาก { $here } แถว
come-again = โต๊ะนี้กำลังย้ายไปเซิร์ฟเวอร์อื่น ลองใหม่อีกสักครู่

serve-database-help =
    ที่อยู่ของ PostgreSQL ที่เก็บเกมแทนไฟล์ เช่น postgresql://USER@HOST/NAME
    เพื่อให้หลายเซิร์ฟเวอร์ใช้เกมร่วมกันได้ โดยอยู่หลังโหลดบาลานเซอร์ตัวไหนก็ได้
serve-bus-help =
    ที่อยู่ของ NATS ที่เซิร์ฟเวอร์เหล่านั้นใช้ส่งข่าวถึงกันทันที เช่น nats://HOST:4222
    ถ้าไม่ระบุ เซิร์ฟเวอร์จะหาข้อความที่ส่งถึงกันในฐานข้อมูล
serve-data-or-database = เก็บเกมได้ที่เดียว: ระบุไฟล์ด้วย --data หรือระบุที่อยู่ด้วย --database อย่างใดอย่างหนึ่ง
serve-bus-needs-database = มีแต่เซิร์ฟเวอร์ที่ใช้ฐานข้อมูลร่วมกันเท่านั้นที่ต้องใช้บัสข้อความ ระบุฐานข้อมูลด้วย --database
serve-bad-bus = { $text } ไม่ใช่ที่อยู่ของบัสข้อความ ที่อยู่เขียนแบบ nats://HOST:4222
