### Rolling Bones in the browser.

## Faces: as a name, in a sentence, and without their side

rb-face-LA1 = left upper arm
rb-face-LA2 = left forearm
rb-face-LA3 = left hand
rb-face-LL3 = left thigh
rb-face-LL4 = left lower leg
rb-face-LL5 = left foot
rb-face-RA1 = right upper arm
rb-face-RA2 = right forearm
rb-face-RA3 = right hand
rb-face-RL3 = right thigh
rb-face-RL4 = right lower leg
rb-face-RL5 = right foot
rb-face-SK = skull
rb-face-RI = rib cage
rb-face-SP = spine
rb-face-PE = pelvis
rb-face-HA = hat
rb-face-GR = gravestone

rb-the-LA1 = the left upper arm
rb-the-LA2 = the left forearm
rb-the-LA3 = the left hand
rb-the-LL3 = the left thigh
rb-the-LL4 = the left lower leg
rb-the-LL5 = the left foot
rb-the-RA1 = the right upper arm
rb-the-RA2 = the right forearm
rb-the-RA3 = the right hand
rb-the-RL3 = the right thigh
rb-the-RL4 = the right lower leg
rb-the-RL5 = the right foot
rb-the-SK = the skull
rb-the-RI = the rib cage
rb-the-SP = the spine
rb-the-PE = the pelvis
rb-the-HA = the hat
rb-the-GR = the gravestone

rb-short-A1 = upper arm
rb-short-A2 = forearm
rb-short-A3 = hand
rb-short-L3 = thigh
rb-short-L4 = lower leg
rb-short-L5 = foot
rb-short-SK = skull
rb-short-RI = rib cage
rb-short-SP = spine
rb-short-PE = pelvis
rb-short-HA = hat
rb-short-GR = gravestone

## Kinds of dice, sections

rb-kind-left = Left
rb-kind-right = Right
rb-kind-centre = Centre
rb-dice-left = Left dice
rb-dice-right = Right dice
rb-dice-centre = Centre dice
rb-count-left = { $count } left
rb-count-right = { $count } right
rb-count-centre = { $count } centre
rb-section-left-arm = Left arm
rb-section-right-arm = Right arm
rb-section-left-leg = Left leg
rb-section-right-leg = Right leg
rb-section-trunk = Trunk
rb-part-left-arm = L arm
rb-part-right-arm = R arm
rb-part-left-leg = L leg
rb-part-right-leg = R leg
rb-part-trunk = Trunk
rb-the-section-left-arm = the left arm
rb-the-section-right-arm = the right arm
rb-the-section-left-leg = the left leg
rb-the-section-right-leg = the right leg
rb-the-section-trunk = the trunk
rb-section-progress = { $name }: { $filled } of { $all }
rb-section-complete = { $name }: complete
rb-sections = Sections

## Moves in words

rb-move-lay = lay { $bone }
rb-move-false = lay { $bone } as a false bone on the place “{ $place }”
rb-move-put-on = put on the hat
rb-move-take-off = take off the hat
rb-move-bury = bury
rb-move-leave = leave the skeleton unburied
rb-move-roll =
    roll on, paying { $dice } { $count ->
        [one] die
       *[other] dice
    }

rb-tell-lay = { $who } lays { $bone }.
rb-tell-false = { $who } has to lay { $bone } as a false bone, on the place “{ $place }”.
rb-tell-put-on = { $who } puts on the hat.
rb-tell-take-off = { $who } takes off the hat.
rb-tell-bury = { $who } buries the skeleton.
rb-tell-leave = { $who } leaves the skeleton unburied.
rb-tell-roll =
    { $who } pays { $dice } { $count ->
        [one] die
       *[other] dice
    } and rolls on.
rb-tell-rolled = The dice show { $dice }.
rb-times = { $count } × { $name }
rb-roll-kind =
    { $kind ->
        [left] left
        [right] right
       *[centre] centre
    } { $dice }

rb-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
rb-one-left = a left die
rb-one-right = a right die
rb-one-centre = a centre die
rb-dice = { $dice } dice

# What the coach says, in one sentence
rb-plan-lay = lay { $bones }
rb-plan-roll = roll on and pay { $dice }
rb-plan-then = { $first }, then { $last }

