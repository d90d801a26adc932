### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Laat de niveaus tegen elkaar spelen en geef ze een rating.
arena-help =
    Laat de niveaus tegen elkaar spelen, elk tweetal even vaak op beide plaatsen, en toon hoe sterk
    elk is: de Elo-rating met de halve breedte van het 95%-interval, daarna de punten van elk tegen
    elk in procenten. Ctrl-C stopt de partijen en waardeert wat er is gespeeld.
arena-games-help = Hoeveel partijen elk tweetal speelt.
arena-levels-help = Welke niveaus, zoals 1-4,10.
arena-variant-help = standard, advanced, squares, hard, of een code zoals ch:l.
arena-calling-help = Of je een quarto moet roepen om te winnen.
arena-seed-help = Hetzelfde startgetal geeft dezelfde partijen.
arena-processes-help = Hoeveel partijen er tegelijk worden gespeeld.
arena-save-help = Voeg elke uitslag toe aan een bestand, en ga verder met wat erin staat.
arena-no-such-levels = { $text }: niveaus zijn getallen van 1 tot en met { $most }, zoals 1-4,10
arena-needs-two = er moeten minstens twee niveaus spelen
arena-other-tournament = in { $path } staan de uitslagen van een ander toernooi, of iets anders
arena-label = partijen
arena-stopped = Gestopt na { $played } van de { $all } partijen.
arena-title = { $variant }, { $games ->
    [one] één partij
   *[other] { $games } partijen
}
arena-level = niveau
arena-name = naam
# As in English.
arena-elo = Elo
arena-error = ±
arena-played = partijen
arena-won = gewonnen
arena-drawn = remise
arena-lost = verloren
arena-score = punten
arena-nothing = Er is geen partij gespeeld.
