### How fast the engine is, and how many positions there are.

bench-short-help = วัดความเร็วของเอนจิน
bench-help =
    วัดความเร็วของเอนจิน เริ่มด้วยลายเซ็น คือจำนวนโหนดที่การค้นหาผ่านสำหรับรูปหมากชุดหนึ่ง
    ซึ่งเท่ากันทุกเครื่องจนกว่าการค้นหาจะเปลี่ยน จากนั้นใช้รูปหมากสุ่มที่เหมือนกันทุกครั้ง
    ทั้งแบบไม่มีและมีตารางเปิดเกม วัดว่าใช้เวลาเท่าไรในการหาค่า หาค่ากับระยะ และประเมินทุกตาเดิน
    ครึ่งหนึ่งของรูปหมากไม่เกิน p50, 99 ใน 100 ไม่เกิน p99, ทั้งหมดไม่เกิน max
bench-quick-help = ใช้รูปหมากไม่กี่รูป และถ้าไม่มีตารางจะข้ามรูปที่มีหมากสามหรือสี่ตัว
bench-full-help =
    แก้เกมเต็มสิบสองแบบ นับกระดานเสมอ เล่นสุ่ม จับเวลามินิแมกซ์ธรรมดา วัดหน่วยความจำขณะเล่น
    และบอกว่าถึงเป้าหมายใดบ้าง ใช้เวลาหลายนาที
bench-json-help = เขียนผลลงไฟล์ด้วย (- คือเอาต์พุตมาตรฐาน และไม่พิมพ์อย่างอื่น)
bench-signature = ลายเซ็น: { $nodes } โหนด
bench-title = { $variant }: มิลลิวินาทีซีพียูของหนึ่งคอร์ ไม่ใช้ตาราง
bench-title-with-table = { $variant }: มิลลิวินาทีซีพียูของหนึ่งคอร์ ใช้ตาราง
bench-no-table = { $variant }: ยังไม่มีตารางเปิดเกมที่ครบ
# As in English.
bench-placed = n
bench-cold = เย็น
bench-warm = อุ่น
bench-value = ค่า
bench-distance = ค่ากับระยะ
bench-grade = ประเมิน
bench-positions = รูป
# As in English.
bench-p50 = p50
# As in English.
bench-p99 = p99
# As in English.
bench-longest = max
bench-legend =
    n: หมากบนกระดาน; รูป: จำนวนรูปหมากที่จับเวลา
    เย็น: ไม่จำอะไรไว้; อุ่น: เพิ่งถามเรื่องเดียวกันไป
bench-waiting-title = ประเมินทุกตาเดินด้วยตารางและสองคอร์ แบบเย็น มิลลิวินาทีตามนาฬิกา
bench-games-title = เกมเต็มจากกระดานว่าง ไม่ใช้ตาราง
bench-variant = แบบ
bench-games-value = ค่า
bench-games-nodes = โหนด
bench-seconds = วินาทีซีพียู
bench-drawn-title = กระดานเต็มที่ไม่มีควอร์โต
bench-drawn-boards = กระดาน
bench-playouts-title = เกมสุ่มด้วยกติกาใน Python
bench-playouts-games = เกม
bench-playouts-speed = เกม / วินาที
bench-playouts-drawn = เสมอ
bench-playouts-placed = หมากที่วาง
bench-reference-title = มินิแมกซ์ธรรมดากับตัวแก้ ค่ากับระยะ มิลลิวินาทีซีพียู
bench-reference = มินิแมกซ์
bench-solver = ตัวแก้
bench-agree = คำตอบตรงกัน
bench-disagree = คำตอบไม่ตรงกัน!
bench-footprint-title = ทรัพยากรที่แพ็กเกจใช้
bench-import = นำเข้า kvarto: ใช้เวลาซีพียู { $size }
bench-memory = หน่วยความจำขณะเล่นเกมมาตรฐาน: { $size }
bench-memory-three = หน่วยความจำหลังเล่นสามแบบ: { $size }

## What the engine was to reach

goals-title = เป้าที่ต้องถึง นับเกมที่ช้ากว่าในสองเกม
goals-measured = วัดได้
goals-must = ต้องได้
goals-aim = เป้าหมาย
goals-reached = ถึง
goal-aim-reached = เป้าหมาย
goal-must-reached = ต้องได้
goal-missed = ไม่ถึง
goal-not-measured = -
goal-value-8 = ค่า, p99, n = 8
goal-value-7 = ค่า, p99, n = 7
goal-value-6 = ค่า, p99, n = 6
goal-distance-6 = ค่ากับระยะ, p99, n = 6
goal-table = ค่ากับระยะจากตาราง, p99, n ≤ 5
goal-grade-6 = ประเมินทุกตาเดินพร้อมระยะ, p99, n = 6
goal-two-cores = ประเมิน, ตาราง, 2 คอร์, ตามนาฬิกา, p99, n = 5
goal-whole-lines = เกมเต็ม มาตรฐาน
goal-whole-both = เกมเต็ม แถวและจัตุรัส
goal-whole-squares = เกมเต็ม จัตุรัสเท่านั้น
goal-drawn-boards = กระดานเสมอของเกมมาตรฐาน
goal-memory = หน่วยความจำขณะเล่น
goal-import = นำเข้า kvarto

## kvarto census

census-short-help = นับรูปหมากกับกระดานเสมอ และค่าของมัน
census-help =
    นับกระดานเต็มที่ไม่มีควอร์โต แล้วนับตามจำนวนหมากบนกระดานว่ามีอะไรบ้างที่ไม่มีควอร์โต
    โดยนับแบบสมมาตรเป็นอันเดียว: กระดาน กระดานพร้อมหมากในมือ และที่หมากนั้นยังไม่ชนะทันที
    ส่วนที่ชนะ เสมอ และแพ้สำหรับคนวาง รู้ได้เท่าที่ตารางเปิดเกมไปถึง
census-variant-help = standard, advanced, squares, hard หรือรหัสอย่าง ch:l
census-levels-help =
    นับถึงหมากกี่ตัวบนกระดาน เพิ่มหนึ่งตัวใช้เวลาราวสิบเท่า และตั้งแต่ 8 ขึ้นไปใช้หลายร้อยเมกะไบต์
census-json-help = พิมพ์ออบเจกต์ JSON บรรทัดละหนึ่ง
census-counting-drawn = กำลังนับกระดานเต็ม ...
census-counting = กำลังนับกระดานที่มีหมาก { $placed } ตัว ...
census-drawn-boards = { $variant }: จากกระดานเต็ม 16! แบบ ไม่มีควอร์โต { $boards } แบบ
census-placed = หมาก
census-boards = กระดาน
census-positions = มีหมากในมือ
census-quiet = ไม่ชนะทันที
census-won = ชนะ
census-drawn = เสมอ
census-lost = แพ้
census-unknown = -
census-no-table = -: ไม่ทราบ เกมนี้ไม่มีตารางเปิดเกม
census-table-ends = -: ไม่ทราบ ตารางเปิดเกมของเกมนี้สิ้นสุดที่หมาก { $levels } ตัว
census-stopped = หยุดแล้ว
census-number = { $count }
