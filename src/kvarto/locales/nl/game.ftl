### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: solid is "massief" instead of the printed "vol", which would also be said of a full board; a line is
### "lijn" instead of the printed "rij", which is kept for a row. All other terms as printed.

## Pieces

trait-light = licht
trait-dark = donker
trait-short = laag
trait-tall = hoog
trait-round = rond
trait-square = vierkant
trait-solid = massief
trait-hollow = hol

feature-c = kleur
feature-h = hoogte
feature-s = vorm
feature-t = bovenkant

piece-name =
    { $colour ->
        [light] licht
       *[dark] donker
    } { $height ->
        [short] laag
       *[tall] hoog
    } { $shape ->
        [round] rond
       *[square] vierkant
    } { $top ->
        [solid] massief
       *[hollow] hol
    }
piece-object =
    het { $colour ->
        [light] lichte
       *[dark] donkere
    }, { $height ->
        [short] lage
       *[tall] hoge
    }, { $shape ->
        [round] ronde
       *[square] vierkante
    }, { $top ->
        [solid] massieve
       *[hollow] holle
    } stuk

## Shapes; $name is the notation

shape-row = rij { $name }
shape-column = kolom { $name }
shape-diagonal = diagonaal { $name }
shape-square = vierkant { $name }

## Variants

variant-standard = standaard
variant-advanced = gevorderd (lijnen en vierkanten)
variant-squares = alleen vierkanten
variant-hard = moeilijk (twee gedeelde kenmerken)
variant-other = { $shapes }, { $features } { $required ->
    [1] { "" }
   *[other] ({ $required } gedeeld)
}
shapes-l = lijnen
shapes-q = vierkanten
shapes-lq = lijnen en vierkanten

## Outcomes

four-alike =
    { $trait ->
        [light] vier lichte
        [dark] vier donkere
        [short] vier lage
        [tall] vier hoge
        [round] vier ronde
        [square] vier vierkante
        [solid] vier massieve
       *[hollow] vier holle
    }

outcome-quarto = { $winner } wint: { $shape }, { $alike }.
outcome-draw = Remise: alle stukken zijn geplaatst en niemand heeft gewonnen.
outcome-agreement = Remise in onderling overleg.
outcome-time = { $winner } wint: de tijd van { $loser } is om.
outcome-resignation = { $winner } wint: { $loser } heeft opgegeven.
outcome-forfeit = { $winner } wint: { $loser } riep, maar er was geen quarto.
outcome-abandoned = { $winner } wint: { $loser } is weggegaan.
outcome-abandoned-nobody = De partij is niet uitgespeeld.
outcome-aborted = De partij is afgebroken.
outcome-unknown = { $winner } heeft gewonnen.
outcome-unknown-draw = De partij eindigde in remise.
