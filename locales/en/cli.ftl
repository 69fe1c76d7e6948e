### What the command line says.

app-name = Bonecup

## Help

cli-about = Three games of bones and dice: play them, let bots play them, check the dice.
cli-command = COMMAND
cli-heading-usage = Usage:
cli-heading-commands = Commands
cli-heading-options = Options
cli-heading-arguments = Arguments
cli-help = Show this help
cli-version = Show the version
cli-lang = Language: de or en (otherwise BONECUP_LANG, then the system's)
cli-color = Colours: auto, always or never (default: auto, in a terminal and without NO_COLOR)
cli-examples =
    Examples:
      bonecup play rolling-bones
      bonecup rules knochenmax --lang de
      bonecup simulate knochenmax --seats steady,random --games 1000

    Games: { $games }

cli-play = Play in the terminal, against bots and with others at the same keyboard
cli-play-game = { $games }; asks if left out
cli-play-seats = Who plays: names of people and bots, in the order of play (default: me,steady, or me,random where there is no steady)
cli-play-options = An option of the game, such as target=50; may be given several times
cli-play-colours = Rolling Dice: the colours in the order of play, such as red,blue; with two players the first of each, then the second of each
cli-play-real-dice = You roll real dice and type in what they show
cli-play-plain = Lines and a prompt instead of a full screen: for screen readers, pipes and scripts
cli-play-pictures = At the prompt: also draw the dice, sheets and the floe
cli-play-json = One JSON object a line, in and out: for programs that play
cli-play-new = Begin a new game without offering the one that was interrupted
cli-play-contribution = Your own text that goes into the dice (otherwise random)
cli-play-record = Write the record of the game to this file
cli-play-examples =
    Examples:
      bonecup play
      bonecup play --plain KnochenMAX
      bonecup play rolling-bones --seats Anna,Ben,steady --option target=50
      bonecup play knochenmax --real-dice --record evening.json
      bonecup play rolling-dice --seats me,steady,random

cli-games = The games that are kept: go on, replay, analyse or delete them
cli-games-action = resume, replay, analyse or delete; lists them if left out
cli-games-which = The number of a game in the list, or its table
cli-games-yes = Delete without asking
cli-games-plain = Lines and a prompt instead of a full screen, sentences instead of pictures
cli-games-json = JSON, as play, replay and analyse have it
cli-games-examples =
    Examples:
      bonecup games
      bonecup games resume 1
      bonecup games delete 2

cli-rules = The rules of a game
cli-rules-game = { $games }
cli-rules-plain = Only sentences, for screen readers
cli-rules-svg = Draw the plan of the ice floe to this file, for printing (rolling-dice only)
cli-rules-examples =
    Examples:
      bonecup rules rolling-bones
      bonecup rules rolling-dice --lang de
      bonecup rules rolling-dice --svg plan.svg

cli-simulate = Let bots play many games and show what comes of it
cli-simulate-game = { $games }
cli-simulate-seats = The bots, in the order of play (default: steady,random)
cli-simulate-games = How many games, 1 to 100000000 (default: 1000)
cli-simulate-seed = The same seed plays the same games, whatever the number of threads (default: 1)
cli-simulate-options = An option of the game, such as bones=fair; may be given several times
cli-simulate-threads = How many threads, 1 to 256 (default: all cores)
cli-simulate-record = Write the record of the first game to this file
cli-simulate-json = Print JSON
cli-simulate-examples =
    Examples:
      bonecup simulate rolling-bones --seats steady,random --games 200
      bonecup simulate knochenmax --seats steady --option bones=1,4,4,1 --json
      bonecup simulate rolling-dice --seats master,steady --games 10 --record game.json

cli-advise = Tell the value of every move of positions, one JSON line each
cli-advise-file = A file with a position a line; standard input if left out or -
cli-advise-why = Say why, in words
cli-advise-examples =
    Reads lines such as
      {"{"}"game":"knochenmax","position":{"{"}"sheets":[{"{"}{"}"}],"throw":[1,3,3,4,6],"throws_left":2{"}"}{"}"}
    and answers each with the values of all moves, the best ones, and whether they are exact.
    With "in":"winning" they are chances of winning instead of points.

cli-analyse = Luck or skill: what each decision of a recorded game lost and each roll brought
cli-analyse-record = The file with the record
cli-analyse-in = What to count in: points (unless told otherwise) or winning, the chance of winning
cli-analyse-plain = Only sentences, for screen readers
cli-analyse-json = Print JSON
cli-analyse-svg = Draw the course of the game to this file
cli-analyse-examples =
    Example:
      bonecup analyse game.json --svg game.svg
      bonecup analyse game.json --plain
    With --in winning games for two by the usual rules are exact at once; other rules are worked out once, and kept.

cli-throw = Throw dice on the floe of Rolling Dice, once or many times
cli-throw-aim = The aim: "at 150.0 direction 0 strength 900 loft 50 spin 12.0", or just numbers such as "150 0 900"
cli-throw-at = Where along the entrance, in mm from its left corner, 30 to 270 (default: 150)
cli-throw-direction = Whereto, in thousandths of a radian, -600 (left) to 600 (right) (default: 0)
cli-throw-strength = How fast, in mm per second, 300 to 2000 (default: 900)
cli-throw-loft = How steeply upwards, in thousandths of a radian, -200 to 400 (default: 50)
cli-throw-spin = How fast the dice roll forward, in radians per second, 0 to 30 (default: 12)
cli-throw-dice = How many dice, 1 to 4 (default: 3 if the colour has a die on the floe, else 4)
cli-throw-colour = Whose dice: orange, green, purple, red, blue or yellow (default: orange)
cli-throw-resting = A scoring die on the floe: colour, pips, x and y in mm, such as "green 5 120 200"; may be given several times
cli-throw-floe = The scoring dice from a JSON file (- for standard input), by colour or as a whole position
cli-throw-noise = The tremor of the hand: the same number gives the same throw (otherwise random, and shown)
cli-throw-times = So many throws, 1 to 100000, each with the next noise (default: 1)
cli-throw-json = Print JSON, one line per throw
cli-throw-path = With --json: also how every die moved, sixty frames a second
cli-throw-svg = Draw it from above, with the paths of the dice, to this file
cli-throw-examples =
    Examples:
      bonecup throw --strength 950 --noise 7 --svg throw.svg
      bonecup throw --at 120 --direction 60 --times 20 --noise 1
      bonecup throw --noise 1 --json --path

    With a die on the floe:
      bonecup throw --aim "150 0 900" --resting "green 5 150 200"

    A floe as JSON: {"{"}"green": {"{"}"face": 5, "x": 150, "y": 200, "turn": 30{"}"}{"}"}

cli-score = Score finished rounds of Rolling Dice, one JSON line each
cli-score-game = rolling-dice: the only game whose rounds are scored like this
cli-score-file = A file with a round a line; standard input if left out or -
cli-score-examples =
    Reads positions in which everyone has thrown, such as
      {"{"}"game":"rolling-dice","position":{"{"}"seats":3,"seals":{"{"}"green":12{"}"},
       "floe":{"{"}"orange":{"{"}"face":3,"x":92,"y":128{"}"},"green":{"{"}"face":6,"x":150,"y":60{"}"}{"}"},
       "blocks":[{"{"}"colour":"purple","face":5{"}"}]{"}"}{"}"}
    or, where nobody measures, rounds with the dice on the floe from front to back
      {"{"}"game":"rolling-dice","round":{"{"}"seats":3,"starter":"orange","seals":{"{"}"green":12{"}"},
       "floe":[{"{"}"colour":"orange","face":3,"patch":6{"}"},{"{"}"colour":"green","face":6,"level":true{"}"}],
       "blocks":[{"{"}"colour":"purple","face":5{"}"}]{"}"}{"}"}
    (each on one line) and answers with what every colour earns, in the order of scoring, how
    the seals move, who starts the next round, and with how many dice everyone throws in it.

    "patch" is what the net gives that the die touches, -6 to 8, below 0 for a hole. As soon as one
    die of a position tells it, the floe is your own: a die that tells nothing touches nothing.
    "level" is a die at equal height with the one before it.
    If a line is refused the answer says why, and the exit code is 1.

cli-solve = Compute the exact value of a game
cli-solve-game = rolling-bones or knochenmax
cli-solve-bones = KnochenMAX: antique, shagai, fair, or four weights such as 1,4,4,1
cli-solve-sheets = KnochenMAX: so many parallel sheets
cli-solve-duel = KnochenMAX: the chance to win for two players
cli-solve-race = Rolling Bones: the chance to win for two players, to this target (1 to 100)
cli-solve-options = An option of the game; may be given several times
cli-solve-json = Print JSON
cli-solve-examples =
    Examples:
      bonecup solve knochenmax --bones fair
      bonecup solve rolling-bones --json

cli-replay = Show a recorded game move by move
cli-replay-record = The file with the record
cli-replay-to = Stop after event N
cli-replay-plain = Only sentences, for screen readers
cli-replay-json = Print JSON, one line per event
cli-replay-examples =
    Examples:
      bonecup replay game.json
      bonecup replay game.json --to 12
      bonecup replay game.json --json

cli-verify = Check that a recorded game kept to the rules and to the dice promised before it
cli-verify-record = The files with the records; - is the standard input
cli-verify-json = Print JSON
cli-verify-examples =
    Ends with code 0 and says what was proved, or with 1 and names the first event that does not fit.

    Example:
      bonecup verify game.json
      bonecup verify game.json --json

cli-completions = Print the completion script for a shell
cli-completions-shell = bash, elvish, fish, powershell or zsh
cli-completions-examples =
    Example:
      bonecup completions bash > bonecup.bash

cli-help-command = A command; all of them if left out
cli-help-examples =
    Example:
      bonecup help play

cli-man = Write the pages of the manual
cli-man-dir = The folder for man1 (English) and de/man1 (German)
cli-man-examples =
    Example:
      bonecup man --dir /usr/local/share/man

## Errors

cli-error = error:
cli-file = { $file }: { $error }
cli-warning = warning:
cli-output = What was to be shown could not be written: { $error }
cli-did-you-mean = Did you mean “{ $meant }”?
cli-error-not-text = A word is no text in UTF-8; only names of files need not be.
cli-record-fails = { $file }: { $error }
cli-record-event = { $file }, event { $seq }: { $error }
cli-error-unknown-argument = “{ $argument }” is not known here; --help shows what is.
cli-error-missing = { $argument } is missing. It is: { $allowed }
cli-error-unknown-command = There is no command “{ $given }”. There are: { $known }.
cli-error-value = { $argument } cannot be “{ $value }”. It is: { $allowed }
cli-error-no-value = { $argument } needs a value. It is: { $allowed }
cli-error-twice = { $argument } can be given only once, or not together with the others.
cli-error-option = “{ $given }” is no option; options are given as key=value.

## Simulation

simulate-progress = games
simulate-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $game } with seed { $seed }, { $rate } per second
simulate-seat = Seat { $seat }, { $bot }: { $wins } won = { $share } (95% interval { $low } to { $high })
simulate-points =
    Points: mean { $mean }, standard deviation { $sd }
    Lowest { $min }, 5% { $q05 }, 25% { $q25 }, half { $median }, 75% { $q75 }, 95% { $q95 }, highest { $max }

