### What the server's own pages say.

home-not-built = The server is running, but without the web app: it was not built. This builds both:
home-terminal = In the terminal you sit down at a table like this:
home-docs = The interface, request by request

### What a browser shows that was closed.

push-title = It is your turn
push-body = { $game }: the others are waiting for you.

### What messengers show of links.

preview-home = Three games of bones and dice, alone, together or online.
preview-join-title = Come to the table
preview-join = Sit down and play along: no account is needed.
preview-circle-title = Come into our circle
preview-circle = Tables, evenings and a league table for those who often play together: no account is needed.
preview-deal-title = The same dice for all
preview-deal = Everybody plays alone with the same dice. Who makes the most of them?
preview-rules-title = { $game }: the rules
preview-rules = To read, with pictures.
preview-learn-title = { $game }: the first turn
preview-learn = Learn it step by step, in two minutes.
preview-train-title = { $game }: the position of the day
preview-train = What would you do?
preview-gathering-title = { $game }: come and play
preview-gathering = { $someone ->
    [yes] At the table: { $names }. { preview-seats }
   *[no] { preview-seats }
}
preview-seats = { $open ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $open } seats are free.
}
preview-playing-title = { $game } is being played
preview-playing = At the table: { $names }.
preview-over-title = { $game }: how it ended
preview-over = { $points }
preview-closed-title = { $game }: the table is closed
preview-closed = This game was not played to its end.
preview-points = { $name } { $points }
preview-bot = a bot
preview-picture = Drawings of the three games
preview-picture-game = Drawing of { $game }
