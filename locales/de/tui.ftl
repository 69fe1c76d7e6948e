### Die App im Terminal.

## Würfelseiten ohne die Seite, die ihre Spalte nennt

tui-face-LA1 = Oberarm
tui-face-LA2 = Unterarm
tui-face-LA3 = Hand
tui-face-LL3 = Oberschenkel
tui-face-LL4 = Unterschenkel
tui-face-LL5 = Fuß
tui-face-RA1 = Oberarm
tui-face-RA2 = Unterarm
tui-face-RA3 = Hand
tui-face-RL3 = Oberschenkel
tui-face-RL4 = Unterschenkel
tui-face-RL5 = Fuß
tui-face-SK = Schädel
tui-face-RI = Brustkorb
tui-face-SP = Wirbelsäule
tui-face-PE = Becken
tui-face-HA = Hut
tui-face-GR = Grabstein

## Das Menü

tui-tagline = drei Spiele mit Knochen und Würfeln
tui-menu-resume = Das unterbrochene Spiel fortsetzen
tui-menu-game = Spiel
tui-menu-seats = Plätze
tui-menu-seat = Platz { $number }
tui-menu-colour = Farbe
tui-menu-second-colour = zweite Farbe
tui-menu-real-dice = Echte Würfel
tui-menu-start = Spiel beginnen
tui-menu-join = An einen Tisch gehen
tui-menu-host = Tisch auf einem Server öffnen
tui-joining = Unterwegs zu { $address }
tui-player = Person { $number }
tui-option-colours = Farben
tui-option-begins = Es beginnt
tui-option-target = Gespielt wird bis
tui-option-hat-duty = Hut genügt
tui-option-hat-off = Hut geht ab
tui-option-finish-round = Runde beenden
tui-option-bones = Knochen
tui-option-sheets = Blätter je Person
tui-option-struck-max-counts = Max-Strich zählt
tui-value-true = ja
tui-value-false = nein
tui-value-any-time = jederzeit
tui-value-after-duty = nach der Pflicht
tui-value-printed = wie gedruckt
tui-value-always = immer
tui-value-never = nie
tui-value-antique = antik (1:4:4:1)
tui-value-shagai = Schagai (27:77:77:19)
tui-value-fair = fair (alle gleich)
tui-about-seats = Wie viele mitspielen. Auf jedem Platz sitzt eine Person an dieser Tastatur oder ein Bot.
tui-about-person = Eine Person an dieser Tastatur. Enter ändert den Namen; mit den Pfeiltasten setzt du einen Bot auf den Platz.
tui-about-real-dice = Du würfelst mit eigenen Würfeln auf dem Tisch und tippst ein, was sie zeigen; Bonecup rechnet und hilft. Sonst würfelt Bonecup, und zwar so, dass man es hinterher prüfen kann.
tui-about-join = Ein Tisch auf einem Server: Dort spielst du mit anderen oder schaust zu. Drücke Enter und gib den Link ein, den du bekommen hast, oder Server und Code wie knochen.example.org/K7QX2M4P oder K7QX2M4P@knochen.example.org.
tui-about-host = Andere kommen mit Link oder Code dazu, im Browser oder im Terminal. Spiel, Regeln und Bots sind die von oben; wer weder du noch ein Bot ist, ist ein freier Platz, und das Spiel beginnt, sobald alle besetzt sind. Drücke Enter und gib den Server ein, etwa knochen.example.org oder localhost:7373.
tui-about-colour = Die Farbe von Platz { $number }: eine, die sonst niemand hat. Wo alle sechs mitspielen, tauschen zwei Plätze.
tui-about-option-colours = Wer welche Farbe spielt.
tui-about-option-begins = Wer in der ersten Runde als Erstes wirft. Danach entscheiden die Würfel darüber.
tui-about-option-target = Wer so viele Punkte hat, beendet das Spiel.
tui-about-option-hat-duty = Nach einem Ergänzungswurf muss ein Würfel oder mehr gelegt werden. Wann dafür der Hut auf dem Schädel genügt. Wie gedruckt: außer wenn ein falscher Knochen fällig ist, weil kein Grabstein da ist und kein Knochen passt.
tui-about-option-hat-off = Wann der Hut abgenommen werden darf, um noch einmal gewürfelt zu werden oder zu bezahlen.
tui-about-option-finish-round = Ob alle den letzten Zug der Runde noch bekommen, wenn das Ziel erreicht ist.
tui-about-option-bones = Wie die Knochen gern fallen: wie Schafsknochen der Antike, wie mongolische Schagai oder auf alle vier Seiten gleich oft.
tui-about-option-sheets = Mehrere Blätter werden gleichzeitig gespielt: Jeder Zug füllt ein Kästchen auf einem davon.
tui-about-option-struck-max-counts = Ob ein gestrichenes KnochenMAX-Kästchen für Bonus und Joker als gefüllt gilt.
tui-bad-name = Dieser Name geht nicht: bitte 1 bis 40 sichtbare Zeichen.
tui-same-name = Zwei heißen gleich: Gib jeder Person einen eigenen Namen.
tui-no-person = Hier spielt keine Person mit. Setz dich auf einen der Plätze.

