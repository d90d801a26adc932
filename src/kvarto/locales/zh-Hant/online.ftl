### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = 等待對手 – Kvarto
title-invited = { $player } 邀你下棋 – Kvarto
title-your-turn = 輪到你了！{ $first } 對 { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = 桌子準備好了
waiting-link = 把這個連結傳給你想一起玩的人。最先打開的人可以入座。
waiting-lobby = 這張桌子在大廳裡，人人都看得到。你也可以把連結傳給別人。
waiting-link-label = 你這張桌子的連結
waiting-about = 有人入座，對局就自動開始。
waiting-only-here = 這個連結只能在這台裝置上用。要讓同一網路的其他裝置加入，請用「kvarto serve --lan」啟動 Kvarto，再開啟它顯示的網址。
waiting-qr = 或用手機掃描。
waiting-change = 更改
waiting-withdraw = 收回
waiting-notify = 有人來時通知我
waiting-notified = 就算這個頁面在背景，也會通知你。
notify-refused = 這個瀏覽器不讓網頁通知你。
withdrawn-title = 邀請已收回
withdrawn-about = 這個連結不再有效。

# Passing an address on.
link-copy = 複製
link-share = 分享
link-qr = 連結的 QR 碼

## … and for who is invited

invited-title = { $player } 邀你下一局
invited-sit = 入座
# $name is that of an account, or was made up before.
invited-as = 你以 { $name } 的名字下棋。
invited-made-up = 你會用一個臨時的名字。
# Stands in the empty field for the name.
invited-made-up-name = 臨時的名字
taken-title = 這張桌子沒有空位了
taken-about = 有別人入座了，或 { $player } 收回了邀請。
game-gone-why = 也許邀請被收回了、有別人入座了，或這一局只有兩位玩家自己看得到。

# What is agreed on.
terms-variant = 怎樣算贏
# $variant is a kind-standard and the like, $meaning what it means.
variant-meaning = { $variant }。{ $meaning }
terms-calling = 喊法
terms-wrong-passes = 喊錯就失去這次機會。
terms-wrong-loses = 喊錯就輸掉這一局。
terms-no-pointing = 喊了不必指出來。
terms-clock = 時限
terms-first = 誰先
terms-you = 你
terms-guest = 入座的人
terms-also = 其他
terms-casual = 對方同意就可以悔棋。
terms-serious = 不能悔棋。
terms-watched = 有連結的人都可以觀戰。
terms-private = 其他人不能觀戰。

## Being there

# Beside a player's name; $time is minutes and seconds.
presence-away = 離開 { $time }
presence-grace = 離開中，還有 { $time } 可以回來
presence-back = 回來了
said-sits-down = { $player } 入座了，對局開始。
said-goes-away = { $player } 離開了。
said-comes-back = { $player } 回來了。

## Proposals, and another game

said-you-offer-draw = 你提議和局。
said-you-ask-take-back = 你請求悔棋。
said-wants-rematch = { $player } 想再下一局。
rematch-waiting = 你想再下一局。正在等 { $player }…
rematch-accept = 再下一局

## Something to say

say-title = 說句話
# $phrase is one of the following.
said-phrase = { $player }：{ $phrase }
phrase-hello = 你好！
phrase-good-luck = 請多指教！
phrase-nice-move = 好棋！
phrase-oops = 哎呀！
phrase-one-moment = 請等我一下。
phrase-your-turn = 換你囉。
phrase-well-played = 下得真好！
phrase-thanks = 謝謝！
phrase-once-more = 再來一局？
phrase-goodbye = 再見！

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = 微笑
phrase-surprised = 驚訝
phrase-thinking = 思考
phrase-applause = 鼓掌
said-smile = { $player } 笑了。
said-surprised = { $player } 嚇了一跳。
said-thinking = { $player } 正在想。
said-applause = { $player } 在鼓掌。

## Watching

watching = 你正在觀戰。
watching-behind = 你正在觀戰，延遲 { $seconds } 秒。
watchers = { $count } 人正在觀戰

## In the menu of a game

menu-notify-on = 輪到我時通知：開
menu-notify-off = 輪到我時通知：關
menu-watch-link = 複製觀戰連結
menu-return-link = 換一台裝置繼續
return-link-title = 你的專屬連結
return-link-about = 在另一台裝置上開啟這個連結，你在那裡就是同一位玩家。請不要給別人看，拿到的人就能以你的身分下棋。
