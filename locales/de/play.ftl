### Spielen an der Eingabe und Nachspielen: Bilder, Ereignisse, Auswahl.

## Bilder

picture-over = Das Spiel ist zu Ende
picture-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## Was geschehen ist

# Der Knochen $bone des Satzes, in dem er steht, als etwas, das gelegt wird.
laid-bone =
    { $bone ->
        [LA1] den linken Oberarm
        [LA2] den linken Unterarm
        [LA3] die linke Hand
        [LL3] den linken Oberschenkel
        [LL4] den linken Unterschenkel
        [LL5] den linken Fuß
        [RA1] den rechten Oberarm
        [RA2] den rechten Unterarm
        [RA3] die rechte Hand
        [RL3] den rechten Oberschenkel
        [RL4] den rechten Unterschenkel
        [RL5] den rechten Fuß
        [SK] den Schädel
        [RI] den Brustkorb
        [SP] die Wirbelsäule
       *[PE] das Becken
    }

## Nachspielen

replay-roll =
    Wurf { $roll } ({ $by ->
        [hand] von Hand eingegeben
        [taken] wie damals gefallen
       *[drawn] gezogen
    }) · { $event }
replay-table = Tisch { $table }
replay-seats = Plätze
replay-options = Optionen
replay-dice = Würfel
replay-no-options = keine
replay-bot = (Bot { $bot })
replay-hand = von Hand eingegeben
replay-drawn = gezogen, zugesagt mit { $commitment }
replay-unfinished = Hier endet das Protokoll; das Spiel wurde nicht zu Ende gespielt.
replay-to-range =
    --to kann nicht { $given } sein: { $events ->
        [0] Das Protokoll hat keine Ereignisse.
        [one] Das Protokoll hat nur Ereignis 1.
       *[other] Das Protokoll hat die Ereignisse 1 bis { $events }.
    }

## Spielen: vor dem Spiel

play-which-game = Welches Spiel soll es sein?
play-no-such-game = Bitte tipp eine der Nummern oder einen der Namen von oben.
play-resume = das unterbrochene Spiel fortsetzen: { $game } · { $seats }
play-needs-game = Sag, welches Spiel gemeint ist, etwa: bonecup play rolling-bones --real-dice
play-no-person = Hier spielt keine Person mit: Nenn bei --seats einen Namen, oder lass die Bots mit „bonecup simulate“ allein spielen.
play-same-name = Zwei Plätze heißen „{ $name }“: Gib jedem einen eigenen Namen.
play-contribution-idle = Zu echten Würfeln gibt es kein --contribution.
play-no-chance = Das System liefert keine Zufallszahlen: { $error }
play-typo = „{ $name }“ spielt als Person an dieser Tastatur mit. Falls du den Bot meinst: Er heißt „{ $bot }“.
play-you = Du
play-bot = { $name } (Bot)
play-welcome = { $game } · { $seats }
play-commitment = Ab jetzt stehen die Würfel fest. Zusage: { $commitment }
play-contribution =
    { $you ->
        [yes] Dein Beitrag:
       *[no] Beitrag von { $name }:
    } { $contribution }
play-head = Die Prüfsumme von allem bisher, für alle am Tisch dieselbe: { $head }
play-real-dice = Ihr spielt mit eigenen Würfeln: Werft sie auf den Tisch und tippt ein, was sie zeigen.
play-awaits = { $name } ist dran. Strg-C verlässt den Tisch, der weiterläuft.
play-hint = Tipp eine Nummer, mehrere Nummern oder einen Zug wie in Klammern; h zeigt alles noch einmal, ? fragt den Trainer, u nimmt zurück, { $left ->
        [kept] quit speichert und geht
        [goes-on] quit geht, und der Tisch wartet auf dich
       *[lost] quit beendet das Spiel
    }.

## Spielen: ein Zug

play-help = Eine Nummer wählt einen Zug. Mehrere, etwa „2 5 1“, werden in dieser Reihenfolge gespielt, alle oder keiner. Auch die Schreibweise der Züge lässt sich tippen, mit Kommas dazwischen.
play-help-always = „?“ fragt den Trainer, „p“ zeigt die Zusage der Würfel, „u“ nimmt zurück, bis gewürfelt wird. { $left ->
        [kept] „quit“ speichert das Spiel und geht; „end“ gibt es auf und veröffentlicht den Startwert.
        [goes-on] „quit“ geht: Der Tisch bleibt, und wer wieder an ihn kommt, hat seinen Platz zurück.
       *[lost] „quit“ und „end“ beenden das Spiel und veröffentlichen den Startwert.
    }
