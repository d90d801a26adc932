### The page: everything but the words of the game itself and the page of rules.

name = Kvarto

## The way around

skip = Beint í efnið
nav-label = Síður
nav-home = Forsíða
nav-menu = Valmynd
nav-new = Nýtt spil
nav-lobby = Anddyri
nav-games = Spilin mín
nav-games-wait = { $count ->
    [one] (þú átt leik í { $count } spili)
   *[other] (þú átt leik í { $count } spilum)
}
nav-account = Aðgangur
nav-rules = Reglur
nav-settings = Stillingar
nav-about = Um vefinn
nav-replay = Opna skráningu
language = Tungumál
close = Loka

## Titles of the browser's window

title-home = Kvarto: sextán kubba spilið
title-new = Nýtt spil – Kvarto
title-replay = Skráning – Kvarto
title-position = Staða
title-rules = Reglur – Kvarto
title-settings = Stillingar – Kvarto
title-about = Um vefinn – Kvarto
title-nowhere = Fannst ekki – Kvarto
title-game = { $first } og { $second }

## When something goes wrong

page-refused = Þetta gengur ekki: { $what }.
page-not-reached = Ekki næst samband við þjóninn. Reyndu aftur eftir smástund.
line-lost = Sambandið rofnaði. Reynum að ná því aftur …
nowhere-title = Hér er ekkert
nowhere-text = Engin síða hefur þetta vistfang.

## The first page

home-about = Þú velur aldrei kubbinn sem þú setur: mótherjinn réttir þér hann. Fjórir í línu sem eiga eitthvað sameiginlegt vinna, ef þú sérð það og kallar „Quarto!“ á undan hinum.
home-play = Spila
home-friend = Spila við vin
home-lobby = Í anddyrið
home-all-games = Öll spilin mín
home-learn = Læra spilið
home-choose = Veldu spil
home-resume = Halda áfram: { $first } og { $second }

## A new game

opponent-is-computer = Tölvan
opponent-is-person = Tvö í þessu tæki
opponent-is-invite = Einhver með hlekk
opponent-is-watch = Horfa á tvær tölvur
new-name = Nafnið þitt
name-guest = Gestur
name-one = Leikmaður 1
name-two = Leikmaður 2
name-other = Mótherjinn
namesake = { $name } II
kind-standard = Venjulegt
kind-standard-about = Raðir, dálkar og skálínur; öll fjögur einkennin telja.
kind-beginners = Byrjendur
kind-beginners-about = Aðeins sum einkennin telja.
kind-advanced = Fyrir vana
kind-advanced-about = Ferningarnir níu, 2 × 2, telja líka.
kind-squares = Aðeins ferningar
kind-squares-about = Aðeins 2 × 2 ferningar telja.
kind-hard = Erfitt
kind-hard-about = Fjórir þurfa að eiga tvö einkenni sameiginleg.
kind-own = Þitt eigið
kind-own-about = Settu saman það sem telur.
calling-spoken-about = Quarto vinnur aðeins ef kallað er, eins og í prentuðu reglunum.
calling-automatic = Sjálfvirkt
calling-automatic-about = Sá sem lýkur við quarto vinnur sjálfkrafa.
new-late-call-about = Eftir að kubbur er réttur má enn kalla þar til hann er settur.
clock-none = engin klukka
clock-move = { $seconds ->
    [one] { $seconds } sekúnda á leik
   *[other] { $seconds } sekúndur á leik
}
clock-place = { $seconds ->
    [one] { $seconds } sekúnda til að setja, annað eins til að rétta
   *[other] { $seconds } sekúndur til að setja, annað eins til að rétta
}
clock-main = { $minutes ->
    [one] { $minutes } mínúta, { $increment } s í viðbót á leik
   *[other] { $minutes } mínútur, { $increment } s í viðbót á leik
}
clock-whole = { $minutes ->
    [one] { $minutes } mínúta í allt spilið
   *[other] { $minutes } mínútur í allt spilið
}
clock-days = { $days ->
    [one] { $days } dagur á leik
   *[other] { $days } dagar á leik
}
starter-dice = Teningar ráða

## The computer's name at each level

opponent-newcomer = Stubbur
opponent-child = Mía
opponent-beginner = Benni
opponent-casual = Lena
opponent-attentive = Maja
opponent-regular = Húgó
opponent-club = Nóra
opponent-strong = Viktor
opponent-master = Ada
opponent-perfect = Mímir

## At the table

game-coming = Verið er að leggja á borðið …
game-gone = Þetta spil er ekki hér
desk-label = Þín hlið á borðinu
board-label = Spilaborð
cell-empty = { $cell }: auður.
bar-you = þú
bar-level = stig { $number } · { $name }
clock-label = Tími eftir
clock-warning = Tíu sekúndur eftir.
clock-days-left = { $days } d. { $time }

agreed-automatic = sjálfvirkt kall
agreed-forfeit = rangt kall kostar spilið
agreed-late-call = síðbúið kall

duty-place-you = Þú átt leik: settu kubbinn
duty-place-here = { $player }, settu kubbinn
duty-place-other = { $player } setur kubbinn
duty-give-you = Veldu kubb sem { $other } setur
duty-give-here = { $player }, veldu kubb sem { $other } setur
duty-give-other = { $player } velur kubb sem { $other } setur
duty-give-to-you = { $player } velur kubb handa þér
duty-end-turn-you = Kallaðu eða ljúktu leiknum
duty-end-turn-here = { $player }, kallaðu eða ljúktu leiknum
duty-end-turn-other = { $player } á síðasta tækifæri til að kalla
duty-point-you = Snertu kubbana fjóra
duty-point-here = { $player }, snertu kubbana fjóra
duty-point-other = { $player } kallaði og bendir nú á kubbana
duty-paused = Spilið er í hléi

