### Opponents: a name for each level, and what the opponent is like.

level-newcomer = novajlija
level-newcomer-about = Igra prvi put: daje što stigne i previdi većinu quarta.
level-child = dijete
level-child-about = Ponekad razmisli prije davanja; red vidi lakše nego dijagonalu.
level-beginner = početnik
level-beginner-about = Uglavnom razmisli prije davanja, ali mnogo toga previdi.
level-casual = rekreativka
level-casual-about = Uvijek pogleda prije davanja; znaju joj promaknuti šuplje figure i dijagonale.
level-attentive = pažljiva igračica
level-attentive-about = Malo što previdi kad daje, ali postavlja ne misleći unaprijed.
level-regular = redovit igrač
level-regular-about = Postavlja tako da ostane nešto sigurno za davanje.
level-club = klupska igračica
level-club-about = Ostavlja vam malo sigurnih odgovora i zadnje poteze igra bez greške.
level-strong = jak igrač
level-strong-about = Drugu polovicu partije igra bez greške i rijetko previdi quarto.
level-master = majstorica
level-master-about = Gotovo nikad ne griješi.
level-perfect = mudrac
level-perfect-about = Nikad ne griješi i bira poteze na koje je teško odgovoriti.
