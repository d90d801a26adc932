### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: the call, "linija" and "kvadrat", "svijetla/tamna" and "puna" are as printed. The
### pieces, printed as "element", are "figura", as players say. "veliki/mali" (large/small) became
### "visoka/niska", because height is meant; "obli/uglati" became "okrugla/četvrtasta" and "s udubinom"
### became "šuplja", the everyday words for what one sees.

## Pieces

trait-light = svijetla
trait-dark = tamna
trait-short = niska
trait-tall = visoka
trait-round = okrugla
trait-square = četvrtasta
trait-solid = puna
trait-hollow = šuplja

feature-c = boja
feature-h = visina
feature-s = oblik
feature-t = vrh

piece-name =
    { $colour ->
        [light] svijetla
       *[dark] tamna
    } { $height ->
        [short] niska
       *[tall] visoka
    } { $shape ->
        [round] okrugla
       *[square] četvrtasta
    } { $top ->
        [solid] puna
       *[hollow] šuplja
    }
piece-object =
    { $colour ->
        [light] svijetlu
       *[dark] tamnu
    } { $height ->
        [short] nisku
       *[tall] visoku
    } { $shape ->
        [round] okruglu
       *[square] četvrtastu
    } { $top ->
        [solid] punu
       *[hollow] šuplju
    } figuru

## Shapes; $name is the notation

shape-row = red { $name }
shape-column = stupac { $name }
shape-diagonal = dijagonala { $name }
shape-square = kvadrat { $name }

## Variants

variant-standard = obična igra
variant-advanced = za napredne (linije i kvadrati)
variant-squares = samo kvadrati
variant-hard = teška igra (dvije zajedničke osobine)
variant-other = { $shapes }: { $features } { $required ->
    [1] { "" }
   *[other] (zajedničkih osobina: { $required })
}
shapes-l = linije
shapes-q = kvadrati
shapes-lq = linije i kvadrati

## Outcomes

four-alike =
    { $trait ->
        [light] četiri svijetle
        [dark] četiri tamne
        [short] četiri niske
        [tall] četiri visoke
        [round] četiri okrugle
        [square] četiri četvrtaste
        [solid] četiri pune
       *[hollow] četiri šuplje
    }

outcome-quarto = { $winner } pobjeđuje: { $shape }, { $alike }.
outcome-draw = Remi: sve figure stoje na ploči, a pobjednika nema.
outcome-agreement = Remi po dogovoru.
outcome-time = { $winner } pobjeđuje: igraču { $loser } isteklo je vrijeme.
outcome-resignation = { $winner } pobjeđuje: { $loser } predaje partiju.
outcome-forfeit = { $winner } pobjeđuje: { $loser } najavljuje quarto ondje gdje ga nema.
outcome-abandoned = { $winner } pobjeđuje: { $loser } napušta partiju.
outcome-abandoned-nobody = Partija je napuštena.
outcome-aborted = Partija je otkazana.
outcome-unknown = Pobjednik: { $winner }.
outcome-unknown-draw = Partija je završila remijem.
