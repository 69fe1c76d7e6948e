### Errors that belong to no single game. The key of a message is the code of the reason, its variables are the
### reason's facts.

## Games

unknown-game = There is no game “{ $given }”. You can choose from: { $known }.
other-game = That belongs to another game: this is { $game }.
position-form = This position cannot be read: { $error }.

## Bots

unknown-bot = There is no bot “{ $name }” for { $game }. You can choose from: { $known }.

## Languages

unknown-language = There is no language “{ $given }”. Allowed for --lang and BONECUP_LANG: { $known }.

## Seats and options

seats-out-of-range =
    This cannot be played with { $given ->
        [one] one seat
       *[other] { $given } seats
    }: { $least } to { $most } are possible.
option-unknown = This game has no option “{ $key }”. Its options: { $known }.
option-twice = The option “{ $key }” names “{ $value }” twice. Free: { $free }.
option-too-many = The option “{ $key }” names { $given }, here { $most } are possible at most.
option-value = The option “{ $key }” cannot be “{ $value }”. Allowed: { $allowed }.
option-renamed = The option “{ $key }” is now “{ $now }”. Allowed: { $allowed }.

## Notation

notation = “{ $text }” does not fit here. Expected: { $expected }.

# What is expected, and in brackets how it is written.
phrase-with-examples = { $what } ({ $examples })
phrase-none = none
phrase-a-face = a face
phrase-a-bone = a bone
phrase-a-move = a move
phrase-a-roll = a roll
phrase-up-to-18-faces-such-as-la1-rl5-sk = up to 18 faces, such as LA1 RL5 SK
phrase-a-side = a side
phrase-1-3-4-or-6 = 1, 3, 4 or 6
phrase-up-to-five-bones-as-in-1-3-3-4-6 = up to five bones (such as 1 3 3 4 6)
phrase-a-throw-of-one-to-five-bones-as-in-1-3-3-4-6 = a throw of one to five bones (such as 1 3 3 4 6)
phrase-a-box = a box
phrase-the-number-of-a-sheet = the number of a sheet
phrase-1-to-2 = 1 to 2
phrase-1-to-3 = 1 to 3
phrase-1-to-4 = 1 to 4
phrase-1-to-5 = 1 to 5
phrase-1-to-6 = 1 to 6
phrase-1-to-1000 = 1 to 1000
phrase-antique-shagai-fair-or-four-positive-weights-such-as-1-4-4-1 = antique, shagai, fair, or four positive weights such as 1,4,4,1
phrase-a-colour = a colour
phrase-an-aim = an aim
phrase-a-landing = resting dice
phrase-an-engine-such-as-scatter-1 = an engine such as scatter/1

## Texts that come from outside

phrase-a-table-s-id = A table's id
phrase-1-to-40-letters-digits-or = 1 to 40 letters, digits, - or _
phrase-a-command-s-key = A command's key
phrase-1-to-64-visible-ascii-characters = 1 to 64 visible ASCII characters
phrase-a-name = A name
phrase-1-to-40-characters-without-control-characters-not-blank = 1 to 40 characters without control characters, not blank
phrase-a-contribution-to-the-dice = A contribution to the dice
phrase-at-most-256-bytes-without-control-characters = at most 256 bytes without control characters
phrase-a-bot-s-name = A bot's name
phrase-1-to-24-small-letters-digits-or = 1 to 24 small letters, digits or -
phrase-a-seed-or-commitment = A seed or commitment
phrase-64-hexadecimal-digits-in-small-letters = 64 hexadecimal digits in small letters

## Rolls at a table

command-other-roll = The next roll of the game is roll { $due }, no other.
command-other-source = The dice of seat { $seat } do not come from there: the table agreed on something else.

## Rooms

