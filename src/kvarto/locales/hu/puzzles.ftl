### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Bizonyított megoldású feladványokat készít, bizonyít, vagy megmutat egyet.
puzzles-make-help =
    Feladványokat készít: állásokat sorsol, és azokat tartja meg, amelyekről a megoldó bizonyítja, hogy
    pontosan egy helyes válasz van. A Ctrl-C megállítja, és ugyanez a parancs onnan folytatja. Azonos
    mag, azonos feladványok.
puzzles-seed-help = A szám, amellyel a sorsolás indul.
puzzles-count-help = Hány legyen minden fajtából és játékváltozatból (ha nincs megadva, annyi, amennyi a csomagban van).
puzzles-variant-help = Csak ebből a játékváltozatból; többször is megadható.
puzzles-work-help = A mappa, amely őrzi, hol tart a munka.
puzzles-into-help = A kész feladványok fájlja (ha nincs megadva, a csomagé).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Leállt. Ugyanez a parancs innen folytatja.
puzzles-made = { $count } feladvány van itt: { $file }.
puzzles-check-help =
    Minden feladványt bizonyít: hogy a válasza helyes, hogy nincs más, és hogy egyik feladvány sem
    ugyanaz, mint egy másik más oldalról nézve.
puzzles-file-help = A megnézendő fájl (ha nincs megadva, a csomagé).
puzzles-sample-help = Csak minden ennyiedik feladványt bizonyítja.
puzzles-checking = Bizonyítás
puzzles-checked = { $count } feladvány bizonyítva.
puzzles-wrong = { $count } feladvány hibás.
puzzle-is-none = { $puzzle }: nem pontosan egy helyes válasz van
puzzle-has-other-answers = { $puzzle }: a helyes válasz { $proven }, nem { $kept }
puzzle-repeats = { $puzzle }: ugyanaz, mint { $other }
no-puzzle-file = ez nem feladványfájl
no-such-puzzle = ebben a sorban nincs feladvány: { $text }
puzzles-show-help = Megmutatja az ilyen ID-jű feladványt, a válaszát, és hogy mi következik belőle.
puzzles-title = { $puzzle }: { $task } ({ $variant }, { $rating } pont)
puzzles-answer = { $count ->
    [one] Válasz: { $answers }
   *[other] Válaszok: { $answers }
}
puzzles-line = Így folytatódik: { $words }

## What is asked for

puzzle-task-win = Tedd le és adj úgy, hogy nyerj
puzzle-task-safe = Add oda az egyetlen biztonságos bábut
puzzle-task-hold = Tedd le és adj úgy, hogy ne veszíts
puzzle-task-spot = Vedd észre a kvartót, mielőtt elévül
puzzle-task-trap = Találd meg a bábut, amelyik csapda
