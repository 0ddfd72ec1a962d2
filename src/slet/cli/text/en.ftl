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
carodeni-short-snake = sn
carodeni-short-bat = ba
carodeni-short-owl = ow
carodeni-short-toad = to
carodeni-short-cat = ca
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
carodeni-sign-witch = W
carodeni-sign-potion = P
carodeni-goal-animals = { $number } animals
carodeni-gain-witch-or-potion = witch or potion
carodeni-gain-potion-or-witch = potion or witch
carodeni-gain-witch-and-potion = witch and potion
carodeni-gain-potion-and-witch = potion and witch
carodeni-gain-animal = animal
carodeni-gain-one-ingredient = one ingredient
carodeni-gain-two-ingredients = two ingredients
carodeni-criterion-goal = for a goal
carodeni-criterion-flag = fitting flag
carodeni-criterion-points = most points
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
carodeni-token = token { $token } · { $number } still face down
carodeni-tokens-used = turned up before: { $tokens }
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
carodeni-legend-ingredients = Ingredients: { $list }.
carodeni-legend-tools = Tools, in square brackets: { $list }; [?] any tool.
carodeni-legend-animals = Animals, in braces: { $list }.
carodeni-legend-colours = Colours, after a card's name: { $list }.
carodeni-legend-potion = A potion: name, points, recipe, tools; ↻ what is on its back; ✓ you can pay for it.
carodeni-legend-witch = A witch: name, points, action points in the mountains·forest·lake, further flags, ⟳ the refresh symbol, ↻ her back.
carodeni-legend-goal = A goal: points, then what has to be in the clan (W witches, P potions); ★ one that was taken.
carodeni-legend-typing = You may type the number of a choice, or a card's name, such as W04 or P07.

# Čarodění: in sentences
carodeni-any = any tool
carodeni-say-round = Round { $round }. { $last ->
    [none] The end has not begun.
   *[other] Round { $last } is the last.
}
carodeni-say-location = { $location }: ingredients { $ingredients }. { $potion ->
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
carodeni-say-potion = { $potion }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, takes { $takes }{ $back ->
    [none] { "" }
   *[other] , back { $back }
}
carodeni-say-witch = { $witch }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, action points mountains { $mountains }, forest { $forest }, lake { $lake }{ $flags ->
    [none] { "" }
   *[other] , further flags { $flags }
}{ $refresh ->
    [yes] , refresh symbol
   *[no] { "" }
}{ $back ->
    [none] { "" }
   *[other] , back { $back }
}
carodeni-say-novice = { $novice }, action points mountains { $mountains }, forest { $forest }, lake { $lake }
carodeni-say-goal = Goal: { $goal }.
carodeni-say-needs = { $needs } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
carodeni-need-witch-red = { $number ->
    [one] one red witch
   *[other] { $number } red witches
}
carodeni-need-potion-red = { $number ->
    [one] one red potion
   *[other] { $number } red potions
}
carodeni-need-witch-blue = { $number ->
    [one] one blue witch
   *[other] { $number } blue witches
}
carodeni-need-potion-blue = { $number ->
    [one] one blue potion
   *[other] { $number } blue potions
}
carodeni-need-witch-green = { $number ->
    [one] one green witch
   *[other] { $number } green witches
}
carodeni-need-potion-green = { $number ->
    [one] one green potion
   *[other] { $number } green potions
}
carodeni-need-witch-yellow = { $number ->
    [one] one yellow witch
   *[other] { $number } yellow witches
}
carodeni-need-potion-yellow = { $number ->
    [one] one yellow potion
   *[other] { $number } yellow potions
}
carodeni-need-flask = flask
carodeni-need-crystal = crystal
carodeni-need-candle = candle
carodeni-need-mortar = mortar
carodeni-need-book = book
carodeni-need-animals-different = { $number } different animals
carodeni-say-tokens = Ostara's tokens turned up: { $turned }; still face down: { $number }.
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
carodeni-say-potions = Your potions: { $cards }.
carodeni-say-brewing = You pay for: { $potion }.
carodeni-say-first = { $name } begins every round.
carodeni-say-score = { $name }: { $parts }; { $total } in all.

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
by-source = Points by source, a seat
source-row = { $name }: { $points } points.
by-group = By colour and kind
by-card = By card
column-taken = taken
column-turned = turned over
column-used = into a clan
column-part = part
column-won = by winners
use-row = { $name }: taken { $taken }, turned over { $turned }, into a clan { $used }, { $part } percent of its kind, by winners { $won } percent.
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
