### The web app: everything around the games.

## Frame

nav = Main
nav-home = Games
nav-rules = Rules
nav-me = Me
nav-settings = Settings
skip = To the content
loading = One moment …
starting = Setting up …
try-again = Try again
cancel = Cancel
understood = Got it
to-games = To the games
nothing-here = There is nothing here
nothing-here-why = The address may be mistyped, or the table has been closed.
error-title = That did not work
error-offline = The server cannot be reached. Check your connection; we keep trying.
error-unknown = Something went wrong ({ $status }). Try again in a moment.
error-page-load = This part could not be loaded. Check your connection and try again.

## Games

told-move = { $who }: { $move }
told-roll = Roll: { $outcome }
enter-dice = What your dice show ({ $request })
enter-done = Enter

bot-random = Bello
bot-random-strength = pure chance
bot-random-way = Snaps at any move and wags his tail.
bot-novice = Mika
bot-novice-strength = easy
bot-novice-way = Is still learning and likes whatever glitters.
bot-casual = Aunt Rosie
bot-casual-strength = medium
bot-casual-way = Plays over coffee, mostly sensible, now and then on a whim.
bot-skilled = Captain Holm
bot-skilled-strength = strong
bot-skilled-way = Stays on course and slips only in rough seas.
bot-steady = Greta
bot-steady-strength = steady
bot-steady-way = Gardens by tried rules of thumb, calm and in no hurry.
bot-master = Dr. Bonham
bot-master-strength = master
bot-master-way = Works out what brings the most points on average.
bot-champion = Countess Isolde
bot-champion-strength = champion
bot-champion-way = Plays to win and dares more when she is behind.

## Home

home-title = Three games of bones and dice
home-lead = Alone against a bot, together at one screen, or online with friends. No account, no ads, and dice that you can check.
home-strength = Against whom?
home-play = Play against { $bot }
home-new = New table
home-learn = First turn
home-join = Join a table
home-join-how = Somebody gave you a code? Type it here.
home-join-go = Go there
home-running = Your games
home-running-none = Games that you have begun wait for you here.
home-train = Train
home-train-how = The position of the day, and your own mistakes once more.
home-train-go = What would you do?
home-circle = Circles
home-circle-how = Do you often play with the same people? A circle keeps a league table, and plans evenings for you.
home-circle-begin = Begin a circle
home-circles = My circles
home-circles-all = All circles
deal-back = Same dice for all: to the overview
home-deal = Same dice for all
home-deal-how = Everybody plays alone with the same dice. In the end it is compared what each of you made of them.
home-deal-go = Open one
home-lobby = Public tables
home-lobby-none = Nobody has opened a public table right now. Open one, and others will find you here.
home-real = With real dice
home-real-how = Bonecup keeps the score, knows the rules and coaches while you roll your own dice.
home-real-sheets = Score sheets to print
home-verify = Check the dice of a game
ask-name = What is your name?
ask-name-how = The others at the table see it. You can change it any time under “Me”.
ask-name-go = Let’s go
ask-name-guest = Play as a guest
first-time = First time at { $game }?
first-time-how = One guided turn shows you in a minute what matters.
first-time-learn = Show me a turn (1 minute)
first-time-play = Just play
home-yours = { $seats ->
    [one] Ready to go on
   *[other] Your turn
}
home-waits = Waiting for { $who }
home-invited = { $who } is waiting for you
home-gathering = Waiting until everybody is here
home-continue = Continue
home-accept = Play
home-running-more = { $count ->
    [one] One more game
   *[other] { $count } more games
}
code = Code
resume = Go on
watch = Watch
sit-down = Sit down
real-dice = real dice
closes-in = { $days ->
    [0] Will be closed today unless somebody plays.
    [one] Will be closed tomorrow unless somebody plays.
   *[other] Will be closed in { $days } days unless somebody plays.
}
phase-gathering = waiting for players
phase-playing = running
phase-over = over
phase-closed-title = This table is closed
phase-closed = closed
closed-by = closed by { $name }
closed-owner = closed by whoever opened it
closed-deal = ended when the game with the same dice was over
closed-idle = closed because nobody had touched it for long
look-at-it = Look
owner-record =
    Games at tables of whoever opened this one: { $begun } begun, { $finished } finished{ $closed ->
        [0] {""}
       *[other] , { $shown } closed by them
    }.
server-key = This server signs with the key:

## New table

