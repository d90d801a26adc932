### The command line.

cli-help =
    Quarto, el juego de mesa en el que eliges la pieza que tu rival tiene que colocar,
    y en el que una línea de cuatro solo gana si se canta.
cli-version-help = Muestra la versión y termina.
cli-lang-help = El idioma de todos los mensajes, por ejemplo fi. Si no se indica, deciden LANGUAGE, LC_ALL, LC_MESSAGES o LANG.
cli-unknown-language = el idioma { $language } no está disponible; elige uno de estos: { $languages }
cli-style-help = Cómo dibujar: en color, en Unicode sencillo, en ASCII, o lo que la terminal sepa mostrar.
# As in English.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = no se puede leer { $path }: { $why }
cli-cannot-write = no se puede escribir { $path }: { $why }
cli-standard-input = entrada estándar

standing-to-act = Le toca a { $player }.
standing-open = Válido: { $shapes }.
standing-lapsed = Caducado: { $shapes }.

seat-first = Primero
seat-second = Segundo

## kvarto show

show-help =
    Dibuja una POSITION: las filas de la 4 a la 1, luego la pieza en la mano o -, y luego, si se
    quiere, una variante y la casilla de la última colocación. Por ejemplo:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Dibuja una posición.
show-variant = Variante: { $variant }.
show-svg-help = Dibuja en un archivo SVG (- para la salida estándar).
show-pieces-help = El aspecto de las piezas en el SVG.
show-theme-help = Para un entorno claro u oscuro.

## kvarto replay

replay-help = Reproduce cada partida de un archivo .qgn FILE (- para la entrada estándar) y dice cómo está.
replay-short-help = Dice cómo están las partidas de un archivo.
replay-json-help = Escribe un objeto JSON por línea para cada partida. Un resultado sin motivo lleva el motivo "unknown".
replay-no-games = { $source }: no contiene ninguna partida
replay-game = Partida { $number }: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = Juega una partida en la terminal.
play-command-help =
    Juega una partida, dos personas en una terminal o una contra el ordenador. Durante la partida, escribe help para ver qué se puede escribir.
play-variant-help = standard (si no se indica otra), advanced, squares, hard, o un código como ch:l.
play-calling-help = Si hay que cantar un quarto para ganar.
play-false-call-help = Lo que cuesta cantar en falso: la ocasión o la partida.
play-late-call-help = Quien ha colocado aún puede cantar después de dar, hasta que se coloque la nueva pieza.
play-pointing-help = Quién tiene que señalar la figura que canta; los demás solo cantan.
play-clock-help = Tiempo: - (ninguno), 60/move, 60/place, 600+5 (segundos e incremento), 3d/move.
play-tournament-help = Como en los torneos: un minuto por jugada, y quien canta en falso pierde la partida.
play-against-help = Juega contra el ordenador, de 1 (juega por primera vez) a { $strongest } (perfecto).
play-one-help = El nombre de un jugador.
play-two-help = El nombre del otro jugador.
play-starter-help = Quién empieza: lo deciden los dados, o empieza el jugador 1 o el 2.
play-start-help = Una posición desde la que empezar.
play-seed-help = Repite los dados de una partida anterior.
play-save-help = Añade la partida a un archivo .qgn.
play-save-no-record = { $path } contiene algo que no son partidas; no se le añade nada
play-tournament-fixes = { $option } no va con --tournament, que ya lo fija
play-same-names = los dos jugadores necesitan nombres distintos
play-player-one = Jugador 1
play-player-two = Jugador 2

## kvarto play: at the table

# As in English.
play-title = Quarto, { $variant }
play-dice = { $first } saca { $a }, { $second } saca { $b }.
play-first = Empieza { $first } y da la primera pieza.
play-first-set-up = El primer jugador es { $first }; el segundo, { $second }.
play-spoken = Un quarto solo gana si se canta: escribe ! en cuanto veas uno.
play-forfeit = Quien canta en falso pierde la partida.
play-late-call = Después de dar, todavía se puede cantar: escribe late.
play-help-hint = Escribe help para ver todo lo que se puede escribir.
# Stands before the question; the space at its end separates the two.
play-clock = [{ $time }]{ " " }
play-give = { $player }, elige una pieza para { $other } (0-F, o help):
play-give-or-call = { $player }, elige una pieza para { $other } (0-F), o canta (!):
play-place = { $player }, coloca la pieza (a1-d4, o help):
play-place-or-call = { $player }, coloca la pieza (a1-d4), o canta (!):
play-place-or-late-call = { $player }, coloca la pieza (a1-d4), o canta (!; { $other }: late):
play-place-or-others-late-call = { $player }, coloca la pieza (a1-d4; { $other } puede cantar: late):
play-end-turn = { $player }, termina el último turno (=):
play-end-turn-or-call = { $player }, canta (!), o termina el turno (=):
play-point = { $player }, ¿qué línea? (1-4, a-d, / o \, o cancel):
play-point-with-squares = { $player }, ¿qué figura? (1-4, a-d, / o \, cuadrados a1-c3, o cancel):
play-paused = La partida está en pausa. Escribe resume para seguir:
play-offer-draw = { $player } ofrece empate. { $other }, ¿aceptas? (yes para sí, no para no):
play-offer-take-back = { $player } pide deshacer la última jugada. { $other }, ¿aceptas? (yes para sí, no para no):
play-answer-yes-or-no = responde yes (sí) o no (no)
play-declined = { $player } no acepta.
play-computer-moves = { $player } juega { $move }.
play-calls = { $player }: «¡Quarto!»
play-call-failed = No: ahí no hay ningún quarto válido.
play-call-not-pointed = No se ha señalado ninguna figura: el canto no vale.
play-refused = No es posible: { $what }.
play-not-understood = no se entiende { $text }; help muestra lo que se puede escribir
play-left = La partida queda sin terminar.
play-saved = La partida se ha añadido a { $path }.

play-help-give = 7, F o DTSH          dar esta pieza
play-help-place = b2, o b2>7           colocar la pieza; colocarla y dar la pieza 7
play-help-call = !, o !3              cantar «¡Quarto!»; cantarlo y señalar la fila 3 (también: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    filas, columnas, diagonales, cuadrados (casilla inferior izquierda)
play-help-late = late, o late 3       cantar después de dar, si se juega con canto tardío
play-help-pass = =, o pass            terminar el turno tras la última colocación
play-help-draw = draw                 ofrecer empate; se responde yes (sí) o no (no)
play-help-back = back                 pedir deshacer la última jugada
play-help-resign = resign, abort        rendirse; anular la partida antes de la primera colocación
play-help-pause = pause, resume        parar los relojes; seguir
play-help-look = board, moves, help   ver el tablero; las jugadas; esta lista
play-help-quit = quit                 dejar la partida sin terminar
