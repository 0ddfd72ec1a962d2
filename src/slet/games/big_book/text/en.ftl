name = The Big Book of Madness
tagline = Break the curses of six monsters together, and do not lose your nerve.
# Where in the game: "goes on from …".
part = round { $number }

# Pieces
card = { $element ->
    [water] water { $value }
    [earth] earth { $value }
    [fire] fire { $value }
    [air] air { $value }
   *[madness] Madness
}
element = { $element ->
    [water] water
    [earth] earth
    [fire] fire
   *[air] air
}
spell = { $name ->
    [growth] Growth
    [ice] Ice
    [combustion] Combustion
    [telepathy] Telepathy
    [cool-head] Cool Head
    [chilling-touch] Chilling Touch
    [hoarfrost] Hoarfrost
    [glacial] Glacial
    [freeze] Freeze
    [rime] Rime
    [polar-circle] Polar Circle
    [embodiment] Embodiment
    [ice-palace] Ice Palace
    [essence-of-earth] Essence of Earth
    [abundance] Abundance
    [fertile-soil] Fertile Soil
    [resolve] Resolve
    [stoneskin] Stoneskin
    [circle-of-life] Circle of Life
    [strength-of-the-mountains] Strength of the Mountains
    [embrace-of-the-earth] Embrace of the Earth
    [petrification] Petrification
    [blazing-power] Blazing Power
    [embers] Embers
    [spark] Spark
    [cleansing-flame] Cleansing Flame
    [melting-cauldron] Melting Cauldron
    [from-the-ashes] From the Ashes
    [aura-of-fire] Aura of Fire
    [heat-of-battle] Heat of Battle
    [dragons-breath] Dragon’s Breath
    [mind-control] Mind Control
    [exchange-of-thoughts] Exchange of Thoughts
    [wind-messenger] Wind Messenger
    [telekinesis] Telekinesis
    [eye-of-the-hurricane] Eye of the Hurricane
    [joined-minds] Joined Minds
    [levitation] Levitation
    [brainstorm] Brainstorm
    [timelessness] Timelessness
   *[other] { $name }
}
curse = { $kind ->
    [water] water curse
    [earth] earth curse
    [fire] fire curse
    [air] air curse
   *[multi] multi-element curse
}
page = { $name ->
    [bog-piper] Bog Piper
    [gelatinous-cube] Gelatinous Cube
    [shadow-imp] Shadow Imp
    [whispering-eye] Whispering Eye
    [dread-face] Dread Face
    [tome-glutton] Tome Glutton
    [silent-warden] Silent Warden
    [warlock] Warlock
    [sea-wraith] Sea Wraith
    [lord-of-the-deep] Lord of the Deep
    [rune-golem] Rune Golem
    [fear-eater] Fear Eater
    [dragon] Dragon
    [ice-queen] Ice Queen
    [spell-eater] Spell Eater
    [wind-trickster] Wind Trickster
    [last-page] the last page
   *[other] { $name }
}
magician = { $name ->
    [rosana] Rosana L’eiac
    [harold] Harold o’Ceanne
    [viktor] Viktor Ogoňok
    [sandra] Sandra Laveah
    [larry] Larry Wheeter
    [alice] Alice Maluseen
    [violetta] Violetta d’Revois
   *[patrik] Patrik Selenney
}
ability = { $magician ->
    [rosana] The support holds five cards.
    [harold] Once in his own turn he may pay with an air card of value 1 as any element.
    [viktor] Once in his own turn he may discard a Madness from hand and draw a card for it.
    [sandra] Once in her own turn she may refresh a used spell, whoever’s it is.
    [larry] Once in his own turn he may turn over the top card of his deck: Madness is banished, anything else discarded.
    [alice] Whenever she breaks a curse, she may draw a card.
    [violetta] Once in her own turn she may swap up to two cards of her hand with cards of her support.
   *[patrik] He may know six spells.
}

