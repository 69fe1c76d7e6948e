### Was die Kommandozeile sagt.

app-name = Bonecup

## Hilfe

cli-about = Drei Spiele mit Knochen und Würfeln: selbst spielen, Bots spielen lassen, Würfel prüfen.
cli-command = BEFEHL
cli-heading-usage = Aufruf:
cli-heading-commands = Befehle
cli-heading-options = Optionen
cli-heading-arguments = Angaben
cli-help = Diese Hilfe zeigen
cli-version = Die Version zeigen
cli-lang = Sprache: de oder en (sonst BONECUP_LANG, dann die des Systems)
cli-color = Farben: auto, always oder never (sonst auto: im Terminal und ohne NO_COLOR)
cli-examples =
    Beispiele:
      bonecup play rolling-bones
      bonecup rules knochenmax --lang de
      bonecup simulate knochenmax --seats steady,random --games 1000

    Spiele: { $games }

cli-play = Im Terminal spielen, gegen Bots und mit anderen an derselben Tastatur
cli-play-game = { $games }; ohne Angabe wird gefragt
cli-play-seats = Wer spielt: Namen von Personen und Bots in Spielreihenfolge (sonst: me,steady, oder me,random, wo es steady nicht gibt)
cli-play-options = Eine Option des Spiels, etwa target=50; mehrfach möglich
cli-play-colours = Rolling Dice: die Farben in der Reihenfolge des Spiels, etwa red,blue; zu zweit erst die erste Farbe von jedem, dann die zweite
cli-play-real-dice = Ihr würfelt mit echten Würfeln und gebt ein, was sie zeigen
cli-play-plain = Zeilen und Eingaben statt ganzer Bildschirme: für Vorleseprogramme, Pipes und Skripte
cli-play-pictures = Bei Eingaben in Zeilen auch Würfel, Blätter und Scholle zeichnen
cli-play-json = Je Zeile ein JSON-Objekt, hinein und heraus: für Programme, die spielen
cli-play-new = Ein neues Spiel beginnen, ohne das unterbrochene anzubieten
cli-play-contribution = Eigener Text, der in die Würfel eingeht (sonst zufällig)
cli-play-record = Das Protokoll des Spiels in diese Datei schreiben
cli-play-examples =
    Beispiele:
      bonecup play
      bonecup play --plain knochenmax
      bonecup play rolling-bones --seats Anna,Ben,steady --option target=50
      bonecup play knochenmax --real-dice --record abend.json
      bonecup play rolling-dice --seats me,steady,random

cli-games = Die aufgehobenen Partien: fortsetzen, nachspielen, auswerten oder löschen
cli-games-action = resume, replay, analyse oder delete; ohne Angabe eine Liste
cli-games-which = Die Nummer einer Partie in der Liste oder ihr Tisch
cli-games-yes = Löschen, ohne zu fragen
cli-games-plain = Zeilen und Eingaben statt ganzer Bildschirme, Sätze statt Bilder
cli-games-json = JSON, wie play, replay und analyse es haben
cli-games-examples =
    Beispiele:
      bonecup games
      bonecup games resume 1
      bonecup games delete 2

cli-rules = Die Regeln eines Spiels
cli-rules-game = { $games }
cli-rules-plain = Nur Sätze, für Vorleseprogramme
cli-rules-svg = Den Plan der Eisscholle in diese Datei zeichnen, zum Drucken (nur rolling-dice)
cli-rules-examples =
    Beispiele:
      bonecup rules rolling-bones
      bonecup rules rolling-dice --lang de
      bonecup rules rolling-dice --svg plan.svg

