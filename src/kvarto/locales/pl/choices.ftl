### What can be chosen: a new game, settings; and about the page.

new-title = Nowa gra
new-begin = Zacznij
new-open = Otwórz stół
new-change-title = Zmień stół
new-change-save = Zapisz
new-opponent = Z kim?
opponent-is-computer-about = Ty i przeciwnik tak silny, jak chcesz.
opponent-is-person-about = Obok siebie albo z urządzeniem pośrodku.
opponent-is-invite-about = Wysyłasz link; kto go otworzy, siada do stołu na dowolnym urządzeniu.
opponent-is-watch-about = Usiądź wygodnie i popatrz, jak im idzie.
new-level = Jak silny?
new-level-one = Pierwszy komputer
new-level-two = Drugi komputer
new-pass = Przekazywanie urządzenia
new-pass-about = Między ruchami plansza jest zakryta, aż urządzenie trafi do drugiego gracza.
new-preset = Jaka gra?
preset-casual = Towarzyska
preset-casual-about = Zasady z pudełka, bez zegara, ruchy można cofać.
preset-tournament = Turniejowa
preset-tournament-about = Minuta na ruch, a błędny okrzyk przegrywa.
preset-days = Bez pośpiechu
preset-days-about = Trzy dni na ruch: wracasz, kiedy chcesz.
preset-beginners = Dla początkujących
preset-beginners-about = Liczą się tylko kolor i wysokość, z podpowiedziami.
preset-child = Z dzieckiem
preset-child-about = To samo, a dziecko musi tylko zawołać.
# For languages whose printed rules differ. $what is what they have of their own.
preset-edition = Jak w polskim wydaniu
preset-edition-about =
    { $what ->
        [late-call] Z późnym okrzykiem, jak w drukowanych zasadach w tym języku.
        [hard] Cztery figury muszą mieć dwie wspólne cechy, na co pozwalają drukowane zasady w tym języku.
        [squares] Liczą się tylko kwadraty 2 × 2, jak dla zaawansowanych w drukowanych zasadach w tym języku.
        [clock-place] Minuta na postawienie i minuta na podanie, jak w drukowanych zasadach w tym języku.
        [clock-main] Kwadrans na całą partię, jak w drukowanych zasadach w tym języku.
       *[clock-move] Minuta na ruch w każdej partii, jak w drukowanych zasadach w tym języku.
    }
new-meeting = Kto może przyjść?
new-in-lobby = Pokaż w poczekalni
new-in-lobby-about = Kto tam jest, może się dosiąść, a oglądać może każdy.
new-watched = Inni mogą oglądać
new-watched-about = Każdy, kto ma link, gdy partia już trwa.
new-rules = Zasady
new-variant = Co wygrywa?
new-features = Co się liczy?
new-shapes = Gdzie?
new-required = Cztery muszą mieć dwie wspólne cechy
new-calling = Wołanie
calling-spoken = Trzeba zawołać
new-false-call = Błędny okrzyk kosztuje
false-call-ignore = szansę
false-call-forfeit = partię
new-late-call = Późny okrzyk
new-time = Czas i początek
new-clock = Zegar
new-starter = Kto zaczyna?
starter-is = { $player }
new-casual = Partia towarzyska
new-casual-about = Można ją wstrzymać i można cofać ruchy.
new-help = Pomoc dla graczy
new-help-none = bez pomocy
new-help-some = podpowiedzi włączone
new-help-casual-only = Podpowiedzi są tylko w partiach towarzyskich.
aid-threats = Pokaż groźby
aid-threats-about = Pola, na których figura dokończyłaby linię, i jaka to figura.
aid-safe = Pokaż bezpieczne figury
aid-safe-about = Figury, którymi drugi gracz nie może od razu wygrać.
aid-points = Quarto trzeba wskazać
aid-points-about = Małe dzieci mogą tylko zawołać.
new-from-position = Partia zaczyna się od tej pozycji.
new-from-empty = Zacznij od pustej planszy
settings-title = Ustawienia
settings-theme = Jasny czy ciemny wygląd
theme-system = jak w systemie
theme-light = jasny
theme-dark = ciemny
settings-set = Figury
set-wood = Drewno
set-wood-about = Toczone drewno, widziane nieco z góry.
set-flat = Płaskie
set-flat-about = Proste rysunki, czytelne i dobre na małe ekrany.
settings-table = Przy stole
settings-sound = Dźwięki
settings-speech = Okrzyki na głos
settings-animation = Ruch figur
settings-coordinates = Litery i cyfry przy planszy
settings-contrast = Wysoki kontrast
about-title = O Kvarto
about-game = Kvarto to Quarto, gra Blaise’a Müllera dla dwojga, w postaci programu: cała gra z pudełka, razem z wołaniem. Większość programów wygrywa za ciebie, gdy tylko cztery figury do siebie pasują. Tutaj musisz to zobaczyć.
about-page = Komputer gra na dziesięciu poziomach: od kogoś, kto widzi tę grę pierwszy raz, po kogoś, kto nigdy się nie myli. Po partii mówi, gdzie się rozstrzygnęła.
about-privacy-title = Co przechowujemy
about-privacy = Serwer przechowuje partie oraz postępy w nauce i zadaniach, a twoją przeglądarkę rozpoznaje po pliku cookie, żeby można było wrócić do stołu. Ustawienia zostają w przeglądarce. Nic nie trafia do nikogo innego. Przy koncie serwer zna też twoją nazwę i skrót hasła. Na stronie konta pobierzesz wszystko, co o tobie przechowujemy, i możesz to usunąć.
about-keys-title = Bez myszy
about-keys = Strzałkami poruszasz się po planszy i figurach, Enter albo spacja wybiera. Ruchy można wpisywać w panelu obok planszy albo w menu gry; można też odczytać rzędy, kolumny i przekątne. Po partii strzałki prowadzą przez jej ruchy.
about-licence-title = Licencja
about-licence = Kvarto to wolne oprogramowanie na licencji MIT. Nie jest związane z wydawcą gry planszowej.
about-version = Wersja { $version }
