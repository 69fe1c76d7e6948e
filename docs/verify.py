#!/usr/bin/env python3
"""Checks the dice of Bonecup's records with nothing but Python's own library.

    python3 verify.py RECORD           exit 0: the record is consistent; 1: it is not, or cannot be checked
    python3 verify.py --json RECORD…   one line of JSON for each: {"file", "holds", "code", "message"}

It recomputes the commitment, the key of the game and every drawn roll, and of version 2 also seals, chains, the order of
events and signatures; fairness.md explains the steps, record.md the fields, the codes and the order of the checks. It knows
no rules and no physics: `bonecup verify` also checks that every move was legal, that dice thrown on the floe came to rest
where they would, and that the result is right.
"""
import hashlib
import hmac
import json
import math
import re
import sys
import unicodedata

MOST_BYTES, MOST_EVENTS, MOST_DEPTH, LINKS = 16 << 20, 100_000, 127, 4096


class Wrong(Exception):
    """What does not fit: a code of record.md, and a sentence."""

    def __init__(self, code, sentence):
        super().__init__(sentence)
        self.code = code


def need(fits, code, sentence):
    if not fits:
        raise Wrong(code, sentence)


# ---- The games, as far as their dice and the order of events go

FACES = {"L": "LA1 LA2 LA3 LL3 LL4 LL5".split(), "R": "RA1 RA2 RA3 RL3 RL4 RL5".split(),
         "C": "SK RI SP PE HA GR".split()}
KIND = {face: kind for kind, faces in FACES.items() for face in faces}
PROFILES = {"antique": [1, 4, 4, 1], "shagai": [27, 77, 77, 19], "fair": [1, 1, 1, 1]}
COLOURS = ["orange", "green", "purple", "red", "blue", "yellow"]
FACE, BONE = "(?:%s)" % "|".join(KIND), "(?:%s)" % "|".join(face for face in KIND if face not in ("HA", "GR"))
BOX = "(?:hund|ruecken|bauch|chios|dreierpasch|viererpasch|full_house|venuswurf|knochenmax|besser_als_nix)"
WHOLE = r"(?:0|-?[1-9]\d{0,5})"
TENTHS, HUNDREDTHS = (r"-?(?:0|[1-9]\d{0,5})\.\d{%d}" % places for places in (1, 2))
PATCH = f"(?: patch {WHOLE})?"
ENGINE = "[a-z0-9./-]{1,24}"
REST = rf"[1-6] (?:floe|water|outside) {HUNDREDTHS} {HUNDREDTHS} {HUNDREDTHS} \d{{1,3}}{PATCH}"


class Game:
    """Moves and outcomes as regular expressions, and after which moves dice roll."""

    def __init__(self, seats, moves, outcome, again, passes, options):
        self.seats, self.options = seats, options
        self.moves, self.outcome = re.compile(moves, re.ASCII), re.compile(outcome, re.ASCII)
        # After these the same seat rolls; after those the next one. A game without the latter begins with a move.
        self.again, self.passes = re.compile(again), passes and re.compile(passes)


def among(*names):
    return lambda value: value in names


def truth(value):
    return type(value) is bool


def is_colours(value):
    return type(value) is list and all(colour in COLOURS for colour in value) and len(set(value)) == len(value)


def whole(least, most):
    return lambda value: type(value) is int and least <= value <= most


def is_bones(value):
    """The name of a profile, or weights in lowest terms that have no name."""
    if type(value) is not list:
        return type(value) is str and value in PROFILES
    weights = len(value) == 4 and all(map(whole(1, 10 ** 9), value))
    return weights and value not in PROFILES.values() and math.gcd(*value) == 1


