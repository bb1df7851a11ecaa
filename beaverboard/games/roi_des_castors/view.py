"""What one seat (or a spectator) may know of a match of Le Roi des Castors.

A view is built field by field from what can be seen: a new field of `STATE` is hidden
until someone names it here. Cards are kinds, 0 to 2 the logs of value 1 to 3; a hand is a
row of kinds in rising order.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from beaverboard.dealer import NOTHING
from beaverboard.games.game import CardEvent, Move, Note
from beaverboard.games.roi_des_castors import dams, effects, ending, knowledge, rules, solo, state
from beaverboard.games.roi_des_castors.cards import (
    CARD_TEXTS,
    CHARACTER_TEXTS,
    KEEPS,
    LIFTS,
    USES,
)
from beaverboard.games.roi_des_castors.names import CHARACTER_NAMES, KIND_NAMES, MODES, PHASES
from beaverboard.games.roi_des_castors.options import ALLIES
from beaverboard.games.roi_des_castors.state import DECK, KINDS, LOG_DECK, RAISED, VALUES, State
from beaverboard.games.roi_des_castors.text import move

Kinds = tuple[int, ...]

BONUSES = ((5, 1), (7, 2), (10, 3))  # RC-11.3: logs in a dam, logs to draw


@dataclass(frozen=True, slots=True)
class Log:
    printed: int  # value
    counts: int


@dataclass(frozen=True, slots=True)
class CardRow:
    """An action or bonus card, as this match plays it."""

    draws: int
    replay: bool
    effect: str  # where it is known from: printed, partly, reconstructed; own: agreed


@dataclass(frozen=True, slots=True)
class CharacterRow:
    uses: str  # of the power: never, game, turn
    has_bonus: bool
    start: str | None  # the card that lies in the reserve at the start, by the bonus
    power: str  # where it is known from
    bonus: str


@dataclass(frozen=True, slots=True)
class Bonus:
    """RC-11.3: with that many logs in a dam, its team draws so many."""

    logs: int
    draws: int


@dataclass(frozen=True, slots=True)
class Dam:
    logs: tuple[Log, ...]  # from the bottom
    total: int  # sum of the values as they count
    fate: str  # growing, complete, dead
    needs: int | None  # to be complete: points, in discovery logs
    fits: tuple[int, ...]  # values that RC-4.3 allows next
    points: int  # in expert, without the Architecte's bonus
    next_bonus: Bonus | None  # in team


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score: what it is for, which dam (if one), what it gives."""

    kind: str  # dam, speed, symmetry, architecte, laid, hand; tie-: what decides, if it is equal
    dam: int | None
    value: int
    points: int


@dataclass(frozen=True, slots=True)
class Side:
    """Who has a hand and dams: a seat, a team, or in solo the player and the Bûcheron."""

    seats: tuple[int, ...]  # none for the Bûcheron of solo
    character: str | None
    spent: bool  # the power of once a game
    asleep: bool
    optimised: bool  # Construction Optimisée is used
    permanente: int  # laid open
    protection: int
    protected_by: str | None  # why a Chapardage, Espion or Conteur fails
    reserve: Kinds
    held: int
    logs_held: int | None  # where open: team and solo
    hand: Kinds | None  # where it may be seen
    remembered: Kinds  # cards that are surely in a hidden hand
    hand_limit: int
    dams: tuple[Dam, ...]
    laid_sum: int
    laid_logs: int
    score: int
    rank: int
    sheet: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Goal:
    """What ends the match: dams of so much, points, logs laid; None does not count."""

    dams: int | None
    size: int | None
    points: int | None
    logs: int | None
    quiet: int | None  # turns (solo: rounds) without a log


