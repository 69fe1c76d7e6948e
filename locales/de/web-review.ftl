### Nach der Partie: Ergebnis, Glück und Können, Wiederholung, Beweis der Würfel, und alles, was dir gehört.

## Ergebnis

review-you-won = Du hast gewonnen!
review-you-share = Geteilter Sieg!
review-won-by =
    { $winners ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
review-alone =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
review-closed = Kein Ergebnis
review-closed-why = Der Tisch wurde geschlossen, bevor die Partie zu Ende war.
review-place =
    { $place ->
        [1] Erster Platz:
        [2] Zweiter Platz:
        [3] Dritter Platz:
       *[other] Platz { $place }:
    }
review-seat = Platz { $seat }
review-somebody = Jemand
review-points =
    { $points ->
        [one] { $shown } Punkt
       *[other] { $shown } Punkte
    }
review-rematch = Noch einmal
review-home = Startseite
review-download = Protokoll der Partie herunterladen
review-record = Protokoll
review-picture = Bild
review-picture-title = Das Ergebnis als Bild
review-picture-save = Speichern
review-picture-share = Teilen
review-picture-close = Schließen
review-picture-failed = Das Bild ließ sich in diesem Browser nicht zeichnen.

## Glück und Können

review-luck-title = Pech gehabt oder schlecht gespielt?
review-luck-title-won = Glück oder Können?
review-whose = Wessen Spiel anschauen
review-analysing = Jeder Wurf und jede Entscheidung wird durchgerechnet. Das dauert ein paar Sekunden.
review-no-analysis = Diese Partie ließ sich nicht auswerten. Wiederholung und Beweis der Würfel gibt es trotzdem.
review-estimate = Das lässt sich nur schätzen: Ein erwarteter Wert kann um etwa { $error } Punkte danebenliegen.

review-shared = Ein geteilter Sieg: Am Ende lag niemand vorn, weder durch Glück noch durch Können.
review-won-luck =
    { $you ->
        [yes] Die Würfel waren auf deiner Seite: Sie brachten dir { $luck } Punkte mehr Glück als { $rival }. { $even ->
            [yes] Die Entscheidungen waren gleich gut.
           *[no] In den Entscheidungen war { $rival } um { $skill } Punkte besser.
        }
       *[no] Die Würfel waren auf der Seite von { $name }: { $luck } Punkte mehr Glück als { $rival }. { $even ->
            [yes] Die Entscheidungen waren gleich gut.
           *[no] In den Entscheidungen war { $rival } um { $skill } Punkte besser.
        }
    }
review-won-skill =
    { $you ->
        [yes] Verdient gewonnen: { $rival } hatte { $same ->
            [yes] genauso viel
           *[no] { $luck } Punkte mehr
        } Glück, aber deine Entscheidungen waren um { $skill } Punkte besser.
       *[no] Verdient gewonnen: { $rival } hatte { $same ->
            [yes] genauso viel
           *[no] { $luck } Punkte mehr
        } Glück, aber die Entscheidungen von { $name } waren um { $skill } Punkte besser.
    }
review-won-both =
    { $you ->
        [yes] Glück und Können zusammen: Die Würfel brachten dir { $luck } Punkte mehr als { $rival }, deine Entscheidungen { $skill }.
       *[no] Glück und Können zusammen: Gegenüber { $rival } brachten die Würfel { $name } { $luck } Punkte mehr, die Entscheidungen { $skill }.
    }
review-won-mostly-luck =
    { $you ->
        [yes] Vor allem Glück: Die Würfel brachten dir { $luck } Punkte mehr als { $rival }. Deine Entscheidungen brachten weitere { $skill }.
       *[no] Vor allem Glück: Gegenüber { $rival } brachten die Würfel { $name } { $luck } Punkte mehr, die Entscheidungen weitere { $skill }.
    }
review-won-mostly-skill =
    { $you ->
        [yes] Vor allem Können: Deine Entscheidungen waren um { $skill } Punkte besser als die von { $rival }. Die Würfel brachten weitere { $luck }.
       *[no] Vor allem Können: Die Entscheidungen von { $name } waren um { $skill } Punkte besser als die von { $rival }. Die Würfel brachten weitere { $luck }.
    }
review-won-neither =
    { $you ->
        [yes] Du hast ohne mehr Glück und ohne bessere Entscheidungen als { $rival } gewonnen: Den Ausschlag gab die Zahl der Züge.
       *[no] { $name } hat ohne mehr Glück und ohne bessere Entscheidungen als { $rival } gewonnen: Den Ausschlag gab die Zahl der Züge.
    }
review-lost-luck =
    { $you ->
        [yes] Pech gehabt! { $rival } hatte { $luck } Punkte mehr Glück. { $even ->
            [yes] Deine Entscheidungen waren genauso gut.
           *[no] Deine Entscheidungen waren sogar um { $skill } Punkte besser.
        }
       *[no] { $name } hatte Pech: { $rival } hatte { $luck } Punkte mehr Glück. { $even ->
            [yes] Die Entscheidungen waren genauso gut.
           *[no] Die Entscheidungen von { $name } waren sogar um { $skill } Punkte besser.
        }
    }
review-lost-skill =
    { $you ->
        [yes] Es lag an den Entscheidungen, nicht an den Würfeln: Sie kosteten dich { $skill } Punkte mehr als { $rival }, { $same ->
            [yes] bei gleich viel Glück
           *[no] obwohl du { $luck } Punkte mehr Glück hattest
        }.
       *[no] Es lag an den Entscheidungen, nicht an den Würfeln: Sie kosteten { $name } { $skill } Punkte mehr als { $rival }, { $same ->
            [yes] bei gleich viel Glück
           *[no] trotz { $luck } Punkten mehr Glück
        }.
    }
review-lost-both =
    { $you ->
        [yes] Beides: Gegen { $rival } kosteten dich die Würfel { $luck } Punkte und deine Entscheidungen { $skill }.
       *[no] Beides: Gegen { $rival } kosteten { $name } die Würfel { $luck } Punkte und die Entscheidungen { $skill }.
    }
review-lost-mostly-luck =
    { $you ->
        [yes] Vor allem Pech: Gegen { $rival } kosteten dich die Würfel { $luck } Punkte, deine Entscheidungen { $skill }.
       *[no] Vor allem Pech: Gegen { $rival } kosteten { $name } die Würfel { $luck } Punkte, die Entscheidungen { $skill }.
    }
review-lost-mostly-skill =
    { $you ->
        [yes] Vor allem die Entscheidungen: Gegen { $rival } kosteten sie dich { $skill } Punkte, die Würfel { $luck }.
       *[no] Vor allem die Entscheidungen: Gegen { $rival } kosteten sie { $name } { $skill } Punkte, die Würfel { $luck }.
    }
review-lost-neither =
    { $you ->
        [yes] Du hattest nicht weniger Glück als { $rival } und hast nicht schlechter entschieden: Den Ausschlag gab die Zahl der Züge.
       *[no] { $name } hatte nicht weniger Glück als { $rival } und hat nicht schlechter entschieden: Den Ausschlag gab die Zahl der Züge.
    }

review-alone-good = Stark: { $by } Punkte über dem, was bestes Spiel im Schnitt bringt. Das Glück brachte { $luck }, Fehler kosteten nur { $loss }.
review-alone-above = { $by } Punkte über dem, was bestes Spiel im Schnitt bringt: Das Glück brachte { $luck }, Fehler kosteten { $loss }.
review-alone-luck = Pech gehabt: Die Würfel kosteten { $luck } Punkte, Fehler nichts.
review-alone-skill = Es lag an den Entscheidungen: Sie kosteten { $loss } Punkte, obwohl die Würfel { $luck } mehr brachten als im Schnitt.
review-alone-both = Beides: Die Würfel kosteten { $luck } Punkte, Fehler { $loss }.
review-alone-mostly-luck = Vor allem Pech: Die Würfel kosteten { $luck } Punkte, Fehler { $loss }.
review-alone-mostly-skill = Vor allem die Entscheidungen: Sie kosteten { $loss } Punkte, die Würfel { $luck }.
review-alone-neither = Genau das, was zu erwarten war.

review-luck-usual = Die Würfel lagen { $luck } Punkte { $side ->
        [bad] unter
       *[good] über
    } dem Schnitt. Das ist nichts Besonderes: In solchen Partien streut das Glück um ± { $error }.
review-luck-some = Die Würfel lagen { $luck } Punkte { $side ->
        [bad] unter
       *[good] über
    } dem Schnitt. In solchen Partien streut das Glück um ± { $error }; so viel { $side ->
        [bad] Pech
       *[good] Glück
    } oder mehr gibt es in etwa { $part } der Partien.
review-luck-rare = Die Würfel lagen { $luck } Punkte { $side ->
        [bad] unter
       *[good] über
    } dem Schnitt, und das ist selten: In solchen Partien streut das Glück um ± { $error }; so viel { $side ->
        [bad] Pech
       *[good] Glück
    } oder mehr gibt es nur in etwa { $part } der Partien.
review-luck-unknown = Die Würfel lagen { $luck } Punkte { $side ->
        [bad] unter
       *[good] über
    } dem Schnitt.
review-decided =
    { $mistakes ->
        [0] { $decisions ->
            [one] Die einzige Entscheidung war die beste.
           *[other] Alle { $decisions } Entscheidungen waren die besten.
        }
        [one] Eine von { $decisions } Entscheidungen war nicht die beste; sie kostete im Schnitt { $loss } Punkte.
       *[other] { $mistakes } von { $decisions } Entscheidungen waren nicht die besten; zusammen kosteten sie im Schnitt { $loss } Punkte.
    }

review-sum-start = Erwartet
review-sum-luck = Glück
review-sum-dice = Würfel
review-sum-gifts = Fehler anderer
review-sum-loss = Fehler
review-sum-result = Ergebnis
review-scatter = so weit streut das Glück in solchen Partien
review-chart-luck = Glück bis dahin, in Punkten
review-chart-loss = Durch Fehler verloren bis dahin, in Punkten
review-chart-luck-label = Diagramm: das Glück im Verlauf der Partie. Am Ende: { $sums }.
review-chart-loss-label = Diagramm: durch Fehler verlorene Punkte im Verlauf der Partie. Am Ende: { $sums }.
review-chart-how = Von links nach rechts: die Züge. ▲ größtes Glück, ▼ größtes Pech, ① bis ③ teuerste Fehler. Tippe auf eine Stelle, um sie in der Wiederholung zu sehen.
review-at = Stelle { $at } von { $last }: { $words }
review-table = Die Zahlen als Tabelle
review-turn = Zug

## Gewinnchancen

review-chance-title = Wer war wann am Gewinnen?
review-working-out = Die Gewinnchancen werden Zug für Zug ausgerechnet. Das kann eine Minute dauern; du kannst inzwischen weiterlesen.
review-done-so-far = { $part } fertig
review-chances-refused = Den Rückblick in Punkten gibt es trotzdem.
review-again = Noch einmal versuchen
review-chance = Chance
review-before-all = Anfang
review-decisive-dice = Es lag vor allem an den Würfeln.
review-decisive-play = Es lag vor allem an den Entscheidungen.
review-decisive-both = Würfel und Entscheidungen wogen etwa gleich viel.
review-chance-of-two =
    { $you ->
        [yes] Vor dem ersten Wurf war deine Gewinnchance { $start }. Was die Würfel daran änderten, was { $rival } verschenkte und was deine eigenen Fehler kosteten, ergibt in Prozentpunkten das Ergebnis:
       *[no] Vor dem ersten Wurf war die Gewinnchance von { $name } { $start }. Was die Würfel daran änderten, was { $rival } verschenkte und was die eigenen Fehler kosteten, ergibt in Prozentpunkten das Ergebnis:
    }
review-chance-of-many =
    { $you ->
        [yes] Vor dem ersten Wurf war deine Gewinnchance etwa { $start }. Was die Würfel daran änderten, was die anderen verschenkten und was deine eigenen Fehler kosteten, ergibt in Prozentpunkten das Ergebnis:
       *[no] Vor dem ersten Wurf war die Gewinnchance von { $name } etwa { $start }. Was die Würfel daran änderten, was die anderen verschenkten und was die eigenen Fehler kosteten, ergibt in Prozentpunkten das Ergebnis:
    }
review-decided-winning =
    { $mistakes ->
        [0] { $decisions ->
            [one] Die einzige Entscheidung war die beste, um zu gewinnen.
           *[other] Alle { $decisions } Entscheidungen waren die besten, um zu gewinnen.
        }
        [one] Eine von { $decisions } Entscheidungen war nicht die beste, um zu gewinnen; sie kostete { $loss } Prozentpunkte.
       *[other] { $mistakes } von { $decisions } Entscheidungen waren nicht die besten, um zu gewinnen; zusammen kosteten sie { $loss } Prozentpunkte.
    }
review-estimate-winning = In diesem Spiel lassen sich die Chancen nur schätzen: Sie können um etwa { $error } Prozentpunkte danebenliegen. Darum sind die Kurven gestrichelt; getönt ist, wie weit die Schätzung danebenliegen kann.
review-chart-chance = Gewinnchance
review-chart-chance-about = Gewinnchance, geschätzt
review-chart-parts = { $name }, Runde für Runde, in Prozentpunkten: Glück (voll) und Fehler (schraffiert)
review-chart-chance-label = Diagramm: die Gewinnchance von { $name } im Verlauf der Partie. Anfang: { $start }. Nach jeder Runde: { $course }. Die Tabelle darunter hat alle Zahlen.
review-chart-parts-label = Diagramm: Glück und Fehler von { $name } in jeder Runde, in Prozentpunkten: { $parts }.
review-chance-how = Von links nach rechts: die Runden. ① bis ⑤ haben am meisten geändert. Tippe auf eine Stelle, um sie in der Wiederholung zu sehen.
review-swings = Was am meisten geändert hat
review-swing = von { $from } auf { $to }
review-swing-mistake = Fehler
review-no-swings = Nichts hat die Chance um mehr als einen Prozentpunkt geändert.

## Entscheidungen

review-decisions = Die Entscheidungen
review-filter = Welche Entscheidungen zeigen
review-filter-mistakes = Fehler
review-filter-all = Alle
review-everybody = von allen
review-worst =
    { $count ->
        [one] Der teuerste Fehler
       *[other] Die teuersten Fehler
    }
review-rest-mistakes =
    { $count ->
        [one] Noch ein Fehler
       *[other] { $count } weitere Fehler
    }
review-rest-all =
    { $count ->
        [one] Noch eine Entscheidung, der Reihe nach
       *[other] { $count } weitere Entscheidungen, der Reihe nach
    }
review-no-mistakes = Kein einziger Fehler: Jeder Zug war der beste, den es gab.
review-turn-of = { $turn }. Zug
review-cost = { $cost } Punkte
review-cost-winning = { $cost } Prozentpunkte
review-best = bester Zug
review-played = Gespielt:
review-better = Besser:
review-show = In der Wiederholung zeigen
review-more = { $count } weitere

## Rolling Dice


## Wiederholung

review-replay = Die Partie noch einmal
review-replay-start = Vor dem ersten Wurf.
review-points-now = Punkte in diesem Augenblick
review-slider = Stelle in der Partie
review-slider-at = { $at } von { $last }: { $words }
review-first = Zum Anfang
review-back = Einen Schritt zurück
review-play = Abspielen
review-pause = Anhalten
review-next = Einen Schritt weiter
review-last = Zum Ende
review-was = { $cost } Punkte. Besser: { $move }.
review-was-winning = { $cost } Prozentpunkte. Besser: { $move }.
review-was-best =
    { $moves ->
        [one] Der einzige Zug.
       *[other] Der beste von { $moves } Zügen.
    }
review-was-forced = Einen anderen Zug gab es nicht.
review-roll-good = Ein guter Wurf: { $luck } Punkte.
review-roll-good-winning = Ein guter Wurf: { $luck } Prozentpunkte.
review-roll-bad = Ein schlechter Wurf: { $luck } Punkte.
review-roll-bad-winning = Ein schlechter Wurf: { $luck } Prozentpunkte.
review-here = Jetzt spielt { $name }: { $move }. Besser: { $best } ({ $cost } Punkte).
review-here-winning = Jetzt spielt { $name }: { $move }. Besser: { $best } ({ $cost } Prozentpunkte).

## Beweis der Würfel

review-fair = Waren die Würfel ehrlich?
review-verify = Die Würfel einer Partie prüfen
review-verify-page = Von jeder Partie gibt es ein Protokoll zum Herunterladen. Hier rechnet dein Browser alle Würfel nach und findet jeden Wurf, der nicht der zugesagte ist. Er fragt dafür keinen Server, auch nicht unseren.
review-verify-not = Geprüft werden die Würfel. Ob jeder Zug erlaubt war und das Ergebnis stimmt, prüft „bonecup verify“ auf der Befehlszeile.
review-copies = Züge und Ergebnis vergleichen
review-copy-how = Die Datei lässt sich mit dem Protokoll vergleichen, das dieser Server von dem Tisch hat. Das tut dein Browser; die Datei bleibt hier.
review-copy-now = Mit diesem Server vergleichen
review-copy-same = Die Datei sagt dasselbe wie das Protokoll dieses Servers, mit allen Zügen und dem Ergebnis.
review-copy-differs = Die Datei sagt etwas anderes als das Protokoll dieses Servers.
review-copy-event = Ereignis { $seq } ist dort ein anderes.
review-copy-length = Die Datei hat { $here } Ereignisse, das Protokoll dort { $there }.
review-copy-result = Das Ergebnis ist dort ein anderes.
review-copy-other = Plätze, Optionen oder Angaben zu den Würfeln sind dort andere.
review-copy-unknown = Dieser Server kennt den Tisch nicht; vielleicht wurde anderswo gespielt.
review-verify-how = Dein Browser kann jeden Wurf dieser Partie nachrechnen und mit dem vergleichen, was vor der Partie zugesagt wurde. Das tut er selbst, ohne den Server.
review-verify-now = Würfel jetzt prüfen
review-verify-file = Eine Datei prüfen
review-step-envelope = Der Umschlag.
review-step-envelope-how = Vor der Partie kommt eine geheime Zahl, der Startwert, in einen versiegelten Umschlag: Alle sehen ihren Fingerabdruck, die Zusage.
review-step-pinch = Deine Prise Glück.
review-step-pinch-how = Erst dann fügen alle, die mitspielen, einen eigenen Text hinzu.
review-step-dice = Die Würfel.
review-step-dice-how = Startwert, Tisch und alle diese Texte ergeben den Schlüssel der Partie, und der Schlüssel ergibt jeden Wurf.
review-step-open = Der Umschlag wird geöffnet.
review-step-open-how = Nach der Partie wird der Startwert veröffentlicht, und alle können alles nachrechnen.
review-drop = Protokoll hierher ziehen
review-choose = Datei auswählen
review-stays-here = Die Datei bleibt auf deinem Gerät.
review-file = Datei: { $name }
review-checking = Wird nachgerechnet …

review-fault-record-form = Das ist kein lesbares Protokoll: Bei { $where } steht nicht, was dort hingehört. Wähle eine Datei, die du nach einer Partie von Bonecup heruntergeladen hast.
review-fault-record-format = Das ist kein Protokoll von Bonecup. Wähle eine Datei, die du nach einer Partie heruntergeladen hast.
review-fault-record-version = Das Protokoll hat Version { $version }; diese Seite liest 1 bis 3, jeweils mit den Würfeln ihrer Version. Ein neueres Bonecup kann es vielleicht lesen.
review-fault-record-rules = Gespielt wurde nach Regeln der Version { $version }; diese Seite kennt andere. Ein neueres Bonecup kann es vielleicht lesen.
review-fault-record-too-large = Die Datei ist größer, als eine Partie sein kann, und wird darum nicht gelesen.
review-fault-record-too-many-events = Das Protokoll hat { $count } Ereignisse; so viele hat keine Partie, darum wird es nicht gelesen.

review-proof-holds = Die Würfel sind die zugesagten
review-proof-holds-why =
    { $noise ->
        [yes] Der Startwert gehört zur Zusage, und { $rolls ->
            [one] das Zittern des einzigen Wurfs folgt
           *[other] das Zittern aller { $rolls } Würfe folgt
        } daraus.
       *[no] Der Startwert gehört zur Zusage, und { $rolls ->
            [one] der einzige Wurf folgt
           *[other] alle { $rolls } Würfe folgen
        } daraus.
    }
review-proof-forged = Dieses Protokoll wurde verändert
review-proof-nothing = Alle Würfel waren echt
review-proof-nothing-why = Sie wurden von Hand geworfen und eingegeben; da gibt es nichts nachzurechnen.
review-proof-sealed = Der Umschlag ist noch zu
review-proof-sealed-why = Der Startwert wird am Ende der Partie veröffentlicht. Dann lassen sich die Würfel prüfen.
review-fault-commitment = Der Startwert gehört nicht zur Zusage, die vor der Partie veröffentlicht wurde: Einer von beiden wurde ausgetauscht.
review-fault-commitment-replaced = Die Würfe folgen aus dem Startwert, aber die Zusage gehört nicht zu ihm: Sie wurde ausgetauscht.
review-fault-no-commitment = Es wurde gewürfelt, aber das Protokoll enthält keine Zusage: Nichts zeigt, dass der Startwert vor der Partie feststand.
review-fault-idle-seed = Alle Würfel waren echt, aber das Protokoll enthält einen Startwert: Er gehört nicht hierher.
review-fault-weights = Die Gewichte der Knochen ({ $weights }) sind nicht die, die für den Tisch vereinbart waren.
review-fault-event-missing = Ereignis { $seq } fehlt oder ist doppelt: Die Ereignisse sind nicht lückenlos nummeriert.
review-fault-roll-missing = Wurf { $roll } fehlt oder ist doppelt: Die Würfe sind nicht lückenlos nummeriert.
review-fault-roll-left-out = Wurf { $roll } wurde weggelassen: Von da an zeigt das Protokoll die Würfel, die zur nächsten Nummer gehören.
review-fault-not-rolled = Nach Ereignis { $seq } muss gewürfelt werden, aber der Wurf fehlt.
review-fault-by-hand = Wurf { $roll } (Ereignis { $seq }) soll von Hand eingegeben sein, aber dieser Platz hatte keine echten Würfel.
review-fault-told-patch = Ereignis { $seq } sagt, welches Netz oder Loch ein Würfel berührt, aber sein Wurf wurde nicht von Hand eingegeben.
review-fault-key = Kaum ein Wurf folgt aus dem Startwert: Ein Beitrag, der Name des Tisches oder die Plätze wurden verändert.
review-fault-roll =
    Wurf { $roll } (Ereignis { $seq }): Der Startwert ergibt { $expected }, im Protokoll steht { $found }. { $more ->
        [0] { "" }
        [one] Noch ein Wurf passt nicht.
       *[other] { $more } weitere Würfe passen nicht.
    }
review-fault-noise =
    Wurf { $roll } (Ereignis { $seq }): Der Startwert ergibt das Zittern { $expected }, im Protokoll steht { $found }. { $more ->
        [0] { "" }
        [one] Noch ein Wurf passt nicht.
       *[other] { $more } weitere Würfe passen nicht.
    }
review-fault-seats-out-of-range = Das Protokoll hat { $given } Plätze; das Spiel spielt man zu { $least } bis { $most }.
review-fault-option-too-many = Das Protokoll nennt mehr Farben, als mitspielen.
review-fault-option-value = Den Platz, der beginnen soll, gibt es nicht.
review-fault-plan-idle-commitment = Alle Würfel sollen echt sein, aber das Protokoll enthält eine Zusage: Sie gehört nicht hierher.
review-fault-plan-bot-contributes = Für { $name } ist ein Beitrag vermerkt, aber Bots tragen nichts zu den Würfeln bei.
review-fault-record-event = Ereignis { $seq } kann dort nicht geschehen sein.
review-fault-verify-table-id = Der Name des Tisches folgt nicht aus der Zusage: Jemand hat ihn sich ausgesucht.
review-fault-verify-device = Die Geräte am Tisch sind nicht in der Reihenfolge ihrer Plätze nummeriert.
review-fault-verify-seal = { $name } soll etwas anderes aufgedeckt haben, als vor der Partie versiegelt wurde.
review-fault-verify-cast = Ereignis { $seq }: Jeder Wurf wird unmittelbar vorher von dem Platz angekündigt, dessen Würfel es sind; hier ist es nicht so.
review-fault-verify-asked = Ereignis { $seq }: Eine Zahl wurde von einem Platz erbeten, der keine geben kann, oder sie kam von niemandem.
review-fault-verify-link = Ereignis { $seq }: Die Zahl zu diesem Wurf ist nicht die aus der Kette, die vorher feststand.
review-fault-verify-chain-used-up = Ereignis { $seq }: Die Kette dieses Platzes hat keine Zahlen mehr.
review-fault-verify-engine = Ereignis { $seq }: Den Wurf hat { $engine } berechnet, vereinbart war { $agreed }.
review-fault-verify-signature = Ereignis { $seq }: Die Unterschrift stammt nicht vom Gerät dieses Platzes.
review-fault-verify-head = Die Ereignisse führen nicht zu dem Fingerabdruck, der das Protokoll abschließt: Etwas wurde verändert, weggelassen oder hinzugefügt.
review-fault-verify-receipt = Die Quittung des Servers gehört nicht zu diesem Protokoll.
review-fault-witness-commitment = Dieser Browser hat vor der Partie eine andere Zusage gesehen: { $seen }.
review-fault-witness-contribution = Dieser Browser hat zu Beginn der Partie einen anderen Beitrag von { $name } gesehen.
review-fault-witness-options = Dieser Browser hat vor der Partie ein anderes Spiel, andere Regeln oder Optionen gesehen.
review-fault-witness-server = Dieser Browser hat einen anderen Schlüssel des Servers gesehen: { $seen }.
review-fault-witness-course = Dieser Browser hat einen anderen Verlauf gesehen: Die ersten { $events } Ereignisse waren andere.
review-fault-witness-alarm = Dieser Browser hat während der Partie Alarm geschlagen: Der Tisch sagte etwas anderes als zugesagt.

review-commitment = Zusage (vor der Partie)
review-commitment-of-seed = Der Startwert ergäbe
review-seed = Startwert (nach der Partie)
review-contributions = Beiträge
review-key = Schlüssel der Partie
review-rolls =
    { $hand ->
        [0] Jeder Wurf: { $right } von { $checked } richtig
        [one] Jeder Wurf: { $right } von { $checked } richtig, einer von Hand eingegeben
       *[other] Jeder Wurf: { $right } von { $checked } richtig, { $hand } von Hand eingegeben
    }
review-rolls-noise =
    { $hand ->
        [0] Das Zittern jedes Wurfs: { $right } von { $checked } richtig
        [one] Das Zittern jedes Wurfs: { $right } von { $checked } richtig, einer von Hand eingegeben
       *[other] Das Zittern jedes Wurfs: { $right } von { $checked } richtig, { $hand } von Hand eingegeben
    }
review-roll = Wurf { $roll }
review-mark-right = richtig
review-mark-wrong = falsch
review-mark-hand = von Hand eingegeben
review-mark-unchecked = nicht geprüft
review-should = richtig wäre
review-all-rolls = Alle { $count } Würfe zeigen

review-proves = Was das beweist
review-proves-fixed = Die Würfel standen vor der Partie fest. Niemand hat sie danach ausgesucht oder verändert.
review-proves-yours = Wer den Tisch betreibt, kannte deinen Beitrag nicht, als der Umschlag versiegelt wurde, und konnte darum keine Würfel aussuchen.
review-proves-here = Gerechnet wurde auf deinem Gerät. Du musst uns nicht glauben: Andere Programme kommen zum selben Ergebnis.
review-means = Was das bedeutet
review-means-forged = Das sind nicht die Würfel, die vor der Partie zugesagt wurden, oder nicht alle. Jemand hat das Protokoll verändert: die Datei, oder schon das, was der Server herausgab. Vergleiche es mit den Kopien der anderen am Tisch, und lade es am Tisch selbst noch einmal herunter.
review-proves-not = Was es nicht beweist
review-proves-not-peek = Der Server kannte den Startwert während der Partie. Wer ihn betreibt, hätte vorausschauen können; unsere Bots bekommen ihn nicht zu sehen.
review-proves-not-moves = Ob jeder Zug erlaubt war und die Punkte stimmen: Das prüft „bonecup verify“ mit.
review-proves-not-physics = Wo die Würfel liegen blieben: Das berechnet das Rechenwerk ({ $engines }) aus Zielen und Zittern. Hier wird nur das Zittern geprüft; „bonecup verify“ wirft noch einmal.
review-proves-not-hand =
    { $rolls ->
        [one] Ein Wurf wurde von Hand eingegeben. Kein Programm kann sagen, wie echte Würfel gefallen sind.
       *[other] { $rolls } Würfe wurden von Hand eingegeben. Kein Programm kann sagen, wie echte Würfel gefallen sind.
    }
review-proves-not-finished = Wie die Partie weiterging: Dieses Protokoll hört vor ihrem Ende auf.

review-vouched = Wer wofür bürgt
review-vouched-consistent = Stimmig: In diesem Protokoll passt alles zusammen. Ob es so war, können nur die sagen, die am Tisch saßen.
review-vouched-witnessed = Bezeugt: Dieser Browser hat vor der Partie notiert, was zugesagt war, und das Protokoll sagt dasselbe.
review-vouched-knowable =
    { $knowable ->
        [0] Niemand konnte einen Wurf kennen, bevor er fiel, außer alle, die eine Zahl dazu gaben, hätten zusammengearbeitet.
       *[other] { $knowable } von { $drawn } Würfen hätte der Betreiber kennen können: Kein zweites Gerät gab seine Zahl.
    }
review-vouched-server = Für die Reihenfolge der Ereignisse bürgt der Server mit dem Schlüssel { $server }.
review-vouched-no-server = Für die Reihenfolge der Ereignisse bürgt kein Server.
review-vouched-signed =
    { $commands ->
        [one] { $name } hat einen Befehl unterschrieben.
       *[other] { $name } hat { $commands } Befehle unterschrieben.
    }
review-vouched-unsigned = { $name } hat nichts unterschrieben: Dass dort so gezogen wurde, sagt allein der Server.
review-vouched-unchecked = Dieser Browser kann keine Unterschriften prüfen; sie wurden nicht geprüft. „bonecup verify“ prüft sie, neuere Browser auf Seiten mit https auch.

## Du

review-me = Deine Ecke
review-me-unknown = Hier kennt dich noch niemand. Gib dir einen Namen, oder kehr mit einem Wiederherstellungscode zurück.
review-name = Dein Name
review-name-how = So sehen dich die anderen am Tisch.
review-name-save = Speichern
review-name-saved = Gespeichert.
review-running = Laufende Partien
review-running-none = Gerade läuft keine Partie.
review-running-start = Partie beginnen
review-running-with = mit { $names }
review-running-alone = allein
review-running-open =
    { $open ->
        [one] ein Platz ist frei
       *[other] { $open } Plätze sind frei
    }
review-go-on = Weiter
review-figures = Deine Zahlen
review-rating = Wertung nach Ergebnissen
review-skill = Je Entscheidung verloren
review-rating-how = Die Wertung folgt allein aus Ergebnissen: Alle beginnen bei 25.
review-skill-how = Je Entscheidung verloren sind Punkte gegenüber dem besten Zug, wo sich Züge unterscheiden. Hinter ± steht eine Standardabweichung.
review-train = Aus meinen Fehlern lernen
review-figures-none = Noch nichts da
review-figures-none-why = Nach deiner ersten beendeten Partie steht hier, wie es dir ergeht: Punkte, Siege, Glück und Fehler.
review-begun = Begonnen
review-finished = Beendet
review-closed-own = Von dir geschlossen
review-wins = Gewonnen
review-mean = Punkte im Schnitt
review-mean-luck = Glück je Partie
review-mean-loss = Fehler je Partie
review-not-analysed = Glück und Fehler lassen sich auf dem Eis nicht ausrechnen.
review-not-yet = Glück und Fehler werden noch ausgerechnet.
review-spark = Punkte in deinen letzten { $count } Partien, die neueste rechts: { $points }.
review-spark-title = Deine letzten { $count } Partien
review-spark-key = ● gewonnen ○ nicht gewonnen
review-results = Beendete Partien
review-result-won = gewonnen
review-result-shared = geteilt
review-result-lost = verloren
review-result-alone = allein
review-marked = Die Würfel waren nicht wie zugesagt
review-result-of = { $seats ->
        [one] allein
       *[other] zu { $seats }
    }
review-result-sums = Glück { $luck } · Fehler { $loss }
review-closed-tables = Geschlossene Tische
review-closed-unbegun = Die Partie hatte noch nicht begonnen.
review-closed-older = Ältere Tische
review-older = Ältere Partien
review-tell = Wenn du am Zug bist
review-player = { $name } { $points }
review-over-time = Im Lauf der Zeit
review-devices = Auf anderen Geräten
review-devices-how = Ein Konto brauchst du nicht. Mit einem Wiederherstellungscode bist du auch auf einem anderen Handy oder Rechner du selbst. Hüte ihn wie einen Schlüssel: Wer ihn hat, ist du.
review-recovery-make = Code erzeugen
review-recovery-again = Ein neuer Code macht den alten ungültig.
review-recovery-once = Schreib ihn dir jetzt auf: Er wird nur dieses eine Mal gezeigt.
review-copy = Kopieren
review-copied = Kopiert
review-recover = Code von einem anderen Gerät eingeben
review-recover-how = Danach bist du hier diese Person. { $name ->
        [none] { "" }
       *[other] Was „{ $name }“ auf diesem Gerät gespielt hat, bleibt bei diesem Namen; erzeuge vorher einen Code dafür, wenn du dorthin zurückwillst.
    }
review-recover-code = Wiederherstellungscode
review-recover-do = Zurückkehren
review-recovered = Willkommen zurück, { $name }!
review-device-list = Geräte, auf denen du angemeldet bist
review-device-since = seit { $since }
review-sign-out = Abmelden
review-sign-out-sure = Dieses Gerät abmelden? Es braucht dann den Wiederherstellungscode, um wieder du zu sein.
review-forget = Mich hier vergessen
review-forget-sure = Ohne Wiederherstellungscode findest du deine Partien und Zahlen nicht wieder. Trotzdem vergessen?
review-yes-forget = Ja, vergessen
review-vanish = Alles beenden
review-vanish-sure = Alle Geräte, die Tokens aller Programme und der Wiederherstellungscode gelten sofort nicht mehr, und niemand kann wieder du sein, auch du selbst nicht. An den Tischen, an denen du gespielt hast, bleibt dein Name stehen. Alles beenden?
review-yes-vanish = Ja, alles beenden
review-cancel = Abbrechen
review-bots = Programme, die für dich spielen
review-bots-how = Ein eigener Bot spielt mit einem Zugangsschlüssel in deinem Namen.
review-bots-docs = So schreibt man einen
review-token-label = Wie heißt er?
review-token-make = Schlüssel erzeugen
review-token-once = Kopiere ihn jetzt: Er wird nur dieses eine Mal gezeigt.
review-token-none = Kein Programm hat einen Zugangsschlüssel.
review-token-drop = Entziehen
review-token-drop-of = „{ $label }“ den Zugangsschlüssel entziehen
review-token-dropped = „{ $label }“ gilt nicht mehr.
review-token-unnamed = ohne Namen
review-loading = Einen Augenblick …

review-proof-practice = Das ist eine Übung, kein eigenes Spiel. Vom Tisch { $table } übernommene Ereignisse: { $given }. Von den Würfeln ist nur geprüft, was danach fiel.
review-proof-taken = Danach fielen Würfe wie an jenem Tisch. Auch sie sind hier nicht geprüft: { $rolls }.
practice-title = Von hier weiterspielen
practice-how = Was wäre gewesen? Spiel von dieser Stelle aus gegen Bots weiter. Es ist eine Übung und zählt nirgends.
practice-seat = Dein Platz
practice-bot = Die anderen spielt
practice-dice = Würfel
practice-dice-fresh = frische
practice-dice-same = dieselben wie damals
practice-fresh-how = Die Würfel sind frisch und fallen anders als damals.
practice-same-how = Werden dieselben Würfel an derselben Stelle geworfen – im selben Zug des Spiels, beim selben Wurf im Zug –, zeigen sie, was sie damals zeigten. Alle anderen Würfe sind frisch.
practice-begin = Ab Schritt { $event } weiterspielen
practice-over = Hier ist nichts mehr zu spielen. Geh im Spiel weiter zurück.
