name = Wandering Towers
tagline = Bring your wizards into Ravenskeep, and fill your potions by locking up others on the way.

# Pieces
card = { $kind ->
    [wizard] wizard { $dice ->
        [0] { $wizard }
        [one] ({ $dice } die)
       *[other] ({ $dice } dice)
    }
    [tower] tower { $dice ->
        [0] { $tower }
        [one] ({ $dice } die)
       *[other] ({ $dice } dice)
    }
   *[either] { $dice ->
        [0] tower { $tower } / wizard { $wizard }
        [one] tower / wizard ({ $dice } die)
       *[other] tower / wizard ({ $dice } dice)
    }
}
    .acc = { card }
spell = { $name ->
    [advance-wizard] Advance a Wizard
    [advance-tower] Advance a Tower
    [swap-tower] Swap a Tower
    [headwind-wizard] Headwind for a Wizard
    [headwind-tower] Headwind for a Tower
    [nudge-ravenskeep] Nudge Ravenskeep
    [piggyback] Piggyback
   *[free-wizard] Free a Wizard
}
    .acc = { spell }
    .price = { $price ->
    [one] { $price } potion
   *[other] { $price } potions
}
# .colour stands in lists, .start at the start of a line
wizard = { $name ->
    [blue] blue wizard
    [yellow] yellow wizard
    [red] red wizard
    [green] green wizard
    [orange] orange wizard
   *[purple] purple wizard
}
    .acc = { $name ->
    [blue] a blue wizard
    [yellow] a yellow wizard
    [red] a red wizard
    [green] a green wizard
    [orange] an orange wizard
   *[purple] a purple wizard
}
    .colour = { $name ->
    [blue] blue
    [yellow] yellow
    [red] red
    [green] green
    [orange] orange
   *[purple] purple
}
    .start = { $name ->
    [blue] Blue wizard
    [yellow] Yellow wizard
    [red] Red wizard
    [green] Green wizard
    [orange] Orange wizard
   *[purple] Purple wizard
}

# Questions
ask-act = Which card do you play? It moves a wizard or a tower.
ask-act-second = Your second card: which one? Or discard one unused.
ask-act-after = No more cards in this turn. Anything else before it ends?
ask-move = { $moves ->
    [wizard] Which wizard do you move?
    [tower] Which tower do you move? It takes along all that is above it.
   *[either] What do you move? A tower takes along all that is above it.
}
ask-move-rolled = { $moves ->
    [wizard] Which wizard do you move by the number rolled?
    [tower] Which tower do you move by the number rolled? It takes along all that is above it.
   *[either] What do you move by the number rolled? A tower takes along all that is above it.
}
ask-discard-all-move = You have three new cards. Which tower goes 1 space forward, if any?
ask-piggyback = Shall a wizard of yours ride along with the one that is moving?
ask-cast-before = A card has been played and not yet carried out. Do you cast a spell now, or claim one for later?
ask-cast-after = The card is done. Do you cast a spell after it?
ask-cast-free = Do you cast Free a Wizard?
ask-cast-again = Do you cast the same spell once more?
ask-target-advance-wizard = Which wizard goes 1 space forward?
ask-target-advance-tower = Which tower goes 2 spaces forward, with all above it?
ask-target-headwind-wizard = Which wizard goes 1 space back?
ask-target-headwind-tower = Which tower goes 2 spaces back, with all above it?
ask-target-swap-tower = Which two towers change places?
ask-target-nudge-ravenskeep = Where shall Ravenskeep go?
ask-target-free-wizard = Which floor do you lift? You see who stands beneath it.
ask-free = Whom do you bring to the top?
ask-offer-card = Your partner's turn begins. Do you hand over a card? You get one back.
ask-hand-over = Your partner asks for a card. Which one do you hand over? You get one back.
ask-give-back = Which card do you give back to your partner?
ask-give-potions = Your partner asks for full potions. How many do you give?

