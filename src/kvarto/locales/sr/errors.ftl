### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = у руци је већ фигура { $piece }
hand-is-empty = у руци нема фигуре коју би требало поставити
piece-is-placed = фигура { $piece } је већ на табли
cell-is-occupied = поље { $cell } је заузето
game-is-over = партија је завршена
call-is-pending = { $seat } најављује куарто и прво мора да га покаже
point-before-call = { $seat } прво мора да најави, па тек онда да показује
calling-is-automatic = у овој партији куарто се рачуна сам, не најављује се
nothing-placed-to-call = још није постављена ниједна фигура, нема шта да се најави
call-is-used = { $seat } је већ искористио најаву после ове фигуре
not-your-chance-to-call = { $seat } сада не може да најављује
not-your-turn-to-give = { $seat } сада не бира фигуру
not-your-turn-to-place = { $seat } сада не поставља
not-your-turn-to-end-turn = { $seat } сада не може да заврши потез
now-is-not-the-time-to-give = { $seat } још не може да да фигуру
now-is-not-the-time-to-place = { $seat } још не може да постави фигуру
now-is-not-the-time-to-end-turn = само се последњи потез, после 16. фигуре, завршава без давања нове
nothing-to-undo = нема шта да се врати

## At the table

bad-name = име има од 1 до { $longest } видљивих знакова, а не { $text }
table-not-open = овај сто још није отворен
too-late = прекасно: време за то је истекло
already-away = тај играч већ није за столом
not-away = тај играч је за столом
game-is-paused = партија је паузирана
not-paused = партија није паузирана
already-proposed = то је већ предложено
just-declined = то је управо одбијено; може се поново предложити после следећег потеза
nothing-proposed = ништа није предложено, нема на шта да се одговори
only-in-casual-games = то је могуће само у пријатељским партијама
too-late-to-abort = партија се може отказати само пре прве постављене фигуре; предати се може увек
the-clock-decides = ова партија се игра са сатом и он одлучује
other-is-here = други играч је за столом
grace-not-over = други играч још није довољно дуго одсутан
bad-event = ова верзија не разуме такав догађај: { $text }

## The server

bad-message = ово није порука игре: { $what }
message-too-long = порука може имати највише { $longest } знакова
no-such-game = овде нема такве партије, или припада неком другом
no-such-lesson = нема такве лекције
lesson-asks-otherwise = у овој лекцији се тражи нешто друго
not-your-seat = ово место није ваше
not-your-table = сто може да мења само онај ко га је отворио
own-table = ово је ваш сто; треба да седне неко други
table-is-taken = неко други је управо сео овде
nobody-sits-here-yet = партија почиње када неко седне
not-a-shape = ова четири поља нису ни ред, ни колона, ни дијагонала, ни квадрат
no-such-level = нема нивоа { $level }; нивои иду од 1 до { $highest }
game-goes-on = партија још није завршена
not-our-page = овај захтев долази са другог сајта
nobody-yet = овај прегледач овде још није познат; учитајте страницу поново
not-our-host = овај сервер се не зове { $host }; ако се ипак зове, покрените га са --public-url
server-error = нешто је пошло наопако на серверу; забележено је
too-many-requests =
    превише одједном; пробајте поново за { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунде
       *[other] { $seconds } секунди
    }
too-many-open =
    већ је превише отворено; затворите нешто или пробајте поново за { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунде
       *[other] { $seconds } секунди
    }
name-mixes-scripts = у имену се не могу мешати слична слова, на пример латинична и ћирилична
name-misleads = ово име није слободно јер личи на госта, рачунар или службено лице
name-is-taken = неко већ има ово име или врло слично
password-length = лозинка има од { $shortest } до { $longest } знакова
password-is-name = лозинка не може бити исто што и име
password-is-common = ова лозинка је међу првима које би свако пробао
wrong-name-or-password = нема налога са тим именом и лозинком
wrong-name-or-code = нема налога са тим именом и кодом за опоравак; код важи само једном
too-many-guesses =
    превише покушаја; пробајте поново за { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунде
       *[other] { $seconds } секунди
    }
has-account = налог већ постоји
needs-account = за то је потребан налог; прво се пријавите
no-such-account = нема налога са именом { $name }
no-such-return-code = са овим кодом се нико не може вратити; можда је престар
no-puzzle = нема таквог задатка: { $puzzle }
no-puzzles = нема задатака те врсте
not-an-answer = ово овде не може бити одговор: { $text }
no-such-hint = нема савета { $step }; последњи је { $last }
puzzle-not-begun = овај задатак иде на време; прво га започните
page-not-built = Страница још није направљена. Покрените у фасцикли kvarto „make” или „python web/build.py”.

# How the two seats are called in errors.
error-seat-first = први играч
error-seat-second = други играч
