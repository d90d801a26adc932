### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = la pieza { $piece } ya está en la mano
hand-is-empty = no hay ninguna pieza en la mano para colocar
piece-is-placed = la pieza { $piece } ya está en el tablero
cell-is-occupied = la casilla { $cell } está ocupada
game-is-over = la partida ha terminado
call-is-pending = { $seat } ha cantado y primero tiene que señalar
point-before-call = { $seat } tiene que cantar antes de señalar
calling-is-automatic = en esta partida los quartos se cantan solos
nothing-placed-to-call = todavía no se ha colocado ninguna pieza, no hay nada que cantar
call-is-used = { $seat } ya ha cantado tras esta colocación
not-your-chance-to-call = { $seat } no puede cantar ahora
not-your-turn-to-give = { $seat } no puede dar una pieza, no es su turno
not-your-turn-to-place = { $seat } no puede colocar una pieza, no es su turno
not-your-turn-to-end-turn = { $seat } no puede terminar un turno que no es suyo
now-is-not-the-time-to-give = { $seat } no puede dar una pieza ahora
now-is-not-the-time-to-place = { $seat } no puede colocar una pieza ahora
now-is-not-the-time-to-end-turn = solo el último turno, tras la colocación número 16, se puede terminar sin dar una pieza
nothing-to-undo = no hay nada que deshacer

## At the table

bad-name = un nombre tiene de 1 a { $longest } caracteres visibles; { $text } no sirve
table-not-open = esta mesa no se ha abierto
too-late = demasiado tarde: el tiempo para esto se ha acabado
already-away = este jugador ya está ausente
not-away = este jugador no está ausente
game-is-paused = la partida está en pausa
not-paused = la partida no está en pausa
already-proposed = esto ya está propuesto
just-declined = la propuesta fue rechazada; se puede repetir después de la próxima jugada
nothing-proposed = no hay ninguna propuesta a la que responder
only-in-casual-games = esto solo es posible en partidas amistosas
too-late-to-abort = una partida solo se puede anular antes de colocar la primera pieza; aún es posible rendirse
the-clock-decides = esta partida tiene reloj, y el reloj decide
other-is-here = el rival está en la mesa
grace-not-over = el rival no lleva ausente el tiempo suficiente
bad-event = esta versión no sabe leer este suceso: { $text }

## The server

bad-message = este no es un mensaje del juego: { $what }
message-too-long = un mensaje tiene como máximo { $longest } caracteres
no-such-game = esa partida no está aquí, o es de otras personas
no-such-lesson = esta lección no existe
lesson-asks-otherwise = la lección pide otra cosa
not-your-seat = este asiento no es tuyo
not-your-table = solo puede cambiar esta mesa quien la abrió
own-table = esta es tu propia mesa; tiene que sentarse otra persona
table-is-taken = otra persona acaba de sentarse aquí
nobody-sits-here-yet = la partida empezará cuando alguien se siente
not-a-shape = estas cuatro casillas no son una fila, una columna, una diagonal ni un cuadrado
no-such-level = no existe el nivel { $level }; los niveles van de 1 a { $highest }
game-goes-on = la partida aún no ha terminado
not-our-page = esta petición viene de otro sitio
nobody-yet = este navegador aún no se conoce aquí; vuelve a cargar la página
not-our-host = este servidor no se llama { $host }; si ese es su nombre, inícialo con --public-url
server-error = algo ha fallado en el servidor; ha quedado anotado
too-many-requests = demasiadas peticiones a la vez; prueba de nuevo dentro de { $seconds } s
too-many-open = ya hay demasiadas abiertas; cierra algunas o prueba de nuevo dentro de { $seconds } s
name-mixes-scripts = un nombre no puede mezclar letras que se parecen, como latinas y cirílicas
name-misleads = este nombre está reservado, porque podría confundirse con un invitado, el ordenador o la organización
name-is-taken = alguien ya tiene este nombre, o uno que se le parece
password-length = una contraseña tiene de { $shortest } a { $longest } caracteres
password-is-name = la contraseña no puede ser el propio nombre
password-is-common = esta contraseña es de las primeras que probaría cualquiera
wrong-name-or-password = no hay ninguna cuenta con ese nombre y esa contraseña
wrong-name-or-code = no hay ninguna cuenta con ese nombre y ese código de recuperación; cada código sirve una sola vez
too-many-guesses = demasiados intentos; prueba de nuevo dentro de { $seconds } s
has-account = ya tienes una cuenta
needs-account = para esto hace falta una cuenta; inicia sesión primero
no-such-account = no hay ninguna cuenta con el nombre { $name }
no-such-return-code = este código no corresponde a nadie; quizá sea demasiado antiguo
no-puzzle = este problema no existe: { $puzzle }
no-puzzles = no hay problemas de este tipo
not-an-answer = esto no puede ser una respuesta aquí: { $text }
no-such-hint = no existe la pista { $step }; la última es la { $last }
puzzle-not-begun = este problema es contrarreloj; empiézalo primero
page-not-built = La página no se ha construido. Ejecuta "make" en la carpeta de kvarto, o "python web/build.py".

# What the two seats are called in errors.
error-seat-first = el primer jugador
error-seat-second = el segundo jugador
