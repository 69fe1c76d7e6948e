### Rolling Dice in the browser.

rd-loading = The ice is being laid out …
rd-again = Try again

## Colours

rd-colour-orange = Orange
rd-colour-green = Green
rd-colour-purple = Purple
rd-colour-red = Red
rd-colour-blue = Blue
rd-colour-yellow = Yellow

## What has to be done now

rd-prompt-throw = You play { $colour }: drag from the entrance to aim. Then throw.
rd-prompt-beat = Beat { $colour } with the ring: with more pips, or further forward.
rd-prompt-hand = Your turn with { $colour }: throw { $dice } real dice.
rd-prompt-choose = Choose your scoring die: tap one of the marked dice.
rd-prompt-place = { $colour } is in the water: put the die back on any free spot.
rd-prompt-landing = The dice are in the air.
rd-prompt-flying = { $who } throws …
rd-prompt-scoring = The round is scored, the foremost die first.
rd-prompt-over = The game is over.
rd-prompt-wait-throw = { $who } ({ $colour }) aims with { $dice } dice.
rd-prompt-wait-choose = { $who } ({ $colour }) chooses a scoring die.
rd-prompt-wait-place = { $who } puts the die of { $colour } back on the floe.
rd-prompt-wait-landing = { $who } ({ $colour }) throws real dice.

rd-stage = The floe: play here by keys
rd-keys-aim = Keys: ← → move the hand, Shift with ← → turns, ↑ ↓ strength, Enter throws.
rd-keys-place = Keys: arrows move the die (Shift: small steps), R turns it, N and P go from spot to spot, Enter puts it down.
rd-keys-choose = Keys: ← → go through the dice, Enter takes one.
rd-keys-none = Drag to turn the view.

# Asked aloud, once.
rd-ask-throw = { $colour }: throw { $dice } dice.
rd-ask-beat = { $colour }: throw { $dice } dice to beat your { $pips }: { $where }.
rd-ask-choose =
    { $count ->
        [one] Only one die may score: take it.
       *[other] Choose your scoring die from { $count }.
    }
rd-action = What to do

## Hints in a first game

rd-tip-target = The first seal on { $goal } ends the game. In each round one of your dice scores for you.
rd-tip-aim = Far forward is good: you also get the pips of all dice behind yours. Nets add points, holes cost some, water is lost.
rd-tip-beat = More pips or further forward: one is enough. If you miss, your die goes to an ice block and earns nothing.
rd-tip-choose = It scores its pips, and those of every scoring die further back. It stays there for the next round.
rd-tip-place = Any free spot will do. The tags say what it would bring you as the dice lie now.
rd-tip-score = The foremost die scores first: its pips, all pips behind it and on ice blocks, and its net or hole.
rd-tip-close = Understood

## The view

rd-camera-left = Turn view to the left
rd-camera-right = Turn view to the right
rd-camera-up = Look from higher up
rd-camera-down = Look from lower down
rd-camera-reset = Show everything
rd-view-flat = From above
rd-view-space = 3D

## Aiming

rd-throw =
    { $dice ->
        [one] Throw the die
       *[other] Throw { $dice } dice
    }
rd-aim-place = Place
rd-aim-direction = Direction
rd-aim-strength = Strength
rd-aim-loft = Loft
rd-aim-spin = Spin
rd-aim-more = More: loft and spin
rd-aim-less = Less
rd-aim-mm = { $value } mm
rd-aim-degrees = { $value }°
rd-aim-speed = { $value } cm/s
rd-aim-turns = { $value } turns/s
rd-aim-reach = about { $y } cm far, spread { $spread } cm
rd-advice-aim = Take the coach’s aim
rd-advice-die = the coach’s choice
rd-advice-spot = The coach’s spot
rd-heading-straight = Straight ahead
rd-heading-left = { $angle } to the left
rd-heading-slightly-left = { $angle } to the left
rd-heading-right = { $angle } to the right
rd-heading-slightly-right = { $angle } to the right
rd-might-gentle = gentle ({ $speed })
rd-might-middling = middling ({ $speed })
rd-might-bold = bold ({ $speed })
rd-might-wild = wild ({ $speed }): much will end up in the water

## Choosing

rd-choose-group = Dice that may score
rd-choose-die = Die with { $pips } pips
rd-pips =
    { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }
rd-forward = { $mm } cm forward
rd-beats-higher = higher
rd-beats-further = further
rd-beats-both = higher and further
rd-worth =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
rd-worth-note = Points: what the round would bring you as the dice lie now.
rd-die-number = Die { $number }
rd-take = Score with this die
rd-take-none = Choose a die first

## Putting a die back

rd-place-free = This spot is free.
rd-place-worth =
    { $points ->
        [one] Free: it would bring you 1 point.
       *[other] Free: it would bring you { $points } points.
    }
rd-spots = Good spots
rd-place-left = To the left
rd-place-right = To the right
rd-place-forward = Forward
rd-place-back = Back
rd-place-turn = Turn
rd-place-put = Put it here

## Real dice

