### Kreise in der Web-App: Freundinnen und Freunde, Familien und Vereine, die zusammen spielen.

## Kreise

circles = Meine Kreise
circles-how = Ein Kreis ist für Leute, die oft miteinander spielen. Er führt für jedes Spiel eine Tabelle, weiß, wer gegen wen wie oft gewonnen hat, und plant Abende. Nur seine Mitglieder sehen das.
circle-begin = Einen Kreis gründen
circle-begin-do = Gründen
circle-name = Name des Kreises
circle-name-such-as = Familie, Verein, Donnerstage …
circle-as = Dein Name in diesem Kreis
circle-as-how = Nur die Mitglieder sehen ihn. An Tischen heißt du wie bisher.
circle-members = { $count ->
    [one] ein Mitglied
   *[other] { $count } Mitglieder
}
circle-you-host = du leitest ihn
circle-not-here = Diesen Kreis gibt es nicht, oder du bist nicht dabei. Wenn du seinen Link hast, öffne den.
circle-saved = Gespeichert
circle-save = Speichern

## Die Seite seines Links

circle-invites = Einladung in einen Kreis
circle-invites-how = In einem Kreis findet ihr eure Tische, und aus euren Partien wird eine Tabelle. Du brauchst kein Konto und kannst jederzeit wieder gehen.
circle-members-there = { $count ->
    [one] Ein Mitglied ist schon da.
   *[other] { $count } Mitglieder sind schon da.
}
circle-join = Mitmachen

## Ein Kreis

circle-settings = Einstellungen
circle-tables = Tische
circle-tables-none = Gerade spielt niemand. Mach einen Tisch auf, dann finden ihn die anderen hier.
circle-tables-alone = Noch bist du allein hier. Schick den Link an die, mit denen du spielst.
circle-table-nobody = Noch sitzt niemand da
circle-table-evening = Teil eines Abends
circle-open-table = Tisch aufmachen
circle-invite = Andere einladen
circle-invite-how = Wer diesen Link hat, darf mitmachen.
circle-invite-qr = QR-Code mit dem Link zu diesem Kreis
circle-members-title = { $count ->
    [one] Ein Mitglied
   *[other] { $shown } Mitglieder
}
circle-host = leitet den Kreis
circle-somebody-gone = Ehemaliges Mitglied
circle-looks-like = Vorsicht: Dieser Name sieht aus wie der von { $name }.
circle-season-told = Saison { $name }

## Tabelle

circle-league = Tabelle
circle-league-none = Hier ist noch nichts gespielt worden. Es zählen Partien von mindestens zwei Mitgliedern an Tischen des Kreises.
circle-season = Saison
circle-season-on = { $name } (jetzt)
circle-season-all = Alle Saisons
league-caption = { $game }: Tabelle nach { $played ->
    [one] einer Partie
   *[other] { $played } Partien
}
league-place = Platz
league-who = Mitglied
league-played = Partien
league-won = Siege
league-points = Punkte
league-luck = Glück
league-loss = Verlust
league-rating = Wertung
league-rest = Wertung { $rating } · Glück { $luck } · Verlust { $loss }
league-all = Alle { $count } zeigen
league-how = Wie wird gezählt?
league-how-place = Vorn ist, wer öfter gewonnen hat; dann, wer mehr Punkte je Partie hat, dann, wer weniger Partien gespielt hat. Ein geteilter Sieg zählt zum Teil.
league-how-figures = Punkte und Glück sind je Partie; Verlust ist, was eine Entscheidung im Schnitt gegenüber der besten kostet. Glück und Verlust gibt es, sobald eine Partie durchgesehen ist. Die Wertung beginnt in jeder Saison bei 25.
duels = Gegeneinander
duels-how = Jede Zeile ist ein Mitglied, jede Spalte der Platz eines anderen: Siege gegen dieses, geteilte Partien zählen halb.
duel-told = { $who } gegen { $other }: { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
}, { $losses ->
    [one] eine Niederlage
   *[other] { $losses } Niederlagen
}, { $shared } geteilt
records = Rekorde
record-highest = Meiste Punkte
record-luckiest = Glücklichste Partie
record-least-loss = Wenigste Fehler je Entscheidung
record-greatest-lead = Größter Vorsprung
circle-games = Partien
circle-games-none = Noch ist keine Partie zu Ende.
circle-games-none-season = In dieser Saison ist noch keine Partie zu Ende.
circle-games-older = Ältere Partien
circle-game-counts-not = zählt nicht