# What cards say
effect = { $who }: { $parts }.
effect-once = { $parts }.
effect-then = , then{" "}
effect-and = {" "}and{" "}
effect-may = may { $parts }
who = { $who ->
    [you] You
    [one-other] One other player
    [one-player] One player
    [you-and-one-other] You and one other player
    [some-others] { $count ->
        [one] { $shown } other player
       *[other] Each of { $shown } other players
    }
    [some-players] { $count ->
        [one] { $shown } player
       *[other] Each of { $shown } players
    }
    [others] Every other player
    [all] Each player
    [active] The active player
    [active-and-next] The active player and the next
   *[once] Everybody
}
whose = { $who ->
    [you] your
   *[other] their
}
cards = { $how ->
    [all] all { $what ->
        [water] water cards
        [earth] earth cards
        [fire] fire cards
        [air] air cards
        [element] element cards
        [strong] element cards of value 2 or 3
        [one] cards of value 1
       *[card] cards
    }
    [any] any number of cards
    [as-many] as many cards
   *[just] { $how ->
        [upto] up to { $shown }
       *[just] { $shown }
    } { $what ->
        [water] water { $count ->
            [one] card
           *[other] cards
        }
        [earth] earth { $count ->
            [one] card
           *[other] cards
        }
        [fire] fire { $count ->
            [one] card
           *[other] cards
        }
        [air] air { $count ->
            [one] card
           *[other] cards
        }
        [element] element { $count ->
            [one] card
           *[other] cards
        }
        [strong] element { $count ->
            [one] card
           *[other] cards
        } of value 2 or 3
        [one] { $count ->
            [one] card
           *[other] cards
        } of value 1
        [different] element cards of different elements
        [random] random { $count ->
            [one] card
           *[other] cards
        }
       *[card] { $count ->
            [one] card
           *[other] cards
        }
    }
}
place-or = {" "}{ $count ->
    [one] or
   *[other] and/or
}{" "}
place-and = {" "}and{" "}
place = { $place ->
    [hand] from hand
    [discard] from { $whose } discard pile
    [support] from { $whose } support
    [shared] from the shared support
    [destroyed] among those destroyed
    [deck] from the top of { $whose } draw deck
   *[stack] of the Madness stack
}
do-draw = draw { $cards }
do-fill = draw until { $shown } cards are in { $whose } hand
do-keep = discard down to { $shown } cards in hand
do-discard = { $place ->
    [deck] { $how ->
        [all] discard { $whose } whole draw deck
       *[other] discard { $cards }{ $places }
    }
   *[other] discard { $cards }{ $places }
}
do-destroy = { $place ->
    [stack] destroy { $shown } { $count ->
        [one] card
       *[other] cards
    }{ $places }
   *[other] destroy { $cards }{ $places }
}
do-destroy-spell = destroy { $shown } of { $whose } spells
do-destroy-library = destroy the face-up spell of each library pile that has more below it
do-support = put { $cards }{ $places } into { $whose } support
do-lay-on-deck = lay { $cards }{ $places } on top of { $whose } draw deck
do-take = take { $cards }{ $places } into hand
do-banish = banish { $how ->
    [all] all Madness
    [upto] up to { $shown } Madness
   *[other] { $shown } Madness
}{ $places }
do-upgrade = destroy { $cards }{ $places }; for an element card the next higher one comes there
do-madness = { $target ->
    [discard] add { $shown } Madness to { $whose } discard pile
    [deck] add { $shown } Madness on top of { $whose } draw deck
    [hand] take { $shown } new Madness into hand
    [support] receive { $shown } Madness into { $whose } support
   *[curses] lay { $shown } Madness under every curse; whoever breaks a curse takes it into their discard pile
}
do-shuffle = { $what ->
    [hand] shuffle { $whose } hand into { $whose } draw deck and draw one card fewer
   *[discard] shuffle { $whose } discard pile into { $whose } draw deck
}
do-use-up = turn { $shown } of { $whose } ready spells to used
do-neutralise-spell = neutralise { $shown } of { $whose } spells until a new monster comes
do-neutralise-curse = neutralise { $shown } { $count ->
    [one] curse
   *[other] curses
}
do-refresh = { $how ->
    [all] refresh all { $spell ->
        [yes] { $whose } other used spells
       *[no] { $whose } used spells
    }
   *[other] refresh { $how ->
        [upto] up to { $shown }
       *[other] { $shown }
    } { $spell ->
        [yes] other used
       *[no] used
    } { $count ->
        [one] spell
       *[other] spells
    } of any players
}
do-act = perform { $count ->
    [one] { $shown } action
   *[other] up to { $shown } actions
}
do-embody = perform { $shown } { $count ->
    [one] action
   *[other] actions
} paid from the shared support alone; those cards stay there
do-exchange = swap { $how ->
    [upto] up to { $shown }
   *[other] { $shown }
} hand { $count ->
    [one] card
   *[other] cards
} with the caster
do-receive = receive { $how ->
    [upto] up to { $shown }
   *[other] { $shown }
} hand { $count ->
    [one] card
   *[other] cards
} from the caster
do-gain = add one value-2 card of choice to { $whose } discard pile
do-trade = discard a card of value 1 and lay a value-3 card of that element on top of { $whose } draw deck
do-learn = learn a face-up library spell for nothing
do-token = put an element token on every other curse, so that breaking it costs one more
front-won = You all win!
front-lost = You all lose!

