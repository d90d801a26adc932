### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: all feature words, the call and "ряд" for a line are as printed. The cells, printed
### as circles ("кружок"), are "клетка", as players say of any board. Rows and columns, which the print
### does not name, are "горизонталь" and "вертикаль", as in chess, so that "ряд" stays any line of four.

## Pieces

trait-light = светлая
trait-dark = тёмная
trait-short = низкая
trait-tall = высокая
trait-round = круглая
trait-square = квадратная
trait-solid = без выемки
trait-hollow = с выемкой

feature-c = цвет
feature-h = высота
feature-s = форма
feature-t = выемка

piece-name =
    { $colour ->
        [light] светлая
       *[dark] тёмная
    } { $height ->
        [short] низкая
       *[tall] высокая
    } { $shape ->
        [round] круглая
       *[square] квадратная
    } { $top ->
        [solid] без выемки
       *[hollow] с выемкой
    }
piece-object =
    { $colour ->
        [light] светлую
       *[dark] тёмную
    } { $height ->
        [short] низкую
       *[tall] высокую
    } { $shape ->
        [round] круглую
       *[square] квадратную
    } фигуру { $top ->
        [solid] без выемки
       *[hollow] с выемкой
    }

## Shapes; $name is the notation

shape-row = горизонталь { $name }
shape-column = вертикаль { $name }
shape-diagonal = диагональ { $name }
shape-square = квадрат { $name }

## Variants

variant-standard = обычная игра
variant-advanced = для опытных (ряды и квадраты)
variant-squares = только квадраты
variant-hard = трудная игра (два общих признака)
variant-other = { $shapes }: { $features } { $required ->
    [1] { "" }
   *[other] (общих признаков: { $required })
}
shapes-l = ряды
shapes-q = квадраты
shapes-lq = ряды и квадраты

## Outcomes

four-alike =
    { $trait ->
        [light] четыре светлые
        [dark] четыре тёмные
        [short] четыре низкие
        [tall] четыре высокие
        [round] четыре круглые
        [square] четыре квадратные
        [solid] четыре без выемки
       *[hollow] четыре с выемкой
    }

outcome-quarto = { $winner } побеждает: { $shape }, { $alike }.
outcome-draw = Ничья: все фигуры стоят, и никто не победил.
outcome-agreement = Ничья по согласию.
outcome-time = { $winner } побеждает: у игрока { $loser } вышло время.
outcome-resignation = { $winner } побеждает: { $loser } сдаётся.
outcome-forfeit = { $winner } побеждает: { $loser } объявляет кварто там, где его нет.
outcome-abandoned = { $winner } побеждает: { $loser } покидает партию.
outcome-abandoned-nobody = Партию не доиграли.
outcome-aborted = Партия отменена.
outcome-unknown = Победа: { $winner }.
outcome-unknown-draw = Партия закончилась вничью.
