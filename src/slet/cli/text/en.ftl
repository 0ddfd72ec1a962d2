# The command line
help-usage = Usage:
help-what = What
help-how = How
help-commands = Commands
help-slet = Games of witches and wizards in the terminal.
help-epilog = Without a command, slet opens in the browser. "slet COMMAND --help" tells more about a command.
help-help = show this help
help-lang = the language, English or Czech; otherwise that of the system
help-plain = plain sentences without colours, frames and signs, for screen readers
help-no-coach = no remarks for newcomers, which else come in the first three games
help-version = show the version
help-serve = Play in the browser: start the server on this machine.
help-host = the address to listen on; 127.0.0.1 is for this machine alone
help-port = the port; otherwise { $port }, or any that is free
help-workers = how many processes serve (with PostgreSQL); otherwise one
help-no-browser = do not open the browser
help-play = Play against computer players.
help-replay = Step through a saved game.
help-verify = Prove that every roll and shuffle of a finished game was fixed before it began.
help-rules = Show the rules of a game.
help-check-games = Before an update: which kept games go on by the rules installed here, and how. Nothing is changed.
help-kept = the server's database (a file, or an address such as postgresql://…), or a folder with records
help-check-json = write the findings as JSON to this file; - is the standard output
help-migrate = After an update: bring the database of the games up to this version.
help-backup = Write all games to a file, while they go on.
help-backup-file = the new file; nothing is written over
help-restore = Put a backup in the place of the database of the games.
help-restore-file = a file that “slet backup” has written, of this version or an earlier one
help-replace = even if there are games in the database, which are then lost
help-game = the game, for example wizard
help-clause = one rule, for example WIZ-19
help-short = how to play alone, without the numbered rules
help-taught = which rules of the plain game are taught, and by what; without GAME for all games
help-taught-json = the same for programs
help-record = the file with the saved game; - reads the standard input
help-seats = how many play, the computer players included
help-players = the computer players in the order of their seats; where seats are left, the list begins again
help-seat = your seat, from 0; several (0,2) if one person plays them
help-name = your name; for several seats several, with commas between
help-seed = a number or a word that fixes all chance, to play the same deals again
help-set = an option of the game, for example plus_minus_one=yes; may be repeated; { $command } GAME --help lists them all
help-settings = The options of { $game }, for --set NAME=VALUE:
help-setting-seats = players: { $seats }
help-setting-with = with { $options }
help-setting-seat = a seat, counted from 0
help-setting-each = one for each seat, all different, with commas between
help-setting-usual = not given: { $value }
help-setting-usual-varies = not given: as usual for the number of players and the other options
help-save = the file to save the game in
help-fingerprint = the fingerprint that was shown before the game, to compare it with that of the record
help-play-on = go on from a step of a finished game, as the seat knew it; what was hidden is dealt anew
help-step = which step of that game, as “slet replay” counts them (usually 0)
help-resume = go on with a saved game
help-replay-seat = look over the shoulder of this seat, from 0
help-from = begin at this step

# What can be wrong with a command
unrecognized-arguments = Not understood: { $arguments }. “slet --help” shows what there is.
argument-needs-value = { $argument } needs a value.
argument-takes-no-value = { $argument } takes no value.
not-one-of = “{ $value }” does not fit { $argument }. Choose from: { $choices }.
arguments-missing = Something is missing: { $arguments }. “slet --help” shows what there is.
not-a-number = { $option } needs a whole number, not “{ $value }”.
too-many-players = { $given } computer players were named, but only { $free } seats are free.
setting-needs-value = An option of the game is set as NAME=VALUE, not as “{ $setting }”.
no-such-file = There is no file “{ $file }”.
cannot-read = The file “{ $file }” cannot be read: { $detail }.
cannot-write = The file “{ $file }” cannot be written: { $detail }.
file-exists = “{ $file }” exists already, and another game may be in it. Choose a new name.
resume-other-game = This is a saved game of { $other }, not of { $game }.
play-on-not-over = This game is not over: “slet play --resume { $file }” goes on with it.
play-on-no-step = This game has no step { $step } to play on from: the last one is { $last }.
resume-over = This game is over. “slet replay { $file }” shows it again.

# Serving
serving-elsewhere = Another program already uses port { $usual }, so Slet takes port { $port } this time.
serving = Slet is open at { $address }
serving-friends = Friends in the same network reach it at { $address }
serving-seeded = Nothing here is left to chance: all cards and dice follow from the words in { $file } (SLET_SEED_FILE). This is for tests and demonstrations only.
serving-stop = Ctrl+C stops it; games go on when it is started again.
port-taken = Another program already uses port { $port } on { $host }. Choose another one with --port, or leave --port out.
port-unusable = Nothing can listen on { $host }, port { $port }. Choose another one with --port, or another address with --host.
driver-missing = This database needs { $driver }, which is not installed. Install slet[postgres], or slet[redis] for Redis.
workers-need-postgresql = Several workers need PostgreSQL, since a SQLite file belongs to one process. Set SLET_DATABASE_URL=postgresql://…, or leave --workers out.
workers-not-here = Several workers need Linux or macOS. Leave --workers out, or start one server for each port behind a proxy.
workers-number = There can be 1 to { $most } workers.

# Playing
default-name = Player
ask-name = What shall we call you? (Enter: { $name })
ask-game = Which game?
welcome-others = At the table with you: { $names }.
welcome-help = At any question, ? explains the rule and lists the commands.
commitment = All chance in this game is already fixed. The fingerprint of its secret seed:
played-on = Playing on from step { $step } of the game in { $file }. What this seat could not know is dealt anew.
resumed = Going on with the game in { $file }.
your-turn = Your turn
your-turn-as = Your turn: { $name }
asked-as = { $name }: { $question }
thinking = { $name } is thinking.
prompt = >
plain-prompt = Your answer:
go-on = Enter to go on
more = Enter for more
choice = { $number }: { $option }
hint-number = Type a number.  ? help · t overview · u undo · q save and quit
plain-nothing = nothing
view-yes = yes
view-no = no
plain-only = There is only one choice: press Enter.
owl-says = Owl: { $text }
hint-only = Only one choice: press Enter.  ? help · t overview · u undo · q quit
nothing-typed = Type the number of what you choose, or ? for help.
no-such-number-but-one = There is no number { $number }: only { $only } can be chosen.
no-such-number = There is no { $number } to choose: type a number from { $least } to { $most }.
not-understood = “{ $text }” is neither a choice nor a command. ? shows what can be typed.
why-not = { $reason } (Rule { $rule }.)
which-one = This may mean several things: { $choices }.
not-allowed = “{ $option }” is not allowed now (rule { $rule }).
undone = Taken back. Choose again.
undo-anyway = The computer players do not mind: u! takes it back all the same.
undo-stands = By the rules of this game it stands.
no-sheet = This game has no overview.
howto-turn = A turn
howto-end = How it ends
howto-won = It is won
howto-lost = It is lost
ruling = (Our decision: the rulebook leaves this open.)
ruling-part = (our decision: { $text })
commands-heading = What can be typed:
command-undo = u  undo: take back your last answer, while nothing hidden was shown since
command-undo-anyway = u! undo past that too: the computer players do not mind
command-sheet = t  the overview: how things stand
command-view = v  the table once more
command-log = l  the log, as far back as you may read it
command-hint = hint  three ideas, and what each leads to
command-clause = ? and the name of a rule, for example ? 19: that rule
command-howto = ?? how to play: the goal, a turn, how it ends
command-leave = q  quit: the game is saved and can be resumed

