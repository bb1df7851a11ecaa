"""A playout of the search, and the tree that grows below a candidate move.

A node is the information set of the seat in turn: what it knew when the imagined deal began, and
what it did and saw since. So nobody decides by what they cannot know, and everybody for their own
good. At a node the greedy bot's move comes first; the more visits, the more of those that looked
best when the node was made are tried (progressive widening).

Half of the playouts evaluate: at every node everybody takes the edge with the best lower confidence
bound. The other half explore: once, somebody takes the edge with the best upper confidence bound
instead. What comes of that updates this node and those below it, but none above it: a move below
which there is much to explore must not look worse for it.

Nodes and edges have a fixed number of places; when these are used up, the tree stops growing.
"""

from typing import Any

import numpy as np

from beaverboard import dealer, engine, floats
from beaverboard.bots import greedy, outlook
from beaverboard.bots.outlook import Outlook
from beaverboard.bots.search_data import (
    DEPTH,
    EXPANSION,
    IMAGINED,
    INFORMATION,
    PLAYED,
    ROOT,
    TRIAL,
    TRIED,
    WIDEST,
    WORLD,
    Memory,
    Search,
)
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

AS_GREEDY = -2  # the action of an edge: whatever the greedy bot does

# Tuned; see docs/research/2026-11-search.md
WIDEN = 0.5  # moves looked at, by the square root of the visits
EXPLORE = 1.0  # of the spread of all shares

# Imagined deals


def reset(search: Search) -> None:
    """Empty the tree."""
    dealers, nodes = search.dealers, search.memory.nodes
    notes, budget = search.memory.notes[0], int(search.plan[0].playouts)
    notes.places = 64
    while notes.places < 4 * budget and notes.places < len(nodes):
        notes.places *= 2
    for i in range(notes.places):
        nodes[i].key = 0
    notes.nodes = 0
    notes.edges = 0
    notes.may_explore = 0
    notes.spread = 0.3
    dealer.open_stream(dealers[TRIAL], dealers[WORLD].key, IMAGINATION, EXPANSION)


def begin_deal(search: Search, deal: int) -> None:
    """Imagine a deal, and note the information sets of the seats in it."""
    pool, raw, dealers = search.pool, search.raw, search.dealers
    imagine(pool, dealers[WORLD], deal)
    s, notes = pool[IMAGINED], search.memory.notes[0]
    for p in range(s.seats):
        # The seat in turn knows the same in all deals.
        notes.initial_keys[p] = 0 if p == s.turn else information_set(pool, raw, dealers, p)


def imagine(pool: np.ndarray, d: Any, deal: int) -> None:
    """Deal anew all that the seat in turn at the root cannot know."""
    d.calling = 0
    pool[IMAGINED] = pool[ROOT]
    s = pool[IMAGINED]
    dealer.open_stream(d, d.key, IMAGINATION, 2 * deal)
    engine.redeal(s, int(s.turn), d)


def information_set(pool: np.ndarray, raw: np.ndarray, dealers: np.ndarray, p: int) -> int:
    """A key of all that a seat knows in the imagined deal: deals that it cannot tell apart become
    equal when all that it cannot know is dealt anew in the same order."""
    d = dealers[TRIAL]
    pool[TRIED] = pool[IMAGINED]
    dealer.open_stream(d, dealers[WORLD].key, IMAGINATION, INFORMATION)
    d.in_order = True
    engine.redeal(pool[TRIED], p, d)
    d.in_order = False
    return key_of(raw[TRIED])


# A playout


def explore(
    pool: np.ndarray, dealers: np.ndarray, memory: Memory, o: Outlook, deal: int, action: int
) -> None:
    """A playout in which somebody may take an edge that does not look best."""
    memory.notes[0].may_explore = 1
    play_out(pool, dealers, memory, o, deal, action)
    memory.notes[0].may_explore = 0


