### Fehler, die nicht zu einem einzelnen Spiel gehören. Der Schlüssel einer Meldung ist der Code des Grundes,
### ihre Variablen sind seine Fakten.

## Spiele

unknown-game = Das Spiel „{ $given }“ gibt es nicht. Zur Wahl stehen: { $known }.
other-game = Das gehört zu einem anderen Spiel, hier wird { $game } gespielt.
position-form = Diese Stellung lässt sich nicht lesen: { $error }.

## Bots

unknown-bot = Einen Bot „{ $name }“ gibt es für { $game } nicht. Zur Wahl stehen: { $known }.

## Sprachen

unknown-language = Die Sprache „{ $given }“ gibt es nicht. Erlaubt sind bei --lang und BONECUP_LANG: { $known }.

## Plätze und Optionen

seats-out-of-range =
    Mit { $given ->
        [one] einem Platz
       *[other] { $given } Plätzen
    } lässt sich das nicht spielen: Möglich sind { $least } bis { $most }.
option-unknown = Die Option „{ $key }“ hat dieses Spiel nicht. Vorhandene Optionen: { $known }.
option-twice = Die Option „{ $key }“ nennt „{ $value }“ zweimal. Frei: { $free }.
option-too-many = Die Option „{ $key }“ nennt { $given }, hier sind höchstens { $most } möglich.
option-value = Die Option „{ $key }“ kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
option-renamed = Die Option „{ $key }“ heißt jetzt „{ $now }“. Erlaubt: { $allowed }.

## Schreibweise

notation = „{ $text }“ passt hier nicht. Erwartet: { $expected }.

# Was erwartet wird, und in Klammern, wie man es schreibt.
phrase-with-examples = { $what } ({ $examples })
phrase-none = keine
phrase-a-face = eine Würfelseite
phrase-a-bone = ein Knochen
phrase-a-move = ein Zug
phrase-a-roll = ein Wurf
phrase-up-to-18-faces-such-as-la1-rl5-sk = bis zu 18 Würfelseiten, etwa LA1 RL5 SK
phrase-a-side = eine Seite
phrase-1-3-4-or-6 = 1, 3, 4 oder 6
phrase-up-to-five-bones-as-in-1-3-3-4-6 = bis zu fünf Knochen (etwa 1 3 3 4 6)
phrase-a-throw-of-one-to-five-bones-as-in-1-3-3-4-6 = ein Wurf mit einem bis fünf Knochen (etwa 1 3 3 4 6)
phrase-a-box = ein Kästchen
phrase-the-number-of-a-sheet = die Nummer eines Blatts
phrase-1-to-2 = 1 bis 2
phrase-1-to-3 = 1 bis 3
phrase-1-to-4 = 1 bis 4
phrase-1-to-5 = 1 bis 5
phrase-1-to-6 = 1 bis 6
phrase-1-to-1000 = 1 bis 1000
phrase-antique-shagai-fair-or-four-positive-weights-such-as-1-4-4-1 = antique, shagai, fair oder vier positive Gewichte wie 1,4,4,1
phrase-a-colour = eine Farbe
phrase-an-aim = Angaben zum Wurf
phrase-a-landing = liegende Würfel
phrase-an-engine-such-as-scatter-1 = eine Wurfmaschine wie scatter/1

## Texte, die von außen kommen

phrase-a-table-s-id = Kennung eines Tisches
phrase-1-to-40-letters-digits-or = 1 bis 40 Buchstaben, Ziffern, - oder _
phrase-a-command-s-key = Schlüssel eines Befehls
phrase-1-to-64-visible-ascii-characters = 1 bis 64 sichtbare ASCII-Zeichen
phrase-a-name = Name
phrase-1-to-40-characters-without-control-characters-not-blank = 1 bis 40 Zeichen ohne Steuerzeichen, nicht nur Leerzeichen
phrase-a-contribution-to-the-dice = Beitrag zu den Würfeln
phrase-at-most-256-bytes-without-control-characters = höchstens 256 Bytes ohne Steuerzeichen
phrase-a-bot-s-name = Name eines Bots
phrase-1-to-24-small-letters-digits-or = 1 bis 24 Kleinbuchstaben, Ziffern oder -
phrase-a-seed-or-commitment = Startwert oder Zusage
phrase-64-hexadecimal-digits-in-small-letters = 64 hexadezimale Ziffern mit Kleinbuchstaben

