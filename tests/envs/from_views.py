"""What the pieces of observations must be, computed from views alone: from all the views
that a seat has had in a match, the latest one last, and the moves between them."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from beaverboard.games.biber_clan import rules as biber_clan
from beaverboard.games.biber_clan import text as biber_clan_text
from beaverboard.games.biber_gang import rules as biber_gang
from beaverboard.games.biber_gang import text as biber_gang_text
from beaverboard.games.roi_des_castors import names as roi_des_castors
from beaverboard.games.setup import Setup

Views = Sequence[Any]
Values = dict[str, Any]


def one_hot(size: int, which: int | None) -> list[int]:
    return [int(i == which) for i in range(size)]


def counts(size: int, cards: Sequence[int]) -> list[int]:
    return np.bincount(np.array(cards, int), minlength=size).tolist()


def clipped(number: int) -> int:
    return max(0, min(255, number))


def place(names: Sequence[str], name: str | None) -> int | None:
    return None if name is None else names.index(name)


def phase(text: Any, view: Any) -> int:
    return [*text.PHASES, "over"].index(view.phase)


def from_views(setup: Setup, views: Views, actions: Sequence[int]) -> Values:
    return GAMES[setup.game.name](views, actions)


class Around:
    """Seats or sides in the observer's order, itself first."""

    def __init__(self, own: int, count: int) -> None:
        self.own, self.count = own, count

    def order(self, row: Sequence[Any]) -> list[Any]:
        return [row[(self.own + i) % self.count] for i in range(self.count)]

    def one_hot(self, which: int | None) -> list[int]:
        return one_hot(self.count, None if which is None else (which - self.own) % self.count)

    def points(self, view: Any, plus: int) -> list[list[int]]:
        played = [[points + plus for points in self.order(row)] for row in view.points]
        return played + [[0] * self.count] * (view.rounds - len(played))


def biber_gang_pieces(views: Views, actions: Sequence[int]) -> Values:
    view = views[-1]
    seats = Around(view.seat, view.seats)
    hand = 14 if view.holds and view.drawn is None else view.drawn
    seen = [card for layout in view.layouts for card in layout if card is not None]
    seen += [*view.discards, *([] if view.drawn is None else [view.drawn])]
    taken = view.holds and actions[-1] == biber_gang.TAKE
    return {
        "phase": one_hot(4, phase(biber_gang_text, view)),
        "to_act": seats.one_hot(None if view.over else view.turn),
        "round": one_hot(view.rounds, view.round - 1),
        "starter": seats.one_hot(view.starter),
        "ender": seats.one_hot(view.ender),
        "open": [[one_hot(14, card) for card in row] for row in seats.order(view.layouts)],
        "pairs": seats.order(view.pairs),
        "drawn": one_hot(15, hand),
        "drawn_openly": [taken],
        "top": one_hot(14, view.discards[-1] if view.discards else None),
        "would_pair": [
            [pairs(card, view.layouts[view.seat][(k + 4) % 8]) for k in range(8)]
            for card in (view.drawn, view.discards[-1] if view.discards else None)
        ],
        "discards": counts(14, view.discards),
        "unseen": np.array([8] * 13 + [4]) - counts(14, seen),
        "in_pile": reshuffled_pile(views, actions),
        "pile": [view.pile],
        "turns": seats.order(view.turns),
        "points": seats.points(view, 21),
        "lead": [
            clipped(128 + total - view.totals[view.seat]) for total in seats.order(view.totals)[1:]
        ],
    }


def pairs(card: int | None, other: int | None) -> bool:
    return None not in (card, other) and (card == other or 13 in (card, other))


def reshuffled_pile(views: Views, actions: Sequence[int]) -> list[int]:
    """What was discarded before the last reshuffle and has not come back since."""
    if not views[-1].reshuffled:
        return [0] * 14
    at = max(i for i, (a, b) in enumerate(pairwise(views)) if b.pile > a.pile)
    lot = np.array(counts(14, views[at].discards[:-1]))
    before = views[at]
    for view, action in zip(views[at + 1 :], actions[at:], strict=True):
        if action == biber_gang.DRAW and view.drawn is not None:
            lot[view.drawn] -= 1
        elif before.holds and before.drawn is None and not view.holds:
            lot[shown(before.turn, view, action)] -= 1
        before = view
    return lot.tolist()


