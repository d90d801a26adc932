### Puzzles, the analysis board, and the review of a game.

player-first = Fyrri
player-second = Seinni

## What a move or a position is worth to who is to act

worth-win = { $distance ->
    [0] vinnur strax
    [1] vinnur með næsta kubbi
    [one] vinnur eftir { $distance } kubb
   *[other] vinnur eftir { $distance } kubba
}
worth-win-sometime = vinnur
worth-draw = jafntefli
worth-loss = { $distance ->
    [0] tapar strax
    [1] tapar með næsta kubbi
    [one] tapar eftir { $distance } kubb
   *[other] tapar eftir { $distance } kubba
}
worth-loss-sometime = tapar
worth-unknown = ekki vitað

## Moves told step by step

step-places = { $player } setur kubbinn á { $cell }.
step-gives = { $player } réttir { $piece }.
step-calls = { $player } kallar og vinnur: { $shape }.
step-you-places = Þú setur kubbinn á { $cell }.
step-you-gives = Þú réttir { $piece }.
step-you-calls = Þú kallar og vinnur: { $shape }.
move-whole = { $parts }:
move-place = setja kubbinn á { $cell }
move-give = rétta { $piece }
move-call = kalla ({ $shape })
playback-label = Fara í gegnum framhaldið
playback-begins = Hér byrjar það.
playback-again = Spila aftur

## Somebody is to find a move

attempt-place = Settu kubbinn sem þú heldur á.
attempt-give = Veldu kubbinn sem þú réttir.
attempt-give-or-call = Réttu kubb eða kallaðu.
attempt-end-turn = Kallaðu eða ljúktu leiknum.
attempt-point = Snertu kubbana fjóra.
attempt-take-back = Taka kubbinn aftur
attempt-no-shape = Þessir fjórir eru ekki röð, dálkur, skálína eða ferningur sem telur. Reyndu aftur.

## The review of a game

# As in English.
accuracy-share = { $percent } %
accuracy-kept = { $kept ->
    [one] { $kept } af { $judged } leikjum hélt því sem halda mátti.
   *[other] { $kept } af { $judged } leikjum héldu því sem halda mátti.
}
standing-title = Gangur spilsins
standing-label = Staðan eftir hvern leik: uppi var { $first } með unnið, niðri { $second }. Það sama er í töflunni fyrir neðan.
standing-side = { $player } vinnur
standing-as-table = Sem tafla
standing-move = Leikur
standing-player = Leikmaður
standing-stood = Á eftir
standing-verdict = Mat
standing-show = Teikna línurit
standing-wins = { $player } { $ending }
standing-won = { $player } hefur unnið
retry-title = Reyndu aftur
retry-about = Leikur { $number }: { $player } á leik og besta spilamennska gefur: { $value }. Finndu leik sem heldur því.
retry-right = Rétt. Þetta heldur: { $value }.
retry-wrong = Ekki þessi. Sjáðu hvað af honum leiðir.
retry-again = Einu sinni enn

## The analysis board

analysis-title = Greining
study-variant = Hvað vinnur
study-overlay = Á borðinu
study-overlay-values = Gildi leikja
study-overlay-threats = Hótanir
study-overlay-nothing = Ekkert
study-worth-title = Gildi stöðunnar
study-worth = Með bestu spilamennsku: { $ending }.
study-gives = { $player } réttir kubb sem { $other } setur.
study-places = { $player } setur { $piece }.
study-placed = Settur á { $cell }: veldu nú kubbinn sem þú réttir.
study-over = Spilinu er lokið hér.
study-progress = Hve margir leikir hafa verið metnir
study-graded = { $graded } af { $total } leikjum
study-nodes = · stöður skoðaðar: { $nodes }
study-stop = Stöðva
study-stopped = Stöðvað eftir { $graded } af { $total } leikjum.
study-go-on = Halda áfram
study-call = Kalla: { $shape }
study-best-moves = Bestu leikir
study-all-moves = { $count ->
    [1] Eini leikurinn
    [one] Allir leikir: { $count }
   *[other] Allir leikir: { $count }
}
study-group-win = { $count ->
    [one] { $count } vinnur
   *[other] { $count } vinna
}
study-group-draw = { $count ->
    [one] { $count } heldur jafntefli
   *[other] { $count } halda jafntefli
}
study-group-loss = { $count ->
    [one] { $count } tapar
   *[other] { $count } tapa
}
study-group-unknown = { $count } ekki vitað
study-line = Besta framhald
study-line-help = Bentu á reit, kubb eða leik og besta framhaldið er spilað hér.
study-line-best = Sýna besta framhald
study-threats = Hótanir
study-no-threats = Enginn kubbur getur lokið við neitt enn.
study-safe = { $count ->
    [0] Engan af { $total } kubbum í forðanum er öruggt að rétta.
    [one] { $count } af { $total } kubbum í forðanum vinnur ekki strax.
   *[other] { $count } af { $total } kubbum í forðanum vinna ekki strax.
}
study-lapsed = Fallið úr gildi og einskis virði framar: { $shapes }.
study-no-moves = Leiktu á borðinu og leikurinn er skráður hér. Ef þú ferð til baka og leikur annað hefst hliðarlína.
study-comment = Athugasemd við { $word }
study-comment-start = Athugasemd við byrjunina
study-promote = Gera að aðallínu
study-cut = Eyða héðan í frá
study-open-title = Önnur staða eða spil
study-paste = Líma inn stöðu eða skráningu
study-paste-about = Staða, til dæmis „A.../.3../..../...5 7“, eða skráning
study-copy-link = Afrita hlekk á þessa greiningu
set-up-title = Stilla upp stöðu
set-up-help = Veldu kubb og svo reit. Snertu kubb á borðinu til að taka hann aftur upp. Kubburinn sem eftir er í hendi er sá sem á að setja.
set-up-last = Síðast settur kubbur
set-up-last-none = enginn: öll quarto eru fallin úr gildi
set-up-last-about = Quarto gegnum hann má enn kalla.
set-up-empty-hand = Leggja kubbinn í hendi frá sér
set-up-clear = Tæma borðið
set-up-done = Greina
set-up-cancel = Hætta við

## Records, positions by their address, and what a move means

review-better = Betra: { $words }.
why-gift = { $player } rétti { $piece } og með honum varð til quarto: { $shape }.
word-turn = (Setti kubbinn á { $cell }, rétti { $piece }.)
word-give = (Rétti { $piece }.)
review-look = skoða
replay-title = Opna skráningu
replay-about = Skoðaðu spil sem var vistað sem .qgn-skrá, hér eða annars staðar.
replay-file = Velja skrá
replay-paste = Eða límdu hana inn
replay-open = Opna
replay-another = Opna aðra skráningu
position-begin = Hefja spil héðan
position-first-gives = Fyrri leikmaðurinn réttir kubb.
position-second-gives = Seinni leikmaðurinn réttir kubb.
position-first-places = Fyrri leikmaðurinn setur { $piece }.
position-second-places = Seinni leikmaðurinn setur { $piece }.
