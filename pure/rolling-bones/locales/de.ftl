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

## What people see

picture-rb-title =
    { $name } · { $number ->
        [0] Eröffnungswurf
       *[other] { $number }. Ergänzungswurf
    }
picture-rb-cup = im Becher
picture-rb-paid = bezahlt
picture-rb-next = nächster Wurf
picture-rb-price =
    kostet { $price ->
        [one] 1 Würfel
       *[other] { $price } Würfel
    }
picture-rb-no-price =
    würde { $price ->
        [one] 1 Würfel
       *[other] { $price } Würfel
    } kosten: zu viel
picture-rb-burial = jetzt beerdigt
picture-rb-no-grave = (kein Grabstein)
picture-rb-duty = Pflicht
picture-rb-duty-open = ein Würfel oder mehr
tell-rb-rolled =
    { $you ->
        [yes] Du wirfst:
       *[no] { $name } wirft:
    } { $outcome }
tell-rb-lay =
    { $you ->
        [yes] Du legst
       *[no] { $name } legt
    } { laid-bone }
tell-rb-false =
    { $you ->
        [yes] Du musst
       *[no] { $name } muss
    } einen falschen Knochen legen: { laid-bone } auf den Platz „{ $place }“
tell-rb-hat-on =
    { $you ->
        [yes] Du setzt
       *[no] { $name } setzt
    } den Hut auf
tell-rb-hat-off =
    { $you ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } den Hut ab
tell-rb-bury =
    { $you ->
        [yes] Du beerdigst
       *[no] { $name } beerdigt
    } das Skelett: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, zusammen { $total }
tell-rb-roll =
    { $you ->
        [yes] Du wirfst weiter und bezahlst
       *[no] { $name } wirft weiter und bezahlt
    } { $count ->
        [one] einen
       *[other] { $count }
    } Würfel: { $dice }
tell-rb-leave =
    { $you ->
        [yes] Du lässt
       *[no] { $name } lässt
    } das Skelett unbeerdigt: keine Punkte
play-roll-rb =
    { $you ->
        [yes] Wirf
       *[no] { $name }: Wirf
    } { $count ->
        [one] einen
       *[other] { $count }
    } Würfel ({ $dice }) und tipp ein, was { $count ->
        [one] er zeigt
       *[other] sie zeigen
    }, etwa LA1 RL5 SK.
choice-rb-false = { $bone } → { $place }
choice-rb-hat-on = den Hut aufsetzen
choice-rb-hat-off = den Hut abnehmen
choice-rb-bury =
    beerdigen: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
choice-rb-roll =
    würfeln für { $count ->
        [one] einen
       *[other] { $count }
    } Würfel: { $dice }
choice-rb-leave = das Skelett unbeerdigt lassen: keine Punkte
tui-about-rolling-bones =
    Bau aus achtzehn Knochenwürfeln ein Skelett und beerdige es rechtzeitig.
    Leg Knochen, die zusammenhängen; dann beerdige das Skelett unter einem Grabstein, oder bezahl Würfel für einen Ergänzungswurf und setz alles aufs Spiel.
    Vollständige Abschnitte zählen am meisten, der Hut verdoppelt alles.

    2 bis 12 Personen; allein zum Üben.
tui-rb-kind = { $kind }: { $count }
tui-rb-left-to-type = { $kind }: noch { $count }
tui-rb-paying = { $kind }: { $paid } von { $all }
tui-rb-first-bone = Mit dem ersten Knochen fängt das Skelett an: Leg ihn selbst.
tui-rb-nothing-fits = Kein Knochen dieses Wurfs passt.
tui-rb-no-more-dice = Von dieser Sorte gibt es keine Würfel mehr.
tui-rb-paid-in-full = Der Preis ist schon bezahlt.
tui-rb-type = Würfle und tipp, was du siehst: 1 bis 6, Spalte für Spalte
tui-rb-pay =
    Bezahl { $price ->
        [one] 1 Würfel
       *[other] { $price } Würfel
    } für den Wurf: { $paid } gewählt
tui-rb-false = Nichts passt. Wohin damit: { $bone }?
tui-rb-duty-false = nichts passt: falscher Knochen, −5
tui-rb-then-duty = Danach muss ein Würfel liegen, sonst falsch: −5.
tui-rb-sure-bury =
    Für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } beerdigen? Enter: ja
tui-rb-sure-leave = Unbeerdigt lassen, ohne Punkte? Enter: ja
tui-help-rolling-bones =
    Leg Knochen deines Wurfs so, dass sie zusammenhängen. Dann beerdige das Skelett mit einem Grabstein des Wurfs, oder bezahl einen Ergänzungswurf: Der erste kostet 1 Würfel, der nächste 2, dann 3. Danach gilt die Pflicht: Ein Würfel wenigstens muss liegen. Ein vollständiger Arm, ein Bein oder der Rumpf zählt 5, andere Knochen 1, ein falscher −5, und der Hut verdoppelt alles. Unbeerdigt zählt es nichts.

    Tasten:
    1 bis 6 | den Würfel dieser Zeile aus der markierten Spalte legen
    ← → | andere Spalte; ↑ ↓ und Enter gehen auch
    a | alle Knochen legen, die passen
    r | würfeln: mit ← → ↑ ↓ die Würfel wählen, die bezahlen, dann Enter
    1 bis 6 | kein Knochen passt und kein Grabstein ist da: einen Würfel für den falschen Knochen wählen, seine Stelle mit ← →, dann Enter
    b | beerdigen; Enter bestätigt
    t | den Hut abnehmen
    u | zurücknehmen, bis gewürfelt wird; Esc lässt eine Frage sein
    l | das Skelett unbeerdigt lassen, wo das erlaubt ist
    Maus | Würfel, Stellen des Skeletts und die Tasten unten anklicken

    Zeichen:
    ●━LA1━● | liegt; ○ lässt sich noch zurücknehmen; ✗ ist ein falscher Knochen
    ‹ LA1 › | hier passt ein Würfel des Wurfs
game-rolling-bones = Rolling Bones

## Für alle, die zuhören

speech-rb-state =
    { $name }, { $number ->
        [0] Eröffnungswurf
       *[other] Ergänzungswurf { $number }
    }: { $dice }.
speech-rb-cup = im Becher { $dice }
speech-rb-no-dice = kein Würfel liegt frei
speech-rb-times =
    { $what }{ $count ->
        [one] { "" }
        [2] { " " }zweimal
       *[other] { " " }{ $count }-mal
    }
speech-rb-hat-off = abgenommener Hut
speech-rb-buried =
    Jetzt beerdigt bringt es { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
speech-rb-no-grave =
    Beerdigt brächte es { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, aber kein Grabstein liegt oben.
speech-rb-price =
    Der nächste Wurf kostet { $price ->
        [one] 1 Würfel
       *[other] { $price } Würfel
    }.
speech-rb-no-price =
    Der nächste Wurf würde { $price ->
        [one] 1 Würfel
       *[other] { $price } Würfel
    } kosten: zu viel.
speech-rb-duty = Die Pflicht ist offen: Mindestens ein Würfel muss gelegt werden.
speech-rb-target = Das Ziel ist { $target }.
speech-rb-laid = Gelegt: { $bones }.
speech-rb-nothing-laid = Noch ist nichts gelegt.
speech-rb-false = Falscher Knochen: { $bone } auf dem Platz { $place }.
speech-rb-hat = Das Skelett trägt den Hut.
speech-rb-places = Freie Plätze daneben: { $places }.
speech-rb-paid = Bisher bezahlt: { $dice }.
