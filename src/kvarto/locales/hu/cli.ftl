### The command line.

cli-help =
    Quarto: társasjáték, amelyben te választod ki, melyik bábut kell az ellenfelednek letennie,
    és amelyben négy egy vonalban csak akkor nyer, ha bemondod.
cli-version-help = Kiírja a verziót, és kilép.
cli-lang-help = Az összes üzenet nyelve, például fi. Nélküle a LANGUAGE, LC_ALL, LC_MESSAGES vagy LANG dönt.
cli-unknown-language = itt nincs ilyen nyelv: { $language }; válassz ezek közül: { $languages }
cli-style-help = A rajz módja: színes, egyszerű Unicode, ASCII, vagy amit a terminál meg tud jeleníteni.
cli-error = kvarto: { $what }
cli-error-in = { $source }: { $what }
cli-cannot-read = nem olvasható: { $path }: { $why }
cli-cannot-write = nem írható: { $path }: { $why }
cli-standard-input = szabványos bemenet

standing-to-act = { $player } következik.
standing-open = Bemondható: { $shapes }.
standing-lapsed = Elévült: { $shapes }.

seat-first = Első
seat-second = Második

## kvarto show

show-help =
    Lerajzol egy állást (POSITION): a sorok a 4-estől az 1-esig, aztán a kézben lévő bábu vagy -, majd
    esetleg egy játékváltozat és az utoljára letett bábu mezője. Például:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = Lerajzol egy állást.
show-variant = Játékváltozat: { $variant }.
show-svg-help = Inkább SVG-fájlba rajzol (- a szabványos kimenet).
show-pieces-help = Hogyan nézzenek ki a bábuk az SVG-n.
show-theme-help = Világos vagy sötét környezetbe.

## kvarto replay

replay-help = Végigjátssza egy .qgn fájl (FILE) összes játszmáját (- a szabványos bemenet), és megmondja, hogyan állnak.
replay-short-help = Megmondja, hogyan állnak a lejegyzett játszmák.
replay-json-help = Játszmánként egy JSON-objektum soronként. Az indok nélküli eredmény indoka "unknown".
replay-no-games = { $source }: nincs benne játszma
replay-game = { $number }. játszma: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = Játszma a terminálban.
play-command-help =
    Játszma ketten egy terminálnál, vagy egyedül a számítógép ellen. Játék közben a help megmutatja, mit lehet beírni.
play-variant-help = standard (ez az alap), advanced, squares, hard, vagy egy kód, mint ch:l.
play-calling-help = Be kell-e mondani a kvartót, hogy nyerjen.
play-false-call-help = Mibe kerül a téves bemondás: a lehetőségbe vagy a játszmába.
play-late-call-help = Aki letett egy bábut, az átadás után is bemondhatja a kvartót, amíg az új bábu a táblára nem kerül.
play-pointing-help = Kinek kell megmutatnia, hol a kvartó; a többiek csak bemondják.
play-clock-help = Idő: - (nincs), 60/move, 60/place, 600+5 (másodperc és ráadás), 3d/move.
play-tournament-help = Mint a versenyeken: lépésenként egy perc, és a téves bemondás vereséget jelent.
play-against-help = Játszma a számítógép ellen, 1 (először játszik) és { $strongest } (hibátlan) között.
play-one-help = Az egyik játékos neve.
play-two-help = A másik játékos neve.
play-starter-help = Ki kezd: kockadobás dönti el, vagy az 1. vagy 2. játékos.
play-start-help = Az állás, amelyből a játszma indul.
play-seed-help = Egy korábbi játszma kockadobásának megismétlése.
play-save-help = A játszma hozzáfűzése egy .qgn fájlhoz.
play-save-no-record = ebben a fájlban nem játszmák vannak: { $path }; semmi nem kerül bele
play-tournament-fixes = ez nem fér össze a --tournament kapcsolóval, amely rögzíti: { $option }
play-same-names = a két játékosnak különböző név kell
play-player-one = 1. játékos
play-player-two = 2. játékos

## kvarto play: at the table

# As in English.
play-title = Quarto, { $variant }
play-dice = { $first } dobása: { $a }, { $second } dobása: { $b }.
play-first = { $first } kezd, és ő adja az első bábut.
play-first-set-up = { $first } az első, { $second } a második.
play-spoken = A kvartó csak bemondva nyer: írj be egy ! jelet, amint meglátod.
play-forfeit = A téves bemondás vereséget jelent.
play-late-call = Átadás után is be lehet mondani ezzel: late.
play-help-hint = A help mindent megmutat, amit be lehet írni.
play-clock = [{ $time }]{ " " }
play-give = { $player }, válassz bábut { $other } számára (0-F, vagy help):
play-give-or-call = { $player }, válassz bábut { $other } számára (0-F), vagy mondd be (!):
play-place = { $player }, tedd le a bábut (a1-d4, vagy help):
play-place-or-call = { $player }, tedd le a bábut (a1-d4), vagy mondd be (!):
play-place-or-late-call = { $player }, tedd le a bábut (a1-d4), vagy mondd be (!; { $other }: late):
play-place-or-others-late-call = { $player }, tedd le a bábut (a1-d4; { $other } még bemondhatja: late):
play-end-turn = { $player }, fejezd be az utolsó lépést (=):
play-end-turn-or-call = { $player }, mondd be (!), vagy fejezd be a lépést (=):
play-point = { $player }, melyik vonal? (1-4, a-d, / vagy \, vagy cancel):
play-point-with-squares = { $player }, melyik vonal vagy négyzet? (1-4, a-d, / vagy \, négyzetek a1-c3, vagy cancel):
play-paused = A játszma szünetel. Folytatás a resume beírásával:
play-offer-draw = { $player } döntetlent ajánl. { $other }, elfogadod? (yes = igen, no = nem):
play-offer-take-back = { $player } visszavonná az utolsó lépést. { $other }, megengeded? (yes = igen, no = nem):
play-answer-yes-or-no = yes (igen) vagy no (nem) legyen a válasz
play-declined = { $player } nem fogadja el.
play-computer-moves = { $player } lépése: { $move }.
play-calls = { $player }: „Kvartó!”
play-call-failed = Nem: ott nincs bemondható kvartó.
play-call-not-pointed = Elmaradt a megmutatás: a bemondás elveszett.
play-refused = Ez nem megy: { $what }.
play-not-understood = ez nem érthető: { $text }; a help megmutatja, mit lehet beírni
play-left = A játszma befejezetlen marad.
play-saved = A játszma ide került: { $path }.

play-help-give = 7, F vagy DTSH       add ezt a bábut
play-help-place = b2 vagy b2>7         tedd le a bábut; tedd le, és add a 7-es bábut
play-help-call = ! vagy !3            „Kvartó!”; mondd be, és mutasd a 3. sort (így is: quarto)
play-help-shapes = 1-4 a-d / \ a1-c3    sorok, oszlopok, átlók, négyzetek (bal alsó mező)
play-help-late = late vagy late 3     bemondás az átadás után, ha megengedett
play-help-pass = = vagy pass          a lépés vége az utolsó bábu után
play-help-draw = draw                 döntetlent ajánlasz; a másik válasza yes vagy no
play-help-back = back                 kéred az utolsó lépés visszavonását
play-help-resign = resign, abort        feladás; a játszma lemondása az első bábu előtt
play-help-pause = pause, resume        az órák megállítása; folytatás
play-help-look = board, moves, help   a tábla; a lépések; ez a lista
play-help-quit = quit                 befejezetlenül hagyod a játszmát
