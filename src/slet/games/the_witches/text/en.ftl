name = The Witches
tagline = Young witches put right what goes wrong in Lancre, from a sick pig to the Queen of the Elves.
# Where in the game: "goes on from …".
part = turn { $number }

# Pieces. Their names stand in the data files, beside what is printed on them.
space = { $way ->
    [0] { $en }
   *[other] { $en } { $way }
}
    .to = { $way ->
    [0] to { $en }
   *[other] to { $en } { $way }
}
    .at = { $way ->
    [0] at { $en }
   *[other] at { $en } { $way }
}
    .location = { $en }
    .around = at { $en }
tile = { $en }
face = { $value ->
    [0] Cackle
   *[other] { $value }
}
card = { $en }
    .benefit = { $benefit ->
    [bonus2] Bonus +2
    [bonus4] { $against ->
        [elf] Bonus +4 against elves
       *[vampire] Bonus +4 against vampires
    }
    [cards] Extra cards
    [cards_cackle] Extra cards (and a Cackle)
    [sheep] Sick sheep
    [death] Death
    [invisible] Invisibility
    [shamble] Shamble
    [move] Extra movement
    [help] Helping hand
    [reroll] Re-roll
    [self] Self-awareness
    [trans] Transmutation
    [rescue] Rescue
   *[borrow] Borrowing
}
    .symbol = { $symbol ->
    [magic] Magic
    [headology] Headology
   *[broomstick] Broomstick
}
    .adds = { $symbol ->
    [magic] Magic (+2)
   *[headology] Headology (+1)
}
apprentice = { $apprentice ->
    [tiffany] Tiffany Aching
    [annagramma] Annagramma Hawkin
    [petulia] Petulia Gristle
   *[dimity] Dimity Hubbub
}
ability = { $ability ->
    [invisibility] Invisibility
    [magic] Magic
   *[cure] Cure Sick Pig
}
percent = { $edge ->
    [low] under 1 %
    [high] over 99 %
   *[none] { $number } %
}
failing = { $family ->
    [felmet] 1 Cackle, the Dungeon, and the turn is over
    [cunning] 1 Cackle, all witches go to the Dungeon, and the turn is over
    [vampire] 1 Cackle, flight, and one more Crisis on this problem
    [hiver] 1 Cackle, flight, and a Black Aliss
    [lilith] 1 Cackle, flight, and a Black Aliss
    [winter] 1 Cackle, flight, and everybody gives up an Easy problem
   *[other] 1 Cackle and flight
}
fails = Failing: { failing }.

# Questions. asking.py says where the numbers in them come from.
ask-apprentice = Which apprentice will you be? What she can do works once.
ask-start = Where does your witch begin? Any space without a problem will do.
ask-place = { $next ->
    [none] A Hard problem is to be placed. Turn the card that says where?
   *[other] { $next } is to be placed. Turn the card that says where?
}
ask-place-where = On which space do you place the new problem?
ask-crisis-where = A problem lies on every space here. Which one gets the Crisis?
ask-move = { $bound ->
    [look] Go over and try that problem, or use Invisibility?
    [leave] You passed unseen and must leave now. Where to?
   *[none] { $actions ->
        [2] First of two actions: where does your witch go, or does she stay?
       *[other] Second action: where does your witch go, or does she stay?
    }
}
ask-dungeon = { $actions ->
    [2] You are in the Dungeon. Leave at once by a card, or with the second action?
   *[other] You leave the Dungeon. Where to?
}
ask-leave-dungeon = Where do you go from the Dungeon?
ask-fly = Where do you fly to?
ask-walk = { $walking ->
    [begun] Which way do you go?
    [passing] You pass unseen. Which way do you go on?
    [problem] There is a problem here: stop and try to solve it?
    [witch] There is another witch here: stop for tea?
    [end] You have no path left. Stop here?
   *[free] Stop here, or go on?
}
ask-arrived = { $walking ->
    [problem] There is a problem here: try to solve it, or pass unseen?
   *[other] Stay here for tea, or pass unseen?
}
ask-try = You have to try it; without cards the chance is { percent }. Roll the first two dice?
ask-go-on = { $short ->
    [0] It is enough already. Go on, or run away?
   *[other] { $short } short; without cards the chance is { percent }. { $cornered ->
        [yes] There is nowhere to run. Roll?
       *[no] Go on, or run away?
    }
}
ask-add = { $short ->
    [0] It is enough already. Add another card, or roll?
   *[other] { $short } short; without cards the chance is { percent }. Add another card, or roll?
}
ask-result = { $short ->
    [0] It is enough: you succeed. Let the result stand?
   *[other] { $short } short: you fail ({ failing }{ $cornered ->
        [yes] ; and one more Cackle, as there is nowhere to flee
       *[no] { "" }
    }). Let the result stand?
}
ask-flee = You have failed and must flee. Where to?
ask-flee-anywhere = Where do you flee to?
ask-rescue = Rescue: where do you flee to?
ask-cackle-from = The supply of Cackles is empty. From which of those who have most do you take one?
ask-tea = Time for tea. How many Cackles do you return to the supply?
ask-cottage = You rest at Granny Weatherwax's Cottage. Do you return Cackles to the supply?
ask-self = Self-awareness: how many Cackles do you return to the supply?
ask-turn-up = Shamble: which face-down problem do you turn up?
ask-relieve = Helping hand: from which problem do you take a Crisis?
ask-borrow = Borrowing: which face-down problem do you look at?
ask-reroll = Which dice do you roll again? The new roll counts.
ask-transmute = Transmutation: which card do you discard? You draw one more than you discard.
ask-solve = Which problem does it solve?
ask-give-up = The Wintersmith: which Easy problem do you give up?
ask-end = { $draws ->
    [0] Your actions are over, and your hand holds its limit of { $limit } or more. End your turn?
    [one] Your actions are over. Draw one card, up to your limit of { $limit }?
   *[other] Your actions are over. Draw { $draws } cards, up to your limit of { $limit }?
}