## Würfe am Tisch

command-other-roll = Als Nächstes kommt Wurf { $due } der Partie, kein anderer.
command-other-source = Die Würfel von Platz { $seat } kommen nicht von dort: Am Tisch ist etwas anderes vereinbart.

## Räume

opening-options = Diese Optionen passen nicht zum Spiel: { $error }
table-no-seed = Der Startwert der Würfel dieses Tisches fehlt, also kann die Partie nicht weitergehen. Wer diesen Server betreibt, muss ihn aus einer Sicherung zurückholen.
room-no-expected = Sag, welchen Schritt du zuletzt gesehen hast; der Tisch ist bei Schritt { $current }.
room-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
room-not-your-seat = Platz { $seat } gehört dir nicht.
room-not-owner = Das darf nur, wer den Tisch eröffnet hat.
room-begun = Das Spiel hat schon begonnen.
room-not-begun = Das Spiel hat noch nicht begonnen.
room-practice = Das ist eine Übung: Sie beginnt von selbst, und niemand sonst kommt dazu.
room-ended = Dieser Tisch ist zu Ende. Eröffne einen neuen, um weiterzuspielen.
room-not-ended = Das Spiel ist noch nicht zu Ende.
room-rematched = Es gibt schon einen Tisch, an dem ihr weiterspielt.
room-seat-taken = Platz { $seat } ist besetzt. Wähle einen anderen.
room-full = Alle Plätze sind besetzt. Du kannst zuschauen.
room-seat-open = Auf Platz { $seat } sitzt noch niemand. Warte auf jemanden oder gib ihn einem Bot.
room-not-minded = Für Platz { $seat } spielt kein Bot.
room-minded = Für Platz { $seat } spielt schon ein Bot.
room-present = Die Person auf Platz { $seat } ist da. Ersetzt wird nur, wer weg ist.
room-not-long-away = Die Person auf Platz { $seat } ist erst kurz weg. Warte noch einen Moment.
room-no-colours = Bei { $game } gibt es keine Farben zu wählen.
room-first-begins = Bei { $game } beginnt immer der erste Platz.
room-not-due = Noch ist niemandes Zeit abgelaufen.
room-options = Die Optionen dieses Tisches lassen sich nicht lesen.
step-form = Schritt { $seq } des Tisches lässt sich nicht lesen: { $error }
step-gap = Schritt { $given } folgt nicht auf Schritt { $current }.
step-impossible = Schritt { $seq } kann nicht geschehen sein: { $error }

## Gespeichertes

store-unavailable = Die Datenbank ist gerade nicht zu erreichen. Es hat sich nichts geändert, versuch es gleich noch einmal.
store-outcome-unknown = Die Datenbank hat nicht geantwortet. Vielleicht ist es trotzdem gespeichert: Sieh nach, bevor du es wiederholst.
store-full = Die Platte der Datenbank ist voll. Wer den Server betreibt, muss Platz schaffen. Was bestätigt wurde, ist nicht verloren.
store-damaged = Die Datenbank ist beschädigt. Wer den Server betreibt, muss ihn anhalten und die letzte Sicherung einspielen.
store-in-use =
    Die Datenbank { $path } wird gerade von einem anderen Prozess benutzt{ $process ->
        [0] {""}
       *[other] {" "}({ $process })
    }. Beende ihn zuerst oder nimm eine andere Datei. Mehrere Server zugleich brauchen Postgres.
