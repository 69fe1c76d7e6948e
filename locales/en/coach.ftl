### The coach: reasons for moves, and the luck and skill of a game.

## What the coach cannot do

coach-no-coach = The coach does not know this game yet.
coach-not-solved = Rolling Dice cannot be worked out: there the hand decides where the dice roll. Luck and skill can be told apart in Rolling Bones and KnochenMAX.
coach-other-book = This was worked out for another game or other options.
coach-bad-record = The record does not follow the rules.
coach-no-chances = No chances of winning have been worked out for this game.
coach-won-alone = Whoever plays alone always wins, so there are no chances of winning to count in.
coach-won-on-sheets = Chances of winning on several sheets each have been worked out for two only, near the end.

## Moves as something one can do

coach-do-lay = lay { laid-bone }
coach-do-false = lay { laid-bone } wrongly on the place “{ $place }”
coach-do-hat-on = put on the hat
coach-do-hat-off = take off the hat
coach-do-bury =
    bury for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
coach-do-roll = roll on and pay: { $dice }
coach-do-leave = leave the skeleton unburied
coach-do-keep =
    keep { $kept } and throw { $thrown ->
        [one] one bone
       *[other] { $thrown } bones
    }
coach-do-keep-none = throw all five bones
coach-do-fill =
    enter { $points ->
        [one] 1 point
       *[other] { $points } points
    } in “{ $box }”
coach-do-strike = strike “{ $box }”

## Names in sentences

# The section $section of the sentence it stands in.
coach-section =
    { $section ->
        [left-arm] the left arm
        [right-arm] the right arm
        [left-leg] the left leg
        [right-leg] the right leg
       *[trunk] the trunk
    }
# The box $box of the sentence; $sheet is 0 if there is only one sheet.
coach-box =
    { $sheet ->
        [0] “{ box-name }”
       *[other] “{ box-name }” on sheet { $sheet }
    }

## Reasons for any move

why-only-move = Nothing else is possible. On average { $value } points are still to come.
why-ahead = The next best move ({ $move }) is worth { $by } points less on average.
why-costs = Better: { $move }. That is worth { $by } points more on average.
why-all-equal = All { $moves } moves are equally good: on average { $value } points are still to come.

## Reasons where it is about winning

why-lead =
    Ahead by { $by ->
        [one] 1 point
       *[other] { $by } points
    }, with { $boxes ->
        [one] the last box
       *[other] { $boxes } boxes
    } still to fill.
why-level =
    Level on points, with { $boxes ->
        [one] the last box
       *[other] { $boxes } boxes
    } still to fill.
why-behind =
    Behind by { $by ->
        [one] 1 point
       *[other] { $by } points
    }, with { $boxes ->
        [one] the last box
       *[other] { $boxes } boxes
    } still to fill.
why-race =
    { $own ->
        [one] 1 point is
       *[other] { $own } points are
    } missing to win; { $others ->
        [one] the other needs
       *[other] the nearest of the others needs
    } { $other }.
why-more-points = On points alone it would be better to { $move }, by { $by } on average, but here only winning counts.
why-ahead-to-win = The next best move ({ $move }) wins { $by } percentage points less often.
why-costs-to-win = Better: { $move }. That wins { $by } percentage points more often.
why-same-to-win = All { $moves } moves win equally often: in { $chance } of cases.

## Where points and winning part

coach-parting = For points { $points } (worth { $less } more on average); to win { $win } (wins { $more } percentage points more often).

## Everybody's chances

coach-chance-of = { $name } { $chance }
coach-chances = Chances of winning now: { $chances }.
coach-chances-about = Chances of winning now, estimated: { $chances }.
coach-solving = Exact chances are being solved: { $part }. Until then they are estimated.
coach-only-points = Chances of winning on several sheets each are known for two only, near the end, so these are points.

## Reasons in Rolling Bones

why-bury-now =
    Burying now gives { $points ->
        [one] 1 point
       *[other] { $points } points
    }; rolling on is worth { $value } points on average.
