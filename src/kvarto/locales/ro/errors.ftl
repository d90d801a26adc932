### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = piesa { $piece } este deja în mână
hand-is-empty = nu este nicio piesă în mână de așezat
piece-is-placed = piesa { $piece } este deja pe tablă
cell-is-occupied = căsuța { $cell } este ocupată
game-is-over = partida s-a încheiat
call-is-pending = { $seat } a anunțat și trebuie mai întâi să arate unde
point-before-call = { $seat } trebuie să anunțe înainte să arate
calling-is-automatic = în partida aceasta quarto-urile se anunță singure
nothing-placed-to-call = încă nu s-a așezat nicio piesă, deci nu e nimic de anunțat
call-is-used = { $seat } a anunțat deja o dată după această așezare
not-your-chance-to-call = { $seat } nu poate anunța acum
not-your-turn-to-give = { $seat } nu e la rând să dea o piesă
not-your-turn-to-place = { $seat } nu e la rând să așeze o piesă
not-your-turn-to-end-turn = { $seat } nu e la rând să încheie mutarea
now-is-not-the-time-to-give = { $seat } nu poate da o piesă acum
now-is-not-the-time-to-place = { $seat } nu poate așeza o piesă acum
now-is-not-the-time-to-end-turn = doar ultima mutare, după a 16-a așezare, se poate încheia fără a da o piesă
nothing-to-undo = nu e nimic de luat înapoi

## At the table

bad-name = un nume are între 1 și { $longest ->
    [one] { $longest } caracter vizibil
    [few] { $longest } caractere vizibile
   *[other] { $longest } de caractere vizibile
}, nu { $text }
table-not-open = masa aceasta nu a fost deschisă
too-late = prea târziu: timpul pentru asta a trecut
already-away = jucătorul acesta lipsește deja
not-away = jucătorul acesta nu lipsește
game-is-paused = partida este în pauză
not-paused = partida nu este în pauză
already-proposed = asta s-a propus deja
just-declined = propunerea a fost refuzată; se poate repeta după următoarea mutare
nothing-proposed = nu există nicio propunere la care să se răspundă
only-in-casual-games = asta se poate doar în partide amicale
too-late-to-abort = o partidă se poate anula doar înainte de prima piesă așezată; se poate însă ceda
the-clock-decides = partida aceasta are ceas, iar ceasul hotărăște
other-is-here = celălalt jucător este la masă
grace-not-over = celălalt jucător nu lipsește încă de destul timp
bad-event = versiunea aceasta nu poate citi evenimentul: { $text }

# -- The server.
bad-message = acesta nu este un mesaj al jocului: { $what }
message-too-long = un mesaj are cel mult { $longest ->
    [one] { $longest } caracter
    [few] { $longest } caractere
   *[other] { $longest } de caractere
}
no-such-game = nu există aici o astfel de partidă sau este a altcuiva
no-such-lesson = nu există o astfel de lecție
lesson-asks-otherwise = lecția cere altceva
not-your-seat = la acest loc nu joci tu
not-your-table = doar cine a făcut masa o poate schimba
own-table = aceasta este masa ta; trebuie să se așeze altcineva
table-is-taken = cineva tocmai s-a așezat aici
nobody-sits-here-yet = partida începe când se așază cineva
not-a-shape = aceste patru căsuțe nu sunt un rând, o coloană, o diagonală sau un careu
no-such-level = nu există nivelul { $level }; nivelurile sunt de la 1 la { $highest }
game-goes-on = partida nu s-a încheiat încă
not-our-page = cererea aceasta vine de pe alt site
nobody-yet = browserul acesta nu este încă cunoscut aici; încarcă pagina din nou
not-our-host = serverul acesta nu se numește { $host }; dacă se numește așa, pornește-l cu --public-url
server-error = ceva nu a mers bine pe server; eroarea a fost notată
too-many-requests = e prea mult deodată; încearcă din nou peste { $seconds } s
too-many-open = sunt deja prea multe deschise; închide câteva sau încearcă din nou peste { $seconds } s
name-mixes-scripts = un nume nu poate amesteca litere care seamănă, cum ar fi latine și chirilice
name-misleads = numele acesta este rezervat, fiindcă ar putea fi luat drept un vizitator, calculatorul sau un responsabil
name-is-taken = altcineva are deja numele acesta sau unul care îi seamănă
password-length = o parolă are între { $shortest } și { $longest ->
    [one] { $longest } caracter
    [few] { $longest } caractere
   *[other] { $longest } de caractere
}
password-is-name = parola nu poate fi chiar numele
password-is-common = parola aceasta e printre primele pe care le-ar încerca oricine
wrong-name-or-password = nu există un cont cu acest nume și această parolă
wrong-name-or-code = nu există un cont cu acest nume și acest cod de recuperare; un cod se folosește o singură dată
too-many-guesses = s-a încercat de prea multe ori; încearcă din nou peste { $seconds } s
has-account = acesta este deja un cont
needs-account = pentru asta e nevoie de un cont; intră mai întâi în cont
no-such-account = nu există un cont cu numele { $name }
no-such-return-code = codul acesta nu aduce pe nimeni înapoi; poate e prea vechi
no-puzzle = nu există o astfel de problemă: { $puzzle }
no-puzzles = nu există probleme de acest fel
not-an-answer = acesta nu poate fi un răspuns aici: { $text }
no-such-hint = nu există indiciul { $step }; sunt { $last }
puzzle-not-begun = problema aceasta se joacă contra cronometru; pornește-o mai întâi
page-not-built = Pagina nu a fost construită. Rulează „make” în dosarul kvarto sau „python web/build.py”.

error-seat-first = primul jucător
error-seat-second = al doilea jucător
