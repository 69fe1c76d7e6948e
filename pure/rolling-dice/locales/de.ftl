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

## What people see

picture-rd-throw = { $name }, { $colour }: { $count } Würfel werfen
picture-rd-landing = { $name }, { $colour }: Die Würfel fliegen
picture-rd-place = { $name }, { $colour }: die hinausgestoßene { $count } zurück auf die Scholle legen
picture-rd-landed = { $name }, { $colour }: Die Würfel liegen
picture-rd-choose = { $name }, { $colour }: den Wertungswürfel wählen
picture-rd-entrance = Eingang
picture-rd-seals = Robben (Ziel { $goal })
picture-rd-thrown = Geworfen
picture-rd-legend-net = Netz
picture-rd-legend-hole = Loch
picture-rd-legend-water = Wasser
picture-rd-legend-die = Wertungswürfel
picture-rd-legend-ring = zu übertreffen
picture-rd-legend-loose = geworfener Würfel 1
place-floe = auf der Scholle
place-water = im Wasser
place-outside = draußen
tell-rd-throw =
    { $you ->
        [yes] Du wirfst
       *[no] { $name } wirft
    } { $count } Würfel von { $colour }
tell-rd-choose =
    { $you ->
        [yes] Du machst
       *[no] { $name } macht
    } den geworfenen Würfel { $number }, eine { $pips }, zum Wertungswürfel von { $colour }
tell-rd-place =
    { $you ->
        [yes] Du legst
       *[no] { $name } legt
    } die hinausgestoßene { $pips } von { $colour } zurück auf die Scholle
tell-rd-rolled = Die Würfel liegen: { $outcome }
tell-rd-die = { $pips } { $place }
tell-rd-knocked-off = { $colour } hinausgestoßen
tell-rd-all-wet = Kein Würfel von { $colour } ist auf der Scholle: Die { $pips } kommt auf Eisblock { $block }.
tell-rd-miss = Fehlwurf: Kein Würfel übertrifft die markierte { $pips } von { $colour }, und sie kommt auf Eisblock { $block }.
tell-rd-mishap = Missgeschick: { $colour } hat den eigenen Würfel hinausgestoßen, und die { $pips } kommt auf Eisblock { $block }.
tell-rd-other-colour = Missgeschick: Die hinausgestoßene { $pips } von { $colour } gehört dem, der geworfen hat, und kommt auf Eisblock { $block }.
tell-rd-other-colour-back = Die hinausgestoßene { $pips } von { $colour } gehört dem, der geworfen hat: Sie geht zurück in die Hand, und { $colour } wirft in dieser Runde mit vier Würfeln.
tell-rd-round = Die Runde wird gewertet, von vorn nach hinten:
tell-rd-round-line = · { $colour }: { $sum }, von { $from } auf { $to }
tell-rd-round-pushed = · { $colour }: { $sum }, von { $from } an besetzten Feldern vorbei auf { $to }
tell-rd-round-nothing = · { $colour }: auf einem Eisblock, also nichts; bleibt auf { $to }
tell-rd-next-round =
    { $you ->
        [yes] Du eröffnest
       *[no] { $name } eröffnet
    } die nächste Runde mit { $colour }.
earning-head = Wenn die Runde jetzt endete
earning-own =
    { $points ->
        [one] 1 Auge
       *[other] { $points } Augen
    }
earning-behind = { $points } dahinter
earning-blocks = { $points } auf Eisblöcken
earning-net = { $points } Netz
earning-hole = −{ $points } Loch
play-hint-rd = Tipp, wie du wirfst, etwa 150 0 900; h erklärt alles, ? fragt den Trainer, { $left ->
        [kept] quit speichert und geht
        [goes-on] quit geht, und der Tisch wartet auf dich
       *[lost] quit beendet das Spiel
    }.
play-roll-rd =
    { $you ->
        [yes] Wirf
       *[no] { $name }: Wirf
    } { $count } Würfel von { $colour } und tipp ein, wo sie liegen, etwa 6 120 200; 3 90 310; 2; 5 (h erklärt es).
