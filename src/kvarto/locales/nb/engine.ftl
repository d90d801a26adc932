### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = La nivåene spille mot hverandre og gi dem rating.
arena-help =
    La nivåene spille mot hverandre, hvert par like mange partier på begge plasser, og vis hvor sterkt
    hvert er: Elo-ratingen med halve bredden av 95 %-intervallet, deretter poengene til hvert mot hvert
    i prosent. Ctrl-C stopper partiene og regner på dem som er spilt.
arena-games-help = Hvor mange partier hvert par av nivåer spiller.
arena-levels-help = Hvilke nivåer, for eksempel 1-4,10.
arena-variant-help = standard, advanced, squares, hard, eller en kode som ch:l.
arena-calling-help = Om man må rope en quarto for å vinne.
arena-seed-help = Samme starttall gir samme partier.
arena-processes-help = Hvor mange partier som spilles samtidig.
arena-save-help = Legg hvert resultat til i en fil, og gå videre fra dem som er i den.
arena-no-such-levels = { $text }: nivåer er tall fra 1 til { $most }, for eksempel 1-4,10
arena-needs-two = minst to nivåer må spille
arena-other-tournament = { $path } inneholder resultatene fra en annen turnering, eller noe helt annet
arena-label = partier
arena-stopped = Stoppet etter { $played } av { $all } partier.
arena-title = { $variant }, { $games ->
    [one] ett parti
   *[other] { $games } partier
}
arena-level = nivå
arena-name = navn
arena-elo = Elo
arena-error = ±
arena-played = partier
arena-won = vunnet
arena-drawn = uavgjort
arena-lost = tapt
arena-score = poeng
arena-nothing = Ingen partier ble spilt.
