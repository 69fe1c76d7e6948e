### Circles in the web app: friends, families and clubs that play together.

## Circles

circles = My circles
circles-how = A circle is for people who often play with each other. It keeps a league table for each game, knows who has won how often against whom, and plans evenings. Only its members see any of it.
circle-begin = Begin a circle
circle-begin-do = Begin it
circle-name = Name of the circle
circle-name-such-as = Family, club, Thursdays …
circle-as = Your name in this circle
circle-as-how = Only the members see it. Your name at tables stays as it is.
circle-members = { $count ->
    [one] one member
   *[other] { $count } members
}
circle-you-host = you are its host
circle-not-here = There is no such circle, or you are not in it. If you have its link, open that.
circle-saved = Saved
circle-save = Save

## The page of its link

circle-invites = Invitation to a circle
circle-invites-how = In a circle you find each other’s tables, and what you play together becomes a league table. You need no account, and you can leave whenever you like.
circle-members-there = { $count ->
    [one] One member is there already.
   *[other] { $count } members are there already.
}
circle-join = Join

## A circle

circle-settings = Settings
circle-tables = Tables
circle-tables-none = Nobody plays right now. Open a table, and the others will find it here.
circle-tables-alone = You are the only one here so far. Send the link to those you play with.
circle-table-nobody = Nobody has sat down yet
circle-table-evening = part of an evening
circle-open-table = Open a table
circle-invite = Invite others
circle-invite-how = Whoever has this link may join.
circle-invite-qr = QR code with the link to this circle
circle-members-title = { $count ->
    [one] One member
   *[other] { $shown } members
}
circle-host = host
circle-somebody-gone = Former member
circle-looks-like = Careful: this name looks like that of { $name }.
circle-season-told = Season { $name }

## League

circle-league = League
circle-league-none = Nothing has been played here yet. Games of at least two members at tables of the circle count.
circle-season = Season
circle-season-on = { $name } (now)
circle-season-all = All seasons
league-caption = { $game }: league table after { $played ->
    [one] one game
   *[other] { $played } games
}
league-place = Place
league-who = Member
league-played = Games
league-won = Wins
league-points = Points
league-luck = Luck
league-loss = Loss
league-rating = Rating
league-rest = Rating { $rating } · Luck { $luck } · Loss { $loss }
league-all = Show all { $count }
league-how = How is it counted?
league-how-place = Who has won more is before; then whoever has more points per game, then whoever has played fewer games. A shared win counts for a part of one.
league-how-figures = Points and luck are per game, loss is what a decision costs on average against the best one. Luck and loss are there once a game was looked through. The rating begins with 25 in each season.
duels = Head to head
duels-how = Each line is a member, each column the place of another one: wins against them, shared games counted as half.
duel-told = { $who } against { $other }: { $wins ->
    [one] one win
   *[other] { $wins } wins
}, { $losses ->
    [one] one loss
   *[other] { $losses } losses
}, { $shared } shared
records = Records
record-highest = Most points
record-luckiest = Luckiest game
record-least-loss = Fewest mistakes per decision
record-greatest-lead = Greatest lead
circle-games = Games
circle-games-none = No game has ended yet.
circle-games-none-season = No game has ended in this season yet.
circle-games-older = Older games
circle-game-counts-not = does not count

## Settings of a circle

circle-hosting = For you as the host
circle-season-new = New season
circle-season-new-how = “{ $name }” ends, and everybody begins anew. The old table stays to be looked at.
circle-season-begin = Begin it
circle-link = Link
circle-link-how = Has the link got to somebody it was not meant for? With a new one, the old one leads nowhere.
circle-link-new = Make a new link
circle-link-sure = Whoever has only the old link can no longer join. Members stay.
circle-link-made = There is a new link.
circle-members-manage = Members
circle-hand-over = Make { $name } the host
circle-hand-over-sure = Then { $name } looks after the circle, and you no longer do.
circle-remove = Remove { $name }
circle-remove-sure = { $name } loses sight of everything here, and their name is deleted. With the link they could come back.
circle-away = Leave
circle-away-how = Your name is deleted here. Your games stay as games against somebody who left.
circle-leave = Leave the circle
circle-leave-sure = You lose sight of everything here. With the link you can come back, as a new member.
circle-leave-host = You lose sight of everything here, and whoever has been a member the longest becomes the host.
circle-leave-last = You are the last one: the circle and its league are deleted.
circle-end = End the circle
circle-end-sure = The circle, its league and its evenings are deleted for everybody. Nobody can bring them back.

