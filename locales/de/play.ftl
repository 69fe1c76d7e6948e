### Spielen an der Eingabe und Nachspielen: Bilder, Ereignisse, Auswahl.

## Bilder

picture-over = Das Spiel ist zu Ende
picture-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

picture-rb-title =
    { $name } · { $number ->
        [0] Eröffnungswurf
       *[other] { $number }. Ergänzungswurf
    }
picture-rb-cup = im Becher
picture-rb-paid = bezahlt
picture-rb-next = nächster Wurf
picture-rb-price =
    kostet { $price ->
        [one] 1 Würfel
       *[other] { $price } Würfel
    }
picture-rb-no-price =
    würde { $price ->
        [one] 1 Würfel
       *[other] { $price } Würfel
    } kosten: zu viel
picture-rb-burial = jetzt beerdigt
picture-rb-no-grave = (kein Grabstein)
picture-rb-duty = Pflicht
picture-rb-duty-open = ein Würfel oder mehr

picture-km-title =
    { $name } · { $number ->
        [0] vor dem ersten Wurf
       *[other] Wurf { $number } von { $all }
    }
picture-km-throws-left =
    { $left ->
        [0] kein Wurf übrig
        [one] noch ein Wurf
       *[other] noch { $left } Würfe
    }
picture-km-total = Summe

picture-rd-throw = { $name }, { $colour }: { $count } Würfel werfen
picture-rd-landing = { $name }, { $colour }: Die Würfel fliegen
picture-rd-place = { $name }, { $colour }: die hinausgestoßene { $count } zurück auf die Scholle legen
picture-rd-landed = { $name }, { $colour }: Die Würfel liegen
picture-rd-choose = { $name }, { $colour }: den Wertungswürfel wählen
picture-rd-entrance = Eingang
picture-rd-seals = Robben (Ziel { $goal })
picture-rd-thrown = Geworfen
picture-rd-legend-net = Netz
picture-rd-legend-hole = Loch
picture-rd-legend-water = Wasser
picture-rd-legend-die = Wertungswürfel
picture-rd-legend-ring = zu übertreffen
picture-rd-legend-loose = geworfener Würfel 1

place-floe = auf der Scholle
place-water = im Wasser
place-outside = draußen

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

tell-rb-rolled =
    { $you ->
        [yes] Du wirfst:
       *[no] { $name } wirft:
    } { $outcome }
tell-rb-lay =
    { $you ->
        [yes] Du legst
       *[no] { $name } legt
    } { laid-bone }
tell-rb-false =
    { $you ->
        [yes] Du musst
       *[no] { $name } muss
    } einen falschen Knochen legen: { laid-bone } auf den Platz „{ $place }“
tell-rb-hat-on =
    { $you ->
        [yes] Du setzt
       *[no] { $name } setzt
    } den Hut auf
tell-rb-hat-off =
    { $you ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } den Hut ab
tell-rb-bury =
    { $you ->
        [yes] Du beerdigst
       *[no] { $name } beerdigt
    } das Skelett: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, zusammen { $total }
tell-rb-roll =
    { $you ->
        [yes] Du wirfst weiter und bezahlst
       *[no] { $name } wirft weiter und bezahlt
    } { $count ->
        [one] einen
       *[other] { $count }
    } Würfel: { $dice }
tell-rb-leave =
    { $you ->
        [yes] Du lässt
       *[no] { $name } lässt
    } das Skelett unbeerdigt: keine Punkte

tell-km-rolled =
    { $you ->
        [yes] Du wirfst:
       *[no] { $name } wirft:
    } { $outcome }
tell-km-keep =
    { $you ->
        [yes] Du behältst
       *[no] { $name } behält
    } { $kept }
tell-km-keep-none =
    { $you ->
        [yes] Du behältst
       *[no] { $name } behält
    } keinen Knochen
tell-km-fill =
    { $you ->
        [yes] Du füllst
       *[no] { $name } füllt
    } { $box }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, zusammen { $total }
tell-km-strike =
    { $you ->
        [yes] Du streichst
       *[no] { $name } streicht
    } { $box }

tell-rd-throw =
    { $you ->
        [yes] Du wirfst
       *[no] { $name } wirft
    } { $count } Würfel von { $colour }
tell-rd-choose =
    { $you ->
        [yes] Du machst
       *[no] { $name } macht
    } den geworfenen Würfel { $number }, eine { $pips }, zum Wertungswürfel von { $colour }
tell-rd-place =
    { $you ->
        [yes] Du legst
       *[no] { $name } legt
    } die hinausgestoßene { $pips } von { $colour } zurück auf die Scholle
