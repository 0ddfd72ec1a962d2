# The board of Wizard: what the pieces are called and what the buttons say. The game's own words are in src/slet/games/wizard.
heading = Round { $round } of { $rounds }
sum-of-bids = { $bids } bid for { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
of-bid = of { $bid }
took-of-bid = took { $taken } of { $bid }
no-bid = no bid yet
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
holds = { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}
dealer = dealer
leads = led
winning = winning
took-it = took it
away = computer plays
gone = offline
trump = Trump
no-trump = no trump
no-trump-jester = A jester was turned up
no-trump-last = All cards are dealt
trump-open = not named yet
turned-up = Turned up: { $card }
trick = Trick
last-trick = Last trick
last-trick-show = Look at the last trick
last-trick-hide = Put the last trick away
hand = Your hand
hand-of = Cards of { $name }
hand-keys = Arrow keys walk, Enter plays, Escape lets go.
card-not-now = { $card }, not now
card-ready = { $card }, can be played
card-first = First: { $question }
card-waits = To move now: { $names }.
where-it-lands = { $card } would lie here
face-down = a card face down
bid-how-many = Number of tricks
bid-deed = Bid { $tricks }
bid-choose = Choose a number
bid-makes = { $tricks ->
    [one] With that { $sum } are bid for 1 trick.
   *[other] With that { $sum } are bid for { $tricks } tricks.
}
bid-makes-open = { $tricks ->
    [one] So far { $sum } are bid for 1 trick.
   *[other] So far { $sum } are bid for { $tricks } tricks.
}
bid-not = { $tricks }, not allowed
bid-not-why = { $tricks } is not allowed. { $rule }.
trump-choose = Trump colour
trump-first = Choose a colour
play-first = Choose a card
truth = Table of truth
truth-round = Round
truth-met = met the bid
truth-missed = missed the bid
truth-cell = bid { $bid }, took { $taken }: { $points } points, { $total } in all
truth-now = took { $taken } of { $bid } so far
truth-all = All rounds
truth-few = Last rounds only
truth-none = The first row comes when the first round is over.
