name = Witchdom
tagline = Gather, brew, and bring witches, potions and tools into your clan.

# Pieces
witch = { $main ->
    [red] red witch { $name }
    [blue] blue witch { $name }
    [green] green witch { $name }
    [yellow] yellow witch { $name }
   *[all] four-coloured witch { $name }
}
    .short = { $name }
novice = novice { $name }
    .short = { $name }
potion = { $colour ->
    [red] red potion { $name }
    [blue] blue potion { $name }
    [green] green potion { $name }
    [yellow] yellow potion { $name }
    [starter] starter potion { $name }
   *[wild] wild potion { $name }
}
    .short = { $name }
goal = goal for { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $needs })
need = { $thing ->
    [witch-red] { $number ->
        [one] one red witch
       *[other] { $number } red witches
    }
    [potion-red] { $number ->
        [one] one red potion
       *[other] { $number } red potions
    }
    [witch-blue] { $number ->
        [one] one blue witch
       *[other] { $number } blue witches
    }
    [potion-blue] { $number ->
        [one] one blue potion
       *[other] { $number } blue potions
    }
    [witch-green] { $number ->
        [one] one green witch
       *[other] { $number } green witches
    }
    [potion-green] { $number ->
        [one] one green potion
       *[other] { $number } green potions
    }
    [witch-yellow] { $number ->
        [one] one yellow witch
       *[other] { $number } yellow witches
    }
    [potion-yellow] { $number ->
        [one] one yellow potion
       *[other] { $number } yellow potions
    }
    [flask] flask
    [crystal] crystal
    [candle] candle
    [mortar] mortar
    [book] book
   *[animals-different] { $number ->
        [one] one animal
       *[other] { $number } different animals
    }
}
token = token { $name }: { $gains }{ $criteria ->
    [none] { "" }
   *[other] ; by: { $criteria }
}
symbol = { $name ->
    [witch-or-potion] witch or potion
    [potion-or-witch] potion or witch
    [witch-and-potion] witch and potion
    [potion-and-witch] potion and witch
    [animal] animal
    [one-ingredient] one ingredient
    [two-ingredients] two ingredients
    [goal] for a goal
    [flag] fitting flag
   *[points] most points
}
ingredient = { $name ->
    [herb] herb
    [berry] berry
    [leaf] leaf
    [mushroom] mushroom
   *[root] root
}
    .a = { $name ->
    [herb] a herb
    [berry] a berry
    [leaf] a leaf
    [mushroom] a mushroom
   *[root] a root
}
tool = { $name ->
    [flask] flask
    [crystal] crystal
    [candle] candle
    [mortar] mortar
   *[book] book
}
    .a = { $name ->
    [flask] a flask
    [crystal] a crystal
    [candle] a candle
    [mortar] a mortar
   *[book] a book
}
animal = { $name ->
    [snake] snake
    [bat] bat
    [owl] owl
    [toad] toad
   *[cat] cat
}
    .a = { $name ->
    [snake] a snake
    [bat] a bat
    [owl] an owl
    [toad] a toad
   *[cat] a cat
}
location = { $name ->
    [mountains] mountains
    [forest] forest
   *[lake] lake
}
    .at = { $name ->
    [mountains] in the mountains
    [forest] in the forest
   *[lake] at the lake
}
    .head = { $name ->
    [mountains] Mountains
    [forest] Forest
   *[lake] Lake
}

# Questions and options
ask-novices = Which pair of novices do you want?
ask-turn = { $may_rest ->
    [yes] Send out a card, or rest.
   *[no] Send out a card.
}
ask-refresh = What do you renew before you gather?
ask-gather = { $location-head }: { $left ->
    [one] take one more thing.
   *[other] take { $left } things.
}
ask-rest = { $left ->
    [one] Take one more ingredient, from any location.
   *[other] Take { $left } ingredients, from any location.
}
ask-brew = Brew a potion, or end your turn.
ask-pay = How do you pay for the { $potion }?
ask-tame = Tame an animal, or end your turn.
option-novices = Novices { $novices-short }: action points mountains·forest·lake { $gathers }
option-play = Send out the { $card }
option-rest = Rest: take the cards you played back, and two ingredients
option-ingredient = Take { $ingredient-a } { $location-at } ({ $spot })
option-potion = Take the { $potion }
option-tool = Take { $tool-a } (the back of { $potion-short })
option-witch = Take the { $witch }
option-animal = Take { $animal-a } (the back of { $witch-short })
option-renew-nothing = Renew nothing
option-renew-witches = Renew all witches
option-renew-potions = Renew all potions
option-renew-ingredients = Renew the ingredients { $location-at }
option-brew = Brew the { $potion }
option-brew-nothing = Brew nothing
option-pay = { $tool_count ->
    [0] { $pair_count ->
        [0] With tools of the clan, so that no new one enters it
       *[other] Pairs for what is missing: { $pairs }
    }
   *[other] { $pair_count ->
        [0] Tools that enter the clan: { $tools }
       *[other] Tools that enter the clan: { $tools }; pairs for what is missing: { $pairs }
    }
}
option-tame = Tame the { $animal }
option-tame-nothing = Tame nothing

