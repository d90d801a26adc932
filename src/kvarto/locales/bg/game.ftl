### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: the call, "редица" for a line and all feature words are as printed. The pieces,
### printed as "елемент", are "фигура", and the cells, printed as "квадрат", are "поле", as players say;
### so "квадрат" is left for the square of 2 × 2 alone. The game keeps its name Quarto, as on the box.

## Pieces

trait-light = светла
trait-dark = тъмна
trait-short = ниска
trait-tall = висока
trait-round = кръгла
trait-square = квадратна
trait-solid = плътна
trait-hollow = с вдлъбнатина

feature-c = цвят
feature-h = височина
feature-s = форма
feature-t = вдлъбнатина

piece-name =
    { $colour ->
        [light] светла
       *[dark] тъмна
    } { $height ->
        [short] ниска
       *[tall] висока
    } { $shape ->
        [round] кръгла
       *[square] квадратна
    } { $top ->
        [solid] плътна
       *[hollow] с вдлъбнатина
    }
piece-object =
    { $colour ->
        [light] светлата
       *[dark] тъмната
    } { $height ->
        [short] ниска
       *[tall] висока
    } { $shape ->
        [round] кръгла
       *[square] квадратна
    } { $top ->
        [solid] плътна фигура
       *[hollow] фигура с вдлъбнатина
    }

## Shapes; $name is the notation

shape-row = ред { $name }
shape-column = колона { $name }
shape-diagonal = диагонал { $name }
shape-square = квадрат { $name }

## Variants

variant-standard = обикновена игра
variant-advanced = за напреднали (редици и квадрати)
variant-squares = само квадрати
variant-hard = трудна игра (два общи признака)
variant-other = { $shapes }: { $features } { $required ->
    [1] { "" }
   *[other] ({ $required } общи признака)
}
shapes-l = редици
shapes-q = квадрати
shapes-lq = редици и квадрати

## Outcomes

four-alike =
    { $trait ->
        [light] четири светли
        [dark] четири тъмни
        [short] четири ниски
        [tall] четири високи
        [round] четири кръгли
        [square] четири квадратни
        [solid] четири плътни
       *[hollow] четири с вдлъбнатина
    }

outcome-quarto = { $winner } печели: { $shape }, { $alike }.
outcome-draw = Реми: всички фигури са на дъската и никой не спечели.
outcome-agreement = Реми по споразумение.
outcome-time = { $winner } печели: времето на { $loser } изтече.
outcome-resignation = { $winner } печели: { $loser } се предаде.
outcome-forfeit = { $winner } печели: { $loser } обяви четворка там, където няма.
outcome-abandoned = { $winner } печели: { $loser } си тръгна.
outcome-abandoned-nobody = Партията не беше доиграна.
outcome-aborted = Партията беше отменена.
outcome-unknown = { $winner } спечели.
outcome-unknown-draw = Партията завърши реми.