why-bury =
    Burying gives { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
why-roll-on =
    Rolling on is worth { $value } points on average; burying now gives { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
why-roll = Rolling on is worth { $value } points on average.
why-roll-risk =
    The next roll costs { $price ->
        [one] one die
       *[other] { $price } dice
    } and has { $dice ->
        [one] one
       *[other] { $dice }
    } left: in { $nograve } of cases it shows no gravestone, and in { $nothing } the turn ends without points even if you do everything right.
why-hopes = If the next roll shows “{ bone-name }” (in { $chance } of cases), { coach-section } is complete.
why-fits = In { $chance } of cases at least one bone of the next roll fits.
why-completes = This completes { coach-section }: the skeleton counts { $after } instead of { $before }.
why-adds = “{ bone-name }” counts: the skeleton goes from { $before } to { $after }.
why-opens =
    After it { $bones ->
        [one] one bone of this roll fits
       *[other] { $bones } bones of this roll fit
    } that had no place before.
why-plan-to-bury =
    From here it is best to lay { $laid ->
        [0] no die
        [one] just this die
       *[other] { $laid } dice
    } of this roll and then bury for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
why-plan-to-roll =
    From here it is best to lay { $laid ->
        [0] no die
        [one] just this die
       *[other] { $laid } dice
    } of this roll and then roll on with { $dice ->
        [one] one die
       *[other] { $dice } dice
    }: that is worth { $value } points on average.
why-hat-on = The hat doubles: the skeleton counts { $after } instead of { $before }.
why-hat-off =
    Without the hat the skeleton counts { $after } instead of { $before }, but there { $dice ->
        [one] is one die
       *[other] are { $dice } dice
    } to pay and roll with.
why-false-bone = With the false bone the skeleton counts { $after } instead of { $before }.
why-holds-back = “{ bone-name }” would fit, but the die is better rolled: laying it is worth { $by } points less on average.
why-pays-best = It matters which dice you pay: the wrong ones cost up to { $by } points on average.
why-leaves =
    Unburied it scores 0, buried it would be { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## Reasons in KnochenMAX

why-fill-now =
    { coach-box } takes { $points ->
        [one] 1 point
       *[other] { $points } points
    } now; a whole turn just for this box brings { $par } on average.
why-bonus = Another KnochenMAX: { coach-box } takes { $points } points, 50 of them as a bonus.
why-joker = Another KnochenMAX counts as a joker: { coach-box } takes its full { $points } points.
why-strikes = { coach-box } gets nothing; a whole turn just for this box would bring { $par } points on average.
why-cheapest-strike = Striking hurts least here: with { coach-box } it would be { $by } points worse on average.
why-stops =
    { $throws ->
        [one] One throw is left
       *[other] { $throws } throws are left
    }, but throwing on is worth { $by } points less on average.
why-throws-on =
    { $points ->
        [0] To strike { coach-box }
        [one] To enter 1 point in { coach-box }
       *[other] To enter { $points } points in { coach-box }
    } already now is worth { $by } points less on average.
why-keeps-alive = { coach-box } stays possible: going for it alone works in { $chance } of cases.
why-ends-in = Most often ({ $chance }) the turn then ends in { coach-box }, with { $value } points on average.

## The luck and skill of a game

analyse-title = { $game } · luck and skill at table { $table }
analyse-title-winning = { $game } · luck and skill at table { $table }, in chances of winning
analyse-unfinished-winning = The game was not played to its end: the chances in the last position count as the result.
analyse-unfinished = The game was not played to its end: what the last position brings on average counts as the result.
analyse-in-points = In points it works: --in points
analyse-estimate = With so many sheets this can only be estimated: the value at the start may be wrong by about { $error } points.
analyse-estimate-tried = On the floe values can only be estimated, by throwing many times: each may be off by about { $error } points.
analyse-legend-tried = Expected: what rounds and turns promised as they began. Luck: one’s own throws, and what the others changed. A better aim is named only if it is better beyond chance. Expected + luck − mistakes = result.
analyse-estimate-winning = In this game chances of winning can only be estimated: they may be wrong by about { $error } percentage points.
analyse-start = Expected
analyse-luck = Luck
analyse-loss = Mistakes
analyse-result = Result
analyse-legend-turns = Expected: { $value } points a turn, which is what best play brings on average. Expected + luck − mistakes = result.
analyse-legend-start = Expected: what best play brings on average. Expected + luck − mistakes = result.
analyse-legend-winning = Expected: the chance of winning before the first roll; a shared win counts in parts. Luck: all that was not one’s own decision. In percentage points: expected + luck − mistakes = result.
analyse-luck-of-two = Luck: dice { $dice }, mistakes of the other { $others }.
analyse-luck-of-all = Luck: dice { $dice }, mistakes of the others { $others }.
analyse-luck-of-many = Luck: own dice { $dice }, turns of the others { $others }.
analyse-scatter-winning = In such games the luck of the dice scatters by ± { $error }.
analyse-scatter-unknown = How far luck scatters in such games is not known.
analyse-scatter = In such games luck scatters by:
analyse-scatter-seat = { $name } ± { $error }
analyse-seat =
    { $name }: { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }, { $mistakes ->
        [0] none of them wrong
        [one] one of them not the best
       *[other] { $mistakes } of them not the best
    }
analyse-mistakes = The costliest mistakes
analyse-no-mistakes = There were no mistakes: every move was the best.
analyse-where = { $name }, turn { $turn }
analyse-event = event { $event }
analyse-played = played: { $move }
analyse-better = better: { $move }
analyse-played-winning = played: { $move } – wins { $chance }
analyse-better-winning = better: { $move } – wins { $chance }
analyse-costs-winning = costs { $by } percentage points
analyse-costs = costs { $by } points on average
analyse-thrown = after the throw { $throw }
analyse-rolls = The rolls
analyse-luckiest = luckiest:
analyse-unluckiest = unluckiest:
analyse-course = The course of the game
analyse-course-winning = The chance of winning in the course of the game
analyse-course-luck = Luck
analyse-course-loss = Mistakes
analyse-chart-title = { $game }: what the position was worth
analyse-chart-title-winning = { $game }: the chance of winning
analyse-chart-values-winning = a shared win counts in parts
analyse-chart-values = points, and what is still to be expected
analyse-chart-events = events of the game
analyse-chart-luck = lucky roll
analyse-chart-bad-luck = unlucky roll
analyse-chart-loss = mistake
analyse-solving-duel = For this it must be worked out once who wins from every position of KnochenMAX for two. With bones of one's own that takes about half a minute and 1 GB of memory; the table is kept for the next time. Ctrl-C stops it.
analyse-solving-race = For this it must be worked out once who wins from every score of Rolling Bones for two. The farther the target, the longer that takes: some ten minutes for 100. The table is kept for the next time. Ctrl-C stops it.