opening-options = These options do not fit the game: { $error }
table-no-seed = The seed of this table's dice is missing, so the game cannot go on. Whoever runs this server has to restore it from a backup.
room-no-expected = Say which step you have seen last; the table is at step { $current }.
room-no-such-seat = This table has no seat { $seat }.
room-not-your-seat = Seat { $seat } is not yours.
room-not-owner = Only the person who opened this table may do that.
room-begun = The game has begun already.
room-not-begun = The game has not begun yet.
room-practice = This is a practice: it begins by itself, and nobody else comes to it.
room-ended = This table has ended. Open a new one to play again.
room-not-ended = The game is not over yet.
room-rematched = There is already a table where you play again.
room-seat-taken = Seat { $seat } is taken. Choose another one.
room-full = Every seat is taken. You can watch the game.
room-seat-open = Nobody sits on seat { $seat } yet. Wait for somebody, or give it to a bot.
room-not-minded = No bot plays for seat { $seat }.
room-minded = A bot plays for seat { $seat } already.
room-present = The person on seat { $seat } is there. Only somebody who is away can be replaced.
room-not-long-away = The person on seat { $seat } has been away for a moment only. Wait a little.
room-no-colours = { $game } has no colours to choose.
room-first-begins = In { $game } the first seat always begins.
room-not-due = Nobody's time has run out.
room-options = The options of this table cannot be read.
step-form = Step { $seq } of the table cannot be read: { $error }
step-gap = Step { $given } does not follow step { $current }.
step-impossible = Step { $seq } cannot have happened: { $error }

## What is stored

store-unavailable = The database cannot be reached right now. Nothing has changed; try again in a moment.
store-outcome-unknown = The database has not answered. Perhaps this has been stored all the same: look before you try again.
store-full = The disk of the database is full. Whoever runs this server has to make room; nothing that was confirmed is lost.
store-damaged = The database is damaged. Whoever runs this server has to stop it and restore the last backup.
store-in-use =
    The database { $path } is in use by another process{ $process ->
        [0] {""}
       *[other] {" "}({ $process })
    }. Stop it first, or choose another file. Several servers at once need Postgres.
store-newer = The database was written by a newer Bonecup (version { $found }; this one knows { $known }). Update Bonecup.
store-foreign = { $path } holds no data of Bonecup. Choose another file.
store-missing = There is no file { $path }.
store-exists = { $path } is there already. Choose another name, or say --force to replace it when restoring.
store-files = { $path } cannot be used: { $detail }. Check that the folder is there and may be written to.
store-new-beside-old = { $path } was made anew, though there are traces of an older database here ({ $traces }). Was it moved or deleted? Then stop the server and put it back.
store-log-without-file = Beside the new database there was { $path }, a log without its file. It is called { $aside } now: perhaps it holds what can still be saved.
store-wide-rights = Others than its owner may use { $path } (rights { $mode } instead of 600). Take the rights from them with chmod 600.
store-damaged-pages = Pages of { $path } are damaged ({ $detail }). Look through everything with bonecup check, and restore a good backup.
store-address = The address of the database cannot be read: { $detail }. It looks like postgres://user:password@host/database.
store-too-large = This is too large to be stored: { $bytes } bytes, where { $most } are possible.
store-backup-elsewhere = Bonecup makes no copies of Postgres. Use pg_dump.
store-refused = The database has refused this. Please report it: it should not happen.

## The server