# The end
not-over = The game is not over yet.
revealed-seed = Secret seed: { $seed }
revealed-commitment = Fingerprint: { $commitment }
saved = Saved in { $file }
resume-with = To go on: { $command }
verify-with = To prove that chance was fixed beforehand: { $command }

# Checking kept games
checking = Checking games
cannot-open = The database cannot be opened: { $detail }.
check-foreign = “{ $file }” is a database, but not one of Slet's.
check-row = { $name }{ $kind ->
    [playing] {" "}({ $game }, under way)
    [over] {" "}({ $game }, finished)
    [record] {" "}({ $game }, record)
   *[none] {""}
}: { $way ->
    [unreadable] cannot be read
    [earlier] by the rules it began with, which are options now
    [fits] all moves fit the rules installed here
    [position] goes on from its last position by the rules installed here
    [archive] is read from its archive
   *[stopped] stops
}.
check-all = { $count ->
    [one] One game was checked.
   *[other] { $count } games were checked.
}
check-count = { $way ->
    [exactly] Exactly as before: { $count }
    [earlier] By the rules they began with, as options: { $count }
    [fits] All moves fit the rules installed here: { $count }
    [position] On from their last position: { $count }
    [archive] Read from the archive: { $count }
    [unreadable] No records: { $count }
   *[stopped] Stopped: { $count }
}
check-nothing-lost = Nothing would be lost.
check-lost = { $count ->
    [one] One game could not be played on or read to its end.
   *[other] { $count } games could not be played on or read to their end.
} Keep the version of Slet they were played with, or finish them there first.

# Replay
seat-word = Seat
replay-step = Step { $step } of { $last }
replay-stops = The game is shown up to there.
replay-keys = Enter forward, b back, a number jumps to that step, q quits.

# Wizard: the table
wizard-letter-yellow = y
wizard-letter-red = r
wizard-letter-blue = b
wizard-letter-green = g
wizard-letter-wizard = w
wizard-letter-jester = j
wizard-round = Round { $round } of { $rounds }
wizard-plus-minus-one = plus/minus one
wizard-trump = Trump
wizard-trump-open = being named
wizard-trump-none = none
wizard-you = (you)
wizard-column-player = Player
wizard-column-bid = Bid
wizard-column-taken = Tricks
wizard-column-points = Points
wizard-column-round = Round
wizard-deals = deals
wizard-on-turn = on turn
wizard-bidding = Bidding: { $said } said so far, { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
} to take
wizard-trick = Trick { $trick } of { $tricks }
wizard-last-trick = { $name } took the last trick and leads
wizard-leader = { $name } leads
wizard-follow = follow { $suit }
wizard-winning = { $name } is winning
wizard-legend-suit = { $mark } { $suit } ({ $letter }7)
wizard-legend-wizard = { $mark } wizard ({ $letter }): the first one takes the trick
wizard-legend-jester = { $mark } jester ({ $letter }): takes nothing
wizard-legend-typing = A card may be typed as its number in your hand or as its short name, such as r7, w or j.
wizard-hint-play = Type a number, or a card: r7, w, j.  ? help · t overview · u undo · q quit
wizard-not-a-card-now = No card is played now: { $card } has to wait for the tricks.
wizard-sheet-title = Truth table
wizard-sheet-note = tricks taken/bid, then the total
wizard-sheet-empty = No round is over yet.

