## Pig

game-pig = Pig
pig-game-over = The game is over.
pig-die-rolls = The die still rolls: wait until it lies.
pig-nothing-to-hold = There is nothing to hold: roll first.
pig-no-roll-due = No roll is due.
pig-no-such-face = A die shows 1 to 6, not { $pips }.
pig-seats = Pig is for 1 to 6.
pig-to-move = There is no such seat.
pig-points = These points are impossible.
pig-do-roll = roll
pig-do-hold = hold and keep { $points }
pig-tell-roll = { $name }: rolls.
pig-tell-hold = { $name }: keeps { $points } and has { $total }.
pig-tell-rolled = { $name }: a { $outcome }.
pig-tell-lost = A 1: { $points } points are lost.
pig-picture-title = Pig · target { $target }
pig-picture-risk = At risk: { $points }
pig-wanted = { $name }: throw one die and type what it shows (1 to 6).
tui-about-pig =
    One die, one target, and how much one dares.

    1 to 6 players.
tui-help-pig = Roll as often as you dare. A 1 costs what the turn has brought; whoever holds keeps it.
