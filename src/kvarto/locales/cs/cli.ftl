### The command line.

cli-help =
    Quarto, desková hra, ve které vybíráš kámen, který musí položit soupeř,
    a ve které čtyři v řadě vyhrávají, jen když je někdo ohlásí.
cli-version-help = Ukázat verzi a skončit.
cli-lang-help = Jazyk všech zpráv, třeba fi. Bez něj rozhoduje LANGUAGE, LC_ALL, LC_MESSAGES nebo LANG.
cli-unknown-language = jazyk { $language } tu není; na výběr: { $languages }
cli-style-help = Jak kreslit: barevně, v prostém Unicode, v ASCII, nebo jak to umí terminál.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = { $path } nelze přečíst: { $why }
cli-cannot-write = { $path } nelze zapsat: { $why }
cli-standard-input = standardní vstup

standing-to-act = Na tahu: { $player }.
standing-open = Otevřené: { $shapes }.
standing-lapsed = Propadlé: { $shapes }.

seat-first = První hráč
seat-second = Druhý hráč

## kvarto show

show-help =
    Nakreslí pozici POSITION: řádky od 4 po 1, pak kámen v ruce nebo -, pak případně variantu
    a pole posledního kamene. Například:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Nakreslí pozici.
show-variant = Varianta: { $variant }.
show-svg-help = Nakreslit raději do souboru SVG (- je standardní výstup).
show-pieces-help = Jak vypadají kameny v SVG.
show-theme-help = Do světlého nebo tmavého prostředí.

## kvarto replay

replay-help = Přehraje všechny partie ze souboru .qgn FILE (- je standardní vstup) a řekne, jak stojí.
replay-short-help = Řekne, jak stojí zapsané partie.
replay-json-help = Vypsat každou partii jako jeden objekt JSON na řádek. Výsledek bez důvodu má důvod "unknown".
replay-no-games = { $source }: není v něm žádná partie
replay-game = Partie { $number }: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = Zahrát si partii v terminálu.
play-command-help =
    Zahrát si partii, ve dvou u jednoho terminálu nebo proti počítači. Během partie napiš help a uvidíš, co se dá psát.
play-variant-help = standard (výchozí), advanced, squares, hard, nebo kód jako ch:l.
play-calling-help = Zda se quarto musí ohlásit, aby vyhrálo.
play-false-call-help = Co stojí chybné ohlášení: šanci, nebo partii.
play-late-call-help = Kdo položil kámen, může hlásit i po předání dalšího, dokud ten neleží na desce.
play-pointing-help = Kdo musí ohlášený útvar ukázat; ostatní jen hlásí.
play-clock-help = Čas: - (bez hodin), 60/move, 60/place, 600+5 (sekundy a přídavek), 3d/move.
play-tournament-help = Jako na turnaji: minuta na tah, chybné ohlášení prohrává partii.
play-against-help = Hrát proti počítači, od 1 (hraje poprvé) do { $strongest } (dokonalý).
play-one-help = Jméno jednoho hráče.
play-two-help = Jméno druhého hráče.
play-starter-help = Kdo je první: rozhodnou kostky, nebo je to hráč 1 či 2.
play-start-help = Pozice, od které se začíná.
play-seed-help = Zopakovat hod kostkami z dřívější partie.
play-save-help = Připsat partii do souboru .qgn.
play-save-no-record = v { $path } je něco jiného než partie; nic se nepřipíše
play-tournament-fixes = { $option } nejde dohromady s --tournament, které to už určuje
play-same-names = hráči musí mít různá jména
play-player-one = Hráč 1
play-player-two = Hráč 2

## kvarto play: at the table

# As in English.
play-title = Quarto, { $variant }
play-dice = Kostky: { $first } – { $a }, { $second } – { $b }.
play-first = Začíná { $first } a dává první kámen.
play-first-set-up = První hráč: { $first }, druhý hráč: { $second }.
play-spoken = Quarto vyhrává, jen když ho ohlásíš: napiš !, jakmile nějaké uvidíš.
play-forfeit = Chybné ohlášení prohrává partii.
play-late-call = I po předání se dá ještě hlásit: napiš late.
play-help-hint = Napiš help a uvidíš, co všechno se dá psát.
# Stands before the question; the space at its end separates the two.
play-clock = [{ $time }]{ " " }
play-give = { $player }, vyber kámen, který položí { $other } (0-F, nebo help):
play-give-or-call = { $player }, vyber kámen, který položí { $other } (0-F), nebo ohlas (!):
play-place = { $player }, polož kámen (a1-d4, nebo help):
play-place-or-call = { $player }, polož kámen (a1-d4), nebo ohlas (!):
play-place-or-late-call = { $player }, polož kámen (a1-d4), nebo ohlas (!; { $other }: late):
play-place-or-others-late-call = { $player }, polož kámen (a1-d4; hlásit může i { $other }: late):
play-end-turn = { $player }, ukonči poslední tah (=):
play-end-turn-or-call = { $player }, ohlas (!), nebo ukonči tah (=):
play-point = { $player }, která řada? (1-4, a-d, / nebo \, nebo cancel):
play-point-with-squares = { $player }, kde je quarto? (1-4, a-d, / nebo \, čtverce a1-c3, nebo cancel):
play-paused = Partie je pozastavená. Napiš resume a hraje se dál:
play-offer-draw = { $player } nabízí remízu. { $other }, souhlasíš? (yes je ano, no je ne):
play-offer-take-back = { $player } chce vrátit poslední tah. { $other }, souhlasíš? (yes je ano, no je ne):
play-answer-yes-or-no = odpověz prosím yes (ano), nebo no (ne)
play-declined = { $player } odmítá.
play-computer-moves = { $player } hraje { $move }.
play-calls = { $player }: „Quarto!“
play-call-failed = Ne: otevřené quarto tam není.
play-call-not-pointed = Nic nebylo ukázáno: ohlášení neplatí.
play-refused = To nejde: { $what }.
play-not-understood = nerozumím: { $text }; help ukáže, co se dá psát
play-left = Partie zůstává nedohraná.
play-saved = Partie je připsaná do { $path }.

play-help-give = 7, F nebo DTSH       dát tento kámen
play-help-place = b2 nebo b2>7         položit kámen; položit ho a dát kámen 7
play-help-call = ! nebo !3            ohlásit „Quarto!“; ohlásit a ukázat řádek 3 (také: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    řádky, sloupce, úhlopříčky, čtverce (levé dolní pole)
play-help-late = late nebo late 3     ohlásit po předání, když je dovoleno pozdní ohlášení
play-help-pass = = nebo pass          ukončit tah po posledním kameni
play-help-draw = draw                 nabídnout remízu; druhý odpoví yes nebo no
play-help-back = back                 požádat o vrácení posledního tahu
play-help-resign = resign, abort        vzdát se; zrušit partii před prvním kamenem
play-help-pause = pause, resume        zastavit hodiny; hrát dál
play-help-look = board, moves, help   ukázat desku; tahy; tento seznam
play-help-quit = quit                 nechat partii nedohranou
