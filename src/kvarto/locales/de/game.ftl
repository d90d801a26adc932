### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: the call, hell/dunkel, groß/klein, rund, ohne/mit Loch and "Reihe" as printed.
### The printed "quadratisch" became "eckig", which players say, and "Viereck" for 2 × 2 became "Quadrat"; so a piece and a square are never mixed up. "Spielstein" became the shorter "Stein".

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

# Without commas, for lists of pieces; it also goes after "ein" and "dein".
piece-name =
    { $colour ->
        [light] heller
       *[dark] dunkler
    } { $height ->
        [short] kleiner
       *[tall] großer
    } { $shape ->
        [round] runder
       *[square] eckiger
    } Stein { $top ->
        [solid] ohne Loch
       *[hollow] mit Loch
    }
piece-object =
    den { $colour ->
        [light] hellen
       *[dark] dunklen
    } { $height ->
        [short] kleinen
       *[tall] großen
    } { $shape ->
        [round] runden
       *[square] eckigen
    } Stein { $top ->
        [solid] ohne Loch
       *[hollow] mit Loch
    }

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

four-alike =
    { $trait ->
        [light] viermal hell
        [dark] viermal dunkel
        [short] viermal klein
        [tall] viermal groß
        [round] viermal rund
        [square] viermal eckig
        [solid] viermal ohne Loch
       *[hollow] viermal mit Loch
    }

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
