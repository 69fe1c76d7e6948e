### Was über gelöste Spiele und ihre Tabellen gesagt wird.

## bonecup solve

solve-progress = rechnet
solve-head = { $game } ({ $options })
solve-value-sheets = Punkte im Mittel bei bestem Spiel: { $value }
solve-value-estimate = Punkte im Mittel bei bestem Spiel: etwa { $value } (Schätzung mit einem Standardfehler von { $error })
solve-value-turn = Punkte eines Zuges im Mittel bei bestem Spiel: { $value }
solve-first-wins-duel = Spielen beide perfekt, gewinnt die erste Person { $share } aller Partien (Gleichstand zählt halb).
solve-first-wins-race = Spielen beide perfekt, gewinnt die erste Person { $share } aller Partien (der Fehler liegt unter { $bound }).
solve-deviation = Standardabweichung: { $deviation }
solve-states =
    { $states ->
        [one] 1 Zustand
       *[other] { $states } Zustände
    } gelöst in { $seconds } s
solve-distribution = Wie wahrscheinlich jedes Ergebnis ist:
solve-struck = Wie wahrscheinlich jedes Kästchen gestrichen wird (oder 0 bekommt):
solve-shipped = Die Tabelle wird mit Bonecup geliefert.
solve-loaded = Die Tabelle lag im Cache-Ordner.
solve-kept = Die Tabelle liegt jetzt in { $file }.
solve-not-kept = Die Tabelle ließ sich nicht aufheben: { $error }
solve-unusable = Die vorhandene Tabelle war unbrauchbar und wurde neu gerechnet: { $error }
solve-stopped = Die Rechnung wurde vor dem Ende abgebrochen.

solve-other-game = { $argument } gibt es nur bei { $game }.
solve-not-solvable = Rolling Dice lässt sich nicht lösen: Es kommt darauf an, wo Würfel liegen bleiben. Gelöst sind rolling-bones und knochenmax.
solve-duel-sheets = --duel ist für ein Blatt je Person gelöst.
solve-race-round = --race ist für Partien gelöst, die mit dem Erreichen des Ziels enden, nicht für finish_round=true.

## Tabellen

table-no-folder = Es gibt keinen Cache-Ordner, denn weder BONECUP_CACHE noch HOME ist gesetzt.
table-foreign = { $file } ist keine Tabelle von Bonecup.
table-version = { $file } gehört zu einer anderen Version des Programms.
table-other = { $file } enthält eine andere Tabelle.
table-damaged = { $file } ist beschädigt.

## bonecup advise

advise-refused =
    { $lines ->
        [one] 1 Zeile wurde abgelehnt; ihre Antwort sagt, warum.
       *[other] { $lines } Zeilen wurden abgelehnt; ihre Antworten sagen, warum.
    }
advise-several-sheets = Mit { $sheets } Blättern je Person ist die Gewinnchance nur zu zweit und kurz vor Schluss bekannt.
advise-too-long = Die Zeile ist länger als { $most } Bytes; so viel braucht keine Stellung.
advise-not-utf8 = Die Zeile ist kein Text in UTF-8.
