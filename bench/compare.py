"""Reads the lines of a benchmark run, prints the table for the ledger and checks what we promise."""

import json
import sys

PROMISED_STEPS = {"knochenmax": 5_000_000, "rolling-bones": 2_000_000}
PROMISED_RATIO = 10  # KnochenMAX games against C++ rollouts of OpenSpiel's yacht, the nearest relative


def main(path):
    with open(path, encoding="utf-8") as lines:
        runs = [json.loads(line) for line in lines]
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
    print("every promise is kept" if kept else "A PROMISE IS NOT KEPT")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
