### The game's own words: pieces, shapes, variants, outcomes.

## Pieces

trait-light = hell
trait-dark = dunkel
trait-short = klein
trait-tall = groß
trait-round = rund
trait-square = eckig
trait-solid = ohne Loch
trait-hollow = mit Loch

feature-c = Farbe
feature-h = Größe
feature-s = Form
feature-t = Loch

# As one lists them, so that it goes with any sentence: "Anna gibt dir einen Stein: hell, groß, …"
piece-name = { $colour }, { $height }, { $shape }, { $top }

## Shapes; $name is the notation

shape-row = Zeile { $name }
shape-column = Spalte { $name }
shape-diagonal = Diagonale { $name }
shape-square = Quadrat { $name }

## Variants

variant-standard = Standard
variant-advanced = für Erfahrene (Reihen und Quadrate)
variant-squares = nur Quadrate
variant-hard = schwer (zwei gemeinsame Merkmale)
variant-other = { $shapes }: { $features } { $required ->
    [1] { "" }
   *[other] ({ $required } gemeinsame Merkmale)
}
shapes-l = Reihen
shapes-q = Quadrate
shapes-lq = Reihen und Quadrate

## Outcomes

four-alike = viermal { $trait }

outcome-quarto = { $winner } gewinnt: { $shape }, { $alike }.
outcome-draw = Unentschieden: Alle Steine stehen, und niemand hat gewonnen.
outcome-agreement = Unentschieden nach Vereinbarung.
outcome-time = { $winner } gewinnt: Die Zeit von { $loser } ist abgelaufen.
outcome-resignation = { $winner } gewinnt: { $loser } hat aufgegeben.
outcome-forfeit = { $winner } gewinnt: { $loser } hat gerufen, aber da war kein Quarto.
outcome-abandoned = { $winner } gewinnt: { $loser } ist gegangen.
outcome-abandoned-nobody = Die Partie wurde nicht zu Ende gespielt.
outcome-aborted = Die Partie wurde abgebrochen.
outcome-unknown = { $winner } hat gewonnen.
outcome-unknown-draw = Die Partie endete unentschieden.
