### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: light, dark, round, square, tall, short and the two tops as printed (in the neuter singular).
### The printed "σειρά" for any line of four became "γραμμή", so that "σειρά" can mean a row (1-4) alone.
### The call word "Quarto!" stays in Latin letters as printed; the common noun "quarto" is written the same way.

## Pieces

trait-light = ανοιχτόχρωμο
trait-dark = σκουρόχρωμο
trait-short = χαμηλό
trait-tall = ψηλό
trait-round = στρόγγυλο
trait-square = τετράγωνο
trait-solid = χωρίς τρύπα
trait-hollow = με τρύπα

feature-c = χρώμα
feature-h = ύψος
feature-s = σχήμα
feature-t = τρύπα

piece-name =
    { $colour ->
        [light] ανοιχτόχρωμο
       *[dark] σκουρόχρωμο
    } { $height ->
        [short] χαμηλό
       *[tall] ψηλό
    } { $shape ->
        [round] στρόγγυλο
       *[square] τετράγωνο
    } { $top ->
        [solid] χωρίς τρύπα
       *[hollow] με τρύπα
    }
piece-object =
    το { $colour ->
        [light] ανοιχτόχρωμο
       *[dark] σκουρόχρωμο
    } { $height ->
        [short] χαμηλό
       *[tall] ψηλό
    } { $shape ->
        [round] στρόγγυλο
       *[square] τετράγωνο
    } κομμάτι { $top ->
        [solid] χωρίς τρύπα
       *[hollow] με τρύπα
    }

## Shapes; $name is the notation

shape-row = σειρά { $name }
shape-column = στήλη { $name }
shape-diagonal = διαγώνιος { $name }
shape-square = τετράγωνο { $name }

## Variants

variant-standard = κανονικό
variant-advanced = για προχωρημένους (γραμμές και τετράγωνα)
variant-squares = μόνο τετράγωνα
variant-hard = δύσκολο (δύο κοινά χαρακτηριστικά)
variant-other = { $shapes }, { $features } { $required ->
    [1] { "" }
   *[other] ({ $required } κοινά)
}
shapes-l = γραμμές
shapes-q = τετράγωνα
shapes-lq = γραμμές και τετράγωνα

## Outcomes

four-alike =
    { $trait ->
        [light] τέσσερα ανοιχτόχρωμα
        [dark] τέσσερα σκουρόχρωμα
        [short] τέσσερα χαμηλά
        [tall] τέσσερα ψηλά
        [round] τέσσερα στρόγγυλα
        [square] τέσσερα τετράγωνα
        [solid] τέσσερα χωρίς τρύπα
       *[hollow] τέσσερα με τρύπα
    }

outcome-quarto = { $winner } κερδίζει: { $shape }, { $alike }.
outcome-draw = Ισοπαλία: μπήκαν όλα τα κομμάτια και δεν κέρδισε κανείς.
outcome-agreement = Ισοπαλία με συμφωνία.
outcome-time = { $winner } κερδίζει: { $loser } ξέμεινε από χρόνο.
outcome-resignation = { $winner } κερδίζει: { $loser } παραιτήθηκε.
outcome-forfeit = { $winner } κερδίζει: { $loser } δήλωσε χωρίς να υπάρχει quarto.
outcome-abandoned = { $winner } κερδίζει: { $loser } έφυγε.
outcome-abandoned-nobody = Η παρτίδα εγκαταλείφθηκε.
outcome-aborted = Η παρτίδα ακυρώθηκε.
outcome-unknown = { $winner } κέρδισε.
outcome-unknown-draw = Η παρτίδα έληξε ισόπαλη.
