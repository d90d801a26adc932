# People and where they meet.

# Animals that nobody minds being called.
guest-animals = Loutre | Renard | Blaireau | Hérisson | Écureuil | Castor | Chouette | Hibou | Mésange | Héron | Cygne | Faucon | Cigogne | Martin-pêcheur | Manchot | Macareux | Phoque | Dauphin | Tortue | Saumon | Hippocampe | Lièvre | Chevreuil | Cerf | Élan | Ours | Loup | Lynx | Hermine | Souris | Loir | Marmotte | Bison | Bouquetin | Chamois | Lama | Alpaga | Koala | Panda | Gecko | Libellule | Luciole | Coccinelle
guest-name = { $animal } { $number }
# Each also as a woman would be called.
reserved-names = Admin | Administrateur | Administratrice | Adversaire | Anonyme | Arbitre | Assistance | Bot | Direction | Équipe | Hôte | Hôtesse | Invité | Invitée | Joueur | Joueuse | Kvarto | Modérateur | Modératrice | Modo | Moteur | Officiel | Officielle | Ordinateur | Organisateur | Organisatrice | Personne | Quarto | Robot | Serveur | Support | Système
