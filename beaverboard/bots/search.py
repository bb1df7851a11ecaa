"""Information-set Monte Carlo tree search: one compiled text for all games.

A playout imagines: all that the seat cannot know is dealt anew, a move is tried, and the match
is played on for some laps, or to its end or the end of the round if that comes before; then
`outlook` says what every seat may expect.

All candidate moves are tried in the same imagined deals (common random numbers), so that luck
weighs on each of them alike and small differences show soon. Candidates that are clearly behind
drop out, and at fixed parts of the playouts the worse half does (sequential halving). The greedy
bot's move is the first candidate, and in doubt it stays.

Below a candidate grows a tree of decisions, the seat's own and the others' (`tree`). Half of the
playouts explore it, half evaluate: only the latter count for the candidates.

The same stream and number of playouts give the same choice.
"""

from typing import Any

import numpy as np

from beaverboard import dealer, engine
from beaverboard.bots import greedy, outlook, playout
from beaverboard.bots.playout import UNLIMITED
from beaverboard.bots.search_data import EXPLORING, IMAGINED, LOTS, PLAYED, WORLD, Memory, Search
from beaverboard.bots.tree import begin_deal, explore, imagine, play_out, reset
from beaverboard.compiled import compile_functions
from beaverboard.dealer import NOTHING

# Tuned; see docs/research/2026-11-search.md
CHECK = 16  # deals between two checks for hopeless candidates
MANY = 64  # deals before the first of them: what is rare may not have happened before
STOP = 5.0  # standard errors behind the best: hopeless
SLACK = 0.001  # of the win: not worth the time
FEW = 4  # deals that prove nothing
KEEP = 1.0  # standard errors by which a move must beat the greedy bot's


def weigh(search: Search) -> int:
    """Fill `memory.moves` for the seat in turn in the state `pool[ROOT]`, and return how many
    candidates are left at the end: the first ones, which have all been tried in the same deals."""
    pool, dealers, memory = search.pool, search.dealers, search.memory
    moves, o, deal = memory.moves, search.outlook, 0
    notes, plan = memory.notes[0], search.plan[0]
    lots = dealers[LOTS]
    for i in range(8):
        dealers[WORLD].key[i] = dealer.word(lots)
    imagine(pool, dealers[WORLD], deal)
    count = list_moves(pool[IMAGINED], memory, lots)
    count = overlook(moves, count, lots, float(plan.overlooked))
    budget = int(plan.playouts)
    count = min(count, budget)
    if count == 1 and not plan.to_the_end:
        return 1
    reset(search)
    stages = 1
    while 1 << stages < count:
        stages += 1
    for stage in range(stages):
        until = budget * (stage + 1) // stages
        while notes.playouts + count <= until or deal == 0:
            begin_deal(search, deal)
            evaluate(search, count, deal)
            deal += 1
            notes.playouts += count
            if deal >= FEW and notes.playouts + count <= until:
                begin_deal(search, EXPLORING + deal)
                for i in range(count):
                    action = int(moves[i].action)
                    explore(pool, dealers, memory, o, EXPLORING + deal, action)
                notes.playouts += count
            if deal >= MANY and deal % CHECK == 0 and not plan.to_the_end:
                count = drop_hopeless(moves, count)
                if count == 1:
                    return 1
        if stage + 1 < stages:
            count = halve(moves, count, int(notes.greedy_move))
    return count


def list_moves(s: Any, memory: Memory, lots: Any) -> int:
    """The legal moves: the greedy bot's first, the others in any order."""
    moves, out, notes = memory.moves, memory.out, memory.notes[0]
    greedy_move = greedy.greedy(s, out, lots)
    count = engine.legal(s, out)
    for i in range(count):
        if out[i] == greedy_move:
            out[i] = out[0]
            out[0] = greedy_move
    for i in range(count - 1, 1, -1):
        j = 1 + dealer.below(lots, i)
        action = out[i]
        out[i] = out[j]
        out[j] = action
    notes.moves = count
    notes.playouts = 0
    notes.greedy_move = greedy_move
    for i in range(count):
        move = moves[i]
        move.action = out[i]
        move.visits = 0
        move.share = 0.0
        move.squares = 0.0
        move.score = 0.0
        move.lead = 0.0
        move.lead_squares = 0.0
    return count


