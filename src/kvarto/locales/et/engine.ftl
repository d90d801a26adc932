### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Lase tasemetel omavahel mängida ja arvuta nende tugevus.
arena-help =
    Lase tasemetel omavahel mängida, igal paaril võrdselt mänge mõlemal kohal, ja väljasta, kui tugev
    igaüks on: Elo reiting koos 95% usaldusvahemiku poole laiusega, siis omavahelised punktid
    protsentides. Ctrl-C lõpetab mängud ja arvutab tugevuse mängitute põhjal.
arena-games-help = Mitu mängu iga paar mängib.
arena-levels-help = Millised tasemed, näiteks 1-4,10.
arena-variant-help = standard, advanced, squares, hard või kood nagu ch:l.
arena-calling-help = Kas quarto tuleb võiduks hüüda.
arena-seed-help = Sama seeme annab samad mängud.
arena-processes-help = Mitut mängu korraga mängitakse.
arena-save-help = Lisa iga tulemus faili ja jätka nendest, mis seal juba on.
arena-no-such-levels = { $text }: tasemed on arvud 1–{ $most }, näiteks 1-4,10
arena-needs-two = mängima peab vähemalt kaks taset
arena-other-tournament = failis { $path } on mõne teise turniiri tulemused või midagi muud
arena-label = mängud
arena-stopped = Peatatud, kui mängitud oli { $played }/{ $all } mängu.
arena-title = { $variant }, { $games ->
    [one] üks mäng
   *[other] { $games } mängu
}
arena-level = tase
arena-name = nimi
arena-elo = Elo
arena-error = ±
arena-played = mänge
arena-won = võite
arena-drawn = viike
arena-lost = kaotusi
arena-score = punkte
arena-nothing = Ühtegi mängu ei mängitud.
