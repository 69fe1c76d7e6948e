"""Random games of OpenSpiel's dice games, per second of one core.

Two ways: the loop in Python that most people write, and rollouts in C++ through an MCTS bot whose evaluator plays
random games to the end, which is the fair comparison with compiled code. Prints a JSON line for each.
"""

import json
import random
import time

import pyspiel

SIMULATIONS = 4  # of the MCTS bot; each evaluates one leaf by ROLLOUTS random games


def start_of_play(game, rng):
    """The first position in which a player decides."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes())
        state.apply_action(rng.choices(outcomes, weights)[0])
    return state


def python_loop(game, seconds):
    rng = random.Random(1)
    games = steps = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        games += 1
    return games, steps, time.process_time() - began


def cpp_rollouts(game, rollouts, seconds):
    state = start_of_play(game, random.Random(1))
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1, True, 1, False,
                          pyspiel.ChildSelectionPolicy.UCT)
    games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        bot.mcts_search(state)
        games += SIMULATIONS * rollouts
    return games, None, time.process_time() - began


def report(name, way, games, steps, seconds):
    line = {"engine": "open_spiel", "game": name, "way": way, "games": games, "cpu_seconds": seconds,
            "games_per_cpu_second": games / seconds}
    if steps is not None:
        line["steps_per_cpu_second"] = steps / seconds
    print(json.dumps(line), flush=True)


def main():
    for name in ("yacht", "pig"):
        game = pyspiel.load_game(name)
        report(name, "python loop", *python_loop(game, 5))
        report(name, "C++ rollouts", *cpp_rollouts(game, 200, 5))


if __name__ == "__main__":
    main()