cli-simulate = Bots viele Partien spielen lassen und zeigen, was dabei herauskommt
cli-simulate-game = { $games }
cli-simulate-seats = Die Bots in Spielreihenfolge (sonst: steady,random)
cli-simulate-games = Wie viele Partien, 1 bis 100000000 (sonst: 1000)
cli-simulate-seed = Gleicher Startwert, gleiche Partien, gleich wie viele Threads rechnen (sonst: 1)
cli-simulate-options = Eine Option des Spiels, etwa bones=fair; mehrfach möglich
cli-simulate-threads = Wie viele Threads, 1 bis 256 (sonst: alle Kerne)
cli-simulate-record = Das Protokoll der ersten Partie in diese Datei schreiben
cli-simulate-json = JSON ausgeben
cli-simulate-examples =
    Beispiele:
      bonecup simulate rolling-bones --seats steady,random --games 200
      bonecup simulate knochenmax --seats steady --option bones=1,4,4,1 --json
      bonecup simulate rolling-dice --seats master,steady --games 10 --record partie.json

cli-advise = Den Wert jedes Zuges in Stellungen sagen, je eine JSON-Zeile
cli-advise-file = Eine Datei mit einer Stellung je Zeile; sonst (oder bei -) die Standardeingabe
cli-advise-why = In Worten sagen, warum
cli-advise-examples =
    Liest Zeilen wie
      {"{"}"game":"knochenmax","position":{"{"}"sheets":[{"{"}{"}"}],"throw":[1,3,3,4,6],"throws_left":2{"}"}{"}"}
    und antwortet auf jede mit den Werten aller Züge, den besten, und ob sie exakt sind.
    Mit "in":"winning" sind es Gewinnchancen statt Punkte.

cli-analyse = Glück oder Können: was jede Entscheidung einer Partie gekostet und jeder Wurf gebracht hat
cli-analyse-record = Die Datei mit dem Protokoll
cli-analyse-in = Gezählt wird in points (Punkten, wenn nichts anderes gesagt ist) oder winning (Gewinnchancen)
cli-analyse-plain = Nur Sätze, für Vorleseprogramme
cli-analyse-json = JSON ausgeben
cli-analyse-svg = Den Verlauf der Partie in diese Datei zeichnen
cli-analyse-examples =
    Beispiel:
      bonecup analyse partie.json --svg partie.svg
    Mit --in winning sind Partien zu zweit nach den üblichen Regeln sofort exakt; andere Regeln werden einmal ausgerechnet und aufgehoben.

cli-throw = Würfel auf die Scholle von Rolling Dice werfen, einmal oder oft
cli-throw-aim = Das Ziel: "at 150.0 direction 0 strength 900 loft 50 spin 12.0", oder nur Zahlen wie "150 0 900"
cli-throw-at = Wo am Eingang, in mm von der linken Ecke, 30 bis 270 (sonst: 150)
cli-throw-direction = Wohin, in tausendstel Radiant, -600 (links) bis 600 (rechts) (sonst: 0)
cli-throw-strength = Wie schnell, in mm je Sekunde, 300 bis 2000 (sonst: 900)
cli-throw-loft = Wie steil nach oben, in tausendstel Radiant, -200 bis 400 (sonst: 50)
cli-throw-spin = Wie schnell die Würfel vorwärts rollen, in Radiant je Sekunde, 0 bis 30 (sonst: 12)
cli-throw-dice = Wie viele Würfel, 1 bis 4 (sonst: 3, wenn die Farbe einen auf der Scholle hat, sonst 4)
cli-throw-colour = Wessen Würfel: orange, green, purple, red, blue oder yellow (sonst: orange)
cli-throw-resting = Ein Wertungswürfel auf der Scholle: Farbe, Augen, x und y in mm, etwa "green 5 120 200"; mehrfach möglich
cli-throw-floe = Die Wertungswürfel aus einer JSON-Datei (- für die Standardeingabe), nach Farben oder als ganze Stellung
cli-throw-noise = Das Zittern der Hand: gleiche Zahl, gleicher Wurf (sonst zufällig, und wird gezeigt)
cli-throw-times = So viele Würfe, 1 bis 100000, jeder mit dem nächsten Rauschen (sonst: 1)
cli-throw-json = JSON ausgeben, eine Zeile je Wurf
cli-throw-path = Mit --json: auch, wie sich jeder Würfel bewegt hat, sechzig Bilder je Sekunde
cli-throw-svg = Den Wurf von oben, mit den Wegen der Würfel, in diese Datei zeichnen
cli-throw-examples =
    Beispiele:
      bonecup throw --strength 950 --noise 7 --svg wurf.svg
      bonecup throw --at 120 --direction 60 --times 20 --noise 1
      bonecup throw --noise 1 --json --path

    Mit einem Würfel auf der Scholle:
      bonecup throw --aim "150 0 900" --resting "green 5 150 200"

    Eine Scholle als JSON: {"{"}"green": {"{"}"face": 5, "x": 150, "y": 200, "turn": 30{"}"}{"}"}

