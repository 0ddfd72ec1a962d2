notices = Notices
notices-lead = When others wait for you: how you are told, and when you would rather not be.
alone-note = At tables where you play with people. Against computer players nobody waits for you.

## The page itself
page = In an open page
page-lead = Its title says “● Your turn”, and a bell rings once while you look elsewhere.
bell = Bell
bell-on = Rings
bell-off = Silent
bell-hear = Let me hear it

## This browser
push = In this browser
push-lead = A message of the system, even when no page of Slet is open.
push-switch-on = Send me messages here
push-switch-off = No more messages here
push-on = Messages come to this browser.
push-unsupported = This browser knows no such messages. On an iPhone or iPad, add Slet to the home screen first and open it from there.
push-insecure = Browsers allow messages only on pages that are reached by https.
push-host = This server sends no messages to browsers.
push-denied = You have told this browser to let no messages of this page through. Allow them in the settings of the page (the sign beside the address), then try again.
push-failed = The browser could not sign up with its message service. Look whether you are connected, and try again.
other-browser = Another browser ({ $service })
take-away = Take away

## E-mail
mail = By e-mail
mail-lead = A short letter with a link to the table. Every letter has a link that ends them.
mail-address = E-mail address
mail-add = Write to me there
mail-host = This server sends no letters.
state-asked = A letter is on its way: open the link in it within three days. If it does not come, look among unwanted mail.
state-on = Letters go there.
state-refused = No more can be sent there: the other side refused. Enter it again if it is right.
state-refused-push = The message service refused. Switch it off and on again.

## After how long
after = When you have not played for
after-minutes = { $count ->
    [0] at once
    [one] 1 minute
   *[other] { $count } minutes
}
after-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
after-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

## Quiet hours
quiet = Quiet hours
quiet-lead = What would come then, comes when they are over.
quiet-off = None
quiet-on = From … to
quiet-from = From
quiet-to = to
quiet-zone = By the clock of { $zone }.

## Links in letters
confirm = Letters from Slet
confirm-lead = May we write to this address when it is your turn?
confirm-do = Yes, write to me
confirmed = Done: letters go to { $address } when it is your turn.
stop = No more letters
stop-lead = Shall no more letters go to this address?
stop-do = No more letters
stopped = Done: nothing more is written to { $address }.
to-notices = Notices
to-games = My games
