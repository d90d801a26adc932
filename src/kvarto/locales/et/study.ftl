### Puzzles, the analysis board, and the review of a game.

player-first = Esimene
player-second = Teine

## What a move or a position is worth to who is to act

worth-win = { $distance ->
    [0] võidab kohe
    [one] võidab järgmise nupuga
   *[other] võidab { $distance } nupuga
}
worth-win-sometime = võidab
worth-draw = viik
worth-loss = { $distance ->
    [0] kaotab kohe
    [one] kaotab järgmise nupuga
   *[other] kaotab { $distance } nupuga
}
worth-loss-sometime = kaotab
worth-unknown = pole teada

## Moves told step by step

step-places = { $player } paneb nupu väljale { $cell }.
step-gives = { $player } annab { $piece }.
step-calls = { $player } hüüab ja võidab: { $shape }.
step-you-places = Paned nupu väljale { $cell }.
step-you-gives = Annad { $piece }.
step-you-calls = Hüüad ja võidad: { $shape }.
move-whole = { $parts }:
move-place = paned nupu väljale { $cell }
move-give = annad { $piece }
move-call = hüüad ({ $shape })
playback-label = Vaata jätk läbi
playback-begins = Siit see algab.
playback-again = Mängi uuesti ette

## Somebody is to find a move

attempt-place = Pane käes olev nupp lauale.
attempt-give = Vali nupp, mille annad.
attempt-give-or-call = Anna nupp või hüüa.
attempt-end-turn = Hüüa või lõpeta käik.
attempt-point = Puuduta nelja nuppu.
attempt-take-back = Võta nupp tagasi
attempt-no-shape = Need neli ei ole rida, veerg, diagonaal ega ruut, mis loeb. Proovi uuesti.

## The review of a game

accuracy-share = { $percent }%
accuracy-kept = Käikudest { $kept }/{ $judged } hoidis, mida hoida oli.
standing-title = Mängu kulg
standing-label = Seis pärast iga käiku: ülal oli võidul { $first }, all { $second }. Sama on allpool tabelina.
standing-side = { $player } võidab
standing-as-table = Tabelina
standing-move = Käik
standing-player = Mängija
standing-stood = Pärast seda
standing-verdict = Hinnang
standing-show = Joonista graafik
standing-wins = { $player } { $ending }
standing-won = { $player } on võitnud
retry-title = Proovi uuesti
retry-about = Käik { $number }: käigul { $player } ja parima mängu tulemus on { $value }. Leia käik, mis selle hoiab.
retry-right = Õige. Tulemus püsib: { $value }.
retry-wrong = Mitte see. Vaata, mis sellest tuleb.
retry-again = Veel kord

## The analysis board

analysis-title = Analüüs
study-variant = Mis võidab
study-overlay = Mängulaual
study-overlay-values = Käikude väärtus
study-overlay-threats = Ohud
study-overlay-nothing = Mitte midagi
study-worth-title = Seisu väärtus
study-worth = Parima mänguga: { $ending }.
study-gives = { $player } annab nupu mängijale { $other }.
study-places = { $player } paneb lauale { $piece }.
study-placed = Pandud väljale { $cell }: vali nüüd nupp, mille annad.
study-over = Mäng on siin läbi.
study-progress = Mitu käiku on hinnatud
study-graded = { $graded }/{ $total } käiku
study-nodes = · läbi vaadatud seise: { $nodes }
study-stop = Peata
study-stopped = Peatatud, kui hinnatud oli { $graded }/{ $total } käiku.
study-go-on = Jätka
study-call = Hüüa: { $shape }
study-best-moves = Parimad käigud
study-all-moves = { $count ->
    [one] Ainus käik
   *[other] Kõik { $count } käiku
}
study-group-win = { $count ->
    [one] Üks võidab
   *[other] { $count } võidab
}
study-group-draw = { $count ->
    [one] Üks viib viigini
   *[other] { $count } viib viigini
}
study-group-loss = { $count ->
    [one] Üks kaotab
   *[other] { $count } kaotab
}
study-group-unknown = { $count } pole teada
study-line = Parim jätk
study-line-help = Osuta väljale, nupule või käigule, ja selle parim jätk mängitakse siin ette.
study-line-best = Näita parimat jätku
study-threats = Ohud
study-no-threats = Ükski nupp ei saa veel midagi valmis teha.
study-safe = { $count ->
    [0] Varu { $total } nupust pole ühtegi ohutu anda.
    [one] Varu { $total } nupust üks ei võida kohe.
   *[other] Varu { $total } nupust { $count } ei võida kohe.
}
study-lapsed = Aegunud ega ole enam midagi väärt: { $shapes }.
study-no-moves = Mängi laual käik ja see märgitakse siia. Kui lähed tagasi ja mängid teistmoodi, algab kõrvalvariant.
study-comment = Kommentaar käigule { $word }
study-comment-start = Kommentaar algusele
study-promote = Tee peavariandiks
study-cut = Kustuta siit alates
study-open-title = Teine seis või mäng
study-paste = Kleebi seis või üleskirjutus
study-paste-about = Seis, näiteks „A.../.3../..../...5 7“, või üleskirjutus
study-copy-link = Kopeeri selle analüüsi link
set-up-title = Sea seis üles
set-up-help = Vali nupp, siis väli. Puuduta laual olevat nuppu, et see tagasi võtta. Mis jääb kätte, see on nupp, mis tuleb panna.
set-up-last = Viimasena pandud nupp
set-up-last-none = pole: kõik quartod on aegunud
set-up-last-about = Seda läbivaid quartosid saab veel hüüda.
set-up-empty-hand = Pane käes olev nupp tagasi
set-up-clear = Tühjenda laud
set-up-done = Analüüsi
set-up-cancel = Loobu

## Records, positions by their address, and what a move means

review-better = Parem: { $words }.
why-gift = { $player } andis { $piece } ja sellega sai valmis { $shape }.
word-turn = (Pani nupu väljale { $cell }, andis { $piece }.)
word-give = (Andis { $piece }.)
review-look = vaata
replay-title = Ava üleskirjutus
replay-about = Vaata läbi mäng, mis on salvestatud .qgn-faili, siin või kus tahes mujal.
replay-file = Vali fail
replay-paste = Või kleebi see siia
replay-open = Ava
replay-another = Ava teine üleskirjutus
position-begin = Alusta siit mängu
position-first-gives = Esimene annab nupu.
position-second-gives = Teine annab nupu.
position-first-places = Esimene paneb lauale { $piece }.
position-second-places = Teine paneb lauale { $piece }.
