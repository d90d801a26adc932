### Puzzles, the analysis board, and the review of a game.

# Whoever has no name.
player-first = Prvi igralec
player-second = Drugi igralec

## What a move or a position is worth to who is to act

worth-win = { $distance ->
    [0] zmaga takoj
    [1] zmaga z naslednjo figuro
    [one] zmaga po { $distance } figuri
    [two] zmaga po { $distance } figurah
    [few] zmaga po { $distance } figurah
   *[other] zmaga po { $distance } figurah
}
worth-win-sometime = zmaga
worth-draw = remi
worth-loss = { $distance ->
    [0] poraz takoj
    [1] poraz z naslednjo figuro
    [one] poraz po { $distance } figuri
    [two] poraz po { $distance } figurah
    [few] poraz po { $distance } figurah
   *[other] poraz po { $distance } figurah
}
worth-loss-sometime = poraz
worth-unknown = ni znano

## Moves told step by step

step-places = { $player } postavi figuro na { $cell }.
step-gives = { $player } da { $piece }.
step-calls = { $player } zakliče in zmaga: { $shape }.
step-you-places = Postaviš figuro na { $cell }.
step-you-gives = Daš { $piece }.
step-you-calls = Zakličeš in zmagaš: { $shape }.
# A move in words, put together from the next three.
move-whole = { $parts }:
move-place = postavi na { $cell }
move-give = daj { $piece }
move-call = zakliči ({ $shape })
playback-label = Preglej poteze
playback-begins = Tu se začne.
playback-again = Predvajaj znova

## Somebody is to find a move

attempt-place = Postavi figuro.
attempt-give = Izberi figuro, ki jo daš.
attempt-give-or-call = Daj figuro ali zakliči.
attempt-end-turn = Zakliči ali končaj potezo.
attempt-point = Dotakni se štirih figur.
attempt-take-back = Postavi drugače
attempt-no-shape = Te štiri niso vrstica, stolpec, diagonala ali kvadrat, ki šteje. Poskusi znova.

## The review of a game

accuracy-share = { $percent } %
accuracy-kept = Poteze brez izgube: { $kept } od { $judged }.
standing-title = Potek partije
standing-label = Kako je stala partija po vsaki potezi: navzgor zmaguje { $first }, navzdol { $second }. Isto je v tabeli spodaj.
standing-side = Zmaga: { $player }
standing-as-table = Kot tabela
standing-move = Poteza
standing-player = Igralec
standing-stood = Po njej
standing-verdict = Ocena
standing-show = Nariši graf
# $ending is a worth-win.
standing-wins = { $player }: { $ending }
standing-won = { $player } zmaga
retry-title = Poskusi še enkrat
retry-about = Poteza { $number }, igra { $player }. Izid ob najboljši igri: { $value }. Poišči potezo, ki ga ohrani.
retry-right = Pravilno. Izid ostane: { $value }.
retry-wrong = Ta ne. Poglej, kaj sledi.
retry-again = Še enkrat

## The analysis board

analysis-title = Analiza
study-variant = Kaj zmaga
study-overlay = Na plošči
study-overlay-values = Vrednost potez
study-overlay-threats = Grožnje
study-overlay-nothing = Nič
study-worth-title = Vrednost pozicije
# $ending is a worth-win and so on.
study-worth = Ob najboljši igri: { $ending }.
study-gives = { $player } da figuro, postavi jo { $other }.
study-places = { $player } mora postaviti { $piece }.
study-placed = Figura stoji na { $cell }: zdaj izberi, katero daš.
study-over = Tu je partije konec.
study-progress = Koliko potez je ocenjenih
study-graded = Poteze: { $graded } od { $total }
study-nodes = · pregledane pozicije: { $nodes }
study-stop = Ustavi
study-stopped = Ustavljeno po { $graded } od { $total } potez.
study-go-on = Nadaljuj
study-call = Zakliči: { $shape }
study-best-moves = Najboljše poteze
study-all-moves = { $count ->
    [1] Edina poteza
    [2] Obe potezi
    [one] Vse poteze ({ $count })
    [two] Vse poteze ({ $count })
    [few] Vse { $count } poteze
   *[other] Vseh { $count } potez
}
study-group-win = { $count ->
    [one] { $count } zmaga
    [two] { $count } zmagata
    [few] { $count } zmagajo
   *[other] { $count } zmaga
}
study-group-draw = { $count ->
    [one] { $count } pelje v remi
    [two] { $count } peljeta v remi
    [few] { $count } peljejo v remi
   *[other] { $count } pelje v remi
}
study-group-loss = { $count ->
    [one] { $count } izgubi
    [two] { $count } izgubita
    [few] { $count } izgubijo
   *[other] { $count } izgubi
}
study-group-unknown = Ni znano: { $count }
study-line = Najboljše nadaljevanje
study-line-help = Pokaži na polje, figuro ali potezo in tu vidiš najboljše nadaljevanje.
study-line-best = Pokaži najboljše nadaljevanje
study-threats = Grožnje
study-no-threats = Za zdaj nobena figura ničesar ne dokonča.
study-safe = { $count ->
    [0] V zalogi ni varne figure (vseh: { $total }).
    [one] V zalogi je { $count } varna figura (vseh: { $total }).
    [two] V zalogi sta { $count } varni figuri (vseh: { $total }).
    [few] V zalogi so { $count } varne figure (vseh: { $total }).
   *[other] V zalogi je { $count } varnih figur (vseh: { $total }).
}
study-lapsed = Zapadlo in ne velja več: { $shapes }.
study-no-moves = Odigraj potezo na plošči in zapiše se tukaj. Če se vrneš in odigraš drugo, nastane stranska veja.
study-comment = Komentar k { $word }
study-comment-start = Komentar k začetku
study-promote = Postavi za glavno vejo
study-cut = Izbriši od tu naprej
study-open-title = Druga pozicija ali partija
study-paste = Prilepi pozicijo ali zapis
study-paste-about = Pozicija, kot je »A.../.3../..../...5 7«, ali zapis
study-copy-link = Kopiraj povezavo do te analize
set-up-title = Sestavi pozicijo
set-up-help = Izberi figuro, nato polje. Dotakni se postavljene figure, da jo spet vzameš. Figuro, ki ostane v roki, je treba postaviti.
set-up-last = Zadnja postavljena figura
set-up-last-none = nobena: vsi quarti so zapadli
set-up-last-about = Quarte z njo je še mogoče zaklicati.
set-up-empty-hand = Vrni figuro iz roke
set-up-clear = Izprazni ploščo
set-up-done = Analiziraj
set-up-cancel = Prekliči

## Records, positions by their address, and what a move means

review-better = Bolje: { $words }.
# The loser gave the piece with which the winner completed a shape and called.
why-gift = { $player } da { $piece } in to je dovolj za quarto: { $shape }.
# What a move in notation means.
word-turn = (Postavi na { $cell }, da { $piece }.)
word-give = (Da { $piece }.)
review-look = poglej
replay-title = Odpri zapis
replay-about = Preglej partijo, shranjeno kot datoteka .qgn, od tu ali od drugod.
replay-file = Izberi datoteko
replay-paste = Ali prilepi zapis
replay-open = Odpri
replay-another = Odpri drug zapis
position-begin = Začni partijo od tu
position-first-gives = Figuro da prvi igralec.
position-second-gives = Figuro da drugi igralec.
position-first-places = Prvi igralec mora postaviti { $piece }.
position-second-places = Drugi igralec mora postaviti { $piece }.
