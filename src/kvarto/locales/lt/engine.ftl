### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Leidžia lygiams žaisti tarpusavyje ir juos įvertina.
arena-help =
    Leidžia lygiams žaisti tarpusavyje, kiekvienai porai po tiek pat partijų abiejose vietose, ir
    parodo, koks kuris stiprus: Elo reitingą su puse 95 % intervalo pločio, tada visų taškus prieš
    kiekvieną procentais. Ctrl-C sustabdo partijas ir įvertina sužaistas.
arena-games-help = Kiek partijų sužaidžia kiekviena lygių pora.
arena-levels-help = Kurie lygiai, pavyzdžiui, 1-4,10.
arena-variant-help = standard, advanced, squares, hard arba kodas, kaip ch:l.
arena-calling-help = Ar quarto laimi tik paskelbus.
arena-seed-help = Ta pati sėkla duoda tas pačias partijas.
arena-processes-help = Kiek partijų žaidžiama vienu metu.
arena-save-help = Kiekvieną rezultatą pridėti prie failo ir tęsti nuo jame esančių.
arena-no-such-levels = { $text }: lygiai yra skaičiai nuo 1 iki { $most }, pavyzdžiui, 1-4,10
arena-needs-two = žaisti turi bent du lygiai
arena-other-tournament = faile { $path } yra kito turnyro rezultatai arba kas kita
arena-label = partijos
arena-stopped = Sustabdyta sužaidus { $played } iš { $all } partijų.
arena-title = { $variant }, { $games ->
    [one] { $games } partija
    [few] { $games } partijos
    [many] { $games } partijos
   *[other] { $games } partijų
}
arena-level = lygis
arena-name = vardas
# As in English.
arena-elo = Elo
arena-error = ±
arena-played = partijos
arena-won = laimėta
arena-drawn = lygiosios
arena-lost = pralaimėta
arena-score = taškai
arena-nothing = Nesužaista nė viena partija.
