### Opponents: a name for each level, and what the opponent is like.

level-newcomer = newcomer
level-newcomer-about = Plays for the first time: gives any piece, and misses most quartos.
level-child = child
level-child-about = Sometimes thinks before giving, and sees a row sooner than a diagonal.
level-beginner = beginner
level-beginner-about = Mostly thinks before giving, but overlooks a lot.
level-casual = casual player
level-casual-about = Always looks before giving; hollow tops and diagonals slip through.
level-attentive = attentive player
level-attentive-about = Overlooks little when giving, but places without thinking ahead.
level-regular = regular
level-regular-about = Places so that something safe is left to give.
level-club = club player
level-club-about = Leaves you few safe answers, and plays the last moves exactly.
level-strong = strong player
level-strong-about = Plays the second half of the game exactly, and seldom misses a quarto.
level-master = master
level-master-about = Hardly ever errs.
level-perfect = perfect player
level-perfect-about = Never errs, and prefers moves that are hard to answer.