# For those who hear the game
rb-heard-roll = { $who } rolls: { $dice }.
rb-heard-roll-you = You roll: { $dice }.
rb-heard-bury = { $who } buries: { $gained }, { $points } in all.
rb-heard-bury-you = You bury: { $gained }, { $points } in all.
rb-heard-leave = { $who } leaves the skeleton unburied: no points, still { $points }.
rb-heard-leave-you = Your skeleton stays unburied: no points, still { $points }.
rb-said-lay = Laid: { $name }. Worth { $points } if buried.
rb-said-false = Laid as a false bone: { $name }, on the place “{ $place }”. Worth { $points } if buried.
rb-said-put-on = Hat on. Worth { $points } if buried.
rb-said-take-off = Hat off. Worth { $points } if buried.
rb-said-all = Laid: { $bones }. Worth { $points } if buried.
rb-said-back = Taken back: { $name }.

# A whole turn in one sentence
rb-sum-nothing = no bones
rb-sum-hat = { $bones } with the hat
rb-sum-full = a full skeleton
rb-sum-bones =
    { $count ->
        [one] one bone
       *[other] { $count } bones
    }
rb-sum-more =
    { $count ->
        [one] one more bone
       *[other] { $count } more bones
    }
rb-sum-false =
    { $bones } ({ $count ->
        [one] one bone is false
       *[other] { $count } bones are false
    })
rb-sum-bury =
    { $who } buries { $what } after { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    }: { $gained }, { $points } in all.
rb-sum-bury-bare =
    { $who } buries { $what } after { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    }.
rb-sum-leave =
    { $who } leaves { $what } unburied after { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    } without a gravestone: no points, still { $points }.
rb-sum-leave-bare =
    { $who } leaves { $what } unburied after { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    } without a gravestone.
rb-sum-so-far =
    { $who } has laid { $what } in { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    }.
rb-sum-hat-off = The hat went on the skull and off again.

## Skeleton

rb-skeleton-empty = The skeleton: no bone lies there yet.
rb-skeleton = The skeleton, { $count } of 16 places filled: { $bones }.
rb-skeleton-hat = The skeleton with a hat, { $count } of 16 places filled: { $bones }.
rb-skeleton-false = { $bone } (false, on the place “{ $place }”)
rb-place-open = Lay here: { $name }
rb-place-false = Lay the false bone here: { $name }
rb-place-back = Take back: { $name }
rb-hat-on = Put on the hat
rb-hat-off = Take off the hat
rb-false = false

## Dice

rb-die-fits = { $name }, fits
rb-die-false = { $name }, as a false bone
rb-die-idle = { $name }, does not fit now
rb-die-pay = Pay with { $kind } die, shows { $name }
rb-die-unpaid = { $kind } die, shows { $name }, not needed to pay
rb-die-grave = Gravestone: bury the skeleton, { $points }
rb-die-blank = hat that was taken off
rb-tray-label = Dice
rb-slot-laid = laid
rb-slot-paid = paid
rb-slot-cup = in the cup
rb-kind-state =
    { $roll ->
        [one] 1 die
       *[other] { $roll } dice
    } of the roll, { $laid } laid, { $paid } paid

## What to do now

rb-hint-wait = It is { $name }’s turn.
rb-hint-about = { $name } is about to roll.
rb-hint-throw = Your turn: roll the dice.
rb-hint-rolling = The dice are in the cup.
rb-hint-burying = Rest in peace!
rb-hint-tumbling = The dice are rolling …
rb-hint-moment = One moment …
rb-hint-over = The game is over.
rb-hint-first = Tap a bone for your skeleton to begin with.
rb-hint-lay = Lay what you like. Then roll on.
rb-hint-lay-bury = Lay what you like. Then roll on or bury.
rb-hint-roll = Nothing else fits here. Roll on.
rb-hint-roll-bury = Nothing else fits: roll on or bury.
rb-hint-duty = Duty: lay one die of this roll or more.
rb-hint-duty-bury = Duty: lay a die, or bury.
rb-hint-must-bury = Only the gravestone can be laid: you have to bury.
rb-hint-false-die = Nothing fits: choose a die as a false bone.
rb-hint-false-die-hat = No bone fits: choose a die as a false bone. The hat may go on as well.
rb-hint-false-place = { $name }: choose a free place for it.
rb-hint-last-bury = Too few dice for a supplementary roll: bury.
rb-hint-leave = No gravestone, and too few dice for a supplementary roll: leave the skeleton unburied.
rb-hint-stuck = Nothing can be laid: the turn ends and the skeleton stays unburied.
rb-hint-spent = Too few dice left for the next roll: take one back.
rb-hint-spent-bury = Bury now. Too few dice are left to roll on: take one back for that.
rb-hint-spared =
    { $count ->
        [one] One bone stays in the tray: the next roll has to be paid.
       *[other] { $count } bones stay in the tray: the next roll has to be paid.
    }
