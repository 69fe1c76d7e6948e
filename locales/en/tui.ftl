### The terminal app.

## Faces, without the side that their column names

tui-face-LA1 = upper arm
tui-face-LA2 = forearm
tui-face-LA3 = hand
tui-face-LL3 = thigh
tui-face-LL4 = lower leg
tui-face-LL5 = foot
tui-face-RA1 = upper arm
tui-face-RA2 = forearm
tui-face-RA3 = hand
tui-face-RL3 = thigh
tui-face-RL4 = lower leg
tui-face-RL5 = foot
tui-face-SK = skull
tui-face-RI = rib cage
tui-face-SP = spine
tui-face-PE = pelvis
tui-face-HA = hat
tui-face-GR = gravestone

## The menu

tui-tagline = three games of bones and dice
tui-menu-resume = Go on with the interrupted game
tui-menu-game = Game
tui-menu-seats = Players
tui-menu-seat = Player { $number }
tui-menu-colour = Colour
tui-menu-second-colour = second colour
tui-menu-real-dice = Real dice
tui-menu-start = Start the game
tui-menu-join = Join a table
tui-menu-host = Open a table on a server
tui-joining = On the way to { $address }
tui-player = Player { $number }
tui-option-colours = Colours
tui-option-begins = Begins
tui-option-target = Play to
tui-option-hat-duty = Hat is enough
tui-option-hat-off = Hat comes off
tui-option-finish-round = Finish the round
tui-option-bones = Bones
tui-option-sheets = Sheets each
tui-option-struck-max-counts = Struck max counts
tui-value-true = yes
tui-value-false = no
tui-value-any-time = at any time
tui-value-after-duty = after the duty
tui-value-printed = as printed
tui-value-always = always
tui-value-never = never
tui-value-antique = antique (1:4:4:1)
tui-value-shagai = shagai (27:77:77:19)
tui-value-fair = fair (equal sides)
tui-about-seats = How many play. Each player is a person at this keyboard or a bot.
tui-about-person = A person at this keyboard. Enter changes the name; the arrow keys put a bot on the seat.
tui-about-real-dice = You roll your own dice on the table and type what they show; Bonecup keeps score and coaches. Otherwise Bonecup rolls, with dice that can be checked afterwards.
tui-about-join = A table of a server: where friends play, or where you watch. Enter, then type the link that you were given, or a server and a code such as bones.example.org/K7QX2M4P or K7QX2M4P@bones.example.org.
tui-about-host = Others come to it by a link or a code, from the browser or their terminal. The game, options and bots are those above; whoever is not you or a bot is a free seat, and the game begins once all are taken. Enter, then type the server, such as bones.example.org or localhost:7373.
tui-about-colour = The colour of player { $number }: one that nobody else has. Where all six play, two players swap.
tui-about-option-colours = Who plays which colour.
tui-about-option-begins = Who throws first in the first round. After that the dice decide.
tui-about-option-target = Whoever has so many points ends the game.
tui-about-option-hat-duty = After a supplementary roll one die or more has to be laid. When the hat on the skull is enough for that. As printed: unless a false bone is due, because no gravestone shows and no bone fits.
tui-about-option-hat-off = When the hat may be taken off to be rolled again or to pay.
tui-about-option-finish-round = Whether everybody gets the last turn of the round once the target is reached.
tui-about-option-bones = How the bones tend to fall: like sheep bones of antiquity, like Mongolian shagai, or on all four sides alike.
tui-about-option-sheets = Several sheets are played at once: each turn fills one box on any of them.
tui-about-option-struck-max-counts = Whether a struck KnochenMAX box counts as filled for bonus and joker.
tui-bad-name = This name cannot be used: 1 to 40 visible characters, please.
tui-same-name = Two people have the same name: give each their own.
tui-no-person = Nobody here is a person. Put yourself on one of the seats.

## Keys, at the foot of the screen

tui-hint-address = type the address
tui-hint-server = type the server
tui-hint-open = open it
tui-hint-back = back
tui-hint-box = box
tui-hint-bury = bury
tui-hint-change = change
tui-hint-choose = take this die
tui-hint-coach = coach
tui-hint-talk = say
tui-hint-coach-close = close coach
tui-hint-in-chances = chances
tui-hint-in-points = points
tui-hint-column = column
tui-hint-confirm = confirm
tui-hint-correct = correct
tui-hint-die = what the die shows
tui-hint-direction = direction
tui-hint-done = done
tui-hint-fill = fill box
tui-hint-forget = drop it
tui-hint-good-spot = good spots
tui-hint-go-there = go there
tui-hint-hand = hand
tui-hint-colour = next colour
tui-hint-hat-off = hat off
tui-hint-help = help
tui-hint-keep = keep
tui-hint-kind = kind
tui-hint-lay = lay
tui-hint-lay-all = lay all
tui-hint-lay-here = lay it here
tui-hint-leave = leave it unburied
tui-hint-leave-game = leave
tui-hint-line = line
tui-hint-menu = menu
tui-hint-mistakes = mistakes one by one
tui-hint-next-mistake = next mistake
tui-hint-former-mistake = the one before
tui-hint-more-less = more/less
tui-hint-move = move
tui-hint-name = name
tui-hint-net-or-hole = net or hole
tui-hint-next-die = next die
tui-hint-other-die = other die
tui-hint-other-move = other move
tui-hint-other-seat = other player
tui-hint-number = number
tui-hint-our-plan = our plan
tui-hint-own-floe = own floe
tui-hint-pips = pips
tui-hint-place = place
tui-hint-play = play
tui-hint-put-here = put it here
tui-hint-quit = quit
tui-hint-result = result
tui-hint-resume = go on
tui-hint-roll = roll
tui-hint-save-record = save record
tui-hint-sheet = sheet
tui-hint-side = side of the bone
tui-hint-first-dice = roll the dice
tui-throw = ⚄ Your turn: Enter rolls the dice.
tui-hint-skip = skip
tui-hint-start = start
tui-hint-stay = stay
tui-hint-strength = strength
tui-hint-take-back = take back
tui-hint-take-over = as the coach
tui-hint-throw = throw
tui-hint-turn = turn it
tui-hint-water = water