## Verification

verify-file = { $file }:
verify-rules =
    Rules: { $events ->
        [one] the only event keeps
       *[other] all { $events } events keep
    } to the rules and to the order of play.
verify-commitment-holds = Seed: it belongs to the commitment { $commitment }.
verify-drawn =
    Dice: { $rolls ->
        [one] 1 roll is
       *[other] { $rolls } rolls are
    } exactly what the seed and the contributions give.
verify-deal = All tables of the game with the same dice { $deal } have these dice.
verify-known =
    { $known ->
        [0] None of the { $rolls } drawn rolls could have been known to the host.
       *[other] { $known } of { $rolls } drawn rolls could have been known to the host: nobody else added to them.
    }
verify-server = The server with the key { $key } signed what was agreed and the order of events.
verify-no-server = No server signed what was agreed and the order of events.
verify-seat-signed = { $name }: { $signed } of { $events } moves are signed by their own device.
verify-engine-threw =
    Throws: { $throws ->
        [one] 1 was
       *[other] { $throws } were
    } thrown again by the engine { $engine }, and every die came to rest as recorded.
verify-unknown-engine =
    Remark: { $throws ->
        [one] 1 throw was
       *[other] { $throws } throws were
    } computed by the engine { $engine }, which is not in this program. The noise follows from the seed; where the dice landed was taken from the record and not computed again.
