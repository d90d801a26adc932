### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = w ręce jest już figura { $piece }
hand-is-empty = w ręce nie ma figury, którą można by postawić
piece-is-placed = figura { $piece } stoi już na planszy
cell-is-occupied = pole { $cell } jest zajęte
game-is-over = partia jest skończona
call-is-pending = najpierw { $seat } musi wskazać zawołane quarto
point-before-call = { $seat } musi najpierw zawołać, a potem wskazywać
calling-is-automatic = w tej partii quarto liczy się samo, bez wołania
nothing-placed-to-call = nie stoi jeszcze żadna figura, po której można by zawołać
call-is-used = po tej figurze { $seat } nie ma już okrzyku
not-your-chance-to-call = { $seat } nie może teraz zawołać
not-your-turn-to-give = { $seat } nie podaje teraz figury
not-your-turn-to-place = { $seat } nie stawia teraz figury
not-your-turn-to-end-turn = { $seat } nie może teraz zakończyć ruchu
now-is-not-the-time-to-give = { $seat } nie może teraz podać figury
now-is-not-the-time-to-place = { $seat } nie może teraz postawić figury
now-is-not-the-time-to-end-turn = bez podania figury kończy się tylko ostatni ruch, gdy stoi już wszystkich 16 figur
nothing-to-undo = nie ma czego cofnąć

## At the table

bad-name = nazwa ma od 1 do { $longest } widocznych znaków; ta się nie nadaje: { $text }
table-not-open = ten stół nie jest otwarty
too-late = za późno: czas na to minął
already-away = tego gracza już nie ma przy stole
not-away = ten gracz jest przy stole
game-is-paused = partia jest wstrzymana
not-paused = partia nie jest wstrzymana
already-proposed = ta propozycja już padła
just-declined = ta propozycja została odrzucona; można ją ponowić po następnym ruchu
nothing-proposed = nie ma propozycji, na którą można by odpowiedzieć
only-in-casual-games = to jest możliwe tylko w partiach towarzyskich
too-late-to-abort = odwołać partię można tylko przed postawieniem pierwszej figury; zawsze można się poddać
the-clock-decides = ta partia ma zegar i to on decyduje
other-is-here = drugi gracz siedzi przy stole
grace-not-over = drugiego gracza nie ma jeszcze wystarczająco długo
bad-event = ta wersja nie umie odczytać tego zdarzenia: { $text }

## The server

bad-message = to nie jest wiadomość z gry: { $what }
message-too-long = wiadomość może mieć najwyżej tyle znaków: { $longest }
no-such-game = nie ma tu takiej partii albo należy do kogoś innego
no-such-lesson = nie ma takiej lekcji
lesson-asks-otherwise = w tej lekcji chodzi o coś innego
not-your-seat = to nie jest twoje miejsce przy stole
not-your-table = ten stół może zmienić tylko ten, kto go otworzył
own-table = to twój własny stół; musi się dosiąść ktoś inny
table-is-taken = przed chwilą usiadł tu ktoś inny
nobody-sits-here-yet = partia zacznie się, gdy ktoś się dosiądzie
not-a-shape = te cztery pola nie są rzędem, kolumną, przekątną ani kwadratem
no-such-level = nie ma poziomu { $level }; są poziomy od 1 do { $highest }
game-goes-on = partia jeszcze trwa
not-our-page = to żądanie przyszło z innej strony
nobody-yet = nie znamy jeszcze tej przeglądarki; wczytaj stronę ponownie
not-our-host = ten serwer nie nazywa się { $host }; jeśli jednak tak, uruchom go z opcją --public-url
server-error = na serwerze coś poszło nie tak; zostało to odnotowane
too-many-requests = za dużo naraz; spróbuj ponownie za { $seconds } s
too-many-open = za dużo jest już otwartych; zamknij kilka albo spróbuj ponownie za { $seconds } s
name-mixes-scripts = nie można mieszać w nazwie podobnych liter z różnych alfabetów, na przykład łacińskich i cyrylicy
name-misleads = ta nazwa jest zastrzeżona, bo można by ją wziąć za gościa, komputer albo obsługę
name-is-taken = ktoś już używa tej nazwy albo bardzo podobnej
password-length = hasło ma od { $shortest } do { $longest } znaków
password-is-name = hasło nie może być takie samo jak nazwa
password-is-common = to jedno z pierwszych haseł, które każdy by wypróbował
wrong-name-or-password = nie ma konta o tej nazwie i tym haśle
wrong-name-or-code = nie ma konta o tej nazwie i tym kodzie odzyskiwania; kod działa tylko raz
too-many-guesses = za dużo prób; spróbuj ponownie za { $seconds } s
has-account = konto już masz
needs-account = do tego potrzebne jest konto; najpierw się zaloguj
no-such-account = nie ma konta o nazwie { $name }
no-such-return-code = ten kod już nie działa; może jest za stary
no-puzzle = nie ma takiego zadania: { $puzzle }
no-puzzles = nie ma zadań tego rodzaju
not-an-answer = to nie może być odpowiedź: { $text }
no-such-hint = nie ma podpowiedzi { $step }; ostatnia ma numer { $last }
puzzle-not-begun = to zadanie jest na czas; najpierw je zacznij
page-not-built = Strona nie jest zbudowana. Uruchom "make" w folderze kvarto albo "python web/build.py".

# What the two seats are called in errors.
error-seat-first = pierwszy gracz
error-seat-second = drugi gracz
