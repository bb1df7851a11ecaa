"""Le Roi des Castors: lay logs in order, finish your dams first.

The numbered headings are those of `rules.en.md`, in its order; the numbers behind
functions and lines are its rules. A match is one record of dtype `STATE`, passed as
`s`; `d` is the dealer, `p` a seat, `q` a side (who has a hand and dams: a seat, in `team`
a team, in `solo` the player or the Bûcheron), `k` a dam, `c` a kind of card. Verbs change
the record; everything else only reads it. `refusal` is the whole of legality, so `play`
trusts its caller.

Decisions come one at a time: `phase` says which question is open. `carry_out` takes an
answer and opens the next question; `settle` goes on by itself while there is nothing to
decide. A mode is what it changes: one row of `MODES`, and its own section below.
"""

import numpy as np

from beaverboard import dealer
from beaverboard.compiled import compile_functions
from beaverboard.dealer import (
    ALL_SEATS,
    EVERYONE,
    NOTHING,
    Dealer,
    Record,
    at,
    call,
    call_card,
    only,
)

State = Record  # of dtype STATE

NORMAL, EXPERT, DISCOVERY, TEAM, SOLO = range(5)

# What a mode changes
HAND_SIZE, ORDERED, COMPLETES, REPLAYS, CHARACTERS_PLAY = range(5)
MODES = np.array(
    [
        # hand, RC-4.2 and 4.3 hold, dams are completed, REPLAY holds, characters
        [5, 1, 1, 1, 1],
        [5, 1, 0, 1, 1],
        [5, 0, 1, 1, 0],
        [4, 0, 0, 1, 0],
        [10, 0, 0, 0, 0],
    ]
)

# RC-1  Cards

LOG_1, LOG_2, LOG_3 = range(3)  # RC-1.1: the value is one more
RECOLTE, TROC, PERMANENTE, CHAPARDAGE = range(3, 7)  # RC-1.2
ESPION, PIOCHE, PROTECTION, RECYCLAGE = range(7, 11)  # RC-1.3
VALUES = 3
KINDS = 11
OTHERS = KINDS - VALUES
BUCHERON, ARCHITECTE, MARCHAND, SAGE, SENTINELLE, NAGEUR = range(6)  # RC-1.4
CHARACTERS = 6

TEAM_DECK, SOLO_DECK = 4, 5
DECKS = np.array(
    [
        # RC-1.5, for two to five seats
        [16, 12, 8, 6, 8, 6, 0, 0, 0, 0, 0],
        [18, 14, 10, 6, 8, 8, 3, 2, 0, 0, 0],
        [18, 14, 10, 6, 8, 8, 8, 4, 2, 2, 2],
        [18, 14, 10, 6, 8, 8, 8, 4, 4, 2, 2],
        # RC-11.1, RC-12.1
        [18, 14, 10, 6, 8, 8, 8, 4, 4, 2, 2],
        [18, 14, 10, 6, 7, 6, 6, 0, 0, 0, 0],
    ]
)
MOST_LOGS = 48  # what the options allow
MOST_OTHERS = 48
LEAST_LOGS = 30  # enough to deal to five and fill the River
CARDS = MOST_LOGS + MOST_OTHERS
DAMS = MOST_LOGS

SEATS = 5
OBSERVERS = SEATS + 1  # spectators, then every side
RIVER_CARDS = 4
LAYS = 3  # logs in a turn, RC-3.3
DISCARDS_AT_MOST = 3

# Which question is open; from TO_DRAW on, none is, and `settle` goes on.
(
    POWER,
    DRAWING,
    KEEPING,
    MAIN,
    AGAIN,
    LAYING,
    CLAIMING,
    AIMING,
    STEALING,
    TROC_OUT,
    TROC_IN,
    PICKING,
    RECYCLING,
    DISCARDING,
    MOVING_FROM,
    MOVING_TO,
    MOVING,
    ADJUSTING,
    FILLING,
    TO_DRAW,
    CARD_DONE,
    TO_ADJUST,
    TURN_DONE,
) = range(23)

# The piles: in `team` the logs have one of their own.
DECK, LOG_DECK = range(2)

# Where a card is played from
FROM_HAND, FROM_RESERVE = range(2)

# An action is a verb, for most verbs plus a place, a kind or a side; PLAY + OTHERS *
# source + kind, LAY + LAY_CARDS * dam + VALUES * source + kind.
PASS, USE = range(2)
DRAW = 2  # + pile
TAKE = DRAW + 2  # + place in the River
DISCARD = TAKE + RIVER_CARDS  # + kind
PLAY = DISCARD + KINDS
OPTIMISE = PLAY + 2 * OTHERS
AIM = OPTIMISE + 1  # + side
STORE = AIM + SEATS  # + kind
STEAL = STORE + KINDS  # + kind
RECYCLE = STEAL + VALUES  # + kind
FROM = RECYCLE + KINDS  # + dam
TO = FROM + DAMS  # + dam
MOVE = TO + DAMS  # + value less one
LAY = MOVE + VALUES
LAY_CARDS = 2 * VALUES
ACTIONS = LAY + LAY_CARDS * (DAMS + 1)

# Why an action is refused
FINE = 0
(
    OVER,
    UNKNOWN,
    NOT_NOW,
    MUST_ACT,
    MUST_ANSWER,
    POWER_PAST,
    SPENT,
    NO_POWER,
    RESERVE_FULL,
    ASLEEP,
    NOT_HELD,
    NOT_IN_RESERVE,
    THREE_LOGS,
    NO_DAM,
    FALLING,
    STEP_TOO_HIGH,
    IS_COMPLETE,
    IS_DEAD,
    NO_OPPONENT,
    PROTECTED,
    NO_SUCH_LOG,
    NOT_DISCARDED,
    NOT_DRAWN,
    NOTHING_TO_DRAW,
    NO_RIVER,
    NO_LOG_DECK,
    LOG_FIRST,
    EXPERT_ONLY,
    OPTIMISED,
    NOT_AFTER_REPLAY,
    NO_MOVE,
) = range(1, 32)

# Zones and events
PILE, LOG_PILE, DISCARDED_PILE, ASIDE, HAND, RESERVE, DAM, SHIELDS, RIVER, DRAWN_PAIR = range(10)
(
    DEALT,
    CHARACTER,
    RESERVED,
    STARTS,
    POWERED,
    SLEEPS,
    DRAWN,
    TAKEN,
    RIVER_FILLED,
    SKIPPED,
    LAID,
    RAISED_LOG,
    BROKE_ORDER,
    COMPLETED,
    WENT_OVER,
    CLAIMED,
    DECLINED,
    PLAYED,
    AIMED,
    NO_TARGET,
    CANCELLED,
    SHOWN,
    STOLEN,
    RECYCLED,
    STORED,
    DISCARDED,
    MONOPOLE,
    OPTIMISES,
    MOVED,
    BONUS,
    RESHUFFLED,
    CLEARED,
    LAST_LAP,
    STALEMATE,
    REVEALED,
    SCORED,
    FINISHED,
) = range(37)

# A log in a dam is of its kind, or a 1 that counts 2.
RAISED = VALUES
CLASSES = VALUES + 1

# What became of a dam
GROWING, COMPLETE, DEAD = range(3)