## Evenings

evenings = Evenings
evening-plan = Plan an evening
evening-plan-how = An evening is several tables for two, one after the other, with standings and a winner.
evening-plan-do = Plan it
evening-players = Who takes part?
evening-players-all = Everybody
evening-players-none = Nobody
evening-players-count = { $count ->
    [one] one player
   *[other] { $count } players
}
evening-players-few = Choose at least { $least }.
evening-players-many = At most { $most } can take part.
evening-schedule = How do you meet?
evening-itself = The evening
evening-name = Name
schedule-round_robin = Everyone against everyone
schedule-round_robin-how = Everybody meets all the others. For small groups.
schedule-round_robin-told = { $games ->
    [one] everyone against everyone
   *[other] everyone against everyone, { $games } games each
}
schedule-swiss = Swiss
schedule-swiss-how = In each round those who stand alike meet. A few rounds are enough for many.
schedule-swiss-told = { $rounds ->
    [one] Swiss, one round
   *[other] Swiss, { $rounds } rounds
}
schedule-games = Games of each pair
schedule-rounds = Rounds
plan-rounds = rounds
plan-at-once = tables at a time
plan-tables = games in all
plan-each = games for each
plan-how = { $rounds ->
    [one] One game for everybody, all at the same time.
   *[other] The evening lasts as long as { $rounds } games one after the other: a round begins when the last table of the one before is done.
}
plan-odd-round_robin = In each round one sits out, everybody equally often.
plan-odd-swiss = In each round one sits out and gets a point for it.
plan-too-many = That is more than { $most } games. Take fewer players, games or rounds.
evening-planned = { $players } players, not begun
evening-round-of = Round { $round } of { $rounds }
evening-over = Over
evening-won-by = { $winners ->
    [one] { $who } has won.
   *[other] { $who } share the win.
}
evening-you-won = You have won the evening
evening-go = To the evening
evening-older = { $count ->
    [one] One older evening
   *[other] { $count } older evenings
}
evening-planned-by = planned by { $who }, { $at }
evening-begin = Begin the evening
evening-begin-how = Is everybody here? When it begins, the tables of the first round are opened, with both seats kept.
evening-waits = { $who } begins the evening when everybody is here. This page tells you.
evening-end = End the evening now
evening-end-sure = Tables that are not done count nothing, and the standings stay as they are.
evening-delete = Delete the evening
evening-delete-sure-planned = The plan is deleted.
evening-delete-sure-over = Its standings are deleted. The games stay in the league.
part-play = Your table: you against { $rival }
part-waits = Your table against { $rival } was closed. Whoever planned the evening says what becomes of it.
part-in = You are done with this round. The next one begins when all tables are in.
part-bye = You sit out this round.
part-go = Play
told-round = Round { $round } has begun.
told-you-play = You play { $rival }.
evening-over-told = The evening is over.
rounds = Rounds
round-number = Round { $round }
round-planned = to come
round-playing = { $count } of { $of } tables done
round-over = done
round-bye = { $who } sits out.
rounds-later = { $count ->
    [one] One more round, paired when the one before is done.
   *[other] { $count } more rounds, each paired when the one before is done.
}
pairing-against = against
pairing-to = to
pairing-points = { $one } to { $other } points
pairing-planned = to come
pairing-open = at the table
pairing-closed = closed before the end
pairing-over = done
pairing-given_up = decided without a game
verdict = Somebody did not come?
verdict-needed = What becomes of this table?
verdict-how = The table is closed then.
verdict-closed-how = The round waits for it.
verdict-again = They play again, at a new table
verdict-won = { $who } has won
verdict-neither = Neither gets anything
verdict-do = Decide
standings = Standings
standings-points = Pts
ties = How are those who are level told apart?
ties-points-round_robin = A win is one point, a shared win half of one.
ties-points-swiss = A win is one point, a shared win half of one. Who sits out gets one.
tie-buchholz = Buchholz
tie-buchholz-short = Bh
tie-buchholz-how = the points of all opponents. Who has met stronger ones is before.
tie-sonneborn-berger = Sonneborn-Berger
tie-sonneborn-berger-short = SB
tie-sonneborn-berger-how = the points of those whom one has beaten, and half of those with whom one has shared.
tie-direct = Against each other
tie-direct-how = their own games. Who is still level shares the place.

## At a table

circle-back = { $name }
evening-back = { $name }: to the evening
