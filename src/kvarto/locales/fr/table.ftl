### kvarto table: the opening tables.

table-help = Liste les tables d’ouvertures, ou les construit.
table-list-help = Dit pour chaque jeu jusqu’où sa table est prouvée.
table-none = { $game } : pas de table ; chaque position est calculée
table-there = { $game } : prouvé jusqu’à { $levels } pièces sur le plateau, { $exceptions } positions qui ne sont pas nulles
table-build-help =
    Construit les tables de ces jeux, GAMES (toutes si aucun n’est nommé). Cela va de quelques
    secondes, avec une seule caractéristique, à de longues heures. Ctrl-C arrête, et la même commande
    reprend où l’on en était.
table-levels-help = Jusqu’à combien de pièces sur le plateau.
table-threads-help = Combien de cœurs y travaillent.
table-work-help = Le dossier qui garde l’avancement du travail.
table-into-help = Le dossier des tables terminées (sans indication, celui du paquet).
table-level = { $game }, { $level } sur le plateau
table-stopped = Arrêté. La même commande reprendra d’ici.
table-built = { $game } : construite