verify-practice = A practice that goes on from table { $table }. Events that were taken over, whose dice are not checked here: { $events }.
verify-taken = Rolls after them that fell as then and are not computed again here: { $rolls }.
verify-by-hand =
    Real dice: { $rolls ->
        [one] 1 roll was
       *[other] { $rolls } rolls were
    } entered by hand, so nothing can be proved about them.
verify-finished = The game was played to its end and the result is right.
verify-unfinished = The game was not played to its end.
verify-played-here = The game was played on this machine.
verify-witnessed = Witnessed by this machine: before the game it noted commitment, options and what it added, and the record tells the same.
verify-witnessed-part = This machine saw a part of the game, and the record tells the same. What was promised before the game it did not see.
verify-not-witnessed = Consistent; this machine did not witness it. Those who were at the table can say whether it was so.

verify-no-seed = The seed is not published, so the dice cannot be checked. It is published when the game is over.
verify-idle-seed = All dice were real, but the record has a seed.
verify-head = The events do not lead to the hash that the record ends with.
verify-receipt = The receipt is not the server’s signature of this record.
verify-signature = Event { $seq }: the signature is not one of this command by the key of the seat.
verify-engine = Event { $seq }: the throw was computed by { $found }, but the table agreed on { $agreed }.
verify-link = A link is not the one that the chain of the seat has for this roll (event { $seq }).
verify-chain-used-up = The chain of a seat was used up already (event { $seq }).
verify-cast = A drawn roll and its cast do not belong together (event { $seq }).
verify-asked = A link came from a seat that could not be asked here (event { $seq }).
verify-commitment = The seed does not belong to the commitment: it was changed, or the commitment was.
verify-roll = Event { $seq }, roll { $roll }: the seed gives { $expected }, the record says { $found }.

