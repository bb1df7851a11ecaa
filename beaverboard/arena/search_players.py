"""Players of whole matches some of which search."""

from typing import NamedTuple

import numba.extending
import numpy as np

from beaverboard.arena.match_loop import LOTS, Room
from beaverboard.bots import policy, search
from beaverboard.bots.search_data import Search


class SearchPlayers(NamedTuple):
    """A seat whose plan has playouts searches, any other follows its policy. The search works in
    the room of the match."""

    kinds: np.ndarray  # of policies, by seat
    plans: np.ndarray  # by seat
    search: Search

    @numba.extending.register_jitable
    def choose(self, room: Room, i: int, length: int) -> int:
        s = room.pool[0]
        p = int(s.turn)
        if self.plans[p].playouts == 0:
            return policy.choose(int(self.kinds[p]), s, room.out, room.dealers[LOTS])
        x = self.search
        own = Search(x.pool, x.raw, x.dealers, x.memory, self.plans[p : p + 1], x.outlook)
        return search.chosen(own.memory, search.weigh(own))