# Options
option-play = Play { $card-acc }
option-announce = Play { $card-acc } for the { $thing ->
    [tower] tower
   *[wizard] wizard
}
option-discard = Discard { $card-acc } unused
option-discard-all = Discard all three cards for new ones; then a tower may go 1 forward, and the turn ends
option-end-turn = End the turn
option-tower = Tower: space { $space }, floor { $floor } → space { $to } ({ $steps ->
    [-1] 1 back
    [-2] 2 back
   *[other] { $steps } forward
})
option-wizard = { $wizard-start }: space { $space } → space { $to } ({ $steps ->
    [-1] 1 back
    [-2] 2 back
   *[other] { $steps } forward
})
option-roll-again = Roll again
option-leave = Leave everything as it is
option-cast = Cast { $spell-acc } ({ $spell-price })
option-claim = Claim for later: { $spell-acc } ({ $spell-price })
option-pass = Cast nothing now
option-pass-for-turn = Cast nothing in the rest of this turn
option-swap = The tops of spaces { $one } and { $other }
option-nudge = { $direction ->
    [forward] Forward to space { $to }
   *[back] Back to space { $to }
}
option-lift = Lift floor { $floor } on space { $space }
option-free = Put { $wizard-acc } on top of space { $space }
option-ask-card = Ask your partner for a card
option-hand-over = Hand over { $card-acc }
option-hand-over-nothing = Hand over nothing
option-never-offer = Hand over nothing, and do not ask me at the start of my partner's turns any more
option-offer-again = Ask me again for a card at the start of my partner's turns
option-end-turns = End the turn, and my next ones by themselves when only a card could be asked for
option-stop-again = Stop me again before my turn ends
option-ask-potions = Ask your partner for full potions
option-give-potions = { $potions ->
    [0] Give no potion
    [one] Give your partner 1 full potion
   *[other] Give your partner { $potions } full potions
}

# What happened; .you is read by whoever did it, .you-FIELD by whom it happened to
event-set-up = { $seat } is the start player. { $spells-count ->
    [0] It is played without spells.
    [one] The spell of this game: { $spells-acc }.
   *[other] The spells of this game: { $spells-acc }.
}
    .you = You are the start player. { $spells-count ->
    [0] It is played without spells.
    [one] The spell of this game: { $spells-acc }.
   *[other] The spells of this game: { $spells-acc }.
}
event-placed = On tower { $tower } { $wizards-count ->
    [one] stands { $wizards-acc }.
   *[other] stand { $wizards-count } wizards: { $wizards-colour }.
}
event-dealt = { $seat ->
    [none] The common hand: { $cards }.
   *[other] { $seat } is dealt: { $cards }.
}
    .you = You are dealt: { $cards }.
event-turn-began = It is { $seat }'s turn.
    .you = It is your turn.
event-played = { $seat } plays { $card-acc }{ $thing ->
    [tower] {" "}for the tower
    [wizard] {" "}for the wizard
   *[none] {""}
}.
    .you = You play { $card-acc }{ $thing ->
    [tower] {" "}for the tower
    [wizard] {" "}for the wizard
   *[none] {""}
}.
event-discarded = { $seat } discards { $cards-count ->
    [one] { $cards-acc } unused.
   *[other] all cards: { $cards-acc }.
}
    .you = You discard { $cards-count ->
    [one] { $cards-acc } unused.
   *[other] all cards: { $cards-acc }.
}
event-drew = { $seat } draws: { $cards }.
    .you = You draw: { $cards }.
event-drew-unseen = { $seat } draws { $cards ->
    [one] a card.
   *[other] { $cards } cards.
}
    .you = You draw { $cards ->
    [one] a card.
   *[other] { $cards } cards.
}
event-reshuffled = The draw pile is empty: the discard pile is shuffled into a new one with { $cards } cards.
event-rolled = { $seat } rolls { $pips }.
    .you = You roll { $pips }.
event-nothing-moved = { $why ->
    [left] { $seat } moves nothing.
    [turn-over] The turn is over, so the card moves nothing.
   *[impossible] The card has no effect: there is nothing that it can move.
}
    .you = { $why ->
    [left] You move nothing.
    [turn-over] Your turn is over, so the card moves nothing.
   *[impossible] The card has no effect: there is nothing that it can move.
}
event-moved-tower = { $seat } moves { $towers ->
    [one] the tower on space { $space }, floor { $floor },
   *[other] { $towers } towers on space { $space }, floor { $floor } and up,
} to space { $to }{ $keep ->
    [yes] , carrying Ravenskeep along
   *[no] {""}
}.{ $freed-count ->
    [0] {""}
    [one] {" "}This sets { $freed-acc } free.
   *[other] {" "}This sets { $freed-count } wizards free: { $freed-colour }.
}{ $caught-count ->
    [0] {""}
    [one] {" "}It traps { $caught-acc }.
   *[other] {" "}It traps { $caught-count } wizards: { $caught-colour }.
}
    .you = You move { $towers ->
    [one] the tower on space { $space }, floor { $floor },
   *[other] { $towers } towers on space { $space }, floor { $floor } and up,
} to space { $to }{ $keep ->
    [yes] , carrying Ravenskeep along
   *[no] {""}
}.{ $freed-count ->
    [0] {""}
    [one] {" "}This sets { $freed-acc } free.
   *[other] {" "}This sets { $freed-count } wizards free: { $freed-colour }.
}{ $caught-count ->
    [0] {""}
    [one] {" "}It traps { $caught-acc }.
   *[other] {" "}It traps { $caught-count } wizards: { $caught-colour }.
}
event-moved-wizard = { $seat } moves { $wizard-acc } from space { $space } to space { $to }.
    .you = You move { $wizard-acc } from space { $space } to space { $to }.
