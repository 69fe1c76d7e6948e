## Pig

game-pig = Pig
pig-game-over = Die Partie ist vorbei.
pig-die-rolls = Der Würfel rollt noch: warte, bis er liegt.
pig-nothing-to-hold = Es gibt nichts zu behalten: würfle zuerst.
pig-no-roll-due = Es ist kein Wurf fällig.
pig-no-such-face = Ein Würfel zeigt 1 bis 6, nicht { $pips }.
pig-seats = Pig spielen 1 bis 6.
pig-to-move = Diesen Platz gibt es nicht.
pig-points = Diese Punkte sind nicht möglich.
pig-do-roll = würfeln
pig-do-hold = aufhören und { $points } behalten
pig-tell-roll = { $name }: würfelt.
pig-tell-hold = { $name }: behält { $points } und hat { $total }.
pig-tell-rolled = { $name }: eine { $outcome }.
pig-tell-lost = Eine 1: { $points } Punkte sind verloren.
pig-picture-title = Pig · Ziel { $target }
pig-picture-risk = Auf dem Spiel: { $points }
pig-wanted = { $name }: Wirf einen Würfel und tippe, was er zeigt (1 bis 6).
tui-about-pig =
    Ein Würfel, ein Ziel, und wie viel man wagt.

    1 bis 6 Spieler.
tui-help-pig = Würfle, so oft du dich traust. Eine 1 kostet, was der Zug gebracht hat; wer aufhört, behält es.