GAMES = {
    "rolling-bones": Game(
        range(1, 13), rf"lay {BONE}(?: on {BONE})?|put on hat|take off hat|bury|leave|roll paying"
        r" L(?:0|[1-9]\d?) R(?:0|[1-9]\d?) C(?:0|[1-9]\d?)", f"(?:{FACE}(?: {FACE}){{0,17}})?", "roll ", "bury|leave",
        {"target": whole(1, 1000), "hat_duty": among("printed", "always", "never"),
         "hat_off": among("any_time", "after_duty"), "finish_round": truth}),
    "knochenmax": Game(
        range(1, 5), rf"keep(?=(?: \d){{0,5}}$)(?: 1)*(?: 3)*(?: 4)*(?: 6)*|fill (?:[1-6]:)?{BOX}", "[1346](?: [1346]){0,4}",
        "keep", "fill", {"bones": is_bones, "sheets": whole(1, 6), "struck_max_counts": truth}),
    "rolling-dice": Game(
        range(2, 7), rf"throw at {TENTHS} direction {WHOLE} strength {WHOLE} loft {WHOLE} spin {TENTHS}"
        rf"|choose \d{{1,3}}|place {HUNDREDTHS} {HUNDREDTHS} turn {HUNDREDTHS}{PATCH}",
        rf"(?:hand|{ENGINE} noise [0-9a-f]{{16}})(?:; thrown {REST})*(?:; (?:{'|'.join(COLOURS)}) {REST})*",
        "throw ", None, {"colours": is_colours, "begins": whole(0, 255)}),
}
FIRST_OPTIONS = {"hat_fulfils_duty": truth, **{k: v for k, v in GAMES["rolling-bones"].options.items() if k != "hat_duty"}}


# ---- Reading: what is JSON, and what is a field

def parse(data):
    """JSON that can be read in one way only."""
    need(len(data) <= MOST_BYTES, "record-too-large", "the record has more than 16 MiB")
    try:
        value = json.loads(data.decode("utf-8"), object_pairs_hook=once, parse_int=whole_number, parse_float=refuse,
                           parse_constant=refuse)
        check_texts(value, 0)
        return value
    except (ValueError, RecursionError) as error:
        raise Wrong("record-form", f"this is no record: {error}") from error


def once(pairs):
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise ValueError("a field is given twice")
    return fields


def whole_number(digits):
    if digits == "-0" or not -2 ** 63 <= int(digits) < 2 ** 64:
        raise ValueError(f"{digits[:30]} is no whole number of 64 bits")
    return int(digits)


def refuse(text):
    raise ValueError(f"{text[:30]} is no whole number")


def check_texts(value, depth):
    """Half of a surrogate pair is no character, and nobody nests so deep."""
    if type(value) is str:
        value.encode("utf-8")
    elif type(value) in (list, dict):
        if depth >= MOST_DEPTH:
            raise ValueError("it is nested too deep")
        for inner in value if type(value) is list else [*value, *value.values()]:
            check_texts(inner, depth + 1)


def form(fits, where):
    need(fits, "record-form", f"this is no record: {where} is not what belongs there")


def check_fields(value, where, needed, allowed):
    """An object with these fields: each kind is a function that says whether a value is of it."""
    form(type(value) is dict, where)
    for name, kind in {**needed, **allowed}.items():
        form(name not in value and name in allowed or name in value and kind(value[name]), f"{where}.{name}")
    form(value.keys() <= needed.keys() | allowed.keys(), where)


def text(value):
    return type(value) is str


def is_list(value):
    return type(value) is list


def matching(pattern):
    return lambda value: type(value) is str and re.fullmatch(pattern, value) is not None


def or_null(kind):
    return lambda value: value is None or kind(value)


def printable(value):
    return type(value) is str and not any(unicodedata.category(c) == "Cc" for c in value)


def is_name(value):
    return printable(value) and 1 <= len(value) <= 40 and value.strip() != ""


def is_contribution(value):
    return printable(value) and len(value.encode()) <= 256


def is_player(value):
    return value == "human" or type(value) is dict and list(value) == ["bot"] and matching("[a-z0-9-]{1,24}")(value["bot"])


def is_signed(value):
    return (type(value) is dict and value.keys() == {"moves", "signature"} and SEAT(value["moves"])
            and SIGNATURE(value["signature"]))


SCHEMES = ("bonecup/1", "bonecup/2", "bonecup/3")
HEX, SIGNATURE, SEAT, NUMBER = matching("[0-9a-f]{64}"), matching("[0-9a-f]{128}"), whole(0, 255), whole(0, 2 ** 64 - 1)
DICE = {"commitment": or_null(HEX), "seed": or_null(HEX), "weights": is_list, "engine": matching(ENGINE), "server": HEX,
        "head": HEX, "receipt": SIGNATURE}
SEATS = {"contribution": is_contribution, "device": SEAT, "seal": HEX, "anchor": HEX, "key": HEX}
EVENTS = {"seat": SEAT, "move": text, "roll": NUMBER, "by": among("drawn", "hand", "taken"), "outcome": text, "cast": NUMBER, "link": HEX,
          "asks": SEAT, "chain": HEX, "key": HEX, "signed": is_signed}


