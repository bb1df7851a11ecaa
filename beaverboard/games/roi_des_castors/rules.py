"""Le Roi des Castors: lay logs in order, finish your dams first.

The numbered headings are those of `rules.en.md`; the numbers behind functions and lines are
its rules. Each heading stands in one file:

    RC-1   state.py       cards, and the record of a match
    RC-2   rules.py       set-up
    RC-3   rules.py       a turn; its piles (RC-3.2, RC-3.5, RC-3.6) are in hands.py
    RC-4   laying.py      laying logs
    RC-5   ending.py      the end of every mode (RC-11.5, RC-12.5)
    RC-6   hands.py       piles and hands, what is open
    RC-7   effects.py     action and bonus cards
    RC-8   characters.py  powers
    RC-9   expert.py      the River, Construction Optimisée
    RC-10  dams.py        what dams count in every mode (RC-9.2, RC-9.3)
    RC-11  team.py        the bonus
    RC-12  solo.py        the Bûcheron's turn
    RC-13  cards.py       the cards and characters, a row each

`actions.py` numbers the actions and the reasons to refuse one, `knowledge.py` deals anew what
is hidden. Calls go down: rules, expert, effects, characters, laying, then team and solo, hands,
ending, dams, and last state.

A match is one record of dtype `STATE`, passed as `s`; `d` is the dealer, `p` a seat, `q` a side
(who has a hand and dams: a seat, in `team` a team, in `solo` the player or the Bûcheron), `k` a
dam, `c` a kind of card. Verbs change the record; everything else only reads it. `refusal` is the
whole of legality, so `play` trusts its caller.

Decisions come one at a time: `phase` says which question is open. `carry_out` takes an
answer and opens the next question; `settle` goes on by itself while there is nothing to
decide.
"""

import numpy as np

from beaverboard import dealer
from beaverboard.compiled import compile_functions
from beaverboard.dealer import ALL_SEATS, EVERYONE, NOTHING, Dealer, Record, at, call, call_card
from beaverboard.games.roi_des_castors import (
    characters,
    effects,
    ending,
    expert,
    hands,
    knowledge,
    laying,
    solo,
)
from beaverboard.games.roi_des_castors.actions import (
    ACTIONS,
    AIM,
    DISCARD,
    DRAW,
    FINE,
    FROM,
    LAY,
    LOG_FIRST,
    MOVE,
    MUST_ACT,
    MUST_ANSWER,
    NO_LOG_DECK,
    NO_MOVE,
    NOT_DRAWN,
    NOT_HELD,
    NOT_NOW,
    NOTHING_TO_DRAW,
    OPTIMISE,
    OVER,
    PASS,
    PLAY,
    RECYCLE,
    STEAL,
    STORE,
    TAKE,
    TO,
    UNKNOWN,
    USE,
    lay_action,
    meaning,
    play_action,
)
from beaverboard.games.roi_des_castors.ending import beats, score
from beaverboard.games.roi_des_castors.state import (
    ADJUSTING,
    AGAIN,
    AIMING,
    ASIDE,
    CARD_DONE,
    CHARACTER,
    CHARACTERS,
    CHARACTERS_PLAY,
    CLAIMING,
    DEALT,
    DECK,
    DECKS,
    DECLINED,
    DISCARDED,
    DISCARDING,
    DISCARDS_AT_MOST,
    DISCOVERY,
    DRAWING,
    EXPERT,
    FILLING,
    FROM_HAND,
    HAND,
    HAND_SIZE,
    KEEPING,
    KINDS,
    LAYING,
    LOG_1,
    LOG_DECK,
    MAIN,
    MARCHAND,
    MOVING,
    MOVING_FROM,
    MOVING_TO,
    NORMAL,
    PICKING,
    PIOCHE,
    POWER,
    RECOLTE,
    RECYCLING,
    RESERVE,
    RESERVED,
    RIVAL,
    RIVER_CARDS,
    SAGE,
    SEATS,
    SENTINELLE,
    SKIPPED,
    SLEEPS,
    SOLO,
    STALEMATE,
    STARTS,
    STATE,
    STEALING,
    TEAM,
    TO_ADJUST,
    TO_DRAW,
    TROC_IN,
    TROC_OUT,
    TURN_DONE,
    VALUES,
    State,
    changes,
    chooses,
    clear,
    clear_question,
    deck_row,
    hand_limit,
    holds,
    is_a,
    is_bare,
    is_log,
    side,
    side_of,
    sides,
    start_kind,
    value,
)

__all__ = [
    "ACTIONS",
    "DISCOVERY",
    "EXPERT",
    "NORMAL",
    "SOLO",
    "STATE",
    "TEAM",
    "beats",
    "deal",
    "legal",
    "play",
    "redeal",
    "refusal",
    "score",
]