@dataclass(frozen=True, slots=True)
class Turn:
    """What goes on in this turn."""

    sleeps: bool
    raising: bool  # each log of value 1 counts 2
    free: bool  # one log may break the order
    laid: int
    lays_left: int
    least: int  # RC-4.2: no log below this value
    card: str | None  # whose effect goes on
    owed: int  # cards still to draw
    done: int  # cards discarded, drawn or stolen so far
    most: int | None  # that many at most
    victim: int | None
    dam: int | None
    dam_to: int | None
    moved: int | None  # value of the first log that moves
    drawn: tuple[int | None, ...]  # of the Maître-Nageur; None is a back


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    side: int | None
    seats: int
    mode: str
    exact: bool
    equal_turns: bool
    memory_aid: bool
    ally: str | None  # in solo
    cards: tuple[CardRow, ...]  # the kinds after the logs
    characters: tuple[CharacterRow, ...]  # where they play
    keeps: int | None  # how many of his two cards the Maître-Nageur keeps
    lifts: int | None  # in expert: dams of the Architecte that count one higher
    phase: str
    turn: int
    over: bool
    starter: int
    last_lap: bool
    quiet: int
    goal: Goal
    this_turn: Turn
    monopole: bool  # the Marchand draws with the others
    sides: tuple[Side, ...]
    pile: int  # how many cards, never which
    log_pile: int | None
    discards: Kinds
    aside: Kinds
    river: tuple[int | None, ...] | None
    copies: tuple[int, ...]  # of each kind, how many are in the match
    unseen: tuple[int, ...]  # of each kind, how many are out of sight
    aimed: bool  # whether a card or power of this match can be aimed at a seat
    rival_wins: bool  # solo
    moves: tuple[Move, ...]  # empty unless it is the seat's turn


def public_view(s: State, *, everything: bool) -> View:
    scores = [rules.score(s, q) for q in range(state.sides(s))]
    return View(
        seat=None,
        side=None,
        seats=int(s.seats),
        mode=MODES[s.mode],
        exact=bool(s.exact),
        equal_turns=bool(s.equal_turns),
        memory_aid=bool(s.memory_aid),
        ally=ALLIES[s.ally] if s.mode == state.SOLO else None,
        cards=card_rows(s),
        characters=character_rows(s) if state.changes(s, state.CHARACTERS_PLAY) else (),
        keeps=int(s.keeps) if state.changes(s, state.CHARACTERS_PLAY) else None,
        lifts=int(s.lifts) if s.mode == state.EXPERT else None,
        phase="over" if s.over else PHASES[s.phase],
        turn=int(s.turn),
        over=bool(s.over),
        starter=int(s.starter),
        last_lap=bool(s.last_lap),
        quiet=int(s.quiet),
        goal=goal(s),
        this_turn=this_turn(s, everything=everything),
        monopole=bool(s.monopole),
        sides=tuple(side(s, q, scores, everything=everything) for q in range(len(scores))),
        pile=int(s.left[DECK]),
        log_pile=int(s.left[LOG_DECK]) if s.mode == state.TEAM else None,
        discards=kinds(s.discards),
        aside=kinds(s.aside),
        river=tuple(map(optional, s.river.tolist())) if s.mode == state.EXPERT else None,
        copies=tuple(s.copies.tolist()),
        unseen=unseen(s, None) if s.memory_aid else (),
        aimed=aimed(s),
        rival_wins=bool(s.over and s.mode == state.SOLO and ending.rival_wins(s)),
        moves=(),
    )


def seat_view(s: State, seat: int, seen: View, *, everything: bool) -> View:
    me = state.side_of(s, seat)
    return replace(
        seen,
        seat=seat,
        side=me,
        this_turn=replace(seen.this_turn, drawn=drawn(s, me, everything=everything)),
        sides=tuple(
            replace(side, **known(s, q, me, everything=everything))
            for q, side in enumerate(seen.sides)
        ),
        unseen=unseen(s, me) if seen.memory_aid else (),
        moves=moves(s) if seat == seen.turn and not seen.over else (),
    )


def knew(s: State, seat: int, event: CardEvent) -> bool:
    """Whether the seat knew all that an event shows it of a card, before it."""
    if event.concealed:
        return True
    me, place = state.side_of(s, seat), event.source or event.target
    if place is None or event.what == "shown" or place.zone in ("pile", "log-pile"):
        return False
    if place.zone == "hand":
        recalled = recalls(s, me, place.seat) and s.known[observer(me), place.seat, place.index]
        return sees_hand(s, me, place.seat) or bool(recalled)
    if place.zone == "drawn":
        return sees_hand(s, me, place.seat) or bool(s.drawn_open[place.index])
    return True


