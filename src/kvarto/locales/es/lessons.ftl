### The course: what is said in each step, to attempts, and around them.

learn-title = Aprender a jugar
learn-lead = { $count ->
    [one] Un paso corto. Juegas en un tablero de verdad, y cada respuesta está demostrada.
    [many] { $count } de pasos cortos. En cada uno juegas en un tablero de verdad, y cada respuesta está demostrada.
   *[other] { $count } pasos cortos. En cada uno juegas en un tablero de verdad, y cada respuesta está demostrada.
}
learn-begin = Empezar
learn-go-on = Seguir
learn-again = Otra vez desde el principio
learn-steps = Los pasos
learn-progress = { $done } de { $count } pasos hechos
# Said after the title of a step.
learn-done = hecho
learn-rules = Leer las reglas

## Whole games for beginners

learn-path = Partidas enteras
learn-path-about = Al principio solo cuenta una característica; añade otra cuando resulte demasiado fácil. Tu rival no aprieta.
path-1 = Una característica
path-2 = Dos características
path-3 = Tres características
path-4 = Las cuatro
path-counts = Lo que cuenta: { $features }
path-hints = con ayuda
path-play = Jugar
path-running = Seguir
path-played = jugada
path-won = ganada

## Around a step

lesson-number = Paso { $number } de { $count }
lesson-hint = Pista
lesson-check = Comprobar
lesson-marked = { $count ->
    [0] Aún no hay nada marcado.
   *[other] Marcado: { $pieces }.
}
lesson-is-marked = marcada
lesson-again = Reintentar
lesson-next = Paso siguiente
lesson-finish = Todos los pasos
lesson-start-clock = Iniciar el reloj
lesson-right = Correcto.
lesson-wrong = No del todo.
lesson-actions = Te toca
lesson-between = Pasos
lesson-previous = Paso anterior
lesson-unknown = Ese paso no existe.

## What is wrong with an attempt

lesson-wrong-piece = Tu pieza: { $piece }. Lo que no encaja: { $traits }.
lesson-wrong-no-shape = Esas cuatro no forman ninguna figura que cuente.
lesson-wrong-not-alike = Fíjate bien ({ $shape }): las cuatro piezas no tienen nada en común.
lesson-wrong-lapsed = Ahí hay un quarto ({ $shape }, { $alike }), pero la última pieza colocada no está en él. Ese quarto ha caducado.
lesson-wrong-completes-nothing = Una de las piezas marcadas no completa nada: { $piece }.
lesson-wrong-missing = { $count ->
    [one] Hasta aquí va bien, pero falta una pieza más.
    [many] Hasta aquí va bien, pero faltan { $count } de piezas más.
   *[other] Hasta aquí va bien, pero faltan { $count } piezas más.
}
lesson-wrong-marked = Una de las piezas marcadas no es segura: { $piece }. En { $cell } hace un quarto: { $shape }, { $alike }.
lesson-wrong-cell = En { $cell } la pieza no completa cuatro que se parezcan.
lesson-wrong-gives-win = Has dado: { $piece }. Tu rival la pone en { $cell } y canta { $shape }: { $alike }.
lesson-wrong-none-safe = Después de esa colocación ya no había ninguna pieza segura. Has dado: { $piece }. Tu rival la pone en { $cell } y canta { $shape }: { $alike }.
lesson-wrong-let-lapse = Has colocado la pieza, y el quarto ha caducado ({ $shape }). Ya nadie puede cantarlo.
lesson-wrong-not-called = Has dado una pieza sin cantar. Ahora tu rival canta { $shape }: { $alike }.
lesson-wrong-missed-win = Podías ganar al instante: hay una casilla en la que tu pieza ({ $piece }) completa cuatro que se parecen.
lesson-wrong-even = Has dejado { $count } piezas seguras. Tú das una, tu rival da la última y a ti ya no te queda ninguna.
lesson-wrong-still-safe = Tu rival pone esa pieza en { $cell } y todavía tiene una segura que dar: { $piece }.
lesson-wrong-time = Se acabó tu minuto. En una partida con este reloj habrías perdido.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = Ver las características
lesson-features-text = No hay dos piezas iguales. Cada una es clara u oscura, baja o alta, redonda o cuadrada, y por arriba maciza o hueca: cuatro características, ocho valores.
lesson-features-task = Busca la pieza que es oscura, alta, redonda y hueca.
lesson-features-hint = Una característica cada vez: de las oscuras, solo las altas; de esas, solo las redondas. Quedan dos; una de ellas tiene un hueco arriba.
lesson-features-right = Esa es, y no hay otra. Cada pieza se distingue de todas las demás al menos en una característica.

