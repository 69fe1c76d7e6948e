### Rolling Dice im Browser.

rd-loading = Das Eis wird ausgelegt …
rd-again = Noch einmal versuchen

## Farben

rd-colour-orange = Orange
rd-colour-green = Grün
rd-colour-purple = Lila
rd-colour-red = Rot
rd-colour-blue = Blau
rd-colour-yellow = Gelb

## Was jetzt zu tun ist

rd-prompt-throw = Du spielst { $colour }: Zieh vom Eingang aus, um zu zielen. Dann wirf.
rd-prompt-beat = Übertriff { $colour } mit dem Ring: mit mehr Augen oder weiter vorn.
rd-prompt-hand = Du bist dran mit { $colour }: Wirf { $dice } echte Würfel.
rd-prompt-choose = Wähl deinen Wertungswürfel: Tipp einen der markierten Würfel an.
rd-prompt-place = { $colour } ist im Wasser: Leg den Würfel zurück auf eine freie Stelle.
rd-prompt-landing = Die Würfel sind in der Luft.
rd-prompt-flying = { $who } wirft …
rd-prompt-scoring = Die Runde wird gewertet, der vorderste Würfel zuerst.
rd-prompt-over = Das Spiel ist zu Ende.
rd-prompt-wait-throw = { $who } ({ $colour }) zielt mit { $dice } Würfeln.
rd-prompt-wait-choose = { $who } ({ $colour }) wählt einen Wertungswürfel.
rd-prompt-wait-place = { $who } legt den Würfel von { $colour } zurück auf die Scholle.
rd-prompt-wait-landing = { $who } ({ $colour }) wirft echte Würfel.

rd-stage = Die Scholle: Hier spielst du mit Tasten
rd-keys-aim = Tasten: ← → verschiebt die Hand, Umschalt mit ← → dreht, ↑ ↓ Stärke, Eingabe wirft.
rd-keys-place = Tasten: Pfeile verschieben den Würfel (Umschalt: kleine Schritte), R dreht ihn, N und P gehen von Stelle zu Stelle, Eingabe legt ihn hin.
rd-keys-choose = Tasten: ← → geht die Würfel durch, Eingabe nimmt einen.
rd-keys-none = Ziehen dreht die Ansicht.

# Laut gefragt, einmal.
rd-ask-throw = { $colour }: Wirf { $dice } Würfel.
rd-ask-beat = { $colour }: Wirf { $dice } Würfel und übertriff deine { $pips }: { $where }.
rd-ask-choose =
    { $count ->
        [one] Nur ein Würfel kann werten: Nimm ihn.
       *[other] Wähl deinen Wertungswürfel aus { $count }.
    }
rd-action = Was zu tun ist

## Hinweise in einem ersten Spiel

rd-tip-target = Die erste Robbe auf { $goal } beendet das Spiel. In jeder Runde wertet einer deiner Würfel für dich.
rd-tip-aim = Weit vorn ist gut: Du bekommst auch die Augen aller Würfel hinter deinem. Netze bringen Punkte, Löcher kosten welche, Wasser ist verloren.
rd-tip-beat = Mehr Augen oder weiter vorn: Eins von beiden genügt. Bei einem Fehlwurf kommt dein Würfel auf einen Eisblock und bringt nichts.
rd-tip-choose = Er wertet seine Augen und die aller Wertungswürfel weiter hinten. In der nächsten Runde liegt er noch da.
rd-tip-place = Jede freie Stelle geht. Die Schilder sagen, was sie dir bringt, so wie die Würfel jetzt liegen.
rd-tip-score = Der vorderste Würfel wertet zuerst: seine Augen, alle Augen dahinter und auf Eisblöcken, dazu Netz oder Loch.
rd-tip-close = Verstanden

## Die Ansicht

rd-camera-left = Ansicht nach links drehen
rd-camera-right = Ansicht nach rechts drehen
rd-camera-up = Von weiter oben schauen
rd-camera-down = Von weiter unten schauen
rd-camera-reset = Alles zeigen
rd-view-flat = Von oben
rd-view-space = 3D

