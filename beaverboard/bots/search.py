"""Information-set Monte Carlo tree search: one compiled text for all games.

A playout imagines: all that the seat cannot know is dealt anew, a move is tried, and the match
is played on for some laps, or to its end or the end of the round if that comes before; then
`outlook` says what every seat may expect.

All moves of the seat are tried in the same imagined deals, so that luck weighs on each of
them alike and small differences show soon. Moves that are clearly behind drop out; at fixed
parts of the playouts the worse half does. The greedy bot's move is the first candidate, and
in doubt it stays.

Below a move grows a tree of decisions, the seat's own and the others'. A node is known by all
that the seat in turn there knows: what it knew at the beginning of the imagined deal, and what it
did and saw since. So nobody decides by what they cannot know, and everybody for their own
good. At a node the greedy bot's move is tried first; the more visits, the more of those that
looked best when the node was made (progressive widening), the most promising more often (upper
confidence bounds).

Trying costs, and a move after which there is much to try must not pay for it. So some deals teach
and the others count. In those that count, everybody does at every node what has surely been best
so far. In those that teach, somebody does something else, once: what comes of it teaches that node
and those below it, where all do their best again, but none above it.

The same stream and number of playouts give the same choice. Nodes and edges have a fixed
number of places; when these are used up, the tree stops growing.
"""

from typing import Any, NamedTuple

import numpy as np

from beaverboard import dealer, engine
from beaverboard.bots import greedy, outlook
from beaverboard.bots.outlook import SEATS, Outlook
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
DEPTH = 64  # of the tree, in decisions
WIDEST = 8  # edges of a node at most
FOLLOW = -2  # the action of an edge: whatever the greedy bot does

# The states and dealers of a search: the match and the bot's own stream are the caller's.
STATES = DEALERS = 4
ROOT, IMAGINED, PLAYED, TRIED = range(STATES)
DEALS, LOTS, WORLD, TRIAL = range(DEALERS)
# The streams of an imagined world: two a deal, and these
TRYING, KNOWING = 2**31, 2**31 + 1
LESSONS = 2**29  # the deals that teach are numbered from here on

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
        ("trying", np.int64),  # somebody may still do something else in this playout
        ("depth", np.int64),
        ("taught", np.int64),  # the first on the path that learns from this playout
        ("path", np.int64, (DEPTH,)),  # edges of this playout
        ("whose", np.int64, (DEPTH,)),  # and the seats that took them
        ("knew", np.int64, (SEATS,)),  # keys of what the seats knew when the deal began
        ("knows", np.int64, (SEATS,)),  # and of what they know now
        ("shares", np.float64, (SEATS,)),  # what they may expect
        ("moves", np.int64),  # legal ones
        ("playouts", np.int64),  # used so far
        ("favourite", np.int64),  # the greedy bot's move
        ("spread", np.float64),  # of the shares seen so far
    ]
)

# What a caller asks for
PLAYOUTS, PARTNERS, OVERLOOKED, HORIZON, TO_THE_END = range(5)

# Tuned; see docs/strength.md
LOOK = 16  # deals between two looks at who is hopeless
MANY = 64  # deals before the first of them: what is rare may not have happened before
STOP = 5.0  # standard errors behind the best: hopeless
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
    pool: np.ndarray,
    words: np.ndarray,
    dealers: np.ndarray,
    memory: Memory,
    plan: np.ndarray,
    o: Outlook,
) -> int:
    """Fill `memory.moves` for the seat in turn in the state `pool[ROOT]`, and return how many of
    them are in the race at the end: the first ones, which have all been tried in the same deals.
    `words` are the states of the pool as numbers."""
    moves, lots = memory.moves, dealers[LOTS]
    notes, deal = memory.notes[0], 0
    for i in range(8):
        dealers[WORLD].key[i] = dealer.word(lots)
    imagine(pool, dealers[WORLD], deal)
    alive = list_moves(pool[IMAGINED], memory, lots)
    alive = overlook(moves, alive, lots, plan[OVERLOOKED])
    budget = int(plan[PLAYOUTS])
    alive = min(alive, budget)
    if alive == 1 and not plan[TO_THE_END]:
        return 1
    forget(dealers, memory, budget)
    stages = 1
    while 1 << stages < alive:
        stages += 1
    for stage in range(stages):
        until = budget * (stage + 1) // stages
        while notes.playouts + alive <= until or deal == 0:
            begin(pool, words, dealers, memory, deal)
            try_moves(pool, dealers, memory, alive, deal, plan, o)
            deal += 1
            notes.playouts += alive
            if deal >= FEW and notes.playouts + alive <= until:
                begin(pool, words, dealers, memory, LESSONS + deal)
                for i in range(alive):
                    learn(pool, dealers, memory, LESSONS + deal, int(moves[i].action), plan, o)
                notes.playouts += alive
            if deal >= MANY and deal % LOOK == 0 and not plan[TO_THE_END]:
                alive = drop_hopeless(moves, alive)
                if alive == 1:
                    return 1
        if stage + 1 < stages:
            alive = keep_half(moves, alive, int(notes.favourite))
    return alive


