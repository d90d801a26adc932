### `kvarto admin`.

admin-help = S’occupe des personnes : renommer un compte, compter les gens, chercher quelqu’un.
admin-rename-help =
    Donne au compte OLD le nom NEW, par exemple parce que OLD est blessant. Toutes ses parties
    portent alors le nouveau nom. Une partie ouverte sur un serveur en marche montre l’ancien jusqu’à
    ce qu’elle soit rangée.
admin-rename-short-help = Donne un autre nom à un compte.
admin-renamed = { $old } s’appelle maintenant { $new }, dans toutes les parties aussi.
admin-people-help =
    Dit combien il y a de personnes, ou ce que l’on sait du compte NAME : depuis quand il existe,
    combien de parties il a jouées, combien de navigateurs sont connectés, quand il est venu pour la
    dernière fois.
admin-people-short-help = Compte les personnes, ou cherche un compte.
admin-accounts =
    { $accounts ->
        [one] { $accounts } compte
        [many] { $accounts } de comptes
       *[other] { $accounts } comptes
    }
admin-guests =
    { $guests ->
        [one] { $guests } invité
        [many] { $guests } d’invités
       *[other] { $guests } invités
    }
admin-browsers =
    { $browsers ->
        [one] { $browsers } navigateur
        [many] { $browsers } de navigateurs
       *[other] { $browsers } navigateurs
    }
admin-account = { $name }, depuis le { $since }
admin-games =
    { $games ->
        [one] { $games } partie
        [many] { $games } de parties
       *[other] { $games } parties
    }
admin-last-seen = dernière visite le { $day }