# Wizard: in sentences
wizard-say-round = Round { $round } of { $rounds }. { $dealer } deals.
wizard-say-player = { $name }: { $bid ->
    [none] no bid yet
   *[other] bid { $bid }, { $taken ->
        [one] { $taken } trick
       *[other] { $taken } tricks
    }
}, { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
wizard-say-trump = { $suit ->
    [yellow] Trump is yellow.
    [red] Trump is red.
    [blue] Trump is blue.
    [green] Trump is green.
   *[none] There is no trump.
}
wizard-say-trump-open = A wizard was turned up. { $dealer } names the trump.
wizard-say-trick = On the table:
wizard-say-laid = { $name }: { $card }.
wizard-say-follow = { $suit ->
    [yellow] Yellow is to be followed.
    [red] Red is to be followed.
    [blue] Blue is to be followed.
   *[green] Green is to be followed.
}
wizard-say-lead = { $name } leads to the trick.
wizard-say-hand = You hold: { $cards }.
wizard-say-bids = Possible bids: { $bids }.
wizard-say-not-now = { $number }: not now: { $option }
wizard-say-sheet-round = Round { $round }:
wizard-say-sheet = { $name }: bid { $bid }, took { $taken }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all.
wizard-say-legend-suit = { $letter } stands for { $suit }.
wizard-say-legend-others = w stands for a wizard and j for a jester.

# Wandering Towers: the table
towers-mode = { $mode ->
    [base] base game
    [advanced] advanced
    [master] master wizards
    [solo] solo
   *[coop] co-operative
}
towers-teams = teams
towers-start = { $name } started
towers-pile = pile { $cards }
towers-discard = discards { $cards }
towers-turn = { $name } on turn, card { $card } of 2
towers-turn-last = { $name }, card { $card }
towers-cards-left = { $name } on turn, { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
}
towers-last-round = Last round
towers-in-play = In play:
towers-rolled = rolled { $rolled }
towers-rolls-left = { $rolls } more
towers-right = { $name } casts on this card
towers-right-claim = { $name } has claimed { $spell }
towers-keep = on space { $space }{ $towers ->
    [0] {""}
    [one] , on a tower
   *[other] , on { $towers } towers
}
towers-flight = { $space ->
    [none] nowhere to fly
   *[other] then to { $space }
}
towers-you = (you)
towers-partner = (partner)
towers-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
towers-spells-in-overview = { $spells ->
    [one] { $spells } spell: type t
   *[other] { $spells } spells: type t
}
towers-everybody = All together
towers-hand = In hand
towers-note = { $potion } fills a potion, ! catches without one, { $keep } enters Ravenskeep
towers-note-wizards = { $keep } enters Ravenskeep
towers-note-alone = ! catches wizards, { $keep } enters Ravenskeep
towers-dice = { $kind ->
    [tower] roll for a tower{ $repeats ->
        [one] , one repeat if you like
       *[other] , up to two repeats
    }
    [wizard] roll for your wizard{ $repeats ->
        [one] , one repeat if you like
       *[other] , up to two repeats
    }
   *[either] roll once, then a tower or your wizard goes that far
}
towers-no-landing = { $thing ->
    [tower] no tower can go that far
   *[wizard] no wizard of yours can go that far
}
towers-list-discard = Discard
towers-list-tower = Tower
towers-list-wizard = Wizard
towers-list-swap = Swap
towers-list-lift = Lift
towers-list-cast = Cast
towers-list-claim = For later
towers-list-give = Give
towers-list-or = Or
towers-list-only = Choose
towers-short-discard-all = New hand, then a tower 1 forward, turn ends
towers-short-ask-card = Ask for a card
towers-short-ask-potions = Ask for potions
towers-short-never-offer = Nothing, and do not ask me any more
towers-short-end-turns = End the turn, and next time without asking
towers-short-stop-again = Stop me again before my turn ends
towers-short-offer-again = Ask me again before my partner's turns
towers-hint-both = A number, 5/2 (floor) or w5 (wizard).  ? help · t overview · u undo · q quit
towers-hint-wizard = A number, or w5 for the wizard on 5.  ? help · t overview · u undo · q quit
towers-hint-floor = A number, or 5/2 for a floor.  ? help · t overview · u undo · q quit
towers-hint-swap = A number, or 5-9 for two spaces.  ? help · t overview · u undo · q quit
towers-hint-other = Type a number.  ? help · t overview · u undo · q save and quit
towers-legend-colour = { $mark } { $colour } ({ $letter })
towers-legend-track = Spaces run clockwise from 0 to 15. { $crest } a raven crest that shows, { $covered } one that is covered, { $keep } Ravenskeep, ({ $keep }) where it would fly next.
towers-legend-floors = The number at the left of a tower is its floor. Where a stack is too high, its lower floors lie in one line, the lowest on the left: a crest, or the number of the floor.
towers-legend-potions = Potions: { $full } full, { $empty } empty, { $spent } spent.
towers-legend-marks = Where there is little room, * stands beside your own name and + beside that of your partner.
towers-legend-landing = 5→9 leads from space 5 to space 9; { $full } fills a potion, ! catches wizards without one, { $keep } enters Ravenskeep.
towers-legend-typing = A floor may be typed as 5/2, a wizard as w5, or by colour as b5; a card as t4, w3 or 4/2, with dice as t2d, w3d or d; with x before it, it is discarded.

# Wandering Towers: what cannot be had
towers-no-space = There is no space { $space }: they run from 0 to { $last }.
towers-no-floor = { $floors ->
    [0] There is no tower on space { $space }.
    [one] There is only one tower on space { $space }.
   *[other] There are only { $floors } floors on space { $space }.
}
towers-onto-keep = That tower would land on Ravenskeep. Choose another (rule { $rule }).
towers-no-wizard = No such wizard can be seen on space { $space }.
towers-full-space = That wizard cannot go there: { $most } already stand on space { $space } (rule { $rule }).
towers-not-in-hand = You do not hold this card: { $card }.
towers-card-not-now = This card cannot be played now: { $card }.
towers-too-dear = { $spell } costs { $price ->
    [one] { $price } full potion
   *[other] { $price } full potions
}, and you have { $full }.
towers-spell-not-now = { $spell } cannot be cast now.

# Wandering Towers: the overview
towers-sheet-title = Who has come how far
towers-sheet-discard = Discard pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
towers-sheet-spells = Spells on the table
towers-column-player = Player
towers-column-inside = inside
towers-column-outside = outside
towers-column-full = full
towers-column-empty = empty
towers-column-spent = spent
towers-column-cards = cards

# Wandering Towers: in sentences
towers-say-game = { $mode ->
    [base] The base game is played.
    [advanced] The advanced variant is played.
    [master] The master wizards variant is played.
    [solo] The solo game is played.
   *[coop] It is played together against the count of cards.
}
towers-say-start = { $name } is the start player.
towers-say-partner = Your partner is { $name }.
towers-say-spell = Spell: { $spell }, costs { $price ->
    [one] { $price } potion
   *[other] { $price } potions
}.
towers-say-player = { $name } ({ $wizard }): { $inside } in Ravenskeep, { $outside } outside; potions: { $full } full, { $empty } empty, { $spent } spent; { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand.
towers-say-piles = Draw pile: { $pile }. Discard pile: { $discard }.
towers-say-last-round = This is the last round.
towers-say-cards-left = { $cards ->
    [one] { $cards } card may still be played.
   *[other] { $cards } cards may still be played.
}
towers-say-space = Space { $space }: { $towers ->
    [0] bare ground
    [one] one tower
   *[other] { $towers } towers
}{ $towers ->
    [0] { $printed ->
        [yes] {" "}with a crest
       *[no] {""}
    }
    [one] { $count ->
        [0] {" "}without a crest
       *[other] {" "}with a crest
    }
   *[other] { $count ->
        [0] , none with a crest
        [one] , a crest on floor { $crests }
       *[other] , crests on floors { $crests }
    }
}.
towers-say-on-top = Standing there: { $wizards }.
towers-say-beneath = Imprisoned under floor { $floor }: { $wizards }.
towers-say-keep = Ravenskeep is on space { $space }, { $towers ->
    [0] on the ground
    [one] on top of a tower
   *[other] on top of { $towers } towers
}.
towers-say-flight = { $space ->
    [none] No crest is free: it would not fly on now.
   *[other] After an entry it would fly to space { $space }.
}
towers-say-turn = Turn { $turn }: { $name } is on turn, { $played ->
    [0] no card played yet.
    [one] one card played.
   *[other] { $played } cards played.
}
towers-say-in-play = In play: { $card }{ $thing ->
    [tower] , announced for the tower
    [wizard] , announced for the wizard
   *[none] {""}
}.
towers-say-rolled = The die shows { $rolled }; { $rolls ->
    [0] no repeat is left.
    [one] one repeat is left.
   *[other] { $rolls } repeats are left.
}
towers-say-moving = About to move: { $move }
towers-say-right = { $spell ->
    [none] { $name } has the right to cast on this card.
   *[other] { $name } has claimed this spell for later: { $spell }.
}
towers-say-hand = { $cards ->
    [none] You have no card in hand.
   *[other] In your hand: { $cards }.
}
towers-say-move-tower = Tower from space { $space }, floor { $floor }, to space { $to }.
towers-say-move-wizard = Wizard ({ $colour }) from space { $space } to space { $to }.
towers-say-enters = Enters Ravenskeep.
towers-say-catches = Imprisons: { $wizards }.
towers-say-fills = Fills a potion.
towers-say-dice = { $kind ->
    [tower] Roll for a tower; { $repeats ->
        [one] one repeat is allowed.
       *[other] two repeats are allowed.
    }
    [wizard] Roll for your wizard; { $repeats ->
        [one] one repeat is allowed.
       *[other] two repeats are allowed.
    }
   *[either] Roll once; then a tower or your wizard goes that far.
}
towers-say-reach = { $places ->
    [none] { $thing ->
        [tower] No tower could be moved.
       *[wizard] No wizard could be moved.
    }
   *[other] { $thing ->
        [tower] Towers: { $places }.
       *[wizard] Wizards: { $places }.
    }
}
towers-say-landing = { $space } to { $to }{ $comes ->
    [enters] {" "}(enters Ravenskeep)
    [fills] {" "}(fills a potion)
    [catches] {" "}(imprisons)
   *[none] {""}
}
towers-say-discard = { $cards ->
    [none] The discard pile is empty.
   *[other] On the discard pile: { $cards }.
}
towers-say-legend-floors = Spaces run clockwise from 0 to 15; floors are counted from the ground up.
# Čarodění: the table
carodeni-short-herb = He
carodeni-short-berry = Be
carodeni-short-leaf = Le
carodeni-short-mushroom = Mu
carodeni-short-root = Ro
carodeni-short-flask = Fl
carodeni-short-crystal = Cr
carodeni-short-candle = Ca
carodeni-short-mortar = Mo
carodeni-short-book = Bo
carodeni-short-snake = sna
carodeni-short-bat = bat
carodeni-short-owl = owl
carodeni-short-toad = toa
carodeni-short-cat = cat
carodeni-letter-red = r
carodeni-letter-blue = b
carodeni-letter-green = g
carodeni-letter-yellow = y
carodeni-letter-wild = ?
carodeni-flag-red = red
carodeni-flag-blue = blue
carodeni-flag-green = green
carodeni-flag-yellow = yellow
carodeni-flag-wild = any colour
carodeni-banner-red = red
carodeni-banner-blue = blue
carodeni-banner-green = green
carodeni-banner-yellow = yellow
carodeni-sign-witch = W
carodeni-sign-potion = P
carodeni-goal-animals = { $number } animals
carodeni-round = Round { $round }
carodeni-last-round = the last is { $round }
carodeni-with-animals = with animals
carodeni-bag = bag { $number }
carodeni-deck-potions = potions { $number }
carodeni-deck-witches = witches { $number }
carodeni-box = (+{ $number } in the box)
carodeni-goals = Goals
carodeni-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
carodeni-level-new-apprentice = new apprentice
carodeni-level-experienced-witch = experienced witch
carodeni-level-grand-mistress = grandmistress
carodeni-tokens-used = before: { $tokens }
carodeni-tokens-left = { $number } face down
carodeni-first = begins the round
carodeni-hand = hand
carodeni-pile = played
carodeni-active = active
carodeni-waits = waits
carodeni-clan = clan
carodeni-you = You: { $number ->
    [one] { $number } point
   *[other] { $number } points
}
carodeni-total = total
carodeni-sheet = What the clans count now
carodeni-sheet-final = What the clans count in the end
carodeni-legend-ingredients = Ingredients: { $list }.
carodeni-legend-tools = Tools, in square brackets: { $list }; [?] any tool.
carodeni-legend-animals = Animals, in braces: { $list }.
carodeni-legend-colours = Colours, after a card's name: { $list }.
carodeni-legend-potion = A potion: name, points, recipe, tools; ⇄ what is on its back; ✓ you can pay for it.
carodeni-legend-witch = A witch: name, points, action points in the mountains·forest·lake, further flags, ⟳ the refresh symbol, ⇄ her back.
carodeni-legend-goal = A goal: points, then what has to be in the clan (W witches, P potions); ★ one that was taken.
carodeni-legend-typing = You may type the number of a choice, or a card's sign on the board, such as W04 or P08. Ingredients are counted from the left: (1) to (3).
carodeni-command-card = ? P08: what is on a card (any sign on the board)

# Čarodění: in sentences
carodeni-say-legend-typing = Type the number of a choice. Ingredients are counted from the left: (1) to (3).
carodeni-say-round = Round { $round }. { $last ->
    [none] The end has not begun.
   *[other] Round { $last } is the last.
}
carodeni-say-location = { $location }. Ingredients: { $ingredients }. { $potion ->
    [none] No potion.
   *[other] Potion: { $potion }.
} { $witch ->
    [none] No witch.
   *[other] Witch: { $witch }.
}
carodeni-say-bag = In the bag: { $number }.
carodeni-say-deck-potions = Potion deck: { $number }{ $back ->
    [none] { "" }
   *[other] , on top a back with { $back }
}{ $box ->
    [0] { "" }
   *[other] , { $box } in the box
}.
carodeni-say-deck-witches = Witch deck: { $number }{ $back ->
    [none] { "" }
   *[other] , on top a back with { $back }
}{ $box ->
    [0] { "" }
   *[other] , { $box } in the box
}.
carodeni-say-potion = { $potion }, takes { $takes }{ $back ->
    [none] { "" }
   *[other] , back { $back }
}
carodeni-say-witch = { $witch }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, action points mountains { $mountains }, forest { $forest }, lake { $lake }{ $flag_count ->
    [0] { "" }
    [one] , another flag { $flags }
   *[other] , further flags { $flags }
}{ $refresh ->
    [yes] , refresh symbol
   *[no] { "" }
}{ $back ->
    [none] { "" }
   *[other] , back { $back }
}
carodeni-say-novice = { $novice }, action points mountains { $mountains }, forest { $forest }, lake { $lake }
carodeni-say-goal = There is a { $goal }.
carodeni-say-token = Ostara's token: { $token }.
carodeni-say-tokens = { $turned ->
    [none] Still face down: { $number }.
   *[other] Her tokens turned up before: { $turned }; still face down: { $number }.
}
carodeni-say-player = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}; ingredients { $stock }.
carodeni-say-hand = Hand of { $name }: { $cards }.
carodeni-say-pile = Played by { $name }: { $cards }.
carodeni-say-active = Active witches of { $name }: { $cards }.
carodeni-say-waits = Waiting for { $name }: { $cards }.
carodeni-say-clan = Clan of { $name }: { $cards }.
carodeni-say-stock = Your ingredients: { $stock }.
carodeni-say-own-hand = Your hand: { $cards }.
carodeni-say-sent = You gather with the { $card }.
carodeni-say-tools = Your tools: waiting { $waiting }; in the clan { $clan }.
carodeni-say-animals = Your animals that wait: { $animals }.
carodeni-say-potions = Your potions: { $cards }.
carodeni-say-brewing = You brew the { $potion }.
carodeni-say-first = { $name } begins every round.
carodeni-say-score = { $name }: { $parts }; { $total } in all.
# The Big Book of Madness: the table
big-book-heading = Round { $round } of 6 · turn { $turn } · marker on { $space ->
    [0] invocation
   *[other] { $space }
} · defeated { $defeated } · { $difficulty } { $mode }
big-book-heading-set-up = Set-up · { $difficulty } { $mode }
big-book-stack = Madness left
big-book-monster = Monster
big-book-arrival = Arrival
big-book-bonus = Bonus
big-book-penalty = Penalty
big-book-next = next:
big-book-neutralised = neutralised until the next turn
big-book-library = Library
big-book-supply = Supply
big-book-hand = hand
big-book-support = support
big-book-deck = deck { $deck }, discarded { $discard }
big-book-top = top:
big-book-out = frightened to death
big-book-in-hand = hand
big-book-in-discard = discarded
big-book-in-support = support
big-book-in-destroyed = destroyed
big-book-do-cast = Cast
big-book-do-break = Break
big-book-do-learn = Learn
big-book-do-acquire = Acquire
big-book-do-banish = Banish
big-book-do-other = Else
big-book-face-down = a card face down
big-book-at = { $what } ({ $place })
big-book-at-place = on { $place }
big-book-onto = { $what }, on { $place }
big-book-with = { $what }, with { $name }
big-book-question = { $about }: { $question }
big-book-for-ability = Ability
big-book-for-arrival = Arrival of { $monster }
big-book-for-bonus = Bonus
big-book-for-penalty = Penalty
big-book-missing = Still to pay: { $elements }.
big-book-missing-pair = Still to pay: 2 of one element.
big-book-hint = Type a number.  ? help · t spells · p piles · u undo · q quit
big-book-hint-card = A number or a card (f2).  ? help · t spells · p piles · u undo · q quit
big-book-then = and with it
big-book-no-ability = No
big-book-command-piles = p  the piles: what was discarded, destroyed and broken
big-book-piles-title = What lies apart
big-book-pile-discard = Discard pile of { $name }
big-book-pile-destroyed = Destroyed cards
big-book-pile-gone = Spells gone
big-book-pile-broken = Broken curses
big-book-pile-curses = { $mark } curses in the deck
big-book-pile-below = ({ $curses } of them put back below)
big-book-pile-multi = { $mark } curses by round
big-book-pile-tokens = Element tokens left
big-book-legend-piles = p shows what was discarded, destroyed and broken.
big-book-of = { $what } ({ $name })
big-book-with-meaning = { $option }. { $meaning }
big-book-spell = { $state ->
    [used] { $spell } (used)
    [ready-down] { $spell } (neutralised)
    [used-down] { $spell } (used and neutralised)
   *[ready] { $spell }
}
big-book-starting-deck = Deck: { $water }× water 1, { $earth }× earth 1, { $fire }× fire 1, { $air }× air 1{ $own ->
    [water] , water 2
    [earth] , earth 2
    [fire] , fire 2
    [air] , air 2
   *[none] {""}
}.
big-book-reconstructed = (Reconstructed.)
big-book-legend-reconstructed = { $mark } reconstructed: the printed card may say something else.
big-book-no-such-card = This card cannot be chosen now: { $card }.
big-book-legend-madness = { $mark } Madness: pays for nothing. When somebody has to take one and the stack is empty, all lose.
big-book-legend-multi = { $mark } a multi-element curse: one of each element breaks it.
big-book-legend-spells = A spell in brackets is used, one between × is neutralised, one in both is both; * marks the active magician.
big-book-legend-typing = A card may be typed as its number or as a letter and its value: w1, e2, f3, a1; m is Madness. +w1 pays it on top.
big-book-legend-sheet = t shows what all the spells say.
big-book-sheet-title = The spells
big-book-defeated = Monsters defeated: { $defeated } of 6.

# The Big Book of Madness: in sentences
big-book-say-curses = Curses: { $curses }.
big-book-say-curse-at = { $curse } on { $place }
big-book-say-then = { $option }, and with it { $cards } without another question
big-book-legend-factor = A number in square brackets is multiplied when you pay a spell's price twice or three times.
big-book-say-set-up = The game is being set up. Madness in the stack: { $stack }.
big-book-say-turn = Round { $round } of 6, turn { $turn } of { $name }. The marker is on { $space ->
    [0] the invocation space
   *[other] space { $space }
}. Madness in the stack: { $stack }.
big-book-say-monster = The monster is { $monster }. Defeated so far: { $defeated }.
big-book-say-arrival = On arrival: { $text }
big-book-say-bonus = Bonus if it is defeated: { $text }
big-book-say-penalty = Penalty if it is not: { $text }
big-book-say-next = The next monster brings these curses: { $elements }{ $multi ->
    [0] {""}
   *[other] ; before them multi-element ones: { $multi }
}.
big-book-say-curse = On { $place }: { $curse }. { $down ->
    [yes] It is neutralised.
   *[no] { $text }
} { $tokens ->
    [none] {""}
   *[other] Tokens: { $tokens }.
}{ $madness ->
    [0] {""}
   *[other] Madness under it: { $madness }.
}
big-book-say-library = { $spells ->
    [none] The library is empty.
   *[other] In the library: { $spells }.
}
big-book-say-supply = In the supply: { $cards }.
big-book-say-destroyed = Destroyed: { $cards }.
big-book-say-discard = { $cards ->
    [none] The discard pile of { $name } is empty.
   *[other] Discard pile of { $name }: { $cards }.
}
big-book-say-gone = Spells gone: { $spells }.
big-book-say-broken = Broken curses: { $curses }.
big-book-say-below = Curses put back under their decks: { $curses }.
big-book-say-multi = Multi-element curses in rounds 1 to 6: { $counts }.
big-book-say-tokens = Element tokens left: { $tokens }.
big-book-say-top = On top of the draw deck of { $name }: { $cards }.
big-book-say-out = { $name } is frightened to death.
big-book-say-player = { $name } ({ $magician }): { $closed ->
    [yes] { $size } cards in hand{ $cards ->
        [none] {""}
       *[other] , of which all know: { $cards }
    }.
   *[no] { $cards ->
        [none] no card in hand.
       *[other] in hand { $cards }.
    }
} Deck { $deck }, discarded { $discard }.
big-book-say-support = Support of { $name }: { $cards }.
big-book-say-spells = { $spells ->
    [none] { $name } has no spell.
   *[other] Spells of { $name }: { $spells }.
}

# Simulation and benchmark
help-simulate = Let computer players play many games against each other.
help-bench = Measure the engine's speed, beside its peers' where they are installed.
help-simulate-players = the computer players, for example master,adept, also your own as module:Class; they change seats every game; otherwise adept and random
help-simulate-seats = how many play; several (2,3,4) make a table of wins
help-by = an option of the game: all its values are played, and the wins told by value and by seats
help-minutes = with --by or several --seats: after this time no more games are begun
grid = { $game }: how often { $player } wins, in { $seconds } s. In brackets the number of games.
grid-seats = seats
grid-all = wins
grid-row = { $seats } seats{ $option ->
    [none] {""}
   *[other] , { $option }={ $value }
}: wins { $wins } percent, give or take { $pm }, of { $games } games.
grid-spread = { $option ->
    [none] Between
   *[other] { $option }={ $value }: between
} the best and the worst number of seats lie { $points } points.
grid-no-values = “{ $option }” is not an option whose values can be listed.
grid-no-records = Rows and records are written for one table: { $way } goes with one number of seats and without --by.
minutes-without-grid = --minutes goes with --by or with several numbers of --seats.
help-games = how many games
help-simulate-seed = a number or a word that fixes all chance, to get the same games again
help-jobs = how many processes work at once; otherwise one for each processor
help-json = also write the results to this file as JSON; - writes nothing but JSON to the standard output
help-keep-records = keep the record of every game in this folder
help-bench-game = the game; otherwise all
help-train = Make the weights of a learned computer player anew, by play against itself and others. Needs PyTorch and a GPU.
help-train-minutes = how long, in minutes
help-train-total = the minutes of all runs together, where training is divided: practice becomes finer towards the end
help-train-out = the file to write the weights to
help-train-from = go on from this checkpoint
help-train-checkpoint = at the end keep all that is needed to go on in this file
help-train-width = the width of the network
help-train-blocks = how many blocks of two layers it has
help-train-games = how many games are played each minute to measure how well it plays; 0 for none
help-train-decisions = how many decisions are made at a time; fewer need less memory
help-rounds = how many slices of time each of them gets
number-out-of-range = { $option } should be { $least } to { $most }, not { $value }.
simulating = Playing
simulated = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} with { $seats ->
    [one] one seat
   *[other] { $seats } seats
} in { $seconds } s.
by-player = By player
by-seat = By seat
column-games = games
column-wins = wins
column-score = points
by-source = Points by source, a seat
source-row = { $name }: { $points } points.
column-taken = taken
column-turned = turned
column-used = used
column-won = by winners
column-off = off its share
tolerance = A fair share is an equal one for each copy, ± what chance explains; ! marks what is off by more, and by more than { $percent } %.
use-row = { $name }: taken { $taken }, turned over { $turned }, used { $used }{ $off ->
    [none] { "" }
   *[other] , { $off } plus or minus { $off_pm } percent off its fair share
}, by winners { $won } percent.{ $stands_out ->
    [yes] {" "}It stands out.
   *[no] { "" }
}
simulated-row = { $name }: { $games ->
    [one] one game
   *[other] { $games } games
}, wins { $wins } plus or minus { $wins_pm } percent, points { $score } plus or minus { $score_pm }.
ended = { $reason } ({ $games ->
    [one] one game
   *[other] { $games } games
})
measuring = Measuring { $game }
bench-title = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, random games on one core
bench-playout = decisions a second, playout driver
bench-play = decisions a second, match.play
bench-games = games a second, playout driver
bench-fork = a fork
bench-imagine = an imagined match
bench-peer = decisions a second, { $peer }
bench-environment = steps a second through PettingZoo, observed
bench-unseen = the same without looking (observations are made on request)
bench-other = the same, { $peer }
bench-no-peer = No peer to compare with is installed (open_spiel for wizard).

