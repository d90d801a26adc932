### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = v ruce už je kámen { $piece }
hand-is-empty = v ruce není žádný kámen k položení
piece-is-placed = kámen { $piece } už je na desce
cell-is-occupied = pole { $cell } je obsazené
game-is-over = partie skončila
call-is-pending = { $seat } musí nejdřív ukázat ohlášené quarto
point-before-call = { $seat } musí nejdřív ohlásit quarto a pak ho ukázat
calling-is-automatic = v této partii platí quarto samo, nehlásí se
nothing-placed-to-call = ještě neleží žádný kámen, po kterém by se dalo hlásit
call-is-used = { $seat } už po tomto kameni hlásit nemůže
not-your-chance-to-call = { $seat } teď nemůže hlásit
not-your-turn-to-give = { $seat } teď kámen nedává
not-your-turn-to-place = { $seat } teď kámen nepokládá
not-your-turn-to-end-turn = { $seat } teď tah ukončit nemůže
now-is-not-the-time-to-give = { $seat } teď nemůže dát kámen
now-is-not-the-time-to-place = { $seat } teď nemůže položit kámen
now-is-not-the-time-to-end-turn = bez předání kamene končí jen poslední tah, když leží všech 16 kamenů
nothing-to-undo = není co vrátit

## At the table

bad-name = jméno má 1 až { $longest } viditelných znaků; tohle nejde: { $text }
table-not-open = tento stůl není otevřený
too-late = pozdě: čas na to už vypršel
already-away = tento hráč už je pryč
not-away = tento hráč není pryč
game-is-paused = partie je pozastavená
not-paused = partie není pozastavená
already-proposed = to už je navržené
just-declined = návrh byl odmítnut; znovu to jde po příštím tahu
nothing-proposed = není žádný návrh, na který by se dalo odpovědět
only-in-casual-games = to jde jen v přátelských partiích
too-late-to-abort = partii lze zrušit jen před položením prvního kamene; vzdát se lze vždy
the-clock-decides = tato partie má hodiny a rozhodují ony
other-is-here = druhý hráč sedí u stolu
grace-not-over = druhý hráč ještě není pryč dost dlouho
bad-event = tuto událost neumí tato verze přečíst: { $text }

## The server

bad-message = tohle není zpráva hry: { $what }
message-too-long = zpráva je moc dlouhá; nejvyšší počet znaků: { $longest }
no-such-game = taková partie tu není, nebo patří někomu jinému
no-such-lesson = taková lekce neexistuje
lesson-asks-otherwise = lekce chce něco jiného
not-your-seat = tohle místo u stolu není tvoje
not-your-table = tento stůl může změnit jen ten, kdo ho otevřel
own-table = tohle je tvůj vlastní stůl; přisednout musí někdo jiný
table-is-taken = před chvílí si sem sedl někdo jiný
nobody-sits-here-yet = partie začne, až si někdo přisedne
not-a-shape = tato čtyři pole nejsou řádek, sloupec, úhlopříčka ani čtverec
no-such-level = úroveň { $level } neexistuje; úrovně jsou od 1 do { $highest }
game-goes-on = partie ještě neskončila
not-our-page = tento požadavek přišel z jiné stránky
nobody-yet = tento prohlížeč tu ještě neznáme; načti stránku znovu
not-our-host = tento server se nejmenuje { $host }; pokud ano, spusť ho s --public-url
server-error = na serveru se něco pokazilo; je to zaznamenáno
too-many-requests = to je moc najednou; zkus to znovu za { $seconds } s
too-many-open = otevřených je už moc; něco zavři, nebo to zkus znovu za { $seconds } s
name-mixes-scripts = ve jméně se nesmějí míchat podobná písmena různých abeced, třeba latinky a cyrilice
name-misleads = toto jméno je vyhrazené, protože by vypadalo jako host, počítač nebo správce
name-is-taken = toto jméno, nebo hodně podobné, už někdo má
password-length = heslo má { $shortest } až { $longest } znaků
password-is-name = heslo nesmí být stejné jako jméno
password-is-common = tohle heslo by každý zkusil mezi prvními
wrong-name-or-password = účet s tímto jménem a heslem neexistuje
wrong-name-or-code = účet s tímto jménem a obnovovacím kódem neexistuje; kód platí jen jednou
too-many-guesses = příliš mnoho pokusů; zkus to znovu za { $seconds } s
has-account = účet už máš
needs-account = k tomu je potřeba účet; nejdřív se přihlas
no-such-account = účet se jménem { $name } neexistuje
no-such-return-code = tento kód už neplatí; možná je moc starý
no-puzzle = taková úloha neexistuje: { $puzzle }
no-puzzles = úlohy tohoto druhu tu nejsou
not-an-answer = tohle tady odpověď být nemůže: { $text }
no-such-hint = nápověda { $step } neexistuje; poslední má číslo { $last }
puzzle-not-begun = tahle úloha je na čas; nejdřív ji začni
page-not-built = Stránka není sestavená. Spusť "make" ve složce kvarto, nebo "python web/build.py".

# What the two seats are called in errors.
error-seat-first = první hráč
error-seat-second = druhý hráč