rd-hand-how = Throw your { $dice } dice over the entrance into the box. Then enter what lies where.
rd-hand-thrown = We have thrown
rd-enter-title = What lies where?
rd-enter-how = Tap the map to put the chosen die where it lies. Then set its pips.
rd-enter-dice = Dice
rd-enter-thrown = Thrown { $number }
rd-enter-scoring = { $colour }, lay there
rd-enter-pips = Pips
rd-enter-where = Where
rd-enter-floe = On the floe
rd-enter-water = In the water
rd-enter-outside = Outside the box
rd-enter-move = Move the die
rd-enter-send =
    { $left ->
        [0] That is how they lie
        [1] One die is missing
       *[other] { $left } dice are missing
    }
rd-enter-next = Next die
rd-enter-nets = Nets and holes
rd-enter-our-plan = as on our plan
rd-enter-own-floe = my own floe
rd-touch = What the die touches
rd-touch-none = on plain ice
rd-touch-net = in a net, +{ $points }
rd-touch-hole = in a hole, −{ $points }
rd-enter-map = Map of the floe: tap where the die lies
rd-enter-at = { $x } cm from the left wall, { $y } cm forward

## Score

rd-track = Score track up to { $goal }. { $told }.
rd-track-title = The seals on their way to { $goal }
rd-scoring-title = The round is scored
rd-standing-title = If the round ended now
rd-starter-next = { $who } would begin the next round.
rd-last-round = How the last round was scored
rd-show-again = Show it again
rd-skip = Skip
rd-score-colour = Colour
rd-score-own = own
rd-score-own-long = Pips of the own die
rd-score-behind = behind
rd-score-behind-long = Pips of the dice further back
rd-score-blocks = block
rd-score-blocks-long = Pips on the ice blocks
rd-score-patch = net
rd-score-patch-long = Net or hole that the die touches
rd-score-sum = sum
rd-score-on-block = on an ice block
rd-score-no-die = no die yet
rd-score-slid = slid on over occupied fields

## What happened

rd-told-throw = { $who } throws: { $might }, { $heading }.
rd-told-landing = { $floe ->
        [0] All of { $who }’s dice are in the water
       *[other] On the floe: { $list }
    }{ $water ->
        [0] .
       *[other] { $floe ->
            [0] .
           *[other] ; { $water } in the water.
        }
    }
rd-told-knocked = Knocked off the floe: { $list }.
rd-told-choose = { $who } takes die { $number } as scoring die.
rd-told-place = { $who } puts the die back, { $y } cm forward.
rd-move-throw = Throw { $might }, { $heading }, { $place }
rd-move-choose = Take die { $number }
rd-move-place = Put it { $y } cm forward, { $x } cm from the left
rd-plain-might-gentle = gently
rd-plain-might-middling = with middling strength
rd-plain-might-bold = boldly
rd-plain-might-wild = wildly
rd-plain-heading-straight = straight ahead
rd-plain-heading-left = to the left
rd-plain-heading-slightly-left = slightly to the left
rd-plain-heading-right = to the right
rd-plain-heading-slightly-right = slightly to the right
rd-plain-place-left = from the left
rd-plain-place-middle = from the middle
rd-plain-place-right = from the right
rd-still = The floe from above. { $told }
rd-still-floe = { $colour } shows { $face }, { $y } cm forward.
rd-still-block = { $colour } is on ice block { $number } with { $face }.
rd-still-empty = No scoring die lies on it yet.

## For those who hear the game

rd-say-landing =
    { $yours ->
        [yes] You throw
       *[no] { $who } throws
    }: { $floe ->
        [0] all in the water
       *[other] { $list } on the floe
    }{ $water ->
        [0] {""}
       *[other] { $floe ->
            [0] {""}
           *[other] , { $water } in the water
        }
    }{ $tail }.
rd-say-knocks = ; knocked off: { $list }
rd-say-choose =
    { $yours ->
        [yes] You take
       *[no] { $who } takes
    } the { $pips }, { $y } cm forward.
rd-say-choose-number =
    { $yours ->
        [yes] You take
       *[no] { $who } takes
    } die { $number }.
rd-say-place =
    { $yours ->
        [yes] You put the die back
       *[no] { $who } puts the die back
    }, { $y } cm forward.
rd-say-missed = A miss: the die that was to be beaten goes to an ice block.
rd-say-block =
    { $yours ->
        [yes] Your die goes
       *[no] The die of { $who } goes
    } to an ice block with { $pips }.
rd-say-round = The round is scored: { $list }.
rd-say-earned =
    { $points ->
        [one] { $who } 1 point, seal on { $to }
       *[other] { $who } { $points } points, seal on { $to }
    }
rd-say-aim =
    { $place } ({ $x } cm), { $heading }, { $might }: { $beyond ->
        [yes] to the back wall
       *[no] about { $y } cm forward
    }, spread about { $spread } cm to each side.
rd-say-die = Die { $number }: { $told }.
rd-say-lies = { $who }: { $pips }, { $where }.
rd-say-empty = No scoring die lies on the floe.
rd-where = { $side }, { $y } cm forward
rd-side-left = left
rd-side-middle = middle
rd-side-right = right
rd-name-colour = { $who } ({ $colour })
rd-worth-net = { $all }, { $points } of them from a net
rd-worth-hole = { $all }, after { $points } for a hole