# The Witches: the map
witches-short-slice = Slice
witches-short-place = Sunless
witches-short-razorback = Razorback
witches-short-slippery = Slippery
witches-short-dancers = Dancers
witches-short-stone = Stone
witches-short-granny = Granny's
witches-short-cabb = Cabb's Well
witches-short-oak = Oak
witches-short-creel = Creel
witches-short-longman = Long Man
witches-short-caves = Caves
witches-short-blackglass = Blackglass
witches-short-town = Town
witches-short-castle = Castle
witches-short-magrat = Magrat's
witches-short-stoat = Mad Stoat
witches-short-bridge = Bridge
witches-short-badass = Bad Ass
witches-short-gorge = Gorge
witches-short-rock = A Rock
witches-short-skund = Skund
witches-short-dungeon = Dungeon
witches-tile-fever = Fever
witches-tile-pig = Pig
witches-tile-sheep = Sheep
witches-tile-pregnancy = Pregn.
witches-tile-limb = Limb
witches-tile-death = Death
witches-tile-elves = Elves
witches-tile-lankin = Lankin
witches-tile-elf-king = Elf K.
witches-tile-elf-queen = Elf Q.
witches-tile-lacrimosa = Lacrim.
witches-tile-vlad = Vlad
witches-tile-count = Count
witches-tile-bela = Bela
witches-tile-duke = Duke
witches-tile-lady = Lady
witches-tile-cunning-man = Cunning
witches-tile-hiver = Hiver
witches-tile-wintersmith = Winter
witches-tile-lilith = Lilith
witches-other-paths = Also joined: { $paths }.

