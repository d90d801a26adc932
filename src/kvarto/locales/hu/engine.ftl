### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Egymás ellen játszatja a szinteket, és kiszámolja az erejüket.
arena-help =
    Egymás ellen játszatja a szinteket, minden párt mindkét helyen ugyanannyiszor, és kiírja, melyik
    milyen erős: az Élő-pontszámot a 95%-os intervallum fél szélességével, majd az egymás elleni pontokat
    százalékban. A Ctrl-C megállítja, és a lejátszott játszmákból számol.
arena-games-help = Hány játszmát játsszon minden pár.
arena-levels-help = Mely szintek, például 1-4,10.
arena-variant-help = standard, advanced, squares, hard, vagy egy kód, mint ch:l.
arena-calling-help = Be kell-e mondani a kvartót, hogy nyerjen.
arena-seed-help = Azonos mag, azonos játszmák.
arena-processes-help = Hány játszma fusson egyszerre.
arena-save-help = Minden eredményt fájlba ír, és onnan folytatja, ami már benne van.
arena-no-such-levels = { $text }: a szintek számok 1 és { $most } között, például 1-4,10
arena-needs-two = legalább két szintnek kell játszania
arena-other-tournament = ebben a fájlban egy másik verseny eredményei vannak, vagy valami más: { $path }
arena-label = játszmák
arena-stopped = Leállt { $played }/{ $all } játszma után.
arena-title = { $variant }, { $games } játszma
arena-level = szint
arena-name = név
arena-elo = Élő
arena-error = ±
arena-played = játszma
arena-won = nyert
arena-drawn = dönt.
arena-lost = vesztett
arena-score = pont
arena-nothing = Nem volt egyetlen játszma sem.
