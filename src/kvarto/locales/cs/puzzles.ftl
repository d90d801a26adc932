### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Tvoří úlohy s dokázaným řešením, dokazuje je, nebo jednu ukáže.
puzzles-make-help =
    Tvoří úlohy: pozice se losují a zůstávají ty, u nichž řešitel dokáže, že správná odpověď je právě
    jedna. Ctrl-C práci přeruší a stejný příkaz v ní pokračuje. Stejné semínko dá stejné úlohy.
puzzles-seed-help = Semínko náhody.
puzzles-count-help = Kolik od každého druhu a varianty (jinak tolik, kolik jich je v balíčku).
puzzles-variant-help = Jen z této varianty; lze zadat vícekrát.
puzzles-work-help = Složka, kde se uchovává, jak daleko práce došla.
puzzles-into-help = Soubor pro hotové úlohy (jinak ten v balíčku).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Zastaveno. Stejný příkaz pokračuje odtud.
puzzles-made = { $count ->
    [one] V { $file } je jedna úloha.
    [few] V { $file } jsou { $count } úlohy.
    [many] V { $file } je { $count } úlohy.
   *[other] V { $file } je { $count } úloh.
}
puzzles-check-help =
    Dokáže každou úlohu: že její odpověď je správná, že jiná není a že žádná úloha není jen jiným
    pohledem na jinou.
puzzles-file-help = Soubor k prověření (jinak ten v balíčku).
puzzles-sample-help = Dokázat jen jednu úlohu z tolika.
puzzles-checking = Dokazování
puzzles-checked = { $count ->
    [one] Jedna úloha je dokázaná.
    [few] { $count } úlohy jsou dokázané.
    [many] { $count } úlohy je dokázáno.
   *[other] { $count } úloh je dokázáno.
}
puzzles-wrong = { $count ->
    [one] Jedna úloha je špatně.
    [few] { $count } úlohy jsou špatně.
    [many] { $count } úlohy je špatně.
   *[other] { $count } úloh je špatně.
}
puzzle-is-none = { $puzzle }: správná odpověď není právě jedna
puzzle-has-other-answers = { $puzzle }: správné odpovědi jsou { $proven }, ne { $kept }
puzzle-repeats = { $puzzle }: je totéž co { $other }
no-puzzle-file = tohle není soubor s úlohami
no-such-puzzle = tohle není řádek s úlohou: { $text }
puzzles-show-help = Ukáže úlohu s tímto ID, její odpověď a co z ní plyne.
puzzles-title = { $puzzle }: { $task } ({ $variant }, body: { $rating })
puzzles-answer = { $count ->
    [one] Odpověď: { $answers }
    [few] Odpovědi: { $answers }
    [many] Odpovědi: { $answers }
   *[other] Odpovědi: { $answers }
}
puzzles-line = Dál: { $words }

## What is asked for

puzzle-task-win = Polož a dej tak, ať vyhraješ
puzzle-task-safe = Dej jediný bezpečný kámen
puzzle-task-hold = Polož a dej tak, ať neprohraješ
puzzle-task-spot = Najdi quarto, než propadne
puzzle-task-trap = Najdi kámen, který je past
