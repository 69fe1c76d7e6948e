#!/usr/bin/env python3
"""How strong the bots are, for the table in pure/ratings/src/anchors.rs.

    python3 bench/anchors.py target/release/bonecup GAME [GAMES]

Lets every two bots of a game play GAMES duels (2000 unless told otherwise) by the usual rules, half of them with each on the first seat,
and fits the strengths that make these results likeliest, if one wins against another with the chance 1 / (1 + exp((theirs − own) / c)),
c = β√2 and β = 25/6: the formula of docs/ratings.md for players whose strength is known. `steady` has 25; nobody is put more
than 25 away from that, where results say nothing more.
"""
import itertools
import json
import math
import subprocess
import sys

BETA, STEADY, FAR = 25 / 6, 25.0, 25.0
C = BETA * math.sqrt(2)


def bots(program, game):
    """The bots that play the game: whoever does not is refused."""
    found = []
    for bot in "random novice casual skilled steady master champion".split():
        seats = ["simulate", game, "--seats", f"{bot},random", "--games", "1", "--json"]
        if subprocess.run([program, *seats], capture_output=True).returncode == 0:
            found.append(bot)
    return found


def wins(program, game, one, other, games):
    """What part of the wins is that of the first, shared ones in part."""
    told = subprocess.run(
        [program, "simulate", game, "--seats", f"{one},{other}", "--games", str(games), "--json"],
        capture_output=True, check=True, text=True,
    )
    return float(json.loads(told.stdout)["seats"][0]["wins"]) / games


def fit(names, shares, games):
    """Newton's method on one strength at a time, until nothing moves."""
    strength = {name: STEADY for name in names}
    for _ in range(10_000):
        moved = 0.0
        for name in names:
            if name == "steady":
                continue
            # A faint pull to the middle, as strong as one drawn game, keeps those finite who always lose.
            slope, bend = (STEADY - strength[name]) / C * 0.25, 0.25
            for other in names:
                if other != name:
                    chance = 1 / (1 + math.exp((strength[other] - strength[name]) / C))
                    slope += games * (shares[name, other] - chance)
                    bend += games * chance * (1 - chance)
            step = max(-2.0, min(2.0, C * slope / bend))
            new = max(STEADY - FAR, min(STEADY + FAR, strength[name] + step))
            moved = max(moved, abs(new - strength[name]))
            strength[name] = new
        if moved < 1e-9:
            break
    return strength


def main():
    program, game = sys.argv[1], sys.argv[2]
    games = int(sys.argv[3]) if len(sys.argv) > 3 else 2000
    names, shares = bots(program, game), {}
    for one, other in itertools.combinations(names, 2):
        first = wins(program, game, one, other, games // 2)
        second = wins(program, game, other, one, games // 2)
        shares[one, other] = (first + 1 - second) / 2
        shares[other, one] = 1 - shares[one, other]
        print(f"{game}: {one} against {other} {shares[one, other]:.4f}", file=sys.stderr)
    for name, strength in sorted(fit(names, shares, games).items(), key=lambda pair: pair[1]):
        print(f'            ("{name}", {strength:.2f}),')


if __name__ == "__main__":
    main()
