name = The Witches
tagline = Young witches put right what goes wrong in Lancre, from a sick pig to the Queen of the Elves.

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

# Questions
ask-apprentice = Which apprentice will you be?
ask-start = Where does your witch begin?
ask-place = A problem is to be placed. Turn a card?
ask-place-where = On which space is the problem placed?
ask-crisis-where = Which problem gets the Crisis?
ask-move = What does your witch do?
ask-dungeon = Your witch is in the Dungeon. What does she do?
ask-leave-dungeon = Where do you go from the Dungeon?
ask-fly = Where do you fly?
ask-walk = Stop here, or go on?
ask-arrived = Stay here, or pass unseen?
ask-try = You have to try this problem. Roll the first two dice?
ask-go-on = Go on, or run away?
ask-add = Add another card, or roll?
ask-result = Do you let the result stand?
ask-flee = You have failed. Where do you flee?
ask-flee-anywhere = Where do you flee?
ask-rescue = You are rescued. Where do you flee?
ask-cackle-from = From whom do you take the Cackle?
ask-tea = Tea. How many Cackles do you return?
ask-cottage = You rest at Granny Weatherwax's Cottage. Do you return Cackles?
ask-self = How many Cackles do you return?
ask-turn-up = Which face-down problem is turned up?
ask-relieve = From which problem do you take a Crisis?
ask-borrow = Which face-down problem do you look at?
ask-reroll = Which dice do you roll again?
ask-transmute = Which cards do you discard?
ask-give-up = Which Easy problem do you give up?
ask-end = Your actions are over. Draw cards?

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
option-wait = Lose this action
option-walk = Walk { $space-to }
option-over = Go over { $space-to }
option-fly = Fly: { $card }
option-to = Go { $space-to }
option-stop = Stop here
option-look = Look at the problem { $space-at }
option-vanish = Use the Invisibility tile
option-play = { $card-benefit }: { $card }
option-space = { $space }
option-tile = { $tile }
option-face = { $face }
option-roll = Roll two dice
option-add = Add { $card-symbol }: { $card }
option-add-tile = Add the Magic tile
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
option-draw = Draw cards

# What happened: set-up
event-rolled-for-choice = { $seat } rolls { $dice }: { $total }.
event-chose = { $seat } plays { $apprentice ->
    [tiffany] Tiffany Aching
    [annagramma] Annagramma Hawkin
    [petulia] Petulia Gristle
   *[dimity] Dimity Hubbub
}.
event-first-player = { $seat } begins.
event-started = { $seat } begins { $space-at }.

# What happened: the turn and its cards
event-turn-began = Turn { $turn } of { $turns }: { $seat }.
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
event-used-tile = { $seat } uses the tile { $ability ->
    [invisibility] Invisibility
   *[cure] Cure Sick Pig
}.
event-drew = { $seat } draws: { $cards }.
event-drew-some = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-shuffled = The discard pile is shuffled: { $cards ->
    [one] one card
   *[other] { $cards } cards
} to draw from.
event-discarded = { $seat } discards { $card }.

# What happened: moving
event-walked = { $seat } goes { $space-to }.
event-flew = { $seat } flies { $space-to } ({ $card }).
event-left-dungeon = { $seat } leaves the Dungeon and goes { $space-to }.
event-waited = { $seat } loses an action in the Dungeon.
event-stayed = { $seat } stays.
event-passed = { $seat } passes unseen { $space-at }.
event-looked = { $seat } looks at the problem { $space-at }: { $tile }.
event-looked-secretly = { $seat } looks at the face-down problem { $space-at }.

# What happened: solving
event-turned-up = The problem { $space-at } is turned up: { $tile }.
event-elves-in-sight = { $elves ->
    [0] No elf tile lies face up.
    [one] One elf tile lies face up. Three at the end of a turn, and all lose.
   *[other] { $elves } elf tiles lie face up. Three at the end of a turn, and all lose.
}
event-rolled = { $seat } rolls { $dice }. Total { $total } of { $needed }.
event-rerolled = { $seat } rolls again: { $dice }. Total { $total } of { $needed }.
event-added = { $seat } adds { $card-symbol } ({ $card }). Total { $total } of { $needed }.
event-added-tile = { $seat } adds the Magic tile. Total { $total } of { $needed }.
event-played-three = { $seat } plays the Power of Three: { $cards }.
event-solved = { $seat } solves { $tile }.
event-failed = { $seat } fails at { $tile }: { $total } of { $needed }.
event-fled = { $seat } flees { $space-to }.
event-fled-by = { $seat } flees { $space-to } by broomstick ({ $card }).
event-nowhere-to-flee = { $seat } has nowhere to flee.
event-relieved = A Crisis is taken from the problem { $space-at }.
event-vampire-gone = { $tile } leaves the game.
event-to-dungeon = { $seat } goes to the Dungeon.
event-gave-up = { $seat } gives up { $tile }.

# What happened: Cackles
event-took-cackles = { $seat } takes { $cackles ->
    [one] a Cackle
   *[other] { $cackles } Cackles
} and has { $has }.
event-took-cackle-from = { $seat } takes a Cackle from { $other }.
event-took-aliss = { $seat } takes a Black Aliss and has { $aliss }.
event-no-aliss = A Black Aliss is due, but none is left: { $seat } takes nothing.
event-had-tea = Tea: { $seats }.
event-returned-cackles = { $seat } returns { $cackles ->
    [one] a Cackle
   *[other] { $cackles } Cackles
} and has { $has }.

# The end
event-lost = { $why ->
    [lost-crises] A Crisis is due, and none is left. All lose.
    [lost-elves] Three elf tiles lie face up. All lose.
   *[lost-aliss] A Black Aliss is due, and none is left. All lose.
}
event-scored = { $seat }: { $tiles } on tiles, { $aliss } for Black Aliss off: { $points ->
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
setting-mode-None = by the number of players
setting-mode-competitive = against each other
setting-mode-coop = together
setting-mode-solo = alone
setting-eight_crises = Advanced: only 8 Crisis counters (competitive game)
setting-stacked_crises = Advanced: a problem may have several Crises
setting-open_hands = Playing together, all players see all hands
setting-apprentices = The apprentice of each seat; chosen by the players when not given

# Why something is not offered
why-not-here = Your witch is here already.
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
    [sheep] It helps only while you try a Sick sheep.
    [death] It helps only while you try Death.
    [invisible] Invisibility is for a space with a problem or a witch that you have just walked to, or for the Dungeon.
    [shamble] There is no face-down problem to turn up.
    [borrow] There is no face-down problem to look at.
    [move] Extra movement is for a walk.
    [help] No problem has a Crisis.
    [reroll] Dice can be rolled again only in an attempt, after a roll.
    [self] You have no Cackle to return.
    [trans] There is no other card to discard.
    [rescue] Rescue is for a failed last roll, or for the Dungeon.
   *[other] This is not the moment for it.
}