STATE = np.dtype(
    [
        # seen by everyone: what was agreed
        ("seats", np.int64),
        ("mode", np.int64),
        ("exact", np.bool_),
        ("equal_turns", np.bool_),
        ("memory_aid", np.bool_),  # what pages show; the rules never ask
        ("copies", np.int8, (KINDS,)),
        # seen by everyone: the course of the match
        ("over", np.bool_),
        ("starter", np.int64),
        ("last_lap", np.bool_),  # RC-5.3
        ("quiet", np.int64),  # turns (solo: rounds) in a row without a laid log
        ("monopole", np.int64),  # cards that the Marchand may still draw
        ("turn", np.int64),
        ("phase", np.int64),
        # seen by everyone: this turn
        ("dozing", np.bool_),  # the seat in turn sleeps
        ("raising", np.bool_),  # the next 1 counts 2
        ("free", np.bool_),  # one log may break the order
        ("swimming", np.bool_),  # two cards are drawn, one is kept
        ("laid", np.int64),  # logs
        ("last", np.int64),  # value of the last one, else 0
        ("fresh", np.bool_),  # something was drawn: an event for Monopole
        ("card", np.int64),  # whose effect is going on, else NOTHING
        ("owed", np.int64),  # cards still to draw in step 2 or by a card
        ("done", np.int64),  # cards discarded, drawn or stolen so far
        ("victim", np.int64),
        ("dam", np.int64),  # the dam asked about, or from which logs move
        ("dam_to", np.int64),
        ("moved", np.int64),  # value of the first log to move, else 0
        # seen by everyone: cards on the table
        ("left", np.int8, (2,)),  # cards in the piles
        ("discards", np.int8, (KINDS,)),
        ("aside", np.int8, (KINDS,)),  # RC-3.5
        ("river", np.int8, (RIVER_CARDS,)),
        # seen by everyone: what a side has
        ("character", np.int8, (SEATS,)),
        ("spent", np.int8, (SEATS,)),  # 1: the power of once a game is used
        ("asleep", np.int8, (SEATS,)),  # 1: for the next turn
        ("optimised", np.int8, (SEATS,)),  # 1: RC-9.4 is used
        ("permanente", np.int8, (SEATS,)),  # laid open
        ("protection", np.int8, (SEATS,)),  # laid open
        ("reserve", np.int8, (SEATS, KINDS)),
        ("held", np.int8, (SEATS,)),  # cards in hand
        ("dams", np.int8, (SEATS,)),  # how many
        ("logs", np.int8, (SEATS, DAMS, CLASSES)),  # how many of each class
        ("top", np.int8, (SEATS, DAMS)),  # value of the last log of a dam
        ("fate", np.int8, (SEATS, DAMS)),
        # seen by the side in turn; by all where `drawn_open` is 1
        ("drawn", np.int8, (2,)),
        ("drawn_open", np.int8, (2,)),
        # seen by its side, in `solo` by all
        ("hand", np.int8, (SEATS, KINDS)),
        # seen by the observer: of another's hand, what is surely there
        ("known", np.int8, (OBSERVERS, SEATS, KINDS)),
        # seen by no one
        ("pile", np.int8, (2, CARDS)),  # the top card is `pile[i, left[i] - 1]`
        ("padding", np.int8, (11,)),
    ]
)


def value(c: int) -> int:
    return c + 1


def is_log(c: int) -> bool:
    return c < VALUES


def changes(s: State, what: int) -> int:
    return int(MODES[s.mode, what])


def sides(s: State) -> int:
    return 2 if s.mode >= TEAM else s.seats


def side_of(s: State, p: int) -> int:
    return p % 2 if s.mode == TEAM else p


def side(s: State) -> int:
    """The side in turn."""
    return side_of(s, int(s.turn))


def is_a(s: State, q: int, character: int) -> bool:
    return s.character[q] == character


def hand_limit(s: State, q: int) -> int:
    # RC-3.4; RC-8, Bûcheron
    return changes(s, HAND_SIZE) + int(is_a(s, q, BUCHERON))


def holds(s: State, q: int, source: int, c: int) -> bool:
    return s.hand[q, c] > 0 if source == FROM_HAND else s.reserve[q, c] > 0


def in_reserve(s: State, q: int) -> int:
    count = 0
    for c in range(KINDS):
        count += int(s.reserve[q, c])
    return count


def is_bare(s: State, q: int) -> bool:
    return s.held[q] == 0 and in_reserve(s, q) == 0


# RC-2  Set-up


def deal(s: State, setup: Record, d: Dealer) -> None:
    clear(s)
    s.seats = setup["seats"]
    s.mode = setup["mode"]
    s.exact = setup["exact"]
    s.equal_turns = setup["equal_turns"]
    s.memory_aid = setup["memory_aid"]
    for c in range(KINDS):
        agreed = int(setup["logs"][c] if is_log(c) else setup["cards"][c - VALUES])
        s.copies[c] = DECKS[deck_row(s), c] if agreed == NOTHING else agreed  # RC-1.5
    call(d, DEALT, NOTHING, 0)
    if changes(s, CHARACTERS_PLAY):
        deal_characters(s, d)
    shuffle_decks(s, d)
    deal_hands(s, d)
    # RC-2.3; RC-12.1
    s.starter = dealer.first_seat(d, int(s.seats), setup["begins"])
    call(d, STARTS, int(s.starter), 0)
    s.turn = s.starter
    begin_turn(s, d)
    settle(s, d)


def clear(s: State) -> None:
    s.over = False
    s.last_lap = False
    s.quiet = 0
    s.monopole = 0
    s.left[:] = 0
    s.discards[:] = 0
    s.aside[:] = 0
    s.river[:] = NOTHING
    s.character[:] = NOTHING
    s.spent[:] = 0
    s.asleep[:] = 0
    s.optimised[:] = 0
    s.permanente[:] = 0
    s.protection[:] = 0
    s.reserve[:] = 0
    s.held[:] = 0
    s.dams[:] = 0
    s.logs[:] = 0
    s.top[:] = 0
    s.fate[:] = GROWING
    s.drawn[:] = NOTHING
    s.drawn_open[:] = 0
    s.hand[:] = 0
    s.known[:] = 0
    s.pile[:] = NOTHING
    s.padding[:] = 0


def deck_row(s: State) -> int:
    if s.mode == TEAM:
        return TEAM_DECK
    return SOLO_DECK if s.mode == SOLO else int(s.seats) - 2


def deal_characters(s: State, d: Dealer) -> None:
    # RC-2.1
    for character in range(CHARACTERS):
        dealer.pick_up(d, character)
    dealer.mix(d)
    for p in range(s.seats):
        s.character[p] = dealer.next_card(d)
        call(d, CHARACTER, p, int(s.character[p]))
        # RC-2.2
        if is_a(s, p, SAGE):
            start_with(s, p, RECOLTE, d)
        elif is_a(s, p, SENTINELLE):
            start_with(s, p, PERMANENTE, d)


def start_with(s: State, p: int, c: int, d: Dealer) -> None:
    if s.copies[c] > 0:
        s.reserve[p, c] += 1
        call_card(d, RESERVED, p, c, EVERYONE, NOTHING, at(RESERVE, p, c))


def shuffle_decks(s: State, d: Dealer) -> None:
    # RC-2.2; RC-11.1
    for c in range(KINDS):
        deck = LOG_DECK if s.mode == TEAM and is_log(c) else DECK
        copies = int(s.copies[c])
        for p in range(s.seats):
            copies -= int(s.reserve[p, c])
        for _ in range(copies):
            s.pile[deck, s.left[deck]] = c
            s.left[deck] += 1
    for deck in range(2):
        dealer.shuffle(d, s.pile[deck], int(s.left[deck]))


def deal_hands(s: State, d: Dealer) -> None:
    if s.mode == TEAM:
        # RC-11.1
        for q in range(2):
            for i in range(4):
                deal_card(s, q, LOG_DECK if i < 2 else DECK)
    elif s.mode == SOLO:
        # RC-12.1
        for q in range(2):
            for _ in range(RIVAL_HAND if q == RIVAL else changes(s, HAND_SIZE)):
                deal_card(s, q, DECK)
    else:
        # RC-2.2
        for p in range(s.seats):
            for _ in range(changes(s, HAND_SIZE)):
                deal_card(s, p, DECK)
    if s.mode == EXPERT:
        fill_river(s, d)


