"""Le Roi des Castors: whether what a text says can be a position of the game."""

import numpy as np

from beaverboard.dealer import NOTHING
from beaverboard.games.game import BadWords
from beaverboard.games.roi_des_castors import characters, dams, effects, ending, rules, state
from beaverboard.games.roi_des_castors.names import (
    CHARACTER_NAMES,
    KIND_NAMES,
    MODES,
    PHASES,
    cards_text,
)
from beaverboard.games.roi_des_castors.state import DECK, KINDS, LOG_DECK, RAISED, VALUES, State

OUT_OF_ORDER = 8  # added to the fate of a dam while it is read: a log does not follow the one below


def check_cards(s: State, filled: set[int]) -> None:
    missing = s.copies.astype(int)
    sides = state.sides(s)
    for counts in [s.discards, s.aside, *s.hand[:sides], *s.reserve[:sides]]:
        missing -= counts
    missing[state.PERMANENTE] -= int(s.permanente.sum())
    missing[state.PROTECTION] -= int(s.protection.sum())
    for log_class in range(state.CLASSES):
        missing[log_class % RAISED] -= int(s.logs[:, :, log_class].sum())
    piled = [c for pile in (DECK, LOG_DECK) for c in s.pile[pile, : s.left[pile]]]
    for c in [*piled, *s.drawn, *s.river]:
        if c != NOTHING:
            missing[c] -= 1
    for c in range(KINDS):
        if missing[c] < 0:
            raise BadWords(
                f"{s.copies[c] - missing[c]} cards {KIND_NAMES[c]}, "
                f"but the deck has {s.copies[c]} of them"
            )
    for pile in filled:
        kinds = range(KINDS)
        if s.mode == state.TEAM:
            kinds = range(VALUES) if pile == LOG_DECK else range(VALUES, KINDS)
        rest = [c for c in kinds for _ in range(missing[c])]
        for c in kinds:
            missing[c] = 0
        named = s.pile[pile, : s.left[pile]].copy()
        s.pile[pile, : len(rest)] = rest[::-1]
        s.pile[pile, len(rest) : len(rest) + len(named)] = named
        s.left[pile] += len(rest)
    if missing.any():
        shown = cards_text(missing)
        raise BadWords(
            f"{missing.sum()} cards are nowhere ({shown:.60} ); pile ... puts them there"
        )


def check_position(s: State) -> None:
    for q in range(state.sides(s)):
        check_side(s, q)
    check_table(s)
    check_memory(s)
    check_end(s)
    if not s.over:
        check_question(s)


def check_side(s: State, q: int) -> None:
    character = int(s.character[q])
    if (character == NOTHING) == bool(state.changes(s, state.CHARACTERS_PLAY)):
        raise BadWords(f"in mode {MODES[s.mode]} every seat has a character, or none in others")
    reserve = s.reserve[q].copy()
    if character == state.SAGE and s.bonus[character] and s.start[character] != NOTHING:
        start = s.start[character]
        reserve[start] = max(0, reserve[start] - 1)
    if reserve.sum() > (characters.RESERVE_LIMIT if character == state.SENTINELLE else 0):
        raise BadWords("reserve: the card the sage starts with, two cards of the sentinelle")
    if s.spent[q] and (character == NOTHING or s.uses[character] != state.ONCE_A_GAME):
        raise BadWords("spent: of a character whose power works once a game")
    if s.asleep[q] and state.SAGE not in s.character:
        raise BadWords("asleep: only a sage sends to sleep")
    if s.optimised[q] and s.mode != state.EXPERT:
        raise BadWords("optimised: only in mode expert")
    if (s.permanente[q] or s.protection[q]) and s.mode == state.SOLO:
        raise BadWords("shields: none in mode solo")
    claims = 0
    for k in range(s.dams[q]):
        claims += check_dam(s, q, k)
    if claims > (dams.CLAIMS if state.has_bonus(s, q, state.ARCHITECTE) else 0):
        raise BadWords("only two dams of the architecte are complete with one point less")
    if s.mode == state.SOLO and s.dams[q] > 1:
        raise BadWords("mode solo has one heap of logs a side")


