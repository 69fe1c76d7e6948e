### Rolling Dice: names and errors.

## Colours and dice

colour-orange = orange
colour-green = green
colour-purple = purple
colour-red = red
colour-blue = blue
colour-yellow = yellow

# The name of the $colour, $die or $other of the sentence in which it stands. Dice are the scoring die of a colour or
# thrown ones, counted as in “thrown 2”.
colour-name =
    { $colour ->
        [orange] { colour-orange }
        [green] { colour-green }
        [purple] { colour-purple }
        [red] { colour-red }
        [blue] { colour-blue }
       *[yellow] { colour-yellow }
    }
die-name =
    { $die ->
        [orange] the { colour-orange } scoring die
        [green] the { colour-green } scoring die
        [purple] the { colour-purple } scoring die
        [red] the { colour-red } scoring die
        [blue] the { colour-blue } scoring die
        [yellow] the { colour-yellow } scoring die
       *[thrown] the die “{ $die }”
    }
other-die-name =
    { $other ->
        [orange] the { colour-orange } scoring die
        [green] the { colour-green } scoring die
        [purple] the { colour-purple } scoring die
        [red] the { colour-red } scoring die
        [blue] the { colour-blue } scoring die
        [yellow] the { colour-yellow } scoring die
       *[thrown] the die “{ $other }”
    }

## Moves that are not possible

rd-not-now =
    Not now: { $due ->
        [throw] first somebody has to aim and throw (throw).
        [landing] first the thrown dice have to come to rest.
        [place] first a knocked-off die has to return to the floe (place).
        [choose] first the scoring die has to be chosen (choose).
       *[nothing] the game is over.
    }
rd-aim-out-of-range =
    Nobody throws like that: { $part ->
        [place] the place at the entrance (at)
        [direction] the direction (direction)
        [strength] the strength (strength)
        [loft] the loft (loft)
       *[spin] the spin (spin)
    } is { $given }, allowed is { $least } to { $most }.
rd-no-such-die = There is no thrown die { $number }: they count from 1 to { $thrown }.
rd-die-in-water = Die { $number } is not on the floe: take one that lies there.
rd-die-beats-nothing = Die { $number } does not beat the marked one: it would have to show more pips or lie further forward.
rd-spot-off-floe = A die would not lie wholly on the floe there.
rd-spot-taken = A die would touch another one there.

## Dice that cannot lie like that

rd-thrown-count =
    { $expected } dice are thrown, but { $given ->
        [one] one was
       *[other] { $given } were
    } given.
rd-scoring-missing = The { colour-name } scoring die is missing: it lay on the floe.
rd-scoring-unknown = There was no { colour-name } scoring die on the floe.
rd-scoring-twice = The { colour-name } scoring die is given twice.
rd-die-off-table = That cannot be: { die-name } lies too far from the box.
rd-die-too-high = That cannot be: { die-name } would lie higher than dice can be stacked.
rd-die-off-floe = That cannot be: { die-name } is said to lie on the floe, but its centre is beside it.
rd-die-in-box = That cannot be: { die-name } is said to be outside the box, but lies in it.
rd-dice-overlap = That cannot be: { die-name } and { other-die-name } lie in one another.
rd-die-in-the-air = That cannot be: { die-name } is said to lie on another one, but there is none beneath.
rd-patch-range = That cannot be: { die-name } is said to touch { $given }. A net or hole (“patch”) is worth { $least } to { $most }, and 0 stands for neither.
rd-patch-off-ice = That cannot be: { die-name } is said to touch a net or a hole, but does not lie on the ice itself.
rd-patch-not-by-hand = What the { colour-name } die touches (“patch”) can be told only if the throw was entered by hand. Without it our nets and holes count.
rd-patch-computed = What { die-name } touches (“patch”) can be told of real dice only: a computed throw falls on our floe.

## Choosing colours

rd-colour-taken = Seat { $seat } has { colour-name } already. Free: { $free }.
rd-colour-twice = The colour { colour-name } is named twice. Free: { $free }.
rd-colours-too-many =
    { $given } colours are too many: here everybody plays { $most ->
        [one] one
       *[other] { $most }
    }.

## Positions that do not exist

rd-too-many = “{ $list }” has { $given } entries, { $most } are allowed at most.
rd-colour-not-in-play = Nobody plays { colour-name }. In play: { $playing }.
rd-other-colours = The position names other colours than those in play: { $playing }.
rd-turns = { $given } colours cannot have thrown: only { $most } play.
rd-seal-field = The { colour-name } seal cannot be on field { $field }.
rd-seals-share-field = Two seals are on field { $field }: that happens on the start field only.
rd-round-not-over = A seal has reached the target of { $goal }, so every colour must have thrown.
rd-round-over = Every colour has thrown, but no seal has reached the target of { $goal }: then a new round begins.
rd-two-scoring-dice = More than one { colour-name } scoring die is given.
rd-no-scoring-die = The { colour-name } scoring die is missing, although that colour has already thrown in this round.
rd-block = The { colour-name } die cannot lie on an ice block yet, or not on this one.
rd-scoring-die-off-floe = The { colour-name } scoring die is listed under “floe”, but is said not to be on it.
rd-adrift = The { colour-name } die cannot be waiting for a new place now (“adrift”).
rd-phase = A throw is either aimed (“aim”) or has fallen (“thrown”), and neither after the end.
rd-level-with-none = The { colour-name } die is the first in the list: there is none before it to be level with.
rd-nothing-to-decide = There is nothing left to decide about the thrown dice.
rd-last-round = The last round (“last_round”) must have each colour exactly once.
rd-last-round-line = The last round of { colour-name } does not match the field of its seal.
