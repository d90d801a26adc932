### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Crea problemas con respuestas demostradas, los demuestra, o muestra uno.
puzzles-make-help =
    Crea problemas: se sortean posiciones y se guardan aquellas en las que el solucionador demuestra que
    hay exactamente una respuesta correcta. Ctrl-C lo detiene, y el mismo comando continúa donde estaba.
    La misma semilla da los mismos problemas.
puzzles-seed-help = La semilla del azar.
puzzles-count-help = Cuántos de cada tipo y variante (si no se indica, tantos como trae el paquete).
puzzles-variant-help = Solo de esta variante; se puede dar varias veces.
puzzles-work-help = La carpeta que guarda hasta dónde se ha llegado.
puzzles-into-help = El archivo de los problemas terminados (si no se indica, el del paquete).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Detenido. El mismo comando continúa desde aquí.
puzzles-made = { $count ->
    [one] Hay un problema en { $file }.
    [many] Hay { $count } de problemas en { $file }.
   *[other] Hay { $count } problemas en { $file }.
}
puzzles-check-help =
    Demuestra cada problema: que su respuesta es correcta, que no hay otra, y que ningún problema es
    otro visto desde otro lado.
puzzles-file-help = El archivo que se revisa (si no se indica, el del paquete).
puzzles-sample-help = Demuestra solo un problema de cada tantos.
puzzles-checking = Comprobando
puzzles-checked = { $count ->
    [one] Un problema está demostrado.
    [many] { $count } de problemas están demostrados.
   *[other] { $count } problemas están demostrados.
}
puzzles-wrong = { $count ->
    [one] Un problema está mal.
    [many] { $count } de problemas están mal.
   *[other] { $count } problemas están mal.
}
puzzle-is-none = { $puzzle }: no hay exactamente una respuesta correcta
puzzle-has-other-answers = { $puzzle }: las respuestas correctas son { $proven }, no { $kept }
puzzle-repeats = { $puzzle }: es el mismo que { $other }
no-puzzle-file = esto no es un archivo de problemas
no-such-puzzle = esta línea no contiene un problema: { $text }
puzzles-show-help = Muestra el problema con este ID, su respuesta y lo que sigue.
puzzles-title = { $puzzle }: { $task } ({ $variant }, { $rating } puntos)
puzzles-answer = { $count ->
    [one] Respuesta: { $answers }
    [many] Respuestas: { $answers }
   *[other] Respuestas: { $answers }
}
puzzles-line = Así sigue: { $words }

## What is asked for

puzzle-task-win = Coloca y da de modo que ganes
puzzle-task-safe = Da la única pieza segura
puzzle-task-hold = Coloca y da de modo que no pierdas
puzzle-task-spot = Descubre el quarto antes de que caduque
puzzle-task-trap = Di qué pieza es una trampa
