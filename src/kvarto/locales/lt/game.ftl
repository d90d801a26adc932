### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: all feature words and "kvadratas" as printed; "figūrėlė" became the shorter "figūra", as in chess.
### The printed "eilė" for any line of four became "linija", so that "eilė" can mean a row (1-4) alone.

## Pieces

trait-light = šviesi
trait-dark = tamsi
trait-short = žema
trait-tall = aukšta
trait-round = apvali
trait-square = kvadratinė
trait-solid = be duobutės
trait-hollow = su duobute

feature-c = spalva
feature-h = aukštis
feature-s = forma
feature-t = duobutė

piece-name =
    { $colour ->
        [light] šviesi
       *[dark] tamsi
    } { $height ->
        [short] žema
       *[tall] aukšta
    } { $shape ->
        [round] apvali
       *[square] kvadratinė
    } { $top ->
        [solid] be duobutės
       *[hollow] su duobute
    }
piece-object =
    { $colour ->
        [light] šviesią
       *[dark] tamsią
    } { $height ->
        [short] žemą
       *[tall] aukštą
    } { $shape ->
        [round] apvalią
       *[square] kvadratinę
    } figūrą { $top ->
        [solid] be duobutės
       *[hollow] su duobute
    }

## Shapes; $name is the notation

shape-row = { $name } eilė
shape-column = { $name } stulpelis
shape-diagonal = įstrižainė { $name }
shape-square = { $name } kvadratas

## Variants

variant-standard = įprastas
variant-advanced = pažengusiems (linijos ir kvadratai)
variant-squares = tik kvadratai
variant-hard = sunkus (du bendri požymiai)
variant-other = { $shapes }, { $features } { $required ->
    [1] { "" }
   *[other] (bendrų: { $required })
}
shapes-l = linijos
shapes-q = kvadratai
shapes-lq = linijos ir kvadratai

## Outcomes

four-alike =
    { $trait ->
        [light] keturios šviesios
        [dark] keturios tamsios
        [short] keturios žemos
        [tall] keturios aukštos
        [round] keturios apvalios
        [square] keturios kvadratinės
        [solid] keturios be duobutės
       *[hollow] keturios su duobute
    }

outcome-quarto = { $winner } laimi: { $shape }, { $alike }.
outcome-draw = Lygiosios: visos figūros pastatytos, ir niekas nelaimėjo.
outcome-agreement = Lygiosios susitarus.
outcome-time = { $winner } laimi: { $loser } viršijo laiką.
outcome-resignation = { $winner } laimi: { $loser } pasidavė.
outcome-forfeit = { $winner } laimi: { $loser } paskelbė, kai quarto nebuvo.
outcome-abandoned = { $winner } laimi: { $loser } išėjo.
outcome-abandoned-nobody = Partija palikta nebaigta.
outcome-aborted = Partija nutraukta.
outcome-unknown = { $winner } laimėjo.
outcome-unknown-draw = Partija baigėsi lygiosiomis.
