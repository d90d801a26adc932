### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = Чакане – Kvarto
title-invited = { $player } те кани – Kvarto
title-your-turn = Ти си на ход! { $first } и { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Масата ти е готова
waiting-link = Изпрати тази връзка на човека, с когото искаш да играеш. Който я отвори пръв, може да седне.
waiting-lobby = Масата е в лобито и всички я виждат. Можеш и да изпратиш връзката на някого.
waiting-link-label = Връзка към твоята маса
waiting-about = Партията започва сама, щом някой седне.
waiting-only-here = Тази връзка работи само на това устройство. За други устройства в мрежата ти пусни Kvarto с „kvarto serve --lan“ и отвори адреса, който се покаже.
waiting-qr = Или сканирай с телефон.
waiting-change = Промени
waiting-withdraw = Оттегли
waiting-notify = Кажи ми, когато някой дойде
waiting-notified = Ще разбереш, дори когато тази страница е на заден план.
notify-refused = Този браузър не позволява известия от страницата.
withdrawn-title = Поканата е оттеглена
withdrawn-about = Връзката вече не води никъде.

# Passing an address on.
link-copy = Копирай
link-share = Сподели
link-qr = Връзката като QR код

## … and for who is invited

invited-title = { $player } те кани на партия
invited-sit = Седни
invited-as = Играеш като { $name }.
invited-made-up = Играеш с измислено име.
invited-made-up-name = измислено име
taken-title = Тази маса вече не е свободна
taken-about = Седна някой друг или { $player } оттегли поканата.
game-gone-why = Може би поканата е оттеглена, седнал е някой друг или партията е видима само за двамата играчи.

# What is agreed on.
terms-variant = Какво печели
variant-meaning = { $variant }. { $meaning }
terms-calling = Обявяване
terms-wrong-passes = Грешното обявяване отнема възможността.
terms-wrong-loses = Грешното обявяване губи партията.
terms-no-pointing = Обявената четворка не се показва.
terms-clock = Часовник
terms-first = Кой започва
terms-you = Ти
terms-guest = Който седне
terms-also = Освен това
terms-casual = Ходовете може да се връщат, ако другият е съгласен.
terms-serious = Ходове не се връщат.
terms-watched = Всеки с връзката може да гледа.
terms-private = Никой друг не може да гледа.

## Being there

presence-away = отсъства { $time }
presence-grace = отсъства, { $time } за връщане
presence-back = отново тук
said-sits-down = { $player } седна. Партията започва.
said-goes-away = { $player } не е тук.
said-comes-back = { $player } е отново тук.

## Proposals, and another game

said-you-offer-draw = Ти предложи реми.
said-you-ask-take-back = Ти помоли за връщане на ход.
said-wants-rematch = { $player } иска още една партия.
rematch-waiting = Искаш още една партия. Чакаме { $player }…
rematch-accept = Още една партия

## Something to say

say-title = Кажи нещо
said-phrase = { $player }: { $phrase }
phrase-hello = Здравей!
phrase-good-luck = Успех!
phrase-nice-move = Хубав ход!
phrase-oops = Опа!
phrase-one-moment = Един момент, моля.
phrase-your-turn = Ти си на ход.
phrase-well-played = Добра игра!
phrase-thanks = Благодаря!
phrase-once-more = Още веднъж?
phrase-goodbye = Чао!

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = Усмивка
phrase-surprised = Изненада
phrase-thinking = Мислене
phrase-applause = Аплодисменти
said-smile = { $player } се усмихва.
said-surprised = { $player } се изненадва.
said-thinking = { $player } мисли.
said-applause = { $player } ръкопляска.

## Watching

watching = Гледаш партията.
watching-behind = { $seconds ->
    [one] Гледаш с { $seconds } секунда закъснение.
   *[other] Гледаш с { $seconds } секунди закъснение.
}
watchers = { $count ->
    [one] Гледа { $count } човек
   *[other] Гледат { $count } души
}

## In the menu of a game

menu-notify-on = Казвай ми, когато съм на ход: да
menu-notify-off = Казвай ми, когато съм на ход: не
menu-watch-link = Копирай връзката за зрители
menu-return-link = Продължи на друго устройство
return-link-title = Пътят ти обратно
return-link-about = Отвори тази връзка на другото устройство: там си същият играч. Пази я за себе си – който я има, играе вместо теб.
