"""Le Roi des Castors: what a side cannot know, and dealing it anew."""

from beaverboard import dealer
from beaverboard.compiled import compile_functions
from beaverboard.dealer import ALL_SEATS, NOTHING, Dealer
from beaverboard.games.roi_des_castors.state import SOLO, TEAM, State, side, sides


def redeal_lot(s: State, me: int, deck: int, first: int, end: int, d: Dealer) -> None:
    for i in range(s.left[deck]):
        dealer.pick_up(d, int(s.pile[deck, i]))
    for i in range(2):
        if hidden_pair(s, me, i):
            dealer.pick_up(d, int(s.drawn[i]))
    for q in range(sides(s)):
        if hidden_hand(s, me, q):
            for c in range(first, end):
                for _ in range(int(s.hand[q, c]) - int(s.known[me + 1, q, c])):
                    dealer.pick_up(d, c)
    dealer.mix(d)
    for i in range(s.left[deck]):
        s.pile[deck, i] = dealer.next_card(d)
    for i in range(2):
        if hidden_pair(s, me, i):
            s.drawn[i] = dealer.next_card(d)
    for q in range(sides(s)):
        if hidden_hand(s, me, q):
            unknown = 0
            for c in range(first, end):
                unknown += int(s.hand[q, c]) - int(s.known[me + 1, q, c])
                s.hand[q, c] = s.known[me + 1, q, c]
            for _ in range(unknown):
                s.hand[q, dealer.next_card(d)] += 1


def knows_hand(me: int, q: int) -> bool:
    return me == q or me == ALL_SEATS


def hidden_hand(s: State, me: int, q: int) -> bool:
    return not knows_hand(me, q) and s.mode != SOLO and not (s.mode == TEAM and s.over)


def hidden_pair(s: State, me: int, i: int) -> bool:
    return not knows_hand(me, side(s)) and s.drawn[i] != NOTHING and not s.drawn_open[i]


compile_functions(__name__)
