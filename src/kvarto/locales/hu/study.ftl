### Puzzles, the analysis board, and the review of a game.

player-first = Első
player-second = Második

## What a move or a position is worth to who is to act

worth-win = { $distance ->
    [0] azonnal nyer
    [one] a következő bábuval nyer
   *[other] { $distance } bábun belül nyer
}
worth-win-sometime = nyer
worth-draw = döntetlen
worth-loss = { $distance ->
    [0] azonnal veszít
    [one] a következő bábuval veszít
   *[other] { $distance } bábun belül veszít
}
worth-loss-sometime = veszít
worth-unknown = nem ismert

## Moves told step by step

step-places = { $player } leteszi ide: { $cell }.
step-gives = { $player } átadja { $piece }.
step-calls = { $player } bemondja és nyer: { $shape }.
step-you-places = Leteszed ide: { $cell }.
step-you-gives = Átadod { $piece }.
step-you-calls = Bemondod és nyersz: { $shape }.
move-whole = { $parts }:
move-place = leteszed ({ $cell })
move-give = átadod { $piece }
move-call = bemondod ({ $shape })
playback-label = A folytatás végignézése
playback-begins = Innen indul.
playback-again = Lejátszás újra

## Somebody is to find a move

attempt-place = Tedd le a kezedben lévő bábut.
attempt-give = Válaszd ki, melyik bábut adod.
attempt-give-or-call = Adj egy bábut, vagy mondd be.
attempt-end-turn = Mondd be, vagy fejezd be a lépést.
attempt-point = Érintsd meg a négy bábut.
attempt-take-back = A bábu visszavétele
attempt-no-shape = Ez a négy nem olyan sor, oszlop, átló vagy négyzet, amely számít. Próbáld újra.

## The review of a game

accuracy-share = { $percent }%
accuracy-kept = { $judged } lépésből { $kept } tartotta meg, amit meg lehetett.
standing-title = A játszma menete
standing-label = Az állás minden lépés után: fent { $first }, lent { $second } áll nyerésre. Ugyanez lejjebb táblázatban.
standing-side = { $player } nyer
standing-as-table = Táblázatként
standing-move = Lépés
standing-player = Játékos
standing-stood = Utána
standing-verdict = Értékelés
standing-show = Grafikon rajzolása
standing-wins = { $player } { $ending }
standing-won = { $player } nyert
retry-title = Próbáld újra
retry-about = { $number }. lépés: { $player } következik, és a legjobb játék eredménye: { $value }. Keress olyan lépést, amely ezt megtartja.
retry-right = Helyes. Megmaradt az eredmény: { $value }.
retry-wrong = Nem az. Nézd, mi következik belőle.
retry-again = Még egyszer

## The analysis board

analysis-title = Elemzés
study-variant = Mi nyer
study-overlay = A táblán
study-overlay-values = A lépések értéke
study-overlay-threats = Fenyegetések
study-overlay-nothing = Semmi
study-worth-title = Az állás értéke
study-worth = A legjobb játékkal: { $ending }.
study-gives = { $player } ad bábut, { $other } teszi le.
study-places = { $player } teszi le { $piece }.
study-placed = A bábu itt van: { $cell }. Most válaszd ki, melyiket adod.
study-over = Itt véget ért a játszma.
study-progress = Hány lépés van értékelve
study-graded = { $graded }/{ $total } lépés
study-nodes = · { $nodes } állás megvizsgálva
study-stop = Leállítás
study-stopped = Leállt { $graded }/{ $total } lépés után.
study-go-on = Folytatás
study-call = Bemondás: { $shape }
study-best-moves = Legjobb lépések
study-all-moves = { $count ->
    [one] Az egyetlen lépés
   *[other] Minden lépés ({ $count })
}
study-group-win = { $count ->
    [one] Egy nyer
   *[other] { $count } nyer
}
study-group-draw = { $count ->
    [one] Egy döntetlen
   *[other] { $count } döntetlen
}
study-group-loss = { $count ->
    [one] Egy veszít
   *[other] { $count } veszít
}
study-group-unknown = { $count } nem ismert
study-line = Legjobb folytatás
study-line-help = Mutass egy mezőre, bábura vagy lépésre, és itt lejátsszuk a legjobb folytatását.
study-line-best = Legjobb folytatás mutatása
study-threats = Fenyegetések
study-no-threats = Még egyetlen bábu sem tud befejezni semmit.
study-safe = { $count ->
    [0] A készlet { $total } bábuja közül egyet sem biztonságos odaadni.
    [one] A készlet { $total } bábuja közül egy nem nyer azonnal.
   *[other] A készlet { $total } bábuja közül { $count } nem nyer azonnal.
}
study-lapsed = Elévült, már semmit sem ér: { $shapes }.
study-no-moves = Lépj a táblán, és itt megjelenik. Ha visszamész és mást lépsz, mellékváltozat kezdődik.
study-comment = Megjegyzés ehhez: { $word }
study-comment-start = Megjegyzés az elejéhez
study-promote = Legyen ez a főváltozat
study-cut = Törlés innentől
study-open-title = Másik állás vagy játszma
study-paste = Állás vagy lejegyzés beillesztése
study-paste-about = Egy állás, például „A.../.3../..../...5 7”, vagy egy lejegyzett játszma
study-copy-link = Link másolása ehhez az elemzéshez
set-up-title = Állás felállítása
set-up-help = Válassz egy bábut, aztán egy mezőt. Érints meg egy letett bábut, és újra felveheted. Ami a kézben marad, azt kell letenni.
set-up-last = Utoljára letett bábu
set-up-last-none = nincs: minden kvartó elévült
set-up-last-about = A rajta átmenő kvartók még bemondhatók.
set-up-empty-hand = A kézben lévő bábu vissza
set-up-clear = Tábla kiürítése
set-up-done = Elemzés
set-up-cancel = Mégse

## Records, positions by their address, and what a move means

review-better = Jobb: { $words }.
why-gift = { $player } odaadta { $piece }, és azzal elkészült: { $shape }.
word-turn = (Letette ide: { $cell }, és átadta { $piece }.)
word-give = (Átadta { $piece }.)
review-look = megnézem
replay-title = Játszma megnyitása
replay-about = Nézz végig egy játszmát, amelyet itt vagy bárhol máshol .qgn fájlba mentettek.
replay-file = Fájl választása
replay-paste = Vagy illeszd be
replay-open = Megnyitás
replay-another = Másik játszma megnyitása
position-begin = Játszma indítása innen
position-first-gives = Az első játékos ad bábut.
position-second-gives = A második játékos ad bábut.
position-first-places = Az első játékos teszi le { $piece }.
position-second-places = A második játékos teszi le { $piece }.
