### The game's own words: pieces, shapes, variants, outcomes.
###
### Printed edition: "holaður" became "holur" (the printed text also has "holum"), which is the plain
### opposite of "gegnheill". "röð" is kept for a row; a line of any direction is "lína". The board is
### "spilaborð" as printed, because "borð" is the table one sits at. A game is "spil" and a move
### "leikur", as in chess. The other terms are as printed.

## Pieces

trait-light = ljós
trait-dark = dökkur
trait-short = lágur
trait-tall = hár
trait-round = kringlóttur
trait-square = ferkantaður
trait-solid = gegnheill
trait-hollow = holur

feature-c = litur
feature-h = hæð
feature-s = lögun
feature-t = hola

# Without commas, because several of them stand in a list.
piece-name =
    { $colour ->
        [light] ljós
       *[dark] dökkur
    } { $height ->
        [short] lágur
       *[tall] hár
    } { $shape ->
        [round] kringlóttur
       *[square] ferkantaður
    } { $top ->
        [solid] gegnheill
       *[hollow] holur
    }
piece-object =
    { $colour ->
        [light] ljósa
       *[dark] dökka
    }, { $height ->
        [short] lága
       *[tall] háa
    }, { $shape ->
        [round] kringlótta
       *[square] ferkantaða
    }, { $top ->
        [solid] gegnheila
       *[hollow] hola
    } kubbinn

## Shapes; $name is the notation

shape-row = röð { $name }
shape-column = dálkur { $name }
shape-diagonal = skálína { $name }
shape-square = ferningur { $name }

## Variants

variant-standard = venjulegt
variant-advanced = fyrir vana (línur og ferningar)
variant-squares = aðeins ferningar
variant-hard = erfitt (tvö sameiginleg einkenni)
variant-other = { $shapes }: { $features } { $required ->
    [1] { "" }
   *[other] (sameiginleg einkenni: { $required })
}
shapes-l = línur
shapes-q = ferningar
shapes-lq = línur og ferningar

## Outcomes

four-alike =
    { $trait ->
        [light] fjórir ljósir
        [dark] fjórir dökkir
        [short] fjórir lágir
        [tall] fjórir háir
        [round] fjórir kringlóttir
        [square] fjórir ferkantaðir
        [solid] fjórir gegnheilir
       *[hollow] fjórir holir
    }

outcome-quarto = { $winner } vinnur: { $shape }, { $alike }.
outcome-draw = Jafntefli: allir kubbar eru á borðinu og enginn vann.
outcome-agreement = Samið um jafntefli.
outcome-time = { $winner } vinnur: { $loser } féll á tíma.
outcome-resignation = { $winner } vinnur: { $loser } gafst upp.
outcome-forfeit = { $winner } vinnur: { $loser } kallaði þar sem ekkert quarto var.
outcome-abandoned = { $winner } vinnur: { $loser } fór frá borðinu.
outcome-abandoned-nobody = Spilinu var ekki lokið.
outcome-aborted = Hætt var við spilið.
outcome-unknown = { $winner } vann.
outcome-unknown-draw = Spilinu lauk með jafntefli.
