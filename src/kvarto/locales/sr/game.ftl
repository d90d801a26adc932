### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: the call, "линија" and "квадрат", "светла/тамна" and "пуна" are as printed. The
### pieces, printed as "елемент", are "фигура", as players say. "велики/мали" (large/small) became
### "висока/ниска", because height is meant; "обли/углати" became "округла/четвртаста" and "са удубинама"
### became "шупља", the everyday words for what one sees.

## Pieces

trait-light = светла
trait-dark = тамна
trait-short = ниска
trait-tall = висока
trait-round = округла
trait-square = четвртаста
trait-solid = пуна
trait-hollow = шупља

feature-c = боја
feature-h = висина
feature-s = облик
feature-t = врх

piece-name =
    { $colour ->
        [light] светла
       *[dark] тамна
    } { $height ->
        [short] ниска
       *[tall] висока
    } { $shape ->
        [round] округла
       *[square] четвртаста
    } { $top ->
        [solid] пуна
       *[hollow] шупља
    }
piece-object =
    { $colour ->
        [light] светлу
       *[dark] тамну
    } { $height ->
        [short] ниску
       *[tall] високу
    } { $shape ->
        [round] округлу
       *[square] четвртасту
    } { $top ->
        [solid] пуну
       *[hollow] шупљу
    } фигуру

## Shapes; $name is the notation

shape-row = ред { $name }
shape-column = колона { $name }
shape-diagonal = дијагонала { $name }
shape-square = квадрат { $name }

## Variants

variant-standard = обична игра
variant-advanced = за напредне (линије и квадрати)
variant-squares = само квадрати
variant-hard = тешка игра (две заједничке особине)
variant-other = { $shapes }: { $features } { $required ->
    [1] { "" }
   *[other] (заједничких особина: { $required })
}
shapes-l = линије
shapes-q = квадрати
shapes-lq = линије и квадрати

## Outcomes

four-alike =
    { $trait ->
        [light] четири светле
        [dark] четири тамне
        [short] четири ниске
        [tall] четири високе
        [round] четири округле
        [square] четири четвртасте
        [solid] четири пуне
       *[hollow] четири шупље
    }

outcome-quarto = { $winner } побеђује: { $shape }, { $alike }.
outcome-draw = Реми: све фигуре стоје на табли, а победника нема.
outcome-agreement = Реми по договору.
outcome-time = { $winner } побеђује: играчу { $loser } је истекло време.
outcome-resignation = { $winner } побеђује: { $loser } предаје партију.
outcome-forfeit = { $winner } побеђује: { $loser } најављује куарто тамо где га нема.
outcome-abandoned = { $winner } побеђује: { $loser } напушта партију.
outcome-abandoned-nobody = Партија је напуштена.
outcome-aborted = Партија је отказана.
outcome-unknown = Победник: { $winner }.
outcome-unknown-draw = Партија је завршена ремијем.
