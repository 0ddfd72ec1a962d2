# What a coach says in somebody's first games. When it is said, coach.py knows.

ends-the-turn = One of your cards takes a wizard into Ravenskeep, and that ends the turn at once. Is there a use for another card before it?
too-far =
    Ravenskeep is { $missing ->
        [one] { $missing } step
       *[other] { $missing } steps
    } from space { $space }. A wizard going { $steps } passes it by: steps are never given up.
traps-own =
    A tower set down on space { $space } would trap { $wizards ->
        [one] your own wizard
       *[other] your own wizards
    } there, who could not walk until it moves on.
card-left = Going in ended your turn with a card to spare. It pays to look first what the other card could do.

two-cards = Two cards a turn, one after the other. Move the tower you stand on first and walk on from there: that takes you furthest.
alone =
    One card a turn, and all must be in when the cards are used up. { $cards ->
        [one] One more is left for
       *[other] { $cards } more are left for
    } { $outside ->
        [one] { $outside } wizard
       *[other] { $outside } wizards
    }.
fits = Count it: { $steps } from space { $space } is exactly Ravenskeep. Only an exact move goes in, and one of your cards fits.
trapped =
    A tower came down on your wizard on space { $space }. As soon as it moves on he is free again{ $memory ->
        [strict] ; nobody is shown him, so remember the place
       *[assisted] {""}
    }.
traps-others =
    { $wizards ->
        [one] A wizard stands
       *[other] { $wizards } wizards stand
    } on space { $space }, and one of your cards can set a tower on top from { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    } away. That fills a potion.
die-card = A card with dice is rolled first. Only then do you choose what goes that far, or leave everything as it is.
roll-again =
    You rolled { $rolled } and may roll { $rolls ->
        [one] once more
       *[other] { $rolls } more times
    }. Then only the new roll counts, even if it is worse.
any-tower = You may move any tower, also one where you have no wizard. All who stand on it go along.
floors = On space { $space } there are { $floors } towers. Choose which one to take hold of: all above it comes along, what is below stays.
blocked = A tower on space { $space } cannot go { $steps } now: it would land on Ravenskeep, and no tower may do that.
spell =
    You can pay for a spell: the cheapest costs { $price ->
        [one] { $price } full potion
       *[other] { $price } full potions
    }. { $goal ->
        [yes] Spent potions still count as filled.
       *[no] Spent potions are gone for good.
    }
flew = Ravenskeep has flown to a crest with no wizard on it: space { $keep }. As things stand, its next flight goes to space { $next }.
last-round = The goal has been met, so this round is the last. Full potions decide if several get there: keep them unless they bring you in.
rides-along = The wizard that moves stands beside yours. For a potion yours rides along to the same space, into Ravenskeep too.
goes-round = A card was played, and you may cast before it takes effect, claim a spell for later, or pass. One player casts for each card.
partner = Once a turn you may ask your partner for a card. You give one back for it, which may be the same.
moves-partner = All your wizards are in, so your wizard cards now move your partner’s. Bringing one in ends your turn.
new-hand = None of these cards gets you on. You may swap all three: then one tower may go one step, and the turn is over.
empty-potions =
    { $outside ->
        [0] All your wizards are in, but
       *[other] Only { $outside } wizard is left to bring in, but
    } { $empty } of your potions are empty. You need them full, so set towers on wizards.
hoard = You have { $full } full potions. At the end they only settle a tie, so a spell that gets you on is worth its price.
