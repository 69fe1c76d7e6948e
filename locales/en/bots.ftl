### What is said about the bots, the weakest first. “Per decision” counts only where there was a choice.

bot-random = Plays any move that is allowed.
bot-novice = Is still learning: gives away 3 points per decision on average in KnochenMAX, and half a point in Rolling Bones; in Rolling Dice the hand trembles a lot.
bot-casual = Plays now and then: gives away 1 point per decision on average in KnochenMAX, and 0.2 in Rolling Bones; in Rolling Dice the hand trembles.
bot-skilled = Plays well: gives away 0.3 points per decision on average in KnochenMAX, and 0.06 in Rolling Bones; in Rolling Dice the hand trembles a little.
bot-steady = Plays soundly by rules of thumb, and calculates where that is quick; in Rolling Dice it has one good throw.
bot-master = Always plays the move that brings the most points on average; in Rolling Dice it tries aims in its head first.
bot-champion = Always plays the move that wins most often, as exactly as can be worked out quickly.