## Zielen

rd-throw =
    { $dice ->
        [one] Würfel werfen
       *[other] { $dice } Würfel werfen
    }
rd-aim-place = Stelle
rd-aim-direction = Richtung
rd-aim-strength = Stärke
rd-aim-loft = Steilheit
rd-aim-spin = Drall
rd-aim-more = Mehr: Steilheit und Drall
rd-aim-less = Weniger
rd-aim-mm = { $value } mm
rd-aim-degrees = { $value }°
rd-aim-speed = { $value } cm/s
rd-aim-turns = { $value } U/s
rd-aim-reach = etwa { $y } cm weit, Streuung { $spread } cm
rd-advice-aim = Zielen wie der Trainer
rd-advice-die = rät der Trainer
rd-advice-spot = Stelle des Trainers
rd-heading-straight = Geradeaus
rd-heading-left = { $angle } nach links
rd-heading-slightly-left = { $angle } nach links
rd-heading-right = { $angle } nach rechts
rd-heading-slightly-right = { $angle } nach rechts
rd-might-gentle = sanft ({ $speed })
rd-might-middling = mittelstark ({ $speed })
rd-might-bold = kräftig ({ $speed })
rd-might-wild = wild ({ $speed }): Da landet viel im Wasser

## Wählen

rd-choose-group = Würfel, die werten können
rd-choose-die = Würfel mit { $pips } Augen
rd-pips =
    { $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    }
rd-forward = { $mm } cm weit vorn
rd-beats-higher = höher
rd-beats-further = weiter
rd-beats-both = höher und weiter
rd-worth =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
rd-worth-note = Punkte: was dir die Runde brächte, so wie die Würfel jetzt liegen.
rd-die-number = Würfel { $number }
rd-take = Mit diesem Würfel werten
rd-take-none = Wähl zuerst einen Würfel

## Einen Würfel zurücklegen

rd-place-free = Diese Stelle ist frei.
rd-place-worth =
    { $points ->
        [one] Frei: Sie brächte dir 1 Punkt.
       *[other] Frei: Sie brächte dir { $points } Punkte.
    }
rd-spots = Gute Stellen
rd-place-left = Nach links
rd-place-right = Nach rechts
rd-place-forward = Nach vorn
rd-place-back = Nach hinten
rd-place-turn = Drehen
rd-place-put = Hierhin legen

## Echte Würfel

rd-hand-how = Wirf deine { $dice } Würfel über den Eingang in die Schachtel. Dann gib ein, was wo liegt.
rd-hand-thrown = Geworfen
rd-enter-title = Was liegt wo?
rd-enter-how = Tipp auf den Plan, wo der gewählte Würfel liegt. Dann stell seine Augen ein.
rd-enter-dice = Würfel
rd-enter-thrown = Geworfen { $number }
rd-enter-scoring = { $colour }, lag schon da
rd-enter-pips = Augen
rd-enter-where = Wo
rd-enter-floe = Auf der Scholle
rd-enter-water = Im Wasser
rd-enter-outside = Neben der Schachtel
rd-enter-move = Würfel verschieben
rd-enter-send =
    { $left ->
        [0] So liegen sie
        [1] Noch ein Würfel fehlt
       *[other] Noch { $left } Würfel fehlen
    }
rd-enter-next = Nächster Würfel
rd-enter-nets = Netze und Löcher
rd-enter-our-plan = wie auf unserem Plan
rd-enter-own-floe = meine eigene Scholle
rd-touch = Was der Würfel berührt
rd-touch-none = auf blankem Eis
rd-touch-net = in einem Netz, +{ $points }
rd-touch-hole = in einem Loch, −{ $points }
rd-enter-map = Plan der Scholle: Tipp dorthin, wo der Würfel liegt
rd-enter-at = { $x } cm von der linken Wand, { $y } cm weit vorn

## Wertung

