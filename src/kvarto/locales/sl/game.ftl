### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: "velik/majhen" (big/small) became "visoka/nizka", since height is what differs; "z vdolbino" (with a dent)
### became "votla", which agrees like the other adjectives. The print says both "figura" and "lik" for a piece; here it is
### always "figura" (feminine), and "lik" is what can be called. A line is "vrsta" as printed; a row is "vrstica".

## Pieces

trait-light = svetla
trait-dark = temna
trait-short = nizka
trait-tall = visoka
trait-round = okrogla
trait-square = oglata
trait-solid = polna
trait-hollow = votla

feature-c = barva
feature-h = višina
feature-s = oblika
feature-t = votlina

piece-name =
    { $colour ->
        [light] svetla
       *[dark] temna
    } { $height ->
        [short] nizka
       *[tall] visoka
    } { $shape ->
        [round] okrogla
       *[square] oglata
    } { $top ->
        [solid] polna
       *[hollow] votla
    }
piece-object =
    { $colour ->
        [light] svetlo
       *[dark] temno
    } { $height ->
        [short] nizko
       *[tall] visoko
    } { $shape ->
        [round] okroglo
       *[square] oglato
    } { $top ->
        [solid] polno
       *[hollow] votlo
    } figuro

## Shapes; $name is the notation

shape-row = vrstica { $name }
shape-column = stolpec { $name }
shape-diagonal = diagonala { $name }
shape-square = kvadrat { $name }

## Variants

variant-standard = standardna
variant-advanced = zahtevnejša (vrste in kvadrati)
variant-squares = samo kvadrati
variant-hard = težka (dve skupni lastnosti)
variant-other = { $shapes }, { $features } { $required ->
    [1] { "" }
   *[other] (skupne lastnosti: { $required })
}
shapes-l = vrste
shapes-q = kvadrati
shapes-lq = vrste in kvadrati

## Outcomes

four-alike =
    { $trait ->
        [light] štiri svetle
        [dark] štiri temne
        [short] štiri nizke
        [tall] štiri visoke
        [round] štiri okrogle
        [square] štiri oglate
        [solid] štiri polne
       *[hollow] štiri votle
    }

outcome-quarto = { $winner } zmaga: { $shape }, { $alike }.
outcome-draw = Remi: vse figure stojijo in nihče ni zmagal.
outcome-agreement = Remi po dogovoru.
outcome-time = { $winner } zmaga: { $loser } prekorači čas.
outcome-resignation = { $winner } zmaga: { $loser } se vda.
outcome-forfeit = { $winner } zmaga: { $loser } zakliče, a quarta ni.
outcome-abandoned = { $winner } zmaga: { $loser } zapusti mizo.
outcome-abandoned-nobody = Partija je ostala nedokončana.
outcome-aborted = Partija je odpovedana.
outcome-unknown = { $winner } zmaga.
outcome-unknown-draw = Partija se je končala z remijem.
