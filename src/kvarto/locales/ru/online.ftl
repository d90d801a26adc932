### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = Ожидание — Kvarto
title-invited = { $player } зовёт вас играть — Kvarto
title-your-turn = Ваш ход! { $first } и { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Ваш стол готов
waiting-link = Отправьте эту ссылку тому, с кем хотите сыграть. Кто откроет её первым, тот и сможет сесть.
waiting-lobby = Стол виден всем в лобби. Ссылку можно и отправить кому-нибудь.
waiting-link-label = Ссылка на ваш стол
waiting-about = Партия начнётся сама, как только кто-нибудь сядет.
waiting-only-here = Эта ссылка работает только на этом устройстве. Для других устройств в вашей сети запустите Kvarto командой «kvarto serve --lan» и откройте адрес, который она покажет.
waiting-qr = Или отсканируйте телефоном.
waiting-change = Изменить
waiting-withdraw = Отозвать
waiting-notify = Сообщить, когда кто-то придёт
waiting-notified = Мы сообщим, даже если эта страница в фоне.
notify-refused = Браузер не разрешает странице присылать уведомления.
withdrawn-title = Приглашение отозвано
withdrawn-about = Ссылка больше никуда не ведёт.

# Passing an address on.
link-copy = Скопировать
link-share = Поделиться
link-qr = Ссылка в виде QR-кода

## … and for who is invited

invited-title = { $player } зовёт вас сыграть
invited-sit = Сесть
invited-as = Вы играете под именем { $name }.
invited-made-up = Вы играете под вымышленным именем.
invited-made-up-name = вымышленное имя
taken-title = Этот стол уже занят
taken-about = Сел кто-то другой, или приглашение отозвано ({ $player }).
game-gone-why = Возможно, приглашение отозвали, за стол сел кто-то другой или партия видна только самим игрокам.

# What is agreed on.
terms-variant = Что побеждает
variant-meaning = { $variant }. { $meaning }
terms-calling = Объявление
terms-wrong-passes = Ложное объявление стоит попытки.
terms-wrong-loses = Ложное объявление проигрывает партию.
terms-no-pointing = Объявленное кварто показывать не нужно.
terms-clock = Часы
terms-first = Кто начинает
terms-you = Вы
terms-guest = Тот, кто сядет
terms-also = А ещё
terms-casual = Ходы можно возвращать с согласия соперника.
terms-serious = Ходы возвращать нельзя.
terms-watched = Смотреть могут все, у кого есть ссылка.
terms-private = Больше никто смотреть не может.

## Being there

presence-away = нет уже { $time }
presence-grace = нет на месте, на возвращение { $time }
presence-back = снова здесь
said-sits-down = { $player } садится за стол. Начинаем.
said-goes-away = { $player } отходит от стола.
said-comes-back = { $player } снова здесь.

## Proposals, and another game

said-you-offer-draw = Вы предложили ничью.
said-you-ask-take-back = Вы попросили вернуть ход.
said-wants-rematch = { $player } хочет сыграть ещё.
rematch-waiting = Вы хотите сыграть ещё. Что скажет { $player }? Ждём…
rematch-accept = Сыграть ещё

## Something to say

say-title = Сказать
said-phrase = { $player }: { $phrase }
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-nice-move = Хороший ход!
phrase-oops = Ой!
phrase-one-moment = Минутку, пожалуйста.
phrase-your-turn = Твой ход.
phrase-well-played = Отличная игра!
phrase-thanks = Спасибо!
phrase-once-more = Ещё разок?
phrase-goodbye = Пока!

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = Улыбка
phrase-surprised = Удивление
phrase-thinking = Раздумье
phrase-applause = Аплодисменты
said-smile = { $player } улыбается.
said-surprised = { $player } удивляется.
said-thinking = { $player } думает.
said-applause = { $player } аплодирует.

## Watching

watching = Вы смотрите.
watching-behind = { $seconds ->
    [one] Вы смотрите с опозданием на { $seconds } секунду.
    [few] Вы смотрите с опозданием на { $seconds } секунды.
    [many] Вы смотрите с опозданием на { $seconds } секунд.
   *[other] Вы смотрите с опозданием на { $seconds } секунды.
}
watchers = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
    [many] Смотрят { $count } человек
   *[other] Смотрят { $count } человека
}

## In the menu of a game

menu-notify-on = Сообщать о моём ходе: да
menu-notify-off = Сообщать о моём ходе: нет
menu-watch-link = Скопировать ссылку для зрителей
menu-return-link = Продолжить на другом устройстве
return-link-title = Путь назад
return-link-about = Откройте эту ссылку на другом устройстве: там вы будете тем же игроком. Никому её не показывайте: у кого она есть, тот играет за вас.