new-title = New table
new-game = Game
new-seats = Seats
new-seats-how = From { $least } to { $most }, in the order of play. People at this screen, people online and bots mix freely.
new-seat-who = Who sits on seat { $number }
new-seat-bot = Bot on seat { $number }
new-seat-name = Name of the person on seat { $number }
new-seat-up = Move seat { $number } up
new-seat-down = Move seat { $number } down
new-seat-remove = Remove seat { $number }
new-seat-add = Add a seat
new-bots-how = Who are the bots?
new-circle = For a circle
new-circle-none = No circle
new-circle-how = Its members find the table, and the game counts for their league.
new-options = Rules of this table
new-options-how = Leave them as they are to play by the usual rules.
new-table-itself = The table
bot-choice = { $bot } · { $strength }
new-options-usual = The usual ones
new-options-changed = Changed: { $what }
new-coach-short = with the coach
new-coach-none = without the coach
new-public-short = public
new-seat-known = Seat { $name }
new-coach = The coach may be asked
new-coach-how = Whoever is to move can see what each move is worth, and why.
new-real = Real dice
new-real-how = People roll their own dice and enter what they show.
new-public = Show it in the list of public tables
new-public-how = Anybody may take the open seats, and watch.
new-open = Open the table
new-start = Begin
seat-kind-me = Me ({ $name })
seat-kind-here = Another person here
seat-kind-open = Open seat (online)
seat-kind-bot = Bot
seat-open = Open seat
looks-like = Careful: this name looks like the one on seat { $seat }.
seat-open-how = Invite by link, code or QR code.
player-number = Player { $number }
name = Name
guest = Guest
your-name = Your name
deadline = Time for a move
deadline-how = Whoever runs out of time is played for by a bot until they are back.
deadline-none = As long as you like
deadline-30s = 30 seconds
deadline-2min = 2 minutes
deadline-1day = 1 day
ruling = Ruling { $ruling }


## Colours

colour-any = any colour
colour-how = Whoever chooses no colour gets a free one.
colour-yours = { $each ->
    [one] Your colour
   *[other] Your two colours
}
colour-of = { $each ->
    [one] The colour of { $name }
   *[other] The two colours of { $name }
}
# Read out between the colour and the name of whoever has it.
colour-taken = taken by
begins = Who begins
begins-seat = seat { $number }
begins-told = The first to throw is { $name }.
new-seat-colour = { $which ->
    [0] Colour of seat { $number }
    [1] First colour of seat { $number }
   *[other] Second colour of seat { $number }
}

## Gathering

gathering-waits = { $missing ->
    [one] One seat is still free.
   *[other] { $missing } seats are still free.
}
gathering-ready = Everybody is here.
gathering-owner-starts = You are seated. Whoever opened the table starts the game.
rematch-invites = { $count ->
    [one] { $who } wants to play again.
   *[other] { $who } want to play again.
}
rematch-accept = Play
rematch-decline = Not now
seated-now = { $who } has sat down.
gathering-learn = First time? Look at a turn while you wait.
seat-free-how = free for whoever comes
seat-reserved = invited
seat-yours = on this device
seat-you = you
seat-here = here
seat-to-bot = Give it to a bot
seat-clear = Free the seat
get-up = Get up
start = Start the game
start-how = It can start as soon as nobody is missing. You may give free seats to bots.
invite = Invite
invite-how = Scan, send the link, or say the code. Nobody needs an account.
invite-qr = QR code with the link to this table
copy-link = Copy the link
copied = Copied
share = Share

## Playing

