name = Witchdom
tagline = Gather, brew, and bring witches, potions and tools into your clan.
# Where in the game: "goes on from …".
part = round { $number }

# Pieces
witch = { witch.bare } { $gathers }{ $refresh ->
    [yes] { " with refresh" }
   *[no] { "" }
}
    .bare = { $main ->
    [red] red witch
    [blue] blue witch
    [green] green witch
    [yellow] yellow witch
   *[all] four-coloured witch
}
    .short = { witch.bare } { $gathers }
novice = { novice.bare } { $gathers }
    .bare = { $symbol ->
    [sun] sun novice
    [moon] moon novice
    [star] star novice
    [flame] flame novice
   *[drop] drop novice
}
    .short = { $symbol ->
    [sun] sun
    [moon] moon
    [star] star
    [flame] flame
   *[drop] drop
} { $gathers }
potion = { potion.short } ({ potion.recipe })
    .short = { $colour ->
    [red] red potion
    [blue] blue potion
    [green] green potion
    [yellow] yellow potion
    [starter] starter potion
   *[wild] wild potion
} for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .recipe = { $ingredients }{ $tools-count ->
    [0] { "" }
   *[other] , { $tools }
}{ $any ->
    [0] { "" }
    [one] , any tool
   *[other] , { $any }× any tool
}
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
token = token ({ token.rows })
    .rows = { $gains }{ $criteria ->
    [none] { "" }
   *[other] ; by: { $criteria }
}
    .short = { $gains }
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
ask-novices = Which pair of novices do you want? They will gather for you all game long, but cannot brew.
ask-turn = { $may_rest ->
    [yes] Play a card to gather, or rest: then your played cards come back.
   *[no] Play a card to gather.
}
ask-refresh = What do you renew before you gather, to have more to choose from?
ask-gather = { $location-head }: take { $more ->
    [yes] { $left ->
        [one] one more thing.
       *[other] { $left } more things.
    }
   *[no] { $left ->
        [one] one thing.
       *[other] { $left } things.
    }
}
ask-rest = Rest: take { $more ->
    [yes] one more ingredient, from any location.
   *[no] { $left ->
        [one] one ingredient, from any location.
       *[other] { $left } ingredients, from any location.
    }
}
ask-brew = Do you brew a potion? It enters your clan together with the witch who brews it.
ask-pay = How do you pay for the { $potion }?
ask-tame = Do you tame an animal? It enters your clan and costs one ingredient.
option-novices = Novices { $novices-short } (action points mountains·forest·lake)
option-play = Play the { $card }
option-rest = Rest: take the cards you played back, and two ingredients
option-ingredient = Take { $ingredient-a } { $location-at } ({ $spot })
option-potion = Take the { $potion }
option-tool = Take { $tool-a } (on the back: { $potion-short })
option-witch = Take the { $witch }
option-animal = Take { $animal-a } (on the back: { $witch })
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
option-tame = Tame the { $animal } (you pay { $price-a })
option-tame-nothing = Tame nothing

# Why something cannot be chosen
why-not-flag = The flag does not fit: the { $witch } cannot brew the { $potion }.
why-not-cannot-pay = You cannot pay yet for the { $potion }. Missing: { $missing-count ->
    [0] { $tools ->
        [one] any tool
       *[other] any { $tools } tools
    }
   *[other] { $missing }{ $tools ->
        [0] { "" }
        [one] { " and any tool" }
       *[other] { " and any " }{ $tools } tools
    }
}.
why-not-brew-later = It is brewed after the last action point: { $potion }.
why-not-not-now = Cards are played at the beginning of a turn: { $card }.
why-not-played-already = This card is played already: { $card }. A rest brings it back to your hand.
why-not-in-clan = What is in the clan stays there: { $card }.
why-not-not-yours = This card is not yours: { $card }.
why-not-only-ingredients = Who rests takes ingredients only.
why-not-no-gathering = Nothing is taken now.
why-not-other-place = Now things are taken { $now-at }, not { $place-at }.
why-not-tamed-already = A clan has no room for two animals of a kind: { $animal }.
why-not-novice-tames = A novice cannot tame: { $animal }.
why-not-tame-later = An animal is tamed at the end of a turn in which you brew nothing: { $animal }. It costs one ingredient: { $price }.