# The Witches: the table
witches-turn = Turn { $turn } of { $turns }
witches-actions = { $actions ->
    [one] one action left
   *[other] { $actions } actions left
}
witches-stacked = several Crises
witches-anywhere = solving from afar
witches-you = (you)
witches-column-player = Player
witches-column-where = Where
witches-column-cards = Cards
witches-column-cackles = Cackles
witches-column-aliss = Aliss
witches-column-easy = Easy
witches-column-hard = Hard
witches-column-points = Points
witches-column-tile = Tile
witches-column-tiles = Problems solved and their points
witches-boxes = Boxes
witches-last-turn = empty, this is the last turn
witches-supplies = Left: Crises { $crises }, Cackles { $cackles }, Aliss { $aliss } · Elves { $elves }/3 · Draw pile { $pile }, discards { $discard }
witches-brief = { $name }: { $cards }/{ $limit } c., { $cackles } Ca.{ $aliss ->
    [0] {""}
   *[other] , { $aliss } Al.
}, { $points } p.
witches-ability-invisibility = Invisible
witches-ability-magic = Magic
witches-ability-cure = Cure Pig
witches-unknown-problem = { $crises ->
    [0] a Hard problem, face down
    [one] a Hard problem, face down, with a Crisis
   *[other] a Hard problem, face down, with { $crises } Crises
}
witches-problem = { $tile } ({ $needed })
witches-attempt = { $own ->
    [yes] You try
   *[no] { $name } tries
} { $tile }: { $dice ->
    [none] no dice yet
   *[other] dice { $dice }
}; total { $total }, { $needed } needed.
witches-flee-to = flee → { $place }
witches-will-try = you try: { $problem }
witches-will-have-tea = you have tea: { $names }
witches-nowhere = not on the map yet
witches-no-apprentice = no apprentice yet
witches-hint = A number or a place.  odds · discards · ? help · t scores · u undo · q quit
witches-command-odds = odds (or o)  how likely you are to solve each problem
witches-command-discards = discards  the cards in the discard pile
witches-command-hands = hands  the cards of the others, playing together
witches-no-hands = The cards of the others cannot be seen.
witches-command-paths = paths  where the paths lead from each location
witches-discards-heading = The discard pile, the top card first
witches-no-discards = The discard pile is empty.
witches-paths-heading = Where the paths lead
witches-say-paths = { $place }: paths lead to { $paths }.
witches-legend-map = On the map: a problem and what it takes, Crises counted in (!); ▒▒ lies face down; in brackets: known to you alone.
witches-legend-boxes = The boxes from the left: the top tile, then how many Easy+Hard ones lie in each.
witches-legend-brief = On a small screen a player has only: cards/limit c., Cackles Ca., Black Aliss Al. and points p.; a card the first letter of its symbol and its benefit.
witches-legend-cards = A card: its symbol and what it adds to the total (Magic brings a Cackle, too), its benefit, its name; ∴ carries the Power of Three.
witches-legend-typing = A place may be typed by its name on the map, its full name, the beginning of either, or by the number of the option; in Town and Castle with the number of the space, such as town 2. A walk along several free paths may be typed by where it ends.
witches-legend-odds = The command odds shows how likely you are to solve each problem.
witches-sheet-title = Problems solved
witches-odds-heading = How likely you are to solve each problem
witches-odds-place = Where
witches-odds-problem = Problem
witches-odds-needed = Needed
witches-odds-dice = Dice alone
witches-odds-with-cards = With all cards
witches-odds-unknown = face down
witches-odds-sure = for sure
witches-odds-note = Dice alone: with the bonus of your Hard problems. With all cards: every symbol and bonus in your hand added. Face down: the mean over all Hard problems you have not seen.