def notes(seen: View) -> tuple[Note, ...]:
    """One's last turn; that the next log ends the match (RC-12.5); a side one dam from its goal."""
    assert seen.side is not None
    own, others = seen.sides[seen.side], [p for p in range(len(seen.sides)) if p != seen.side]
    if seen.last_lap:
        return (Note("warning", "roi-des-castors-note-last-lap", {}),)
    if seen.goal.logs is not None:
        rival = seen.sides[others[0]]
        sums = {"mine": own.laid_sum, "his": rival.laid_sum}
        if own.laid_logs == seen.goal.logs - 1:
            return (Note("warning", "roi-des-castors-note-last-log", sums),)
        if rival.laid_logs >= seen.goal.logs - 2:
            left = {"count": seen.goal.logs - rival.laid_logs}
            return (Note("warning", "roi-des-castors-note-rival", sums | left),)
    if seen.goal.dams is not None:
        near = [q for q in others if complete(seen.sides[q]) == seen.goal.dams - 1]
        told = [{"seat": seen.sides[q].seats[0]} for q in near if seen.sides[q].seats]
        return tuple(Note("warning", "roi-des-castors-note-one-dam", each) for each in told)
    return ()


def complete(side: Side) -> int:
    return sum(dam.fate == "complete" for dam in side.dams)


def aimed(s: State) -> bool:
    """RC-7, RC-8: by Chapardage, Espion or Conteur; in solo nobody aims at the player."""
    cards = s.copies[state.CHAPARDAGE] + s.copies[state.ESPION] > 0
    sage = any(state.is_a(s, q, state.SAGE) for q in range(state.sides(s)))
    works = s.uses[state.SAGE] != state.NEVER
    return bool(s.mode != state.SOLO and (cards or (sage and works)))


def card_rows(s: State) -> tuple[CardRow, ...]:
    replays = bool(state.changes(s, state.REPLAYS))
    return tuple(
        CardRow(
            draws=draws,
            replay=replays and bool(replay),
            effect=row.effect if (draws, replay) == (row.draws, row.replay) else "own",
        )
        for row, draws, replay in zip(
            CARD_TEXTS, s.draws[VALUES:].tolist(), s.replay[VALUES:].tolist(), strict=True
        )
    )


def character_rows(s: State) -> tuple[CharacterRow, ...]:
    return tuple(character_row(s, character) for character in range(state.CHARACTERS))


def character_row(s: State, character: int) -> CharacterRow:
    row, start, bonus = CHARACTER_TEXTS[character], int(s.start[character]), s.bonus[character] != 0
    usual = s.uses[character] == row.uses and (character != state.NAGEUR or s.keeps == KEEPS)
    lifted = character == state.ARCHITECTE and s.mode == state.EXPERT and s.lifts != LIFTS
    return CharacterRow(
        uses=USES[s.uses[character]],
        has_bonus=bool(bonus),
        start=KIND_NAMES[start] if bonus and start != NOTHING else None,
        power=row.power if usual else "own",
        bonus=row.bonus if bonus and start == row.start and not lifted else "own",
    )


def optional(number: int) -> int | None:
    return None if number == NOTHING else int(number)


def kinds(counts: Iterable[int]) -> Kinds:
    return tuple(c for c, count in enumerate(counts) for _ in range(int(count)))


def observer(me: int | None) -> int:
    return 0 if me is None else me + 1


def sees_hand(s: State, me: int | None, q: int) -> bool:
    return not knowledge.hidden_hand(s, NOTHING if me is None else me, q)


def recalls(s: State, me: int | None, q: int) -> bool:
    """Whether what was seen of a hidden hand is shown: as a memory aid, or to take from it."""
    taking = me == state.side(s) and s.phase == state.STEALING and s.victim == q and not s.over
    return not sees_hand(s, me, q) and (bool(s.memory_aid) or taking)


