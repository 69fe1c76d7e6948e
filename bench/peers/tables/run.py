"""Starts a peer's server and people who play on it; prints one JSON line with what its server used."""

import json
import os
import socket
import subprocess
import sys

TICKS = os.sysconf("SC_CLK_TCK")
TABLES, SECONDS = 50, 10
PEERS = {
    "boardgame.io": ("boardgame-server.cjs", "boardgame-client.cjs"),
    "colyseus": ("colyseus-server.mjs", "colyseus-client.mjs"),
}


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def cpu_seconds(pid):
    with open(f"/proc/{pid}/stat", encoding="ascii") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def wait_for(process, word):
    for line in process.stdout:
        if line.strip() == word:
            return
    raise SystemExit(f"{process.args}: ended without '{word}'")


def main(peer, folder):
    server_file, client_file = PEERS[peer]
    port = free_port()
    start = lambda file, *args: subprocess.Popen(
        ["node", file, str(port), *map(str, args)], cwd=folder, stdout=subprocess.PIPE, text=True
    )
    server = start(server_file)
    try:
        wait_for(server, "ready")
        client = start(client_file, TABLES, SECONDS)
        wait_for(client, "begin")
        before = cpu_seconds(server.pid)
        found = json.loads(client.stdout.read().strip().splitlines()[-1])
        used = cpu_seconds(server.pid) - before
    finally:
        server.kill()
    print(json.dumps({
        "server": peer, "load": f"{TABLES} tables of 2", "sockets": 2 * TABLES, "moves": found["moves"],
        "moves_per_second": round(found["moves"] / SECONDS), "moves_per_cpu_second": round(found["moves"] / used),
        "done_p50_ms": found["p50"], "done_p99_ms": found["p99"],
    }))


if __name__ == "__main__":
    main(*sys.argv[1:])