def check_versions(record):
    """Another version is told apart from nonsense: it may be a good record of tomorrow."""
    need(type(record) is dict and record.get("format") == "bonecup-record", "record-format", "this is no record of Bonecup")
    version, rules, dice = record.get("version"), record.get("rules"), record.get("dice")
    need(not NUMBER(version) or version in (1, 2, 3), "record-version", f"the record has version {version}; this reads 1 to 3")
    need(not NUMBER(rules) or rules in (1, 2), "record-rules", f"the rules have version {rules}; this knows 1 and 2")
    scheme = dice.get("scheme") if type(dice) is dict else None
    need(not NUMBER(version) or scheme not in SCHEMES or scheme == f"bonecup/{version}", "record-version",
         f"a record of version {version} does not have dice of scheme {scheme}")
    need(version == 1 or rules != 1, "record-rules", f"a record of version {version} has rules of version 2")


def check_form(record):
    """Every field is there that must be, and has its type and range; whether the version has it, is seen later."""
    check_fields(record, "the record", {
        "format": text, "version": NUMBER, "rules": NUMBER, "table": matching("[A-Za-z0-9_-]{1,40}"), "game": among(*GAMES),
        "options": lambda value: type(value) is dict, "seats": is_list, "dice": lambda value: type(value) is dict,
        "events": is_list}, {"result": lambda value: value is None or type(value) is dict,
                             "from": lambda value: type(value) is dict})
    if "from" in record:
        number = whole(0, 2 ** 32 - 1)
        check_fields(record["from"], "from", {"table": matching("[A-Za-z0-9_-]{1,40}"), "event": number, "given": number}, {})
    check_fields(record["dice"], "dice", {"scheme": among(*SCHEMES)}, DICE)
    weights = record["dice"].get("weights", [0] * 4)
    form(len(weights) == 4 and all(map(NUMBER, weights)), "dice.weights")
    for i, seat in enumerate(record["seats"]):
        check_fields(seat, f"seats[{i}]", {"name": is_name, "player": is_player, "dice": among("drawn", "hand")}, SEATS)
    for i, event in enumerate(record["events"]):
        check_fields(event, f"events[{i}]", {"seq": whole(0, 2 ** 32 - 1)}, EVENTS)
    if record.get("result") is not None:
        check_fields(record["result"], "result", {"points": is_list, "winners": is_list}, {})
        form(all(map(whole(-2 ** 31, 2 ** 31 - 1), record["result"]["points"])), "result.points")
        form(all(map(SEAT, record["result"]["winners"])), "result.winners")


def check_options(record):
    options = record["options"]
    known = FIRST_OPTIONS if (record["game"], record["rules"]) == ("rolling-bones", 1) else GAMES[record["game"]].options
    check_fields(options, "options", {}, known)
    # What is hashed or compared is written in one way: in full, or left out where the rules' own value is.
    if record["version"] > 1:
        left_out = {"colours": [], "begins": 0}
        form(all((key in options) != (options.get(key, left_out.get(key)) == left_out.get(key, ())) for key in known), "options")


def check_plan(record):
    """What was agreed could be agreed."""
    game, seats, dice, options = record["game"], record["seats"], record["dice"], record["options"]
    weights = None
    if game == "knochenmax":
        bones = options.get("bones", "antique")
        weights = PROFILES[bones] if type(bones) is str else bones
    need(dice.get("weights") == weights, "record-weights", "the weights of the bones are not those of the option")
    vouched = ("head" in dice, "server" in dice, "receipt" in dice)
    form(vouched in ((True, True, True), (True, False, False)) if record["version"] == 2 else not any(vouched), "dice.head")
    check_seats(record)
    if "from" in record:
        form(record["version"] == 1 and dice.get("commitment") is not None, "from")
        form(record["from"]["given"] <= len(record["events"]), "from.given")


def check_seats(record):
    """So many can play, and the commitment and the contributions are theirs."""
    seats, options, dice = record["seats"], record["options"], record["dice"]
    need(len(seats) in GAMES[record["game"]].seats, "seats-out-of-range", f"this game is not played by {len(seats)}")
    colours = 4 if len(seats) == 2 else len(seats)
    need(len(options.get("colours", [])) <= colours, "option-too-many", "there are more colours than play")
    need(options.get("begins", 0) < len(seats), "option-value", "the seat that begins does not exist")
    drawn, committed = any(seat["dice"] == "drawn" for seat in seats), dice.get("commitment") is not None
    need(not drawn or committed, "plan-no-commitment", "dice are drawn, but nothing was committed to")
    need(drawn or not committed, "plan-idle-commitment", "all dice are real, so there is nothing to commit to")
    for seat in seats:
        need(seat["player"] == "human" or not seat.get("contribution"), "plan-bot-contributes",
             "a bot contributes nothing to the dice")
    form(all(has_fields(seat, record["version"]) for seat in seats), "a seat")
    form(record["version"] != 3 or len(seats) == 1, "seats")
    need(committed or record["version"] == 1, "record-version", "a table whose dice are all real has a record of version 1")
    throws = record["version"] == 2 and GAMES[record["game"]].passes is None
    form(("engine" in dice) == throws, "dice.engine")


