### Opponents: a name for each level, and what the opponent is like.

level-newcomer = førstegangsspiller
level-newcomer-about = Spiller for første gang: giver en tilfældig brik og overser de fleste quartoer.
level-child = barn
level-child-about = Tænker sig sommetider om, før brikken gives, og ser en række før en diagonal.
level-beginner = begynder
level-beginner-about = Tænker sig for det meste om, før brikken gives, men overser en del.
level-casual = hyggespiller
level-casual-about = Kigger altid efter, før brikken gives; hule brikker og diagonaler smutter forbi.
level-attentive = opmærksom spiller
level-attentive-about = Overser ikke meget, når en brik skal gives, men sætter uden at tænke frem.
level-regular = øvet spiller
level-regular-about = Sætter sådan, at der er noget sikkert tilbage at give.
level-club = klubspiller
level-club-about = Levner dig få sikre svar og spiller de sidste træk fejlfrit.
level-strong = stærk spiller
level-strong-about = Spiller anden halvdel af partiet fejlfrit og overser sjældent en quarto.
level-master = mester
level-master-about = Laver næsten aldrig fejl.
level-perfect = perfekt spiller
level-perfect-about = Laver aldrig fejl og vælger helst træk, der er svære at svare på.
