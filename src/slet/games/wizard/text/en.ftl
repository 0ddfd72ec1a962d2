name = Wizard
tagline = Say how many tricks you will take, and take exactly that many.
# Where in the game: "goes on from …".
part = round { $number }

# Pieces
card = { $suit ->
    [yellow] yellow { $rank }
    [red] red { $rank }
    [blue] blue { $rank }
    [green] green { $rank }
    [wizard] wizard
   *[jester] jester
}
    .acc = { $suit ->
    [yellow] yellow { $rank }
    [red] red { $rank }
    [blue] blue { $rank }
    [green] green { $rank }
    [wizard] a wizard
   *[jester] a jester
}
suit = { $suit ->
    [yellow] yellow
    [red] red
    [blue] blue
    [green] green
   *[none] none
}

# Questions and options
ask-trump = A wizard was turned up. Which colour shall be trump?
ask-bid = How many tricks will you take? { $bid ->
    [0] Only exactly that many score.
   *[other] So far { $bid } { $bid ->
        [one] is
       *[other] are
    } bid for { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }.
}
ask-play = { $duty ->
    [lead] You lead. Which card do you play?
    [anything] Play any card.
    [cannot] You have no { $colour }. Play any card.
    [yellow] Follow yellow{ follow-or }
    [red] Follow red{ follow-or }
    [blue] Follow blue{ follow-or }
   *[green] Follow green{ follow-or }
}
follow-or = { $instead ->
    [both] , or play a wizard or a jester.
    [wizard] , or play your wizard.
    [jester] , or play your jester.
   *[none] .
}
option-trump = { $suit ->
    [yellow] Yellow is trump
    [red] Red is trump
    [blue] Blue is trump
   *[green] Green is trump
}
option-bid = { $tricks ->
    [0] No trick
    [one] 1 trick
   *[other] { $tricks } tricks
}
option-play = Play { $card-acc }

# What happened
event-dealt = Round { $round }: { $dealer } deals { $round ->
    [one] one card
   *[other] { $round } cards
} to each player.
    .you-dealer = Round { $round }: you deal { $round ->
    [one] one card
   *[other] { $round } cards
} to each player.
event-turned = Turned up: { $card }.
event-no-trump = All cards are dealt: there is no trump.
event-named-trump = { $seat } names { $suit ->
    [yellow] yellow
    [red] red
    [blue] blue
   *[green] green
} as trump.
    .you = You name { $suit ->
    [yellow] yellow
    [red] red
    [blue] blue
   *[green] green
} as trump.
event-bid = { $seat } bids { $tricks }.
    .you = You bid { $tricks }.
event-played = { $seat } plays { $card-acc }.
    .you = You play { $card-acc }.
event-took-trick = { $seat } takes the trick and has { $taken }.
    .you = You take the trick and have { $taken }.
event-scored = { $seat } bid { $bid }, took { $taken }: { $points } points, { $total } in all.
    .you = You bid { $bid }, took { $taken }: { $points } points, { $total } in all.

# How it ended
reason-highest = The highest total wins.
reason-shared = Several players have the highest total: they share the win.

# Options of the game
setting-plus_minus_one = Plus/minus one: the bids may not add up to the number of tricks
setting-first_dealer = Who deals first
setting-first_dealer-None = by lot

# Why not
why-not-follow = { $suit ->
    [yellow] Yellow is to be followed and you hold yellow
    [red] Red is to be followed and you hold red
    [blue] Blue is to be followed and you hold blue
   *[green] Green is to be followed and you hold green
}, so this card must wait: { $card }.
why-not-even = A bid of { $bid } is not allowed: the bids would add up to { $tricks ->
    [one] the one trick
   *[other] the { $tricks } tricks
} of the round.
why-not-not-in-hand = You do not hold this card: { $card }.

# What is to be expected of a bid or a card
hint = { $met ->
    [none] about
   *[other] just what you bid: about { $met } %, some
} { $points ->
    [one] one point
   *[other] { $points } points
}
