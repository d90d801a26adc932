### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: all terms of the pieces as printed; a feature is "caractéristique" instead of the printed "caractère", as players say today.
### A line in any direction is "alignement" as printed, so that "ligne" can be the row, beside "colonne" and "diagonale".

## Pieces

trait-light = claire
trait-dark = foncée
trait-short = basse
trait-tall = haute
trait-round = ronde
trait-square = carrée
trait-solid = pleine
trait-hollow = creuse

feature-c = couleur
feature-h = hauteur
feature-s = forme
feature-t = dessus

piece-name =
    { $colour ->
        [light] claire
       *[dark] foncée
    } { $height ->
        [short] basse
       *[tall] haute
    } { $shape ->
        [round] ronde
       *[square] carrée
    } { $top ->
        [solid] pleine
       *[hollow] creuse
    }
piece-object =
    la pièce { $colour ->
        [light] claire
       *[dark] foncée
    }, { $height ->
        [short] basse
       *[tall] haute
    }, { $shape ->
        [round] ronde
       *[square] carrée
    } et { $top ->
        [solid] pleine
       *[hollow] creuse
    }

## Shapes; $name is the notation

shape-row = ligne { $name }
shape-column = colonne { $name }
shape-diagonal = diagonale { $name }
shape-square = carré { $name }

## Variants

# As in English.
variant-standard = standard
variant-advanced = avancée (alignements et carrés)
variant-squares = carrés seulement
variant-hard = difficile (deux caractéristiques communes)
variant-other = { $shapes } : { $features } { $required ->
    [1] { "" }
   *[other] ({ $required } en commun)
}
shapes-l = alignements
shapes-q = carrés
shapes-lq = alignements et carrés

## Outcomes

four-alike =
    { $trait ->
        [light] quatre claires
        [dark] quatre foncées
        [short] quatre basses
        [tall] quatre hautes
        [round] quatre rondes
        [square] quatre carrées
        [solid] quatre pleines
       *[hollow] quatre creuses
    }

outcome-quarto = { $winner } gagne : { $shape }, { $alike }.
outcome-draw = Partie nulle : toutes les pièces sont posées, personne n’a gagné.
outcome-agreement = Partie nulle d’un commun accord.
outcome-time = { $winner } gagne : temps écoulé pour { $loser }.
outcome-resignation = { $winner } gagne : { $loser } abandonne.
outcome-forfeit = { $winner } gagne : { $loser } a annoncé là où il n’y avait pas de quarto.
outcome-abandoned = { $winner } gagne : { $loser } a quitté la partie.
outcome-abandoned-nobody = La partie n’a pas été menée à son terme.
outcome-aborted = La partie a été annulée.
outcome-unknown = { $winner } a gagné.
outcome-unknown-draw = La partie s’est terminée sur une nulle.