rd-track = Punkteleiste bis { $goal }. { $told }.
rd-track-title = Die Robben auf dem Weg zur { $goal }
rd-scoring-title = Die Runde wird gewertet
rd-standing-title = Wäre die Runde jetzt zu Ende
rd-starter-next = { $who } würde die nächste Runde beginnen.
rd-last-round = So wurde die letzte Runde gewertet
rd-show-again = Noch einmal zeigen
rd-skip = Überspringen
rd-score-colour = Farbe
rd-score-own = eigen
rd-score-own-long = Augen des eigenen Würfels
rd-score-behind = hinten
rd-score-behind-long = Augen der Würfel weiter hinten
rd-score-blocks = Block
rd-score-blocks-long = Augen auf den Eisblöcken
rd-score-patch = Netz
rd-score-patch-long = Netz oder Loch, das der Würfel berührt
rd-score-sum = Summe
rd-score-on-block = auf einem Eisblock
rd-score-no-die = noch kein Würfel
rd-score-slid = über besetzte Felder weitergerutscht

## Was geschah

rd-told-throw = { $who } wirft: { $might }, { $heading }.
rd-told-landing = { $floe ->
        [0] Alle Würfel von { $who } sind im Wasser
       *[other] Auf der Scholle: { $list }
    }{ $water ->
        [0] .
       *[other] { $floe ->
            [0] .
           *[other] ; { $water } im Wasser.
        }
    }
rd-told-knocked = Von der Scholle gestoßen: { $list }.
rd-told-choose = { $who } nimmt Würfel { $number } als Wertungswürfel.
rd-told-place = { $who } legt den Würfel zurück, { $y } cm weit vorn.
rd-move-throw = { $might } werfen, { $heading }, { $place }
rd-move-choose = Würfel { $number } nehmen
rd-move-place = { $y } cm weit vorn hinlegen, { $x } cm von links
rd-plain-might-gentle = sanft
rd-plain-might-middling = mittelstark
rd-plain-might-bold = kräftig
rd-plain-might-wild = wild
rd-plain-heading-straight = geradeaus
rd-plain-heading-left = nach links
rd-plain-heading-slightly-left = leicht nach links
rd-plain-heading-right = nach rechts
rd-plain-heading-slightly-right = leicht nach rechts
rd-plain-place-left = von links
rd-plain-place-middle = aus der Mitte
rd-plain-place-right = von rechts
rd-still = Die Scholle von oben. { $told }
rd-still-floe = { $colour } zeigt { $face }, { $y } cm weit vorn.
rd-still-block = { $colour } liegt mit { $face } auf Eisblock { $number }.
rd-still-empty = Noch liegt kein Wertungswürfel darauf.

## Für alle, die das Spiel hören

rd-say-landing =
    { $yours ->
        [yes] Du wirfst
       *[no] { $who } wirft
    }: { $floe ->
        [0] alle im Wasser
       *[other] { $list } auf der Scholle
    }{ $water ->
        [0] {""}
       *[other] { $floe ->
            [0] {""}
           *[other] , { $water } im Wasser
        }
    }{ $tail }.
rd-say-knocks = ; hinausgestoßen: { $list }
rd-say-choose =
    { $yours ->
        [yes] Du nimmst
       *[no] { $who } nimmt
    } die { $pips }, { $y } cm weit vorn.
rd-say-choose-number =
    { $yours ->
        [yes] Du nimmst
       *[no] { $who } nimmt
    } Würfel { $number }.
rd-say-place =
    { $yours ->
        [yes] Du legst den Würfel zurück
       *[no] { $who } legt den Würfel zurück
    }, { $y } cm weit vorn.
rd-say-missed = Ein Fehlwurf: Der Würfel, der zu übertreffen war, kommt auf einen Eisblock.
rd-say-block =
    { $yours ->
        [yes] Dein Würfel kommt
       *[no] Der Würfel von { $who } kommt
    } mit { $pips } auf einen Eisblock.