# The Witches: in sentences
witches-say-here = Your witch is here: { $place }.{ $paths ->
    [none] {""}
   *[other] {" "}Paths lead to { $paths }.
}
witches-say-actions = { $actions ->
    [one] You have one action left.
   *[other] You have { $actions } actions left.
}
witches-say-last-turn = The boxes are empty: this is the last turn.
witches-say-turn = Turn { $turn } of { $turns }: { $name }.
witches-say-supplies = In the supply: { $crises } Crises, { $cackles } Cackles, { $aliss } Black Aliss tiles. Elf tiles face up: { $elves } of 3.
witches-say-boxes = In the boxes: { $easy } Easy and { $hard } Hard problems. Next: { $top ->
    [none] a Hard one
   *[other] { $top }
}.
witches-say-cards = Draw pile { $pile }, discard pile { $discard }.
witches-say-space = { $place }: { $there }.
witches-say-dungeon = In the Dungeon: { $there }.
witches-say-player = { $name }, { $apprentice }, { $place }: { $cards } cards, limit { $limit }, { $cackles } Cackles, { $aliss } Black Aliss; solved: { $easy } Easy, { $hard } Hard, { $points } points{ $ability ->
    [none] .
   *[other] ; unused tile { $ability }.
}
witches-say-hand = { $cards ->
    [none] { $name } has no cards in hand.
   *[other] { $name } holds: { $cards }.
}
witches-say-own-hand = { $cards ->
    [0] You have no cards in hand.
    [one] You hold one card:
   *[other] You hold { $cards } cards:
}
witches-say-card-facts = { $card }, { $symbol }, { $benefit }{ $power ->
    [yes] , Power of Three
   *[no] {""}
}
witches-say-score = { $name }: { $tiles ->
    [none] no problem solved
   *[other] { $tiles }
}; { $aliss } Black Aliss; { $points } points.
witches-say-odds = { $place }, { $tile ->
    [none] face down
   *[other] { $tile }, needs { $needed }
}: { $dice } with dice alone, { $sure ->
    [yes] for sure with your cards
   *[no] { $cards } with all your cards
}.

