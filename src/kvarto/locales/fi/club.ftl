# People and where they meet.

guest-animals = Saukko | Kettu | Mäyrä | Siili | Orava | Majava | Pöllö | Peukaloinen | Punarinta | Haikara | Joutsen | Haukka | Korppi | Harakka | Kurki | Kuikka | Tikka | Tiainen | Pingviini | Lunni | Norppa | Delfiini | Valas | Kilpikonna | Lohi | Rapu | Rusakko | Peura | Hirvi | Karhu | Susi | Ilves | Näätä | Lumikko | Kärppä | Naali | Hiiri | Liito-orava | Biisoni | Laama | Kameli | Koala | Panda | Gekko | Sudenkorento | Kiiltomato
guest-name = { $animal } { $number }
reserved-names = Admin | Anonyymi | Asiakaspalvelu | Bot | Botti | Ei kukaan | Emäntä | Henkilökunta | Isäntä | Järjestelmä | Järjestäjä | Kone | Kvarto | Mod | Moderaattori | Moottori | Nimetön | Palvelin | Pelaaja | Pääkäyttäjä | Quarto | Tietokone | Tuki | Tuomari | Valvoja | Vastustaja | Vieras | Virallinen | Ylläpito | Ylläpitäjä
