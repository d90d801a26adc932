### The page: everything but the words of the game itself and the page of rules.

# The name of the page.
# As in English.
name = Kvarto

## The way around

skip = Prejsť na obsah
nav-label = Stránky
nav-home = Úvodná stránka
# As in English.
nav-menu = Menu
nav-new = Nová hra
nav-lobby = Herňa
nav-games = Moje partie
# Said after "My games".
nav-games-wait = { $count ->
    [one] (si na ťahu v jednej partii)
    [few] (si na ťahu v { $count } partiách)
    [many] (si na ťahu v { $count } partie)
   *[other] (si na ťahu v { $count } partiách)
}
nav-account = Účet
nav-rules = Pravidlá
nav-settings = Nastavenia
nav-about = O hre
nav-replay = Otvoriť zápis
language = Jazyk
close = Zavrieť

## Titles of the browser's window

title-home = Kvarto: hra šestnástich kameňov
title-new = Nová hra – Kvarto
title-replay = Zápis partie – Kvarto
title-position = Pozícia
title-rules = Pravidlá – Kvarto
title-settings = Nastavenia – Kvarto
title-about = O hre – Kvarto
title-nowhere = Nenájdené – Kvarto
title-game = { $first } a { $second }

## When something goes wrong

# $what is a message of errors.ftl; it begins with a small letter.
page-refused = To nejde: { $what }.
page-not-reached = Server nie je dostupný. Skús to, prosím, o chvíľu.
line-lost = Spojenie sa prerušilo. Skúšame ho obnoviť…
nowhere-title = Tu nič nie je
nowhere-text = Na tejto adrese nie je žiadna stránka.

## The first page

home-about = Kameň, ktorý kladieš, si nikdy nevyberáš: podáva ti ho súper. Štyri v rade, ktoré niečo spája, vyhrávajú, keď ich zbadáš a ohlásiš „Quarto!“ skôr ako ten druhý.
home-play = Hrať
home-friend = Hrať s kamarátom
home-lobby = Do herne
home-all-games = Všetky moje partie
home-learn = Nauč sa hrať
home-choose = Vybrať si hru
home-resume = Hrať ďalej: { $first } a { $second }

## A new game

opponent-is-computer = Počítač
opponent-is-person = Vo dvojici tu
opponent-is-invite = Niekto s odkazom
opponent-is-watch = Dva počítače
new-name = Tvoje meno
name-guest = Hosť
name-one = Hráč 1
name-two = Hráč 2
name-other = Druhý hráč
# A second player of the same name.
# As in English.
namesake = { $name } II
kind-standard = Štandardná
kind-standard-about = Riadky, stĺpce a uhlopriečky; počítajú sa všetky štyri vlastnosti.
kind-beginners = Pre začiatočníkov
kind-beginners-about = Počítajú sa len niektoré vlastnosti.
kind-advanced = Pre pokročilých
kind-advanced-about = Počíta sa aj deväť štvorcov 2 × 2.
kind-squares = Len štvorce
kind-squares-about = Počítajú sa len štvorce 2 × 2.
kind-hard = Ťažká
kind-hard-about = Štyri kamene musia mať dve spoločné vlastnosti.
kind-own = Vlastná
kind-own-about = Zostav si, čo sa počíta.
calling-spoken-about = Quarto vyhráva, len keď sa ohlási, ako v tlačených pravidlách.
calling-automatic = Automatické
calling-automatic-about = Quarto samo prinesie výhru tomu, kto ho dokončí.
new-late-call-about = Po odovzdaní sa ešte dá hlásiť, kým sa kameň nepoloží.
clock-none = bez hodín
clock-move = { $seconds ->
    [one] sekunda na ťah
    [few] { $seconds } sekundy na ťah
    [many] { $seconds } sekundy na ťah
   *[other] { $seconds } sekúnd na ťah
}
clock-place = { $seconds ->
    [one] sekunda na položenie, rovnako na odovzdanie
    [few] { $seconds } sekundy na položenie, rovnako na odovzdanie
    [many] { $seconds } sekundy na položenie, rovnako na odovzdanie
   *[other] { $seconds } sekúnd na položenie, rovnako na odovzdanie
}
clock-main = { $minutes ->
    [one] minúta, za každý ťah { $increment } s navyše
    [few] { $minutes } minúty, za každý ťah { $increment } s navyše
    [many] { $minutes } minúty, za každý ťah { $increment } s navyše
   *[other] { $minutes } minút, za každý ťah { $increment } s navyše
}
clock-whole = { $minutes ->
    [one] minúta na celú partiu
    [few] { $minutes } minúty na celú partiu
    [many] { $minutes } minúty na celú partiu
   *[other] { $minutes } minút na celú partiu
}
clock-days = { $days ->
    [one] deň na ťah
    [few] { $days } dni na ťah
    [many] { $days } dňa na ťah
   *[other] { $days } dní na ťah
}
starter-dice = Rozhodnú kocky

