# People and where they meet.

guest-animals = Vidra | Róka | Borz | Sün | Mókus | Hód | Bagoly | Ökörszem | Vörösbegy | Gém | Hattyú | Sólyom | Holló | Gólya | Daru | Harkály | Pacsirta | Fecske | Cinege | Jégmadár | Pingvin | Lunda | Fóka | Delfin | Teknős | Lazac | Őz | Szarvas | Jávorszarvas | Medve | Farkas | Hiúz | Nyest | Menyét | Pele | Mormota | Bölény | Zerge | Mosómedve | Láma | Alpaka | Koala | Panda | Gekkó | Szitakötő | Katica | Szentjánosbogár
guest-name = { $animal } { $number }
reserved-names = Admin | Adminisztrátor | Bíró | Bot | Ellenfél | Gép | Hivatalos | Játékmester | Játékos | Játékvezető | Kezelő | Kvartó | Kvarto | Mod | Moderátor | Motor | Névtelen | Operátor | Quarto | Rendszer | Rendszergazda | Segítség | Senki | Számítógép | Személyzet | Szerver | Szervező | Támogatás | Ügyfélszolgálat | Üzemeltető | Valaki | Vendég | Vendéglátó
