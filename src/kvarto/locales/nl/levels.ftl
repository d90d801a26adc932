### Opponents: a name for each level, and what the opponent is like.

level-newcomer = nieuweling
level-newcomer-about = Speelt voor het eerst: geeft zomaar een stuk en mist de meeste quarto's.
level-child = kind
level-child-about = Denkt soms na voor het geven, en ziet een rij eerder dan een diagonaal.
# As in English.
level-beginner = beginner
level-beginner-about = Denkt meestal na voor het geven, maar ziet veel over het hoofd.
level-casual = gezelligheidsspeler
level-casual-about = Kijkt altijd voor het geven; holle stukken en diagonalen glippen er weleens door.
level-attentive = oplettende speler
level-attentive-about = Ziet bij het geven weinig over het hoofd, maar plaatst zonder vooruit te denken.
level-regular = ervaren speler
level-regular-about = Plaatst zo dat er iets veiligs overblijft om te geven.
level-club = clubspeler
level-club-about = Laat je weinig veilige antwoorden, en speelt de laatste zetten foutloos.
level-strong = sterke speler
level-strong-about = Speelt de tweede helft van de partij foutloos, en mist zelden een quarto.
level-master = meester
level-master-about = Maakt bijna nooit een fout.
level-perfect = perfecte speler
level-perfect-about = Maakt nooit een fout, en kiest het liefst zetten die lastig te beantwoorden zijn.
