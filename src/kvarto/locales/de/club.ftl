# People and where they meet.

# Animals that nobody minds being called.
guest-animals = Otter | Fuchs | Dachs | Igel | Eichhörnchen | Biber | Eule | Zaunkönig | Rotkehlchen | Reiher | Schwan | Falke | Rabe | Storch | Kranich | Specht | Amsel | Lerche | Eisvogel | Pinguin | Papageitaucher | Seehund | Delfin | Schildkröte | Lachs | Hase | Reh | Hirsch | Elch | Bär | Wolf | Luchs | Marder | Maulwurf | Maus | Siebenschläfer | Murmeltier | Wisent | Steinbock | Waschbär | Lama | Alpaka | Koala | Panda | Gecko | Libelle | Glühwürmchen
guest-name = { $animal } { $number }
# Each also as a woman would be called.
reserved-names = Admin | Administrator | Administratorin | Anonym | Aufsicht | Betreiber | Betreiberin | Bot | Computer | Gast | Gastgeber | Gastgeberin | Host | Jemand | Kvarto | Leitung | Mod | Moderator | Moderatorin | Niemand | Offiziell | Quarto | Rechner | Schiedsrichter | Schiedsrichterin | Server | Spieler | Spielerin | Spielleitung | Support | System | Team | Verwaltung
