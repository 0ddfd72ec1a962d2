# The board of Wandering Towers: names of what is only drawn, and what the buttons say. The game's own words are in src/slet/games/wandering_towers.
everybody = Everybody
players = Players
ring = The ring
position = The position in words
hand = Your hand
hand-common = The common hand
spells = Spells
actions = What you can do
more = More…
heading = { $mode ->
    [advanced] Advanced
    [master] Master wizards
    [solo] Solo
    [coop] Co-operative
   *[base] { $players } players
}{ $teams ->
    [yes] , teams
   *[no] {""}
}
last-round = Last round
cards-left = { $cards ->
    [one] 1 card left
   *[other] { $cards } cards left
}
pile = deck
discard = discarded
discard-open = Discard pile: { $cards } cards
discard-show = discarded { $cards }, look through
in-keep = { $inside } of { $all } in Ravenskeep
holds = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
potions = Potions: { $full } full, { $empty } empty, { $spent } spent
start-player = start player
team = Team { $team }
turn-of = { $name } plays the next card
times = { $count }× { $what }

# Cards
caption-steps = { $kind ->
    [tower] tower { $tower }
    [wizard] wizard { $wizard }
   *[either] tower { $tower } or wizard { $wizard }
}
caption-dice = { $kind ->
    [tower] tower
    [wizard] wizard
   *[either] tower or wizard
}: roll{ $repeats ->
    [0] {""}
    [one] , once more if you like
   *[other] , up to { $repeats } repeats
}
caption-brief = roll{ $repeats ->
    [0] {""}
    [one] , 1 repeat
   *[other] , { $repeats } repeats
}
card-reach = { $card }. From space to space: { $landings }
card-moves = { $pieces ->
    [0] Could move nothing now
    [one] Could move 1 piece now
   *[other] Could move { $pieces } pieces now
}
card-rolls = How far it goes is told by the die
card-waits = To be played in your turn
card-in-play = Card in play: { $card }
rolled = Rolled { $pips }
rolls-left = { $rolls ->
    [one] 1 repeat left
   *[other] { $rolls } repeats left
}
announced-tower = for a tower
announced-wizard = for a wizard

# What can be touched
spot-floor = Space { $space }, floor { $floor }
spot-wizard = Space { $space }, { $who } wizard
spot-space = Space { $space }
spot-card = { $card }: { $deed }. { $outlook }
deed-tower = Tower: { $from } → { $to }
deed-wizard = Wizard: { $from } → { $to }
deed-swap = Swap { $one } and { $other }
deed-nudge = Ravenskeep to { $to }
deed-lift = Look under floor { $floor } on { $space }
deed-cast = { $spell }: { $deed }
deed-roll = Play it and roll
deed-in-vain = Play it: nothing can move
aim-first = { $kind ->
    [both] Choose a tower or a wizard
    [wizard] Choose a wizard
    [swap] Choose two towers
    [nudge] Choose a space
    [lift] Choose a floor
   *[tower] Choose a tower
}
card-first = Choose a card
space-first = Choose where it goes
announce-first = For a tower or a wizard?
lands-on = { $floors ->
    [0] Lands on bare ground
    [one] Lands on a tower
   *[other] Lands on { $floors } towers
}
catches = { $count ->
    [one] Traps 1 wizard
   *[other] Traps { $count } wizards
}: { $who }
fills = Fills a potion
fills-partner = Fills a potion of your partner
fills-nothing = No empty potion to fill
carries-keep = Carries Ravenskeep along
enters = Enters Ravenskeep
flight = It then flies to { $space }
flight-none = It finds no free crest and stays
looks-beneath = All see who stands beneath
swaps = All see who stands beneath the two
stays = Cannot go there now: touch it to read why
take-up = Take it up and see where it could go
open-floor = Floor { $floor }
open-crest = Floor { $floor }, with a crest
open-wizard = On top: { $who }
inside = Inside: { $who }
inside-nobody = Nobody is inside yet
found = Under { $space }: { $who }
found-nobody = Under { $space }: nobody
claimed = { $name } holds the right to cast: { $spell }

# Buttons
short-discard = Discard it unused
short-discard-all = New hand of three
short-pass = No spell now
short-pass-for-turn = No spell this turn
short-claim = Claim it for later
short-announce = { $thing ->
    [tower] Play for a tower
   *[wizard] Play for a wizard
}
short-hand-over = Hand over { $card }
short-hand-over-nothing = Hand over nothing
short-never-offer = Nothing, and do not ask again
short-offer-again = Ask me for cards again
short-end-turns = End, and do not ask again
short-stop-again = Stop me before my turn ends
short-ask-card = Ask for a card
short-ask-potions = Ask for potions
short-leave = Leave it
short-give-potions = { $potions ->
    [0] Give none
    [one] Give 1 potion
   *[other] Give { $potions } potions
}

# Spells
does-advance-wizard = Any visible wizard goes 1 space forward.
does-advance-tower = Any floor with all above it goes 2 spaces forward.
does-swap-tower = The uppermost towers of two spaces change places.
does-headwind-wizard = Any visible wizard goes 1 space back.
does-headwind-tower = Any floor with all above it goes 2 spaces back.
does-nudge-ravenskeep = Ravenskeep goes to the nearest space without wizards, forward or back.
does-piggyback = Your wizard rides along with one that a card moves from the same place.
does-free-wizard = Lift a floor; an own wizard beneath it may go on top.
spells-open = { $ready ->
    [0] Spells
   *[other] Spells: { $ready } now
}
spell-open = Can be cast now.
spell-not = Not now.
spell-aims = { $aims ->
    [0] Can be cast now.
    [one] Can be cast now, in 1 way.
   *[other] Can be cast now, in { $aims } ways.
}

# The position
space = Space { $space }: { $towers ->
    [0] { $printed ->
        [yes] bare ground with a crest
       *[no] bare ground
    }
    [one] 1 tower{ $crests ->
        [0] {""}
       *[other] {" "}with a crest
    }
   *[other] { $towers } towers{ $crests ->
        [0] , no crests
        [one] , crest on floor { $floors }
       *[other] , crests on floors { $floors }
    }
}.
on-top = On top: { $who }.
beneath = Under floor { $floor }: { $who }.
keep-here = Ravenskeep is here.
keep-next = Ravenskeep would fly here next.
