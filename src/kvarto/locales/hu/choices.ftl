### What can be chosen: a new game, settings; and about the page.

new-title = Új játszma
new-begin = Kezdés
new-open = Asztal nyitása
new-change-title = Az asztal módosítása
new-change-save = Mentés
new-opponent = Kivel?
opponent-is-computer-about = Te és egy olyan erős ellenfél, amilyet csak akarsz.
opponent-is-person-about = Egymás mellett, vagy az eszköz köztetek.
opponent-is-invite-about = Küldesz egy linket; aki megnyitja, leül, bármilyen eszközön.
opponent-is-watch-about = Dőlj hátra, és nézd, hogyan boldogulnak.
new-level = Milyen erős?
new-level-one = Első számítógép
new-level-two = Második számítógép
new-pass = Az eszköz körbejár
new-pass-about = Két lépés között a tábla takarva marad, amíg az eszköz a másiknál nincs.
new-preset = Milyen játszma?
preset-casual = Baráti
preset-casual-about = A nyomtatott szabályok szerint, óra nélkül, a lépések visszavonhatók.
preset-tournament = Verseny
preset-tournament-about = Lépésenként egy perc, és a téves bemondás vereség.
preset-days = Ráérősen
preset-days-about = Három nap egy lépésre: gyere vissza, amikor jólesik.
preset-beginners = Kezdők
preset-beginners-about = Csak a szín és a magasság számít, tippekkel.
preset-child = Gyerekkel
preset-child-about = Ugyanaz, és a gyereknek elég bemondania.
preset-edition = Magyar szabályok
preset-edition-about =
    { $what ->
        [late-call] Utólagos bemondással, a magyar nyomtatott szabályok szerint.
        [hard] A négy bábuban két közös tulajdonság kell, ahogy a magyar nyomtatott szabályok megengedik.
        [squares] Csak a 2 × 2-es négyzetek számítanak, ahogy a magyar nyomtatott szabályokban a haladóknak.
        [clock-place] Egy perc a letételre és egy az átadásra, a magyar nyomtatott szabályok szerint.
        [clock-main] Tizenöt perc az egész játszmára, a magyar nyomtatott szabályok szerint.
       *[clock-move] Lépésenként egy perc bármelyik játszmában, a magyar nyomtatott szabályok szerint.
    }
new-meeting = Ki jöhet?
new-in-lobby = Látszódjon a lobbiban
new-in-lobby-about = Bárki leülhet, aki ott van, és mindenki nézheti.
new-watched = Mások nézhetik
new-watched-about = Bárki, akinél a link van, ha már elkezdődött.
new-rules = Szabályok
new-variant = Mi nyer?
new-features = Mi számít?
new-shapes = Hol?
new-required = A négy bábuban két közös tulajdonság kell
new-calling = Bemondás
calling-spoken = Bemondással
new-false-call = A téves bemondás ára
false-call-ignore = a lehetőség
false-call-forfeit = a játszma
new-late-call = Utólagos bemondás
new-time = Idő és kezdés
new-clock = Óra
new-starter = Ki kezd?
starter-is = { $player }
new-casual = Baráti játszma
new-casual-about = Lehet szünetet tartani, és lépést visszavonni.
new-help = Segítség a játékosoknak
new-help-none = nincs
new-help-some = tippek bekapcsolva
new-help-casual-only = Tippek csak baráti játszmában vannak.
aid-threats = Fenyegetések mutatása
aid-threats-about = Mezők, ahol egy bábu befejezne egy vonalat, és hogy milyen bábu.
aid-safe = Biztonságos bábuk mutatása
aid-safe-about = Bábuk, amelyekkel a másik nem nyerhet azonnal.
aid-points = Bemondáskor meg kell mutatni
aid-points-about = A kisgyerekeknek elég bemondani.
new-from-position = A játszma ebből az állásból indul.
new-from-empty = Kezdés üres tábláról
settings-title = Beállítások
settings-theme = Világos vagy sötét
theme-system = a rendszer szerint
theme-light = világos
theme-dark = sötét
settings-set = Bábuk
set-wood = Fa
set-wood-about = Esztergált fa, kissé felülről nézve.
set-flat = Lapos
set-flat-about = Egyszerű, tiszta rajzok, kis képernyőre is.
settings-table = Az asztalnál
settings-sound = Hangok
settings-speech = Hangos bemondás
settings-animation = Mozgó bábuk
settings-coordinates = Betűk és számok a tábla szélén
settings-contrast = Nagy kontraszt
about-title = A Kvartóról
about-game = A Kvarto nem más, mint a Quarto, Blaise Müller kétszemélyes játéka, szoftverként: az egész nyomtatott játék, bemondással együtt. A legtöbb program rögtön megnyeri helyetted, ha négy bábu összeillik. Itt neked kell meglátnod.
about-page = A számítógép tíz szinten játszik: a legalsó még sosem látta a játékot, a legfelső sosem hibázik. A játszma után elmondja, hol dőlt el.
about-privacy-title = Mit őrzünk meg
about-privacy = A szerver megőrzi a játszmákat, és hogy hol tartasz a leckékkel és a feladványokkal, és egy sütiről ismeri fel a böngésződet, hogy visszatérhess az asztalodhoz. A beállításaid a böngészőben maradnak. Senki másnak nem küldünk semmit. Ha van fiókod, a nevedet és a jelszavad lenyomatát is őrizzük. A fiók oldalán mindent megkapsz, amit rólad tárolunk, és ott törölheted is.
about-keys-title = Egér nélkül
about-keys = A nyílbillentyűkkel a táblán és a bábukon mozoghatsz, az Enter vagy a szóköz választ. Lépést beírhatsz a tábla melletti panelen vagy a játszma menüjében, és felolvastathatod a sorokat, oszlopokat és átlókat. A játszma után a nyilakkal végignézheted.
about-licence-title = Licenc
about-licence = A Kvarto szabad szoftver, MIT-licenccel. Nem áll kapcsolatban a társasjáték kiadójával.
about-version = Verzió: { $version }
