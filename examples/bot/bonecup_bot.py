#!/usr/bin/env python3
"""A small bot for Bonecup: it sits down at a table and plays KnochenMAX or Rolling Bones to the end.

    bonecup_bot.py http://127.0.0.1:7373 K7QX2M4P            # by the table's code
    bonecup_bot.py http://127.0.0.1:7373 --open knochenmax   # opens a table against a bot of the server

It needs nothing but Python's standard library. The server tells the legal moves and what each would earn, so the
bot holds no rules: what it adds is a little judgement. Copy it and put in more. bonecup_dice.py beside it looks after
the dice: it adds our share to them, and stops with an alarm if the table does not keep what it promised.

With BONECUP_TOKEN in the environment (POST /api/me/tokens makes one) it plays in your name, otherwise as a guest.
"""

import argparse
import http.cookiejar
import json
import os
import secrets
import sys
import time
import urllib.error
import urllib.request

from bonecup_dice import CASTING, Alarm, Witness


class Refused(Exception):
    """The server said no, and why."""

    def __init__(self, status, error):
        super().__init__(f"{error.get('code')}: {error.get('message')}")
        self.status = status
        self.code = error.get("code")


class Server:
    """The server's HTTP interface: JSON in, JSON out; a cookie or a token says who we are."""

    def __init__(self, address):
        self.address = address.rstrip("/")
        self.token = os.environ.get("BONECUP_TOKEN")
        cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self.opener = urllib.request.build_opener(cookies)

    def ask(self, method, path, body=None, timeout=60):
        request = urllib.request.Request(self.address + path, method=method)
        request.add_header("Accept-Language", os.environ.get("LANG", "en")[:2])
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        try:
            with self.opener.open(request, timeout=timeout) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            try:
                told = json.load(error)["error"]
            except (ValueError, KeyError):
                told = {"code": str(error.code), "message": error.reason}
            raise Refused(error.code, told) from None

    def get(self, path):
        return self.ask("GET", path)

    def post(self, path, body):
        """Sends a command again under the same key until it is answered: it is carried out once."""
        for pause in (0.2, 0.5, 1, 2, 5, None):
            try:
                return self.ask("POST", path, body)
            except Refused as refused:
                if refused.status < 500 and refused.status != 429 or pause is None:
                    raise
            except (urllib.error.URLError, TimeoutError, ConnectionError):
                if pause is None:
                    raise
            time.sleep(pause)


def choose(game, position, moves):
    """One of the legal moves. Each comes with what it earns at once and whether it ends the chance to take back."""
    return {"knochenmax": choose_sheet, "rolling-bones": choose_bones}.get(game, lambda _, moves: moves[0])(
        position, moves
    )


def choose_sheet(position, moves):
    """Takes a box that earns much, otherwise keeps what there is most of and throws the rest again."""
    fills = [m for m in moves if m["move"].startswith("fill")]
    keeps = [m for m in moves if m["move"].startswith("keep")]
    best = max(fills, key=lambda m: m["gain"], default=None)
    if best and (best["gain"] >= 25 or not keeps):
        return best

    def alike(move):
        kept = move["move"].split()[1:]
        return len(kept) if len(set(kept)) == 1 else 0

    return max(keeps, key=alike)


def choose_bones(position, moves):
    """Lays every bone that fits, buries what is worth it, and otherwise rolls on as cheaply as it can."""
    named = lambda start: [m for m in moves if m["move"].startswith(start)]
    right = [m for m in named("lay ") if " on " not in m["move"]]
    if right:
        return right[0]
    bury = max(named("bury"), key=lambda m: m["gain"], default=None)
    if bury and bury["gain"] >= 12:
        return bury
    rolls = named("roll")
    if rolls:
        return rolls[0]
    if named("put on hat"):
        return named("put on hat")[0]
    return bury or (named("leave") or moves)[0]


def take_seat(server, args):
    """Opens a table, or sits down at the one with the code; the table and what we noted of it before we added anything."""
    if args.open:
        body = {"game": args.open, "seats": [{"kind": "me", "name": args.name}, {"kind": "bot", "bot": "steady"}]}
        if args.target and args.open == "rolling-bones":
            body["options"] = {"target": args.target}
        if args.scheme:
            body["scheme"] = args.scheme
        # Sent again after a lost answer, it would be the same table.
        body["key"] = secrets.token_hex(8)
        view = server.post("/api/tables", body)
        witness = Witness(view)
        add_to_dice(server, view["id"], witness, 0, args.name)
        server.post(f"/api/tables/{view['id']}/start", {})
        return view["id"], witness
    table = server.get(f"/api/codes/{args.code}")["table"]
    witness = Witness(server.get(f"/api/tables/{table}"))
    body = {"name": args.name, "key": secrets.token_hex(8)}
    if witness.version == 1:
        drawn = (witness.draw_text(),)
        body["contribution"] = drawn[0]
    else:
        drawn = witness.seal()
        body["seal"] = drawn[2]
    seats = server.post(f"/api/tables/{table}/join", body)["table"]["seats"]
    seat = next(number for number, seat in enumerate(seats) if seat["yours"] and seat["name"] == args.name)
    witness.sits(seat, args.name, *drawn)
    return table, witness


