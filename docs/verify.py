#!/usr/bin/env python3
"""Checks the dice of a Bonecup record with nothing but Python's own library.

    python3 verify.py RECORD      exit 0: the dice are the promised ones; 1: they are not, or cannot be checked

It recomputes the commitment, the key of the game and every drawn roll; docs/fairness.md explains the steps. It
knows no rules and no physics: `bonecup verify` also checks that every move was legal, that dice thrown on the floe came
to rest where they would, and that the result is right.
"""
import hashlib
import hmac
import json
import sys

FACES = {"L": "LA1 LA2 LA3 LL3 LL4 LL5".split(), "R": "RA1 RA2 RA3 RL3 RL4 RL5".split(),
         "C": "SK RI SP PE HA GR".split()}
KIND = {face: kind for kind, faces in FACES.items() for face in faces}
PROFILES = {"antique": [1, 4, 4, 1], "shagai": [27, 77, 77, 19], "fair": [1, 1, 1, 1]}


class Wrong(Exception):
    """What does not fit."""


def hmac_sha256(key, message):
    return hmac.new(key, message, hashlib.sha256).digest()


def game_key(seed, table, contributions):
    return hmac_sha256(seed, b"\0".join([b"bonecup/1 game", table.encode(), *(c.encode() for c in contributions)]))


def roll_bytes(key, roll):
    for block in range(2 ** 32):
        yield from hmac_sha256(key, b"bonecup/1 roll" + roll.to_bytes(8, "big") + block.to_bytes(4, "big"))


def number(stream, size):
    """The next `size` bytes as one number, the first byte being the largest part."""
    return int.from_bytes(bytes(next(stream) for _ in range(size)), "big")


def evenly(stream, size, below):
    """A number below `below`; the topmost values, which would favour small ones, are skipped."""
    while True:
        value = number(stream, size)
        if value < 256 ** size // below * below:
            return value % below


def bone(stream, weights):
    point, side = evenly(stream, 8, sum(weights)), 0
    while point >= weights[side]:
        point, side = point - weights[side], side + 1
    return "1346"[side]


def expected(record, stream, outcome):
    """What the seed gives, and what the record says, of a roll of as many dice as the record has."""
    words = outcome.split()
    if record["game"] == "rolling-bones":
        kinds = sorted((KIND[face] for face in words), key="LRC".index)
        return [FACES[kind][evenly(stream, 1, 6)] for kind in kinds], words
    if record["game"] == "knochenmax":
        return [bone(stream, record["dice"]["weights"]) for _ in words], words
    return ["noise", format(number(stream, 8), "016x")], outcome.split(";")[0].split()[1:]


def check_weights(weights, bones):
    if len(weights) != 4 or not all(0 < weight <= 10 ** 9 for weight in weights):
        raise Wrong("the weights of the bones are not four numbers from 1 to 1000000000")
    if isinstance(bones, str) and PROFILES[bones] != weights:
        raise Wrong("the weights of the bones are not those of the option")


def check_told(events):
    """What a die touches on the floe is told of real dice only, also where one is put back after their throw."""
    by = None
    for event in events:
        by = event.get("by", by)
        if " patch " in event.get("outcome", event.get("move", "")) and by != "hand":
            raise Wrong(f"event {event['seq']!r} tells what a die touches, but its throw was not entered by hand")


def check(record):
    if (record["format"], record["version"], record["dice"]["scheme"]) != ("bonecup-record", 1, "bonecup/1"):
        raise Wrong("this is no record of version 1 with dice of scheme bonecup/1")
    rolls = [event for event in record["events"] if "roll" in event]
    if [event["roll"] for event in rolls] != list(range(len(rolls))):
        raise Wrong("the rolls are not numbered 0, 1, 2, …")
    if any(event["by"] == "hand" for event in rolls) and all(seat["dice"] == "drawn" for seat in record["seats"]):
        raise Wrong("a roll was entered by hand although no seat has real dice")
    check_told(record["events"])
    drawn, dice = [event for event in rolls if event["by"] == "drawn"], record["dice"]
    if dice.get("commitment") is None and not drawn:
        return f"all dice were real, so there is nothing to recompute (entered by hand: {len(rolls)})"
    if dice.get("seed") is None:
        raise Wrong("the seed is not published yet")
    seed = bytes.fromhex(dice["seed"])
    if len(seed) != 32 or hashlib.sha256(b"bonecup/1 commit" + seed).hexdigest() != dice["commitment"]:
        raise Wrong("the seed does not belong to the commitment")
    if record["game"] == "knochenmax":
        check_weights(dice["weights"], record["options"].get("bones", "antique"))
    key = game_key(seed, record["table"], [seat.get("contribution", "") for seat in record["seats"]])
    for event in drawn:
        gives, says = expected(record, roll_bytes(key, event["roll"]), event["outcome"])
        if gives != says:
            raise Wrong(f"event {event['seq']!r}, roll {event['roll']}: the seed gives {gives}, the record says {says}")
    what = "the noise of every drawn throw" if record["game"] == "rolling-dice" else "every drawn roll"
    return (f"the seed belongs to the commitment, and {what} follows from it "
            f"(drawn: {len(drawn)}, entered by hand: {len(rolls) - len(drawn)})")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            print("holds:", check(json.load(file)))
    except Wrong as wrong:
        sys.exit(f"does not hold: {wrong}")
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        sys.exit(f"this record cannot be read: {error!r}")
