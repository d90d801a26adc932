### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Pune nivelurile să joace între ele și le clasează.
arena-help =
    Pune nivelurile să joace între ele, fiecare pereche același număr de partide din ambele locuri, și
    tipărește cât de puternic este fiecare: punctajul Elo cu jumătatea intervalului de 95 %, apoi
    punctele fiecăruia cu fiecare, în procente. Ctrl-C oprește partidele și le socotește pe cele jucate.
arena-games-help = Câte partide joacă fiecare pereche de niveluri.
arena-levels-help = Ce niveluri, de exemplu 1-4,10.
arena-variant-help = standard, advanced, squares, hard sau un cod precum ch:l.
arena-calling-help = Dacă un quarto trebuie anunțat ca să câștige.
arena-seed-help = Aceeași sămânță dă aceleași partide.
arena-processes-help = Câte partide se joacă în același timp.
arena-save-help = Adaugă fiecare rezultat la un fișier și continuă de la cele din el.
arena-no-such-levels = { $text }: nivelurile sunt numere de la 1 la { $most }, de exemplu 1-4,10
arena-needs-two = trebuie să joace cel puțin două niveluri
arena-other-tournament = { $path } conține rezultatele altui turneu sau altceva
arena-label = partide
arena-stopped = Oprit. Partide jucate: { $played } din { $all }.
arena-title = { $variant }, { $games ->
    [one] o partidă
    [few] { $games } partide
   *[other] { $games } de partide
}
arena-level = nivel
arena-name = nume
# As in English.
arena-elo = Elo
arena-error = ±
arena-played = partide
arena-won = victorii
arena-drawn = remize
arena-lost = înfrângeri
arena-score = puncte
arena-nothing = Nu s-a jucat nicio partidă.
