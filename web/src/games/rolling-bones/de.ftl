### Rolling Bones im Browser.

## Würfelseiten: als Name, im Satz (wen?), und ohne Seite

rb-face-LA1 = linker Oberarm
rb-face-LA2 = linker Unterarm
rb-face-LA3 = linke Hand
rb-face-LL3 = linker Oberschenkel
rb-face-LL4 = linker Unterschenkel
rb-face-LL5 = linker Fuß
rb-face-RA1 = rechter Oberarm
rb-face-RA2 = rechter Unterarm
rb-face-RA3 = rechte Hand
rb-face-RL3 = rechter Oberschenkel
rb-face-RL4 = rechter Unterschenkel
rb-face-RL5 = rechter Fuß
rb-face-SK = Schädel
rb-face-RI = Brustkorb
rb-face-SP = Wirbelsäule
rb-face-PE = Becken
rb-face-HA = Hut
rb-face-GR = Grabstein

rb-the-LA1 = den linken Oberarm
rb-the-LA2 = den linken Unterarm
rb-the-LA3 = die linke Hand
rb-the-LL3 = den linken Oberschenkel
rb-the-LL4 = den linken Unterschenkel
rb-the-LL5 = den linken Fuß
rb-the-RA1 = den rechten Oberarm
rb-the-RA2 = den rechten Unterarm
rb-the-RA3 = die rechte Hand
rb-the-RL3 = den rechten Oberschenkel
rb-the-RL4 = den rechten Unterschenkel
rb-the-RL5 = den rechten Fuß
rb-the-SK = den Schädel
rb-the-RI = den Brustkorb
rb-the-SP = die Wirbelsäule
rb-the-PE = das Becken
rb-the-HA = den Hut
rb-the-GR = den Grabstein

rb-short-A1 = Oberarm
rb-short-A2 = Unterarm
rb-short-A3 = Hand
rb-short-L3 = Oberschenkel
rb-short-L4 = Unterschenkel
rb-short-L5 = Fuß
rb-short-SK = Schädel
rb-short-RI = Brustkorb
rb-short-SP = Wirbelsäule
rb-short-PE = Becken
rb-short-HA = Hut
rb-short-GR = Grabstein

## Würfelsorten, Abschnitte

rb-kind-left = Links
rb-kind-right = Rechts
rb-kind-centre = Mitte
rb-dice-left = Linke Würfel
rb-dice-right = Rechte Würfel
rb-dice-centre = Mittlere Würfel
rb-count-left =
    { $count } { $count ->
        [one] linken
       *[other] linke
    }
rb-count-right =
    { $count } { $count ->
        [one] rechten
       *[other] rechte
    }
rb-count-centre =
    { $count } { $count ->
        [one] mittleren
       *[other] mittlere
    }
rb-section-left-arm = Linker Arm
rb-section-right-arm = Rechter Arm
rb-section-left-leg = Linkes Bein
rb-section-right-leg = Rechtes Bein
rb-section-trunk = Rumpf
rb-part-left-arm = L-Arm
rb-part-right-arm = R-Arm
rb-part-left-leg = L-Bein
rb-part-right-leg = R-Bein
rb-part-trunk = Rumpf
rb-the-section-left-arm = den linken Arm
rb-the-section-right-arm = den rechten Arm
rb-the-section-left-leg = das linke Bein
rb-the-section-right-leg = das rechte Bein
rb-the-section-trunk = den Rumpf
rb-section-progress = { $name }: { $filled } von { $all }
rb-section-complete = { $name }: vollständig
rb-sections = Abschnitte

## Züge in Worten

rb-move-lay = { $bone } legen
rb-move-false = { $bone } als falschen Knochen auf den Platz „{ $place }“ legen
rb-move-put-on = den Hut aufsetzen
rb-move-take-off = den Hut abnehmen
rb-move-bury = beerdigen
rb-move-leave = das Skelett unbeerdigt lassen
rb-move-roll = weiterwürfeln, dafür { $dice } Würfel zahlen

rb-tell-lay = { $who } legt { $bone } an.
rb-tell-false = { $who } muss { $bone } falsch legen: auf den Platz „{ $place }“.
rb-tell-put-on = { $who } setzt den Hut auf.
rb-tell-take-off = { $who } nimmt den Hut ab.
rb-tell-bury = { $who } beerdigt das Skelett.
rb-tell-leave = { $who } lässt das Skelett unbeerdigt.
rb-tell-roll = { $who } zahlt { $dice } Würfel und würfelt weiter.
rb-tell-rolled = Es fallen { $dice }.
rb-times = { $count }× { $name }
rb-roll-kind =
    { $kind ->
        [left] links
        [right] rechts
       *[centre] Mitte
    } { $dice }

