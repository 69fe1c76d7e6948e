### KnochenMAX in the browser.

## Sides and boxes

km-side-1 = Dog
km-side-3 = Back
km-side-4 = Belly
km-side-6 = Chios

km-box-hund = Dog
km-box-ruecken = Back
km-box-bauch = Belly
km-box-chios = Chios
km-box-dreierpasch = Three of a kind
km-box-viererpasch = Four of a kind
km-box-full_house = Full House
km-box-venuswurf = Venus throw
km-box-knochenmax = Five of a kind
km-box-besser_als_nix = Better than nothing

# What the printed sheet calls them; nothing where it is the same.
km-german-hund = Hund
km-german-ruecken = Rücken
km-german-bauch = Bauch
km-german-chios = { "" }
km-german-dreierpasch = Dreierpasch
km-german-viererpasch = Viererpasch
km-german-full_house = { "" }
km-german-venuswurf = Venuswurf
km-german-knochenmax = KnochenMAX
km-german-besser_als_nix = BesserAlsNix

## What a box wants

km-help-hund = No condition: 1 point per dog.
km-help-ruecken = No condition: 3 points per back.
km-help-bauch = No condition: 4 points per belly.
km-help-chios = No condition: 6 points per Chios, the side named after the island.
km-help-dreierpasch = At least three like sides. All five bones count.
km-help-viererpasch = At least four like sides. All five bones count.
km-help-full_house = Three of one side and two of another: 25 points.
km-help-venuswurf = All four sides lie there, the fifth bone may be any: 40 points.
km-help-knochenmax = Five like sides, a KnochenMAX: 50 points. A further KnochenMAX brings a bonus or joker.
km-help-besser_als_nix = No condition. All five bones count.

km-example-hund = = 2
km-example-ruecken = = 9
km-example-bauch = = 12
km-example-chios = = 6
km-example-dreierpasch = = 22
km-example-viererpasch = = 18
km-example-full_house = = 25
km-example-venuswurf = = 40
km-example-knochenmax = = 50
km-example-besser_als_nix = = 15

## The bones

km-bones = The five bones
km-bone = Bone { $place }:
km-bone-none = in the cup
km-kept = What you keep goes here.
km-throws-left =
    { $left ->
        [0] no throw left
        [one] 1 throw left
       *[other] { $left } throws left
    }
km-times =
    { $count ->
        [one] { $side }
       *[other] { $count } × { $side }
    }

## What to do

km-throw =
    { $bones ->
        [0] Nothing to throw
        [one] Throw 1 bone
        [5] Throw all 5 bones
       *[other] Throw { $bones } bones
    }
km-no-throw = No throw left
km-wait = Please wait …
# $kind: plain, strike, bonus or joker; $sheets: how many sheets everybody has
km-fill =
    { $kind ->
        [strike] Strike { $box }
       *[other] Enter { $points } in { $box }
    }{ $sheets ->
        [one] { "" }
       *[other] { " " }(sheet { $sheet })
    }