def has_fields(seat, version):
    """Of version 2, and only there, a person's seat has a device, an anchor only with a seal, a contribution only with an anchor.
    Nobody adds to dice of version 3."""
    if version == 3 and seat.get("contribution"):
        return False
    if version != 2 or seat["player"] != "human":
        return not {"device", "seal", "anchor", "key"} & seat.keys()
    return "device" in seat and ("seal" in seat if "anchor" in seat else not seat.get("contribution"))


def check_table(record):
    """What was settled before a game of version 2."""
    seats, dice = record["seats"], record["dice"]
    need(table_id(bytes.fromhex(dice["commitment"])) == record["table"], "verify-table-id",
         "the table's id does not follow from the commitment")
    devices = [seat["device"] for seat in seats if "device" in seat]
    need(list(dict.fromkeys(devices)) == list(range(len(set(devices)))), "verify-device",
         "devices are not numbered in the order of their first seats")
    for i, seat in enumerate(seats):
        need("anchor" not in seat or seal(record["table"], bytes.fromhex(seat["anchor"]), seat.get("contribution", "")).hex()
             == seat["seal"], "verify-seal", f"seat {i} revealed something else than it had sealed")


KINDS = {"move": {"seq", "seat", "move"}, "roll": {"seq", "roll", "by", "outcome"}, "cast": {"seq", "cast", "seat"},
         "chain": {"seq", "chain", "seat"}}
MORE = {"move": {"signed"}, "roll": {"link", "signed"}, "cast": {"link", "asks", "signed"}, "chain": {"key"}}


def kind_of(event):
    return next((kind for kind, fields in KINDS.items() if fields <= event.keys() <= fields | MORE[kind]), None)


def is_of(version, kind, event):
    """Whether dice of this version have such an event."""
    if version != 2:
        return kind in ("move", "roll") and event.keys() == KINDS[kind]
    if "signed" in event and (event["signed"]["moves"] > 0) != (kind == "move"):
        return False
    return kind != "roll" or ("link" if event["by"] == "hand" else "signed") not in event


def check_events(record):
    """Events are numbered, each is of one kind, and their texts are in the notation."""
    game = GAMES[record["game"]]
    for seq, event in enumerate(record["events"], 1):
        at = f"event {seq}: "
        kind = kind_of(event)
        need(event["seq"] == seq, "record-event", at + f"its number should be {seq}")
        need(kind is not None and is_of(record["version"], kind, event), "record-event", at + "it is no event")
        need(kind != "move" or game.moves.fullmatch(event["move"]), "record-event", at + "this is no move of the game")
        need(kind != "roll" or game.outcome.fullmatch(event["outcome"]), "record-event", at + "this is no roll of the game")


def read(data):
    record = parse(data)
    check_versions(record)
    check_form(record)
    need(len(record["events"]) <= MOST_EVENTS, "record-too-many-events", f"the record has {len(record['events'])} events")
    check_options(record)
    check_plan(record)
    check_events(record)
    return record


# ---- The dice

def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def hmac_sha256(key, message):
    return hmac.new(key, message, hashlib.sha256).digest()


def commitment(version, seed):
    return sha(b"bonecup/%d commit" % version, seed)


def first_key(seed, table, contributions):
    """The key of a game of version 1."""
    return hmac_sha256(seed, b"\0".join([b"bonecup/1 game", table.encode(), *(c.encode() for c in contributions)]))


def first_blocks(key, roll):
    return lambda block: hmac_sha256(key, b"bonecup/1 roll" + roll.to_bytes(8, "big") + block.to_bytes(4, "big"))


def stream(blocks):
    """The bytes of a roll."""
    for block in range(2 ** 32):
        yield from blocks(block)


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


def one_stream(blocks):
    """All dice of a roll read the same bytes, one after the other."""
    bytes_of_roll = stream(blocks)
    return lambda kind, die: bytes_of_roll


