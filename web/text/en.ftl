app-title = Slet – five games of witches and wizards

## The five games
wizard = Wizard
    .pitch = Say how many tricks you will take, then take exactly that many.
    .play = Play Wizard now
    .seats = 3–6
    .minutes = 45 min
    .short = Wizard
    .alone = you choose how many play, and how well.
wandering-towers = Wandering Towers
    .pitch = Ride the towers, trap the others, fly to the raven’s castle.
    .play = Play Wandering Towers now
    .seats = 1–6
    .minutes = 30 min
    .short = Wandering Towers
    .alone = together or against them, with as many as you like; or solo.
the-witches = The Witches
    .pitch = Mend fevers, pigs and vampires before the land goes mad.
    .play = Play The Witches now
    .seats = 1–4
    .minutes = 90 min
    .short = The Witches
    .alone = together or against them, with as many as you like; or solo.
carodeni = Witchdom
    .pitch = Gather in mountains, forest and lake. Brew. Grow your clan.
    .play = Play Witchdom now
    .seats = 1–5
    .minutes = 45 min
    .short = Witchdom
    .alone = you choose how many play, and how well; or against Ostara.
big-book = The Big Book of Madness
    .pitch = All together against a book that bites.
    .play = Play The Big Book now
    .seats = 2–5
    .minutes = 90 min
    .short = The Big Book
    .alone = you choose how many play, how well, and how hard it is.

## Home
home-lead = Five games of witches and wizards.
home-lead-more = One fire to sit around.
home-now = Play now
home-now-with = { $level ->
    [novice] against { $count } novices
    [adept] against { $count } adepts
    [master] against { $count } masters
    [archmage] against { $count } archmages
   *[together] together with { $count } computer players
}
home-no-account = No account, no waiting.
home-learn = Learn
home-minutes = { $count } min
home-alone = With computers
home-friends = With friends
home-going-on = What is going on
home-your-turn = Your turn: { $game }, since { $time }
home-their-turn = { $game }: the others’ turn, since { $time }
home-lobby = { $game }: waiting for players
home-since = since { $time }
home-going = Going on
home-gathering = Waiting for players
home-more = { $count ->
    [one] and 1 more game
   *[other] and { $count } more games
}
home-next = What next?
home-begin = New here?
home-learn-game = Learn { $game }
home-onlookers = Look on
home-watch = Watch a game
home-watch-why = over somebody’s shoulder
home-puzzle = Puzzle of the day
home-streak = { $days ->
    [0] {""}
    [one] · 1 day in a row
   *[other] · { $days } days in a row
}
home-solved = solved
home-offline = The server does not answer.
home-choose = Choose a game
home-players = { $seats } players

## Top navigation
nav = Main navigation
nav-menu = Menu
nav-close = Close
nav-play = Play
nav-learn = Learn
nav-games = My games
nav-watch = Watch
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

## What every page says
nav-home = Slet, to the first page
skip-to-content = To the content
games = Games
close = Close
on = On
off = Off
your-name = Your name
try-again = Try again
settings = Settings
settings-profile = Your profile, devices and data
settings-language = Language
settings-theme = Light
settings-speed = Speed of the others' moves
settings-confirm = Before a move
settings-coach = The owl coaches
coach-off = Never
coach-first = In first games
coach-always = Always
settings-sound = Sound
settings-notices = Notices when it is your turn
theme-night = Night
theme-day = Day
to-day = Make it day
to-night = Make it night
speed-slow = Slow
speed-usual = Usual
speed-fast = Fast
speed-at-once = At once
confirm-no = Play at once
confirm-yes = Ask me first
trouble = That did not work
trouble-own = Something went wrong on this page. Load it again, please; the game is safe.
offline = No connection to the server.
offline-boards = The boards that you saw last can be read:
offline-nothing = What you have open stays; everything else needs the server. Once you have seen the boards of your games, you can read them here.
offline-board = { $game }, { $time }
trouble-unreachable = The server does not answer. Try again in a moment; nothing is lost.
trouble-status = The server could not do that (error { NUMBER($status, useGrouping: "false") }). Nothing is lost.
page-outdated = Slet has a new version. The page loads again in a moment; nothing is lost.
your-turn = Your turn
rule-of = Rule { $clause }
