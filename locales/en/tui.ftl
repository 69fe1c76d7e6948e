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
tui-about-rolling-bones =
    Build a skeleton out of eighteen bone dice and bury it in time.
    Lay bones that hang together, then bury the skeleton under a gravestone, or pay dice for a supplementary roll and risk it all.
    Complete sections count most, the hat doubles everything.

    2 to 12 players; alone for practice.
tui-about-knochenmax =
    Five bones, three throws, ten boxes.
    Keep what fits, throw the rest again, and fill one box of your sheet each turn. Real bones love their broad sides, so a six is rare.

    2 to 4 players; alone for practice.
tui-about-rolling-dice =
    Throw dice on an ice floe. The pips count, and how far forward they lie: whoever is in front also gets what lies behind.
    Nets give points, holes take some, and what slides into the water is lost.

    2 to 6 players; two play two colours each.
tui-about-seats = How many play. Each player is a person at this keyboard or a bot.
tui-about-person = A person at this keyboard. Enter changes the name; the arrow keys put a bot on the seat.
tui-about-real-dice = You roll your own dice on the table and type what they show; Bonecup keeps score and coaches. Otherwise Bonecup rolls, with dice that can be checked afterwards.
tui-about-join = A table of a server: where friends play, or where you watch. Enter, then type the link that you were given, or a server and a code such as bones.example.org/K7QX2M4P or K7QX2M4P@bones.example.org.
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
tui-hint-back = back
tui-hint-box = box
tui-hint-bury = bury
tui-hint-change = change
tui-hint-choose = take this die
tui-hint-coach = coach
tui-hint-coach-close = close coach
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
tui-hint-more-less = more/less
tui-hint-move = move
tui-hint-name = name
tui-hint-net-or-hole = net or hole
tui-hint-next-die = next die
tui-hint-other-die = other die
tui-hint-other-seat = other player
tui-hint-our-plan = our plan
tui-hint-own-floe = own floe
tui-hint-pips = pips
tui-hint-place = place
tui-hint-put-here = put it here
tui-hint-quit = quit
tui-hint-result = result
tui-hint-resume = go on
tui-hint-roll = roll
tui-hint-save-record = save record
tui-hint-sheet = sheet
tui-hint-side = side of the bone
tui-hint-skip = skip
tui-hint-start = start
tui-hint-stay = stay
tui-hint-strength = strength
tui-hint-take-back = take back
tui-hint-throw = throw
tui-hint-turn = turn it
tui-hint-water = water

## Tables

tui-log = What happened
tui-nothing-to-take-back = There is nothing to take back.
tui-dice-missing = Not all dice are typed yet.
tui-typed-all = All there. Enter confirms, Backspace corrects.

tui-rb-kind = { $kind } · { $count }
tui-rb-left-to-type = { $kind } · { $count } to type
tui-rb-paying = { $kind } · pay { $paid } of { $all }
tui-rb-first-bone = The first bone decides where the skeleton begins: lay it yourself.
tui-rb-nothing-fits = No bone of this roll fits.
tui-rb-no-more-dice = There are no more dice of this kind.
tui-rb-paid-in-full = The price is paid in full.
tui-rb-type = Roll your dice and type them: 1 to 6, column by column
tui-rb-pay =
    Pay { $price ->
        [one] 1 die
       *[other] { $price } dice
    } for the roll: { $paid } chosen
tui-rb-false = Nothing fits. Where does the { $bone } go?
tui-rb-sure-bury =
    Bury for { $points ->
        [one] 1 point
       *[other] { $points } points
    }? Enter: yes
tui-rb-sure-leave = Leave it unburied, no points? Enter: yes

tui-km-kept = kept
tui-km-sure = Fill it? Enter: yes
tui-km-type = Type what they show
tui-km-no-such-side = A bone shows 1, 3, 4 or 6.

tui-rd-title = { $name } · { $colour }
tui-rd-now = + if the round ended now
tui-rd-spot = { $x } mm across, { $y } mm forward
tui-rd-beats-nothing = does not beat the marked die
tui-rd-not-that-die = That die cannot be chosen.
tui-rd-no-pips = What does this die show? Type 1 to 6.
tui-rd-type = Throw, then tell of each die: pips, place
tui-rd-typed-all = All there. Enter confirms.
tui-rd-our-plan = Nets and holes as on our plan; o: your own
tui-rd-own-floe = Nets and holes of your own floe; + − tells
tui-rd-as-planned = touches what our plan says; + −: own floe
tui-rd-on-ice = plain ice
tui-rd-in-net = net +{ $points }
tui-rd-in-hole = hole −{ $points }
tui-rd-thrown-die = Thrown { $number }
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
tui-coach-floe = Numbers: points ahead of the others by the end of the next round, from trials.
tui-coach-roll = roll, paying { $dice }
tui-coach-keep = keep { $kept }
tui-coach-aim = hand { $place }, direction { $direction }, strength { $strength }
tui-coach-your-aim = your aim: { $place }, { $direction }, { $strength }
tui-coach-choose = take die { $number }
tui-coach-place = put it at { $x }, { $y } mm

