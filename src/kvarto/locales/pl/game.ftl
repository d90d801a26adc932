### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: all words for the pieces as printed. The print calls any line "rząd"; here "rząd" is only the
### horizontal row and a line of any direction is "linia", a word the print uses too.

## Pieces

trait-light = jasna
trait-dark = ciemna
trait-short = niska
trait-tall = wysoka
trait-round = okrągła
trait-square = kwadratowa
trait-solid = bez otworu
trait-hollow = z otworem

feature-c = kolor
feature-h = wysokość
feature-s = kształt
feature-t = otwór

piece-name =
    { $colour ->
        [light] jasna
       *[dark] ciemna
    } { $height ->
        [short] niska
       *[tall] wysoka
    } { $shape ->
        [round] okrągła
       *[square] kwadratowa
    } { $top ->
        [solid] bez otworu
       *[hollow] z otworem
    }
piece-object =
    { $colour ->
        [light] jasną
       *[dark] ciemną
    } { $height ->
        [short] niską
       *[tall] wysoką
    } { $shape ->
        [round] okrągłą
       *[square] kwadratową
    } figurę { $top ->
        [solid] bez otworu
       *[hollow] z otworem
    }

## Shapes; $name is the notation

shape-row = rząd { $name }
shape-column = kolumna { $name }
shape-diagonal = przekątna { $name }
shape-square = kwadrat { $name }

## Variants

variant-standard = standardowy
variant-advanced = dla zaawansowanych (linie i kwadraty)
variant-squares = same kwadraty
variant-hard = trudny (dwie wspólne cechy)
variant-other = { $shapes }, { $features } { $required ->
    [1] { "" }
   *[other] (wspólne cechy: { $required })
}
shapes-l = linie
shapes-q = kwadraty
shapes-lq = linie i kwadraty

## Outcomes

four-alike =
    { $trait ->
        [light] cztery jasne
        [dark] cztery ciemne
        [short] cztery niskie
        [tall] cztery wysokie
        [round] cztery okrągłe
        [square] cztery kwadratowe
        [solid] cztery bez otworu
       *[hollow] cztery z otworem
    }

outcome-quarto = { $winner } wygrywa: { $shape }, { $alike }.
outcome-draw = Remis: stoją już wszystkie figury i nikt nie wygrał.
outcome-agreement = Remis za zgodą obu stron.
outcome-time = { $winner } wygrywa: { $loser } przekracza czas.
outcome-resignation = { $winner } wygrywa: { $loser } się poddaje.
outcome-forfeit = { $winner } wygrywa: { $loser } woła, a quarto nie ma.
outcome-abandoned = { $winner } wygrywa: { $loser } odchodzi od stołu.
outcome-abandoned-nobody = Partia została porzucona.
outcome-aborted = Partia została odwołana.
outcome-unknown = { $winner } wygrywa.
outcome-unknown-draw = Partia zakończyła się remisem.
