### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Lav opgaver med beviste svar, bevis dem, eller vis en.
puzzles-make-help =
    Lav opgaver: der trækkes tilfældige stillinger, og dem, hvor løseren beviser, at der er præcis ét
    rigtigt svar, beholdes. Ctrl-C stopper det, og samme kommando går videre, hvor den slap. Samme
    starttal laver de samme opgaver.
puzzles-seed-help = Hvad tilfældet begynder med.
puzzles-count-help = Hvor mange af hver slags og variant (ellers så mange, som der følger med).
puzzles-variant-help = Kun af denne variant; kan angives flere gange.
puzzles-work-help = Mappen, der husker, hvor langt arbejdet er nået.
puzzles-into-help = Filen til de færdige opgaver (ellers pakkens egen).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Stoppet. Samme kommando går videre herfra.
puzzles-made = { $count ->
    [one] Der er én opgave i { $file }.
   *[other] Der er { $count } opgaver i { $file }.
}
puzzles-check-help =
    Bevis hver opgave: at svaret er rigtigt, at der ikke er andre, og at ingen opgave er den samme som
    en anden, bare set anderledes.
puzzles-file-help = Filen, der skal ses på (ellers pakkens egen).
puzzles-sample-help = Bevis kun én opgave ud af så mange.
puzzles-checking = Beviser
puzzles-checked = { $count ->
    [one] Én opgave er bevist.
   *[other] { $count } opgaver er bevist.
}
puzzles-wrong = { $count ->
    [one] Én opgave er forkert.
   *[other] { $count } opgaver er forkerte.
}
puzzle-is-none = { $puzzle }: der er ikke præcis ét rigtigt svar
puzzle-has-other-answers = { $puzzle }: rigtigt er { $proven }, ikke { $kept }
puzzle-repeats = { $puzzle }: den er den samme som { $other }
no-puzzle-file = det er ikke en fil med opgaver
no-such-puzzle = det er ikke en linje med en opgave: { $text }
puzzles-show-help = Vis opgaven med dette ID, dens svar, og hvad der følger.
puzzles-title = { $puzzle }: { $task } ({ $variant }, { $rating } point)
puzzles-answer = { $count ->
    [one] Svar: { $answers }
   *[other] Rigtige svar: { $answers }
}
puzzles-line = Sådan går det videre: { $words }

## What is asked for

puzzle-task-win = Sæt og giv, så du vinder
puzzle-task-safe = Giv den eneste sikre brik
puzzle-task-hold = Sæt og giv, så du ikke taber
puzzle-task-spot = Find quartoen, før den bortfalder
puzzle-task-trap = Hvilken brik er en fælde?
