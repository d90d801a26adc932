### The game's own words: pieces, shapes, variants, outcomes.
### Notation that would turn around between Arabic words stands in isolates (U+2066, U+2069).
### Printed edition: the call, فاتحة, مستديرة/مربعة, طويلة, مجوفة, خط and مربع as printed.
### The printed قاتمة for dark became داكنة, the usual opposite of فاتحة in software; ضئيلة (slight), a slip for short, became قصيرة; غير مجوفة (not hollow) became the single word مصمتة.

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

piece-name =
    قطعة { $colour ->
        [light] فاتحة
       *[dark] داكنة
    } { $height ->
        [short] قصيرة
       *[tall] طويلة
    } { $shape ->
        [round] مستديرة
       *[square] مربعة
    } { $top ->
        [solid] مصمتة
       *[hollow] مجوفة
    }
piece-object =
    القطعة { $colour ->
        [light] الفاتحة
       *[dark] الداكنة
    } { $height ->
        [short] القصيرة
       *[tall] الطويلة
    } { $shape ->
        [round] المستديرة
       *[square] المربعة
    } { $top ->
        [solid] المصمتة
       *[hollow] المجوفة
    }

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

four-alike =
    { $trait ->
        [light] أربع قطع فاتحة
        [dark] أربع قطع داكنة
        [short] أربع قطع قصيرة
        [tall] أربع قطع طويلة
        [round] أربع قطع مستديرة
        [square] أربع قطع مربعة
        [solid] أربع قطع مصمتة
       *[hollow] أربع قطع مجوفة
    }

outcome-quarto = فوز { $winner }: { $shape }، { $alike }.
outcome-draw = تعادل: وُضعت كل القطع ولم يفز أحد.
outcome-agreement = تعادل باتفاق الطرفين.
outcome-time = فوز { $winner } بانتهاء وقت { $loser }.
outcome-resignation = فوز { $winner } باستسلام { $loser }.
outcome-forfeit = فوز { $winner } بعد إعلان خاطئ من { $loser }.
outcome-abandoned = فوز { $winner } بعد مغادرة { $loser }.
outcome-abandoned-nobody = تُركت المباراة دون أن تكتمل.
outcome-aborted = أُلغيت المباراة.
outcome-unknown = فوز { $winner }.
outcome-unknown-draw = انتهت المباراة بالتعادل.