# The ladder
help-ladder = Measure computer players against each other: every deal is played twice with seats exchanged.
help-ladder-players = the computer players, also your own as module:Class; otherwise the four levels
help-deals = how many deals for every two of them
help-keep-games = keep every game in this file, and go on from it when it is there
help-html = also write a page to this file that shows all of it in charts
help-rows = also write a line for each game to this file (JSON lines, or Parquet if it ends in .parquet)
help-decisions = also write a line for each decision to this file, likewise
help-ray = play on the Ray cluster at this address (auto, host:port), or local for one on this machine
help-balance = Show whether the cards of a game are balanced: what is chosen and used beside its fair share.
help-lab = Let a program of yours play a seat in words: a language model, say. It reads questions from its standard input and writes answers.
help-lab-what = text: the program is told each question as a line of JSON and answers with the id of an option
help-lab-with = the program and its arguments, for example "python my_model.py"
help-lab-players = who has the other seats; otherwise adept
help-lab-tries = after so many answers that were not offered one is chosen at random (3)
help-lab-seconds = how long an answer may take (120)
lab-played = { $games ->
    [one] One game
   *[other] { $games } games
  } of { $game } with { $others } on the other seats.
lab-won = Wins: { $wins } ± { $pm } %
lab-points = Points: { $points } ± { $pm }
lab-answers = { $answers ->
    [one] One answer
   *[other] { $answers } answers
  }, of which { $illegal } not offered; chosen at random { $random } times.
balance-row = { $name }: offered { $offered } times, chosen { $chosen } times, { $off } beside its fair share.
crash = Game { $game } (seed { $seed }) was broken by { $player } on seat { $seat } at decision { $decision }: { $error } – { $where }
crashes = { $games ->
    [one] One game was broken by a player and counts for nothing.
   *[other] { $games } games were broken by a player and count for nothing.
  } The others were played. Play one again with slet.new("{ $game }", seats={ $seats }, seed="{ $seed }").
# Grids and ladders as pages
gr-fact-tables = { $tables ->
    [one] table
   *[other] tables
  }
gr-took = It took { $seconds } seconds.
gr-lead = { $player } wins most often at the table { $most }: { $best }; least often at { $least }: { $worst }.
gr-even = { $player } wins nowhere so much more often than elsewhere that chance would not explain it.
gr-seats = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }
gr-fair = fair: { $fair }
gr-told = How often a seat of { $player } wins, by the number of seats. All scales end at 100 %. The thin line is the 95 % interval.
ld-title = { $game }: who plays better
ld-lead = { $best } stands highest.
ld-fact-deals = { $deals ->
    [one] deal
   *[other] deals
  }
ld-ratings = How strong they are
ld-ratings-told = On the scale of chess: 400 more is ten to one. 0 is the mean of these { $players } players, so ratings of different ladders cannot be compared. The thin line is the 95 % interval.
ld-wins-told = The part of the wins that each gets of the others. Every deal is played twice with the seats exchanged. The thin line is the 95 % interval.
ld-wins-told-together = How often each wins with all seats, all against the game, in the same deals. The thin line is the 95 % interval.
ld-steps = Step by step
lr-title = { $game }: what many games tell
lr-alone = { $name } on every seat
lr-between = { $names } and { $last }
lr-all = All together
lr-lead-together = The game is beaten { $wins } of the time.
lr-lead-best = { $name } wins most: a seat of theirs takes { $wins } of the games.
lr-fact-games = { $games ->
    [one] game
   *[other] games
  }
lr-fact-seats = { $seats ->
    [one] seat
   *[other] seats
  }
lr-fact-decisions = decisions in a game
lr-fact-seed = seed
lr-figures = The figures, and the command
lr-made-by = From { $games } games. What stands behind ± is half of a 95 % interval. Made by:
lr-who = Who wins
lr-who-told = How often a seat of each player wins; a shared win counts as a part. The thin line is the 95 % interval.
lr-who-told-together = How often each player wins together with the others, all against the game. The thin line is the 95 % interval.
lr-fair-seat = what every seat would win if all were alike
lr-seats = Does the seat matter?
lr-seats-told = How often each seat wins, whoever sits there: players change seats every game, so all sit everywhere.
lr-seats-score-told = The points of each seat. All win or lose together, so no seat wins more than another.
lr-seats-even = No seat wins more often than chance explains (to within { $pm } points of a hundred).
lr-seats-better = Seat { $seat } wins more than its share: { $wins } of the games, where { $fair } % would be fair.
lr-seats-worse = Seat { $seat } wins less than its share: { $wins } of the games, where { $fair } % would be fair.
lr-seat = Seat { $seat }
lr-scores = How scores spread
lr-scores-told = Each column is as high as games ended with so many points. The upright line is the mean; the strip below holds nine of ten scores.
lr-spread = { $mean } on average, nine of ten between { $low } and { $high }
lr-column-mean = mean
lr-column-low = a twentieth below
lr-column-high = a twentieth above
lr-decisions = Decisions
lr-length = How long a game is
lr-length-told = All decisions of all players in a game, down to those in which there is only one thing to do.
by-source-title = Where points come from
lr-sources-told = The points of a winner and of one of the others, by what they are for. In the figures, what a winner has more of in the same game.
lr-winners = winners
lr-others = the others
lr-column-more = difference
lr-winners-title = What winners do otherwise
lr-winners-told = How many times more of a hundred winners choose it when it is offered; to the left, less often. { $compared } things were compared; about { $chance } would show up here by chance alone. It tells what goes with winning, not what leads to it.
lr-winners-none = Of { $compared } things that could be chosen, winners chose none so much more or less often than the others that chance would not explain it.
lr-cards = What is chosen, beside its fair share
lr-cards-told = A fair share would be that all that is offered is chosen alike. What lies to the right is wanted; what lies to the left is left alone. Grey: chance explains it.
lr-cards-caption = { $shown ->
    [0] Nothing
   *[other] { $shown } of { $all }: those furthest to both sides. The figures have all.
  }
lr-column-offered = offered
lr-column-chosen = chosen
lr-cards-more = { $count ->
    [one] One more kind of choice
   *[other] { $count } more kinds of choices
  }
lr-tallies = What cards are used, beside their fair share
lr-tally-told = How much more or less of it is brought to where it counts than its share. The thin line: how far chance alone takes it. Grey: not beyond that, or by less than a seventh.
lr-reasons = How games end
lr-reasons-told = In how many games.
lr-broken = Broken games
lr-broken-told = { $games ->
    [one] One game was broken by a player. It counts for nothing here.
   *[other] { $games } games were broken by a player. They count for nothing here.
  }
lr-how = How this was made
lr-how-told = The same command gives the same games, on any machine and with any number of workers. Players are measured by the worlds they try, not by the clock. Shares have Agresti and Coull's interval; where seats or choices of one game hang together, it is games that are counted, not seats or choices.
lr-took = It took { $seconds } seconds with { $jobs ->
    [one] one worker
   *[other] { $jobs } workers
  }.
needs-folder = There is no folder { $folder } in which { $file } could be written. Make it first, or choose another.
ladder-players = A ladder needs two different players or more.
laddered = { $game }: { $deals ->
    [one] one deal
   *[other] { $deals } deals
} with { $seats ->
    [one] one seat
   *[other] { $seats } seats
} for every two players in { $seconds } s.
ladder-player = player
ladder-rating = rating
ladder-wins = wins %
ladder-points = points
ladder-thinks = ms a choice
ladder-row = { $name }: { $rated ->
    [yes] rating { $rating },{" "}
   *[no] {""}
}wins { $wins } percent, points { $points }, { $thinks } milliseconds a choice.
ladder-step = { $above } wins { $wins } ± { $pm } % against { $below }: { $clear ->
    [yes] clearly better.
   *[no] not sure yet.
}
ladder-step-alone = { $above } wins { $wins } ± { $pm } points of a hundred games more than { $below }: { $clear ->
    [yes] clearly better.
   *[no] not sure yet.
}

