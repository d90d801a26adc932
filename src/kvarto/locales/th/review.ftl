### The engine at the command line: values, graded moves, reviews of games.

engine-json-help = พิมพ์ JSON บรรทัดละหนึ่งออบเจกต์
engine-threads-help = ใช้กี่เธรด
engine-no-table-help = ค้นหาเองทั้งหมด โดยไม่ใช้ตารางเปิดเกม
engine-time-limit-help = เลิกคิดรูปหมากเมื่อครบเท่านี้วินาที

## kvarto solve

solve-help =
    บอกว่าใครชนะในแต่ละ POSITION ถ้าเล่นดีที่สุดทั้งคู่ และต้องวางหมากอีกกี่ตัว
    หนึ่งรูปหมากคือหนึ่งอาร์กิวเมนต์ในเครื่องหมายคำพูด ถ้าเป็น - หรือไม่ใส่อะไร
    จะอ่านจากอินพุตมาตรฐาน บรรทัดละหนึ่งรูป ข้ามบรรทัดว่างและบรรทัดที่ขึ้นต้นด้วย #
    ตัวอย่าง: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = บอกว่าใครชนะในรูปหมาก
solve-cold-help = ลืมทุกอย่างที่รู้มาก่อนแต่ละรูปหมาก
solve-cold-one-thread = --cold ใช้ได้กับเธรดเดียวเท่านั้น
solve-nothing = ขาด POSITION (หรือ - เพื่ออ่านจากอินพุตมาตรฐาน)
solve-wrong-line = บรรทัด { $line }: { $what }

solve-win =
    { $position }: ถึงตา { $player } และชนะ{ $distance ->
        [0] ด้วยการขาน { $shapes }
        [1] ด้วยหมากตัวถัดไป
       *[other] เมื่อวางอีก { $distance } ตัว
    }
solve-draw = { $position }: ถึงตา { $player } และเสมอ
solve-loss =
    { $position }: ถึงตา { $player } และแพ้{ $distance ->
        [1] ด้วยหมากตัวถัดไป
       *[other] เมื่อวางอีก { $distance } ตัว
    }
solve-unknown = { $position }: ถึงตา { $player } ยังไม่รู้ว่าใครชนะ

## kvarto grade

grade-help =
    บอกว่าทุกตาเดินที่ทำได้ใน POSITION นำไปสู่อะไรสำหรับฝ่ายที่ถึงตา เรียงจากดีที่สุด
    ตัวอย่าง: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = บอกค่าของทุกตาเดิน
grade-nothing = ไม่มีตาเดินให้ประเมิน กระดานเต็มแล้ว
grade-win =
    ชนะ{ $distance ->
        [0] ทันที
       *[other] เมื่อวางอีก { $distance } ตัว
    } ({ $count }):
grade-draw = เสมอ ({ $count }):
grade-loss =
    แพ้{ $distance ->
        [0] ทันที
       *[other] เมื่อวางอีก { $distance } ตัว
    } ({ $count }):
grade-unknown = ไม่ทราบ ({ $count }):

## kvarto review

review-help =
    ประเมินทุกตาเดินของเกมในไฟล์ .qgn ชื่อ FILE (- คืออินพุตมาตรฐาน): ค่าก่อนและหลังเดิน
    อะไรดีกว่า ควอร์โตไหนที่มองไม่เห็น และเกมตัดสินกันตรงไหน
review-short-help = บอกว่าเกมในบันทึกชนะและแพ้กันตรงไหน

review-value-lost = จาก{ $before }เป็น{ $after }
review-verdict-mistake = พลาด
review-verdict-blunder = พลาดหนัก
review-verdict-decisive = พลาดชี้ขาด
review-remark = { $verdict }; ที่ดีกว่า { $words }
review-remark-more = { $verdict }; ที่ดีกว่า { $words } (+{ $more })

review-left-win = ในรูปสุดท้ายถึงตา { $player } และชนะถ้าเล่นดีที่สุด
review-left-draw = ในรูปสุดท้ายถึงตา { $player } และเสมอถ้าเล่นดีที่สุด
review-left-loss = ในรูปสุดท้ายถึงตา { $player } และแพ้ถ้าเล่นดีที่สุด
review-accuracy = { $player }: รักษาค่าไว้ได้ { $kept } จาก { $judged } ตาเดิน ({ $percent }%)
