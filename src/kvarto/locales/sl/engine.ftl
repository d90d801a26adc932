### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Pusti stopnjam igrati med seboj in jih oceni.
arena-help =
    Pusti stopnjam igrati med seboj, vsakima dvema enako partij na obeh mestih, in izpiše, kako močna
    je katera: Elo s polovično širino 95-odstotnega intervala, nato točke vsake proti vsaki v odstotkih.
    Ctrl-C ustavi partije in oceni že odigrane.
arena-games-help = Koliko partij igrata vsaki dve stopnji.
arena-levels-help = Katere stopnje, na primer 1-4,10.
arena-variant-help = standard, advanced, squares, hard ali koda, kot je ch:l.
arena-calling-help = Ali je treba za zmago zaklicati quarto.
arena-seed-help = Isto seme da iste partije.
arena-processes-help = Koliko partij se igra hkrati.
arena-save-help = Vsak izid dopiše v datoteko in nadaljuje od tistih, ki so v njej.
arena-no-such-levels = { $text }: stopnje so števila od 1 do { $most }, na primer 1-4,10
arena-needs-two = igrati morata vsaj dve stopnji
arena-other-tournament = v { $path } so izidi drugega turnirja ali kaj drugega
arena-label = partije
arena-stopped = Ustavljeno po { $played } od { $all } partij.
arena-title = { $variant }, { $games ->
    [one] { $games } partija
    [two] { $games } partiji
    [few] { $games } partije
   *[other] { $games } partij
}
arena-level = stopnja
arena-name = ime
# As in English.
arena-elo = Elo
arena-error = ±
arena-played = partije
arena-won = zmage
arena-drawn = remiji
arena-lost = porazi
arena-score = točke
arena-nothing = Odigrane ni bilo nobene partije.
