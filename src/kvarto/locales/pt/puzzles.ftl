### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Cria problemas com respostas provadas, prova-os, ou mostra um.
puzzles-make-help =
    Cria problemas: posições são sorteadas, e ficam aquelas em que o solucionador prova que há
    exatamente uma resposta certa. Ctrl-C interrompe, e o mesmo comando continua de onde estava. A mesma
    semente dá os mesmos problemas.
puzzles-seed-help = A semente do acaso.
puzzles-count-help = Quantos de cada tipo e variante (se não for indicado, tantos quantos vêm no pacote).
puzzles-variant-help = Só desta variante; pode ser dada várias vezes.
puzzles-work-help = A pasta que guarda até onde o trabalho chegou.
puzzles-into-help = O arquivo dos problemas prontos (se não for indicado, o do pacote).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Interrompido. O mesmo comando continua daqui.
puzzles-made = { $count ->
    [one] { $count } problema em { $file }.
    [many] { $count } de problemas em { $file }.
   *[other] { $count } problemas em { $file }.
}
puzzles-check-help =
    Prova cada problema: que a resposta está certa, que não há outra, e que nenhum problema é outro visto
    de outro jeito.
puzzles-file-help = O arquivo a examinar (se não for indicado, o do pacote).
puzzles-sample-help = Prova só um problema a cada tantos.
puzzles-checking = Verificando
puzzles-checked = { $count ->
    [one] { $count } problema está provado.
    [many] { $count } de problemas estão provados.
   *[other] { $count } problemas estão provados.
}
puzzles-wrong = { $count ->
    [one] { $count } problema está errado.
    [many] { $count } de problemas estão errados.
   *[other] { $count } problemas estão errados.
}
puzzle-is-none = { $puzzle }: não há exatamente uma resposta certa
puzzle-has-other-answers = { $puzzle }: as respostas certas são { $proven }, não { $kept }
puzzle-repeats = { $puzzle }: é o mesmo que { $other }
no-puzzle-file = isto não é um arquivo de problemas
no-such-puzzle = esta linha não contém um problema: { $text }
puzzles-show-help = Mostra o problema com este ID, a resposta e o que vem depois.
puzzles-title = { $puzzle }: { $task } ({ $variant }, { $rating } pontos)
puzzles-answer = { $count ->
    [one] Resposta: { $answers }
    [many] Respostas: { $answers }
   *[other] Respostas: { $answers }
}
puzzles-line = Continua assim: { $words }

## What is asked for

puzzle-task-win = Coloque e dê de modo a ganhar
puzzle-task-safe = Dê a única peça segura
puzzle-task-hold = Coloque e dê de modo a não perder
puzzle-task-spot = Descubra o Quarto antes que expire
puzzle-task-trap = Ache a peça que é uma armadilha
