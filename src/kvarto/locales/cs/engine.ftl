### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Nechá úrovně hrát mezi sebou a ohodnotí je.
arena-help =
    Nechá úrovně hrát mezi sebou, každé dvě stejný počet partií na obou místech, a vypíše, jak je
    která silná: Elo s polovinou šířky 95% intervalu a pak body každé s každou v procentech. Ctrl-C
    partie zastaví a ohodnotí ty odehrané.
arena-games-help = Kolik partií hrají každé dvě úrovně.
arena-levels-help = Které úrovně, třeba 1-4,10.
arena-variant-help = standard, advanced, squares, hard, nebo kód jako ch:l.
arena-calling-help = Zda se quarto musí ohlásit, aby vyhrálo.
arena-seed-help = Stejné semínko dá stejné partie.
arena-processes-help = Kolik partií se hraje najednou.
arena-save-help = Připisovat každý výsledek do souboru a navázat na ty, které v něm jsou.
arena-no-such-levels = { $text }: úrovně jsou čísla od 1 do { $most }, třeba 1-4,10
arena-needs-two = musí hrát aspoň dvě úrovně
arena-other-tournament = v { $path } jsou výsledky jiného turnaje, nebo něco jiného
arena-label = partie
arena-stopped = Zastaveno po { $played } z { $all } partií.
arena-title = { $variant }, { $games ->
    [one] jedna partie
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
}
arena-level = úroveň
arena-name = jméno
# As in English.
arena-elo = Elo
arena-error = ±
arena-played = partie
arena-won = výhry
arena-drawn = remízy
arena-lost = prohry
arena-score = body
arena-nothing = Nehrála se žádná partie.