def begin(
    pool: np.ndarray, words: np.ndarray, dealers: np.ndarray, memory: Memory, deal: int
) -> None:
    """Imagine a deal, and note what the seats know in it."""
    imagine(pool, dealers[WORLD], deal)
    s, notes = pool[IMAGINED], memory.notes[0]
    for p in range(s.seats):
        # What the seat in turn knows is the same in all deals.
        notes.knew[p] = 0 if p == s.turn else knowledge(pool, words, dealers, p)


def knowledge(pool: np.ndarray, words: np.ndarray, dealers: np.ndarray, p: int) -> int:
    """A key of all that a seat knows in the imagined deal: those that it cannot tell apart become
    equal when all that it cannot know is dealt anew with the same stream."""
    pool[TRIED] = pool[IMAGINED]
    dealer.open_stream(dealers[TRIAL], dealers[WORLD].key, IMAGINATION, KNOWING)
    engine.redeal(pool[TRIED], p, dealers[TRIAL])
    return key_of(words[TRIED])


def imagine(pool: np.ndarray, d: Any, deal: int) -> None:
    d.calling = 0
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
    memory.notes[0].playouts = 0
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


def forget(dealers: np.ndarray, memory: Memory, budget: int) -> None:
    notes = memory.notes[0]
    notes.places = 64
    while notes.places < 4 * budget and notes.places < len(memory.nodes):
        notes.places *= 2
    for i in range(notes.places):
        memory.nodes[i].key = 0
    notes.nodes = 0
    notes.edges = 0
    notes.trying = 0
    notes.spread = 0.3
    dealer.open_stream(dealers[TRIAL], dealers[WORLD].key, IMAGINATION, TRYING)


def try_moves(
    pool: np.ndarray,
    dealers: np.ndarray,
    memory: Memory,
    alive: int,
    deal: int,
    plan: np.ndarray,
    o: Outlook,
) -> None:
    """One playout of every move that is still in the race, all in the same deal."""
    moves, notes = memory.moves, memory.notes[0]
    seat, this_round = int(pool[IMAGINED].turn), outlook.round_of(pool[IMAGINED])
    mean = 0.0
    for i in range(alive):
        move = moves[i]
        play_out(pool, dealers, memory, deal, int(move.action), plan, o)
        share = notes.shares[seat]
        move.visits += 1
        move.share += share
        move.squares += share * share
        if plan[TO_THE_END]:
            finish_round(pool[PLAYED], dealers[WORLD], memory.out, this_round)
        move.score += outlook.final_score(pool[PLAYED], seat, o)
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
        notes.spread = np.sqrt(spread) + 0.01


def variance(total: float, squares: float, count: int) -> float:
    return max(0.0, squares / count - (total / count) ** 2)


# A playout


def play_out(
    pool: np.ndarray,
    dealers: np.ndarray,
    memory: Memory,
    deal: int,
    action: int,
    plan: np.ndarray,
    o: Outlook,
) -> None:
    """Play an action in the imagined deal and then on; note what the seats may expect, and learn
    from it."""
    d, notes = dealers[WORLD], memory.notes[0]
    pool[PLAYED] = pool[IMAGINED]
    s = pool[PLAYED]
    this_round = outlook.round_of(s)
    dealer.open_stream(d, d.key, IMAGINATION, 2 * deal + 1)
    play_on(pool, dealers, memory, action, plan, o)
    outlook.shares(s, int(plan[PARTNERS]), o, this_round, notes.shares)
    for i in range(notes.taught, notes.depth):
        edge = memory.edges[notes.path[i]]
        edge.visits += 1
        edge.total += notes.shares[notes.whose[i]]


def learn(
    pool: np.ndarray,
    dealers: np.ndarray,
    memory: Memory,
    deal: int,
    action: int,
    plan: np.ndarray,
    o: Outlook,
) -> None:
    """A playout in which somebody may try what does not look best."""
    memory.notes[0].trying = 1
    play_out(pool, dealers, memory, deal, action, plan, o)
    memory.notes[0].trying = 0


def finish_round(s: Any, d: Any, out: np.ndarray, this_round: int) -> None:
    while not s.over and outlook.round_of(s) == this_round:
        engine.play(s, greedy.greedy(s, out, d), d)


def play_on(
    pool: np.ndarray,
    dealers: np.ndarray,
    memory: Memory,
    action: int,
    plan: np.ndarray,
    o: Outlook,
) -> None:
    """Down the tree, then as the greedy bot would, as many turns as are planned."""
    # Of four names at once, Python would make a tuple, and Numba copies of the records.
    d, notes = dealers[WORLD], memory.notes[0]
    out, s = memory.out, pool[PLAYED]
    this_round, seat, turns = outlook.round_of(s), int(s.turn), 0
    notes.depth = notes.taught = 0
    for p in range(s.seats):
        notes.knows[p] = notes.knew[p]
    growing = True  # the tree, or about to
    p = seat
    while True:
        d.calling = int(growing)
        d.called = 0
        notes.knows[p] = mixed(int(notes.knows[p]), action)
        engine.play(s, action, d)
        if s.over or outlook.round_of(s) != this_round:
            break
        if s.turn != p:
            turns += 1
            if turns == plan[HORIZON]:
                break
        p = int(s.turn)
        action = NOTHING
        if growing:
            for q in range(s.seats):
                notes.knows[q] = seen(int(notes.knows[q]), d, q)
            action = step_down(pool, dealers, memory, plan, o)
            # Others are met with new cards all the time: their nodes may well be new ones.
            growing = action != NOTHING or p != seat
        if action == NOTHING:
            action = greedy.greedy(s, out, d)
    d.calling = 0


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