## Tasten am Fuß des Bildschirms

tui-hint-address = Adresse eingeben
tui-hint-server = Server eingeben
tui-hint-open = öffnen
tui-hint-back = zurück
tui-hint-box = Kästchen
tui-hint-bury = beerdigen
tui-hint-change = ändern
tui-hint-choose = diesen wählen
tui-hint-coach = Trainer
tui-hint-talk = sagen
tui-hint-coach-close = Trainer zu
tui-hint-in-chances = Chancen
tui-hint-in-points = Punkte
tui-hint-column = Spalte
tui-hint-confirm = bestätigen
tui-hint-correct = verbessern
tui-hint-die = was der Würfel zeigt
tui-hint-direction = Richtung
tui-hint-done = fertig
tui-hint-fill = füllen
tui-hint-forget = verwerfen
tui-hint-good-spot = gute Stellen
tui-hint-go-there = hingehen
tui-hint-hand = Hand
tui-hint-colour = andere Farbe
tui-hint-hat-off = Hut ab
tui-hint-help = Hilfe
tui-hint-keep = behalten
tui-hint-kind = Sorte
tui-hint-lay = legen
tui-hint-lay-all = alle legen
tui-hint-lay-here = hierhin legen
tui-hint-leave = unbeerdigt lassen
tui-hint-leave-game = verlassen
tui-hint-line = Zeile
tui-hint-menu = Menü
tui-hint-mistakes = Fehler einzeln
tui-hint-next-mistake = nächster Fehler
tui-hint-former-mistake = der davor
tui-hint-more-less = mehr/weniger
tui-hint-move = bewegen
tui-hint-name = umbenennen
tui-hint-net-or-hole = Netz oder Loch
tui-hint-next-die = nächster Würfel
tui-hint-other-die = anderer Würfel
tui-hint-other-move = anderer Zug
tui-hint-other-seat = andere Person
tui-hint-number = Nummer
tui-hint-our-plan = unser Plan
tui-hint-own-floe = eigene Scholle
tui-hint-pips = Augen
tui-hint-place = Stelle
tui-hint-play = spielen
tui-hint-put-here = hierhin legen
tui-hint-quit = Ende
tui-hint-result = Ergebnis
tui-hint-resume = fortsetzen
tui-hint-roll = würfeln
tui-hint-save-record = Protokoll speichern
tui-hint-sheet = Blatt
tui-hint-side = Seite des Knochens
tui-hint-first-dice = würfeln
tui-throw = ⚄ Du bist dran: Enter würfelt.
tui-hint-skip = überspringen
tui-hint-start = beginnen
tui-hint-stay = bleiben
tui-hint-strength = Kraft
tui-hint-take-back = zurücknehmen
tui-hint-take-over = wie der Trainer
tui-hint-throw = werfen
tui-hint-turn = drehen
tui-hint-water = Wasser

## Tische

tui-log = Was geschehen ist
tui-waiting = Warten auf { $name } …
tui-watching = du schaust zu
tui-log-watching = Hier ist kein Platz deiner: Du schaust zu. q verlässt den Tisch.
tui-begins =
    { $you ->
        [yes] Du beginnst.
       *[no] { $name } beginnt.
    }
tui-enter-yes = Enter: ja
tui-nothing-to-take-back = Es gibt nichts zurückzunehmen.
tui-dice-missing = Es sind noch nicht alle Würfel eingetippt.
tui-typed-all = Alles da. Enter bestätigt, Rücktaste verbessert.
tui-plain-title = { $name } am Zug
tui-plain-no-such-number = Einen Zug mit dieser Nummer gibt es nicht.

tui-aim-place = Hand
tui-aim-direction = Richtung
tui-aim-strength = Kraft
tui-aim-loft = aufwärts
tui-aim-spin = Drall

## Der Trainer

tui-coach = Trainer
tui-coach-thinks = denkt nach …
tui-coach-nothing = Frag wieder, wenn du dran bist.
tui-coach-turn = Zahlen: Punkte dieses Zuges im Schnitt, exakt.
tui-coach-sheets = Zahlen: weitere Punkte bis zum Ende im Schnitt, exakt.
tui-coach-estimate = Zahlen: Punkte im Schnitt, ± { $error }.
tui-coach-winning = Zahlen: die Gewinnchance, exakt.
tui-coach-winning-estimate = Zahlen: die Gewinnchance, geschätzt, ± { $error } Prozentpunkte.
tui-coach-floe = Zahlen: Vorsprung auf die anderen am Ende der nächsten Runde, aus Probewürfen.
tui-coach-roll = würfeln für { $dice }
tui-coach-keep = { $kept } behalten
tui-coach-aim = Hand { $place }, Richtung { $direction }, Kraft { $strength }
tui-coach-your-aim = dein Wurf: { $place }, { $direction }, { $strength }
tui-coach-choose = Würfel { $number } wählen
tui-coach-place = nach { $x }, { $y } mm legen

