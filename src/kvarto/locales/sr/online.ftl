### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = Чекање – Kvarto
title-invited = { $player } вас позива – Kvarto
title-your-turn = Ваш потез! { $first } и { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Ваш сто је спреман
waiting-link = Пошаљите овај линк особи са којом желите да играте. Ко га први отвори, може да седне.
waiting-lobby = Сто стоји у лобију и сви га виде. Можете и послати линк некоме.
waiting-link-label = Линк до вашег стола
waiting-about = Партија почиње сама чим неко седне.
waiting-only-here = Овај линк ради само на овом уређају. За друге уређаје у вашој мрежи покрените Kvarto са „kvarto serve --lan” и отворите адресу коју прикаже.
waiting-qr = Или скенирајте телефоном.
waiting-change = Промени
waiting-withdraw = Повуци
waiting-notify = Јави ми кад неко дође
waiting-notified = Јавићемо вам, и кад је ова страница у позадини.
notify-refused = Овај прегледач не дозвољава обавештења са странице.
withdrawn-title = Позив је повучен
withdrawn-about = Линк више никуда не води.

# Passing an address on.
link-copy = Копирај
link-share = Подели
link-qr = Линк као QR код

## … and for who is invited

invited-title = { $player } вас позива на партију
invited-sit = Седни
invited-as = Играте као { $name }.
invited-made-up = Играте под измишљеним именом.
invited-made-up-name = измишљено име
taken-title = Овај сто више није слободан
taken-about = Неко други је сео, или је позив повучен ({ $player }).
game-gone-why = Можда је позив повучен, неко други је сео, или партију виде само њена два играча.

# What is agreed on.
terms-variant = Шта побеђује
variant-meaning = { $variant }. { $meaning }
terms-calling = Најава
terms-wrong-passes = Погрешна најава одузима прилику.
terms-wrong-loses = Погрешна најава губи партију.
terms-no-pointing = Најављени куарто не мора да се покаже.
terms-clock = Сат
terms-first = Ко почиње
terms-you = Ви
terms-guest = Ко седне
terms-also = Још
terms-casual = Потези се могу враћати ако се други сложи.
terms-serious = Потези се не могу враћати.
terms-watched = Може да гледа свако ко има линк.
terms-private = Нико други не може да гледа.

## Being there

presence-away = није ту већ { $time }
presence-grace = није ту, још { $time } за повратак
presence-back = поново ту
said-sits-down = { $player } седа за сто. Партија почиње.
said-goes-away = { $player } тренутно није ту.
said-comes-back = { $player } је поново ту.

## Proposals, and another game

said-you-offer-draw = Понудили сте реми.
said-you-ask-take-back = Замолили сте да вратите потез.
said-wants-rematch = { $player } жели да игра поново.
rematch-waiting = Желите да играте поново. Чека се { $player }…
rematch-accept = Играј поново

## Something to say

say-title = Реци нешто
said-phrase = { $player }: { $phrase }
phrase-hello = Здраво!
phrase-good-luck = Срећно!
phrase-nice-move = Леп потез!
phrase-oops = Упс!
phrase-one-moment = Само тренутак.
phrase-your-turn = Ти си на потезу.
phrase-well-played = Добра игра!
phrase-thanks = Хвала!
phrase-once-more = Још једну?
phrase-goodbye = Ћао!

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = Осмех
phrase-surprised = Изненађење
phrase-thinking = Размишљање
phrase-applause = Аплауз
said-smile = { $player } се смеши.
said-surprised = { $player } се чуди.
said-thinking = { $player } размишља.
said-applause = { $player } аплаудира.

## Watching

watching = Гледате партију.
watching-behind = { $seconds ->
    [one] Гледате уз кашњење од { $seconds } секунде.
    [few] Гледате уз кашњење од { $seconds } секунде.
   *[other] Гледате уз кашњење од { $seconds } секунди.
}
watchers = { $count ->
    [one] Гледа { $count } особа
    [few] Гледају { $count } особе
   *[other] Гледа { $count } особа
}

## In the menu of a game

menu-notify-on = Јави ми кад сам на потезу: да
menu-notify-off = Јави ми кад сам на потезу: не
menu-watch-link = Копирај линк за гледање
menu-return-link = Настави на другом уређају
return-link-title = Ваш пут назад
return-link-about = Отворите овај линк на другом уређају: тамо сте исти играч. Чувајте га за себе; ко га има, игра уместо вас.