## Commands at a table

command-stale = The table is at event { $current }, not at { $expected }: look again before you move.
command-key-reused = The key { $key } was used for another command before.
command-not-your-turn = It is the turn of seat { $seat }.
command-dice-awaited = The dice of seat { $seat } must be rolled and entered first.
command-no-dice-awaited = No such dice are awaited.
command-over = The game is over.
command-no-moves = A command needs at least one move.
command-too-many-moves = A command has at most { $most } moves, not { $given }.
command-beyond-turn = Move { $number } comes after dice roll or another seat acts: look at the result first.

## Tables and texts

plan-no-commitment = Seat { $seat } plays with drawn dice, so a commitment is needed.
plan-idle-commitment = All dice are real, so there is nothing to commit to.
plan-bot-contributes = Seat { $seat } belongs to a bot, which adds nothing to the dice.
text-not-allowed = { $what } must be { $allowed }.

## Records

record-too-large = The file is larger than { $most } MiB; no game needs so much.
record-form = This is no record that can be read: { $error }.
record-format = This is no record: the field “format” must be “bonecup-record”.
record-version = The record has version { $given }; this program reads version { $known }.
record-rules = The game was played by version { $given } of the rules; this program knows the versions { $known }.
record-too-many-events = The record has { $given } events; at most { $most } are read.
record-weights = The weights of the bones are not those of the option “bones”.
record-event = Event { $seq }: { $fault }.
record-result = The result is not the one that the events lead to.
event-order = its number should be { $wanted }
event-kind = it must have either “seat” and “move”, or “roll”, “by” and “outcome”

