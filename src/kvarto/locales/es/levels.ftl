### Opponents: a name for each level, and what the opponent is like.

level-newcomer = recién llegado
level-newcomer-about = Juega por primera vez: da cualquier pieza y no ve la mayoría de los quartos.
level-child = niña
level-child-about = A veces piensa antes de dar, y ve antes una fila que una diagonal.
level-beginner = principiante
level-beginner-about = Casi siempre piensa antes de dar, pero se le escapan muchas cosas.
level-casual = jugadora ocasional
level-casual-about = Siempre mira antes de dar; se le escapan las piezas huecas y las diagonales.
level-attentive = jugadora atenta
level-attentive-about = Pasa por alto poco al dar, pero coloca sin pensar en lo que viene.
level-regular = habitual
level-regular-about = Coloca de modo que quede algo seguro que dar.
level-club = jugadora de club
level-club-about = Te deja pocas respuestas seguras y juega sin fallo las últimas jugadas.
level-strong = jugador fuerte
level-strong-about = Juega sin fallo la segunda mitad de la partida y rara vez deja pasar un quarto.
level-master = maestra
level-master-about = Casi nunca se equivoca.
level-perfect = jugadora perfecta
level-perfect-about = Nunca se equivoca, y prefiere las jugadas difíciles de responder.
