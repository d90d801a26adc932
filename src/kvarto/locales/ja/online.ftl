### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = 相手を待っています – Kvarto
title-invited = { $player }からのお誘い – Kvarto
title-your-turn = あなたの番です！ { $first } 対 { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = テーブルの用意ができました
waiting-link = 対局したい相手にこのリンクを送ってください。最初に開いた人が席に着けます。
waiting-lobby = このテーブルはロビーに出ていて、だれにでも見えます。リンクを送ることもできます。
waiting-link-label = あなたのテーブルへのリンク
waiting-about = だれかが席に着くと、対局は自動で始まります。
waiting-only-here = このリンクはこの端末でしか開けません。同じネットワークのほかの端末と遊ぶには、「kvarto serve --lan」で起動し、表示されたアドレスを開いてください。
waiting-qr = スマートフォンで読み取ることもできます。
waiting-change = 変更
waiting-withdraw = 取り消す
waiting-notify = だれか来たら知らせる
waiting-notified = このページが裏にあっても、お知らせします。
notify-refused = このブラウザーでは、ページからお知らせできません。
withdrawn-title = 招待を取り消しました
withdrawn-about = リンクはもう使えません。

# Passing an address on.
link-copy = コピー
link-share = 共有
link-qr = リンクの QR コード

## … and for who is invited

invited-title = { $player }から対局のお誘いです
invited-sit = 席に着く
invited-as = { $name } として対局します。
invited-made-up = 仮の名前で対局します。
# Stands in the empty field for the name.
invited-made-up-name = 仮の名前
taken-title = このテーブルはもう空いていません
taken-about = ほかの人が席に着いたか、{ $player }が招待を取り消しました。
game-gone-why = 招待が取り消されたか、ほかの人が席に着いたか、対局者2人にしか見えない対局なのかもしれません。

# What is agreed on.
terms-variant = 勝ち方
variant-meaning = { $variant }：{ $meaning }
terms-calling = 宣言
terms-wrong-passes = 間違えると、その機会を失います。
terms-wrong-loses = 間違えると負けです。
terms-no-pointing = 場所は示さなくてもかまいません。
terms-clock = 時計
terms-first = 先攻
terms-you = あなた
terms-guest = 席に着いた人
terms-also = そのほか
terms-casual = 相手が認めれば「待った」ができます。
terms-serious = 「待った」はできません。
terms-watched = リンクを知っている人はだれでも観戦できます。
terms-private = ほかの人は観戦できません。

## Being there

# Beside a player's name; $time is minutes and seconds.
presence-away = 離席中 { $time }
presence-grace = 離席中、残り { $time }
presence-back = 戻りました
said-sits-down = { $player }が席に着きました。対局を始めます。
said-goes-away = { $player }が席を外しました。
said-comes-back = { $player }が戻りました。

## Proposals, and another game

said-you-offer-draw = 引き分けを申し出ました。
said-you-ask-take-back = 「待った」を頼みました。
said-wants-rematch = { $player }がもう一局を希望しています。
rematch-waiting = もう一局を申し込みました。{ $player }の返事を待っています…
rematch-accept = もう一局始める

## Something to say

say-title = ひとこと
said-phrase = { $player }「{ $phrase }」
phrase-hello = こんにちは！
phrase-good-luck = よろしくお願いします！
phrase-nice-move = いい手ですね！
phrase-oops = おっと！
phrase-one-moment = 少し待ってください。
phrase-your-turn = そちらの番ですよ。
phrase-well-played = いい対局でした！
phrase-thanks = ありがとうございます！
phrase-once-more = もう一局どうですか？
phrase-goodbye = ではまた！

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = にっこり
phrase-surprised = びっくり
phrase-thinking = 考え中
phrase-applause = 拍手
said-smile = { $player }がにっこりしています。
said-surprised = { $player }がびっくりしています。
said-thinking = { $player }が考えています。
said-applause = { $player }が拍手しています。

## Watching

watching = 観戦中です。
watching-behind = 観戦中です（{ $seconds }秒遅れ）。
watchers = { $count }人が観戦中

## In the menu of a game

menu-notify-on = 番が来たら知らせる：オン
menu-notify-off = 番が来たら知らせる：オフ
menu-watch-link = 観戦用のリンクをコピー
menu-return-link = 別の端末で続ける
return-link-title = 別の端末への引き継ぎ
return-link-about = 別の端末でこのリンクを開くと、同じプレイヤーとして続けられます。持っている人はあなたとして対局できるので、だれにも教えないでください。
