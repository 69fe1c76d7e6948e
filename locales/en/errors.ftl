### Errors that belong to no single game. The key of a message is the code of the reason, its variables are the
### reason's facts.

## Games

game-rolling-bones = Rolling Bones
game-knochenmax = KnochenMAX
game-rolling-dice = Rolling Dice

unknown-game = There is no game “{ $given }”. You can choose from: { $known }.
other-game = That belongs to another game: this is { $game }.
position-form = This position cannot be read: { $error }.

## Bots

unknown-bot = There is no bot “{ $name }” for { $game }. You can choose from: { $known }.

## Languages

unknown-language = There is no language “{ $given }”. Allowed for --lang and BONECUP_LANG: { $known }.

## Seats and options

seats-out-of-range =
    This cannot be played with { $given ->
        [one] one seat
       *[other] { $given } seats
    }: { $least } to { $most } are possible.
option-unknown = This game has no option “{ $key }”. Its options: { $known }.
option-value = The option “{ $key }” cannot be “{ $value }”. Allowed: { $allowed }.

## Notation

notation = “{ $text }” does not fit here. Expected: { $expected }.

# What is expected, and in brackets how it is written.
phrase-with-examples = { $what } ({ $examples })
phrase-none = none
phrase-a-face = a face
phrase-a-bone = a bone
phrase-a-move = a move
phrase-a-roll = a roll
phrase-up-to-18-faces-such-as-la1-rl5-sk = up to 18 faces, such as LA1 RL5 SK
phrase-a-side = a side
phrase-1-3-4-or-6 = 1, 3, 4 or 6
phrase-up-to-five-bones-as-in-1-3-3-4-6 = up to five bones (such as 1 3 3 4 6)
phrase-a-throw-of-one-to-five-bones-as-in-1-3-3-4-6 = a throw of one to five bones (such as 1 3 3 4 6)
phrase-a-box = a box
phrase-the-number-of-a-sheet = the number of a sheet
phrase-1-to-6 = 1 to 6
phrase-1-to-1000 = 1 to 1000
phrase-antique-shagai-fair-or-four-positive-weights-such-as-1-4-4-1 = antique, shagai, fair, or four positive weights such as 1,4,4,1
phrase-a-colour = a colour
phrase-an-aim = an aim
phrase-a-landing = resting dice
phrase-an-engine-such-as-scatter-1 = an engine such as scatter/1

## Texts that come from outside

phrase-a-table-s-id = A table's id
phrase-1-to-40-letters-digits-or = 1 to 40 letters, digits, - or _
phrase-a-command-s-key = A command's key
phrase-1-to-64-visible-ascii-characters = 1 to 64 visible ASCII characters
phrase-a-name = A name
phrase-1-to-40-characters-without-control-characters-not-blank = 1 to 40 characters without control characters, not blank
phrase-a-contribution-to-the-dice = A contribution to the dice
phrase-at-most-256-bytes-without-control-characters = at most 256 bytes without control characters
phrase-a-bot-s-name = A bot's name
phrase-1-to-24-small-letters-digits-or = 1 to 24 small letters, digits or -
phrase-a-seed-or-commitment = A seed or commitment
phrase-64-hexadecimal-digits-in-small-letters = 64 hexadecimal digits in small letters

## Rolls at a table

command-other-roll = The next roll of the game is roll { $due }, no other.
command-other-source = The dice of seat { $seat } do not come from there: the table agreed on something else.