# The same in a few words, for the small face of a curse
short = { $who }: { $parts }
short-then = ,{" "}
short-who = { $who ->
    [all] Each
    [active] Active
    [active-and-next] Active, next
   *[once] {""}
}
short-draw = draw { $count }
short-discard = { $place ->
    [deck] { $how ->
        [all] discard deck
       *[just] discard { $count } of deck
    }
    [support] { $how ->
        [all] empty support
       *[just] discard { $count } of support
    }
   *[hand] { $how ->
        [all] discard hand
       *[just] discard { $what ->
            [water] { $count } water
            [earth] { $count } earth
            [fire] { $count } fire
            [air] { $count } air
            [different] { $count } different elements
            [random] { $count } by chance
           *[card] { $place ->
                [hand] { $count } of hand
               *[none] { $count }
            }
        }
    }
}
short-destroy = { $place ->
    [stack] The stack loses { $count } Madness
    [deck] destroy { $count } of deck
   *[hand] destroy { $count } { $what ->
        [strong] of value 2–3
       *[element] of hand
    }
}
short-madness = { $target ->
    [discard] { $count } Madness
    [deck] { $count } Madness on deck
    [hand] { $count } Madness in hand
   *[support] { $count } Madness in support
}
short-lay-on-deck = lay { $count } on deck
short-use-up = { $count } spell{ $count ->
    [one] {""}
   *[other] s
} used
short-neutralise-spell = neutralise { $count } spell{ $count ->
    [one] {""}
   *[other] s
}
short-shuffle = hand into deck, draw 1 fewer
short-token = Token on every other curse

