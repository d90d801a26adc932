### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Veido uzdevumus ar pierādītām atbildēm, pierāda tos vai parāda kādu.
puzzles-make-help =
    Veido uzdevumus: pozīcijas tiek izlozētas, un paliek tās, kurās risinātājs pierāda, ka pareizā
    atbilde ir tieši viena. Ctrl-C to aptur, un tā pati komanda turpina no tās vietas. Tā pati sēkla
    dod tos pašus uzdevumus.
puzzles-seed-help = Ar ko sāk nejaušība.
puzzles-count-help = Cik katra veida un varianta uzdevumu (ja nav norādīts, tik, cik ir pakotnē).
puzzles-variant-help = Tikai šis variants; var norādīt vairākas reizes.
puzzles-work-help = Mape, kurā glabājas paveiktais.
puzzles-into-help = Fails gatavajiem uzdevumiem (ja nav norādīts, pakotnes fails).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Apturēts. Tā pati komanda turpina no šīs vietas.
puzzles-made = { $count ->
    [zero] Failā { $file } ir { $count } uzdevumu.
    [one] Failā { $file } ir { $count } uzdevums.
   *[other] Failā { $file } ir { $count } uzdevumi.
}
puzzles-check-help =
    Pierāda katru uzdevumu: ka atbilde ir pareiza, ka citas nav un ka neviens uzdevums nav tas pats,
    kas kāds cits, tikai citādi pagriezts.
puzzles-file-help = Fails, ko pārbaudīt (ja nav norādīts, pakotnes fails).
puzzles-sample-help = Pierādīt tikai vienu uzdevumu no tik daudziem.
puzzles-checking = Pierāda
puzzles-checked =
    { $count ->
        [zero] Pierādīti { $count } uzdevumi.
        [one] Pierādīts { $count } uzdevums.
       *[other] Pierādīti { $count } uzdevumi.
    }
puzzles-wrong =
    { $count ->
        [zero] Nepareizi ir { $count } uzdevumi.
        [one] Nepareizs ir { $count } uzdevums.
       *[other] Nepareizi ir { $count } uzdevumi.
    }
puzzle-is-none = { $puzzle }: pareizā atbilde nav tieši viena
puzzle-has-other-answers = { $puzzle }: pareizi ir { $proven }, nevis { $kept }
puzzle-repeats = { $puzzle }: tas ir tas pats, kas { $other }
no-puzzle-file = tas nav uzdevumu fails
no-such-puzzle = šajā rindiņā nav uzdevuma: { $text }
puzzles-show-help = Parādīt uzdevumu ar šo ID, tā atbildi un turpinājumu.
puzzles-title = { $puzzle }: { $task } ({ $variant }, reitings { $rating })
puzzles-answer = { $count ->
    [1] Atbilde: { $answers }
   *[other] Atbildes: { $answers }
}
puzzles-line = Turpinājums: { $words }

## What is asked for

puzzle-task-win = Liec un dod tā, lai uzvarētu
puzzle-task-safe = Iedod vienīgo drošo figūru
puzzle-task-hold = Liec un dod tā, lai nezaudētu
puzzle-task-spot = Pamani quarto, pirms tas nokavēts
puzzle-task-trap = Nosauc figūru, kas ir lamatas
