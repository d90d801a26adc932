### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = ล็อบบี้
lobby-coming = กำลังเข้าล็อบบี้…
lobby-here = { $count ->
    [1] ตอนนี้ยังไม่มีใครอื่นอยู่ที่นี่
   *[other] มี { $count } คนอยู่ที่นี่
}
lobby-anyone = เล่นกับใครก็ได้
lobby-wish = อยากเล่นแบบไหน
lobby-seeking = กำลังหาคู่เล่น…
lobby-seeking-about = เกมจะเริ่มเองทันทีที่มีคนอยากเล่นแบบเดียวกันหรือใกล้เคียง ระหว่างนี้อยู่หน้านี้ไว้ก่อน
lobby-stop = หยุดหา
lobby-found = เจอคู่เล่นแล้ว เกมเริ่มได้
lobby-tables = โต๊ะที่เปิดอยู่
lobby-no-tables = ยังไม่มีโต๊ะเปิด ลองเปิดสักโต๊ะ คนถัดไปจะได้มานั่ง
lobby-open-table = เปิดโต๊ะ
lobby-your-table = โต๊ะของคุณ
lobby-to-table = ไปที่โต๊ะ
lobby-sit = ร่วมโต๊ะ
lobby-games = เกมที่เข้าดูได้
lobby-placed = { $placed ->
    [0] เพิ่งเริ่ม
   *[other] วางไปแล้ว { $placed } ตัว
}
lobby-watch = ดู

## My games

mine-title = เกมของฉัน
mine-coming = กำลังหาเกมของคุณ…
mine-none = คุณยังไม่เคยเล่นที่นี่
mine-none-about = เกมที่คุณเล่นจะมาอยู่ตรงนี้ ถ้ามีบัญชีอยู่แล้ว เข้าสู่ระบบเพื่อดูเกมได้เลย
mine-running = กำลังเล่น
mine-tables = รอคู่เล่น
mine-finished = จบแล้ว
mine-older = เกมเก่ากว่านี้
mine-download = บันทึกทั้งหมดเป็น .qgn

## The account

sign-in-title = เข้าสู่ระบบ
sign-in-do = เข้าสู่ระบบ
account-guest = ตอนนี้คุณเป็นผู้มาเยือนชื่อ { $name } เกมของคุณจะตามไปด้วย
account-name = ชื่อ
account-name-about = คนอื่นที่โต๊ะจะเห็นชื่อนี้
account-password = รหัสผ่าน
account-password-about = อย่างน้อยแปดตัวอักษร ใช้คำสองสามคำที่มีแต่คุณคิดจะเอามาต่อกันก็ดี
account-wrong-password = นี่ไม่ใช่รหัสผ่านของคุณ
password-show = แสดง
account-new-title = สร้างบัญชี
account-new-about = มีบัญชีแล้วจะหาเกมของคุณเจอได้ทุกเครื่อง และเล่นด้วยชื่อของคุณเอง ไม่ต้องใช้อีเมล
account-new-do = สร้างบัญชี
account-has-one = มีบัญชีแล้ว เข้าสู่ระบบ
account-forgotten = ลืมรหัสผ่าน?
account-recover-title = รหัสผ่านใหม่
account-recover-about = ใช้รหัสกู้คืนที่คุณจดไว้ตอนสร้างบัญชี จากนั้นทุกเบราว์เซอร์จะออกจากระบบ และคุณจะได้รหัสใหม่
account-code = รหัสกู้คืน
account-code-about = ตัวพิมพ์เล็กใหญ่และเว้นวรรคไม่มีผล
account-recover-do = ตั้งรหัสผ่านใหม่
account-is-yours = คุณเข้าสู่ระบบแล้ว คนอื่นที่โต๊ะจะเห็นชื่อนี้
account-sign-out = ออกจากระบบ
account-password-title = เปลี่ยนรหัสผ่าน
account-password-others = เบราว์เซอร์อื่นทั้งหมดจะออกจากระบบ
account-old-password = รหัสผ่านเดิม
account-new-password = รหัสผ่านใหม่
account-password-do = เปลี่ยน
account-password-changed = เปลี่ยนรหัสผ่านแล้ว
account-export-title = ข้อมูลของคุณที่เก็บไว้
account-export-about = รวมในไฟล์เดียว: ชื่อ วันที่เริ่มใช้ และบันทึกเกมของคุณ
account-export-do = บันทึกไฟล์
account-delete-title = ลบบัญชี
account-delete-about = ชื่อและรหัสผ่านของคุณจะถูกลบทันทีและถาวร เกมจะยังอยู่กับคนที่เคยเล่นด้วย โดยไม่มีชื่อคุณ
account-delete-do = ลบถาวร
account-deleted = ลบบัญชีแล้ว

# The code is shown once.
recovery-title = จดสิ่งนี้ไว้
recovery-about = ถ้าวันหนึ่งลืมรหัสผ่าน รหัสกู้คืนนี้คือทางเดียวที่จะกลับมาได้ จะแสดงแค่ตอนนี้เท่านั้น
recovery-copy = คัดลอก
recovery-done = จดแล้ว

## Coming back as a guest from another device

return-title = กลับมา
return-coming = กำลังหาเกมของคุณ…
return-as-another = ในเบราว์เซอร์นี้คุณคือ { $name } กลับมาเฉพาะเมื่อคุณสร้างลิงก์นี้เองเท่านั้น เพราะเกมของคุณที่นี่จะตามไปด้วย และคนที่สร้างลิงก์จะเล่นแทนได้
return-come = กลับมา
return-stay = อยู่อย่างนี้ต่อ
return-no-code = ที่อยู่นี้ไม่ครบ ให้เปิดลิงก์เต็มที่ได้รับมา
return-another = สร้างลิงก์ใหม่ได้จากอีกเครื่อง ในเมนูของเกมหรือในหน้าบัญชี
