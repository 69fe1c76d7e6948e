### KnochenMAX im Browser.

## Seiten und Kästchen

km-side-1 = Hund
km-side-3 = Rücken
km-side-4 = Bauch
km-side-6 = Chios

km-box-hund = Hund
km-box-ruecken = Rücken
km-box-bauch = Bauch
km-box-chios = Chios
km-box-dreierpasch = Dreierpasch
km-box-viererpasch = Viererpasch
km-box-full_house = Full House
km-box-venuswurf = Venuswurf
km-box-knochenmax = KnochenMAX
km-box-besser_als_nix = BesserAlsNix

# Wie das gedruckte Blatt sie nennt; nichts, wo es dasselbe ist.
km-german-hund = { "" }
km-german-ruecken = { "" }
km-german-bauch = { "" }
km-german-chios = { "" }
km-german-dreierpasch = { "" }
km-german-viererpasch = { "" }
km-german-full_house = { "" }
km-german-venuswurf = { "" }
km-german-knochenmax = { "" }
km-german-besser_als_nix = { "" }

## Was ein Kästchen will

km-help-hund = Keine Bedingung: 1 Punkt pro Hund.
km-help-ruecken = Keine Bedingung: 3 Punkte pro Rücken.
km-help-bauch = Keine Bedingung: 4 Punkte pro Bauch.
km-help-chios = Keine Bedingung: 6 Punkte pro Chios.
km-help-dreierpasch = Mindestens drei gleiche Seiten. Alle fünf Knochen zählen.
km-help-viererpasch = Mindestens vier gleiche Seiten. Alle fünf Knochen zählen.
km-help-full_house = Drei von einer Seite und zwei von einer anderen: 25 Punkte.
km-help-venuswurf = Alle vier Seiten liegen da, der fünfte Knochen ist egal: 40 Punkte.
km-help-knochenmax = Fünf gleiche Seiten: 50 Punkte. Ein weiterer KnochenMAX bringt Bonus oder Joker.
km-help-besser_als_nix = Keine Bedingung. Alle fünf Knochen zählen.

km-example-hund = = 2
km-example-ruecken = = 9
km-example-bauch = = 12
km-example-chios = = 6
km-example-dreierpasch = = 22
km-example-viererpasch = = 18
km-example-full_house = = 25
km-example-venuswurf = = 40
km-example-knochenmax = = 50
km-example-besser_als_nix = = 15

## Die Knochen

km-bones = Die fünf Knochen
km-bone = Knochen { $place }:
km-bone-none = im Becher
km-kept = Was du behältst, kommt hierher.
km-throws-left =
    { $left ->
        [0] kein Wurf mehr
        [one] noch 1 Wurf
       *[other] noch { $left } Würfe
    }
km-times =
    { $count ->
        [one] { $side }
       *[other] { $count } × { $side }
    }

## Was zu tun ist

km-throw =
    { $bones ->
        [0] Nichts zu werfen
        [one] 1 Knochen werfen
        [5] Alle 5 Knochen werfen
       *[other] { $bones } Knochen werfen
    }
km-no-throw = Kein Wurf mehr
km-wait = Bitte warten …
# $kind: plain, strike, bonus oder joker; $sheets: wie viele Blätter jeder hat
km-fill =
    { $kind ->
        [strike] { $box } streichen
       *[other] { $points } bei { $box } eintragen
    }{ $sheets ->
        [one] { "" }
       *[other] { " " }(Blatt { $sheet })
    }
km-offer =
    { $box }{ $sheets ->
        [one] { "" }
       *[other] , Blatt { $sheet }
    }: { $kind ->
        [strike] streichen, 0 Punkte
        [bonus] { $points } Punkte mit Bonus
        [joker] { $points } Punkte als Joker
       *[other] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }
    }
