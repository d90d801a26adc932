### `kvarto admin`.

admin-help = ดูแลผู้ใช้: เปลี่ยนชื่อบัญชี นับจำนวน ค้นหา
admin-rename-help =
    เปลี่ยนชื่อบัญชี OLD เป็น NEW เช่น เพราะ OLD ไม่สุภาพ ทุกเกมจะแสดงชื่อใหม่
    เกมที่เปิดอยู่บนเซิร์ฟเวอร์จะแสดงชื่อเดิมจนกว่าจะปิด
admin-rename-short-help = ตั้งชื่อใหม่ให้บัญชี
admin-renamed = { $old } เปลี่ยนชื่อเป็น { $new } แล้ว รวมถึงในทุกเกม
admin-people-help =
    บอกว่ามีกี่คน หรือรู้อะไรเกี่ยวกับบัญชี NAME บ้าง: อยู่มาตั้งแต่เมื่อไร เล่นไปกี่เกม
    เข้าสู่ระบบกี่เบราว์เซอร์ มาล่าสุดเมื่อไร
admin-people-short-help = นับจำนวนคน หรือค้นหาบัญชี
admin-accounts = { $accounts } บัญชี
admin-guests = ผู้มาเยือน { $guests } คน
admin-browsers = { $browsers } เบราว์เซอร์
admin-account = { $name } ตั้งแต่ { $since }
admin-games = { $games } เกม
admin-last-seen = มาล่าสุดเมื่อ { $day }
