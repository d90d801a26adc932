### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: short is "låg" instead of the printed "kort", as it goes with "hög"; solid/hollow are "massiv/ihålig"
### instead of "utan/med hål", single adjectives that agree; a line is "linje" instead of the printed "rad", which is kept
### for a row. All other terms as printed.

## Pieces

trait-light = ljus
trait-dark = mörk
trait-short = låg
trait-tall = hög
trait-round = rund
trait-square = fyrkantig
trait-solid = massiv
trait-hollow = ihålig

feature-c = färg
feature-h = höjd
feature-s = form
feature-t = ovansida

piece-name =
    { $colour ->
        [light] ljus
       *[dark] mörk
    } { $height ->
        [short] låg
       *[tall] hög
    } { $shape ->
        [round] rund
       *[square] fyrkantig
    } { $top ->
        [solid] massiv
       *[hollow] ihålig
    }
piece-object =
    den { $colour ->
        [light] ljusa
       *[dark] mörka
    }, { $height ->
        [short] låga
       *[tall] höga
    }, { $shape ->
        [round] runda
       *[square] fyrkantiga
    }, { $top ->
        [solid] massiva
       *[hollow] ihåliga
    } pjäsen

## Shapes; $name is the notation

shape-row = rad { $name }
shape-column = kolumn { $name }
# As in English.
shape-diagonal = diagonal { $name }
shape-square = fyrkant { $name }

## Variants

# As in English.
variant-standard = standard
variant-advanced = avancerad (linjer och fyrkanter)
variant-squares = bara fyrkanter
variant-hard = svår (två gemensamma egenskaper)
variant-other = { $shapes }, { $features } { $required ->
    [1] { "" }
   *[other] ({ $required } gemensamma)
}
shapes-l = linjer
shapes-q = fyrkanter
shapes-lq = linjer och fyrkanter

## Outcomes

four-alike =
    { $trait ->
        [light] fyra ljusa
        [dark] fyra mörka
        [short] fyra låga
        [tall] fyra höga
        [round] fyra runda
        [square] fyra fyrkantiga
        [solid] fyra massiva
       *[hollow] fyra ihåliga
    }

outcome-quarto = { $winner } vinner: { $shape }, { $alike }.
outcome-draw = Oavgjort: alla pjäser är placerade, och ingen har vunnit.
outcome-agreement = Oavgjort efter överenskommelse.
outcome-time = { $winner } vinner: tiden tog slut för { $loser }.
outcome-resignation = { $winner } vinner: { $loser } gav upp.
outcome-forfeit = { $winner } vinner: { $loser } ropade, men det fanns ingen quarto.
outcome-abandoned = { $winner } vinner: { $loser } lämnade partiet.
outcome-abandoned-nobody = Partiet spelades inte färdigt.
outcome-aborted = Partiet avbröts.
outcome-unknown = { $winner } vann.
outcome-unknown-draw = Partiet slutade oavgjort.