def play_out(
    pool: np.ndarray, dealers: np.ndarray, memory: Memory, o: Outlook, deal: int, action: int
) -> None:
    """Play an action in the imagined deal and then on; note what the seats may expect, and update
    the edges on the way."""
    d, notes = dealers[WORLD], memory.notes[0]
    pool[PLAYED] = pool[IMAGINED]
    s = pool[PLAYED]
    this_round = outlook.round_of(s)
    dealer.open_stream(d, d.key, IMAGINATION, 2 * deal + 1)
    play_on(pool, dealers, memory, o, action)
    outlook.shares(s, o, this_round, notes.shares)
    for i in range(notes.updated, notes.depth):
        edge = memory.edges[notes.path[i]]
        edge.visits += 1
        edge.total += notes.shares[notes.whose[i]]


def play_on(pool: np.ndarray, dealers: np.ndarray, memory: Memory, o: Outlook, action: int) -> None:
    """Down the tree, then as the greedy bot would, as many turns as the outlook wants."""
    d, notes = dealers[WORLD], memory.notes[0]
    out, s = memory.out, pool[PLAYED]
    this_round, seat, turns = outlook.round_of(s), int(s.turn), 0
    notes.depth = notes.updated = 0
    for p in range(s.seats):
        notes.keys[p] = notes.initial_keys[p]
    in_tree = True  # or about to grow it
    p = seat
    while True:
        d.calling = int(in_tree)
        d.called = 0
        notes.keys[p] = mixed(int(notes.keys[p]), action)
        engine.play(s, action, d)
        if s.over or outlook.round_of(s) != this_round:
            break
        if s.turn != p:
            turns += 1
            if turns == o.horizon:
                break
        p = int(s.turn)
        action = NOTHING
        if in_tree:
            for q in range(s.seats):
                notes.keys[q] = with_events(int(notes.keys[q]), d, q)
            action = step_down(pool, dealers, memory, o)
            # Others are met with new cards all the time: their nodes may well be new ones.
            in_tree = action != NOTHING or p != seat
        if action == NOTHING:
            action = greedy.greedy(s, out, d)
    d.calling = 0


def step_down(pool: np.ndarray, dealers: np.ndarray, memory: Memory, o: Outlook) -> int:
    """The action at the node of the seat in turn; NOTHING where the tree ends, having grown by a
    node if there is place."""
    nodes, notes, s = memory.nodes, memory.notes[0], pool[PLAYED]
    key = mixed(int(notes.keys[s.turn]), int(s.turn)) | 1 << 62
    at = find(nodes, notes, key)
    if at == NOTHING or notes.depth == DEPTH:
        return NOTHING
    node = nodes[at]
    if node.key == 0:
        node.key = key
        node.visits = 1
        node.count = 0
        notes.nodes += 1
        return NOTHING
    if node.count == 0 and not expand(pool, dealers, memory, o, at):
        return NOTHING
    node.visits += 1
    edge = best_edge(s, memory, at)
    if notes.may_explore:
        tried = edge_to_explore(s, memory, at)
        if tried != edge:
            edge = tried
            notes.may_explore = 0
            notes.updated = notes.depth
    notes.path[notes.depth] = edge
    notes.whose[notes.depth] = s.turn
    notes.depth += 1
    action = int(memory.edges[edge].action)
    return greedy.greedy(s, memory.out, dealers[WORLD]) if action == AS_GREEDY else action


# Keys of information sets


def with_events(key: int, d: Any, seat: int) -> int:
    """Mix what the seat saw of the last move into a key."""
    for i in range(min(int(d.called), EVENTS)):
        event = d.event[i]
        visible = event[SEEN] == EVERYONE or event[SEEN] >> seat & 1 == 1
        card = int(event[CARD]) if visible else NOTHING - 1
        moved = int(event[SOURCE]) * 2**17 + int(event[TARGET])
        told = (int(event[WHAT]) * 64 + int(event[SEAT])) * 256 + card
        key = mixed(mixed(key, told * 2**34 + moved), int(event[VALUE]))
    return key


KEY_BITS = (1 << 63) - 1
FACTOR = 0x2545F4914F6CDD1D


def mixed(key: int, number: int) -> int:
    """A key of 63 bits. Only the low half of the product is used, which is the same whether
    integers overflow or not."""
    product = (((key ^ number) & KEY_BITS) * FACTOR) & KEY_BITS
    return product ^ (product >> 32)


