game-rolling-bones = Rolling Bones
game-rolling-bones-lead = Build a skeleton from eighteen bone dice and bury it in time.
game-rolling-bones-facts = 1 to 12 players · press your luck
home-real-bones = Referee for Rolling Bones