floe-ask-aim = Zielen: Stelle Richtung Stärke, etwa 150 0 900. Enter wirft { $usual }; h erklärt es.
floe-ask-choose = Wähl deinen Wertungswürfel (die Summe: wenn die Runde jetzt endete)
floe-ask-place = Deine { $pips } wurde hinausgestoßen. Leg sie zurück: x y in mm, etwa 120 200, oder
floe-die = { $pips }, { $forward } mm weit vorn
floe-spot-net = im Netz +{ $points }
floe-spot-front = ganz vorn
floe-help-aim = Ein Wurf hat fünf Teile, immer in dieser Reihenfolge:
floe-help-aim-forms = Tipp die Zahlen vom ersten Teil an; was du weglässt, bleibt wie bei deinem letzten Wurf. Teile lassen sich auch benennen: „strength 950“. Auch der ganze Zug geht: „throw at 150.0 direction 0 strength 900 loft 50 spin 12.0“. Deine Hand zittert, deshalb fällt kein Wurf zweimal gleich.
floe-help-choose = Tipp die Nummer eines Würfels, oder „choose 2“. Wählbar sind nur Würfel auf der Scholle, und mit dem Ring nur solche, die mehr Augen zeigen als der markierte oder weiter vorn liegen.
floe-help-place = Tipp die Nummer einer Stelle, oder „x y“: x sind mm von der linken Wand, y mm vom Eingang nach vorn. Eine Drehung in Grad unter 90 darf folgen. Der Würfel muss ganz auf der Scholle liegen und darf keinen anderen berühren. Mit echten Würfeln auf einer eigenen Scholle sag am Ende, was der Würfel berührt: 120 200 patch 6.
floe-no-die = „{ $given }“ ist kein Würfel: Tipp die Nummer eines Würfels aus der Liste.
floe-no-spot = „{ $given }“ ist keine Stelle: Tipp eine Nummer der Liste, oder x und y in mm, etwa 120 200.
tui-about-rolling-dice =
    Wirf Würfel auf eine Eisscholle. Es zählen die Augen und wie weit vorn sie liegen: Wer vorn liegt, bekommt auch, was dahinter liegt.
    Netze bringen Punkte, Löcher kosten welche, und was ins Wasser rutscht, ist verloren.

    2 bis 6 Personen; zu zweit spielt jeder zwei Farben.
tui-rd-title = { $name } · { $colour }
tui-rd-now = + wenn die Runde jetzt endete
tui-rd-spot = { $x } mm von links, { $y } mm nach vorn
tui-rd-beats-nothing = übertrifft den markierten Würfel nicht
tui-rd-not-that-die = Dieser Würfel lässt sich nicht wählen.
tui-rd-no-pips = Was zeigt dieser Würfel? Tipp 1 bis 6.
tui-rd-type = Wirf und nenn von jedem Würfel Augen und Stelle
tui-rd-typed-all = Alles da. Enter bestätigt.
tui-rd-our-plan = Netze und Löcher nach Plan; o: eigene
tui-rd-own-floe = Netze und Löcher deiner Scholle: + −
tui-rd-as-planned = nach unserem Plan; + −: eigene Scholle
tui-rd-on-ice = blankes Eis
tui-rd-in-net = Netz +{ $points }
tui-rd-in-hole = Loch −{ $points }
tui-rd-thrown-die = Geworfen { $number }
tui-help-rolling-dice =
    Wirf vier Würfel und behalte einen, der auf der Scholle bleibt; von da an wirf drei und übertriff ihn, mit mehr Augen oder weiter vorn. Bei einem Fehlwurf kommt er auf einen Eisblock. Am Ende der Runde zählt ein Würfel seine Augen, die aller Würfel dahinter und auf den Blöcken, und sein Netz oder Loch.

    Tasten:
    ← → | die Hand am Eingang verschieben
    ↑ ↓ | fester oder sanfter werfen; mit Umschalt in kleinen Schritten
    a d | nach links oder rechts drehen; auch Umschalt ← →
    w s | mehr oder weniger aufwärts; + − Drall; 0 wie üblich
    Enter | werfen, wählen, hierhin legen
    1 bis 4 | einen geworfenen Würfel wählen
    Tab | die nächste gute Stelle für einen hinausgestoßenen Würfel; t dreht ihn
    Würfel | echte: 1 bis 6 Augen; ← ↑ ↓ → die Stelle; w im Wasser; o eigene Scholle, dann + − Netz oder Loch; Tab anderer Würfel; Enter weiter
    Maus | anklicken, wohin du zielst oder wo der Würfel liegen soll

    Zeichen:
    o5 | der Wertungswürfel von Orange zeigt 5; ¹5 ist der geworfene Würfel 1
    × | wo Würfel mit dieser Kraft im Schnitt liegen bleiben
floe-earns-now =
    Die { $face } bringt, wie es jetzt liegt, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; { $behind ->
        [0] kein Wertungswürfel liegt
        [one] ein Wertungswürfel liegt
       *[other] { $behind } Wertungswürfel liegen
    } weiter hinten.
floe-earns-in-net =
    Die { $face } bringt, wie es jetzt liegt, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, davon { $patch } durch das Netz; { $behind ->
        [0] kein Wertungswürfel liegt
        [one] ein Wertungswürfel liegt
       *[other] { $behind } Wertungswürfel liegen
    } weiter hinten.
floe-earns-in-hole =
    Die { $face } bringt, wie es jetzt liegt, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; das Loch kostet { $patch }, und { $behind ->
        [0] kein Wertungswürfel liegt
        [one] ein Wertungswürfel liegt
       *[other] { $behind } Wertungswürfel liegen
    } weiter hinten.