def expected(record, dice, outcome):
    """What the seed gives for a roll of as many dice as the record has; `dice` gives the bytes for a die of a kind."""
    if record["game"] == "rolling-bones":
        kinds = sorted((KIND[face] for face in outcome.split()), key="LRC".index)
        return " ".join(FACES[kind][evenly(dice("LRC".index(kind), i - kinds.index(kind)), 1, 6)] for i, kind in enumerate(kinds))
    if record["game"] == "knochenmax":
        return " ".join(bone(dice(0, i), record["dice"]["weights"]) for i in range(len(outcome.split())))
    return f"noise {number(dice(0, 0), 8):016x}"


def compared(record, outcome):
    """What of an outcome follows from the seed: of a throw its noise. Nobody tells what computed dice touch."""
    if GAMES[record["game"]].passes is not None:
        return outcome
    return "" if " patch " in outcome else outcome.partition(";")[0].partition(" ")[2]


# ---- Version 3: the same dice at several tables

def deal_id(committed):
    return sha(b"bonecup/3 deal", committed).hex()[:20]


def third_key(seed):
    """The key of all tables of a deal."""
    return hmac_sha256(seed, b"bonecup/3 game" + deal_id(commitment(3, seed)).encode())


def dealt_dice(key, turn, in_turn):
    """Every die has bytes of its own, by turn, roll in the turn, kind, and its number among the dice of the kind in this roll."""
    place = b"bonecup/3 roll" + turn.to_bytes(8, "big") + in_turn.to_bytes(8, "big")
    return lambda kind, die: stream(lambda block: hmac_sha256(key, place + bytes([kind, die]) + block.to_bytes(4, "big")))


# ---- Version 2: table, seals, agreement, keys, chains

def table_id(committed):
    return sha(b"bonecup/2 table", committed).hex()[:20]


def next_link(link):
    """The link before this one in the chain; of link 0 the anchor."""
    return sha(b"bonecup/2 link", link)


def seal(table, anchor, contribution):
    return sha(b"bonecup/2 seal", table.encode(), b"\0", anchor, contribution.encode())


def agreement(record):
    dice = record["dice"]
    lines = ["bonecup/2 agreed", f"table {record['table']}", f"commitment {dice['commitment']}", f"game {record['game']}",
             f"rules {record['rules']}",
             "options " + json.dumps(record["options"], separators=(",", ":"), sort_keys=True, ensure_ascii=False),
             f"engine {dice.get('engine', '-')}"]
    for i, seat in enumerate(record["seats"]):
        player = "human" if seat["player"] == "human" else f"bot:{seat['player']['bot']}"
        lines.append(f"seat {i} {player} {seat['dice']} {seat.get('device', '-')} {seat.get('seal', '-')} "
                     f"{seat.get('key', '-')} {seat['name']}")
    return "\n".join(lines)


def revealed(seat):
    if "anchor" not in seat:
        return b"\0"
    contribution = seat.get("contribution", "").encode()
    return b"\1" + bytes.fromhex(seat["anchor"]) + len(contribution).to_bytes(2, "big") + contribution


def begun(record):
    """A, the hash of what was agreed, and B, the hash of what the game began with."""
    agreed = sha(agreement(record).encode())
    return agreed, sha(b"bonecup/2 begun", agreed, *map(revealed, record["seats"]))


def second_key(seed, begun):
    return hmac_sha256(seed, b"bonecup/2 game" + begun)


def given(seat, link):
    return b"\0" if link is None else b"\1" + bytes([seat]) + link


def second_blocks(key, roll, cast, asked):
    """The blocks of a roll; `cast` and `asked` are pairs of a seat and its link or None."""
    roll_key = hmac_sha256(key, b"bonecup/2 roll" + roll.to_bytes(8, "big") + given(*cast) + given(*asked))
    return lambda block: hmac_sha256(roll_key, block.to_bytes(4, "big"))


def line(event):
    """The line by which an event enters the chain of events."""
    if "move" in event:
        return f"move {event['seat']} {event['move']}"
    if "cast" in event:
        return f"cast {event['cast']} {event['seat']} {event.get('link', '-')} {event.get('asks', '-')}"
    if "chain" in event:
        return f"chain {event['seat']} {event['chain']} {event.get('key', '-')}"
    return f"roll {event['roll']} {event['by']} {event.get('link', '-')} {event['outcome']}"


def event_hash(before, event):
    return sha(b"bonecup/2 event", before, line(event).encode())


