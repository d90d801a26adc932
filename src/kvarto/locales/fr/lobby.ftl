### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = Salon
lobby-coming = Un coup d’œil au salon…
lobby-here = { $count ->
    [one] Il n’y a personne d’autre pour l’instant.
    [many] { $count } de personnes sont là.
   *[other] { $count } personnes sont là.
}
lobby-anyone = Trouver un adversaire
lobby-wish = Vos souhaits
lobby-seeking = Recherche d’un adversaire…
lobby-seeking-about = La partie commence d’elle-même dès que quelqu’un souhaite la même chose, ou presque. D’ici là, restez sur cette page.
lobby-stop = Arrêter la recherche
lobby-found = Quelqu’un est là. La partie commence.
lobby-tables = Tables ouvertes
lobby-no-tables = Aucune table n’est ouverte. Ouvrez-en une, et la prochaine personne qui passe pourra s’y asseoir.
lobby-open-table = Ouvrir une table
lobby-your-table = Votre table
lobby-to-table = Y aller
lobby-sit = S’asseoir
lobby-games = Parties à regarder
lobby-placed = { $placed ->
    [0] tout juste commencée
    [one] { $placed } pièce posée
    [many] { $placed } de pièces posées
   *[other] { $placed } pièces posées
}
lobby-watch = Regarder

## My games

mine-title = Mes parties
mine-coming = Recherche de vos parties…
mine-none = Vous n’avez pas encore joué ici.
mine-none-about = Vos parties apparaîtront ici. Si vous avez un compte, connectez-vous pour voir les siennes.
mine-running = En cours
mine-tables = En attente de quelqu’un
mine-finished = Terminées
mine-older = Parties plus anciennes
mine-download = Tout enregistrer en .qgn

## The account

sign-in-title = Connexion
sign-in-do = Se connecter
account-guest = Pour l’instant, vous êtes ici sous le nom d’invité { $name }. Vos parties vous suivront.
account-name = Nom
account-name-about = Les autres le voient à la table.
account-password = Mot de passe
account-password-about = Au moins huit caractères. Quelques mots que personne d’autre ne mettrait ensemble font très bien l’affaire.
# As the messages of errors.ftl, it begins with a small letter.
account-wrong-password = ce n’est pas votre mot de passe
password-show = Afficher
account-new-title = Créer un compte
account-new-about = Avec un compte, vous retrouvez vos parties sur tous vos appareils et jouez sous votre propre nom. Aucune adresse e-mail n’est demandée.
account-new-do = Créer le compte
account-has-one = J’ai déjà un compte
account-forgotten = Mot de passe oublié ?
account-recover-title = Nouveau mot de passe
account-recover-about = Avec le code de secours que vous avez noté en créant le compte. Tous les navigateurs seront déconnectés, et vous recevrez un nouveau code.
account-code = Code de secours
account-code-about = Majuscules, minuscules et espaces n’ont pas d’importance.
account-recover-do = Changer le mot de passe
account-is-yours = Votre compte est connecté. À la table, les autres voient ce nom.
account-sign-out = Se déconnecter
account-password-title = Changer de mot de passe
account-password-others = Tous les autres navigateurs seront alors déconnectés.
account-old-password = Mot de passe actuel
account-new-password = Nouveau mot de passe
account-password-do = Changer
account-password-changed = Le mot de passe est changé.
account-export-title = Ce qui est gardé sur vous
account-export-about = Tout dans un seul fichier : votre nom, la date de votre arrivée et vos parties.
account-export-do = Enregistrer
account-delete-title = Supprimer le compte
account-delete-about = Votre nom et votre mot de passe sont oubliés aussitôt et pour toujours. Vos adversaires gardent les parties, sans votre nom.
account-delete-do = Supprimer pour toujours
account-deleted = Le compte est supprimé.

# The code is shown once.
recovery-title = Notez ceci
recovery-about = Si vous oubliez un jour votre mot de passe, ce code de secours sera le seul moyen de revenir. Il n’est affiché que maintenant.
recovery-copy = Copier
recovery-done = C’est noté

## Coming back as a guest from another device

return-title = Retour
return-coming = Recherche de vos parties…
return-as-another = Dans ce navigateur, vous jouez sous le nom { $name }. Ne continuez que si vous avez créé ce lien vous-même : vos parties d’ici vous suivent, et la personne qui a créé le lien pourra les jouer.
return-come = Continuer
return-stay = Ne rien changer
return-no-code = Cette adresse n’est pas complète. Ouvrez le lien en entier, tel que vous l’avez reçu.
return-another = Sur l’autre appareil, vous pouvez créer un nouveau lien, dans le menu de la partie ou sur la page du compte.
