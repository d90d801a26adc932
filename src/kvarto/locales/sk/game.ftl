### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: "prázdny" (empty) for hollow became "dutý", which players say; the rest is as printed, in the singular.
### The print uses "rad" and "línia" for a line; here it is always "rad", and a row is "riadok".

## Pieces

trait-light = svetlý
trait-dark = tmavý
trait-short = nízky
trait-tall = vysoký
trait-round = okrúhly
trait-square = hranatý
trait-solid = plný
trait-hollow = dutý

feature-c = farba
feature-h = výška
feature-s = tvar
feature-t = dutina

piece-name =
    { $colour ->
        [light] svetlý
       *[dark] tmavý
    } { $height ->
        [short] nízky
       *[tall] vysoký
    } { $shape ->
        [round] okrúhly
       *[square] hranatý
    } { $top ->
        [solid] plný
       *[hollow] dutý
    }
piece-object =
    { $colour ->
        [light] svetlý
       *[dark] tmavý
    } { $height ->
        [short] nízky
       *[tall] vysoký
    } { $shape ->
        [round] okrúhly
       *[square] hranatý
    } { $top ->
        [solid] plný
       *[hollow] dutý
    } kameň

## Shapes; $name is the notation

shape-row = riadok { $name }
shape-column = stĺpec { $name }
shape-diagonal = uhlopriečka { $name }
shape-square = štvorec { $name }

## Variants

variant-standard = štandardný
variant-advanced = pre pokročilých (rady a štvorce)
variant-squares = len štvorce
variant-hard = ťažký (dve spoločné vlastnosti)
variant-other = { $shapes }, { $features } { $required ->
    [1] { "" }
   *[other] (spoločné vlastnosti: { $required })
}
shapes-l = rady
shapes-q = štvorce
shapes-lq = rady a štvorce

## Outcomes

four-alike =
    { $trait ->
        [light] štyri svetlé
        [dark] štyri tmavé
        [short] štyri nízke
        [tall] štyri vysoké
        [round] štyri okrúhle
        [square] štyri hranaté
        [solid] štyri plné
       *[hollow] štyri duté
    }

outcome-quarto = { $winner } vyhráva: { $shape }, { $alike }.
outcome-draw = Remíza: všetky kamene ležia a nikto nevyhral.
outcome-agreement = Remíza dohodou.
outcome-time = { $winner } vyhráva: { $loser } prekračuje čas.
outcome-resignation = { $winner } vyhráva: { $loser } sa vzdáva.
outcome-forfeit = { $winner } vyhráva: { $loser } hlási, ale quarto tam nie je.
outcome-abandoned = { $winner } vyhráva: { $loser } odchádza od stola.
outcome-abandoned-nobody = Partia sa nedohrala.
outcome-aborted = Partia bola zrušená.
outcome-unknown = { $winner } vyhráva.
outcome-unknown-draw = Partia sa skončila remízou.
