### Opponents: a name for each level, and what the opponent is like.

level-newcomer = fersking
level-newcomer-about = Spiller for første gang: gir en tilfeldig brikke og overser de fleste quartoer.
level-child = barn
level-child-about = Tenker seg av og til om før brikken gis, og ser en rad før en diagonal.
level-beginner = nybegynner
level-beginner-about = Tenker seg som regel om før brikken gis, men overser mye.
level-casual = hobbyspiller
level-casual-about = Ser alltid etter før brikken gis; hule brikker og diagonaler glipper.
level-attentive = oppmerksom spiller
level-attentive-about = Overser lite når en brikke skal gis, men setter uten å tenke fremover.
level-regular = øvet spiller
level-regular-about = Setter slik at det er noe trygt igjen å gi.
level-club = klubbspiller
level-club-about = Gir deg få trygge svar, og spiller de siste trekkene feilfritt.
level-strong = sterk spiller
level-strong-about = Spiller andre halvdel av partiet feilfritt, og overser sjelden en quarto.
level-master = mester
level-master-about = Gjør nesten aldri feil.
level-perfect = perfekt spiller
level-perfect-about = Gjør aldri feil, og velger helst trekk som er vanskelige å svare på.
