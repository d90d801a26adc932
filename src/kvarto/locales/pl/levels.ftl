### Opponents: a name for each level, and what the opponent is like.

# Masculine or feminine as the first name of the opponent at that level (opponent-* in page.ftl).
level-newcomer = nowicjusz
level-newcomer-about = Gra po raz pierwszy: podaje byle jaką figurę i przegapia większość quarto.
level-child = dziecko
level-child-about = Czasem pomyśli, zanim poda figurę, i prędzej zauważy rząd niż przekątną.
level-beginner = początkujący
level-beginner-about = Zwykle myśli, zanim poda figurę, ale wiele przeocza.
level-casual = gracz okazjonalny
level-casual-about = Zawsze patrzy, zanim poda; umykają mu otwory i przekątne.
level-attentive = bystra obserwatorka
level-attentive-about = Rzadko przeocza coś przy podawaniu, ale stawia bez planu.
level-regular = stały bywalec
level-regular-about = Stawia tak, żeby zostało coś bezpiecznego do podania.
level-club = klubowiczka
level-club-about = Zostawia ci mało bezpiecznych odpowiedzi i dokładnie gra końcówki.
level-strong = silny gracz
level-strong-about = Drugą połowę partii gra dokładnie i rzadko przegapia quarto.
level-master = mistrzyni
level-master-about = Prawie nigdy się nie myli.
level-perfect = bezbłędny gracz
level-perfect-about = Nigdy się nie myli i woli ruchy, na które trudno odpowiedzieć.
