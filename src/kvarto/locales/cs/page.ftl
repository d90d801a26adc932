### The page: everything but the words of the game itself and the page of rules.

# The name of the page.
# As in English.
name = Kvarto

## The way around

skip = Přejít k obsahu
nav-label = Stránky
nav-home = Úvodní stránka
# As in English.
nav-menu = Menu
nav-new = Nová hra
nav-lobby = Herna
nav-games = Moje partie
# Said after "My games".
nav-games-wait = { $count ->
    [one] (jsi na tahu v jedné partii)
    [few] (jsi na tahu ve { $count } partiích)
    [many] (jsi na tahu v { $count } partie)
   *[other] (jsi na tahu v { $count } partiích)
}
nav-account = Účet
nav-rules = Pravidla
nav-settings = Nastavení
nav-about = O hře
nav-replay = Otevřít zápis
language = Jazyk
close = Zavřít

## Titles of the browser's window

title-home = Kvarto: hra šestnácti kamenů
title-new = Nová hra – Kvarto
title-replay = Zápis partie – Kvarto
title-position = Pozice
title-rules = Pravidla – Kvarto
title-settings = Nastavení – Kvarto
title-about = O hře – Kvarto
title-nowhere = Nenalezeno – Kvarto
title-game = { $first } a { $second }

## When something goes wrong

# $what is a message of errors.ftl; it begins with a small letter.
page-refused = To nejde: { $what }.
page-not-reached = Server není dostupný. Zkus to prosím za chvíli.
line-lost = Spojení se přerušilo. Zkoušíme ho obnovit…
nowhere-title = Tady nic není
nowhere-text = Na této adrese žádná stránka není.

## The first page

home-about = Kámen, který pokládáš, si nikdy nevybíráš: podává ti ho soupeř. Čtyři v řadě, které něco spojuje, vyhrávají, když je uvidíš a ohlásíš „Quarto!“ dřív než ten druhý.
home-play = Hrát
home-friend = Hrát s kamarádem
home-lobby = Do herny
home-all-games = Všechny moje partie
home-learn = Nauč se hrát
home-choose = Vybrat si hru
home-resume = Hrát dál: { $first } a { $second }

## A new game

opponent-is-computer = Počítač
opponent-is-person = Ve dvou tady
opponent-is-invite = Někdo s odkazem
opponent-is-watch = Dva počítače
new-name = Tvoje jméno
name-guest = Host
name-one = Hráč 1
name-two = Hráč 2
name-other = Druhý hráč
# A second player of the same name.
# As in English.
namesake = { $name } II
kind-standard = Standardní
kind-standard-about = Řádky, sloupce a úhlopříčky; počítají se všechny čtyři vlastnosti.
kind-beginners = Pro začátečníky
kind-beginners-about = Počítají se jen některé vlastnosti.
kind-advanced = Pro pokročilé
kind-advanced-about = Počítá se i devět čtverců 2 × 2.
kind-squares = Jen čtverce
kind-squares-about = Počítají se jen čtverce 2 × 2.
kind-hard = Těžká
kind-hard-about = Čtyři kameny musí mít dvě společné vlastnosti.
kind-own = Vlastní
kind-own-about = Sestav si, co se počítá.
calling-spoken-about = Quarto vyhrává, jen když se ohlásí, jako v tištěných pravidlech.
calling-automatic = Automatické
calling-automatic-about = Quarto samo přinese výhru tomu, kdo ho dokončí.
new-late-call-about = Po předání se dá ještě hlásit, dokud se kámen nepoloží.
clock-none = bez hodin
clock-move = { $seconds ->
    [one] sekunda na tah
    [few] { $seconds } sekundy na tah
    [many] { $seconds } sekundy na tah
   *[other] { $seconds } sekund na tah
}
clock-place = { $seconds ->
    [one] sekunda na položení, stejně na předání
    [few] { $seconds } sekundy na položení, stejně na předání
    [many] { $seconds } sekundy na položení, stejně na předání
   *[other] { $seconds } sekund na položení, stejně na předání
}
clock-main = { $minutes ->
    [one] minuta, za každý tah { $increment } s navíc
    [few] { $minutes } minuty, za každý tah { $increment } s navíc
    [many] { $minutes } minuty, za každý tah { $increment } s navíc
   *[other] { $minutes } minut, za každý tah { $increment } s navíc
}
clock-whole = { $minutes ->
    [one] minuta na celou partii
    [few] { $minutes } minuty na celou partii
    [many] { $minutes } minuty na celou partii
   *[other] { $minutes } minut na celou partii
}
clock-days = { $days ->
    [one] den na tah
    [few] { $days } dny na tah
    [many] { $days } dne na tah
   *[other] { $days } dní na tah
}
starter-dice = Rozhodnou kostky

