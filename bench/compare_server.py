"""Reads the lines of a load run, prints the table for the ledger and checks what we promise."""

import json
import sys

SMALL = "50 tables of 2"
PROMISED = {"bonecup on SQLite": 10_000, "bonecup on Postgres": 5_000}  # durable moves per second of server CPU
PROMISED_MEGABYTES = 1024  # with 10,000 sockets
PROMISED_RATIO = {"boardgame.io": 5, "colyseus": 0.5}  # our moves on SQLite against theirs, per second of server CPU


def shown(number):
    return "–" if number is None else f"{number:,.1f}" if number < 100 else f"{number:,.0f}"


def main(path):
    with open(path, encoding="utf-8") as lines:
        told = [json.loads(line) for line in lines]
    runs = [run for run in told if "server" in run]
    evenings = [run for run in told if "evening" in run]
    print("\n| server | load | sockets | moves/s | moves per CPU s | acknowledged p50 / p99 ms | seen p50 / p99 ms | MB |")
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    for run in runs:
        done = f"{shown(run.get('done_p50_ms'))} / {shown(run.get('done_p99_ms'))}"
        seen = f"{shown(run.get('seen_p50_ms'))} / {shown(run.get('seen_p99_ms'))}"
        print(f"| {run['server']} | {run['load']} | {run['sockets']:,} | {run['moves_per_second']:,} | "
              f"{run['moves_per_cpu_second']:,} | {done} | {seen} | {shown(run.get('peak_megabytes'))} |")
    print()
    kept = True
    for server, promised in PROMISED.items():
        best = max(run["moves_per_cpu_second"] for run in runs if run["server"] == server)
        print(f"{server}: {best:,} durable moves per second of server CPU (promised: {promised:,})")
        kept &= best >= promised
        most = max(run["peak_megabytes"] for run in runs if run["server"] == server)
        print(f"{server}: at most {most:,.0f} MB (promised: {PROMISED_MEGABYTES:,})")
        kept &= most <= PROMISED_MEGABYTES
    for game in dict.fromkeys(run["evening"] for run in evenings):
        asked, told_at_once = (run["moves_per_cpu_second"] for run in evenings if run["evening"] == game)
        ratio = told_at_once / asked
        print(f"{game} in three browsers: {told_at_once:,} moves per second of server CPU, {asked:,} with questions, {ratio:.2f} times")
    small = {run["server"]: run["moves_per_cpu_second"] for run in runs if run["load"] == SMALL}
    for peer, promised in PROMISED_RATIO.items():
        ratio = small["bonecup on SQLite"] / small[peer]
        print(f"against {peer}, which keeps everything in memory only: {ratio:.2f} times (promised: {promised})")
        kept &= ratio >= promised
    print("nothing that is asserted was missed" if kept else "A PROMISE IS NOT KEPT")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