cli-score = Fertige Runden von Rolling Dice werten, je eine JSON-Zeile
cli-score-game = rolling-dice: nur die Runden dieses Spiels werden so gewertet
cli-score-file = Eine Datei mit einer Runde je Zeile; sonst (oder bei -) die Standardeingabe
cli-score-examples =
    Liest Stellungen, in denen alle geworfen haben, etwa
      {"{"}"game":"rolling-dice","position":{"{"}"seats":3,"seals":{"{"}"green":12{"}"},
       "floe":{"{"}"orange":{"{"}"face":3,"x":92,"y":128{"}"},"green":{"{"}"face":6,"x":150,"y":60{"}"}{"}"},
       "blocks":[{"{"}"colour":"purple","face":5{"}"}]{"}"}{"}"}
    oder, wo niemand misst, Runden mit den Würfeln auf der Scholle von vorn nach hinten
      {"{"}"game":"rolling-dice","round":{"{"}"seats":3,"starter":"orange","seals":{"{"}"green":12{"}"},
       "floe":[{"{"}"colour":"orange","face":3,"patch":6{"}"},{"{"}"colour":"green","face":6,"level":true{"}"}],
       "blocks":[{"{"}"colour":"purple","face":5{"}"}]{"}"}{"}"}
    (jede auf einer Zeile) und antwortet, was jede Farbe in der Reihenfolge der Wertung
    bekommt, wie die Robben ziehen, wer die nächste Runde beginnt und mit wie vielen Würfeln
    dann jeder wirft.

    "patch" ist, was das Netz gibt, das der Würfel berührt, -6 bis 8, unter 0 für ein Loch. Sobald
    ein Würfel einer Stellung es sagt, ist es deine eigene Scholle: Wer nichts sagt, berührt nichts.
    "level" heißt: gleichauf mit dem Würfel davor.
    Wird eine Zeile abgelehnt, sagt die Antwort, warum, und der Exit-Code ist 1.

cli-solve = Den exakten Wert eines Spiels berechnen
cli-solve-game = rolling-bones oder knochenmax
cli-solve-bones = KnochenMAX: antique, shagai, fair oder vier Gewichte wie 1,4,4,1
cli-solve-sheets = KnochenMAX: so viele parallele Blätter
cli-solve-duel = KnochenMAX: die Gewinnchance zu zweit
cli-solve-race = Rolling Bones: die Gewinnchance zu zweit bis zu diesem Ziel (1 bis 100)
cli-solve-options = Eine Option des Spiels; mehrfach möglich
cli-solve-json = JSON ausgeben
cli-solve-examples =
    Beispiele:
      bonecup solve knochenmax --bones fair
      bonecup solve rolling-bones --json

cli-replay = Eine aufgezeichnete Partie Zug für Zug zeigen
cli-replay-record = Die Datei mit dem Protokoll
cli-replay-to = Nach Ereignis N aufhören
cli-replay-plain = Nur Sätze, für Vorleseprogramme
cli-replay-json = JSON ausgeben, eine Zeile je Ereignis
cli-replay-examples =
    Beispiele:
      bonecup replay partie.json
      bonecup replay partie.json --to 12
      bonecup replay partie.json --json

