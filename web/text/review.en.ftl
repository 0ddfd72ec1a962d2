# Looking back at a game: where it was decided, and how much of it was luck
review = Review
review-title = Review: { $game }
review-chance = Chance to win
review-chance-all = Chance to win together
review-chance-goal = Chance to reach the goal
review-move = Move { $n }
review-of = { $n } of { $last }
review-turning = Turning point, move { $n }.
review-percent = { $value } %
review-change = { $before } → { $after } %
review-next = Next turning point
review-eyes = Chances of
review-eyes-one = { $name }
review-open = How things really lay
review-open-why = The chance by all that was hidden then. Nobody at the table could know it.
review-lay = By how things really lay: { $value } %. Nobody could know that.

# the curve, for ears
review-slider = Moment of the game
review-at = Move { $n } of { $last }, { $whose } { $value } per cent
review-at-unknown = Move { $n } of { $last }, not yet counted
review-at-turning = , turning point
review-yours = your chance
review-theirs = { $name }'s chance
review-all = the chance of all
review-round = Round { $number }
review-round-short = R { $number }

# luck and skill
review-sums = Luck and skill
review-luck = Luck
review-skill = Skill
review-others = Others
review-start = Start
review-result = End
review-you = You
review-sums-why = In points of winning chance. Luck: cards, dice and what was hidden. Skill: what was chosen, beside what is usually done there.
review-sums-exact = Start, luck, skill and what the others did add up to the end.
review-more-sums = All of the sum
review-not-yet = not yet counted

# moves that cost most
review-dear = { $whose ->
    [you] Your costliest moves
   *[other] { $name }: costliest moves
}
review-dear-all = The costliest moves
review-better = Better: { $option }
review-instead = { $better } % instead of { $chosen } %
review-look = Look at move { $n }
review-within = From { $worlds } imagined games each, give or take { $error ->
    [one] 1 point
   *[other] { $error } points
}. What lies within that is not listed.
review-no-dear = No move was clearly worse than another one: what lies within { $error ->
    [one] 1 point
   *[other] { $error } points
} cannot be told apart.

# every fact as a list
review-facts = All decisions as a list
review-fact-luck = luck { $value }
review-fact-chosen = choice { $value }
review-here = shown now

# the story
review-won = You won.
review-lost = You did not win.
review-ended = The game is over.
review-story-won = At move { $n } the chance was { $value } %.
review-story-lost = At move { $n } the chance was still { $value } %.
review-why-luck = Cards, dice and what was hidden decided here.
review-why-skill = The choice decided here.
review-why-others = What somebody else chose decided here.

# while it is counted
review-waiting = Another game is looked at first. This one comes after it.
review-going = { $done } of { $of } decisions looked at
review-begins = The review begins …
review-failed = The review broke off
review-again = Go on
review-without = The game can be leafed through as always.
review-to-replay = Replay
