# Somebody's games and their company

# --- my games
on-the-table = On the table
your-turns = your turn in { $count }
turn-gathering = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
turn-stopped = Cannot go on
turn-nobody = Going on
turn-asked = { $count ->
    [one] { $names } is asked
   *[other] { $names } are asked
}
turn-thinks = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
turn-absent = { $name } is away until { $day }
with = with { $names }
since = since { $time }
left-days = { $count ->
    [one] 1 day left
   *[other] { $count } days left
}
left-hours = { $count ->
    [one] 1 hour left
   *[other] { $count } hours left
}
left-minutes = { $count ->
    [one] 1 minute left
   *[other] { $count } minutes left
}
left-none = no time left
more-of = { $game }: { $count ->
    [one] one more
   *[other] { $count } more
}
nothing-going = No game is going on. The fire is lit, sit down.
finished = Finished
all-finished = { $count ->
    [one] Your finished game
   *[other] All { $count } finished games
}
replay = Replay
won = Won
won-together = Won together
lost = Lost
lost-together = Lost together
others-won = { $names } won
nobody-won = Nobody won
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

# --- how much time there is, and being away
pace-none = No limit to think
pace-live = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} each, and { $seconds } s more with each move
pace-days = { $count ->
    [one] A day for each move
   *[other] { $count } days for each move
}
pace-about = When the time for a move is up, a computer player makes that one move. Who announces an absence in My games loses no time meanwhile.
absence = Away for a while?
absence-about = Where there are days for each move, your clock stands still while you are away, and the others see until when.
absence-left = { $count } of { $most } days are left this year.
absence-from-to = { $from } to { $to }
absence-first = First day
absence-last = Last day
absence-announce = Announce
absence-back = I am back
absence-not = I stay after all

# --- company
company = Company
company-lead = Find people to play with: sit down with strangers, or open a table for them.
find = Find me a table
find-game = What you play
find-pace = How fast
find-any = It does not matter
find-live = At once, with a clock
find-days = Days for each move
find-unhurried = No limit
find-level = Among whom
level-newcomers = Newcomers
level-regulars = Regulars
find-go = Find me a table
find-own = Set a table myself
find-how = You sit down at the table that fits best. Where there is none, one is set up that others find; the game begins as soon as all are there.
open-tables = Open tables
open-none = Nobody is waiting now. Whoever opens a table is found here by the next one who comes.
open-yours = You sit here
open-with = { $names } waiting
free-seats = { $count ->
    [one] one seat of { $seats } free
   *[other] { $count } seats of { $seats } free
}
to-anybody = Open to anybody
to-newcomers = Open to newcomers
to-regulars = Open to regulars
open-to = Who may sit down
open-to-friends = Friends with the link
open-to-anybody = Anybody
open-to-newcomers = Newcomers, too
open-to-regulars = Regulars, too
open-begins = The game begins as soon as all seats are taken.
again = Again
again-unrated = Again, just a game
next-game = Next game

# --- ratings
rated = What counts
rated-no = Just a game
rated-yes = Rated
rated-about = It counts for the rating of all who sit down, and there is no advice. Who leaves and is not back when the game ends counts as last.
ratings = Ratings
ratings-about = The scale of chess: everybody begins at 1500, and 400 more is about ten to one. With 95 % it lies within the margin. Games count that everybody agreed to rate; where all play against the game, the game has a rating of its own. Lines are the levels of computer players, placed by how they fare among themselves until rated games say more.
rating-games = { $count ->
    [one] from 1 rated game
   *[other] from { $count } rated games
}
rating-level = { $name } { $rating }
