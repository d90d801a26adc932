### Puzzles, the analysis board, and the review of a game.

# Whoever has no name.
player-first = Eerste speler
player-second = Tweede speler

## What a move or a position is worth to who is to act: nouns, after a colon or a dash

worth-win = { $distance ->
    [0] meteen winst
    [one] winst met het volgende stuk
   *[other] winst na nog { $distance } stukken
}
worth-win-sometime = winst
worth-draw = remise
worth-loss = { $distance ->
    [0] meteen verlies
    [one] verlies met het volgende stuk
   *[other] verlies na nog { $distance } stukken
}
worth-loss-sometime = verlies
worth-unknown = onbekend

## Moves told step by step

step-places = { $player } plaatst op { $cell }.
step-gives = { $player } geeft { $piece }.
step-calls = { $player } roept { $shape } en wint.
step-you-places = Jij plaatst op { $cell }.
step-you-gives = Jij geeft { $piece }.
step-you-calls = Jij roept { $shape } en wint.
# A move in words, put together from the next three.
move-whole = { $parts }:
move-place = plaatsen op { $cell }
move-give = { $piece } geven
move-call = { $shape } roepen
playback-label = De zetten doorlopen
playback-begins = Hier begint het.
playback-again = Nog eens afspelen

## Somebody is to find a move

attempt-place = Plaats het stuk dat je in je hand hebt.
attempt-give = Kies het stuk dat je geeft.
attempt-give-or-call = Geef een stuk, of roep.
attempt-end-turn = Roep, of beëindig de beurt.
attempt-point = Wijs de vier stukken aan.
attempt-take-back = Plaatsing terugnemen
attempt-no-shape = Deze vier zijn geen rij, kolom, diagonaal of vierkant dat telt. Probeer opnieuw.

## The review of a game

accuracy-share = { $percent }%
accuracy-kept = Bij { $kept } van de { $judged } zetten bleef behouden wat er te behouden was.
standing-title = Wie er hoe voor stond
standing-label = Hoe de partij er na elke zet voor stond: naar boven stond { $first } gewonnen, naar beneden { $second }. Hetzelfde staat in de tabel hieronder.
standing-side = { $player } wint
standing-as-table = Als tabel
standing-move = Zet
standing-player = Speler
standing-stood = Erna
standing-verdict = Oordeel
standing-show = Grafiek tekenen
standing-wins = { $player }: { $ending }
standing-won = { $player } heeft gewonnen
retry-title = Probeer het nog eens
retry-about = Zet { $number }: { $player } is aan zet. Bij het beste spel: { $value }. Zoek een zet waarmee dat zo blijft.
retry-right = Goed. Zo blijft het { $value }.
retry-wrong = Niet die zet. Kijk wat erop volgt.
retry-again = Nog een keer

## The analysis board

analysis-title = Analyse
study-variant = Wat wint
study-overlay = Op het bord
study-overlay-values = Wat zetten waard zijn
study-overlay-threats = Dreigingen
study-overlay-nothing = Niets
study-worth-title = Wat de stelling waard is
study-worth = Bij het beste spel: { $ending }.
study-gives = { $player } moet { $other } een stuk geven.
study-places = { $player } moet { $piece } plaatsen.
study-placed = Op { $cell } geplaatst: kies nu het stuk dat je geeft.
study-over = De partij is hier afgelopen.
study-progress = Hoeveel zetten er zijn beoordeeld
study-graded = { $graded } van { $total } zetten
study-nodes = · { $nodes } stellingen bekeken
study-stop = Stoppen
study-stopped = Gestopt na { $graded } van { $total } zetten.
study-go-on = Verder
study-call = { $shape } roepen
study-best-moves = Beste zetten
study-all-moves = { $count ->
    [one] De enige zet
   *[other] Alle { $count } zetten
}
study-group-win = { $count ->
    [one] Eén wint
   *[other] { $count } winnen
}
study-group-draw = { $count ->
    [one] Eén houdt remise
   *[other] { $count } houden remise
}
study-group-loss = { $count ->
    [one] Eén verliest
   *[other] { $count } verliezen
}
study-group-unknown = { $count } onbekend
study-line = Beste vervolg
study-line-help = Wijs een veld, een stuk of een zet aan, dan wordt het beste vervolg hier uitgespeeld.
study-line-best = Toon het beste vervolg
study-threats = Dreigingen
study-no-threats = Nog geen stuk kan iets compleet maken.
study-safe = { $count ->
    [0] Van de { $total } stukken in de voorraad is er geen veilig om te geven.
    [one] Van de { $total } stukken in de voorraad is er één waarmee de ander niet meteen wint.
   *[other] Van de { $total } stukken in de voorraad zijn er { $count } waarmee de ander niet meteen wint.
}
study-lapsed = Vervallen, en niets meer waard: { $shapes }.
study-no-moves = Speel een zet op het bord, dan wordt hij hier genoteerd. Ga je terug en speel je een andere, dan begint er een zijvariant.
study-comment = Commentaar bij { $word }
study-comment-start = Commentaar bij het begin
study-promote = Hoofdvariant maken
study-cut = Vanaf hier verwijderen
study-open-title = Een andere stelling of partij
study-paste = Plak een stelling of notatie
study-paste-about = Een stelling zoals “A.../.3../..../...5 7”, of een notatie
study-copy-link = Link naar deze analyse kopiëren
set-up-title = Stelling opzetten
set-up-help = Kies een stuk en dan een veld. Tik op een geplaatst stuk om het weer op te pakken. Wat in de hand overblijft, is het stuk dat geplaatst moet worden.
set-up-last = Laatst geplaatste stuk
set-up-last-none = geen: alle quarto's zijn vervallen
set-up-last-about = Quarto's waar het in zit, kun je nog roepen.
set-up-empty-hand = Stuk uit de hand terugleggen
set-up-clear = Bord leegmaken
set-up-done = Analyseren
set-up-cancel = Annuleren

## Records, positions by their address, and what a move means

review-better = Beter: { $words }.
why-gift = { $player } gaf { $piece }, en daarmee was { $shape } compleet.
word-turn = (Op { $cell } geplaatst, { $piece } gegeven.)
word-give = (Gegeven: { $piece }.)
review-look = bekijken
replay-title = Notatie openen
replay-about = Bekijk een partij die als .qgn-bestand is bewaard, hier of ergens anders.
replay-file = Kies een bestand
replay-paste = Of plak de notatie hier
replay-open = Openen
replay-another = Nog een notatie openen
position-begin = Begin hier een partij
position-first-gives = De eerste speler moet een stuk geven.
position-second-gives = De tweede speler moet een stuk geven.
position-first-places = De eerste speler moet { $piece } plaatsen.
position-second-places = De tweede speler moet { $piece } plaatsen.
