pig-target = Wer zuerst { $target } Punkte hat, gewinnt.
pig-at-risk = auf dem Spiel: { $points }
pig-roll = Würfeln
pig-hold = Aufhören und behalten
pig-told-hold = { $who } behält die Punkte.
pig-told-rolled = Eine { $face }.
