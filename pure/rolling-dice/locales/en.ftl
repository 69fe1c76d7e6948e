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

## What people see

picture-rd-throw = { $name }, { $colour }: throw { $count } dice
picture-rd-landing = { $name }, { $colour }: the dice are in the air
picture-rd-place = { $name }, { $colour }: put the knocked-off { $count } back on the floe
picture-rd-landed = { $name }, { $colour }: the dice have come to rest
picture-rd-choose = { $name }, { $colour }: choose the scoring die
picture-rd-entrance = entrance
picture-rd-seals = Seals (target { $goal })
picture-rd-thrown = Thrown
picture-rd-legend-net = net
picture-rd-legend-hole = hole
picture-rd-legend-water = water
picture-rd-legend-die = scoring die
picture-rd-legend-ring = the die to beat
picture-rd-legend-loose = thrown die 1
place-floe = on the floe
place-water = in the water
place-outside = outside
tell-rd-throw =
    { $you ->
        [yes] You throw
       *[no] { $name } throws
    } { $count } dice of { $colour }
tell-rd-choose =
    { $you ->
        [yes] You make
       *[no] { $name } makes
    } thrown die { $number }, a { $pips }, the scoring die of { $colour }
tell-rd-place =
    { $you ->
        [yes] You put
       *[no] { $name } puts
    } the knocked-off { $pips } of { $colour } back on the floe
tell-rd-rolled = The dice come to rest: { $outcome }
tell-rd-die = { $pips } { $place }
tell-rd-knocked-off = { $colour } knocked off
tell-rd-all-wet = No die of { $colour } is on the floe: the { $pips } goes to ice block { $block }.
tell-rd-miss = A miss: no die beats the marked { $pips } of { $colour }, which goes to ice block { $block }.
tell-rd-mishap = A mishap: { $colour } has knocked off its own die, and the { $pips } goes to ice block { $block }.
tell-rd-other-colour = A mishap: the knocked-off { $pips } of { $colour } belongs to the player who threw, and goes to ice block { $block }.
tell-rd-other-colour-back = The knocked-off { $pips } of { $colour } belongs to the player who threw: it goes back to the hand, and { $colour } throws four dice this round.
tell-rd-round = The round is scored, from front to back:
tell-rd-round-line = · { $colour }: { $sum }, from { $from } to { $to }
tell-rd-round-pushed = · { $colour }: { $sum }, from { $from } past occupied fields to { $to }
tell-rd-round-nothing = · { $colour }: on an ice block, nothing; stays at { $to }
tell-rd-next-round =
    { $you ->
        [yes] You open
       *[no] { $name } opens
    } the next round with { $colour }.
earning-head = If the round ended now
earning-own =
    { $points ->
        [one] 1 pip
       *[other] { $points } pips
    }
earning-behind = { $points } behind
earning-blocks = { $points } on blocks
earning-net = { $points } net
earning-hole = −{ $points } hole
play-hint-rd = Type how to throw, such as 150 0 900; h explains everything, ? asks the coach, { $left ->
        [kept] quit saves and leaves
        [goes-on] quit leaves, and the table waits for you
       *[lost] quit ends the game
    }.
play-roll-rd =
    { $you ->
        [yes] Throw
       *[no] { $name }: throw
    } { $count } dice of { $colour } and type where they lie, such as 6 120 200; 3 90 310; 2; 5 (h explains it).
floe-ask-aim = Aim: place direction strength, such as 150 0 900. Enter throws { $usual }; h explains.
floe-ask-choose = Choose your scoring die (the sum: if the round ended now)
floe-ask-place = Your { $pips } was knocked off. Put it back: x y in mm, such as 120 200, or
floe-die = { $pips }, { $forward } mm forward
floe-spot-net = in the net +{ $points }
floe-spot-front = far in front
floe-help-aim = A throw has five parts, always in this order:
floe-help-aim-forms = Type the numbers from the first part on; what you leave out is as in your last throw. Parts can be named as well: “strength 950”. The whole move works too: “throw at 150.0 direction 0 strength 900 loft 50 spin 12.0”. Your hand trembles, so no throw falls twice alike.
floe-help-choose = Type the number of a die, or “choose 2”. Only dice on the floe can be chosen, and with the ring only those that show more pips than the marked die or lie further forward.
floe-help-place = Type the number of a spot, or “x y”: x is mm from the left wall, y mm forward from the entrance. A turn in degrees below 90 may follow. The die must lie wholly on the floe and touch no other. With real dice on a floe of your own, say at the end what the die touches: 120 200 patch 6.
floe-no-die = “{ $given }” is no die: type the number of one in the list.
floe-no-spot = “{ $given }” is no spot: type a number of the list, or x and y in mm such as 120 200.
tui-about-rolling-dice =
    Throw dice on an ice floe. The pips count, and how far forward they lie: whoever is in front also gets what lies behind.
    Nets give points, holes take some, and what slides into the water is lost.

    2 to 6 players; two play two colours each.
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
tui-help-rolling-dice =
    Throw four dice and keep one that stays on the floe; from then on throw three and beat it, with more pips or further forward. If you miss, it goes to an ice block. At the end of a round a die counts its pips, those of all dice behind it and on the blocks, and its net or hole.

    Keys:
    ← → | move the hand along the entrance
    ↑ ↓ | throw harder or softer; with Shift in small steps
    a d | turn to the left or right; Shift ← → too
    w s | more or less upwards; + − spin; 0 as usual
    Enter | throw, choose, put the die here
    1 to 4 | choose a thrown die
    Tab | the next good spot for a die that was knocked off; t turns it
    Dice | real ones: 1 to 6 pips; ← ↑ ↓ → the place; w in the water; o own floe, then + − net or hole; Tab another die; Enter goes on
    Mouse | click where to aim, or where the die should lie

    Signs:
    o5 | the scoring die of orange shows 5; ¹5 is thrown die 1
    × | where dice of this strength stop on average
