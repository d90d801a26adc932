### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: all terms of the pieces as printed, with the slip "macia" mended to "maciça".
### A line in any direction is "linha" instead of the printed "alinhamento", as players say; a row is therefore "fileira", as in chess.
### A quarto is written "Quarto" with a capital: "quarto" alone means a fourth, a quarter or a bedroom. The language is that of Brazil ("você").

## Pieces

trait-light = clara
trait-dark = escura
trait-short = baixa
trait-tall = alta
trait-round = redonda
trait-square = quadrada
trait-solid = maciça
trait-hollow = oca

feature-c = cor
feature-h = altura
feature-s = forma
feature-t = topo

piece-name =
    { $colour ->
        [light] clara
       *[dark] escura
    } { $height ->
        [short] baixa
       *[tall] alta
    } { $shape ->
        [round] redonda
       *[square] quadrada
    } { $top ->
        [solid] maciça
       *[hollow] oca
    }
piece-object =
    a peça { $colour ->
        [light] clara
       *[dark] escura
    }, { $height ->
        [short] baixa
       *[tall] alta
    }, { $shape ->
        [round] redonda
       *[square] quadrada
    } e { $top ->
        [solid] maciça
       *[hollow] oca
    }

## Shapes; $name is the notation

shape-row = fileira { $name }
shape-column = coluna { $name }
# As in English.
shape-diagonal = diagonal { $name }
shape-square = quadrado { $name }

## Variants

variant-standard = padrão
variant-advanced = avançada (linhas e quadrados)
variant-squares = só quadrados
variant-hard = difícil (duas características em comum)
variant-other = { $shapes }, { $features } { $required ->
    [1] { "" }
   *[other] ({ $required } em comum)
}
shapes-l = linhas
shapes-q = quadrados
shapes-lq = linhas e quadrados

## Outcomes

four-alike =
    { $trait ->
        [light] quatro claras
        [dark] quatro escuras
        [short] quatro baixas
        [tall] quatro altas
        [round] quatro redondas
        [square] quatro quadradas
        [solid] quatro maciças
       *[hollow] quatro ocas
    }

outcome-quarto = { $winner } ganha: { $shape }, { $alike }.
outcome-draw = Empate: todas as peças estão no tabuleiro, e ninguém ganhou.
outcome-agreement = Empate por acordo.
outcome-time = { $winner } ganha: o tempo de { $loser } acabou.
outcome-resignation = { $winner } ganha: { $loser } desiste.
outcome-forfeit = { $winner } ganha: { $loser } anunciou onde não havia Quarto.
outcome-abandoned = { $winner } ganha: { $loser } deixou a partida.
outcome-abandoned-nobody = A partida ficou pela metade.
outcome-aborted = A partida foi cancelada.
outcome-unknown = { $winner } ganhou.
outcome-unknown-draw = A partida acabou empatada.