seats = Who plays
your-turn = Your turn
their-turn = is playing
present = online
absent = away
bot-minds = { $bot } plays on
clock = Time left
clock-hours = { $hours } h
log = What happened
log-none = Nothing yet.
log-turn = { $who } is playing …
log-why = Why?
log-better = the coach would rather: { $move }.
somebody = Somebody
unit-choice = Coach and review count in
unit-points = Points
unit-winning = Chances
chance-now = Chances of winning now
chance-now-about = Chances of winning now, estimated
coach-for-points = (for points)
coach-to-win = (to win)
coach-exact-winning = How often you win after each move, if all play their best. Exactly calculated.
coach-estimate-winning = How often you win after each move. Estimated; give or take { $error } percentage points.
coach-open = Ask the coach
coach-close = Hide the coach
coach-not-now = The coach helps when it is your turn.
coach-thinks = The coach is thinking …
coach-exact = What you can expect on average after each move. Exactly calculated.
coach-estimate = Estimated by trying it out; give or take { $error }.
coach-says = Coach: { $plan }
coach-best = best
coach-all = All { $count } moves
coach-fewer = Only the best
coach-do = Do it
coach-why = Why?
coach-throw-first = Roll first; then the coach tells what it would do.
manage = The table
come-back = I play again
let-bot-play = Let a bot play on
is-away = { $who } is away
minded = A bot is playing for { $who }.
connected = { $count ->
    [one] one person connected
   *[other] { $count } people connected
}
close-table = Close the table
close-sure = The game ends for everybody, without a result.
table-closed = This table was closed before the game was over.
roll-for = Roll for { $who }, who has no hands.
watching = You are watching.
link-lost = The connection is lost. We keep trying; your moves are safe.
link-move-waits = No connection: your move waits and will be sent.
link-withdraw = Take it back
link-as-of = No connection: as of { $time }.{ $mine ->
    [yes] {" "}You can choose a move; it is sent as soon as there is one.
   *[no] {""}
}
link-move-refused = { $move ->
    [none] What you wanted to do was not done:
   *[other] “{ $move }” was not played:
}
link-slow = Still sending …
link-sent = Your move has arrived.
table = Table
to-result = To the result
faster = Faster
faster-how = The bots play on without a pause (F)
pass-to = Pass it to { $who }
pass-taken = I am { $who }
pass-unasked = Don’t ask again at this table
sound = Sound
sound-on = Turn the sound on
sound-off = Turn the sound off
sound-ask = With sound?
shake-ask = Roll by shaking the phone
yes = Yes
no = No

event-seated = { $who } sits down.
event-unseated = { $who } gets up.
event-declined = { $who } does not play this time.
event-started = The game begins.
event-minded = A bot plays on for { $who }.
event-returned = { $who } plays again.
event-ended = The game is over.
event-closed = The table was closed.

## Said aloud

told-you = you
told-has = { $who } { $points }
told-score = Points: { $list }.
your-turn-told = Your turn.
told-turn = It is { $who }’s turn.
told-turn-here = { $who }’s turn: pass it on.
told-away = { $who } is away.
told-back = { $who } is back.
told-over-alone = The game is over. You have { $points ->
    [one] one point
   *[other] { $points } points
}.
told-won-you = You win with { $points ->
    [one] one point
   *[other] { $points } points
}.
told-won = { $who } wins with { $points ->
    [one] one point
   *[other] { $points } points
}.
told-won-shared = { $who } share the win with { $points ->
    [one] one point
   *[other] { $points } points
} each.

## Rules, first turn, sheets

rules-contents = Contents
rules-choose = Which game?
learn-title = { $game }: your first turn
learn-skip = Skip
learn-done = You know enough to play
learn-done-how = Mika is still learning too, and the coach tells what it would do.
learn-play = Play against Mika
learn-again = Once more
print = Print

## Settings

settings-language = Language
settings-theme = Colours
theme-system = As the device
theme-light = Light
theme-dark = Dark
settings-motion = Motion
motion-system = As the device
motion-full = Everything moves
motion-reduced = As little as possible
settings-more = And also
settings-sound = Sounds
settings-sound-how = Dice that rattle, and a tone when it is your turn.
settings-buzz = Short vibrations
settings-buzz-how = On phones, when dice come to rest and when it is your turn.
settings-quick = Roll my first dice for me
settings-quick-how = A turn begins with its dice on the table.
settings-notify = Notify me when it is my turn
settings-notify-how = As long as the table is open in some tab.
settings-notify-refused = The browser does not allow it. You can change that in its settings for this page.
settings-flat = Show the ice floe from above
settings-flat-how = Saves power on weak devices. Where there is no 3D it happens by itself.
settings-colours = The colours are chosen so that they differ for every kind of sight; shape or label always say the same.

## What people say to each other
talk = Say something
talk-said = { $who }: { $what }
talk-laugh = Ha ha
talk-clap = Applause
talk-wow = Wow
talk-oops = Oops
talk-phew = Phew
talk-sad = What a pity
talk-think = Hm …
talk-heart = Lovely
talk-good-luck = Good luck
talk-well-played = Well played
talk-one-moment = One moment
talk-thanks = Thank you
talk-again = Once more?
talk-good-game = Good game
talk-mute = Mute
talk-mute-all = Everybody
nudge = Nudge
nudge-done = Nudged
nudged-you = { $who } nudges you: it is your turn
nudged-other = { $who }, it is your turn
waiting-for = Waiting for { $who }
waiting-away = { $minutes ->
    [0] { $who } has just gone
    [one] { $who } has been away for a minute
   *[other] { $who } has been away for { $minutes } minutes
}

practice-mark = Practice
practice-from = From step { $event } of another game. Counts nowhere.
practice-game = To that game