# Options
option-choose = { $apprentice ->
    [tiffany] Tiffany Aching (passes unseen once)
    [annagramma] Annagramma Hawkin (one more Magic, and a Cackle)
    [petulia] Petulia Gristle (cures one Sick pig)
   *[dimity] Dimity Hubbub (is the first player)
}
option-start = Begin { $space-at }
option-put = Put it { $space-at }
option-turn-card = Turn a card
option-stay = Stay
option-wait = Lose this action, and leave with the second
option-walk = Walk { $space-to }
option-over = Go over { $space-to }
option-fly = Fly by broomstick: { $card }
option-to = Go { $space-to }
option-stop = Stop here
option-look = Look at the problem { $space-at }
option-vanish = Use the Invisibility tile
option-linger = Pass unseen by the second action
option-linger-by = Pass unseen by the second action: { $card }
option-play = { $card-benefit }: { $card }
option-space = { $space }
option-tile = { $tile }
option-face = { $face }
option-roll = Roll two dice
option-add = Add { $card-adds }: { $card }
option-add-tile = Add the Magic tile (+2)
option-cure = Use the Cure Sick Pig tile
option-three = Power of Three: { $cards }
option-run = Run { $space-to }
option-run-by = Fly away: { $card }
option-done = Let it stand
option-stuck = There is nowhere to flee
option-reroll = Roll again: { $dice }
option-discard = Discard { $card }
option-enough = That is all
option-turn-up = Turn up the problem { $space-at }
option-relieve = Take a Crisis off the problem { $space-at }
option-solve = Solve the problem { $space-at }
option-give-back = { $cackles ->
    [0] None
    [one] One Cackle
   *[other] { $cackles } Cackles
}
option-take-from = From { $apprentice ->
    [tiffany] Tiffany Aching
    [annagramma] Annagramma Hawkin
    [petulia] Petulia Gristle
   *[dimity] Dimity Hubbub
}
option-give-up = Give up { $tile }
option-draw = Draw and end the turn

# What happened: set-up
event-rolled-for-choice = { $seat } rolls for the first choice of an apprentice: { $dice }, together { $total }.
    .you = You roll for the first choice of an apprentice: { $dice }, together { $total }.
event-chose = { $seat } plays { $apprentice ->
    [tiffany] Tiffany Aching
    [annagramma] Annagramma Hawkin
    [petulia] Petulia Gristle
   *[dimity] Dimity Hubbub
}.
    .you = You play { $apprentice ->
    [tiffany] Tiffany Aching
    [annagramma] Annagramma Hawkin
    [petulia] Petulia Gristle
   *[dimity] Dimity Hubbub
}.
event-first-player = { $seat } goes first.
    .you = You go first.
event-started = { $seat } begins { $space-at }.
    .you = You begin { $space-at }.

# What happened: the turn and its cards
event-turn-began = Turn { $turn } of { $turns }: { $seat }.
    .you = Turn { $turn } of { $turns } is yours.
event-card-turned = The card { $card } names { $space-location }.
event-placed = { $tile ->
    [none] A Hard problem, face down, is placed { $space-at }.
   *[other] { $tile } is placed { $space-at }.
}
event-placed-by-lot = { $space ->
    [none] No card can tell where { $tile ->
        [none] the Hard problem
       *[other] { $tile }
    } goes, and there is no room: it leaves the game.
   *[other] No card can tell where { $tile ->
        [none] the Hard problem
       *[other] { $tile }
    } goes: it is drawn by lot.
}
event-crisis-put = The problem { $space-at } gets a Crisis{ $crises ->
    [one] .
   *[other] {" "}and has { $crises } now.
}
event-nothing-put = { $why ->
    [witch] A witch is { $space-around }: nothing is placed there.
   *[crisis] Every problem { $space-around } has its Crisis already: nothing is added.
}
event-played = { $seat } plays { $card } for { $card-benefit }.
    .you = You play { $card } for { $card-benefit }.