def key_of(words: np.ndarray) -> int:
    key = 1
    for word in words:
        key = mixed(mixed(key, word), word >> 43)
    return key


def step_down(
    pool: np.ndarray, dealers: np.ndarray, memory: Memory, plan: np.ndarray, o: Outlook
) -> int:
    """The action at the node of the seat in turn; NOTHING where the tree ends, having grown by a
    node if there is place."""
    nodes, notes, s = memory.nodes, memory.notes[0], pool[PLAYED]
    key = mixed(int(notes.knows[s.turn]), int(s.turn)) | 1 << 43
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
    if node.count == 0 and not expand(pool, dealers, memory, at, plan, o):
        return NOTHING
    node.visits += 1
    edge = surest(s, memory, at)
    if notes.trying:
        tried = promising(s, memory, at)
        if tried != edge:
            edge = tried
            notes.trying = 0
            notes.taught = notes.depth
    notes.path[notes.depth] = edge
    notes.whose[notes.depth] = s.turn
    notes.depth += 1
    action = int(memory.edges[edge].action)
    return greedy.greedy(s, memory.out, dealers[WORLD]) if action == FOLLOW else action


def find(nodes: np.ndarray, notes: Any, key: int) -> int:
    """The place of a node, or one where it can be put; NOTHING if the tree is full."""
    last = int(notes.places) - 1
    at = (key ^ key >> 20) & last
    while nodes[at].key != 0:
        if nodes[at].key == key:
            return at
        at = (at + 1) & last
    return at if 4 * notes.nodes < 3 * notes.places else NOTHING


def expand(
    pool: np.ndarray,
    dealers: np.ndarray,
    memory: Memory,
    at: int,
    plan: np.ndarray,
    o: Outlook,
) -> bool:
    """Give a node its edges: the greedy bot's move, then those that look best at once, best
    first. Whether there was place."""
    node, notes, s = memory.nodes[at], memory.notes[0], pool[PLAYED]
    edges, out = memory.edges, memory.out
    if notes.edges + WIDEST > len(edges):
        return False
    favourite = greedy.greedy(s, out, dealers[WORLD])
    count = engine.legal(s, out)
    node.first = notes.edges
    node.count = 1
    put_edge(edges, int(node.first), FOLLOW, 0.0)
    for i in range(count):
        if out[i] != favourite:
            hope = hope_of(pool, dealers, memory, int(out[i]), plan, o)
            j = int(node.count)
            if j < WIDEST:
                node.count += 1
            elif edges[node.first + j - 1].total < hope:
                j -= 1
            else:
                continue
            while j > 1 and edges[node.first + j - 1].total < hope:
                edges[node.first + j] = edges[node.first + j - 1]
                j -= 1
            put_edge(edges, int(node.first) + j, int(out[i]), hope)
    for j in range(node.first, node.first + node.count):
        edges[j].total = 0.0
    notes.edges += node.count
    return True


def put_edge(edges: np.ndarray, at: int, action: int, total: float) -> None:
    edge = edges[at]
    edge.action = action
    edge.visits = 0
    edge.total = total


def hope_of(
    pool: np.ndarray,
    dealers: np.ndarray,
    memory: Memory,
    action: int,
    plan: np.ndarray,
    o: Outlook,
) -> float:
    """What the seat in turn may expect right after an action."""
    shares = memory.notes[0].shares
    pool[TRIED] = pool[PLAYED]
    s = pool[TRIED]
    this_round, p = outlook.round_of(s), int(s.turn)
    engine.play(s, action, dealers[TRIAL])
    outlook.shares(s, int(plan[PARTNERS]), o, this_round, shares)
    return float(shares[p])


def promising(s: Any, memory: Memory, at: int) -> int:
    node, edges = memory.nodes[at], memory.edges
    wide = min(int(node.count), 1 + int(WIDEN * np.sqrt(node.visits)))
    daring = EXPLORE * memory.notes[0].spread * np.sqrt(np.log(node.visits))
    most, result = -1.0, int(node.first)
    for j in range(node.first, node.first + wide):
        edge = edges[j]
        if j > node.first and engine.refusal(s, int(edge.action)) != 0:
            continue  # two keys fell together
        if edge.visits == 0:
            return j
        bound = edge.total / edge.visits + daring / np.sqrt(edge.visits)
        if bound > most:
            most, result = bound, j
    return result


def surest(s: Any, memory: Memory, at: int) -> int:
    """The edge that has been best so far, if one doubts those that were taken seldom."""
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
            if i == lead:
                lead = kept
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