km-cancel = Doch nicht
km-hint-keep = Antippen behält – oder wähl ein Kästchen.
km-hint-all-kept = Alle fünf behalten? Dann wähl ein Kästchen.
km-hint-fill = Wähl ein freies Kästchen für diesen Wurf.
km-hint-again = Noch einmal tippen trägt ein.
km-hint-other = { $who } ist am Zug.
km-hint-about = { $who } wirft gleich.
km-hint-air = Die Knochen sind in der Luft …
km-hint-throw = Du bist am Zug: Wirf die Knochen.
throw-yours-knochenmax = Du bist am Zug: Wirf die Knochen.
km-hint-over = Das Spiel ist zu Ende.
km-keys = Tasten: 1–5 behalten, T werfen, Pfeile im Blatt, Enter zweimal eintragen

## Tipps in den ersten Spielen, der Becher, und was gefeiert wird

km-tip-aim = Zehn Kästchen, zehn Runden: In jedem Zug füllst du eines. Die höchste Summe gewinnt.
km-tip-keep = Die Zahlen zeigen, was jedes Kästchen jetzt bringt. Aufhören darfst du nach jedem Wurf.
km-tip-fill = Das war der dritte Wurf. Wähl ein freies Kästchen; jedes füllst du nur einmal.
km-tip-strike = Streichen bringt 0 Punkte, und das Kästchen ist verbraucht. Manchmal ist das der kleinste Verlust.
km-tip-more = Bei KnochenMAX stehen schon 50. Wirf noch einmal fünf gleiche: Dann gibt es 50 dazu oder einen Joker.
km-tips-off = Keine Tipps mehr
km-cup-yours = Tipp auf den Becher und wirf.
km-cheer-max = KnochenMAX!
km-cheer-venus = Venuswurf!
km-cheer-bonus = 50 Punkte Bonus!
km-cheer-who = { $who }: { $cheer }

## Das Blatt

km-sheets = Blätter
km-sheet = Blatt { $sheet }
km-whose-sheets = Wessen Blätter
km-upper = Oben
km-total = Summe
km-free = frei
km-struck = gestrichen
km-strike = streichen

## Bonus und Joker

km-bonus = Noch ein KnochenMAX – Bonus!
km-bonus-how = Das Kästchen { $boxes } ist noch frei: Trägst du den Wurf dort ein, gibt es als Bonus 50 Punkte dazu.
km-joker = Noch ein KnochenMAX – Joker!
km-joker-how = Oben ist diese Seite schon voll, also darfst du unten frei wählen und bekommst den vollen Wert: { $boxes }.

## Wie die Knochen fallen

km-chances = So fallen die Knochen:
km-profile-antique = antike Schafsknochen
km-profile-shagai = Schagai
km-profile-fair = faire Knochen
km-profile-own = eigene Knochen
km-profile-antique-how = Nach 1000 Würfen mit Schafsknochen, gerundet.
km-profile-shagai-how = Nach 200 Würfen mit einem einzigen Knochen.
km-profile-fair-how = Jede Seite gleich oft – so fällt kein echter Knochen.
km-profile-own-how = Gewichte, die ihr für diesen Tisch gewählt habt.

## Echte Knochen eingeben

km-enter =
    Wirf { $bones ->
        [one] einen Knochen
       *[other] { $bones } Knochen
    }. Was liegt?
km-enter-how = Tipp für jeden Knochen die Seite an, die oben liegt. Ein Tipp auf einen Knochen in der Reihe nimmt ihn zurück.
km-enter-so-far = Bisher eingegeben
km-enter-back = { $side } zurücknehmen
km-enter-open = noch offen
km-enter-sides = Seite wählen
km-enter-send = So liegen sie

## Erzählt

km-told-throw = Gefallen: { $sides }.
km-told-keep =
    { $who } { $kept ->
        [0] wirft alle fünf Knochen neu.
       *[other] behält { $sides } und wirft { $bones ->
            [one] einen Knochen
           *[other] { $bones } Knochen
        }.
    }
km-told-fill =
    { $who } füllt { $box }{ $sheet ->
        [0] { "" }
       *[other] { " " }auf Blatt { $sheet }
    }.
km-said-throw =
    { $you ->
        [yes] Du wirfst
       *[no] { $who } wirft
    }: { $sides }{ $kept ->
        [0] .
       *[other] , dazu { $more }.
    }
km-said-keep =
    { $who } { $kept ->
        [0] wirft alle fünf neu.
       *[other] behält { $sides }.
    }
