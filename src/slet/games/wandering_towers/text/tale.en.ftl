# How the game is told when it is over
source-wizards = wizards in Ravenskeep
source-potions = potions filled
title-won-far = First to Ravenskeep
title-won-clear = First to Ravenskeep
title-lost-far = { $name } gets there
title-lost-clear = { $name } gets there
honour-catches = Best at hiding others
    .text = { $name }, { $value ->
    [one] { $value } wizard covered
   *[other] { $value } wizards covered
}
honour-spells = Most spells
    .text = { $name }, { $value } cast
honour-first = First through the gate
    .text = { $name }, in round { $value }

tale-in-time = All safely inside
tale-too-late = { $outside ->
    [one] One left outside
   *[other] { $outside } left outside
}
tale-how = { $inside } of { $wizards } wizards in Ravenskeep with { $cards } of { $most } cards.
tale-gauge-wizards = Wizards in Ravenskeep
tale-gauge-cards = Cards played
tale-close-cards = { $left ->
    [0] On the last card
    [one] One card to spare
   *[other] { $left } cards to spare
}
tale-close-cards-text = { $left ->
    [0] The last wizard came in with the last card that was allowed.
   *[other] So many of { $most } cards were left when the last wizard came in.
}
tale-close-wizards = { $outside ->
    [one] One wizard short
   *[other] { $outside } wizards short
}
tale-close-wizards-text = When the last one came in, { $left ->
    [0] the cards were at their end.
    [one] one card was left.
   *[other] { $left } cards were left.
}
tale-cause-beneath = { $beneath ->
    [one] One wizard beneath a tower
   *[other] { $beneath } wizards beneath towers
} in the end
tale-cause-beneath-text = { $most ->
    [one] At the worst moment it was one.
   *[other] At the worst moment there were { $most }.
}
tale-cause-slow = { $inside ->
    [0] None in
    [one] One in
   *[other] { $inside } in
} after { $cards } cards
tale-cause-slow-text = Most of the way was left for the second half.
tale-cause-idle = { $cards ->
    [one] One card
   *[other] { $cards } cards
} moved nothing
tale-cause-idle-text = Each of them counted all the same.
tale-deed-cards = Cards
tale-deed-wizards = Wizards moved
tale-deed-towers = Towers moved