event-filled = { $partner ->
    [none] { $seat } fills a potion.
   *[other] { $seat } fills a potion of { $partner }.
}
    .you = { $partner ->
    [none] You fill a potion.
   *[other] You fill a potion of { $partner }.
}
    .you-partner = { $seat } fills one of your potions.
event-entered = { $wizards-count ->
    [one] One { $wizards } enters Ravenskeep.
   *[other] { $wizards-count } wizards enter Ravenskeep together: { $wizards-colour }.
}
event-flew = Ravenskeep flies from space { $space } to space { $to }.
event-stayed = Ravenskeep finds no free crest and stays on space { $space }.
event-cast = { $seat } casts { $spell-acc } for { $spell-price }.
    .you = You cast { $spell-acc } for { $spell-price }.
event-claimed = { $seat } claims the right to cast { $spell-acc } later on this card.
    .you = You claim the right to cast { $spell-acc } later on this card.
event-lapsed = { $seat } cannot cast { $spell-acc } any more: the claim lapses and costs nothing.
    .you = You cannot cast { $spell-acc } any more: the claim lapses and costs nothing.
event-swapped = { $seat } swaps the uppermost towers of spaces { $one } and { $other }. For a moment all see who is beneath: on space { $one } { $beneath_one-count ->
    [0] nobody
   *[other] { $beneath_one-colour }
}; on space { $other } { $beneath_other-count ->
    [0] nobody
   *[other] { $beneath_other-colour }
}.
    .you = You swap the uppermost towers of spaces { $one } and { $other }. For a moment all see who is beneath: on space { $one } { $beneath_one-count ->
    [0] nobody
   *[other] { $beneath_one-colour }
}; on space { $other } { $beneath_other-count ->
    [0] nobody
   *[other] { $beneath_other-colour }
}.
event-nudged = { $seat } nudges Ravenskeep from space { $space } to space { $to }.
    .you = You nudge Ravenskeep from space { $space } to space { $to }.
event-rode = { $seat } lets { $wizard-acc } ride along.
    .you = You let { $wizard-acc } ride along.
event-lifted = { $seat } lifts floor { $floor } on space { $space } and finds { $beneath-count ->
    [0] nobody beneath.
    [one] { $beneath-acc } beneath.
   *[other] { $beneath-count } wizards beneath: { $beneath-colour }.
}
    .you = You lift floor { $floor } on space { $space } and find { $beneath-count ->
    [0] nobody beneath.
    [one] { $beneath-acc } beneath.
   *[other] { $beneath-count } wizards beneath: { $beneath-colour }.
}
event-freed = { $seat } brings { $wizard-acc } to the top of the stack on space { $space }.
    .you = You bring { $wizard-acc } to the top of the stack on space { $space }.
event-asked-card = { $seat } asks { $partner } for a card.
    .you = You ask { $partner } for a card.
    .you-partner = { $seat } asks you for a card.
event-handed-over = { $seat } hands the card { $card } to { $partner }.
    .you = You hand the card { $card } to { $partner }.
    .you-partner = { $seat } hands you the card { $card }.
event-handed-over-unseen = { $seat } hands a card to { $partner }.
    .you = You hand a card to { $partner }.
    .you-partner = { $seat } hands you a card.
event-asked-potions = { $seat } asks { $partner } for full potions.
    .you = You ask { $partner } for full potions.
    .you-partner = { $seat } asks you for full potions.
