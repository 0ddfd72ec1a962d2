# What the board of Čarodění says: names of what is drawn and what the buttons say. The game's own words are in src/slet/games/carodeni.
you = You
heading-before = Before the first round
heading = Round { $round }
heading-last = Round { $round } of { $last }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[wild] wild
}
any-tool = any tool
gathers = action points: mountains { $mountains }, forest { $forest }, lake { $lake }
brews = brews { $colours } and wild
brews-nothing = brews nothing
refreshes = may renew something first
takes = takes { $things }
on-the-back = on the back: { $what }

# Places
bands = The three locations
place = { $place ->
    [mountains] Mountains
    [forest] Forest
   *[lake] Lake
}
place-left = { $left ->
    [0] done
    [one] 1 to take
   *[other] { $left } to take
}
active = In play
active-of = { $name } plays
active-none = No card in play
brews-short = brews
brews-all = brews every colour
pile = played
goals = Goals
goal-progress = { $name } { $have } of { $of }
goal-taken = taken by { $name }
last-round = Round { $last } is the last: { $cause ->
    [goals] no more than one goal is left.
    [potions] the potion deck has run out.
   *[witches] the witch deck has run out.
}
clan = In the clan
clan-short = Clan
clan-empty = no potion and no witch yet{ $points ->
    [0] {""}
   *[other] ; each kind of ingredient counts a point
}
waiting = Waiting
waiting-count = { $count } waiting
store = Ingredients
store-of = { $ingredient }: { $count }
hand = In hand
hand-empty = No card in hand
hand-count = in hand { $count }
tools-score = Different tools score { $points }
animals-score = Different animals score { $points }
score-short = points
brewed-short = potions brewed
first = begins
deck-potions = Potions in the deck: { $count }, in the box: { $box }
deck-witches = Witches in the deck: { $count }, in the box: { $box }
deck-top = on the back of the top card: { $what }
bag = { $count } in the bag
everybody = Players
others = Opponents
tamed-with = tamed with { $ingredient }

# Doing
rest = Rest
take-potion = As a potion
take-tool = As { $tool }
take-witch = As a witch
take-animal = As { $animal }
renew-witches = Witches
renew-potions = Potions
renew-nothing = Nothing
do-take = Take it
do-play = Send her out
brew-for = Brew for { $points }
brew-nothing = End turn
could-brew = Could brew now:
after-gather = After gathering you brew
opens = Then you can brew
opens-animal = Then you can tame
lacks = Still missing:
for = for
in-clan = in clan
moves-in = moves in
from-clan = from the clan
and-then = and
goal-plus = goal +{ $points }
pairs-free = { $count ->
    [one] for a pair
   *[other] for { $count } pairs
}
tame-do = Tame
planned = Nearest to being brewed
planned-later = For a later turn
plan-none = No potion waits.
look-why = Why not now?

# Ostara
ostara = Ostara
ostara-column = { $count ->
    [one] 1 token face down
   *[other] { $count } tokens face down
}
ostara-now = This round
ostara-did = What Ostara did in this round
ostara-brews = brews { $potion }
ostara-brews-short = brews
ostara-turned = turned up earlier
ostara-level = { $level ->
    [new-apprentice] New apprentice
    [experienced-witch] Experienced witch
   *[grand-mistress] Grandmistress
}
ostara-letter = takes the kind she has more of
stage = Stage { $stage } of 3

# Position in words
position = { $round }. { $turn } Your ingredients: { $stock }. In hand: { $hand }. Waiting: { $waiting }.
position-turn = { $name } is on turn.
position-own = It is your turn.
keys = Arrow keys walk over the board, Enter does it, Escape lets go.
