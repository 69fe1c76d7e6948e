### KnochenMAX: Namen und Fehler.

## Kästchen und Seiten

box-hund = Hund
box-ruecken = Rücken
box-bauch = Bauch
box-chios = Chios
box-dreierpasch = Dreierpasch
box-viererpasch = Viererpasch
box-full_house = Full House
box-venuswurf = Venuswurf
box-knochenmax = KnochenMAX
box-besser_als_nix = BesserAlsNix

side-1 = Hund
side-3 = Rücken
side-4 = Bauch
side-6 = Chios

# Der Name zu $box oder $side des Satzes, in dem er steht.
box-name =
    { $box ->
        [hund] { box-hund }
        [ruecken] { box-ruecken }
        [bauch] { box-bauch }
        [chios] { box-chios }
        [dreierpasch] { box-dreierpasch }
        [viererpasch] { box-viererpasch }
        [full_house] { box-full_house }
        [venuswurf] { box-venuswurf }
        [knochenmax] { box-knochenmax }
       *[besser_als_nix] { box-besser_als_nix }
    }
side-name =
    { $side ->
        [1] { side-1 }
        [3] { side-3 }
        [4] { side-4 }
       *[6] { side-6 }
    }

section-upper = oberer Teil
section-lower = unterer Teil

## Züge und Würfe, die nicht gehen

km-game-over = Das Spiel ist zu Ende.
km-throw-due =
    Erst { $bones ->
        [one] muss ein
       *[other] müssen { $bones }
    } Knochen geworfen werden.
km-no-throw-due = Jetzt wird nicht geworfen: Zuerst ist ein Zug dran.
km-other-number =
    Geworfen { $due ->
        [one] wird ein
       *[other] werden { $due }
    } Knochen, angegeben { $given ->
        [one] ist einer
       *[other] sind { $given }
    }.
km-no-throws-left = In diesem Zug ist kein Wurf mehr übrig: Füll ein Kästchen.
km-keeps-all = Wer alle fünf Knochen behält, wirft nicht: Füll stattdessen ein Kästchen.
km-not-lying = So oft liegt „{ side-name }“ ({ $side }) nicht da: Behalten kannst du nur, was liegt.
km-box-filled = Das Kästchen „{ box-name }“ ({ $box }) ist schon gefüllt: Nimm ein freies.
km-sheet-not-named = Du spielst mit { $sheets } Blättern: Nenn eines davon, etwa mit „fill 2:venuswurf“.
km-one-sheet = Du hast nur ein Blatt: Nenn bloß das Kästchen, etwa mit „fill venuswurf“.
km-no-such-sheet = Blatt { $sheet } gibt es nicht: Jeder Platz hat { $sheets }.

## Stellungen, die es nicht gibt

km-fault-form = Eine Stellung hat entweder „sheets“ (die Blätter einer Person) oder „seats“ (alle Plätze), und zwar genau eines davon.
km-fault-seats =
    Mit { $given ->
        [one] einem Platz
       *[other] { $given } Plätzen
    } lässt sich KnochenMAX nicht spielen: Möglich sind { $least } bis { $most }.
km-fault-sheet-count =
    Platz { $seat } hat { $given ->
        [0] kein Blatt
        [one] ein Blatt
       *[other] { $given } Blätter
    }, gespielt wird aber mit { $agreed ->
        [one] einem
       *[other] { $agreed }
    } (Option „sheets“).
km-fault-box-twice = Platz { $seat }, Blatt { $sheet }: Das Kästchen „{ box-name }“ ({ $box }) steht zweimal da.
km-fault-value = Platz { $seat }, Blatt { $sheet }: Kein Wurf bringt { $value } im Kästchen „{ box-name }“ ({ $box }).
km-fault-side = Eine Seite mit { $side } hat kein Knochen: Es gibt 1, 3, 4 und 6.
km-fault-too-many-bones = Es liegen { $given } Knochen da, das Spiel hat aber nur fünf.
km-fault-throws-left-missing = Es liegen Knochen da, also muss „throws_left“ sagen, wie viele Würfe noch übrig sind.
km-fault-throws-left =
    Ein „throws_left“ von { $throws_left } geht nicht: { $bones ->
        [0] Liegt noch kein Knochen, sind es 1 bis 3.
        [5] Liegen alle fünf Knochen, sind es 0 bis 2.
       *[other] Liegen nicht alle fünf Knochen, ist es 1 oder 2.
    }
