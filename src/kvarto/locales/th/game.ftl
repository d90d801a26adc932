### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: its text is damaged; the call is "ควอร์โต!", colours are "สีอ่อน/สีเข้ม". "เป็นรู" became "กลวง", the usual
### opposite of "ตัน"; "แนวเส้น" became "แถว" (แถวนอน, แถวตั้ง, แถวทแยง); the square of 2×2 is "จัตุรัส", so that it is not
### mistaken for the piece that is "เหลี่ยม". Round, square, tall and short are as printed.

## Pieces

trait-light = สีอ่อน
trait-dark = สีเข้ม
trait-short = เตี้ย
trait-tall = สูง
trait-round = กลม
trait-square = เหลี่ยม
trait-solid = ตัน
trait-hollow = กลวง

feature-c = สี
feature-h = ความสูง
feature-s = รูปทรง
feature-t = หัวหมาก

piece-name =
    หมาก{ $colour ->
        [light] สีอ่อน
       *[dark] สีเข้ม
    } { $height ->
        [short] เตี้ย
       *[tall] สูง
    } { $shape ->
        [round] กลม
       *[square] เหลี่ยม
    } { $top ->
        [solid] ตัน
       *[hollow] กลวง
    }
piece-object =
    หมาก{ $colour ->
        [light] สีอ่อน
       *[dark] สีเข้ม
    } { $height ->
        [short] เตี้ย
       *[tall] สูง
    } { $shape ->
        [round] กลม
       *[square] เหลี่ยม
    } { $top ->
        [solid] ตัน
       *[hollow] กลวง
    }

## Shapes; $name is the notation

shape-row = แถวนอน { $name }
shape-column = แถวตั้ง { $name }
shape-diagonal = แถวทแยง { $name }
shape-square = จัตุรัส { $name }

## Variants

variant-standard = มาตรฐาน
variant-advanced = ขั้นสูง (แถวและจัตุรัส)
variant-squares = จัตุรัสเท่านั้น
variant-hard = ยาก (เหมือนกันสองลักษณะ)
variant-other = { $shapes }: { $features } { $required ->
    [1] { "" }
   *[other] (เหมือนกัน { $required } ลักษณะ)
}
shapes-l = แถว
shapes-q = จัตุรัส
shapes-lq = แถวและจัตุรัส

## Outcomes

four-alike =
    { $trait ->
        [light] สีอ่อนสี่ตัว
        [dark] สีเข้มสี่ตัว
        [short] เตี้ยสี่ตัว
        [tall] สูงสี่ตัว
        [round] กลมสี่ตัว
        [square] เหลี่ยมสี่ตัว
        [solid] ตันสี่ตัว
       *[hollow] กลวงสี่ตัว
    }

outcome-quarto = { $winner } ชนะ: { $shape }, { $alike }
outcome-draw = เสมอ: วางหมากครบแล้วไม่มีใครชนะ
outcome-agreement = ตกลงเสมอกัน
outcome-time = { $winner } ชนะ: { $loser } หมดเวลา
outcome-resignation = { $winner } ชนะ: { $loser } ยอมแพ้
outcome-forfeit = { $winner } ชนะ: { $loser } ขานทั้งที่ไม่มีควอร์โต
outcome-abandoned = { $winner } ชนะ: { $loser } ออกจากเกม
outcome-abandoned-nobody = เกมถูกทิ้งไว้กลางคัน
outcome-aborted = เกมถูกยกเลิก
outcome-unknown = { $winner } เป็นผู้ชนะ
outcome-unknown-draw = เกมจบลงด้วยผลเสมอ