rb-hint-full = The skeleton is full! Roll on until a gravestone comes.
rb-hint-full-bury = The skeleton is full: bury it!
rb-hint-hat-pays = One die is missing to roll on: take off the hat.
rb-hint-hat-pays-bury = Bury. Or take off the hat: then the dice are enough for the next roll.
rb-hint-swap-hat = Only a hat can be laid: take off the old one and put on the new one.
rb-hint-blocked-duty = Duty first: lay a die, then you may roll on.
rb-hint-blocked-hat = Take off the hat: then the dice are enough for the next roll.
rb-hint-no-grave = No gravestone in this roll: you cannot bury yet.
rb-hint-surrendered = You give this turn up. The rest plays by itself.
rb-hint-pay =
    { $left ->
        [0] Paid! All other dice are rolled again.
        [one] Choose { $chosen ->
            [0] one die
           *[other] one more die
        } to pay for the roll.
       *[other] Choose { $chosen ->
            [0] { $left } dice
           *[other] { $left } more dice
        } to pay for the roll.
    }
rb-hint-arm = Bury, { $points }? That ends your turn.
rb-hint-idle = No place for this one now: { $name }.
rb-hint-idle-hat = The hat needs a skull first.
rb-hint-idle-worn = The skeleton wears a hat already.

## For the first games

rb-tip-target = The first to reach { $target } points wins. Build a skeleton and bury it.
rb-tip-first = Any bone may be the first; after it, only what touches it fits.
rb-tip-grave = No gravestone: you cannot bury yet. Every roll may bring one.
rb-tip-bury = A gravestone: bury and take the points, or roll on for more.
rb-tip-price =
    { $price ->
        [one] To roll on costs 1 die: it is gone for this turn.
       *[other] To roll on costs { $price } dice now: they are gone for this turn.
    }
rb-tip-false = A false bone costs 5 points when you bury. Its place counts as filled.
rb-tip-hat = The hat doubles all points in the end.
rb-tip-close = Close this note

## Buttons

rb-roll-costs =
    { $price ->
        [one] costs 1 die
       *[other] costs { $price } dice
    }
rb-roll = Roll on
rb-throw = Roll the dice
rb-roll-now = Roll
rb-bury = Bury { $points }
rb-bury-confirm = Yes, bury { $points }
rb-not-yet = Not yet
rb-leave = Leave it unburied: 0 points
rb-lay-all = Lay all
rb-take-off = Take off hat
rb-take-back = Take back
rb-cancel = Cancel
rb-paid-so-far = { $chosen } of { $price } chosen
rb-worth =
    { $points ->
        [one] Buried now, this would be worth 1 point.
       *[other] Buried now, this would be worth { $points } points.
    }
rb-grave-now = Bury the skeleton: { $points }
rb-grave-again = Yes, bury the skeleton: { $points }
rb-grave-not = Burying is not possible yet: no gravestone in this roll
rb-give-up = Give up this turn
rb-take-one-back = Take back: { $name }
rb-full = A full skeleton!
rb-glow = the coach’s choice
rb-board = Game table
rb-news-bury = { $who } buried: { $points }
rb-news-leave = { $who } got nothing
rb-race = The race to { $target } points
rb-race-seat = { $name }: { $points }

## Keys

