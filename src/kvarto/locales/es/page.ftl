### The page: everything but the words of the game itself and the page of rules.

# As in English.
name = Kvarto

## The way around

skip = Ir al contenido
nav-label = Páginas
nav-home = Inicio
nav-menu = Menú
nav-new = Nueva partida
nav-lobby = Sala
nav-games = Mis partidas
# Said after "My games".
nav-games-wait = { $count ->
    [one] (te toca en una partida)
    [many] (te toca en { $count } de partidas)
   *[other] (te toca en { $count } partidas)
}
nav-account = Cuenta
nav-rules = Reglas
nav-settings = Ajustes
nav-about = Acerca de
nav-replay = Abrir una partida guardada
language = Idioma
close = Cerrar

## Titles of the browser's window

title-home = Kvarto: el juego de las dieciséis piezas
title-new = Nueva partida – Kvarto
title-replay = Partida guardada – Kvarto
title-position = Una posición
title-rules = Reglas – Kvarto
title-settings = Ajustes – Kvarto
title-about = Acerca de – Kvarto
title-nowhere = No encontrado – Kvarto
title-game = { $first } – { $second }

## When something goes wrong

page-refused = No es posible: { $what }.
page-not-reached = El servidor no responde. Inténtalo de nuevo dentro de un momento.
line-lost = Se ha perdido la conexión. Intentando recuperarla…
nowhere-title = Aquí no hay nada
nowhere-text = Ninguna página tiene esta dirección.

## The first page

home-about = Nunca eliges la pieza que colocas: te la da tu rival. Cuatro en línea con algo en común ganan, si lo ves y cantas «¡Quarto!» antes que el otro.
home-play = Jugar
home-friend = Jugar con amigos
home-lobby = Ir a la sala
home-all-games = Todas mis partidas
home-learn = Aprender a jugar
home-choose = Elige tu partida
home-resume = Seguir: { $first } – { $second }

## A new game

opponent-is-computer = El ordenador
opponent-is-person = Dos en este dispositivo
opponent-is-invite = Alguien con un enlace
opponent-is-watch = Ordenador contra ordenador
new-name = Tu nombre
name-guest = Invitado
name-one = Jugador 1
name-two = Jugador 2
name-other = El rival
# As in English.
namesake = { $name } II
kind-standard = Estándar
kind-standard-about = Filas, columnas y diagonales; cuentan las cuatro características.
kind-beginners = Principiantes
kind-beginners-about = Solo cuentan algunas características.
kind-advanced = Avanzado
kind-advanced-about = Los nueve cuadrados de 2 × 2 también cuentan.
kind-squares = Solo cuadrados
kind-squares-about = Solo cuentan los cuadrados de 2 × 2.
kind-hard = Difícil
kind-hard-about = Las cuatro deben compartir dos características.
kind-own = A tu gusto
kind-own-about = Elige tú lo que cuenta.
calling-spoken-about = Un quarto solo gana si se canta, como en el juego de la caja.
calling-automatic = Automático
calling-automatic-about = Quien completa un quarto gana sin tener que cantarlo.
new-late-call-about = Después de dar, aún se puede cantar hasta que se coloque la pieza.
clock-none = sin reloj
clock-move = { $seconds ->
    [one] un segundo por jugada
    [many] { $seconds } de segundos por jugada
   *[other] { $seconds } segundos por jugada
}
clock-place = { $seconds } segundos para colocar y otros tantos para dar
clock-main = { $minutes ->
    [one] un minuto, { $increment } segundos más por jugada
    [many] { $minutes } de minutos, { $increment } segundos más por jugada
   *[other] { $minutes } minutos, { $increment } segundos más por jugada
}
clock-whole = { $minutes ->
    [one] un minuto para toda la partida
    [many] { $minutes } de minutos para toda la partida
   *[other] { $minutes } minutos para toda la partida
}
clock-days = { $days ->
    [one] un día por jugada
    [many] { $days } de días por jugada
   *[other] { $days } días por jugada
}
starter-dice = Deciden los dados

## The computer's name at each level

opponent-newcomer = Pipo
opponent-child = Mía
# As in English.
opponent-beginner = Ben
opponent-casual = Elena
# As in English.
opponent-attentive = Maya
# As in English.
opponent-regular = Hugo
# As in English.
opponent-club = Nora
opponent-strong = Víctor
# As in English.
opponent-master = Ada
opponent-perfect = Sofía

## At the table

game-coming = Preparando la mesa…
game-gone = Esta partida no está aquí
desk-label = Tu lado de la mesa
board-label = Tablero
cell-empty = { $cell }: vacía.
bar-you = tú
bar-level = nivel { $number } · { $name }
clock-label = Tiempo restante
clock-warning = Quedan diez segundos.
# As in English.
clock-days-left = { $days } d { $time }

# What is agreed on, in a row of a few words.
agreed-automatic = canto automático
agreed-forfeit = quien canta en falso pierde
agreed-late-call = canto tardío

