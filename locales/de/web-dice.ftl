### Die Web-App: was über die Würfel eines Tischs wacht.

## Das Zeichen

dice = Würfel
dice-sign-real = Echte Würfel: nichts zuzusagen
dice-sign-promised = Zugesagt
dice-sign-first = Zugesagt; nach der Partie zu prüfen
dice-sign-checked = Zugesagt, { $checked } von { $rolls } geprüft
dice-sign-late = Zugesagt, aber unsere Kettenglieder kommen zu spät
dice-sign-alarm = Nicht wie zugesagt
dice-sign-unkept = Hier nicht zu bezeugen

## Das Feld

dice-how = Bonecup legt sich auf seine Würfel fest, bevor jemand etwas hinzufügt. Dieser Browser merkt sich, was zugesagt ist, und vergleicht.
dice-more = Wie das geht
dice-commitment = Zusage
dice-dealt = Alle, die dieses Spiel mit gleichen Würfeln spielen, haben dieselben. Niemand fügt etwas hinzu; offengelegt wird der Startwert, wenn alle fertig sind.
dice-commitment-how = Der Fingerabdruck des Startwerts, aus dem die Würfel kommen. Er stand fest, bevor jemand einen Text hinzufügte.
dice-server = Schlüssel des Servers
dice-server-how = Damit ist unterschrieben, was vereinbart ist, und jeder Schritt.
dice-added = Was alle hinzufügen
dice-added-none = noch nichts
dice-added-late = nichts: nicht rechtzeitig geöffnet
dice-added-sealed = versiegelt bis zum Start
dice-added-bot = ein Bot fügt nichts hinzu
dice-added-nothing = nichts
dice-signed = unterschrieben
dice-unsigned = ohne Unterschrift
dice-rolls =
    { $rolls ->
        [0] Noch wurde nicht gewürfelt.
        [one] Ein Wurf und jede Zahl, die zu ihm gehört, wurde geprüft.
       *[other] { $rolls } Würfe und jede Zahl, die zu ihnen gehört, wurden geprüft.
    }
dice-foreseeable =
    { $foreseeable ->
        [0] Keinen Wurf konnte der Server vorher kennen.
        [one] Einen von { $rolls } konnte der Server vorher kennen: Sonst hat niemand etwas dazugegeben.
       *[other] { $foreseeable } von { $rolls } konnte der Server vorher kennen: Sonst hat niemand etwas dazugegeben.
    }
dice-late =
    { $late ->
        [one] Eines unserer Kettenglieder kam zu spät.
       *[other] { $late } unserer Kettenglieder kamen zu spät.
    }
dice-late-how = Ein Server, der sie fallen lässt, könnte zwischen zwei Ergebnissen wählen. Bei langsamer Verbindung kommt es von selbst vor.
dice-receipts =
    { $receipts ->
        [one] Eine Unterschrift des Servers wurde geprüft.
       *[other] { $receipts } Unterschriften des Servers wurden geprüft.
    }
dice-receipts-not = Die Unterschriften des Servers kann dieser Browser nicht prüfen, oder nicht ohne sichere Verbindung.
dice-signs-not = Dieser Browser kann nicht unterschreiben, oder nicht ohne sichere Verbindung: Du spielst ohne Unterschrift.
dice-elsewhere = Den Text für { $who } hat ein anderes deiner Geräte hinzugefügt; nur das kann für ihn einstehen.
dice-unkept = Dieser Browser behält nichts für diese Seite. Er vergleicht, solange sie offen ist, kann danach aber nichts bezeugen.
dice-copy = Kopieren
dice-copied = Kopiert
dice-copy-what = Kopieren: { $what }

## Der eigene Text

dice-text = Dein Text für die Würfel
dice-text-of = Text für die Würfel von { $who }
dice-text-how = Etwas, das niemand erraten kann. Lässt du es leer, zieht dieser Browser einen.
dice-text-left =
    { $left ->
        [one] noch ein Byte
       *[other] noch { $left } Bytes
    }