# RC-2  Set-up


def deal(s: State, setup: Record, d: Dealer) -> None:
    clear(s)
    s.seats = setup["seats"]
    s.mode = setup["mode"]
    s.exact = setup["exact"]
    s.equal_turns = setup["equal_turns"]
    s.memory_aid = setup["memory_aid"]
    s.ally = setup["ally"]
    s.optimise = setup["optimise"]
    for c in range(KINDS):
        agreed = int(setup["logs"][c] if is_log(c) else setup["cards"][c - VALUES])
        s.copies[c] = DECKS[deck_row(s), c] if agreed == NOTHING else agreed  # RC-1.5
    agree_on_cards(s, setup)
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


def agree_on_cards(s: State, setup: Record) -> None:
    # RC-13.1
    for c in range(VALUES, KINDS):
        s.replay[c] = setup["replay"][c - VALUES]
    s.draws[RECOLTE] = setup["draws"][0]
    s.draws[PIOCHE] = setup["draws"][1]
    for character in range(CHARACTERS):
        s.uses[character] = setup["uses"][character]
        s.bonus[character] = setup["bonuses"][character]
    s.start[SAGE] = start_kind(setup["starts"][0])
    s.start[SENTINELLE] = start_kind(setup["starts"][1])
    s.keeps = setup["keeps"]
    s.lifts = setup["lifts"]


def deal_characters(s: State, d: Dealer) -> None:
    # RC-2.1
    for character in range(CHARACTERS):
        dealer.pick_up(d, character)
    dealer.mix(d)
    for p in range(s.seats):
        s.character[p] = dealer.next_card(d)
        call(d, CHARACTER, p, int(s.character[p]))
        # RC-2.2
        start_with(s, p, int(s.start[s.character[p]]), d)


def start_with(s: State, p: int, c: int, d: Dealer) -> None:
    """Take a card from the deck into the reserve, if there is one of this kind left."""
    left = int(s.copies[c]) if c != NOTHING and s.bonus[s.character[p]] else 0
    for q in range(p):
        left -= int(s.reserve[q, c])
    if left > 0:
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
            for _ in range(solo.RIVAL_HAND if q == RIVAL else changes(s, HAND_SIZE)):
                deal_card(s, q, DECK)
    else:
        # RC-2.2
        for p in range(s.seats):
            for _ in range(changes(s, HAND_SIZE)):
                deal_card(s, p, DECK)
    if s.mode == EXPERT:
        expert.fill_river(s, d)


def deal_card(s: State, q: int, deck: int) -> None:
    if s.left[deck] > 0:
        hands.take_in(s, q, hands.pop(s, deck))


# RC-3  A turn


def refusal(s: State, action: int) -> int:
    if s.over:
        return OVER
    if action < 0 or action >= ACTIONS:
        return UNKNOWN
    verb, place, source, c = meaning(action)
    if verb == LAY:
        return laying.refuse_laying(s, source, c, place)
    if verb == DISCARD:
        return refuse_discarding(s, c)
    if verb == PLAY:
        return effects.refuse_playing(s, source, c)
    if verb == DRAW:
        return refuse_drawing(s, place)
    if verb == TAKE:
        return expert.refuse_taking(s, place)
    if verb == USE:
        return characters.refuse_using(s)
    if verb == STORE:
        return characters.refuse_storing(s, c)
    if verb == AIM:
        return effects.refuse_aiming(s, place)
    if verb == STEAL:
        return effects.refuse_stealing(s, c)
    if verb == RECYCLE:
        return effects.refuse_recycling(s, c)
    if verb == OPTIMISE:
        return expert.refuse_optimising(s)
    if verb == FROM:
        return expert.refuse_moving_from(s, place)
    if verb == TO:
        return expert.refuse_moving_to(s, place)
    if verb == MOVE:
        return expert.refuse_moving(s, value(c))
    return refuse_passing(s)


def legal(s: State, out: np.ndarray) -> int:
    n = 0
    if s.over:
        return n
    if s.phase == POWER:
        n = legal_draws(s, out, n)
    if refuse_passing(s) == FINE:
        out[n] = PASS
        n += 1
    if s.phase == LAYING:
        return legal_lays(s, out, n)
    if s.phase == MAIN or s.phase == AGAIN:
        return legal_lays(s, out, legal_cards(s, out, n))
    first, end = answers(s)
    if first == DISCARD:
        return legal_discards(s, out, n)
    for action in range(first, end):
        if refusal(s, action) == FINE:
            out[n] = action
            n += 1
    return n


