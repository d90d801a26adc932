### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: the feature words and "careu" for the 2×2 square as printed, in the feminine to agree with "piesă".
### The printed "aliniament" became "linie", which players say; where it stands alone, the colour is "deschisă/închisă la culoare".

## Pieces

trait-light = deschisă la culoare
trait-dark = închisă la culoare
trait-short = scundă
trait-tall = înaltă
trait-round = rotundă
trait-square = pătrată
trait-solid = plină
trait-hollow = găurită

feature-c = culoare
feature-h = înălțime
feature-s = formă
feature-t = gaură

piece-name =
    { $colour ->
        [light] deschisă
       *[dark] închisă
    } { $height ->
        [short] scundă
       *[tall] înaltă
    } { $shape ->
        [round] rotundă
       *[square] pătrată
    } { $top ->
        [solid] plină
       *[hollow] găurită
    }
piece-object =
    piesa { $colour ->
        [light] deschisă
       *[dark] închisă
    }, { $height ->
        [short] scundă
       *[tall] înaltă
    }, { $shape ->
        [round] rotundă
       *[square] pătrată
    } și { $top ->
        [solid] plină
       *[hollow] găurită
    }

## Shapes; $name is the notation

shape-row = rândul { $name }
shape-column = coloana { $name }
shape-diagonal = diagonala { $name }
shape-square = careul { $name }

## Variants

# As in English.
variant-standard = standard
variant-advanced = avansat (linii și careuri)
variant-squares = doar careuri
variant-hard = greu (două însușiri comune)
variant-other = { $shapes }, { $features } { $required ->
    [1] { "" }
   *[other] ({ $required } comune)
}
shapes-l = linii
shapes-q = careuri
shapes-lq = linii și careuri

## Outcomes

four-alike =
    { $trait ->
        [light] patru deschise la culoare
        [dark] patru închise la culoare
        [short] patru scunde
        [tall] patru înalte
        [round] patru rotunde
        [square] patru pătrate
        [solid] patru pline
       *[hollow] patru găurite
    }

outcome-quarto = { $winner } câștigă: { $shape }, { $alike }.
outcome-draw = Remiză: toate piesele sunt așezate și nu a câștigat nimeni.
outcome-agreement = Remiză de comun acord.
outcome-time = { $winner } câștigă: { $loser } a rămas fără timp.
outcome-resignation = { $winner } câștigă: { $loser } a cedat.
outcome-forfeit = { $winner } câștigă: { $loser } a anunțat unde nu era niciun quarto.
outcome-abandoned = { $winner } câștigă: { $loser } a plecat.
outcome-abandoned-nobody = Partida a fost abandonată.
outcome-aborted = Partida a fost anulată.
outcome-unknown = { $winner } a câștigat.
outcome-unknown-draw = Partida s-a încheiat remiză.
