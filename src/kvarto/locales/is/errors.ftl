### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = kubburinn { $piece } er þegar í hendi
hand-is-empty = enginn kubbur er í hendi til að setja á borðið
piece-is-placed = kubburinn { $piece } er þegar á spilaborðinu
cell-is-occupied = reiturinn { $cell } er upptekinn
game-is-over = spilinu er lokið
call-is-pending = { $seat } hefur kallað og þarf fyrst að benda
point-before-call = { $seat } þarf að kalla áður en bent er
calling-is-automatic = í þessu spili telst quarto sjálfkrafa og ekki þarf að kalla
nothing-placed-to-call = enginn kubbur hefur verið settur sem kalla mætti eftir
call-is-used = { $seat } hefur þegar kallað eftir þennan kubb
not-your-chance-to-call = { $seat } getur ekki kallað núna
not-your-turn-to-give = { $seat } á ekki að rétta kubb núna
not-your-turn-to-place = { $seat } á ekki að setja kubb núna
not-your-turn-to-end-turn = { $seat } á ekki leik og getur ekki lokið honum
now-is-not-the-time-to-give = { $seat } getur ekki rétt kubb núna
now-is-not-the-time-to-place = { $seat } getur ekki sett kubb núna
now-is-not-the-time-to-end-turn = aðeins síðasta leik, þegar allir 16 kubbarnir eru á borðinu, má ljúka án þess að rétta kubb
nothing-to-undo = ekkert er til að taka til baka

## At the table

bad-name = í nafni þurfa að vera 1 til { $longest } sýnileg tákn, ekki eins og hér: { $text }
table-not-open = þetta borð hefur ekki verið opnað
too-late = of seint: tíminn er liðinn
already-away = þessi leikmaður er þegar í burtu
not-away = þessi leikmaður er ekki í burtu
game-is-paused = spilið er í hléi
not-paused = spilið er ekki í hléi
already-proposed = þetta hefur þegar verið lagt til
just-declined = þessu var hafnað; leggja má það til aftur eftir næsta leik
nothing-proposed = engin tillaga liggur fyrir til að svara
only-in-casual-games = þetta er aðeins hægt í afslöppuðu spili
too-late-to-abort = aðeins má hætta við spil áður en fyrsti kubburinn er settur; alltaf má gefast upp
the-clock-decides = í þessu spili er klukka og hún ræður
other-is-here = mótherjinn situr við borðið
grace-not-over = mótherjinn hefur ekki verið nógu lengi í burtu
bad-event = þessi útgáfa kann ekki að lesa atburðinn: { $text }

## The server

bad-message = þetta eru ekki skilaboð úr spilinu: { $what }
message-too-long = skilaboð mega vera { $longest } tákn að lengd hið mesta
no-such-game = hér er ekkert slíkt spil, eða þá að einhver annar á það
no-such-lesson = þetta skref er ekki til
lesson-asks-otherwise = í þessu skrefi er beðið um annað
not-your-seat = þetta er ekki sætið þitt
not-your-table = aðeins sá sem opnaði borðið getur breytt því
own-table = þetta er þitt eigið borð; einhver annar þarf að setjast
table-is-taken = einhver annar settist hér rétt í þessu
nobody-sits-here-yet = spilið hefst þegar einhver hefur sest
not-a-shape = þessir fjórir reitir eru ekki röð, dálkur, skálína eða ferningur
no-such-level = stig { $level } er ekki til; stigin eru frá 1 til { $highest }
game-goes-on = spilinu er ekki lokið
not-our-page = þessi beiðni kemur af öðrum vef
nobody-yet = þessi vafri er ekki þekktur hér; endurhladdu síðuna
not-our-host = þessi þjónn heitir ekki { $host }; ef hann á að heita það, ræstu hann með --public-url
server-error = eitthvað fór úrskeiðis hjá þjóninum; það hefur verið skráð
too-many-requests = þetta er of mikið í einu; reyndu aftur eftir { $seconds } s
too-many-open = of mörg eru þegar opin; lokaðu einhverjum eða reyndu aftur eftir { $seconds } s
name-mixes-scripts = í nafni má ekki blanda saman líkum stöfum, til dæmis latneskum og kýrillískum
name-misleads = þessu nafni er haldið lausu því ætla mætti að þar færi gestur, tölvan eða umsjónarmaður
name-is-taken = einhver annar á þetta nafn eða annað mjög líkt
password-length = í lykilorði þurfa að vera { $shortest } til { $longest } tákn
password-is-name = lykilorðið má ekki vera það sama og nafnið
password-is-common = þetta lykilorð er með þeim fyrstu sem nokkur myndi giska á
wrong-name-or-password = enginn aðgangur er til með þessu nafni og lykilorði
wrong-name-or-code = enginn aðgangur er til með þessu nafni og endurheimtarkóða; kóða má nota einu sinni
too-many-guesses = of margar tilraunir; reyndu aftur eftir { $seconds } s
has-account = þú ert þegar með aðgang
needs-account = til þess þarf aðgang; skráðu þig fyrst inn
no-such-account = enginn aðgangur heitir { $name }
no-such-return-code = með þessum kóða kemst enginn til baka; kannski er hann of gamall
no-puzzle = þessi þraut er ekki til: { $puzzle }
no-puzzles = engar slíkar þrautir eru til
not-an-answer = þetta getur ekki verið svar hér: { $text }
no-such-hint = vísbending { $step } er ekki til; síðasta er { $last }
puzzle-not-begun = í þessari þraut gengur klukka; byrjaðu fyrst á henni
page-not-built = Síðan hefur ekki verið smíðuð. Keyrðu "make" í möppu kvarto, eða "python web/build.py".

error-seat-first = fyrri leikmaðurinn
error-seat-second = seinni leikmaðurinn