def receipt_message(digest):
    return b"bonecup/2 receipt" + digest


def command_message(before, seat, words):
    return b"bonecup/2 command" + before + bytes([seat]) + words.encode()


# ---- Ed25519 (RFC 8032, 5.1): only verifying, so that no secret passes through here and time tells nothing

P, ORDER = 2 ** 255 - 19, 2 ** 252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT = pow(2, (P - 1) // 4, P)


def add(a, b):
    """Points are (X, Y, Z, T) with x = X/Z, y = Y/Z, xy = T/Z."""
    e, f = (a[1] - a[0]) * (b[1] - b[0]), (a[1] + a[0]) * (b[1] + b[0])
    g, h = 2 * a[3] * b[3] * D, 2 * a[2] * b[2]
    e, f, g, h = f - e, h - g, h + g, f + e
    return e * f % P, g * h % P, f * g % P, e * h % P


def times(factor, point):
    total = NOTHING
    while factor > 0:
        if factor & 1:
            total = add(total, point)
        point, factor = add(point, point), factor >> 1
    return total


def same(a, b):
    return (a[0] * b[2] - b[0] * a[2]) % P == 0 and (a[1] * b[2] - b[1] * a[2]) % P == 0


def point(data):
    """The point of 32 bytes, if they are its only encoding and it is not one of the eight of small order."""
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (2 ** 255 - 1)
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P != 0:
        x = x * ROOT % P
    if (x * x - square) % P != 0 or x == 0 and sign:
        return None
    x = P - x if x & 1 != sign else x
    found = (x, y, 1, x * y % P)
    return None if same(times(8, found), NOTHING) else found


NOTHING = (0, 1, 1, 0)
BASE = point((4 * pow(5, -1, P) % P).to_bytes(32, "little"))


def is_signature(key, message, signature):
    public, nonce, scalar = point(key), point(signature[:32]), int.from_bytes(signature[32:], "little")
    if public is None or nonce is None or scalar >= ORDER:
        return False
    challenge = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), "little") % ORDER
    return same(times(scalar, BASE), add(nonce, times(challenge, public)))


# ---- The game, event by event

class Chain:
    """The chain of a seat: its anchor, the roll from which on it counts, and the last link that was seen of it."""

    def __init__(self, anchor, first):
        self.first, self.seen, self.last = first, -1, bytes.fromhex(anchor)

    def check(self, roll, link, at):
        position = roll - self.first
        need(position < LINKS, "verify-chain-used-up", at + "the chain has no more links")
        before = link
        for _ in range(position - self.seen):
            before = next_link(before)
        need(before == self.last, "verify-link", at + "the link is not the one of the chain for this roll")
        self.seen, self.last = position, link


