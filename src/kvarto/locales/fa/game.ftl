### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: all words of the pieces, the line and the square as printed; the board is "تخته", because "صفحه" is a
### page here. A quarto that can no longer be called is "سوخته", as Persian players say of a chance that is gone.
### Notation that would turn around between Persian words stands in isolates (U+2066, U+2069).

## Pieces

trait-light = روشن
trait-dark = تیره
trait-short = کوتاه
trait-tall = بلند
trait-round = گرد
trait-square = مربع
trait-solid = توپر
trait-hollow = سوراخ‌دار

feature-c = رنگ
feature-h = قد
feature-s = شکل
feature-t = سوراخ

piece-name =
    مهرهٔ { $colour ->
        [light] روشن
       *[dark] تیرهٔ
    } { $height ->
        [short] کوتاه
       *[tall] بلند
    } { $shape ->
        [round] گرد
       *[square] مربع
    } { $top ->
        [solid] توپر
       *[hollow] سوراخ‌دار
    }
piece-object =
    مهرهٔ { $colour ->
        [light] روشن
       *[dark] تیرهٔ
    } { $height ->
        [short] کوتاه
       *[tall] بلند
    } { $shape ->
        [round] گرد
       *[square] مربع
    } { $top ->
        [solid] توپر
       *[hollow] سوراخ‌دار
    }

## Shapes; $name is the notation

shape-row = ردیف { $name }
shape-column = ستون { $name }
shape-diagonal = قطر { $name }
shape-square = مربع { $name }

## Variants

variant-standard = معمولی
variant-advanced = پیشرفته (خط‌ها و مربع‌ها)
variant-squares = فقط مربع‌ها
variant-hard = سخت (دو ویژگی مشترک)
variant-other = { $shapes }: { $features } { $required ->
    [1] { "" }
   *[other] ({ $required } ویژگی مشترک)
}
shapes-l = خط‌ها
shapes-q = مربع‌ها
shapes-lq = خط‌ها و مربع‌ها

## Outcomes

four-alike =
    { $trait ->
        [light] چهار مهرهٔ روشن
        [dark] چهار مهرهٔ تیره
        [short] چهار مهرهٔ کوتاه
        [tall] چهار مهرهٔ بلند
        [round] چهار مهرهٔ گرد
        [square] چهار مهرهٔ مربع
        [solid] چهار مهرهٔ توپر
       *[hollow] چهار مهرهٔ سوراخ‌دار
    }

outcome-quarto = { $winner } می‌برد: { $shape }، { $alike }.
outcome-draw = مساوی: همهٔ مهره‌ها گذاشته شد و کسی نبرد.
outcome-agreement = مساوی با توافق.
outcome-time = { $winner } می‌برد: وقت { $loser } تمام شد.
outcome-resignation = { $winner } می‌برد: { $loser } تسلیم شد.
outcome-forfeit = { $winner } می‌برد: { $loser } اعلام کرد، ولی کوارتویی نبود.
outcome-abandoned = { $winner } می‌برد: { $loser } بازی را ترک کرد.
outcome-abandoned-nobody = بازی رها شد.
outcome-aborted = بازی لغو شد.
outcome-unknown = { $winner } برد.
outcome-unknown-draw = بازی مساوی شد.
