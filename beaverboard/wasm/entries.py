"""What a module exports: functions of `step`, the bots and the search on plain addresses."""

from collections.abc import Callable
from typing import Annotated, Any, get_type_hints

import numpy as np
from numba import carray, types

from beaverboard import dealer, floats, step
from beaverboard.bots import evaluation, search
from beaverboard.bots import pick as picking
from beaverboard.bots.evaluation import OUTCOME
from beaverboard.bots.outlook import Outlook
from beaverboard.bots.search_data import (
    DEALERS,
    EDGE,
    EDGES,
    MOVE,
    NODE,
    NODES,
    NOTES,
    PLAN,
    STATES,
    Memory,
    Search,
)
from beaverboard.dealer import DEALER
from beaverboard.games.game import Game
from beaverboard.games.setup import Setup
from beaverboard.wasm.translate import Asked

Address = Annotated[Any, types.voidptr]
Number = Annotated[int, types.int64]
Function = Callable[..., Any]


def argument_types(function: Function) -> tuple[types.Type, ...]:
    hints = get_type_hints(function, include_extras=True)
    return tuple(hint.__metadata__[0] for name, hint in hints.items() if name != "return")


def entries(game: Game) -> list[Function]:
    """For one game: an address stands for an array whose type and length are known here."""
    STATE, ACTIONS, SETUP = game.rules.STATE, game.rules.ACTIONS, Setup.of(game).row().dtype
    CANDIDATES, WORDS = ACTIONS + 1, STATE.itemsize // 8

    def open_stream(
        d: Address, key: Address, purpose: Number, number: Number, calling: Number
    ) -> None:
        step.open_stream(
            carray(d, 1, DEALER), 0, carray(key, 8, np.int64), purpose, number, calling != 0
        )

    def below(d: Address, n: Number) -> int:
        return dealer.below(carray(d, 1, DEALER)[0], n)

    def deal(s: Address, setup: Address, d: Address) -> None:
        step.deal(carray(s, 1, STATE), 0, carray(setup, 1, SETUP), carray(d, 1, DEALER), 0)

    def legal(s: Address, out: Address) -> int:
        return step.legal(carray(s, 1, STATE), 0, carray(out, ACTIONS, np.int64))

    def refusal(s: Address, action: Number) -> int:
        return step.refusal(carray(s, 1, STATE), 0, action)

    def attempt(s: Address, action: Number, d: Address) -> int:
        return step.attempt(carray(s, 1, STATE), 0, action, carray(d, 1, DEALER), 0)

    def redeal(s: Address, seat: Number, d: Address) -> None:
        step.redeal(carray(s, 1, STATE), 0, seat, carray(d, 1, DEALER), 0)

    def score(s: Address, p: Number) -> int:
        return step.score(carray(s, 1, STATE), 0, p)

    def wins(s: Address, p: Number) -> bool:
        return step.wins(carray(s, 1, STATE), 0, p)

    def pick(kind: Number, s: Address, out: Address, d: Address) -> int:
        pool, room = carray(s, 1, STATE), carray(out, ACTIONS, np.int64)
        return picking.pick(kind, pool, room, carray(d, 1, DEALER))

    def weigh(
        pool: Address,
        dealers: Address,
        nodes: Address,
        edges: Address,
        moves: Address,
        notes: Address,
        out: Address,
        plan: Address,
        partners: Number,
        horizon: Number,
        slopes: Address,
        slope_count: Number,
        weights: Address,
        rows: Number,
        traits: Address,
        trait_count: Number,
    ) -> int:
        memory = Memory(
            carray(nodes, NODES, NODE),
            carray(edges, EDGES, EDGE),
            carray(moves, CANDIDATES, MOVE),
            carray(notes, 1, NOTES),
            carray(out, ACTIONS, np.int64),
        )
        outlook = Outlook(
            partners,
            horizon,
            carray(slopes, slope_count, np.float64),
            carray(weights, (rows, trait_count), np.float64),
            carray(traits, trait_count, np.float64),
        )
        return search.weigh(
            Search(
                carray(pool, STATES, STATE),
                carray(pool, (STATES, WORDS), np.int64),
                carray(dealers, DEALERS, DEALER),
                memory,
                carray(plan, 1, PLAN),
                outlook,
            )
        )

    def chosen(
        nodes: Address, edges: Address, moves: Address, notes: Address, out: Address, count: Number
    ) -> int:
        memory = Memory(
            carray(nodes, NODES, NODE),
            carray(edges, EDGES, EDGE),
            carray(moves, CANDIDATES, MOVE),
            carray(notes, 1, NOTES),
            carray(out, ACTIONS, np.int64),
        )
        return search.chosen(memory, count)

    def event_statistics(
        pool: Address,
        dealers: Address,
        nodes: Address,
        edges: Address,
        moves: Address,
        notes: Address,
        out: Address,
        plan: Address,
        partners: Number,
        horizon: Number,
        slopes: Address,
        slope_count: Number,
        weights: Address,
        rows: Number,
        traits: Address,
        trait_count: Number,
        outcomes: Address,
        count: Number,
    ) -> None:
        memory = Memory(
            carray(nodes, NODES, NODE),
            carray(edges, EDGES, EDGE),
            carray(moves, CANDIDATES, MOVE),
            carray(notes, 1, NOTES),
            carray(out, ACTIONS, np.int64),
        )
        outlook = Outlook(
            partners,
            horizon,
            carray(slopes, slope_count, np.float64),
            carray(weights, (rows, trait_count), np.float64),
            carray(traits, trait_count, np.float64),
        )
        evaluation.event_statistics(
            Search(
                carray(pool, STATES, STATE),
                carray(pool, (STATES, WORDS), np.int64),
                carray(dealers, DEALERS, DEALER),
                memory,
                carray(plan, 1, PLAN),
                outlook,
            ),
            carray(outcomes, count, OUTCOME),
        )

    def exp(values: Address, count: Number) -> None:
        row = carray(values, count, np.float64)
        for i in range(count):
            row[i] = floats.exp(row[i])

    def log(values: Address, count: Number) -> None:
        row = carray(values, count, np.float64)
        for i in range(count):
            row[i] = floats.log(row[i])

    return [
        open_stream, below, deal, legal, refusal, attempt, redeal, score, wins, pick, weigh, chosen,
        event_statistics, exp, log,
    ]  # fmt: skip


def asked_entry(asked: Asked, game: Game) -> Function:
    """A function of the rules that views ask: of the state, if it takes one, and of numbers."""
    numbers = "abcd"[: asked.numbers]
    taken = [*(["s: Address"] if asked.of_state else []), *(f"{each}: Number" for each in numbers)]
    given = [*(["carray(s, 1, STATE)[0]"] if asked.of_state else []), *numbers]
    names = {**globals(), "function": asked.function, "STATE": game.rules.STATE}
    exec(f"def entry({', '.join(taken)}):\n    return function({', '.join(given)})", names)
    made: Function = names["entry"]
    return made