def check_dam(s: State, q: int, k: int) -> int:
    """Whether the dam is complete with one point less."""
    dam = f"dam {k} of side {q}"
    if s.fate[q, k] & OUT_OF_ORDER:
        s.fate[q, k] &= ~OUT_OF_ORDER
        if state.changes(s, state.ORDERED) and not state.is_a(s, q, state.ARCHITECTE):
            raise BadWords(f"{dam}: each log is equal to the one below or one higher")
    raises = state.is_a(s, q, state.BUCHERON) or (s.mode == state.SOLO and q == state.RIVAL)
    if s.logs[q, k, RAISED] and not raises:
        raise BadWords(f"{dam}: only a bucheron has a 1* that counts 2")
    if s.mode == state.SOLO and q == state.RIVAL and s.logs[q, k, state.LOG_1]:
        raise BadWords(f"{dam}: each 1 of the rival is a 1* that counts 2")
    if not state.changes(s, state.COMPLETES):
        if s.fate[q, k] != state.GROWING:
            raise BadWords(f"{dam}: in mode {MODES[s.mode]} no dam is complete or dead")
        return 0
    goal, reached = dams.dam_goal(s), dams.measure(s, q, k)
    over = bool(s.exact) and reached > goal
    if (s.fate[q, k] == state.DEAD) != over:
        raise BadWords(f"{dam}: dead (x) is a dam over {goal} with the option exact, and no other")
    claimed = s.fate[q, k] == state.COMPLETE and reached == goal - 1
    if not over and not claimed and (s.fate[q, k] == state.COMPLETE) != (reached >= goal):
        raise BadWords(f"{dam}: complete (!) is a dam of {goal} or more, and no other")
    return int(claimed)


def check_table(s: State) -> None:
    seats = int(s.seats)
    characters = [c for c in s.character.tolist() if c != NOTHING]
    if len(set(characters)) != len(characters):
        raise BadWords("every character is there once")
    if s.mode == state.TEAM:
        if (s.pile[DECK, : s.left[DECK]] < VALUES).any():
            raise BadWords("pile: logs have a pile of their own in mode team")
        if (s.pile[LOG_DECK, : s.left[LOG_DECK]] >= VALUES).any():
            raise BadWords("logs: only logs")
    elif s.left[LOG_DECK]:
        raise BadWords("logs: a pile of its own only in mode team")
    if s.mode != state.EXPERT and (s.river != NOTHING).any():
        raise BadWords("river: only in mode expert")
    if s.monopole and not any(
        state.is_a(s, p, state.MARCHAND)
        and (s.spent[p] or s.uses[state.MARCHAND] == state.EACH_TURN)
        for p in range(seats)
    ):
        raise BadWords("monopole: a marchand whose power is spent")
    if s.last_lap and not s.equal_turns:
        raise BadWords("last-lap: only with the option equal-turns")
    turns_for = {
        "raising": state.BUCHERON,
        "free": state.ARCHITECTE,
        "swimming": state.NAGEUR,
    }
    for switch, character in turns_for.items():
        if s[switch] and not state.is_a(s, state.side(s), character):
            raise BadWords(f"{switch}: only on the turn of the {CHARACTER_NAMES[character]}")
    if (s.last > 0) != (s.laid > 0):
        raise BadWords("last: the value of the last log laid this turn, if there is one")


def check_memory(s: State) -> None:
    sides = state.sides(s)
    for q in range(sides):
        for observer in range(sides + 1):
            if (s.known[observer, q] > s.hand[q]).any():
                raise BadWords(f"knows: cards that are not in the hand of side {q}")
            if observer != q + 1 and (s.known[observer, q] < s.known[0, q]).any():
                raise BadWords(f"knows: what all know of side {q}, every other side knows")


