### Puzzles, the analysis board, and the review of a game.

# Whoever has no name.
player-first = První hráč
player-second = Druhý hráč

## What a move or a position is worth to who is to act

worth-win = { $distance ->
    [0] výhra hned
    [one] výhra příštím kamenem
    [few] výhra po { $distance } kamenech
    [many] výhra po { $distance } kamene
   *[other] výhra po { $distance } kamenech
}
worth-win-sometime = výhra
worth-draw = remíza
worth-loss = { $distance ->
    [0] prohra hned
    [one] prohra příštím kamenem
    [few] prohra po { $distance } kamenech
    [many] prohra po { $distance } kamene
   *[other] prohra po { $distance } kamenech
}
worth-loss-sometime = prohra
worth-unknown = neví se

## Moves told step by step

step-places = { $player } pokládá kámen na { $cell }.
step-gives = { $player } dává { $piece }.
step-calls = { $player } hlásí a vyhrává: { $shape }.
step-you-places = Pokládáš kámen na { $cell }.
step-you-gives = Dáváš { $piece }.
step-you-calls = Hlásíš a vyhráváš: { $shape }.
# A move in words, put together from the next three.
move-whole = { $parts }:
move-place = polož na { $cell }
move-give = dej { $piece }
move-call = ohlas ({ $shape })
playback-label = Projít tahy
playback-begins = Tady to začíná.
playback-again = Přehrát znovu

## Somebody is to find a move

attempt-place = Polož kámen.
attempt-give = Vyber kámen, který dáš.
attempt-give-or-call = Dej kámen, nebo ohlas.
attempt-end-turn = Ohlas, nebo ukonči tah.
attempt-point = Označ čtyři kameny.
attempt-take-back = Položit jinak
attempt-no-shape = Tyhle čtyři nejsou řádek, sloupec, úhlopříčka ani čtverec, který se počítá. Zkus to znovu.

## The review of a game

accuracy-share = { $percent } %
accuracy-kept = Tahy beze ztráty: { $kept } z { $judged }.
standing-title = Vývoj partie
standing-label = Jak partie stála po každém tahu: nahoře vyhrává { $first }, dole { $second }. Totéž je v tabulce níže.
standing-side = Vyhrává { $player }
standing-as-table = Jako tabulka
standing-move = Tah
standing-player = Hráč
standing-stood = Po něm
standing-verdict = Hodnocení
standing-show = Nakreslit graf
# $ending is a worth-win.
standing-wins = { $player }: { $ending }
standing-won = { $player } vyhrává
retry-title = Zkus to znovu
retry-about = Tah { $number }, hraje { $player }. Výsledek při nejlepší hře: { $value }. Najdi tah, který ho udrží.
retry-right = Správně. Výsledek zůstává: { $value }.
retry-wrong = Tenhle ne. Podívej, co po něm přijde.
retry-again = Ještě jednou

## The analysis board

analysis-title = Analýza
study-variant = Co vyhrává
study-overlay = Na desce
study-overlay-values = Hodnoty tahů
study-overlay-threats = Hrozby
study-overlay-nothing = Nic
study-worth-title = Hodnota pozice
# $ending is a worth-win and so on.
study-worth = Při nejlepší hře: { $ending }.
study-gives = { $player } dává kámen, položí ho { $other }.
study-places = { $player } má položit { $piece }.
study-placed = Kámen leží na { $cell }: teď vyber, který dát.
study-over = Tady partie končí.
study-progress = Kolik tahů je ohodnoceno
study-graded = Tahy: { $graded } z { $total }
study-nodes = · prohlédnuté pozice: { $nodes }
study-stop = Zastavit
study-stopped = Zastaveno po { $graded } z { $total } tahů.
study-go-on = Pokračovat
study-call = Ohlásit: { $shape }
study-best-moves = Nejlepší tahy
study-all-moves = { $count ->
    [one] Jediný tah
    [few] Všechny { $count } tahy
    [many] Všechny tahy ({ $count })
   *[other] Všech { $count } tahů
}
study-group-win = { $count ->
    [one] Jeden vyhrává
    [few] { $count } vyhrávají
    [many] { $count } vyhrává
   *[other] { $count } vyhrává
}
study-group-draw = { $count ->
    [one] Jeden vede k remíze
    [few] { $count } vedou k remíze
    [many] { $count } vede k remíze
   *[other] { $count } vede k remíze
}
study-group-loss = { $count ->
    [one] Jeden prohrává
    [few] { $count } prohrávají
    [many] { $count } prohrává
   *[other] { $count } prohrává
}
study-group-unknown = Neví se: { $count }
study-line = Nejlepší pokračování
study-line-help = Ukaž na pole, kámen nebo tah a tady uvidíš nejlepší pokračování.
study-line-best = Ukázat nejlepší pokračování
study-threats = Hrozby
study-no-threats = Zatím žádný kámen nic nedokončí.
study-safe = { $count ->
    [0] V zásobě není žádný bezpečný kámen (celkem { $total }).
    [one] V zásobě je jeden bezpečný kámen (celkem { $total }).
    [few] V zásobě jsou { $count } bezpečné kameny (celkem { $total }).
    [many] V zásobě je { $count } bezpečného kamene (celkem { $total }).
   *[other] V zásobě je { $count } bezpečných kamenů (celkem { $total }).
}
study-lapsed = Propadlo a už neplatí: { $shapes }.
study-no-moves = Zahraj na desce tah a objeví se tady. Když se vrátíš a zahraješ jiný, vznikne odbočka.
study-comment = Komentář k { $word }
study-comment-start = Komentář k začátku
study-promote = Nastavit jako hlavní průběh
study-cut = Smazat odtud dál
study-open-title = Jiná pozice nebo partie
study-paste = Vložit pozici nebo zápis
study-paste-about = Pozice jako „A.../.3../..../...5 7“, nebo zápis
study-copy-link = Kopírovat odkaz na analýzu
set-up-title = Sestavit pozici
set-up-help = Vyber kámen a pak pole. Klepnutím na položený kámen ho zase vezmeš. Který zůstane v ruce, ten se bude pokládat.
set-up-last = Naposledy položený kámen
set-up-last-none = žádný: všechna quarta propadla
set-up-last-about = Quarta s ním se ještě dají ohlásit.
set-up-empty-hand = Vrátit kámen z ruky
set-up-clear = Vyprázdnit desku
set-up-done = Analyzovat
set-up-cancel = Zrušit

## Records, positions by their address, and what a move means

review-better = Lepší: { $words }.
# The loser gave the piece with which the winner completed a shape and called.
why-gift = { $player } dává { $piece }, a to stačí na quarto: { $shape }.
# What a move in notation means.
word-turn = (Položit na { $cell }, dát { $piece }.)
word-give = (Dát { $piece }.)
review-look = ukázat
replay-title = Otevřít zápis
replay-about = Projdi si partii uloženou jako soubor .qgn, odsud nebo odjinud.
replay-file = Vybrat soubor
replay-paste = Nebo vlož zápis
replay-open = Otevřít
replay-another = Otevřít jiný zápis
position-begin = Začít partii odtud
position-first-gives = Kámen dává první hráč.
position-second-gives = Kámen dává druhý hráč.
position-first-places = První hráč má položit { $piece }.
position-second-places = Druhý hráč má položit { $piece }.
