# Gleiche Würfel für alle: so ein Spiel eröffnen, darin spielen, vergleichen.

deal-title = Gleiche Würfel für alle
deal-lead = Alle spielen für sich, an einem eigenen Tisch, mit denselben Würfeln. Am Ende seht ihr, was jede Person daraus gemacht hat: Übrig bleibt das Können.
deal-how = Wer in weniger Zügen fertig wird, liegt vorn; bei gleich vielen Zügen entscheiden die Punkte.
deal-game = Welches Spiel?
deal-not-alone = { $game } wird nicht allein gespielt, deshalb gibt es dort keine gleichen Würfel für alle.
deal-players = Für wie viele Personen?
deal-players-how = Es endet, sobald so viele fertig sind.
deal-days = Endet spätestens nach
deal-days-count = { $days ->
    [one] 1 Tag
   *[other] { $days } Tagen
}
deal-options = Regeln
deal-open = Eröffnen
deal-opening = Wird eröffnet …
deal-invite = Diesen Link bekommen alle, die mit denselben Würfeln spielen sollen:
deal-play = Spielen
deal-go-on = Weiterspielen
deal-own-table = Eigenes Spiel ansehen
deal-full = Alle Plätze sind vergeben.
deal-waiting = Du bist fertig. Würfel und Punkte der anderen siehst du, wenn es alle sind.
deal-places = Wer spielt
deal-open-places = { $places ->
    [one] Ein Platz ist frei.
   *[other] { $places } Plätze sind frei.
}
deal-through = ist fertig
deal-playing = spielt noch
deal-until = Endet, wenn alle fertig sind, spätestens am { $when }.
deal-end = Jetzt beenden
deal-end-sure = Wer noch spielt, muss dann aufhören. Willst du es beenden?
deal-end-yes = Beenden
deal-ended = Beendet am { $when }
deal-result = Ergebnis
deal-rank = Platz { $rank }
deal-unfinished = nicht bis zum Ende gespielt
deal-bot-playing = spielt gerade
deal-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
deal-points = { $points ->
    [one] 1 Punkt
   *[other] { $shown } Punkte
}
deal-look = Spiel von { $who } ansehen
deal-look-short = Ansehen
deal-bot = Was hätte ein Bot daraus gemacht?
deal-bot-how = Er spielt mit denselben Würfeln und sieht sie nicht früher als du.
deal-bot-which = Bot
deal-bot-go = Spielen lassen
deal-comparison = Zug für Zug
deal-parted = Hier habt ihr euch zum ersten Mal getrennt.
deal-never-parted = Alle haben in jedem Zug dasselbe getan.
deal-turn = Zug { $turn }
deal-more = { $turns ->
    [one] Noch einen Zug zeigen
   *[other] Noch { $turns } Züge zeigen
}
deal-gained = { $who }: { $gained }
deal-total = { $points } insgesamt
deal-loss = { $loss } gegenüber den besten Zügen
deal-loss-points = { $loss } Punkte gegenüber den besten Zügen
deal-nothing = kein Zug mehr
deal-dice = Sind das dieselben Würfel?
deal-dice-fixed = Der Link dieses Spiels ist ein Fingerabdruck seiner Würfel: Sie standen fest, bevor jemand spielte, und dieser Browser hat geprüft, dass Link und Zusage zusammengehören.
deal-dice-wrong = Vorsicht: Die Zusage, die der Server jetzt zeigt, gehört nicht zu diesem Link. Das sind nicht die versprochenen Würfel.
deal-dice-open = Der Startwert ist offengelegt und gehört zur Zusage. Damit lässt sich jedes Spiel nachrechnen: Sieh dir eines an und prüfe dort seine Würfel.
deal-dice-forged = Vorsicht: Der Startwert, den der Server offengelegt hat, gehört nicht zur Zusage.
deal-dice-honest = Was sich nicht beweisen lässt: dass niemand mit zwei Browsern zweimal gespielt hat, und dass der Betreiber niemandem die Würfel verraten hat.
deal-promise = Zusage
deal-seed = Startwert
