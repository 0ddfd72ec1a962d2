# How the game is told when it is over
source-easy = Easy problems
source-hard = Hard problems
source-aliss = Black Aliss
title-won-far = The talk of Lancre
title-won-led = Headology from the start
honour-hardest = Hardest problem
    .text = { $name }, difficulty { $value }
honour-easy = Busiest hands
    .text = { $name }, { $value ->
    [one] { $value } Easy problem
   *[other] { $value } Easy problems
}
honour-hard = Where it was hard
    .text = { $name }, { $value ->
    [one] { $value } Hard problem
   *[other] { $value } Hard problems
}

tale-lost-crises = Lancre in Crisis
tale-lost-elves = The elves are in
tale-lost-aliss = Black Aliss is back
tale-lost-hard = { $left } Hard problems remain
tale-coop-won = Lancre can sleep
tale-solo-farm = { $missing ->
    [one] One point short
   *[other] { $missing } points short
}
tale-solo-licence = The hat stays on
tale-solo-honours = Passed with honours
tale-how = { $solved ->
    [one] One problem solved
   *[other] { $solved } problems solved
}, { $hard } of them Hard, in { $turn } of { $turns } turns.
tale-gauge-crises = Crises used
tale-gauge-aliss = Black Aliss taken
tale-gauge-elves = Elves in sight
tale-gauge-hard = Hard problems left
tale-close-points = { $missing ->
    [one] One point
   *[other] { $missing } points
} to { $goal }
tale-close-points-text = From { $goal } points on one keeps the licence.
tale-close-hard = { $missing ->
    [one] One Hard problem
   *[other] { $missing } Hard problems
} too many
tale-close-hard-text = { $left } were left in Lancre; with three it would have been won.
tale-close-turns = { $left ->
    [0] In the last turn
    [one] One turn to go
   *[other] { $left } turns to go
}
tale-close-turns-text = Of { $turns } turns in all.
tale-close-crises = { $left ->
    [0] No Crisis left
    [one] One Crisis left
   *[other] { $left } Crises left
}
tale-close-crises-text = So few of { $most } lay ready in the worst moment; with the next but those it is lost.
tale-close-aliss = { $left ->
    [0] No Black Aliss left
    [one] One Black Aliss left
   *[other] { $left } Black Aliss left
}
tale-close-aliss-text = So few of { $most } lay ready in the worst moment; with the next but those it is lost.
tale-cause-crises = { $crises ->
    [one] One Crisis
   *[other] { $crises } Crises
} came
tale-cause-crises-text = { $relieved ->
    [0] None of them was relieved by a card.
    [one] One was relieved by a card.
   *[other] { $relieved } were relieved by cards.
}
tale-cause-aliss = Black Aliss came { $aliss ->
    [one] once
    [2] twice
   *[other] { $aliss } times
}
tale-cause-aliss-text = There was more cackling than tea.
tale-cause-elves = { $elves } elves lay face up
tale-cause-elves-text = Three at the end of a turn are too many.
tale-cause-hard = { $left } Hard problems were left
tale-cause-hard-text = Fewer than four would have been enough.
tale-cause-failed = { $failed ->
    [one] One attempt
   *[other] { $failed } attempts
} did not come off
tale-cause-failed-text = The dice were short by up to { $missing }.
tale-deed-easy = Easy
tale-deed-hard = Hard
tale-deed-cackles = Cackles