# Questions
# How many are still to be chosen
still = { $how ->
    [one] {""}
    [may] {" "}You may also leave it.
    [any] {" "}As many as you like.
    [upto] {" "}Up to { $left } more.
   *[just] {" "}{ $left } more.
}
ask-magician = Which magician will you be? Each has an ability and a deck of their own.
ask-before-grimoire = Do you use your ability before the marker moves?
ask-action = { $payable ->
    [yes] { $curses ->
        [0] All curses are broken. Which action do you pay for?
       *[other] { $turns ->
            [one] { $curses ->
                [one] { $curses } curse
               *[other] { $curses } curses
            } to break, and this turn is the last. What do you do?
           *[other] { $curses ->
                [one] { $curses } curse
               *[other] { $curses } curses
            } to break in { $turns } turns. What do you do?
        }
    }
   *[no] You have nothing left to pay with. End your actions?
}
ask-given-action = An effect lets you perform { $left ->
    [one] an action right now, which you pay for yourself. Which one?
   *[other] up to { $left } actions right now, which you pay for yourself. Which one first?
}
ask-extra-action = Which action do you pay for, with { $extra } on top? What it gives is lost.
ask-pay = Which card do you pay with?
ask-player = Which player is the effect for?
ask-may = { $source ->
    [blazing-power] You may discard a card and draw another one for it. Do you?
    [lord-of-the-deep] For the defeated monster you may banish all Madness from your discard pile. Do you?
    [rune-golem] For the defeated monster you may draw two cards. Do you?
    [ice-queen] For the defeated monster you may refresh all your spells and draw a card. Do you?
   *[other] You may, but need not. Do you use it?
}
ask-alice = Do you draw a card for breaking the curse?
ask-reward = Which value-2 card do you take for breaking the curse?
ask-gain = Which value-2 card do you add to your discard pile?{ still }
ask-learn = Which spell do you learn for nothing?{ still }
ask-lose-spell = Which of your spells do you destroy?{ still }
ask-use-up = Which of your ready spells do you turn to used?{ still }
ask-neutralise = Which of your spells do you neutralise? Until a new monster comes it cannot be cast.{ still }
ask-neutralise-curse = Which curse do you neutralise? Until the next turn it has no effect and cannot be broken.{ still }
ask-refresh = Which used spell do you refresh?{ still }
ask-token = Which element token goes on this multi-element curse? Breaking it will cost one more of that element.
ask-discard = { $many ->
    [no] Which card do you discard?
   *[yes] Which cards do you discard?
}{ still }
ask-destroy = { $many ->
    [no] Which card do you destroy?
   *[yes] Which cards do you destroy?
}{ still }
ask-upgrade = { $many ->
    [no] Which card do you destroy for a higher one?
   *[yes] Which cards do you destroy for higher ones?
}{ still }
ask-support = { $many ->
    [no] Which card goes into your support?
   *[yes] Which cards go into your support?
}{ still }
ask-lay-on-deck = { $many ->
    [no] Which card goes on top of your draw deck?
   *[yes] Which cards go on top of your draw deck, the last one uppermost?
}{ still }
ask-take = { $many ->
    [no] Which card do you take into your hand?
   *[yes] Which cards do you take into your hand?
}{ still }
ask-banish = { $many ->
    [no] Which Madness do you banish?
   *[yes] Which Madness do you banish?
}{ still }
ask-trade = Which value-1 card do you discard for one of value 3?{ still }
ask-give = { $many ->
    [no] Which card do you give away?
   *[yes] Which cards do you give away?
}{ still }
ask-swap = Which card do you swap?{ still }
ask-swap-back = Which card do you give in return?
ask-swap-out = Which card of your support do you swap?
ask-swap-in = Which card of your hand goes into the support for it?
ask-recover = Recovery: { $over ->
    [one] which element card do you discard, down to six in hand?
   *[other] which element cards do you discard, down to six in hand? Still to choose: { $over }.
}

# Options
option-magician = { $magician }
option-card = { $card } ({ $place ->
    [hand] hand
    [discard] discard pile
    [support] support of { $seat }
   *[destroyed] destroyed cards
})
    .you = { $card } ({ $place ->
        [hand] hand
        [discard] discard pile
        [support] your support
       *[destroyed] destroyed cards
    })
option-wild = air 1 as { $element ->
    [water] water
    [earth] earth
   *[fire] fire
} ({ $place ->
    [hand] hand
   *[support] support of { $seat }
})
    .you = air 1 as { $element ->
        [water] water
        [earth] earth
       *[fire] fire
    } ({ $place ->
        [hand] hand
       *[support] your support
    })
