### Throwing on the floe: aims, lying dice, pictures and figures of throws.

## Aims

aim-name-place = place
aim-name-direction = direction
aim-name-strength = strength
aim-name-loft = loft
aim-name-spin = spin
aim-unit-place = mm
aim-unit-direction = mrad
aim-unit-strength = mm/s
aim-unit-loft = mrad
aim-unit-spin = rad/s
aim-part-place = where along the entrance, in mm from its left corner: { $least } to { $most }
aim-part-direction = whereto, in thousandths of a radian (57 are about 3°): { $least } (left) over 0 (straight ahead) to { $most } (right)
aim-part-strength = how fast, in mm per second: { $least } to { $most }
aim-part-loft = how steeply upwards, in thousandths of a radian: { $least } to { $most }; { $usual } if left out
aim-part-spin = how fast the dice roll forward, in radians per second: { $least } to { $most }; { $usual } if left out
aim-number =
    { $part ->
        [place] The place at the entrance (at)
        [direction] The direction (direction)
        [strength] The strength (strength)
        [loft] The loft (loft)
       *[spin] The spin (spin)
    } cannot be “{ $given }”: it is a { $decimals ->
        [0] whole number
       *[other] number with one digit after the point at most
    } from { $least } to { $most }.
aim-form = “{ $given }” is no aim. It is up to five numbers – place, direction, strength, loft, spin – such as 150 0 900, or parts by name such as: at 150.0 direction 0 strength 900.

## Lying dice

lying-die = “{ $given }” is no die on the floe. It is its pips and where its middle lies in mm, such as 5 120 200; its turn in degrees below 90 may follow.
lying-colour = “{ $given }” is no colour. There are: orange, green, purple, red, blue, yellow.
arena-dice = { $given } dice cannot be thrown: 1 to { $most } can.
arena-resting = { $given } dice cannot lie on the floe before a throw: one of each colour can, so { $most } at most.
arena-not-on-floe = The { colour-name } die is said to lie on the floe before the throw, but not to be on it.
arena-path = These bytes are no path of dice.

## One throw

throw-title = { $colour } throws { $count ->
        [one] one die
       *[other] { $count } dice
    }
throw-aim = Aim
throw-engine = Engine
throw-seconds = { $seconds } s until all lie still
throw-at-rest = At rest
throw-die = die { $number }
throw-lies = { $pips } { $place }, x { $x } y { $y } turned { $turn }°
throw-on-top = , on top of another
throw-in-net = , net +{ $points }
throw-in-hole = , hole −{ $points }
throw-pushed = , pushed
throw-pushed-off = , knocked off
throw-again = The same again: --noise { $noise }, digest { $digest }…
throw-noise = noise { $noise }
throw-legend = Key
throw-legend-way = way; thin in the air
throw-legend-wet = die in the water or outside
throw-legend-was = where a die lay before

## Many throws

throw-progress = throws
throw-many-title = { $times } throws: where the dice come to rest
throw-many-legend = {"  "}1 to 9: how many dice came to rest there; 9 is the most
throw-many-aim = Aim: { $aim }
throw-row-head = noise and dice: pips x,y · ~ in the water · × outside
throw-rows-more = … and { $more } more
throw-summary = Summary
throw-summary-places = On the floe { $floe }, in the water { $water }, outside { $outside } of all dice; no die on the floe in { $all-wet } of the throws
throw-summary-spread = On the floe on average x { $x } y { $y }, standard deviation x { $dx } y { $dy }
throw-summary-faces = Faces { $faces }
throw-summary-patches = Nets and holes { $patches }
throw-summary-pushed = { $colour } was moved in { $moved }, knocked off in { $off } of the throws

## Refusals

throw-noise-form = “{ $given }” is no noise. It is a whole number from 0 to 18446744073709551615, or 0x and up to 16 hexadecimal digits.
throw-floe-large = { $file }: larger than { $most } KiB; no floe needs so much.
throw-other-game = This is no position of Rolling Dice.

## Scoring

score-only-rolling-dice = Only rounds of Rolling Dice are scored like this: bonecup score rolling-dice.
score-refused = Line { $line }: { $message }
score-either-form = A finished round is given in one of two forms: as “position” with x and y of each die, or as “round” with the dice in a list from front to back.
score-not-finished = The round is not over: nothing may be in the air (“aim”), just thrown (“thrown”) or waiting for a new place (“adrift”), and “turns” is left out or says that every colour has thrown.

## The plan of the ice floe

plan-title = Rolling Dice: our ice floe
plan-description = Plan of the arena from above, to scale: the ice floe in the water with four fish nets and two ice holes, at the foot the entrance with six ice blocks.
plan-forward = forward ↑
plan-water = water
plan-floe = ice floe
plan-start = start symbol
plan-blocks = ice blocks
plan-scale = 100 mm. Printed on A4 without fitting: scale 1 : 2, grid 50 mm
plan-patch =
    { $kind ->
        [net] Fish net +{ $points }
       *[hole] Ice hole −{ $points }
    }: x { $x }, y { $y }, { $across } mm across
plan-other-game = There is a plan of the ice floe only: bonecup rules rolling-dice --svg plan.svg.