dice-text-long =
    { $over ->
        [one] Ein Byte zu lang: Höchstens 256 Bytes passen.
       *[other] { $over } Bytes zu lang: Höchstens 256 Bytes passen.
    }
dice-text-control = Zeilenumbrüche, Tabulatoren und andere Steuerzeichen gehören nicht in den Text.
dice-text-set = Diesen Text hinzufügen
dice-text-done = Dein Text ist dabei.

## Öffnen

dice-settling = Alle Texte werden geöffnet …
dice-settling-how = Sie waren versiegelt, damit niemand seinen nach dem eines anderen wählen konnte. Das dauert höchstens ein paar Sekunden.

## Der Wurf

throw = Würfeln
throw-yours = Du bist am Zug: Würfle.
throw-theirs = { $who } würfelt gleich.
throw-air = Die Würfel sind in der Luft …

## Der Alarm

dice-alarm = Die Würfel dieses Tischs sind nicht wie zugesagt
dice-promised = Zugesagt
dice-now = Jetzt heißt es
dice-alarm-do = Spiel nicht weiter. Behalte das Protokoll dieser Partie und frag nach, wer den Tisch betreibt.
dice-alarm-record = Protokoll behalten
dice-alarm-play-on = Trotzdem weiterspielen
dice-alarm-played-on = Du spielst weiter. Die Partie bleibt markiert.
dice-alarm-silent = Bis dahin gibt dieser Browser nichts mehr zu den Würfeln.
dice-alarm-stops = Die Würfel dieses Tischs sind nicht wie zugesagt, darum wurde nichts hinzugefügt. Auf seiner Seite steht, warum.
dice-alarm-more =
    { $more ->
        [one] Ein weiterer Unterschied
       *[other] { $more } weitere Unterschiede
    }
dice-alarm-table-id = Der Name des Tischs folgt nicht aus der Zusage. Jemand könnte ihn ausgesucht haben.
dice-alarm-commitment = Die Zusage wurde ausgetauscht: Die Würfel kommen aus einem anderen Startwert als zugesagt.
dice-alarm-game = Das Spiel, seine Regeln oder die Art seiner Würfel wurden geändert.
dice-alarm-options = Die Regeln dieses Tischs wurden geändert.
dice-alarm-engine = Würfe berechnet ein anderes Rechenwerk als zugesagt.
dice-alarm-server-key = Der Server unterschreibt mit einem anderen Schlüssel als vorher.
dice-alarm-seat = Du hast auf Platz { $promised } gesessen, und nun soll dort jemand anders sitzen.
dice-alarm-text = Dein Text wurde ersetzt. (Oder hast du ihn auf einem anderen Gerät geändert?)
dice-alarm-sealed = Das Siegel eines Texts wurde ersetzt. (Oder hast du ihn auf einem anderen Gerät geändert?)
dice-alarm-order = Die Reihenfolge der Plätze wurde geändert.
dice-alarm-agreement = Was vereinbart sein soll, ist nicht das, was dieser Browser gesehen hat.
dice-alarm-other-text = Ein Text ist nicht der, der versiegelt wurde.
dice-alarm-begun = Was jemand bei Beginn der Partie hinzugefügt hatte, wurde nachträglich geändert.
dice-alarm-receipt = Die Unterschrift des Servers fehlt oder ist falsch.
dice-alarm-head = Der Server unterschreibt einen anderen Verlauf der Partie als den, den er erzählt.
dice-alarm-past = Der Verlauf der Partie wurde nachträglich geändert.
dice-alarm-link = Eine Zahl, die in einen Wurf einging, gehört nicht zu ihrer Kette.
dice-alarm-own-link = Eine Zahl, die wir für einen Wurf gegeben haben, wurde angenommen, aber nicht verwendet.
dice-alarm-roll = Würfe fehlen, sind doppelt oder nicht in ihrer Reihenfolge.
