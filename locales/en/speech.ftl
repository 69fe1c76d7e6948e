### Playing for those who listen, and the games that are kept.

## A game in sentences

speech-to-move =
    { $you ->
        [yes] It is your turn.
       *[no] It is { $name }’s turn.
    }
speech-over = The game is over.
speech-standing =
    { $name } { $points ->
        [one] 1 point
       *[other] { $points } points
    }
speech-score = Score: { $standings }.
speech-choice = { $number }: { $move }.
speech-choices =
    { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }; “moves” tells them.
speech-bot = the bot { $name }
speech-welcome = { $game }: { $seats }.
speech-goes-on = The game goes on where it stopped.
speech-dice-fixed = The dice are fixed from here on; “proof” tells what they are committed to.
speech-hint = Type the number of a choice, or a move. Type “help” for all words, “moves” for what you can do, “coach” for what is best, { $left ->
        [kept] “q” to save and leave
        [goes-on] “q” to leave: the table waits for you
       *[lost] “q” to end the game
    }.
speech-help-words = These words work at every prompt: “state” tells the position again, “moves” what you can do, “coach” what is best, “score” the points, “sheet” what is written or laid, “floe” what lies where, “rules” the rules, “undo” takes back, “proof” tells about the dice.
speech-help-leave = { $left ->
        [kept] “q” or “exit” saves the game and leaves; “end” gives it up and publishes the seed.
        [goes-on] “q” or “exit” leaves: the table goes on, and whoever joins it again has their seat back.
       *[lost] “q”, “exit” and “end” end the game and publish the seed.
    }
speech-no-floe = This game has no floe.
speech-no-sheet = This game has no sheet.
speech-menu-help = Type the number or the name of a game; “q” or “exit” leaves.
speech-no-game-yet = No game has begun yet: choose one first, by its number or name. The rules are also told by: bonecup rules knochenmax --plain.
speech-not-yet = There is nothing to choose yet.
speech-coach-best = Best: { $move }, worth { $value }.
speech-coach-also = Also: { $move }, worth { $value }.
speech-coach-best-winning = Best: { $move }, wins { $value }.
speech-coach-also-winning = Also: { $move }, wins { $value }.
speech-coach-in-chances = “coach chances” counts chances of winning instead, “coach points” points again.
speech-coach-in-points = “coach points” counts points instead.
speech-error = give or take
speech-is = { " " }is{ " " }
speech-degrees = { " " }degrees
speech-kept-in = The record is kept in { $file }.
speech-kept = The record is kept: game { $number } of “bonecup games”.
speech-analyse = What each decision cost: bonecup games analyse { $number } --plain.
speech-hear-again = Hear it again: bonecup games replay { $number } --plain.
speech-analyse-title = { $game }: luck and skill.

## Interrupted and past games

play-offer = There is an interrupted game: { $game } with { $seats }. Go on with it? Type yes or no.
play-offer-again = Please type yes or no; “q” leaves.
play-not-saved = The game is NOT saved: { $error }.
play-not-saved-before = What was saved before is still there: bonecup games.
record-is-finished = { $file } holds a game that is over; nothing was written. Choose another file for --record.
record-is-foreign = { $file } is there already and holds something else; nothing was written. Choose another file for --record.
games-none = No games are kept here yet. Begin one with: bonecup play.
games-running =
    { $number }: { $game } with { $seats }, interrupted after { $events ->
        [one] 1 event
       *[other] { $events } events
    }, { $ago }{ $table ->
        [none] {""}
       *[other] { " " }({ $table })
    }.
games-over = { $number }: { $game } with { $seats }, over: { $points }, { $ago }{ $table ->
        [none] {""}
       *[other] { " " }({ $table })
    }.
games-given-up = { $number }: { $game } with { $seats }, given up, { $ago }{ $table ->
        [none] {""}
       *[other] { " " }({ $table })
    }.
games-ago =
    { $unit ->
        [minutes] { $count ->
            [0] just now
            [one] 1 minute ago
           *[other] { $count } minutes ago
        }
        [hours] { $count ->
            [one] 1 hour ago
           *[other] { $count } hours ago
        }
       *[days] { $count ->
            [one] 1 day ago
           *[other] { $count } days ago
        }
    }
games-hint = Go on with “bonecup games resume 1”; “replay”, “analyse” and “delete” work the same way.
games-which = Say which game: its number or its table, as “bonecup games” lists them.
games-no-such =
    There is no game “{ $which }”: { $count ->
        [0] none is kept.
        [one] there is only number 1.
       *[other] they go from 1 to { $count }.
    }
games-is-past = Game { $number } is past: it can be replayed and analysed, but not gone on with.
games-sure = Delete { $game } with { $seats } for good? Type yes or no.
games-needs-yes = Nobody is here to ask: say --yes to delete it.
games-deleted = Deleted: { $game } with { $seats }.
games-not-deleted = Nothing was deleted.
games-no-home = There is no folder for games: set BONECUP_HOME or HOME.
man-done = The pages of the manual are in { $folder }.

## A game for programs

json-form = This is no command: { $error }
json-unknown = There is no command of type “{ $given }”. There are: { $known }.
json-no-floe = Only a game with dice on a floe is aimed.
json-part = There is no part “{ $given }” of an aim. There are: { $known }.
json-no-game = Say which game is meant, as in: bonecup play knochenmax --json. None was interrupted that could go on.

## The analysis in sentences

speech-analyse-seat = { $name }: { $start } expected at the start, { $luck } by luck, { $loss } by mistakes, { $result } in the end.
speech-analyse-roll = { $kind ->
        [luckiest] The luckiest roll
       *[unluckiest] The unluckiest roll
    }: { $luck }, { $place }: { $dice }.
speech-analyse-mistake = Mistake { $number }, { $place }: it costs { $by }.