store-newer = Die Datenbank stammt von einem neueren Bonecup (Version { $found }, dieses kennt { $known }). Aktualisiere Bonecup.
store-foreign = In { $path } stehen keine Daten von Bonecup. Nimm eine andere Datei.
store-missing = Die Datei { $path } gibt es nicht.
store-exists = { $path } gibt es schon. Nimm einen anderen Namen, oder ersetze sie beim Einspielen mit --force.
store-files = Mit { $path } geht es nicht: { $detail }. Gibt es den Ordner, und darf Bonecup dort schreiben?
store-new-beside-old = { $path } ist neu entstanden, obwohl es hier Spuren einer älteren Datenbank gibt ({ $traces }). Ist sie verschoben oder gelöscht worden? Dann halte den Server an und lege sie zurück.
store-log-without-file = Neben der neuen Datenbank lag { $path }, ein Log ohne seine Datei. Es liegt jetzt als { $aside } daneben: Vielleicht steht darin, was noch zu retten ist.
store-wide-rights = { $path } darf nicht nur sein Besitzer benutzen (Rechte { $mode } statt 600). Nimm den anderen die Rechte mit chmod 600.
store-damaged-pages = In { $path } sind Seiten beschädigt ({ $detail }). Prüf alles mit bonecup check und spiel eine gute Sicherung ein.
store-address = Die Adresse der Datenbank lässt sich nicht lesen: { $detail }. Sie sieht so aus: postgres://name:passwort@host/datenbank.
store-too-large = Das ist zu groß zum Speichern: { $bytes } Bytes, möglich sind { $most }.
store-backup-elsewhere = Von Postgres macht Bonecup keine Sicherung. Nimm pg_dump.
store-refused = Die Datenbank hat das abgelehnt. Bitte melde es: Das sollte nicht vorkommen.

## Der Server

