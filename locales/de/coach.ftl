### Der Trainer: Gründe für Züge, und Glück und Können einer Partie.

## Was der Trainer nicht kann

coach-no-coach = Dieses Spiel kennt der Trainer noch nicht.
coach-not-solved = Rolling Dice lässt sich nicht ausrechnen: Dort entscheidet die Hand, wohin die Würfel rollen. Glück und Können lassen sich bei Rolling Bones und KnochenMAX trennen.
coach-other-book = Gerechnet wurde für ein anderes Spiel oder andere Optionen.
coach-bad-record = Das Protokoll folgt nicht den Regeln.
coach-no-chances = Für dieses Spiel sind keine Gewinnchancen ausgerechnet.
coach-won-alone = Wer allein spielt, gewinnt immer: Gewinnchancen gibt es da nicht zu zählen.
coach-won-on-sheets = Gewinnchancen mit mehreren Blättern je Platz sind nur zu zweit und kurz vor Schluss ausgerechnet.

## Züge als etwas, das man tun kann

coach-do-lay = { laid-bone } legen
coach-do-false = { laid-bone } falsch auf den Platz „{ $place }“ legen
coach-do-hat-on = den Hut aufsetzen
coach-do-hat-off = den Hut abnehmen
coach-do-bury =
    beerdigen für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
coach-do-roll = weiterwerfen und bezahlen: { $dice }
coach-do-leave = das Skelett unbeerdigt lassen
coach-do-keep =
    { $kept } behalten und { $thrown ->
        [one] einen Knochen
       *[other] { $thrown } Knochen
    } werfen
coach-do-keep-none = alle fünf Knochen werfen
coach-do-fill =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } in „{ $box }“ eintragen
coach-do-strike = „{ $box }“ streichen

## Namen in Sätzen

# Der Abschnitt $section des Satzes, in dem er steht.
coach-section =
    { $section ->
        [left-arm] der linke Arm
        [right-arm] der rechte Arm
        [left-leg] das linke Bein
        [right-leg] das rechte Bein
       *[trunk] der Rumpf
    }
# Das Kästchen $box des Satzes; $sheet ist 0, wenn es nur ein Blatt gibt.
coach-box =
    { $sheet ->
        [0] „{ box-name }“
       *[other] „{ box-name }“ auf Blatt { $sheet }
    }

## Gründe für jeden Zug

why-only-move = Etwas anderes geht nicht. Im Schnitt sind es jetzt noch { $value } Punkte.
why-ahead = Der nächstbeste Zug ({ $move }) ist im Schnitt { $by } Punkte weniger wert.
why-costs = Besser wäre: { $move }. Das ist im Schnitt { $by } Punkte mehr wert.
why-all-equal = Alle { $moves } Züge sind gleich gut: Im Schnitt sind es noch { $value } Punkte.

## Gründe, wenn es ums Gewinnen geht

why-lead =
    { $by ->
        [one] 1 Punkt
       *[other] { $by } Punkte
    } Vorsprung, noch { $boxes ->
        [one] ein Kästchen
       *[other] { $boxes } Kästchen
    } zu füllen.
why-level =
    Gleichstand, noch { $boxes ->
        [one] ein Kästchen
       *[other] { $boxes } Kästchen
    } zu füllen.
why-behind =
    { $by ->
        [one] 1 Punkt
       *[other] { $by } Punkte
    } Rückstand, noch { $boxes ->
        [one] ein Kästchen
       *[other] { $boxes } Kästchen
    } zu füllen.
why-race =
    Zum Sieg { $own ->
        [one] fehlt 1 Punkt
       *[other] fehlen { $own } Punkte
    }, { $others ->
        [one] dem anderen
       *[other] dem Nächsten der anderen
    } { $other }.
why-more-points = Nur nach Punkten wäre es im Schnitt um { $by } besser: { $move }. Aber hier zählt allein der Sieg.
why-ahead-to-win = Der nächstbeste Zug ({ $move }) gewinnt um { $by } Prozentpunkte seltener.
why-costs-to-win = Besser wäre: { $move }. Das gewinnt um { $by } Prozentpunkte öfter.
why-same-to-win = Alle { $moves } Züge gewinnen gleich oft: in { $chance } der Fälle.

## Wo Punkte und Gewinnen auseinandergehen

coach-parting = Für Punkte: { $points } (im Schnitt { $less } mehr wert); zum Gewinnen: { $win } (gewinnt um { $more } Prozentpunkte öfter).

## Die Chancen aller

coach-chance-of = { $name } { $chance }
coach-chances = Gewinnchancen jetzt: { $chances }.
coach-chances-about = Gewinnchancen jetzt, geschätzt: { $chances }.
coach-solving = Die Chancen werden exakt ausgerechnet: { $part }. Bis dahin sind sie geschätzt.
coach-only-points = Gewinnchancen sind mit mehreren Blättern je Person nur zu zweit und kurz vor Schluss bekannt, darum sind das Punkte.