def legal_discards(s: State, out: np.ndarray, n: int) -> int:
    for c in range(KINDS):
        if refuse_discarding(s, c) == FINE:
            out[n] = DISCARD + c
            n += 1
    return n


def legal_draws(s: State, out: np.ndarray, n: int) -> int:
    for action in range(DRAW, TAKE + RIVER_CARDS):
        if refusal(s, action) == FINE:
            out[n] = action
            n += 1
    return n


def legal_cards(s: State, out: np.ndarray, n: int) -> int:
    n = legal_discards(s, out, n)
    for source in range(2):
        for c in range(VALUES, KINDS):
            if effects.refuse_playing(s, source, c) == FINE:
                out[n] = play_action(source, c)
                n += 1
    if expert.refuse_optimising(s) == FINE:
        out[n] = OPTIMISE
        n += 1
    return n


def legal_lays(s: State, out: np.ndarray, n: int) -> int:
    q = side(s)
    for source in range(2):
        for c in range(VALUES):
            if holds(s, q, source, c):
                for k in range(s.dams[q] + 1):
                    if laying.refuse_laying(s, source, c, k) == FINE:
                        out[n] = lay_action(source, c, k)
                        n += 1
    return n


def play(s: State, action: int, d: Dealer) -> None:
    carry_out(s, action, d)
    settle(s, d)


def carry_out(s: State, action: int, d: Dealer) -> None:
    verb, place, source, c = meaning(action)
    if verb == LAY:
        laying.lay(s, source, c, place, d)
    elif verb == DISCARD:
        discard(s, c, d)
    elif verb == PLAY:
        effects.play_card(s, source, c, d)
    elif verb == DRAW:
        draw(s, place, d)
    elif verb == TAKE:
        expert.take(s, place, d)
    elif verb == USE:
        characters.use(s, d)
    elif verb == STORE:
        characters.store(s, c, d)
    elif verb == AIM:
        effects.aim(s, place, d)
    elif verb == STEAL:
        effects.steal(s, c, d)
    elif verb == RECYCLE:
        effects.recycle(s, c, d)
    elif verb == OPTIMISE:
        expert.optimise(s, d)
    elif verb == FROM:
        expert.move_from(s, place)
    elif verb == TO:
        expert.move_to(s, place)
    elif verb == MOVE:
        expert.move(s, value(c), d)
    else:
        pass_on(s, d)


def settle(s: State, d: Dealer) -> None:
    """RC-3.8: a question whose only answer all can see is not asked, except the first main
    action."""
    while not s.over and s.phase != MAIN:
        if s.phase == TO_DRAW:
            next_draw(s, d)
        elif s.phase == CARD_DONE:
            effects.finish_card(s, d)
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
    """The one answer that the open question has for all to see, or NOTHING."""
    if s.phase == POWER:
        return NOTHING  # it is asked only if there is a power, which nobody must use
    if s.phase == AGAIN:
        return PASS if is_bare(s, side(s)) else NOTHING
    if depends_on_hidden_cards(s):
        return NOTHING
    only_one = PASS if refuse_passing(s) == FINE else NOTHING
    first, end = answers(s)
    for action in range(first, end):
        if refusal(s, action) == FINE:
            if only_one != NOTHING:
                return NOTHING
            only_one = action
    return only_one


def depends_on_hidden_cards(s: State) -> bool:
    """RC-3.8: whether the answers tell of cards that others do not see."""
    if s.phase == KEEPING:
        return not (s.drawn_open[0] and s.drawn_open[1])
    if s.phase == LAYING:
        return hands.may_hide_logs(s, side(s))
    if s.phase == STEALING:
        return hands.may_hide_logs(s, int(s.victim))
    return s.phase == ADJUSTING and hands.is_hidden(s)


