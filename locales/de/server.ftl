### Was die eigenen Seiten des Servers sagen.

home-not-built = Der Server läuft, aber ohne die Web-App: Sie wurde nicht mitgebaut. So baust du beides:
home-terminal = Im Terminal setzt du dich so an einen Tisch:
home-docs = Die Schnittstelle, Anfrage für Anfrage

### What a browser shows that was closed.

push-title = Du bist am Zug
push-body = { $game }: Die anderen warten auf dich.

### Was Messenger von Links zeigen.

preview-home = Drei Spiele mit Knochen und Würfeln, allein, zusammen oder online.
preview-join-title = Komm an den Tisch
preview-join = Setz dich und spiel mit: Ein Konto brauchst du nicht.
preview-circle-title = Komm in unseren Kreis
preview-circle = Tische, Abende und eine Tabelle für alle, die oft zusammen spielen: Ein Konto brauchst du nicht.
preview-deal-title = Gleiche Würfel für alle
preview-deal = Alle spielen für sich mit denselben Würfeln. Wer macht am meisten daraus?
preview-rules-title = { $game }: die Regeln
preview-rules = Zum Lesen, mit Bildern.
preview-learn-title = { $game }: der erste Zug
preview-learn = Lern es Schritt für Schritt, in zwei Minuten.
preview-train-title = { $game }: die Stellung des Tages
preview-train = Was würdest du tun?
preview-gathering-title = { $game }: Spiel mit!
preview-gathering = { $someone ->
    [yes] Am Tisch: { $names }. { preview-seats }
   *[no] { preview-seats }
}
preview-seats = { $open ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $open } Plätze sind frei.
}
preview-playing-title = { $game }: Hier wird gespielt
preview-playing = Am Tisch: { $names }.
preview-over-title = { $game }: So ging es aus
preview-over = { $points }
preview-closed-title = { $game }: Der Tisch ist geschlossen
preview-closed = Diese Partie wurde nicht zu Ende gespielt.
preview-points = { $name } { $points }
preview-bot = ein Bot
preview-picture = Zeichnungen der drei Spiele
preview-picture-game = Zeichnung von { $game }