rb-points =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
rb-one-left = einen linken Würfel
rb-one-right = einen rechten Würfel
rb-one-centre = einen mittleren Würfel
rb-dice = { $dice } Würfel

# Der Rat des Trainers in einem Satz
rb-plan-lay = { $bones } legen
rb-plan-roll = weiterwürfeln und { $dice } zahlen
rb-plan-then = { $first }, dann { $last }

# Für alle, die das Spiel hören
rb-heard-roll = { $who } würfelt: { $dice }.
rb-heard-roll-you = Du würfelst: { $dice }.
rb-heard-bury = { $who } beerdigt: { $gained }, zusammen { $points }.
rb-heard-bury-you = Du beerdigst: { $gained }, zusammen { $points }.
rb-heard-leave = { $who } lässt das Skelett unbeerdigt: keine Punkte, weiter { $points }.
rb-heard-leave-you = Dein Skelett bleibt unbeerdigt: keine Punkte, weiter { $points }.
rb-said-lay = Gelegt: { $name }. Beerdigt wert: { $points }.
rb-said-false = Falsch gelegt: { $name }, auf den Platz „{ $place }“. Beerdigt wert: { $points }.
rb-said-put-on = Hut auf. Beerdigt wert: { $points }.
rb-said-take-off = Hut ab. Beerdigt wert: { $points }.
rb-said-all = Gelegt: { $bones }. Beerdigt wert: { $points }.
rb-said-back = Zurückgenommen: { $name }.

# Ein ganzer Zug in einem Satz
rb-sum-nothing = keinen Knochen
rb-sum-hat = { $bones } mit Hut
rb-sum-full = ein ganzes Skelett
rb-sum-bones =
    { $count ->
        [one] einen Knochen
       *[other] { $count } Knochen
    }
rb-sum-more =
    { $count ->
        [one] einen weiteren Knochen
       *[other] { $count } weitere Knochen
    }
rb-sum-false =
    { $bones } ({ $count ->
        [one] ein Knochen ist falsch
       *[other] { $count } Knochen sind falsch
    })
rb-sum-bury =
    { $who } beerdigt { $what } nach { $rolls ->
        [one] einem Wurf
       *[other] { $rolls } Würfen
    }: { $gained }, zusammen { $points }.
rb-sum-bury-bare =
    { $who } beerdigt { $what } nach { $rolls ->
        [one] einem Wurf
       *[other] { $rolls } Würfen
    }.
rb-sum-leave =
    { $who } lässt { $what } unbeerdigt, nach { $rolls ->
        [one] einem Wurf
       *[other] { $rolls } Würfen
    } ohne Grabstein: keine Punkte, weiter { $points }.
rb-sum-leave-bare =
    { $who } lässt { $what } unbeerdigt, nach { $rolls ->
        [one] einem Wurf
       *[other] { $rolls } Würfen
    } ohne Grabstein.
rb-sum-so-far =
    { $who } hat { $what } gelegt, in { $rolls ->
        [one] einem Wurf
       *[other] { $rolls } Würfen
    }.
rb-sum-hat-off = Der Hut kam auf den Schädel und wieder herunter.

## Skelett

rb-skeleton-empty = Das Skelett: Noch liegt kein Knochen.
rb-skeleton = Das Skelett, { $count } von 16 Plätzen belegt: { $bones }.
rb-skeleton-hat = Das Skelett mit Hut, { $count } von 16 Plätzen belegt: { $bones }.
rb-skeleton-false = { $bone } (falsch, auf dem Platz „{ $place }“)
rb-place-open = Hierhin legen: { $name }
rb-place-false = Falschen Knochen hierher legen: { $name }
rb-place-back = Zurücknehmen: { $name }
rb-hat-on = Hut aufsetzen
rb-hat-off = Hut abnehmen
rb-false = falsch

## Würfel

rb-die-fits = { $name }, passt
rb-die-false = { $name }, als falscher Knochen
rb-die-idle = { $name }, passt gerade nicht
rb-die-pay =
    Mit { $kind ->
        [left] linkem
        [right] rechtem
       *[centre] mittlerem
    } Würfel zahlen, zeigt { $name }
