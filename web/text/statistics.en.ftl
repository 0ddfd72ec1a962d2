statistics = My statistics
statistics-lead = How you fare, game by game. Games that you play on from an old one do not count.
numbers-games = { $count ->
    [one] game
   *[other] games
}
numbers-won = won
numbers-reviewed = looked back at
last = { $count ->
    [one] The last game
   *[other] The last { $count }
}
last-aloud = { $won } of the last { $count } won
fare = How you fare
fare-game = Game
fare-bar = Won
fare-result = Won of played
fare-of = { $won } of { $played }
fare-by-chance = chance alone: { $count }
fare-notch = The notch is what chance alone would give you. It stands where there are five games and sides to beat.
fare-against = { $name }: { $won } of { $played }
luck = Luck and skill
luck-lead = What cards and dice added to your chance to win, and what your own choices did, in points of a hundred.
luck-luck = Luck
luck-skill = Skill
luck-mean = skill, mean of five
luck-sum = { $games ->
    [one] One game looked back at: luck { $luck }, skill { $skill }.
   *[other] { $games } games looked back at: on average luck { $luck }, skill { $skill }.
}
luck-list = Each game in numbers
luck-when = Game of
luck-won = won
luck-lost = not won
luck-none = Nobody has looked back at a game of yours yet. Once a finished game was reviewed, its luck and skill come here.
habits = Favourite mistakes
habits-lead = Questions at which something else would clearly have been better.
habit-times = { $times ->
    [one] once
   *[other] { $times } times
}, { $cost ->
    [one] 1 point
   *[other] { $cost } points
}
habit-look = : look at the one that cost most
habits-none = None that a review was sure of.
keep = Yours
keep-about = The statistics are worked out from your games and belong to this browser's name.
keep-since = Games begun since { $day } are counted.
keep-file = Take them along as a file
keep-anew = Count anew
keep-anew-sure = From now on only games are counted that you begin from now on. The games themselves stay: they are those of the others, too. This cannot be taken back.
keep-anew-yes = Count anew
nothing = No finished games yet. When you have played one, it is counted here.
