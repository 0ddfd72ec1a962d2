app-title = Slet – five games of witches and wizards

## The five games
wizard = Wizard
    .pitch = Say how many tricks you will take, then take exactly that many.
    .play = Play Wizard now
    .seats = 3–6
    .minutes = 45 min
wandering-towers = Wandering Towers
    .pitch = Ride the towers, trap the others, fly to the raven’s castle.
    .play = Play Wandering Towers now
    .seats = 1–6
    .minutes = 30 min
the-witches = The Witches
    .pitch = Mend fevers, pigs and vampires before the land goes mad.
    .play = Play The Witches now
    .seats = 1–4
    .minutes = 60 min
carodeni = Witchdom
    .pitch = Gather in mountains, forest and lake. Brew. Grow your clan.
    .play = Play Witchdom now
    .seats = 1–5
    .minutes = 45 min
big-book = The Big Book of Madness
    .pitch = All together against a book that bites.
    .play = Play The Big Book now
    .seats = 2–5
    .minutes = 90 min

## Home
home-lead = Five games of witches and wizards.
home-lead-more = One fire to sit around.
home-company = You sit down with computer players. No account, no waiting.
home-friends = With friends
home-choose = Choose a game
home-players = { $seats } players

## Top navigation
nav = Main navigation
nav-menu = Menu
nav-close = Close
nav-games = My games
nav-watch = Watch
nav-rules = Rules
nav-turns = { $count ->
    [one] Your turn in { $count } game
   *[other] Your turn in { $count } games
}
nav-language = Čeština
nav-day = Light theme
nav-night = Dark theme
nav-name = Your name: { $name }

## Nothing at this address
lost = Nothing flies here
lost-why = There is no page at this address. Perhaps the link is not whole.
lost-home = To the fire
