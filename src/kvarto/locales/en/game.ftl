### The game's own words: pieces, shapes, variants, outcomes.

## Pieces

trait-light = light
trait-dark = dark
trait-short = short
trait-tall = tall
trait-round = round
trait-square = square
trait-solid = solid
trait-hollow = hollow

feature-c = colour
feature-h = height
feature-s = shape
feature-t = top

# A piece by its four feature values.
piece-name =
    { $colour ->
        [light] light
       *[dark] dark
    } { $height ->
        [short] short
       *[tall] tall
    } { $shape ->
        [round] round
       *[square] square
    } { $top ->
        [solid] solid
       *[hollow] hollow
    }
# The same, and only ever, as what somebody places or gives: “Anna places the dark tall round hollow
# piece on b2.”
piece-object =
    the { $colour ->
        [light] light
       *[dark] dark
    } { $height ->
        [short] short
       *[tall] tall
    } { $shape ->
        [round] round
       *[square] square
    } { $top ->
        [solid] solid
       *[hollow] hollow
    } piece

## Shapes; $name is the notation

shape-row = row { $name }
shape-column = column { $name }
shape-diagonal = diagonal { $name }
shape-square = square { $name }

## Variants

variant-standard = standard
variant-advanced = advanced (lines and squares)
variant-squares = squares only
variant-hard = hard (two shared features)
# A variant without a name: what counts, where, and how many features must be shared.
variant-other = { $shapes }, { $features } { $required ->
    [1] { "" }
   *[other] ({ $required } shared)
}
shapes-l = lines
shapes-q = squares
shapes-lq = lines and squares

## Outcomes

# Four pieces that share a value, such as "four tall".
four-alike =
    { $trait ->
        [light] four light
        [dark] four dark
        [short] four short
        [tall] four tall
        [round] four round
        [square] four square
        [solid] four solid
       *[hollow] four hollow
    }

outcome-quarto = { $winner } wins: { $shape }, { $alike }.
outcome-draw = A draw: all pieces are placed, and nobody has won.
outcome-agreement = A draw by agreement.
outcome-time = { $winner } wins: { $loser } ran out of time.
outcome-resignation = { $winner } wins: { $loser } resigned.
outcome-forfeit = { $winner } wins: { $loser } called where there was no quarto.
outcome-abandoned = { $winner } wins: { $loser } left.
outcome-abandoned-nobody = The game was abandoned.
outcome-aborted = The game was called off.
outcome-unknown = { $winner } won.
outcome-unknown-draw = The game was drawn.
