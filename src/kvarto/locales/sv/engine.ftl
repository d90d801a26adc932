### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Låt nivåerna spela mot varandra och ge dem rating.
arena-help =
    Låt nivåerna spela mot varandra, varje par lika många partier på båda platserna, och visa hur stark
    var och en är: Elo-ratingen med halva bredden av 95 %-intervallet, sedan poängen för var och en mot
    var och en i procent. Ctrl-C stoppar partierna och räknar på dem som spelats.
arena-games-help = Hur många partier varje par av nivåer spelar.
arena-levels-help = Vilka nivåer, till exempel 1-4,10.
arena-variant-help = standard, advanced, squares, hard, eller en kod som ch:l.
arena-calling-help = Om man måste ropa en quarto för att vinna.
arena-seed-help = Samma starttal ger samma partier.
arena-processes-help = Hur många partier som spelas samtidigt.
arena-save-help = Lägg till varje resultat i en fil, och gå vidare från dem som är i den.
arena-no-such-levels = { $text }: nivåer är tal från 1 till { $most }, till exempel 1-4,10
arena-needs-two = minst två nivåer måste spela
arena-other-tournament = { $path } innehåller resultaten från en annan turnering, eller något annat
arena-label = partier
arena-stopped = Stoppat efter { $played } av { $all } partier.
arena-title = { $variant }, { $games ->
    [one] ett parti
   *[other] { $games } partier
}
arena-level = nivå
arena-name = namn
arena-elo = Elo
arena-error = ±
arena-played = partier
arena-won = vunna
arena-drawn = oavgjorda
arena-lost = förlorade
arena-score = poäng
arena-nothing = Inget parti spelades.
