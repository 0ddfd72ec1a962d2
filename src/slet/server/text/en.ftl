# What the server refuses. Each sentence says what was wrong and what to do.
server-error = Something went wrong on the server. Nothing was lost; try again.
bad-message = This could not be understood: { $detail }.
# What exactly, after the colon
complaint-missing = { $field } is missing
complaint-unknown = { $field } is not known
complaint-kind = { $field } should be { $kind ->
    [str] a text
    [int] a whole number
    [float] a number
    [bool] true or false
    [array] a list
    [object] an object
   *[other] something else
}
complaint-least = { $field } is too { $kind ->
    [str] short, at least { $number } { $number ->
        [one] letter
       *[other] letters
    }
    [int] small, at least { $number }
    [float] small, at least { $number }
   *[other] short, at least { $number } { $number ->
        [one] entry
       *[other] entries
    }
}
complaint-most = { $field } is too { $kind ->
    [str] long, at most { $number } { $number ->
        [one] letter
       *[other] letters
    }
    [int] large, at most { $number }
    [float] large, at most { $number }
   *[other] long, at most { $number } { $number ->
        [one] entry
       *[other] entries
    }
}
complaint-value = { $field } cannot have this value
complaint-json = it is not JSON
complaint-letters = it is not written in UTF-8
complaint-whole = the request
bad-message-not-json = This is not a message that the table understands.
bad-message-cut-off = This request broke off before its end. Send it again.
message-too-large = This is too large: at most { $largest } bytes are read.
not-allowed = This is not yours to do.
other-origin = This request comes from another page and was refused.
no-such-page = There is nothing here. Perhaps the address was mistyped.
no-such-way = This address cannot be asked in this way.
request-too-large = This is too large to be read.
no-such-table = There is no such table. Perhaps the link was cut off when it was copied.
no-longer = This is not possible any more.
too-many-connections = More than { $most } tables are open from where you are. Close some of them and load the page again.
too-fast = That was too many requests at once. Wait a moment and try again.
stale-move = The table has gone on in the meantime. Look again, then choose.
not-begun = The game has not begun yet.
not-your-turn-now = It is not your turn: { $name } is asked now.
it-is-allowed = This can be done now.
only-watching = You are watching. Only those who sit at the table can do this.
hints-agreed = Everybody may ask for hints here, and newcomers have a coach.
hints-with-people = Other people play here, and hints were not agreed on. At a table with computer players alone you may ask.
hint-failed = There is no advice to be had now. Try again, or look at the rules.
not-your-seat = Somebody else sits there. You can only answer for your own seat.
you-are-away = You have left, and a computer player plays for you. Come back first.
undo-too-late = The game is over; nothing can be taken back any more.
nothing-to-agree = There is nothing to agree to any more.
take-back-wish = { $name } would like to take back the last answer. Do you agree?
you-need-a-seat = You need a seat yourself: choose at least one as yours.
wrong-invitation = This invitation is not valid. Ask for the link once more.
already-begun = The game has already begun. You can watch it.
table-full = All seats are taken. You can watch the game.
seat-taken = This seat is taken. Choose another one.
only-host-starts = Only the one who set up the table can begin the game.
rematch-too-early = The game is not over yet.
record-too-early = The record is given out when the game is over.
moments-too-early = A game can be looked back at when it is over.
not-watchable = The players of this table do not want to be watched.
bad-eyes = There is no such seat to look from.
bad-name = A name needs at least one letter or digit.

# Computer players
level-novice = Novice
level-adept = Adept
level-master = Master
level-archmage = Archmage
level-careful = Master, careful
level-bold = Master, bold

# People; the name begins the sentence
noted-advised = asks for advice.
noted-left = leaves the table, and a computer plays on in their place.
noted-back = is back at the table.
guest = Guest
forged-cookie = Your cookie was not signed by this server, so it was removed. Load the page again.

# Games whose rules have changed since they began
rules-taken-over = The rules have changed since this game began (version { $played }, now { $installed }). It goes on from where it stood; what was played before that cannot be taken back.{ $dropped ->
    [0] {""}
    [one] {" "}The last answer is asked for again.
   *[other] {" "}The last { $dropped } answers are asked for again.
}
rules-stop-at-question = This game was played by version { $played } of the rules; version { $installed } is installed here and can follow it only as far as move { $number }: there it asks { $name } “{ $question }”, and the answer that was given does not fit.
rules-stop-at-move = This game was played by version { $played } of the rules; version { $installed } is installed here and can follow it only as far as move { $number }.
rules-stop-at-end = This game was played by version { $played } of the rules; by version { $installed }, which is installed here, it ends differently.
rules-stop-at-setup = This game was played by version { $played } of the rules; by version { $installed }, which is installed here, it cannot be set up.
rules-stopped = You can see how it stood there, but not play on. “Play again” begins a new game with the same people.
rules-stopped-over = What was played up to there can be seen.
rules-stopped-won = { $count ->
    [one] { $names } won it.
   *[other] The winners: { $names }.
} What was played up to there can be seen.
table-stopped-here = This game cannot go on: its rules have changed. “Play again” begins a new one.
undo-other-rules = The rules have changed since, so what was played before that cannot be taken back.
record-of-two-rules = There is no record of this game, because its rules have changed while it was played or since.

# Starting
database-in-use = Slet already runs with the games in { $file }: open { $address }. To start it anew, end that one first; to have two, give the other one a database of its own with SLET_DATABASE_URL.
database-in-use-somewhere = Slet already runs with the games in { $file }. To start it anew, end that one first; to have two, give the other one a database of its own with SLET_DATABASE_URL.

# Lessons
lesson-try = That is allowed, but it leads elsewhere. Try this: { $option }.
lesson-only-read = Read on first: there is nothing to choose yet.

# Puzzles
puzzle-wrong = That can be done better. Try again from the same position.
puzzle-over = This puzzle is over: there is nothing to choose any more.

# Looking back
review-too-early = This game is not over: looking back at it would tell what is hidden. Finish it first.
review-other-rules = The rules have changed since this game was played, so it cannot be judged any more. Its replay is still there.
review-too-long = This game has { $answers } moves; at most { $most } can be looked back at. Its replay is still there.
review-failed = The review broke off twice, and we do not know why. What was found so far is kept; try again to go on from there.
reviews-of-one = { $most } of your games are being looked back at. Wait until one of them is done.
reviews-at-once = Many games are being looked back at just now. Try again in a few minutes.
