### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Búa til þrautir með sönnuðum svörum, sanna þær eða sýna eina.
puzzles-make-help =
    Búa til þrautir: stöður eru dregnar af handahófi og þeim haldið þar sem lausnarinn sannar að aðeins
    eitt svar er rétt. Ctrl-C stöðvar og sama skipun heldur áfram þaðan. Sama upphafstala gefur sömu
    þrautir.
puzzles-seed-help = Talan sem handahófið byrjar á.
puzzles-count-help = Hve margar af hverri tegund og afbrigði (annars jafn margar og fylgja).
puzzles-variant-help = Aðeins af þessu afbrigði; gefa má það oftar en einu sinni.
puzzles-work-help = Mappan sem geymir hve langt verkið er komið.
puzzles-into-help = Skráin fyrir tilbúnar þrautir (annars skrá pakkans).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Stöðvað. Sama skipun heldur áfram héðan.
puzzles-made = { $count ->
    [one] { $count } þraut er í { $file }.
   *[other] { $count } þrautir eru í { $file }.
}
puzzles-check-help =
    Sanna hverja þraut: að svarið sé rétt, að ekkert annað sé til og að engin þraut sé sú sama og önnur
    frá öðru sjónarhorni.
puzzles-file-help = Skráin sem á að skoða (annars skrá pakkans).
puzzles-sample-help = Sanna aðeins eina þraut af hverjum svo mörgum.
puzzles-checking = Sanna
puzzles-checked = { $count ->
    [one] { $count } þraut er sönnuð.
   *[other] { $count } þrautir eru sannaðar.
}
puzzles-wrong = { $count ->
    [one] { $count } þraut er röng.
   *[other] { $count } þrautir eru rangar.
}
puzzle-is-none = { $puzzle }: fjöldi réttra svara er ekki einn
puzzle-has-other-answers = { $puzzle }: réttu svörin eru { $proven }, ekki { $kept }
puzzle-repeats = { $puzzle }: það sama og { $other }
no-puzzle-file = þetta er ekki þrautaskrá
no-such-puzzle = í þessari línu er engin þraut: { $text }
puzzles-show-help = Sýna þrautina með þessu ID, svarið og hvað af því leiðir.
puzzles-title = { $puzzle }: { $task } ({ $variant }, { $rating } stig)
puzzles-answer = { $count ->
    [one] Svar: { $answers }
   *[other] Svör: { $answers }
}
puzzles-line = Framhaldið: { $words }

## What is asked for

puzzle-task-win = Settu og réttu þannig að þú vinnir
puzzle-task-safe = Réttu eina örugga kubbinn
puzzle-task-hold = Settu og réttu þannig að þú tapir ekki
puzzle-task-spot = Komdu auga á quarto áður en það fellur úr gildi
puzzle-task-trap = Nefndu kubbinn sem er gildra
