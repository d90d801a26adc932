### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Lag oppgaver med beviste svar, bevis dem, eller vis en.
puzzles-make-help =
    Lag oppgaver: tilfeldige stillinger trekkes, og de der løseren beviser at det er nøyaktig ett riktig
    svar, blir tatt vare på. Ctrl-C stopper det, og samme kommando fortsetter der den slapp. Samme
    starttall lager de samme oppgavene.
puzzles-seed-help = Hva tilfeldigheten begynner med.
puzzles-count-help = Hvor mange av hvert slag og hver variant (ellers så mange som følger med).
puzzles-variant-help = Bare av denne varianten; kan oppgis flere ganger.
puzzles-work-help = Mappen som husker hvor langt arbeidet er kommet.
puzzles-into-help = Filen for de ferdige oppgavene (ellers pakkens egen).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Stoppet. Samme kommando fortsetter herfra.
puzzles-made = { $count ->
    [one] Det er én oppgave i { $file }.
   *[other] Det er { $count } oppgaver i { $file }.
}
puzzles-check-help =
    Bevis hver oppgave: at svaret er riktig, at det ikke finnes noe annet, og at ingen oppgave er den
    samme som en annen, bare sett på en annen måte.
puzzles-file-help = Filen det skal ses på (ellers pakkens egen).
puzzles-sample-help = Bevis bare én oppgave av så mange.
puzzles-checking = Beviser
puzzles-checked = { $count ->
    [one] Én oppgave er bevist.
   *[other] { $count } oppgaver er bevist.
}
puzzles-wrong = { $count ->
    [one] Én oppgave er feil.
   *[other] { $count } oppgaver er feil.
}
puzzle-is-none = { $puzzle }: det er ikke nøyaktig ett riktig svar
puzzle-has-other-answers = { $puzzle }: riktig er { $proven }, ikke { $kept }
puzzle-repeats = { $puzzle }: den er den samme som { $other }
no-puzzle-file = dette er ikke en fil med oppgaver
no-such-puzzle = dette er ikke en linje med en oppgave: { $text }
puzzles-show-help = Vis oppgaven med denne ID-en, svaret og hva som kommer ut av det.
puzzles-title = { $puzzle }: { $task } ({ $variant }, { $rating } poeng)
puzzles-answer = { $count ->
    [one] Svar: { $answers }
   *[other] Riktige svar: { $answers }
}
puzzles-line = Slik går det videre: { $words }

## What is asked for

puzzle-task-win = Sett og gi slik at du vinner
puzzle-task-safe = Gi den eneste trygge brikken
puzzle-task-hold = Sett og gi slik at du ikke taper
puzzle-task-spot = Finn quartoen før den faller bort
puzzle-task-trap = Hvilken brikke er en felle?
