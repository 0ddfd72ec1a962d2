# The board of The Witches: what is only drawn here. The game's own words are in src/slet/games/the_witches.
heading = { $turn ->
    [0] Setting up
   *[other] Turn { $turn } of { $turns }
}
movement = { $actions ->
    [2] first movement of 2
   *[1] second movement of 2
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# The map
map = Map of Lancre
map-keys = Arrow keys walk from place to place, Enter goes there, Escape lets go.
whole-map = Show the whole map
zoom = Zoom the map
zoom-in = Zoom in
zoom-out = Zoom out
problem = { $tile }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, needs { $needed }
problem-hidden = Hard problem, face down{ $extra ->
    [0] {""}
   *[other] {", "}Crisis +{ $extra }
}
problem-known = Hard problem, face down; you have seen it: { $tile }, needs { $needed }
with-crisis = with a Crisis
seen-by = seen by { $names }
nothing-there = nothing there
witches-there = there: { $names }
dungeon = Dungeon
here-now = Your witch is here
paths-away = { $paths ->
    [one] 1 path
   *[other] { $paths } paths
}
chance-line = Dice alone { $dice }, with all your cards { $cards }.
chance-sure = Dice alone { $dice }; you hold what solves it for sure.
chance-unknown = You do not know what it is. On average: dice alone { $dice }, with your cards { $cards }.
tea-there = Tea with { $names }: Cackles can be returned.
problem-there = You have to try it at once.

# Boxes and supplies
to-come = To come
box = Box { $number }: { $easy } Easy, { $hard } Hard
box-empty = Box { $number }: used up
box-next = next: { $tile ->
    [none] a Hard problem, face down
   *[other] { $tile }
}
supply-cackles = { $count ->
    [one] 1 Cackle in the supply
   *[other] { $count } Cackles in the supply
}
supply-crises = { $count ->
    [one] 1 Crisis in the supply
   *[other] { $count } Crises in the supply
}
supply-aliss = { $count ->
    [one] 1 Black Aliss in the supply
   *[other] { $count } Black Aliss in the supply
}
elves-of = { $elves } of 3
elves-words = { $elves } of 3 elf tiles lie face up. Three at the end of a turn, and all lose.
piles = Cards to draw { $pile }, discarded { $discard }
discard-title = Discard pile
discard-empty = Nothing has been discarded.

# What things mean
about-cackles = Cackles in the supply: { $count }. When it is empty they come from whoever has most; who has most takes a Black Aliss.
about-crises = Crises in the supply: { $count }. When one is due and none is left, all lose.
about-aliss = Black Aliss in the supply: { $count }. Each costs a point at the end.{ $mode ->
    [competitive] {""}
   *[other] {" "}When one is due and none is left, the game is lost.
}
about-own-cackles = Cackles: { $count }. Whoever has most when the supply is empty takes a Black Aliss. Tea takes them away.
about-own-aliss = Black Aliss: { $count }. Each costs a point at the end.
about-own-cards = Cards in hand: { $count }, limit { $limit }.
about-own-easy = Easy problems solved: { $count }. Every two raise the hand limit by 1, up to 7.
about-own-hard = Hard problems solved: { $count }. Every two add 1 to every attempt.
about-points = Points for problems solved, less Black Aliss: { $points }

# Players
players = Players
player-words = { $name }, { $apprentice }: { $points } points, { $easy } Easy and { $hard } Hard solved, { $cackles } Cackles, { $aliss } Black Aliss, { $cards } cards
player-at = Is { $space-at }.
easy = Easy
hard = Hard
cackles = Cackles
aliss = Black Aliss
cards = Cards
hand-limit = hand limit { $limit }
to-attempts = to attempts +{ $bonus }
one-use = { $ability }, once
used-up = tile used
no-tile = begins the game
open-hand = Hand

# Hand and cards
hand = Your hand
hand-of = { $name } holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hand-empty = No cards in hand.
card-words = { $card }. { $symbol }{ $value }. { $benefit }. { $place }.{ $three ->
    [yes] {" "}Power of Three.
   *[no] {""}
}
card-ready = { $words } Can be used now.
card-not-now = { $words } Not now.
card-place = Turned up it names: { $place }
power-of-three = Power of Three
symbol-does = { $symbol ->
    [magic] Added between the rolls: +2, and a Cackle.
    [headology] Added between the rolls: +1.
   *[broomstick] Fly to any space, or flee to any empty one.
}
benefit-does = { $benefit ->
    [bonus2] +2 to an attempt, even after the last roll.
    [bonus4] { $against ->
        [elf] +4 to an attempt at elves, even after the last roll.
       *[vampire] +4 to an attempt at vampires, even after the last roll.
    }
    [cards] Draw 2 cards.
    [cards_cackle] Draw 2 cards and take a Cackle.
    [sheep] Solves a Sick sheep without dice.
    [death] Solves Death without dice.
    [invisible] Pass a problem or a witch unseen, or leave the Dungeon.
    [shamble] Turn one face-down problem up.
    [move] Two more paths in this walk.
    [help] Take a Crisis off any problem.
    [reroll] Roll one or both dice of the last pair again.
    [self] Return up to 2 Cackles.
    [trans] Discard cards and draw as many and one more.
    [rescue] After a failed roll: flee to any empty space, no Cackle for failing. Or leave the Dungeon.
   *[borrow] Look at two face-down problems.
}

# Deeds
deed-walk = Walk { $space-to }
deed-put-back = Not yet
deed-of = { $deed } ({ $name }, Cackles: { $cackles })
choose-card = Choose how to use { $card }
deed-chance = { $deed } → { $chance }
sure = for sure
no-way-to-run = There is nowhere to run: failing would cost one more Cackle.

# The attempt
attempt = Attempt
attempt-of = { $name } tries
difficulty = difficulty { $difficulty }
needs = needs
dice-to-come = a die to come
not-rolled = not rolled yet
cackles-so-far = { $count ->
    [one] 1 Cackle
   *[other] { $count } Cackles
}
part-dice = dice
part-hard = Hard tiles
part-cards = cards
total = = { $total }
of-rolls = { $enough } of { $rolls } rolls
chart = Totals that the dice can bring: { $enough } of { $rolls } rolls reach { $needed }.
caption-before = Two dice, then you choose; then two more. Counted: dice and Hard tiles.
caption-counts = Counts dice, Hard tiles and what is added, nothing else.
run-away = Run away
solved = Solved
failed = Not enough
solved-with = { $total }, { $needed } needed
row-cackle = a Cackle

# Set-up and small questions
taken-by = taken by { $name }
ability-does = { $ability ->
    [invisibility] Once: passes a problem or a witch unseen.
    [magic] Once: one more Magic, +2 and a Cackle. Starts with one.
    [cure] Once: cures a Sick pig without dice.
   *[none] No tile, but goes first.
}

# The position in words
say-position = The position in words
say-turn = Turn { $turn } of { $turns }. { $name } is on the move, { $actions ->
    [2] first movement
    [1] second movement
   *[other] actions over
}.
say-place = { $place }: { $what }.
say-attempt = { $name } tries { $tile }: total { $total }, { $needed } needed, { $left ->
    [0] all dice rolled
   *[other] { $left } dice to come
}, { $chance }.
card-turned = The card names { $place }
card-words-only = { $words }
enough = Enough
why-not-now = why not?