cli-verify = Prüfen, ob eine Partie den Regeln und den vorher zugesagten Würfeln entspricht
cli-verify-record = Die Dateien mit den Protokollen; - ist die Standardeingabe
cli-verify-json = JSON ausgeben
cli-verify-examples =
    Endet mit Code 0 und sagt, was bewiesen ist, oder mit 1 und nennt das erste Ereignis, das nicht passt.

    Beispiel:
      bonecup verify partie.json
      bonecup verify partie.json --json

cli-completions = Das Vervollständigungsskript für eine Shell ausgeben
cli-completions-shell = bash, elvish, fish, powershell oder zsh
cli-completions-examples =
    Beispiel:
      bonecup completions bash > bonecup.bash

cli-help-command = Ein Befehl; ohne Angabe alle
cli-help-examples =
    Beispiel:
      bonecup help play

cli-man = Die Seiten des Handbuchs schreiben
cli-man-dir = Der Ordner für man1 (Englisch) und de/man1 (Deutsch)
cli-man-examples =
    Beispiel:
      bonecup man --dir /usr/local/share/man

## Fehler

cli-error = Fehler:
cli-file = { $file }: { $error }
cli-warning = Warnung:
cli-output = Was zu zeigen war, ließ sich nicht schreiben: { $error }
cli-did-you-mean = Meintest du „{ $meant }“?
cli-error-not-text = Ein Wort ist kein Text in UTF-8; nur Dateinamen dürfen das sein.
cli-record-fails = { $file }: { $error }
cli-record-event = { $file }, Ereignis { $seq }: { $error }
cli-error-unknown-argument = „{ $argument }“ ist hier nicht bekannt; --help zeigt, was es gibt.
cli-error-missing = { $argument } fehlt. Gemeint ist: { $allowed }
cli-error-unknown-command = Einen Befehl „{ $given }“ gibt es nicht. Es gibt: { $known }.
cli-error-value = { $argument } kann nicht „{ $value }“ sein. Gemeint ist: { $allowed }
cli-error-no-value = { $argument } braucht einen Wert. Gemeint ist: { $allowed }
cli-error-twice = { $argument } geht nur einmal, oder nicht zusammen mit den anderen Angaben.
cli-error-option = „{ $given }“ ist keine Option; Optionen gibt man als key=value an.

## Simulation

simulate-progress = Partien
simulate-games =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } { $game } mit Startwert { $seed }, { $rate } je Sekunde
simulate-seat = Platz { $seat }, { $bot }: { $wins } gewonnen = { $share } (95-%-Intervall { $low } bis { $high })
simulate-points =
    Punkte: Mittel { $mean }, Standardabweichung { $sd }
    Kleinste { $min }, 5 % { $q05 }, 25 % { $q25 }, Hälfte { $median }, 75 % { $q75 }, 95 % { $q95 }, größte { $max }

## Prüfung

verify-file = { $file }:
verify-rules =
    Regeln: { $events ->
        [one] Das einzige Ereignis entspricht
       *[other] Alle { $events } Ereignisse entsprechen
    } den Regeln und der Reihenfolge.
verify-commitment-holds = Startwert: Er gehört zur Zusage { $commitment }.
verify-drawn =
    Würfel: { $rolls ->
        [one] 1 Wurf ist
       *[other] { $rolls } Würfe sind
    } genau das, was Startwert und Beiträge ergeben.
verify-deal = Alle Tische des Spiels mit gleichen Würfeln { $deal } haben diese Würfel.
verify-known =
    { $known ->
        [0] Keinen der { $rolls } gezogenen Würfe konnte der Betreiber des Servers vorher kennen.
       *[other] { $known } von { $rolls } gezogenen Würfen hätte der Betreiber des Servers vorher kennen können: Niemand sonst hat zu ihnen beigetragen.
    }
verify-server = Der Server mit dem Schlüssel { $key } hat Vereinbarung und Reihenfolge unterschrieben.
verify-no-server = Kein Server hat Vereinbarung und Reihenfolge unterschrieben.
verify-seat-signed = { $name }: { $signed } von { $events } Zügen vom eigenen Gerät unterschrieben.
verify-engine-threw =
    Würfe aufs Eis: { $throws ->
        [one] 1 wurde
       *[other] { $throws } wurden
    } vom Rechenwerk { $engine } noch einmal geworfen, und jeder Würfel lag wie im Protokoll.
