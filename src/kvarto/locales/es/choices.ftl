### What can be chosen: a new game, settings; and about the page.

new-title = Nueva partida
new-begin = Empezar
new-open = Abrir la mesa
new-change-title = Modificar la mesa
new-change-save = Guardar
new-opponent = ¿Con quién?
opponent-is-computer-about = Tú contra un rival tan fuerte como quieras.
opponent-is-person-about = Codo con codo, o con el dispositivo entre los dos.
opponent-is-invite-about = Envías un enlace; quien lo abre se sienta, en cualquier dispositivo.
opponent-is-watch-about = Siéntate y mira cómo les va.
new-level = ¿Qué nivel?
new-level-one = Primer ordenador
new-level-two = Segundo ordenador
new-pass = Pasar el dispositivo
new-pass-about = Entre turnos el tablero queda tapado hasta que el otro tenga el dispositivo.
new-preset = ¿Qué tipo de partida?
preset-casual = Amistosa
preset-casual-about = El juego de la caja, sin reloj, se pueden deshacer jugadas.
preset-tournament = Torneo
preset-tournament-about = Un minuto por jugada, y quien canta en falso pierde.
preset-days = Sin prisa
preset-days-about = Tres días por jugada: vuelve cuando quieras.
preset-beginners = Principiantes
preset-beginners-about = Solo cuentan el color y la altura, con ayuda.
preset-child = Con un niño
preset-child-about = Lo mismo, y el niño solo tiene que cantar.
preset-edition = Edición en español
preset-edition-about =
    { $what ->
        [late-call] Con canto tardío, como en las reglas impresas en español.
        [hard] Las cuatro deben compartir dos características, como permiten las reglas impresas en español.
        [squares] Solo cuentan los cuadrados de 2 × 2, como en las reglas impresas en español para jugadores avanzados.
        [clock-place] Un minuto para colocar y otro para dar, como en las reglas impresas en español.
        [clock-main] Quince minutos para toda la partida, como en las reglas impresas en español.
       *[clock-move] Un minuto por jugada, como en las reglas impresas en español para cualquier partida.
    }
new-meeting = ¿Quién puede venir?
new-in-lobby = Mostrarla en la sala
new-in-lobby-about = Cualquiera puede sentarse, y todos pueden mirar.
new-watched = Otros pueden mirar
new-watched-about = Cualquiera que tenga el enlace, una vez empezada la partida.
new-rules = Reglas
new-variant = ¿Cómo se gana?
new-features = ¿Qué cuenta?
new-shapes = ¿Dónde?
new-required = Las cuatro deben compartir dos características
new-calling = Canto
calling-spoken = Por los jugadores
new-false-call = Cantar en falso cuesta
false-call-ignore = la ocasión
false-call-forfeit = la partida
new-late-call = Canto tardío
new-time = Tiempo y comienzo
new-clock = Reloj
new-starter = ¿Quién empieza?
starter-is = { $player }
new-casual = Partida amistosa
new-casual-about = Se puede pausar, y se pueden deshacer jugadas.
new-help = Ayuda para los jugadores
new-help-none = ninguna
new-help-some = la ayuda está activada
new-help-casual-only = La ayuda es para partidas amistosas.
aid-threats = Mostrar amenazas
aid-threats-about = Casillas donde una pieza completaría una línea, y qué tipo de pieza.
aid-safe = Mostrar piezas seguras
aid-safe-about = Piezas con las que el rival no puede ganar al instante.
aid-points = Hay que señalar lo que se canta
aid-points-about = Los niños pequeños pueden limitarse a cantar.
new-from-position = La partida empieza desde esta posición.
new-from-empty = Empezar con el tablero vacío
settings-title = Ajustes
settings-theme = Claro u oscuro
theme-system = como el sistema
theme-light = claro
theme-dark = oscuro
settings-set = Piezas
set-wood = Madera
set-wood-about = Madera torneada, vista un poco desde arriba.
set-flat = Planas
set-flat-about = Dibujos sencillos, para pantallas pequeñas y mayor claridad.
settings-table = En la mesa
settings-sound = Sonidos
settings-speech = Cantos en voz alta
settings-animation = Piezas en movimiento
settings-coordinates = Letras y números junto al tablero
settings-contrast = Alto contraste
about-title = Acerca de Kvarto
about-game = Kvarto es Quarto, el juego para dos de Blaise Müller, hecho programa: el juego completo de la caja, con el canto. La mayoría de los programas ganan por ti en cuanto cuatro piezas coinciden. Aquí tienes que verlo tú.
about-page = El ordenador juega en diez niveles, desde alguien que nunca ha visto el juego hasta quien no se equivoca jamás. Después de una partida cuenta dónde se ganó y se perdió.
about-privacy-title = Lo que se guarda
about-privacy = El servidor guarda las partidas y hasta dónde has llegado en las lecciones y los problemas, y reconoce tu navegador por una cookie para que puedas volver a tu mesa. Tus ajustes se quedan en el navegador. No se envía nada a nadie más. Con una cuenta, guarda también tu nombre y un hash de tu contraseña. La página de la cuenta te da todo lo que se guarda sobre ti y permite borrarlo.
about-keys-title = Sin ratón
about-keys = Las flechas recorren el tablero y las piezas; Intro o Espacio elige. Las jugadas se pueden escribir en el panel junto al tablero o en el menú de la partida, y también se pueden leer en voz alta filas, columnas y diagonales. Después de una partida, las flechas la recorren.
about-licence-title = Licencia
about-licence = Kvarto es software libre con licencia MIT. No tiene relación con la editorial del juego de mesa.
about-version = Versión { $version }
