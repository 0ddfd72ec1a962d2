# The command line
help-usage = Usage:
help-what = What
help-how = How
help-commands = Commands
help-slet = Games of witches and wizards in the terminal.
help-epilog = Without a command, slet plays. "slet COMMAND --help" tells more about a command.
help-help = show this help
help-lang = the language, English or Czech; otherwise that of the system
help-plain = plain sentences without colours, frames and signs, for screen readers
help-version = show the version
help-play = Play against computer players.
help-replay = Step through a saved game.
help-verify = Prove that every roll and shuffle of a finished game was fixed before it began.
help-rules = Show the rules of a game.
help-game = the game, for example wizard
help-clause = one rule, for example WIZ-19
help-record = the file with the saved game; - reads the standard input
help-seats = how many play, the computer players included
help-players = the computer players in the order of their seats; where seats are left, the list begins again
help-seat = your seat, from 0
help-name = your name
help-seed = a number or a word that fixes all chance, to play the same deals again
help-set = an option of the game, for example plus_minus_one=yes; may be repeated
help-save = the file to save the game in
help-fingerprint = the fingerprint that was shown before the game, to compare it with that of the record
help-resume = go on with a saved game
help-replay-seat = look over the shoulder of this seat, from 0
help-from = begin at this step

# What can be wrong with a command
bad-command-line = This command cannot be understood: { $detail }. “slet --help” shows what there is.
unrecognized-arguments = Not understood: { $arguments }. “slet --help” shows what there is.
argument-needs-value = { $argument } needs a value.
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
resume-over = This game is over. “slet replay { $file }” shows it again.

# Playing
default-name = Player
ask-name = What shall we call you? (Enter: { $name })
ask-game = Which game?
welcome-others = At the table with you: { $names }.
welcome-help = At any question, ? explains the rule and lists the commands.
commitment = All chance in this game is already fixed. The fingerprint of its secret seed:
resumed = Going on with the game in { $file }.
your-turn = Your turn
thinking = { $name } is thinking.
prompt = >
plain-prompt = Your answer:
go-on = Enter to go on
more = Enter for more
choice = { $number }: { $option }
hint-number = Type a number.  ? help · t overview · u undo · q save and quit
plain-only = There is only one choice: press Enter.
hint-only = Only one choice: press Enter.  ? help · t overview · u undo · q quit
nothing-typed = Type the number of what you choose, or ? for help.
no-such-number = There is no { $number } to choose: type a number from { $least } to { $most }.
not-understood = “{ $text }” is neither a choice nor a command. ? shows what can be typed.
not-allowed = “{ $option }” is not allowed now (rule { $rule }).
undone = Taken back. Choose again.
undo-anyway = The computer players do not mind: u! takes it back all the same.
undo-stands = By the rules of this game it stands.
no-sheet = This game has no overview.
ruling = (Our decision: the rulebook leaves this open.)
commands-heading = What can be typed:
command-undo = u  undo: take back your last answer, while nothing hidden was shown since
command-undo-anyway = u! undo past that too: the computer players do not mind
command-sheet = t  the overview: how things stand
command-view = v  the table once more
command-log = l  the log, as far back as you may read it
command-clause = ? and the name of a rule, for example ? 19: that rule
command-leave = q  quit: the game is saved and can be resumed

# The end
you-win = You win{ $points ->
    [none] {""}
    [one] {" "}with { $points } point
   *[other] {" "}with { $points } points
}.
nobody-won = Nobody wins.
won = { $count ->
    [one] { $names } wins
   *[other] The winners: { $names }
}{ $points ->
    [none] {""}
    [one] {" "}with { $points } point
   *[other] {" "}with { $points } points
}.
you-won-together = You have won!
you-lost-together = You have lost.
all-won = { $count ->
    [one] { $name } has won.
   *[other] All have won together.
}
all-lost = { $count ->
    [one] { $name } has lost.
   *[other] All have lost.
}
names = { $first } and { $last }
not-over = The game is not over yet.
revealed-seed = Secret seed: { $seed }
revealed-commitment = Fingerprint: { $commitment }
saved = Saved in { $file }
resume-with = To go on: { $command }
verify-with = To prove that chance was fixed beforehand: { $command }

# Replay
seat-word = Seat
replay-step = Step { $step } of { $last }
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
wizard-must-follow = { $suit ->
    [yellow] Yellow is to be followed and you hold yellow
    [red] Red is to be followed and you hold red
    [blue] Blue is to be followed and you hold blue
   *[green] Green is to be followed and you hold green
}, so this card must wait: { $card } (rule { $rule }).
wizard-bids-even = A bid of { $bid } is not allowed: the bids would add up to { $tricks ->
    [one] the one trick
   *[other] the { $tricks } tricks
} of the round (rule { $rule }).
wizard-not-in-hand = You do not hold this card: { $card }.
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
wizard-say-card = In your hand: { $card }.
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
towers-which = This may mean several things: { $choices }.
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
towers-say-hand = In your hand: { $cards }.
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

# Simulation and benchmark
help-simulate = Let computer players play many games against each other.
help-bench = Measure the engine's speed, beside its peers' where they are installed.
help-simulate-players = the computer players, for example rules,random; they change seats every game; otherwise all there are
help-games = how many games
help-simulate-seed = a number or a word that fixes all chance, to get the same games again
help-jobs = how many processes work at once; otherwise one for each processor
help-json = also write the results to this file as JSON; - writes nothing but JSON to the standard output
help-keep-records = keep the record of every game in this folder
help-bench-game = the game; otherwise all
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
bench-no-peer = No peer to compare with is installed (open_spiel for wizard).