option-enough = No more
option-cast = Cast { $spell }{ $times ->
    [one] {""}
   *[other] {" "}× { $times }
}
option-learn = Learn { $spell }
option-acquire = Take { $card }
option-extra = Pay { $card } on top
option-break = Break the { $curse }
option-banish = Banish a Madness ({ $place ->
    [hand] hand
   *[support] support of { $seat }
})
    .you = Banish a Madness ({ $place ->
        [hand] hand
       *[support] your support
    })
option-ability = Use your ability
option-done = End your actions
option-use = Yes
option-decline = No
option-player = { $seat }
    .you = You
option-spell = { $spell } ({ $seat })
    .you = { $spell } (yours)
option-curse = The { $curse }
option-token = { $element ->
    [water] Water
    [earth] Earth
    [fire] Fire
   *[air] Air
}

# What happened; .you is read by whoever did it, .you-FIELD by whom it happened to
event-starts = { $seat } begins.
    .you = You begin.
event-chose-magician = { $seat } is { $magician }.
    .you = You are { $magician }.
event-turn = Turn { $turn }: { $seat }. Used spells are refreshed.
    .you = Turn { $turn } is yours. Your used spells are refreshed.
event-moved = { $space ->
    [0] The invocation marker comes to the invocation space.
   *[other] The invocation marker comes to space { $space }.
}
event-opened = Round { $round }: { $page } comes out of the book.
event-curse-laid = The { $curse } is laid on { $place ->
    [0] space 2
    [1] space 3 on the left
    [2] space 3 on the right
    [3] space 4
   *[4] space 5
}.
event-set-off = The { $curse } takes effect.
event-defeated = { $page } is defeated!
event-escaped = { $page } escapes: { $curses ->
    [one] one curse is
   *[other] { $curses } curses are
} unbroken.
event-curse-returned = The { $curse } goes under its deck.
event-turned-up = { $what ->
    [spells] Neutralised spells are turned up again.
   *[curses] Neutralised curses are turned up again.
}
event-drew = { $seat } draws { $cards }.
    .you = You draw { $cards }.