tell-rd-rolled = Die Würfel liegen: { $outcome }
tell-rd-die = { $pips } { $place }
tell-rd-knocked-off = { $colour } hinausgestoßen
tell-rd-all-wet = Kein Würfel von { $colour } ist auf der Scholle: Die { $pips } kommt auf Eisblock { $block }.
tell-rd-miss = Fehlwurf: Kein Würfel übertrifft die markierte { $pips } von { $colour }, und sie kommt auf Eisblock { $block }.
tell-rd-mishap = Missgeschick: { $colour } hat den eigenen Würfel hinausgestoßen, und die { $pips } kommt auf Eisblock { $block }.
tell-rd-other-colour = Missgeschick: Die hinausgestoßene { $pips } von { $colour } gehört dem, der geworfen hat, und kommt auf Eisblock { $block }.
tell-rd-other-colour-back = Die hinausgestoßene { $pips } von { $colour } gehört dem, der geworfen hat: Sie geht zurück in die Hand, und { $colour } wirft in dieser Runde mit vier Würfeln.
tell-rd-round = Die Runde wird gewertet, von vorn nach hinten:
tell-rd-round-line = · { $colour }: { $sum }, von { $from } auf { $to }
tell-rd-round-pushed = · { $colour }: { $sum }, von { $from } an besetzten Feldern vorbei auf { $to }
tell-rd-round-nothing = · { $colour }: auf einem Eisblock, also nichts; bleibt auf { $to }
tell-rd-next-round =
    { $you ->
        [yes] Du eröffnest
       *[no] { $name } eröffnet
    } die nächste Runde mit { $colour }.

## Was Würfel einbrächten

earning-head = Wenn die Runde jetzt endete
earning-own =
    { $points ->
        [one] 1 Auge
       *[other] { $points } Augen
    }
earning-behind = { $points } dahinter
earning-blocks = { $points } auf Eisblöcken
earning-net = { $points } Netz
earning-hole = −{ $points } Loch

## Nachspielen

