# What a coach says in somebody's first games. When it is said, coach.py knows.

elves =
    { $elves ->
        [2] Two elf tiles lie face up.
       *[other] { $elves } elf tiles lie face up.
    } Three at the end of a turn lose the game for all, so mind which tiles you turn up.
crises-run-out =
    { $supply ->
        [0] No Crisis is left
        [one] Only one Crisis is left
       *[other] Only { $supply } Crises are left
    } in the supply; when one is due and none is there, all lose. Solving a problem that has one brings it back.
better-run =
    { $percent ->
        [0] Nothing that you can add makes this enough.
       *[other] With all that you can add it is { $percent } in 100.
    } You may still run away, and only laughing dice cost you a Cackle.
save-cards =
    { $percent ->
        [100] It is certain as it is.
       *[other] It is { $percent } in 100 as it is.
    } Your cards are better kept for something harder.
can-still-help = { $short } short, but it is not over: something you hold can still help, even after all the dice.
too-hard = A Hard problem within a walk: even with all your cards about { $percent } in 100. Failing there also has a consequence.
failed = That was { $short } short. After the first pair you may run away: no Cackle for failing, and no consequence.

easy-first = Easy problems first: every two of them raise your limit of { $limit } cards by one. Cards are what solves the Hard ones.
attempt = You roll two dice, decide whether to go on, and then the other two. Four give about 13; this problem needs { $needed }.
laughing-die = The laughing die counts 0, and when the attempt ends it brings you a Cackle.
enough-already = You have { $total }, which is enough. The second pair is rolled all the same, and its laughing faces bring Cackles.
headology = Headology adds 1 and costs nothing else. Magic adds 2 and brings a Cackle, so it comes second.
now-or-never = Symbols are added now, between the two pairs, or not at all. Benefits may also come after the dice.
three =
    You hold three different old witches. Played together, they solve { $anywhere ->
        [yes] any problem of the map
       *[no] the problem you try
    } without dice.
stopped = A problem or a witch on your way ends the walk. Invisibility gets you past, and a Broomstick over everything.
may-look = With Invisibility at hand you may look at the face-down problem first. If you do not like it, pass unseen.
crisis = The card named a place where a problem lies, so that one got a Crisis. It is harder by 2 now.
tea =
    { $most ->
        [3] At tea on your turn you may put back up to three Cackles,
       *[other] At tea on another’s turn you may put back up to two Cackles,
    } as you like. Fewer Cackles mean less danger of Black Aliss.
dungeon = From the Dungeon a Broomstick, Rescue or Invisibility takes you anywhere at once. Without one you wait for the second action.
hard-won =
    { $hard ->
        [one] You have one Hard problem.
       *[other] You have { $hard } Hard problems.
    } Every two of them add 1 to all your attempts{ $bonus ->
        [0] {""}
       *[other] , so you have +{ $bonus } now
    }.
easy-won =
    { $easy ->
        [one] You have one Easy problem.
       *[other] You have { $easy } Easy problems.
    } Every two let you hold one card more; your limit is { $limit } now.
aliss =
    The supply of Cackles is empty and nobody had more than you. Black Aliss came for it: { $mode ->
        [competitive] one point less at the end.
       *[together] when one is due and none is left, the game is lost.
    }
needs-tea =
    You have { $cackles } Cackles, and { $supply ->
        [0] none is
        [one] one is
       *[other] { $supply } are
    } left in the supply. { $solo ->
        [yes] A rest at Granny Weatherwax’s Cottage
       *[no] Tea with another witch
    } keeps Black Aliss away.
hard-left =
    { $hard } Hard problems are on the map, and { $turns ->
        [0] this turn is the last
        [one] one more turn comes
       *[other] { $turns } more turns come
    }. Fewer than four must be left in the end for all to win.
last-turns =
    { $turns ->
        [0] The last problem is out, so this turn is the last of the game.
        [one] After this turn there is one more.
       *[other] After this turn there are only { $turns } more.
    } Now points count, not cards.