verify-unknown-engine =
    Anmerkung: { $throws ->
        [one] 1 Wurf wurde
       *[other] { $throws } Würfe wurden
    } vom Rechenwerk { $engine } berechnet, das dieses Programm nicht hat. Das Rauschen folgt aus dem Startwert; wo die Würfel lagen, ist aus dem Protokoll übernommen und nicht nachgerechnet.
verify-practice = Eine Übung, die am Tisch { $table } begann. Übernommene Ereignisse, deren Würfel hier nicht geprüft sind: { $events }.
verify-taken = Würfe danach, die wie damals fielen und hier nicht nachgerechnet sind: { $rolls }.
verify-by-hand =
    Echte Würfel: { $rolls ->
        [one] 1 Wurf wurde
       *[other] { $rolls } Würfe wurden
    } von Hand eingegeben; darüber lässt sich nichts beweisen.
verify-finished = Die Partie wurde zu Ende gespielt, und das Ergebnis stimmt.
verify-unfinished = Die Partie wurde nicht zu Ende gespielt.
verify-played-here = Die Partie wurde auf diesem Rechner gespielt.
verify-witnessed = Von diesem Rechner bezeugt: Vor der Partie hat er Zusage, Optionen und den eigenen Beitrag notiert, und das Protokoll sagt dasselbe.
verify-witnessed-part = Dieser Rechner hat einen Teil der Partie gesehen, und das Protokoll sagt dasselbe. Was vorher zugesagt wurde, hat er nicht gesehen.
verify-not-witnessed = Stimmig; dieser Rechner hat es nicht bezeugt. Ob es so war, können die sagen, die am Tisch saßen.

verify-no-seed = Der Startwert ist nicht veröffentlicht, also lassen sich die Würfel nicht prüfen. Veröffentlicht wird er am Ende der Partie.
verify-idle-seed = Alle Würfel waren echt, aber das Protokoll enthält einen Startwert.
verify-head = Die Ereignisse führen nicht zu der Prüfsumme, mit der das Protokoll endet.
verify-receipt = Die Quittung ist nicht die Unterschrift des Servers unter dieses Protokoll.
verify-signature = Ereignis { $seq }: Die Unterschrift passt nicht zu diesem Befehl und dem Schlüssel des Platzes.
verify-engine = Ereignis { $seq }: Den Wurf hat { $found } berechnet, vereinbart war { $agreed }.
verify-link = Ein Kettenglied ist nicht das, was die Kette des Platzes für diesen Wurf hat (Ereignis { $seq }).
verify-chain-used-up = Die Kette eines Platzes war schon aufgebraucht (Ereignis { $seq }).
verify-cast = Ein gezogener Wurf und sein Abwurf passen nicht zusammen (Ereignis { $seq }).
verify-asked = Hier kam ein Kettenglied von einem Platz, der nicht gefragt werden konnte (Ereignis { $seq }).
verify-commitment = Der Startwert gehört nicht zur Zusage: Einer von beiden wurde verändert.
verify-roll = Ereignis { $seq }, Wurf { $roll }: Der Startwert ergibt { $expected }, im Protokoll steht { $found }.

## Befehle am Tisch

command-stale = Der Tisch ist bei Ereignis { $current }, nicht bei { $expected }: Schau erst nach, dann zieh.
command-key-reused = Der Schlüssel { $key } gehörte schon zu einem anderen Befehl.
command-not-your-turn = Platz { $seat } ist an der Reihe.
command-dice-awaited = Erst müssen die Würfel von Platz { $seat } geworfen und eingegeben werden.
command-no-dice-awaited = Solche Würfel werden gerade nicht erwartet.
command-over = Die Partie ist zu Ende.
command-no-moves = Ein Befehl braucht mindestens einen Zug.
command-too-many-moves = Ein Befehl hat höchstens { $most } Züge, nicht { $given }.
command-beyond-turn = Zug { $number } käme nach einem Wurf oder nach dem Zug eines anderen Platzes: Erst muss man das Ergebnis sehen.