event-drew-some = { $seat } draws { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
    .you = You draw { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
event-showed = { $seat } shows { $card }.
    .you = You show { $card }.
event-reshuffled = { $seat } shuffles the discard pile into a new draw deck ({ $cards ->
    [one] one card
   *[other] { $cards } cards
}).
    .you = You shuffle your discard pile into a new draw deck ({ $cards ->
    [one] one card
   *[other] { $cards } cards
}).
event-shuffled = { $seat } shuffles the { $what ->
    [hand] hand
   *[discard] discard pile
} into the draw deck.
    .you = You shuffle your { $what ->
    [hand] hand
   *[discard] discard pile
} into your draw deck.
event-from-deck = { $seat } { $to ->
    [discard] discards
    [destroyed] destroys
   *[stack] banishes
} from the top of the draw deck: { $cards }.
    .you = You { $to ->
    [discard] discard
    [destroyed] destroy
   *[stack] banish
} from the top of your draw deck: { $cards }.
event-took-madness = { $seat } gets a Madness { $to ->
    [discard] in the discard pile
    [deck] on top of the draw deck
    [hand] in hand
   *[support] in the support
}.
    .you = You get a Madness { $to ->
    [discard] in your discard pile
    [deck] on top of your draw deck
    [hand] in hand
   *[support] in your support
}.
event-stack-lost = { $cards ->
    [one] One Madness of the stack is
   *[other] { $cards } Madness of the stack are
} destroyed.
event-under-curses = { $cards ->
    [one] One Madness is
   *[other] { $cards } Madness are
} laid under the curses.
event-paid = { $seat } pays { $cards }{ $owner ->
    [none] {""}
   *[other] {" "}from { $owner-own ->
        [yes] their own support
       *[no] the support of { $owner }
    }{ $stay ->
        [yes] , where it stays
       *[no] {""}
    }
}.
    .you = You pay { $cards }{ $owner ->
    [none] {""}
   *[other] {" "}from { $owner-own ->
        [yes] your own support
       *[no] the support of { $owner }
    }{ $stay ->
        [yes] , where it stays
       *[no] {""}
    }
}.
    .you-owner = { $seat } pays { $cards } from your support{ $stay ->
    [yes] , where it stays
   *[no] {""}
}.
event-paid-wild = { $card } of { $seat } counts as { $element ->
    [water] water
    [earth] earth
   *[fire] fire
}.
    .you = Your { $card } counts as { $element ->
    [water] water
    [earth] earth
   *[fire] fire
}.
event-overpaid = { $seat } pays more than the price; lost: { $lost }.
    .you = You pay more than the price; lost: { $lost }.
event-cast = { $seat } casts { $spell }{ $times ->
    [one] {""}
   *[other] {" "}× { $times }
}.
    .you = You cast { $spell }{ $times ->
    [one] {""}
   *[other] {" "}× { $times }
}.
event-learned = { $seat } learns { $spell }.
    .you = You learn { $spell }.
event-uncovered = In the library { $spell } is turned up.
event-lost-spell = { $seat } loses { $spell }.
    .you = You lose { $spell }.
event-library-lost = { $spell } is destroyed in the library.
event-acquired = { $seat } gets { $card } { $to ->
    [hand] in hand
    [discard] in the discard pile
    [support] in the support
   *[deck] on top of the draw deck
}.
    .you = You get { $card } { $to ->
    [hand] in hand
    [discard] in your discard pile
    [support] in your support
   *[deck] on top of your draw deck
}.
event-broke = { $seat } breaks the { $curse }{ $madness ->
    [0] {""}
   *[other] {" "}and takes the Madness under it
}.
    .you = You break the { $curse }{ $madness ->
    [0] {""}
   *[other] {" "}and take the Madness under it
}.
event-banished = { $seat } banishes a Madness { $place ->
    [hand] from hand
    [support] from a support
   *[discard] from the discard pile
}.
    .you = You banish a Madness { $place ->
    [hand] from your hand
    [support] from a support
   *[discard] from your discard pile
}.
event-discarded = { $seat } discards { $cards }{ $owner ->
    [none] {""}
   *[other] {" "}from { $owner-own ->
        [yes] their own support
       *[no] the support of { $owner }
    }
}.
    .you = You discard { $cards }{ $owner ->
    [none] {""}
   *[other] {" "}from { $owner-own ->
        [yes] your own support
       *[no] the support of { $owner }
    }
}.
    .you-owner = { $seat } discards { $cards } from your support.
event-destroyed = { $seat } destroys { $cards }.
    .you = You destroy { $cards }.
event-supported = { $seat } puts { $card } into the support.
    .you = You put { $card } into your support.
event-laid-on-deck = { $seat } lays { $card } on top of the draw deck.
    .you = You lay { $card } on top of your draw deck.
event-hid-on-deck = { $seat } lays a card face down on top of the draw deck.
    .you = You lay a card face down on top of your draw deck.
event-took = { $seat } takes { $card } into hand { $place ->
    [discard] from the discard pile
    [support] from the support
   *[destroyed] from among those destroyed
}.
    .you = You take { $card } into your hand { $place ->
    [discard] from your discard pile
    [support] from your support
   *[destroyed] from among those destroyed
}.
event-gave = { $seat } gives { $card } to { $other }.
    .you = You give { $card } to { $other }.
    .you-other = { $seat } gives you { $card }.
event-passed = { $seat } gives { $card } to { $other }; nobody else sees it.
    .you = You give { $card } to { $other }; nobody else sees it.
    .you-other = { $seat } gives you { $card }; nobody else sees it.
event-passed-unseen = { $seat } gives a card to { $other }.
    .you = You give a card to { $other }.
    .you-other = { $seat } gives you a card.
event-refreshed = { $seat } refreshes { $spell } ({ $owner }).
    .you = You refresh { $spell } ({ $owner }).
    .you-owner = { $seat } refreshes your { $spell }.
event-used-up = { $seat } turns { $spell } to used.
    .you = You turn { $spell } to used.
event-neutralised = { $seat } neutralises { $spell }.
    .you = You neutralise your { $spell }.
event-curse-neutralised = { $seat } neutralises the { $curse }.
    .you = You neutralise the { $curse }.
event-token-placed = { $element ->
    [water] A water
    [earth] An earth
    [fire] A fire
   *[air] An air
} token is put on the { $curse }.
event-ability = { $seat } uses the ability of { $magician }.
    .you = You use your ability: { $magician }.
event-chosen = { $seat } chooses { $other-own ->
        [yes] themselves
       *[no] { $other }
    }.
    .you = You choose { $other-own ->
        [yes] yourself
       *[no] { $other }
    }.
    .you-other = { $seat } chooses you.
event-declined = { $seat } declines the action.
    .you = You perform no action.
event-frightened = { $seat } is frightened to death and out of the game.
    .you = You are frightened to death and out of the game.
event-won = The book is closed!
event-lost = { $why ->
    [stack] A Madness has to be taken, and there is none left.
    [sixth] The last monster is free.
   *[all-out] Everybody is frightened to death.
}

# How it ended
reason-won = The last monster is defeated: you all win.
reason-lost-stack = The Madness stack is empty and somebody had to take from it.
reason-lost-sixth = The last monster was not defeated.
reason-lost-all-out = All players are frightened to death.

# Why something cannot be done
due = { $number } { $element ->
    [water] water
    [earth] earth
    [fire] fire
   *[air] air
}
why-not-cannot-pay = It cannot be paid yet. Missing: { $missing }.
why-not-not-now = Something else comes first: answer the question.
why-not-spell-down = { $spell } is neutralised. It is turned up again when a new monster comes.
why-not-spell-used = { $spell } is used. It is refreshed at the beginning of your next turn.
why-not-supply-empty = None is left in the supply: { $card }.
why-not-reward = The reward for a curse is a card of value 2, not { $card }.
why-not-curse-asleep = A neutralised curse cannot be broken. In the next turn it is turned up again.
why-not-pair = It costs two of one element, and there are not so many of any.
why-not-pair-card = It costs two of one element, and with this card there are not so many.
why-not-ability-turn = Your ability can be used in your own turn only.
why-not-ability-used = You have used your ability in this turn already.
why-not-ability-no-use = The ability would be of no use now.
why-not-ability-itself = This ability is not started: it speaks up by itself when its moment has come.
why-not-keep-madness = You do not get rid of Madness like this: only element cards are discarded.
why-not-madness-pays-nothing = Madness pays for nothing.
why-not-not-asked-for = The price does not ask for this element: { $card }.
why-not-pay-order = The payment goes element by element, higher cards first. Now comes { $element ->
    [water] water
    [earth] earth
    [fire] fire
   *[air] air
}.

# Options of the game
setting-difficulty = Difficulty
setting-difficulty-1 = easy
setting-difficulty-2 = medium
setting-difficulty-3 = hard
setting-mode = Mode (Terror: a Madness in each starting deck; Nightmare: no value-2 card in it)
setting-mode-classic = Classic
setting-mode-terror = Terror
setting-mode-nightmare = Nightmare
setting-five_player_double_turn = With five: the last player of a round is also the first of the next
setting-magicians = Who is which magician
setting-magicians-None = the players choose
setting-magicians-draw = by lot
setting-magicians-each = decide here
setting-open_hands = All see all hands
setting-start_player = Who begins
setting-start_player-None = by lot

tally-basic-spells = The four spells that everybody has; used: cast
tally-spells = Spells of the library; used: cast