## Leaving, and after the game

tui-leave = Leave the game?
tui-leave-kept = It is saved, and “bonecup play” offers it again.
tui-leave-lost = It cannot be saved here, and would be lost.
tui-leave-goes-on = It goes on at its server. Join it again with the same link.
tui-analysing = Telling luck from skill …
tui-no-analysis = On the floe nobody can work out exactly what was luck. “bonecup replay” shows the saved record again.
tui-luck-of = Luck and mistakes: { $name }
tui-luck-sum = { $result } points = { $start } expected, { $luck } luck, { $loss } given away
tui-chart-more =
    … and { $turns ->
        [one] 1 more turn
       *[other] { $turns } more turns
    }
tui-record-kept = Saved: { $file }

## Help

tui-help-foot = ↑↓ scroll · any other key closes
tui-help-menu =
    Choose a game, who plays and what you agree on, then start.

    Keys:
    ↑ ↓ | the line above or below
    ← → | change the line: another game, more players, a bot or a person
    Enter | on a person: type the name; on the last line: start
    s | start at once
tui-help-rolling-bones =
    Lay bones of your roll so that they hang together, then bury the skeleton with a gravestone of the roll, or pay for a supplementary roll: the first costs 1 die, the next 2, then 3. Then there is a duty: one die or more has to be laid. A complete arm, leg or trunk counts 5, other bones 1, a false bone −5, and the hat doubles it all. Unburied, it counts nothing.

    Keys:
    1 to 6 | lay the die of this row in the marked column
    ← → | another column; ↑ ↓ and Enter work too
    a | lay every bone that fits
    r | roll on: choose the dice that pay with ← → ↑ ↓, then Enter
    b | bury; Enter confirms
    t | take the hat off
    u | take back, until dice roll
    l | leave the skeleton unburied, where that is allowed
    Mouse | click dice, places of the skeleton, and keys at the foot

    Signs:
    ●━LA1━● | laid; ○ can still be taken back; ✗ is a false bone
    ‹ LA1 › | a die of the roll fits here
tui-help-knochenmax =
    You have up to three throws. Keep what you like, throw the rest, then fill one free box. Every box is filled once; what does not fit is struck.

    Keys:
    1 to 5 | keep a bone, or not
    t | throw the others
    a | keep all or none
    ↑ ↓ | choose a box; ← → another sheet
    Enter | fill the box; Enter again confirms, u takes back
    o | look at the sheets of the others, where not all fit
    Mouse | click bones and boxes

    Signs:
    (25) | what the throw would give in this box
    ★ | a further KnochenMAX: its side gets 50 more
    J | a joker: this box takes its full value
tui-help-rolling-dice =
    Throw four dice and keep one that stays on the floe; from then on throw three and beat it, with more pips or further forward. If you miss, it goes to an ice block. At the end of a round a die counts its pips, those of all dice behind it and on the blocks, and its net or hole.

    Keys:
    ← → | move the hand along the entrance
    ↑ ↓ | throw harder or softer; with Shift in small steps
    a d | turn to the left or right; Shift ← → too
    w s | more or less upwards; + − spin; 0 as usual
    Enter | throw, choose, put the die here
    1 to 4 | choose a thrown die
    Tab | the next good spot for a die that was knocked off
    Mouse | click where to aim, or where the die should lie

    Signs:
    o5 | the scoring die of orange shows 5; ¹5 is thrown die 1
    × | where dice of this strength stop on average
tui-help-everywhere =
    Everywhere:
    ? | the coach: what each move is worth, and why
    Space | skip what the others do
    h F1 | this help
    q | leave; the game is saved

## What can go wrong

start-no-chance = The system gives no random numbers: { $error }
venue-bot-stuck = The bot of seat { $seat } is stuck: that is a fault of ours. The game is saved.
venue-not-saved = The game could not be saved: { $error }
tui-unreachable = No connection to { $server }; trying again …
tui-reachable = { $server } is back.
tui-closed = The table was closed