rd-say-round = Die Runde ist gewertet: { $list }.
rd-say-earned =
    { $points ->
        [one] { $who } 1 Punkt, Robbe auf { $to }
       *[other] { $who } { $points } Punkte, Robbe auf { $to }
    }
rd-say-aim =
    { $place } ({ $x } cm), { $heading }, { $might }: { $beyond ->
        [yes] bis zur hinteren Wand
       *[no] etwa { $y } cm weit
    }, Streuung etwa { $spread } cm zu jeder Seite.
rd-say-die = Würfel { $number }: { $told }.
rd-say-lies = { $who }: { $pips }, { $where }.
rd-say-empty = Auf der Scholle liegt kein Wertungswürfel.
rd-where = { $side }, { $y } cm weit vorn
rd-side-left = links
rd-side-middle = Mitte
rd-side-right = rechts
rd-name-colour = { $who } ({ $colour })
rd-worth-net = { $all }, davon { $points } aus einem Netz
rd-worth-hole = { $all }, nach { $points } für ein Loch

## Ausgerufen

rd-splash = Platsch! { $who } liegt im Wasser.
rd-splash-yours = Platsch! Dein Würfel liegt im Wasser. Du darfst ihn zurücklegen.
rd-oops = Hoppla: { $who } hat den eigenen Würfel hinausgestoßen.
rd-oops-yours = Hoppla, das war dein eigener Würfel. Kommt vor.

## Schiedsrichter für das gedruckte Spiel

rd-keeper-title = Rolling Dice zu Hause
rd-keeper-how = Ihr spielt mit der echten Schachtel und echten Würfeln. Nach jeder Runde gebt ihr ein, was wo liegt; Bonecup wertet und zieht die Robben.
rd-keeper-people = Wie viele spielen mit?
rd-keeper-player = Person { $number }
rd-keeper-name = Name
rd-keeper-order = In der Reihenfolge, in der gespielt wird. Zu zweit hat jede Person zwei Farben.
rd-keeper-begin = Los geht’s
rd-keeper-round = Runde { $round }
rd-keeper-starter = { $who } ({ $colour }) beginnt.
rd-keeper-list = Wenn alle geworfen haben: die Augen jedes Wertungswürfels, von vorn nach hinten. Sag dazu, welcher in einem Netz, in einem Loch oder auf einem Eisblock liegt.
rd-keeper-floe = Auf der Scholle, der vorderste zuerst
rd-keeper-blocks = Auf den Eisblöcken, vom Startsymbol an
rd-keeper-forward = { $colour }: weiter nach vorn
rd-keeper-back = { $colour }: weiter nach hinten
rd-keeper-pips = Augen von { $colour }
rd-keeper-where = Wo { $colour } liegt
rd-keeper-due = { $who }: wirft { $dice } Würfel
rd-keeper-due-stays = { $who }: wirft { $dice } Würfel, muss den Wertungswürfel übertreffen
rd-keeper-block = auf einem Eisblock
rd-keeper-level = gleichauf mit dem davor
rd-keeper-score = Runde werten
rd-keeper-scored = Runde { $round }, gewertet
rd-keeper-undo = Diese Runde neu eingeben
rd-keeper-new = Neues Spiel
rd-keeper-sure = Das bisherige Spiel ist dann weg.
rd-keeper-yes = Neu beginnen
rd-keeper-no = Weiterspielen
rd-keeper-winner =
    { $count ->
        [1] { $who } gewinnt!
       *[other] { $who } teilen sich den Sieg!
    }

## Erster Zug

