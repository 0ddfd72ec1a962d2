# What the board of Čarodění says: names of what is drawn and what the buttons say. The game's own words are in src/slet/games/carodeni.
you = You
heading-before = Before the first round
heading = Round { $round }
heading-last = Round { $round } of { $last }
decks = in the decks { $potions } potions, { $witches } witches
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
nothing-here = empty

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
place-now = take 1 of { $left }
place-none = –
active = In play
active-of = { $name } plays
active-none = No card in play
brews-short = brews
pile = played
pile-of = Played pile, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
goals = Goals
goal-state = { $goal }: { $state }
goal-progress = { $name } { $have } of { $of }
goal-taken = taken by { $name }
goal-easy = easy
goal-hard = hard
last-round = Round { $last } is the last: { $cause ->
    [goals] no more than one goal is left.
    [potions] the potion deck has run out.
   *[witches] the witch deck has run out.
}
clan = In the clan
clan-short = Clan
clan-empty = nothing yet
waiting = Waiting
waiting-count = { $count } waiting
store = Ingredients
store-of = { $ingredient }: { $count }
hand = In hand
hand-empty = No card in hand
hand-count = in hand { $count }
tools-score = Different tools score { $points }
animals-score = Different animals score { $points }
others = Opponents
tamed-with = tamed with { $ingredient }

# Doing
choose-first = Choose a card, or rest.
choose-card = Choose a card to send out.
rest = Rest
rest-hint = Rest: { $cards ->
    [one] 1 card comes back
   *[other] { $cards } cards come back
} and you take 2 ingredients.
rest-taking = { $left ->
    [one] 1 ingredient to take, from any location.
   *[other] { $left } ingredients to take, from any location.
}
gather-hint = { place }: { $left ->
    [one] one more thing to take.
   *[other] { $left } things to take.
}
take-potion = As a potion
take-tool = As { $tool }
take-witch = As a witch
take-animal = As { $animal }
renew-hint = Renew one thing before you gather?
renew-witches = All witches
renew-potions = All potions
renew-ingredients = { place }: ingredients
renew-nothing = Nothing
do-take = Take it
do-play = Send her out
do-renew = Renew
brew-for = Brew for { $points }
brew-hint = Choose a potion to brew.
brew-nothing = End turn
could-brew = Could brew now:
after-gather = After gathering you brew
opens = Then you can brew
opens-animal = Then you can tame
lacks = Still missing:
pays = You pay
for = for
in-clan = in clan
moves-in = moves in
goal-plus = goal +{ $points }
wrong-flag = no fitting flag
pairs-free = pairs of your choice: { $count }
choose-way = How do you pay?
way-none = tools of the clan only
tame-do = Tame
tame-nothing = End turn
tame-hint = Choose an animal to tame.
novices-hint = Choose your pair of novices.
novices-do = Take this pair
others-turn = { $name } is on turn.
planned = Nearest to being brewed
over = The game is over.
plan-none = No potion waits.
look-why = Why not now?
look = Look at { $what }

# Ostara
ostara = Ostara
ostara-token = This round's token
ostara-column = { $count ->
    [one] 1 token face down
   *[other] { $count } tokens face down
}
ostara-turned = turned up earlier
ostara-active = her witches
ostara-by = chosen by
ostara-level = { $level ->
    [new-apprentice] New apprentice
    [experienced-witch] Experienced witch
   *[grand-mistress] Grandmistress
}
ostara-gaps = takes the kind she has fewer of
stage = Stage { $stage } of 3

# Position in words
position = { $round }. { $turn } Your ingredients: { $stock }. In hand: { $hand }. Waiting: { $waiting }.
position-turn = { $name } is on turn.
keys = Arrow keys walk over the board, Enter does it, Escape lets go.
