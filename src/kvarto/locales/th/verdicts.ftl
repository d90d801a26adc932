### What is said of moves and games that are looked at again.

value-win = ชนะ
value-draw = เสมอ
value-loss = แพ้
value-unknown = ไม่ทราบ
review-missed-as-placer = ตาที่ { $number } { $player } ทำ { $shapes } ครบแต่ไม่ขาน
review-missed-as-receiver = ตาที่ { $number } { $player } ขาน { $shapes } ได้แต่ไม่ขาน
review-called-others = ตาที่ { $number } { $player } ขานสิ่งที่ { $other } ทำครบแล้วมองไม่เห็น
review-lapsed = จากนั้น { $shapes } ก็หมดสิทธิ์ขาน
review-failed-call = ตาที่ { $number } { $player } ขานไม่สำเร็จ
review-left-open = { $count ->
    [1] ในรูปสุดท้าย { $shapes } ยังขานได้: { $player } มีสิทธิ์ขาน
   *[other] ในรูปสุดท้าย { $shapes } ยังขานได้: { $player } เลือกขานได้หนึ่งอย่าง
}
review-turning-point = เกมตัดสินกันที่ตา { $number }: { $player } เดิน { $word } แล้วเปลี่ยนจาก{ $before }เป็น{ $after }
review-no-mistakes = ไม่มีใครพลาดเลย
review-no-known-mistakes = ไม่พบข้อผิดพลาด
review-unjudged = มี { $count } ตาเดินที่ประเมินไม่ทันเวลา
