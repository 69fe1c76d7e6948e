#!/usr/bin/env python3
"""Computes the ratings of docs/ratings.md with nothing but Python's own library.

    python3 rate.py [--same OLD=NEW]… RECORD…   one line of JSON, as the last line of `bonecup rate --json`

Records are believed: `bonecup verify` checks them. Beside a record game.json may lie game.json.analysis, what `bonecup analyse game.json --json` or a
server's /api/tables/…/analysis said; without it there is no rating by mistakes.
"""
import json
import math
import os
import sys

START, SIGMA, BETA, KAPPA = 25.0, 25.0 / 3, 25.0 / 6, 0.000001
IMAGINED, TIE = 20, 1e-9
GAMES = ["rolling-bones", "knochenmax", "rolling-dice"]
LOSS = {"rolling-bones": 0.2, "knochenmax": 1.0}
BOTS = {
    "rolling-bones random": 0.0, "rolling-bones novice": 16.8, "rolling-bones casual": 22.2, "rolling-bones skilled": 24.8, "rolling-bones steady": 25.0, "rolling-bones master": 26.5, "rolling-bones champion": 26.5,
    "knochenmax random": 0.0, "knochenmax novice": 16.6, "knochenmax casual": 22.5, "knochenmax skilled": 24.7, "knochenmax steady": 25.0, "knochenmax master": 26.5, "knochenmax champion": 26.5,
    "rolling-dice random": 12.5, "rolling-dice novice": 15.5, "rolling-dice casual": 18.2, "rolling-dice skilled": 22.0, "rolling-dice steady": 25.0, "rolling-dice master": 36.9,
}


def by_result(seats, points, known):
    """The ratings of people after a game, by the number of the seat; known are those before it by name."""
    before = [(BOTS.get(bot, START), 0.0) if bot else known.get(name, (START, SIGMA)) for name, bot in seats]
    after = {}
    for i, (_, bot) in enumerate(seats):
        mu, sigma = before[i]
        omega = delta = 0.0
        for q, (other_mu, other_sigma) in enumerate(before):
            if q == i or bot:
                continue
            c = math.sqrt(2 * BETA**2 + sigma**2 + other_sigma**2)
            p = 1 / (1 + math.exp((other_mu - mu) / c))
            s = 1.0 if points[i] > points[q] else 0.5 if points[i] == points[q] else 0.0
            omega += sigma**2 / c * (s - p)
            delta += sigma / c * sigma**2 / c**2 * p * (1 - p)
        if not bot:
            after[i] = (mu + omega, math.sqrt(sigma**2 * max(1 - delta, KAPPA)))
    return after


def real_losses(path):
    """What the real decisions of each seat lost, if somebody has looked."""
    if not os.path.exists(path):
        return None
    with open(path, encoding="utf-8") as file:
        analysis = json.load(file)
    found = [[] for _ in analysis["seats"]]
    for step in analysis["steps"]:
        if step["type"] == "decision" and step["best_value"] - step["worst_value"] > TIE:
            found[step["seat"]].append(step["loss"])
    return found


def by_mistakes(game, losses, games):
    imagined = LOSS.get(game, 1.0)
    n = IMAGINED + len(losses)
    loss = (IMAGINED * imagined + sum(losses)) / n
    squares = (IMAGINED * 2 * imagined**2 + sum(lost * lost for lost in losses)) / n
    error = math.sqrt(max(squares - loss * loss, 0) / n)
    return {"loss": loss, "deviation": error, "decisions": len(losses), "games": games}


def main(arguments):
    same, paths = {}, []
    words = iter(arguments)
    for word in words:
        if word == "--same":
            old, new = next(words).split("=", 1)
            same[old] = new
        else:
            paths.append(word)
    counted, tables, players = {}, set(), {}
    for path in paths:
        with open(path, encoding="utf-8") as file:
            record = json.load(file)
        game, result = record["game"], record["result"]
        seats = []
        for seat in record["seats"]:
            bot = None if seat["player"] == "human" else seat["player"]["bot"]
            seats.append((seat["name"] if bot else same.get(seat["name"], seat["name"]), bot and f"{game} {bot}"))
        people = [name for name, bot in seats if not bot]
        if result is None or not people or record["table"] in tables or "from" in record:
            continue
        own = players.setdefault(game, {})
        for name in people:
            own.setdefault(name, {"result": None, "games": 0, "losses": [], "judged": 0})
        if len(seats) > 1 and len(set(people)) == len(people):
            known = {name: player["result"] for name, player in own.items() if player["result"]}
            for i, rating in by_result(seats, result["points"], known).items():
                own[seats[i][0]]["result"] = rating
                own[seats[i][0]]["games"] += 1
        # What is only tried out, as in Rolling Dice, judges nobody.
        losses = real_losses(path + ".analysis") if game in LOSS else None
        for i, (name, bot) in enumerate(seats):
            if losses is not None and not bot:
                own[name]["losses"] += losses[i]
                own[name]["judged"] += 1
        tables.add(record["table"])
        counted[game] = counted.get(game, 0) + 1
    written = []
    for game in sorted(counted, key=GAMES.index):
        ladder = []
        for name, player in players[game].items():
            result, skill = None, None
            if player["result"]:
                result = {"rating": player["result"][0], "deviation": player["result"][1], "games": player["games"]}
            if player["judged"]:
                skill = by_mistakes(game, player["losses"], player["judged"])
            ladder.append({"name": name, "result": result, "skill": skill})
        ladder.sort(key=lambda player: (
            -player["result"]["rating"] if player["result"] else math.inf,
            player["skill"]["loss"] if player["skill"] else math.inf,
            player["name"].encode(),
        ))
        written.append({"game": game, "counted": counted[game], "players": ladder})
    print(json.dumps({"type": "ratings", "games": written, "counted": sum(counted.values())}, ensure_ascii=False))


if __name__ == "__main__":
    main(sys.argv[1:])
