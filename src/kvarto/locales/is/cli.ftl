### The command line.

cli-help =
    Quarto, spilið þar sem þú velur kubbinn sem mótherjinn þarf að setja á borðið
    og þar sem fjórir í línu vinna aðeins ef kallað er.
cli-version-help = Sýna útgáfuna og hætta.
cli-lang-help = Tungumál allra skilaboða, til dæmis fi. Annars ræður LANGUAGE, LC_ALL, LC_MESSAGES eða LANG.
cli-unknown-language = tungumálið { $language } er ekki til hér; veldu eitt af þessum: { $languages }
cli-style-help = Hvernig er teiknað: í lit, með einföldu Unicode, með ASCII, eða eins og skjárinn ræður við.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = ekki er hægt að lesa { $path }: { $why }
cli-cannot-write = ekki er hægt að skrifa { $path }: { $why }
cli-standard-input = staðalinntak

standing-to-act = { $player } á leik.
standing-open = Í gildi: { $shapes }.
standing-lapsed = Fallið úr gildi: { $shapes }.

seat-first = Fyrri
seat-second = Seinni

## kvarto show

show-help =
    Teiknar stöðu (POSITION): raðirnar frá 4 niður í 1, svo kubbinn í hendi eða -, svo ef til vill
    afbrigði og reitinn þar sem síðasti kubbur var settur. Til dæmis:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Teiknar stöðu.
show-variant = Afbrigði: { $variant }.
show-svg-help = Teikna heldur í SVG-skrá (- fyrir staðalúttak).
show-pieces-help = Hvernig kubbarnir líta út á SVG-myndinni.
show-theme-help = Fyrir ljóst eða dökkt umhverfi.

## kvarto replay

replay-help = Spilar öll spil í .qgn-skránni FILE (- fyrir staðalinntak) og segir hvernig þau standa.
replay-short-help = Segir hvernig skráð spil standa.
replay-json-help = Skrifa eitt JSON-stak í línu fyrir hvert spil. Úrslit án ástæðu fá ástæðuna "unknown".
replay-no-games = { $source }: þar er ekkert spil
replay-game = Spil { $number }: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = Spila í skipanalínunni.
play-command-help =
    Spil fyrir tvo við sama skjá eða fyrir einn gegn tölvunni. Sláðu inn help meðan spilað er til að sjá hvað má slá inn.
play-variant-help = standard (sjálfgefið), advanced, squares, hard, eða kóði eins og ch:l.
play-calling-help = Hvort kalla þurfi quarto til að vinna.
play-false-call-help = Hvað rangt kall kostar: tækifærið eða spilið.
play-late-call-help = Sá sem setti kubb má enn kalla eftir að hafa rétt kubb, þar til sá kubbur er settur.
play-pointing-help = Hver þarf að benda á línuna sem kallað er á; hinir kalla bara.
play-clock-help = Tími: - (enginn), 60/move, 60/place, 600+5 (sekúndur og viðbót), 3d/move.
play-tournament-help = Eins og á mótum: ein mínúta á leik og rangt kall kostar spilið.
play-against-help = Spila við tölvuna, frá 1 (spilar í fyrsta sinn) til { $strongest } (óskeikul).
play-one-help = Nafn annars leikmannsins.
play-two-help = Nafn hins leikmannsins.
play-starter-help = Hver byrjar: teningar ráða, eða leikmaður 1 eða 2.
play-start-help = Staða til að byrja frá.
play-seed-help = Endurtaka teningakast úr fyrra spili.
play-save-help = Bæta spilinu við .qgn-skrá.
play-save-no-record = í { $path } er eitthvað annað en spil; engu er bætt við
play-tournament-fixes = { $option } fer ekki saman við --tournament, sem ákveður það
play-same-names = leikmennirnir þurfa að heita hvor sínu nafni
play-player-one = Leikmaður 1
play-player-two = Leikmaður 2

## kvarto play: at the table

# As in English.
play-title = Quarto, { $variant }
play-dice = { $first } kastar { $a }, { $second } kastar { $b }.
play-first = { $first } byrjar og réttir fyrsta kubbinn.
play-first-set-up = { $first } er fyrri, { $second } er seinni.
play-spoken = Quarto vinnur aðeins ef kallað er: sláðu inn ! um leið og þú sérð það.
play-forfeit = Rangt kall kostar spilið.
play-late-call = Líka má kalla eftir að kubbur er réttur: sláðu inn late.
play-help-hint = Sláðu inn help til að sjá allt sem slá má inn.
play-clock = [{ $time }]{ " " }
play-give = { $player }, veldu kubb sem { $other } setur (0-F, eða help):
play-give-or-call = { $player }, veldu kubb sem { $other } setur (0-F), eða kallaðu (!):
play-place = { $player }, settu kubbinn (a1-d4, eða help):
play-place-or-call = { $player }, settu kubbinn (a1-d4), eða kallaðu (!):
play-place-or-late-call = { $player }, settu kubbinn (a1-d4), eða kallaðu (!; { $other }: late):
play-place-or-others-late-call = { $player }, settu kubbinn (a1-d4; { $other } má enn kalla: late):
play-end-turn = { $player }, ljúktu síðasta leik (=):
play-end-turn-or-call = { $player }, kallaðu (!), eða ljúktu leiknum (=):
play-point = { $player }, hvaða lína? (1-4, a-d, / eða \, eða cancel):
play-point-with-squares = { $player }, hvaða lína eða ferningur? (1-4, a-d, / eða \, ferningar a1-c3, eða cancel):
play-paused = Spilið er í hléi. Sláðu inn resume til að halda áfram:
play-offer-draw = { $player } býður jafntefli. { $other }, samþykkirðu? (yes = já, no = nei):
play-offer-take-back = { $player } vill taka síðasta leik til baka. { $other }, samþykkirðu? (yes = já, no = nei):
play-answer-yes-or-no = svaraðu yes (já) eða no (nei)
play-declined = { $player } hafnar þessu.
play-computer-moves = { $player } leikur { $move }.
play-calls = { $player }: „Quarto!“
play-call-failed = Nei: þar er ekkert quarto í gildi.
play-call-not-pointed = Ekki var bent á neitt: kallið fór til spillis.
play-refused = Þetta gengur ekki: { $what }.
play-not-understood = { $text } skilst ekki; help sýnir hvað má slá inn
play-left = Spilið er óklárað.
play-saved = Spilinu var bætt við { $path }.

play-help-give = 7, F eða DTSH        rétta þennan kubb
play-help-place = b2 eða b2>7          setja kubbinn; setja hann og rétta kubb 7
play-help-call = ! eða !3             kalla „Quarto!“; kalla og benda á röð 3 (líka: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    raðir, dálkar, skálínur, ferningar (neðri reitur til vinstri)
play-help-late = late eða late 3      kalla eftir að kubbur er réttur, ef það er leyft
play-help-pass = = eða pass           ljúka leik eftir síðasta kubb
play-help-draw = draw                 bjóða jafntefli; hinn svarar yes eða no
play-help-back = back                 biðja um að taka síðasta leik til baka
play-help-resign = resign, abort        gefast upp; hætta við spilið áður en fyrsti kubbur er settur
play-help-pause = pause, resume        stöðva klukkurnar; halda áfram
play-help-look = board, moves, help   skoða borðið; leikina; þennan lista
play-help-quit = quit                 skilja spilið eftir óklárað