def overlook(moves: np.ndarray, count: int, lots: Any, part: float) -> int:
    """Leave out about that part of the moves, whichever, but never all."""
    if part == 0 or count == 1:
        return count
    kept = 0
    for i in range(count):
        if dealer.word(lots) >= part * 2.0**32:
            exchange(moves, i, kept)
            kept += 1
    return max(1, kept)


def evaluate(search: Search, count: int, deal: int) -> None:
    """One playout of every candidate, all in the same deal."""
    pool, dealers, memory = search.pool, search.dealers, search.memory
    moves, notes, o = memory.moves, memory.notes[0], search.outlook
    seat, this_round = int(pool[IMAGINED].turn), outlook.round_of(pool[IMAGINED])
    to_the_end = bool(search.plan[0].to_the_end)
    mean = 0.0
    for i in range(count):
        move = moves[i]
        play_out(pool, dealers, memory, o, deal, int(move.action))
        share = notes.shares[seat]
        move.visits += 1
        move.share += share
        move.squares += share * share
        if to_the_end:
            playout.play_on(pool[PLAYED], dealers[WORLD], memory.out, this_round, UNLIMITED)
        move.score += outlook.final_score(pool[PLAYED], seat, o)
        move.latest = share
        mean += share / count
    spread = 0.0
    for i in range(count):
        move = moves[i]
        lead = move.latest - mean
        move.lead += lead
        move.lead_squares += lead * lead
        spread += variance(move.share, move.squares, deal + 1) / count
    if deal + 1 >= CHECK:
        notes.spread = np.sqrt(spread) + 0.01


def variance(total: float, squares: float, count: int) -> float:
    return max(0.0, squares / count - (total / count) ** 2)


# Which candidates stay


def drop_hopeless(moves: np.ndarray, count: int) -> int:
    """Drop the candidates that are behind the best by more than chance explains."""
    best = 0
    for i in range(count):
        if moves[i].lead > moves[best].lead:
            best = i
    kept = 0
    for i in range(count):
        if i == best or not is_behind(moves, i, best, STOP, SLACK):
            exchange(moves, i, kept)
            if i == best:
                best = kept
            kept += 1
    return kept


def is_behind(moves: np.ndarray, i: int, best: int, errors: float, slack: float) -> bool:
    """By more than so many standard errors of the difference; `slack` is no difference."""
    deals = int(moves[best].visits)
    if deals < FEW:
        return False
    error = np.sqrt(
        (
            variance(moves[i].lead, moves[i].lead_squares, deals)
            + variance(moves[best].lead, moves[best].lead_squares, deals)
        )
        / deals
    )
    return (moves[best].lead - moves[i].lead) / deals + slack > errors * error


def halve(moves: np.ndarray, count: int, greedy_move: int) -> int:
    """Sequential halving: keep the better half, best first, and the greedy bot's move."""
    half = (count + 1) // 2
    for i in range(half):
        top = i
        for j in range(i + 1, count):
            if moves[j].lead > moves[top].lead:
                top = j
        exchange(moves, i, top)
    for j in range(half, count):
        if moves[j].action == greedy_move:
            exchange(moves, half, j)
            return half + 1
    return half


def exchange(moves: np.ndarray, i: int, j: int) -> None:
    if i != j:
        last = len(moves) - 1
        moves[last] = moves[i]
        moves[i] = moves[j]
        moves[j] = moves[last]


def chosen(memory: Memory, count: int) -> int:
    """The action, when the moves are weighed: the best, if it surely beats the greedy bot's."""
    moves, top, first = memory.moves, 0, NOTHING
    for i in range(count):
        if moves[i].lead > moves[top].lead:
            top = i
        if moves[i].action == memory.notes[0].greedy_move:
            first = i
    if first != NOTHING and not is_behind(moves, first, top, KEEP, 0.0):
        return int(moves[first].action)
    return int(moves[top].action)


compile_functions(__name__, whole=("weigh",))
