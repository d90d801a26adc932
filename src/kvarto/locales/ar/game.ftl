### The game's own words: pieces, shapes, variants, outcomes.
### Notation that would turn around between Arabic words stands in isolates (U+2066, U+2069).

## Pieces; the words agree with "قطعة"

trait-light = فاتحة
trait-dark = داكنة
trait-short = قصيرة
trait-tall = طويلة
trait-round = مستديرة
trait-square = مربعة
trait-solid = مصمتة
trait-hollow = مجوفة

feature-c = اللون
feature-h = الطول
feature-s = الشكل
feature-t = التجويف

piece-name = قطعة { $colour } { $height } { $shape } { $top }

## Shapes; $name is the notation

shape-row = الصف { $name }
shape-column = العمود { $name }
shape-diagonal = القطر { $name }
shape-square = المربع { $name }

## Variants

variant-standard = عادي
variant-advanced = متقدم (خطوط ومربعات)
variant-squares = مربعات فقط
variant-hard = صعب (صفتان مشتركتان)
variant-other = { $shapes }: { $features } { $required ->
    [1] { "" }
    [2] (صفتان مشتركتان)
   *[other] ({ $required } صفات مشتركة)
}
shapes-l = خطوط
shapes-q = مربعات
shapes-lq = خطوط ومربعات

## Outcomes

four-alike = أربع قطع { $trait }

outcome-quarto = الفوز لـ{ $winner }: { $shape }، { $alike }.
outcome-draw = تعادل: وُضعت كل القطع ولم يفز أحد.
outcome-agreement = تعادل باتفاق الطرفين.
outcome-time = الفوز لـ{ $winner } بانتهاء وقت { $loser }.
outcome-resignation = الفوز لـ{ $winner } باستسلام { $loser }.
outcome-forfeit = الفوز لـ{ $winner } بعد إعلان خاطئ من { $loser }.
outcome-abandoned = الفوز لـ{ $winner } بعد مغادرة { $loser }.
outcome-abandoned-nobody = تُركت المباراة دون أن تكتمل.
outcome-aborted = أُلغيت المباراة.
outcome-unknown = الفوز لـ{ $winner }.
outcome-unknown-draw = انتهت المباراة بالتعادل.