## Verlassen, und nach dem Spiel

tui-forget-ask = Diese Partie endgültig löschen? Dann noch einmal x drücken.
tui-leave = Das Spiel verlassen?
tui-leave-kept = Es ist gespeichert, und „bonecup play“ bietet es wieder an.
tui-leave-lost = Hier lässt es sich nicht speichern und wäre verloren.
tui-leave-goes-on = Es geht auf dem Server weiter. Mit demselben Link kommst du zurück.
tui-analysing = Glück und Können werden getrennt …
tui-no-analysis = Diese Partie ließ sich nicht auswerten. „bonecup replay“ zeigt das gespeicherte Protokoll noch einmal.
tui-estimated = Geschätzt: Werte können um etwa { $error } Punkte danebenliegen.
tui-mistake = Fehler { $number } von { $all }
tui-luck-of = Glück und Fehler: { $name }
tui-luck-sum = { $result } Punkte = { $start } erwartet, { $luck } Glück, { $loss } verschenkt
tui-luck-sum-winning = { $result } gewonnen = { $start } erwartet, { $luck } Glück, { $loss } verschenkt, in Prozentpunkten
tui-chances-estimated = Geschätzt, ± { $error } Prozentpunkte.
tui-chance-after = Gewinnchance nach dem Zug
tui-chart-more = weitere Züge: { $above } darüber, { $below } darunter (↑ ↓)
tui-record-kept = Gespeichert: { $file }

## Hilfe

tui-help-foot = ↑↓ blättern · jede andere Taste schließt
tui-help-menu =
    Such ein Spiel aus, wer mitspielt und was gelten soll, und fang an.

    Tasten:
    ↑ ↓ | die Zeile darüber oder darunter
    ← → | die Zeile ändern: anderes Spiel, mehr Plätze, Bot oder Person
    Enter | bei einer Person: Namen tippen; in den letzten Zeilen: beginnen, auf einem Server einen Tisch öffnen oder an einen gehen
    s | sofort beginnen
    x | bei einem unterbrochenen Spiel: verwerfen
tui-help-plain =
    Tasten:
    ↑ ↓ | einen Zug wählen; 0 bis 9 gehen zu dem mit dieser Nummer
    Enter | ihn spielen
    Maus | ein Klick wählt einen Zug, ein weiterer spielt ihn
    Würfel | echte Würfel: tipp, was sie zeigen, dann Enter; Esc leert die Zeile
tui-help-everywhere =
    Überall:
    h F1 | diese Hilfe
    q | verlassen
    Strg-Z | eine Weile anhalten; „fg“ macht weiter
tui-help-table =
    Am Tisch:
    ? | der Trainer: was jeder Zug wert ist, und warum; ? schließt ihn wieder
    c | tun, was der Trainer täte, solange er offen ist; Bild↑ Bild↓ blättern
    v | der Trainer in Gewinnchancen, oder wieder in Punkten
    Leertaste | überspringen, was die anderen tun
    h F1 | diese Hilfe
    q Esc | verlassen; es wird erst gefragt und gesagt, was aus dem Spiel wird
    Strg-Z | eine Weile anhalten; „fg“ macht weiter
tui-help-doorway =
    Der Tisch wartet auf alle, die mitspielen. Das Spiel beginnt von selbst, sobald alle da sind, oder wenn es beginnt, wem der Tisch gehört.

    Tasten:
    c | Rolling Dice: eine andere Farbe
    Esc | zurück zum Menü
tui-help-ending =
    Das Ergebnis, und Glück und Fehler Zug für Zug. Was ein Fehler gekostet hat, ist in Punkten im Schnitt gezählt, oder in Gewinnchancen.

    Tasten:
    m | Fehler einzeln, jeder mit seiner Stellung: Enter oder → der nächste, ← der davor, Esc das Ergebnis
    v | Gewinnchancen, oder wieder Punkte
    Tab | eine andere Person
    ↑ ↓ | weitere Züge, wo nicht alle Platz haben
    s | das Protokoll speichern, für „bonecup replay“, „analyse“ und „verify“
    Enter Esc | das Menü

## Was schiefgehen kann

start-no-chance = Das System liefert keine Zufallszahlen: { $error }
venue-bot-stuck = Der Bot auf Platz { $seat } kommt nicht weiter: Das ist unser Fehler. Das Spiel ist gespeichert.
venue-not-saved = Das Spiel ließ sich nicht speichern: { $error }
tui-unreachable = Keine Verbindung zu { $server }; ich versuche es weiter …
tui-reachable = { $server } ist wieder da.
tui-closed = Der Tisch wurde geschlossen
