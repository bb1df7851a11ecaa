"""OpenSpiel's information-set search against a bot of ours, in a printed match.

    python examples/ismcts_match.py biber-gang --bot greedy --simulations 200 --matches 10

Both sit at the same OpenSpiel state. Seats change after every match, and the same deal is
played from both sides. Needs the extra `openspiel`.
"""

import argparse
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from beaverboard.bots import policy
from beaverboard.bots.bot import POLICIES, Bot, bot_named
from beaverboard.envs.openspiel_games import PlayoutEvaluator, SpielState, lots_of, short_name
from beaverboard.games import named


def play(
    state: SpielState, search: ISMCTSBot, ours: Bot, seat: int, spent: dict[str, float]
) -> float:
    """What the search gets at that seat: 1 for a win, -1 for a loss."""
    while not state.is_terminal():
        begun = time.perf_counter()
        if state.current_player() == seat:
            action = int(search.step(state))
        else:
            action = ours.choose(state.match, state.current_player())
        who = "ISMCTS" if state.current_player() == seat else ours.name
        spent[who] += time.perf_counter() - begun
        spent[f"{who} decisions"] += 1
        state.apply_action(action)
    return float(state.returns()[seat])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", nargs="?", default="biber-gang")
    parser.add_argument("--bot", default="greedy", help="ours")
    parser.add_argument("--simulations", type=int, default=200, help="of ISMCTS, a decision")
    parser.add_argument("--playouts", default="random", choices=POLICIES, help="of ISMCTS")
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=None, help="where the game has rounds")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    won = 0.0
    agreed = {} if given.rounds is None else {"rounds": given.rounds}
    kind = {"random": policy.RANDOM, "greedy": policy.GREEDY}[given.playouts]
    spent = dict.fromkeys(("ISMCTS", given.bot, "ISMCTS decisions", f"{given.bot} decisions"), 0.0)
    for number in range(given.matches):
        seat, deal = number % 2, given.seed + number // 2
        game = pyspiel.load_game(short_name(named(given.game)), agreed)
        state = game.new_initial_state()
        for lot in lots_of(deal):
            state.apply_action(lot)
        search = ISMCTSBot(
            game,
            PlayoutEvaluator(kind, seed=number),
            uct_c=1.4,
            max_simulations=given.simulations,
            random_state=np.random.RandomState(number),
        )
        result = play(state, search, bot_named(given.bot, given.seed, number), seat, spent)
        won += (result + 1) / 2
        print(
            f"match {number + 1}, deal {deal}, ISMCTS at seat {seat + 1}: "
            f"scores {state.match.scores()}, ISMCTS {won:.1f} of {number + 1}",
            flush=True,
        )
    for who in ("ISMCTS", given.bot):
        a_decision = spent[who] / max(1.0, spent[f"{who} decisions"])
        print(f"{who}: {1000 * a_decision:.1f} ms a decision")


if __name__ == "__main__":
    main()
