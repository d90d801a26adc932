### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Нивои играју међусобно и добијају оцену јачине.
arena-help =
    Нивои играју међусобно, свака два исти број партија на оба места, и исписује се колико је који јак:
    Ело рејтинг са половином ширине интервала од 95%, затим поени свакога против свакога у процентима.
    Ctrl-C зауставља партије и оцењује одигране.
arena-games-help = Колико партија играју свака два нивоа.
arena-levels-help = Који нивои, на пример 1-4,10.
arena-variant-help = standard, advanced, squares, hard или код као ch:l.
arena-calling-help = Да ли куарто мора да се најави да би победио.
arena-seed-help = Исто семе даје исте партије.
arena-processes-help = Колико се партија игра истовремено.
arena-save-help = Додаје сваки резултат у датотеку и наставља од оних који су већ у њој.
arena-no-such-levels = { $text }: нивои су бројеви од 1 до { $most }, на пример 1-4,10
arena-needs-two = морају да играју бар два нивоа
arena-other-tournament = у { $path } су резултати другог турнира или нешто сасвим друго
arena-label = партије
arena-stopped = Заустављено после { $played } од { $all } партија.
arena-title = { $variant }, { $games ->
    [one] { $games } партија
    [few] { $games } партије
   *[other] { $games } партија
}
arena-level = ниво
arena-name = име
arena-elo = Ело
arena-error = ±
arena-played = партије
arena-won = победе
arena-drawn = ремији
arena-lost = порази
arena-score = поени
arena-nothing = Није одиграна ниједна партија.
