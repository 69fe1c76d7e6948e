# The same dice for all: opening such a game, playing in it, comparing.

deal-title = Same dice for all
deal-lead = Everybody plays alone, at a table of their own, with the same dice. In the end you see what each of you made of them: what is left is skill.
deal-how = Whoever gets to the end in fewer turns is ahead; after as many turns the points decide.
deal-game = Which game?
deal-not-alone = { $game } is not played alone, so there is no game with the same dice.
deal-players = For how many people?
deal-players-how = It ends as soon as so many are through.
deal-days = Ends at the latest after
deal-days-count = { $days ->
    [one] 1 day
   *[other] { $days } days
}
deal-options = Rules
deal-open = Open
deal-opening = Opening …
deal-invite = Send this link to those who shall play with the same dice:
deal-play = Play
deal-go-on = Play on
deal-own-table = Look at your game
deal-full = All places are taken.
deal-waiting = You are through. The others’ dice and points are shown when everybody is.
deal-places = Who plays
deal-open-places = { $places ->
    [one] One place is free.
   *[other] { $places } places are free.
}
deal-through = is through
deal-playing = still plays
deal-until = Ends when all are through, at the latest on { $when }.
deal-end = End it now
deal-end-sure = Whoever still plays has to stop then. Do you want to end it?
deal-end-yes = End it
deal-ended = Ended on { $when }
deal-result = Result
deal-rank = Place { $rank }
deal-unfinished = did not get to the end
deal-bot-playing = is playing
deal-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
deal-points = { $points ->
    [one] 1 point
   *[other] { $shown } points
}
deal-look = Look at the game of { $who }
deal-look-short = Look
deal-bot = What would a bot have got?
deal-bot-how = It plays with the same dice and sees them no earlier than you did.
deal-bot-which = Bot
deal-bot-go = Let it play
deal-comparison = Turn by turn
deal-parted = Here you parted for the first time.
deal-never-parted = All did the same in every turn.
deal-turn = Turn { $turn }
deal-more = { $turns ->
    [one] Show one more turn
   *[other] Show { $turns } more turns
}
deal-gained = { $who }: { $gained }
deal-total = { $points } in all
deal-loss = { $loss } against the best moves
deal-loss-points = { $loss } points against the best moves
deal-nothing = no turn any more
deal-dice = Are these the same dice?
deal-dice-fixed = The link of this game is a fingerprint of its dice: they were fixed before anybody played, and this browser has checked that the link and the promise belong together.
deal-dice-wrong = Careful: the promise that the server shows now does not belong to this link. These are not the dice that were promised.
deal-dice-open = The seed is published and belongs to the promise. Every game can be checked with it: look at a game and check its dice there.
deal-dice-forged = Careful: the seed that the server has published does not belong to the promise.
deal-dice-honest = What nobody can prove: that no person played twice with two browsers, and that the host told nobody the dice.
deal-promise = Promise
deal-seed = Seed
