### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Koosta tõestatud vastusega ülesandeid, tõesta neid või näita ühte.
puzzles-make-help =
    Koosta ülesandeid: seise loositakse ja alles jäävad need, mille kohta lahendaja tõestab, et õigeid
    vastuseid on täpselt üks. Ctrl-C peatab ja sama käsk jätkab sealt. Sama seeme annab samad ülesanded.
puzzles-seed-help = Arv, millest loosimine algab.
puzzles-count-help = Mitu igat liiki ja mänguvarianti (kui pole antud, siis nii palju kui paketis).
puzzles-variant-help = Ainult see mänguvariant; võib anda mitu korda.
puzzles-work-help = Kaust, kus hoitakse, kui kaugel töö on.
puzzles-into-help = Fail valmis ülesannete jaoks (kui pole antud, siis paketi oma).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Peatatud. Sama käsk jätkab siit.
puzzles-made = { $count ->
    [one] Failis { $file } on üks ülesanne.
   *[other] Failis { $file } on { $count } ülesannet.
}
puzzles-check-help =
    Tõesta iga ülesanne: et selle vastus on õige, et teisi pole ja et ükski ülesanne pole sama mis
    mõni teine, ainult teisest küljest vaadatuna.
puzzles-file-help = Vaadatav fail (kui pole antud, siis paketi oma).
puzzles-sample-help = Tõesta ainult üks ülesanne nii mitmest.
puzzles-checking = Tõestan
puzzles-checked = { $count ->
    [one] Üks ülesanne on tõestatud.
   *[other] { $count } ülesannet on tõestatud.
}
puzzles-wrong = { $count ->
    [one] Üks ülesanne on vale.
   *[other] { $count } ülesannet on valed.
}
puzzle-is-none = { $puzzle }: õigeid vastuseid ei ole täpselt üks
puzzle-has-other-answers = { $puzzle }: õiged vastused on { $proven }, mitte { $kept }
puzzle-repeats = { $puzzle }: sama mis { $other }
no-puzzle-file = see ei ole ülesannete fail
no-such-puzzle = sellel real pole ülesannet: { $text }
puzzles-show-help = Näita selle ID-ga ülesannet, selle vastust ja mis sellest tuleb.
puzzles-title = { $puzzle }: { $task } ({ $variant }, { $rating } punkti)
puzzles-answer = { $count ->
    [one] Vastus: { $answers }
   *[other] Vastused: { $answers }
}
puzzles-line = Jätkub nii: { $words }

## What is asked for

puzzle-task-win = Pane ja anna nii, et võidad
puzzle-task-safe = Anna ainus ohutu nupp
puzzle-task-hold = Pane ja anna nii, et sa ei kaota
puzzle-task-spot = Leia quarto enne, kui see aegub
puzzle-task-trap = Nimeta nupp, mis on lõks
