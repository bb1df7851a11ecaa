"""Information-set Monte Carlo tree search: one compiled text for all games.

A playout imagines: all that the seat cannot know is dealt anew, a move is tried, the others
answer as the greedy bot would, and the match is played on to its end or to the end of the
round, where `outlook` says what the seat may expect.

All moves of the seat are tried in the same imagined deals, so that luck weighs on each of
them alike and small differences show soon. Moves that are clearly behind drop out; at fixed
parts of the playouts the worse half does. The greedy bot's move is the first candidate, and
in doubt it stays.

Below a move grows a tree of the seat's further decisions. An edge is an action and what the
seat saw happen between it and its next decision, so the seat never decides by what it cannot
know. At a node the greedy bot's move is tried first; the more visits, the more of the others
(progressive widening), the most promising more often (upper confidence bounds).

The same stream and number of playouts give the same choice. Nodes and edges have a fixed
number of places; when these are used up, the tree stops growing.
"""

from typing import Any, NamedTuple

import numpy as np

from beaverboard import dealer, engine
from beaverboard.bots import greedy, outlook
from beaverboard.compiled import compile_functions
from beaverboard.dealer import (
    CARD,
    EVENTS,
    EVERYONE,
    IMAGINATION,
    NOTHING,
    SEAT,
    SEEN,
    SOURCE,
    TARGET,
    VALUE,
    WHAT,
)

NODES = 2**15  # a power of two
EDGES = 2**18
DEPTH = 64  # of the tree, in decisions of the seat

# The states and dealers of a search: the match and the bot's own stream are the caller's.
STATES = DEALERS = 3
ROOT, IMAGINED, PLAYED = range(STATES)
DEALS, LOTS, WORLD = range(DEALERS)

NODE = np.dtype(
    [
        ("key", np.int64),  # 0 where the place is free
        ("visits", np.int32),
        ("first", np.int32),  # edge
        ("count", np.int32),  # of edges, 0 before the second visit
        ("padding", np.int32),
    ]
)
EDGE = np.dtype([("total", np.float64), ("visits", np.int32), ("action", np.int32)])
MOVE = np.dtype(
    [
        ("action", np.int64),
        ("visits", np.int64),
        ("share", np.float64),  # sums over its playouts, from here on
        ("squares", np.float64),
        ("score", np.float64),
        ("ahead", np.float64),  # of the mean of all moves in the same deal
        ("ahead_squares", np.float64),
        ("latest", np.float64),  # share in the deal being played
    ]
)
NOTES = np.dtype(
    [
        ("edges", np.int64),  # used
        ("nodes", np.int64),  # used
        ("places", np.int64),  # of nodes in this search
        ("depth", np.int64),
        ("path", np.int64, (DEPTH,)),  # edges of this playout
        ("moves", np.int64),  # legal ones
        ("favourite", np.int64),  # the greedy bot's move
        ("spread", np.float64),  # of the shares seen so far
    ]
)

# What a caller asks for
PLAYOUTS, PARTNERS, OVERLOOKED, TO_THE_END = range(4)

# Tuned; see docs/strength.md
LOOK = 16  # deals between two looks at who is hopeless
STOP = 3.0  # standard errors behind the best: hopeless
SLACK = 0.001  # of the win: not worth the time
FEW = 4  # deals that prove nothing
KEEP = 1.0  # standard errors by which a move must beat the greedy bot's
WIDEN = 0.5  # moves looked at, by the square root of the visits
EXPLORE = 1.0  # of the spread of all shares


class Memory(NamedTuple):
    """All that a search writes to; made once, used for every move."""

    nodes: np.ndarray
    edges: np.ndarray
    moves: np.ndarray
    notes: np.ndarray
    out: np.ndarray


def weigh(
    pool: np.ndarray, dealers: np.ndarray, memory: Memory, plan: np.ndarray, slopes: np.ndarray
) -> int:
    """Fill `memory.moves` for the seat in turn in the state `pool[ROOT]`, and return how many of
    them are in the race at the end: the first ones, which have all been tried in the same deals."""
    moves, lots, d = memory.moves, dealers[LOTS], dealers[WORLD]
    for i in range(8):
        d.key[i] = dealer.word(lots)
    d.calling = 0
    spent = deal = 0
    imagine(pool, d, deal)
    alive = list_moves(pool[IMAGINED], memory, lots)
    alive = overlook(moves, alive, lots, plan[OVERLOOKED])
    budget = int(plan[PLAYOUTS])
    alive = min(alive, budget)
    if alive == 1 and not plan[TO_THE_END]:
        return 1
    forget(memory, budget)
    stages = 1
    while 1 << stages < alive:
        stages += 1
    for stage in range(stages):
        until = budget * (stage + 1) // stages
        while spent + alive <= until or deal == 0:
            imagine(pool, d, deal)
            try_moves(pool, d, memory, alive, deal, plan, slopes)
            deal += 1
            spent += alive
            if deal % LOOK == 0 and not plan[TO_THE_END]:
                alive = drop_hopeless(moves, alive)
                if alive == 1:
                    return 1
        if stage + 1 < stages:
            alive = keep_half(moves, alive, int(memory.notes[0].favourite))
    return alive


