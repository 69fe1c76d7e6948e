"""What a player's own device does for the dice (docs/fairness.md), with nothing but Python's standard library.

It notes what a table shows before anything is added to its dice, draws its own text and its own chain, compares
whatever the table tells later, and gives a link of the chain only for the roll that is being cast. A difference is an
`Alarm`. Python's standard library has no Ed25519: nothing is signed here, and receipts of the server are not checked.
"""

import hashlib
import json
import secrets

LINKS = 4096
# A move that begins so rolls the seat's dice again, and brings the link of that roll.
CASTING = ("roll", "keep", "aim")


class Alarm(Exception):
    """The table tells something else than it did: do not trust the dice of this game."""


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def written(value):
    """JSON as it is hashed: no spaces, fields sorted by name."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def same(what, noted, told):
    if noted != told:
        raise Alarm(f"{what}: noted {noted!r}, the table says {told!r}")


class Chain:
    """The secret links of a seat. Whoever knows the link of a roll knows those of all rolls before it, not after it."""

    def __init__(self):
        links = [secrets.token_bytes(32)]
        while len(links) < LINKS:
            links.append(sha(b"bonecup/2 link", links[-1]))
        self.links = links[::-1]
        self.anchor = sha(b"bonecup/2 link", self.links[0])

    def link(self, position):
        return self.links[position] if 0 <= position < LINKS else None


def belongs(link, position, anchor):
    """Whether the link is the one at this position of the chain with this anchor."""
    if not 0 <= position < LINKS:
        return False
    for _ in range(position + 1):
        link = sha(b"bonecup/2 link", link)
    return link == anchor


class Witness:
    """What this program noted of a table, and everything that it compares with it."""

    def __init__(self, view):
        """Notes the table as it is before anything is added to its dice."""
        self.table = view["id"]
        self.noted = {field: view.get(field) for field in ("commitment", "game", "rules", "options", "engine", "server_key")}
        self.dice = [seat["dice"] for seat in view["seats"]]
        self.has_choice = view.get("choice") is not None
        self.version = 2 if view.get("scheme") == "bonecup/2" else 1
        self.texts, self.mine, self.names = {}, {}, {}
        self.agreed = self.head = None
        self.devices, self.people = {}, []
        # Of each seat: the anchor of its chain, and the roll from which on it counts.
        self.chains = {}
        self.revealed = {}
        self.rolls, self.cast, self.steps, self.begun = 0, None, 0, False
        self.events, self.known, self.drawn, self.unused = [], 0, 0, 0
        self.sent = {}
        if self.version == 2:
            commitment = bytes.fromhex(self.noted["commitment"])
            same("table id", sha(b"bonecup/2 table", commitment).hex()[:20], self.table)

    def compare(self, view):
        """Whatever is looked at later promises the same."""
        for field, noted in self.noted.items():
            same(field, noted, view.get(field))
        same("dice of the seats", self.dice, [seat["dice"] for seat in view["seats"]])
        if self.version == 1 and view["phase"] != "gathering":
            for seat, text in self.texts.items():
                same(f"what seat {seat + 1} added", text, view["seats"][seat]["contribution"])

    # Before the game.

    def draw_text(self):
        """Version 1: the text that we add, drawn here."""
        return secrets.token_hex(32)

    def seal(self):
        """Version 2: a text and a chain, and the seal of both."""
        text, chain = secrets.token_hex(32), Chain()
        seal = sha(b"bonecup/2 seal", self.table.encode(), b"\0", chain.anchor, text.encode()).hex()
        return text, chain, seal

    def sits(self, seat, name, text, chain=None, seal=None):
        """What was drawn is for this seat."""
        self.texts[seat], self.names[seat] = text, name
        if chain:
            self.mine[seat] = (chain, seal)

    def reveal(self, view):
        """Version 2: compares what was agreed, line by line, and only then tells what was sealed: a body for each seat."""
        self.compare(view)
        self.agree(view["agreed"])
        same("hash of what was agreed", self.head.hex(), view["head"])
        for seat, (chain, _) in self.mine.items():
            yield {"seat": seat, "anchor": chain.anchor.hex(), "contribution": self.texts[seat]}

    def agree(self, text):
        lines = text.split("\n")
        noted = self.noted
        head = ["bonecup/2 agreed", f"table {self.table}", f"commitment {noted['commitment']}", f"game {noted['game']}"]
        same("what was agreed", head + [f"rules {noted['rules']}"], lines[:5])
        if not self.has_choice:
            same("options", f"options {written(noted['options'])}", lines[5])
        same("engine", f"engine {noted['engine'] or '-'}", lines[6])
        same("number of seats", len(self.dice), len(lines) - 7)
        for seat, line in enumerate(lines[7:]):
            word, number, player, dice, device, seal, key, name = line.split(" ", 7)
            same(f"seat {seat + 1}", ("seat", str(seat), self.dice[seat]), (word, number, dice))
            self.devices[seat] = None if device == "-" else int(device)
            self.people.append(player == "human")
            if seat in self.names:
                own = self.mine.get(seat)
                same(f"seat {seat + 1}", ("human", self.names[seat], own[1] if own else "-", "-"), (player, name, seal, key))
            self.revealed[seat] = (None if seal == "-" else seal, None)
        self.agreed, self.head = text, sha(text.encode())

    # During the game.

    def follow(self, steps):
        """Takes in what happened, in order, and checks the hash after every step."""
        for step in steps:
            same("number of the step", self.steps + 1, step["seq"])
            self.steps = step["seq"]
            for event in step["events"]:
                self.take(event)
            if self.begun and step.get("head"):
                same(f"hash after step {step['seq']}", self.head.hex(), step["head"])

    def compare_head(self, view):
        """Everybody at the table is told the same hash of everything so far."""
        if self.begun and view["seq"] == self.steps:
            same("hash of everything so far", self.head.hex(), view["head"])

    def take(self, event):
        if self.version == 1:
            if event["type"] == "contributed" and event["seat"] in self.texts and event["contribution"]:
                same(f"what seat {event['seat'] + 1} added", self.texts[event["seat"]], event["contribution"])
            return
        kind = event["type"]
        if kind == "revealed":
            self.take_reveal(event["seat"], event["anchor"], event["contribution"])
        elif kind == "started":
            self.begin()
        elif kind in ("moved", "cast", "rolled", "chained"):
            self.head = sha(b"bonecup/2 event", self.head, self.line(event).encode())
            {"moved": lambda _: None, "cast": self.take_cast, "rolled": self.take_roll, "chained": self.take_chain}[kind](event)

    def take_reveal(self, seat, anchor, text):
        seal, _ = self.revealed[seat]
        whole = sha(b"bonecup/2 seal", self.table.encode(), b"\0", bytes.fromhex(anchor), text.encode()).hex()
        same(f"seal of seat {seat + 1}", seal, whole)
        self.revealed[seat] = (seal, (bytes.fromhex(anchor), text.encode()))
        self.chains[seat] = (bytes.fromhex(anchor), 0)

    def begin(self):
        if self.agreed is None:
            raise Alarm("the game began before anything was agreed")
        parts = [b"bonecup/2 begun", self.head]
        for _, (_, told) in sorted(self.revealed.items()):
            parts += [b"\1", told[0], len(told[1]).to_bytes(2, "big"), told[1]] if told else [b"\0"]
        self.head, self.begun = sha(*parts), True

    def line(self, event):
        if event["type"] == "moved":
            return f"move {event['seat']} {event['move']}"
        if event["type"] == "cast":
            asks = event.get("asks")
            return f"cast {event['roll']} {event['seat']} {event.get('link') or '-'} {'-' if asks is None else asks}"
        if event["type"] == "rolled":
            return f"roll {event['roll']} {event['by']} {event.get('link') or '-'} {event['outcome']}"
        return f"chain {event['seat']} {event['anchor']} {event.get('signing_key') or '-'}"

    def take_cast(self, event):
        same("number of the roll", self.rolls, event["roll"])
        self.check_link(event["seat"], event.get("link"))
        self.cast = event

    def take_roll(self, event):
        same("number of the roll", self.rolls, event["roll"])
        if event["by"] == "drawn":
            if self.cast is None:
                raise Alarm(f"roll {self.rolls} was not cast")
            asks, link = self.cast.get("asks"), event.get("link")
            if link and asks is None:
                raise Alarm(f"roll {self.rolls} has a link that nobody was asked for")
            self.check_link(asks, link)
            alone = len({device for device in self.devices.values() if device is not None}) == 1
            self.drawn += 1
            self.known += not (link or (alone and self.cast.get("link")))
            self.unused += asks in self.mine and self.sent.get(asks) == self.rolls and not link
        self.rolls, self.cast = self.rolls + 1, None

    def take_chain(self, event):
        if event["seat"] in self.mine:
            raise Alarm(f"another device says that it plays seat {event['seat'] + 1}, which is ours")
        self.chains[event["seat"]] = (bytes.fromhex(event["anchor"]), self.rolls)

    def check_link(self, seat, link):
        if not link:
            return
        anchor, first = self.chains.get(seat, (None, 0))
        if anchor is None or not belongs(bytes.fromhex(link), self.rolls - first, anchor):
            raise Alarm(f"the link of seat {seat + 1} for roll {self.rolls} is not of its chain")

    def link(self, seat):
        """Our link for the roll that comes next; none if the seat has no chain of ours."""
        if seat not in self.mine or self.chains.get(seat, (None,))[0] != self.mine[seat][0].anchor:
            return None
        link = self.mine[seat][0].link(self.rolls - self.chains[seat][1])
        return link and link.hex()

    def asked(self):
        """The seat of ours whose link the cast roll waits for. Only what is in the log is answered."""
        seat = self.cast and self.cast.get("asks")
        if seat is None or seat not in self.mine or self.cast["seat"] in self.mine:
            return None
        self.sent[seat] = self.rolls
        return seat

    # After the game.

    def check_record(self, record):
        """The record tells what we saw. Whether the dice follow from its seed, docs/verify.py computes."""
        dice = record["dice"]
        same("commitment", self.noted["commitment"], dice["commitment"])
        if dice["commitment"] and dice["seed"]:
            label = f"bonecup/{self.version} commit".encode()
            same("commitment of the seed", dice["commitment"], sha(label, bytes.fromhex(dice["seed"])).hex())
        same("table", self.table, record["table"])
        if not self.has_choice:
            same("options", written(self.noted["options"]), written(record["options"]))
        for seat, text in self.texts.items():
            same(f"what seat {seat + 1} added", text, record["seats"][seat].get("contribution", ""))
        if self.version == 2:
            same("hash of the whole game", self.head.hex(), dice["head"])

    def report(self):
        if self.version == 1:
            return "dice: version 1, witnessed"
        unused = f", {self.unused} of our links were not used" if self.unused else ""
        return f"dice: version 2, witnessed, unsigned; {self.known} of {self.drawn} rolls could have been known to the host{unused}"
