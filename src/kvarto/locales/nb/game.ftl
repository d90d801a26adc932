### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: tall/short are "høy/lav", as the printed "tykke/tynne" (thick/thin) is a slip; solid is "massiv" instead
### of the printed "hel", which says "whole" or "unbroken". All other terms as printed.

## Pieces

trait-light = lys
trait-dark = mørk
trait-short = lav
trait-tall = høy
trait-round = rund
trait-square = firkantet
trait-solid = massiv
trait-hollow = hul

feature-c = farge
feature-h = høyde
feature-s = form
feature-t = overside

piece-name =
    { $colour ->
        [light] lys
       *[dark] mørk
    } { $height ->
        [short] lav
       *[tall] høy
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
       *[tall] høye
    }, { $shape ->
        [round] runde
       *[square] firkantede
    }, { $top ->
        [solid] massive
       *[hollow] hule
    } brikken

## Shapes; $name is the notation

shape-row = rad { $name }
shape-column = kolonne { $name }
# As in English.
shape-diagonal = diagonal { $name }
shape-square = firkant { $name }

## Variants

# As in English.
variant-standard = standard
variant-advanced = for øvede (linjer og firkanter)
variant-squares = bare firkanter
variant-hard = vanskelig (to felles egenskaper)
variant-other = { $shapes }, { $features } { $required ->
    [1] { "" }
   *[other] ({ $required } felles)
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
        [tall] fire høye
        [round] fire runde
        [square] fire firkantede
        [solid] fire massive
       *[hollow] fire hule
    }

outcome-quarto = { $winner } vinner: { $shape }, { $alike }.
outcome-draw = Uavgjort: alle brikker er satt, og ingen har vunnet.
outcome-agreement = Uavgjort etter avtale.
outcome-time = { $winner } vinner: { $loser } gikk tom for tid.
outcome-resignation = { $winner } vinner: { $loser } ga opp.
outcome-forfeit = { $winner } vinner: { $loser } ropte, men det var ingen quarto.
outcome-abandoned = { $winner } vinner: { $loser } forlot partiet.
outcome-abandoned-nobody = Partiet ble ikke spilt ferdig.
outcome-aborted = Partiet ble avbrutt.
outcome-unknown = { $winner } vant.
outcome-unknown-draw = Partiet endte uavgjort.
