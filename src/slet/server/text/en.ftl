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
wrong-host = This server goes by another name. Check the address; who runs the server sets its names in SLET_ALLOWED_HOSTS.
not-ready = The server cannot serve at the moment: { $missing } is not reached.
request-too-slow = The rest of the request did not come in time. Please send it again.
too-many-tables = From here { $most } tables an hour can be set up. Please wait a little, or go on with one that is there.
too-many-own-tables = You have { $most } games open that somebody has played today. Finish or leave one of them, then set up another one.
too-many-open-tables = From where you are { $most } tables are open already. Wait until some of their games are over; who runs the server can allow more (SLET_OPEN_TABLES).
too-many-own-seats = You sit at { $most } tables already. Finish or leave one of the games, then sit down here.
too-many-open-seats = From where you are { $most } seats are taken already. Wait until some of those games are over; who runs the server can allow more (SLET_OPEN_SEATS).
too-much-talk = That was a lot at once. Wait a moment, then say it again.
name-of-a-player = Somebody called { $name } plays at this table. Choose another name in the settings to talk here.
name-alike = Somebody called { $name } sits at this table, and your names look the same. Take another name to sit down here.
metrics-not-for-you = These figures are for the host of the server. SLET_METRICS_FOR says from where they can be read.
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
only-host-decides = Only the one who set up the table can decide who talks and who stays.
removed-by-host = The one who set up this table has removed you from it. Only they can let you in again.
muted-by-host = The one who set up this table lets you listen only. Only they can let you talk again.
no-such-person = This person is not at the table any more. Open the list of people again.
stale-decision = The table has changed in the meantime, and nothing was done. Look again, then decide.
only-host-starts = Only the one who set up the table can begin the game.
rematch-too-early = The game is not over yet.
branch-too-early = You can play on from a moment of a game once it is over.
branch-not-yours = Only those who played this game can play on from it.
branch-not-your-seat = That was not your seat: you can play on from where you sat.
branch-no-such-moment = This game has no such moment: its moments are numbered 0 to { $last }.
branch-other-rules = This game cannot be played on: the rules have changed since, and the present ones cannot follow it. You can still look at it.
branch-move = move { $number }
no-such-difficulty = There is no such game, easier or harder than the last one: play it again as it was.
record-too-early = The record is given out when the game is over.
moments-too-early = A game can be looked back at when it is over.
not-watchable = The players of this table do not want to be watched.
bad-eyes = There is no such seat to look from.
bad-name = A name needs at least one letter or digit.

# Computer players
against-people = people
against-mixed = several levels
against-alone = alone
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
noted-removed = was removed by the host, and a computer plays on in their place.
noted-removed-before = was removed from the table by the host.
guest = Guest
somebody = somebody
session-ended = You are signed out in this browser: it was done from another device. Load the page again to go on as a guest.
somebody-else-now = In this browser you have just become somebody else. Load the page again.
no-such-session = This browser is not signed in any more.
link-unknown = This link is not from here, or it was cut off when it was copied. Make a new one on the device where you have your games.
link-used = This link has been used already: each is good once. Make a new one on the device where you have your games.
link-old = This link is too old: each is good for ten minutes. Make a new one on the device where you have your games.
passkey-address = A passkey is made for a name, and this address has figures only. Open Slet by a name with https, or on this machine as “localhost”; by the link you can always be taken along.
passkey-unsafe = A passkey needs a page that came by https. By the link you can always be taken along.
passkey-many = You have { $most } passkeys. Remove one that you do not use any more.
passkey-refused = This passkey was not made for this site, or its answer is not right. Nobody was let in; use another one, or a link from another device.
passkey-known = This passkey is here already.
passkey-broken = What the browser has sent is no passkey. Try again, or use a link from another device.
passkey-unknown = Nobody is known by this passkey here: it was removed, or made for somebody else’s Slet. Use another one, or a link from another device.
passkey-late = That took too long, or it was answered already. Begin once more.
no-such-passkey = There is no such passkey any more.
along-guest = In this browser { $name } has games or puzzles already. Say first whether the two of you are one person.
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
undo-branch = Here you went on from the other game: what was played before stays as it is.
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

# The database from version to version
schema-behind = The database was written by an earlier version of Slet (change { $found }; this one needs { $known }). End all servers that use it, keep a copy (slet backup FILE), then run: slet migrate
schema-ahead = A later version of Slet has written to this database (change { $found }; this one knows those up to { $known }). Install that version again, or restore a backup from before it into another database. Nothing was changed.

