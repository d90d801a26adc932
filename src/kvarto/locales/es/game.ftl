### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: colour, shape and height as printed; solid is "maciza" instead of the printed "llena", the usual opposite of "hueca".
### A line is "línea" instead of the printed "alineamiento", as players say. To call is "cantar", with "¡Quarto!" in Spanish signs.

## Pieces

trait-light = clara
trait-dark = oscura
trait-short = baja
trait-tall = alta
trait-round = redonda
trait-square = cuadrada
trait-solid = maciza
trait-hollow = hueca

feature-c = color
feature-h = altura
feature-s = forma
feature-t = parte superior

piece-name =
    { $colour ->
        [light] clara
       *[dark] oscura
    } { $height ->
        [short] baja
       *[tall] alta
    } { $shape ->
        [round] redonda
       *[square] cuadrada
    } { $top ->
        [solid] maciza
       *[hollow] hueca
    }
piece-object =
    la pieza { $colour ->
        [light] clara
       *[dark] oscura
    }, { $height ->
        [short] baja
       *[tall] alta
    }, { $shape ->
        [round] redonda
       *[square] cuadrada
    } y { $top ->
        [solid] maciza
       *[hollow] hueca
    }

## Shapes; $name is the notation

shape-row = fila { $name }
shape-column = columna { $name }
# As in English.
shape-diagonal = diagonal { $name }
shape-square = cuadrado { $name }

## Variants

variant-standard = estándar
variant-advanced = avanzada (líneas y cuadrados)
variant-squares = solo cuadrados
variant-hard = difícil (dos características en común)
variant-other = { $shapes }, { $features } { $required ->
    [1] { "" }
   *[other] ({ $required } en común)
}
shapes-l = líneas
shapes-q = cuadrados
shapes-lq = líneas y cuadrados

## Outcomes

four-alike =
    { $trait ->
        [light] cuatro claras
        [dark] cuatro oscuras
        [short] cuatro bajas
        [tall] cuatro altas
        [round] cuatro redondas
        [square] cuatro cuadradas
        [solid] cuatro macizas
       *[hollow] cuatro huecas
    }

outcome-quarto = Gana { $winner }: { $shape }, { $alike }.
outcome-draw = Empate: están todas las piezas en el tablero y nadie ha ganado.
outcome-agreement = Empate por acuerdo.
outcome-time = Gana { $winner }: a { $loser } se le acabó el tiempo.
outcome-resignation = Gana { $winner }: { $loser } se rinde.
outcome-forfeit = Gana { $winner }: { $loser } cantó donde no había quarto.
outcome-abandoned = Gana { $winner }: { $loser } dejó la partida.
outcome-abandoned-nobody = La partida se quedó a medias.
outcome-aborted = La partida se anuló.
outcome-unknown = Ganó { $winner }.
outcome-unknown-draw = La partida acabó en empate.