def shown(seat: int, view: Any, action: int) -> int:
    """The card that another seat had drawn unseen, now that it was played."""
    if action >= biber_gang.SWIM:
        return view.layouts[seat][(action - biber_gang.SWIM) // biber_gang.PLACES]
    if biber_gang.PUT <= action < biber_gang.REVEAL:
        return view.layouts[seat][action - biber_gang.PUT]
    return view.discards[-1]


def biber_clan_pieces(views: Views, actions: Sequence[int]) -> Values:
    view = views[-1]
    seats = Around(view.seat, view.seats)
    lodges = seats.order(view.lodges)
    hand = 10 if view.holds and view.hand is None else view.hand
    everyone = range(view.seats)
    knowing = hand_seen_by(views, actions[-1] if actions else 0)
    return {
        "seat": one_hot(view.seats, view.seat),
        "phase": one_hot(7, phase(biber_clan_text, view)),
        "to_act": seats.one_hot(None if view.over else view.turn),
        "round": one_hot(view.rounds, view.round - 1),
        "starter": seats.one_hot(view.starter),
        "ender": seats.one_hot(view.ender),
        "filled": [[space.filled for space in lodge] for lodge in lodges],
        "up": [[space.up for space in lodge] for lodge in lodges],
        "cards": [[one_hot(10, space.card) for space in lodge] for lodge in lodges],
        "seen_by": [
            [seats.order([p in space.seen_by for p in everyone]) for space in lodge]
            for lodge in lodges
        ],
        "shuffle": [
            [0 if space.shuffle is None else space.shuffle + 1 for space in lodge]
            for lodge in lodges
        ],
        "hand": one_hot(11, hand),
        "hand_seen_by": seats.order([p in knowing for p in everyone]),
        "top": one_hot(10, view.discards[-1] if view.discards else None),
        "discards": counts(10, view.discards),
        "aside": view.aside,
        "pile": [view.pile],
        "shuffles": [view.shuffles],
        "unseen": view.unseen[-1],
        "unseen_before": np.sum(view.unseen[:-1], axis=0) if view.unseen[1:] else [0] * 14,
        "turns": seats.order(view.turns),
        "points": seats.points(view, 11),
        "lead": [
            clipped(128 + view.totals[view.seat] - total) for total in seats.order(view.totals)[1:]
        ],
    }


def hand_seen_by(views: Views, action: int) -> set[int]:
    """A drawn card was seen by the seat in turn alone; a received one also by those who had
    seen it in the lodge that it came from."""
    view = views[-1]
    if not view.holds:
        return set()
    if view.phase != "keep":
        return {view.turn}
    q, k = divmod((action - biber_clan.SWAP) // biber_clan.SIDES, biber_clan.SPACES)
    old = views[-2].lodges[q][k]
    return {view.turn, *(range(view.seats) if old.up else old.seen_by)}


def dam_it_pieces(views: Views, actions: Sequence[int]) -> Values:
    view = views[-1]
    seats = Around(view.seat, view.seats)
    players = seats.order(view.players)
    copies = np.array([6] * 7 + [12, 12])
    seen = [card.card for card in view.river]
    in_play = counts(9, seen) + np.array(view.discards)
    for player in players:
        in_play += [*player.cards.hand, player.cards.garbage]
    dams = [[dam.card - 9 for dam in player.cards.dams] for player in players]
    points = {dam.card - 9: dam.points for stack in view.stacks for dam in stack}
    points |= {dam.card - 9: dam.points for player in players for dam in player.cards.dams}
    river = [card.card for card in view.river] + [None] * (5 - len(view.river))
    return {
        "to_act": seats.one_hot(None if view.over else view.turn),
        "river": [one_hot(9, card) for card in river],
        "cubes_on": [card.cubes for card in view.river[:4]],
        "cubes": [player.cubes for player in players],
        "hands": [player.cards.hand for player in players],
        "garbage": [player.cards.garbage for player in players],
        "dams": [np.reshape([dam in built for dam in range(15)], (5, 3)) for built in dams],
        "stacks": [len(stack) for stack in view.stacks],
        "values": view.values,
        "dam_points": np.reshape([points[dam] for dam in range(15)], (5, 3)),
        "discards": view.discards,
        "unseen": copies - in_play,
        "pile": [view.pile],
        "lead": [
            clipped(128 + players[0].cards.score - player.cards.score) for player in players[1:]
        ],
    }


def roi_des_castors_pieces(views: Views, actions: Sequence[int]) -> Values:
    view = views[-1]
    turn = view.this_turn
    seats = Around(view.seat, view.seats)
    around = Around(view.side, len(view.sides))
    sides = around.order(view.sides)
    pair = [*turn.drawn, None, None][:2]
    hidden = [i < len(turn.drawn) and card is None for i, card in enumerate(pair)]
    return {
        "seat": one_hot(view.seats, view.seat),
        "agreed": [view.exact, view.equal_turns],
        "phase": one_hot(20, 19 if view.over else phase(roi_des_castors, view)),
        "to_act": seats.one_hot(None if view.over else view.turn),
        "starter": seats.one_hot(view.starter),
        "course": [view.last_lap, view.quiet, view.monopole],
        "this_turn": [
            turn.sleeps,
            turn.raising,
            turn.free,
            turn.laid,
            turn.least,
            turn.owed,
            turn.done,
            turn.moved or 0,
        ],
        "card": one_hot(
            11, None if turn.card is None else roi_des_castors.KIND_NAMES.index(turn.card)
        ),
        "victim": around.one_hot(turn.victim),
        "dam": one_hot(48, turn.dam),
        "dam_to": one_hot(48, turn.dam_to),
        "drawn": [
            one_hot(12, 11 if unseen else card) for card, unseen in zip(pair, hidden, strict=True)
        ],
        "piles": [view.pile, view.log_pile or 0],
        "discards": counts(11, view.discards),
        "aside": counts(11, view.aside),
        "river": [one_hot(11, card) for card in view.river or [None] * 4],
        "unseen": view.unseen,
        "character": [
            one_hot(
                6,
                None
                if each.character is None
                else roi_des_castors.CHARACTER_NAMES.index(each.character),
            )
            for each in sides
        ],
        "traits": [
            [
                each.spent,
                each.asleep,
                each.optimised,
                each.permanente,
                each.protection,
                each.held,
                each.logs_held if view.mode == "team" else 0,
            ]
            for each in sides
        ],
        "reserve": [counts(11, each.reserve) for each in sides],
        "hand": [counts(11, each.remembered if each.hand is None else each.hand) for each in sides],
        "dams": [len(each.dams) for each in sides],
        "logs": [padded([log_classes(dam) for dam in each.dams], [0] * 4) for each in sides],
        "top": [padded([dam.logs[-1].counts for dam in each.dams], 0) for each in sides],
        "fate": [
            padded([["growing", "complete", "dead"].index(dam.fate) for dam in each.dams], 0)
            for each in sides
        ],
        "scores": [clipped(each.score) for each in sides],
    }


def padded(row: list[Any], nothing: Any) -> list[Any]:
    return row + [nothing] * (48 - len(row))


def log_classes(dam: Any) -> list[int]:
    kinds = [(1, 1), (2, 2), (3, 3), (1, 2)]
    return [sum((log.printed, log.counts) == kind for log in dam.logs) for kind in kinds]


GAMES = {
    "biber-gang": biber_gang_pieces,
    "biber-clan": biber_clan_pieces,
    "dam-it": dam_it_pieces,
    "roi-des-castors": roi_des_castors_pieces,
}