class Replay:
    """Where a game stands, as far as it can be told without its rules."""

    def __init__(self, record):
        self.record, self.game, self.seats = record, GAMES[record["game"]], record["seats"]
        self.second = record["version"] == 2
        # With version 3 rolls are counted by turns, which begin with the seat's first roll.
        self.turn = self.in_turn = 0
        self.rolls = self.drawn = self.taken = self.by_hand = self.knowable = 0
        # Whose dice are to roll, and who is to move, if that is known.
        self.roller, self.mover, self.by_last = (None if self.game.passes is None else 0), None, None
        self.cast, self.key, self.signed, self.devices = None, None, {}, set()
        if self.second:
            self.chains = {i: Chain(seat["anchor"], 0) for i, seat in enumerate(self.seats) if "anchor" in seat}
            self.keys = {i: seat["key"] for i, seat in enumerate(self.seats) if "key" in seat}
            self.devices = {seat["device"] for seat in self.seats if "device" in seat}
            self.hashes = [begun(record)[1]]

    def run(self, key):
        self.key = key
        for event in self.record["events"]:
            at = f"event {event['seq']}: "
            kind = kind_of(event)
            need(self.cast is None or kind == "roll", "verify-cast", at + "the roll does not come right after its cast")
            roller = self.roller
            getattr(self, f"take_{kind}")(event, at)
            if "signed" in event:
                self.check_signed(event, kind, event.get("seat", roller), at)
            if self.second:
                self.hashes.append(event_hash(self.hashes[-1], event))

    def take_move(self, event, at):
        seat, move = event["seat"], event["move"]
        need(self.roller is None, "record-event", at + "dice are to roll first")
        need(seat < len(self.seats) and self.mover in (None, seat), "record-event", at + "another seat is to move")
        need(" patch " not in move or self.by_last == "hand", "record-event", at + "this die was not thrown by hand")
        if self.game.again.match(move):
            self.roller = seat
        elif self.game.passes is not None and self.game.passes.match(move):
            self.roller, self.mover = (seat + 1) % len(self.seats), None
            self.turn, self.in_turn = self.turn + 1, 0

    def take_roll(self, event, at):
        seat, outcome = self.roller, event["outcome"]
        need(seat is not None, "record-event", at + "no dice are to roll")
        need(event["roll"] == self.rolls, "record-event", at + f"this should be roll {self.rolls}")
        # A practice may have the dice of the game that it comes from, and they are checked there.
        source = "drawn" if event["by"] == "taken" and "from" in self.record else event["by"]
        need(source == self.seats[seat]["dice"], "record-event", at + "the dice of this seat come from elsewhere")
        if event["by"] == "drawn":
            self.check_drawn(event, at)
        elif event["by"] == "taken":
            self.taken += 1
        else:
            need(" patch " not in outcome or outcome.startswith("hand;"), "record-event", at + "these are no real dice")
            self.by_hand += 1
        self.by_last = outcome.partition(";")[0] if self.game.passes is None else event["by"]
        self.rolls, self.roller, self.cast = self.rolls + 1, None, None
        self.in_turn += 1
        self.mover = None if self.game.passes is None else seat

    def check_drawn(self, event, at):
        record, outcome, roll = self.record, event["outcome"], self.rolls
        if event["seq"] <= record.get("from", {}).get("given", 0):
            return  # a practice took it over from another game, whose dice these are
        if record["version"] == 3:
            dice = dealt_dice(self.key, self.turn, self.in_turn)
        else:
            dice = one_stream(self.second_blocks(event, at) if self.second else first_blocks(self.key, roll))
        if self.second and self.game.passes is None:
            need(outcome.split()[0] in ("hand;", record["dice"]["engine"]), "verify-engine",
                 at + "the throw was computed by another engine than agreed")
        gives, says = expected(record, dice, outcome), compared(record, outcome)
        need(gives == says, "verify-roll", at + f"the seed gives {gives}, the record says {says or outcome[:60]}")
        self.drawn += 1

    # Version 2

    def take_cast(self, event, at):
        seat, asks = event["seat"], event.get("asks")
        need(event["cast"] == self.rolls and seat == self.roller and self.seats[seat]["dice"] == "drawn", "verify-cast",
             at + "this is not the roll that is due, or not by the seat whose dice they are")
        if "link" in event:
            need(seat in self.chains, "verify-cast", at + "a seat without a chain gives a link")
            self.chains[seat].check(self.rolls, bytes.fromhex(event["link"]), at)
        other = asks in self.chains and self.seats[asks]["device"] != self.seats[seat].get("device")
        need(asks is None or other and self.rolls - self.chains[asks].first < LINKS, "verify-asked",
             at + "this seat cannot be asked: it has no chain so long, or is on the same device")
        self.cast = event

    def take_chain(self, event, at):
        seat = event["seat"]
        need(seat < len(self.seats) and self.seats[seat]["player"] == "human", "record-event", at + "no person's seat")
        self.chains[seat] = Chain(event["chain"], self.rolls)
        self.keys.pop(seat, None)
        if "key" in event:
            self.keys[seat] = event["key"]

    def second_blocks(self, event, at):
        need(self.cast is not None, "verify-cast", at + "the roll was not cast")
        asks, links = self.cast.get("asks"), [bytes.fromhex(e["link"]) if "link" in e else None for e in (self.cast, event)]
        if links[1] is not None:
            need(asks is not None, "verify-asked", at + "a link was added although nobody was asked")
            self.chains[asks].check(self.rolls, links[1], at)
        self.knowable += links[1] is None and (links[0] is None or len(self.devices) > 1)
        return second_blocks(self.key, self.rolls, (self.cast["seat"], links[0]), (asks, links[1]))

    def check_signed(self, event, kind, seat, at):
        """The signature of a command, which is on its last event."""
        count, seq = event["signed"]["moves"], event["seq"]
        words = "throw" if kind == "cast" else f"enter {event['outcome']}" if kind == "roll" else self.command(event)
        need(words is not None, "verify-signature", at + "these are not the moves of one command")
        key, before = self.keys.get(seat), self.hashes[seq - max(count, 1)]
        signature = bytes.fromhex(event["signed"]["signature"])
        need(key is not None and is_signature(bytes.fromhex(key), command_message(before, seat, words), signature),
             "verify-signature", at + "the signature is not one of the seat's key")
        self.signed[seat] = self.signed.get(seat, 0) + 1

    def command(self, event):
        """The moves of a command, of which this is the last: all of one seat, and of no other command."""
        count, seq = event["signed"]["moves"], event["seq"]
        moves = [e for e in self.record["events"][max(seq - count, 0):seq] if "move" in e and e["seat"] == event["seat"]]
        if len(moves) < count or any("signed" in e for e in moves[:-1]):
            return None
        return "\n".join(e["move"] for e in moves)


