pig-target = Whoever first has { $target } points wins.
pig-at-risk = at risk: { $points }
pig-roll = Roll
pig-hold = Hold
pig-told-hold = { $who } keeps the points.
pig-told-rolled = A { $face }.