# Who is to do what. Each for: the only player here, a player at this device, somebody else.
duty-place-you = Te toca: coloca la pieza
duty-place-here = { $player }, coloca la pieza
duty-place-other = { $player } está colocando la pieza
duty-give-you = Elige una pieza para { $other }
duty-give-here = { $player }, elige una pieza para { $other }
duty-give-other = { $player } está eligiendo una pieza para { $other }
duty-give-to-you = { $player } está eligiendo una pieza para ti
duty-end-turn-you = Canta o termina tu turno
duty-end-turn-here = { $player }, canta o termina tu turno
duty-end-turn-other = { $player } tiene una última oportunidad de cantar
duty-point-you = Toca las cuatro piezas
duty-point-here = { $player }, toca las cuatro piezas
duty-point-other = { $player } ha cantado y está señalando
duty-paused = La partida está en pausa

# The red button.
call = ¡Quarto!
call-by = ¡Quarto! ({ $player })
end-turn = Terminar el turno
point-shape = Elige una figura
point-shape-none = Figura…
point-confirm = Señalar
point-cancel = Cancelar
agree = Aceptar
decline = Rechazar

# What has happened, for screen readers and as short notes.
said-places = { $player } coloca { $piece } en { $cell }.
said-gives = { $player } da a { $other } { $piece }.
said-gives-you = { $player } te da { $piece }.
said-calls = { $player } canta «¡Quarto!».
said-call-failed = { $player } ha cantado en vano.
said-your-call-failed = Has cantado en vano.
said-offers-draw = { $player } ofrece empate.
said-asks-take-back = { $player } pide deshacer una jugada.
said-declined = { $player } no acepta.
said-taken-back = Se ha deshecho una jugada.
said-resumed = La partida continúa.

# The throw of dice at the beginning.
dice-throw = { $first } saca { $a }, { $second } saca { $b }.
dice-begins = Empieza { $first }.

# The device goes from hand to hand.
cover-title = Pasa el dispositivo a { $player }
cover-ready = Soy { $player }

## The menu of a game

menu-title = Menú de la partida
menu-elsewhere = Otras páginas
menu-sound-on = Sonido: sí
menu-sound-off = Sonido: no
do-by = { $player }: { $what }
do-ask-take-back = Deshacer una jugada
do-claim-win = Reclamar la victoria
do-pause = Pausar
do-resume = Continuar
do-offer-draw = Ofrecer empate
do-agree-draw = Acordar empate
do-abort = Anular la partida
do-resign = Rendirse
sure-resign = ¿Rendirte? Gana tu rival.
sure-draw = ¿Empate de común acuerdo?
sure-abort = ¿Anular la partida? No gana nadie.
sure-no = Seguir jugando

## Moves, typed and listed

moves-title = Jugadas
moves-none = Todavía no hay ninguna jugada.
looking-back = Estás viendo una jugada anterior.
looking-back-return = Volver a la partida
typed-title = Escribir jugadas, leer el tablero
typed-label = Jugada
typed-do = Enviar
typed-help = b2>7 coloca en b2 y da la 7; b2 o >7 hacen solo una de las dos cosas; ! canta, !3 canta la fila 3; ?3 lee la fila 3, ? todo el tablero.
typed-not-understood = No se entiende: { $text }.
read-title = Leer el tablero
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = Después de la partida
result-you-win = ¡Has ganado!
result-you-lose = Has perdido
result-wins = Gana { $player }
result-draw = Empate
result-none = Sin resultado
rematch = Jugar otra
rematch-there = A la siguiente partida
review-title = ¿Por qué?
review-coming = Repasando la partida…
replay-controls = Recorrer la partida
replay-start = Al principio
replay-back = Atrás
replay-onward = Adelante
replay-end = Al final
replay-slider = Momento de la partida
replay-beginning = Principio
share-title = Guardar y compartir
share-copy-record = Copiar la partida
share-save-record = Guardar la partida
share-svg = Imagen (SVG)
share-png = Imagen (PNG)
share-link = Copiar un enlace a esta posición
share-copied = Copiado.
share-not-copied = Este navegador no deja que la página copie.
share-no-png = No se pudo crear la imagen.

## Games in lists, and titles of pages where people meet

title-lobby = Sala – Kvarto
title-games = Mis partidas – Kvarto
title-account = Cuenta – Kvarto
title-return = De vuelta – Kvarto
title-turns = ({ $count }) { $title }
# In a row of what is agreed on.
agreed-spoken = hay que cantar
agreed-not-casual = sin deshacer jugadas
mine-your-turn = te toca
mine-others-turn = le toca a { $player }
# $when is such as "dentro de 2 días".
mine-deadline = el tiempo se acaba { $when }
mine-table-link = Una mesa para quien tenga el enlace
mine-table-lobby = Una mesa en la sala
mine-won = ganada
mine-lost = perdida
mine-drawn = empate
mine-no-result = sin resultado
ended-quarto = por un quarto
ended-draw = todas las piezas colocadas
ended-agreement = por acuerdo
ended-time = por tiempo
ended-resignation = por rendición
ended-forfeit = por cantar en falso
ended-abandoned = alguien se fue
ended-aborted = anulada
ended-unknown = por motivo desconocido
return-make = Crear un enlace

## The way to the course

title-learn = Aprender a jugar – Kvarto
# As in English.
title-lesson = { $title } – Kvarto
nav-learn = Aprender

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Problemas
nav-analysis = Análisis
title-puzzles = Problemas – Kvarto
title-analysis = Análisis – Kvarto
to-analysis = Analizar esta posición
to-analysis-game = Analizar esta partida
verdict-best = la mejor
verdict-fine = buena
verdict-mistake = error
verdict-blunder = error grave
verdict-decisive = error decisivo
verdict-unknown = sin juzgar
