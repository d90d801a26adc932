### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Hace jugar a los niveles entre sí y los clasifica.
arena-help =
    Hace jugar a los niveles entre sí, cada pareja el mismo número de partidas en ambos asientos, y
    muestra la fuerza de cada uno: su Elo con la mitad del ancho del intervalo del 95 %, y después los
    puntos de cada uno contra cada uno en porcentaje. Ctrl-C detiene las partidas y clasifica según las
    ya jugadas.
arena-games-help = Cuántas partidas juega cada pareja de niveles.
arena-levels-help = Qué niveles, por ejemplo 1-4,10.
arena-variant-help = standard, advanced, squares, hard, o un código como ch:l.
arena-calling-help = Si hay que cantar un quarto para ganar.
arena-seed-help = La misma semilla da las mismas partidas.
arena-processes-help = Cuántas partidas se juegan a la vez.
arena-save-help = Añade cada resultado a un archivo y continúa a partir de los que ya contiene.
arena-no-such-levels = { $text }: los niveles son números de 1 a { $most }, por ejemplo 1-4,10
arena-needs-two = tienen que jugar al menos dos niveles
arena-other-tournament = { $path } contiene los resultados de otro torneo, o alguna otra cosa
arena-label = partidas
arena-stopped = Detenido después de { $played } de { $all } partidas.
arena-title = { $variant }, { $games ->
    [one] { $games } partida
    [many] { $games } de partidas
   *[other] { $games } partidas
}
arena-level = nivel
arena-name = nombre
# As in English.
arena-elo = Elo
arena-error = ±
arena-played = partidas
arena-won = ganadas
arena-drawn = empates
arena-lost = perdidas
arena-score = puntos
arena-nothing = No se ha jugado ninguna partida.
