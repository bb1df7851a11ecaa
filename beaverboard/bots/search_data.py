"""What a search works on: its states and streams, its budget, its tree and its candidates.

Everything is an array of records, made once by `search_bot` and used for every move.
"""

from typing import NamedTuple

import numpy as np

from beaverboard.bots.outlook import SEATS, Outlook
from beaverboard.compiled import compile_functions

NODES = 2**15  # a power of two
EDGES = 2**18
DEPTH = 64  # of the tree, in decisions
WIDEST = 8  # edges of a node at most

# The states of a search; the root is the caller's: the match, as its seat knows it.
STATES = DEALERS = 4
ROOT, IMAGINED, PLAYED, TRIED = range(STATES)
# Its streams; the first is the match's own, the second the bot's.
DEALS, LOTS, WORLD, TRIAL = range(DEALERS)
# The numbers of the streams of an imagined world: two for every deal, and these.
EXPANSION, INFORMATION = 2**31, 2**31 + 1
EXPLORING = 2**29  # the deals in which playouts explore are numbered from here on

# What a caller asks for
PLAN = np.dtype(
    [
        ("playouts", np.int64),  # 0: do not search
        ("overlooked", np.float64),  # part of the moves that is left out at random
        ("to_the_end", np.bool_),  # use all playouts, and play rounds to their end for the scores
    ]
)
NODE = np.dtype(
    [
        ("key", np.int64),  # of the information set; 0 where the place is free
        ("visits", np.int32),
        ("first", np.int32),  # edge
        ("count", np.int32),  # of edges, 0 before the second visit
        ("padding", np.int32),
    ]
)
EDGE = np.dtype([("total", np.float64), ("visits", np.int32), ("action", np.int32)])
# A candidate move of the searching seat
MOVE = np.dtype(
    [
        ("action", np.int64),
        ("visits", np.int64),
        ("share", np.float64),  # sums over its evaluating playouts, from here on
        ("squares", np.float64),
        ("score", np.float64),
        ("lead", np.float64),  # over the mean of all candidates in the same deal
        ("lead_squares", np.float64),
        ("latest", np.float64),  # share in the deal being played
    ]
)
# The search being run, and the playout being played
NOTES = np.dtype(
    [
        ("edges", np.int64),  # used
        ("nodes", np.int64),  # used
        ("places", np.int64),  # for nodes in this search
        ("may_explore", np.int64),  # the playout has still to depart from the best known edges
        ("depth", np.int64),
        ("updated", np.int64),  # the first edge on the path whose statistics this playout updates
        ("path", np.int64, (DEPTH,)),  # edges of this playout
        ("whose", np.int64, (DEPTH,)),  # and the seats that took them
        ("initial_keys", np.int64, (SEATS,)),  # information sets when the deal began
        ("keys", np.int64, (SEATS,)),  # and now
        ("shares", np.float64, (SEATS,)),  # of the win that the seats may expect
        ("moves", np.int64),  # legal ones
        ("playouts", np.int64),  # used so far
        ("greedy_move", np.int64),
        ("spread", np.float64),  # of the shares seen so far
    ]
)


class Memory(NamedTuple):
    """All that a search writes to besides its states."""

    nodes: np.ndarray
    edges: np.ndarray
    moves: np.ndarray  # with room for one more than the game has actions
    notes: np.ndarray  # a single one
    out: np.ndarray  # room for legal actions


class Search(NamedTuple):
    """What Python hands over. Functions that are called for every playout take the parts that they
    use: Numba counts references when it takes an array out of a tuple, which cost 15 % here."""

    pool: np.ndarray  # states
    raw: np.ndarray  # the same memory as rows of int64
    dealers: np.ndarray
    memory: Memory
    plan: np.ndarray  # a single one
    outlook: Outlook


compile_functions(__name__)  # there are none, but compiled code depends on these constants
