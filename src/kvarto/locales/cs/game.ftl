### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: "s výřezem" (with a cut-out) became "dutý" (hollow), which players say and which agrees like the other
### adjectives; the printed "dílek" for a piece became "kámen", the usual word for what one places on a board. The rest is as
### printed: a line is "řada"; a row is therefore "řádek".

## Pieces

trait-light = světlý
trait-dark = tmavý
trait-short = nízký
trait-tall = vysoký
trait-round = kulatý
trait-square = hranatý
trait-solid = plný
trait-hollow = dutý

feature-c = barva
feature-h = výška
feature-s = tvar
feature-t = dutina

piece-name =
    { $colour ->
        [light] světlý
       *[dark] tmavý
    } { $height ->
        [short] nízký
       *[tall] vysoký
    } { $shape ->
        [round] kulatý
       *[square] hranatý
    } { $top ->
        [solid] plný
       *[hollow] dutý
    }
piece-object =
    { $colour ->
        [light] světlý
       *[dark] tmavý
    } { $height ->
        [short] nízký
       *[tall] vysoký
    } { $shape ->
        [round] kulatý
       *[square] hranatý
    } { $top ->
        [solid] plný
       *[hollow] dutý
    } kámen

## Shapes; $name is the notation

shape-row = řádek { $name }
shape-column = sloupec { $name }
shape-diagonal = úhlopříčka { $name }
shape-square = čtverec { $name }

## Variants

variant-standard = standardní
variant-advanced = pro pokročilé (řady a čtverce)
variant-squares = jen čtverce
variant-hard = těžká (dvě společné vlastnosti)
variant-other = { $shapes }, { $features } { $required ->
    [1] { "" }
   *[other] (společné vlastnosti: { $required })
}
shapes-l = řady
shapes-q = čtverce
shapes-lq = řady a čtverce

## Outcomes

four-alike =
    { $trait ->
        [light] čtyři světlé
        [dark] čtyři tmavé
        [short] čtyři nízké
        [tall] čtyři vysoké
        [round] čtyři kulaté
        [square] čtyři hranaté
        [solid] čtyři plné
       *[hollow] čtyři duté
    }

outcome-quarto = { $winner } vyhrává: { $shape }, { $alike }.
outcome-draw = Remíza: všechny kameny leží a nikdo nevyhrál.
outcome-agreement = Remíza dohodou.
outcome-time = { $winner } vyhrává: { $loser } překračuje čas.
outcome-resignation = { $winner } vyhrává: { $loser } se vzdává.
outcome-forfeit = { $winner } vyhrává: { $loser } hlásí, ale quarto tam není.
outcome-abandoned = { $winner } vyhrává: { $loser } odchází od stolu.
outcome-abandoned-nobody = Partie se nedohrála.
outcome-aborted = Partie byla zrušena.
outcome-unknown = { $winner } vyhrává.
outcome-unknown-draw = Partie skončila remízou.