floe-lost-next = In der nächsten Runde kommt der Würfel in { $chance } der Fälle auf einen Eisblock.
floe-lost-next-against = In der nächsten Runde kommt der Würfel in { $chance } der Fälle auf einen Eisblock; mit dem besten anderen wären es { $other }.
floe-stays = In { $chance } der Fälle bleibt mindestens ein Würfel auf der Scholle.
floe-beats = Der Wurf übertrifft die markierte { $face } in { $chance } der Fälle und stößt sie in { $mishap } von der Scholle.
floe-touches = In { $nets } der Fälle berührt ein geworfener Würfel ein Netz; in { $pushes } wird ein fremder Wertungswürfel nass.
floe-ahead = Das Nächstbeste, was probiert wurde, bringt in dieser und der nächsten Runde im Schnitt { $by } Punkte weniger, gerechnet gegen die anderen.
floe-costs = Anderes, was probiert wurde, bringt in dieser und der nächsten Runde im Schnitt { $by } Punkte mehr, gerechnet gegen die anderen.
floe-close = Anderes ist so gut wie gleich: Die Werte liegen { $by } Punkte auseinander, und jeder kann um etwa { $error } daneben liegen.
floe-only = Etwas anderes geht nicht. In dieser und der nächsten Runde bringt es im Schnitt { $value } Punkte, gerechnet gegen die anderen.
game-rolling-dice = Rolling Dice

## Für alle, die zuhören

speech-rd-throw = { $name }, { $colour }: { $count } Würfel werfen.
speech-rd-landing = { $name }, { $colour }: Die Würfel fliegen.
speech-rd-place = { $name }, { $colour }: Die hinausgestoßene { $count } auf die Scholle zurücklegen.
speech-rd-choose = { $name }, { $colour }: Den Wertungswürfel wählen.
speech-rd-marked = Zu übertreffen: { $die }.
speech-rd-at = { $pips } bei x { $x }, vorn { $forward }
speech-rd-on-top = , auf einem anderen Würfel
speech-rd-in-net = , im Netz mit { $points }
speech-rd-in-hole = , im Loch mit minus { $points }
speech-rd-thrown-die = Würfel { $number }: { $die }
speech-rd-landed =
    { $you ->
        [yes] Du wirfst
       *[no] { $name } wirft
    } { $colour }; { $dice }.
speech-rd-moved = Der Wertungswürfel { $colour } jetzt: { $die }.
speech-rd-off = Der Wertungswürfel { $colour } wurde von der Scholle gestoßen.
speech-rd-scored = Die Runde wird gewertet, { $colour }: { $parts }, zusammen { $earned }, von { $from } auf { $to }.
speech-rd-scored-nothing = Die Runde wird gewertet, { $colour }: nichts, bleibt auf { $to }.
speech-rd-hole-takes = das Loch nimmt { $points }
speech-rd-seal =
    { $you ->
        [yes] Deine Robbe { $colour }
       *[no] Die Robbe { $colour } von { $name }
    } steht auf { $points }{ $gain ->
        [0] { "" }
       *[other] , davon { $gain } aus der letzten Runde
    }.
speech-rd-target = Das Ziel ist { $goal }.
speech-rd-would-earn = Wäre die Runde jetzt zu Ende, bekäme { $colour } { $earned }: { $parts }.
speech-rd-box = Der Kasten ist { $width } mm breit und { $depth } mm tief; x zählt von der linken Wand, vorn vom Eingang aus.
speech-rd-own-floe = Netze und Löcher sind die deiner eigenen Scholle.
speech-rd-net = Netz mit { $points } bei x { $x }, vorn { $forward }, { $across } mm breit.
speech-rd-hole = Loch mit minus { $points } bei x { $x }, vorn { $forward }, { $across } mm breit.
speech-rd-no-dice = Auf der Scholle liegt kein Wertungswürfel.
speech-rd-scoring = Wertungswürfel { $colour }: { $die }.
speech-rd-block = Eisblock { $block }: die { $pips } von { $colour }.
speech-rd-aim = Tippe Stelle, Richtung und Stärke wie 150 0 900, danach Steilheit und Drall, wenn du magst. Enter wirft { $usual }.
speech-rd-enter = Enter wirft { $usual }.
speech-rd-die-earns = Würfel { $number } bringt { $earned }
speech-rd-now = Wäre die Runde jetzt zu Ende: { $dice }.
speech-rd-spots =
    Tippe x und vorn in mm wie 120 200 oder eine Nummer: „moves“ nennt { $count ->
        [one] eine gute Stelle
       *[other] { $count } gute Stellen
    }.
speech-rd-choice = Würfel { $number }, { $die }: brächte { $earned }, wäre die Runde jetzt zu Ende, { $parts }.
speech-rd-spot =
    Stelle { $number } bei x { $x }, vorn { $forward }{ $net ->
        [0] { "" }
       *[other] , im Netz mit { $net }
    }: brächte { $earned }, wäre die Runde jetzt zu Ende.