lesson-line-title = Cuatro que se parecen
lesson-line-text = Cuatro piezas en una fila, una columna o una diagonal son un quarto si se parecen al menos en una característica. Con una basta; en las demás pueden ser como quieran.
lesson-line-task = En este tablero hay tres líneas llenas. Señala las cuatro piezas de la que es un quarto.
lesson-line-hint = Fíjate en la parte de arriba. En una de las líneas todas las piezas tienen un hueco.
lesson-line-right = Fila 1: cuatro piezas huecas. En la columna c y en la diagonal, las cuatro no tienen nada en común.

lesson-three-title = Tres con algo en común
lesson-three-text = A tres piezas en línea que comparten algo solo les falta una cuarta. Ver esos tríos, y lo que comparten, es casi todo el juego.
lesson-three-task = En la fila 2 hay tres piezas y una casilla vacía. Marca todas las piezas que harían allí un quarto y comprueba.
lesson-three-hint = ¿Qué comparten las tres de la fila 2? Ni el color, ni la altura, ni la forma. Cualquier otra que lo tenga hace cuatro.
lesson-three-right = Las tres son huecas, así que cualquier pieza hueca hace cuatro.

lesson-complete-title = Completar una línea
lesson-complete-text = Nunca eliges la pieza que colocas: te la da tu rival. Aun así, puede ser justo la que necesitas.
lesson-complete-task = Coloca la pieza que tienes en la mano donde complete cuatro que se parezcan.
lesson-complete-hint = La columna a tiene tres redondas, pero tu pieza es cuadrada. Busca tres que compartan con ella otra cosa.
lesson-complete-right = Fila 2: cuatro piezas huecas.

lesson-call-title = Cantarlo
lesson-call-text = Completar no basta: un quarto gana cuando se canta. Después de colocar, y antes de dar, pulsa el botón rojo y señala las cuatro piezas.
lesson-call-task = Acabas de colocar la pieza en d3. Canta y señala lo que has completado.
lesson-call-hint = Por d3 pasan dos líneas llenas: la fila 3 y la columna d. En una de ellas las cuatro son oscuras.
lesson-call-right = ¡Quarto! Fila 3: cuatro piezas oscuras. Has ganado.

lesson-steal-title = Cazar un descuido
lesson-steal-text = A tu rival también se le puede escapar un quarto. Si te da una pieza sin cantar, puedes cantarlo tú, siempre que aún no hayas colocado esa pieza.
lesson-steal-task = Tu rival ha colocado en d2 y te ha dado una pieza. Quítale la victoria.
lesson-steal-hint = Tiene que ser una línea que pase por d2, donde se colocó la última pieza. Compara las alturas en la columna d.
lesson-steal-right = ¡Quarto! Columna d: cuatro piezas bajas. Las completó tu rival, pero las has cantado tú.

lesson-lapse-title = Lo que caduca
lesson-lapse-text = Si nadie canta antes de que se coloque la pieza siguiente, el quarto caduca. Sus piezas se quedan donde están, pero nadie podrá cantarlo nunca. Solo se puede cantar una figura que incluya la última pieza colocada.
lesson-lapse-task = Acabas de colocar la pieza en b2. Aquí hay dos líneas de cuatro que se parecen; canta la que aún cuenta.
lesson-lapse-hint = En la fila 1 hay cuatro cuadradas, pero b2 no está en la fila 1. ¿Qué línea llena pasa por b2?
lesson-lapse-right = ¡Quarto! Columna b: cuatro piezas altas. Las cuatro cuadradas de la fila 1 han caducado; cantarlas habría sido cantar en falso.

