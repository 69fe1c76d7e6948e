### Stellungen zum Nachdenken, auf der Befehlszeile.

cli-daily = Die Stellung des Tages: Was würdest du tun? Für alle dieselbe
cli-daily-game = rolling-bones oder knochenmax; ohne Angabe beide
cli-daily-date = Ein anderer Tag, von 2026-01-01 bis 2099-12-31 (sonst heute in UTC)
cli-daily-plain = Nur Sätze, für Vorleseprogramme
cli-daily-json = JSON, eine Zeile für jede Stellung und jede Antwort darauf
cli-daily-examples =
    Geantwortet wird mit der Nummer einer Wahl oder mit einem Zug; die Eingabetaste geht weiter, q beendet.

    Beispiele:
      bonecup daily
      bonecup daily knochenmax --date 2026-11-18

cli-train = Eigene Fehler aus aufbewahrten Spielen als Stellungen: Was würdest du jetzt tun?
cli-train-records = Dateien mit Protokollen; ohne Angabe die aufbewahrten Spiele
cli-train-game = Nur Stellungen dieses Spiels: { $games }
cli-train-name = Nur Fehler der Person, die so heißt
cli-train-count = Wie viele Stellungen, 1 bis 1000 (sonst 10)
cli-train-again = Auch Stellungen, die zuletzt richtig beantwortet wurden
cli-train-plain = Nur Sätze, für Vorleseprogramme
cli-train-json = JSON, eine Zeile für jede Stellung und jede Antwort darauf
cli-train-examples =
    Geantwortet wird mit der Nummer einer Wahl oder mit einem Zug; die Eingabetaste geht weiter, q beendet. Was du kannst, wird behalten und nicht wieder gefragt.

    Beispiele:
      bonecup train
      bonecup train knochenmax-abend.json --name Anna

training-seat = Person { $number }
training-daily-title = { $game }, die Stellung vom { $date }
training-mistake-title = { $game }: { $name }, Zug { $turn }
training-before = { $right ->
        [yes] Das hast du schon einmal richtig beantwortet.
       *[other] Das hast du schon einmal beantwortet, aber nicht richtig.
    }
training-question = Was würdest du als { $name } tun?
training-prompt = 1 bis { $count }, Eingabetaste geht weiter:
training-nonsense = Tippe eine Zahl von 1 bis { $count } oder einen Zug, die Eingabetaste zum Weitergehen oder q zum Beenden.
training-right = Richtig: Nichts ist besser.
training-wrong = Das verliert { $loss } Punkte.
training-why = Am besten ist: { $move }.
training-better = Besser ist: { $move }.
training-yours = Deine Antwort: { $move }.
training-played = Gespielt wurde: { $move }.
training-worth-turn = Was jede Wahl wert ist, in Punkten dieses Zugs:
training-worth-rest = Was jede Wahl wert ist, in weiteren Punkten bis zum Ende:
training-worth-lead = Wie weit jede Wahl vor die anderen führt, in Punkten:
training-worth-winning = Die Gewinnchance mit jeder Wahl:
training-worth = { $value }: { $move }
training-none = Noch gibt es keine Fehler, aus denen zu lernen wäre: Spiele zuerst ein Spiel zu Ende.
training-all-known = { $count ->
        [one] Die einzige Stellung kannst du. --again fragt sie noch einmal.
       *[other] Alle { $count } Stellungen kannst du. --again fragt sie noch einmal.
    }
training-sum = { $right } von { $asked } waren richtig.
