### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = Lobby
lobby-coming = Looking into the lobby …
lobby-here = { $count ->
    [one] Nobody else is here just now.
   *[other] { $count } people are here.
}
lobby-anyone = Play anyone
lobby-wish = What you wish for
lobby-seeking = Looking for somebody …
lobby-seeking-about = The game begins by itself as soon as somebody wishes for the same, or for something near it. Until then, stay on this page.
lobby-stop = Stop looking
lobby-found = Somebody has been found. The game begins.
lobby-tables = Open tables
lobby-no-tables = No table is open. Open one, and whoever comes next can sit down.
lobby-open-table = Open a table
lobby-your-table = Your table
lobby-to-table = Go there
lobby-sit = Sit down
lobby-games = Games to watch
lobby-placed = { $placed ->
    [0] just begun
    [one] one piece placed
   *[other] { $placed } pieces placed
}
lobby-watch = Watch

## My games

mine-title = My games
mine-coming = Looking for your games …
mine-none = You have not played here yet.
mine-none-about = What you play is listed here. If you have an account, sign in to see its games.
mine-running = Going on
mine-tables = Waiting for somebody
mine-finished = Finished
mine-older = Older games
mine-download = Save all as .qgn

## The account

sign-in-title = Sign in
sign-in-do = Sign in
account-guest = So far you are { $name } here, a guest. Your games go with you.
account-name = Name
account-name-about = The others at the table see it.
account-password = Password
account-password-about = At least eight characters. A few words that only you would put together are good.
# As the messages of errors.ftl, it begins with a small letter.
account-wrong-password = this is not your password
password-show = Show
account-new-title = Make an account
account-new-about = With an account you find your games on every device, and play under a name of your own. No e-mail address is asked for.
account-new-do = Make the account
account-has-one = Sign in instead
account-forgotten = Password forgotten?
account-recover-title = A new password
account-recover-about = With the recovery code that you wrote down when you made the account. Every browser is signed out then, and you get a new code.
account-code = Recovery code
account-code-about = Capitals or not, and spaces, do not matter.
account-recover-do = Set the new password
account-is-yours = You are signed in. Others at the table see this name.
account-sign-out = Sign out
account-password-title = Change the password
account-password-others = Every other browser is signed out then.
account-old-password = Password until now
account-new-password = New password
account-password-do = Change it
account-password-changed = The password is changed.
account-export-title = What is kept about you
account-export-about = One file with all of it: your name, when you came, and your games as records.
account-export-do = Save it
account-delete-title = Delete the account
account-delete-about = Your name and password are forgotten at once and for ever. The games stay with those you played against, without your name.
account-delete-do = Delete for ever
account-deleted = The account is deleted.

# The code is shown once.
recovery-title = Write this down
recovery-about = If you ever forget your password, this recovery code is the only way back. It is shown only now.
recovery-copy = Copy
recovery-done = I have written it down

## Coming back as a guest from another device

return-title = Coming back
return-coming = Your games are being looked for …
return-as-another = At this browser you are { $name }. Come back only if you have made this link yourself: your games here come along, and whoever made the link can play them.
return-come = Come back
return-stay = Stay as I am
return-no-code = This address is not complete. Open the whole link that you were given.
return-another = On the other device you can make a new link, in the menu of the game or on the page of the account.
