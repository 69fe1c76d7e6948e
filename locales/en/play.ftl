### Playing at the prompt and replaying: pictures, events, choices.

## Pictures

picture-over = The game is over
picture-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

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

## Replaying

replay-roll =
    Roll { $roll } ({ $by ->
        [hand] entered by hand
        [taken] as it fell then
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
play-head = The hash of everything so far, the same for everybody at the table: { $head }
play-real-dice = The dice are your own: roll them on the table and type what they show.
play-awaits = It is { $name }’s turn. Ctrl-C leaves the table, which goes on.
play-hint = Type a number, several numbers, or a move as written in brackets; h shows everything again, ? asks the coach, u takes back, { $left ->
        [kept] quit saves and leaves
        [goes-on] quit leaves, and the table waits for you
       *[lost] quit ends the game
    }.

## Playing: a turn

play-help = One number chooses one move. Several, as in “2 5 1”, are played in this order, all or none. Moves can be typed in their notation too, with commas between them.
play-help-always = “?” asks the coach, “p” shows what the dice are committed to, “u” takes back until dice roll. { $left ->
        [kept] “quit” saves the game and leaves; “end” gives it up and publishes the seed.
        [goes-on] “quit” leaves: the table goes on, and whoever joins it again has their seat back.
       *[lost] “quit” and “end” end the game and publish the seed.
    }
play-staged = Laid for now: { $moves }. “u” takes back.
play-staged-none = Nothing is laid any more.
play-help-dice = Type what the dice show, in any order, with blanks or commas between them.
play-help-landing = Where thrown dice lie: of a die on the floe its pips, x in mm from the left wall and y in mm forward from the entrance; of a die in the water only its pips; with semicolons between them, in any order. Scoring dice that were moved follow, as in green 4 130 220, or green 4 if it is in the water; those that nobody touched are left out. After x and y a die's turn may stand, in degrees below 90, as in 6 120 200 45. If your floe has other nets and holes than ours, say at the end of a die what it touches: 6 120 200 patch 6 in a net of 6, patch -2 in a hole. From the first such word on the floe is your own, and a die without one touches nothing.
play-throw =
    { $you ->
        [yes] It is your turn
       *[no] It is { $name }’s turn
    }: Enter rolls the dice.
play-throw-first = The dice come first: Enter, “throw” or “roll”.
play-roll-for-bot = Somebody rolls for the bot { $name }.
play-no-such-number =
    There is no choice { $number }: { $most ->
        [one] there is only 1.
       *[other] they go from 1 to { $most }.
    }
play-refused-at = Move { $number } of these, { $move }: { $reason } None of them was played.
play-too-long = That line is too long to be a move.
play-overtaken = That came too late: the game has gone on meanwhile.

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
alarm = ALARM: { $what } Do not trust the dice of this game.
play-closed = The table was closed before the game was over.
play-input-ended = The input ended before the game did.
play-unused-links =
    { $count ->
        [one] One secret number of this machine was sent in time, and the table says that it never came.
       *[other] { $count } secret numbers of this machine were sent in time, and the table says that they never came.
    }
play-seed = The seed behind the commitment: { $seed }
play-record = The record is in { $file }. Check it with: bonecup verify { $file }

## What people at tables elsewhere say to each other

talk-said = { $who }: { $what }
talk-nudged = { $who } nudges { $whom }.
talk-nobody = Nobody elsewhere can hear you.
talk-choices = You can say: { $all }. For example: “say wow”.
talk-help = “say” and one of these words tells the others something; “say” alone lists them.
talk-laugh = Ha ha
talk-clap = Applause
talk-wow = Wow
talk-oops = Oops
talk-phew = Phew
talk-sad = What a pity
talk-think = Hm …
talk-heart = Lovely
talk-good-luck = Good luck
talk-well-played = Well played
talk-one-moment = One moment
talk-thanks = Thank you
talk-again = Once more?
talk-good-game = Good game
