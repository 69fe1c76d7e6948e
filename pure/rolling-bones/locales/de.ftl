### Rolling Bones: Namen und Fehler.

## Würfelseiten und Plätze

face-LA1 = linker Oberarm
face-LA2 = linker Unterarm
face-LA3 = linke Hand
face-LL3 = linker Oberschenkel
face-LL4 = linker Unterschenkel
face-LL5 = linker Fuß
face-RA1 = rechter Oberarm
face-RA2 = rechter Unterarm
face-RA3 = rechte Hand
face-RL3 = rechter Oberschenkel
face-RL4 = rechter Unterschenkel
face-RL5 = rechter Fuß
face-SK = Schädel
face-RI = Brustkorb
face-SP = Wirbelsäule
face-PE = Becken
face-HA = Hut
face-GR = Grabstein

# Der Name zu $face oder $bone des Satzes, in dem er steht.
face-name =
    { $face ->
        [LA1] { face-LA1 }
        [LA2] { face-LA2 }
        [LA3] { face-LA3 }
        [LL3] { face-LL3 }
        [LL4] { face-LL4 }
        [LL5] { face-LL5 }
        [RA1] { face-RA1 }
        [RA2] { face-RA2 }
        [RA3] { face-RA3 }
        [RL3] { face-RL3 }
        [RL4] { face-RL4 }
        [RL5] { face-RL5 }
        [SK] { face-SK }
        [RI] { face-RI }
        [SP] { face-SP }
        [PE] { face-PE }
        [HA] { face-HA }
       *[GR] { face-GR }
    }
bone-name =
    { $bone ->
        [LA1] { face-LA1 }
        [LA2] { face-LA2 }
        [LA3] { face-LA3 }
        [LL3] { face-LL3 }
        [LL4] { face-LL4 }
        [LL5] { face-LL5 }
        [RA1] { face-RA1 }
        [RA2] { face-RA2 }
        [RA3] { face-RA3 }
        [RL3] { face-RL3 }
        [RL4] { face-RL4 }
        [RL5] { face-RL5 }
        [SK] { face-SK }
        [RI] { face-RI }
        [SP] { face-SP }
       *[PE] { face-PE }
    }

## Würfelsorten und Abschnitte

kind-left = links
kind-right = rechts
kind-centre = Mitte

section-left-arm = linker Arm
section-right-arm = rechter Arm
section-left-leg = linkes Bein
section-right-leg = rechtes Bein
section-trunk = Rumpf

## Züge und Würfe, die nicht gehen

rb-game-over = Das Spiel ist zu Ende.
rb-roll-due = Die Würfel sind noch im Becher: Erst wird geworfen, dann gezogen.
rb-no-roll-due = Jetzt wird nicht geworfen: Zuerst ist ein Zug dran.
rb-wrong-dice =
    Falsche Anzahl { $kind ->
        [left] linker
        [right] rechter
       *[centre] mittlerer
    } Würfel: Im Becher { $wanted ->
        [one] ist einer
       *[other] sind { $wanted }
    }, angegeben { $given ->
        [one] ist einer
       *[other] sind { $given }
    }.
