### Die Web-App: alles rund um die Spiele.

## Rahmen

nav = Hauptmenü
nav-home = Spiele
nav-rules = Regeln
nav-me = Ich
nav-settings = Einstellungen
skip = Zum Inhalt
loading = Einen Moment …
starting = Wird aufgebaut …
try-again = Nochmal versuchen
cancel = Abbrechen
understood = Verstanden
to-games = Zu den Spielen
nothing-here = Hier ist nichts
nothing-here-why = Vielleicht ist die Adresse vertippt, oder der Tisch wurde geschlossen.
error-title = Das hat nicht geklappt
error-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung; wir versuchen es weiter.
error-unknown = Etwas ist schiefgegangen ({ $status }). Versuch es gleich noch einmal.
error-page-load = Dieser Teil ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.

## Spiele

told-move = { $who }: { $move }
told-roll = Wurf: { $outcome }
enter-dice = Was deine Würfel zeigen ({ $request })
enter-done = Eintragen

bot-random = Bello
bot-random-strength = Zufall
bot-random-way = Schnappt sich irgendeinen Zug und wedelt dazu.
bot-novice = Mika
bot-novice-strength = leicht
bot-novice-way = Lernt noch und nimmt gern, was glänzt.
bot-casual = Tante Rosi
bot-casual-strength = mittel
bot-casual-way = Spielt zum Kaffee, meist klug und manchmal aus dem Bauch.
bot-skilled = Kapitän Holm
bot-skilled-strength = stark
bot-skilled-way = Hält Kurs und macht nur bei Seegang Fehler.
bot-steady = Greta
bot-steady-strength = solide
bot-steady-way = Gärtnert nach bewährten Faustregeln, ruhig und ohne Eile.
bot-master = Dr. Knochius
bot-master-strength = Meister
bot-master-way = Rechnet aus, was im Schnitt die meisten Punkte bringt.
bot-champion = Gräfin Isolde
bot-champion-strength = Champion
bot-champion-way = Spielt nur auf Sieg und wagt mehr, wenn sie zurückliegt.

## Startseite

home-title = Drei Spiele mit Knochen und Würfeln
home-lead = Allein gegen einen Bot, zusammen an einem Bildschirm oder online mit Freunden. Ohne Konto, ohne Werbung, mit Würfeln, die du nachprüfen kannst.
home-strength = Gegen wen?
home-play = Gegen { $bot } spielen
home-new = Neuer Tisch
home-learn = Erster Zug
home-join = An einen Tisch setzen
home-join-how = Jemand hat dir einen Code gegeben? Tippe ihn hier ein.
home-join-go = Hingehen
home-running = Deine Spiele
home-running-none = Hier warten Spiele auf dich, die du angefangen hast.
home-train = Üben
home-train-how = Die Stellung des Tages, und deine eigenen Fehler noch einmal.
home-train-go = Was würdest du tun?
home-circle = Kreise
home-circle-how = Du spielst oft mit denselben Leuten? Ein Kreis führt eine Tabelle und plant Abende für euch.
home-circle-begin = Einen Kreis gründen
home-circles = Meine Kreise
home-circles-all = Alle Kreise
deal-back = Gleiche Würfel für alle: zur Übersicht
home-deal = Gleiche Würfel für alle
home-deal-how = Alle spielen für sich mit denselben Würfeln. Am Ende wird verglichen, was jede Person daraus gemacht hat.
home-deal-go = Eröffnen
home-lobby = Öffentliche Tische
home-lobby-none = Gerade hat niemand einen öffentlichen Tisch offen. Mach einen auf, dann finden dich andere hier.
home-real = Mit echten Würfeln
home-real-how = Bonecup zählt, kennt die Regeln und berät, während du deine eigenen Würfel rollst.
home-real-sheets = Punkteblätter zum Drucken
home-verify = Würfel eines Spiels nachprüfen
ask-name = Wie heißt du?
ask-name-how = So sehen dich die anderen am Tisch. Ändern kannst du es jederzeit unter „Ich“.
ask-name-go = Los geht’s
ask-name-guest = Als Gast spielen
first-time = Zum ersten Mal { $game }?
first-time-how = Ein geführter Zug zeigt dir in einer Minute, worauf es ankommt.
first-time-learn = Zeig mir einen Zug (1 Minute)
first-time-play = Gleich spielen
home-yours = { $seats ->
    [one] Es geht weiter
   *[other] Du bist dran
}
home-waits = Wartet auf { $who }
home-invited = { $who } wartet auf dich
home-gathering = Wartet, bis alle da sind
home-continue = Weiterspielen
home-accept = Mitspielen
home-running-more = { $count ->
    [one] Noch ein Spiel
   *[other] Noch { $count } Spiele
}
code = Code
resume = Weiter
watch = Zusehen
sit-down = Hinsetzen
real-dice = echte Würfel
closes-in = { $days ->
    [0] Wird heute geschlossen, wenn niemand spielt.
    [one] Wird morgen geschlossen, wenn niemand spielt.
   *[other] Wird in { $days } Tagen geschlossen, wenn niemand spielt.
}
phase-gathering = wartet, bis alle da sind
phase-playing = läuft
phase-over = zu Ende
phase-closed-title = Dieser Tisch ist geschlossen
phase-closed = geschlossen
closed-by = von { $name } geschlossen
closed-owner = geschlossen von der Person, die ihn eröffnet hat
closed-deal = beendet, als das Spiel mit gleichen Würfeln zu Ende war
closed-idle = geschlossen, weil ihn lange niemand angerührt hatte
look-at-it = Ansehen
owner-record =
    Partien an Tischen, die dieselbe Person eröffnet hat: { $begun } begonnen, { $finished } beendet{ $closed ->
        [0] {""}
       *[other] , { $shown } selbst geschlossen
    }.
