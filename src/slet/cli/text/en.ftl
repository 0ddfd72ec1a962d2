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
hint-number = Type a number.  ? help · t scores · u undo · q save and quit
plain-only = There is only one choice: press Enter.
hint-only = Only one choice: press Enter.  ? help · t scores · u undo · q quit
nothing-typed = Type the number of what you choose, or ? for help.
no-such-number = There is no { $number } to choose: type a number from { $least } to { $most }.
not-understood = “{ $text }” is neither a choice nor a command. ? shows what can be typed.
not-allowed = “{ $option }” is not allowed now (rule { $rule }).
undone = Taken back. Choose again.
undo-anyway = The computer players do not mind: u! takes it back all the same.
no-sheet = This game keeps no score sheet.
ruling = (Our decision: the rulebook leaves this open.)
commands-heading = What can be typed:
command-undo = u  undo: take back your last answer, while nothing hidden was shown since; u! always
command-sheet = t  the score sheet of all rounds
command-view = v  the table once more
command-log = l  log: all that happened
command-clause = ? and the name of a rule, for example ? 19: that rule
command-leave = q  quit: the game is saved and can be resumed

# The end
you-win = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
nobody-won = Nobody wins.
won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
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
wizard-hint-play = Type a number, or a card: r7, w, j.  ? help · t scores · u undo · q quit
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

# The Big Book of Madness: the table
big-book-heading = Round { $round } of 6 · turn { $turn } · marker on { $space ->
    [0] invocation
   *[other] { $space }
} · difficulty { $difficulty } · { $mode }
big-book-stack = Madness left
big-book-monster = Monster
big-book-bonus = Bonus
big-book-penalty = Penalty
big-book-next = next:
big-book-neutralised = neutralised until the next turn
big-book-library = Library
big-book-supply = Supply
big-book-destroyed = { $cards } destroyed
big-book-hand = hand
big-book-support = support
big-book-deck = deck { $deck }, discarded { $discard }
big-book-top = top:
big-book-out = frightened to death
big-book-none = none
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
big-book-of = { $what } ({ $name })
big-book-of-support = { $option } (support of { $name })
big-book-with-meaning = { $option }. { $meaning }
big-book-spell = { $state ->
    [used] { $spell } (used)
    [down] { $spell } (neutralised)
   *[ready] { $spell }
}
big-book-starting-deck = Deck: { $water }× water 1, { $earth }× earth 1, { $fire }× fire 1, { $air }× air 1 and { $own ->
    [water] water 2
    [earth] earth 2
    [fire] fire 2
   *[air] air 2
}.
big-book-reconstructed = (Reconstructed: the printed card may say something else.)
big-book-legend-reconstructed = { $mark } reconstructed: the printed card may say something else.
big-book-no-such-card = This card cannot be chosen now: { $card }.
big-book-legend-madness = { $mark } Madness: pays for nothing. When somebody has to take one and the stack is empty, all lose.
big-book-legend-multi = { $mark } a multi-element curse: one of each element breaks it.
big-book-legend-spells = A spell in brackets is used, one between × is neutralised; * marks the active magician.
big-book-legend-typing = A card may be typed as its number or as a letter and its value: w1, e2, f3, a1; m is Madness.
big-book-legend-sheet = t shows what all the spells say.
big-book-sheet-title = The spells
big-book-defeated = Monsters defeated: { $defeated } of 6.

# The Big Book of Madness: in sentences
big-book-say-turn = Round { $round } of 6, turn { $turn } of { $name }. The marker is on { $space ->
    [0] the invocation space
   *[other] space { $space }
}. Madness in the stack: { $stack }.
big-book-say-monster = The monster is { $monster }. Defeated so far: { $defeated }.
big-book-say-bonus = Bonus if it is defeated: { $text }
big-book-say-penalty = Penalty if it is not: { $text }
big-book-say-next = The next monster brings these curses: { $elements }.
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
big-book-say-library = In the library: { $spells }.
big-book-say-supply = In the supply: { $cards }.
big-book-say-destroyed = Destroyed: { $cards }.
big-book-say-out = { $name } is frightened to death.
big-book-say-player = { $name } ({ $magician }): { $closed ->
    [yes] { $size } cards in hand, of which all know: { $cards }.
   *[no] in hand { $cards }.
} Deck { $deck }, discarded { $discard }.
big-book-say-support = Support of { $name }: { $cards }.
big-book-say-spells = Spells of { $name }: { $spells }.

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
} with { $seats } seats in { $seconds } s.
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
bench-title = { $game }, { $seats } seats, random games on one core
bench-playout = decisions a second, playout driver
bench-play = decisions a second, match.play
bench-games = games a second, playout driver
bench-fork = a fork
bench-imagine = an imagined match
bench-peer = decisions a second, { $peer }
bench-no-peer = No peer to compare with is installed (open_spiel for wizard).