# What happened
event-begins = { $first } begins.
    .you-first = You begin.
event-ostara-begins = You play against Ostara. She has the { $potion }.
event-novices = { $seat } has the novices { $novices-short }.
    .you = You have the novices { $novices-short }.
event-played = { $seat } plays the { $card }.
    .you = You play the { $card }.
event-rested = { $seat } rests and takes all played cards back.
    .you = You rest and take all played cards back.
event-took-ingredient = { $seat } takes { $ingredient-a } { $location-at }.
    .you = You take { $ingredient-a } { $location-at }.
event-took-potion = { $seat } takes the { $potion } { $location-at }.
    .you = You take the { $potion } { $location-at }.
event-took-tool = { $seat } takes { $tool-a } { $location-at } (the back of the { $potion-short }).
    .you = You take { $tool-a } { $location-at } (the back of the { $potion-short }).
event-took-witch = { $seat } takes the { $witch } { $location-at }.
    .you = You take the { $witch } { $location-at }.
event-took-animal = { $seat } takes { $animal-a } { $location-at } (the back of the { $witch }).
    .you = You take { $animal-a } { $location-at } (the back of the { $witch }).
event-point-lost = { $seat } finds nothing { $location-at }: the action point is lost.
    .you = You find nothing { $location-at }: the action point is lost.
event-renewed-witches = { $seat } renews all witches.
    .you = You renew all witches.
event-renewed-potions = { $seat } renews all potions.
    .you = You renew all potions.
event-renewed-ingredients = { $seat } renews the ingredients { $location-at }.
    .you = You renew the ingredients { $location-at }.
event-brewed = { $seat } brews the { $potion-short } with the { $witch } and pays { $paid }: both enter the clan.
    .you = You brew the { $potion-short } with the { $witch } and pay { $paid }: both enter your clan.
event-tools-in = { $seat } adds { $tools-a } to the clan.
    .you = You add { $tools-a } to your clan.
event-tamed = { $seat } tames { $animal-a } and pays { $paid-a }.
    .you = You tame { $animal-a } and pay { $paid-a }.
event-took-goal = { $seat } takes the { $goal }.
    .you = You take the { $goal }.
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
event-ostara-animal = Ostara takes { $animal-a } { $location-at } straight into her clan (the back of the { $witch }).
event-ostara-brewed = Ostara brews the { $potion-short } with the { $witch } and pays { $paid }.
event-ostara-goal = Ostara gets the { $goal }.
event-scored = { $seat }: potions { $potions }, witches { $witches }, tools { $tools }, goals { $goals }, ingredients { $ingredients }{ $animals ->
    [none] { "" }
   *[other] , animals { $animals }
}: { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
    .you = You: potions { $potions }, witches { $witches }, tools { $tools }, goals { $goals }, ingredients { $ingredients }{ $animals ->
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
setting-mode-competitive = against each other
setting-mode-solo = alone against Ostara
setting-difficulty = How strong Ostara is
setting-difficulty-new-apprentice = New apprentice: Ostara takes no goals
setting-difficulty-experienced-witch = Experienced witch: five hard goals, and Ostara takes goals too
setting-difficulty-grand-mistress = Grandmistress of the clan: in the end Ostara also gets the goals that are left
setting-animals = The variant with animals
setting-animal_goals = How many goals with animals are added
setting-extra_goals = A longer game: one hard goal more
setting-goals = How many goals there are
setting-goals-hard = hard
setting-goals-easy = easy
setting-first_player = Who begins
setting-first_player-None = by lot
setting-choose_novices = Players choose their pairs of novices
setting-ostara_fills_gaps = How Ostara chooses between a witch and a potion
setting-ostara_fills_gaps-True = she takes what she has fewer of
setting-ostara_fills_gaps-False = by the letter of the rulebook: what she has more of (weaker)
setting-cards = Which potions are in the box
setting-cards-second = those of today
setting-cards-first = those with which the game began

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
