# --- every page
loading = One moment…
copy = Copy
copied = Copied
share = Send
yes = yes
no = no
you = You
name-away = { $name } (computer)
you-named = { $name } (you)

# --- trouble
trouble-connection = The connection is gone. Your move is safe; we keep trying.
trouble-watching = The connection is gone; we keep trying.
board-seen = No connection. This is how the board stood at { $time }; moves can be made when the server answers again.
move-not-made = Your last move was not made: it is not possible any more. Choose again.
move-unsure = The connection was gone while your move was on its way. The board shows how it stands now: look whether your move is in it.
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
setup-hints = Hints and coach
hints-none = Nobody gets any
hints-all = Whoever plays may have them
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

# --- the first time, and alone
first-ask = Have you played it before?
first-learn = Learn by playing · { $minutes } min
first-howto = How to play in two minutes
first-known = I know the game
alone-title = { $game } with computers
alone-kind = What you play
alone-solo = Solo
alone-solo-why = You alone against the game.
alone-ostara = Against Ostara
alone-ostara-why = Ostara the witch gathers and brews by a few rules of her own. You need more points than she has.
alone-together = Together
alone-together-why = You and computer players, as one against the game: all win, or all lose.
alone-against = Against each other
alone-against-why = You against computer players, each for themselves.
alone-level = How well they play
alone-more = More options

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
lobby-settings = At this table
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
seat-absent = away until { $day }
seat-will-be-absent = away from { $day }
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
leave-rated = This game is rated: if you are not back when it ends, you count as last.
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
chat-watching = Talk to others who watch…
news = What just happened
on-the-table = On the table
options = What you can do
options-find = Find among { $count } options
options-none = None of the options is like that.
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
skip-how = To how things stand now; Space and Escape do the same

# --- the end
see-board = See the board
see-result = See the result
end-places = Places
end-you-win = You win.
end-you-win-by = { $margin ->
    [one] You win by { $margin } point.
   *[other] You win by { $margin } points.
}
end-you-win-even = { $points ->
    [one] You win, with { $points } point level with the next.
   *[other] You win, with { $points } points level with the next.
}
end-you-share = You share the win with { $names }.
end-your-place = You come { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
} of { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}.
end-your-place-by = You come { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
} of { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}, { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
} behind.
end-your-place-even = You come { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
} of { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}, on equal points.
end-rival-beaten = You beat { $name } by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-rival-ahead = { $name } wins by { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-rival-level = You have as many points as { $name }.
end-they-win = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win.
}
end-they-win-points = { $count ->
    [one] { $names } wins with
   *[other] { $names } win with
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-together-won = { $count ->
    [1] You win.
   *[other] You have won together.
}
end-together-lost = { $count ->
    [1] You lose this time.
   *[other] You lose together.
}
winner = wins
back-to-evening = Back to the evening
rematch = Play again
rematch-up = A level up: { $level ->
    [adept] adepts
    [master] masters
   *[archmage] archmages
}
rematch-down = A level down: { $level ->
    [novice] novices
    [adept] adepts
   *[master] masters
}
rematch-join = To the next game
rematch-rated = Again, rated
rematch-unrated = “Play again” is just a game. “Again, rated” waits until the others sit down: by that they agree anew.
next-lesson = Lesson: { $title }
next-puzzle = Puzzle: { $title }
next-up = What next?
replay = Replay
review = Review
chart = How it went
chart-label = The scores of all players over the game
breakdown = Where the points come from
total = Total
fair = Nobody could cheat
fair-text = Every shuffle and roll came from one secret seed. Its fingerprint was fixed before the first move; the seed itself is in the record, and “slet verify” proves that they fit.
fair-fingerprint = Fingerprint, shown before the game
fair-seed = Secret seed, shown now
record = Download the record

# --- the page of a result
result-you = You
result-all = Together
result-table = Places and where the points came from
result-parts = How far everybody came
result-place = Place
result-name = Name
result-far = How far it went
result-of = { $value } of { $most }
result-close-lost = The closest it came
result-close-won = The closest it came to being lost
result-broke-us = What broke us
result-broke = What broke it
result-deeds = Who did what
result-see = See that moment
result-turning = The turning point · round { $round }
result-honours = Small honours
result-easier = Easier
result-harder = Harder
result-links = Other ways on
result-review = Review
result-share = Share
result-records = Never done before
result-best = Your best results of this kind
result-this = this game

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
play-on = Play on from here
play-on-about = A new table from this moment on, with computer players in the other seats. What you could not know then is dealt anew; this game stays as it is.
play-on-others = How well the others play
play-on-as-before = Others as before
origin = Goes on from { $where } of the game of { $day }
origin-about = What you could not know then was dealt anew.
copy-moment = Link to this moment

# --- lists of tables
my-statistics = My statistics
nothing-yet = No games yet. The fire is lit, sit down.
watch-lead = Look over shoulders: you see what an onlooker may see.
watch-nothing = Nobody plays in public now.
card-gathering = Waiting for players
card-playing = Going on
card-over = Over
card-won = Won: { $names }

# Hints
hint = Hint
hint-about = Three ideas and what each leads to
hint-thinking = Thinking …
hint-title = { $count ->
    [one] One idea
    [2] Two good moves
   *[other] Three good moves
}
hint-worlds = From { $worlds } imagined games, by what you know.
hint-close = The first two are within chance of each other: choose what you like.
hint-play = Play number { $number }

coach-says = The owl says
coach-got-it = Got it
coach-quiet = Quiet
coach-quiet-about = The owl says nothing more. In the settings it can be called back.

# What happened since one's last turn
since = Since your last turn
since-nothing = Nobody else has had a turn since yours.
since-where = { $number } of { $count }
since-all = Play all
to-my-turn = To my turn
to-now = To the table
looking-back = looking back

# --- people, for the host of the table
people = People
people-about = Who is here, who may talk, who stays
people-title = People at this table
people-lead = You set this table up. Nobody else sees this list.
people-nobody = Nobody else is here now.
people-sits = plays
people-watches = watches
people-removed = removed
people-muted = may not talk
people-mute = Mute
people-mute-name = Mute { $name }
people-unmute = Let talk
people-unmute-name = Let { $name } talk again
people-remove = Remove
people-remove-name = Remove { $name } from the table
people-let-in = Let in again
people-let-in-name = Let { $name } in again
people-sure = Remove { $name }?
people-sure-playing = A computer player plays on in their place. They cannot come back unless you let them in again.
people-sure-gathering = The seat is free again, and the invitation is a new one: send it to those who are still to come.
people-sure-watching = They cannot look on here unless you let them in again.
people-keep = Keep
people-you-are-muted = The one who set up this table lets you listen only.