server-no-page = Unter dieser Adresse gibt es nichts.
server-no-table = Diesen Tisch gibt es nicht. Vielleicht ist die Adresse vertippt, oder er ist längst weg.
server-no-code = Kein Tisch hat diesen Code. Prüfe ihn auf Tippfehler.
server-not-signed-in = Sag zuerst, wie du heißt.
server-bad-token = Dieses Token gilt nicht oder nicht mehr.
server-bad-recovery = Dieser Wiederherstellungscode gilt nicht. Prüfe ihn auf Tippfehler.
server-form = Die Anfrage ist nicht lesbar: { $error }
server-not-json = Die Anfrage muss JSON sein (Content-Type: application/json).
server-too-large = Die Anfrage ist zu groß.
server-method = Das geht unter dieser Adresse nicht.
server-other-site = Die Anfrage kommt von einer fremden Seite und wurde deshalb nicht ausgeführt.
server-too-fast = Das war zu viel auf einmal. Warte kurz und versuch es noch einmal.
server-too-many-connections = Aus deinem Netz kommen zu viele Verbindungen. Schließ einige und versuch es noch einmal.
server-full = Auf dem Server ist gerade kein Platz mehr. Versuch es gleich noch einmal.
server-crowded = Gerade wollen zu viele etwas vom Server, das lange dauert. Versuch es gleich noch einmal.
server-too-many-tables = Du hast { $most } offene Tische. Schließ zuerst einen davon.
server-too-many-new-tables = Aus deinem Netz wurden zuletzt zu viele Tische geöffnet. Warte ein paar Minuten und versuch es noch einmal.
server-too-many-watchers = An diesem Tisch sind schon zu viele Leute.
server-too-many-tokens = Du hast { $most } Tokens. Lösch zuerst eines davon.
server-no-push = Auf diesem Server wird niemand über seine Züge benachrichtigt. Wer ihn betreibt, kann es mit --push einschalten.
push-endpoint = Das ist keine Adresse eines Benachrichtigungsdienstes: Sie beginnt mit https:// und einem Namen und hat keinen Port.
push-keys = Das sind keine Schlüssel eines Browsers.
server-no-coach = Der Trainer lässt sich an diesem Tisch nicht fragen.
server-no-decision = In diesem Schritt hat niemand etwas entschieden.
server-question-replaced = Inzwischen wurde der Trainer etwas anderes gefragt.
server-not-seated = Das dürfen nur, die am Tisch sitzen.
server-no-deal = Dieses Spiel mit gleichen Würfeln gibt es nicht.
server-not-alone = { $game } wird nicht allein gespielt, also auch nicht mit gleichen Würfeln an getrennten Tischen: Wo die Würfel der anderen liegen, gehört dort zum Spiel.
server-deal-full = Alle Plätze sind schon vergeben.
server-deal-ended = Dieses Spiel mit gleichen Würfeln ist schon zu Ende.
server-deal-runs = Andere spielen noch mit denselben Würfeln. Was an diesem Tisch geschah, ist erst danach zu sehen.
server-not-opener = Das darf nur, wer das Spiel mit gleichen Würfeln eröffnet hat.
server-too-many-deals = Du hast schon { $most } offene Spiele mit gleichen Würfeln. Beende erst eines davon.
server-nudged = Das Anstupsen ist noch keine halbe Minute her.
server-position-gone = Diese Stellung ist vorbei: Das Spiel ist weitergegangen, oder jemand anderes ist am Zug.
server-no-throw = Diesen Wurf gibt es an diesem Tisch nicht.
server-no-record = Das Spiel hat noch nicht begonnen.
server-nothing-left = An dieser Stelle ist nichts mehr zu spielen. Geh im Spiel weiter zurück.
server-never-same = In { $game } entscheidet der Wurf, wie die Würfel fallen. Dieselben wie damals gibt es dort nicht; spiel mit frischen weiter.
server-no-analysis = Die Analyse ist noch nicht fertig. Versuch es gleich noch einmal.
server-game-too-long = Diese Partie ist zu lang, um die Gewinnchancen Zug für Zug auszurechnen. In Punkten gibt es einen Rückblick.
server-busy = Am Tisch ist gerade sehr viel los. Versuch es noch einmal.
server-too-slow = Das dauert dem Server gerade zu lange. Versuch es gleich noch einmal.
server-stopping = Der Server startet neu. Versuch es gleich noch einmal.
server-inside = Im Server ist etwas schiefgegangen. Versuch es noch einmal; wenn es so bleibt, sag es denen, die ihn betreiben.
circle-unknown = Diesen Kreis gibt es nicht, oder du bist nicht dabei.
circle-link-unknown = Dieser Link führt nirgendwohin, oder nicht mehr. Lass dir den neuen geben.
circle-no-member = Dieses Mitglied gibt es in dem Kreis nicht, oder nicht mehr.
circle-no-season = Diese Saison gibt es in dem Kreis nicht.
circle-not-host = Das darf nur, wer den Kreis leitet.
circle-full = Der Kreis hat schon { $most } Mitglieder, mehr passen nicht hinein.
circle-too-many = Du bist in { $most } Kreisen. Verlass zuerst einen davon.
circle-too-many-new = Aus deinem Netz wurden zuletzt zu viele Kreise gegründet. Warte ein, zwei Stunden und versuch es noch einmal.
circle-too-many-seasons = Der Kreis hatte schon { $most } Saisons, mehr passen nicht hinein.
serve-listen = Der Server kann unter { $address } nicht lauschen: { $error }. Läuft dort schon ein anderes Programm? Wähle mit --listen eine andere Adresse.
serve-database = Die Datenbank ist nicht zu erreichen: { $error }. Prüfe, ob sie läuft, ob die Adresse stimmt und ob das System ihrem Zertifikat vertraut.
serve-bus = NATS lässt sich nicht verwenden: { $error }. Prüfe NATS_URL.
serve-bus-without-postgres = NATS_URL ist gesetzt, aber keine DATABASE_URL: Mehrere Knoten arbeiten nur auf einer gemeinsamen Postgres-Datenbank zusammen.
key-missing = Der Hauptschlüssel fehlt: { $path }. Ohne ihn lassen sich Startwerte und der Schlüssel des Servers nicht entschlüsseln. Leg die Datei wieder hin, nenne sie mit --key-file, oder setze BONECUP_KEY. Ein neuer Schlüssel hilft nicht.
key-foreign = Die Daten wurden mit einem anderen Hauptschlüssel verschlüsselt. Nimm den von damals: Leg seine Datei hin, nenne sie mit --key-file, oder setze BONECUP_KEY. Server mit derselben Datenbank haben denselben Schlüssel.
key-malformed = Das ist kein Hauptschlüssel: Er hat 64 hexadezimale Ziffern.
key-file = Mit der Datei des Hauptschlüssels geht es nicht: { $path }: { $detail }.
serve-random = Das System liefert keine Zufallszahlen, also kann nichts geheim bleiben.
serve-tls = TLS lässt sich nicht verwenden; ohne TLS ist kein Benachrichtigungsdienst zu erreichen.

