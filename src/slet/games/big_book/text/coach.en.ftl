# What a coach says in somebody's first games. When it is said, coach.py knows.

nearly-frightened =
    You hold { $madness } Madness. With six in hand at the end of your turn you are out of the game: { $madness ->
        [5] keep six cards in hand, and nothing is drawn.
       *[other] get rid of one before that.
    }
last-chance =
    When the next turn begins, the monster is judged, and { $curses ->
        [one] a curse is
       *[other] { $curses } curses are
    } left. You can break one: { $sixth ->
        [yes] if any is left then, all lose.
       *[no] if none is left then, there is a bonus and no penalty.
    }
break-before-it-strikes =
    { $kind ->
        [water] The water curse
        [earth] The earth curse
        [fire] The fire curse
        [air] The air curse
       *[multi] The multi-element curse
    } on space { $space } strikes when the next turn begins. You can break it before that.
short-deck =
    Your draw deck has { $cards ->
        [0] no card
        [one] one card
       *[other] { $cards } cards
    } left. Drawing past its end brings you a Madness, so mind how much you draw and spend.
overpaying = Of this element { $missing } is still missing, and one card gives { $value }. What is paid too much is lost; a smaller card would do.
overpaid = You paid { $lost } more than was asked, and that is lost. Smaller cards that just make up the price leave you more.

look-first = Look at the curses first and at your cards second. Four of its element break a curse, and you may act as often as you can pay.
break-by-support =
    { $kind ->
        [water] The water curse
        [earth] The earth curse
        [fire] The fire curse
        [air] The air curse
       *[multi] The multi-element curse
    } is too dear for your hand alone. But cards in any support pay for you too, and together that is enough.
break-now =
    { $kind ->
        [water] You can break the water curse now,
        [earth] You can break the earth curse now,
        [fire] You can break the fire curse now,
        [air] You can break the air curse now,
       *[multi] You can break the multi-element curse now,
    } wherever the marker is. It also brings you a card of value 2.
strikes-next =
    { $curses ->
        [one] The curse
       *[other] The { $curses } curses
    } on space { $space } will strike when the next turn begins and the marker gets there. Whom a curse hits stands on it.
struck = A curse strikes once only, when the marker comes. It stays all the same until it is broken, and it counts when the monster is judged.
judged-next =
    In the next turn the page is turned. { $curses ->
        [one] If the curse that is left is not broken by then, all suffer the penalty.
       *[other] If even one of the { $curses } curses is left by then, all suffer the penalty.
    }
sixth = This is the sixth monster, and it decides: no curse may be left when its page would be turned. Then all win, otherwise all lose.
several-times =
    You can pay for a spell { $times ->
        [2] twice
       *[other] up to three times
    } at once: the numbers in square brackets grow with it. A spell is cast once a turn, so more at once is worth it.
ability = Your magician has an ability that you can use now. It works once in each of your turns.
from-support = A card in anybody’s support may pay for you. It then goes to its owner’s discard pile.
into-support = Cards in the support are there for all: whoever acts may pay with them. Put there what a curse on the board will ask for.
given-action = Somebody gives you an action now. You pay it as in your own turn, and you may also decline.
madness = Madness pays for nothing and takes up room in your hand. For two of one element you can banish one.
ran-out = Your deck ran out and was shuffled anew, and with it came a Madness. That happens each time.
recovering = You hold { $cards } cards and end your turn with six. Only element cards can go; Madness stays.
telepathy =
    Somebody else holds enough to break { $kind ->
        [water] the water curse
        [earth] the earth curse
        [fire] the fire curse
        [air] the air curse
       *[multi] the multi-element curse
    }. Telepathy would let that happen now, in your turn.
much-madness = You hold { $madness } Madness already. Two of one element banish one: that is cheap while your hand still has room.
build =
    { $curses ->
        [0] All curses of this page are broken. Use what is left to build: a new spell or a better card pays off for the whole game.
       *[other] There is no curse you can break yet, so build: a new spell or a better card pays off for the whole game.
    }
not-every-monster = { $curses } curses are left and little time. Only the sixth monster must be defeated, so use your cards for what will help you later.
weak-cards = You hold { $cards } cards of value 1. Combustion takes weak cards out of the game, and you draw the strong ones more often.
spend = Your hand is filled up to six at the end of the turn. What you can use now need not be saved.
