### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = ให้แต่ละระดับแข่งกันแล้วจัดอันดับ
arena-help =
    ให้แต่ละระดับแข่งกัน ทุกคู่เล่นเท่ากันทั้งสองที่นั่ง แล้วพิมพ์ว่าแต่ละระดับเก่งแค่ไหน:
    เรตติง Elo พร้อมครึ่งความกว้างของช่วงเชื่อมั่น 95% ตามด้วยคะแนนของแต่ละคู่เป็นเปอร์เซ็นต์
    Ctrl-C หยุดเกมแล้วจัดอันดับจากที่เล่นไป
arena-games-help = แต่ละคู่เล่นกี่เกม
arena-levels-help = ระดับไหนบ้าง เช่น 1-4,10
arena-variant-help = standard, advanced, squares, hard หรือรหัสอย่าง ch:l
arena-calling-help = ต้องขานควอร์โตจึงจะชนะหรือไม่
arena-seed-help = ซีดเดิมได้เกมเดิม
arena-processes-help = เล่นพร้อมกันกี่เกม
arena-save-help = เพิ่มผลทุกเกมลงไฟล์ และเล่นต่อจากที่มีอยู่
arena-no-such-levels = { $text }: ระดับเป็นตัวเลข 1 ถึง { $most } เช่น 1-4,10
arena-needs-two = ต้องมีอย่างน้อยสองระดับ
arena-other-tournament = ใน { $path } เป็นผลของการแข่งอื่น หรือเป็นอย่างอื่น
arena-label = เกม
arena-stopped = หยุดหลังเล่น { $played } จาก { $all } เกม
arena-title = { $variant }, { $games } เกม
arena-level = ระดับ
arena-name = ชื่อ
# As in English.
arena-elo = Elo
arena-error = ±
arena-played = เกม
arena-won = ชนะ
arena-drawn = เสมอ
arena-lost = แพ้
arena-score = คะแนน
arena-nothing = ไม่ได้เล่นสักเกม
