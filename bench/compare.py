"""Reads the lines of a benchmark run, prints the table for the ledger and checks what we promise."""

import json
import sys

PROMISED_STEPS = {"knochenmax": 5_000_000, "rolling-bones": 2_000_000}
PROMISED_PART = 0.25  # of the CPU time of yahtzee-engine
STILL_SLOW = ("Rolling Bones, a turn",)  # at its promise, so that a busy machine misses it: named, but no failure
PROMISED_THROWS = {"cannon-es": 2.5, "rapier3d-compat": 4}  # times the throws of peers, four dice on an empty floe
PROMISED_RATIO = 10  # KnochenMAX games against C++ rollouts of OpenSpiel's yacht, the nearest relative


def main(path):
    with open(path, encoding="utf-8") as lines:
        everything = [json.loads(line) for line in lines]
    solved = [run for run in everything if "work" in run]
    thrown = [run for run in everything if "throws" in run]
    runs = [run for run in everything if "game" in run]
    rate = {(run["engine"], run["game"], run.get("way", "")): run["games_per_cpu_second"] for run in runs}
    print("\n| engine | game | way | games per CPU second | steps per CPU second |\n|---|---|---|---:|---:|")
    for run in runs:
        steps = f"{run['steps_per_cpu_second']:,.0f}" if "steps_per_cpu_second" in run else "–"
        way = run.get("way", "public trait")
        print(f"| {run['engine']} | {run['game']} | {way} | {run['games_per_cpu_second']:,.0f} | {steps} |")
    ours = rate["bonecup", "knochenmax", ""]
    ratio = ours / rate["open_spiel", "yacht", "C++ rollouts"]
    loop = ours / rate["open_spiel", "yacht", "python loop"]
    print(f"\nKnochenMAX against yacht: {ratio:.0f} times its C++ rollouts, {loop:,.0f} times its Python loop")
    kept = ratio >= PROMISED_RATIO
    for run in runs:
        kept &= run.get("steps_per_cpu_second", 0) >= PROMISED_STEPS.get(run["game"], 0)
    kept &= compare_throws(thrown)
    kept &= compare_solved(solved)
    print("nothing that is asserted was missed" if kept else "A PROMISE IS NOT KEPT")
    return 0 if kept else 1


def compare_throws(runs):
    """Prints how fast dice were thrown; whether that is as fast as promised, by itself and against the peers."""
    print("\n| engine | throws | throws per CPU second | dice on the floe | promised |\n|---|---|---:|---:|---|")
    kept = True
    for run in runs:
        promised = run["promised_per_second"]
        kept &= run["throws_per_cpu_second"] >= (promised or 0)
        rate, share = run["throws_per_cpu_second"], run["on_floe"]
        print(f"| {run['engine']} | {run['throws']} | {rate:,.0f} | {share:.1%} | {f'{promised:,.0f}' if promised else '–'} |")
    rates = {run["engine"].split()[0]: run["throws_per_cpu_second"] for run in runs if "bonecup" not in run["engine"]}
    ours = next(run["throws_per_cpu_second"] for run in runs if run["engine"].startswith("bonecup rapier"))
    print()
    for peer, promised in PROMISED_THROWS.items():
        ratio = ours / rates[peer]
        print(f"judged throws: {ratio:.1f} times {peer} (promised: {promised})")
        kept &= ratio >= promised
    return kept


def compare_solved(runs):
    """Prints what was solved; whether all of it was as fast as promised, and Yahtzee four times as fast as the peer."""
    print("\n| solved | value | CPU seconds | wall seconds | promised |\n|---|---:|---:|---:|---|")
    for run in runs:
        promised = f"{run['promised_seconds']:g} s on {run['cores']}" if run["promised_seconds"] else "–"
        seconds = f"{run['cpu_seconds']:.4f} | {run['wall_seconds']:.4f}"
        print(f"| {run['work']} | {run['value']:.7f} | {seconds} | {promised} |")
    yahtzee = {run["engine"]: run for run in runs if run["work"].startswith("Yahtzee")}
    ours, peer = yahtzee["bonecup"], yahtzee["yahtzee-engine"]
    part = ours["cpu_seconds"] / peer["cpu_seconds"]
    print(f"\nYahtzee in {part:.3f} of the CPU time of yahtzee-engine (promised: {PROMISED_PART})")
    same = abs(ours["value"] - peer["value"]) < 1e-9
    slow = [run["work"] for run in runs if not run["kept"]]
    for work in slow:
        print(f"slower than wanted: {work}")
    return same and part <= PROMISED_PART and all(work in STILL_SLOW for work in slow)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
