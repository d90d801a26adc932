### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = már van bábu kézben: { $piece }
hand-is-empty = nincs kézben bábu, amit le lehetne tenni
piece-is-placed = ez a bábu már a táblán van: { $piece }
cell-is-occupied = ez a mező foglalt: { $cell }
game-is-over = a játszma véget ért
call-is-pending = { $seat } bemondta a kvartót, most előbb meg kell mutatnia
point-before-call = { $seat } csak bemondás után mutathat
calling-is-automatic = ebben a játszmában a kvartót nem kell bemondani, magától számít
nothing-placed-to-call = még nincs letett bábu, ami után be lehetne mondani a kvartót
call-is-used = { $seat } ez után a bábu után már bemondta a kvartót
not-your-chance-to-call = { $seat } most nem mondhatja be a kvartót
not-your-turn-to-give = most nem { $seat } ad bábut
not-your-turn-to-place = most nem { $seat } tesz le bábut
not-your-turn-to-end-turn = most nem { $seat } lép, így a lépést sem fejezheti be
now-is-not-the-time-to-give = { $seat } most nem adhat bábut
now-is-not-the-time-to-place = { $seat } most nem tehet le bábut
now-is-not-the-time-to-end-turn = bábu átadása nélkül csak az utolsó lépés fejezhető be, amikor már mind a 16 bábu a táblán van
nothing-to-undo = nincs mit visszavonni

## At the table

bad-name = egy névnek 1–{ $longest } látható karakterből kell állnia, nem így: { $text }
table-not-open = ez az asztal nincs megnyitva
too-late = késő: lejárt rá az idő
already-away = ez a játékos már nincs itt
not-away = ez a játékos itt van
game-is-paused = a játszma szünetel
not-paused = a játszma nem szünetel
already-proposed = erről már van javaslat
just-declined = ezt az előbb elutasították; a következő lépés után lehet újra javasolni
nothing-proposed = nincs javaslat, amire válaszolni lehetne
only-in-casual-games = ez csak baráti játszmában lehetséges
too-late-to-abort = a játszmát csak az első bábu letétele előtt lehet lemondani; feladni mindig lehet
the-clock-decides = ebben a játszmában óra van, és az óra dönt
other-is-here = az ellenfél az asztalnál ül
grace-not-over = az ellenfél még nincs távol elég régóta
bad-event = ezt az eseményt ez a verzió nem tudja elolvasni: { $text }

## The server

bad-message = ez nem a játék üzenete: { $what }
message-too-long = egy üzenet legfeljebb { $longest } karakter lehet
no-such-game = itt nincs ilyen játszma, vagy valaki másé
no-such-lesson = nincs ilyen lecke
lesson-asks-otherwise = a lecke most mást kér
not-your-seat = ez nem a te helyed
not-your-table = ezt az asztalt csak az módosíthatja, aki megnyitotta
own-table = ez a saját asztalod; valaki másnak kell leülnie
table-is-taken = ide az előbb leült valaki más
nobody-sits-here-yet = a játszma akkor kezdődik, amikor valaki leül
not-a-shape = ez a négy mező se nem sor, se nem oszlop, se nem átló, se nem négyzet
no-such-level = nincs ilyen szint: { $level }; a szintek: 1–{ $highest }
game-goes-on = a játszma még tart
not-our-page = ez a kérés egy másik oldalról jön
nobody-yet = ezt a böngészőt itt még nem ismerjük; töltsd be újra az oldalt
not-our-host = ennek a szervernek nem ez a neve: { $host }; ha mégis ez, indítsd a szervert a --public-url kapcsolóval
server-error = valami elromlott a szerveren; feljegyeztük
too-many-requests = ez egyszerre túl sok; próbáld újra { $seconds } s múlva
too-many-open = már túl sok van nyitva; zárj be néhányat, vagy próbáld újra { $seconds } s múlva
name-mixes-scripts = egy névben nem keveredhetnek hasonló betűk, például latinok és cirillek
name-misleads = ez a név fenn van tartva, mert vendégnek, számítógépnek vagy hivatalosnak látszana
name-is-taken = ez a név, vagy egy nagyon hasonló, már valakié
password-length = a jelszónak { $shortest }–{ $longest } karakterből kell állnia
password-is-name = a jelszó nem lehet ugyanaz, mint a név
password-is-common = ezt a jelszót bárki az elsők között találná ki
wrong-name-or-password = ilyen nevű és jelszavú fiók nincs
wrong-name-or-code = ilyen nevű és helyreállító kódú fiók nincs; egy kód csak egyszer használható
too-many-guesses = túl sok próbálkozás; próbáld újra { $seconds } s múlva
has-account = már van fiókod
needs-account = ehhez fiók kell; előbb jelentkezz be
no-such-account = nincs ilyen nevű fiók: { $name }
no-such-return-code = ezzel a kóddal nem lehet visszatérni; talán túl régi
no-puzzle = nincs ilyen feladvány: { $puzzle }
no-puzzles = ilyen feladványok nincsenek
not-an-answer = ez itt nem lehet válasz: { $text }
no-such-hint = nincs { $step }. tipp; összesen { $last } van
puzzle-not-begun = ez a feladvány órára megy; előbb kezdd el
page-not-built = Az oldal még nincs összeállítva. Futtasd a kvarto mappájában: "make" vagy "python web/build.py".

error-seat-first = az első játékos
error-seat-second = a második játékos
