# How the game is told when it is over
tale-won = The { $page } is beaten
tale-lost-sixth = The { $page } is out
tale-lost-stack = No end of Madness
tale-lost-all-out = The book stays open
tale-how = { $defeated } of 6 monsters defeated, { $broken } of { $laid } curses broken, page { $round } of 6 reached.
tale-page = { $page }
tale-page-unseen = Page { $number }
tale-page-open = not reached
tale-page-curses = { $laid ->
    [0] had just come
   *[other] { $broken } of { $laid } curses
}
tale-page-defeated = ✓ defeated
tale-page-escaped = ✗ escaped
tale-gauge-madness = Madness taken from the stack
tale-close-cards = { $missing ->
    [one] One
    [2] Two
    [3] Three
   *[other] { $missing }
} { $kind ->
    [water] water
    [earth] earth
    [fire] fire
    [air] air
   *[any] {""}
} short
tale-close-cards-text = The last curse asked for { $price }. { $you ->
    [yes] You held { $held }
   *[no] { $name } held { $held }
} when the marker reached the invocation.
tale-close-turn = One turn short
tale-close-turn-text = The last curse asked for { $price }. { $you ->
    [yes] You held them
   *[no] { $name } held them
} when the marker reached the invocation.
tale-close-curses = { $left ->
    [one] One curse short
    [2] Two curses short
   *[other] { $left } curses short
}
tale-close-curses-text = On the last page, { $laid } curses were to be broken.
tale-close-pages = { $pages ->
    [0] On the last page
    [one] One page to go
   *[other] { $pages } pages to go
}
tale-close-pages-text = Page { $round } of 6 lay open: { $page }.
tale-close-madness = { $left ->
    [0] No Madness left
    [one] One Madness left
   *[other] { $left } Madness left
}
tale-close-madness-text = On page { $round } the stack was down to that, of { $most }. Whoever has to take from an empty stack loses it for all.
tale-cause-madness = Madness taken { $taken ->
    [one] once
    [2] twice
   *[other] { $taken } times
}
tale-cause-madness-text = The stack began with { $stack }; { $banished ->
    [0] none went back.
    [one] one went back.
   *[other] { $banished } went back.
}
tale-cause-escaped = { $page } got away on page { $round }
tale-cause-escaped-text = { $curses ->
    [one] One curse stayed unbroken
   *[other] { $curses } curses stayed unbroken
}, and the price was paid.
tale-cause-set-off = { $curses ->
    [one] One curse went off
   *[other] { $curses } curses went off
}
tale-cause-set-off-text = Each was reached by the marker before it was broken.
tale-cause-out = { $out ->
    [one] One hand full of Madness
   *[other] { $out } hands full of Madness
}
tale-cause-out-text = Six at the end of a turn frighten anybody to death.
tale-deed-curses = Curses
tale-deed-spells = Spells learned
tale-deed-banished = Madness banished