lesson-safe-title = Dar una pieza segura
lesson-safe-text = Tú eliges lo que coloca tu rival. Si le das una pieza que completa cuatro, pierdes, así que antes de dar mira qué amenazas hay.
lesson-safe-task = Da una pieza con la que tu rival no pueda ganar al instante.
lesson-safe-hint = En la fila 1 hay tres altas y redondas. Así que la pieza que des no puede ser ni alta ni redonda.
lesson-safe-right = Segura: es baja y cuadrada, así que no completa nada en la fila 1.

lesson-block-title = Bloquear
lesson-block-text = A veces no hay ninguna pieza segura. Entonces usa la que tienes en la mano: puesta donde está la amenaza, tapa el hueco y la amenaza desaparece.
lesson-block-task = Coloca la pieza de modo que quede alguna que puedas dar, y dala. Solo hay una manera.
lesson-block-hint = Mira la columna d: tres piezas claras y redondas, y una casilla libre.
lesson-block-right = En d4 tu pieza rompe la columna d, y ahora hay una pieza segura. Todo lo demás perdía al instante.

lesson-count-title = Contar las piezas seguras
lesson-count-text = En la segunda mitad de la partida las piezas seguras escasean. Quien sabe cuántas quedan sabe lo que viene.
lesson-count-task = Marca todas las piezas que aquí se pueden dar con seguridad y comprueba.
lesson-count-hint = Amenazan dos líneas: la columna c tiene tres macizas y la fila 4, tres oscuras. Es segura la que no sea ni lo uno ni lo otro.
lesson-count-right = Hay tres seguras: las claras y huecas.

lesson-last-safe-title = Dar la última pieza segura
lesson-last-safe-text = Si das la última pieza segura, tu rival tiene que colocarla y después darte una que no lo es. Y con ella ganas.
lesson-last-safe-task = Coloca la pieza de modo que solo quede una pieza segura, y dala.
lesson-last-safe-hint = Crea una amenaza nueva: en la fila 1 ya hay dos claras y altas, y tu pieza también es clara y alta.
lesson-last-safe-right = Ponga donde ponga tu rival esa pieza, ya no tiene nada seguro que darte.

lesson-parity-title = Par o impar
lesson-parity-text = Las piezas seguras se dan por turnos: tú, tu rival, tú… Si cuando te toca dar queda un número impar, la última la das tú. Si queda un número par, la da tu rival. Así que coloca de modo que sea impar.
lesson-parity-task = Encuentra la casilla tras la cual queda un número impar de piezas seguras, y da una de ellas.
lesson-parity-hint = En c1 y d2 siguen siendo seguras dos piezas; en a1 y a2, ninguna. ¿Qué casilla queda?
lesson-parity-right = Había tres seguras: das una tú, otra tu rival, y tú la última. Después tu rival no tiene nada seguro que dar.

lesson-squares-title = Cuadrados
lesson-squares-text = En el juego avanzado también ganan cuatro en un cuadrado de 2 × 2 casillas. Hay nueve cuadrados así, y es fácil no verlos.
lesson-squares-task = Aquí cuentan los cuadrados. Coloca la pieza, canta y señala lo que has completado.
lesson-squares-hint = Mira el centro del tablero: en tres de sus cuatro casillas hay piezas bajas.
lesson-squares-right = ¡Quarto! El cuadrado del centro: cuatro piezas bajas.

lesson-clock-title = Contrarreloj
lesson-clock-text = En un torneo tienes un minuto para cada jugada. Quien se queda sin tiempo pierde; al cantar se para el reloj.
lesson-clock-task = Tienes un minuto. Coloca la pieza, canta y señala lo que has completado.
lesson-clock-hint = Tu pieza es redonda. Recorre las diagonales con la vista.
lesson-clock-right = ¡Quarto, y a tiempo! La diagonal de a1 a d4: cuatro piezas redondas. Ya sabes todo lo que hace falta; juega una partida.
