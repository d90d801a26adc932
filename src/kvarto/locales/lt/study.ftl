### Puzzles, the analysis board, and the review of a game.

player-first = Pirmasis
player-second = Antrasis

## What a move or a position is worth to who is to act

worth-win = { $distance ->
    [0] laimi iškart
    [1] laimi pastačius vieną figūrą
    [one] laimi pastačius { $distance } figūrą
    [few] laimi pastačius { $distance } figūras
    [many] laimi pastačius { $distance } figūros
   *[other] laimi pastačius { $distance } figūrų
}
worth-win-sometime = laimi
worth-draw = lygiosios
worth-loss = { $distance ->
    [0] pralaimi iškart
    [1] pralaimi pastačius vieną figūrą
    [one] pralaimi pastačius { $distance } figūrą
    [few] pralaimi pastačius { $distance } figūras
    [many] pralaimi pastačius { $distance } figūros
   *[other] pralaimi pastačius { $distance } figūrų
}
worth-loss-sometime = pralaimi
worth-unknown = nežinoma

## Moves told step by step

step-places = { $player } stato į { $cell }.
step-gives = { $player } duoda { $piece }.
step-calls = { $player } skelbia ir laimi: { $shape }.
step-you-places = Statai į { $cell }.
step-you-gives = Duodi { $piece }.
step-you-calls = Skelbi ir laimi: { $shape }.
move-whole = { $parts }:
move-place = statyti į { $cell }
move-give = duoti { $piece }
move-call = skelbti: { $shape }
playback-label = Peržiūrėti tęsinį
playback-begins = Čia pradžia.
playback-again = Parodyti vėl

## Somebody is to find a move

attempt-place = Pastatyk figūrą iš rankos.
attempt-give = Parink figūrą, kurią duosi.
attempt-give-or-call = Duok figūrą arba skelbk.
attempt-end-turn = Skelbk arba baik ėjimą.
attempt-point = Paliesk keturias figūras.
attempt-take-back = Paimti figūrą atgal
attempt-no-shape = Šios keturios nėra skaičiuojama eilė, stulpelis, įstrižainė ar kvadratas. Bandyk vėl.

## The review of a game

accuracy-share = { $percent } %
accuracy-kept = { $kept } iš { $judged } ėjimų išlaikė, ką buvo galima išlaikyti.
standing-title = Partijos eiga
standing-label = Kokia padėtis buvo po kiekvieno ėjimo: aukštyn laimėjo { $first }, žemyn – { $second }. Tas pats yra lentelėje žemiau.
standing-side = laimi { $player }
standing-as-table = Lentele
standing-move = Ėjimas
standing-player = Žaidėjas
standing-stood = Po jo
standing-verdict = Vertinimas
standing-show = Rodyti grafiką
standing-wins = { $player } { $ending }
standing-won = { $player } laimėjo
retry-title = Bandyk dar kartą
retry-about = { $number } ėjimas, eina { $player }. Geriausiai žaidžiant tai { $value }. Rask ėjimą, kuris tai išlaiko.
retry-right = Teisingai. Išlaikyta: { $value }.
retry-wrong = Ne šis. Žiūrėk, kas toliau.
retry-again = Dar kartą

## The analysis board

analysis-title = Analizė
study-variant = Kas laimi
study-overlay = Lentoje
study-overlay-values = Ėjimų vertė
study-overlay-threats = Grėsmės
study-overlay-nothing = Nieko
study-worth-title = Pozicijos vertė
study-worth = Geriausiai žaidžiant: { $ending }.
study-gives = { $player } duoda figūrą, ją statys { $other }.
study-places = { $player } stato { $piece }.
study-placed = Pastatyta į { $cell }: dabar parink figūrą, kurią duosi.
study-over = Čia partija baigta.
study-progress = Kiek ėjimų įvertinta
study-graded = { $graded } iš { $total } ėjimų
study-nodes = · peržiūrėta pozicijų: { $nodes }
study-stop = Stabdyti
study-stopped = Sustabdyta įvertinus { $graded } iš { $total } ėjimų.
study-go-on = Tęsti
study-call = Skelbti: { $shape }
study-best-moves = Geriausi ėjimai
study-all-moves = { $count ->
    [1] Vienintelis ėjimas
    [one] Visas { $count } ėjimas
    [few] Visi { $count } ėjimai
    [many] Visi { $count } ėjimo
   *[other] Visi { $count } ėjimų
}
study-group-win = Laimi: { $count }
study-group-draw = Lygiosios: { $count }
study-group-loss = Pralaimi: { $count }
study-group-unknown = Nežinoma: { $count }
study-line = Geriausias tęsinys
study-line-help = Parodyk langelį, figūrą ar ėjimą, ir čia matysi geriausią tęsinį.
study-line-best = Rodyti geriausią tęsinį
study-threats = Grėsmės
study-no-threats = Dar nė viena figūra nieko neužbaigia.
study-safe = { $count ->
    [0] Saugių figūrų nėra: iš { $total } likusių iškart laimi visos.
   *[other] Iškart nelaimi { $count } iš { $total } likusių figūrų.
}
study-lapsed = Nebegalioja ir nieko nebeverta: { $shapes }.
study-no-moves = Padaryk ėjimą lentoje, ir jis bus užrašytas čia. Grįžus atgal ir padarius kitą, prasideda atšaka.
study-comment = Pastaba prie { $word }
study-comment-start = Pastaba prie pradžios
study-promote = Padaryti pagrindine
study-cut = Ištrinti nuo čia
study-open-title = Kita pozicija ar partija
study-paste = Įklijuoti poziciją ar įrašą
study-paste-about = Pozicija, kaip „A.../.3../..../...5 7“, arba įrašas
study-copy-link = Kopijuoti šios analizės nuorodą
set-up-title = Sudėlioti poziciją
set-up-help = Pasirink figūrą, tada langelį. Palietus pastatytą figūrą, ji vėl paimama. Kas lieka rankoje, tą reikės statyti.
set-up-last = Paskutinė pastatyta figūra
set-up-last-none = nėra: visi quarto nebegalioja
set-up-last-about = Per ją einančius quarto dar galima skelbti.
set-up-empty-hand = Padėti figūrą iš rankos
set-up-clear = Ištuštinti lentą
set-up-done = Nagrinėti
set-up-cancel = Atsisakyti

## Records, positions by their address, and what a move means

review-better = Geriau: { $words }.
why-gift = { $player } davė { $piece }, ir ja užbaigta: { $shape }.
word-turn = (Pastatė į { $cell }, davė { $piece }.)
word-give = (Davė { $piece }.)
review-look = žiūrėti
replay-title = Atverti įrašą
replay-about = Peržiūrėk partiją, išsaugotą .qgn faile čia ar bet kur kitur.
replay-file = Pasirinkti failą
replay-paste = Arba įklijuok
replay-open = Atverti
replay-another = Atverti kitą įrašą
position-begin = Pradėti partiją nuo čia
position-first-gives = Pirmasis žaidėjas duoda figūrą.
position-second-gives = Antrasis žaidėjas duoda figūrą.
position-first-places = Pirmasis žaidėjas stato { $piece }.
position-second-places = Antrasis žaidėjas stato { $piece }.
