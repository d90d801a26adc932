### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: "gara/īsa" became "augsta/zema", which goes with "augstums" (height); "rinda" is kept for a row,
### a line of any direction is "līnija"; the rest is as printed. "Quarto" stays as the printed call word, also as a noun.
### To shout "Quarto!" is "saukt", a call "sauciens"; what is called (a quarto, a line) one "piesaka", as a check in chess.

## Pieces; the words agree with "figūra"

trait-light = gaiša
trait-dark = tumša
trait-short = zema
trait-tall = augsta
trait-round = apaļa
trait-square = kantaina
trait-solid = bez iedobuma
trait-hollow = ar iedobumu

feature-c = krāsa
feature-h = augstums
feature-s = forma
feature-t = iedobums

piece-name =
    { $colour ->
        [light] gaiša
       *[dark] tumša
    } { $height ->
        [short] zema
       *[tall] augsta
    } { $shape ->
        [round] apaļa
       *[square] kantaina
    } { $top ->
        [solid] bez iedobuma
       *[hollow] ar iedobumu
    }
piece-object =
    { $colour ->
        [light] gaišo
       *[dark] tumšo
    } { $height ->
        [short] zemo
       *[tall] augsto
    } { $shape ->
        [round] apaļo
       *[square] kantaino
    } figūru { $top ->
        [solid] bez iedobuma
       *[hollow] ar iedobumu
    }

## Shapes; $name is the notation

shape-row = { $name }. rinda
shape-column = kolonna { $name }
shape-diagonal = diagonāle { $name }
shape-square = kvadrāts { $name }

## Variants

variant-standard = standarta
variant-advanced = pieredzējušajiem (līnijas un kvadrāti)
variant-squares = tikai kvadrāti
variant-hard = grūtais (divas kopīgas pazīmes)
variant-other = { $shapes }: { $features } { $required ->
    [1] { "" }
   *[other] (kopīgas pazīmes: { $required })
}
shapes-l = līnijas
shapes-q = kvadrāti
shapes-lq = līnijas un kvadrāti

## Outcomes

four-alike =
    { $trait ->
        [light] četras gaišas
        [dark] četras tumšas
        [short] četras zemas
        [tall] četras augstas
        [round] četras apaļas
        [square] četras kantainas
        [solid] četras bez iedobuma
       *[hollow] četras ar iedobumu
    }

outcome-quarto = Uzvar { $winner }: { $shape }, { $alike }.
outcome-draw = Neizšķirts: visas figūras ir noliktas, un neviens nav uzvarējis.
outcome-agreement = Neizšķirts pēc vienošanās.
outcome-time = Uzvar { $winner }: laiks beidzies spēlētājam { $loser }.
outcome-resignation = Uzvar { $winner }: { $loser } padevās.
outcome-forfeit = Uzvar { $winner }: { $loser } sauca, bet quarto nebija.
outcome-abandoned = Uzvar { $winner }: { $loser } aizgāja.
outcome-abandoned-nobody = Partija tika pamesta.
outcome-aborted = Partija tika anulēta.
outcome-unknown = Uzvarēja { $winner }.
outcome-unknown-draw = Partija beidzās neizšķirti.