server-key = Dieser Server unterschreibt mit dem Schlüssel:

## Neuer Tisch

new-title = Neuer Tisch
new-game = Spiel
new-seats = Plätze
new-seats-how = { $least } bis { $most }, in der Reihenfolge des Spiels. Leute an diesem Bildschirm, Leute online und Bots mischen sich beliebig.
new-seat-who = Wer auf Platz { $number } sitzt
new-seat-bot = Bot auf Platz { $number }
new-seat-name = Name der Person auf Platz { $number }
new-seat-up = Platz { $number } nach oben
new-seat-down = Platz { $number } nach unten
new-seat-remove = Platz { $number } entfernen
new-seat-add = Platz dazustellen
new-bots-how = Wer sind die Bots?
new-circle = Für einen Kreis
new-circle-none = Kein Kreis
new-circle-how = Seine Mitglieder finden den Tisch, und die Partie zählt für ihre Tabelle.
new-options = Regeln dieses Tisches
new-options-how = Lass sie, wie sie sind, um nach den üblichen Regeln zu spielen.
new-table-itself = Der Tisch
bot-choice = { $bot } · { $strength }
new-options-usual = Die üblichen
new-options-changed = Geändert: { $what }
new-coach-short = mit Trainer
new-coach-none = ohne Trainer
new-public-short = öffentlich
new-seat-known = { $name } dazusetzen
new-coach = Der Trainer darf gefragt werden
new-coach-how = Wer am Zug ist, kann sehen, was jeder Zug wert ist und warum.
new-real = Echte Würfel
new-real-how = Die Leute würfeln selbst und tragen ein, was ihre Würfel zeigen.
new-public = In der Liste der öffentlichen Tische zeigen
new-public-how = Dann darf sich jeder auf die freien Plätze setzen und zusehen.
new-open = Tisch aufmachen
new-start = Anfangen
seat-kind-me = Ich ({ $name })
seat-kind-here = Noch jemand hier
seat-kind-open = Freier Platz (online)
seat-kind-bot = Bot
seat-open = Freier Platz
looks-like = Vorsicht: Dieser Name sieht aus wie der auf Platz { $seat }.
seat-open-how = Lade mit Link, Code oder QR-Code ein.
player-number = Person { $number }
name = Name
guest = Gast
your-name = Dein Name
deadline = Zeit für einen Zug
deadline-how = Für wen die Zeit abläuft, der wird von einem Bot vertreten, bis er zurück ist.
deadline-none = So lange du willst
deadline-30s = 30 Sekunden
deadline-2min = 2 Minuten
deadline-1day = 1 Tag
ruling = Regel { $ruling }


## Farben

colour-any = egal
colour-how = Wer keine Farbe wählt, bekommt eine freie.
colour-yours = { $each ->
    [one] Deine Farbe
   *[other] Deine zwei Farben
}
colour-of = { $each ->
    [one] Die Farbe von { $name }
   *[other] Die zwei Farben von { $name }
}
# Wird zwischen der Farbe und dem Namen vorgelesen, dem sie gehört.
colour-taken = hat schon
begins = Wer beginnt
begins-seat = Platz { $number }
begins-told = Als Erstes wirft { $name }.
new-seat-colour = { $which ->
    [0] Farbe von Platz { $number }
    [1] Erste Farbe von Platz { $number }
   *[other] Zweite Farbe von Platz { $number }
}