## Einstellungen eines Kreises

circle-hosting = Weil du den Kreis leitest
circle-season-new = Neue Saison
circle-season-new-how = „{ $name }“ endet, und alle fangen neu an. Die alte Tabelle kann man weiter ansehen.
circle-season-begin = Beginnen
circle-link = Link
circle-link-how = Ist der Link bei jemandem gelandet, für den er nicht gedacht war? Mit einem neuen führt der alte nirgends mehr hin.
circle-link-new = Neuen Link machen
circle-link-sure = Wer nur den alten Link hat, kann nicht mehr dazukommen. Mitglieder bleiben.
circle-link-made = Es gibt einen neuen Link.
circle-members-manage = Mitglieder
circle-hand-over = Leitung an { $name } übergeben
circle-hand-over-sure = Dann leitet { $name } den Kreis, und du nicht mehr.
circle-remove = { $name } entfernen
circle-remove-sure = { $name } sieht hier nichts mehr, und der Name wird gelöscht. Mit dem Link wäre eine Rückkehr möglich.
circle-away = Gehen
circle-away-how = Dein Name wird hier gelöscht. Deine Partien bleiben als Partien gegen jemanden, der nicht mehr dabei ist.
circle-leave = Kreis verlassen
circle-leave-sure = Du siehst hier nichts mehr. Mit dem Link kannst du wiederkommen, als neues Mitglied.
circle-leave-host = Du siehst hier nichts mehr, und wer am längsten dabei ist, leitet den Kreis.
circle-leave-last = Du bist allein hier: Der Kreis und seine Tabelle werden gelöscht.
circle-end = Kreis auflösen
circle-end-sure = Der Kreis, seine Tabelle und seine Abende werden für alle gelöscht. Niemand kann sie zurückholen.

## Abende

