### What can be chosen: a new game, settings; and about the page.

new-title = New game
new-begin = Begin
new-open = Open the table
new-change-title = Change the table
new-change-save = Save
new-opponent = With whom?
opponent-is-computer-about = You against an opponent as strong as you like.
opponent-is-person-about = Side by side, or with the device between you.
opponent-is-invite-about = You send a link; whoever opens it sits down, on any device.
opponent-is-watch-about = Lean back and see how they do.
new-level = How strong?
new-level-one = First computer
new-level-two = Second computer
new-pass = Pass the device
new-pass-about = The board is covered between turns until the other player has the device.
new-preset = What kind of game?
preset-casual = Casual
preset-casual-about = The printed game, no clock, moves can be taken back.
preset-tournament = Tournament
preset-tournament-about = A minute a move, and a wrong call loses.
preset-days = At leisure
preset-days-about = Three days a move: come back when you like.
preset-beginners = Beginners
preset-beginners-about = Only colour and height count, with hints.
preset-child = With a child
preset-child-about = The same, and the child only has to call.
# For languages whose printed rules differ. $what is what they have of their own.
preset-edition = As printed here
preset-edition-about =
    { $what ->
        [late-call] With the late call, as the printed rules in this language have it.
        [hard] The four must share two features, as the printed rules in this language allow.
        [squares] Only squares of 2 × 2 count, as the printed rules in this language have it for the advanced.
        [clock-place] A minute to place and one to give, as the printed rules in this language have it.
        [clock-main] Fifteen minutes for the whole game, as the printed rules in this language have it.
       *[clock-move] A minute a move, as the printed rules in this language have it for any game.
    }
new-meeting = Who may come?
new-in-lobby = Show it in the lobby
new-in-lobby-about = Whoever is there may sit down, and everybody may watch.
new-watched = Others may watch
new-watched-about = Anybody who has the link, once the game has begun.
new-rules = Rules
new-variant = What wins?
new-features = What counts?
new-shapes = Where?
new-required = The four must share two features
new-calling = Calling
calling-spoken = Spoken
new-false-call = A wrong call costs
false-call-ignore = the chance
false-call-forfeit = the game
new-late-call = Late call
new-time = Time and start
new-clock = Clock
new-starter = Who begins?
starter-is = { $player }
new-casual = Casual game
new-casual-about = It can be paused, and moves can be taken back.
new-help = Help for players
new-help-none = none
new-help-some = hints are on
new-help-casual-only = Hints are for casual games.
aid-threats = Show threats
aid-threats-about = Cells where a piece would complete a line, and which kind of piece.
aid-safe = Show safe pieces
aid-safe-about = Pieces with which the other cannot win at once.
aid-points = Calls are pointed out
aid-points-about = Small children may just call.
new-from-position = The game begins from this position.
new-from-empty = Begin from the empty board
settings-title = Settings
settings-theme = Light or dark
theme-system = as the system
theme-light = light
theme-dark = dark
settings-set = Pieces
set-wood = Wood
set-wood-about = Turned wood, seen from a little above.
set-flat = Flat
set-flat-about = Plain drawings, for small screens and for clarity.
settings-table = At the table
settings-sound = Sounds
settings-speech = Calls spoken aloud
settings-animation = Moving pieces
settings-coordinates = Letters and numbers at the board
settings-contrast = High contrast
about-title = About Kvarto
about-game = Kvarto is Quarto, a game for two by Blaise Müller, as software: the whole printed game, with the call. Most programs win for you as soon as four pieces match. Here you have to see it.
about-page = The computer plays at ten levels, from somebody who has never seen the game to one who never errs. After a game it tells where it was won and lost.
about-privacy-title = What is kept
about-privacy = The server keeps the games, how far you are with lessons and puzzles, and knows your browser again by a cookie, so that you can come back to your table. Your settings stay in the browser. Nothing is sent to anybody else. With an account it also keeps your name and a hash of your password. The account page gives you everything that is kept about you, and deletes it.
about-keys-title = Without a mouse
about-keys = The arrow keys move over the board and the pieces, Enter or Space chooses. Moves can be typed in the panel beside the board, or in the menu of the game, and rows, columns and diagonals be read out. After a game the arrow keys go through it.
about-licence-title = Licence
about-licence = Kvarto is free software under the MIT licence. It is not connected with the publisher of the board game.
about-version = Version { $version }
