### Spielen für alle, die zuhören, und die Partien, die aufgehoben sind.

## Ein Spiel in Sätzen

speech-to-move =
    { $you ->
        [yes] Du bist dran.
       *[no] { $name } ist dran.
    }
speech-over = Das Spiel ist aus.
speech-standing =
    { $name } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
speech-score = Stand: { $standings }.
speech-choice = { $number }: { $move }.
speech-choices =
    { $count ->
        [one] 1 Möglichkeit
       *[other] { $count } Möglichkeiten
    }; „moves“ nennt sie.
speech-bot = der Bot { $name }
speech-welcome = { $game }: { $seats }.
speech-goes-on = Das Spiel geht weiter, wo es stehen geblieben ist.
speech-dice-fixed = Die Würfel stehen von jetzt an fest; „proof“ nennt ihre Zusage.
speech-hint = Tipp die Nummer einer Möglichkeit oder einen Zug. „help“ nennt alle Wörter, „moves“ was du tun kannst, „coach“ was am besten ist, { $left ->
        [kept] „q“ speichert und geht
        [goes-on] „q“ geht: Der Tisch wartet auf dich
       *[lost] „q“ beendet das Spiel
    }.
speech-help-words = Diese Wörter gehen bei jeder Eingabe: „state“ sagt die Stellung noch einmal, „moves“ was du tun kannst, „coach“ was am besten ist, „score“ die Punkte, „sheet“ was geschrieben oder gelegt ist, „floe“ was wo liegt, „rules“ die Regeln, „undo“ nimmt zurück, „proof“ sagt etwas über die Würfel.
speech-help-leave = { $left ->
        [kept] „q“ oder „exit“ speichert das Spiel und geht; „end“ gibt es auf und veröffentlicht den Startwert.
        [goes-on] „q“ oder „exit“ geht: Der Tisch bleibt, und wer wieder an ihn kommt, hat seinen Platz zurück.
       *[lost] „q“, „exit“ und „end“ beenden das Spiel und veröffentlichen den Startwert.
    }
speech-no-floe = Dieses Spiel hat keine Scholle.
speech-no-sheet = Dieses Spiel hat kein Blatt.
speech-menu-help = Tipp die Nummer oder den Namen eines Spiels; „q“ oder „exit“ beendet.
speech-no-game-yet = Noch hat kein Spiel begonnen: Wähl erst eines, mit Nummer oder Namen. Die Regeln sagt auch: bonecup rules knochenmax --plain.
speech-not-yet = Noch gibt es nichts zu wählen.
speech-coach-best = Am besten: { $move }, Wert { $value }.
speech-coach-also = Auch möglich: { $move }, Wert { $value }.
speech-coach-best-winning = Am besten: { $move }, gewinnt zu { $value }.
speech-coach-also-winning = Auch möglich: { $move }, gewinnt zu { $value }.
speech-coach-in-chances = „trainer chancen“ zählt stattdessen Gewinnchancen, „trainer punkte“ wieder Punkte.
speech-coach-in-points = „trainer punkte“ zählt stattdessen Punkte.
speech-error = mehr oder weniger
speech-is = { " " }ist{ " " }
speech-degrees = { " " }Grad
speech-kept-in = Das Protokoll liegt in { $file }.
speech-kept = Das Protokoll ist aufgehoben: Partie { $number } von „bonecup games“.
speech-analyse = Was jede Entscheidung gekostet hat: bonecup games analyse { $number } --plain.
speech-hear-again = Noch einmal hören: bonecup games replay { $number } --plain.
speech-analyse-title = { $game }: Glück und Können.

## Unterbrochene und vergangene Partien

play-offer = Es gibt ein unterbrochenes Spiel: { $game } mit { $seats }. Damit weitermachen? Tipp ja oder nein.
play-offer-again = Bitte ja oder nein tippen; „q“ beendet.
play-not-saved = Das Spiel ist NICHT gespeichert: { $error }.
play-not-saved-before = Was vorher gespeichert war, ist noch da: bonecup games.
record-is-finished = { $file } enthält ein Spiel, das zu Ende ist; nichts wurde geschrieben. Wähle eine andere Datei für --record.
record-is-foreign = { $file } gibt es schon und enthält etwas anderes; nichts wurde geschrieben. Wähle eine andere Datei für --record.
games-none = Hier sind noch keine Spiele aufgehoben. Beginne eins mit: bonecup play.
games-running =
    { $number }: { $game } mit { $seats }, unterbrochen nach { $events ->
        [one] 1 Ereignis
       *[other] { $events } Ereignissen
    }, { $ago }{ $table ->
        [none] {""}
       *[other] { " " }({ $table })
    }.
games-over = { $number }: { $game } mit { $seats }, zu Ende: { $points }, { $ago }{ $table ->
        [none] {""}
       *[other] { " " }({ $table })
    }.
games-given-up = { $number }: { $game } mit { $seats }, aufgegeben, { $ago }{ $table ->
        [none] {""}
       *[other] { " " }({ $table })
    }.
games-ago =
    { $unit ->
        [minutes] { $count ->
            [0] gerade eben
            [one] vor 1 Minute
           *[other] vor { $count } Minuten
        }
        [hours] { $count ->
            [one] vor 1 Stunde
           *[other] vor { $count } Stunden
        }
       *[days] { $count ->
            [one] vor 1 Tag
           *[other] vor { $count } Tagen
        }
    }
games-hint = Weiter geht es mit „bonecup games resume 1“; „replay“, „analyse“ und „delete“ gehen genauso.
games-which = Sag, welches Spiel: seine Nummer oder seinen Tisch, wie „bonecup games“ sie nennt.
games-no-such =
    Ein Spiel „{ $which }“ gibt es nicht: { $count ->
        [0] Keins ist aufgehoben.
        [one] Es gibt nur die Nummer 1.
       *[other] Möglich ist 1 bis { $count }.
    }
games-is-past = Spiel { $number } ist vorbei: Man kann es nachspielen und auswerten, aber nicht fortsetzen.
games-sure = { $game } mit { $seats } endgültig löschen? Tipp ja oder nein.
games-needs-yes = Niemand ist da, den man fragen könnte: Zum Löschen --yes angeben.
games-deleted = Gelöscht: { $game } mit { $seats }.
games-not-deleted = Nichts wurde gelöscht.
games-no-home = Es gibt keinen Ordner für Spiele: Setze BONECUP_HOME oder HOME.
man-done = Die Seiten des Handbuchs liegen in { $folder }.

## Ein Spiel für Programme

json-form = Das ist kein Befehl: { $error }
json-unknown = Einen Befehl der Art „{ $given }“ gibt es nicht. Es gibt: { $known }.
json-no-floe = Gezielt wird nur in einem Spiel mit Würfeln auf einer Scholle.
json-part = Einen Teil „{ $given }“ hat ein Wurf nicht. Es gibt: { $known }.
json-no-game = Sag, welches Spiel gemeint ist, etwa: bonecup play knochenmax --json. Es gibt kein unterbrochenes, das weitergehen könnte.

## Die Auswertung in Sätzen

speech-analyse-seat = { $name }: { $start } am Anfang erwartet, { $luck } durch Glück, { $loss } durch Fehler, { $result } am Ende.
speech-analyse-roll = { $kind ->
        [luckiest] Der Wurf mit dem meisten Glück
       *[unluckiest] Der Wurf mit dem meisten Pech
    }: { $luck }, { $place }: { $dice }.
speech-analyse-mistake = Fehler { $number }, { $place }: Er kostet { $by }.
