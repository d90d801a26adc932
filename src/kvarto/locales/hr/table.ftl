### kvarto table: the opening tables.

table-help = Prikazuje tablice otvaranja ili ih gradi.
table-list-help = Kaže za svaku igru dokle je njezina tablica dokazana.
table-none = { $game }: nema tablice, svaka se pozicija računa
table-there = { $game }: dokazano dok je na ploči figura najviše { $levels }, pozicija koje nisu remi: { $exceptions }
table-build-help =
    Gradi tablice za igre GAMES (za sve, ako nijedna nije navedena). Traje od nekoliko sekundi, s jednom
    osobinom, do mnogo sati. Ctrl-C zaustavlja, a ista naredba nastavlja odatle.
table-levels-help = Do koliko figura na ploči.
table-threads-help = Koliko jezgri radi na tome.
table-work-help = Mapa u kojoj se čuva dokle se stiglo.
table-into-help = Mapa za gotove tablice (ako nije zadana, ona iz paketa).
table-level = { $game }, na ploči { $level }
table-stopped = Zaustavljeno. Ista naredba nastavlja odavde.
table-built = { $game }: gotovo