event-gave-potions = { $seat } gives { $partner } { $potions ->
    [one] a full potion.
   *[other] { $potions } full potions.
}
    .you = You give { $partner } { $potions ->
    [one] a full potion.
   *[other] { $potions } full potions.
}
    .you-partner = { $seat } gives you { $potions ->
    [one] a full potion.
   *[other] { $potions } full potions.
}
event-refused = { $seat } gives nothing.
    .you = You give nothing.
event-last-round = { $seats-count ->
    [one] { $seats } has met the goal: this round is the last.
   *[other] { $seats } have met the goal: this round is the last.
}
    .you-seats = { $seats-count ->
    [0] You have met the goal: this round is the last.
    [one] You and { $seats } have met the goal: this round is the last.
   *[other] You, { $seats } have met the goal: this round is the last.
}
event-met-goal = { $seats-count ->
    [one] { $seats } has met the goal too.
   *[other] { $seats } have met the goal too.
}
    .you-seats = { $seats-count ->
    [0] You have met the goal too.
    [one] You and { $seats } have met the goal too.
   *[other] You, { $seats } have met the goal too.
}
event-left-behind = There is no room left: { $wizard-acc } stays behind, and the potion comes back.

# How it ended
reason-goal = All wizards in Ravenskeep and no empty potion: the goal is met.
reason-goal-full = Several have met the goal: whoever has the most full potions left wins.
reason-goal-shared = Several have met the goal with equally many full potions left, so they share the win.
reason-dead-end = All wizards are in Ravenskeep, but nobody has met the goal: whoever filled the most potions wins.
reason-dead-end-full = All wizards are in Ravenskeep, but nobody has met the goal, and several filled equally many potions: whoever has the most full ones left wins.
reason-dead-end-shared = All wizards are in Ravenskeep, but nobody has met the goal, and the potions are equal: the win is shared.
reason-in-time = All wizards have reached Ravenskeep in time.
reason-too-late = The last card allowed has been played, and not all wizards are in Ravenskeep.

# Options of the game
setting-mode = Which game
setting-mode-base = Base game: two spells, one cast a turn
setting-mode-advanced = Advanced: four spells by lot, any number of casts in your own turn
setting-mode-master = Master wizards: all spells, cast in everybody's turns
setting-mode-solo = Solo: twelve wizards and thirty cards
setting-mode-coop = Co-operative: the solo game for two to six, with one open hand
setting-teams = Teams: partners sit opposite each other
setting-spells = Spells on the table
setting-spells-0 = none
setting-spells-3 = three by lot
setting-spells-4 = four by lot
setting-spells-number = by lot
setting-spells-several = these
setting-start_seat = Who starts
setting-start_seat-None = by lot
setting-memory = Who sees the imprisoned wizards
setting-memory-strict = Nobody: you have to remember them
setting-memory-assisted = Everybody: they are shown, with the whole log
setting-colours = Colours of the wizards
setting-colours-blue = blue
setting-colours-yellow = yellow
setting-colours-red = red
setting-colours-green = green
setting-colours-orange = orange
setting-colours-purple = purple

# Why something is not offered
why-not-keep = That tower would land on Ravenskeep, on space { $to }. Choose another one.
why-not-crowd = Six wizards stand on space { $to } already: there is no room for another.
why-not-other = Your cards move your own wizards only.
why-not-potions = { $spell } costs { $spell-price }; full ones of yours: { $full }.
why-not-aim = There is nothing that { $spell } could be aimed at now.
why-not-piggyback = { $spell } goes with a wizard that a card moves, when it is about to move.
why-not-moment = { $spell } cannot be cast at this moment.

# What a seat sees
view-seat = your seat
view-seats = players
view-mode = mode
view-teams = teams
view-assisted = imprisoned wizards are shown
view-spells = spells on the table
view-start_seat = start player
view-spaces = spaces 0 to 15
view-keep = Ravenskeep is on space
view-next_keep = it would fly to space
view-players = what the players have
view-hand = your hand
view-pile = cards in the draw pile
view-discard = discard pile
view-turn = turns before this one
view-active = active player
view-played = cards played in this turn
view-card = card in play
view-thing = announced for
view-rolled = rolled
view-rolls_left = rolls left
view-moving = about to move
view-right = right to cast
view-claim = spell claimed for later
view-last_round = last round
view-cards_left = cards you may still play
view-reach = where your cards lead
view-outlook = what a move would bring, by space
view-tokens = spells with price and aims