def add_to_dice(server, table, witness, seat, name):
    """The dice are committed to; only now we add to them."""
    if witness.version == 1:
        text = witness.draw_text()
        witness.sits(seat, name, text)
        server.post(f"/api/tables/{table}/contribute", {"seat": seat, "contribution": text})
    else:
        text, chain, seal = witness.seal()
        witness.sits(seat, name, text, chain, seal)
        server.post(f"/api/tables/{table}/seal", {"seat": seat, "seal": seal})


def play(server, table, witness):
    """Plays until the table has ended; returns it."""
    seen = 0
    while True:
        try:
            view = server.get(f"/api/tables/{table}?after={seen}&wait=20")
            follow(server, table, witness, view)
        except (Refused, urllib.error.URLError, TimeoutError, ConnectionError) as error:
            if isinstance(error, Refused) and error.status < 500 and error.status != 429:
                raise
            time.sleep(1)
            continue
        seen = view["seq"]
        if view["phase"] in ("over", "closed"):
            return view
        turn = (view.get("play") or {}).get("turn", {})
        own = turn.get("seat") is not None and view["seats"][turn["seat"]]["yours"]
        if turn.get("kind") == "move" and own:
            move(server, view, turn["seat"], witness)
        elif turn.get("kind") == "throw" and own:
            throw(server, view, turn["seat"], witness)


def follow(server, table, witness, view):
    """Compares what the table tells with what we noted; reveals what we sealed, and gives the link that a roll waits for."""
    witness.compare(view)
    if view["phase"] == "settled":
        if witness.agreed is None:
            for body in list(witness.reveal(view)):
                send(server, f"/api/tables/{table}/reveal", body)
        return
    if view["phase"] == "gathering":
        return
    if witness.version == 2 and witness.agreed is None:
        witness.agree(view["agreed"])
    while True:
        steps = server.get(f"/api/tables/{table}/steps?after={witness.steps}")
        if not steps:
            break
        witness.follow(steps)
    witness.compare_head(view)
    seat = witness.asked()
    if seat is not None:
        body = {"seat": seat, "roll": witness.rolls, "link": witness.link(seat)}
        send(server, f"/api/tables/{table}/link", body)


def send(server, path, body):
    """What may come too late: then the game has gone on without it."""
    try:
        server.post(path, body)
    except Refused as refused:
        if refused.code not in ("room-link-late", "room-begun", "command-stale", "command-not-asked"):
            raise


def throw(server, view, seat, witness):
    """Rolls the first dice of a turn, and gives our link for them."""
    command = {"seat": seat, "expected": view["seq"], "key": secrets.token_hex(8)}
    if witness.link(seat):
        command["link"] = witness.link(seat)
    send(server, f"/api/tables/{view['id']}/throw", command)


def move(server, view, seat, witness):
    """Looks at what can be done, and does one thing."""
    looked = server.post(f"/api/tables/{view['id']}/look", {"moves": []})
    if looked["seat"] != seat or not looked["moves"] or looked["seq"] != view["seq"]:
        return
    chosen = choose(view["game"], looked["position"], looked["moves"])["move"]
    command = {"seat": seat, "expected": looked["seq"], "key": secrets.token_hex(8), "moves": [chosen]}
    if witness.version == 2 and chosen.startswith(CASTING) and witness.link(seat):
        command["link"] = witness.link(seat)
    send(server, f"/api/tables/{view['id']}/play", command)


def main():
    parser = argparse.ArgumentParser(description="A small bot for Bonecup.")
    parser.add_argument("server", help="such as http://127.0.0.1:7373")
    parser.add_argument("code", nargs="?", help="the table's code")
    parser.add_argument("--open", metavar="GAME", help="open a table of this game instead")
    parser.add_argument("--scheme", choices=["bonecup/1", "bonecup/2"], help="the version of the dice of a table to open")
    parser.add_argument("--target", type=int, help="Rolling Bones: play to this many points")
    parser.add_argument("--name", default="Python", help="what the bot is called")
    args = parser.parse_args()
    if bool(args.code) == bool(args.open):
        parser.error("give the code of a table, or --open GAME")
    server = Server(args.server)
    try:
        if not server.token:
            server.post("/api/me", {"name": args.name})
        table, witness = take_seat(server, args)
        view = play(server, table, witness)
        witness.check_record(server.get(f"/api/tables/{table}/record"))
    except Refused as refused:
        sys.exit(str(refused))
    except Alarm as alarm:
        sys.exit(f"ALARM: {alarm}. Do not trust the dice of this game.")
    for seat, points in zip(view["seats"], (view.get("play") or {}).get("points", [])):
        print(f"{seat['name']}: {points}")
    print(witness.report())
    print(view["phase"])


if __name__ == "__main__":
    main()