play-staged = Vorerst: { $moves }. „u“ nimmt zurück.
play-staged-none = Jetzt liegt nichts mehr.
play-help-dice = Tipp ein, was die Würfel zeigen, in beliebiger Reihenfolge, mit Leerzeichen oder Kommas dazwischen.
play-help-landing = Wo geworfene Würfel liegen: von einem auf der Scholle die Augen, x in mm von der linken Wand und y in mm vom Eingang nach vorn; von einem im Wasser nur die Augen; mit Strichpunkten dazwischen, in beliebiger Reihenfolge. Danach Wertungswürfel, die bewegt wurden, etwa green 4 130 220, oder green 4, wenn er im Wasser ist; unberührte bleiben weg. Nach x und y darf die Drehung in Grad unter 90 stehen, etwa 6 120 200 45. Hat deine Scholle andere Netze und Löcher als unsere, sag am Ende eines Würfels, was er berührt: 6 120 200 patch 6 in einem Netz mit 6, patch -2 in einem Loch. Vom ersten solchen Wort an ist es deine eigene Scholle, und ein Würfel ohne das Wort berührt nichts.
play-throw =
    { $you ->
        [yes] Du bist dran
       *[no] { $name } ist dran
    }: Enter würfelt.
play-throw-first = Erst wird gewürfelt: Enter oder „werfen“.
play-roll-for-bot = Jemand wirft für den Bot { $name }.
play-no-such-number =
    Eine Auswahl { $number } gibt es nicht: { $most ->
        [one] Es gibt nur die 1.
       *[other] Möglich ist 1 bis { $most }.
    }
play-refused-at = Zug { $number } davon, { $move }: { $reason } Keiner davon wurde gespielt.
play-too-long = Diese Zeile ist für einen Zug zu lang.
play-overtaken = Das kam zu spät: Das Spiel ist inzwischen weitergegangen.

choice-head-any = Was du tun kannst
choice-head-lay = Einen Knochen legen
choice-head-false = Kein Knochen passt: einen falschen legen
choice-head-hat = Der Hut
choice-head-turn = Der Zug
choice-head-fill = Ein Kästchen füllen
choice-head-strike = Ein Kästchen streichen
choice-head-keep =
    { $thrown ->
        [one] Einen Knochen werfen und behalten
        [5] Alle fünf werfen
       *[other] { $thrown } Knochen werfen und behalten
    }

## Spielen: nach dem Spiel

play-wins =
    { $you ->
        [yes] Du gewinnst
       *[no] { $name } gewinnt
    } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
play-shared =
    { $names } teilen sich den Sieg mit je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
play-solo =
    { $you ->
        [yes] Du endest
       *[no] { $name } endet
    } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
play-quit = Das Spiel endet hier, unvollendet.
play-saved = Das Spiel ist gespeichert. Weiter geht es mit: bonecup play
play-left = Du bist gegangen; das Spiel geht am Tisch weiter. Mit demselben Link kommst du zurück.
alarm = ALARM: { $what } Trau den Würfeln dieser Partie nicht.
play-closed = Der Tisch wurde geschlossen, bevor das Spiel zu Ende war.
play-input-ended = Die Eingabe endete vor dem Spiel.
play-unused-links =
    { $count ->
        [one] Eine geheime Zahl dieses Rechners wurde rechtzeitig geschickt, und der Tisch sagt, sie sei nie angekommen.
       *[other] { $count } geheime Zahlen dieses Rechners wurden rechtzeitig geschickt, und der Tisch sagt, sie seien nie angekommen.
    }
play-seed = Der Startwert hinter der Zusage: { $seed }
play-record = Das Protokoll ist in { $file }. Prüf es mit: bonecup verify { $file }

## Was Leute an Tischen anderswo einander sagen

talk-said = { $who }: { $what }
talk-nudged = { $who } stupst { $whom } an.
talk-nobody = Anderswo kann dich niemand hören.
talk-choices = Du kannst sagen: { $all }. Zum Beispiel: „sag wow“.
talk-help = „sag“ und eins dieser Wörter sagt den anderen etwas; „sag“ allein zählt sie auf.
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
