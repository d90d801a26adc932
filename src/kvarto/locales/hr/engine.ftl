### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Razine igraju međusobno i dobivaju ocjenu jačine.
arena-help =
    Razine igraju međusobno, svake dvije isti broj partija na oba mjesta, i ispisuje se koliko je koja
    jaka: rejting Elo s polovicom širine intervala od 95 %, zatim bodovi svake protiv svake u postocima.
    Ctrl-C zaustavlja partije i ocjenjuje odigrane.
arena-games-help = Koliko partija igraju svake dvije razine.
arena-levels-help = Koje razine, na primjer 1-4,10.
arena-variant-help = standard, advanced, squares, hard ili kod kao ch:l.
arena-calling-help = Mora li se quarto najaviti da bi pobijedio.
arena-seed-help = Isto sjeme daje iste partije.
arena-processes-help = Koliko se partija igra istodobno.
arena-save-help = Dodaje svaki rezultat u datoteku i nastavlja od onih koji su već u njoj.
arena-no-such-levels = { $text }: razine su brojevi od 1 do { $most }, na primjer 1-4,10
arena-needs-two = moraju igrati barem dvije razine
arena-other-tournament = u { $path } su rezultati drugog turnira ili nešto sasvim drugo
arena-label = partije
arena-stopped = Zaustavljeno nakon { $played } od { $all } partija.
arena-title = { $variant }, { $games ->
    [one] { $games } partija
    [few] { $games } partije
   *[other] { $games } partija
}
arena-level = razina
arena-name = ime
# As in English.
arena-elo = Elo
arena-error = ±
arena-played = partije
arena-won = pobjede
arena-drawn = remiji
arena-lost = porazi
arena-score = bodovi
arena-nothing = Nije odigrana nijedna partija.
