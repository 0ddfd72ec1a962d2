# A club evening: one game, several rounds, many tables

# --- where one hears of it
evening = Club evening
evening-of = { $game }: a club evening
about = One game, a few rounds, and everybody meets as many others as possible. For 3 to 64 people.
set-up-one = Set up a club evening
my-evenings = Your evenings
of-host = run by { $name }
run-by-you = You run it
card-gathering = People are coming in
card-playing = Round { $round } of { $rounds } is being played
card-between = After round { $round } of { $rounds }
card-over = Over
people-here = { $count ->
    [one] 1 person
   *[other] { $count } people
}

# --- setting one up
new-lead = You choose the game and run the evening from one page. The others come by a link or a picture, without an account.
new-game = The game
new-size = People at a table
new-tables = At the tables
new-course = How it goes
new-you = You
new-rounds = Rounds
new-fill = Where people do not fill all tables
fill-sizes = Smaller or larger tables
fill-sizes-about = Tables of several sizes weigh the same. A bye comes about only where there is no other way.
fill-computers = Computer players sit down
fill-computers-about = Every table is full; a computer player has a place like anybody else.
fill-byes = Some have a bye
fill-byes-about = Every table is full of people. A bye brings six points, and nobody has a second one before everybody had one.
new-clock = How fast
clock-tight = 5 minutes each
clock-usual = 10 minutes each
clock-long = 20 minutes each
clock-hint = When somebody’s time is up, a computer player makes that one move.
new-plays = Do you play, too?
plays-yes = Play as well
plays-no = Only run it
new-go = Open the evening

# --- coming in
come = Come in
come-lead = { $name } invites you. Say who you are, and you are in.
come-late = The evening is on already. You play from the next round on.
come-none = Whoever has the link can come in. Ask for it here in the room.
come-over = This evening is over.
invite = Bring people in
invite-link = The link to this evening
invite-picture = The link to this evening as a QR code
invite-how = Hold a phone to it, or send the link. Who comes late plays from the next round on.

# --- where it stands
lead-gathering = { $count ->
    [one] 1 person is here. It begins when the host says so.
   *[other] { $count } people are here. It begins when the host says so.
}
lead-playing = Round { $round } of { $rounds }
lead-between = Round { $round } of { $rounds } is over
lead-over = This is how it ended
wait-gathering = You are in. This page tells you where to sit, as soon as the first round begins.
wait-round = Your table is done. The next round comes when all tables are.
wait-between = The host begins the next round. This page tells you where to sit.
wait-out = You sit out. Come back, and you play from the next round on.
wait-late = You are in, and play from the next round on.
wait-runs = You run the evening and do not play.
bye = You have a bye in this round: six points, and time for a look at the other tables.
your-table = Table { $number }
your-table-lead = Round { $round }: you sit here
you-sit-with = with { $names }
go-to-table = To your table
look-at-table = Look on
look-back = See how it went
table-brought = { $points ->
    [one] 1 point for you
   *[other] { $points } points for you
}

# --- tables
tables-of-round = Round { $round }
table = Table { $number }
going = being played
played = over
ended = ended by the host
byes = { $count ->
    [one] Bye
   *[other] Byes
}
computer = Computer player
you-named = { $name } (you)
earlier = Earlier rounds

# --- standings
standings = Standings
place = Place
name = Name
points = Points
firsts = Firsts
met = Met
met-about = Average points of those whom they met
round-short = R{ $round }
round-long = Round { $round }
how = How it is counted
how-points = Whoever leaves all others at the table behind has 12 points, the last has none, the others evenly between: tables of all sizes weigh the same. Who stand on one place share.
how-together = All of a table play as one: together they have 12 points if they win, and none if they lose.
how-left = Who leaves a table and is not back at its end comes last there. A bye brings 6. A missed round brings nothing.
how-ended = A game that the host ends counts as it stands; where nothing is counted before the end, each has 6.
how-equal = Among equals the one stands higher who came first more often, then the one who met stronger people: the average of their points. Who is still equal shares the place.
podium = The podium
podium-place = { $place }. { $name }, { $points } points

# --- people
people = People
state-out = sits out
state-runs = runs it
host = host
send-out = Let sit out
send-out-of = Let { $name } sit out
let-in = Let in again
let-in-of = Let { $name } in again
hand-over-to = Who runs it from now on
hand-over = Hand over
sit-out = I have to go
sit-out-sure = You leave the evening. At your table a computer player takes over, and you come last there unless you are back before its end.
sit-out-yes = Leave
back = I am back
stay = Stay
take-over = Run it from here
take-over-why = { $name } is away. Somebody has to begin the next round: you can.

# --- the host
run = You run the evening
begin-first = Begin the first round
begin-next = Begin round { $round }
begin-with = { $count ->
    [one] 1 person is here
   *[other] { $count } people are here
}
begin-least = It takes at least three people.
tables-left = { $count ->
    [0] All tables are done
    [one] 1 table is still playing
   *[other] { $count } tables are still playing
}
end-round = End the round
end-round-sure = { $count ->
    [one] One game is not over. It counts as it stands now.
   *[other] { $count } games are not over. They count as they stand now.
}
end-round-yes = End it
end-evening = End the evening
end-evening-sure = The evening ends with the standings as they are.
end-evening-yes = End the evening
another = Another evening
lost = The connection is lost. What you see may be old; it comes back by itself.