## The computer's name at each level

opponent-newcomer = Pipo
opponent-child = Miška
opponent-beginner = Samko
opponent-casual = Lenka
opponent-attentive = Majka
# As in English.
opponent-regular = Hugo
opponent-club = Zora
# As in English.
opponent-strong = Viktor
opponent-master = Adela
opponent-perfect = Šalamún

## At the table

game-coming = Pripravujeme stôl…
game-gone = Táto partia tu nie je
desk-label = Tvoja strana stola
board-label = Doska
# What is on a cell of the board, for screen readers.
cell-empty = { $cell }: prázdne.
bar-you = ty
bar-level = úroveň { $number } · { $name }
clock-label = Zostávajúci čas
clock-warning = Ostáva desať sekúnd.
clock-days-left = { $days } d. { $time }

# What is agreed on, in a row of a few words.
agreed-automatic = bez hlásenia
agreed-forfeit = chybné ohlásenie prehráva
agreed-late-call = neskoré ohlásenie

# Who is to do what. Each for: the only player here, a player at this device, somebody else.
duty-place-you = Tvoj ťah: polož kameň
duty-place-here = { $player }, polož kameň
duty-place-other = { $player } kladie kameň
duty-give-you = Vyber kameň, ktorý položí { $other }
duty-give-here = { $player }, vyber kameň, ktorý položí { $other }
duty-give-other = { $player } vyberá kameň, ktorý položí { $other }
duty-give-to-you = { $player } vyberá kameň pre teba
duty-end-turn-you = Ohlás alebo ukonči ťah
duty-end-turn-here = { $player }, ohlás alebo ukonči ťah
duty-end-turn-other = { $player } má poslednú šancu hlásiť
duty-point-you = Označ štyri kamene
duty-point-here = { $player }, označ štyri kamene
duty-point-other = { $player } hlási a ukazuje
duty-paused = Partia je pozastavená

# The red button.
# As in English.
call = Quarto!
# As in English.
call-by = Quarto! ({ $player })
end-turn = Ukončiť ťah
point-shape = Vyber útvar
point-shape-none = Útvar…
point-confirm = Ukázať
point-cancel = Zrušiť
agree = Súhlasím
decline = Odmietnuť

# What has happened, for screen readers and as short notes. A call that has failed does not mean
# that there is no quarto: it may have been pointed out wrongly, and nothing may give it away.
said-places = { $player } kladie { $piece } na { $cell }.
said-gives = { $player } dáva { $piece }. Položí ho { $other }.
said-gives-you = { $player } ti dáva { $piece }.
said-calls = { $player } hlási „Quarto!“
said-call-failed = { $player } hlási márne.
said-your-call-failed = Hlásiš márne.
said-offers-draw = { $player } ponúka remízu.
said-asks-take-back = { $player } chce vrátiť ťah.
said-declined = { $player } odmieta.
said-taken-back = Ťah bol vrátený.
said-resumed = Hrá sa ďalej.

# The throw of dice at the beginning.
dice-throw = Kocky: { $first } – { $a }, { $second } – { $b }.
dice-begins = Začína { $first }.

# The device goes from hand to hand.
cover-title = Zariadenie si berie { $player }
cover-ready = Tu { $player }

## The menu of a game

