### Opponents: a name for each level, and what the opponent is like.

level-newcomer = naujokas
level-newcomer-about = Žaidžia pirmą kartą: duoda bet ką ir daugumos quarto nepastebi.
level-child = vaikas
level-child-about = Kartais pagalvoja prieš duodamas, o eilę pamato greičiau nei įstrižainę.
level-beginner = pradedantysis
level-beginner-about = Dažniausiai pagalvoja prieš duodamas, bet daug ko nepastebi.
level-casual = mėgėja
level-casual-about = Visada apsižiūri prieš duodama; duobutės ir įstrižainės prasprūsta.
level-attentive = atidi žaidėja
level-attentive-about = Duodama suklysta retai, bet stato negalvodama į priekį.
level-regular = nuolatinis žaidėjas
level-regular-about = Stato taip, kad liktų ką saugiai duoti.
level-club = klubo žaidėja
level-club-about = Palieka tau mažai saugių atsakymų, o paskutinius ėjimus žaidžia be klaidų.
level-strong = stiprus žaidėjas
level-strong-about = Antrąją partijos pusę žaidžia be klaidų ir retai praleidžia quarto.
level-master = meistrė
level-master-about = Beveik niekada neklysta.
level-perfect = tobulas žaidėjas
level-perfect-about = Niekada neklysta ir renkasi ėjimus, į kuriuos sunku atsakyti.
