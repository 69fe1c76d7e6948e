### Playing at the prompt and replaying: pictures, events, choices.

## Pictures

picture-over = The game is over
picture-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

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

picture-km-title =
    { $name } · { $number ->
        [0] before the first throw
       *[other] throw { $number } of { $all }
    }
picture-km-throws-left =
    { $left ->
        [0] no throw left
        [one] one throw left
       *[other] { $left } throws left
    }
picture-km-total = Total

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

## What happened

# The $bone of the sentence in which it stands, as something that is laid.
laid-bone =
    { $bone ->
        [LA1] the left upper arm
        [LA2] the left forearm
        [LA3] the left hand
        [LL3] the left thigh
        [LL4] the left lower leg
        [LL5] the left foot
        [RA1] the right upper arm
        [RA2] the right forearm
        [RA3] the right hand
        [RL3] the right thigh
        [RL4] the right lower leg
        [RL5] the right foot
        [SK] the skull
        [RI] the rib cage
        [SP] the spine
       *[PE] the pelvis
    }

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

tell-km-rolled =
    { $you ->
        [yes] You throw:
       *[no] { $name } throws:
    } { $outcome }
tell-km-keep =
    { $you ->
        [yes] You keep
       *[no] { $name } keeps
    } { $kept }
tell-km-keep-none =
    { $you ->
        [yes] You keep
       *[no] { $name } keeps
    } no bone
tell-km-fill =
    { $you ->
        [yes] You fill
       *[no] { $name } fills
    } { $box }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $total } in all
tell-km-strike =
    { $you ->
        [yes] You strike
       *[no] { $name } strikes
    } { $box }

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

## What dice would earn

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

## Replaying

replay-roll =
    Roll { $roll } ({ $by ->
        [hand] entered by hand
       *[drawn] drawn
    }) · { $event }
replay-table = Table { $table }
replay-seats = Seats
replay-options = Options
replay-dice = Dice
replay-no-options = none
replay-bot = (bot { $bot })
replay-hand = entered by hand
replay-drawn = drawn, committed to { $commitment }
replay-unfinished = The record ends here; the game was not played to its end.
replay-to-range =
    --to cannot be { $given }: { $events ->
        [0] the record has no events.
        [one] the record has only event 1.
       *[other] the record has the events 1 to { $events }.
    }

## Playing: before the game

play-which-game = Which game do you want to play?
play-no-such-game = Please type one of the numbers or names above.
play-resume = go on with the interrupted game: { $game } · { $seats }
play-needs-game = Say which game is meant, as in: bonecup play rolling-bones --real-dice
play-no-person = Nobody here is a person: add a name to --seats, or let the bots play alone with “bonecup simulate”.
play-same-name = Two seats are called “{ $name }”: give each its own name.
play-contribution-idle = Real dice take no --contribution.
play-no-chance = The system gives no random numbers: { $error }
play-typo = “{ $name }” plays as a person at this keyboard. If you meant the bot, it is called “{ $bot }”.
play-you = You
play-bot = { $name } (bot)
play-welcome = { $game } · { $seats }
play-commitment = The dice are fixed from here on. Commitment: { $commitment }
play-contribution =
    { $you ->
        [yes] Your contribution:
       *[no] Contribution of { $name }:
    } { $contribution }
play-real-dice = The dice are your own: roll them on the table and type what they show.
play-awaits = It is { $name }’s turn. Ctrl-C leaves the table, which goes on.
play-hint-rd = Type how to throw, such as 150 0 900; h explains everything, ? asks the coach, { $left ->
        [kept] quit saves and leaves
        [goes-on] quit leaves, and the table waits for you
       *[lost] quit ends the game
    }.
play-hint = Type a number, several numbers, or a move as written in brackets; h shows everything again, ? asks the coach, u takes back, { $left ->
        [kept] quit saves and leaves
        [goes-on] quit leaves, and the table waits for you
       *[lost] quit ends the game
    }.

## Playing: a turn

play-help = One number chooses one move. Several, as in “2 5 1”, are played in this order, all or none. Moves in brackets can be typed too, with commas between them.
play-help-always = “?” asks the coach, “u” takes back until dice roll. { $left ->
        [kept] “quit” saves the game and leaves; “end” gives it up and publishes the seed.
        [goes-on] “quit” leaves: the table goes on, and whoever joins it again has their seat back.
       *[lost] “quit” and “end” end the game and publish the seed.
    }
play-staged = Laid for now: { $moves }. “u” takes back.
play-staged-none = Nothing is laid any more.
play-help-dice = Type what the dice show, in any order, with blanks or commas between them.
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
play-roll-km =
    { $you ->
        [yes] Throw
       *[no] { $name }: throw
    } { $count ->
        [one] one bone
       *[other] { $count } bones
    } and type what { $count ->
        [one] it shows
       *[other] they show
    }: 1, 3, 4 or 6.
play-roll-rd =
    { $you ->
        [yes] Throw
       *[no] { $name }: throw
    } { $count } dice of { $colour } and type where they lie, such as 6 120 200; 3 90 310; 2; 5 (h explains it).
play-help-landing = Where thrown dice lie: of a die on the floe its pips, x in mm from the left wall and y in mm forward from the entrance; of a die in the water only its pips; with semicolons between them, in any order. Scoring dice that were moved follow, as in green 4 130 220, or green 4 if it is in the water; those that nobody touched are left out. After x and y a die's turn may stand, in degrees below 90, as in 6 120 200 45. If your floe has other nets and holes than ours, say at the end of a die what it touches: 6 120 200 patch 6 in a net of 6, patch -2 in a hole. From the first such word on the floe is your own, and a die without one touches nothing.
play-roll-for-bot = Somebody rolls for the bot { $name }.
play-no-such-number =
    There is no choice { $number }: { $most ->
        [one] there is only 1.
       *[other] they go from 1 to { $most }.
    }
play-refused-at = Move { $number } of these, { $move }: { $reason } None of them was played.
play-too-long = That line is too long to be a move.
play-overtaken = That came too late: the game has gone on meanwhile.

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

choice-head-any = What you can do
choice-head-lay = Lay a bone
choice-head-false = No bone fits: lay a false one
choice-head-hat = The hat
choice-head-turn = The turn
choice-head-fill = Fill a box
choice-head-strike = Strike a box
choice-head-keep =
    { $thrown ->
        [one] Throw one bone and keep
        [5] Throw all five
       *[other] Throw { $thrown } bones and keep
    }
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
choice-km-fill = { $box }: { $points }
choice-km-box-of-sheet = sheet { $sheet }, { $box }
choice-km-keep-none = keep none

## Playing: after the game

play-wins =
    { $you ->
        [yes] You win
       *[no] { $name } wins
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
play-shared =
    { $names } share the win with { $points ->
        [one] 1 point
       *[other] { $points } points
    } each.
play-solo =
    { $you ->
        [yes] You end
       *[no] { $name } ends
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
play-quit = The game ends here, unfinished.
play-saved = The game is saved. Go on with: bonecup play
play-left = You have left the table; the game goes on there. Come back with the same link.
play-closed = The table was closed before the game was over.
play-input-ended = The input ended before the game did.
play-seed = The seed behind the commitment: { $seed }
play-record = The record is in { $file }. Check it with: bonecup verify { $file }