rb-die-unpaid =
    { $kind ->
        [left] Linker
        [right] Rechter
       *[centre] Mittlerer
    } Würfel, zeigt { $name }, wird nicht gebraucht
rb-die-grave = Grabstein: das Skelett beerdigen, { $points }
rb-die-blank = abgenommener Hut
rb-tray-label = Würfel
rb-slot-laid = gelegt
rb-slot-paid = bezahlt
rb-slot-cup = im Becher
rb-kind-state = { $roll } { $roll ->
        [one] Würfel
       *[other] Würfel
    } im Wurf, { $laid } gelegt, { $paid } bezahlt

## Was jetzt zu tun ist

rb-hint-wait = { $name } ist am Zug.
rb-hint-about = { $name } würfelt gleich.
rb-hint-throw = Du bist am Zug: Würfle.
rb-hint-rolling = Die Würfel sind im Becher.
rb-hint-burying = Ruhe in Frieden!
rb-hint-tumbling = Die Würfel rollen …
rb-hint-moment = Einen Moment …
rb-hint-over = Das Spiel ist zu Ende.
rb-hint-first = Tippe auf einen Knochen, mit dem dein Skelett anfängt.
rb-hint-lay = Leg, was du magst. Dann würfle weiter.
rb-hint-lay-bury = Leg, was du magst. Dann würfle oder beerdige.
rb-hint-roll = Hier passt nichts mehr. Würfle weiter.
rb-hint-roll-bury = Hier passt nichts mehr: Würfle oder beerdige.
rb-hint-duty = Pflicht: Leg einen Würfel dieses Wurfs oder mehr.
rb-hint-duty-bury = Pflicht: Leg einen Würfel oder beerdige.
rb-hint-must-bury = Nur der Grabstein lässt sich legen: Du musst beerdigen.
rb-hint-false-die = Nichts passt: Wähle einen Würfel als falschen Knochen.
rb-hint-false-die-hat = Kein Knochen passt: Wähle einen Würfel als falschen Knochen. Auch der Hut darf aufgesetzt werden.
rb-hint-false-place = { $name }: Wähle einen freien Platz dafür.
rb-hint-last-bury = Zu wenige Würfel für einen Ergänzungswurf: Beerdige.
rb-hint-leave = Kein Grabstein, und zu wenige Würfel für einen Ergänzungswurf: Lass das Skelett unbeerdigt.
rb-hint-stuck = Nichts lässt sich legen: Der Zug endet, das Skelett bleibt unbeerdigt.
rb-hint-spent = Zu wenige Würfel übrig für den nächsten Wurf: Nimm einen zurück.
rb-hint-spent-bury = Jetzt beerdigen. Zum Weiterwürfeln sind zu wenige Würfel übrig: Nimm dafür einen zurück.
rb-hint-spared =
    { $count ->
        [one] Ein Knochen bleibt liegen: Der nächste Wurf muss bezahlt werden.
       *[other] { $count } Knochen bleiben liegen: Der nächste Wurf muss bezahlt werden.
    }
rb-hint-full = Das Skelett ist ganz! Würfle weiter, bis ein Grabstein kommt.
rb-hint-full-bury = Das Skelett ist ganz: Beerdige es!
rb-hint-hat-pays = Zum Weiterwürfeln fehlt ein Würfel: Nimm den Hut ab.
rb-hint-hat-pays-bury = Beerdige. Oder nimm den Hut ab, dann reichen die Würfel für den nächsten Wurf.
rb-hint-swap-hat = Nur ein Hut lässt sich legen: Nimm den alten ab und setz den neuen auf.
rb-hint-blocked-duty = Erst die Pflicht: Leg einen Würfel, dann darfst du weiterwürfeln.
rb-hint-blocked-hat = Nimm den Hut ab: Dann reichen die Würfel für den nächsten Wurf.
rb-hint-no-grave = Kein Grabstein in diesem Wurf: Du kannst noch nicht beerdigen.
rb-hint-surrendered = Du gibst diesen Zug auf. Der Rest spielt sich von selbst.
rb-hint-pay =
    { $left ->
        [0] Bezahlt! Alle anderen Würfel werden neu geworfen.
        [one] Wähle { $chosen ->
            [0] einen
           *[other] noch einen
        } Würfel, der den Wurf bezahlt.
       *[other] Wähle { $chosen ->
            [0] { $left }
           *[other] noch { $left }
        } Würfel, die den Wurf bezahlen.
    }
