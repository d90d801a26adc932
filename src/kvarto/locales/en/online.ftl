### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = Waiting – Kvarto
title-invited = { $player } invites you – Kvarto
title-your-turn = Your turn! { $first } and { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Your table is ready
waiting-link = Send this link to the person you want to play with. Whoever opens it first can sit down.
waiting-lobby = It stands in the lobby for everybody to see. You can also send somebody the link.
waiting-link-label = Link to your table
waiting-about = The game begins by itself as soon as somebody sits down.
waiting-only-here = This link works only on this device. For other devices in your network, start Kvarto with “kvarto serve --lan” and open the address that it shows.
waiting-qr = Or let a phone read this.
waiting-change = Change
waiting-withdraw = Withdraw
waiting-notify = Tell me when somebody comes
waiting-notified = You will be told, also when this page is in the background.
notify-refused = This browser does not let the page tell you.
withdrawn-title = The invitation is withdrawn
withdrawn-about = The link leads nowhere any more.

# Passing an address on.
link-copy = Copy
link-share = Share
link-qr = The link as a QR code

## … and for who is invited

invited-title = { $player } invites you to a game
invited-sit = Sit down
# $name is that of an account, or was made up before.
invited-as = You play as { $name }.
invited-made-up = You play under a made-up name.
# Stands in the empty field for the name.
invited-made-up-name = a made-up name
taken-title = This table is no longer free
taken-about = Somebody else has sat down, or { $player } has withdrawn the invitation.
game-gone-why = Perhaps the invitation was withdrawn, somebody else has sat down, or the game is only for its two players to see.

# What is agreed on.
terms-variant = What wins
# $variant is a kind-standard and the like, $meaning what it means.
variant-meaning = { $variant }. { $meaning }
terms-calling = Calling
terms-wrong-passes = A wrong call costs the chance.
terms-wrong-loses = A wrong call loses the game.
terms-no-pointing = A call need not be pointed out.
terms-clock = Clock
terms-first = Who begins
terms-you = You
terms-guest = Whoever sits down
terms-also = Also
terms-casual = Moves can be taken back if the other agrees.
terms-serious = No move can be taken back.
terms-watched = Anybody with the link may watch.
terms-private = Nobody else can watch.

## Being there

# Beside a player's name; $time is minutes and seconds.
presence-away = away for { $time }
presence-grace = away, { $time } to come back
presence-back = is back
said-sits-down = { $player } has sat down. The game begins.
said-goes-away = { $player } is away.
said-comes-back = { $player } is back.

## Proposals, and another game

said-you-offer-draw = You have offered a draw.
said-you-ask-take-back = You have asked to take back a move.
said-wants-rematch = { $player } wants to play again.
rematch-waiting = You want to play again. Waiting for { $player } …
rematch-accept = Play again

## Something to say

say-title = Say something
# $phrase is one of the following.
said-phrase = { $player }: { $phrase }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-once-more = Once more?
phrase-goodbye = Goodbye!

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = Smile
phrase-surprised = Surprise
phrase-thinking = Thinking
phrase-applause = Applause
said-smile = { $player } smiles.
said-surprised = { $player } is surprised.
said-thinking = { $player } is thinking.
said-applause = { $player } applauds.

## Watching

watching = You are watching.
watching-behind = { $seconds ->
    [one] You are watching, one second behind.
   *[other] You are watching, { $seconds } seconds behind.
}
watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}

## In the menu of a game

menu-notify-on = Tell me when it is my turn: on
menu-notify-off = Tell me when it is my turn: off
menu-watch-link = Copy the link for watching
menu-return-link = Go on with another device
return-link-title = Your way back
return-link-about = Open this link on the other device: there you are the same player. Keep it to yourself, whoever has it plays as you.
