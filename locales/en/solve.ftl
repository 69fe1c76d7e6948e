### What is said about solved games and their tables.

## bonecup solve

solve-progress = solving
solve-head = { $game } ({ $options })
solve-value-sheets = Points on average under best play: { $value }
solve-value-estimate = Points on average under best play: about { $value } (an estimate with a standard error of { $error })
solve-value-turn = Score of a turn on average under best play: { $value }
solve-first-wins-duel = If both play perfectly, the first player wins { $share } of all games (a tie counts half).
solve-first-wins-race = If both play perfectly, the first player wins { $share } of all games (the error is below { $bound }).
solve-deviation = Standard deviation: { $deviation }
solve-states =
    { $states ->
        [one] 1 state
       *[other] { $states } states
    } solved in { $seconds } s
solve-distribution = How likely each result is:
solve-struck = How likely each box is struck (or takes 0):
solve-shipped = The table comes with Bonecup.
solve-loaded = The table was in the cache folder.
solve-kept = The table is kept in { $file }.
solve-not-kept = The table could not be kept: { $error }
solve-unusable = The table that was there could not be used and was solved again: { $error }
solve-stopped = The work was stopped before its end.

solve-other-game = { $argument } is only for { $game }.
solve-not-solvable = Rolling Dice cannot be solved: it depends on where dice come to rest. Solved are rolling-bones and knochenmax.
solve-duel-sheets = --duel is solved for one sheet each.
solve-race-round = --race is solved for games that end as soon as the target is reached, not for finish_round=true.

## Tables

table-no-folder = there is no cache folder, since neither BONECUP_CACHE nor HOME is set.
table-foreign = { $file } is no table of Bonecup.
table-version = { $file } belongs to another version of the program.
table-other = { $file } holds another table.
table-damaged = { $file } is damaged.

## bonecup advise

advise-refused =
    { $lines ->
        [one] 1 line was refused; its answer says why.
       *[other] { $lines } lines were refused; their answers say why.
    }
advise-several-sheets = With { $sheets } sheets each the chance to win is known for two only, near the end.
advise-too-long = The line is longer than { $most } bytes; no position needs so much.
advise-not-utf8 = The line is no text in UTF-8.
