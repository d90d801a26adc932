### The game's own words: pieces, shapes, variants, outcomes.
###
### Printed edition: "rida" is kept for a row; a line of any direction is "joon", so that row and line
### differ. "ruut" is kept for the 2×2 square; a cell is "väli" as in chess, since the printed "ruut"
### cannot mean both. "lühikene" is written "lühike". The board is "mängulaud" as printed, because
### "laud" is the table one sits at. The other terms are as printed.

## Pieces

trait-light = hele
trait-dark = tume
trait-short = lühike
trait-tall = pikk
trait-round = ümar
trait-square = kandiline
trait-solid = auguta
trait-hollow = auguga

feature-c = värv
feature-h = pikkus
feature-s = kuju
feature-t = auk

piece-name =
    { $colour ->
        [light] hele
       *[dark] tume
    } { $height ->
        [short] lühike
       *[tall] pikk
    } { $shape ->
        [round] ümar
       *[square] kandiline
    } { $top ->
        [solid] auguta
       *[hollow] auguga
    }
# Never after an imperative, which would want another case.
piece-object =
    { $colour ->
        [light] heleda
       *[dark] tumeda
    } { $height ->
        [short] lühikese
       *[tall] pika
    } { $shape ->
        [round] ümara
       *[square] kandilise
    } { $top ->
        [solid] auguta
       *[hollow] auguga
    } nupu

## Shapes; $name is the notation

shape-row = rida { $name }
shape-column = veerg { $name }
shape-diagonal = diagonaal { $name }
shape-square = ruut { $name }

## Variants

variant-standard = tavaline
variant-advanced = edasijõudnutele (jooned ja ruudud)
variant-squares = ainult ruudud
variant-hard = raske (kaks ühist tunnust)
variant-other = { $shapes }: { $features } { $required ->
    [1] { "" }
   *[other] (ühiseid tunnuseid { $required })
}
shapes-l = jooned
shapes-q = ruudud
shapes-lq = jooned ja ruudud

## Outcomes

four-alike =
    { $trait ->
        [light] neli heledat nuppu
        [dark] neli tumedat nuppu
        [short] neli lühikest nuppu
        [tall] neli pikka nuppu
        [round] neli ümarat nuppu
        [square] neli kandilist nuppu
        [solid] neli auguta nuppu
       *[hollow] neli auguga nuppu
    }

outcome-quarto = { $winner } võidab: { $shape }, { $alike }.
outcome-draw = Viik: kõik nupud on laual ja keegi ei võitnud.
outcome-agreement = Viik kokkuleppel.
outcome-time = { $winner } võidab: aeg sai otsa mängijal { $loser }.
outcome-resignation = { $winner } võidab: { $loser } andis alla.
outcome-forfeit = { $winner } võidab: { $loser } hüüdis, aga quartot polnud.
outcome-abandoned = { $winner } võidab: { $loser } lahkus.
outcome-abandoned-nobody = Mäng jäi pooleli.
outcome-aborted = Mäng jäeti ära.
outcome-unknown = { $winner } võitis.
outcome-unknown-draw = Mäng lõppes viigiga.
