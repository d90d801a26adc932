# People and where they meet.

# Friendly kinds of guests, separated by |. A guest is called by one of them and a number.
guest-animals = Otter | Vos | Das | Egel | Eekhoorn | Bever | Uil | Winterkoning | Roodborst | Reiger | Zwaan | Valk | Raaf | Ekster | Pinguïn | Papegaaiduiker | Zeehond | Dolfijn | Schildpad | Zalm | Krab | Haas | Hert | Eland | Beer | Wolf | Lynx | Marter | Hermelijn | Muis | Hamster | Bizon | Steenbok | Lama | Alpaca | Koala | Panda | Gekko | Vuurvlieg | Libel | IJsvogel | Grutto
guest-name = { $animal } { $number }
# Names that no account may have, separated by |: they would seem to be somebody they are not.
reserved-names = Admin | Administrator | Anoniem | Beheer | Beheerder | Bot | Computer | Engine | Gast | Gastheer | Iemand | Kvarto | Leiding | Medewerker | Mod | Moderator | Niemand | Officieel | Quarto | Scheidsrechter | Server | Speler | Support | Systeem | Team