replay-roll =
    Wurf { $roll } ({ $by ->
        [hand] von Hand eingegeben
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
play-no-person = Hier spielt kein Mensch mit: Nenn bei --seats einen Namen, oder lass die Bots mit „bonecup simulate“ allein spielen.
play-same-name = Zwei Plätze heißen „{ $name }“: Gib jedem einen eigenen Namen.
play-contribution-idle = Zu echten Würfeln gibt es kein --contribution.
play-no-chance = Das System liefert keine Zufallszahlen: { $error }
play-typo = „{ $name }“ spielt als Mensch an dieser Tastatur mit. Falls du den Bot meinst: Er heißt „{ $bot }“.
play-you = Du
play-bot = { $name } (Bot)
play-welcome = { $game } · { $seats }
play-commitment = Ab jetzt stehen die Würfel fest. Zusage: { $commitment }
play-contribution =
    { $you ->
        [yes] Dein Beitrag:
       *[no] Beitrag von { $name }:
    } { $contribution }
play-real-dice = Ihr spielt mit eigenen Würfeln: Werft sie auf den Tisch und tippt ein, was sie zeigen.
play-awaits = { $name } ist dran. Strg-C verlässt den Tisch, der weiterläuft.
play-hint-rd = Tipp, wie du wirfst, etwa 150 0 900; h erklärt alles, ? fragt den Trainer, { $left ->
        [kept] quit speichert und geht
        [goes-on] quit geht, und der Tisch wartet auf dich
       *[lost] quit beendet das Spiel
    }.
play-hint = Tipp eine Nummer, mehrere Nummern oder einen Zug wie in Klammern; h zeigt alles noch einmal, ? fragt den Trainer, u nimmt zurück, { $left ->
        [kept] quit speichert und geht
        [goes-on] quit geht, und der Tisch wartet auf dich
       *[lost] quit beendet das Spiel
    }.

## Spielen: ein Zug

play-help = Eine Nummer wählt einen Zug. Mehrere, etwa „2 5 1“, werden in dieser Reihenfolge gespielt, alle oder keiner. Auch die Züge in Klammern lassen sich tippen, mit Kommas dazwischen.
play-help-always = „?“ fragt den Trainer, „u“ nimmt zurück, bis gewürfelt wird. { $left ->
        [kept] „quit“ speichert das Spiel und geht; „end“ gibt es auf und veröffentlicht den Startwert.
        [goes-on] „quit“ geht: Der Tisch bleibt, und wer wieder an ihn kommt, hat seinen Platz zurück.
       *[lost] „quit“ und „end“ beenden das Spiel und veröffentlichen den Startwert.
    }
play-staged = Vorerst: { $moves }. „u“ nimmt zurück.
play-staged-none = Jetzt liegt nichts mehr.
play-help-dice = Tipp ein, was die Würfel zeigen, in beliebiger Reihenfolge, mit Leerzeichen oder Kommas dazwischen.
play-roll-rb =
    { $you ->
        [yes] Wirf
       *[no] { $name }: Wirf
    } { $count ->
        [one] einen
       *[other] { $count }
    } Würfel ({ $dice }) und tipp ein, was { $count ->
        [one] er zeigt
       *[other] sie zeigen
    }, etwa LA1 RL5 SK.
play-roll-km =
    { $you ->
        [yes] Wirf
       *[no] { $name }: Wirf
    } { $count ->
        [one] einen
       *[other] { $count }
    } Knochen und tipp ein, was { $count ->
        [one] er zeigt
       *[other] sie zeigen
    }: 1, 3, 4 oder 6.
play-roll-rd =
    { $you ->
        [yes] Wirf
       *[no] { $name }: Wirf
    } { $count } Würfel von { $colour } und tipp ein, wo sie liegen, etwa 6 120 200; 3 90 310; 2; 5 (h erklärt es).
play-help-landing = Wo geworfene Würfel liegen: von einem auf der Scholle die Augen, x in mm von der linken Wand und y in mm vom Eingang nach vorn; von einem im Wasser nur die Augen; mit Strichpunkten dazwischen, in beliebiger Reihenfolge. Danach Wertungswürfel, die bewegt wurden, etwa green 4 130 220, oder green 4, wenn er im Wasser ist; unberührte bleiben weg. Nach x und y darf die Drehung in Grad unter 90 stehen, etwa 6 120 200 45. Hat deine Scholle andere Netze und Löcher als unsere, sag am Ende eines Würfels, was er berührt: 6 120 200 patch 6 in einem Netz mit 6, patch -2 in einem Loch. Vom ersten solchen Wort an ist es deine eigene Scholle, und ein Würfel ohne das Wort berührt nichts.
play-roll-for-bot = Jemand wirft für den Bot { $name }.
play-no-such-number =
    Eine Auswahl { $number } gibt es nicht: { $most ->
        [one] Es gibt nur die 1.
       *[other] Möglich ist 1 bis { $most }.
    }
play-refused-at = Zug { $number } davon, { $move }: { $reason } Keiner davon wurde gespielt.
play-too-long = Diese Zeile ist für einen Zug zu lang.
play-overtaken = Das kam zu spät: Das Spiel ist inzwischen weitergegangen.

floe-ask-aim = Zielen: Stelle Richtung Stärke, etwa 150 0 900. Enter wirft { $usual }; h erklärt es.
floe-ask-choose = Wähl deinen Wertungswürfel (die Summe: wenn die Runde jetzt endete)
floe-ask-place = Deine { $pips } wurde hinausgestoßen. Leg sie zurück: x y in mm, etwa 120 200, oder
floe-die = { $pips }, { $forward } mm weit vorn
floe-spot-net = im Netz +{ $points }
floe-spot-front = ganz vorn
floe-help-aim = Ein Wurf hat fünf Teile, immer in dieser Reihenfolge:
floe-help-aim-forms = Tipp die Zahlen vom ersten Teil an; was du weglässt, bleibt wie bei deinem letzten Wurf. Teile lassen sich auch benennen: „strength 950“. Auch der ganze Zug geht: „throw at 150.0 direction 0 strength 900 loft 50 spin 12.0“. Deine Hand zittert, deshalb fällt kein Wurf zweimal gleich.
floe-help-choose = Tipp die Nummer eines Würfels, oder „choose 2“. Wählbar sind nur Würfel auf der Scholle, und mit dem Ring nur solche, die mehr Augen zeigen als der markierte oder weiter vorn liegen.
floe-help-place = Tipp die Nummer einer Stelle, oder „x y“: x sind mm von der linken Wand, y mm vom Eingang nach vorn. Eine Drehung in Grad unter 90 darf folgen. Der Würfel muss ganz auf der Scholle liegen und darf keinen anderen berühren. Mit echten Würfeln auf einer eigenen Scholle sag am Ende, was der Würfel berührt: 120 200 patch 6.
floe-no-die = „{ $given }“ ist kein Würfel: Tipp die Nummer eines Würfels aus der Liste.
floe-no-spot = „{ $given }“ ist keine Stelle: Tipp eine Nummer der Liste, oder x und y in mm, etwa 120 200.

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
choice-rb-false = { $bone } → { $place }
choice-rb-hat-on = den Hut aufsetzen
choice-rb-hat-off = den Hut abnehmen
choice-rb-bury =
    beerdigen: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
choice-rb-roll =
    weiterwerfen für { $count ->
        [one] einen
       *[other] { $count }
    } Würfel: { $dice }
choice-rb-leave = das Skelett unbeerdigt lassen: keine Punkte
choice-km-fill = { $box }: { $points }
choice-km-box-of-sheet = Blatt { $sheet }, { $box }
choice-km-keep-none = keinen behalten

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
play-closed = Der Tisch wurde geschlossen, bevor das Spiel zu Ende war.
play-input-ended = Die Eingabe endete vor dem Spiel.
play-seed = Der Startwert hinter der Zusage: { $seed }
play-record = Das Protokoll ist in { $file }. Prüf es mit: bonecup verify { $file }
