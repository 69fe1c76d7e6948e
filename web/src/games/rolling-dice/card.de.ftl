game-rolling-dice = Rolling Dice
game-rolling-dice-lead = Wirf deine Würfel auf eine Eisscholle: weit hinaus, hoch hinauf, nicht ins Wasser.
game-rolling-dice-facts = 2 bis 6 Personen · Zielen mit echter Physik
home-real-floe = Punkte zählen für Rolling Dice
