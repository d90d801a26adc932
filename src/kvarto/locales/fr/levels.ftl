### Opponents: a name for each level, and what the opponent is like.

level-newcomer = néophyte
level-newcomer-about = Joue pour la première fois : donne n’importe quelle pièce et rate la plupart des quartos.
level-child = enfant
level-child-about = Réfléchit parfois avant de donner, et voit plus vite une ligne qu’une diagonale.
level-beginner = débutant
level-beginner-about = Réfléchit le plus souvent avant de donner, mais laisse passer beaucoup de choses.
level-casual = joueuse du dimanche
level-casual-about = Regarde toujours avant de donner ; les pièces creuses et les diagonales lui échappent.
level-attentive = joueuse attentive
level-attentive-about = Se trompe rarement de pièce à donner, mais pose sans voir plus loin.
level-regular = habitué
level-regular-about = Pose de façon à garder quelque chose de sûr à donner.
level-club = joueuse de club
level-club-about = Vous laisse peu de réponses sûres, et joue les derniers coups sans faute.
level-strong = joueur fort
level-strong-about = Joue la seconde moitié de la partie sans faute, et rate rarement un quarto.
level-master = maître
level-master-about = Ne se trompe presque jamais.
level-perfect = joueuse parfaite
level-perfect-about = Ne se trompe jamais, et préfère les coups auxquels il est difficile de répondre.
