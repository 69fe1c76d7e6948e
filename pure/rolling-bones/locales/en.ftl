### Rolling Bones: names and errors.

## Faces and places

face-LA1 = left upper arm
face-LA2 = left forearm
face-LA3 = left hand
face-LL3 = left thigh
face-LL4 = left lower leg
face-LL5 = left foot
face-RA1 = right upper arm
face-RA2 = right forearm
face-RA3 = right hand
face-RL3 = right thigh
face-RL4 = right lower leg
face-RL5 = right foot
face-SK = skull
face-RI = rib cage
face-SP = spine
face-PE = pelvis
face-HA = hat
face-GR = gravestone

# The name of the $face or $bone of the sentence in which it stands.
face-name =
    { $face ->
        [LA1] { face-LA1 }
        [LA2] { face-LA2 }
        [LA3] { face-LA3 }
        [LL3] { face-LL3 }
        [LL4] { face-LL4 }
        [LL5] { face-LL5 }
        [RA1] { face-RA1 }
        [RA2] { face-RA2 }
        [RA3] { face-RA3 }
        [RL3] { face-RL3 }
        [RL4] { face-RL4 }
        [RL5] { face-RL5 }
        [SK] { face-SK }
        [RI] { face-RI }
        [SP] { face-SP }
        [PE] { face-PE }
        [HA] { face-HA }
       *[GR] { face-GR }
    }
bone-name =
    { $bone ->
        [LA1] { face-LA1 }
        [LA2] { face-LA2 }
        [LA3] { face-LA3 }
        [LL3] { face-LL3 }
        [LL4] { face-LL4 }
        [LL5] { face-LL5 }
        [RA1] { face-RA1 }
        [RA2] { face-RA2 }
        [RA3] { face-RA3 }
        [RL3] { face-RL3 }
        [RL4] { face-RL4 }
        [RL5] { face-RL5 }
        [SK] { face-SK }
        [RI] { face-RI }
        [SP] { face-SP }
       *[PE] { face-PE }
    }

## Kinds of dice and sections

kind-left = left
kind-right = right
kind-centre = centre

section-left-arm = left arm
section-right-arm = right arm
section-left-leg = left leg
section-right-leg = right leg
section-trunk = trunk

## Moves and rolls that are not possible

rb-game-over = The game is over.
rb-roll-due = The dice are still in the cup: roll first, then move.
rb-no-roll-due = No roll is due now: somebody has to move first.
rb-wrong-dice =
    Wrong number of { $kind ->
        [left] left
        [right] right
       *[centre] centre
    } dice: { $wanted ->
        [one] one is
       *[other] { $wanted } are
    } in the cup, { $given ->
        [one] one was
       *[other] { $given } were
    } given.
rb-not-in-roll = No unlaid die shows “{ face-name }” ({ $face }).
rb-place-taken = The place “{ bone-name }” ({ $bone }) is already taken.
rb-gap = The place “{ bone-name }” ({ $bone }) is no neighbour of the skeleton: lay next to something that lies there.
rb-own-place = On the place “{ bone-name }” ({ $bone }) this bone would be right, not false: write “lay { $bone }”.
rb-no-duty-yet = After the opening roll no false bones are laid.
rb-duty-done = The duty of this roll is already fulfilled, so no false bone may be added.
rb-bone-fits = There is still a fitting bone, “{ bone-name }” ({ $bone }), so no false one is allowed.
rb-hat-fits = You could put on a hat, so no false bone is allowed.
rb-grave-shows = There is a gravestone, so no false bone is allowed: you can bury.
rb-no-skull = The hat needs a skull, and the skull's place is still empty.
rb-hat-worn = The skeleton already wears a hat, and one is the limit.
rb-no-hat-worn = The skeleton wears no hat that you could take off.
rb-hat-held = The hat may come off only once the duty of this roll is fulfilled.
rb-no-grave = Burying takes a gravestone, and this roll has none.
rb-hat-is-no-bone = The hat does not fulfil the duty here: lay a bone, a false one if none fits, or bury.
rb-duty-open = Fulfil the duty of the supplementary roll first: one die or more has to be laid.
rb-wrong-price =
    This roll costs { $price ->
        [one] one die
       *[other] { $price } dice
    }, not { $paid ->
        [one] one
       *[other] { $paid }
    }.
