# How the game is told when it is over
source-met = bids met
source-tricks = tricks in them
source-missed = bids missed
title-won-far = The cards obey
title-won-led = Called it throughout
honour-bold = Boldest true bid
    .text = { $name }, { $value } called and taken
honour-run = Longest true run
    .text = { $name }, { $value } rounds in a row
honour-met = Most bids met
    .text = { $name }, { $value ->
    [one] { $value } round
   *[other] { $value } rounds
}