event-used-tile = { $seat } uses the { $ability ->
    [invisibility] Invisibility
   *[cure] Cure Sick Pig
} tile.
    .you = You use the { $ability ->
    [invisibility] Invisibility
   *[cure] Cure Sick Pig
} tile.
event-drew = { $seat } draws: { $cards }.
    .you = You draw: { $cards }.
event-drew-some = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
    .you = You draw { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-shuffled = The discard pile is shuffled and becomes the draw pile ({ $cards ->
    [one] one card
   *[other] { $cards } cards
}).
event-discarded = { $seat } discards { $card }.
    .you = You discard { $card }.

# What happened: moving
event-walked = { $seat } goes { $space-to }.
    .you = You go { $space-to }.
event-flew = { $seat } flies { $space-to } ({ $card }).
    .you = You fly { $space-to } ({ $card }).
event-left-dungeon = { $seat } leaves the Dungeon and goes { $space-to }.
    .you = You leave the Dungeon and go { $space-to }.
event-waited = { $seat } loses an action in the Dungeon.
    .you = You lose an action in the Dungeon.
event-stayed = { $seat } stays.
    .you = You stay.
event-passed = { $seat } passes unseen { $space-at }.
    .you = You pass unseen { $space-at }.
event-looked = { $seat } looks at the problem { $space-at }: { $tile }.
    .you = You look at the problem { $space-at }: { $tile }.
event-looked-secretly = { $seat } looks at the face-down problem { $space-at }.
    .you = You look at the face-down problem { $space-at }.

# What happened: solving
event-turned-up = The problem { $space-at } is turned up: { $tile }.
event-elves-in-sight = { $elves ->
    [0] No elf tile lies face up.
    [one] One elf tile lies face up. Three at the end of a turn, and all lose.
   *[other] { $elves } elf tiles lie face up. Three at the end of a turn, and all lose.
}
event-rolled = { $seat } rolls { $dice }. Total { $total }, { $needed } needed.
    .you = You roll { $dice }. Total { $total }, { $needed } needed.
event-rerolled = { $seat } rolls again: { $dice }. Total { $total }, { $needed } needed.
    .you = You roll again: { $dice }. Total { $total }, { $needed } needed.
event-added = { $seat } adds { $card-adds }, { $card }. Total { $total }, { $needed } needed.
    .you = You add { $card-adds }, { $card }. Total { $total }, { $needed } needed.
event-added-tile = { $seat } adds the Magic tile. Total { $total }, { $needed } needed.
    .you = You add the Magic tile. Total { $total }, { $needed } needed.
event-played-three = { $seat } plays the Power of Three: { $cards }.
    .you = You play the Power of Three: { $cards }.
event-solved = { $seat } solves { $tile } and takes the tile.
    .you = You solve { $tile } and take the tile.
event-solved-afar = { $seat } solves { $tile } { $space-at } without dice and takes the tile.
    .you = You solve { $tile } { $space-at } without dice and take the tile.
event-failed = { $seat } fails at { $tile }: total { $total }, { $needed } needed.
    .you = You fail at { $tile }: total { $total }, { $needed } needed.
event-consequence = The consequence of failing ({ $tile }): { $family ->
    [felmet] the Dungeon, and the turn is over.
    [cunning] all witches go to the Dungeon, and the turn is over.
    [vampire] a Crisis on this problem.
    [winter] everybody gives up an Easy problem.
    [elf] it counts towards the three elf tiles with which all lose.
   *[other] a Black Aliss.
}
event-fled = { $seat } flees { $space-to }.
    .you = You flee { $space-to }.
event-fled-by = { $seat } flees { $space-to } by broomstick ({ $card }).
    .you = You flee { $space-to } by broomstick ({ $card }).
event-nowhere-to-flee = { $seat } has nowhere to flee.
    .you = You have nowhere to flee.
event-relieved = A Crisis is taken from the problem { $space-at }.
event-vampire-gone = { $tile } leaves the game with Count Bela.
event-to-dungeon = { $seat } goes to the Dungeon.
    .you = You go to the Dungeon.
event-gave-up = { $seat } gives up { $tile }.
    .you = You give up { $tile }.

# What happened: Cackles
event-took-cackles = { $seat } takes { $cackles ->
    [one] a Cackle
   *[other] { $cackles } Cackles
} and has { $has }.
    .you = You take { $cackles ->
    [one] a Cackle
   *[other] { $cackles } Cackles
} and have { $has }.
event-took-cackle-from = { $seat } takes a Cackle from { $other }.
    .you = You take a Cackle from { $other }.
    .you-other = { $seat } takes a Cackle from you.
event-took-aliss = { $seat } takes a Black Aliss and has { $aliss }.
    .you = You take a Black Aliss and have { $aliss }.
event-no-aliss = A Black Aliss is due, but none is left: { $seat } takes nothing.
    .you = A Black Aliss is due, but none is left: you take nothing.
event-had-tea = Tea: { $seats }.
    .you-seats = You have tea with { $seats }.
event-returned-cackles = { $seat } returns { $cackles ->
    [one] a Cackle
   *[other] { $cackles } Cackles
} and has { $has }.
    .you = You return { $cackles ->
    [one] a Cackle
   *[other] { $cackles } Cackles
} and have { $has }.

# The end
event-lost = { $why ->
    [lost-crises] A Crisis is due, and none is left. All lose.
    [lost-elves] Three elf tiles lie face up. All lose.
   *[lost-aliss] A Black Aliss is due, and none is left. All lose.
}
event-scored = { $seat }: { $tiles } for tiles, less { $aliss } for Black Aliss: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = You have { $tiles } for tiles, less { $aliss } for Black Aliss: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-highest = The highest score wins.
reason-fewer-cackles = Equal scores: fewer Cackles and Black Aliss tiles decide.
reason-hard-points = Equal scores: more points from Hard problems decide.
reason-hardest = Equal scores: the hardest problem solved decides.
reason-shared = Equal in everything: the win is shared.
reason-lost-crises = A Crisis was due and none was left: all have lost.
reason-lost-elves = Three elf tiles lay face up at the end of a turn: all have lost.
reason-lost-aliss = A Black Aliss was due and none was left: all have lost.
reason-lost-hard = Four or more Hard problems are left in Lancre: all have lost.
reason-coop-won = Fewer than four Hard problems are left: all have won together.
reason-solo-farm = Below 30 points: the life of a pig farmer's wife awaits you.
reason-solo-licence = 30 to 40 points: you keep your witch's licence.
reason-solo-honours = More than 40 points: you pass with honours.

# Options of the game
setting-mode = Against each other or together
setting-mode-competitive = against each other
setting-mode-coop = together
setting-mode-solo = alone
setting-eight_crises = Advanced: only 8 Crisis counters
setting-stacked_crises = Advanced: a problem may have several Crises
setting-any_problem = Power of Three, Sick sheep, Death and Cure Sick Pig solve any problem on the map, not only the one being tried
setting-open_hands = All players see all hands
setting-apprentices = Who is which apprentice
setting-apprentices-None = the players choose
setting-apprentices-each = decide here
setting-apprentices-tiffany = Tiffany Aching
setting-apprentices-annagramma = Annagramma Hawkin
setting-apprentices-petulia = Petulia Gristle
setting-apprentices-dimity = Dimity Hubbub

# Why something is not offered
why-not-here = Your witch is here already.
why-not-problem-there = A problem lies there; you begin on a space without one.
why-not-too-far = It is too far: a walk goes along one path or two, and ends where a problem or a witch is.
why-not-taken = You can flee only to an empty space, and this one is taken.
why-not-not-close = You can flee only to a neighbouring place, or by a Broomstick.
why-not-symbol = { $symbol ->
    [broomstick] A Broomstick is for a movement action, or for fleeing from a problem.
   *[other] { $symbol ->
        [magic] Magic
       *[headology] Headology
    } is added to an attempt, between the two rolls.
}
why-not-benefit = { $benefit ->
    [bonus2] The bonus is for an attempt.
    [bonus4] { $against ->
        [elf] The bonus is for an attempt at elves.
       *[vampire] The bonus is for an attempt at vampires.
    }
    [sheep] { $anywhere ->
        [yes] There is no Sick sheep on the map.
       *[no] It helps only while you try a Sick sheep.
    }
    [death] { $anywhere ->
        [yes] There is no Death on the map.
       *[no] It helps only while you try Death.
    }
    [invisible] Invisibility is for a space with a problem or a witch that you have just come to, or for the Dungeon.
    [shamble] There is no face-down problem to turn up.
    [borrow] There is no face-down problem to look at.
    [move] Extra movement is for a walk.
    [help] No problem has a Crisis.
    [reroll] Dice can be rolled again only in an attempt, after a roll.
    [self] You have no Cackle to return.
    [trans] You have no other card to discard.
    [rescue] Rescue is for a failed last roll, or for the Dungeon.
   *[other] This is not the moment for it.
}
