### The command line.

cli-help =
    Quarto, stolová hra, v ktorej vyberáš kameň, ktorý musí položiť súper,
    a v ktorej štyri v rade vyhrávajú, len keď ich niekto ohlási.
cli-version-help = Ukázať verziu a skončiť.
cli-lang-help = Jazyk všetkých správ, napríklad fi. Bez neho rozhoduje LANGUAGE, LC_ALL, LC_MESSAGES alebo LANG.
cli-unknown-language = jazyk { $language } tu nie je; na výber: { $languages }
cli-style-help = Ako kresliť: farebne, v obyčajnom Unicode, v ASCII alebo ako to vie terminál.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = { $path } sa nedá prečítať: { $why }
cli-cannot-write = { $path } sa nedá zapísať: { $why }
cli-standard-input = štandardný vstup

standing-to-act = Na ťahu: { $player }.
standing-open = Otvorené: { $shapes }.
standing-lapsed = Prepadnuté: { $shapes }.

seat-first = Prvý hráč
seat-second = Druhý hráč

## kvarto show

show-help =
    Nakreslí pozíciu POSITION: riadky od 4 po 1, potom kameň v ruke alebo -, potom prípadne
    variant a políčko posledného kameňa. Napríklad:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Nakreslí pozíciu.
# As in English.
show-variant = Variant: { $variant }.
show-svg-help = Nakresliť radšej do súboru SVG (- je štandardný výstup).
show-pieces-help = Ako vyzerajú kamene v SVG.
show-theme-help = Do svetlého alebo tmavého prostredia.

## kvarto replay

replay-help = Prehrá všetky partie zo súboru .qgn FILE (- je štandardný vstup) a povie, ako stoja.
replay-short-help = Povie, ako stoja zapísané partie.
replay-json-help = Vypísať každú partiu ako jeden objekt JSON na riadok. Výsledok bez dôvodu má dôvod "unknown".
replay-no-games = { $source }: nie je v ňom partia
replay-game = Partia { $number }: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = Zahrať si partiu v termináli.
play-command-help =
    Zahrať si partiu, vo dvojici pri jednom termináli alebo proti počítaču. Počas partie napíš help a uvidíš, čo sa dá písať.
play-variant-help = standard (predvolený), advanced, squares, hard alebo kód ako ch:l.
play-calling-help = Či sa quarto musí ohlásiť, aby vyhralo.
play-false-call-help = Čo stojí chybné ohlásenie: šancu alebo partiu.
play-late-call-help = Kto položil kameň, môže hlásiť aj po odovzdaní ďalšieho, kým ten neleží na doske.
play-pointing-help = Kto musí ohlásený útvar ukázať; ostatní len hlásia.
play-clock-help = Čas: - (bez hodín), 60/move, 60/place, 600+5 (sekundy a prídavok), 3d/move.
play-tournament-help = Ako na turnaji: minúta na ťah, chybné ohlásenie prehráva partiu.
play-against-help = Hrať proti počítaču, od 1 (hrá prvý raz) po { $strongest } (dokonalý).
play-one-help = Meno jedného hráča.
play-two-help = Meno druhého hráča.
play-starter-help = Kto je prvý: rozhodnú kocky alebo je to hráč 1 či 2.
play-start-help = Pozícia, od ktorej sa začína.
play-seed-help = Zopakovať hod kockami z predošlej partie.
play-save-help = Pripísať partiu do súboru .qgn.
play-save-no-record = v { $path } je niečo iné ako partie; nič sa nepripíše
play-tournament-fixes = { $option } nejde spolu s --tournament, ktoré to už určuje
play-same-names = hráči musia mať rôzne mená
play-player-one = Hráč 1
play-player-two = Hráč 2

## kvarto play: at the table

# As in English.
play-title = Quarto, { $variant }
play-dice = Kocky: { $first } – { $a }, { $second } – { $b }.
play-first = Začína { $first } a dáva prvý kameň.
play-first-set-up = Prvý hráč: { $first }, druhý hráč: { $second }.
play-spoken = Quarto vyhráva, len keď ho ohlásiš: napíš !, len čo nejaké uvidíš.
play-forfeit = Chybné ohlásenie prehráva partiu.
play-late-call = Aj po odovzdaní sa ešte dá hlásiť: napíš late.
play-help-hint = Napíš help a uvidíš, čo všetko sa dá písať.
# Stands before the question; the space at its end separates the two.
play-clock = [{ $time }]{ " " }
play-give = { $player }, vyber kameň, ktorý položí { $other } (0-F alebo help):
play-give-or-call = { $player }, vyber kameň, ktorý položí { $other } (0-F), alebo ohlás (!):
play-place = { $player }, polož kameň (a1-d4 alebo help):
play-place-or-call = { $player }, polož kameň (a1-d4) alebo ohlás (!):
play-place-or-late-call = { $player }, polož kameň (a1-d4) alebo ohlás (!; { $other }: late):
play-place-or-others-late-call = { $player }, polož kameň (a1-d4; hlásiť môže aj { $other }: late):
play-end-turn = { $player }, ukonči posledný ťah (=):
play-end-turn-or-call = { $player }, ohlás (!) alebo ukonči ťah (=):
play-point = { $player }, ktorý rad? (1-4, a-d, / alebo \, alebo cancel):
play-point-with-squares = { $player }, kde je quarto? (1-4, a-d, / alebo \, štvorce a1-c3, alebo cancel):
play-paused = Partia je pozastavená. Napíš resume a hrá sa ďalej:
play-offer-draw = { $player } ponúka remízu. { $other }, súhlasíš? (yes je áno, no je nie):
play-offer-take-back = { $player } chce vrátiť posledný ťah. { $other }, súhlasíš? (yes je áno, no je nie):
play-answer-yes-or-no = odpovedz, prosím, yes (áno) alebo no (nie)
play-declined = { $player } odmieta.
play-computer-moves = { $player } hrá { $move }.
play-calls = { $player }: „Quarto!“
play-call-failed = Nie: otvorené quarto tam nie je.
play-call-not-pointed = Nič nebolo ukázané: ohlásenie neplatí.
play-refused = To nejde: { $what }.
play-not-understood = nerozumiem: { $text }; help ukáže, čo sa dá písať
play-left = Partia ostáva nedohraná.
play-saved = Partia je pripísaná do { $path }.

play-help-give = 7, F alebo DTSH      dať tento kameň
play-help-place = b2 alebo b2>7        položiť kameň; položiť ho a dať kameň 7
play-help-call = ! alebo !3           ohlásiť „Quarto!“; ohlásiť a ukázať riadok 3 (aj: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    riadky, stĺpce, uhlopriečky, štvorce (ľavé dolné políčko)
play-help-late = late alebo late 3    ohlásiť po odovzdaní, ak je dovolené neskoré ohlásenie
play-help-pass = = alebo pass         ukončiť ťah po poslednom kameni
play-help-draw = draw                 ponúknuť remízu; druhý odpovie yes alebo no
play-help-back = back                 požiadať o vrátenie posledného ťahu
play-help-resign = resign, abort        vzdať sa; zrušiť partiu pred prvým kameňom
play-help-pause = pause, resume        zastaviť hodiny; hrať ďalej
play-help-look = board, moves, help   ukázať dosku; ťahy; tento zoznam
play-help-quit = quit                 nechať partiu nedohranú
