### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = โจทย์
puzzle-hall-about = ทุกข้อพิสูจน์แล้ว มีคำตอบเดียว และเอนจินรู้ว่าทำไมคำตอบอื่นใช้ไม่ได้
puzzle-hall-all = โจทย์ทั้งหมด
puzzle-of-the-day = โจทย์ประจำวัน
puzzle-solve = ลองทำ
puzzle-begin = โจทย์ข้อต่อไป
puzzle-next = โจทย์ข้อต่อไป
puzzle-kind = อยากฝึกเรื่องไหน?
puzzle-kind-any = คละกัน
puzzle-kind-win = หาทางชนะ
puzzle-kind-safe = หมากปลอดภัยตัวเดียว
puzzle-kind-hold = รักษาผลเสมอ
puzzle-kind-spot = หาควอร์โตให้เจอ
puzzle-kind-trap = กับดักอยู่ไหน?
puzzle-count = { $count } ข้อ
puzzle-title-win = หาทางชนะ
puzzle-title-safe = หมากปลอดภัยตัวเดียว
puzzle-title-hold = รักษาผลเสมอ
puzzle-title-spot = หาควอร์โตให้เจอ
puzzle-title-trap = กับดักอยู่ไหน?
puzzle-ask-win =
    { $distance ->
        [1] วางหมากแล้วชนะทันที
       *[other] วางที่ไหนและส่งตัวไหนจึงชนะแน่นอนเมื่อวางครบ { $distance } ตัว?
    }
puzzle-ask-safe = หมากทุกตัวยกเว้นตัวเดียวทำให้อีกฝ่ายชนะทันที คุณจะส่งตัวไหน?
puzzle-ask-hold = วางที่ไหนและส่งตัวไหนจึงเสมอ? ทางอื่นแพ้หมด
puzzle-ask-spot = อีกฝ่ายทำควอร์โตครบแล้วแต่ไม่ขาน ชี้ให้ได้ภายใน { $seconds } วินาที
puzzle-ask-trap = มีหมากตัวหนึ่งดูปลอดภัยแต่ส่งแล้วแพ้ ตัวไหนห้ามส่ง?
puzzle-difficulty = ความยาก { $rating }
puzzle-other = อีกฝ่าย
puzzle-tried-right = ข้อนี้คุณทำได้แล้ว
puzzle-tried-wrong = ข้อนี้คุณเคยลองแล้ว จึงไม่นับอีก
puzzle-tried-helped = คุณดูคำใบ้แล้ว ข้อนี้จึงไม่นับ
puzzle-clock-about = หมากจะปรากฏเมื่อเริ่มจับเวลา คุณมี { $seconds } วินาที
puzzle-clock-start = เริ่มจับเวลา
puzzle-hint = คำใบ้ { $step } จาก { $steps }
puzzle-hint-about = ถ้าใช้คำใบ้จะไม่นับเข้าเรตติง
puzzle-hint-mark = คำใบ้
puzzle-give-up = ดูเฉลย
puzzle-retry = ลองใหม่
puzzle-why-not = ทำไมไม่ใช่ { $word }?
puzzle-right = ถูกต้อง!
puzzle-late = หมดเวลา อยู่ตรงนี้ไง
puzzle-given-up = คำตอบคือ { $words }
puzzle-wrong = ไม่ใช่ ถ้าเล่นดีที่สุด: { $ending }
puzzle-wrong-shape = นั่นไม่ใช่ควอร์โตที่ยังขานได้
puzzle-rating = เรตติง
puzzle-rating-about = บวกลบ { $deviation }
puzzle-streak = วันติดต่อกัน
puzzle-streak-days = { $days }
puzzle-streak-best = สูงสุด { $days }
puzzle-streak-now = ติดต่อกัน { $days } วัน
puzzle-solved = ทำได้
puzzle-solved-about = จากที่ลอง { $tried } ข้อ
puzzle-new-rating = เรตติงของคุณ: { $rating }
puzzle-does-not-count = ข้อนี้ไม่นับเข้าเรตติง

## Hints, step by step

puzzle-hint-win = หาตาเดินที่ทำให้อีกฝ่ายไม่เหลือหมากปลอดภัยไว้ส่ง
puzzle-hint-safe = ดูหมากที่เหลือทีละตัว ว่าจะไปเติมอะไรให้ครบได้บ้าง
puzzle-hint-hold = ทุกตาเดินแพ้หมดยกเว้นตาเดียว ลองนับหมากปลอดภัยที่เหลือหลังตาของคุณ
puzzle-hint-spot = ดูแถวที่ผ่านหมากตัวล่าสุด ทีละลักษณะ
puzzle-hint-trap = หมากหลายตัวไม่เติมอะไรให้ครบ แต่มีตัวหนึ่งที่อีกฝ่ายวางแล้วคุณจะไม่เหลืออะไรปลอดภัยให้ส่ง
puzzle-hint-line = วางตรงไหนสักที่ใน { $line }
puzzle-hint-cell = วางที่ { $cell } แล้วจะส่งหมากตัวไหนได้?
puzzle-hint-dangers = ช่องที่ทำเครื่องหมายไว้อาจมีคนเติมให้ครบได้
puzzle-hint-distance = ต้องวางหมากอีก { $placements } ตัวกว่ากับดักจะปิด
puzzle-hint-give = ลักษณะหนึ่งของหมาก: { $trait }
puzzle-hint-shared = สิ่งที่หมากทั้งสี่มีเหมือนกัน: { $trait }
puzzle-hint-row = เป็นแถวนอน
puzzle-hint-column = เป็นแถวตั้ง
puzzle-hint-diagonal = เป็นแถวทแยง
puzzle-hint-square = เป็นจัตุรัส
