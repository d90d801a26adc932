### The command line.

cli-help =
    Quarto: galda spēle, kurā tu izvēlies figūru, ko liks pretinieks, un kurā četras vienā
    līnijā uzvar tikai tad, ja tās piesaka.
cli-version-help = Parādīt versiju un beigt.
cli-lang-help = Visu ziņojumu valoda, piemēram, fi. Ja nav norādīta, izšķir LANGUAGE, LC_ALL, LC_MESSAGES vai LANG.
cli-unknown-language = valodas { $language } te nav; izvēlies kādu no šīm: { $languages }
cli-style-help = Kā zīmēt: krāsaini, vienkāršā Unicode, ASCII vai kā terminālis spēj.
# As in English.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = nevar nolasīt { $path }: { $why }
cli-cannot-write = nevar ierakstīt { $path }: { $why }
cli-standard-input = standarta ievade

standing-to-act = Kārta: { $player }.
standing-open = Vēl var pieteikt: { $shapes }.
standing-lapsed = Nokavēts: { $shapes }.

seat-first = Pirmais
seat-second = Otrais

## kvarto show

show-help =
    Uzzīmē pozīciju (POSITION): rindas no 4. līdz 1., tad figūra rokā vai -, tad, ja vajag, variants
    un lauciņš, uz kura nolikta pēdējā figūra. Piemēram:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Uzzīmē pozīciju.
show-variant = Variants: { $variant }.
show-svg-help = Zīmēt SVG failā (- ir standarta izvade).
show-pieces-help = Kā izskatās figūras SVG attēlā.
show-theme-help = Gaišam vai tumšam fonam.

## kvarto replay

replay-help = Izspēlē visas .qgn faila FILE partijas (- ir standarta ievade) un pasaka, kāds tajās ir stāvoklis.
replay-short-help = Pasaka, kāds ir stāvoklis pierakstītajās partijās.
replay-json-help = Katrai partijai izvadīt rindiņu ar JSON objektu. Rezultātam bez iemesla iemesls ir "unknown".
replay-no-games = { $source }: tur nav nevienas partijas
replay-game = { $number }. partija: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = Spēlē partiju terminālī.
play-command-help =
    Spēlē partiju: divatā pie viena termināļa vai viens pret datoru. Partijas laikā raksti help, lai redzētu, ko var rakstīt.
play-variant-help = standard (ja nav norādīts), advanced, squares, hard vai kods, piemēram, ch:l.
play-calling-help = Vai quarto ir jāpiesaka, lai uzvarētu.
play-false-call-help = Ko zaudē par kļūdainu saucienu: iespēju vai partiju.
play-late-call-help = Arī pēc figūras došanas licējs vēl var saukt, kamēr tā nav nolikta.
play-pointing-help = Kam jāparāda, kur ir quarto; pārējie tikai sauc.
play-clock-help = Laiks: - (nav), 60/move, 60/place, 600+5 (sekundes un pielikums), 3d/move.
play-tournament-help = Kā turnīrā: minūte gājienam, par kļūdainu saucienu zaudē partiju.
play-against-help = Spēlēt pret datoru, no 1 (spēlē pirmo reizi) līdz { $strongest } (nekļūdās nekad).
play-one-help = Viena spēlētāja vārds.
play-two-help = Otra spēlētāja vārds.
play-starter-help = Kurš sāk: izšķir kauliņi, vai arī 1. vai 2. spēlētājs.
play-start-help = Pozīcija, no kuras sākt.
play-seed-help = Atkārtot kādas agrākas partijas kauliņu metienu.
play-save-help = Pievienot partiju .qgn failam.
play-save-no-record = failā { $path } ir kas cits, nevis partijas; tam nekas netiek pievienots
play-tournament-fixes = { $option } neder kopā ar --tournament, kas to jau nosaka
play-same-names = abiem spēlētājiem vajag dažādus vārdus
play-player-one = 1. spēlētājs
play-player-two = 2. spēlētājs

## kvarto play: at the table

# As in English.
play-title = Quarto, { $variant }
play-dice = { $first } uzmet { $a }, { $second } uzmet { $b }.
play-first = Sāk { $first } un dod pirmo figūru.
play-first-set-up = Pirmais: { $first }, otrais: { $second }.
play-spoken = Quarto uzvar tikai tad, ja to piesaka: raksti !, tiklīdz to redzi.
play-forfeit = Par kļūdainu saucienu zaudē partiju.
play-late-call = Saukt var arī pēc figūras došanas: raksti late.
play-help-hint = Raksti help, lai redzētu visu, ko var rakstīt.
# Stands before the question; the space at its end separates the two.
play-clock = [{ $time }]{ " " }
play-give = { $player }, izvēlies figūru pretiniekam { $other } (0-F vai help):
play-give-or-call = { $player }, izvēlies figūru pretiniekam { $other } (0-F) vai sauc (!):
play-place = { $player }, liec figūru (a1-d4 vai help):
play-place-or-call = { $player }, liec figūru (a1-d4) vai sauc (!):
play-place-or-late-call = { $player }, liec figūru (a1-d4) vai sauc (!; { $other }: late):
play-place-or-others-late-call = { $player }, liec figūru (a1-d4; saukt var arī { $other }: late):
play-end-turn = { $player }, beidz pēdējo gājienu (=):
play-end-turn-or-call = { $player }, sauc (!) vai beidz gājienu (=):
play-point = { $player }, kura līnija? (1-4, a-d, / vai \, vai cancel):
play-point-with-squares = { $player }, kur ir quarto? (1-4, a-d, / vai \, kvadrāti a1-c3, vai cancel):
play-paused = Partija ir pauzē. Raksti resume, lai turpinātu:
play-offer-draw = { $player } piedāvā neizšķirtu. { $other }, vai piekrīti? (yes ir jā, no ir nē):
play-offer-take-back = { $player } lūdz atcelt pēdējo gājienu. { $other }, vai piekrīti? (yes ir jā, no ir nē):
play-answer-yes-or-no = lūdzu, atbildi yes (jā) vai no (nē)
play-declined = { $player } nepiekrīt.
play-computer-moves = { $player } spēlē { $move }.
play-calls = { $player }: „Quarto!”
play-call-failed = Nē: tur nav quarto, ko varētu pieteikt.
play-call-not-pointed = Nekas netika parādīts: sauciens ir neveiksmīgs.
play-refused = Tā nevar: { $what }.
play-not-understood = { $text } nav saprotams; help parāda, ko var rakstīt
play-left = Partija paliek nepabeigta.
play-saved = Partija ir pievienota failam { $path }.

# The words to type are English in every language.
play-help-give = 7, F vai DTSH        dot šo figūru
play-help-place = b2 vai b2>7          likt figūru; likt to un dot figūru 7
play-help-call = ! vai !3             saukt „Quarto!”; saukt un parādīt 3. rindu (arī: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    rindas, kolonnas, diagonāles, kvadrāti (kreisais apakšējais lauciņš)
play-help-late = late vai late 3      saukt pēc figūras došanas, ja partijā to drīkst
play-help-pass = = vai pass           beigt gājienu pēc pēdējās figūras
play-help-draw = draw                 piedāvāt neizšķirtu; otrs atbild yes vai no
play-help-back = back                 lūgt atcelt pēdējo gājienu
play-help-resign = resign, abort        padoties; anulēt partiju pirms pirmās figūras nolikšanas
play-help-pause = pause, resume        apturēt pulksteņus; turpināt
play-help-look = board, moves, help   apskatīt laukumu; gājienus; šo sarakstu
play-help-quit = quit                 atstāt partiju nepabeigtu
