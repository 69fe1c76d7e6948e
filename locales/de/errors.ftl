### Fehler, die nicht zu einem einzelnen Spiel gehören. Der Schlüssel einer Meldung ist der Code des Grundes,
### ihre Variablen sind seine Fakten.

## Spiele

game-rolling-bones = Rolling Bones
game-knochenmax = KnochenMAX
game-rolling-dice = Rolling Dice

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
option-value = Die Option „{ $key }“ kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.

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
