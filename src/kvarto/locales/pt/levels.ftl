### Opponents: a name for each level, and what the opponent is like.

level-newcomer = recém-chegado
level-newcomer-about = Joga pela primeira vez: dá qualquer peça e não vê a maioria dos Quartos.
level-child = criança
level-child-about = Às vezes pensa antes de dar, e vê uma fileira mais depressa do que uma diagonal.
level-beginner = iniciante
level-beginner-about = Quase sempre pensa antes de dar, mas deixa passar muita coisa.
level-casual = jogadora ocasional
level-casual-about = Sempre olha antes de dar; peças ocas e diagonais lhe escapam.
level-attentive = jogadora atenta
level-attentive-about = Deixa passar pouco ao dar, mas coloca sem pensar adiante.
level-regular = jogador assíduo
level-regular-about = Coloca de modo que sobre algo seguro para dar.
level-club = jogadora de clube
level-club-about = Deixa poucas respostas seguras para você e joga as últimas jogadas sem erro.
level-strong = jogador forte
level-strong-about = Joga a segunda metade da partida sem erro, e raramente deixa passar um Quarto.
level-master = mestra
level-master-about = Quase nunca erra.
level-perfect = jogadora perfeita
level-perfect-about = Nunca erra, e prefere jogadas difíceis de responder.