def check_end(s: State) -> None:
    sides = range(state.sides(s))
    stalled = s.quiet >= 3 * s.seats
    match int(s.mode):
        case state.TEAM:
            ended = s.left[LOG_DECK] == 0
            stalled = False
        case state.SOLO:
            ended = any(dams.laid_logs(s, q) >= ending.SOLO_LOGS for q in sides)
        case state.EXPERT:
            ended = any(dams.points(s, q) >= dams.POINTS_TO_WIN[s.seats] for q in sides)
        case _:
            ended = any(dams.complete_dams(s, q) >= dams.dams_to_win(s) for q in sides)
    if s.over and not (ended or stalled or s.last_lap):
        raise BadWords("over: the goal is reached, or nobody has laid a log for long")
    if not s.over and (stalled or (ended and not s.last_lap)):
        raise BadWords("the goal is reached or nobody has laid a log for long: over")


def check_question(s: State) -> None:
    q, phase = state.side(s), int(s.phase)
    own_dam, other_dam = 0 <= s.dam < s.dams[q], 0 <= s.dam_to < s.dams[q]
    effect = {
        state.AIMING: (state.CHAPARDAGE, state.ESPION),
        state.STEALING: (state.CHAPARDAGE,),
        state.TROC_OUT: (state.TROC,),
        state.TROC_IN: (state.TROC,),
        state.PICKING: (state.RECOLTE, state.PIOCHE),
        state.RECYCLING: (state.RECYCLAGE,),
    }
    if s.card != NOTHING if phase not in effect else s.card not in effect[phase]:
        raise BadWords("card: the card whose effect is going on")
    fitting = {
        state.POWER: characters.has_power(s, q) and not s.dozing,
        state.DRAWING: s.owed in ((1, 2) if s.swimming else (1,)),
        state.KEEPING: state.chooses(s) and s.drawn[0] != NOTHING and s.drawn[1] != NOTHING,
        state.MAIN: not state.is_bare(s, q) and s.done == 0,
        state.AGAIN: s.done == 0,
        state.LAYING: 1 <= s.laid < state.LAYS,
        state.CLAIMING: s.laid >= 1 and own_dam and dams.can_claim(s, q, int(s.dam)),
        state.STEALING: 0 <= s.victim < state.sides(s) and s.victim != q and s.done < 2,
        state.TROC_OUT: s.done < effects.troc_limit(s),
        state.TROC_IN: s.done < effects.troc_limit(s),
        state.PICKING: s.owed >= 1,
        state.DISCARDING: 1 <= s.done < state.DISCARDS_AT_MOST,
        state.MOVING_FROM: s.mode == state.EXPERT and not s.optimised[q],
        state.MOVING_TO: s.mode == state.EXPERT and not s.optimised[q] and own_dam,
        state.MOVING: s.mode == state.EXPERT and not s.optimised[q] and own_dam and other_dam,
        state.ADJUSTING: s.held[q] > state.hand_limit(s, q),
        state.FILLING: s.held[q] < state.hand_limit(s, q),
    }
    laying = (state.LAYING, state.CLAIMING, state.ADJUSTING, state.FILLING)
    holding = (state.DRAWING, state.KEEPING)
    if (
        phase >= state.TO_DRAW
        or not fitting.get(phase, True)
        or (s.laid and phase not in laying)
        or (s.dozing and phase not in (state.DRAWING, state.ADJUSTING, state.FILLING))
        or ((s.drawn != NOTHING).any() and phase not in holding)
        or ((s.drawn != NOTHING).any() and not state.chooses(s))
        or (phase == state.DRAWING and not holds_drawn(s))
    ):
        raise BadWords(f"the turn can't be at {PHASES[phase]} here")
    if phase != state.MAIN and rules.only_answer(s) != NOTHING:
        raise BadWords(f"{PHASES[phase]}: a question whose only answer all can see is not asked")
    if rules.legal(s, np.empty(rules.ACTIONS, np.int64)) == 0:
        raise BadWords(f"{PHASES[phase]}: there is no answer")


def holds_drawn(s: State) -> bool:
    """The first of two cards lies aside while the second is drawn, if one of them is kept."""
    return (s.drawn[0] != NOTHING) == (state.chooses(s) and s.owed == 1)