km-fault-no-such-seat =
    Platz { $to_move } kann nicht am Zug sein: Gezählt wird ab 0, und es gibt { $seats ->
        [one] nur einen Platz
       *[other] { $seats } Plätze
    }.
km-fault-no-free-box = Platz { $seat } ist am Zug, hat aber kein freies Kästchen mehr.

## What people see

picture-km-title =
    { $name } · { $number ->
        [0] vor dem ersten Wurf
       *[other] Wurf { $number } von { $all }
    }
picture-km-throws-left =
    { $left ->
        [0] kein Wurf übrig
        [one] noch ein Wurf
       *[other] noch { $left } Würfe
    }
picture-km-total = Summe
tell-km-rolled =
    { $you ->
        [yes] Du wirfst:
       *[no] { $name } wirft:
    } { $outcome }
tell-km-keep =
    { $you ->
        [yes] Du behältst
       *[no] { $name } behält
    } { $kept }
tell-km-keep-none =
    { $you ->
        [yes] Du behältst
       *[no] { $name } behält
    } keinen Knochen
tell-km-fill =
    { $you ->
        [yes] Du füllst
       *[no] { $name } füllt
    } { $box }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, zusammen { $total }
tell-km-strike =
    { $you ->
        [yes] Du streichst
       *[no] { $name } streicht
    } { $box }
play-roll-km =
    { $you ->
        [yes] Wirf
       *[no] { $name }: Wirf
    } { $count ->
        [one] einen
       *[other] { $count }
    } Knochen und tipp ein, was { $count ->
        [one] er zeigt
       *[other] sie zeigen
    }: 1, 3, 4 oder 6.
choice-km-fill = { $box }: { $points }
choice-km-box-of-sheet = Blatt { $sheet }, { $box }
choice-km-keep-none = keinen behalten
tui-about-knochenmax =
    Fünf Knochen, drei Würfe, zehn Kästchen.
    Behalte, was passt, wirf den Rest noch einmal und füll in jedem Zug ein Kästchen deines Blatts. Echte Knochen fallen gern auf die breiten Seiten, eine Sechs ist selten.

    2 bis 4 Personen; allein zum Üben.
tui-km-kept = bleibt
tui-km-sure-fill = { $box }: { $points } eintragen?
tui-km-sure-strike = { $box } streichen, für 0?
tui-km-taken-over = Diese würde der Trainer behalten: t wirft die anderen.
tui-km-type = Tipp, was sie zeigen
tui-km-no-such-side = Ein Knochen zeigt 1, 3, 4 oder 6.
tui-help-knochenmax =
    Du hast bis zu drei Würfe. Behalte, was du willst, wirf den Rest, und füll dann ein freies Kästchen. Jedes Kästchen wird einmal gefüllt; was nicht passt, wird gestrichen.

    Tasten:
    1 bis 5 | einen Knochen behalten oder nicht
    t | die anderen werfen
    a | alle behalten oder keinen
    ↑ ↓ | ein Kästchen wählen; ← → anderes Blatt
    Enter | das Kästchen füllen; Enter bestätigt, u nimmt zurück
    o | die Blätter der anderen ansehen, wo nicht alle Platz haben
    Maus | Knochen und Kästchen anklicken

    Zeichen:
    (25) | was der Wurf in diesem Kästchen brächte
    ★ | ein weiterer KnochenMAX: Seine Seite bekommt 50 dazu
    J | ein Joker: Dieses Kästchen nimmt seinen vollen Wert
game-knochenmax = KnochenMAX

## Für alle, die zuhören

speech-km-state =
    { $name }, { $number ->
        [0] vor dem ersten Wurf
       *[other] Wurf { $number } von { $all }
    }{ $throw ->
        [none] .
       *[other] : { $throw }.
    } { $left ->
        [0] Kein Wurf mehr: Fülle oder streiche ein Kästchen.
        [one] Noch 1 Wurf.
       *[other] Noch { $left } Würfe.
    }
speech-km-sheet =
    { $name }{ $sheet ->
        [0] :
       *[other] , Blatt { $sheet }:
    } { $boxes }. Summe { $total }.
speech-km-filled = { $box } { $points }
speech-km-struck = { $box } gestrichen
speech-km-free = { $box } frei
speech-km-offer = { $box } frei und jetzt { $points }