def imagine(pool: np.ndarray, d: Any, deal: int) -> None:
    pool[IMAGINED] = pool[ROOT]
    s = pool[IMAGINED]
    dealer.open_stream(d, d.key, IMAGINATION, 2 * deal)
    engine.redeal(s, int(s.turn), d)


def list_moves(s: Any, memory: Memory, lots: Any) -> int:
    """The legal moves: the greedy bot's first, the others in any order."""
    moves, out = memory.moves, memory.out
    favourite = greedy.greedy(s, out, lots)
    count = engine.legal(s, out)
    for i in range(count):
        if out[i] == favourite:
            out[i] = out[0]
            out[0] = favourite
    for i in range(count - 1, 1, -1):
        j = 1 + dealer.below(lots, i)
        action = out[i]
        out[i] = out[j]
        out[j] = action
    memory.notes[0].moves = count
    memory.notes[0].favourite = favourite
    for i in range(count):
        move = moves[i]
        move.action = out[i]
        move.visits = 0
        move.share = 0.0
        move.squares = 0.0
        move.score = 0.0
        move.ahead = 0.0
        move.ahead_squares = 0.0
    return count


def overlook(moves: np.ndarray, count: int, lots: Any, part: float) -> int:
    """Of the moves, leave out about that part, whichever, but never all."""
    if part == 0 or count == 1:
        return count
    kept = 0
    for i in range(count):
        if dealer.word(lots) >= part * 2.0**32:
            exchange(moves, i, kept)
            kept += 1
    return max(1, kept)


def forget(memory: Memory, budget: int) -> None:
    notes = memory.notes[0]
    notes.places = 64
    while notes.places < 2 * budget and notes.places < len(memory.nodes):
        notes.places *= 2
    for i in range(notes.places):
        memory.nodes[i].key = 0
    notes.nodes = 0
    notes.edges = 0
    notes.spread = 0.3


def try_moves(
    pool: np.ndarray,
    d: Any,
    memory: Memory,
    alive: int,
    deal: int,
    plan: np.ndarray,
    slopes: np.ndarray,
) -> None:
    """One playout of every move that is still in the race, all in the same deal."""
    moves = memory.moves
    seat, partners = int(pool[IMAGINED].turn), int(plan[PARTNERS])
    mean = 0.0
    for i in range(alive):
        move = moves[i]
        pool[PLAYED] = pool[IMAGINED]
        s = pool[PLAYED]
        dealer.open_stream(d, d.key, IMAGINATION, 2 * deal + 1)
        play_on(s, d, memory, seat, int(move.action))
        share = outlook.share(s, seat, partners, slopes)
        learn(memory, share)
        move.visits += 1
        move.share += share
        move.squares += share * share
        move.score += outlook.final_score(s, seat, slopes)
        move.latest = share
        mean += share / alive
    spread = 0.0
    for i in range(alive):
        move = moves[i]
        ahead = move.latest - mean
        move.ahead += ahead
        move.ahead_squares += ahead * ahead
        spread += variance(move.share, move.squares, deal + 1) / alive
    if deal + 1 >= LOOK:
        memory.notes[0].spread = np.sqrt(spread) + 0.01


def variance(total: float, squares: float, count: int) -> float:
    return max(0.0, squares / count - (total / count) ** 2)


# A playout


def play_on(s: Any, d: Any, memory: Memory, seat: int, action: int) -> None:
    """Play the action and then on: down the tree, then as the greedy bot would."""
    notes, out = memory.notes[0], memory.out
    notes.depth = 0
    this_round = outlook.round_of(s)
    key = mixed(1, action)
    d.calling = 1
    while True:
        d.called = 0
        engine.play(s, action, d)
        key = seen(key, d, seat)
        if s.over or outlook.round_of(s) != this_round:
            break
        if s.turn != seat:
            action = greedy.greedy(s, out, d)
        else:
            action = step_down(s, d, memory, key)
            if action == NOTHING:
                break
            key = mixed(key, action)
    d.calling = 0
    while not s.over and outlook.round_of(s) == this_round:
        engine.play(s, greedy.greedy(s, out, d), d)


def seen(key: int, d: Any, seat: int) -> int:
    """Mix what the seat saw of the last move into a key."""
    for i in range(min(int(d.called), EVENTS)):
        event = d.event[i]
        visible = event[SEEN] == EVERYONE or event[SEEN] >> seat & 1 == 1
        key = mixed(key, int(event[WHAT]) * 64 + int(event[SEAT]))
        key = mixed(key, int(event[CARD]) if visible else NOTHING - 1)
        key = mixed(key, int(event[SOURCE]) * 65536 + int(event[TARGET]))
        key = mixed(key, int(event[VALUE]))
    return key


KEY_BITS = (1 << 43) - 1


def mixed(key: int, number: int) -> int:
    """A key of 43 bits, which a factor of 20 bits does not carry beyond an int64."""
    product = ((key ^ (number & KEY_BITS)) & KEY_BITS) * 0xD8A5B
    return (product ^ (product >> 23)) & KEY_BITS