## Tische und Texte

plan-no-commitment = Platz { $seat } spielt mit gezogenen Würfeln, also braucht es eine Zusage.
plan-idle-commitment = Alle Würfel sind echt, also gibt es nichts zuzusagen.
plan-bot-contributes = Platz { $seat } gehört einem Bot, und der trägt nichts zu den Würfeln bei.
text-not-allowed = { $what }: Erlaubt ist { $allowed }.

## Protokolle

record-too-large = Die Datei ist größer als { $most } MiB; so viel braucht keine Partie.
record-form = Das ist kein lesbares Protokoll: { $error }.
record-format = Das ist kein Protokoll: Das Feld „format“ muss „bonecup-record“ sein.
record-version = Das Protokoll hat Version { $given }; dieses Programm liest Version { $known }.
record-rules = Gespielt wurde nach Version { $given } der Regeln; dieses Programm kennt die Versionen { $known }.
record-too-many-events = Das Protokoll hat { $given } Ereignisse; gelesen werden höchstens { $most }.
record-weights = Die Gewichte der Knochen sind nicht die der Option „bones“.
record-event = Ereignis { $seq }: { $fault }.
record-result = Das Ergebnis ist nicht das, wozu die Ereignisse führen.
event-order = Seine Nummer müsste { $wanted } sein
event-kind = Es braucht entweder „seat“ und „move“ oder „roll“, „by“ und „outcome“