def deal_card(s: State, q: int, deck: int) -> None:
    if s.left[deck] > 0:
        take_in(s, q, pop(s, deck))


# RC-3  A turn


def refusal(s: State, action: int) -> int:
    if s.over:
        return OVER
    if action < 0 or action >= ACTIONS:
        return UNKNOWN
    if action >= LAY:
        k, card = (action - LAY) // LAY_CARDS, (action - LAY) % LAY_CARDS
        return refuse_laying(s, card // VALUES, card % VALUES, k)
    if action >= MOVE:
        return refuse_moving(s, action - MOVE + 1)
    if action >= TO:
        return refuse_moving_to(s, action - TO)
    if action >= FROM:
        return refuse_moving_from(s, action - FROM)
    if action >= RECYCLE:
        return refuse_recycling(s, action - RECYCLE)
    if action >= STEAL:
        return refuse_stealing(s, action - STEAL)
    if action >= STORE:
        return refuse_storing(s, action - STORE)
    if action >= AIM:
        return refuse_aiming(s, action - AIM)
    if action == OPTIMISE:
        return refuse_optimising(s)
    if action >= PLAY:
        return refuse_playing(s, (action - PLAY) // OTHERS, VALUES + (action - PLAY) % OTHERS)
    if action >= DISCARD:
        return refuse_discarding(s, action - DISCARD)
    if action >= TAKE:
        return refuse_taking(s, action - TAKE)
    if action >= DRAW:
        return refuse_drawing(s, action - DRAW)
    return refuse_using(s) if action == USE else refuse_passing(s)


def legal(s: State, out: np.ndarray) -> int:
    n = 0
    if s.over:
        return n
    if refuse_passing(s) == FINE:
        out[n] = PASS
        n += 1
    if s.phase == LAYING:
        return legal_lays(s, out, n)
    if s.phase == MAIN or s.phase == AGAIN:
        return legal_lays(s, out, legal_cards(s, out, n))
    first, end = answers(s)
    for action in range(first, end):
        if refusal(s, action) == FINE:
            out[n] = action
            n += 1
    return n


def legal_cards(s: State, out: np.ndarray, n: int) -> int:
    for c in range(KINDS):
        if refuse_discarding(s, c) == FINE:
            out[n] = DISCARD + c
            n += 1
    for source in range(2):
        for c in range(VALUES, KINDS):
            if refuse_playing(s, source, c) == FINE:
                out[n] = PLAY + OTHERS * source + c - VALUES
                n += 1
    if refuse_optimising(s) == FINE:
        out[n] = OPTIMISE
        n += 1
    return n


def legal_lays(s: State, out: np.ndarray, n: int) -> int:
    q = side(s)
    for source in range(2):
        for c in range(VALUES):
            if holds(s, q, source, c):
                for k in range(s.dams[q] + 1):
                    if refuse_laying(s, source, c, k) == FINE:
                        out[n] = LAY + LAY_CARDS * k + VALUES * source + c
                        n += 1
    return n


def play(s: State, action: int, d: Dealer) -> None:
    carry_out(s, action, d)
    settle(s, d)


def carry_out(s: State, action: int, d: Dealer) -> None:
    if action >= LAY:
        k, card = (action - LAY) // LAY_CARDS, (action - LAY) % LAY_CARDS
        lay(s, card // VALUES, card % VALUES, k, d)
    elif action >= MOVE:
        move(s, action - MOVE + 1, d)
    elif action >= TO:
        s.dam_to = action - TO
        s.phase = MOVING
    elif action >= FROM:
        s.dam = action - FROM
        s.phase = MOVING_TO
    elif action >= RECYCLE:
        recycle(s, action - RECYCLE, d)
    elif action >= STEAL:
        steal(s, action - STEAL, d)
    elif action >= STORE:
        store(s, action - STORE, d)
    elif action >= AIM:
        aim(s, action - AIM, d)
    elif action == OPTIMISE:
        call(d, OPTIMISES, int(s.turn), 0)
        s.phase = MOVING_FROM
    elif action >= PLAY:
        play_card(s, (action - PLAY) // OTHERS, VALUES + (action - PLAY) % OTHERS, d)
    elif action >= DISCARD:
        discard(s, action - DISCARD, d)
    elif action >= TAKE:
        take(s, action - TAKE, d)
    elif action >= DRAW:
        draw(s, action - DRAW, d)
    elif action == USE:
        use(s, d)
    else:
        pass_on(s, d)


def settle(s: State, d: Dealer) -> None:
    """RC-3.8: a question with only one answer is not asked, except the first main action."""
    while not s.over and s.phase != MAIN:
        if s.phase == TO_DRAW:
            next_draw(s, d)
        elif s.phase == CARD_DONE:
            finish_card(s, d)
        elif s.phase == TO_ADJUST:
            adjust(s)
        elif s.phase == TURN_DONE:
            end_turn(s, d)
        else:
            answer = only_answer(s)
            if answer == NOTHING:
                return
            carry_out(s, answer, d)


def only_answer(s: State) -> int:
    """The one answer that the open question has, or NOTHING if it has more."""
    if s.phase == AGAIN:
        return PASS if is_bare(s, side(s)) else NOTHING
    only_one = PASS if refuse_passing(s) == FINE else NOTHING
    first, end = answers(s)
    for action in range(first, end):
        if refusal(s, action) == FINE:
            if only_one != NOTHING:
                return NOTHING
            only_one = action
    return only_one


def answers(s: State) -> tuple[int, int]:
    """Where the actions begin and end that may answer the open question, besides PASS."""
    phase = s.phase
    if phase == LAYING:  # a log that can be laid anywhere can begin a dam
        new_dam = LAY + LAY_CARDS * (0 if s.mode == SOLO else int(s.dams[side(s)]))
        return new_dam, new_dam + LAY_CARDS
    if phase == DISCARDING or phase == TROC_OUT or phase == ADJUSTING or phase == KEEPING:
        return DISCARD, DISCARD + KINDS
    if phase == PICKING or phase == FILLING or phase == TROC_IN:
        return DRAW, TAKE
    if phase == DRAWING:
        return DRAW, TAKE + RIVER_CARDS
    if phase == AIMING or (phase == POWER and is_a(s, side(s), SAGE)):
        return AIM, AIM + SEATS
    if phase == POWER and is_a(s, side(s), SENTINELLE):
        return STORE, STORE + KINDS
    if phase == STEALING:
        return STEAL, STEAL + VALUES
    if phase == RECYCLING:
        return RECYCLE, RECYCLE + KINDS
    if phase == MOVING_FROM:
        return FROM, FROM + int(s.dams[side(s)])
    if phase == MOVING_TO:
        return TO, TO + int(s.dams[side(s)])
    if phase == MOVING:
        return MOVE, MOVE + VALUES
    return USE, USE + 1  # a power without a choice, or CLAIMING


def refuse_passing(s: State) -> int:
    phase = s.phase
    if phase == MAIN:
        return MUST_ACT
    if phase == MOVING:
        q = side(s)
        fine = s.moved > 0 and can_move(s, q, int(s.dam), int(s.dam_to), int(s.moved), 0)
        return FINE if fine else NO_MOVE
    optional = (
        phase == POWER
        or phase == AGAIN
        or phase == LAYING
        or phase == CLAIMING
        or phase == STEALING
        or phase == TROC_OUT
        or phase == TROC_IN
        or phase == DISCARDING
    )
    return FINE if optional else MUST_ANSWER


def pass_on(s: State, d: Dealer) -> None:
    phase = s.phase
    if phase == POWER:
        start_drawing(s)
    elif phase == CLAIMING:
        call(d, DECLINED, int(s.turn), int(s.dam))
        s.dam = NOTHING
        next_log(s)
    elif phase == STEALING or phase == TROC_IN:
        s.phase = CARD_DONE
    elif phase == TROC_OUT:
        start_troc_in(s)
    elif phase == MOVING:
        finish_moving(s, 0, d)
    else:  # AGAIN, LAYING, DISCARDING
        s.phase = TO_ADJUST


def begin_turn(s: State, d: Dealer) -> None:
    q = side(s)
    s.raising = False
    s.free = False
    s.swimming = False
    s.laid = 0
    s.last = 0
    clear_question(s)
    s.dozing = s.asleep[q] != 0
    s.asleep[q] = 0
    if is_a(s, q, MARCHAND):
        s.monopole = 0
    if s.dozing:
        call(d, SLEEPS, int(s.turn), 0)
        start_drawing(s)
    elif has_power(s, q):
        s.phase = POWER  # RC-3.1
    else:
        start_drawing(s)


def clear_question(s: State) -> None:
    s.fresh = False
    s.card = NOTHING
    s.owed = 0
    s.done = 0
    s.victim = NOTHING
    s.dam = NOTHING
    s.dam_to = NOTHING
    s.moved = 0


# RC-3.2


def start_drawing(s: State) -> None:
    s.owed = 2 if s.swimming else 1
    if s.mode == SOLO:  # RC-12.2
        s.owed = 0
    s.phase = TO_DRAW


def next_draw(s: State, d: Dealer) -> None:
    if s.owed > 0 and (can_draw_any(s) or has_river(s)):
        s.phase = DRAWING
    elif s.drawn[1] != NOTHING:
        s.phase = KEEPING
    else:
        if s.drawn[0] != NOTHING:  # RC-8: only one card left
            keep_drawn(s, 0)
        share_monopole(s, d)
        clear_question(s)
        start_main_action(s, d)


def start_main_action(s: State, d: Dealer) -> None:
    if s.dozing:
        s.phase = TO_ADJUST
    elif is_bare(s, side(s)):
        call(d, SKIPPED, int(s.turn), 0)
        s.phase = TO_ADJUST  # RC-3.7
    else:
        s.phase = MAIN


def refuse_drawing(s: State, deck: int) -> int:
    phase = s.phase
    if phase != DRAWING and phase != PICKING and phase != FILLING and phase != TROC_IN:
        return NOT_NOW
    if s.mode != TEAM:
        if deck == LOG_DECK:
            return NO_LOG_DECK
    elif phase == DRAWING and deck == DECK:
        return LOG_FIRST
    return FINE if can_draw(s, deck) else NOTHING_TO_DRAW


def can_draw(s: State, deck: int) -> bool:
    # RC-3.6; RC-11.4
    if s.left[deck] > 0:
        return True
    if deck == DECK:
        for c in range(VALUES if s.mode == TEAM else 0, KINDS):
            if s.discards[c] > 0:
                return True
    return False


def can_draw_any(s: State) -> bool:
    return can_draw(s, DECK) or can_draw(s, LOG_DECK)


def draw(s: State, deck: int, d: Dealer) -> None:
    phase = s.phase
    if phase == DRAWING and s.swimming:
        swim_for(s, draw_card(s, deck, d), 0, d)
        return
    draw_into_hand(s, side(s), deck, d)
    if s.over:
        return
    if phase == FILLING:
        s.phase = TO_ADJUST
        return
    s.fresh = True
    if phase == TROC_IN:
        s.done += 1
        next_troc_in(s)
        return
    s.owed -= 1
    if phase == PICKING:
        next_pick(s)
    else:
        s.phase = TO_DRAW


def draw_card(s: State, deck: int, d: Dealer) -> int:
    if s.left[deck] == 0:
        reshuffle(s, d)
    return pop(s, deck)


def draw_into_hand(s: State, q: int, deck: int, d: Dealer) -> None:
    c = draw_card(s, deck, d)
    take_in(s, q, c)
    zone = LOG_PILE if deck == LOG_DECK else PILE
    call_card(d, DRAWN, actor(s, q), c, seers(s, q), at(zone, 0, 0), at(HAND, q, 0))
    if deck == LOG_DECK and s.left[deck] == 0:
        finish(s, d)  # RC-11.5


def actor(s: State, q: int) -> int:
    """The seat that acts for side `q`: the one in turn, or the Marchand's."""
    return int(s.turn) if side(s) == q else q


def pop(s: State, deck: int) -> int:
    s.left[deck] -= 1
    c = int(s.pile[deck, s.left[deck]])
    s.pile[deck, s.left[deck]] = NOTHING
    return c


def reshuffle(s: State, d: Dealer) -> None:
    # RC-3.6; RC-11.4: only the others
    for c in range(VALUES if s.mode == TEAM else 0, KINDS):
        for _ in range(s.discards[c]):
            s.pile[DECK, s.left[DECK]] = c
            s.left[DECK] += 1
        s.discards[c] = 0
    dealer.shuffle(d, s.pile[DECK], int(s.left[DECK]))
    call(d, RESHUFFLED, NOTHING, int(s.left[DECK]))


# RC-3.3, C


def refuse_discarding(s: State, c: int) -> int:
    phase = s.phase
    if phase == KEEPING:
        return FINE if s.drawn[0] == c or s.drawn[1] == c else NOT_DRAWN
    if (
        phase == MAIN
        or phase == AGAIN
        or phase == DISCARDING
        or phase == TROC_OUT
        or phase == ADJUSTING
    ):
        return FINE if s.hand[side(s), c] > 0 else NOT_HELD
    return NOT_NOW


def discard(s: State, c: int, d: Dealer) -> None:
    if s.phase == KEEPING:
        drop_drawn(s, c, d)
        return
    q = side(s)
    give_up(s, q, c)
    s.aside[c] += 1
    call_card(d, DISCARDED, int(s.turn), c, EVERYONE, at(HAND, q, c), at(ASIDE, 0, c))
    if s.phase == ADJUSTING:
        s.phase = TO_ADJUST
        return
    s.done += 1
    if s.phase == TROC_OUT:
        if s.done == troc_limit(s):
            start_troc_in(s)
    elif s.done == DISCARDS_AT_MOST:
        s.phase = TO_ADJUST
    else:
        s.phase = DISCARDING


# RC-3.4


def adjust(s: State) -> None:
    clear_question(s)
    q = side(s)
    limit = hand_limit(s, q)
    if s.held[q] > limit:
        s.phase = ADJUSTING
    elif s.held[q] < limit and can_draw_any(s):
        s.phase = FILLING
    else:
        s.phase = TURN_DONE


def end_turn(s: State, d: Dealer) -> None:
    clear_aside(s, d)
    if s.mode == EXPERT:
        fill_river(s, d)
    quiet = s.laid == 0
    if s.mode == SOLO:
        rival_laid = rival_turn(s, d)
        quiet = quiet and not rival_laid
        if s.over:
            return
    s.quiet = s.quiet + 1 if quiet else 0
    following = (int(s.turn) + 1) % int(s.seats)
    if s.last_lap:
        if following == s.starter:
            finish(s, d)  # RC-5.3
            return
    elif s.quiet == 3 * int(s.seats) and s.mode != TEAM:
        call(d, STALEMATE, NOTHING, int(s.quiet))
        finish(s, d)  # RC-5.2; RC-12.6
        return
    s.turn = following
    begin_turn(s, d)


def clear_aside(s: State, d: Dealer) -> None:
    # RC-3.5
    count = 0
    for c in range(KINDS):
        count += int(s.aside[c])
        s.discards[c] += s.aside[c]
        s.aside[c] = 0
    if count > 0:
        call(d, CLEARED, NOTHING, count)


# RC-4  Laying logs


def refuse_laying(s: State, source: int, c: int, k: int) -> int:
    if s.phase != MAIN and s.phase != AGAIN and s.phase != LAYING:
        return THREE_LOGS if s.laid == LAYS else NOT_NOW
    q = side(s)
    if not holds(s, q, source, c):
        return NOT_HELD if source == FROM_HAND else NOT_IN_RESERVE
    if k > s.dams[q] or (s.mode == SOLO and k > 0):
        return NO_DAM  # RC-4.1
    if s.fate[q, k] != GROWING:
        return IS_COMPLETE if s.fate[q, k] == COMPLETE else IS_DEAD  # RC-4.5, RC-4.7
    return FINE if s.free else breaks_order(s, q, k, counts(s, c))


def breaks_order(s: State, q: int, k: int, laid: int) -> int:
    """The rule that a log counting `laid` breaks on dam `k`, or FINE."""
    if not changes(s, ORDERED):
        return FINE
    if laid < s.last:
        return FALLING  # RC-4.2
    if k < s.dams[q] and not follows(int(s.top[q, k]), laid):
        return STEP_TOO_HIGH  # RC-4.3
    return FINE


def follows(below: int, above: int) -> bool:
    # RC-4.3
    return above == below or above == below + 1


def counts(s: State, c: int) -> int:
    # RC-8, Bûcheron
    return 2 if s.raising and c == LOG_1 else value(c)


def lay(s: State, source: int, c: int, k: int, d: Dealer) -> None:
    q, p = side(s), int(s.turn)
    laid = counts(s, c)
    if breaks_order(s, q, k, laid) != FINE:
        s.free = False  # RC-8, Architecte
        call(d, BROKE_ORDER, p, k)
    leave(s, q, source, c)
    call_card(d, LAID, p, c, EVERYONE, at(HAND + source, q, c), at(DAM, q, k))
    log_class = c
    if s.raising and c == LOG_1:
        s.raising = False
        log_class = RAISED
        call(d, RAISED_LOG, p, k)
    put_on_dam(s, q, k, log_class)
    s.laid += 1
    s.last = laid
    judge(s, q, k, d)


def leave(s: State, q: int, source: int, c: int) -> None:
    if source == FROM_HAND:
        give_up(s, q, c)
    else:
        s.reserve[q, c] -= 1


def put_on_dam(s: State, q: int, k: int, log_class: int) -> None:
    if k == s.dams[q]:
        s.dams[q] += 1
    s.logs[q, k, log_class] += 1
    s.top[q, k] = class_value(log_class)


def class_value(log_class: int) -> int:
    return 2 if log_class == RAISED else value(log_class)


def dam_sum(s: State, q: int, k: int) -> int:
    result = 0
    for log_class in range(CLASSES):
        result += class_value(log_class) * int(s.logs[q, k, log_class])
    return result


def dam_logs(s: State, q: int, k: int) -> int:
    result = 0
    for log_class in range(CLASSES):
        result += int(s.logs[q, k, log_class])
    return result


def judge(s: State, q: int, k: int, d: Dealer) -> None:
    """What a log just laid on dam `k` brings about."""
    if s.mode == TEAM:
        pay_bonus(s, q, k, d)
    elif s.mode == SOLO:
        if laid_logs(s, q) == SOLO_LOGS:
            finish(s, d)  # RC-12.5
    elif s.mode == EXPERT:
        if points(s, q) >= POINTS_TO_WIN[s.seats]:
            reach_goal(s, d)  # RC-9.5
    elif measure(s, q, k) >= dam_goal(s):
        if s.exact and measure(s, q, k) > dam_goal(s):
            s.fate[q, k] = DEAD  # RC-4.7
            call(d, WENT_OVER, int(s.turn), k)
        else:
            complete(s, q, k, d)
            return
    elif can_claim(s, q, k):
        s.dam = k
        s.phase = CLAIMING
        return
    if not s.over:
        next_log(s)


def complete(s: State, q: int, k: int, d: Dealer) -> None:
    s.fate[q, k] = COMPLETE  # RC-4.5
    call(d, COMPLETED, int(s.turn), k)
    if complete_dams(s, q) >= dams_to_win(s):
        reach_goal(s, d)
    if s.over:
        return
    if is_a(s, q, NAGEUR):
        next_log(s)
    else:
        s.phase = TO_ADJUST  # RC-4.6


def next_log(s: State) -> None:
    # RC-3.3, A
    if s.laid == LAYS:
        s.phase = TO_ADJUST
    else:
        s.phase = LAYING


# RC-5  End of normal

#                          seats:    0  1  2  3  4  5
DAMS_TO_WIN = np.array([0, 0, 3, 3, 4, 3])
DAM_GOAL = np.array([0, 0, 7, 7, 5, 5])


def dams_to_win(s: State) -> int:
    return int(DISCOVERY_DAMS[s.seats] if s.mode == DISCOVERY else DAMS_TO_WIN[s.seats])


def dam_goal(s: State) -> int:
    return int(DISCOVERY_LOGS[s.seats] if s.mode == DISCOVERY else DAM_GOAL[s.seats])


def complete_dams(s: State, q: int) -> int:
    count = 0
    for k in range(s.dams[q]):
        if s.fate[q, k] == COMPLETE:
            count += 1
    return count


def laid_sum(s: State, q: int) -> int:
    result = 0
    for k in range(s.dams[q]):
        result += dam_sum(s, q, k)
    return result


def laid_logs(s: State, q: int) -> int:
    result = 0
    for k in range(s.dams[q]):
        result += dam_logs(s, q, k)
    return result


def reach_goal(s: State, d: Dealer) -> None:
    if not s.equal_turns:
        finish(s, d)  # RC-5.1
    elif not s.last_lap:
        s.last_lap = True  # RC-5.3
        call(d, LAST_LAP, int(s.turn), 0)


def finish(s: State, d: Dealer) -> None:
    s.over = True
    if s.mode == TEAM:
        reveal_hands(s, d)
    for p in range(s.seats):
        call(d, SCORED, p, score(s, p))
    call(d, FINISHED, NOTHING, 0)


def score(s: State, p: int) -> int:
    if s.mode == EXPERT:
        return points(s, p)
    if s.mode == TEAM:
        return team_sum(s, side_of(s, p))
    if s.mode == SOLO:
        return laid_sum(s, p)
    return complete_dams(s, p)


def tie_break(s: State, p: int) -> int:
    # RC-5.2; RC-11.5
    if s.mode == TEAM:
        return others_in_hand(s, side_of(s, p))
    return laid_logs(s, p) if s.mode == DISCOVERY else laid_sum(s, p)


def beats(s: State, p: int, q: int) -> bool:
    if s.mode == SOLO:
        return rival_wins(s)
    if score(s, p) != score(s, q):
        return score(s, p) > score(s, q)
    return tie_break(s, p) > tie_break(s, q)


# Every game ends: at most `logs` turns have a laid log, fewer than 3 * seats between them
# have none, and in a turn every card but a log is played once at most (RC-3.5).


def most_actions(seats: int, logs: int, others: int) -> int:
    turns = 3 * max(seats, 2) * (logs + 1)
    per_turn = 4 + 8 * others + 2 * LAYS + DISCARDS_AT_MOST + logs + others
    return turns * per_turn


# RC-6  What is open


def seers(s: State, q: int) -> int:
    """Who sees the hand of side `q`."""
    if s.mode == SOLO:
        return EVERYONE
    return only(q) | only(q + 2) if s.mode == TEAM else only(q)


def take_in(s: State, q: int, c: int) -> None:
    s.hand[q, c] += 1
    s.held[q] += 1


def take_in_openly(s: State, q: int, c: int) -> None:
    take_in(s, q, c)
    if s.mode == SOLO:
        return
    for observer in range(sides(s) + 1):
        if observer != q + 1:
            s.known[observer, q, c] += 1


def give_up(s: State, q: int, c: int) -> None:
    """All see a card leave a hand."""
    s.hand[q, c] -= 1
    s.held[q] -= 1
    for observer in range(sides(s) + 1):
        if s.known[observer, q, c] > 0:
            s.known[observer, q, c] -= 1


def look_into(s: State, q: int, seen: int, d: Dealer) -> None:
    """Side `q` sees the hand of side `seen`."""
    if s.mode == SOLO:
        return
    for c in range(KINDS):
        s.known[q + 1, seen, c] = s.hand[seen, c]
        for _ in range(s.hand[seen, c]):
            call_card(d, SHOWN, int(s.turn), c, seers(s, q), at(HAND, seen, 0), NOTHING)


# RC-7  Action and bonus cards (effects reconstructed but for what stands in quotes)

#                 logs     Récolte Troc Perm. Chapardage Espion Pioche Protection Recyclage
REPLAY = np.array([0, 0, 0, 1, 1, 1, 0, 1, 1, 1, 1])


def refuse_playing(s: State, source: int, c: int) -> int:
    if s.phase != MAIN and s.phase != AGAIN:
        return NOT_NOW
    if holds(s, side(s), source, c):
        return FINE
    return NOT_HELD if source == FROM_HAND else NOT_IN_RESERVE


def play_card(s: State, source: int, c: int, d: Dealer) -> None:
    q = side(s)
    leave(s, q, source, c)
    clear_question(s)
    s.card = c
    shield = (c == PERMANENTE or c == PROTECTION) and s.mode != SOLO
    target = at(SHIELDS, q, c) if shield else at(ASIDE, 0, c)
    call_card(d, PLAYED, int(s.turn), c, EVERYONE, at(HAND + source, q, c), target)
    if not shield:
        s.aside[c] += 1
    elif c == PERMANENTE:
        s.permanente[q] += 1
    else:
        s.protection[q] += 1
    if c == RECOLTE or c == PIOCHE:
        s.owed = 3 if c == RECOLTE else 2
        next_pick(s)
    elif c == TROC:
        s.phase = TROC_OUT
    elif c == CHAPARDAGE or c == ESPION:
        start_aiming(s, d)
    elif c == RECYCLAGE and has_discards(s):
        s.phase = RECYCLING
    else:
        s.phase = CARD_DONE


def finish_card(s: State, d: Dealer) -> None:
    replays = REPLAY[s.card] and changes(s, REPLAYS)
    share_monopole(s, d)
    clear_question(s)
    if replays:
        s.phase = AGAIN
    else:
        s.phase = TO_ADJUST


def next_pick(s: State) -> None:
    if s.owed > 0 and can_draw_any(s):
        s.phase = PICKING
    else:
        s.phase = CARD_DONE


def troc_limit(s: State) -> int:
    # RC-8, Marchand
    return 3 if is_a(s, side(s), MARCHAND) else 2


def start_troc_in(s: State) -> None:
    s.done = 0
    next_troc_in(s)


def next_troc_in(s: State) -> None:
    if s.done < troc_limit(s) and can_draw_any(s):
        s.phase = TROC_IN
    else:
        s.phase = CARD_DONE


def start_aiming(s: State, d: Dealer) -> None:
    for q in range(sides(s)):
        if refuse_target(s, q) == FINE:
            s.phase = AIMING
            return
    call(d, NO_TARGET, int(s.turn), 0)
    s.phase = CARD_DONE


def refuse_target(s: State, q: int) -> int:
    if q >= sides(s) or q == side(s):
        return NO_OPPONENT
    return PROTECTED if s.permanente[q] > 0 else FINE


def refuse_aiming(s: State, q: int) -> int:
    if s.phase == AIMING:
        return refuse_target(s, q)
    reason = refuse_power(s, SAGE, SAGE)
    return refuse_story(s, q) if reason == FINE else reason


def aim(s: State, q: int, d: Dealer) -> None:
    """Aim a card, or in step 1 the Vieux Sage's story, at side `q`."""
    call(d, AIMED, int(s.turn), q)
    cancelled = s.protection[q] > 0
    if cancelled:
        s.protection[q] -= 1
        s.aside[PROTECTION] += 1
        call_card(
            d, CANCELLED, q, PROTECTION, EVERYONE, at(SHIELDS, q, PROTECTION), at(ASIDE, 0, 0)
        )
    if s.phase == POWER:
        tell_story(s, q, cancelled, d)
    elif cancelled:
        s.phase = CARD_DONE
    else:
        look_into(s, side(s), q, d)
        if s.card == ESPION:
            s.phase = CARD_DONE
        else:
            s.victim = q
            s.phase = STEALING


def refuse_stealing(s: State, c: int) -> int:
    if s.phase != STEALING:
        return NOT_NOW
    return FINE if s.hand[s.victim, c] > 0 else NO_SUCH_LOG


def steal(s: State, c: int, d: Dealer) -> None:
    q, victim = side(s), int(s.victim)
    give_up(s, victim, c)
    take_in_openly(s, q, c)
    call_card(d, STOLEN, int(s.turn), c, EVERYONE, at(HAND, victim, c), at(HAND, q, c))
    s.done += 1
    if s.done == 2:
        s.phase = CARD_DONE


def has_discards(s: State) -> bool:
    for c in range(KINDS):
        if s.discards[c] > 0:
            return True
    return False


def refuse_recycling(s: State, c: int) -> int:
    if s.phase != RECYCLING:
        return NOT_NOW
    return FINE if s.discards[c] > 0 else NOT_DISCARDED


def recycle(s: State, c: int, d: Dealer) -> None:
    q = side(s)
    s.discards[c] -= 1
    take_in_openly(s, q, c)
    call_card(d, RECYCLED, int(s.turn), c, EVERYONE, at(DISCARDED_PILE, 0, c), at(HAND, q, c))
    s.phase = CARD_DONE


# RC-8  Characters

RESERVE_LIMIT = 2
MONOPOLE_CARDS = 3
CLAIMS = 2


def has_power(s: State, q: int) -> bool:
    """RC-3.1: not asked when it can't be used."""
    character = s.character[q]
    if character == NOTHING:
        return False
    if character == MARCHAND:
        return s.spent[q] == 0
    if character == NAGEUR:
        return can_draw_any(s) or has_river(s)
    if character == SENTINELLE:
        return s.held[q] > 0 and in_reserve(s, q) < RESERVE_LIMIT
    if character == SAGE:
        if s.spent[q] == 0:
            for other in range(s.seats):
                if refuse_story(s, other) == FINE:
                    return True
        return False
    return True  # BUCHERON, ARCHITECTE


def refuse_power(s: State, first: int, last: int) -> int:
    """Refuse a power that the characters from `first` to `last` have."""
    character = s.character[side(s)]
    if character < first or character > last:
        return NO_POWER if s.phase == POWER else NOT_NOW
    if s.spent[side(s)]:
        return SPENT
    return FINE if s.phase == POWER else POWER_PAST


def refuse_using(s: State) -> int:
    if s.phase == CLAIMING:
        return FINE
    reason = refuse_power(s, BUCHERON, MARCHAND)
    if reason == FINE or s.character[side(s)] < SAGE:
        return reason
    return refuse_power(s, NAGEUR, NAGEUR)


def use(s: State, d: Dealer) -> None:
    q, p = side(s), int(s.turn)
    if s.phase == CLAIMING:
        k = int(s.dam)
        s.dam = NOTHING
        call(d, CLAIMED, p, k)
        complete(s, q, k, d)
        return
    character = int(s.character[q])
    call(d, POWERED, p, character)
    if character == BUCHERON:
        s.raising = True
    elif character == ARCHITECTE:
        s.free = True
    elif character == MARCHAND:
        s.spent[q] = 1
        s.monopole = MONOPOLE_CARDS
    else:
        s.swimming = True
    start_drawing(s)


def can_claim(s: State, q: int, k: int) -> bool:
    # Architecte
    if not is_a(s, q, ARCHITECTE) or measure(s, q, k) != dam_goal(s) - 1:
        return False
    claimed = 0
    for other in range(s.dams[q]):
        if s.fate[q, other] == COMPLETE and measure(s, q, other) < dam_goal(s):
            claimed += 1
    return claimed < CLAIMS


def share_monopole(s: State, d: Dealer) -> None:
    # Marchand
    if s.fresh and s.monopole > 0 and can_draw(s, DECK):
        for p in range(s.seats):
            if is_a(s, p, MARCHAND) and p != s.turn:
                call(d, MONOPOLE, p, int(s.monopole))
                draw_into_hand(s, p, DECK, d)
                s.monopole -= 1


def refuse_story(s: State, q: int) -> int:
    # Vieux Sage
    reason = refuse_target(s, q)
    if reason != FINE:
        return reason
    return ASLEEP if s.asleep[q] else FINE


def tell_story(s: State, q: int, cancelled: bool, d: Dealer) -> None:
    call(d, POWERED, int(s.turn), SAGE)
    s.spent[side(s)] = 1
    if not cancelled:
        s.asleep[q] = 1
    start_drawing(s)


def refuse_storing(s: State, c: int) -> int:
    # Sentinelle
    reason = refuse_power(s, SENTINELLE, SENTINELLE)
    if reason != FINE:
        return reason
    if in_reserve(s, side(s)) >= RESERVE_LIMIT:
        return RESERVE_FULL
    return FINE if s.hand[side(s), c] > 0 else NOT_HELD


def store(s: State, c: int, d: Dealer) -> None:
    q, p = side(s), int(s.turn)
    call(d, POWERED, p, SENTINELLE)
    give_up(s, q, c)
    s.reserve[q, c] += 1
    call_card(d, STORED, p, c, EVERYONE, at(HAND, q, c), at(RESERVE, q, c))
    start_drawing(s)


# Maître-Nageur


def swim_for(s: State, c: int, openly: int, d: Dealer) -> None:
    """One of the two cards drawn."""
    q = side(s)
    i = 0 if s.drawn[0] == NOTHING else 1
    s.drawn[i] = c
    s.drawn_open[i] = openly
    if not openly:
        call_card(d, DRAWN, int(s.turn), c, seers(s, q), at(PILE, 0, 0), at(DRAWN_PAIR, q, i))
    s.fresh = True
    s.owed -= 1
    s.phase = TO_DRAW


def drop_drawn(s: State, c: int, d: Dealer) -> None:
    i = 0 if s.drawn[0] == c else 1
    q = side(s)
    s.drawn[i] = NOTHING
    s.drawn_open[i] = 0
    s.aside[c] += 1
    call_card(d, DISCARDED, int(s.turn), c, EVERYONE, at(DRAWN_PAIR, q, i), at(ASIDE, 0, c))
    keep_drawn(s, 1 - i)
    s.phase = TO_DRAW


def keep_drawn(s: State, i: int) -> None:
    c = int(s.drawn[i])
    if s.drawn_open[i]:
        take_in_openly(s, side(s), c)
    else:
        take_in(s, side(s), c)
    s.drawn[i] = NOTHING
    s.drawn_open[i] = 0


# RC-9  expert

POINTS_TO_WIN = np.array([0, 0, 15, 15, 14, 11])  # by seats
SPEED_DAMS, SPEED = 5, 2
SYMMETRY_DAMS, SYMMETRY = 3, 1
LOWEST, HIGHEST = 4, 7  # sums of dams that count
LIFTS = 2  # dams of the Architecte that count one higher


def has_river(s: State) -> bool:
    for i in range(RIVER_CARDS):
        if s.river[i] != NOTHING:
            return True
    return False


def fill_river(s: State, d: Dealer) -> None:
    # RC-9.1
    for i in range(RIVER_CARDS):
        if s.river[i] == NOTHING and s.left[DECK] > 0:
            c = pop(s, DECK)
            s.river[i] = c
            call_card(d, RIVER_FILLED, NOTHING, c, EVERYONE, at(PILE, 0, 0), at(RIVER, 0, i))


def refuse_taking(s: State, i: int) -> int:
    if s.mode != EXPERT:
        return NO_RIVER
    if s.phase != DRAWING:
        return NOT_NOW
    return FINE if s.river[i] != NOTHING else NO_RIVER


def take(s: State, i: int, d: Dealer) -> None:
    q, c = side(s), int(s.river[i])
    s.river[i] = NOTHING
    zone = DRAWN_PAIR if s.swimming else HAND
    call_card(d, TAKEN, int(s.turn), c, EVERYONE, at(RIVER, 0, i), at(zone, q, 0))
    fill_river(s, d)
    if s.swimming:
        swim_for(s, c, 1, d)
        return
    take_in_openly(s, q, c)
    s.fresh = True
    s.owed -= 1
    s.phase = TO_DRAW


def dam_points(total: int) -> int:
    # RC-9.2
    return total - LOWEST + 1 if LOWEST <= total <= HIGHEST else 0


def points(s: State, q: int) -> int:
    """RC-9.2, RC-9.3; for the Architecte with the dams lifted that give most (RC-9.5)."""
    dams = int(s.dams[q])
    plain, counting, liftable, nearly = 0, 0, 0, 0
    low, high, lowest = 10**6, 0, 0
    for k in range(dams):
        total = dam_sum(s, q, k)
        plain += dam_points(total)
        counting += int(LOWEST <= total <= HIGHEST)
        liftable += int(LOWEST - 1 <= total < HIGHEST)
        nearly += int(total == LOWEST - 1)
        if total < low:
            low, lowest = total, 0
        lowest += int(total == low)
        high = max(high, total)
    lifts = LIFTS if is_a(s, q, ARCHITECTE) else 0
    # every lift gives a point; one of a dam just below the lowest sum counts for speed too
    lifted = plain + min(lifts, liftable) + speed(counting + min(lifts, nearly))
    even = low == high or (high == low + 1 and lowest <= lifts)
    if dams >= SYMMETRY_DAMS and even and LOWEST <= high <= HIGHEST:
        return max(lifted, dams * dam_points(high) + speed(dams) + SYMMETRY)
    return lifted


def speed(counting: int) -> int:
    # RC-9.3
    return SPEED if counting >= SPEED_DAMS else 0


# RC-9.4: Construction Optimisée


def refuse_optimising(s: State) -> int:
    if s.mode != EXPERT:
        return EXPERT_ONLY
    q = side(s)
    if s.optimised[q]:
        return OPTIMISED
    if s.phase == AGAIN:
        return NOT_AFTER_REPLAY
    if s.phase != MAIN:
        return NOT_NOW
    for k in range(s.dams[q]):
        if can_move_from(s, q, k):
            return FINE
    return NO_MOVE


def refuse_moving_from(s: State, k: int) -> int:
    if s.phase != MOVING_FROM:
        return NOT_NOW
    if k >= s.dams[side(s)]:
        return NO_DAM
    return FINE if can_move_from(s, side(s), k) else NO_MOVE


def refuse_moving_to(s: State, k: int) -> int:
    if s.phase != MOVING_TO:
        return NOT_NOW
    if k >= s.dams[side(s)]:
        return NO_DAM
    return FINE if can_move_to(s, side(s), int(s.dam), k) else NO_MOVE


def refuse_moving(s: State, first: int) -> int:
    if s.phase != MOVING:
        return NOT_NOW
    q, source, target = side(s), int(s.dam), int(s.dam_to)
    if s.moved > 0:
        return FINE if can_move(s, q, source, target, int(s.moved), first) else NO_MOVE
    return FINE if can_begin(s, q, source, target, first) else NO_MOVE


def can_move_from(s: State, q: int, source: int) -> bool:
    for target in range(s.dams[q]):
        if can_move_to(s, q, source, target):
            return True
    return False


def can_move_to(s: State, q: int, source: int, target: int) -> bool:
    for first in range(1, VALUES + 1):
        if can_begin(s, q, source, target, first):
            return True
    return False


def can_begin(s: State, q: int, source: int, target: int, first: int) -> bool:
    for second in range(VALUES + 1):
        if can_move(s, q, source, target, first, second):
            return True
    return False


def can_move(s: State, q: int, source: int, target: int, first: int, second: int) -> bool:
    """Both dams satisfy RC-4.3 after logs counting `first` and `second` (0: none) moved."""
    if source == target:
        return False
    has_1, has_2, has_3 = False, False, False
    got_1, got_2, got_3 = False, False, False
    for v in range(1, VALUES + 1):
        moving = int(v == first) + int(v == second)
        there = logs_counting(s, q, source, v)
        if moving > there:
            return False
        kept = there > moving
        got = moving > 0 or logs_counting(s, q, target, v) > 0
        if v == 1:
            has_1, got_1 = kept, got
        elif v == 2:
            has_2, got_2 = kept, got
        else:
            has_3, got_3 = kept, got
    return not (has_1 and has_3 and not has_2) and not (got_1 and got_3 and not got_2)


def logs_counting(s: State, q: int, k: int, v: int) -> int:
    raised = int(s.logs[q, k, RAISED]) if v == 2 else 0
    return int(s.logs[q, k, v - 1]) + raised


def move(s: State, v: int, d: Dealer) -> None:
    if s.moved == 0:
        s.moved = v
    else:
        finish_moving(s, v, d)


def finish_moving(s: State, second: int, d: Dealer) -> None:
    q, source, target = side(s), int(s.dam), int(s.dam_to)
    move_log(s, q, int(s.moved), d)
    if second > 0:
        move_log(s, q, second, d)
    sort_dam(s, q, target)
    if dam_logs(s, q, source) > 0:
        sort_dam(s, q, source)
    else:
        remove_dam(s, q, source)
    s.optimised[q] = 1
    if points(s, q) >= POINTS_TO_WIN[s.seats]:
        reach_goal(s, d)
    if not s.over:
        s.phase = TO_ADJUST


def move_log(s: State, q: int, v: int, d: Dealer) -> None:
    source, target = int(s.dam), int(s.dam_to)
    log_class = v - 1 if s.logs[q, source, v - 1] > 0 else RAISED
    s.logs[q, source, log_class] -= 1
    s.logs[q, target, log_class] += 1
    c = LOG_1 if log_class == RAISED else log_class
    call_card(d, MOVED, int(s.turn), c, EVERYONE, at(DAM, q, source), at(DAM, q, target))


def sort_dam(s: State, q: int, k: int) -> None:
    for v in range(1, VALUES + 1):
        if logs_counting(s, q, k, v) > 0:
            s.top[q, k] = v


def remove_dam(s: State, q: int, k: int) -> None:
    last = int(s.dams[q]) - 1
    for i in range(k, last):
        for log_class in range(CLASSES):
            s.logs[q, i, log_class] = s.logs[q, i + 1, log_class]
        s.top[q, i] = s.top[q, i + 1]
    for log_class in range(CLASSES):
        s.logs[q, last, log_class] = 0
    s.top[q, last] = 0
    s.dams[q] = last


# RC-10  discovery

DISCOVERY_DAMS = np.array([0, 0, 3, 3, 3, 2])  # by seats
DISCOVERY_LOGS = np.array([0, 0, 4, 4, 3, 4])


def measure(s: State, q: int, k: int) -> int:
    """What a dam is judged by."""
    return dam_logs(s, q, k) if s.mode == DISCOVERY else dam_sum(s, q, k)


# RC-11  team (2 against 2)


def pay_bonus(s: State, q: int, k: int, d: Dealer) -> None:
    # RC-11.3
    logs = dam_logs(s, q, k)
    owed = 0
    if logs == 5:
        owed = 1
    elif logs == 7:
        owed = 2
    elif logs == 10:
        owed = 3
    if owed > 0:
        call(d, BONUS, int(s.turn), owed)
    for _ in range(owed):
        if not s.over:
            draw_into_hand(s, q, LOG_DECK, d)


def team_sum(s: State, q: int) -> int:
    """RC-11.5; before the end only what is open."""
    result = laid_sum(s, q)
    if s.over:
        for c in range(VALUES):
            result += value(c) * int(s.hand[q, c])
    return result


def others_in_hand(s: State, q: int) -> int:
    result = 0
    for c in range(VALUES, KINDS):
        result += int(s.hand[q, c])
    return result


def reveal_hands(s: State, d: Dealer) -> None:
    for q in range(2):
        for c in range(KINDS):
            for _ in range(s.hand[q, c]):
                call_card(d, REVEALED, q, c, EVERYONE, NOTHING, at(HAND, q, c))


# RC-12  solo (against the Bûcheron)

RIVAL = 1  # the Bûcheron's side
RIVAL_HAND = 6
RIVAL_LOGS = 2
SOLO_LOGS = 17


def rival_turn(s: State, d: Dealer) -> bool:
    """RC-12.4: the Bûcheron's turn; whether he laid a log."""
    laid = 0
    while laid < RIVAL_LOGS and not s.over:
        c = rival_log(s)
        if c == NOTHING:
            break
        give_up(s, RIVAL, c)
        call_card(d, LAID, NOTHING, c, EVERYONE, at(HAND, RIVAL, c), at(DAM, RIVAL, 0))
        put_on_dam(s, RIVAL, 0, RAISED if c == LOG_1 else c)
        laid += 1
        if laid_logs(s, RIVAL) == SOLO_LOGS:
            finish(s, d)  # RC-12.5
    if s.over:
        return True
    for c in range(VALUES, KINDS):
        while s.hand[RIVAL, c] > 0:
            give_up(s, RIVAL, c)
            s.aside[c] += 1
            call_card(d, DISCARDED, NOTHING, c, EVERYONE, at(HAND, RIVAL, c), at(ASIDE, 0, c))
    while s.held[RIVAL] < RIVAL_HAND and can_draw(s, DECK):
        c = draw_card(s, DECK, d)
        take_in(s, RIVAL, c)
        call_card(d, DRAWN, NOTHING, c, EVERYONE, at(PILE, 0, 0), at(HAND, RIVAL, c))
    clear_aside(s, d)  # RC-12.6
    return laid > 0


def rival_log(s: State) -> int:
    for i in range(VALUES):
        c = VALUES - 1 - i
        if s.hand[RIVAL, c] > 0:
            return c
    return NOTHING


def rival_wins(s: State) -> bool:
    # RC-12.5, RC-12.6
    mine, his = laid_sum(s, 0), laid_sum(s, RIVAL)
    if mine != his:
        return his > mine
    return laid_logs(s, 0) < SOLO_LOGS


# What a seat knows


REDEALS = 1000  # far more than are ever needed


def redeal(s: State, seat: int, d: Dealer) -> None:
    """Deal anew what `seat` (or a spectator: NOTHING; or ALL_SEATS together) cannot know: the
    piles, and of other hands what was not seen to be there (RC-6). In `team` logs and others are
    two lots, for their numbers are open. What others remember of third hands can't be known
    either: they are taken to remember what everybody saw."""
    me = side_of(s, seat) if seat >= 0 else seat
    for _ in range(REDEALS):
        if s.mode == TEAM:
            redeal_lot(s, me, LOG_DECK, 0, VALUES, d)
            redeal_lot(s, me, DECK, VALUES, KINDS, d)
        else:
            redeal_lot(s, me, DECK, 0, KINDS, d)
        if knows_hand(me, side(s)) or s.over or s.phase == MAIN or only_answer(s) == NOTHING:
            break  # that another is asked says that there is more than one answer (RC-3.8)
    if me == ALL_SEATS:
        return
    for observer in range(1, sides(s) + 1):
        for q in range(sides(s)):
            if observer != me + 1 and q != me and q != observer - 1:
                for c in range(KINDS):
                    s.known[observer, q, c] = s.known[0, q, c]


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
