### Opponents: a name for each level, and what the opponent is like.

level-newcomer = ensikertalainen
level-newcomer-about = Pelaa ensi kertaa: antaa minkä nappulan sattuu, eikä huomaa useimpia quartoja.
level-child = lapsi
level-child-about = Miettii joskus ennen antamista ja näkee rivin helpommin kuin lävistäjän.
level-beginner = aloittelija
level-beginner-about = Miettii yleensä ennen antamista, mutta paljon jää huomaamatta.
level-casual = harrastaja
level-casual-about = Katsoo aina ennen antamista; reiät ja lävistäjät livahtavat ohi.
level-attentive = tarkkaavainen
level-attentive-about = Antaessaan huomaa melkein kaiken, mutta asettaa ajattelematta pidemmälle.
level-regular = vakiopelaaja
level-regular-about = Asettaa niin, että jotain turvallista jää annettavaksi.
level-club = kerhopelaaja
level-club-about = Jättää sinulle vähän turvallisia vastauksia ja pelaa viimeiset siirrot virheettä.
level-strong = vahva pelaaja
level-strong-about = Pelaa pelin jälkipuoliskon virheettä, ja quarto jää harvoin huomaamatta.
level-master = mestari
level-master-about = Erehtyy tuskin koskaan.
level-perfect = virheetön
level-perfect-about = Ei erehdy koskaan ja suosii siirtoja, joihin on vaikea vastata.