## Gründe bei Rolling Bones

why-bury-now =
    Jetzt beerdigen bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; weiterwerfen ist im Schnitt { $value } Punkte wert.
why-bury =
    Beerdigen bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
why-roll-on =
    Weiterwerfen ist im Schnitt { $value } Punkte wert; jetzt beerdigen bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
why-roll = Weiterwerfen ist im Schnitt { $value } Punkte wert.
why-roll-risk =
    Der nächste Wurf kostet { $price ->
        [one] einen Würfel
       *[other] { $price } Würfel
    } und hat noch { $dice ->
        [one] einen
       *[other] { $dice }
    }: In { $nograve } der Fälle zeigt er keinen Grabstein, und in { $nothing } endet der Zug ohne Punkte, auch wenn du alles richtig machst.
why-hopes = Zeigt der nächste Wurf „{ bone-name }“ (in { $chance } der Fälle), dann ist { coach-section } fertig.
why-fits = In { $chance } der Fälle passt im nächsten Wurf mindestens ein Knochen.
why-completes = Damit ist { coach-section } fertig: Das Skelett zählt { $after } statt { $before }.
why-adds = „{ bone-name }“ zählt: Das Skelett kommt von { $before } auf { $after }.
why-opens =
    Danach { $bones ->
        [one] passt ein Knochen dieses Wurfs, für den
       *[other] passen { $bones } Knochen dieses Wurfs, für die
    } vorher kein Platz war.
why-plan-to-bury =
    Damit legst du aus diesem Wurf am besten { $laid ->
        [0] keinen Würfel
        [one] nur diesen Würfel
       *[other] { $laid } Würfel
    } und beerdigst dann für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
why-plan-to-roll =
    Damit legst du aus diesem Wurf am besten { $laid ->
        [0] keinen Würfel
        [one] nur diesen Würfel
       *[other] { $laid } Würfel
    } und wirfst dann mit { $dice ->
        [one] einem Würfel
       *[other] { $dice } Würfeln
    } weiter: Das ist im Schnitt { $value } Punkte wert.
why-hat-on = Der Hut verdoppelt: Das Skelett zählt { $after } statt { $before }.
why-hat-off =
    Ohne Hut zählt das Skelett { $after } statt { $before }, aber zum Bezahlen und Werfen { $dice ->
        [one] ist ein Würfel
       *[other] sind { $dice } Würfel
    } da.
why-false-bone = Mit dem falschen Knochen zählt das Skelett { $after } statt { $before }.
why-holds-back = „{ bone-name }“ würde passen, aber der Würfel wird besser mitgeworfen: Ihn zu legen ist im Schnitt { $by } Punkte weniger wert.
why-pays-best = Es kommt darauf an, welche Würfel du bezahlst: Die falschen kosten im Schnitt bis zu { $by } Punkte.
why-leaves =
    Unbeerdigt gibt es 0 Punkte, beerdigt { $points ->
        [one] wäre es 1 Punkt
       *[other] wären es { $points } Punkte
    }.

## Gründe bei KnochenMAX

why-fill-now =
    { coach-box } nimmt jetzt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; ein ganzer Zug nur für dieses Kästchen bringt im Schnitt { $par }.
why-bonus = Noch ein KnochenMAX: { coach-box } nimmt { $points } Punkte, 50 davon als Bonus.
why-joker = Noch ein KnochenMAX gilt als Joker: { coach-box } nimmt die vollen { $points } Punkte.
why-strikes = { coach-box } bekommt nichts; ein ganzer Zug nur für dieses Kästchen brächte im Schnitt { $par } Punkte.
why-cheapest-strike = Streichen tut hier am wenigsten weh: Bei { coach-box } wäre es im Schnitt { $by } Punkte schlimmer.
why-stops =
    { $throws ->
        [one] Ein Wurf ist noch übrig
       *[other] { $throws } Würfe sind noch übrig
    }, aber weiterzuwerfen ist im Schnitt { $by } Punkte weniger wert.
why-throws-on =
    Jetzt schon { $points ->
        [0] { coach-box } zu streichen
        [one] 1 Punkt in { coach-box } einzutragen
       *[other] { $points } Punkte in { coach-box } einzutragen
    } ist im Schnitt { $by } Punkte weniger wert.
why-keeps-alive = { coach-box } bleibt möglich: Wer nur darauf spielt, schafft es in { $chance } der Fälle.
why-ends-in = Am häufigsten ({ $chance }) endet der Zug dann in { coach-box }, mit { $value } Punkten im Schnitt.

## Glück und Können einer Partie

