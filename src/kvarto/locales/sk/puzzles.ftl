### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Tvorí úlohy s dokázaným riešením, dokazuje ich alebo jednu ukáže.
puzzles-make-help =
    Tvorí úlohy: pozície sa losujú a ostávajú tie, pri ktorých riešiteľ dokáže, že správna odpoveď je
    práve jedna. Ctrl-C prácu preruší a rovnaký príkaz v nej pokračuje. Rovnaké semienko dá rovnaké
    úlohy.
puzzles-seed-help = Semienko náhody.
puzzles-count-help = Koľko z každého druhu a variantu (inak toľko, koľko ich je v balíku).
puzzles-variant-help = Len z tohto variantu; možno zadať viackrát.
puzzles-work-help = Priečinok, kde sa uchováva, ako ďaleko je práca.
puzzles-into-help = Súbor na hotové úlohy (inak ten v balíku).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Zastavené. Rovnaký príkaz pokračuje odtiaľto.
puzzles-made = { $count ->
    [one] V { $file } je jedna úloha.
    [few] V { $file } sú { $count } úlohy.
    [many] V { $file } je { $count } úlohy.
   *[other] V { $file } je { $count } úloh.
}
puzzles-check-help =
    Dokáže každú úlohu: že jej odpoveď je správna, že iná nie je a že žiadna úloha nie je len iným
    pohľadom na inú.
puzzles-file-help = Súbor na preverenie (inak ten v balíku).
puzzles-sample-help = Dokázať len jednu úlohu z toľkých.
puzzles-checking = Dokazovanie
puzzles-checked = { $count ->
    [one] Jedna úloha je dokázaná.
    [few] { $count } úlohy sú dokázané.
    [many] { $count } úlohy je dokázanej.
   *[other] { $count } úloh je dokázaných.
}
puzzles-wrong = { $count ->
    [one] Jedna úloha je chybná.
    [few] { $count } úlohy sú chybné.
    [many] { $count } úlohy je chybnej.
   *[other] { $count } úloh je chybných.
}
puzzle-is-none = { $puzzle }: správna odpoveď nie je práve jedna
puzzle-has-other-answers = { $puzzle }: správne odpovede sú { $proven }, nie { $kept }
puzzle-repeats = { $puzzle }: je to isté ako { $other }
no-puzzle-file = toto nie je súbor s úlohami
no-such-puzzle = toto nie je riadok s úlohou: { $text }
puzzles-show-help = Ukáže úlohu s týmto ID, jej odpoveď a čo z nej vyplýva.
puzzles-title = { $puzzle }: { $task } ({ $variant }, body: { $rating })
puzzles-answer = { $count ->
    [one] Odpoveď: { $answers }
    [few] Odpovede: { $answers }
    [many] Odpovede: { $answers }
   *[other] Odpovede: { $answers }
}
puzzles-line = Ďalej: { $words }

## What is asked for

puzzle-task-win = Polož a daj tak, aby to bola výhra
puzzle-task-safe = Daj jediný bezpečný kameň
puzzle-task-hold = Polož a daj tak, aby to nebola prehra
puzzle-task-spot = Nájdi quarto, kým neprepadne
puzzle-task-trap = Nájdi kameň, ktorý je pasca
