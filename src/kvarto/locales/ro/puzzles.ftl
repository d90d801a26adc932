### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Face probleme cu răspunsuri demonstrate, le verifică sau arată una.
puzzles-make-help =
    Face probleme: pozițiile se trag la sorți și se păstrează cele în care rezolvatorul demonstrează
    că există exact un răspuns bun. Ctrl-C oprește, iar aceeași comandă continuă de unde a rămas.
    Aceeași sămânță face aceleași probleme.
puzzles-seed-help = De unde pornește întâmplarea.
puzzles-count-help = Câte din fiecare fel și variantă (dacă lipsește, câte vin cu pachetul).
puzzles-variant-help = Doar din această variantă; se poate da de mai multe ori.
puzzles-work-help = Dosarul care ține minte până unde s-a ajuns.
puzzles-into-help = Fișierul pentru problemele gata făcute (dacă lipsește, cel al pachetului).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Oprit. Aceeași comandă continuă de aici.
puzzles-made = { $count ->
    [one] O problemă este în { $file }.
    [few] { $count } probleme sunt în { $file }.
   *[other] { $count } de probleme sunt în { $file }.
}
puzzles-check-help =
    Demonstrează fiecare problemă: că răspunsul e bun, că nu mai există altul și că nicio problemă nu
    este de fapt alta privită din altă parte.
puzzles-file-help = Fișierul de verificat (dacă lipsește, cel al pachetului).
puzzles-sample-help = Demonstrează doar o problemă din atâtea.
puzzles-checking = Se demonstrează
puzzles-checked = { $count ->
    [one] O problemă este demonstrată.
    [few] { $count } probleme sunt demonstrate.
   *[other] { $count } de probleme sunt demonstrate.
}
puzzles-wrong = { $count ->
    [one] O problemă este greșită.
    [few] { $count } probleme sunt greșite.
   *[other] { $count } de probleme sunt greșite.
}
puzzle-is-none = { $puzzle }: nu există exact un răspuns bun
puzzle-has-other-answers = { $puzzle }: răspunsurile bune sunt { $proven }, nu { $kept }
puzzle-repeats = { $puzzle }: este aceeași cu { $other }
no-puzzle-file = acesta nu este un fișier cu probleme
no-such-puzzle = rândul acesta nu conține o problemă: { $text }
puzzles-show-help = Arată problema cu acest ID, răspunsul și ce urmează din el.
puzzles-title = { $puzzle }: { $task } ({ $variant }, puncte: { $rating })
puzzles-answer = { $count ->
    [one] Răspuns: { $answers }
    [few] Răspunsuri: { $answers }
   *[other] Răspunsuri: { $answers }
}
puzzles-line = Continuă așa: { $words }

## What is asked for

puzzle-task-win = Așază și dă astfel încât să câștigi
puzzle-task-safe = Dă singura piesă sigură
puzzle-task-hold = Așază și dă astfel încât să nu pierzi
puzzle-task-spot = Găsește quarto-ul înainte să expire
puzzle-task-trap = Spune care piesă este o capcană
