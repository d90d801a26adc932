### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = v ruke už je kameň { $piece }
hand-is-empty = v ruke nie je kameň, ktorý by sa dal položiť
piece-is-placed = kameň { $piece } už je na doske
cell-is-occupied = políčko { $cell } je obsadené
game-is-over = partia sa skončila
call-is-pending = { $seat } musí najprv ukázať ohlásené quarto
point-before-call = { $seat } musí najprv ohlásiť quarto a až potom ukazovať
calling-is-automatic = v tejto partii platí quarto samo, nehlási sa
nothing-placed-to-call = ešte neleží kameň, po ktorom by sa dalo hlásiť
call-is-used = { $seat } už po tomto kameni hlásiť nemôže
not-your-chance-to-call = { $seat } teraz nemôže hlásiť
not-your-turn-to-give = { $seat } teraz kameň nedáva
not-your-turn-to-place = { $seat } teraz kameň nekladie
not-your-turn-to-end-turn = { $seat } teraz nemôže ukončiť ťah
now-is-not-the-time-to-give = { $seat } teraz nemôže dať kameň
now-is-not-the-time-to-place = { $seat } teraz nemôže položiť kameň
now-is-not-the-time-to-end-turn = bez odovzdania kameňa sa končí len posledný ťah, keď leží všetkých 16 kameňov
nothing-to-undo = nie je čo vrátiť

## At the table

bad-name = meno má 1 až { $longest } viditeľných znakov; toto nejde: { $text }
table-not-open = tento stôl nie je otvorený
too-late = neskoro: čas na to už uplynul
already-away = tento hráč je už preč
not-away = tento hráč nie je preč
game-is-paused = partia je pozastavená
not-paused = partia nie je pozastavená
already-proposed = to je už navrhnuté
just-declined = návrh bol odmietnutý; znova sa dá po ďalšom ťahu
nothing-proposed = nie je návrh, na ktorý by sa dalo odpovedať
only-in-casual-games = to ide len v priateľských partiách
too-late-to-abort = partiu možno zrušiť len pred položením prvého kameňa; vzdať sa možno vždy
the-clock-decides = táto partia má hodiny a rozhodujú ony
other-is-here = druhý hráč sedí pri stole
grace-not-over = druhý hráč ešte nie je preč dosť dlho
bad-event = túto udalosť nevie táto verzia prečítať: { $text }

## The server

bad-message = toto nie je správa hry: { $what }
message-too-long = správa je pridlhá; najvyšší počet znakov: { $longest }
no-such-game = taká partia tu nie je alebo patrí niekomu inému
no-such-lesson = taká lekcia neexistuje
lesson-asks-otherwise = lekcia chce niečo iné
not-your-seat = toto miesto pri stole nie je tvoje
not-your-table = tento stôl môže zmeniť len ten, kto ho otvoril
own-table = toto je tvoj vlastný stôl; prisadnúť si musí niekto iný
table-is-taken = pred chvíľou si sem sadol niekto iný
nobody-sits-here-yet = partia sa začne, keď si niekto prisadne
not-a-shape = tieto štyri políčka nie sú riadok, stĺpec, uhlopriečka ani štvorec
no-such-level = úroveň { $level } neexistuje; úrovne sú od 1 do { $highest }
game-goes-on = partia sa ešte neskončila
not-our-page = táto požiadavka prišla z inej stránky
nobody-yet = tento prehliadač tu ešte nepoznáme; načítaj stránku znova
not-our-host = tento server sa nevolá { $host }; ak áno, spusti ho s --public-url
server-error = na serveri sa niečo pokazilo; je to zaznamenané
too-many-requests = to je priveľa naraz; skús to znova o { $seconds } s
too-many-open = otvorených je už priveľa; niečo zavri alebo to skús znova o { $seconds } s
name-mixes-scripts = v mene sa nesmú miešať podobné písmená rôznych abecied, napríklad latinky a cyriliky
name-misleads = toto meno je vyhradené, lebo by vyzeralo ako hosť, počítač alebo správca
name-is-taken = toto meno alebo veľmi podobné už niekto má
password-length = heslo má { $shortest } až { $longest } znakov
password-is-name = heslo nesmie byť rovnaké ako meno
password-is-common = toto heslo by každý skúsil medzi prvými
wrong-name-or-password = účet s týmto menom a heslom neexistuje
wrong-name-or-code = účet s týmto menom a obnovovacím kódom neexistuje; kód platí len raz
too-many-guesses = priveľa pokusov; skús to znova o { $seconds } s
has-account = účet už máš
needs-account = na to treba účet; najprv sa prihlás
no-such-account = účet s menom { $name } neexistuje
no-such-return-code = tento kód už neplatí; možno je pristarý
no-puzzle = taká úloha neexistuje: { $puzzle }
no-puzzles = úlohy tohto druhu tu nie sú
not-an-answer = toto tu odpoveď byť nemôže: { $text }
no-such-hint = nápoveda { $step } neexistuje; posledná má číslo { $last }
puzzle-not-begun = táto úloha je na čas; najprv ju začni
page-not-built = Stránka nie je zostavená. Spusti "make" v priečinku kvarto alebo "python web/build.py".

# What the two seats are called in errors.
error-seat-first = prvý hráč
error-seat-second = druhý hráč