def goal(s: State) -> Goal:
    completes = bool(state.changes(s, state.COMPLETES))
    return Goal(
        dams=dams.dams_to_win(s) if completes else None,
        size=dams.dam_goal(s) if completes else None,
        points=int(dams.POINTS_TO_WIN[s.seats]) if s.mode == state.EXPERT else None,
        logs=ending.SOLO_LOGS if s.mode == state.SOLO else None,
        quiet=None if s.mode == state.TEAM else 3 * int(s.seats),
    )


def this_turn(s: State, *, everything: bool) -> Turn:
    most = {
        state.STEALING: 2,
        state.DISCARDING: state.DISCARDS_AT_MOST,
        state.TROC_OUT: effects.troc_limit(s),
        state.TROC_IN: effects.troc_limit(s),
    }
    return Turn(
        sleeps=bool(s.dozing),
        raising=bool(s.raising),
        free=bool(s.free),
        laid=int(s.laid),
        lays_left=state.LAYS - min(int(s.laid), state.LAYS),
        least=int(s.last) if state.changes(s, state.ORDERED) else 0,
        card=None if s.card == NOTHING else KIND_NAMES[s.card],
        owed=int(s.owed),
        done=int(s.done),
        most=most.get(int(s.phase)),
        victim=optional(s.victim),
        dam=optional(s.dam),
        dam_to=optional(s.dam_to),
        moved=int(s.moved) or None,
        drawn=drawn(s, None, everything=everything),
    )


def drawn(s: State, me: int | None, *, everything: bool) -> tuple[int | None, ...]:
    q = state.side(s)
    return tuple(
        int(c) if me == q or openly or everything else None
        for c, openly in zip(s.drawn, s.drawn_open, strict=True)
        if c != NOTHING
    )


def side(s: State, q: int, scores: list[int], *, everything: bool) -> Side:
    rival = s.mode == state.SOLO and q == state.RIVAL
    seats = (q, q + 2) if s.mode == state.TEAM else () if rival else (q,)
    shield = "protection" if s.protection[q] else None
    return Side(
        seats=seats,
        character=None if s.character[q] == NOTHING else CHARACTER_NAMES[s.character[q]],
        spent=bool(s.spent[q]),
        asleep=bool(s.asleep[q]),
        optimised=bool(s.optimised[q]),
        permanente=int(s.permanente[q]),
        protection=int(s.protection[q]),
        protected_by="permanente" if s.permanente[q] else shield,
        reserve=kinds(s.reserve[q]),
        held=int(s.held[q]),
        **known(s, q, None, everything=everything),
        hand_limit=solo.RIVAL_HAND if rival else state.hand_limit(s, q),
        dams=tuple(dam(s, q, k) for k in range(s.dams[q])),
        laid_sum=dams.laid_sum(s, q),
        laid_logs=dams.laid_logs(s, q),
        score=scores[q],
        rank=rank(s, q),
        sheet=sheet(s, q) + (tie(s, q) if scores.count(scores[q]) > 1 else ()),
    )


def known(s: State, q: int, me: int | None, *, everything: bool) -> dict[str, Any]:
    """What `me` knows of a hand: the fields of `Side` that differ from viewer to viewer."""
    seen = everything or sees_hand(s, me, q)
    logs_open = seen or s.mode == state.TEAM
    return {
        "logs_held": int(s.hand[q, :VALUES].sum()) if logs_open else None,
        "hand": kinds(s.hand[q]) if seen else None,
        "remembered": kinds(s.known[observer(me), q]) if not seen and recalls(s, me, q) else (),
    }


def dam(s: State, q: int, k: int) -> Dam:
    counts, top = s.logs[q, k].tolist(), int(s.top[q, k])
    logs = [Log(1, 1)] * counts[0] + [Log(2, 2)] * counts[1]
    logs += [Log(1, 2)] * counts[RAISED] + [Log(3, 3)] * counts[2]
    last = next(log for log in logs if log.counts == top)
    logs.remove(last)
    growing = s.fate[q, k] == state.GROWING
    ordered = bool(state.changes(s, state.ORDERED))
    needs = dams.dam_goal(s) - dams.measure(s, q, k) if state.changes(s, state.COMPLETES) else 0
    total = dams.dam_sum(s, q, k)
    return Dam(
        logs=(*logs, last),
        total=total,
        fate=("growing", "complete", "dead")[s.fate[q, k]],
        needs=needs if growing and needs > 0 else None,
        fits=tuple(v for v in (1, 2, 3) if growing and (not ordered or dams.follows(top, v))),
        points=dams.dam_points(dams.counted_sum(s, q, k)) if s.mode == state.EXPERT else 0,
        next_bonus=next_bonus(dams.dam_logs(s, q, k)) if s.mode == state.TEAM else None,
    )


