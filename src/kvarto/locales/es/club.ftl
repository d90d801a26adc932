# People and where they meet.

# Animals that nobody minds being called.
guest-animals = Nutria | Tejón | Erizo | Ardilla | Castor | Lechuza | Búho | Zorzal | Petirrojo | Garza | Cisne | Halcón | Cigüeña | Golondrina | Colibrí | Flamenco | Tucán | Pingüino | Frailecillo | Foca | Delfín | Tortuga | Salmón | Caballito de mar | Liebre | Ciervo | Corzo | Alce | Oso | Lobo | Lince | Jaguar | Puma | Lirón | Marmota | Bisonte | Rebeco | Llama | Alpaca | Vicuña | Canguro | Koala | Panda | Gecko | Libélula | Luciérnaga
guest-name = { $animal } { $number }
# Each also as a woman would be called.
reserved-names = Admin | Administrador | Administradora | Alguien | Anfitrión | Anfitriona | Anónimo | Anónima | Árbitro | Árbitra | Asistencia | Bot | Computadora | Equipo | Invitado | Invitada | Jugador | Jugadora | Juez | Jueza | Kvarto | Mod | Moderador | Moderadora | Motor | Nadie | Oficial | Operador | Operadora | Ordenador | Organización | Organizador | Organizadora | Quarto | Rival | Servidor | Sistema | Soporte
