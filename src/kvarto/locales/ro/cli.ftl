### The command line.

cli-help =
    Quarto, jocul în care tu alegi piesa pe care trebuie să o așeze adversarul,
    și în care o linie de patru câștigă doar dacă o anunți.
cli-version-help = Arată versiunea și iese.
cli-style-help = Cum se desenează: în culori, cu Unicode simplu, cu ASCII sau cum poate terminalul.
cli-lang-help = Limba tuturor mesajelor, de exemplu fi. Dacă lipsește, hotărăsc LANGUAGE, LC_ALL, LC_MESSAGES sau LANG.
cli-unknown-language = limba { $language } nu există aici; alege una dintre { $languages }
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = { $path } nu se poate citi: { $why }
cli-cannot-write = { $path } nu se poate scrie: { $why }
cli-standard-input = intrarea standard

standing-to-act = La mutare: { $player }.
standing-open = Deschise: { $shapes }.
standing-lapsed = Expirate: { $shapes }.

seat-first = Primul
seat-second = Al doilea

## kvarto show

show-help =
    Desenează o poziție (POSITION): rândurile de la 4 la 1, apoi piesa din mână sau -, apoi, dacă e
    cazul, o variantă și căsuța ultimei așezări. De exemplu:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Desenează o poziție.
show-variant = Varianta: { $variant }.
show-svg-help = Desenează în schimb într-un fișier SVG (- pentru ieșirea standard).
show-pieces-help = Cum arată piesele în SVG.
show-theme-help = Pentru un fundal luminos sau întunecat.

## kvarto replay

replay-help = Rejoacă fiecare partidă dintr-un fișier .qgn (FILE, - pentru intrarea standard) și spune cum stă.
replay-short-help = Spune cum stau partidele dintr-o înregistrare.
replay-json-help = Tipărește câte un obiect JSON pe rând pentru fiecare partidă. Un rezultat fără motiv are motivul "unknown".
replay-no-games = { $source }: nu conține nicio partidă
replay-game = Partida { $number }: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = Joacă o partidă în terminal.
play-command-help =
    Joacă o partidă, în doi la același terminal sau de unul singur cu calculatorul. Scrie help în timpul partidei ca să vezi ce se poate tasta.
play-variant-help = standard (implicit), advanced, squares, hard sau un cod precum ch:l.
play-calling-help = Dacă un quarto trebuie anunțat ca să câștige.
play-false-call-help = Ce costă un anunț greșit: șansa sau partida.
play-late-call-help = Cine a așezat mai poate anunța și după ce a dat piesa, până când aceasta e așezată.
play-pointing-help = Cine trebuie să arate forma anunțată; ceilalți doar anunță.
play-clock-help = Timpul: - (fără), 60/move, 60/place, 600+5 (secunde și adaos), 3d/move.
play-tournament-help = Ca la turnee: un minut pe mutare, iar cu un anunț greșit pierzi partida.
play-against-help = Joacă împotriva calculatorului, de la 1 (joacă prima oară) la { $strongest } (perfect).
play-one-help = Numele unui jucător.
play-two-help = Numele celuilalt jucător.
play-starter-help = Cine începe: hotărăsc zarurile, ori începe jucătorul 1 sau 2.
play-start-help = Poziția de la care se începe.
play-seed-help = Repetă zarurile unei partide anterioare.
play-save-help = Adaugă partida la un fișier .qgn.
play-save-no-record = { $path } conține altceva decât partide; nu se adaugă nimic
play-tournament-fixes = { $option } nu merge împreună cu --tournament, care o stabilește deja
play-same-names = cei doi jucători au nevoie de nume diferite
play-player-one = Jucătorul 1
play-player-two = Jucătorul 2

## kvarto play: at the table

# As in English.
play-title = Quarto, { $variant }
play-dice = { $first } aruncă { $a }, { $second } aruncă { $b }.
play-first = { $first } începe și dă prima piesă.
play-first-set-up = Primul jucător: { $first }, al doilea: { $second }.
play-spoken = Un quarto câștigă doar dacă e anunțat: scrie ! imediat ce vezi unul.
play-forfeit = Un anunț greșit costă partida.
play-late-call = Și după ce ai dat piesa mai poți anunța: scrie late.
play-help-hint = Scrie help ca să vezi tot ce se poate tasta.
play-clock = [{ $time }]{ " " }
play-give = { $player }, alege o piesă pentru { $other } (0-F sau help):
play-give-or-call = { $player }, alege o piesă pentru { $other } (0-F) sau anunță (!):
play-place = { $player }, așază piesa (a1-d4 sau help):
play-place-or-call = { $player }, așază piesa (a1-d4) sau anunță (!):
play-place-or-late-call = { $player }, așază piesa (a1-d4) sau anunță (!; { $other }: late):
play-place-or-others-late-call = { $player }, așază piesa (a1-d4; { $other } poate anunța: late):
play-end-turn = { $player }, încheie ultima mutare (=):
play-end-turn-or-call = { $player }, anunță (!) sau încheie mutarea (=):
play-point = { $player }, ce linie? (1-4, a-d, / sau \, ori cancel):
play-point-with-squares = { $player }, ce formă? (1-4, a-d, / sau \, careuri a1-c3, ori cancel):
play-paused = Partida este în pauză. Scrie resume ca să continue:
play-offer-draw = { $player } propune remiză. { $other }, ești de acord? (yes sau no):
play-offer-take-back = { $player } cere să ia înapoi ultima mutare. { $other }, ești de acord? (yes sau no):
play-answer-yes-or-no = răspunde cu yes sau no
play-declined = { $player } refuză.
play-computer-moves = { $player } joacă { $move }.
play-calls = { $player }: „Quarto!”
play-call-failed = Nu: acolo nu este niciun quarto deschis.
play-call-not-pointed = Nu s-a arătat nicio formă: anunțul a dat greș.
play-refused = Nu merge: { $what }.
play-not-understood = { $text } nu se înțelege; help arată ce se poate tasta
play-left = Partida rămâne neterminată.
play-saved = Partida a fost adăugată în { $path }.

play-help-give = 7, F sau DTSH        dai această piesă
play-help-place = b2 sau b2>7          așezi piesa; o așezi și dai piesa 7
play-help-call = ! sau !3             anunți „Quarto!”; anunți și arăți rândul 3 (și: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    rânduri, coloane, diagonale, careuri (căsuța din stânga jos)
play-help-late = late sau late 3      anunți după ce ai dat, în partide cu anunț întârziat
play-help-pass = = sau pass           închei mutarea după ultima așezare
play-help-draw = draw                 propui remiză; celălalt răspunde yes sau no
play-help-back = back                 ceri să iei înapoi ultima mutare
play-help-resign = resign, abort        cedezi; anulezi partida înainte de prima așezare
play-help-pause = pause, resume        oprești ceasurile; continui
play-help-look = board, moves, help   vezi tabla; mutările; lista aceasta
play-help-quit = quit                 lași partida neterminată