## Sammeln

gathering-waits = { $missing ->
    [one] Ein Platz ist noch frei.
   *[other] { $missing } Plätze sind noch frei.
}
gathering-ready = Alle sind da.
gathering-owner-starts = Du sitzt. Wer den Tisch aufgemacht hat, startet das Spiel.
rematch-invites = { $count ->
    [one] { $who } möchte noch einmal spielen.
   *[other] { $who } möchten noch einmal spielen.
}
rematch-accept = Mitspielen
rematch-decline = Jetzt nicht
seated-now = { $who } sitzt am Tisch.
gathering-learn = Zum ersten Mal? Sieh dir einen Zug an, während du wartest.
seat-free-how = frei für alle, die kommen
seat-reserved = eingeladen
seat-yours = an diesem Gerät
seat-you = du
seat-here = hier
seat-to-bot = Einem Bot geben
seat-clear = Platz freimachen
get-up = Aufstehen
start = Spiel starten
start-how = Es kann losgehen, sobald niemand fehlt. Freie Plätze kannst du Bots geben.
invite = Einladen
invite-how = Scannen, Link schicken oder Code ansagen. Niemand braucht ein Konto.
invite-qr = QR-Code mit dem Link zu diesem Tisch
copy-link = Link kopieren
copied = Kopiert
share = Teilen

## Spielen

seats = Wer spielt
your-turn = Du bist dran
their-turn = ist am Zug
present = online
absent = nicht da
bot-minds = { $bot } spielt weiter
clock = Restzeit
clock-hours = { $hours } Std.
log = Was geschah
log-none = Noch nichts.
log-turn = { $who } ist am Zug …
log-why = Warum?
log-better = der Trainer hätte lieber: { $move }.
somebody = Jemand
unit-choice = Trainer und Rückblick zählen in
unit-points = Punkte
unit-winning = Chancen
chance-now = Gewinnchancen jetzt
chance-now-about = Gewinnchancen jetzt, geschätzt
coach-for-points = (für Punkte)
coach-to-win = (zum Gewinnen)
coach-exact-winning = Wie oft du nach jedem Zug gewinnst, wenn alle am besten spielen. Exakt berechnet.
coach-estimate-winning = Wie oft du nach jedem Zug gewinnst. Geschätzt; auf { $error } Prozentpunkte genau.
coach-open = Trainer fragen
coach-close = Trainer ausblenden
coach-not-now = Der Trainer hilft, wenn du dran bist.
coach-thinks = Der Trainer überlegt …
coach-exact = Was du nach jedem Zug im Schnitt erwarten kannst. Exakt berechnet.
coach-estimate = Durch Ausprobieren geschätzt; auf { $error } genau.
coach-says = Trainer: { $plan }
coach-best = am besten
coach-all = Alle { $count } Züge
coach-fewer = Nur die besten
coach-do = So machen
coach-why = Warum?
coach-throw-first = Würfle zuerst; dann sagt der Trainer, was er täte.
manage = Der Tisch
come-back = Ich spiele wieder
let-bot-play = Bot weiterspielen lassen
is-away = { $who } ist nicht da
minded = Für { $who } spielt gerade ein Bot.
connected = { $count ->
    [one] eine Person verbunden
   *[other] { $count } Personen verbunden
}
close-table = Tisch schließen
close-sure = Das Spiel endet für alle, ohne Ergebnis.
table-closed = Dieser Tisch wurde geschlossen, bevor das Spiel zu Ende war.
roll-for = Würfle für { $who }: Bots haben keine Hände.
watching = Du siehst zu.
link-lost = Die Verbindung ist weg. Wir versuchen es weiter; deine Züge sind sicher.
link-move-waits = Keine Verbindung: Dein Zug wartet und wird gesendet.
link-withdraw = Zurücknehmen
link-as-of = Keine Verbindung: Stand von { $time }.{ $mine ->
    [yes] {" "}Du kannst einen Zug wählen; er wird gesendet, sobald es eine gibt.
   *[no] {""}
}
link-move-refused = { $move ->
    [none] Was du tun wolltest, ist nicht geschehen:
   *[other] „{ $move }“ wurde nicht gespielt:
}
link-slow = Wird noch gesendet …
link-sent = Dein Zug ist angekommen.
table = Tisch
to-result = Zum Ergebnis
faster = Schneller
faster-how = Die Bots spielen ohne Pause weiter (F)
pass-to = Gib weiter an { $who }
pass-taken = Ich bin { $who }
pass-unasked = An diesem Tisch nicht mehr fragen
sound = Ton
sound-on = Ton einschalten
sound-off = Ton ausschalten
sound-ask = Mit Ton?
shake-ask = Durch Schütteln würfeln
yes = Ja
no = Nein