# Notices that it is somebody's turn
notice-title = Your turn: { $game }
notice-company = { $names } – the table waits for you.
notice-no-push = This server sends no messages to browsers. An open page still rings and says so in its title.
notice-no-mail = This server sends no e-mail. Choose messages to this browser, or leave the page open.
notice-bad-address = “{ $address }” is not an e-mail address. It should look like jana@example.org.
notice-unknown-service = This browser gets its messages from { $service }, to which this server does not send. The host can allow it (SLET_PUSH_SERVICES); until then choose e-mail, or another browser.
notice-bad-keys = Nothing can be sealed with the keys that this browser gave. Switch its messages off and on again.
notice-no-such-way = This way of telling you is not there any more. Load the page again.
notice-too-many-ways = You can be told in { $most } ways at most. Take one away that you need no longer.
notice-too-many-letters = Several letters were asked for just now. Look into your mail, also among unwanted letters, or wait a quarter of an hour.
notice-bad-zone = “{ $zone }” is not a time zone. It should look like Europe/Prague.
notice-link-old = This link is older than three days and counts no more. Enter your address again, and a new letter comes.
notice-link-foreign = This link is not whole, or not one of ours. Copy all of it from the letter, to its very end.
notice-link-used = Nothing is written to this address any more, so there is nothing left to do. You can enter it again under “Notices”.
letter-confirm-subject = May Slet write to you?
letter-confirm = Hello,

    somebody has entered this address at { $address }, to be told when it is their turn in a game.

    If that was you, open this link within three days:
    { $link }

    If it was not, do nothing: you will get no more letters.
letter-turn = Hello,

    it is your turn in { $game }. At the table: { $names }.

    Play on: { $link }

    No more such letters: { $stop }

# Backup
backup-exists = “{ $file }” is there already, and nothing is written over. Choose another name.
backup-failed = The copy could not be written to “{ $file }”: { $detail }. Nothing was left behind, and the games are as they were.
backup-unreadable = “{ $file }” is not a whole backup of Slet: { $detail }.
backup-foreign = “{ $file }” is not a backup of Slet.
backup-nothing = There are no games yet in this database: nothing to back up.
restore-over-games = There are games in this database ({ $games }), which would be lost. Back them up first (slet backup FILE), then run this again with --replace; or name another database with SLET_DATABASE_URL.
restore-in-use = Somebody is using this database: { $connections ->
    [one] one connection
   *[other] { $connections } connections
}. End all servers first.
restore-failed = The backup could not be restored: { $detail }. The database is as it was.
database-unreachable = The database cannot be reached: { $detail }. Look whether it runs and whether SLET_DATABASE_URL is right.
absence-backwards = An absence ends after it begins. Choose other days.
absence-far = That is more than a year ahead. Announce it when it is nearer.
absence-twice = You have announced to be away then already. Take that back first, or choose other days.
absence-long = You may be away { $most } days a year, and { $left } of them are left. Choose fewer days.
absence-over = This absence is over already; there is nothing to take back.
open-without-seats = Every seat is taken already. Leave one free for somebody to sit down, or do not open the table.
rated-agreed = This game is rated: it counts for everybody's rating, and who leaves it counts as last.
rated-with-hints = A rated game is played without advice. Choose one of the two.
rated-without-people = A rated game is one among people: leave a seat free for somebody to sit down.

# Club evenings
no-such-evening = There is no such evening. Perhaps the link was cut off when it was copied.
evening-by-days = An evening is played in one evening: choose a clock in minutes, or none.
evening-over = This evening is over.
evening-full = There are { $most } people here already, and there is no room for more. Somebody who leaves makes room.
evening-name-alike = Somebody called { $name } has come to this evening, and your names look the same. Take another name to come in.
evening-only-own = You can only say of yourself whether you play. The host can send somebody out, or let them in again.
evening-only-host = Only the host of the evening can do this.
evening-only-present = Only somebody who is here can run the evening.
evening-host-is-there = The host is here. Ask them to hand the evening over to you.
evening-round-goes-on = Round { $round } is still being played. Wait for it, or end it first.
evening-changed = The evening has changed in the meantime. Look again, then choose.
evening-too-few = There are too few people for a round: { $here } { $here ->
    [one] is
   *[other] are
} here, and it takes at least { $least }.
no-such-person-here = There is no such person at this evening.
too-many-own-evenings = You run { $most } evenings already. End one of them, then set up another one.
too-many-evenings = From where you are { $most } evenings are under way already. Wait until some of them are over.