## The computer's name at each level

opponent-newcomer = Pidi
opponent-child = Anička
opponent-beginner = Honzík
opponent-casual = Lenka
opponent-attentive = Klára
opponent-regular = Hynek
opponent-club = Jana
# As in English.
opponent-strong = Viktor
opponent-master = Adéla
opponent-perfect = Šalomoun

## At the table

game-coming = Připravujeme stůl…
game-gone = Tato partie tu není
desk-label = Tvoje strana stolu
board-label = Deska
# What is on a cell of the board, for screen readers.
cell-empty = { $cell }: prázdné.
bar-you = ty
bar-level = úroveň { $number } · { $name }
clock-label = Zbývající čas
clock-warning = Zbývá deset sekund.
clock-days-left = { $days } d. { $time }

# What is agreed on, in a row of a few words.
agreed-automatic = bez hlášení
agreed-forfeit = chybné ohlášení prohrává
agreed-late-call = pozdní ohlášení

# Who is to do what. Each for: the only player here, a player at this device, somebody else.
duty-place-you = Tvůj tah: polož kámen
duty-place-here = { $player }, polož kámen
duty-place-other = { $player } pokládá kámen
duty-give-you = Vyber kámen, který položí { $other }
duty-give-here = { $player }, vyber kámen, který položí { $other }
duty-give-other = { $player } vybírá kámen, který položí { $other }
duty-give-to-you = { $player } vybírá kámen pro tebe
duty-end-turn-you = Ohlas, nebo ukonči tah
duty-end-turn-here = { $player }, ohlas, nebo ukonči tah
duty-end-turn-other = { $player } má poslední šanci hlásit
duty-point-you = Označ čtyři kameny
duty-point-here = { $player }, označ čtyři kameny
duty-point-other = { $player } hlásí a ukazuje
duty-paused = Partie je pozastavená

# The red button.
# As in English.
call = Quarto!
# As in English.
call-by = Quarto! ({ $player })
end-turn = Ukončit tah
point-shape = Vyber útvar
point-shape-none = Útvar…
point-confirm = Ukázat
point-cancel = Zrušit
agree = Souhlasím
decline = Odmítnout

# What has happened, for screen readers and as short notes. A call that has failed does not mean
# that there is no quarto: it may have been pointed out wrongly, and nothing may give it away.
said-places = { $player } pokládá { $piece } na { $cell }.
said-gives = { $player } dává { $piece }. Položí ho { $other }.
said-gives-you = { $player } ti dává { $piece }.
said-calls = { $player } hlásí „Quarto!“
said-call-failed = { $player } hlásí marně.
said-your-call-failed = Hlásíš marně.
said-offers-draw = { $player } nabízí remízu.
said-asks-take-back = { $player } chce vrátit tah.
said-declined = { $player } odmítá.
said-taken-back = Tah byl vrácen.
said-resumed = Hraje se dál.

# The throw of dice at the beginning.
dice-throw = Kostky: { $first } – { $a }, { $second } – { $b }.
dice-begins = Začíná { $first }.

# The device goes from hand to hand.
cover-title = Zařízení si bere { $player }
cover-ready = Tady { $player }

## The menu of a game