def next_bonus(logs: int) -> Bonus | None:
    return next((Bonus(*bonus) for bonus in BONUSES if bonus[0] > logs), None)


def rank(s: State, q: int) -> int:
    """Among the sides. The Bûcheron of solo, who has no seat, wins where the player does not."""
    if s.mode == state.SOLO:
        rival_leads = bool(ending.rival_wins(s))
        return 1 if rival_leads == (q == state.RIVAL) else 2
    return 1 + sum(rules.beats(s, other, q) for other in range(state.sides(s)) if other != q)


def tie(s: State, q: int) -> tuple[Line, ...]:
    """What decides between equal scores (RC-5.2, RC-11.5, RC-12.6). It brings no points."""
    if s.mode == state.SOLO:
        return (Line("tie-solo", None, 0, 0),)
    kind = {state.TEAM: "tie-cards", state.DISCOVERY: "tie-logs"}.get(int(s.mode), "tie-sum")
    return (Line(kind, None, ending.tie_break(s, q), 0),)


def sheet(s: State, q: int) -> tuple[Line, ...]:
    """The score of a side, line by line."""
    if s.mode == state.TEAM:
        laid = dams.laid_sum(s, q)
        in_hand = ending.team_sum(s, q) - laid
        return (Line("laid", None, laid, laid), Line("hand", None, in_hand, in_hand))
    if s.mode == state.SOLO:
        return (Line("laid", None, dams.laid_logs(s, q), dams.laid_sum(s, q)),)
    if s.mode == state.EXPERT:
        return expert_sheet(s, q)
    return tuple(
        Line("dam", k, dams.measure(s, q, k), int(s.fate[q, k] == state.COMPLETE))
        for k in range(s.dams[q])
    )


def expert_sheet(s: State, q: int) -> tuple[Line, ...]:
    """RC-9.2 and RC-9.3; what the Architecte's bonus adds is one line (RC-9.5)."""
    totals = [dams.counted_sum(s, q, k) for k in range(s.dams[q])]
    lines = [
        Line("dam", k, dams.dam_sum(s, q, k), dams.dam_points(total))
        for k, total in enumerate(totals)
    ]
    counting = sum(dams.dam_points(total) > 0 for total in totals)
    if dams.speed(counting):
        lines.append(Line("speed", None, counting, dams.SPEED))
    even = len(totals) >= dams.SYMMETRY_DAMS and len(set(totals)) == 1
    if even and dams.dam_points(totals[0]):
        lines.append(Line("symmetry", None, totals[0], dams.SYMMETRY))
    lifted = dams.points(s, q) - sum(line.points for line in lines)
    if lifted:
        lines.append(Line("architecte", None, int(s.lifts), lifted))
    return tuple(lines)


def unseen(s: State, me: int | None) -> tuple[int, ...]:
    """Of each kind, how many cards are in the piles or in hidden hands."""
    counts = [0] * KINDS
    for deck in (DECK, LOG_DECK):
        for c in s.pile[deck, : s.left[deck]].tolist():
            counts[c] += 1
    for q in range(state.sides(s)):
        if not sees_hand(s, me, q):
            hidden = (s.hand[q] - s.known[observer(me), q]).tolist()
            counts = [count + more for count, more in zip(counts, hidden, strict=True)]
    for i in range(2):
        if knowledge.hidden_pair(s, NOTHING if me is None else me, i):
            counts[s.drawn[i]] += 1
    return tuple(counts)


def moves(s: State) -> tuple[Move, ...]:
    out = np.empty(rules.ACTIONS, np.int64)
    count = rules.legal(s, out)
    return tuple(move(s, action) for action in out[:count].tolist())
