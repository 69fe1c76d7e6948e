### The web app: what watches over the dice of a table.

## The sign

dice = Dice
dice-sign-real = Real dice: nothing to promise
dice-sign-promised = Promised
dice-sign-first = Promised; to be checked after the game
dice-sign-checked = Promised, checked { $checked } of { $rolls }
dice-sign-late = Promised, but our links keep coming too late
dice-sign-alarm = Not as promised
dice-sign-unkept = Cannot be witnessed here

## The panel

dice-how = Bonecup is bound to its dice before anybody adds to them. This browser notes what is promised, and compares.
dice-more = How this works
dice-commitment = Commitment
dice-dealt = All who play this game with the same dice have these. Nobody adds anything; the seed is published when everybody is through.
dice-commitment-how = The fingerprint of the seed that the dice come from. It was fixed before anybody added a text.
dice-server = Server’s key
dice-server-how = What is agreed on, and every step, is signed with it.
dice-added = What everybody adds
dice-added-none = nothing yet
dice-added-late = nothing: not opened in time
dice-added-sealed = sealed until the start
dice-added-bot = a bot adds nothing
dice-added-nothing = nothing
dice-signed = signed
dice-unsigned = unsigned
dice-rolls =
    { $rolls ->
        [0] Nothing was rolled yet.
        [one] One roll, and every number that belongs to it, was checked.
       *[other] { $rolls } rolls, and every number that belongs to them, were checked.
    }
dice-foreseeable =
    { $foreseeable ->
        [0] No roll could have been known to the host beforehand.
        [one] One of { $rolls } could have been known to the host: nobody else added to it.
       *[other] { $foreseeable } of { $rolls } could have been known to the host: nobody else added to them.
    }
dice-late =
    { $late ->
        [one] One of our links came too late.
       *[other] { $late } of our links came too late.
    }
dice-late-how = A host that drops them could choose between two outcomes. On a slow connection it happens by itself.
dice-receipts =
    { $receipts ->
        [one] One signature of the server was checked.
       *[other] { $receipts } signatures of the server were checked.
    }
dice-receipts-not = The server’s signatures cannot be checked in this browser, or not without a secure connection.
dice-signs-not = This browser cannot sign, or not without a secure connection: you play unsigned.
dice-elsewhere = Another device of yours added the text for { $who }; only that one can vouch for it.
dice-unkept = This browser keeps nothing for this page. It compares while the page is open, but cannot be a witness afterwards.
dice-copy = Copy
dice-copied = Copied
dice-copy-what = Copy: { $what }

## One's own text

dice-text = Your text for the dice
dice-text-of = { $who }’s text for the dice
dice-text-how = Anything that nobody can guess. If you leave it empty, this browser draws one.
dice-text-left =
    { $left ->
        [one] one byte left
       *[other] { $left } bytes left
    }
dice-text-long =
    { $over ->
        [one] One byte too long: at most 256 bytes fit.
       *[other] { $over } bytes too long: at most 256 bytes fit.
    }
dice-text-control = Line breaks, tabs and other control characters do not belong into the text.
dice-text-set = Add this text
dice-text-done = Your text is in.

## Settling

dice-settling = Everybody’s texts are opened …
dice-settling-how = They were sealed, so that nobody could choose theirs after seeing another. It takes a few seconds at most.

## The throw

throw = Roll the dice
throw-yours = Your turn: roll the dice.
throw-theirs = { $who } is about to roll.
throw-air = The dice are in the air …

## The alarm

dice-alarm = The dice of this table are not as promised
dice-promised = Promised
dice-now = Said now
dice-alarm-do = Do not play on. Keep the record of this game, and ask whoever runs the table.
dice-alarm-record = Keep the record
dice-alarm-play-on = Play on nevertheless
dice-alarm-played-on = You play on. The game stays marked.
dice-alarm-silent = Until then this browser gives nothing more to the dice.
dice-alarm-stops = The dice of this table are not as promised, so nothing was added to them. Its page tells why.
dice-alarm-more =
    { $more ->
        [one] One more difference
       *[other] { $more } more differences
    }
dice-alarm-table-id = The table’s name does not follow from the commitment. It could have been chosen to suit somebody.
dice-alarm-commitment = The commitment was exchanged: the dice come from another seed than promised.
dice-alarm-game = The game, its rules or the kind of its dice were changed.
dice-alarm-options = The rules of this table were changed.
dice-alarm-engine = Throws are computed by another engine than promised.
dice-alarm-server-key = The server signs with another key than before.
dice-alarm-seat = You sat on seat { $promised }, and somebody else is said to sit there now.
dice-alarm-text = Your text was replaced. (Or did you change it on another device of yours?)
dice-alarm-sealed = The seal of a text was replaced. (Or did you change it on another device of yours?)
dice-alarm-order = The order of the seats was changed.
dice-alarm-agreement = What is said to be agreed on is not what this browser saw.
dice-alarm-other-text = A text is not the one that was sealed.
dice-alarm-begun = What somebody had added when the game began was changed afterwards.
dice-alarm-receipt = The server’s signature is missing or wrong.
dice-alarm-head = The server signs another course of the game than the one it tells.
dice-alarm-past = The course of the game was changed afterwards.
dice-alarm-link = A number that went into a roll does not belong to its chain.
dice-alarm-own-link = A number that we gave for a roll was accepted, but not used.
dice-alarm-roll = Rolls are missing, doubled, or not in their order.
