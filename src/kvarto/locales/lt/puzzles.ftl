### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Sudaro uždavinius su įrodytais atsakymais, juos įrodo arba vieną parodo.
puzzles-make-help =
    Sudaro uždavinius: pozicijos traukiamos atsitiktinai ir paliekamos tos, kuriose sprendiklis įrodo,
    kad teisingas atsakymas lygiai vienas. Ctrl-C sustabdo, ta pati komanda tęsia nuo tos vietos. Ta
    pati sėkla sudaro tuos pačius uždavinius.
puzzles-seed-help = Nuo ko prasideda atsitiktinumas.
puzzles-count-help = Kiek kiekvienos rūšies ir varianto (jei nenurodyta, kiek yra pakete).
puzzles-variant-help = Tik šio varianto; galima nurodyti kelis kartus.
puzzles-work-help = Aplankas, kuriame saugoma, kiek jau padaryta.
puzzles-into-help = Failas baigtiems uždaviniams (jei nenurodyta, paketo).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Sustabdyta. Ta pati komanda tęs nuo čia.
puzzles-made = { $count ->
    [one] Faile { $file } yra { $count } uždavinys.
    [few] Faile { $file } yra { $count } uždaviniai.
    [many] Faile { $file } yra { $count } uždavinio.
   *[other] Faile { $file } yra { $count } uždavinių.
}
puzzles-check-help =
    Įrodo kiekvieną uždavinį: kad atsakymas teisingas, kad kito nėra ir kad nė vienas uždavinys nėra
    kitas, tik kitaip pasuktas.
puzzles-file-help = Tikrinamas failas (jei nenurodyta, paketo).
puzzles-sample-help = Įrodyti tik vieną iš tiek uždavinių.
puzzles-checking = Įrodoma
puzzles-checked = { $count ->
    [one] Įrodytas { $count } uždavinys.
    [few] Įrodyti { $count } uždaviniai.
    [many] Įrodyta { $count } uždavinio.
   *[other] Įrodyta { $count } uždavinių.
}
puzzles-wrong = { $count ->
    [one] Klaidingas { $count } uždavinys.
    [few] Klaidingi { $count } uždaviniai.
    [many] Klaidinga { $count } uždavinio.
   *[other] Klaidinga { $count } uždavinių.
}
puzzle-is-none = { $puzzle }: teisingas atsakymas yra ne lygiai vienas
puzzle-has-other-answers = { $puzzle }: teisingi atsakymai yra { $proven }, o ne { $kept }
puzzle-repeats = { $puzzle }: sutampa su { $other }
no-puzzle-file = tai ne uždavinių failas
no-such-puzzle = šioje eilutėje nėra uždavinio: { $text }
puzzles-show-help = Parodo uždavinį su šiuo ID, atsakymą ir kas iš jo išeina.
puzzles-title = { $puzzle }: { $task } ({ $variant }, taškai: { $rating })
puzzles-answer = { $count ->
    [one] Atsakymas: { $answers }
    [few] Atsakymai: { $answers }
    [many] Atsakymai: { $answers }
   *[other] Atsakymai: { $answers }
}
puzzles-line = Toliau: { $words }

## What is asked for

puzzle-task-win = Pastatyk ir duok taip, kad laimėtum
puzzle-task-safe = Duok vienintelę saugią figūrą
puzzle-task-hold = Pastatyk ir duok taip, kad nepralaimėtum
puzzle-task-spot = Rask quarto, kol galioja
puzzle-task-trap = Nurodyk figūrą, kuri yra spąstai
