profile = Profile
profile-lead = No account, no password: this browser knows who you are.
you = You
hat = Your hat
hat-bent = Witch’s hat
hat-cone = Pointed hat
hat-bowler = Bowler
hat-top = Top hat
hat-hood = Hood
hat-horns = Horns
more-numbers = All statistics
none-finished = No finished games yet. What you have played is kept here, with its review and its replay.
settings-travel = They travel with you: what you chose last holds on all your devices.

## What is kept
data = Your data
data-about = Your name, hat and settings, the browsers and passkeys that know you, your games, puzzles and talk, and how you wish to be told of your turn. The file has all of it.
data-file = All of it as a file
delete = Delete me
delete-what = Your name, hat, settings, puzzles and devices are forgotten, in this browser and in all others. This cannot be taken back.
delete-games = The games stay, because they are those of the others, too: there you are called “somebody”. Where a game goes on, a computer player takes your seat.
delete-yes = Delete me for good

## To another device
along = Take them along
along-why = Your name, your games and all that belongs to them, on your phone or another computer.
along-do = To another device
along-scan = Point your phone’s camera at the picture, or open the link in the other browser.
along-there = Say there that it is you.
along-picture = The link as a QR code
along-link = The link
along-good = Good once, until { $time }. Give it to nobody else: whoever opens it is you.

## Passkeys
passkey = Passkey
passkeys = Passkeys
passkeys-why = So that you can come back from any browser, even when no other one knows you: your phone or computer keeps the key, and asks for finger, face or PIN.
passkeys-not-address = This address has figures only, and passkeys need a name: there are none here. Take a link along instead.
passkeys-not-safe = Passkeys need a page that came by https: there are none here. Take a link along instead.
passkeys-not-browser = This browser knows no passkeys. Take a link along instead.
passkeys-there = This device has a passkey for you already.
passkeys-broken-off = No passkey was chosen. Nothing has changed.
passkeys-failed = The passkey could not be used here. Try again, or take a link along.
passkey-name = Name of the new one
passkey-add = Make a passkey
passkey-use = I have a passkey already
passkey-used = last used { $when }
passkey-remove = Remove
passkey-remove-of = Remove { $name }

## Where the link leads
arrive = To this device
arrive-as = { $name } comes along
arrive-why = From now on this browser is { $name }’s, with all their games. Go on only if that is you.
arrive-yes = I am { $name }
arrive-guest = Here { $name } has { $games ->
    [0] {""}
    [one] one game
   *[other] { $games } games
}{ $games ->
    [0] {""}
   *[other] { $puzzles ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $puzzles ->
    [0] {""}
    [one] one puzzle
   *[other] { $puzzles } puzzles
} already. Are the two of you one person?
arrive-one-why = Then all of it becomes { $name }’s: seats, games, statistics, puzzles. This cannot be taken apart again.
arrive-one = Yes, we are one
arrive-not = No, leave it as it is
arrive-same = { $name } is here already
arrive-same-why = This browser knew you before, so there is nothing to do. The link has not been used up.
arrive-refused = This link leads nowhere

## Browsers
devices = Where you are yourself
device-unknown = A browser
device-here = this browser
device-used = last here { $when }
device-end = Sign out
device-end-of = Sign out { $name }
device-end-others = Sign out all others
device-end-here = Sign out here
device-end-sure = This browser forgets who you are, and you are a guest again. If no other one knows you, you cannot come back: take a link to another device first.
device-none = So far you have only looked around. As soon as you have a name or a game, this browser stands here.
