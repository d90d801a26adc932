### The page: everything but the words of the game itself and the page of rules.

name = Kvarto

## The way around

skip = Ugrás a tartalomhoz
nav-label = Oldalak
nav-home = Kezdőlap
nav-menu = Menü
nav-new = Új játszma
nav-lobby = Lobbi
nav-games = Játszmáim
nav-games-wait = { $count ->
    [one] (egy játszmában te jössz)
   *[other] ({ $count } játszmában te jössz)
}
nav-account = Fiók
nav-rules = Szabályok
nav-settings = Beállítások
nav-about = Névjegy
nav-replay = Játszma megnyitása
language = Nyelv
close = Bezárás

## Titles of the browser's window

title-home = Kvarto: a tizenhat bábu játéka
title-new = Új játszma – Kvarto
title-replay = Lejegyzés – Kvarto
title-position = Állás
title-rules = Szabályok – Kvarto
title-settings = Beállítások – Kvarto
title-about = Névjegy – Kvarto
title-nowhere = Nincs találat – Kvarto
title-game = { $first } és { $second }

## When something goes wrong

page-refused = Ez nem megy: { $what }.
page-not-reached = A szerver nem érhető el. Próbáld újra egy kis idő múlva.
line-lost = Megszakadt a kapcsolat. Próbáljuk helyreállítani…
nowhere-title = Itt nincs semmi
nowhere-text = Ezen a címen nincs oldal.

## The first page

home-about = Sosem te választod ki a bábut, amelyet leteszel: az ellenfeled adja a kezedbe. Négy egy vonalban nyer, ha van bennük valami közös, és te veszed észre és mondod be előbb: „Kvartó!”
home-play = Játék
home-friend = Játék egy baráttal
home-lobby = A lobbiba
home-all-games = Minden játszmám
home-learn = Tanuld meg a játékot
home-choose = Válassz játékot
home-resume = Folytatás: { $first } és { $second }

## A new game

opponent-is-computer = A számítógép
opponent-is-person = Ketten ezen az eszközön
opponent-is-invite = Valaki egy linkkel
opponent-is-watch = Két számítógép
new-name = A neved
name-guest = Vendég
name-one = 1. játékos
name-two = 2. játékos
name-other = Az ellenfél
namesake = { $name } II
kind-standard = Hagyományos
kind-standard-about = Sorok, oszlopok és átlók; mind a négy tulajdonság számít.
kind-beginners = Kezdők
kind-beginners-about = Csak néhány tulajdonság számít.
kind-advanced = Haladó
kind-advanced-about = A kilenc 2 × 2-es négyzet is számít.
kind-squares = Csak négyzetek
kind-squares-about = Csak a 2 × 2-es négyzetek számítanak.
kind-hard = Nehéz
kind-hard-about = A négy bábuban két közös tulajdonság kell.
kind-own = Saját
kind-own-about = Állítsd össze, mi számít.
calling-spoken-about = A kvartó csak bemondva nyer, ahogy a nyomtatott szabályokban.
calling-automatic = Automatikus
calling-automatic-about = Aki kirakja a kvartót, bemondás nélkül nyer.
new-late-call-about = Átadás után is be lehet mondani, amíg a bábu a táblára nem kerül.
clock-none = óra nélkül
clock-move = { $seconds } másodperc egy lépésre
clock-place = { $seconds } másodperc a letételre, ugyanennyi az átadásra
clock-main = { $minutes } perc, lépésenként még { $increment } másodperc
clock-whole = { $minutes } perc az egész játszmára
clock-days = { $days } nap egy lépésre
starter-dice = A kocka dönt

## The computer's name at each level

opponent-newcomer = Picur
opponent-child = Mia
opponent-beginner = Bence
opponent-casual = Léna
opponent-attentive = Maja
opponent-regular = Hugó
opponent-club = Nóra
opponent-strong = Viktor
opponent-master = Ada
opponent-perfect = Salamon

## At the table

game-coming = Megterítjük az asztalt…
game-gone = Ez a játszma nincs itt
desk-label = A te oldalad
board-label = Tábla
cell-empty = { $cell }: üres.
bar-you = te
bar-level = { $number }. szint · { $name }
clock-label = Hátralévő idő
clock-warning = Tíz másodperc van hátra.
clock-days-left = { $days } nap { $time }

agreed-automatic = automatikus bemondás
agreed-forfeit = a téves bemondás vereség
agreed-late-call = utólagos bemondás

duty-place-you = Te jössz: tedd le a bábut
duty-place-here = { $player }, tedd le a bábut
duty-place-other = { $player } leteszi a bábut
duty-give-you = Válassz bábut { $other } számára
duty-give-here = { $player }, válassz bábut { $other } számára
duty-give-other = { $player } bábut választ { $other } számára
duty-give-to-you = { $player } bábut választ neked
duty-end-turn-you = Mondd be, vagy fejezd be a lépést
duty-end-turn-here = { $player }, mondd be, vagy fejezd be a lépést
duty-end-turn-other = { $player } utoljára még bemondhatja
duty-point-you = Érintsd meg a négy bábut
duty-point-here = { $player }, érintsd meg a négy bábut
duty-point-other = { $player } bemondta, és most mutatja
duty-paused = A játszma szünetel

