### Positions to think about, at the command line.

cli-daily = The position of the day: what would you do? The same for everybody
cli-daily-game = rolling-bones or knochenmax; both if left out
cli-daily-date = Another day, from 2026-01-01 to 2099-12-31 (default: today in UTC)
cli-daily-plain = Only sentences, for screen readers
cli-daily-json = JSON, one line for each position and each answer to it
cli-daily-examples =
    Answer with the number of a choice or with a move; Enter passes on, q ends.

    Examples:
      bonecup daily
      bonecup daily knochenmax --date 2026-11-18

cli-train = Your mistakes from kept games, as positions: what would you do now?
cli-train-records = Files with records; the games that are kept if left out
cli-train-game = Only positions of this game: { $games }
cli-train-name = Only mistakes of the person of this name
cli-train-count = How many positions, 1 to 1000 (default: 10)
cli-train-again = Also positions that were answered rightly the last time
cli-train-plain = Only sentences, for screen readers
cli-train-json = JSON, one line for each position and each answer to it
cli-train-examples =
    Answer with the number of a choice or with a move; Enter passes on, q ends. What you know is kept, and not asked again.

    Examples:
      bonecup train
      bonecup train knochenmax-evening.json --name Anna

training-seat = Player { $number }
training-daily-title = { $game }, the position of { $date }
training-mistake-title = { $game }: { $name }, turn { $turn }
training-before = { $right ->
        [yes] You have answered this rightly before.
       *[other] You have answered this before, and not rightly.
    }
training-question = What would you do as { $name }?
training-prompt = 1 to { $count }, Enter passes on:
training-nonsense = Type a number from 1 to { $count } or a move, Enter to pass on, or q to end.
training-right = Right: nothing is better.
training-wrong = That loses { $loss } points.
training-why = The best is: { $move }.
training-better = Better is: { $move }.
training-yours = Your answer: { $move }.
training-played = Played was: { $move }.
training-worth-turn = What each choice is worth, in points of this turn:
training-worth-rest = What each choice is worth, in further points to the end:
training-worth-lead = How far each choice leads ahead of the others, in points:
training-worth-winning = The chance to win with each choice:
training-worth = { $value }: { $move }
training-none = There are no mistakes to learn from yet: play a game to its end first.
training-all-known = { $count ->
        [one] You know the only position. --again asks it again.
       *[other] You know all { $count } positions. --again asks them again.
    }
training-sum = { $right } of { $asked } were right.
