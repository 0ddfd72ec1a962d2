# The board of The Big Book of Madness in the browser. What cards say comes from the server.
heading = Round { $round } of 6
heading-closed = The book is shut
difficulty = { $difficulty ->
    [1] Easy
    [2] Medium
   *[3] Hard
}
mode-terror = Terror
mode-nightmare = Nightmare
amount = { $amount } { $element }
space = { $place ->
    [0] space 2
    [1] space 3, left
    [2] space 3, right
    [3] space 4
   *[4] space 5
}

# Things
thing-ready = { $thing } Can be chosen.
thing-point = Point at: { $thing }
pointed = { $names } points here.
points-here = { $names }: this
face-down = face-down card
none = none
empty = empty
curse-label = { $curse }, { $space }. { $text } Price: { $price }.
curse-tokens = With tokens: { $elements }.
curse-asleep = Neutralised until the next turn.
curse-madness = Under it: { $count } Madness.
curse-broken = The curse on { $space } is broken.
broken = broken
asleep = no effect
lies-on = On { $space }.
library-label = { $spell }, in the library. { $text } { $below } more below.
library-note = Level { $level }, { $element }. Learning costs 2.
factor-note = A number in [ ] is multiplied when you pay the price twice or three times.
library-how = Learning a spell costs 2 of its element. Touch one to read it.
supply-label = { $card } in the supply, { $left } left.
supply-text = { $left } left in the supply. It goes to your discard pile.
support-label = { $card }, in the support of { $name }.
support-text = In the support of { $name }. Anybody may pay with it; it goes to its owner’s discard pile.
shelf-label = Support of { $name }: { $count } of { $limit } cards.
spell-label = { $spell }, { $state ->
    [ready] ready
    [used] used
   *[down] neutralised
}. { $text }
spell-state = { $state ->
    [ready] Ready.
    [used] Used. It is refreshed when your turn begins.
   *[down] Neutralised until a new monster comes.
}
spell-of = { $spell } of { $name }
of-player = { $name }
ability-label = { $magician }. { $text }{ $used ->
    [yes] {" "}Used in this turn.
   *[no] {""}
}
hand-text = In hand.
extra-text = No payment needs it. To be rid of it, pay it on top and then choose the action; what it gives is lost.
madness-text = It pays for nothing. Two of one element banish it. Six in hand at the end of your turn frighten you to death.
stack-label = Madness left: { $left } of { $full }.
stack-title = { $left } Madness left
stack-text = Who has to take one when none is left loses the game for all. Banished Madness comes back here, destroyed Madness does not.

# Parts of the board
position = The position in words
book = The book
book-shut = The book is still shut.
rounds = Rounds
round = Round
round-won = Round { $round }: defeated
round-lost = Round { $round }: escaped
arrival = On arrival.
three-curses = its three curses
its-curses = Its three curses: { $elements }
defeated = Defeated
escaped = Escaped
next-monster = Next monster
multi-next = { $count ->
    [0] {""}
    [one] + 1 multi-element
   *[other] + { $count } multi-element
}
last-monster = The last monster. It decides.
curses-left = { $count ->
    [0] No curse is left.
    [one] One curse is left.
   *[other] { $count } curses are left.
}
track = { $marker ->
    [0] Curses. The marker is on the invocation space.
   *[other] Curses. The marker is on space { $marker }.
}
invocation = Invocation
madness-left = Madness left
library = Library
learn-for = learn for 2
supply = Supply
shelf = Everybody’s support
hand = Hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
your-spells = Your spells
own-spells = Spells, { $known } of { $limit }
deck = deck
discard = discard
destroyed = Destroyed
support = Support
piles-label = Deck { $deck }, discard pile { $discard }. Look through them.
piles-short = Deck { $deck } · { $discard }
spells-short = Spells { $ready }/{ $known }
seat-label = { $name }: { $hand } in hand, deck { $deck }, discard pile { $discard }. Look closer.
leaf-monster = Monster
leaf-fate = Reward
leaf-library = Library
leaf-supply = Supply
leaf-whole = Show the whole page
magicians = Magicians
starting-deck = Starting deck: { $cards }
be-magician = Be this magician

# Team
team = Team
box = Cards out of play
out = out
next = next
pointing = points
turn-of = { $turn ->
    [0] invocation
   *[other] turn { $turn } of 5
}
frightened = Frightened to death: out of the game.
hand-title = Hand: { $count }
support-title = Support: { $count } of { $limit }
spells-title = Spells: { $count } of { $limit }
deck-title = Draw deck: { $count }
deck-known = Known on top:
discard-title = Discard pile: { $count }
destroyed-title = Destroyed cards: { $count }
spells-gone = Spells gone: { $count }
curses-broken = Broken curses: { $count }
curse-decks = Decks of curses
curse-deck = { $kind ->
    [water] water
    [earth] earth
    [fire] fire
    [air] air
   *[multi] multi-element
}: { $count }
curse-below = Put back below:
tokens-left = Tokens left

# What is read and done
plate = What is read and done
plate-empty = Touch a card, a spell or a curse to read it.
by-player = Cast by { $name }.
reward-text = The curse is broken. The reward goes to your discard pile.
payment = Payment
paid = Paid
paid-of = { $paid } of { $all }
pay-pair = Two of one element, whichever.
pay-how = Touch cards in the light, in your hand or in a support.
pays = { $name } is paying.
missing = Still missing: { $price }
lost = Lost: { $price }
multi-short = +{ $count } multi
learning = Learn { $spell }
acquiring = Take { $card }
breaking = Break a curse
banishing = Banish Madness
deed-break = Break the curse
deed-cast = Cast
deed-cast-times = Cast ×{ $times }
deed-learn = Learn
deed-acquire = Take it
deed-banish = Banish Madness
deed-extra = Pay on top
deed-wild = Pay it as { $element }
deed-ability = Use the ability
deed-choose = Choose this
times = How often the price is paid
why-not = Why not?
let-go = Let go
act-how = Touch what you want to do: a curse, a spell, the library, the supply, Madness.
before-ability = My ability
before-how = Your ability can be used before the marker moves.
end-turn = End the turn
end-turn-sure = Yes, end the turn
end-turn-warning = You could still do something. Ending the turn draws cards and cannot simply be undone.
on-to-grimoire = On to the book
go-on = Go on playing
point = Point
point-how = Touch what the others are to look at.
point-now = At what?
point-hint = Point at something for the others to see

# For ears
spoken-round = Round { $round } of 6: { $monster }. { $marker ->
    [0] The marker is on the invocation space.
   *[other] The marker is on space { $marker }.
}
spoken-player = { $name }{ $active ->
    [yes] {" "}(active)
   *[no] {""}
}: { $hand } in hand, deck { $deck }, discard pile { $discard }.
spoken-hand = Hand: { $cards }.
spoken-support = Support: { $cards }.
spoken-ping = { $name } points at: { $thing }.