cli-serve = Start the server: tables for people and bots, in the browser and for programs (also without a command)
cli-serve-listen = Where to listen (default: 127.0.0.1:7373; 0.0.0.0:7373 for the whole network)
cli-serve-public-url = The address that people open, if a proxy stands in between
cli-serve-data = The SQLite file, or the folder for it (default: in your folder of data)
cli-serve-database-url = A Postgres database instead of the file; several servers may share it
cli-serve-key-file = The file with the master key (default: beside the SQLite file; BONECUP_KEY may hold the key itself)
cli-serve-nats-url = NATS, so that servers that share a database hear of each other's moves at once
cli-serve-node = The name of this server among those that share a database (otherwise random)
cli-serve-behind-proxy = A proxy in front tells the address of the client, in X-Forwarded-For or Forwarded; =forwarded or =x-forwarded-for believes that header only
cli-serve-open = Open the page in the browser, where there is one
cli-serve-bot-pace = The least time between a bot's moves in milliseconds (default: 700)
cli-serve-bot-threads = How many bots think at the same time (default: 1)
cli-serve-idle-days = Close tables that nobody touches for so many days (default: 30)
cli-serve-keep-days = Delete tables that were closed before anything happened there after so many days (default: 30)
cli-serve-push = Tell people whose browser is closed when it is their turn at a table without hurry; push services write to this address if they have questions (mailto:… or https://…)
cli-serve-limits = A limit such as tables_per_person=10; may be given several times
cli-serve-log = What is logged, such as info or bonecup_server=debug (default: info)
cli-serve-log-format = text or json (default: text)
cli-serve-examples =
    Each option can also be set in the environment: BONECUP_LISTEN, BONECUP_DATA, DATABASE_URL, NATS_URL …
    Examples:
      bonecup serve --listen 0.0.0.0:7373
      bonecup serve --data family.db --bot-pace 300

serve-ready = Bonecup is ready: open { $address }  (data: { $place }; Ctrl-C stops)
serve-warning = Warning: { $warning }
serve-keys = It signs with the key { $fingerprint } (also at /api/key). Keep its master key, apart from backups: { $place }
serve-no-home = There is no folder for the data: set BONECUP_DATA or HOME.
serve-public-url = '{ $value }' is no address such as https://bones.example.org
serve-behind-proxy = '{ $value }' is no header in which a proxy tells addresses. There are: x-forwarded-for, forwarded
serve-push = --push takes an address such as mailto:you@example.org or https://example.org/contact, not “{ $value }”.
serve-limit = '{ $value }' is no limit such as tables_per_person=10. There are: { $known }
serve-log-filter = '{ $value }' does not say what to log: { $error }

cli-backup = Copy the server's SQLite file, also while it runs
cli-backup-file = Where to; the file must not exist yet
cli-backup-data = The server's SQLite file (default: in your folder of data)
cli-backup-key-file = The file with the master key (default: beside the SQLite file)
cli-backup-examples =
    Example:
      bonecup backup evening.db
backup-done = { $file } holds all tables, people and results, and the server's key.
backup-encrypted = In it the server's key and the seeds of the dice are encrypted. The master key is not in it: keep a copy of it too, but elsewhere ({ $key }). Without it the backup cannot be restored.
backup-plain = The seeds of the dice are in it unencrypted, because this Bonecup has not been started with the data yet. Keep it secret.

cli-check = Check that everything in a server's database is whole, also while it runs
cli-check-data = The server's SQLite file (default: in your folder of data)
cli-check-key-file = The file with the master key (default: beside the SQLite file)
cli-check-database-url = This Postgres database instead
cli-check-json = The result as JSON
cli-check-examples =
    Example:
      bonecup check --json
check-counted =
    Checked: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    }, { $records ->
        [one] 1 record
       *[other] { $records } records
    }.
