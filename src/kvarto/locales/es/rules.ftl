### The page of rules.

rules-title = Las reglas
rules-lead = Dos jugadores, dieciséis piezas y una idea: tú eliges la pieza que tu rival tiene que colocar. Una partida dura de diez a veinte minutos.
rules-play = Jugar una partida

## Material

rules-material = Tablero y piezas
rules-material-text = El tablero tiene dieciséis casillas. No hay dos piezas iguales: cada una es clara u oscura, baja o alta, redonda o cuadrada, y por arriba maciza o hueca.
rules-material-example = El tablero vacío y las dieciséis piezas en la reserva.

## A turn

rules-turn = Un turno
rules-turn-text = Los dados deciden quién va primero. El primero toma la pieza que quiera y se la da al segundo. El segundo la pone en la casilla vacía que prefiera, y luego toma otra pieza y se la da al primero. Y así sin parar: colocas la pieza que te han dado y después das una.
rules-turn-nobody = Las piezas no son de nadie. Una línea puede juntar piezas puestas por los dos.
rules-turn-example = Hay tres piezas en el tablero. Acaban de dar la clara, alta y cuadrada, y ahora hay que colocarla.

## A quarto

rules-quarto = Un quarto
rules-quarto-text = Cuatro piezas en la misma fila, columna o diagonal son un quarto si se parecen en algo, sea lo que sea.
rules-quarto-row = Cuatro piezas altas en la fila 2.
rules-quarto-column = Cuatro piezas huecas en la columna c.
rules-quarto-diagonal = Cuatro piezas redondas en una diagonal.
rules-quarto-none = No hay quarto: las cuatro de la fila 2 no tienen nada en común.

## The call

rules-call = Hay que cantarlo
rules-call-text = Completar un quarto no basta. Gana quien lo ve y canta «¡Quarto!» a tiempo, y no tiene por qué ser quien lo hizo.
rules-call-placer = Después de colocar una pieza, puedes cantar antes de dar la siguiente.
rules-call-receiver = Si en lugar de cantar das una pieza, tu rival puede cantar antes de colocarla y ganar con lo que tú has completado.
rules-call-lapse = Si tu rival también coloca sin decir nada, el quarto ha caducado. Ya nadie puede cantarlo, y esas cuatro piezas son solo cuatro piezas.
rules-call-example = La última pieza se puso en d1: en la fila 1, las cuatro son oscuras y también altas. Nadie cantó, y se dio una pieza. Ahora el otro jugador puede cantar la fila 1 en vez de colocar.
rules-pointing = Señalar
rules-pointing-text = Para cantar, pulsa el botón rojo. Los relojes se paran, y tienes 15 segundos para tocar las cuatro piezas. Solo vale una línea completada por la pieza recién colocada.
rules-wrong-call = Tras cada colocación, cada jugador puede cantar una vez. Si canta en falso, o no señala nada, la ha gastado; en los torneos pierde la partida.
rules-end = El final
rules-end-text = Tras la colocación número dieciséis ya no queda nada que dar. Quien ha colocado puede cantar o terminar su turno, y después el otro tiene una última oportunidad. Si para entonces nadie ha ganado, hay empate.

## Variants

rules-variants = Variantes
rules-beginners-text = Se acuerda que cuenten solo una, dos o tres características, y las demás se olvidan. Cuando resulte demasiado fácil, se añade otra.
rules-beginners-example = Cuando solo cuenta el color: cuatro piezas claras en la fila 3.
rules-advanced-text = Las líneas ganan como siempre, y también los nueve cuadrados de 2 × 2 casillas.
rules-advanced-example = Cuatro piezas oscuras en el cuadrado del centro.
rules-squares-text = Solo ganan los cuadrados de 2 × 2; las filas, columnas y diagonales, no.
rules-hard-text = Las cuatro piezas deben parecerse al menos en dos características.
rules-hard-example = Fila 1: las cuatro son oscuras y altas, así que aquí también cuenta.

## What can be agreed on

rules-agree = Lo que se puede acordar
rules-automatic-text = Quien completa un quarto gana al instante, y nadie tiene que cantar. Muchos programas juegan así.
rules-late-call = Canto tardío
rules-late-call-text = Después de dar, quien colocó aún puede cantar hasta que se coloque la nueva pieza. Gana quien cante primero.
rules-child = Con un niño
rules-child-text = Un niño pequeño puede limitarse a cantar, sin señalar. Acierta si hay un quarto válido en cualquier sitio. En las partidas amistosas también se le puede mostrar a un jugador dónde hay amenazas y qué piezas son seguras.
rules-time = Tiempo
rules-time-text = En los torneos cada jugador tiene un minuto por jugada. Quien se queda sin tiempo pierde; solo tras la colocación dieciséis significa simplemente que no canta.

## Notation

rules-notation = Notación
rules-notation-text = Las columnas van de la a a la d desde la izquierda, y las filas del 1 al 4 desde abajo. Cada pieza es una cifra o una letra:
rules-notation-moves = b2>7 significa: colocada en b2, dada la 7. Un signo de exclamación es un canto acertado y uno de interrogación, un canto en falso, con la fila, columna o diagonal que se señaló: b2!3, b2?a>7.

## Editions

rules-editions = En qué difieren las ediciones
rules-editions-text = Las reglas impresas son casi iguales en todos los idiomas. Estas son las diferencias que conocemos.
rules-editions-own = La edición en español
rules-editions-others = Otras ediciones
rules-edition-south-slavic = Las reglas serbias, croatas y eslovenas incluyen el canto tardío.
rules-edition-danish = En las reglas danesas se canta al soltar la pieza, y nada limita el tiempo.
rules-edition-greek = Las reglas griegas permiten acordar más de una característica en común; es el juego difícil. Nada limita el tiempo.
rules-edition-finnish = Las reglas finlandesas se pueden leer de modo que los jugadores avanzados busquen solo cuadrados.
rules-edition-japanese = Las reglas japonesas no tienen juego para principiantes, y su minuto es para colocar.
rules-edition-swedish = En las reglas suecas y árabes los principiantes van añadiendo las características una tras otra.
rules-edition-estonian = En las reglas finlandesas y estonias los principiantes empiezan con un solo valor: solo cuentan cuatro piezas claras.
rules-edition-romanian = En las reglas rumanas el otro jugador canta antes de tomar la pieza; es la misma oportunidad que aquí.
rules-edition-arabic = Las reglas árabes dejan que el otro jugador cante en cuanto la línea está completa, y no hablan de dar antes una pieza. Aquí se canta después de recibirla.
rules-edition-german = Las reglas alemanas dicen claramente que quien coloca una pieza renuncia a la línea que había antes.
rules-edition-chinese = En las reglas chinas solo canta quien ha colocado la pieza; aquí también puede hacerlo el otro. Una partida dura quince minutos, y una jugada, lo que haga falta.
rules-edition-minute = En las reglas serbias, croatas y persas el minuto por jugada se puede acordar para cualquier partida.
rules-edition-limit = Las reglas rumanas y eslovenas limitan el tiempo sin dar una cifra.
rules-edition-czech = En las reglas checas un juego con las manos decide quién empieza; en otras son los dados, la suerte o un acuerdo.