def key_of(words: np.ndarray) -> int:
    """In four parts, which a processor reckons side by side; records fill whole cache lines."""
    a, b, c, d = 1, 2, 3, 4
    for i in range(0, len(words), 4):
        a = mixed(a, int(words[i]))
        b = mixed(b, int(words[i + 1]))
        c = mixed(c, int(words[i + 2]))
        d = mixed(d, int(words[i + 3]))
    return mixed(mixed(a, b), mixed(c, d))


# Nodes and edges


def find(nodes: np.ndarray, notes: Any, key: int) -> int:
    """The place of a node, or one where it can be put; NOTHING if the tree is full."""
    last = int(notes.places) - 1
    at = (key ^ key >> 20) & last
    while nodes[at].key != 0:
        if nodes[at].key == key:
            return at
        at = (at + 1) & last
    return at if 4 * notes.nodes < 3 * notes.places else NOTHING


def expand(pool: np.ndarray, dealers: np.ndarray, memory: Memory, o: Outlook, at: int) -> bool:
    """Give a node its edges: the greedy bot's move, then those that look best at once, best
    first. Whether there was place."""
    node, notes, s = memory.nodes[at], memory.notes[0], pool[PLAYED]
    edges, out = memory.edges, memory.out
    if notes.edges + WIDEST > len(edges):
        return False
    greedy_move = greedy.greedy(s, out, dealers[WORLD])
    count = engine.legal(s, out)
    node.first = notes.edges
    node.count = 1
    put_edge(edges, int(node.first), AS_GREEDY, 0.0)
    for i in range(count):
        if out[i] != greedy_move:
            value = value_after(pool, dealers[TRIAL], o, notes.shares, int(out[i]))
            j = int(node.count)
            if j < WIDEST:
                node.count += 1
            elif edges[node.first + j - 1].total < value:
                j -= 1
            else:
                continue
            while j > 1 and edges[node.first + j - 1].total < value:
                edges[node.first + j] = edges[node.first + j - 1]
                j -= 1
            put_edge(edges, int(node.first) + j, int(out[i]), value)
    for j in range(node.first, node.first + node.count):
        edges[j].total = 0.0
    notes.edges += node.count
    return True


def put_edge(edges: np.ndarray, at: int, action: int, total: float) -> None:
    edge = edges[at]
    edge.action = action
    edge.visits = 0
    edge.total = total


def value_after(pool: np.ndarray, d: Any, o: Outlook, shares: np.ndarray, action: int) -> float:
    """What the seat in turn may expect right after an action."""
    pool[TRIED] = pool[PLAYED]
    s = pool[TRIED]
    this_round, p = outlook.round_of(s), int(s.turn)
    engine.play(s, action, d)
    outlook.shares(s, o, this_round, shares)
    return float(shares[p])


def edge_to_explore(s: Any, memory: Memory, at: int) -> int:
    """The edge with the best upper confidence bound, of as many as the visits allow."""
    node, edges = memory.nodes[at], memory.edges
    wide = min(int(node.count), 1 + int(WIDEN * np.sqrt(node.visits)))
    margin = EXPLORE * memory.notes[0].spread * np.sqrt(floats.log(float(node.visits)))
    most, result = -1.0, int(node.first)
    for j in range(node.first, node.first + wide):
        edge = edges[j]
        if j > node.first and engine.refusal(s, int(edge.action)) != 0:
            continue  # two information sets have the same key
        if edge.visits == 0:
            return j
        bound = edge.total / edge.visits + margin / np.sqrt(edge.visits)
        if bound > most:
            most, result = bound, j
    return result


def best_edge(s: Any, memory: Memory, at: int) -> int:
    """The edge with the best lower confidence bound."""
    node, edges = memory.nodes[at], memory.edges
    most, result = -np.inf, int(node.first)
    for j in range(node.first, node.first + node.count):
        edge = edges[j]
        if edge.visits == 0 or (j > node.first and engine.refusal(s, int(edge.action)) != 0):
            continue
        bound = edge.total / edge.visits - memory.notes[0].spread / np.sqrt(edge.visits)
        if bound > most:
            most, result = bound, j
    return result


compile_functions(__name__)
