### Wertungen auf der Befehlszeile.

cli-rate = Wie gut Personen spielen: eine Wertung nach Ergebnissen und eine nach Fehlern, aus den Protokollen ihrer Spiele
cli-rate-records = Dateien mit Protokollen, Ordner voll davon oder - für die Standardeingabe; sie zählen in dieser Reihenfolge, die eines Ordners nach ihren Namen
cli-rate-player = Nur Spiele zählen, in denen diese Person spielt
cli-rate-same = Plätze, die ALT heißen, zählen für NEU; mehrfach möglich
cli-rate-plain = Nur Sätze, für Vorleseprogramme
cli-rate-json = JSON ausgeben: eine Zeile für jede abgelehnte Datei und dann die Wertungen
cli-rate-examples =
    Es zählen nur Spiele, deren Protokoll stimmt und die zu Ende gespielt sind. Endet mit Code 1, wenn eine Datei abgelehnt wurde.

    Beispiele:
      bonecup rate ~/.local/share/bonecup/records
      bonecup rate eins.json zwei.json --player Anna
      bonecup rate abend --same Anni=Anna --json

rate-none = Es wurde kein Spiel gezählt.
rate-title = { $game }: { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }
rate-head-result = Wertung
rate-head-games = Spiele
rate-head-skill = je Wahl verloren
rate-head-decisions = Entscheidungen
rate-said-result = { $name }: Wertung { $rating } ± { $deviation }, aus { $games ->
        [one] einem Spiel
       *[other] { $games } Spielen
    }.
rate-said-skill = { $name } verliert mit jeder echten Entscheidung { $loss } ± { $deviation } Punkte, aus { $decisions ->
        [one] einer Entscheidung
       *[other] { $decisions } Entscheidungen
    }.
rate-remark = Die Wertung folgt allein aus Ergebnissen: Alle beginnen bei 25, das ist die Stärke des Bots steady. Je Wahl verloren sind Punkte gegenüber dem besten Zug, wo sich Züge unterscheiden. Hinter ± steht eine Standardabweichung.
rate-same-form = „{ $given }“ ist nicht als ALT=NEU geschrieben.