rb-not-in-roll = Kein ungelegter Würfel zeigt „{ face-name }“ ({ $face }).
rb-place-taken = Der Platz „{ bone-name }“ ({ $bone }) ist schon belegt.
rb-gap = Der Platz „{ bone-name }“ ({ $bone }) ist kein Nachbar des Skeletts: Leg dort an, wo schon etwas liegt.
rb-own-place = Auf dem Platz „{ bone-name }“ ({ $bone }) wäre dieser Knochen richtig, nicht falsch: Schreib „lay { $bone }“.
rb-no-duty-yet = Nach dem Eröffnungswurf legt man keine falschen Knochen.
rb-duty-done = Die Pflicht dieses Wurfs ist schon erfüllt, also darf kein falscher Knochen mehr dazu.
rb-bone-fits = Hier passt noch „{ bone-name }“ ({ $bone }), also darf kein falscher Knochen her.
rb-hat-fits = Du könntest einen Hut aufsetzen, also darf kein falscher Knochen her.
rb-grave-shows = Ein Grabstein liegt da, also darf kein falscher Knochen her: Du kannst beerdigen.
rb-no-skull = Der Hut braucht einen Schädel, und dessen Platz ist noch leer.
rb-hat-worn = Das Skelett trägt schon einen Hut, mehr als einer geht nicht.
rb-no-hat-worn = Das Skelett trägt keinen Hut, den du abnehmen könntest.
rb-hat-held = Der Hut darf erst herunter, wenn die Pflicht dieses Wurfs erfüllt ist.
rb-no-grave = Beerdigen geht nur mit einem Grabstein, und dieser Wurf hat keinen.
rb-hat-is-no-bone = Der Hut erfüllt die Pflicht hier nicht: Leg einen Knochen, notfalls einen falschen, oder beerdige.
rb-duty-open = Erfüll zuerst die Pflicht nach dem Ergänzungswurf: Ein Würfel wenigstens muss liegen.
rb-wrong-price =
    Dieser Wurf kostet { $price ->
        [one] einen
       *[other] { $price }
    } Würfel, nicht { $paid ->
        [one] einen
       *[other] { $paid }
    }.
rb-not-so-many =
    So viele { $kind ->
        [left] linke
        [right] rechte
       *[centre] mittlere
    } Würfel hast du nicht: Ungelegt { $there ->
        [0] ist keiner
        [one] ist nur einer
       *[other] sind nur { $there }
    }.
rb-cannot-pay =
    Der Wurf kostet { $price ->
        [one] einen
       *[other] { $price }
    } Würfel, und einer muss zum Werfen bleiben. Ungelegt { $there ->
        [0] ist keiner
        [one] ist nur einer
       *[other] sind nur { $there }
    }.
rb-must-roll = Aufgeben gilt nicht: Du kannst noch einen Wurf bezahlen, also geht dein Zug weiter.

## Stellungen, die es nicht gibt

rb-fault-gap = Das Skelett hat eine Lücke: Alle belegten Plätze müssen zusammenhängen.
rb-fault-filled-twice = Der Platz „{ bone-name }“ ({ $bone }) ist doppelt belegt.
rb-fault-not-false = Der Knochen „{ bone-name }“ ({ $bone }) liegt auf seinem eigenen Platz und gehört deshalb zu „skeleton“, nicht zu „false“.
rb-fault-hat-without-skull = Der Hut ist auf, aber der Schädelplatz ist leer.
rb-fault-dice-count =
    Es gibt genau 6 { $kind ->
        [left] linke
        [right] rechte
       *[centre] mittlere
    } Würfel, aber gelegt, geworfen oder bezahlt { $given ->
        [one] ist einer
       *[other] sind { $given }
    }.
rb-fault-too-many-rolls = Ein Zug hat höchstens 5 Ergänzungswürfe, nicht { $given }.
rb-fault-price =
    Bezahlt { $out ->
        [one] ist ein
       *[other] sind { $out }
    } Würfel, aber { $supplementary ->
        [one] ein Ergänzungswurf kostet
       *[other] { $supplementary } Ergänzungswürfe kosten
    } insgesamt { $price }.
rb-fault-faces-in-cup = Die Würfel sind im Becher („rolling“), also kann „roll“ nichts zeigen.
rb-fault-nothing-to-roll = Im Becher ist kein Würfel mehr, der geworfen werden könnte.
rb-fault-seats = Es sind { $given } Punktestände angegeben, das Spiel hat aber 1 bis 12 Plätze.
rb-fault-total = Eine Summe von { $given } Punkten ist nicht möglich: Eine Million im Plus oder Minus ist die Grenze.
rb-fault-no-such-seat = Platz { $given } gibt es an diesem Tisch nicht (der erste ist 0).
rb-fault-already-over = Jemand hat das Ziel schon erreicht: Das Spiel wäre vor diesem Zug zu Ende.
