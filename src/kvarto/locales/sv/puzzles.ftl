### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Skapa uppgifter med bevisade svar, bevisa dem, eller visa en.
puzzles-make-help =
    Skapa uppgifter: ställningar dras på måfå, och de där lösaren bevisar att det finns exakt ett rätt svar
    behålls. Ctrl-C stoppar det, och samma kommando fortsätter där det slutade. Samma starttal ger samma
    uppgifter.
puzzles-seed-help = Vad slumpen börjar med.
puzzles-count-help = Hur många av varje slag och variant (annars så många som följer med).
puzzles-variant-help = Bara av den här varianten; kan anges flera gånger.
puzzles-work-help = Mappen som minns hur långt arbetet har kommit.
puzzles-into-help = Filen för de färdiga uppgifterna (annars paketets egen).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Stoppat. Samma kommando fortsätter härifrån.
puzzles-made = { $count ->
    [one] Det finns en uppgift i { $file }.
   *[other] Det finns { $count } uppgifter i { $file }.
}
puzzles-check-help =
    Bevisa varje uppgift: att svaret är rätt, att det inte finns något annat, och att ingen uppgift är
    densamma som en annan sedd på ett annat sätt.
puzzles-file-help = Filen att titta på (annars paketets egen).
puzzles-sample-help = Bevisa bara en uppgift av så många.
puzzles-checking = Bevisar
puzzles-checked = { $count ->
    [one] En uppgift är bevisad.
   *[other] { $count } uppgifter är bevisade.
}
puzzles-wrong = { $count ->
    [one] En uppgift är fel.
   *[other] { $count } uppgifter är fel.
}
puzzle-is-none = { $puzzle }: det finns inte exakt ett rätt svar
puzzle-has-other-answers = { $puzzle }: rätt är { $proven }, inte { $kept }
puzzle-repeats = { $puzzle }: den är densamma som { $other }
no-puzzle-file = det här är ingen fil med uppgifter
no-such-puzzle = det här är ingen rad med en uppgift: { $text }
puzzles-show-help = Visa uppgiften med detta ID, dess svar och vad som följer.
puzzles-title = { $puzzle }: { $task } ({ $variant }, { $rating } poäng)
puzzles-answer = { $count ->
    [one] Svar: { $answers }
   *[other] Rätta svar: { $answers }
}
puzzles-line = Så går det vidare: { $words }

## What is asked for

puzzle-task-win = Placera och ge så att du vinner
puzzle-task-safe = Ge den enda säkra pjäsen
puzzle-task-hold = Placera och ge så att du inte förlorar
puzzle-task-spot = Hitta quarton innan den förfaller
puzzle-task-trap = Vilken pjäs är en fälla?