## Tische anderswo

remote-server = '{ $value }' ist keine Adresse eines Servers. Gib eine an wie knochen.example.org oder http://localhost:7373.
remote-address = '{ $value }' ist keine Adresse eines Tisches. Gib den Link an, den du bekommen hast, oder einen Server und einen Code wie knochen.example.org/K7QX2M4P.
remote-unreachable = { $server } ist nicht zu erreichen: { $error }
remote-refused = { $message }
remote-strange = { $server } antwortet nicht wie ein Server von Bonecup, oder er hat eine andere Version: { $error }
remote-account = Dein Zugang zum Server lässt sich nicht aufbewahren: { $error }
remote-random = Das System liefert keine Zufallszahlen.
remote-note = Was dieser Rechner vom Tisch gesehen hat, lässt sich nicht notieren: { $error }
venue-elsewhere = { $message }

## Dice of version 2

command-throw-awaited = Erst muss Platz { $seat } würfeln.
command-link-awaited = Der Wurf von Platz { $seat } ist noch unterwegs: Er wartet auf ein Kettenglied.
command-not-asked = Kein Wurf wartet auf ein Kettenglied von Platz { $seat }.
command-uncast = Zu jedem gezogenen Wurf gehört sein eigener Abwurf, und auf einen Abwurf folgt sein Wurf.
command-cannot-ask = Platz { $seat } kann hier nicht um ein Kettenglied gebeten werden.
command-other-scheme = Die Würfel dieses Tisches haben eine andere Version.
command-signature = Die Unterschrift passt nicht zu diesem Befehl und dem Schlüssel von Platz { $seat }.
link-foreign = Das ist nicht das Kettenglied, das die Kette dieses Platzes für diesen Wurf hat.
link-used-up = Die Kette dieses Platzes ist aufgebraucht: Lege dich auf eine neue fest.
link-no-chain = Dieser Platz hat sich auf keine Kette festgelegt.
link-too-many-chains = Seit dem letzten Wurf gab es zu viele neue Ketten: Erst muss wieder gewürfelt werden.
link-unused = Hier wird nichts geworfen, also darf auch kein Kettenglied mitkommen.
room-other-scheme = Die Würfel dieses Tisches sind von der Version { $scheme }, die das nicht kennt.
room-seal-first = Die Würfel dieses Tisches nehmen keinen offenen Text: Schick erst sein Siegel, und den Text, wenn die Plätze feststehen.
room-not-settled = Die Plätze stehen noch nicht fest: Noch wird nichts offengelegt.
room-other-seal = Das ist nicht, was Platz { $seat } versiegelt hat.
room-link-late = Wurf { $roll } ist schon gefallen, ohne dieses Kettenglied.
verify-table-id = Die Kennung des Tisches folgt nicht aus der Festlegung.
verify-device = Gerät { $device } ist nicht in der Reihenfolge der Plätze gezählt.
verify-seal = Was Platz { $seat } offengelegt hat, ist nicht, was er versiegelt hatte.
## Ein Tisch, der anderes erzählt, als dieser Rechner notiert hat