server-no-page = There is nothing at this address.
server-no-table = There is no such table. It may have been mistyped, or removed long ago.
server-no-code = No table has this code. Check it for typing mistakes.
server-not-signed-in = Say what you are called first.
server-bad-token = This token is not valid, or no longer.
server-bad-recovery = This recovery code is not valid. Check it for typing mistakes.
server-form = The request cannot be read: { $error }
server-not-json = The request must be JSON (Content-Type: application/json).
server-too-large = The request is too large.
server-method = This cannot be done at this address.
server-other-site = The request comes from another site, so it was not carried out.
server-too-fast = That was too much at once. Wait a moment and try again.
server-too-many-connections = There are too many connections from your network. Close some and try again.
server-full = There is no room on the server just now. Try again in a moment.
server-crowded = Too many people are asking the server for things that take long. Try again in a moment.
server-too-many-tables = You have { $most } open tables. Close one of them first.
server-too-many-new-tables = Too many tables have been opened from your network lately. Wait a few minutes and try again.
server-too-many-watchers = Too many people are at this table already.
server-too-many-tokens = You have { $most } tokens. Drop one of them first.
server-no-push = This server tells nobody of their turns. Whoever runs it can switch it on with --push.
push-endpoint = That is no address of a push service: it begins with https:// and a name, and has no port.
push-keys = These are no keys of a browser.
server-no-coach = The coach cannot be asked at this table.
server-no-decision = Nobody decided anything in this step.
server-question-replaced = You have asked the coach something else meanwhile.
server-not-seated = Only those who sit at the table may do this.
server-no-deal = There is no such game with the same dice.
server-not-alone = { $game } is not played alone, and so not with the same dice at tables apart: where the dice of the others lie is part of that game.
server-deal-full = All places are taken already.
server-deal-ended = This game with the same dice has ended already.
server-deal-runs = Others still play with the same dice. What happened at this table can be seen afterwards.
server-not-opener = Only whoever opened the game with the same dice may do this.
server-too-many-deals = You have { $most } open games with the same dice already. End one of them first.
server-nudged = There was a nudge less than half a minute ago.
server-position-gone = This position is gone: the game has moved on, or it is somebody else's turn.
server-no-throw = There is no such throw at this table.
server-no-record = The game has not begun yet.
server-nothing-left = Nothing is left to play there. Go further back in the game.
server-never-same = In { $game } the throw decides how dice fall. There are none that are the same as then; play on with fresh ones.
server-no-analysis = The analysis is not ready yet. Try again in a moment.
server-game-too-long = This game is too long to work out everybody’s chances of winning turn by turn. In points there is a review.
server-busy = The table is very busy. Try again.
server-too-slow = This takes the server too long just now. Try again in a moment.
server-stopping = The server is restarting. Try again in a moment.
server-inside = Something went wrong in the server. Try again; if it stays so, tell whoever runs it.
circle-unknown = There is no such circle, or you are not a member of it.
circle-link-unknown = This link leads nowhere, or nowhere any more. Ask for the new one.
circle-no-member = There is no such member in this circle, or not any more.
circle-no-season = This circle has no such season.
circle-not-host = Only the host of the circle may do this.
circle-full = The circle has { $most } members already, and there is no room for more.
circle-too-many = You are in { $most } circles. Leave one of them first.
circle-too-many-new = Too many circles have been made from your network lately. Wait an hour or two and try again.
circle-too-many-seasons = The circle has had { $most } seasons, and there is no room for more.
serve-listen = The server cannot listen at { $address }: { $error }. Is another program there already? Choose another address with --listen.
serve-database = The database cannot be reached: { $error }. Check that it runs, that its address is right, and that the system trusts its certificate.
serve-bus = NATS cannot be used: { $error }. Check NATS_URL.
serve-bus-without-postgres = NATS_URL is set, but no DATABASE_URL: nodes can only work together on one Postgres database.
key-missing = The master key is not there: { $path }. Without it, seeds and the server's key cannot be decrypted. Put the file back, name it with --key-file, or set BONECUP_KEY. A new key would not help.
key-foreign = The data was encrypted under another master key. Use the one that was there when it was written: put its file in place, name it with --key-file, or set BONECUP_KEY. Servers that share a database share the key.
key-malformed = This is no master key: it has 64 hexadecimal digits.
key-file = The file with the master key cannot be used: { $path }: { $detail }.
serve-random = The system gives no random numbers, so nothing can be kept secret.
serve-tls = TLS cannot be used, and no push service can be reached without it.

## Tables elsewhere

remote-server = '{ $value }' is no address of a server. Give one such as bones.example.org or http://localhost:7373.
remote-address = '{ $value }' is no address of a table. Give the link that you were sent, or a server and a code such as bones.example.org/K7QX2M4P.
remote-unreachable = { $server } cannot be reached: { $error }
remote-refused = { $message }
remote-strange = { $server } does not answer like a server of Bonecup, or it is another version: { $error }
remote-account = Your account at the server cannot be kept: { $error }
remote-random = The system gives no random numbers.
remote-note = What this machine saw of the table cannot be noted: { $error }
venue-elsewhere = { $message }

