# People and where they meet.

guest-animals = Otur | Refur | Greifingi | Broddgöltur | Íkorni | Bifur | Ugla | Músarrindill | Glóbrystingur | Hegri | Álft | Fálki | Hrafn | Lóa | Spói | Kría | Stelkur | Tjaldur | Lundi | Æðarfugl | Rjúpa | Himbrimi | Mörgæs | Selur | Höfrungur | Hnúfubakur | Skjaldbaka | Lax | Krabbi | Hjörtur | Elgur | Hreindýr | Ísbjörn | Úlfur | Gaupa | Mörður | Hagamús | Vísundur | Steingeit | Lamadýr | Úlfaldi | Kóalabjörn | Pandabjörn | Þvottabjörn | Gekkó | Drekafluga | Hunangsfluga | Fiðrildi
guest-name = { $animal } { $number }
reserved-names = Aðstoð | Admin | Andstæðingur | Bot | Dómari | Einhver | Enginn | Gestgjafi | Gestur | Kerfi | Kerfisstjóri | Kvarto | Leikmaður | Mod | Mótherji | Mótshaldari | Nafnlaus | Opinber | Quarto | Rekstraraðili | Ritstjóri | Spilari | Starfsfólk | Starfsmaður | Stjórnandi | Stjórnandinn | Tölva | Tölvan | Umsjón | Umsjónarmaður | Vél | Þjónn | Þjónusta
