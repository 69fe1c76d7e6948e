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

# The name of the $box or $side of the sentence in which it stands.
box-name =
    { $box ->
        [hund] { box-hund }
        [ruecken] { box-ruecken }
        [bauch] { box-bauch }
        [chios] { box-chios }
        [dreierpasch] { box-dreierpasch }
        [viererpasch] { box-viererpasch }
        [full_house] { box-full_house }
        [venuswurf] { box-venuswurf }
        [knochenmax] { box-knochenmax }
       *[besser_als_nix] { box-besser_als_nix }
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