menu-title = Menu partie
menu-elsewhere = Další stránky
menu-sound-on = Zvuk: zap.
menu-sound-off = Zvuk: vyp.
# $what is one of the following, for one of two players at one device.
do-by = { $player }: { $what }
do-ask-take-back = Vrátit tah
do-claim-win = Vzít si výhru
do-pause = Pozastavit
do-resume = Hrát dál
do-offer-draw = Nabídnout remízu
do-agree-draw = Dohodnout remízu
do-abort = Zrušit partii
do-resign = Vzdát se
sure-resign = Vzdát se? Vyhraje druhý hráč.
sure-draw = Souhlasíte oba s remízou?
sure-abort = Zrušit partii? Nikdo nevyhraje.
sure-no = Hrát dál

## Moves, typed and listed

moves-title = Tahy
moves-none = Zatím žádný tah.
looking-back = Díváš se zpátky.
looking-back-return = Zpět do partie
typed-title = Psát tahy, přečíst desku
typed-label = Tah
typed-do = Provést
typed-help = b2>7 položí na b2 a dá 7; b2 nebo >7 udělá jedno z toho; ! hlásí, !3 hlásí řádek 3; ?3 přečte řádek 3, ? celou desku.
typed-not-understood = Nerozumím: { $text }.
read-title = Přečíst desku
# $shape is a shape-row and the like, $cells what is on its cells.
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = Po partii
result-you-win = Vyhráváš!
result-you-lose = Prohráváš
result-wins = Vyhrává { $player }
result-draw = Remíza
result-none = Bez výsledku
rematch = Ještě jednou
rematch-there = K další partii
review-title = Proč?
review-coming = Procházíme partii…
replay-controls = Projít partii
replay-start = Na začátek
replay-back = Zpět
replay-onward = Vpřed
replay-end = Na konec
replay-slider = Okamžik partie
replay-beginning = Začátek
share-title = Uložit a sdílet
share-copy-record = Kopírovat zápis
share-save-record = Uložit zápis
share-svg = Obrázek (SVG)
share-png = Obrázek (PNG)
share-link = Kopírovat odkaz na pozici
share-copied = Zkopírováno.
share-not-copied = Tento prohlížeč stránce kopírovat nedovolí.
share-no-png = Obrázek se nepodařilo vytvořit.

## Games in lists, and titles of pages where people meet

title-lobby = Herna – Kvarto
title-games = Moje partie – Kvarto
title-account = Účet – Kvarto
title-return = Návrat – Kvarto
title-turns = ({ $count }) { $title }
agreed-spoken = s ohlášením
agreed-not-casual = bez vracení tahů
mine-your-turn = tvůj tah
mine-others-turn = na tahu { $player }
# $when is such as "za 2 dny".
mine-deadline = čas vyprší { $when }
mine-table-link = Stůl pro toho, kdo má odkaz
mine-table-lobby = Stůl v herně
mine-won = výhra
mine-lost = prohra
mine-drawn = remíza
mine-no-result = bez výsledku
# How a game ended, in a word or two.
ended-quarto = quartem
ended-draw = všechny kameny leží
ended-agreement = dohodou
ended-time = na čas
ended-resignation = vzdáním
ended-forfeit = chybným ohlášením
ended-abandoned = odchodem od stolu
ended-aborted = zrušeno
ended-unknown = důvod neznámý
return-make = Vytvořit odkaz

## The way to the course

title-learn = Nauč se hrát – Kvarto
# The window of one step.
# As in English.
title-lesson = { $title } – Kvarto
nav-learn = Výuka

## The way to puzzles and analysis; how a move is judged

nav-puzzles = Úlohy
nav-analysis = Analýza
title-puzzles = Úlohy – Kvarto
title-analysis = Analýza – Kvarto
to-analysis = Analyzovat tuto pozici
to-analysis-game = Analyzovat tuto partii
verdict-best = nejlepší
verdict-fine = dobrý
verdict-mistake = chyba
verdict-blunder = hrubá chyba
verdict-decisive = rozhodující chyba
verdict-unknown = neposouzeno
