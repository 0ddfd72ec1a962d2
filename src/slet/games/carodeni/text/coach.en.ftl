# What a coach says in somebody's first games. When it is said, coach.py knows.

ready =
    All that your potion worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } asks for is there. Play a witch with its flag, and she can brew it in this turn; another card cannot.
no-brewer = { $potions } potions wait, and none of your witches has the flag of any. A witch who can brew them helps more than a further potion.
strong-gatherer =
    She gathers { $gathers } things a turn. If she brews, she joins the clan and gathers no more: are { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for both worth it?
new-kind = A kind of tool that your clan lacks brings more: different ones score 1, 3, 6, 10 and 15. You have { $now } and could have { $points }.
rest-too-early = A rest brings only one card back now, and you still hold { $witches } witches. Each of them can gather first.

first-turn = Look what your waiting potion asks for, and gather that. Take a witch early, because novices cannot brew.
against-ostara = Ostara goes first in each of the { $rounds } rounds and takes what her token says. You win with more points than she has.
points =
    Each of { $points ->
        [one] this { $points } point
       *[other] these { $points } points
    } takes one thing at its place: mountains first, then the forest, then the lake. None can be kept.
opening =
    Something here would complete a potion worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and this witch could brew it at once. What you gather in this turn counts.
replaced = What you took has been replaced already. With your next point here you may take the new one.
two-sides = Turned over, a potion is a tool. As which of the two you take it, it stays for good.
renewing = The sign of arrows: before gathering you may renew all witches, all potions, or the ingredients of one place. Or nothing.
brewing = What is brewed enters your clan with the witch and the waiting tools it used. Only there do cards score.
pair = Two equal ingredients may stand for one that is missing, or for a tool. That is how one of your potions can be paid.
main-colour =
    She can brew by any of her flags, but { $main ->
        [none] she counts for no goal: she has no main colour.
       *[other] for goals she counts in her main colour only.
    }
taming = If you do not brew, your witch may tame one waiting animal for one ingredient. She stays with you; different animals bring points.
end =
    { $rounds ->
        [0] This round is the last.
        [one] After this round there is one more.
       *[other] After this round there are { $rounds } more.
    } { $waiting ->
        [0] Only what is in your clan scores, and a point for each kind of ingredient left.
        [one] Your waiting potion scores nothing unless you brew it.
       *[other] Your { $waiting } waiting potions score nothing unless you brew them.
    }
near-goal =
    The goal worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } lacks one thing in your clan: { $thing ->
        [witch-red] a red witch
        [witch-blue] a blue witch
        [witch-green] a green witch
        [witch-yellow] a yellow witch
        [potion-red] a red potion
        [potion-blue] a blue potion
        [potion-green] a green potion
        [potion-yellow] a yellow potion
        [tool-flask] a flask
        [tool-crystal] a crystal
        [tool-candle] a candle
        [tool-mortar] a mortar
        [tool-book] a book
       *[animals] one more animal
    }. Whoever is first takes it.
rival-near =
    Somebody else lacks one thing for the goal worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, which you have begun too. Be first, or look for another.
last-goals = Two goals are left. As soon as one of them is taken, the end begins: that round and one more.
rest = A rest brings { $cards } cards back to your hand and two ingredients of your choice. You hardly have anything else to play.
leftovers =
    The last round: each kind of ingredient you have left scores 1 point, and { $missing ->
        [one] one kind is
       *[other] { $missing } kinds are
    } missing.
