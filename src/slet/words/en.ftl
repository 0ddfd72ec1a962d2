# Errors. Each says what was wrong and what to do.
error = Something went wrong.
unknown-game = There is no game called “{ $game }”. The games are: { $games }.
bad-seats = { $game } is for { $least } to { $most } players; { $seats } cannot play it.
unknown-option = { $game } has no option “{ $option }”. { $near ->
    [none] {""}
   *[other] Did you mean “{ $near }”?{" "}
}It has these: { $known }.
bad-option = The option { $option } of { $game } cannot be “{ $value }”. Possible: { $possible }.
option-not-here = The option { $option } of { $game } cannot be chosen here, so it cannot be “{ $value }” either: leave it out.
did-you-mean = Did you mean “{ $name }”?
possible-or = {"; "}or{" "}
possible-any-number = a whole number
possible-number = a whole number from { $least } to { $most }
possible-seat = a seat, { $last ->
    [0] 0
   *[other] 0 to { $last }
}
possible-several = { $amount ->
    [exact] exactly { $most }
   *[range] { $least } to { $most }
} of these, with commas between: { $things }
possible-each = { $seats ->
    [1] one of these: { $things }
   *[other] { $seats } of these, another for each seat, with commas between: { $things }
}
possible-numbers = { $names }: whole numbers from { $lowest } up with a comma between, together { $least } to { $most }
value-usual = as usual
value-nothing = none
value-yes = yes
value-no = no
form-number = a number
form-seat = a seat
form-several = choose
form-each = seat by seat
form-numbers = numbers
seat-number = seat { $number }
towers-mode-seats = { $mode ->
    [solo] The mode solo is for one player, and there are { $seats }: choose base, advanced, master or coop, or leave the mode out.
   *[other] The mode { $mode } needs two to six players, and there is only { $seats }: add players, or choose solo.
}
towers-teams = { $mode ->
    [solo] There are no teams in the mode solo: leave teams out.
    [coop] There are no teams in the mode coop, where all play together: leave teams out, or choose base, advanced or master.
   *[other] Teams are for four or six players, and there are { $seats }: change their number, or leave teams out.
}
towers-spells = { $mode ->
    [base] In the mode base the spells are always advance-wizard and advance-tower: leave spells out, or choose advanced, master or coop.
    [advanced] The mode advanced needs exactly four spells: name four different ones, or give 4 to draw them by lot.
    [master] The mode master takes any of the eight spells: name each at most once, or give a number from 0 to 8 to draw so many by lot.
   *[other] The mode { $mode } is played with three spells or none: name three different ones, give 3 to draw them by lot, or leave spells out.
}
towers-colours-alone = In the modes solo and coop all wizards have one colour, so there is none to choose: leave colours out.
carodeni-mode = The mode { $mode } does not fit { $seats ->
    [one] one seat: one plays solo against Ostara
   *[other] { $seats } seats: two to five play competitively, one plays solo
}.
carodeni-only-in-solo = The option { $option } is for solo play against Ostara, with one seat.
carodeni-not-in-solo = The option { $option } is not for solo play.
carodeni-needs-animals = The option { $option } needs the variant with animals: set animals too.
carodeni-goals-twice = extra_goals adds a goal to the usual numbers; goals gives other numbers. Choose one of the two.
double-turn-needs-five = The variant with two turns in a row is for five players, not for { $seats }.
bad-seed = The seed is damaged: it should be 64 hexadecimal digits.
bad-setup = The game cannot be set up like this.
illegal-move = “{ $option }” is not allowed now: see rule { $rule }.
not-your-turn = Seat { $seat } is not asked now; it is the turn of seat { $turn }.
game-over = The game is over: “{ $option }” comes too late.
match-broken = A rule broke in this imagined match, so it cannot go on: “{ $option }” was not played.
bad-setting = { $name } should be a whole number of at least 1, not “{ $value }”.
bad-setting-file = { $name } should name a file that can be read, not “{ $value }”.
bad-setting-choice = { $name } should be one of { $values }, not “{ $value }”.
bad-setting-networks = { $name } should be addresses or networks such as 10.0.0.5 or 10.0.0.0/8, with commas between, not “{ $value }”.
bad-setting-hosts = { $name } should be host names without a port, such as games.example.org or *.example.org, with commas between, not “{ $value }”.
bad-setting-path = { $name } should be a path such as /slet, not “{ $value }”.
bad-setting-address = { $name } should be an address such as https://games.example.org, not “{ $value }”.
bad-setting-smtp = SLET_SMTP_HOST is set, so letters are to be sent. They also need SLET_SMTP_FROM (the address they come from, such as slet@example.org) and SLET_PUBLIC_ADDRESS (where people reach the server, such as https://games.example.org).
no-such-seat = There is no seat { $seat }: the seats are numbered 0 to { $last }.
no-seed = This record does not carry its seed, so the game can be looked at but not played on past the next draw of chance.
no-record = Only a match that is played has a record; this one was imagined.
branch-over = The game is over there: choose an earlier moment to play on from.
imagined-position = A match that was imagined in the middle of a step has no position before the next step.
cannot-undo = This cannot be taken back.
undo-nothing = There is nothing to take back.
undo-position = This game goes on from a position: what was played before it cannot be taken back.
undo-imagined = A match cannot be taken back past the point where it was imagined.
undo-chance = Chance has been drawn since (a shuffle or a roll), so it cannot be taken back freely.
undo-turn-over = That turn is over, so it cannot be taken back freely.
undo-reveal = Something hidden has been shown since, so it cannot be taken back freely.
bad-position = This position cannot be set up: { $detail }.
position-no-step = This position cannot be set up: { $game } has no step “{ $step }”.
position-stuck = This position cannot be set up: the rules cannot go on from it ({ $detail }).
position-other-game = This is a position of { $other }, not of { $game }.
damaged-record = This is not a record, or it is damaged ({ $detail }).
record-too-large = This is too large: { $size } bytes, where at most { $largest } are read.
record-other-format = This record has format { $format }; this version of Slet reads format { $known }. Another version may read it.
record-other-rules = This record was played by rules version { $played } of { $game }; here is the earlier version { $installed }. Use a newer version of Slet.
record-versions = It was played by rules version { $played } of { $game }, and version { $installed } is installed here.
record-other-outcome = Played again, the record ends differently from what it says: { $found } instead of { $said }.
record-too-short = The record ends in the middle of the step “{ $step }”, where it should answer the question “{ $question }”.
record-too-long = The record goes on after the end of the game: answer { $number } answers nothing.
record-mismatch = The record does not fit the rules: answer { $number } ({ $seat ->
    [-1] chance
   *[other] seat { $seat }
}: “{ $answer }”) does not fit the question “{ $question }” to { $asked ->
    [-1] chance
   *[other] seat { $asked }
} in the step “{ $step }”.
hint-win = chance to win { $win } %
unknown-player = There is no computer player called “{ $player }” for { $game }. There are: { $players }.
review-not-over = This game is not over: looking back at it would tell what is hidden. Finish it first.
review-too-long = The game has { $decisions } decisions; at most { $most } can be looked back at.
kept-file-bad = { $file } cannot be read as games that were kept: { $detail }. Choose another file for --keep.
kept-file-other = { $file } has games of another kind (other players, seats, seed or options, or without what is to be written now). Choose another file for --keep.
workers-died = Workers have died on the same games { $tries } times, so the run was ended. Most often there is too little memory: try fewer with --jobs.
program-ended = “{ $command }” has ended (exit code { $code }) before the game was over. What it wrote to its error stream tells why.
program-not-started = “{ $command }” cannot be started: { $detail }.
program-silent = “{ $command }” has not answered for { $seconds } seconds. It has to write a line for each question and flush it; --seconds gives it longer.
no-cluster = There is no Ray cluster to be reached at { $address }: { $detail }
lab-choice = “{ $value }” does not fit { $argument }. Choose from: { $choices }.
lab-needs = This needs { $package }. Install it with: pip install "{ $installed_by }"
lab-others = There are { $seats } seats, so { $wanted } others are needed: one name for all, or one for each. You gave { $given }.
lab-count = “{ $count }” is no number of matches. Give a whole number from 1.
lab-actions = { $given } actions were given, but there are { $wanted } matches: give one for each.
lab-illegal = “{ $action }” is not offered in match { $row }. Nothing was done in any of them; the masks tell what can be chosen.
lab-no-parts = { $game } has no scores before its end, so it cannot be broken off after some rounds.
lab-chance-first = Chance has to answer first: choose one of its outcomes.
lab-no-outcome = Chance has { $outcomes } outcomes here, counted from 0; “{ $number }” is none of them.
lab-over = The game is over.
lab-seat = Seat { $seat }
lab-you-are = You play { $game }. You are { $name }.
lab-happened = What happened since you were asked:
lab-stands = How things stand:
lab-answer = Answer with one of these ids and nothing else.
player-not-loaded = The player “{ $player }” could not be loaded: { $detail }. A player is a class with a method `choose` or `think`, named as module:Class.
unknown-clause = { $game } has no rule “{ $clause }”. Its rules are { $first } to { $last }.
bad-weights = { $what ->
    [missing] The weights of the learned player, “{ $file }”, are missing. Install Slet anew, or make them with “slet train wizard”.
    [damaged] The weights of the learned player, “{ $file }”, are damaged. Install Slet anew, or make them with “slet train wizard”.
   *[shape] The weights of the learned player, “{ $file }”, were made for another version of Slet. Make them anew with “slet train wizard”.
}

# Verifying
verify-holds = The seed matches its fingerprint, and all { $rolls } draws of chance follow from it. If this fingerprint was shown before the game, every shuffle and roll was fixed by then:
verify-holds-so-far = The seed matches its fingerprint, and { $rolls ->
    [0] no draw of chance could be checked
    [one] the first draw of chance follows from it
   *[other] the first { $rolls } draws of chance follow from it
}. More cannot be proved here:
verify-begins-position = This game was not set up: it begins from a position. How that came about is not proved.
verify-begins-branch = This game goes on from a moment of another one. What its player could not know was dealt anew by the seed, so that was fixed by then, too. That the other game stood so is not proved here: its own record tells.
verify-other-deal = What was dealt anew at the beginning is not what the seed gives: it was not fixed beforehand.
verify-other-fingerprint = The fingerprint of this record is not the one that was shown before the game.
verify-no-seed = This record does not reveal its seed, so nothing can be proved. The seed is revealed when the game is over.
verify-other-seed = The seed is not the one that was committed to before the game.
verify-other-chance = Answer { $answer } of the record is not what the seed gives: this shuffle or roll was not fixed beforehand.

# The Witches
witches-bad-mode = The Witches in the mode “{ $mode }” cannot be played by { $seats }: solo is for one, competitive and coop are for two to four.
witches-eight-crises = Only the competitive game can begin with eight Crisis counters, not the mode “{ $mode }”.

# How a game ended
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

unknown-lesson = There is no lesson { $number } for { $game }: there are { $lessons }.
unknown-puzzle = There is no puzzle { $number } for { $game }: there are { $puzzles }.
lesson-off-the-way = Lesson { $number } of { $game } does not lead there. Begin it again.
puzzle-off-the-way = Puzzle { $number } of { $game } does not lead there. Begin it again.

# How a game is told when it is over: titles in about three words. A game may have its own, of the same name, in
# `text/tale.en.ftl`. `won` is what somebody reads who has won, `lost` who has not, `they` who looked on.
you = you
You = You
title-won-tied = A shared win
title-lost-tied = { $count ->
    [2] Two share it
   *[other] { $count } share it
}
title-they-tied = Level at the top
title-rival-tied = Level with { $name }
title-won-even = Level, and won
title-lost-even = Level to the end
title-they-even = Level to the end
title-won-close = { $margin ->
    [one] One point ahead
    [2] Two points ahead
    [3] Three points ahead
    [4] Four points ahead
    [5] Five points ahead
   *[other] { $margin } points ahead
}
title-lost-close = { $margin ->
    [one] One point short
    [2] Two points short
    [3] Three points short
    [4] Four points short
    [5] Five points short
   *[other] { $margin } points short
}
title-they-close = { $name } by a whisker
title-won-near = By a whisker
title-lost-near = So very close
title-they-near = { $name } by a whisker
title-won-behind = Came from behind
title-lost-behind = { $name } from behind
title-they-behind = { $name } from behind
title-won-led = Ahead from the start
title-lost-led = { $name } from the start
title-they-led = { $name } from the start
title-lost-ahead = Ahead until round { $round }
title-won-far = Won by far
title-lost-far = { $name } by far
title-they-far = { $name } by far
title-won-clear = A clear win
title-lost-clear = { $name } wins clearly
title-they-clear = { $name } wins clearly
title-together-won = Done together
title-together-lost = Not this time
title-nobody = Nobody wins
how-difference = The largest difference: { $source }, { $first } { $points }, { $second } { $others }.
how-better = You did better in { $source }: { $own } to { $theirs }.
turning-title = { $name }: { $before } → { $after }
turning-other = { $name }: { $before } → { $after }.
honour-source = Most from { $source }
    .text = { $name }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}
best-broken = Your best result of this kind: { $points }. Before it was { $before }.
best-farther = Farther than ever in this kind of game: { $points }. Before it was { $before }.
best-first-win = Your first win in this kind of game.
best-tally = You have won { $won } of { $games } games of this kind.
