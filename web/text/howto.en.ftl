# How to play, and the numbered rules below it
howto = How to play
howto-title = How to play { $game }
howto-about = The goal and a turn in pictures
steps = Step by step
ends = How it ends
won = It is won:
lost = It is lost:
signs = What the signs mean
begins = How it begins
details = Pieces and cards one by one ({ $count })
rule-of = Rule { $id }
play = Play it
learn = Learn it by playing
just-play = Just play
all-rules = All { $count } rules, numbered
rules-open = All rules
rules-about = for whoever wants to know it exactly
contents = Contents
choose = What would you like to learn?
others = Other games
find = Find in the rules
find-key = the key / leads here
none = No rule says that.
found = { $count ->
    [one] One rule found
   *[other] { $count } rules found
}
ruling = (our ruling)
taught = Learn it
