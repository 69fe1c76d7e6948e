### Werfen auf die Scholle: Zielen, liegende Würfel, Bilder und Zahlen zu Würfen.

## Zielen

aim-name-place = Stelle
aim-name-direction = Richtung
aim-name-strength = Stärke
aim-name-loft = Steilheit
aim-name-spin = Drall
aim-unit-place = mm
aim-unit-direction = mrad
aim-unit-strength = mm/s
aim-unit-loft = mrad
aim-unit-spin = rad/s
aim-part-place = wo am Eingang, in mm von der linken Ecke: { $least } bis { $most }
aim-part-direction = wohin, in tausendstel Radiant (57 sind etwa 3°): { $least } (links) über 0 (geradeaus) bis { $most } (rechts)
aim-part-strength = wie schnell, in mm je Sekunde: { $least } bis { $most }
aim-part-loft = wie steil nach oben, in tausendstel Radiant: { $least } bis { $most }; ohne Angabe { $usual }
aim-part-spin = wie schnell die Würfel vorwärts rollen, in Radiant je Sekunde: { $least } bis { $most }; ohne Angabe { $usual }
aim-number =
    { $part ->
        [place] Die Stelle am Eingang (at)
        [direction] Die Richtung (direction)
        [strength] Die Stärke (strength)
        [loft] Die Steilheit (loft)
       *[spin] Der Drall (spin)
    } kann nicht „{ $given }“ sein: Gemeint ist eine { $decimals ->
        [0] ganze Zahl
       *[other] Zahl mit höchstens einer Stelle nach dem Punkt
    } von { $least } bis { $most }.
aim-form = „{ $given }“ ist kein Ziel. Gemeint sind bis zu fünf Zahlen – Stelle, Richtung, Stärke, Steilheit, Drall – wie 150 0 900, oder benannte Teile wie: at 150.0 direction 0 strength 900.

## Liegende Würfel

lying-die = „{ $given }“ ist kein Würfel auf der Scholle. Gemeint sind seine Augen und die Lage seiner Mitte in mm, etwa 5 120 200; seine Drehung in Grad unter 90 darf folgen.
lying-colour = „{ $given }“ ist keine Farbe. Es gibt: orange, green, purple, red, blue, yellow.
arena-dice = { $given } Würfel lassen sich nicht werfen: 1 bis { $most } gehen.
arena-resting = { $given } Würfel können vor einem Wurf nicht auf der Scholle liegen: einer je Farbe, also höchstens { $most }.
arena-not-on-floe = Der Würfel von { colour-name } ({ $colour }) soll vor dem Wurf auf der Scholle liegen, ist aber nicht darauf.
arena-path = Diese Bytes sind kein Weg von Würfeln.

## Ein Wurf

throw-title = { $colour } wirft { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    }
throw-aim = Ziel
throw-engine = Rechenwerk
throw-seconds = { $seconds } s, bis alle liegen
throw-at-rest = So liegen sie
throw-die = Würfel { $number }
throw-lies = { $pips } { $place }, x { $x } y { $y }, gedreht { $turn }°
throw-on-top = , auf einem anderen
throw-in-net = , Netz +{ $points }
throw-in-hole = , Loch −{ $points }
throw-pushed = , gestoßen
throw-pushed-off = , hinausgestoßen
throw-again = Noch einmal genauso: --noise { $noise }, Prüfsumme { $digest }…
throw-noise = Rauschen { $noise }
throw-legend = Zeichen
throw-legend-way = Weg; dünn in der Luft
throw-legend-wet = Würfel im Wasser oder draußen
throw-legend-was = wo ein Würfel vorher lag

## Viele Würfe

throw-progress = Würfe
throw-many-title = { $times } Würfe: wo die Würfel liegen bleiben
throw-many-legend = {"  "}1 bis 9: wie viele Würfel dort liegen blieben; 9 sind die meisten
throw-many-aim = Ziel: { $aim }
throw-row-head = Rauschen und Würfel: Augen x,y · ~ im Wasser · × draußen
throw-rows-more = … und { $more } weitere
throw-summary = Zusammenfassung
throw-summary-places = Auf der Scholle { $floe }, im Wasser { $water }, draußen { $outside } aller Würfel; kein Würfel auf der Scholle bei { $all-wet } der Würfe
throw-summary-spread = Auf der Scholle im Mittel x { $x } y { $y }, Standardabweichung x { $dx } y { $dy }
throw-summary-faces = Augen { $faces }
throw-summary-patches = Netze und Löcher { $patches }
throw-summary-pushed = { $colour } wurde bei { $moved } der Würfe bewegt, bei { $off } hinausgestoßen

## Ablehnungen

throw-noise-form = „{ $given }“ ist kein Rauschen. Gemeint ist eine ganze Zahl von 0 bis 18446744073709551615, oder 0x und bis zu 16 Hexadezimalziffern.
throw-floe-large = { $file }: größer als { $most } KiB; so viel braucht keine Scholle.
throw-other-game = Das ist keine Stellung von Rolling Dice.

## Werten

score-only-rolling-dice = So gewertet werden nur Runden von Rolling Dice: bonecup score rolling-dice.
score-refused = Zeile { $line }: { $message }
score-either-form = Eine fertige Runde steht in einer von zwei Formen da: als „position“ mit x und y jedes Würfels, oder als „round“ mit den Würfeln in einer Liste von vorn nach hinten.
score-not-finished = Die Runde ist nicht zu Ende: Nichts darf in der Luft sein („aim“), gerade gefallen („thrown“) oder auf einen neuen Ort warten („adrift“), und „turns“ fehlt oder sagt, dass alle Farben geworfen haben.

## Der Plan der Eisscholle

plan-title = Rolling Dice: unsere Eisscholle
plan-description = Plan der Arena von oben, im Maßstab: die Eisscholle im Wasser mit vier Fischnetzen und zwei Eislöchern, unten der Eingang mit sechs Eisblöcken.
plan-forward = vorn ↑
plan-water = Wasser
plan-floe = Eisscholle
plan-start = Startsymbol
plan-blocks = Eisblöcke
plan-scale = 100 mm. Auf A4 ohne Anpassen gedruckt: Maßstab 1 : 2, Gitter 50 mm
plan-patch =
    { $kind ->
        [net] Fischnetz +{ $points }
       *[hole] Eisloch −{ $points }
    }: x { $x }, y { $y }, Durchmesser { $across } mm
plan-other-game = Einen Plan gibt es nur von der Eisscholle: bonecup rules rolling-dice --svg plan.svg.
