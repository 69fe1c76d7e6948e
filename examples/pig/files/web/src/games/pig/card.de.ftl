game-pig = Pig
game-pig-lead = Ein Würfel, und wie viel man wagt.
game-pig-facts = 1 bis 6 Spieler · das Beispiel