km-said-fill =
    { $kind ->
        [strike] { $box } gestrichen
        [unknown] { $box } gefüllt
       *[points] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } bei { $box }
    }{ $sheet ->
        [0] { "" }
       *[other] { " " }auf Blatt { $sheet }
    }{ $kind ->
        [unknown] .
       *[other] , { $total } insgesamt.
    }
km-said-turn =
    { $who } wirft { $throws ->
        [one] einmal
        [2] zweimal
        [3] dreimal
       *[other] { $throws }-mal
    }: { $sides }.
# Was du selbst tust, für alle, die es hören.
km-said-kept =
    { $kept ->
        [0] Nichts behalten.
       *[other] Behalten: { $sides }.
    } { $bones ->
        [0] Kein Knochen zu werfen.
        [one] 1 Knochen zu werfen.
       *[other] { $bones } Knochen zu werfen.
    }
km-said-choice = { $offer }? Noch einmal drücken trägt es ein.
km-said-choice-back = Kein Kästchen gewählt.
km-move-keep =
    { $kept ->
        [0] alle fünf neu werfen
       *[other] { $sides } behalten, { $bones ->
            [one] einen Knochen
           *[other] { $bones } Knochen
        } werfen
    }
km-move-fill =
    { $box } füllen{ $sheet ->
        [0] { "" }
       *[other] { " " }(Blatt { $sheet })
    }

# Was der Trainer täte, als Satz.
km-plan-keep =
    { $kept ->
        [0] Wirf alle fünf neu.
       *[other] Behalte { $sides } und wirf { $bones ->
            [one] einen Knochen
           *[other] { $bones } Knochen
        }.
    }
km-plan-fill =
    Trag den Wurf bei { $box }{ $sheet ->
        [0] { "" }
       *[other] { " " }auf Blatt { $sheet }
    } ein.

## Die eigenen Knochen messen

km-weights = Wie fallen deine Knochen?
km-weights-why = Echte Astragali sind krumm und fallen nicht auf jede Seite gleich oft: Rücken und Bauch kommen etwa viermal so oft wie Hund und Chios, und jeder Knochen ist ein wenig anders. Wirf deine eigenen, zähl mit, und Bonecup spielt mit Knochen wie deinen.
km-weights-count = Werfen und zählen
km-weights-count-how = Tipp nach jedem Wurf die Seite an, die oben liegt (Tasten 1, 3, 4, 6), oder schreib deine Zahlen hinein.
km-weights-number = Anzahl { $side }
km-weights-throws =
    { $throws ->
        [0] Noch kein Wurf
        [one] 1 Wurf
       *[other] { $throws } Würfe
    }
km-weights-undo = Zurück
km-weights-reset = Von vorn
km-weights-reset-sure = Alles löschen?
km-weights-known = Was das bedeutet
km-weights-range = { $low } bis { $high }
km-weights-legend-range = so sicher (95 %)
km-weights-legend-usual = antike Knochen zum Vergleich
km-weights-nothing = Ohne Würfe ist noch alles möglich. Schon 20 zeigen eine Richtung.
km-weights-margin = So weit kann die unsicherste Seite noch danebenliegen: ± { $margin } Prozentpunkte.
km-weights-more = Auf ± { $goal } Prozentpunkte genau: noch etwa { $more } Würfe. Fünf Knochen auf einmal zählen als fünf.
km-weights-keep = Als Profil behalten
km-weights-name = Name
km-weights-name-such = Omas Knochen
km-weights-save = Speichern
km-weights-saved = „{ $name }“ ist gespeichert und steht beim nächsten Tisch zur Wahl.
km-weights-unsaved = Dieser Browser lässt nichts speichern. Schreib dir die Zahlen auf.
km-weights-drop = „{ $name }“ löschen
km-weights-drop-short = löschen
km-weights-play = Neuer Tisch mit eigenen Knochen
km-weights-none = Noch kein Profil auf diesem Gerät.

## Der erste Zug zum Lernen

