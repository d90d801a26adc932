### What the command line itself says: usage, options, and what was typed wrong.
### The key is the beginning of what the library behind it says in English.

click-usage = วิธีใช้:
click-options = ตัวเลือก
click-commands = คำสั่ง
click-show-this-message = แสดงข้อความนี้แล้วออก
click-default = ค่าเริ่มต้น: { $default }
click-error = ผิดพลาด: { $message }
click-aborted = หยุดแล้ว
click-try = ดูวิธีใช้ได้ที่ '{ $command } { $option }'
click-no-such-command = ไม่มีคำสั่ง { $name }
click-no-such-option = ไม่มีตัวเลือก { $name }
click-did-you-mean = หมายถึง { $possibilities } หรือเปล่า
click-missing-command = ขาดคำสั่ง
click-missing-argument = ขาดอาร์กิวเมนต์
click-missing-option = ขาดตัวเลือก
click-invalid-value-for = ค่าของ { $param_hint } ใช้ไม่ได้: { $message }
click-invalid-value = ค่านี้ใช้ไม่ได้: { $message }
click-takes-no-value = ตัวเลือก { $name } ไม่รับค่า
click-requires-an-argument = ตัวเลือก { $name } ต้องมีค่า
click-unexpected-argument = ส่วนนี้เกินมา: { $args }
click-not-one-of = { $value } ไม่ใช่หนึ่งใน { $choices }
click-not-a-valid-number = { $value } ไม่ใช่ตัวเลข ({ $number_type })
click-not-in-range = { $value } ไม่อยู่ในช่วง { $range }
click-does-not-exist = ไม่มี { $filename }
click-is-a-directory = { $filename } เป็นโฟลเดอร์
click-is-a-file = { $filename } เป็นไฟล์
click-is-not-readable = อ่าน { $filename } ไม่ได้
click-is-not-writable = เขียน { $filename } ไม่ได้