rd-learn-you = Du
rd-learn-next = Weiter
rd-learn-look = Eine Scholle in einer Schachtel
rd-learn-look-text = Würfel kommen unten durch den Eingang herein, vorn ist oben. Netze bringen Punkte, Löcher kosten welche, und was das Wasser berührt, ist verloren. Grün und Lila liegen schon da; du spielst Orange.
rd-learn-aim = Zielen
rd-learn-aim-text = Zieh vom Eingang dorthin, wo deine Würfel liegen bleiben sollen. Die Hand zittert ein wenig, darum streuen sie. (Für diese Lektion haben wir einen Wurf aufgezeichnet; er wird gezeigt, wohin du auch zielst.)
rd-learn-fly = Und los …
rd-learn-choose = Ein Würfel wertet
rd-learn-choose-text = Drei Würfel bleiben liegen, einer ist im Wasser. Nur einer darf für dich werten: Es zählen seine eigenen Augen und die aller Wertungswürfel weiter hinten. Welchen nimmst du?
rd-learn-die-1 = Die 6 hat viele Augen, aber alle liegen vor ihr.
rd-learn-die-2 = Die 4 liegt weit vorn, aber im Loch mit −4.
rd-learn-die-3 = Die 1 liegt ganz vorn, im Netz mit +6.
rd-learn-score = Die Runde wird gewertet
rd-learn-score-1 = Eine 6, und nichts dahinter: Grün und Lila liegen weiter vorn und zählen deine Augen sogar mit.
rd-learn-score-2 = Beide anderen liegen hinter dir, also zählst du ihre Augen mit, aber das Loch nimmt dir 4.
rd-learn-score-3 = Gut gewählt: Beide anderen liegen hinter dir, also zählst du ihre Augen mit, und das Netz gibt noch 6 dazu.
rd-learn-ring = In der nächsten Runde trägt dein Würfel den Ring: Wirf drei und übertriff ihn, mit mehr Augen oder weiter vorn. Bei einem Fehlwurf kommt er auf einen Eisblock und bringt nichts.
rd-learn-done = Verstanden
rd-learn-other = Anderen Würfel versuchen

## Bilder und Wertungsblätter

rd-picture = Die Arena von oben: eine Scholle im Wasser, mit vier Netzen und zwei Löchern; unten der Eingang mit sechs Eisblöcken.
rd-picture-forward = vorn
rd-picture-entrance = Eingang: Von hier wird geworfen
rd-picture-net = Fischnetz: Bonus
rd-picture-hole = Eisloch: Minuspunkte
rd-picture-water = Wasser
rd-picture-floe = Eisscholle
rd-picture-start = Startsymbol
rd-picture-block = Eisblöcke
rd-sheet-how = Schreibt auf, was jede Farbe in einer Runde bekommt, oder schiebt je Farbe eine Münze auf der Punkteleiste weiter.
rd-sheet-rounds = Punkte je Runde
rd-sheet-track = Punkteleiste: 75 bei zwei bis vier Personen, 100 bei fünf oder sechs
rd-sheet-earn = Was ein Wertungswürfel bringt
rd-sheet-remember = Gut zu wissen
rd-sheet-line-1 = Der vorderste Würfel wertet zuerst.
rd-sheet-line-2 = Ist das Feld besetzt, geht es weiter aufs nächste freie.
rd-sheet-line-3 = Wer auf dem Block mit dem Startsymbol liegt, beginnt die nächste Runde; sonst der hinterste Würfel.
rd-sheet-line-4 = Ein fremder Würfel im Wasser kommt auf irgendeine freie Stelle zurück.

# Das Einrichten eines Tisches
new-real-how-rolling-dice = Menschen werfen in ihrer eigenen Arena und legen die Würfel so auf die Karte, wie sie liegen. Für das gedruckte Spiel gibt es auch die Punktezählung.

# Nach dem Spiel
rd-review = Wie es dazu kam
rd-review-why = Auf dem Eis entscheidet die Hand, wohin die Würfel rollen: Was ein Wurf wert war, ist oben geschätzt, indem er viele Male geworfen wurde. Was sich zählen lässt, steht hier.
rd-review-course = Punkte im Verlauf der Partie
rd-review-course-label = Diagramm: Punkte im Verlauf der Partie. Am Ende: { $points }.
rd-review-who = Wer
rd-review-throws = Würfe
rd-review-dice = Würfel
rd-review-stayed = auf dem Eis
rd-review-pips = Augen je Würfel