def check_seed(record):
    dice, version = record["dice"], record["version"]
    if dice.get("commitment") is None:
        need(dice.get("seed") is None, "verify-idle-seed", "all dice were real, but the record has a seed")
        return None
    need(dice.get("seed") is not None, "verify-no-seed", "the seed is not published yet")
    seed = bytes.fromhex(dice["seed"])
    need(commitment(version, seed).hex() == dice["commitment"], "verify-commitment", "the seed does not belong to the commitment")
    return seed


def check_head(record, head):
    dice = record["dice"]
    need(head.hex() == dice["head"], "verify-head", "the events do not lead to the head of the record")
    need("server" not in dice or is_signature(bytes.fromhex(dice["server"]), receipt_message(head), bytes.fromhex(dice["receipt"])),
         "verify-receipt", "the receipt is not a signature of the server's key")


def check(record):
    """Checks a record that was read, and says what was found."""
    seed, replay = check_seed(record), Replay(record)
    if record["version"] == 2:
        check_table(record)
        replay.run(second_key(seed, replay.hashes[0]))
        check_head(record, replay.hashes[-1])
        return told(record, replay) + told_second(record, replay)
    if record["version"] == 3:
        deal, _, table = record["table"].partition("-")
        need(deal == deal_id(bytes.fromhex(record["dice"]["commitment"])) and re.fullmatch("[1-9][0-9]{0,2}", table),
             "verify-table-id", "the table's id does not follow from the commitment")
        replay.run(third_key(seed))
        return told(record, replay) + f"; every table of the deal {deal} has the same dice"
    contributions = [seat.get("contribution", "") for seat in record["seats"]]
    replay.run(None if seed is None else first_key(seed, record["table"], contributions))
    return told(record, replay)


def told(record, replay):
    if record["dice"].get("commitment") is None:
        return f"consistent: all dice were real, so there is nothing to recompute (entered by hand: {replay.by_hand})"
    what = "the noise of every drawn throw" if record["game"] == "rolling-dice" else "every drawn roll"
    sentence = (f"consistent: the seed belongs to the commitment, and {what} follows from it "
                f"(drawn: {replay.drawn}, entered by hand: {replay.by_hand})")
    if "from" in record:
        sentence += (f"; a practice, no game of its own: the first {record['from']['given']} events are of table "
                     f"{record['from']['table']}, and their dice are not checked here")
        if replay.taken:
            sentence += f", nor rolls after them that fell as there: {replay.taken}"
    return sentence


def told_second(record, replay):
    signed = [f"{record['seats'][seat]['name']} ({count})" for seat, count in sorted(replay.signed.items())]
    server = record["dice"].get("server")
    return (f"; {replay.knowable} of {replay.drawn} rolls could have been known to the host; signed commands: "
            f"{', '.join(signed) or 'none'}; "
            + (f"the order of events is vouched for by the server with the key {server}" if server else "no server vouches for it"))


def judge(path):
    """Whether the file holds, the code if not, and a sentence."""
    try:
        with open(path, "rb") as file:
            return True, None, check(read(file.read(MOST_BYTES + 1)))
    except Wrong as wrong:
        return False, wrong.code, str(wrong)
    except OSError as error:
        return False, "record-unreadable", str(error)


def main(arguments):
    if arguments[:1] == ["--json"] and len(arguments) > 1:
        verdicts = [(path, *judge(path)) for path in arguments[1:]]
        for verdict in verdicts:
            print(json.dumps(dict(zip(("file", "holds", "code", "message"), verdict)), ensure_ascii=False))
        return 0 if all(holds for _, holds, *_ in verdicts) else 1
    if len(arguments) != 1:
        sys.exit(__doc__)
    holds, code, sentence = judge(arguments[0])
    print(f"holds: {sentence}" if holds else f"does not hold: {code}: {sentence}", file=sys.stdout if holds else sys.stderr)
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
