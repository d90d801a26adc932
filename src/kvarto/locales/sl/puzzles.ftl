### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Sestavlja naloge z dokazano rešitvijo, jih dokazuje ali eno pokaže.
puzzles-make-help =
    Sestavlja naloge: pozicije so žrebane, ostanejo pa tiste, pri katerih reševalnik dokaže, da je
    pravilen natanko en odgovor. Ctrl-C delo prekine, isti ukaz pa ga nadaljuje. Isto seme da iste
    naloge.
puzzles-seed-help = Seme naključja.
puzzles-count-help = Koliko nalog vsake vrste in različice (sicer toliko, kot jih je v paketu).
puzzles-variant-help = Le iz te različice; lahko podaš večkrat.
puzzles-work-help = Mapa, kjer se hrani, kako daleč je delo.
puzzles-into-help = Datoteka za končane naloge (sicer tista v paketu).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Ustavljeno. Isti ukaz nadaljuje od tu.
puzzles-made = { $count ->
    [one] V { $file } je { $count } naloga.
    [two] V { $file } sta { $count } nalogi.
    [few] V { $file } so { $count } naloge.
   *[other] V { $file } je { $count } nalog.
}
puzzles-check-help =
    Dokaže vsako nalogo: da je njen odgovor pravilen, da drugega ni in da nobena naloga ni le drug
    pogled na drugo.
puzzles-file-help = Datoteka za pregled (sicer tista v paketu).
puzzles-sample-help = Dokaže le eno nalogo na toliko.
puzzles-checking = Dokazovanje
puzzles-checked = { $count ->
    [one] { $count } naloga je dokazana.
    [two] { $count } nalogi sta dokazani.
    [few] { $count } naloge so dokazane.
   *[other] { $count } nalog je dokazanih.
}
puzzles-wrong = { $count ->
    [one] { $count } naloga je napačna.
    [two] { $count } nalogi sta napačni.
    [few] { $count } naloge so napačne.
   *[other] { $count } nalog je napačnih.
}
puzzle-is-none = { $puzzle }: pravilen odgovor ni natanko eden
puzzle-has-other-answers = { $puzzle }: pravilni odgovori so { $proven }, ne { $kept }
puzzle-repeats = { $puzzle }: je isto kot { $other }
no-puzzle-file = to ni datoteka z nalogami
no-such-puzzle = to ni vrstica z nalogo: { $text }
puzzles-show-help = Pokaže nalogo s tem ID, njen odgovor in kaj iz njega sledi.
puzzles-title = { $puzzle }: { $task } ({ $variant }, točke: { $rating })
puzzles-answer = { $count ->
    [one] Odgovor: { $answers }
    [two] Odgovora: { $answers }
    [few] Odgovori: { $answers }
   *[other] Odgovori: { $answers }
}
puzzles-line = Naprej: { $words }

## What is asked for

puzzle-task-win = Postavi in daj tako, da zmagaš
puzzle-task-safe = Daj edino varno figuro
puzzle-task-hold = Postavi in daj tako, da ne izgubiš
puzzle-task-spot = Opazi quarto, preden zapade
puzzle-task-trap = Pokaži figuro, ki je past
