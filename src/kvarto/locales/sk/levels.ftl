### Opponents: a name for each level, and what the opponent is like.

# Masculine or feminine as the first name of the opponent at that level (opponent-* in page.ftl).
level-newcomer = nováčik
level-newcomer-about = Hrá prvý raz: dá hocijaký kameň a väčšinu quart prehliadne.
level-child = dieťa
level-child-about = Niekedy sa zamyslí, kým dá kameň, a riadok zbadá skôr ako uhlopriečku.
level-beginner = začiatočník
level-beginner-about = Väčšinou rozmýšľa, kým dá kameň, ale veľa toho prehliadne.
level-casual = príležitostná hráčka
level-casual-about = Vždy sa pozrie, kým dá kameň; unikajú jej duté kamene a uhlopriečky.
level-attentive = pozorná hráčka
level-attentive-about = Pri dávaní prehliadne málo, ale pri kladení nemyslí dopredu.
level-regular = pravidelný hráč
level-regular-about = Kladie tak, aby ostalo niečo bezpečné.
level-club = klubová hráčka
level-club-about = Necháva ti málo bezpečných odpovedí a koncovky hrá presne.
level-strong = silný hráč
level-strong-about = Druhú polovicu partie hrá presne a quarto prehliadne zriedka.
level-master = majsterka
level-master-about = Takmer nikdy sa nemýli.
level-perfect = dokonalý hráč
level-perfect-about = Nikdy sa nemýli a má rád ťahy, na ktoré sa ťažko odpovedá.
