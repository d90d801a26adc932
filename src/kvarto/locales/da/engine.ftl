### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Lad niveauerne spille mod hinanden, og giv dem et ratingtal.
arena-help =
    Lad niveauerne spille mod hinanden, hvert par lige mange partier på begge pladser, og vis, hvor
    stærkt hvert er: Elo-tallet med den halve bredde af 95 %-intervallet, derefter hvers point mod
    hver i procent. Ctrl-C stopper partierne og regner på dem, der er spillet.
arena-games-help = Hvor mange partier hvert par niveauer spiller.
arena-levels-help = Hvilke niveauer, for eksempel 1-4,10.
arena-variant-help = standard, advanced, squares, hard, eller en kode som ch:l.
arena-calling-help = Om man skal råbe en quarto for at vinde.
arena-seed-help = Samme starttal giver samme partier.
arena-processes-help = Hvor mange partier der spilles på samme tid.
arena-save-help = Føj hvert resultat til en fil, og gå videre fra dem, der er i den.
arena-no-such-levels = { $text }: niveauer er tal fra 1 til { $most }, for eksempel 1-4,10
arena-needs-two = mindst to niveauer skal spille
arena-other-tournament = { $path } indeholder resultaterne af en anden turnering, eller noget helt andet
arena-label = partier
arena-stopped = Stoppet efter { $played } af { $all } partier.
arena-title = { $variant }, { $games ->
    [one] ét parti
   *[other] { $games } partier
}
arena-level = niveau
arena-name = navn
arena-elo = Elo
arena-error = ±
arena-played = partier
arena-won = vundet
arena-drawn = uafgjort
arena-lost = tabt
arena-score = point
arena-nothing = Der blev ikke spillet noget parti.
