game-pig = Pig
game-pig-lead = One die, and how much one dares.
game-pig-facts = 1 to 6 players · the example