cli-serve = Den Server starten: Tische für Leute und Bots, im Browser und für Programme (auch ohne Befehl)
cli-serve-listen = Wo er lauscht (sonst: 127.0.0.1:7373; 0.0.0.0:7373 für das ganze Netz)
cli-serve-public-url = Die Adresse, die man öffnet, wenn ein Proxy davorsteht
cli-serve-data = Die SQLite-Datei oder der Ordner dafür (sonst: in deinem Datenordner)
cli-serve-database-url = Eine Postgres-Datenbank statt der Datei; mehrere Server dürfen sie teilen
cli-serve-key-file = Die Datei mit dem Hauptschlüssel (sonst: neben der SQLite-Datei; BONECUP_KEY kann den Schlüssel selbst enthalten)
cli-serve-nats-url = NATS, damit Server mit derselben Datenbank sofort voneinander hören
cli-serve-node = Der Name dieses Servers unter denen, die eine Datenbank teilen (sonst zufällig)
cli-serve-behind-proxy = Ein Proxy davor nennt die Adresse des Gegenübers, in X-Forwarded-For oder Forwarded; =forwarded oder =x-forwarded-for glaubt nur dieser Kopfzeile
cli-serve-open = Die Seite im Browser öffnen, wenn es einen gibt
cli-serve-bot-pace = Mindestzeit zwischen den Zügen eines Bots in Millisekunden (sonst: 700)
cli-serve-bot-threads = Wie viele Bots gleichzeitig nachdenken (sonst: 1)
cli-serve-idle-days = Tische schließen, die so viele Tage niemand anrührt (sonst: 30)
cli-serve-keep-days = Tische, die vor dem ersten Wurf geschlossen wurden, nach so vielen Tagen löschen (sonst: 30)
cli-serve-push = Personen, deren Browser zu ist, benachrichtigen, wenn sie an einem Tisch ohne Eile am Zug sind; Benachrichtigungsdienste schreiben bei Fragen an diese Adresse (mailto:… oder https://…)
cli-serve-limits = Eine Grenze wie tables_per_person=10; mehrfach möglich
cli-serve-log = Was ins Protokoll kommt, etwa info oder bonecup_server=debug (sonst: info)
cli-serve-log-format = text oder json (sonst: text)
cli-serve-examples =
    Jede Option gibt es auch als Umgebungsvariable: BONECUP_LISTEN, BONECUP_DATA, DATABASE_URL, NATS_URL …
    Beispiele:
      bonecup serve --listen 0.0.0.0:7373
      bonecup serve --data familie.db --bot-pace 300

serve-ready = Bonecup ist bereit: Öffne { $address }  (Daten: { $place }; Strg-C beendet)
serve-warning = Achtung: { $warning }
serve-keys = Er unterschreibt mit dem Schlüssel { $fingerprint } (auch unter /api/key). Bewahre seinen Hauptschlüssel getrennt von Sicherungen auf: { $place }
serve-no-home = Es gibt keinen Ordner für die Daten: Setze BONECUP_DATA oder HOME.
serve-public-url = '{ $value }' ist keine Adresse wie https://knochen.example.org
serve-behind-proxy = '{ $value }' ist keine Kopfzeile, in der ein Proxy Adressen nennt. Es gibt: x-forwarded-for, forwarded
serve-push = --push braucht eine Adresse wie mailto:du@example.org oder https://example.org/kontakt, nicht „{ $value }“.
serve-limit = '{ $value }' ist keine Grenze wie tables_per_person=10. Es gibt: { $known }
serve-log-filter = '{ $value }' sagt nicht, was ins Protokoll soll: { $error }

cli-backup = Die SQLite-Datei des Servers kopieren, auch während er läuft
cli-backup-file = Wohin; die Datei darf es noch nicht geben
cli-backup-data = Die SQLite-Datei des Servers (sonst: in deinem Datenordner)
cli-backup-key-file = Die Datei mit dem Hauptschlüssel (sonst: neben der SQLite-Datei)
cli-backup-examples =
    Beispiel:
      bonecup backup abend.db
backup-done = { $file } enthält alle Tische, Personen und Ergebnisse und den Schlüssel des Servers.
backup-encrypted = Darin sind der Schlüssel des Servers und die Startwerte der Würfel verschlüsselt. Der Hauptschlüssel ist nicht dabei: Bewahre auch ihn auf, aber woanders ({ $key }). Ohne ihn lässt sich die Sicherung nicht einspielen.
backup-plain = Die Startwerte der Würfel stehen unverschlüsselt darin, weil dieses Bonecup noch nicht mit den Daten gestartet wurde. Halte sie geheim.

cli-check = Prüfen, ob in der Datenbank eines Servers alles heil ist, auch während er läuft
cli-check-data = Die SQLite-Datei des Servers (sonst: in deinem Datenordner)
cli-check-key-file = Die Datei mit dem Hauptschlüssel (sonst: neben der SQLite-Datei)
cli-check-database-url = Stattdessen diese Postgres-Datenbank
cli-check-json = Das Ergebnis als JSON
cli-check-examples =
    Beispiel:
      bonecup check --json
check-counted =
    Geprüft: { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    }, { $seeds ->
        [one] 1 Startwert
       *[other] { $seeds } Startwerte
    }, { $records ->
        [one] 1 Protokoll
       *[other] { $records } Protokolle
    }.
check-sound = Alles ist heil.
check-finding = { check-what }: { $detail }
check-finding-at = Tisch { $table }, { check-what }: { $detail }
check-what =
    { $what ->
        [pages] Seiten der Datei
        [log] Log
        [row] Eintrag
        [key] Schlüssel
        [seed] Startwert der Würfel
        [record] Protokoll
       *[other] { $what }
    }
check-unsound =
    { $findings ->
        [one] Eine Stelle ist
       *[other] { $findings } Stellen sind
    } nicht heil. Spiel die letzte gute Sicherung ein, mit dem Hauptschlüssel dazu.

cli-restore = Eine Kopie zurückspielen; der Server darf nicht laufen
cli-restore-file = Die Kopie
cli-restore-data = Die SQLite-Datei des Servers (sonst: in deinem Datenordner)
cli-restore-key-file = Die Datei mit dem Hauptschlüssel (sonst: neben der SQLite-Datei)
cli-restore-force = Eine vorhandene Datei ersetzen
cli-restore-examples =
    Beispiel:
      bonecup restore abend.db --force
restore-done = { $file } ist wieder so wie beim Kopieren.

cli-host = Auf einem Server einen Tisch öffnen und sich an ihn setzen
cli-host-server = Der Server, etwa knochen.example.org oder localhost:7373
cli-host-game = Das Spiel: { $games }
cli-host-seats = Wer spielt, in Spielreihenfolge: me, open für alle, die kommen, oder der Name eines Bots (sonst: me,open)
cli-host-options = Eine Option des Spiels wie target=50; auch mehrmals
cli-host-deadline = Zeit für einen Zug: 30s, 2min oder 1day (sonst unbegrenzt)
cli-host-public = Alle finden den Tisch in der Liste
cli-host-coach = Wer mitspielt, darf den Trainer fragen
cli-host-real-dice = Alle würfeln mit echten Würfeln und tippen ein, was sie zeigen
cli-host-name = Wie du dort heißt (sonst: wie beim letzten Mal oder dein Name auf diesem Rechner)
cli-host-colours = Rolling Dice: deine Farbe, etwa red; zu zweit zwei (sonst irgendeine freie)
cli-host-plain = Zeilen und Eingaben statt ganzer Bildschirme: für Vorleseprogramme, Pipes und Skripte
cli-host-pictures = Bei Eingaben in Zeilen auch Würfel, Blätter und Scholle zeichnen
cli-host-contribution = Dein eigener Text, der in die Würfel eingeht (sonst zufällig)
cli-host-record = Das Protokoll des Spiels in diese Datei schreiben
cli-host-examples =
    Das Spiel beginnt von selbst, sobald jeder Platz besetzt ist.

    Beispiele:
      bonecup host knochen.example.org knochenmax
      bonecup host localhost:7373 rolling-bones --seats me,open,steady --option target=50

host-opened = Der Tisch ist offen. Andere kommen über den Link { $link } oder mit „bonecup join { $host }/{ $code }“; das Spiel beginnt, sobald jeder Platz besetzt ist.
host-seat = „{ $given }“ ist kein Platz: me, open oder einer der Bots { $bots }.
host-needs-me = Ein Platz ist deiner: Nenn ihn me, einmal, wie in --seats me,open.

cli-join = Sich an einen Tisch auf einem Server setzen oder zuschauen
cli-join-table = Der Link, den du bekommen hast, oder Server und Code wie knochen.example.org/K7QX2M4P
cli-join-name = Wie du dort heißt (sonst: wie beim letzten Mal oder dein Name auf diesem Rechner)
cli-join-colours = Rolling Dice: deine Farbe, etwa red; zu zweit zwei (sonst irgendeine freie)
cli-join-watch = Nur zuschauen
cli-join-plain = Zeilen und Eingaben statt ganzer Bildschirme: für Vorleseprogramme, Pipes und Skripte
cli-join-pictures = Bei Eingaben in Zeilen auch Würfel, Blätter und Scholle zeichnen
cli-join-contribution = Dein eigener Text, der in die Würfel eingeht (sonst zufällig)
cli-join-record = Das Protokoll des Spiels in diese Datei schreiben
cli-join-examples =
    Beispiele:
      bonecup join https://knochen.example.org/t/4XK2M9QW7ZP1R8TN
      bonecup join localhost:7373/K7QX2M4P --name Anna

join-seated = Du sitzt auf Platz { $seat } als { $name }.
join-watching = Du schaust zu.
join-no-seat = Kein Platz ist frei: Du schaust zu.
join-waiting = Das Spiel hat noch nicht begonnen: { $seats }
join-begins = Es beginnt { $name }.
join-seat-begins = Es beginnt Platz { $seat }.
join-open-seat = (frei)
join-looks-like = { $name } (Vorsicht: sieht aus wie der Name auf Platz { $seat })
join-closed = Der Tisch wurde geschlossen.
join-commitment = Die Würfel sind zugesagt mit { $commitment }, bevor du etwas beiträgst.
