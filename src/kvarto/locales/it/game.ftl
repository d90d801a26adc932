### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: colour, shape, height and solid as printed; hollow is "cavo" instead of the printed "vuoto", which would sound like an empty cell.
### A line is "linea" instead of "allineamento", a square "quadrato" instead of "forma quadrata", the board "tabellone" instead of "piano di gioco": shorter, and what players say.
### A quarto is written "Quarto" with a capital, the same in the plural: "quarto" alone means a fourth or a quarter.

## Pieces

trait-light = chiaro
trait-dark = scuro
trait-short = basso
trait-tall = alto
trait-round = rotondo
trait-square = quadrato
trait-solid = pieno
trait-hollow = cavo

feature-c = colore
feature-h = altezza
feature-s = forma
feature-t = cima

piece-name =
    { $colour ->
        [light] chiaro
       *[dark] scuro
    } { $height ->
        [short] basso
       *[tall] alto
    } { $shape ->
        [round] rotondo
       *[square] quadrato
    } { $top ->
        [solid] pieno
       *[hollow] cavo
    }
piece-object =
    il pezzo { $colour ->
        [light] chiaro
       *[dark] scuro
    }, { $height ->
        [short] basso
       *[tall] alto
    }, { $shape ->
        [round] rotondo
       *[square] quadrato
    } e { $top ->
        [solid] pieno
       *[hollow] cavo
    }

## Shapes; $name is the notation

shape-row = riga { $name }
shape-column = colonna { $name }
shape-diagonal = diagonale { $name }
shape-square = quadrato { $name }

## Variants

# As in English.
variant-standard = standard
variant-advanced = avanzata (linee e quadrati)
variant-squares = solo quadrati
variant-hard = difficile (due caratteristiche in comune)
variant-other = { $shapes }, { $features } { $required ->
    [1] { "" }
   *[other] ({ $required } in comune)
}
shapes-l = linee
shapes-q = quadrati
shapes-lq = linee e quadrati

## Outcomes

four-alike =
    { $trait ->
        [light] quattro chiari
        [dark] quattro scuri
        [short] quattro bassi
        [tall] quattro alti
        [round] quattro rotondi
        [square] quattro quadrati
        [solid] quattro pieni
       *[hollow] quattro cavi
    }

outcome-quarto = Vince { $winner }: { $shape }, { $alike }.
outcome-draw = Pareggio: tutti i pezzi sono piazzati e nessuno ha vinto.
outcome-agreement = Pareggio di comune accordo.
outcome-time = Vince { $winner }: tempo scaduto per { $loser }.
outcome-resignation = Vince { $winner }: { $loser } abbandona.
outcome-forfeit = Vince { $winner }: { $loser } ha annunciato dove non c’era un Quarto.
outcome-abandoned = Vince { $winner }: { $loser } ha lasciato la partita.
outcome-abandoned-nobody = La partita è rimasta a metà.
outcome-aborted = La partita è stata annullata.
outcome-unknown = Ha vinto { $winner }.
outcome-unknown-draw = La partita è finita in pareggio.
