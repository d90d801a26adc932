### Puzzles, the analysis board, and the review of a game.

# Whoever has no name.
player-first = Prvý hráč
player-second = Druhý hráč

## What a move or a position is worth to who is to act

worth-win = { $distance ->
    [0] výhra hneď
    [one] výhra ďalším kameňom
    [few] výhra po { $distance } kameňoch
    [many] výhra po { $distance } kameňa
   *[other] výhra po { $distance } kameňoch
}
worth-win-sometime = výhra
worth-draw = remíza
worth-loss = { $distance ->
    [0] prehra hneď
    [one] prehra ďalším kameňom
    [few] prehra po { $distance } kameňoch
    [many] prehra po { $distance } kameňa
   *[other] prehra po { $distance } kameňoch
}
worth-loss-sometime = prehra
worth-unknown = nevie sa

## Moves told step by step

step-places = { $player } kladie kameň na { $cell }.
step-gives = { $player } dáva { $piece }.
step-calls = { $player } hlási a vyhráva: { $shape }.
step-you-places = Kladieš kameň na { $cell }.
step-you-gives = Dávaš { $piece }.
step-you-calls = Hlásiš a vyhrávaš: { $shape }.
# A move in words, put together from the next three.
move-whole = { $parts }:
move-place = polož na { $cell }
move-give = daj { $piece }
move-call = ohlás ({ $shape })
playback-label = Prejsť ťahy
playback-begins = Tu sa to začína.
playback-again = Prehrať znova

## Somebody is to find a move

attempt-place = Polož kameň.
attempt-give = Vyber kameň, ktorý dáš.
attempt-give-or-call = Daj kameň alebo ohlás.
attempt-end-turn = Ohlás alebo ukonči ťah.
attempt-point = Označ štyri kamene.
attempt-take-back = Položiť inak
attempt-no-shape = Tieto štyri nie sú riadok, stĺpec, uhlopriečka ani štvorec, ktorý sa počíta. Skús to znova.

## The review of a game

accuracy-share = { $percent } %
accuracy-kept = Ťahy bez straty: { $kept } z { $judged }.
standing-title = Vývoj partie
standing-label = Ako partia stála po každom ťahu: hore vyhráva { $first }, dolu { $second }. To isté je v tabuľke nižšie.
standing-side = Vyhráva { $player }
standing-as-table = Ako tabuľka
standing-move = Ťah
standing-player = Hráč
standing-stood = Po ňom
standing-verdict = Hodnotenie
standing-show = Nakresliť graf
# $ending is a worth-win.
standing-wins = { $player }: { $ending }
standing-won = { $player } vyhráva
retry-title = Skús to znova
retry-about = Ťah { $number }, hrá { $player }. Výsledok pri najlepšej hre: { $value }. Nájdi ťah, ktorý ho udrží.
retry-right = Správne. Výsledok ostáva: { $value }.
retry-wrong = Tento nie. Pozri, čo po ňom príde.
retry-again = Ešte raz

## The analysis board

analysis-title = Analýza
study-variant = Čo vyhráva
study-overlay = Na doske
study-overlay-values = Hodnoty ťahov
study-overlay-threats = Hrozby
study-overlay-nothing = Nič
study-worth-title = Hodnota pozície
# $ending is a worth-win and so on.
study-worth = Pri najlepšej hre: { $ending }.
study-gives = { $player } dáva kameň, položí ho { $other }.
study-places = { $player } má položiť { $piece }.
study-placed = Kameň leží na { $cell }: teraz vyber, ktorý dať.
study-over = Tu sa partia končí.
study-progress = Koľko ťahov je ohodnotených
study-graded = Ťahy: { $graded } z { $total }
study-nodes = · prezreté pozície: { $nodes }
study-stop = Zastaviť
study-stopped = Zastavené po { $graded } z { $total } ťahov.
study-go-on = Pokračovať
study-call = Ohlásiť: { $shape }
study-best-moves = Najlepšie ťahy
study-all-moves = { $count ->
    [one] Jediný ťah
    [few] Všetky { $count } ťahy
    [many] Všetky ťahy ({ $count })
   *[other] Všetkých { $count } ťahov
}
study-group-win = { $count ->
    [one] Jeden vyhráva
    [few] { $count } vyhrávajú
    [many] { $count } vyhráva
   *[other] { $count } vyhráva
}
study-group-draw = { $count ->
    [one] Jeden vedie k remíze
    [few] { $count } vedú k remíze
    [many] { $count } vedie k remíze
   *[other] { $count } vedie k remíze
}
study-group-loss = { $count ->
    [one] Jeden prehráva
    [few] { $count } prehrávajú
    [many] { $count } prehráva
   *[other] { $count } prehráva
}
study-group-unknown = Nevie sa: { $count }
study-line = Najlepšie pokračovanie
study-line-help = Ukáž na políčko, kameň alebo ťah a tu uvidíš najlepšie pokračovanie.
study-line-best = Ukázať najlepšie pokračovanie
study-threats = Hrozby
study-no-threats = Zatiaľ žiadny kameň nič nedokončí.
study-safe = { $count ->
    [0] V zásobe nie je žiadny bezpečný kameň (spolu { $total }).
    [one] V zásobe je jeden bezpečný kameň (spolu { $total }).
    [few] V zásobe sú { $count } bezpečné kamene (spolu { $total }).
    [many] V zásobe je { $count } bezpečného kameňa (spolu { $total }).
   *[other] V zásobe je { $count } bezpečných kameňov (spolu { $total }).
}
study-lapsed = Prepadlo a už neplatí: { $shapes }.
study-no-moves = Zahraj na doske ťah a objaví sa tu. Keď sa vrátiš a zahráš iný, vznikne odbočka.
study-comment = Komentár k { $word }
study-comment-start = Komentár k začiatku
study-promote = Nastaviť ako hlavný priebeh
study-cut = Zmazať odtiaľto ďalej
study-open-title = Iná pozícia alebo partia
study-paste = Vložiť pozíciu alebo zápis
study-paste-about = Pozícia ako „A.../.3../..../...5 7“ alebo zápis
study-copy-link = Kopírovať odkaz na analýzu
set-up-title = Zostaviť pozíciu
set-up-help = Vyber kameň a potom políčko. Ťuknutím na položený kameň ho znova vezmeš. Ktorý ostane v ruke, ten sa bude klásť.
set-up-last = Naposledy položený kameň
set-up-last-none = žiadny: všetky quartá prepadli
set-up-last-about = Quartá s ním sa ešte dajú ohlásiť.
set-up-empty-hand = Vrátiť kameň z ruky
set-up-clear = Vyprázdniť dosku
set-up-done = Analyzovať
set-up-cancel = Zrušiť

## Records, positions by their address, and what a move means

review-better = Lepšie: { $words }.
# The loser gave the piece with which the winner completed a shape and called.
why-gift = { $player } dáva { $piece }, a to stačí na quarto: { $shape }.
# What a move in notation means.
word-turn = (Položiť na { $cell }, dať { $piece }.)
word-give = (Dať { $piece }.)
review-look = ukázať
replay-title = Otvoriť zápis
replay-about = Prejdi si partiu uloženú ako súbor .qgn, odtiaľto alebo odinakiaľ.
replay-file = Vybrať súbor
replay-paste = Alebo vlož zápis
replay-open = Otvoriť
replay-another = Otvoriť iný zápis
position-begin = Začať partiu odtiaľto
position-first-gives = Kameň dáva prvý hráč.
position-second-gives = Kameň dáva druhý hráč.
position-first-places = Prvý hráč má položiť { $piece }.
position-second-places = Druhý hráč má položiť { $piece }.