call = Kvartó!
call-by = Kvartó! ({ $player })
end-turn = Lépés vége
point-shape = Válassz vonalat vagy négyzetet
point-shape-none = Válassz…
point-confirm = Ez az
point-cancel = Mégse
agree = Elfogadom
decline = Nem fogadom el

said-places = { $player } leteszi { $piece } ide: { $cell }.
said-gives = { $player } átadja { $piece }, { $other } teszi le.
said-gives-you = { $player } neked adja { $piece }.
said-calls = { $player } bemondja: „Kvartó!”
said-call-failed = { $player } hiába mondta be.
said-your-call-failed = Hiába mondtad be.
said-offers-draw = { $player } döntetlent ajánl.
said-asks-take-back = { $player } visszavonna egy lépést.
said-declined = { $player } nem fogadja el.
said-taken-back = Egy lépést visszavontak.
said-resumed = Folytatódik a játszma.

dice-throw = { $first } dobása: { $a }, { $second } dobása: { $b }.
dice-begins = { $first } kezd.

cover-title = Add át az eszközt: { $player } jön
cover-ready = Itt vagyok: { $player }

## The menu of a game

menu-title = A játszma menüje
menu-elsewhere = Más oldalak
menu-sound-on = Hang: be
menu-sound-off = Hang: ki
do-by = { $player }: { $what }
do-ask-take-back = Lépés visszavonása
do-claim-win = Győzelem igénylése
do-pause = Szünet
do-resume = Folytatás
do-offer-draw = Döntetlen ajánlása
do-agree-draw = Megegyezés döntetlenben
do-abort = Játszma lemondása
do-resign = Feladás
sure-resign = Feladod? Az ellenfél nyer.
sure-draw = Mindketten beleegyeztek a döntetlenbe?
sure-abort = Lemondod a játszmát? Senki sem nyer.
sure-no = Játszom tovább

## Moves, typed and listed

moves-title = Lépések
moves-none = Még nem volt lépés.
looking-back = Korábbi lépést nézel.
looking-back-return = Vissza a játszmához
typed-title = Lépések beírása, tábla felolvasása
typed-label = Lépés
typed-do = Mehet
typed-help = b2>7 letesz a b2 mezőre, és a 7-est adja; b2 vagy >7 a kettő közül az egyik; ! bemond, !3 a 3. sort mondja be; ?3 felolvassa a 3. sort, ? az egész táblát.
typed-not-understood = Ez nem érthető: { $text }.
read-title = A tábla felolvasása
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = A játszma után
result-you-win = Nyertél!
result-you-lose = Vesztettél
result-wins = { $player } nyer
result-draw = Döntetlen
result-none = Nincs eredmény
rematch = Még egyszer
rematch-there = A következő játszmához
review-title = Miért?
review-coming = Átnézzük a játszmát…
replay-controls = A játszma végignézése
replay-start = Az elejére
replay-back = Vissza
replay-onward = Előre
replay-end = A végére
replay-slider = A játszma pillanata
replay-beginning = Kezdet
share-title = Mentés és megosztás
share-copy-record = Játszma másolása
share-save-record = Játszma mentése
share-svg = Kép (SVG)
share-png = Kép (PNG)
share-link = Link másolása ehhez az álláshoz
share-copied = Másolva.
share-not-copied = Ez a böngésző nem engedi, hogy az oldal másoljon.
share-no-png = A kép nem készült el.

## Games in lists, and titles of pages where people meet

title-lobby = Lobbi – Kvarto
title-games = Játszmáim – Kvarto
title-account = Fiók – Kvarto
title-return = Visszatérés – Kvarto
title-turns = ({ $count }) { $title }
agreed-spoken = bemondással
agreed-not-casual = visszavonás nélkül
mine-your-turn = te jössz
mine-others-turn = { $player } jön
mine-deadline = { $when } lejár az idő
mine-table-link = Asztal annak, akinél a link van
mine-table-lobby = Asztal a lobbiban
mine-won = győzelem
mine-lost = vereség
mine-drawn = döntetlen
mine-no-result = nincs eredmény
ended-quarto = kvartó
ended-draw = minden bábu a táblán
ended-agreement = megegyezés
ended-time = lejárt az idő
ended-resignation = feladás
ended-forfeit = téves bemondás
ended-abandoned = valaki elment
ended-aborted = lemondva
ended-unknown = ismeretlen okból
return-make = Link készítése

## The way to the course

title-learn = Tanuld meg a játékot – Kvarto
title-lesson = { $title } – Kvarto
nav-learn = Tanulás

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Feladványok
nav-analysis = Elemzés
title-puzzles = Feladványok – Kvarto
title-analysis = Elemzés – Kvarto
to-analysis = Állás elemzése
to-analysis-game = Játszma elemzése
verdict-best = legjobb
verdict-fine = jó
verdict-mistake = hiba
verdict-blunder = durva hiba
verdict-decisive = döntő hiba
verdict-unknown = nincs értékelve
