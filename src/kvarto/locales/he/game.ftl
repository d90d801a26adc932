### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: "ארוך/קצר" became "גבוה/נמוך", as the feature is the height; "רבועי" became "מרובע";
### "בלי חלל/עם חלל" became "מלא/חלול", single words that agree; "שורה" is a row here, a line of any direction is "קו".
### The call word, light, dark, round and the square of 2×2 are as printed.
### Notation that would turn around between Hebrew words stands in isolates (U+2066, U+2069).

## Pieces; the words agree with "כלי"

trait-light = בהיר
trait-dark = כהה
trait-short = נמוך
trait-tall = גבוה
trait-round = עגול
trait-square = מרובע
trait-solid = מלא
trait-hollow = חלול

feature-c = צבע
feature-h = גובה
feature-s = צורה
feature-t = חלל

piece-name =
    כלי { $colour ->
        [light] בהיר
       *[dark] כהה
    } { $height ->
        [short] נמוך
       *[tall] גבוה
    } { $shape ->
        [round] עגול
       *[square] מרובע
    } { $top ->
        [solid] ומלא
       *[hollow] וחלול
    }
piece-object =
    הכלי { $colour ->
        [light] הבהיר
       *[dark] הכהה
    }, { $height ->
        [short] הנמוך
       *[tall] הגבוה
    }, { $shape ->
        [round] העגול
       *[square] המרובע
    } { $top ->
        [solid] והמלא
       *[hollow] והחלול
    }

## Shapes; $name is the notation

shape-row = שורה { $name }
shape-column = טור { $name }
shape-diagonal = אלכסון { $name }
shape-square = ריבוע { $name }

## Variants

variant-standard = רגיל
variant-advanced = למתקדמים (קווים וריבועים)
variant-squares = רק ריבועים
variant-hard = קשה (שתי תכונות משותפות)
variant-other = { $shapes }: { $features } { $required ->
    [1] { "" }
    [2] (שתי תכונות משותפות)
   *[other] ({ $required } תכונות משותפות)
}
shapes-l = קווים
shapes-q = ריבועים
shapes-lq = קווים וריבועים

## Outcomes

four-alike =
    { $trait ->
        [light] ארבעה בהירים
        [dark] ארבעה כהים
        [short] ארבעה נמוכים
        [tall] ארבעה גבוהים
        [round] ארבעה עגולים
        [square] ארבעה מרובעים
        [solid] ארבעה מלאים
       *[hollow] ארבעה חלולים
    }

outcome-quarto = ניצחון של { $winner }: { $shape }, { $alike }.
outcome-draw = תיקו: כל הכלים הונחו, ואף אחד לא ניצח.
outcome-agreement = תיקו בהסכמה.
outcome-time = ניצחון של { $winner }: נגמר הזמן של { $loser }.
outcome-resignation = ניצחון של { $winner }, אחרי כניעה של { $loser }.
outcome-forfeit = ניצחון של { $winner }, אחרי הכרזה שגויה של { $loser }.
outcome-abandoned = ניצחון של { $winner }, אחרי עזיבה של { $loser }.
outcome-abandoned-nobody = המשחק ננטש.
outcome-aborted = המשחק בוטל.
outcome-unknown = ניצחון של { $winner }.
outcome-unknown-draw = המשחק הסתיים בתיקו.