check-sound = Everything is whole.
check-finding = { check-what }: { $detail }
check-finding-at = Table { $table }, { check-what }: { $detail }
check-what =
    { $what ->
        [pages] pages of the file
        [log] log
        [row] row
        [key] key
        [seed] seed of the dice
        [record] record
       *[other] { $what }
    }
check-unsound =
    { $findings ->
        [one] One thing is
       *[other] { $findings } things are
    } not whole. Restore the last good backup, with its master key.

cli-restore = Put a copy back in place; the server must not run
cli-restore-file = The copy
cli-restore-data = The server's SQLite file (default: in your folder of data)
cli-restore-key-file = The file with the master key (default: beside the SQLite file)
cli-restore-force = Replace a file that is there already
cli-restore-examples =
    Example:
      bonecup restore evening.db --force
restore-done = { $file } is as it was when the copy was made.

cli-host = Open a table on a server and sit down at it
cli-host-server = The server, such as bones.example.org or localhost:7373
cli-host-game = The game: { $games }
cli-host-seats = Who plays, in the order of play: me, open for whoever comes, or a bot's name (default: me,open)
cli-host-options = An option of the game, such as target=50; may be given several times
cli-host-deadline = Time for a move: 30s, 2min or 1day (default: none)
cli-host-public = Everybody finds the table in the lobby
cli-host-coach = Players may ask the coach
cli-host-real-dice = People roll real dice and type in what they show
cli-host-name = What you are called there (default: as last time, otherwise your name on this machine)
cli-host-colours = Rolling Dice: the colour that you want, such as red; two with two players (otherwise a free one)
cli-host-plain = Lines and a prompt instead of a full screen: for screen readers, pipes and scripts
cli-host-pictures = At the prompt: also draw the dice, sheets and the floe
cli-host-contribution = Your own text that goes into the dice (otherwise random)
cli-host-record = Write the record of the game to this file
cli-host-examples =
    The game begins by itself once every seat is taken.

    Examples:
      bonecup host bones.example.org knochenmax
      bonecup host localhost:7373 rolling-bones --seats me,open,steady --option target=50

host-opened = The table is open. Others come by the link { $link }, or with “bonecup join { $host }/{ $code }”; the game begins once every seat is taken.
host-seat = “{ $given }” is no seat: me, open, or one of the bots { $bots }.
host-needs-me = One seat is yours: name it me, once, as in --seats me,open.

cli-join = Sit down at a table of a server, or watch it
cli-join-table = The link that you were given, or a server and a code such as bones.example.org/K7QX2M4P
cli-join-name = What you are called there (default: as last time, otherwise your name on this machine)
cli-join-colours = Rolling Dice: the colour that you want, such as red; two with two players (otherwise a free one)
cli-join-watch = Only watch
cli-join-plain = Lines and a prompt instead of a full screen: for screen readers, pipes and scripts
cli-join-pictures = At the prompt: also draw the dice, sheets and the floe
cli-join-contribution = Your own text that goes into the dice (otherwise random)
cli-join-record = Write the record of the game to this file
cli-join-examples =
    Examples:
      bonecup join https://bones.example.org/t/4XK2M9QW7ZP1R8TN
      bonecup join localhost:7373/K7QX2M4P --name Anna

join-seated = You sit on seat { $seat } as { $name }.
join-watching = You are watching.
join-no-seat = No seat is free: you are watching.
join-waiting = Waiting for the game to begin: { $seats }
join-begins = { $name } begins.
join-seat-begins = Seat { $seat } begins.
join-open-seat = (free)
join-looks-like = { $name } (careful: looks like the name on seat { $seat })
join-closed = The table has been closed.
join-commitment = The dice are committed to { $commitment }, before you add anything.