call = Quarto!
call-by = Quarto! ({ $player })
end-turn = Ljúka leiknum
point-shape = Veldu línu eða ferning
point-shape-none = Veldu …
point-confirm = Benda á
point-cancel = Hætta við
agree = Samþykkja
decline = Hafna

said-places = { $player } setur { $piece } á { $cell }.
said-gives = { $player } réttir { $piece } og { $other } setur hann.
said-gives-you = { $player } réttir þér { $piece }.
said-calls = { $player } kallar „Quarto!“
said-call-failed = { $player } kallaði til einskis.
said-your-call-failed = Þú kallaðir til einskis.
said-offers-draw = { $player } býður jafntefli.
said-asks-take-back = { $player } vill taka leik til baka.
said-declined = { $player } hafnar þessu.
said-taken-back = Leikur var tekinn til baka.
said-resumed = Spilið heldur áfram.

dice-throw = { $first } kastar { $a }, { $second } kastar { $b }.
dice-begins = { $first } byrjar.

cover-title = Réttu tækið yfir: { $player } á leik
cover-ready = Ég er { $player }

## The menu of a game

menu-title = Valmynd spilsins
menu-elsewhere = Aðrar síður
menu-sound-on = Hljóð: kveikt
menu-sound-off = Hljóð: slökkt
do-by = { $player }: { $what }
do-ask-take-back = Taka leik til baka
do-claim-win = Krefjast sigurs
do-pause = Hlé
do-resume = Halda áfram
do-offer-draw = Bjóða jafntefli
do-agree-draw = Semja um jafntefli
do-abort = Hætta við spilið
do-resign = Gefast upp
sure-resign = Gefast upp? Mótherjinn vinnur.
sure-draw = Eruð þið bæði sátt við jafntefli?
sure-abort = Hætta við spilið? Enginn vinnur.
sure-no = Spila áfram

## Moves, typed and listed

moves-title = Leikir
moves-none = Engum leik hefur verið leikið enn.
looking-back = Þú ert að skoða fyrri leiki.
looking-back-return = Aftur í spilið
typed-title = Slá inn leiki, lesa borðið upp
typed-label = Leikur
typed-do = Leika
typed-help = b2>7 setur á b2 og réttir 7; b2 eða >7 gera annað af þessu; ! kallar, !3 kallar röð 3; ?3 les upp röð 3, ? allt borðið.
typed-not-understood = { $text } skilst ekki.
read-title = Lesa borðið upp
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = Eftir spilið
result-you-win = Þú vannst!
result-you-lose = Þú tapaðir
result-wins = { $player } vinnur
result-draw = Jafntefli
result-none = Engin úrslit
rematch = Aftur
rematch-there = Í næsta spil
review-title = Hvers vegna?
review-coming = Farið er yfir spilið …
replay-controls = Fara í gegnum spilið
replay-start = Til upphafs
replay-back = Til baka
replay-onward = Áfram
replay-end = Til enda
replay-slider = Augnablik í spilinu
replay-beginning = Byrjun
share-title = Geyma og deila
share-copy-record = Afrita skráninguna
share-save-record = Vista skráninguna
share-svg = Mynd (SVG)
share-png = Mynd (PNG)
share-link = Afrita hlekk á þessa stöðu
share-copied = Afritað.
share-not-copied = Vafrinn leyfir síðunni ekki að afrita.
share-no-png = Ekki tókst að búa til myndina.

## Games in lists, and titles of pages where people meet

title-lobby = Anddyri – Kvarto
title-games = Spilin mín – Kvarto
title-account = Aðgangur – Kvarto
title-return = Aftur til baka – Kvarto
title-turns = ({ $count }) { $title }
agreed-spoken = kalla þarf quarto
agreed-not-casual = ekkert tekið til baka
mine-your-turn = þú átt leik
mine-others-turn = { $player } á leik
mine-deadline = tíminn rennur út { $when }
mine-table-link = Borð fyrir þann sem hefur hlekkinn
mine-table-lobby = Borð í anddyrinu
mine-won = sigur
mine-lost = tap
mine-drawn = jafntefli
mine-no-result = engin úrslit
ended-quarto = quarto
ended-draw = allir kubbar settir
ended-agreement = samkomulag
ended-time = tíminn rann út
ended-resignation = uppgjöf
ended-forfeit = rangt kall
ended-abandoned = einhver fór
ended-aborted = hætt við
ended-unknown = ástæða óþekkt
return-make = Búa til hlekk

## The way to the course

title-learn = Læra spilið – Kvarto
title-lesson = { $title } – Kvarto
nav-learn = Læra

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Þrautir
nav-analysis = Greining
title-puzzles = Þrautir – Kvarto
title-analysis = Greining – Kvarto
to-analysis = Greina þessa stöðu
to-analysis-game = Greina þetta spil
# As in English.
verdict-best = best
verdict-fine = gott
verdict-mistake = mistök
verdict-blunder = afleikur
verdict-decisive = afdrifarík mistök
verdict-unknown = ekki metið
