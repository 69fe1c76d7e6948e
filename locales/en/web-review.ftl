### After the game: result, luck and skill, replay, proof of the dice, and everything that is yours.

## Result

review-you-won = You win!
review-you-share = You share the win!
review-won-by =
    { $winners ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
review-alone =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
review-closed = No result
review-closed-why = The table was closed before the game was over.
review-place =
    { $place ->
        [1] First:
        [2] Second:
        [3] Third:
       *[other] Place { $place }:
    }
review-seat = Seat { $seat }
review-somebody = Somebody
review-points =
    { $points ->
        [one] { $shown } point
       *[other] { $shown } points
    }
review-rematch = Play again
review-home = Home
review-download = Download the record of the game
review-record = Record
review-picture = Picture
review-picture-title = The result as a picture
review-picture-save = Save
review-picture-share = Share
review-picture-close = Close
review-picture-failed = The picture could not be drawn in this browser.

## Luck and skill

review-luck-title = Unlucky, or outplayed?
review-luck-title-won = Luck or skill?
review-whose = Whose game to look at
review-analysing = Every roll and every decision is being worked out. That takes a few seconds.
review-no-analysis = This game could not be analysed. The replay and the proof of the dice are there all the same.
review-estimate = This can only be estimated: an expected value may be off by about { $error } points.

review-shared = A shared win: nobody was ahead in the end, by luck or by skill.
review-won-luck =
    { $you ->
        [yes] The dice were on your side: they brought you { $luck } points more luck than { $rival }. { $even ->
            [yes] The decisions were equally good.
           *[no] In the decisions { $rival } was { $skill } points better.
        }
       *[no] The dice were on { $name }’s side: { $luck } points more luck than { $rival }. { $even ->
            [yes] The decisions were equally good.
           *[no] In the decisions { $rival } was { $skill } points better.
        }
    }
review-won-skill =
    { $you ->
        [yes] Well earned: { $same ->
            [yes] you both had the same luck
           *[no] { $rival } had { $luck } points more luck
        }, but your decisions were { $skill } points better.
       *[no] Well earned: { $same ->
            [yes] { $rival } had the same luck
           *[no] { $rival } had { $luck } points more luck
        }, but { $name }’s decisions were { $skill } points better.
    }
review-won-both =
    { $you ->
        [yes] Luck and skill together: the dice brought you { $luck } points more than { $rival }, and your decisions { $skill }.
       *[no] Luck and skill together: the dice brought { $name } { $luck } points more than { $rival }, and the decisions { $skill }.
    }
review-won-mostly-luck =
    { $you ->
        [yes] Mostly luck: the dice brought you { $luck } points more than { $rival }. Your decisions added { $skill }.
       *[no] Mostly luck: the dice brought { $name } { $luck } points more than { $rival }. The decisions added { $skill }.
    }
review-won-mostly-skill =
    { $you ->
        [yes] Mostly skill: your decisions were { $skill } points better than those of { $rival }. The dice added { $luck }.
       *[no] Mostly skill: { $name }’s decisions were { $skill } points better than those of { $rival }. The dice added { $luck }.
    }
review-won-neither =
    { $you ->
        [yes] You won without more luck and without better decisions than { $rival }: the number of turns made the difference.
       *[no] { $name } won without more luck and without better decisions than { $rival }: the number of turns made the difference.
    }
review-lost-luck =
    { $you ->
        [yes] Unlucky! { $rival } had { $luck } points more luck. { $even ->
            [yes] Your decisions were just as good.
           *[no] Your decisions were even { $skill } points better.
        }
       *[no] { $name } was unlucky: { $rival } had { $luck } points more luck. { $even ->
            [yes] The decisions were just as good.
           *[no] { $name }’s decisions were even { $skill } points better.
        }
    }
review-lost-skill =
    { $you ->
        [yes] It was the decisions, not the dice: they cost you { $skill } points more than { $rival }, { $same ->
            [yes] with the same luck
           *[no] although you had { $luck } points more luck
        }.
       *[no] It was the decisions, not the dice: they cost { $name } { $skill } points more than { $rival }, { $same ->
            [yes] with the same luck
           *[no] in spite of { $luck } points more luck
        }.
    }
review-lost-both =
    { $you ->
        [yes] Both: against { $rival } the dice cost you { $luck } points and your decisions { $skill }.
       *[no] Both: against { $rival } the dice cost { $name } { $luck } points and the decisions { $skill }.
    }
review-lost-mostly-luck =
    { $you ->
        [yes] Mostly bad luck: against { $rival } the dice cost you { $luck } points, your decisions { $skill }.
       *[no] Mostly bad luck: against { $rival } the dice cost { $name } { $luck } points, the decisions { $skill }.
    }
review-lost-mostly-skill =
    { $you ->
        [yes] Mostly the decisions: against { $rival } they cost you { $skill } points, the dice { $luck }.
       *[no] Mostly the decisions: against { $rival } they cost { $name } { $skill } points, the dice { $luck }.
    }
review-lost-neither =
    { $you ->
        [yes] You had no less luck than { $rival } and decided no worse: the number of turns made the difference.
       *[no] { $name } had no less luck than { $rival } and decided no worse: the number of turns made the difference.
    }

review-alone-good = Strong: { $by } points above what best play brings on average. Luck brought { $luck }, and mistakes cost only { $loss }.
review-alone-above = { $by } points above what best play brings on average: luck brought { $luck }, mistakes cost { $loss }.
review-alone-luck = Unlucky: the dice cost { $luck } points, mistakes nothing.
review-alone-skill = It was the decisions: they cost { $loss } points, although the dice brought { $luck } more than average.
review-alone-both = Both: the dice cost { $luck } points, mistakes { $loss }.
review-alone-mostly-luck = Mostly bad luck: the dice cost { $luck } points, mistakes { $loss }.
review-alone-mostly-skill = Mostly the decisions: they cost { $loss } points, the dice { $luck }.
review-alone-neither = Just what could be expected.

review-luck-usual = The dice were { $luck } points { $side ->
        [bad] below
       *[good] above
    } average. That is nothing unusual: in such games luck scatters by ± { $error }.
review-luck-some = The dice were { $luck } points { $side ->
        [bad] below
       *[good] above
    } average. Luck scatters by ± { $error } in such games; about { $part } of games are { $side ->
        [bad] as unlucky or worse
       *[good] as lucky or luckier
    }.
review-luck-rare = The dice were { $luck } points { $side ->
        [bad] below
       *[good] above
    } average, and that is rare: luck scatters by ± { $error } in such games, and only about { $part } are { $side ->
        [bad] as unlucky or worse
       *[good] as lucky or luckier
    }.
review-luck-unknown = The dice were { $luck } points { $side ->
        [bad] below
       *[good] above
    } average.
review-decided =
    { $mistakes ->
        [0] { $decisions ->
            [one] The only decision was the best one.
           *[other] All { $decisions } decisions were the best ones.
        }
       *[other] { $mistakes } of { $decisions } decisions were not the best; together they cost { $loss } points on average.
    }

review-sum-start = Expected
review-sum-luck = Luck
review-sum-dice = Dice
review-sum-gifts = Mistakes of others
review-sum-loss = Mistakes
review-sum-result = Result
review-scatter = so far luck scatters in such games
review-chart-luck = Luck so far, in points
review-chart-loss = Lost by mistakes so far, in points
review-chart-luck-label = Chart: luck over the course of the game. In the end: { $sums }.
review-chart-loss-label = Chart: points lost by mistakes over the course of the game. In the end: { $sums }.
review-chart-how = From left to right: the turns. ▲ luckiest roll, ▼ unluckiest roll, ① to ③ costliest mistakes. Tap a place to see it in the replay.
review-at = Place { $at } of { $last }: { $words }
review-table = The figures as a table
review-turn = Turn

## Chances of winning

review-chance-title = Who was winning when?
review-working-out = The chances of winning are being worked out, turn by turn. That can take a minute; you can go on reading meanwhile.
review-done-so-far = { $part } done
review-chances-refused = The review in points is there all the same.
review-again = Try again
review-chance = Chance
review-before-all = Start
review-decisive-dice = It was mostly the dice.
review-decisive-play = It was mostly the decisions.
review-decisive-both = Dice and decisions weighed about the same.
review-chance-of-two =
    { $you ->
        [yes] Your chance of winning was { $start } before the first roll. What the dice changed, what { $rival } gave away and what your own mistakes cost makes the result, in percentage points:
       *[no] { $name }’s chance of winning was { $start } before the first roll. What the dice changed, what { $rival } gave away and what the own mistakes cost makes the result, in percentage points:
    }
review-chance-of-many =
    { $you ->
        [yes] Your chance of winning was about { $start } before the first roll. What the dice changed, what the others gave away and what your own mistakes cost makes the result, in percentage points:
       *[no] { $name }’s chance of winning was about { $start } before the first roll. What the dice changed, what the others gave away and what the own mistakes cost makes the result, in percentage points:
    }
review-decided-winning =
    { $mistakes ->
        [0] { $decisions ->
            [one] The only decision was the best one to win.
           *[other] All { $decisions } decisions were the best ones to win.
        }
        [one] One of { $decisions } decisions was not the best one to win; it cost { $loss } percentage points.
       *[other] { $mistakes } of { $decisions } decisions were not the best ones to win; together they cost { $loss } percentage points.
    }
review-estimate-winning = With this game the chances can only be estimated: they may be off by about { $error } percentage points. That is why the curves are dashed; shaded is how far the estimate may be off.
review-chart-chance = Chance of winning
review-chart-chance-about = Chance of winning, estimated
review-chart-parts = { $name }, round by round, in percentage points: luck (plain) and mistakes (hatched)
review-chart-chance-label = Chart: the chance of winning of { $name } over the course of the game. Start: { $start }. After each round: { $course }. The table below has all figures.
review-chart-parts-label = Chart: luck and mistakes of { $name } in each round, in percentage points: { $parts }.
review-chance-how = From left to right: the rounds. ① to ⑤ changed most. Tap a place to see it in the replay.
review-swings = What changed most
review-swing = from { $from } to { $to }
review-swing-mistake = mistake
review-no-swings = Nothing changed the chance by more than one percentage point.

## Decisions

review-decisions = The decisions
review-filter = Which decisions to show
review-filter-mistakes = Mistakes
review-filter-all = All
review-everybody = of all players
review-worst =
    { $count ->
        [one] The costliest mistake
       *[other] The costliest mistakes
    }
review-rest-mistakes =
    { $count ->
        [one] One more mistake
       *[other] { $count } more mistakes
    }
review-rest-all =
    { $count ->
        [one] One more decision, in the order of play
       *[other] { $count } more decisions, in the order of play
    }
review-no-mistakes = Not one mistake: every move was the best there was.
review-turn-of = Turn { $turn }
review-cost = { $cost } points
review-cost-winning = { $cost } percentage points
review-best = best move
review-played = Played:
review-better = Better:
review-show = Show in the replay
review-more = { $count } more

## Rolling Dice


## Replay

review-replay = The game again
review-replay-start = Before the first roll.
review-points-now = Points at this moment
review-slider = Place in the game
review-slider-at = { $at } of { $last }: { $words }
review-first = To the beginning
review-back = One step back
review-play = Play
review-pause = Pause
review-next = One step on
review-last = To the end
review-was = { $cost } points. Better: { $move }.
review-was-winning = { $cost } percentage points. Better: { $move }.
review-was-best =
    { $moves ->
        [one] The only move.
       *[other] The best of { $moves } moves.
    }
review-was-forced = There was no other move.
review-roll-good = A good roll: { $luck } points.
review-roll-good-winning = A good roll: { $luck } percentage points.
review-roll-bad = A bad roll: { $luck } points.
review-roll-bad-winning = A bad roll: { $luck } percentage points.
review-here = { $name } now plays: { $move }. Better: { $best } ({ $cost } points).
review-here-winning = { $name } now plays: { $move }. Better: { $best } ({ $cost } percentage points).

## Proof of the dice

review-fair = Were the dice fair?
review-verify = Check the dice of a game
review-verify-page = Every game can be downloaded as a record. Here your browser computes all its dice again and finds every roll that is not the promised one. It asks no server: not even ours.
review-verify-not = It is the dice that are checked. Whether every move was allowed and the result is right, “bonecup verify” checks on the command line.
review-copies = Compare moves and result
review-copy-how = The file can be compared with this server’s own record of the table. Your browser does that; the file stays here.
review-copy-now = Compare with this server
review-copy-same = The file says the same as this server’s record, with all moves and the result.
review-copy-differs = The file says something else than this server’s record.
review-copy-event = Event { $seq } is another one there.
review-copy-length = The file has { $here } events, the record there { $there }.
review-copy-result = The result is another one there.
review-copy-other = Seats, options or what is said of the dice are different there.
review-copy-unknown = This server does not know the table; it may have been played elsewhere.
review-verify-how = Your browser can compute every roll of this game again and compare it with what was promised before the game. It does so by itself, without the server.
review-verify-now = Check the dice now
review-verify-file = Check a file
review-step-envelope = The envelope.
review-step-envelope-how = Before the game a secret number, the seed, is put into a sealed envelope: its fingerprint, the commitment, is shown to everybody.
review-step-pinch = Your pinch of luck.
review-step-pinch-how = Only then every player adds a text of their own.
review-step-dice = The dice.
review-step-dice-how = Seed, table and all these texts give the key of the game, and the key gives every roll.
review-step-open = The envelope is opened.
review-step-open-how = After the game the seed is published, and anybody can compute everything again.
review-drop = Drop a record here
review-choose = Choose a file
review-stays-here = The file stays on your device.
review-file = File: { $name }
review-checking = Computing …

review-fault-record-form = This is no record that can be read: at { $where } there is not what belongs there. Choose a file that was downloaded from Bonecup after a game.
review-fault-record-format = This is no record of Bonecup. Choose a file that was downloaded after a game.
review-fault-record-version = The record has version { $version }; this page reads 1 to 3, each with the dice of its version. A newer Bonecup may be able to read it.
review-fault-record-rules = The record was made by rules of version { $version }; this page knows others. A newer Bonecup may be able to read it.
review-fault-record-too-large = The file is larger than any game could be, so it is not read.
review-fault-record-too-many-events = The record has { $count } events; no game has so many, so it is not read.

review-proof-holds = The dice are the promised ones
review-proof-holds-why =
    { $noise ->
        [yes] The seed belongs to the commitment, and { $rolls ->
            [one] the tremor of the only throw follows
           *[other] the tremors of all { $rolls } throws follow
        } from it.
       *[no] The seed belongs to the commitment, and { $rolls ->
            [one] the only roll follows
           *[other] all { $rolls } rolls follow
        } from it.
    }
review-proof-forged = This record was changed
review-proof-nothing = All dice were real
review-proof-nothing-why = They were rolled by hand and typed in, so there is nothing that could be computed again.
review-proof-sealed = The envelope is still closed
review-proof-sealed-why = The seed is published when the game is over. Then the dice can be checked.
review-fault-commitment = The seed does not belong to the commitment that was published before the game: one of the two was exchanged.
review-fault-commitment-replaced = The rolls follow from the seed, but the commitment does not belong to it: the commitment was exchanged.
review-fault-no-commitment = Dice were drawn, but the record has no commitment: nothing shows that the seed was fixed before the game.
review-fault-idle-seed = All dice were real, but the record has a seed: it does not belong there.
review-fault-weights = The weights of the bones ({ $weights }) are not those of the table’s option.
review-fault-event-missing = Event { $seq } is missing or doubled: the events are not numbered one by one.
review-fault-roll-missing = Roll { $roll } is missing or doubled: the rolls are not numbered one by one.
review-fault-roll-left-out = Roll { $roll } was left out: from there on the record shows the dice that belong to the next number.
review-fault-not-rolled = After event { $seq } dice must roll, but the roll is missing.
review-fault-by-hand = Roll { $roll } (event { $seq }) is said to be entered by hand, but that seat had no real dice.
review-fault-told-patch = Event { $seq } tells which net or hole a die touches, but its throw was not entered by hand.
review-fault-key = Hardly any roll follows from the seed: a contribution, the table’s name or the seats were changed.
review-fault-roll =
    Roll { $roll } (event { $seq }): the seed gives { $expected }, the record says { $found }. { $more ->
        [0] { "" }
        [one] One more roll does not fit.
       *[other] { $more } more rolls do not fit.
    }
review-fault-noise =
    Throw { $roll } (event { $seq }): the seed gives the tremor { $expected }, the record says { $found }. { $more ->
        [0] { "" }
        [one] One more throw does not fit.
       *[other] { $more } more throws do not fit.
    }
review-fault-seats-out-of-range = The record has { $given } seats; the game is played by { $least } to { $most }.
review-fault-option-too-many = The record names more colours than play.
review-fault-option-value = The seat that begins does not exist.
review-fault-plan-idle-commitment = All dice are said to be real, but the record has a commitment: it does not belong there.
review-fault-plan-bot-contributes = A contribution is recorded for { $name }, but bots add nothing to the dice.
review-fault-record-event = Event { $seq } could not have happened there.
review-fault-verify-table-id = The table’s name does not follow from the commitment: somebody chose it.
review-fault-verify-device = The devices of the table are not numbered in the order of their seats.
review-fault-verify-seal = { $name } is said to have revealed something else than was sealed before the game.
review-fault-verify-cast = Event { $seq }: every roll follows right after its cast, by the seat whose dice they are; here that is not so.
review-fault-verify-asked = Event { $seq }: a number was asked of a seat that could not be asked, or came from nobody.
review-fault-verify-link = Event { $seq }: the number that was given for this roll is not the one of the chain that was fixed before.
review-fault-verify-chain-used-up = Event { $seq }: the chain of this seat has no more numbers.
review-fault-verify-engine = Event { $seq }: the throw was computed by { $engine }, but { $agreed } was agreed on.
review-fault-verify-signature = Event { $seq }: the signature is not by the device of this seat.
review-fault-verify-head = The events do not lead to the hash that closes the record: something was changed, left out or added.
review-fault-verify-receipt = The server’s receipt does not belong to this record.
review-fault-witness-commitment = This browser saw another commitment before the game: { $seen }.
review-fault-witness-contribution = This browser saw another contribution of { $name } when the game began.
review-fault-witness-options = This browser saw another game, other rules or options before the game.
review-fault-witness-server = This browser saw another key of the server: { $seen }.
review-fault-witness-course = This browser saw another course of the game: its first { $events } events were others.
review-fault-witness-alarm = This browser raised an alarm while the game was played: the table said something else than promised.

review-commitment = Commitment (before the game)
review-commitment-of-seed = The seed would give
review-seed = Seed (after the game)
review-contributions = Contributions
review-key = Key of the game
review-rolls =
    { $hand ->
        [0] Every roll: { $right } of { $checked } right
        [one] Every roll: { $right } of { $checked } right, one entered by hand
       *[other] Every roll: { $right } of { $checked } right, { $hand } entered by hand
    }
review-rolls-noise =
    { $hand ->
        [0] The tremor of every throw: { $right } of { $checked } right
        [one] The tremor of every throw: { $right } of { $checked } right, one entered by hand
       *[other] The tremor of every throw: { $right } of { $checked } right, { $hand } entered by hand
    }
review-roll = Roll { $roll }
review-mark-right = right
review-mark-wrong = wrong
review-mark-hand = entered by hand
review-mark-unchecked = not checked
review-should = should be
review-all-rolls = Show all { $count } rolls

review-proves = What this proves
review-proves-fixed = The dice were fixed before the game. Nobody chose or changed them afterwards.
review-proves-yours = Whoever ran the table did not know your contribution when sealing the envelope, and so could not pick dice.
review-proves-here = It was computed on your device. You need not believe us: other programs come to the same result.
review-means = What this means
review-means-forged = These are not the dice that were promised before the game, or not all of them. Somebody changed the record, be it the file or what the server gave out. Compare it with the copies of the others at the table, and ask for the record at the table itself.
review-proves-not = What it does not prove
review-proves-not-peek = The server knew the seed during the game. Whoever runs it could have looked ahead; bots of ours are not shown it.
review-proves-not-moves = Whether every move was allowed, and the points right: “bonecup verify” checks that as well.
review-proves-not-physics = Where the dice came to rest: the engine ({ $engines }) computes that from the aim and the tremor. Only the tremor is checked here; “bonecup verify” throws again.
review-proves-not-hand =
    { $rolls ->
        [one] One roll was entered by hand. No program can say how real dice fell.
       *[other] { $rolls } rolls were entered by hand. No program can say how real dice fell.
    }
review-proves-not-finished = How the game went on: this record ends before the end of the game.

review-vouched = Who vouches for what
review-vouched-consistent = Consistent: everything in this record fits together. Whether it was so, only those can say who were at the table.
review-vouched-witnessed = Witnessed: this browser noted before the game what was promised, and the record says the same.
review-vouched-knowable =
    { $knowable ->
        [0] Nobody could have known a roll before it fell, unless all who gave a number to it worked together.
       *[other] { $knowable } of { $drawn } rolls could have been known to the host: no second device gave its number.
    }
review-vouched-server = The server with the key { $server } vouches for the order of events.
review-vouched-no-server = No server vouches for the order of events.
review-vouched-signed =
    { $commands ->
        [one] { $name } signed one command.
       *[other] { $name } signed { $commands } commands.
    }
review-vouched-unsigned = { $name } signed nothing: that these were the moves made there, the server alone says.
review-vouched-unchecked = This browser cannot check signatures; they were not checked. “bonecup verify” checks them, and so do newer browsers on pages with https.

## You

review-me = Your corner
review-me-unknown = Nobody knows you here yet. Give yourself a name, or come back with a recovery code.
review-name = Your name
review-name-how = This is how others see you at the table.
review-name-save = Save
review-name-saved = Saved.
review-running = Running games
review-running-none = No game is running.
review-running-start = Start a game
review-running-with = with { $names }
review-running-alone = alone
review-running-open =
    { $open ->
        [one] one seat is open
       *[other] { $open } seats are open
    }
review-go-on = Continue
review-figures = Your figures
review-rating = Rating by results
review-skill = Lost per decision
review-rating-how = The rating follows from results alone: everybody begins at 25.
review-skill-how = What is lost per decision are points against the best move, where moves differ. After ± stands one standard deviation.
review-train = Learn from my mistakes
review-figures-none = Nothing here yet
review-figures-none-why = After your first finished game you will find here how you fare: points, wins, luck and mistakes.
review-begun = Begun
review-finished = Finished
review-closed-own = Closed by you
review-wins = Won
review-mean = Points on average
review-mean-luck = Luck per game
review-mean-loss = Mistakes per game
review-not-analysed = Luck and mistakes cannot be worked out on the ice.
review-not-yet = Luck and mistakes are still being worked out.
review-spark = Points in your last { $count } games, the newest on the right: { $points }.
review-spark-title = Your last { $count } games
review-spark-key = ● won ○ not won
review-results = Finished games
review-result-won = won
review-result-shared = shared
review-result-lost = lost
review-result-alone = alone
review-marked = The dice were not as promised
review-result-of = { $seats ->
        [one] alone
       *[other] { $seats } players
    }
review-result-sums = Luck { $luck } · mistakes { $loss }
review-closed-tables = Closed tables
review-closed-unbegun = The game had not begun.
review-closed-older = Older tables
review-older = Older games
review-tell = When it is your turn
review-player = { $name } { $points }
review-over-time = Over time
review-devices = On other devices
review-devices-how = You need no account. With a recovery code you are yourself on another phone or computer too. Keep it like a key: whoever has it, is you.
review-recovery-make = Make a code
review-recovery-again = A new code makes the old one void.
review-recovery-once = Write it down now: it is shown only this once.
review-copy = Copy
review-copied = Copied
review-recover = Enter a code from another device
review-recover-how = Then you are that person here. { $name ->
        [none] { "" }
       *[other] What “{ $name }” played on this device stays with that name; make a code for it first if you want it back.
    }
review-recover-code = Recovery code
review-recover-do = Come back
review-recovered = Welcome back, { $name }!
review-device-list = Devices that are you
review-device-since = since { $since }
review-sign-out = Sign out
review-sign-out-sure = Sign this device out? It then needs the recovery code to be you again.
review-forget = Forget me on this device
review-forget-sure = Without a recovery code your games and figures cannot be found again. Forget anyway?
review-yes-forget = Yes, forget me
review-vanish = End everything
review-vanish-sure = Every device, every program's token and the recovery code are void at once, and nobody can be you again, not even yourself. Your name stays at the tables where you played. End everything?
review-yes-vanish = Yes, end everything
review-cancel = Cancel
review-bots = Programs that play for you
review-bots-how = A bot of your own plays with a token in your name.
review-bots-docs = How to write one
review-token-label = What is it called?
review-token-make = Make a token
review-token-once = Copy the token now: it is shown only this once.
review-token-none = No program has a token.
review-token-drop = Drop
review-token-drop-of = Drop the token “{ $label }”
review-token-dropped = “{ $label }” is void now.
review-token-unnamed = without a name
review-loading = One moment …

review-proof-practice = This is a practice, not a game of its own. Events taken over from table { $table }: { $given }. Of the dice only what fell afterwards is checked.
review-proof-taken = After them rolls fell as at that table, and are not checked here, either: { $rolls }.
practice-title = Play on from here
practice-how = What if? Play on from this position against bots. It is a practice and counts nowhere.
practice-seat = Your seat
practice-bot = The others are played by
practice-dice = Dice
practice-dice-fresh = fresh
practice-dice-same = the same as then
practice-fresh-how = The dice are fresh and fall differently from then.
practice-same-how = Where the same dice are rolled at the same place – the same turn of the game, the same roll within the turn – they show what they showed then. Every other roll is fresh.
practice-begin = Play on from step { $event }
practice-over = Nothing is left to play here. Go further back in the game.
