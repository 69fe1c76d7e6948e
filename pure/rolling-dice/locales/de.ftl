### Rolling Dice: Namen und Fehler.

## Farben und Würfel

colour-orange = Orange
colour-green = Grün
colour-purple = Lila
colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb

# Der Name zu $colour, $die oder $other des Satzes, in dem er steht. Würfel sind Wertungswürfel einer Farbe oder
# geworfene, gezählt wie „thrown 2“.
colour-name =
    { $colour ->
        [orange] { colour-orange }
        [green] { colour-green }
        [purple] { colour-purple }
        [red] { colour-red }
        [blue] { colour-blue }
       *[yellow] { colour-yellow }
    }
die-name =
    { $die ->
        [orange] der Wertungswürfel von { colour-orange }
        [green] der Wertungswürfel von { colour-green }
        [purple] der Wertungswürfel von { colour-purple }
        [red] der Wertungswürfel von { colour-red }
        [blue] der Wertungswürfel von { colour-blue }
        [yellow] der Wertungswürfel von { colour-yellow }
       *[thrown] der Würfel „{ $die }“
    }
other-die-name =
    { $other ->
        [orange] der Wertungswürfel von { colour-orange }
        [green] der Wertungswürfel von { colour-green }
        [purple] der Wertungswürfel von { colour-purple }
        [red] der Wertungswürfel von { colour-red }
        [blue] der Wertungswürfel von { colour-blue }
        [yellow] der Wertungswürfel von { colour-yellow }
       *[thrown] der Würfel „{ $other }“
    }

## Züge, die nicht gehen

rd-not-now =
    Das geht jetzt nicht: { $due ->
        [throw] Zuerst wird gezielt und geworfen (throw).
        [landing] Zuerst müssen die geworfenen Würfel liegen.
        [place] Zuerst muss ein hinausgestoßener Würfel zurück auf die Scholle (place).
        [choose] Zuerst wird der Wertungswürfel gewählt (choose).
       *[nothing] Das Spiel ist zu Ende.
    }
rd-aim-out-of-range =
    So lässt sich nicht werfen: { $part ->
        [place] die Stelle am Eingang (at)
        [direction] die Richtung (direction)
        [strength] die Stärke (strength)
        [loft] die Steilheit (loft)
       *[spin] der Drall (spin)
    } ist { $given }, erlaubt ist { $least } bis { $most }.
rd-no-such-die = Einen geworfenen Würfel { $number } gibt es nicht: Gezählt wird von 1 bis { $thrown }.
rd-die-in-water = Würfel { $number } ist nicht auf der Scholle: Nimm einen, der dort liegt.
rd-die-beats-nothing = Würfel { $number } übertrifft den markierten nicht: Er müsste mehr Augen zeigen oder weiter vorn liegen.
rd-spot-off-floe = Dort läge der Würfel nicht ganz auf der Scholle.
rd-spot-taken = Dort würde der Würfel einen anderen berühren.

## Würfel, die so nicht liegen können

rd-thrown-count =
    Geworfen werden { $expected } Würfel, angegeben { $given ->
        [one] ist einer
       *[other] sind { $given }
    }.
rd-scoring-missing = Der Wertungswürfel von { colour-name } ({ $colour }) fehlt: Er lag auf der Scholle.
rd-scoring-unknown = Von { colour-name } ({ $colour }) lag kein Wertungswürfel auf der Scholle.
rd-scoring-twice = Der Wertungswürfel von { colour-name } ({ $colour }) ist doppelt angegeben.
rd-die-off-table = So geht es nicht: { die-name } liegt zu weit von der Schachtel entfernt.
rd-die-too-high = So geht es nicht: { die-name } läge höher, als sich Würfel stapeln lassen.
rd-die-off-floe = So geht es nicht: { die-name } soll auf der Scholle liegen, seine Mitte ist aber daneben.
rd-die-in-box = So geht es nicht: { die-name } soll außerhalb der Schachtel sein, liegt aber darin.
rd-dice-overlap = So geht es nicht: { die-name } und { other-die-name } stecken ineinander.
rd-die-in-the-air = So geht es nicht: { die-name } soll auf einem anderen liegen, darunter ist aber keiner.
rd-patch-range = So geht es nicht: { die-name } soll { $given } berühren. Ein Netz oder Loch („patch“) zählt { $least } bis { $most }, und 0 steht für keines von beiden.
rd-patch-off-ice = So geht es nicht: { die-name } soll ein Netz oder Loch berühren, liegt aber nicht auf dem Eis selbst.
rd-patch-not-by-hand = Was der Würfel von { colour-name } ({ $colour }) berührt („patch“), lässt sich nur sagen, wenn der Wurf von Hand eingegeben wurde. Ohne das zählen unsere Netze und Löcher.
rd-patch-computed = Was { die-name } berührt („patch“), lässt sich nur von echten Würfeln sagen: Ein berechneter Wurf fällt auf unsere Scholle.

## Farben wählen

rd-colour-taken = { colour-name } ({ $colour }) hat schon Platz { $seat }. Frei: { $free }.
rd-colour-twice = { colour-name } ({ $colour }) ist zweimal genannt. Frei: { $free }.
rd-colours-too-many =
    { $given } Farben sind zu viele: Hier spielt jeder { $most ->
        [one] eine
       *[other] { $most }
    }.

## Stellungen, die es nicht gibt

rd-too-many = „{ $list }“ hat { $given } Einträge, erlaubt sind höchstens { $most }.
rd-colour-not-in-play = { colour-name } ({ $colour }) spielt nicht mit. Es spielen: { $playing }.
rd-other-colours = Die Stellung nennt andere Farben als die, die mitspielen: { $playing }.
rd-turns = Es können nicht { $given } Farben geworfen haben: Nur { $most } spielen mit.
rd-seal-field = Auf Feld { $field } kann die Robbe von { colour-name } ({ $colour }) nicht stehen.
rd-seals-share-field = Zwei Robben stehen auf Feld { $field }: Das gibt es nur auf dem Startfeld.
rd-round-not-over = Eine Robbe hat das Ziel { $goal } erreicht, also müssen alle Farben geworfen haben.
rd-round-over = Alle Farben haben geworfen, aber keine Robbe hat das Ziel { $goal } erreicht: Dann beginnt eine neue Runde.
rd-two-scoring-dice = Für { colour-name } ({ $colour }) ist mehr als ein Wertungswürfel angegeben.
rd-no-scoring-die = Der Wertungswürfel von { colour-name } ({ $colour }) fehlt, obwohl diese Farbe in dieser Runde schon geworfen hat.
rd-block = Der Würfel von { colour-name } ({ $colour }) kann noch nicht oder nicht auf diesem Eisblock liegen.
rd-scoring-die-off-floe = Der Wertungswürfel von { colour-name } ({ $colour }) steht unter „floe“, soll aber nicht auf der Scholle sein.
rd-adrift = Der Würfel von { colour-name } ({ $colour }) kann jetzt nicht im Wasser auf seinen neuen Ort warten („adrift“).
rd-phase = Ein Wurf ist entweder gezielt („aim“) oder gefallen („thrown“), und nach dem Ende keines von beiden.
rd-level-with-none = Der Würfel von { colour-name } ({ $colour }) steht als erster in der Liste: Vor ihm ist keiner, mit dem er gleichauf liegt.
rd-nothing-to-decide = Über die geworfenen Würfel ist nichts mehr zu entscheiden.
rd-last-round = In der letzten Runde („last_round“) muss jede Farbe genau einmal stehen.
rd-last-round-line = Die letzte Runde von { colour-name } ({ $colour }) passt nicht zum Feld der Robbe.
