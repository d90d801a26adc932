### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = 等待对手 – Kvarto
title-invited = { $player } 邀你下棋 – Kvarto
title-your-turn = 轮到你了！{ $first } 对 { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = 桌子准备好了
waiting-link = 把这个链接发给你想一起玩的人。最先打开的人可以入座。
waiting-lobby = 这张桌子在大厅里，人人都看得到。你也可以把链接发给别人。
waiting-link-label = 你这张桌子的链接
waiting-about = 有人入座，对局就自动开始。
waiting-only-here = 这个链接只能在这台设备上用。要让同一网络里的其他设备加入，请用“kvarto serve --lan”启动 Kvarto，再打开它显示的网址。
waiting-qr = 或用手机扫一扫。
waiting-change = 更改
waiting-withdraw = 撤回
waiting-notify = 有人来时通知我
waiting-notified = 即使这个页面在后台，也会通知你。
notify-refused = 这个浏览器不允许网页通知你。
withdrawn-title = 邀请已撤回
withdrawn-about = 这个链接不再有效。

# Passing an address on.
link-copy = 复制
link-share = 分享
link-qr = 链接的二维码

## … and for who is invited

invited-title = { $player } 邀你下一局
invited-sit = 入座
# $name is that of an account, or was made up before.
invited-as = 你以 { $name } 的名字下棋。
invited-made-up = 你会用一个临时的名字。
# Stands in the empty field for the name.
invited-made-up-name = 临时的名字
taken-title = 这张桌子没有空位了
taken-about = 别人已经入座，或者 { $player } 撤回了邀请。
game-gone-why = 也许邀请被撤回了，别人先入座了，或者这一局只有两位玩家自己看得到。

# What is agreed on.
terms-variant = 怎样算赢
# $variant is a kind-standard and the like, $meaning what it means.
variant-meaning = { $variant }。{ $meaning }
terms-calling = 喊法
terms-wrong-passes = 喊错就失去这次机会。
terms-wrong-loses = 喊错就输掉这一局。
terms-no-pointing = 喊了不必指出来。
terms-clock = 时限
terms-first = 谁先
terms-you = 你
terms-guest = 入座的人
terms-also = 其他
terms-casual = 对方同意就可以悔棋。
terms-serious = 不能悔棋。
terms-watched = 有链接的人都可以观战。
terms-private = 其他人不能观战。

## Being there

# Beside a player's name; $time is minutes and seconds.
presence-away = 已离开 { $time }
presence-grace = 离开中，还有 { $time } 可以回来
presence-back = 回来了
said-sits-down = { $player } 入座了，对局开始。
said-goes-away = { $player } 离开了。
said-comes-back = { $player } 回来了。

## Proposals, and another game

said-you-offer-draw = 你提议和棋。
said-you-ask-take-back = 你请求悔棋。
said-wants-rematch = { $player } 想再下一局。
rematch-waiting = 你想再下一局。正在等 { $player }…
rematch-accept = 再下一局

## Something to say

say-title = 说句话
# $phrase is one of the following.
said-phrase = { $player }：{ $phrase }
phrase-hello = 你好！
phrase-good-luck = 祝你好运！
phrase-nice-move = 好棋！
phrase-oops = 哎呀！
phrase-one-moment = 请稍等一下。
phrase-your-turn = 该你了。
phrase-well-played = 下得真好！
phrase-thanks = 谢谢！
phrase-once-more = 再来一局？
phrase-goodbye = 再见！

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = 微笑
phrase-surprised = 惊讶
phrase-thinking = 思考
phrase-applause = 鼓掌
said-smile = { $player } 笑了。
said-surprised = { $player } 吃了一惊。
said-thinking = { $player } 正在思考。
said-applause = { $player } 在鼓掌。

## Watching

watching = 你正在观战。
watching-behind = 你正在观战，延迟 { $seconds } 秒。
watchers = { $count } 人正在观战

## In the menu of a game

menu-notify-on = 轮到我时通知：开
menu-notify-off = 轮到我时通知：关
menu-watch-link = 复制观战链接
menu-return-link = 换一台设备继续
return-link-title = 你的专属链接
return-link-about = 在另一台设备上打开这个链接，你在那里就是同一位玩家。请不要给别人，拿到的人就能以你的身份下棋。
