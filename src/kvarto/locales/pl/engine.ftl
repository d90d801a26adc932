### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Pozwala poziomom grać ze sobą i je ocenia.
arena-help =
    Pozwala poziomom grać ze sobą, każdej parze tyle samo partii na obu miejscach, i wypisuje, jak
    silny jest każdy: ranking Elo z połową szerokości przedziału 95%, a potem punkty każdego z każdym
    w procentach. Ctrl-C zatrzymuje grę i ocenia partie już rozegrane.
arena-games-help = Ile partii gra każda para poziomów.
arena-levels-help = Które poziomy, na przykład 1-4,10.
arena-variant-help = standard, advanced, squares, hard albo kod taki jak ch:l.
arena-calling-help = Czy trzeba zawołać „Quarto!”, żeby wygrać.
arena-seed-help = To samo ziarno daje te same partie.
arena-processes-help = Ile partii toczy się jednocześnie.
arena-save-help = Dopisuj każdy wynik do pliku i kontynuuj od tych, które już w nim są.
arena-no-such-levels = { $text }: poziomy to liczby od 1 do { $most }, na przykład 1-4,10
arena-needs-two = muszą grać co najmniej dwa poziomy
arena-other-tournament = w { $path } są wyniki innego turnieju albo coś innego
arena-label = partie
arena-stopped = Zatrzymano po { $played } z { $all } partii.
arena-title = { $variant }, { $games ->
    [one] jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
arena-level = poziom
arena-name = nazwa
# As in English.
arena-elo = Elo
arena-error = ±
arena-played = partie
arena-won = wygrane
arena-drawn = remisy
arena-lost = przegrane
arena-score = punkty
arena-nothing = Nie rozegrano żadnej partii.