alarm-commitment = Dieser Rechner hat vor der Partie eine andere Zusage notiert: { $noted }. Jetzt ist es { $told }.
alarm-game = Dieser Rechner hat ein anderes Spiel notiert: { $noted }. Jetzt ist es { $told }.
alarm-options = Dieser Rechner hat andere Optionen notiert: { $noted }. Jetzt sind es { $told }.
alarm-seats = Dieser Rechner hat auf Platz { $seat } { $noted } gesehen. Jetzt ist es { $told }.
alarm-contribution = Auf Platz { $seat } hat dieser Rechner „{ $noted }“ zu den Würfeln beigetragen. Der Tisch sagt „{ $told }“.
alarm-table-id = Der Tisch heißt { $told }, aber aus seiner Zusage folgt { $noted }: Jemand hat den Namen gewählt.
alarm-agreement = Vereinbart ist nicht, was dieser Rechner notiert hat: „{ $told }“ statt „{ $noted }“.
alarm-server-key = Der Server unterschreibt mit einem anderen Schlüssel: { $told } statt { $noted }.
alarm-head = Die Prüfsumme nach Schritt { $seq } ist nicht die von dem, was diesem Rechner erzählt wurde.
alarm-receipt = Der Server steht nicht für Schritt { $seq } ein: Seine Quittung fehlt oder ist nicht von ihm.
alarm-chain = Ein anderes Gerät hat neue geheime Zahlen für Platz { $seat } festgelegt, und der ist deiner. Wenn du das nicht warst, kennt sie jemand.
alarm-step = Schritt { $seq } kann nicht geschehen sein: { $error }.
alarm-event = Schritt { $seq } ist nicht der, den dieser Rechner gesehen hat.

## Spiele, die nicht gewertet werden

rate-unfinished = Das Spiel ist nicht zu Ende gespielt worden.
rate-practice = Das ist eine Übung, die an einer Stelle eines anderen Spiels beginnt. Sie zählt nirgends.
rate-no-person = Darin spielen nur Bots.
rate-nothing = Darin spielt niemand gegen jemand anderen, und der Trainer kennt keine Werte dieses Spiels: Es gibt nichts zu werten.
rate-again = Das Spiel am Tisch { $table } ist schon gezählt.
rate-of-others = { $name } spielt darin nicht mit.

## Üben

training-no-position = Für diesen Tag hat sich keine Stellung von { $game } gefunden, über die sich nachzudenken lohnt.
training-not-possible = Das lässt sich hier nicht spielen.
day-form = Ein Tag wird wie 2026-11-18 geschrieben: Jahr, Monat, Tag.
day-not-there = Diesen Tag gibt es im Kalender nicht.
day-outside = Stellungen gibt es für jeden Tag vom { $first } bis zum { $last }.

## Abende

evening-unknown = Diesen Abend gibt es nicht.
evening-not-planner = Das darf nur, wer den Abend geplant hat oder den Kreis leitet.
evening-too-many = { $most } Abende dieses Kreises sind noch nicht vorbei. Beende oder lösche zuerst einen davon.
evening-players = An einem Abend nehmen 2 bis { $most } verschiedene Personen teil.
evening-schedule = So viele Spiele oder Runden gibt es für so viele Personen nicht. Ein Abend hat höchstens { $most } Tische.
evening-phase = Das geht jetzt nicht: Der Abend hat schon begonnen, noch nicht begonnen oder ist vorbei.
evening-no-pairing = Diese Paarung gibt es nicht.
evening-pairing-in = Das geht bei dieser Paarung nicht: Sie ist entschieden, oder ihr Tisch ist nicht geschlossen.