km-learn-you = Du
km-learn-0 = Du hast fünf Knochen und bis zu drei Würfe. Wirf erst einmal alle!
km-learn-1 = Zwei Bäuche liegen da. Tipp beide an, dann behältst du sie, und wirf die anderen drei noch einmal.
km-learn-2 = Noch ein Bauch! Behalte alle drei Bäuche und wirf zum letzten Mal.
km-learn-3 = Drei Bäuche und zwei Rücken: Das ist ein Full House. Im Blatt steht, was jedes Kästchen jetzt bringt. Tipp auf das Full House!
km-learn-again = Tipp noch einmal darauf (oder hier), dann sind die 25 Punkte eingetragen.
km-learn-other = { $points ->
        [0] „{ $box }“ wäre gestrichen: 0 Punkte.
       *[other] „{ $box }“ ginge auch, bringt aber nur { $points }.
    } Das Full House zählt 25.
km-learn-4 = 25 Punkte! Jedes Kästchen füllst du nur einmal, in jedem Zug eines. Nach zehn Runden gewinnt die höchste Summe.
km-learn-finish = Alles klar

## Bilder der Regeln

km-picture-sides = Die vier Seiten und ihre Punkte
km-picture-upper = Oberer Teil
km-picture-upper-how = eine Seite sammeln
km-picture-lower = Unterer Teil
km-picture-lower-how = besondere Würfe

## Das Blatt zum Ausdrucken

km-print-games = Spiele nebeneinander:
km-print-game = Spiel
km-print-name = Name
km-print-person = Person { $person }
km-print-all = Alle Spiele
km-print-hund = 1 pro Hund
km-print-ruecken = 3 pro Rücken
km-print-bauch = 4 pro Bauch
km-print-chios = 6 pro Chios
km-print-dreierpasch = mindestens 3 gleiche: Summe aller 5
km-print-viererpasch = mindestens 4 gleiche: Summe aller 5
km-print-full_house = 3 und 2 gleiche: 25
km-print-venuswurf = alle vier Seiten: 40
km-print-knochenmax = 5 gleiche: 50
km-print-besser_als_nix = Summe aller 5
km-print-turn = Ein Zug: bis zu drei Würfe, dazwischen behalten, was gefällt; dann genau ein freies Kästchen füllen oder streichen.
km-print-again = Noch ein KnochenMAX, wenn im Kästchen schon 50 stehen: Ist oben die Seite frei, dort fünfmal die Seite + 50 eintragen. Ist sie voll, ist der Wurf ein Joker und zählt in jedem freien Kästchen unten voll; ist auch unten alles voll, wird oben eines gestrichen.

# Das Einrichten eines Tisches
new-real-how-knochenmax = Menschen werfen ihre eigenen Knochen und tippen ein, was sie zeigen.
option-knochenmax-bones = Wie die Knochen fallen
option-knochenmax-bones-antique = wie Schafsknochen (10, 40, 40, 10 %)
option-knochenmax-bones-shagai = wie mongolische Schagai (13,5, 38,5, 38,5, 9,5 %)
option-knochenmax-bones-fair = alle vier Seiten gleich oft
option-knochenmax-bones-own = eigene Gewichte …
option-knochenmax-bones-weights = Gewichte der Seiten 1, 3, 4 und 6
option-knochenmax-bones-how = Echte Knochen liegen lieber auf ihren breiten Seiten.
option-knochenmax-sheets = Blätter zugleich
option-knochenmax-sheets-how = Bei mehreren entscheidest du in jedem Zug, auf welchem du einträgst.
option-knochenmax-struck_max_counts = Auch ein gestrichenes KnochenMAX-Kästchen erlaubt Bonus und Joker
option-knochenmax-struck_max_counts-how = Sonst nur eines, das wirklich gepunktet hat.

## Zahlen im Lauf der Zeit

km-figures-boxes = Was deine Kästchen bringen
km-figures-how = Aus deinen letzten { $count } Partien: die Punkte jedes Kästchens im Schnitt, und wie oft du es gestrichen hast.
km-figures-go = Ausrechnen
km-figures-from = { $count ->
    [one] Aus einem Blatt.
   *[other] Aus { $count } Blättern.
}
km-figures-box = Kästchen
km-figures-mean = Schnitt
km-figures-struck = Gestrichen
