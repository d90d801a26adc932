### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Nechá úrovne hrať medzi sebou a ohodnotí ich.
arena-help =
    Nechá úrovne hrať medzi sebou, každé dve rovnaký počet partií na oboch miestach, a vypíše, aká je
    ktorá silná: Elo s polovicou šírky 95-percentného intervalu a potom body každej s každou v percentách.
    Ctrl-C partie zastaví a ohodnotí tie odohraté.
arena-games-help = Koľko partií hrajú každé dve úrovne.
arena-levels-help = Ktoré úrovne, napríklad 1-4,10.
arena-variant-help = standard, advanced, squares, hard alebo kód ako ch:l.
arena-calling-help = Či sa quarto musí ohlásiť, aby vyhralo.
arena-seed-help = Rovnaké semienko dá rovnaké partie.
arena-processes-help = Koľko partií sa hrá naraz.
arena-save-help = Pripisovať každý výsledok do súboru a nadviazať na tie, ktoré v ňom sú.
arena-no-such-levels = { $text }: úrovne sú čísla od 1 do { $most }, napríklad 1-4,10
arena-needs-two = musia hrať aspoň dve úrovne
arena-other-tournament = v { $path } sú výsledky iného turnaja alebo niečo iné
arena-label = partie
arena-stopped = Zastavené po { $played } z { $all } partií.
arena-title = { $variant }, { $games ->
    [one] jedna partia
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
}
arena-level = úroveň
arena-name = meno
# As in English.
arena-elo = Elo
arena-error = ±
arena-played = partie
arena-won = výhry
arena-drawn = remízy
arena-lost = prehry
arena-score = body
arena-nothing = Nehrala sa žiadna partia.