menu-title = Menu partie
menu-elsewhere = Ďalšie stránky
menu-sound-on = Zvuk: zap.
menu-sound-off = Zvuk: vyp.
# $what is one of the following, for one of two players at one device.
do-by = { $player }: { $what }
do-ask-take-back = Vrátiť ťah
do-claim-win = Vziať si výhru
do-pause = Pozastaviť
do-resume = Hrať ďalej
do-offer-draw = Ponúknuť remízu
do-agree-draw = Dohodnúť remízu
do-abort = Zrušiť partiu
do-resign = Vzdať sa
sure-resign = Vzdať sa? Vyhrá druhý hráč.
sure-draw = Súhlasíte obaja s remízou?
sure-abort = Zrušiť partiu? Nikto nevyhrá.
sure-no = Hrať ďalej

## Moves, typed and listed

moves-title = Ťahy
moves-none = Zatiaľ žiadny ťah.
looking-back = Pozeráš sa späť.
looking-back-return = Späť do partie
typed-title = Písať ťahy, prečítať dosku
typed-label = Ťah
typed-do = Vykonať
typed-help = b2>7 položí na b2 a dá 7; b2 alebo >7 urobí jedno z toho; ! hlási, !3 hlási riadok 3; ?3 prečíta riadok 3, ? celú dosku.
typed-not-understood = Nerozumiem: { $text }.
read-title = Prečítať dosku
# $shape is a shape-row and the like, $cells what is on its cells.
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = Po partii
result-you-win = Vyhrávaš!
result-you-lose = Prehrávaš
result-wins = Vyhráva { $player }
result-draw = Remíza
result-none = Bez výsledku
rematch = Ešte raz
rematch-there = K ďalšej partii
review-title = Prečo?
review-coming = Prechádzame partiu…
replay-controls = Prejsť partiu
replay-start = Na začiatok
replay-back = Späť
replay-onward = Vpred
replay-end = Na koniec
replay-slider = Okamih partie
replay-beginning = Začiatok
share-title = Uložiť a zdieľať
share-copy-record = Kopírovať zápis
share-save-record = Uložiť zápis
share-svg = Obrázok (SVG)
share-png = Obrázok (PNG)
share-link = Kopírovať odkaz na pozíciu
share-copied = Skopírované.
share-not-copied = Tento prehliadač stránke kopírovať nedovolí.
share-no-png = Obrázok sa nepodarilo vytvoriť.

## Games in lists, and titles of pages where people meet

title-lobby = Herňa – Kvarto
title-games = Moje partie – Kvarto
title-account = Účet – Kvarto
title-return = Návrat – Kvarto
title-turns = ({ $count }) { $title }
agreed-spoken = s ohlásením
agreed-not-casual = bez vracania ťahov
mine-your-turn = tvoj ťah
mine-others-turn = na ťahu { $player }
# $when is such as "o 2 dni".
mine-deadline = čas uplynie { $when }
mine-table-link = Stôl pre toho, kto má odkaz
mine-table-lobby = Stôl v herni
mine-won = výhra
mine-lost = prehra
mine-drawn = remíza
mine-no-result = bez výsledku
# How a game ended, in a word or two.
ended-quarto = quartom
ended-draw = všetky kamene ležia
ended-agreement = dohodou
ended-time = na čas
ended-resignation = vzdaním
ended-forfeit = chybným ohlásením
ended-abandoned = odchodom od stola
ended-aborted = zrušená
ended-unknown = dôvod neznámy
return-make = Vytvoriť odkaz

## The way to the course

title-learn = Nauč sa hrať – Kvarto
# The window of one step.
# As in English.
title-lesson = { $title } – Kvarto
nav-learn = Výučba

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Úlohy
nav-analysis = Analýza
title-puzzles = Úlohy – Kvarto
title-analysis = Analýza – Kvarto
to-analysis = Analyzovať túto pozíciu
to-analysis-game = Analyzovať túto partiu
verdict-best = najlepší
verdict-fine = dobrý
verdict-mistake = chyba
verdict-blunder = hrubá chyba
verdict-decisive = rozhodujúca chyba
verdict-unknown = neposúdené
