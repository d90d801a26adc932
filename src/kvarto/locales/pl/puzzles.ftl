### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Tworzy zadania z udowodnionym rozwiązaniem, dowodzi ich albo pokazuje jedno.
puzzles-make-help =
    Tworzy zadania: pozycje są losowane, a zostają te, w których solver dowodzi, że jest dokładnie
    jedna dobra odpowiedź. Ctrl-C przerywa, a to samo polecenie podejmuje pracę na nowo. To samo
    ziarno daje te same zadania.
puzzles-seed-help = Ziarno losowania.
puzzles-count-help = Ile zadań każdego rodzaju i wariantu (domyślnie tyle, ile jest w pakiecie).
puzzles-variant-help = Tylko z tego wariantu; można podać kilka razy.
puzzles-work-help = Folder, w którym zapisuje się postęp pracy.
puzzles-into-help = Plik na gotowe zadania (domyślnie ten w pakiecie).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Zatrzymano. To samo polecenie rusza stąd dalej.
puzzles-made = { $count ->
    [one] Jedno zadanie jest w { $file }.
    [few] { $count } zadania są w { $file }.
    [many] { $count } zadań jest w { $file }.
   *[other] { $count } zadania jest w { $file }.
}
puzzles-check-help =
    Dowodzi każdego zadania: że odpowiedź jest dobra, że nie ma innej i że żadne zadanie nie jest
    innym zadaniem widzianym z innej strony.
puzzles-file-help = Plik do sprawdzenia (domyślnie ten w pakiecie).
puzzles-sample-help = Dowiedź tylko jednego zadania na tyle.
puzzles-checking = Dowodzenie
puzzles-checked = { $count ->
    [one] Jedno zadanie jest udowodnione.
    [few] { $count } zadania są udowodnione.
    [many] { $count } zadań jest udowodnionych.
   *[other] { $count } zadania jest udowodnione.
}
puzzles-wrong = { $count ->
    [one] Jedno zadanie jest błędne.
    [few] { $count } zadania są błędne.
    [many] { $count } zadań jest błędnych.
   *[other] { $count } zadania jest błędne.
}
puzzle-is-none = { $puzzle }: nie ma dokładnie jednej dobrej odpowiedzi
puzzle-has-other-answers = { $puzzle }: dobre odpowiedzi to { $proven }, a nie { $kept }
puzzle-repeats = { $puzzle }: to samo co { $other }
no-puzzle-file = to nie jest plik z zadaniami
no-such-puzzle = to nie jest wiersz z zadaniem: { $text }
puzzles-show-help = Pokazuje zadanie o tym ID, jego odpowiedź i co z niej wynika.
puzzles-title = { $puzzle }: { $task } ({ $variant }, pkt: { $rating })
puzzles-answer = { $count ->
    [one] Odpowiedź: { $answers }
    [few] Odpowiedzi: { $answers }
    [many] Odpowiedzi: { $answers }
   *[other] Odpowiedzi: { $answers }
}
puzzles-line = Dalej: { $words }

## What is asked for

puzzle-task-win = Postaw i podaj tak, żeby wygrać
puzzle-task-safe = Podaj jedyną bezpieczną figurę
puzzle-task-hold = Postaw i podaj tak, żeby nie przegrać
puzzle-task-spot = Wypatrz quarto, zanim przepadnie
puzzle-task-trap = Wskaż figurę, która jest pułapką