def step_down(s: Any, d: Any, memory: Memory, key: int) -> int:
    """The action at the node of that key; NOTHING where the tree ends, having grown by a
    node if there is place."""
    nodes, notes = memory.nodes, memory.notes[0]
    at = find(nodes, notes, key | 1 << 43)
    if at == NOTHING or notes.depth == DEPTH:
        return NOTHING
    node = nodes[at]
    if node.key == 0:
        node.key = key | 1 << 43
        node.visits = 1
        node.count = 0
        notes.nodes += 1
        return NOTHING
    if node.count == 0 and not expand(s, d, memory, at):
        return NOTHING
    node.visits += 1
    edge = promising(memory, at)
    if engine.refusal(s, int(memory.edges[edge].action)) != 0:
        return NOTHING  # two keys fell together
    notes.path[notes.depth] = edge
    notes.depth += 1
    return int(memory.edges[edge].action)


def find(nodes: np.ndarray, notes: Any, key: int) -> int:
    """The place of a node, or one where it can be put; NOTHING if the tree is full."""
    last = int(notes.places) - 1
    at = (key ^ key >> 20) & last
    while nodes[at].key != 0:
        if nodes[at].key == key:
            return at
        at = (at + 1) & last
    return at if 4 * notes.nodes < 3 * notes.places else NOTHING


def expand(s: Any, d: Any, memory: Memory, at: int) -> bool:
    """Give a node its edges, in the order of `list_moves`; whether there was place."""
    node, notes, out = memory.nodes[at], memory.notes[0], memory.out
    favourite = greedy.greedy(s, out, d)
    count = engine.legal(s, out)
    if notes.edges + count > len(memory.edges):
        return False
    node.first = notes.edges
    node.count = count
    notes.edges += count
    turn = int(node.key >> 3) % count
    for i in range(count):
        edge = memory.edges[node.first + i]
        edge.action = out[(i + turn) % count]
        edge.visits = 0
        edge.total = 0.0
        if edge.action == favourite and i > 0:
            first = memory.edges[node.first]
            edge.action = first.action
            first.action = favourite
    return True


def promising(memory: Memory, at: int) -> int:
    node, edges = memory.nodes[at], memory.edges
    wide = min(int(node.count), 1 + int(WIDEN * np.sqrt(node.visits)))
    daring = EXPLORE * memory.notes[0].spread * np.sqrt(np.log(node.visits))
    most, result = -1.0, int(node.first)
    for j in range(node.first, node.first + wide):
        edge = edges[j]
        if edge.visits == 0:
            return j
        bound = edge.total / edge.visits + daring / np.sqrt(edge.visits)
        if bound > most:
            most, result = bound, j
    return result


def learn(memory: Memory, share: float) -> None:
    notes = memory.notes[0]
    for i in range(notes.depth):
        edge = memory.edges[notes.path[i]]
        edge.visits += 1
        edge.total += share


# Who stays in the race


def drop_hopeless(moves: np.ndarray, alive: int) -> int:
    """Leave out the moves that are behind the best by more than chance explains."""
    lead = 0
    for i in range(alive):
        if moves[i].ahead > moves[lead].ahead:
            lead = i
    kept = 0
    for i in range(alive):
        if i == lead or not is_behind(moves, i, lead, STOP, SLACK):
            exchange(moves, i, kept)
            kept += 1
    return kept


def is_behind(moves: np.ndarray, i: int, lead: int, doubt: float, slack: float) -> bool:
    """By more than so many standard errors of the difference; `slack` is no difference."""
    deals = int(moves[lead].visits)
    if deals < FEW:
        return False
    error = np.sqrt(
        (
            variance(moves[i].ahead, moves[i].ahead_squares, deals)
            + variance(moves[lead].ahead, moves[lead].ahead_squares, deals)
        )
        / deals
    )
    return (moves[lead].ahead - moves[i].ahead) / deals + slack > doubt * error


def keep_half(moves: np.ndarray, alive: int, favourite: int) -> int:
    """The better half, best first, and the favourite."""
    half = (alive + 1) // 2
    for i in range(half):
        top = i
        for j in range(i + 1, alive):
            if moves[j].ahead > moves[top].ahead:
                top = j
        exchange(moves, i, top)
    for j in range(half, alive):
        if moves[j].action == favourite:
            exchange(moves, half, j)
            return half + 1
    return half


def exchange(moves: np.ndarray, i: int, j: int) -> None:
    if i != j:
        last = len(moves) - 1
        moves[last] = moves[i]
        moves[i] = moves[j]
        moves[j] = moves[last]


def chosen(memory: Memory, alive: int) -> int:
    """The action, when the moves are weighed."""
    return int(memory.moves[best(memory.moves, alive, int(memory.notes[0].favourite))].action)


def best(moves: np.ndarray, alive: int, favourite: int) -> int:
    top, first = 0, NOTHING
    for i in range(alive):
        if moves[i].ahead > moves[top].ahead:
            top = i
        if moves[i].action == favourite:
            first = i
    if first != NOTHING and not is_behind(moves, first, top, KEEP, 0.0):
        return first
    return top


compile_functions(__name__)