rb-not-so-many =
    You do not have so many { $kind ->
        [left] left
        [right] right
       *[centre] centre
    } dice: { $there ->
        [0] none is
        [one] only one is
       *[other] only { $there } are
    } unlaid.
rb-cannot-pay =
    The roll costs { $price ->
        [one] one die
       *[other] { $price } dice
    }, and one must be left to roll. { $there ->
        [0] None is
        [one] Only one is
       *[other] Only { $there } are
    } unlaid.
rb-must-roll = No giving up: you can still pay for a roll, so your turn goes on.

## Positions that do not exist

rb-fault-gap = The skeleton has a gap: all filled places must hang together.
rb-fault-filled-twice = The place “{ bone-name }” ({ $bone }) is filled twice.
rb-fault-not-false = The bone “{ bone-name }” ({ $bone }) lies on its own place, so it belongs in “skeleton”, not in “false”.
rb-fault-hat-without-skull = The hat is on, but the skull's place is empty.
rb-fault-dice-count =
    There are exactly 6 { $kind ->
        [left] left
        [right] right
       *[centre] centre
    } dice, but { $given ->
        [one] one is
       *[other] { $given } are
    } laid, rolled or paid.
rb-fault-too-many-rolls = A turn has at most 5 supplementary rolls, not { $given }.
rb-fault-price =
    { $out ->
        [one] One die is
       *[other] { $out } dice are
    } paid, but { $supplementary ->
        [one] one supplementary roll costs
       *[other] { $supplementary } supplementary rolls cost
    } { $price } in all.
rb-fault-faces-in-cup = The dice are in the cup (“rolling”), so “roll” cannot show anything.
rb-fault-nothing-to-roll = No die is left in the cup to be rolled.
rb-fault-seats = { $given } totals are given, but the game has 1 to 12 seats.
rb-fault-total = A total of { $given } points is not possible: a million either way is the limit.
rb-fault-no-such-seat = There is no seat { $given } at this table (the first is 0).
rb-fault-already-over = Somebody has already reached the target: the game would be over before this turn.

## What people see

picture-rb-title =
    { $name } · { $number ->
        [0] opening roll
       *[other] supplementary roll { $number }
    }
picture-rb-cup = in the cup
picture-rb-paid = paid
picture-rb-next = next roll
picture-rb-price =
    costs { $price ->
        [one] 1 die
       *[other] { $price } dice
    }
picture-rb-no-price =
    would cost { $price ->
        [one] 1 die
       *[other] { $price } dice
    }: too much
picture-rb-burial = buried now
picture-rb-no-grave = (no gravestone)
picture-rb-duty = duty
picture-rb-duty-open = one die or more
tell-rb-rolled =
    { $you ->
        [yes] You roll:
       *[no] { $name } rolls:
    } { $outcome }
tell-rb-lay =
    { $you ->
        [yes] You lay
       *[no] { $name } lays
    } { laid-bone }
tell-rb-false =
    { $you ->
        [yes] You have
       *[no] { $name } has
    } to lay a false bone: { laid-bone } on the place “{ $place }”
tell-rb-hat-on =
    { $you ->
        [yes] You put
       *[no] { $name } puts
    } on the hat
tell-rb-hat-off =
    { $you ->
        [yes] You take
       *[no] { $name } takes
    } off the hat
tell-rb-bury =
    { $you ->
        [yes] You bury
       *[no] { $name } buries
    } the skeleton: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $total } in all
tell-rb-roll =
    { $you ->
        [yes] You roll
       *[no] { $name } rolls
    } on, paying { $dice } { $count ->
        [one] die
       *[other] dice
    }
tell-rb-leave =
    { $you ->
        [yes] You leave
       *[no] { $name } leaves
    } the skeleton unburied: no points
