### Opponents: a name for each level, and what the opponent is like.

level-newcomer = alle prime armi
level-newcomer-about = Gioca per la prima volta: dà un pezzo qualsiasi e non vede quasi nessun Quarto.
level-child = bambina
level-child-about = A volte ci pensa prima di dare, e vede prima una riga che una diagonale.
level-beginner = principiante
level-beginner-about = Di solito pensa prima di dare, ma si lascia sfuggire molte cose.
level-casual = giocatrice occasionale
level-casual-about = Guarda sempre prima di dare, ma non nota i pezzi cavi e le diagonali.
level-attentive = giocatrice attenta
level-attentive-about = Quando dà si lascia sfuggire poco, ma piazza senza guardare avanti.
level-regular = habitué
level-regular-about = Piazza in modo che resti qualcosa di sicuro da dare.
level-club = giocatrice di circolo
level-club-about = Ti lascia poche risposte sicure e gioca senza errori le ultime mosse.
level-strong = giocatore forte
level-strong-about = Gioca senza errori la seconda metà della partita, e di rado si lascia sfuggire un Quarto.
level-master = maestra
level-master-about = Non sbaglia quasi mai.
level-perfect = giocatrice perfetta
level-perfect-about = Non sbaglia mai, e preferisce le mosse a cui è difficile rispondere.
