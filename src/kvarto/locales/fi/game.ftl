### The game's own words: pieces, shapes, variants, outcomes.
###
### Printed edition: "neliö" for a square piece became "kulmikas", which is an adjective and leaves
### "neliö" to the 2×2 square; "tasapäinen" for solid became "umpinainen", which is the plain opposite
### of "reiällinen" (as printed). "suora" for a line, "vaalea/tumma", "korkea/matala" and "pyöreä" are
### kept. A variant is "pelimuoto", because "muunnelma" is what players call a variation in analysis.

## Pieces

trait-light = vaalea
trait-dark = tumma
trait-short = matala
trait-tall = korkea
trait-round = pyöreä
trait-square = kulmikas
trait-solid = umpinainen
trait-hollow = reiällinen

feature-c = väri
feature-h = korkeus
feature-s = muoto
feature-t = reikä

piece-name =
    { $colour ->
        [light] vaalea
       *[dark] tumma
    } { $height ->
        [short] matala
       *[tall] korkea
    } { $shape ->
        [round] pyöreä
       *[square] kulmikas
    } { $top ->
        [solid] umpinainen
       *[hollow] reiällinen
    }
# Never after an imperative, which would want another case.
piece-object =
    { $colour ->
        [light] vaalean
       *[dark] tumman
    } { $height ->
        [short] matalan
       *[tall] korkean
    } { $shape ->
        [round] pyöreän
       *[square] kulmikkaan
    } { $top ->
        [solid] umpinaisen
       *[hollow] reiällisen
    } nappulan

## Shapes; $name is the notation

shape-row = rivi { $name }
shape-column = sarake { $name }
shape-diagonal = lävistäjä { $name }
shape-square = neliö { $name }

## Variants

variant-standard = tavallinen
variant-advanced = edistynyt (suorat ja neliöt)
variant-squares = vain neliöt
variant-hard = vaikea (kaksi yhteistä ominaisuutta)
variant-other = { $shapes }: { $features } { $required ->
    [1] { "" }
   *[other] (yhteisiä ominaisuuksia { $required })
}
shapes-l = suorat
shapes-q = neliöt
shapes-lq = suorat ja neliöt

## Outcomes

four-alike =
    { $trait ->
        [light] neljä vaaleaa
        [dark] neljä tummaa
        [short] neljä matalaa
        [tall] neljä korkeaa
        [round] neljä pyöreää
        [square] neljä kulmikasta
        [solid] neljä umpinaista
       *[hollow] neljä reiällistä
    }

outcome-quarto = { $winner } voittaa: { $shape }, { $alike }.
outcome-draw = Tasapeli: kaikki nappulat ovat laudalla, eikä kukaan voittanut.
outcome-agreement = Sovittu tasapeli.
outcome-time = { $winner } voittaa: aika loppui pelaajalta { $loser }.
outcome-resignation = { $winner } voittaa: { $loser } luovutti.
outcome-forfeit = { $winner } voittaa: { $loser } huusi, vaikka quartoa ei ollut.
outcome-abandoned = { $winner } voittaa: { $loser } lähti pöydästä.
outcome-abandoned-nobody = Peli jäi kesken.
outcome-aborted = Peli peruttiin.
outcome-unknown = { $winner } voitti.
outcome-unknown-draw = Peli päättyi tasan.
