### Zahlen im Lauf der Zeit.

figures-title = Im Lauf der Zeit
figures-games = Spiele
figures-none = Noch nichts zu sehen: Diese Seite füllt sich mit den Partien, die du zu Ende spielst.
figures-more = Gezählt sind deine neuesten { $count } Ergebnisse.
figures-summary =
    { $count ->
        [one] Eine Partie: { $mean }.
       *[other] { $count } Partien: { $mean } im Schnitt, { $latest } in den letzten { $last }.
    }
figures-table = Als Tabelle
figures-when = Wann
figures-points = Punkte
figures-points-how = Jeder Punkt ist eine Partie; die Kurve ist der Schnitt der letzten zehn.
figures-luck = Glück der Würfel
figures-luck-how = Was die Würfel gaben oder nahmen, in Punkten. Auf Dauer kommt nichts dabei heraus.
figures-loss = Verloren je Entscheidung
figures-loss-how = Was eine echte Entscheidung gegen die beste kostet, in Punkten. Je näher an nichts, desto besser spielst du.
figures-no-luck = Glück und Fehler erscheinen, sobald eine Partie ausgewertet ist.