## Dice of version 2

command-throw-awaited = Seat { $seat } has to roll first.
command-link-awaited = The roll of seat { $seat } is still on its way: it waits for a link.
command-not-asked = No roll waits for a link of seat { $seat }.
command-uncast = A drawn roll follows its own cast, and a cast is followed by its roll.
command-cannot-ask = Seat { $seat } cannot be asked for a link here.
command-other-scheme = The dice of this table are of another version.
command-signature = The signature is not one of this command by the key of seat { $seat }.
link-foreign = This is not the link that the chain of this seat has for this roll.
link-used-up = The chain of this seat is used up: commit to a new one.
link-no-chain = This seat has committed to no chain.
link-too-many-chains = There were too many new chains since the last roll: one roll has to come first.
link-unused = Nothing is rolled here, so no link may come with it.
room-other-scheme = The dice of this table are of version { $scheme }, which knows no such thing.
room-seal-first = The dice of this table take no text in the open: send its seal, and the text once the seats are settled.
room-not-settled = The seats are not settled yet: nothing is revealed.
room-other-seal = This is not what seat { $seat } has sealed.
room-link-late = Roll { $roll } has fallen already, without this link.
verify-table-id = The id of the table does not follow from the commitment.
verify-device = Device { $device } is not numbered in the order of the seats.
verify-seal = What seat { $seat } revealed is not what it had sealed.
## A table that does not tell what this machine noted

alarm-commitment = This machine noted another commitment before the game: { $noted }. Now it is { $told }.
alarm-game = This machine noted another game: { $noted }. Now it is { $told }.
alarm-options = This machine noted other options: { $noted }. Now they are { $told }.
alarm-seats = This machine saw { $noted } on seat { $seat }. Now it is { $told }.
alarm-contribution = On seat { $seat } this machine added “{ $noted }” to the dice. The table says “{ $told }”.
alarm-table-id = The table is called { $told }, but from its commitment follows { $noted }: somebody has chosen the name.
alarm-agreement = What was agreed is not what this machine noted: “{ $told }” instead of “{ $noted }”.
alarm-server-key = The server signs with another key: { $told } instead of { $noted }.
alarm-head = The hash after step { $seq } is not that of what this machine was told.
alarm-receipt = The server does not vouch for step { $seq }: its receipt is missing or not its own.
alarm-chain = Another device gave new secret numbers for seat { $seat }, which is yours. If that was not you, somebody knows them.
alarm-step = Step { $seq } cannot have happened: { $error }.
alarm-event = Step { $seq } is not the one that this machine saw.

## Games that are not rated

rate-unfinished = The game was not played to its end.
rate-practice = This is a practice that goes on from a position of another game. It counts nowhere.
rate-no-person = Only bots play in it.
rate-nothing = Nobody plays against somebody else in it, and the coach knows no values of this game: there is nothing to rate.
rate-again = The game of the table { $table } was counted already.
rate-of-others = { $name } does not play in it.

## Training

training-no-position = No position of { $game } was found for this day that is worth a thought.
training-not-possible = This cannot be played here.
day-form = A day is written like 2026-11-18: year, month, day.
day-not-there = The calendar has no such day.
day-outside = There are positions for every day from { $first } to { $last }.

## Evenings

evening-unknown = There is no such evening.
evening-not-planner = Only who planned the evening and the host of the circle may do this.
evening-too-many = { $most } evenings of this circle are not over. End or delete one of them first.
evening-players = 2 to { $most } different players take part in an evening.
evening-schedule = There is no such number of games or rounds for so many players. An evening has at most { $most } tables.
evening-phase = Not now: the evening has begun already, has not begun, or is over.
evening-no-pairing = There is no such pairing.
evening-pairing-in = Not with this pairing: it is decided, or its table is not closed.