## Tables

tui-log = What happened
tui-waiting = Waiting for { $name } …
tui-watching = you are watching
tui-log-watching = No seat here is yours: you are watching. q leaves.
tui-begins =
    { $you ->
        [yes] You begin.
       *[no] { $name } begins.
    }
tui-enter-yes = Enter: yes
tui-nothing-to-take-back = There is nothing to take back.
tui-dice-missing = Not all dice are typed yet.
tui-typed-all = All there. Enter confirms, Backspace corrects.
tui-plain-title = { $name } to move
tui-plain-no-such-number = There is no move with this number.

tui-aim-place = hand
tui-aim-direction = direction
tui-aim-strength = strength
tui-aim-loft = upwards
tui-aim-spin = spin

## The coach

tui-coach = Coach
tui-coach-thinks = is thinking …
tui-coach-nothing = Ask again when it is your move.
tui-coach-turn = Numbers: points of this turn on average, exactly.
tui-coach-sheets = Numbers: further points to the end on average, exactly.
tui-coach-estimate = Numbers: points on average, ± { $error }.
tui-coach-winning = Numbers: the chance of winning, exactly.
tui-coach-winning-estimate = Numbers: the chance of winning, estimated, ± { $error } percentage points.
tui-coach-floe = Numbers: points ahead of the others by the end of the next round, from trials.
tui-coach-roll = roll, paying { $dice }
tui-coach-keep = keep { $kept }
tui-coach-aim = hand { $place }, direction { $direction }, strength { $strength }
tui-coach-your-aim = your aim: { $place }, { $direction }, { $strength }
tui-coach-choose = take die { $number }
tui-coach-place = put it at { $x }, { $y } mm

## Leaving, and after the game

tui-forget-ask = Delete this game for good? Press x again.
tui-leave = Leave the game?
tui-leave-kept = It is saved, and “bonecup play” offers it again.
tui-leave-lost = It cannot be saved here, and would be lost.
tui-leave-goes-on = It goes on at its server. Join it again with the same link.
tui-analysing = Telling luck from skill …
tui-no-analysis = This game could not be analysed. “bonecup replay” shows the saved record again.
tui-estimated = Estimated: values may be off by about { $error } points.
tui-mistake = Mistake { $number } of { $all }
tui-luck-of = Luck and mistakes: { $name }
tui-luck-sum = { $result } points = { $start } expected, { $luck } luck, { $loss } given away
tui-luck-sum-winning = { $result } won = { $start } expected, { $luck } luck, { $loss } given away, in percentage points
tui-chances-estimated = Estimated, ± { $error } percentage points.
tui-chance-after = Chance of winning after the turn
tui-chart-more = more turns: { $above } above, { $below } below (↑ ↓)
tui-record-kept = Saved: { $file }

## Help

tui-help-foot = ↑↓ scroll · any other key closes
tui-help-menu =
    Choose a game, who plays and what you agree on, then start.

    Keys:
    ↑ ↓ | the line above or below
    ← → | change the line: another game, more players, a bot or a person
    Enter | on a person: type the name; on the last lines: start, open a table on a server, or join one
    s | start at once
    x | on an interrupted game: drop it
tui-help-plain =
    Keys:
    ↑ ↓ | choose a move; 0 to 9 go to the one with this number
    Enter | play it
    Mouse | a click chooses a move, another one plays it
    Dice | real dice: type what they show, then Enter; Esc clears the line
tui-help-everywhere =
    Everywhere:
    h F1 | this help
    q | leave
    Ctrl-Z | stop for a while; “fg” goes on
tui-help-table =
    At the table:
    ? | the coach: what each move is worth, and why; ? closes it again
    c | do as the coach would, while the coach is open; PgUp PgDn scroll
    v | the coach in chances of winning, or in points again
    Space | skip what the others do
    h F1 | this help
    q Esc | leave; you are asked first, and told what becomes of the game
    Ctrl-Z | stop for a while; “fg” goes on
tui-help-doorway =
    The table waits for its players. The game begins by itself once everybody is there, or when its owner starts it.

    Keys:
    c | Rolling Dice: another colour
    Esc | back to the menu
tui-help-ending =
    The result, and luck and mistakes turn by turn. What a mistake cost is counted in points on average, or in chances of winning.

    Keys:
    m | mistakes one by one, each with its position: Enter or → the next, ← the one before, Esc the result
    v | chances of winning, or points again
    Tab | another player
    ↑ ↓ | more turns, where they do not all fit
    s | save the record, for “bonecup replay”, “analyse” and “verify”
    Enter Esc | the menu

## What can go wrong

start-no-chance = The system gives no random numbers: { $error }
venue-bot-stuck = The bot of seat { $seat } is stuck: that is a fault of ours. The game is saved.
venue-not-saved = The game could not be saved: { $error }
tui-unreachable = No connection to { $server }; trying again …
tui-reachable = { $server } is back.
tui-closed = The table was closed
