# What a coach says in somebody's first games. When it is said, coach.py knows.

none-with-a-wizard =
    { $wizards ->
        [one] The first wizard in a trick always takes it.
       *[other] You hold { $wizards } wizards, and the first one in a trick always takes it.
    } A bid of 0 hardly goes with that.
hopes = Of your cards, { $high } are high but no trump, and any trump beats them. Count about every second one as a trick.
second-wizard = A wizard lies there already, and the first one wins. Yours would be wasted, so keep it for later.
enough =
    { $bid ->
        [0] You bid none, and a trick
        [one] You have the one trick you bid, and another
       *[other] You have the { $bid } tricks you bid, and another
    } would cost { $cost } points: play a card that loses to what lies there.
smallest =
    You play last, so the smallest card that wins is enough: { $suit ->
        [yellow] yellow { $rank }
        [red] red { $rank }
        [blue] blue { $rank }
        [green] green { $rank }
       *[wizard] a wizard
    }.
missed =
    You bid { $bid } and took { $taken }: { $lost } points lost. A trick too many costs as much as one too few.

first-bid =
    One card, one question: will it win? { $card ->
        [wizard] Yours is a wizard, so almost surely.
        [jester] Yours is a jester, so hardly ever.
        [trump] Yours is a trump, so quite likely.
        [leads] Yours is no trump, but you lead: it wins unless something stronger falls.
       *[follows] Yours is no trump: it can win only if its colour is led.
    }
trump =
    { $suit ->
        [yellow] Yellow is trump in this round: even yellow 1
        [red] Red is trump in this round: even red 1
        [blue] Blue is trump in this round: even blue 1
       *[green] Green is trump in this round: even green 1
    } beats a 13 of any other colour.
no-trump = A jester was turned up, so there is no trump in this round. Only the colour that was led wins – and wizards, of course.
last-round = In the last round all the cards are dealt. None is left to turn up, so there is no trump.
names-trump =
    A wizard was turned up and you deal, so you name the trump. { $suit ->
        [yellow] A good one is what you hold most of, say yellow: { $held }.
        [red] A good one is what you hold most of, say red: { $held }.
        [blue] A good one is what you hold most of, say blue: { $held }.
        [green] A good one is what you hold most of, say green: { $held }.
       *[none] You hold no colour at all, so it hardly matters which.
    }
forbidden = You bid last, and the bids may not add up to the number of tricks, { $tricks }. So { $bid } is not open to you.
jester-held = You hold a jester: it takes no trick unless only jesters fall. Do not count it, but keep it for when you want to lose.
jester-led =
    { $jesters ->
        [one] Only a jester lies there so far.
       *[other] Only jesters lie there so far.
    } Play what you like: if it has a colour, the others must follow it.
wizard-led = A wizard was led, so nothing has to be followed. The trick has its owner: play what you need least.
instead =
    { $suit ->
        [yellow] You hold yellow, which was led,
        [red] You hold red, which was led,
        [blue] You hold blue, which was led,
       *[green] You hold green, which was led,
    } and you may still play { $instead ->
        [wizard] your wizard
        [jester] your jester
       *[both] a wizard or a jester
    } instead. That is allowed at any time.
free =
    { $suit ->
        [yellow] You hold no yellow,
        [red] You hold no red,
        [blue] You hold no blue,
       *[green] You hold no green,
    } so you may play anything. Trump is one way; nobody has to trump.
met =
    { $taken ->
        [0] Exactly as you said, none at all: { $points } points.
       *[other] Exactly as you said: 20 points and 10 for each trick, { $points } in all for { $taken }.
    }
not-exact =
    { $how ->
        [over] You have more tricks than you bid.
       *[under] Your bid is out of reach now.
    } Each trick you are off costs 10 points, so stay as close to it as you can.
get-rid =
    You want no more tricks, and { $suit ->
        [yellow] yellow { $rank }
        [red] red { $rank }
        [blue] blue { $rank }
        [green] green { $rank }
       *[wizard] your wizard
    } cannot win this one. A good moment to be rid of it.
too-few-bid = All bids together make { $bids }, but { $tricks } tricks will be played. Somebody will get more than they bid, so mind your high cards.
too-many-bid = All bids together make { $bids }, and only { $tricks } can be taken. Tricks will be fought for: take yours early.
