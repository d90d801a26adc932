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
