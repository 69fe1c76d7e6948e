game-rolling-dice = Rolling Dice
game-rolling-dice-lead = Fling your dice onto an ice floe: far out, high up, out of the water.
game-rolling-dice-facts = 2 to 6 players · a game of aim, with real physics
home-real-floe = Score keeper for Rolling Dice
