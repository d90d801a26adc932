### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: solid/hollow are "massiv/hul" instead of the printed "flad/hullet", which speak of flatness and of
### many holes; a line is "linje" instead of the printed "strib(e)", which only fits "på stribe". All other terms as printed.

## Pieces

trait-light = lys
trait-dark = mørk
trait-short = lav
trait-tall = høj
trait-round = rund
trait-square = firkantet
trait-solid = massiv
trait-hollow = hul

feature-c = farve
feature-h = højde
feature-s = form
feature-t = overside

piece-name =
    { $colour ->
        [light] lys
       *[dark] mørk
    } { $height ->
        [short] lav
       *[tall] høj
    } { $shape ->
        [round] rund
       *[square] firkantet
    } { $top ->
        [solid] massiv
       *[hollow] hul
    }
piece-object =
    den { $colour ->
        [light] lyse
       *[dark] mørke
    }, { $height ->
        [short] lave
       *[tall] høje
    }, { $shape ->
        [round] runde
       *[square] firkantede
    }, { $top ->
        [solid] massive
       *[hollow] hule
    } brik

## Shapes; $name is the notation

shape-row = række { $name }
shape-column = kolonne { $name }
# As in English.
shape-diagonal = diagonal { $name }
shape-square = firkant { $name }

## Variants

# As in English.
variant-standard = standard
variant-advanced = for øvede (linjer og firkanter)
variant-squares = kun firkanter
variant-hard = svær (to fælles egenskaber)
variant-other = { $shapes }, { $features } { $required ->
    [1] { "" }
   *[other] ({ $required } fælles)
}
shapes-l = linjer
shapes-q = firkanter
shapes-lq = linjer og firkanter

## Outcomes

four-alike =
    { $trait ->
        [light] fire lyse
        [dark] fire mørke
        [short] fire lave
        [tall] fire høje
        [round] fire runde
        [square] fire firkantede
        [solid] fire massive
       *[hollow] fire hule
    }

outcome-quarto = { $winner } vinder: { $shape }, { $alike }.
outcome-draw = Uafgjort: alle brikker er sat, og ingen har vundet.
outcome-agreement = Uafgjort efter aftale.
outcome-time = { $winner } vinder: { $loser } løb tør for tid.
outcome-resignation = { $winner } vinder: { $loser } gav op.
outcome-forfeit = { $winner } vinder: { $loser } råbte, men der var ingen quarto.
outcome-abandoned = { $winner } vinder: { $loser } forlod partiet.
outcome-abandoned-nobody = Partiet blev ikke spillet færdigt.
outcome-aborted = Partiet blev afbrudt.
outcome-unknown = { $winner } vandt.
outcome-unknown-draw = Partiet endte uafgjort.