def answers(s: State) -> tuple[int, int]:
    """Where the actions begin and end that may answer the open question, besides PASS."""
    phase = s.phase
    if phase == LAYING:  # a log that can be laid anywhere can begin a dam
        k = 0 if s.mode == SOLO else int(s.dams[side(s)])
        return lay_action(FROM_HAND, LOG_1, k), lay_action(FROM_HAND, LOG_1, k + 1)
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
        fine = s.moved > 0 and expert.can_move(s, q, int(s.dam), int(s.dam_to), int(s.moved), 0)
        return FINE if fine else NO_MOVE
    if phase == POWER:  # RC-3.1: drawing means no, if there is anything to draw
        return MUST_ANSWER if hands.can_draw_any(s) or hands.has_river(s) else FINE
    optional = (
        phase == AGAIN
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
        hands.start_drawing(s)
    elif phase == CLAIMING:
        call(d, DECLINED, int(s.turn), int(s.dam))
        s.dam = NOTHING
        laying.next_log(s)
    elif phase == STEALING or phase == TROC_IN:
        s.phase = CARD_DONE
    elif phase == TROC_OUT:
        effects.start_troc_in(s)
    elif phase == MOVING:
        expert.finish_moving(s, 0, d)
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
        s.monopole = False
    if s.dozing:
        call(d, SLEEPS, int(s.turn), 0)
        hands.start_drawing(s)
    elif characters.has_power(s, q):
        s.phase = POWER  # RC-3.1
    else:
        hands.start_drawing(s)


# RC-3.2


def next_draw(s: State, d: Dealer) -> None:
    if s.owed > 0 and (hands.can_draw_any(s) or hands.has_river(s)):
        s.phase = DRAWING
    elif s.drawn[1] != NOTHING:
        s.phase = KEEPING
    else:
        if s.drawn[0] != NOTHING:  # RC-8: only one card left
            characters.keep_drawn(s, 0, bool(s.drawn_open[0]))
        characters.share_monopole(s, d)
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
    if (
        phase != POWER
        and phase != DRAWING
        and phase != PICKING
        and phase != FILLING
        and phase != TROC_IN
    ):
        return NOT_NOW
    if s.mode != TEAM:
        if deck == LOG_DECK:
            return NO_LOG_DECK
    elif phase == DRAWING and deck == DECK:
        return LOG_FIRST
    return FINE if hands.can_draw(s, deck) else NOTHING_TO_DRAW


def draw(s: State, deck: int, d: Dealer) -> None:
    hands.decline_power(s)
    phase = s.phase
    if phase == DRAWING and chooses(s):
        characters.swim_for(s, hands.draw_card(s, deck, d), 0, d)
        return
    hands.draw_into_hand(s, side(s), deck, d)
    if s.over:
        return
    if phase == FILLING:
        s.phase = TO_ADJUST
        return
    s.fresh = True
    if phase == TROC_IN:
        s.done += 1
        effects.next_troc_in(s)
        return
    s.owed -= 1
    if phase == PICKING:
        effects.next_pick(s)
    else:
        s.phase = TO_DRAW


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
        characters.drop_drawn(s, c, d)
        return
    q = side(s)
    hands.give_up(s, q, c)
    s.aside[c] += 1
    call_card(d, DISCARDED, int(s.turn), c, EVERYONE, at(HAND, q, c), at(ASIDE, 0, c))
    if s.phase == ADJUSTING:
        s.phase = TO_ADJUST
        return
    s.done += 1
    if s.phase == TROC_OUT:
        if s.done == effects.troc_limit(s):
            effects.start_troc_in(s)
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
    elif s.held[q] < limit and hands.can_draw_any(s):
        s.phase = FILLING
    else:
        s.phase = TURN_DONE


def end_turn(s: State, d: Dealer) -> None:
    hands.clear_aside(s, d)
    if s.mode == EXPERT:
        expert.fill_river(s, d)
    quiet = s.laid == 0
    if s.mode == SOLO:
        rival_laid = solo.rival_turn(s, d)
        quiet = quiet and not rival_laid
        if s.over:
            return
    s.quiet = s.quiet + 1 if quiet else 0
    following = (int(s.turn) + 1) % int(s.seats)
    if s.last_lap:
        if following == s.starter:
            ending.finish(s, d)  # RC-5.3
            return
    elif s.quiet == 3 * int(s.seats) and s.mode != TEAM:
        call(d, STALEMATE, NOTHING, int(s.quiet))
        ending.finish(s, d)  # RC-5.2; RC-12.6
        return
    s.turn = following
    begin_turn(s, d)


# What a seat knows


def redeal(s: State, seat: int, d: Dealer) -> None:
    """Deal anew what `seat` (or a spectator: NOTHING; or ALL_SEATS together) cannot know: the
    piles, and of other hands what was not seen to be there (RC-6). In `team` logs and others are
    two lots, for their numbers are open. What others remember of third hands can't be known
    either: they are taken to remember what everybody saw."""
    me = side_of(s, seat) if seat >= 0 else seat
    if s.mode == TEAM:
        knowledge.redeal_lot(s, me, LOG_DECK, 0, VALUES, d)
        knowledge.redeal_lot(s, me, DECK, VALUES, KINDS, d)
    else:
        knowledge.redeal_lot(s, me, DECK, 0, KINDS, d)
    if me == ALL_SEATS:
        return
    for observer in range(1, sides(s) + 1):
        for q in range(sides(s)):
            if observer != me + 1 and q != me and q != observer - 1:
                for c in range(KINDS):
                    s.known[observer, q, c] = s.known[0, q, c]


compile_functions(__name__)