rb-keys = Keys
rb-keys-arrows = Arrows
rb-keys-move = move among the dice
rb-keys-enter = Enter
rb-keys-lay = lay, or choose for paying
rb-keys-roll = pay, roll
rb-keys-bury = bury
rb-keys-hat = hat on or off
rb-keys-back = take back
rb-keys-all = lay all that fit

## Entering real dice

rb-enter-title = What do the dice show?
rb-enter-opening = Roll all 18 dice and tap what you see.
rb-enter-next = Roll the remaining dice and tap what you see.
rb-enter-kind = { $kind }: { $given } of { $wanted }
rb-enter-add = Add { $name }
rb-enter-remove = Remove { $name }
rb-enter-missing =
    { $count ->
        [one] 1 die is missing.
       *[other] { $count } dice are missing.
    }
rb-enter-ready = All there.
rb-enter-clear = Start over
rb-enter-confirm = That is the roll

## The first turn

rb-learn-step = Step { $step } of { $all }
rb-learn-back = Back
rb-learn-next = Next
rb-learn-done = Done
rb-learn-0 = 18 dice full of bones: blue for left, orange for right, brown for the centre. You build a skeleton from them and bury it. That scores.
rb-learn-1 = This is the opening roll. You may begin with any bone. Tap the skull.
rb-learn-2 = From now on, only what touches the skeleton fits. Lay the rib cage.
rb-learn-3 = Now the spine and the upper arm fit, and on the skull the hat: it doubles all points in the end. Lay all three.
rb-learn-4 = There is no gravestone yet, so a supplementary roll follows. The first costs 1 die, the next 2, and so on. Pay with the right foot.
rb-learn-5 = Paid! It is gone for this turn. Now roll all the other dice.
rb-learn-6 = Every supplementary roll comes with a duty: one die or more has to be laid. Here the pelvis and the forearm fit.
rb-learn-7 = A gravestone! The trunk is complete: 5 points. Upper arm and forearm add 1 each, which makes 7. With the hat 14. Tap the gravestone.
rb-learn-8 = Buried: 14 points! Two more things: if nothing at all fits after a roll, you lay a false bone (5 points less). And whoever finds no gravestone before the dice run out gets nothing. The first to reach 100 wins.

## Pictures of the rules page

rb-picture-skeleton = The skeleton with its 16 places: in the middle skull, rib cage, spine and pelvis; at the rib cage the arms with upper arm, forearm and hand; at the pelvis the legs with thigh, lower leg and foot.
rb-picture-roll = Mia’s opening roll

## Score sheet

rb-sheet-title = Rolling Bones: score sheet
rb-sheet-turn = Turn
rb-sheet-points = Points
rb-sheet-total = Total
rb-sheet-name = Name
rb-sheet-price = What a supplementary roll costs
rb-sheet-roll = Supplementary roll
rb-sheet-dice = dice
rb-sheet-all = in all
rb-sheet-scoring = Scoring
rb-sheet-complete = complete section
rb-sheet-single = bone in an incomplete one
rb-sheet-wrong = false bone
rb-sheet-hat = with hat
rb-sheet-target = The first to reach { $target } points wins.

# Setting up a table
new-real-how-rolling-bones = People roll their own bone dice and tap in what they show.
option-rolling-bones-target = Points needed to win
option-rolling-bones-target-how = The game ends when somebody has this many.
option-rolling-bones-hat_duty = Laying the hat is enough after a supplementary roll
option-rolling-bones-hat_duty-printed = as printed: not where a false bone is due
option-rolling-bones-hat_duty-always = always, and no false bone is due then
option-rolling-bones-hat_duty-never = never
option-rolling-bones-hat_duty-how = A false bone is due where no gravestone shows and no bone fits.
option-rolling-bones-hat_off = The hat may come off
option-rolling-bones-hat_off-any_time = at any time
option-rolling-bones-hat_off-after_duty = only once a die of the roll has been laid
option-rolling-bones-hat_off-how = Then it is rolled again, or pays.
option-rolling-bones-finish_round = Play the last round to its end
option-rolling-bones-finish_round-how = Then everybody has had the same number of turns, and the most points win.

## Figures over time

rb-figures-best = Your best skeleton
rb-figures-how = The skeleton of your last { $count } games that brought most at once.
rb-figures-go = Find it
rb-figures-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rb-figures-none = None of them brought any points.