event-seated = { $who } setzt sich.
event-unseated = { $who } steht auf.
event-declined = { $who } spielt diesmal nicht mit.
event-started = Das Spiel beginnt.
event-minded = Für { $who } spielt ein Bot weiter.
event-returned = { $who } spielt wieder selbst.
event-ended = Das Spiel ist zu Ende.
event-closed = Der Tisch wurde geschlossen.

## Vorgelesen

told-you = du
told-has = { $who } { $points }
told-score = Punkte: { $list }.
your-turn-told = Du bist dran.
told-turn = { $who } ist dran.
told-turn-here = { $who } ist dran: Gib es weiter.
told-away = { $who } ist nicht mehr da.
told-back = { $who } ist wieder da.
told-over-alone = Das Spiel ist zu Ende. Du hast { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
told-won-you = Du gewinnst mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
told-won = { $who } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
told-won-shared = { $who } gewinnen gemeinsam mit je { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.

## Regeln, erster Zug, Blätter

rules-contents = Inhalt
rules-choose = Welches Spiel?
learn-title = { $game }: dein erster Zug
learn-skip = Überspringen
learn-done = Du weißt genug, um zu spielen
learn-done-how = Mika lernt auch noch, und der Trainer verrät, was er tun würde.
learn-play = Gegen Mika spielen
learn-again = Noch einmal
print = Drucken

## Einstellungen

settings-language = Sprache
settings-theme = Farben
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
settings-motion = Bewegung
motion-system = Wie das Gerät
motion-full = Alles bewegt sich
motion-reduced = So wenig wie möglich
settings-more = Und sonst
settings-sound = Töne
settings-sound-how = Würfel, die klappern, und ein Ton, wenn du dran bist.
settings-buzz = Kurze Vibrationen
settings-buzz-how = Auf Handys, wenn Würfel zur Ruhe kommen und wenn du dran bist.
settings-quick = Meinen ersten Wurf für mich machen
settings-quick-how = Ein Zug beginnt dann mit den Würfeln auf dem Tisch.
settings-notify = Benachrichtigen, wenn ich dran bin
settings-notify-how = Solange der Tisch in irgendeinem Tab offen ist.
settings-notify-refused = Der Browser erlaubt es nicht. Das kannst du in seinen Einstellungen für diese Seite ändern.
settings-flat = Eisscholle von oben zeigen
settings-flat-how = Spart Kraft auf schwachen Geräten. Wo es kein 3D gibt, geschieht es von selbst.
settings-colours = Die Farben unterscheiden sich für jede Art zu sehen; Form oder Beschriftung sagen immer dasselbe.

## Was Leute einander sagen
talk = Etwas sagen
talk-said = { $who }: { $what }
talk-laugh = Haha
talk-clap = Applaus
talk-wow = Wow
talk-oops = Hoppla
talk-phew = Puh
talk-sad = Wie schade
talk-think = Hm …
talk-heart = Wie schön
talk-good-luck = Viel Glück
talk-well-played = Gut gespielt
talk-one-moment = Einen Moment
talk-thanks = Danke
talk-again = Noch einmal?
talk-good-game = Schönes Spiel
talk-mute = Stumm schalten
talk-mute-all = Alle
nudge = Anstupsen
nudge-done = Angestupst
nudged-you = { $who } stupst dich an: Du bist dran
nudged-other = { $who }, du bist dran
waiting-for = Warten auf { $who }
waiting-away = { $minutes ->
    [0] { $who } ist gerade gegangen
    [one] { $who } ist seit einer Minute weg
   *[other] { $who } ist seit { $minutes } Minuten weg
}

practice-mark = Übung
practice-from = Ab Schritt { $event } eines anderen Spiels. Zählt nirgends.
practice-game = Zum Spiel