# Why something cannot be chosen
why-not-flag = The { $witch } has no flag for it: { $potion }.
why-not-cannot-pay = It cannot be paid yet: { $potion }. Missing: { $missing }{ $tools ->
    [0] { "" }
    [one] , and any tool
   *[other] , and { $tools } tools
}.
why-not-brew-later = It is brewed after the last action point: { $potion }.
why-not-not-now = Cards are sent out at the beginning of a turn: { $card }.
why-not-only-ingredients = Who rests takes ingredients only.
why-not-no-gathering = Nothing is taken now.
why-not-other-place = Now things are taken { $now-at }, not { $place-at }.
why-not-tamed-already = A clan has no room for two animals of a kind: { $animal }.
why-not-novice-tames = A novice cannot tame: { $animal }.
why-not-tame-later = An animal is tamed at the end of a turn in which you brew nothing: { $animal }. It costs one ingredient: { $price }.

# What happened
event-begins = { $first } begins.
event-ostara-begins = You play against Ostara. She has the { $potion }.
event-novices = { $seat } has the novices { $novices-short }.
event-played = { $seat } sends out the { $card }.
event-rested = { $seat } rests and takes all played cards back.
event-took-ingredient = { $seat } takes { $ingredient-a } { $location-at }.
event-took-potion = { $seat } takes the { $potion } { $location-at }.
event-took-tool = { $seat } takes { $tool-a } { $location-at } ({ $potion } turned over).
event-took-witch = { $seat } takes the { $witch } { $location-at }.
event-took-animal = { $seat } takes { $animal-a } { $location-at } ({ $witch } turned over).
event-point-lost = { $seat } finds nothing { $location-at }: the action point is lost.
event-renewed-witches = { $seat } renews all witches.
event-renewed-potions = { $seat } renews all potions.
event-renewed-ingredients = { $seat } renews the ingredients { $location-at }.
event-brewed = { $seat } brews the { $potion } with the { $witch } and pays { $paid }: both enter the clan.
event-tools-in = { $seat } adds tools to the clan: { $tools }.
event-tamed = { $seat } tames { $animal-a } and pays { $paid-a }.
event-took-goal = { $seat } takes the { $goal }.
event-end-begins = { $cause ->
    [goals] No more than one goal is left
    [potions] The potion deck has run out
   *[witches] The witch deck has run out
}: round { $last_round } is the last.
event-deck-from-box = { $deck ->
    [potions] The potions from the box
   *[witches] The witches from the box
} are the new deck.
event-token = Round { $round }: Ostara turns up { $token }.
event-ostara-ingredient = Ostara takes { $ingredient-a } { $location-at }.
event-ostara-potion = Ostara takes the { $potion } { $location-at }.
event-ostara-witch = Ostara takes the { $witch } { $location-at }.
event-ostara-animal = Ostara takes { $animal-a } { $location-at } straight into her clan ({ $witch } turned over).
event-ostara-brewed = Ostara brews the { $potion } with the { $witch } and pays { $paid }.
event-ostara-goal = Ostara gets the { $goal }.
event-scored = { $seat }: potions { $potions }, witches { $witches }, tools { $tools }, goals { $goals }, ingredients { $ingredients }{ $animals ->
    [none] { "" }
   *[other] , animals { $animals }
}: { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
event-ostara-scored = Ostara: potions { $potions }, witches { $witches }, goals { $goals }, ingredients { $ingredients }{ $animals ->
    [none] { "" }
   *[other] , animals { $animals }
}: { $total ->
    [one] { $total } point
   *[other] { $total } points
}.

# How it ended
rival-ostara = Ostara
reason-goals = The last goal but one was taken. The highest total wins.
reason-potions = The potion deck ran out. The highest total wins.
reason-witches = The witch deck ran out. The highest total wins.
reason-beat-ostara = After fifteen rounds Ostara has fewer points.
reason-tied-ostara = After fifteen rounds Ostara has just as many points: you share the win.
reason-lost-to-ostara = After fifteen rounds Ostara has more points.

# Options of the game
setting-mode = Whom you play against
setting-mode-None = by the number of players
setting-mode-competitive = against each other
setting-mode-solo = alone against Ostara
setting-difficulty = How strong Ostara is (solo only)
setting-difficulty-None = when not chosen, as New apprentice
setting-difficulty-new-apprentice = New apprentice: Ostara takes no goals
setting-difficulty-experienced-witch = Experienced witch: five hard goals, and Ostara takes goals too
setting-difficulty-grand-mistress = Grandmistress of the clan: in the end Ostara also gets the goals that are left
setting-animals = The variant with animals
setting-animal_goals = How many goals with animals are added (0 to 2); one when not given
setting-extra_goals = A longer game: one hard goal more
setting-goals = Other numbers of goals, hard and easy, for example [4,3]
setting-first_player = Who begins (seat number); by lot when not given
setting-choose_novices = Players choose their pairs of novices
setting-ostara_fills_gaps = Ostara gains the kind of card of which she has fewer (solo; harder)

# What simulations tell
source-potions = potions
source-witches = witches
source-tools = tools
source-goals = goals
source-ingredients = ingredients left
source-animals = animals
tally-potion-colours = Potions by colour; used: brewed
tally-potion-colours-red = red
tally-potion-colours-blue = blue
tally-potion-colours-green = green
tally-potion-colours-yellow = yellow
tally-potion-colours-none = wild
tally-witch-colours = Witches by colour; used: in a clan
tally-witch-colours-red = red
tally-witch-colours-blue = blue
tally-witch-colours-green = green
tally-witch-colours-yellow = yellow
tally-witch-colours-none = four-coloured
tally-animals = Animals; used: tamed
tally-potions = Potions; used: brewed
tally-witches = Witches; used: in a clan
tally-starters = Starter potions; used: brewed