analyse-title = { $game } · Glück und Können am Tisch { $table }
analyse-title-winning = { $game } · Glück und Können am Tisch { $table }, in Gewinnchancen
analyse-unfinished-winning = Die Partie ist nicht zu Ende gespielt: Als Ergebnis zählen die Chancen in der letzten Stellung.
analyse-unfinished = Die Partie ist nicht zu Ende gespielt: Als Ergebnis zählt, was die letzte Stellung im Schnitt noch bringt.
analyse-in-points = In Punkten geht es: --in points
analyse-estimate = Mit so vielen Blättern lässt sich das nur schätzen: Der Anfangswert kann um etwa { $error } Punkte daneben liegen.
analyse-estimate-tried = Auf der Scholle lassen sich Werte nur schätzen, durch viele Würfe: Jeder kann um etwa { $error } Punkte daneben liegen.
analyse-legend-tried = Erwartet: was Runden und Züge versprachen, als sie begannen. Glück: die eigenen Würfe, und was die anderen verändert haben. Besser gezielt heißt nur, was über den Zufall hinaus besser ist. Erwartet + Glück − Fehler = Ergebnis.
analyse-estimate-winning = In diesem Spiel lassen sich Gewinnchancen nur schätzen: Sie können um etwa { $error } Prozentpunkte daneben liegen.
analyse-start = Erwartet
analyse-luck = Glück
analyse-loss = Fehler
analyse-result = Ergebnis
analyse-legend-turns = Erwartet: { $value } Punkte je Zug, so viel bringt er bei bestem Spiel im Schnitt. Erwartet + Glück − Fehler = Ergebnis.
analyse-legend-start = Erwartet: so viel bringt ein Spiel bei bestem Spiel im Schnitt. Erwartet + Glück − Fehler = Ergebnis.
analyse-legend-winning = Erwartet: die Gewinnchance vor dem ersten Wurf; ein geteilter Sieg zählt anteilig. Glück: alles, was nicht die eigene Entscheidung war. In Prozentpunkten: Erwartet + Glück − Fehler = Ergebnis.
analyse-luck-of-two = Glück: Würfel { $dice }, Fehler des anderen { $others }.
analyse-luck-of-all = Glück: Würfel { $dice }, Fehler der anderen { $others }.
analyse-luck-of-many = Glück: eigene Würfel { $dice }, Züge der anderen { $others }.
analyse-scatter-winning = So weit streut das Würfelglück in solchen Partien: ± { $error }.
analyse-scatter-unknown = Wie weit das Glück in solchen Partien streut, ist nicht bekannt.
analyse-scatter = So weit streut das Glück in solchen Spielen:
analyse-scatter-seat = { $name } ± { $error }
analyse-seat =
    { $name }: { $decisions ->
        [one] eine Entscheidung
       *[other] { $decisions } Entscheidungen
    }, { $mistakes ->
        [0] keine davon falsch
        [one] eine davon nicht die beste
       *[other] { $mistakes } davon nicht die besten
    }
analyse-mistakes = Die teuersten Fehler
analyse-no-mistakes = Fehler gab es keine: Jeder Zug war der beste.
analyse-where = { $name }, { $turn }. Zug
analyse-event = Ereignis { $event }
analyse-played = gespielt: { $move }
analyse-better = besser: { $move }
analyse-played-winning = gespielt: { $move } – gewinnt zu { $chance }
analyse-better-winning = besser: { $move } – gewinnt zu { $chance }
analyse-costs-winning = kostet { $by } Prozentpunkte
analyse-costs = kostet im Schnitt { $by } Punkte
analyse-thrown = nach dem Wurf { $throw }
analyse-rolls = Die Würfe
analyse-luckiest = größtes Glück:
analyse-unluckiest = größtes Pech:
analyse-course = Der Verlauf
analyse-course-winning = Die Gewinnchance im Verlauf der Partie
analyse-course-luck = Glück
analyse-course-loss = Fehler
analyse-chart-title = { $game }: was die Stellung jeweils wert war
analyse-chart-title-winning = { $game }: die Gewinnchance
analyse-chart-values-winning = ein geteilter Sieg zählt anteilig
analyse-chart-values = Punkte und was noch zu erwarten ist
analyse-chart-events = Ereignisse der Partie
analyse-chart-luck = Glückswurf
analyse-chart-bad-luck = Pechwurf
analyse-chart-loss = Fehler
analyse-solving-duel = Dafür muss einmal ausgerechnet werden, wer KnochenMAX zu zweit aus jeder Stellung gewinnt. Mit eigenen Gewichten dauert das etwa eine halbe Minute und braucht 1 GB Speicher; die Tabelle wird für das nächste Mal aufgehoben. Strg-C bricht ab.
analyse-solving-race = Dafür muss einmal ausgerechnet werden, wer Rolling Bones zu zweit aus jedem Punktestand gewinnt. Je weiter das Ziel, desto länger dauert das: etwa zehn Minuten bis 100. Die Tabelle wird für das nächste Mal aufgehoben. Strg-C bricht ab.
