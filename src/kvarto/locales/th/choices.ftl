### What can be chosen: a new game, settings; and about the page.

new-title = เกมใหม่
new-begin = เริ่ม
new-open = เปิดโต๊ะ
new-change-title = แก้ไขโต๊ะ
new-change-save = บันทึก
new-opponent = เล่นกับใคร?
opponent-is-computer-about = คู่ต่อสู้เก่งแค่ไหน คุณเลือกเอง
opponent-is-person-about = นั่งข้างกัน หรือวางเครื่องไว้ตรงกลาง
opponent-is-invite-about = คุณส่งลิงก์ ใครเปิดก็เข้ามาเล่นได้จากเครื่องไหนก็ได้
opponent-is-watch-about = เอนหลังแล้วดูว่าใครจะเก่งกว่า
new-level = เก่งแค่ไหน?
new-level-one = คอมพิวเตอร์ตัวแรก
new-level-two = คอมพิวเตอร์ตัวที่สอง
new-pass = ส่งเครื่องให้กัน
new-pass-about = ระหว่างตาจะปิดกระดานไว้จนกว่าเครื่องจะถึงมืออีกฝ่าย
new-preset = เกมแบบไหน?
preset-casual = สบาย ๆ
preset-casual-about = กติกาตามกล่อง ไม่จับเวลา ย้อนตาได้
preset-tournament = แข่งขัน
preset-tournament-about = ตาละหนึ่งนาที ขานผิดถือว่าแพ้
preset-days = ไม่รีบ
preset-days-about = ตาละสามวัน กลับมาเมื่อไรก็ได้
preset-beginners = มือใหม่
preset-beginners-about = นับแค่สีกับความสูง มีตัวช่วย
preset-child = เล่นกับเด็ก
preset-child-about = เหมือนกัน แต่เด็กแค่ขานก็พอ
preset-edition = ตามฉบับพิมพ์ไทย
preset-edition-about =
    { $what ->
        [late-call] ขานช้าได้ ตามกติกาฉบับพิมพ์ในภาษานี้
        [hard] สี่ตัวต้องเหมือนกันสองลักษณะ ตามที่กติกาฉบับพิมพ์ในภาษานี้อนุญาต
        [squares] นับแค่จัตุรัส 2 × 2 ตามกติกาฉบับพิมพ์ในภาษานี้สำหรับขั้นสูง
        [clock-place] วางหนึ่งนาที ส่งหนึ่งนาที ตามกติกาฉบับพิมพ์ในภาษานี้
        [clock-main] สิบห้านาทีตลอดเกม ตามกติกาฉบับพิมพ์ในภาษานี้
       *[clock-move] ตาละหนึ่งนาที ตามที่กติกาฉบับพิมพ์ในภาษานี้ใช้กับทุกเกม
    }
new-meeting = ใครมาได้บ้าง?
new-in-lobby = แสดงในล็อบบี้
new-in-lobby-about = ใครอยู่ที่นั่นก็มาร่วมโต๊ะได้ และทุกคนดูได้
new-watched = ให้คนอื่นดูได้
new-watched-about = ใครมีลิงก์ก็ดูได้เมื่อเกมเริ่มแล้ว
new-rules = กติกา
new-variant = ชนะด้วยอะไร?
new-features = นับอะไรบ้าง?
new-shapes = ตรงไหน?
new-required = สี่ตัวต้องเหมือนกันสองลักษณะ
new-calling = การขาน
calling-spoken = ขานเอง
new-false-call = ขานผิดจะเสีย
false-call-ignore = โอกาส
false-call-forfeit = เกม
new-late-call = ขานช้า
new-time = เวลาและการเริ่ม
new-clock = นาฬิกา
new-starter = ใครเริ่มก่อน?
starter-is = { $player }
new-casual = เกมสบาย ๆ
new-casual-about = พักเกมได้ และย้อนตาได้
new-help = ตัวช่วยผู้เล่น
new-help-none = ไม่มี
new-help-some = เปิดตัวช่วยอยู่
new-help-casual-only = ตัวช่วยมีเฉพาะในเกมสบาย ๆ
aid-threats = แสดงจุดที่จ่ออยู่
aid-threats-about = ช่องที่หมากจะเติมแถวให้ครบ และหมากแบบไหน
aid-safe = แสดงหมากปลอดภัย
aid-safe-about = หมากที่อีกฝ่ายเอาไปชนะทันทีไม่ได้
aid-points = ขานแล้วต้องชี้
aid-points-about = เด็กเล็กแค่ขานก็พอ
new-from-position = เกมเริ่มจากรูปหมากนี้
new-from-empty = เริ่มจากกระดานว่าง
settings-title = ตั้งค่า
settings-theme = สว่างหรือมืด
theme-system = ตามระบบ
theme-light = สว่าง
theme-dark = มืด
settings-set = หมาก
set-wood = ไม้
set-wood-about = ไม้กลึง มองจากมุมสูงเล็กน้อย
set-flat = แบน
set-flat-about = ภาพเรียบ ๆ สำหรับจอเล็กและดูง่าย
settings-table = ที่โต๊ะ
settings-sound = เสียง
settings-speech = ออกเสียงคำขาน
settings-animation = หมากเคลื่อนไหว
settings-coordinates = ตัวอักษรและตัวเลขข้างกระดาน
settings-contrast = คอนทราสต์สูง
about-title = เกี่ยวกับ Kvarto
about-game = Kvarto คือควอร์โต (Quarto) เกมสองคนของ Blaise Müller ในรูปแบบซอฟต์แวร์ ครบตามเกมในกล่องพร้อมการขาน โปรแกรมส่วนใหญ่จะชนะให้คุณทันทีที่หมากสี่ตัวเข้ากัน แต่ที่นี่คุณต้องมองให้เห็นเอง
about-page = คอมพิวเตอร์เล่นได้สิบระดับ ตั้งแต่คนที่ไม่เคยเห็นเกมนี้ไปจนถึงคนที่ไม่เคยพลาด จบเกมแล้วจะบอกว่าชนะและแพ้กันตรงไหน
about-privacy-title = เก็บอะไรไว้บ้าง
about-privacy = เซิร์ฟเวอร์เก็บเกมและความก้าวหน้าของคุณในบทเรียนกับโจทย์ และจำเบราว์เซอร์ของคุณด้วยคุกกี้เพื่อให้กลับมาที่โต๊ะได้ การตั้งค่าอยู่ในเบราว์เซอร์ของคุณ ไม่มีอะไรส่งให้คนอื่น ถ้ามีบัญชี จะเก็บชื่อและแฮชของรหัสผ่านด้วย ที่หน้าบัญชีคุณขอดูทุกอย่างที่เก็บไว้และลบได้
about-keys-title = ไม่ใช้เมาส์
about-keys = ใช้ปุ่มลูกศรเลื่อนบนกระดานและหมาก กด Enter หรือ Space เพื่อเลือก พิมพ์ตาเดินได้ในช่องข้างกระดานหรือในเมนูเกม และให้อ่านแถวต่าง ๆ ออกเสียงได้ จบเกมแล้วใช้ปุ่มลูกศรไล่ดูเกม
about-licence-title = สัญญาอนุญาต
about-licence = Kvarto เป็นซอฟต์แวร์เสรีภายใต้สัญญาอนุญาต MIT และไม่เกี่ยวข้องกับผู้ผลิตเกมกระดาน
about-version = เวอร์ชัน { $version }