play-roll-rb =
    { $you ->
        [yes] Roll
       *[no] { $name }: roll
    } { $count ->
        [one] one die
       *[other] { $count } dice
    } ({ $dice }) and type what { $count ->
        [one] it shows
       *[other] they show
    }, such as LA1 RL5 SK.
choice-rb-false = { $bone } on { $place }
choice-rb-hat-on = put on the hat
choice-rb-hat-off = take off the hat
choice-rb-bury =
    bury: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
choice-rb-roll =
    roll on, paying { $dice } { $count ->
        [one] die
       *[other] dice
    }
choice-rb-leave = leave the skeleton unburied: no points
tui-about-rolling-bones =
    Build a skeleton out of eighteen bone dice and bury it in time.
    Lay bones that hang together, then bury the skeleton under a gravestone, or pay dice for a supplementary roll and risk it all.
    Complete sections count most, the hat doubles everything.

    2 to 12 players; alone for practice.
tui-rb-kind = { $kind } · { $count }
tui-rb-left-to-type = { $kind } · { $count } to type
tui-rb-paying = { $kind } · pay { $paid }/{ $all }
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
tui-rb-duty-false = no bone fits: lay a false bone, −5
tui-rb-then-duty = Then one die must be laid, else a false bone: −5.
tui-rb-sure-bury =
    Bury for { $points ->
        [one] 1 point
       *[other] { $points } points
    }? Enter: yes
tui-rb-sure-leave = Leave it unburied, no points? Enter: yes
tui-help-rolling-bones =
    Lay bones of your roll so that they hang together, then bury the skeleton with a gravestone of the roll, or pay for a supplementary roll: the first costs 1 die, the next 2, then 3. Then there is a duty: one die or more has to be laid. A complete arm, leg or trunk counts 5, other bones 1, a false bone −5, and the hat doubles it all. Unburied, it counts nothing.

    Keys:
    1 to 6 | lay the die of this row in the marked column
    ← → | another column; ↑ ↓ and Enter work too
    a | lay every bone that fits
    r | roll on: choose the dice that pay with ← → ↑ ↓, then Enter
    1 to 6 | no bone fits and no gravestone shows: choose a die for a false bone, its place with ← →, then Enter
    b | bury; Enter confirms
    t | take the hat off
    u | take back, until dice roll; Esc leaves a question
    l | leave the skeleton unburied, where that is allowed
    Mouse | click dice, places of the skeleton, and keys at the foot

    Signs:
    ●━LA1━● | laid; ○ can still be taken back; ✗ is a false bone
    ‹ LA1 › | a die of the roll fits here
game-rolling-bones = Rolling Bones

## For those who listen

speech-rb-state =
    { $name }, { $number ->
        [0] opening roll
       *[other] supplementary roll { $number }
    }: { $dice }.
speech-rb-cup = in the cup { $dice }
speech-rb-no-dice = no die is unlaid
speech-rb-times =
    { $what }{ $count ->
        [one] { "" }
        [2] { " " }twice
       *[other] { " " }{ $count } times
    }
speech-rb-hat-off = hat that was taken off
speech-rb-buried =
    Buried now it brings { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
speech-rb-no-grave =
    Buried it would bring { $points ->
        [one] 1 point
       *[other] { $points } points
    }, but no gravestone shows.
speech-rb-price =
    The next roll costs { $price ->
        [one] 1 die
       *[other] { $price } dice
    }.
speech-rb-no-price =
    The next roll would cost { $price ->
        [one] 1 die
       *[other] { $price } dice
    }: too much.
speech-rb-duty = The duty is open: one die or more has to be laid.
speech-rb-target = The target is { $target }.
speech-rb-laid = Laid: { $bones }.
speech-rb-nothing-laid = Nothing is laid yet.
speech-rb-false = False bone: { $bone } on the place { $place }.
speech-rb-hat = It wears the hat.
speech-rb-places = Free places beside it: { $places }.
speech-rb-paid = Paid so far: { $dice }.
