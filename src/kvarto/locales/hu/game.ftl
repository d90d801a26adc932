### The game's own words: pieces, shapes, variants, outcomes.
###
### Printed edition: the call is printed as KVART and KVARTOT; here it is written "Kvartó!", which has
### the sound of the game's name, and the noun is "kvartó". "nagy/kicsi" became "magas/alacsony" and
### "négyzetes" became "szögletes" (which the printed text also has), as players would say; "sorozat"
### for a line became "vonal", because a row is "sor". "tömör/lyukas", "világos/sötét", "kerek", "bábu",
### "mező" and "négyzet" (2×2) are as printed.

## Pieces

trait-light = világos
trait-dark = sötét
trait-short = alacsony
trait-tall = magas
trait-round = kerek
trait-square = szögletes
trait-solid = tömör
trait-hollow = lyukas

feature-c = szín
feature-h = magasság
feature-s = alak
feature-t = lyuk

# Without commas, because several of them stand in a list.
piece-name =
    { $colour ->
        [light] világos
       *[dark] sötét
    } { $height ->
        [short] alacsony
       *[tall] magas
    } { $shape ->
        [round] kerek
       *[square] szögletes
    } { $top ->
        [solid] tömör
       *[hollow] lyukas
    }
piece-object =
    a { $colour ->
        [light] világos
       *[dark] sötét
    }, { $height ->
        [short] alacsony
       *[tall] magas
    }, { $shape ->
        [round] kerek
       *[square] szögletes
    }, { $top ->
        [solid] tömör
       *[hollow] lyukas
    } bábut

## Shapes; $name is the notation

shape-row = { $name }. sor
# As in chess: "a-oszlop". Without the hyphen, column a would read as an article.
shape-column = { $name }-oszlop
shape-diagonal = { $name } átló
shape-square = { $name } négyzet

## Variants

variant-standard = hagyományos
variant-advanced = haladó (vonalak és négyzetek)
variant-squares = csak négyzetek
variant-hard = nehéz (két közös tulajdonság)
variant-other = { $shapes }: { $features } { $required ->
    [1] { "" }
   *[other] ({ $required } közös tulajdonság)
}
shapes-l = vonalak
shapes-q = négyzetek
shapes-lq = vonalak és négyzetek

## Outcomes

four-alike =
    { $trait ->
        [light] négy világos bábu
        [dark] négy sötét bábu
        [short] négy alacsony bábu
        [tall] négy magas bábu
        [round] négy kerek bábu
        [square] négy szögletes bábu
        [solid] négy tömör bábu
       *[hollow] négy lyukas bábu
    }

outcome-quarto = { $winner } nyer: { $shape }, { $alike }.
outcome-draw = Döntetlen: minden bábu a táblán van, és senki sem nyert.
outcome-agreement = Döntetlen megegyezéssel.
outcome-time = { $winner } nyer: { $loser } kifutott az időből.
outcome-resignation = { $winner } nyer: { $loser } feladta.
outcome-forfeit = { $winner } nyer: { $loser } bemondta, de nem volt kvartó.
outcome-abandoned = { $winner } nyer: { $loser } elment.
outcome-abandoned-nobody = A játszma félbemaradt.
outcome-aborted = A játszmát lemondták.
outcome-unknown = { $winner } nyert.
outcome-unknown-draw = A játszma döntetlen lett.