floe-earns-now =
    The { $face } earns { $points ->
        [one] 1 point
       *[other] { $points } points
    } as the dice lie now, { $behind ->
        [0] with no scoring die further back
        [one] with one scoring die further back
       *[other] with { $behind } scoring dice further back
    }.
floe-earns-in-net =
    The { $face } earns { $points ->
        [one] 1 point
       *[other] { $points } points
    } as the dice lie now, { $patch } of them from the net, { $behind ->
        [0] with no scoring die further back
        [one] with one scoring die further back
       *[other] with { $behind } scoring dice further back
    }.
floe-earns-in-hole =
    The { $face } earns { $points ->
        [one] 1 point
       *[other] { $points } points
    } as the dice lie now; the hole takes { $patch }, { $behind ->
        [0] with no scoring die further back
        [one] with one scoring die further back
       *[other] with { $behind } scoring dice further back
    }.
floe-lost-next = In the next round it goes to an ice block in { $chance } of cases.
floe-lost-next-against = In the next round it goes to an ice block in { $chance } of cases; the best of the others would in { $other }.
floe-stays = At least one die stays on the floe in { $chance } of cases.
floe-beats = The throw beats the marked { $face } in { $chance } of cases and knocks it off in { $mishap }.
floe-touches = A thrown die touches a net in { $nets } of cases; somebody else’s scoring die gets wet in { $pushes }.
floe-ahead = The next best that was tried brings { $by } points less on average, counted against the others, in this round and the next.
floe-costs = Something else that was tried brings { $by } points more on average, counted against the others, in this round and the next.
floe-close = Something else is as good as equal: the values differ by { $by } points, and each may be wrong by about { $error }.
floe-only = Nothing else is possible. In this round and the next it brings { $value } points on average, counted against the others.
game-rolling-dice = Rolling Dice

## For those who listen

speech-rd-throw = { $name }, { $colour }: throw { $count } dice.
speech-rd-landing = { $name }, { $colour }: the dice are in the air.
speech-rd-place = { $name }, { $colour }: put the knocked-off { $count } back on the floe.
speech-rd-choose = { $name }, { $colour }: choose the scoring die.
speech-rd-marked = To beat: { $die }.
speech-rd-at = { $pips } at x { $x }, forward { $forward }
speech-rd-on-top = , on another die
speech-rd-in-net = , in the net of { $points }
speech-rd-in-hole = , in the hole of minus { $points }
speech-rd-thrown-die = die { $number }: { $die }
speech-rd-landed =
    { $you ->
        [yes] You throw
       *[no] { $name } throws
    } { $colour }; { $dice }.
speech-rd-moved = The { $colour } die now: { $die }.
speech-rd-off = The { $colour } die was knocked off.
speech-rd-scored = The round is scored, { $colour }: { $parts }, { $earned } in all, from { $from } to { $to }.
speech-rd-scored-nothing = The round is scored, { $colour }: nothing, it stays at { $to }.
speech-rd-hole-takes = the hole takes { $points }
speech-rd-seal =
    { $you ->
        [yes] Your { $colour } seal
       *[no] { $name }’s { $colour } seal
    } is at { $points }{ $gain ->
        [0] { "" }
       *[other] , { $gain } of them from the last round
    }.
speech-rd-target = The target is { $goal }.
speech-rd-would-earn = If the round ended now, { $colour } would earn { $earned }: { $parts }.
speech-rd-box = The box is { $width } mm wide and { $depth } mm deep; x counts from the left wall, forward from the entrance.
speech-rd-own-floe = Nets and holes are those of your own floe.
speech-rd-net = Net of { $points } at x { $x }, forward { $forward }, { $across } mm across.
speech-rd-hole = Hole of minus { $points } at x { $x }, forward { $forward }, { $across } mm across.
speech-rd-no-dice = No scoring die is on the floe.
speech-rd-scoring = The { $colour } scoring die: { $die }.
speech-rd-block = Ice block { $block }: the { $pips } of { $colour }.
speech-rd-aim = Type place, direction and strength, such as 150 0 900, then loft and spin if you like. Enter throws { $usual }.
speech-rd-enter = Enter throws { $usual }.
speech-rd-die-earns = die { $number } earns { $earned }
speech-rd-now = If the round ended now: { $dice }.
speech-rd-spots =
    Type x and forward in mm, such as 120 200, or a number: “moves” tells { $count ->
        [one] one good spot
       *[other] { $count } good spots
    }.
speech-rd-choice = Die { $number }, { $die }: earns { $earned } if the round ended now, { $parts }.
speech-rd-spot =
    Spot { $number } at x { $x }, forward { $forward }{ $net ->
        [0] { "" }
       *[other] , in the net of { $net }
    }: earns { $earned } if the round ended now.