rb-hint-arm = Beerdigen, { $points }? Damit endet dein Zug.
rb-hint-idle = { $name } passt gerade nirgends.
rb-hint-idle-hat = Der Hut braucht zuerst einen Schädel.
rb-hint-idle-worn = Das Skelett trägt schon einen Hut.

## Für die ersten Spiele

rb-tip-target = Wer zuerst { $target } Punkte hat, gewinnt. Bau ein Skelett und beerdige es.
rb-tip-first = Ein Knochen darf überall anfangen; danach passt nur, was daran grenzt.
rb-tip-grave = Kein Grabstein: Du kannst noch nicht beerdigen. Jeder Wurf kann einen bringen.
rb-tip-bury = Ein Grabstein: Beerdige und nimm die Punkte, oder würfle weiter um mehr.
rb-tip-price =
    { $price ->
        [one] Weiterwürfeln kostet 1 Würfel: Er ist für diesen Zug weg.
       *[other] Weiterwürfeln kostet jetzt { $price } Würfel: Sie sind für diesen Zug weg.
    }
rb-tip-false = Ein falscher Knochen kostet beim Beerdigen 5 Punkte. Sein Platz gilt als belegt.
rb-tip-hat = Der Hut verdoppelt am Ende alle Punkte.
rb-tip-close = Hinweis schließen

## Knöpfe

rb-roll-costs =
    { $price ->
        [one] kostet 1 Würfel
       *[other] kostet { $price } Würfel
    }
rb-roll = Würfeln
rb-throw = Würfeln
rb-roll-now = Würfeln
rb-bury = Beerdigen { $points }
rb-bury-confirm = Ja, beerdigen { $points }
rb-not-yet = Noch nicht
rb-leave = Unbeerdigt lassen: 0 Punkte
rb-lay-all = Alles legen
rb-take-off = Hut abnehmen
rb-take-back = Zurücknehmen
rb-cancel = Abbrechen
rb-paid-so-far = { $chosen } von { $price } gewählt
rb-worth =
    { $points ->
        [one] Beerdigt wäre das jetzt 1 Punkt wert.
       *[other] Beerdigt wäre das jetzt { $points } Punkte wert.
    }
rb-grave-now = Das Skelett beerdigen: { $points }
rb-grave-again = Ja, das Skelett beerdigen: { $points }
rb-grave-not = Beerdigen geht noch nicht: kein Grabstein in diesem Wurf
rb-give-up = Zug aufgeben
rb-take-one-back = Zurücknehmen: { $name }
rb-full = Ganzes Skelett!
rb-glow = Rat des Trainers
rb-board = Spieltisch
rb-news-bury = { $who } hat beerdigt: { $points }
rb-news-leave = { $who } ging leer aus
rb-race = Stand bis { $target } Punkte
rb-race-seat = { $name }: { $points }

## Tasten

rb-keys = Tasten
rb-keys-arrows = Pfeile
rb-keys-move = zwischen den Würfeln wandern
rb-keys-enter = Enter
rb-keys-lay = legen oder zum Bezahlen wählen
rb-keys-roll = bezahlen, würfeln
rb-keys-bury = beerdigen
rb-keys-hat = Hut auf oder ab
rb-keys-back = zurücknehmen
rb-keys-all = alles Passende legen

## Echte Würfel eingeben

rb-enter-title = Was zeigen die Würfel?
rb-enter-opening = Wirf alle 18 Würfel und tippe an, was liegt.
rb-enter-next = Wirf die übrigen Würfel und tippe an, was liegt.
rb-enter-kind = { $kind }: { $given } von { $wanted }
rb-enter-add = { $name } dazu
rb-enter-remove = { $name } wieder weg
rb-enter-missing =
    { $count ->
        [one] Es fehlt noch 1 Würfel.
       *[other] Es fehlen noch { $count } Würfel.
    }
rb-enter-ready = Alles da.
rb-enter-clear = Von vorn
rb-enter-confirm = So liegen sie

## Die erste Runde