## Called out

rd-splash = Splash! { $who } is in the water.
rd-splash-yours = Splash! Your die is in the water. You may put it back.
rd-oops = Oops: { $who } has knocked off their own die.
rd-oops-yours = Oops, that was your own die. It happens.

## The referee for the printed game

rd-keeper-title = Rolling Dice at home
rd-keeper-how = You play with the real box and real dice. After each round you enter what lies where; Bonecup scores it and moves the seals.
rd-keeper-people = How many of you play?
rd-keeper-player = Player { $number }
rd-keeper-name = Name
rd-keeper-order = In the order of play. Two players have two colours each.
rd-keeper-begin = Begin
rd-keeper-round = Round { $round }
rd-keeper-starter = { $who } ({ $colour }) begins.
rd-keeper-list = When everybody has thrown: pips of each scoring die, from front to back. Tell which lie in a net, in a hole or on an ice block.
rd-keeper-floe = On the floe, the foremost first
rd-keeper-blocks = On the ice blocks, from the start symbol on
rd-keeper-forward = { $colour }: further forward
rd-keeper-back = { $colour }: further back
rd-keeper-pips = Pips of { $colour }
rd-keeper-where = Where { $colour } lies
rd-keeper-due = { $who }: throws { $dice } dice
rd-keeper-due-stays = { $who }: throws { $dice } dice, has to beat the scoring die
rd-keeper-block = on an ice block
rd-keeper-level = level with the one before
rd-keeper-score = Score the round
rd-keeper-scored = Round { $round }, scored
rd-keeper-undo = Enter this round again
rd-keeper-new = New game
rd-keeper-sure = The game so far will be gone.
rd-keeper-yes = Begin a new one
rd-keeper-no = Keep playing
rd-keeper-winner =
    { $count ->
        [1] { $who } wins!
       *[other] { $who } share the win!
    }

## First turn

rd-learn-you = You
rd-learn-next = Next
rd-learn-look = A floe in a box
rd-learn-look-text = Dice come in through the entrance at the bottom, and forward is up. Nets bring points, holes cost some, and what touches the water is lost. Green and purple lie there already; you play orange.
rd-learn-aim = Aim
rd-learn-aim-text = Drag from the entrance to where your dice should come to rest. The hand trembles a little, so they scatter. (For this lesson we have recorded a throw; it will be shown wherever you aim.)
rd-learn-fly = Off they go …
rd-learn-choose = One die scores
rd-learn-choose-text = Three dice stay, one is in the water. Only one may score for you: its own pips count, and the pips of every scoring die further back. Which one do you take?
rd-learn-die-1 = The 6 has many pips, but everybody lies in front of it.
rd-learn-die-2 = The 4 lies far forward, but in the hole of −4.
rd-learn-die-3 = The 1 is right at the front, in the net of +6.
rd-learn-score = The round is scored
rd-learn-score-1 = A 6, and nothing behind it: green and purple lie further forward and even count your pips.
rd-learn-score-2 = Both others lie behind you, so you count their pips as well, but the hole takes 4.
rd-learn-score-3 = Well chosen: both others lie behind you, so you count their pips as well, and the net gives 6 on top.
rd-learn-ring = In the next round your die wears the ring: throw three and beat it, with more pips or further forward. If you miss, it goes to an ice block and earns nothing.
rd-learn-done = Understood
rd-learn-other = Try another die

## Pictures and sheets

rd-picture = The arena from above: a floe in water, with four nets and two holes; the entrance with six ice blocks is at the bottom.
rd-picture-forward = forward
rd-picture-entrance = entrance: you throw from here
rd-picture-net = fish net: bonus
rd-picture-hole = ice hole: penalty
rd-picture-water = water
rd-picture-floe = ice floe
rd-picture-start = start symbol
rd-picture-block = ice blocks
rd-sheet-how = Note what each colour earned in a round, or move a coin per colour along the score track.
rd-sheet-rounds = Points per round
rd-sheet-track = Score track: 75 with two to four players, 100 with five or six
rd-sheet-earn = What a scoring die earns
rd-sheet-remember = Worth remembering
rd-sheet-line-1 = The foremost die scores first.
rd-sheet-line-2 = On an occupied field, slide on to the next free one.
rd-sheet-line-3 = Whoever is on the block with the start symbol begins the next round; else the hindmost die.
rd-sheet-line-4 = Someone else’s die in the water goes back to any free spot.

# Setting up a table
new-real-how-rolling-dice = People throw in their own arena and put the dice on the map as they lie. For the printed game there is also the score keeper.

# After the game
rd-review = How it came about
rd-review-why = On the ice the hand decides where the dice go: what a throw was worth is estimated above by throwing it many times. What can be counted is here.
rd-review-course = Points over the course of the game
rd-review-course-label = Chart: points over the course of the game. In the end: { $points }.
rd-review-who = Player
rd-review-throws = Throws
rd-review-dice = Dice
rd-review-stayed = on the ice
rd-review-pips = Pips each
