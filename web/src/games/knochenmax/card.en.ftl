game-knochenmax = KnochenMAX
game-knochenmax-lead = Five bones, three throws, ten boxes to fill.
game-knochenmax-facts = 1 to 4 players · like Kniffel or Yahtzee
home-real-knuckles = Referee for KnochenMAX
home-real-weights = How do your bones fall?