km-offer =
    { $box }{ $sheets ->
        [one] { "" }
       *[other] , sheet { $sheet }
    }: { $kind ->
        [strike] strike, 0 points
        [bonus] { $points } points with bonus
        [joker] { $points } points as a joker
       *[other] { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }
km-cancel = On second thoughts, no
km-hint-keep = Tap bones to keep, or choose a box.
km-hint-all-kept = Keep all five? Then choose a box.
km-hint-fill = Choose a free box for this throw.
km-hint-again = Tap once more to enter it.
km-hint-other = It is { $who }’s turn.
km-hint-about = { $who } is about to throw.
km-hint-air = The bones are in the air …
km-hint-throw = Your turn: throw the bones.
throw-yours-knochenmax = Your turn: throw the bones.
km-hint-over = The game is over.
km-keys = Keys: 1–5 keep, T throw, arrows in the sheet, Enter twice to fill

## Tips in the first games, the cup, and what is celebrated

km-tip-aim = Ten boxes, ten rounds: you fill one each turn. The highest total wins.
km-tip-keep = The numbers show what each box would give now. You may stop after any throw.
km-tip-fill = That was the third throw. Choose a free box; each can be filled only once.
km-tip-strike = Striking gives 0 points and uses up the box. Sometimes that is the smallest loss.
km-tip-more = Your box for five alike holds 50 already. Throw five alike again for 50 more, or for a joker.
km-tips-off = No more tips
km-cup-yours = Tap the cup to throw.
km-cheer-max = KnochenMAX!
km-cheer-venus = Venus throw!
km-cheer-bonus = 50 points bonus!
km-cheer-who = { $who }: { $cheer }

## The sheet

km-sheets = Sheets
km-sheet = Sheet { $sheet }
km-whose-sheets = Whose sheets
km-upper = Upper
km-total = Total
km-free = free
km-struck = struck
km-strike = strike

## Bonus and joker

km-bonus = Another KnochenMAX – bonus!
km-bonus-how = The box { $boxes } is still free: enter the throw there and you get a bonus of 50 points.
km-joker = Another KnochenMAX – joker!
km-joker-how = This side is already full above, so you may choose freely below and get the full value: { $boxes }.

## How the bones fall

km-chances = How the bones fall:
km-profile-antique = antique sheep bones
km-profile-shagai = shagai
km-profile-fair = fair bones
km-profile-own = bones of your own
km-profile-antique-how = From 1,000 throws of sheep bones, rounded.
km-profile-shagai-how = From 200 throws of one single bone.
km-profile-fair-how = Every side equally often – as no real bone falls.
km-profile-own-how = Weights that you chose for this table.

## Entering real bones

km-enter =
    Throw { $bones ->
        [one] one bone
       *[other] { $bones } bones
    }. What lies there?
km-enter-how = For each bone tap the side that lies on top. A tap on a bone in the row takes it back.
km-enter-so-far = Entered so far
km-enter-back = Take back { $side }
km-enter-open = still open
km-enter-sides = Choose a side
km-enter-send = That is how they lie

## Told

km-told-throw = The bones show { $sides }.
km-told-keep =
    { $who } { $kept ->
        [0] throws all five bones again.
       *[other] keeps { $sides } and throws { $bones ->
            [one] one bone
           *[other] { $bones } bones
        }.
    }
km-told-fill =
    { $who } fills { $box }{ $sheet ->
        [0] { "" }
       *[other] { " " }on sheet { $sheet }
    }.
km-said-throw =
    { $you ->
        [yes] You throw
       *[no] { $who } throws
    }: { $sides }{ $kept ->
        [0] .
       *[other] , beside { $more }.
    }
km-said-keep =
    { $who } { $kept ->
        [0] throws all five again.
       *[other] keeps { $sides }.
    }
km-said-fill =
    { $kind ->
        [strike] { $box } is struck
        [unknown] { $box } is filled
       *[points] { $points ->
            [one] 1 point
           *[other] { $points } points
        } in { $box }
    }{ $sheet ->
        [0] { "" }
       *[other] { " " }on sheet { $sheet }
    }{ $kind ->
        [unknown] .
       *[other] , { $total } in all.
    }
km-said-turn =
    { $who } throws { $throws ->
        [one] once
        [2] twice
        [3] three times
       *[other] { $throws } times
    }: { $sides }.
# What you do yourself, to those who hear it.
km-said-kept =
    { $kept ->
        [0] Nothing kept.
       *[other] Kept: { $sides }.
    } { $bones ->
        [0] No bone to throw.
        [one] 1 bone to throw.
       *[other] { $bones } bones to throw.
    }
km-said-choice = { $offer }? Press again to enter it.
km-said-choice-back = No box chosen.
km-move-keep =
    { $kept ->
        [0] throw all five again
       *[other] keep { $sides }, throw { $bones ->
            [one] one bone
           *[other] { $bones } bones
        }
    }
km-move-fill =
    fill { $box }{ $sheet ->
        [0] { "" }
       *[other] { " " }(sheet { $sheet })
    }

# What the coach would do, as a sentence.
km-plan-keep =
    { $kept ->
        [0] Throw all five again.
       *[other] Keep { $sides } and throw { $bones ->
            [one] one bone
           *[other] { $bones } bones
        }.
    }
km-plan-fill =
    Enter the throw in { $box }{ $sheet ->
        [0] { "" }
       *[other] { " " }on sheet { $sheet }
    }.

## Measuring one's own bones

km-weights = How do your bones fall?
km-weights-why = Real astragali are crooked and do not fall on every side equally often: back and belly come about four times as often as dog and Chios, and every bone is a little different. Throw your own, keep count, and Bonecup plays with bones like yours.
km-weights-count = Throw and count
km-weights-count-how = After each throw tap the side that lies on top (keys 1, 3, 4, 6), or write your numbers in.
km-weights-number = Number of { $side }
km-weights-throws =
    { $throws ->
        [0] No throw yet
        [one] 1 throw
       *[other] { $throws } throws
    }
km-weights-undo = Undo
km-weights-reset = Start over
km-weights-reset-sure = Delete everything?
km-weights-known = What that means
km-weights-range = { $low } to { $high }
km-weights-legend-range = how sure that is (95%)
km-weights-legend-usual = antique bones for comparison
km-weights-nothing = Without throws everything is still possible. Even 20 show a direction.
km-weights-margin = The least certain side may still be off by ± { $margin } percentage points.
km-weights-more = To be sure within ± { $goal } points: about { $more } more throws. Five bones at once count as five.
km-weights-keep = Keep it as a profile
km-weights-name = Name
km-weights-name-such = Grandma’s bones
km-weights-save = Save
km-weights-saved = “{ $name }” is saved and can be chosen for your next table.
km-weights-unsaved = This browser does not let anything be saved. Write the numbers down.
km-weights-drop = Delete “{ $name }”
km-weights-drop-short = delete
km-weights-play = New table with bones of your own
km-weights-none = No profile on this device yet.

## The first turn, to learn

km-learn-you = You
km-learn-0 = You have five bones and up to three throws. Throw them all to begin with!
km-learn-1 = Two bellies lie there. Tap both to keep them, and throw the other three again.
km-learn-2 = Another belly! Keep all three and throw for the last time.
km-learn-3 = Three bellies and two backs: that is a Full House. The sheet shows what each box gives now. Tap the Full House!
km-learn-again = Tap it once more (or here), and the 25 points are entered.
km-learn-other = { $points ->
        [0] “{ $box }” would be struck: 0 points.
       *[other] “{ $box }” is possible, but gives only { $points }.
    } The Full House counts 25.
km-learn-4 = 25 points! You fill each box only once, one in every turn. After ten rounds the highest total wins.
km-learn-finish = Got it

## Pictures of the rules

km-picture-sides = The four sides and their points
km-picture-upper = Upper part
km-picture-upper-how = collect one side
km-picture-lower = Lower part
km-picture-lower-how = special throws

## The sheet to print

km-print-games = Games side by side:
km-print-game = Game
km-print-name = Name
km-print-person = Player { $person }
km-print-all = All games
km-print-hund = 1 per dog
km-print-ruecken = 3 per back
km-print-bauch = 4 per belly
km-print-chios = 6 per Chios
km-print-dreierpasch = at least 3 alike: sum of all 5
km-print-viererpasch = at least 4 alike: sum of all 5
km-print-full_house = 3 and 2 alike: 25
km-print-venuswurf = all four sides: 40
km-print-knochenmax = 5 alike: 50
km-print-besser_als_nix = sum of all 5
km-print-turn = A turn: up to three throws, keeping in between what you like; then fill or strike exactly one free box.
km-print-again = Another KnochenMAX while the box already holds 50: if the side is free above, enter five times the side + 50 there. If it is full, the throw is a joker and counts in full in any free box below; if everything below is full too, a box above is struck.

# Setting up a table
new-real-how-knochenmax = People throw their own bones and tap in what they show.
option-knochenmax-bones = How the bones fall
option-knochenmax-bones-antique = as sheep bones do (10, 40, 40, 10 %)
option-knochenmax-bones-shagai = as Mongolian shagai do (13.5, 38.5, 38.5, 9.5 %)
option-knochenmax-bones-fair = all four sides alike
option-knochenmax-bones-own = weights of my own …
option-knochenmax-bones-weights = Weights of the sides 1, 3, 4 and 6
option-knochenmax-bones-how = Real bones prefer their broad sides.
option-knochenmax-sheets = Sheets at once
option-knochenmax-sheets-how = With several you choose for each turn on which sheet to enter.
option-knochenmax-struck_max_counts = A struck KnochenMAX box allows bonus and joker too
option-knochenmax-struck_max_counts-how = Usually only one that was really scored does.

## Figures over time

km-figures-boxes = What your boxes bring
km-figures-how = Of your last { $count } games: the points of each box on average, and how often you struck it.
km-figures-go = Work it out
km-figures-from = { $count ->
    [one] From one sheet.
   *[other] From { $count } sheets.
}
km-figures-box = Box
km-figures-mean = Average
km-figures-struck = Struck