# Training
train-needs-torch = Training needs PyTorch. Install it with: pip install 'slet[train]'
bad-checkpoint = “{ $file }” is no checkpoint of training, or it is damaged.
not-above-zero = { $option } needs a number above zero, not “{ $value }”.
train-start = { $weights } weights, on { $device }, trained for { $seconds } s so far.
train-step = { $seconds } s, { $rounds } million rounds, loss { $loss } (in this run { $playing } s of playing)
train-self = Seats { $seats }, among themselves: { $points } points a game; bids met { $met }, by size of the round { $sizes }
train-cog = Seats { $seats }, one with cog2022 players: { $points } points a game (they { $others }), wins { $wins }, bids met { $met }
train-done = The weights are in { $file }.

# Hints
hint-title = { $count ->
    [one] One idea
   *[other] { $count } ideas
}, the best first{ $worlds ->
    [0] {""}
   *[other] , from { $worlds } imagined games
}:
hint-idea = { $number }. { $option }{ $told ->
    [none] {""}
   *[other] {" "}– { $told }
}
hint-close = The first two are within chance of each other: choose what you like.
hint-nothing-to-choose = Nothing to choose: { $option }.

# What is taught
taught-clauses = rules
taught-taught = taught
taught-share = share
taught-lesson = by lessons
taught-remark = by remarks
taught-howto = by how to play
taught-row = { $game }: { $taught } of { $clauses } rules are taught, { $share }; by lessons { $lesson }, by remarks { $remark }, by how to play { $howto }.
taught-not = { $game }: { $count ->
    [0] nothing is left out.
    [one] one rule that nothing teaches
   *[other] { $count } rules that nothing teaches
}

# Lessons
help-learn = Learn a game by playing it, step by step.
help-lesson = the number of the lesson; without it all lessons are listed
lesson-title = Lesson { $number }: { $title }
lesson-listed = { $number }. { $title } – { $tasks ->
    [one] one thing to do
   *[other] { $tasks } things to do
}, about { $minutes } min{ $state ->
    [done] , done
    [begun] , begun
   *[new] {""}
}
lessons-next = Go on with: { $command }
lessons-all-done = That was all there is to know for a first game. Play it: { $command }
lesson-left = Left. Go on where you are with: { $command }
lesson-done = Done: lesson { $number }, { $title }.
lesson-show = Show me: { $option }.
lesson-try = That is allowed, but it leads elsewhere. Try this: { $option }.
lesson-keys = Type a number.  hint shows what to do · u back · q leave

# Looking back at a game
help-review = Look back at a game: how much was luck, and which moves cost most.
help-review-worlds = in how many worlds each move that matters is tried out
reviewing = Looking back
reviewed = { $game }, looked back at: { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}. Chances to win in per cent.
review-player = player
review-start = at first
review-luck = luck
review-skill = skill
review-others = the others
review-result = at the end
review-row = { $name }: { $start } per cent at first, luck { $luck }, skill { $skill }, what the others did { $others }; { $result } at the end.
review-sum = At first, luck, skill and what the others did make what came out. Luck is cards, dice and what was hidden; it is nothing on average.
review-dear = { $name }, move { $number }: { $option }. Better: { $better } (+{ $cost } ± { $pm }).
review-nothing-dear = { $name }: nothing that was clearly better could have been done.
review-turning = Turning points
review-turned = Move { $number }, { $who }: { $option }. The chance of { $name } goes from { $before } to { $after } %: { $why ->
    [skill] by this choice
    [others] by what another chose
   *[luck] by luck
}.
review-stopped = Stopped. What was found so far is kept: the same command goes on from there.
help-review-html = write a report that stands alone to this file

# The report
report-title = { $game }: looked back
report-curve = Chance to win
report-curve-told = A line for each player, from the first decision to the last. The same in figures at the end of the page: all decisions.
report-curve-note = For each decision, from what each player knew then. Dotted lines are rounds, diamonds turning points: there the chances are known to within { $error } points.
report-all-of-us = all of us
report-luck-and-skill = Luck and skill
report-turning = Turning points
report-no-turning = Nobody's chance ever changed by more than can be told from chance.
report-dearest = Costliest moves
report-dearest-note = In points of the chance to win, from what the player knew. Only what is clearly better is told.
report-nothing-dear = Nothing that was clearly better could have been done.
report-better = Better: { $option }
report-give-or-take = give or take { $pm } { $pm ->
    [one] point
   *[other] points
}
report-move = move { $number }{ $round ->
    [none] {""}
   *[other] , round { $round }
}
report-all = All decisions
report-open-all = { $decisions ->
    [one] One decision
   *[other] { $decisions } decisions
} with the chances of everybody, in per cent
report-number = move
report-round = round
report-choice = choice
report-cost = cost
report-how = How it was counted: at every decision the game was played on in many worlds, dealt as that player may have thought of them, by the usual sense of a computer player. Skill is what a choice was worth beside the usual one; luck is what came by itself: cards, dice and what was hidden. A ± is half of a 95 % interval.

# Puzzles
help-puzzle = Solve a puzzle: the one of the day, or one of a game.
help-puzzle-game = the game; without it comes the puzzle of the day
help-puzzle-number = the number of the puzzle; without it all puzzles of the game are listed
puzzle-difficulty = { $difficulty ->
    [easy] Easy
    [middling] Middling
   *[hard] Hard
}
puzzle-title = { $day ->
    [yes] Puzzle of the day
   *[no] Puzzle
} · { $game } { $number } ({ $difficulty ->
    [easy] easy
    [middling] middling
   *[hard] hard
}): { $title }
puzzle-listed = { $number }. { $title }{ $state ->
    [solved] , solved
    [tried] , tried
   *[new] {""}
}
puzzles-next = Go on with: { $command }
puzzle-wrong = That is allowed, but it does not solve the puzzle. Try again; “hint” shows the solution.
puzzle-help = Type the number of your answer. “hint” shows the solution, u goes back, q leaves.
puzzle-left = Left. Try it again with: { $command }
puzzle-solved = Solved!
puzzle-shown = The solution:
puzzle-clear = It succeeds in { $best } cases of 100, the next best in { $second }.
puzzle-unrated = You have no rating yet: the first try at a puzzle counts.
puzzle-rating = Your rating: { $rating }{ $settled ->
    [no] {" "}(provisional)
   *[yes] {""}
}. Puzzles of the day in a row: { $days }.
help-puzzles = Find new puzzles in games between computer players.
help-puzzles-what = find
help-puzzles-games = how many games are played
help-puzzles-seats = how many play; otherwise as few as can
help-puzzles-out = the folder for the drafts
puzzles-finding = Looking for puzzles
puzzles-found = { $count ->
    [0] No puzzle was found.
    [one] One draft was written to { $folder }. Its words are still to be found.
   *[other] { $count } drafts were written to { $folder }. Their words are still to be found.
}

# Migration, backup
migrated-already = The database is as this version needs it (change { $number }): nothing to do.
migrated = The database has been brought from change { $found } to change { $number }.
migrated-copy = How it was before is kept in { $file }.
backed-up = { $count ->
    [one] One table is
   *[other] { $count } tables are
} in { $file }. Keep the file to yourself: it holds what is hidden in all games, and the key by which players are known.
restored = { $count ->
    [one] One table is
   *[other] { $count } tables are
} in the database again.
