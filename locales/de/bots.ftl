### Was von den Bots gesagt wird, die schwächsten zuerst. „Je Entscheidung“ zählt nur, wo es eine Wahl gab.

bot-random = Spielt irgendeinen erlaubten Zug.
bot-novice = Lernt noch: verschenkt je Entscheidung im Schnitt 3 Punkte bei KnochenMAX und einen halben bei Rolling Bones; bei Rolling Dice zittert die Hand stark.
bot-casual = Spielt gelegentlich: verschenkt je Entscheidung im Schnitt 1 Punkt bei KnochenMAX und 0,2 bei Rolling Bones; bei Rolling Dice zittert die Hand.
bot-skilled = Spielt gut: verschenkt je Entscheidung im Schnitt 0,3 Punkte bei KnochenMAX und 0,06 bei Rolling Bones; bei Rolling Dice zittert die Hand ein wenig.
bot-steady = Spielt solide nach Faustregeln und rechnet, wo es schnell geht; bei Rolling Dice kann er einen guten Wurf.
bot-master = Spielt immer den Zug, der im Schnitt die meisten Punkte bringt; bei Rolling Dice probiert er vorher Würfe im Kopf.
bot-champion = Spielt immer den Zug, mit dem man am ehesten gewinnt, so genau es sich rasch berechnen lässt.