rb-learn-step = Schritt { $step } von { $all }
rb-learn-back = Zurück
rb-learn-next = Weiter
rb-learn-done = Fertig
rb-learn-0 = 18 Würfel voller Knochen: blau für links, orange für rechts, braun für die Mitte. Daraus baust du ein Skelett und beerdigst es. Das bringt Punkte.
rb-learn-1 = Der Eröffnungswurf liegt da. Anfangen darfst du mit jedem Knochen. Tippe auf den Schädel.
rb-learn-2 = Ab jetzt passt nur, was direkt ans Skelett grenzt. Leg den Brustkorb dazu.
rb-learn-3 = Nun passen Wirbelsäule und Oberarm, und auf den Schädel der Hut: Er verdoppelt am Ende alle Punkte. Leg alle drei.
rb-learn-4 = Ein Grabstein fehlt noch, also folgt ein Ergänzungswurf. Der erste kostet 1 Würfel, der nächste 2, und so fort. Bezahle mit dem rechten Fuß.
rb-learn-5 = Bezahlt! Er ist für diesen Zug weg. Wirf nun alle anderen Würfel.
rb-learn-6 = Nach jedem Ergänzungswurf gilt die Pflicht: Ein Würfel wenigstens muss liegen. Hier passen Becken und Unterarm.
rb-learn-7 = Ein Grabstein! Der Rumpf ist vollständig: 5 Punkte. Dazu je 1 für Oberarm und Unterarm, macht 7. Mit Hut 14. Tippe auf den Grabstein.
rb-learn-8 = Beerdigt: 14 Punkte! Zwei Dinge noch: Passt nach einem Wurf gar nichts, legst du einen falschen Knochen (5 Punkte weniger). Und wer keinen Grabstein findet, bis die Würfel ausgehen, bekommt nichts. Wer zuerst 100 hat, gewinnt.

## Bilder der Regelseite

rb-picture-skeleton = Das Skelett mit seinen 16 Plätzen: in der Mitte von oben Schädel, Brustkorb, Wirbelsäule, Becken; am Brustkorb die Arme mit Oberarm, Unterarm und Hand; am Becken die Beine mit Oberschenkel, Unterschenkel und Fuß.
rb-picture-roll = Mias Eröffnungswurf

## Punkteblatt

rb-sheet-title = Rolling Bones: Punkteblatt
rb-sheet-turn = Zug
rb-sheet-points = Punkte
rb-sheet-total = Summe
rb-sheet-name = Name
rb-sheet-price = Was ein Ergänzungswurf kostet
rb-sheet-roll = Ergänzungswurf
rb-sheet-dice = Würfel
rb-sheet-all = insgesamt
rb-sheet-scoring = Wertung
rb-sheet-complete = vollständiger Abschnitt
rb-sheet-single = Knochen in einem unvollständigen
rb-sheet-wrong = falscher Knochen
rb-sheet-hat = mit Hut
rb-sheet-target = Wer zuerst { $target } Punkte hat, gewinnt.

# Das Einrichten eines Tisches
new-real-how-rolling-bones = Menschen rollen ihre eigenen Knochenwürfel und tippen ein, was sie zeigen.
option-rolling-bones-target = Punkte zum Sieg
option-rolling-bones-target-how = Das Spiel endet, wenn jemand so viele hat.
option-rolling-bones-hat_duty = Nach einem Ergänzungswurf genügt es, den Hut zu legen
option-rolling-bones-hat_duty-printed = wie gedruckt: nicht, wenn ein falscher Knochen fällig ist
option-rolling-bones-hat_duty-always = immer, und dann ist kein falscher Knochen fällig
option-rolling-bones-hat_duty-never = nie
option-rolling-bones-hat_duty-how = Ein falscher Knochen ist fällig, wenn kein Grabstein da ist und kein Knochen passt.
option-rolling-bones-hat_off = Der Hut darf herunter
option-rolling-bones-hat_off-any_time = jederzeit
option-rolling-bones-hat_off-after_duty = erst, wenn ein Würfel des Wurfs gelegt ist
option-rolling-bones-hat_off-how = Dann rollt er wieder mit, oder er zahlt.
option-rolling-bones-finish_round = Die letzte Runde zu Ende spielen
option-rolling-bones-finish_round-how = Dann waren alle gleich oft dran, und die meisten Punkte gewinnen.

## Zahlen im Lauf der Zeit

rb-figures-best = Dein bestes Skelett
rb-figures-how = Das Skelett aus deinen letzten { $count } Partien, das auf einmal am meisten brachte.
rb-figures-go = Suchen
rb-figures-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rb-figures-none = Keines von ihnen brachte Punkte.
