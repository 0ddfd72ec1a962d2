# --- every page
nav-home = Slet, to the first page
skip-to-content = To the content
games = Games
loading = One moment…
close = Close
copy = Copy
copied = Copied
share = Send
on = On
off = Off
yes = yes
no = no
you = You
name-away = { $name } (computer)
you-named = { $name } (you)
your-name = Your name
try-again = Try again

settings = Settings
settings-language = Language
settings-theme = Light
settings-speed = Speed of the others' moves
settings-confirm = Before a move
settings-sound = Sound
theme-night = Night
theme-day = Day
to-day = Make it day
to-night = Make it night
speed-slow = Slow
speed-usual = Usual
speed-fast = Fast
speed-at-once = At once
confirm-no = Play at once
confirm-yes = Ask me first

# --- trouble
trouble = That did not work
trouble-own = Something went wrong on this page. Load it again, please; the game is safe.
trouble-unreachable = The server does not answer. Try again in a moment; nothing is lost.
trouble-status = The server could not do that (error { NUMBER($status, useGrouping: "false") }). Nothing is lost.
page-outdated = Slet has a new version. The page loads again in a moment; nothing is lost.
trouble-connection = The connection is gone. Your move is safe; we keep trying.
trouble-lobby = The connection is gone. Your seat is safe; we keep trying.
trouble-table = This table cannot be opened

# --- setting a table
setup-seats = Who plays
setup-count = Players
setup-seat = Seat { $number }
setup-level = How the computer plays at seat { $number }
setup-options = How you play
setup-more = More options:
setup-unfinished = One choice is not complete: { $setting }. Tick as many as are needed, or choose otherwise.
chosen-of = { $exact ->
    [yes] { $count } of { $least } chosen
   *[no] { $count } chosen, { $least } to { $most } are possible
}
one-less = One less
one-more = One more
setup-clock = Time to think
setup-watch = Onlookers
setup-open = Set the table
seat-friend = A friend
seat-computer = Computer player
clock-none = No limit
clock-live = Live, with a clock
clock-days = Days for each move
clock-minutes = Each has for the whole game
clock-increment = And gets back with each move
clock-each = For each move
minutes = { $count } min
seconds = { $count } s
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
watch-all = Everybody may watch
watch-none = Only who has the link

# --- waiting for friends
lobby-lead = { $count ->
    [0] Everybody is here.
    [one] One seat is free. Send the link to a friend.
   *[other] { $count } seats are free. Send the link to your friends.
}
lobby-invited = { $name } invites you to a game.
lobby-no-invitation = To sit down you need the link that those at the table can send you.
lobby-full = All seats are taken. Stay here to look on once the game begins.
lobby-waiting = { $name } starts the game.
lobby-settings = How it is played
invite = Invite
invite-link = The link for your friends
invite-picture = The link as a picture to point a phone at
invite-how = Point a phone at the picture, or send the link. No account is needed.
sit-down = Sit down
start = Start the game
start-with-computers = { $count ->
    [one] A computer player takes the free seat.
   *[other] Computer players take the { $count } free seats.
}
start-all-here = All seats are taken.
leave-lobby = Leave the table

# --- the table
players = Players
seat-open = Free seat
seat-away = a computer stands in
seat-waiting = waiting for somebody
seat-here = here
seat-gone = not connected
time-left = Time left:
watching = You watch
watchers = { $count ->
    [one] { $count } watches
   *[other] { $count } watch
}
table-menu = Menu of the table
rules = Rules
as-list = As a list
undo = Undo
leave = Leave
stay = Stay
leave-title = Leave the table?
leave-text = A computer player takes your seat. You can come back as long as the game goes on.
come-back = Take my seat again
you-are-away = A computer player plays for you.
undo-title = Ask for your move back?
undo-text = The others are asked whether they agree.
undo-alone-title = Take your move back?
undo-alone-text = Only computer players sit here, and they do not mind.
undo-alone = Take it back
undo-ask = Ask the others
undo-not = Leave it
take-back-yours = You would like to take back your last answer.
take-back-theirs = { $name } would like to take back the last answer.
take-back-waiting = Still to agree: { $names }.
agree = Agree
disagree = No
log = Log
log-open = { $count ->
    [0] Log and chat
    [one] Log and chat, 1 new message
   *[other] Log and chat, { $count } new messages
}
chat = Chat
chat-here = Say something…
news = What just happened
on-the-table = On the table
options = What you can do
options-find = Find among { $count } options
options-none = None of the options is like that.
your-turn = Your turn
strip-opening = We open the table…
strip-stopped = This game has stopped.
stopped-why = Why the game has stopped
strip-thinking = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
strip-by-itself = There was only one way; it goes on.
strip-sure = { $deed }?
do-it = Yes, do it
not-yet = Not yet
skip = Skip
rule-of = Rule { $clause }
rule-ruling = (our ruling)
rules-find = Find in the rules
rules-none = No rule says that.
rules-choose = Whose rules would you like to read?

# --- the end
see-board = See the board
see-result = See the result
end-places = Places
end-you-win = You win. Another game?
end-you-win-points = { $points ->
    [one] You win with { $points } point. Another game?
   *[other] You win with { $points } points. Another game?
}
end-they-win = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win.
}
end-together-won = { $count ->
    [1] You win.
   *[other] You have won together.
}
end-together-lost = { $count ->
    [1] The game has beaten you.
   *[other] The game has beaten you all.
}
winner = wins
rematch = Play again
rematch-join = To the next game
replay = Replay
chart = How it went
chart-label = The scores of all players over the game
breakdown = Where the points come from
total = Total
fair = Nobody could cheat
fair-text = Every shuffle and roll came from one secret seed. Its fingerprint was fixed before the first move; the seed itself is in the record, and “slet verify” proves that they fit.
fair-fingerprint = Fingerprint, shown before the game
fair-seed = Secret seed, shown now
record = Download the record

# --- looking back
replay-end = The game is over.
to-result = Result
moment = Moment of the game
to-start = To the start
step-back = One step back
step-on = One step on
to-end = To the end
play = Play
pause = Stop
hands = Hands
eyes = Whose eyes
eyes-all = Everything open
eyes-of = { $name } sees
eyes-none = An onlooker sees
copy-moment = Link to this moment

# --- lists of tables
mine-turn = Your turn
mine-going = Going on
mine-over = Over
nothing-yet = No games yet. The fire is lit, sit down.
watch-lead = Look over shoulders: you see what an onlooker may see.
watch-nothing = Nobody plays in public now.
card-gathering = Waiting for players
card-playing = Going on
card-over = Over
card-won = Won: { $names }
