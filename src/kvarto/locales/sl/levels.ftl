### Opponents: a name for each level, and what the opponent is like.

# Masculine or feminine as the first name of the opponent at that level (opponent-* in page.ftl).
level-newcomer = novinec
level-newcomer-about = Igra prvič: da katero koli figuro in večino quartov spregleda.
level-child = otrok
level-child-about = Včasih pomisli, preden da figuro, in vrstico opazi prej kot diagonalo.
level-beginner = začetnik
level-beginner-about = Večinoma pomisli, preden da figuro, a veliko spregleda.
level-casual = priložnostna igralka
level-casual-about = Vedno pogleda, preden da figuro; uidejo ji votle figure in diagonale.
level-attentive = pozorna igralka
level-attentive-about = Pri dajanju spregleda malo, a postavlja brez načrta.
level-regular = reden igralec
level-regular-about = Postavlja tako, da ostane kaj varnega.
level-club = klubska igralka
level-club-about = Pusti ti malo varnih odgovorov in končnice igra natančno.
level-strong = močan igralec
level-strong-about = Drugo polovico partije igra natančno in redko spregleda quarto.
level-master = mojstrica
level-master-about = Skoraj nikoli se ne zmoti.
level-perfect = popoln igralec
level-perfect-about = Nikoli se ne zmoti in ima raje poteze, na katere je težko odgovoriti.