evenings = Abende
evening-plan = Abend planen
evening-plan-how = Ein Abend, das sind mehrere Tische zu zweit nacheinander, mit Zwischenstand und jemandem, der am Ende gewinnt.
evening-plan-do = Planen
evening-players = Wer spielt mit?
evening-players-all = Alle
evening-players-none = Niemand
evening-players-count = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
evening-players-few = Wähle mindestens { $least }.
evening-players-many = Höchstens { $most } können mitspielen.
evening-schedule = Wie trefft ihr aufeinander?
evening-itself = Der Abend
evening-name = Name
schedule-round_robin = Alle gegen alle
schedule-round_robin-how = Jede und jeder trifft auf alle anderen. Für kleine Gruppen.
schedule-round_robin-told = { $games ->
    [one] alle gegen alle
   *[other] alle gegen alle, je { $games } Partien
}
schedule-swiss = Schweizer System
schedule-swiss-how = In jeder Runde treffen die aufeinander, die gleich gut stehen. Wenige Runden genügen für viele.
schedule-swiss-told = { $rounds ->
    [one] Schweizer System, eine Runde
   *[other] Schweizer System, { $rounds } Runden
}
schedule-games = Partien jedes Paares
schedule-rounds = Runden
plan-rounds = Runden
plan-at-once = Tische gleichzeitig
plan-tables = Partien insgesamt
plan-each = Partien für jede Person
plan-how = { $rounds ->
    [one] Eine Partie für alle, zur gleichen Zeit.
   *[other] Der Abend dauert so lange wie { $rounds } Partien nacheinander: Eine Runde beginnt, wenn der letzte Tisch der vorigen fertig ist.
}
plan-odd-round_robin = In jeder Runde setzt jemand aus, alle gleich oft.
plan-odd-swiss = In jeder Runde setzt jemand aus und bekommt dafür einen Punkt.
plan-too-many = Das sind mehr als { $most } Partien. Nimm weniger Personen, Partien oder Runden.
evening-planned = { $players } Personen, noch nicht begonnen
evening-round-of = Runde { $round } von { $rounds }
evening-over = Vorbei
evening-won-by = { $winners ->
    [one] { $who } hat gewonnen.
   *[other] { $who } teilen sich den Sieg.
}
evening-you-won = Du hast den Abend gewonnen
evening-go = Zum Abend
evening-older = { $count ->
    [one] Ein älterer Abend
   *[other] { $count } ältere Abende
}
evening-planned-by = geplant von { $who }, { $at }
evening-begin = Abend beginnen
evening-begin-how = Sind alle da? Wenn er beginnt, gehen die Tische der ersten Runde auf; beide Plätze sind freigehalten.
evening-waits = { $who } beginnt den Abend, wenn alle da sind. Diese Seite sagt dir Bescheid.
evening-end = Abend jetzt beenden
evening-end-sure = Tische, die nicht fertig sind, zählen nichts; der Stand bleibt, wie er ist.
evening-delete = Abend löschen
evening-delete-sure-planned = Der Plan wird gelöscht.
evening-delete-sure-over = Der Endstand wird gelöscht. Die Partien bleiben in der Tabelle.
part-play = Dein Tisch: du gegen { $rival }
part-waits = Dein Tisch gegen { $rival } wurde geschlossen. Wer den Abend geplant hat, sagt, was daraus wird.
part-in = Du bist fertig mit dieser Runde. Die nächste beginnt, wenn alle Tische fertig sind.
part-bye = Du setzt diese Runde aus.
part-go = Spielen
told-round = Runde { $round } hat begonnen.
told-you-play = Du spielst gegen { $rival }.
evening-over-told = Der Abend ist vorbei.
rounds = Runden
round-number = Runde { $round }
round-planned = kommt noch
round-playing = { $count } von { $of } Tischen fertig
round-over = fertig
round-bye = { $who } setzt aus.
rounds-later = { $count ->
    [one] Noch eine Runde; wer aufeinandertrifft, steht fest, wenn die vorige fertig ist.
   *[other] Noch { $count } Runden; wer aufeinandertrifft, steht jeweils fest, wenn die vorige fertig ist.
}
pairing-against = gegen
pairing-to = zu
pairing-points = { $one } zu { $other } Punkte
pairing-planned = kommt noch
pairing-open = am Tisch
pairing-closed = vor dem Ende geschlossen
pairing-over = fertig
pairing-given_up = ohne Partie entschieden
verdict = Ist jemand nicht gekommen?
verdict-needed = Was wird aus diesem Tisch?
verdict-how = Der Tisch wird dann geschlossen.
verdict-closed-how = Die Runde wartet auf ihn.
verdict-again = Sie spielen noch einmal, an einem neuen Tisch
verdict-won = { $who } hat gewonnen
verdict-neither = Beide bekommen nichts
verdict-do = Entscheiden
standings = Stand
standings-points = Pkt.
ties = Wer steht bei gleichen Punkten vorn?
ties-points-round_robin = Ein Sieg ist ein Punkt, ein geteilter ein halber.
ties-points-swiss = Ein Sieg ist ein Punkt, ein geteilter ein halber. Wer aussetzt, bekommt einen.
tie-buchholz = Buchholz
tie-buchholz-short = Bh
tie-buchholz-how = die Punkte aller, gegen die man gespielt hat. Wer auf Stärkere getroffen ist, steht vorn.
tie-sonneborn-berger = Sonneborn-Berger
tie-sonneborn-berger-short = SB
tie-sonneborn-berger-how = die Punkte derer, gegen die man gewonnen hat, und die halben derer, mit denen man geteilt hat.
tie-direct = Gegeneinander
tie-direct-how = die Partien, die sie miteinander hatten. Wer auch dann gleich steht, teilt sich den Platz.

## An einem Tisch

circle-back = { $name }
evening-back = { $name }: zum Abend
