### KnochenMAX: names and errors.

## Boxes and sides, which keep their German names

box-hund = Hund
box-ruecken = Rücken
box-bauch = Bauch
box-chios = Chios
box-dreierpasch = Dreierpasch
box-viererpasch = Viererpasch
box-full_house = Full House
box-venuswurf = Venuswurf
box-knochenmax = KnochenMAX
box-besser_als_nix = BesserAlsNix

side-1 = Hund
side-3 = Rücken
side-4 = Bauch
side-6 = Chios

# The name of the $box or $side of the sentence in which it stands. The sheet has the German one, so both are said.
box-name =
    { $box ->
        [hund] Dog · { box-hund }
        [ruecken] Back · { box-ruecken }
        [bauch] Belly · { box-bauch }
        [chios] { box-chios }
        [dreierpasch] Three of a kind · { box-dreierpasch }
        [viererpasch] Four of a kind · { box-viererpasch }
        [full_house] { box-full_house }
        [venuswurf] Venus throw · { box-venuswurf }
        [knochenmax] Five of a kind · { box-knochenmax }
       *[besser_als_nix] Better than nothing · { box-besser_als_nix }
    }
side-name =
    { $side ->
        [1] { side-1 }
        [3] { side-3 }
        [4] { side-4 }
       *[6] { side-6 }
    }

section-upper = upper part
section-lower = lower part

## Moves and throws that are not possible

km-game-over = The game is over.
km-throw-due =
    First { $bones ->
        [one] one bone has
       *[other] { $bones } bones have
    } to be thrown.
km-no-throw-due = No throw is due now: somebody has to move first.
km-other-number =
    { $due ->
        [one] One bone is
       *[other] { $due } bones are
    } thrown, but { $given ->
        [one] one was
       *[other] { $given } were
    } given.
km-no-throws-left = There is no throw left in this turn: fill a box.
km-keeps-all = Keeping all five bones is no throw: fill a box instead.
km-not-lying = “{ side-name }” ({ $side }) does not lie there so often: you can only keep what lies.
km-box-filled = The box “{ box-name }” ({ $box }) is already filled: take a free one.
km-sheet-not-named = You play with { $sheets } sheets: name one of them, as in “fill 2:venuswurf”.
km-one-sheet = You have one sheet only: name just the box, as in “fill venuswurf”.
km-no-such-sheet = There is no sheet { $sheet }: each seat has { $sheets }.

## Positions that do not exist

km-fault-form = A position has either “sheets” (those of one player) or “seats” (the whole table), exactly one of the two.
km-fault-seats =
    KnochenMAX cannot be played with { $given ->
        [one] one seat
       *[other] { $given } seats
    }: { $least } to { $most } are possible.
km-fault-sheet-count =
    Seat { $seat } has { $given ->
        [0] no sheet
        [one] one sheet
       *[other] { $given } sheets
    }, but { $agreed ->
        [one] one is
       *[other] { $agreed } are
    } played (option “sheets”).
km-fault-box-twice = Seat { $seat }, sheet { $sheet }: the box “{ box-name }” ({ $box }) is listed twice.
km-fault-value = Seat { $seat }, sheet { $sheet }: no throw gives { $value } in the box “{ box-name }” ({ $box }).
km-fault-side = No bone has a side of { $side }: there are 1, 3, 4 and 6.
km-fault-too-many-bones = { $given } bones lie there, but the game has only five.
km-fault-throws-left-missing = Bones lie there, so “throws_left” must say how many throws are left.
km-fault-throws-left =
    “throws_left” cannot be { $throws_left }: { $bones ->
        [0] while no bone lies it is 1 to 3.
        [5] with all five bones lying it is 0 to 2.
       *[other] while not all five bones lie it is 1 or 2.
    }
km-fault-no-such-seat =
    Seat { $to_move } cannot be to move: seats count from 0, and there { $seats ->
        [one] is only one
       *[other] are { $seats }
    }.
km-fault-no-free-box = Seat { $seat } is to move, but has no free box left.

## What people see

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
choice-km-fill = { $box }: { $points }
choice-km-box-of-sheet = sheet { $sheet }, { $box }
choice-km-keep-none = keep none
tui-about-knochenmax =
    Five bones, three throws, ten boxes.
    Keep what fits, throw the rest again, and fill one box of your sheet each turn. Real bones love their broad sides, so a six is rare.

    2 to 4 players; alone for practice.
tui-km-kept = kept
tui-km-sure-fill = { $box }: write { $points }?
tui-km-sure-strike = Strike { $box } for 0?
tui-km-taken-over = These the coach would keep: t throws the others.
tui-km-type = Type what they show
tui-km-no-such-side = A bone shows 1, 3, 4 or 6.
tui-help-knochenmax =
    You have up to three throws. Keep what you like, throw the rest, then fill one free box. Every box is filled once; what does not fit is struck.

    Keys:
    1 to 5 | keep a bone, or not
    t | throw the others
    a | keep all or none
    ↑ ↓ | choose a box; ← → another sheet
    Enter | fill the box; Enter again confirms, u takes back
    o | look at the sheets of the others, where not all fit
    Mouse | click bones and boxes

    Signs:
    (25) | what the throw would give in this box
    ★ | a further KnochenMAX: its side gets 50 more
    J | a joker: this box takes its full value
game-knochenmax = KnochenMAX

## For those who listen

speech-km-state =
    { $name }, { $number ->
        [0] before the first throw
       *[other] throw { $number } of { $all }
    }{ $throw ->
        [none] .
       *[other] : { $throw }.
    } { $left ->
        [0] No throws left: fill or strike a box.
        [one] 1 throw left.
       *[other] { $left } throws left.
    }
speech-km-sheet =
    { $name }{ $sheet ->
        [0] :
       *[other] , sheet { $sheet }:
    } { $boxes }. Total { $total }.
speech-km-filled = { $box } { $points }
speech-km-struck = { $box } struck
speech-km-free = { $box } free
speech-km-offer = { $box } free and { $points } now
