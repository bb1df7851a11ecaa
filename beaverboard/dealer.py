"""The dealer: shuffles, and calls out what happens. One record, compiled.

The random stream is ChaCha with eight rounds, a 32-byte key and the layout of
RFC 8439 (32-bit block counter, 96-bit nonce). The nonce names the sub-stream: its
first word says what the stream is for, the other two number it. Words are used in
the order in which the blocks give them. All of this is frozen: records depend on it.

Words are kept in int64 below 2**32, because compiled and interpreted code disagree
about unsigned arithmetic.

The trace is a table of events, filled by `call` while `calling` is on: what happened,
at which seat, with which card, who may see that card, from where to where, and a
number. Only the card is ever secret.
"""

from typing import Any

import numba
import numpy as np

from beaverboard.compiled import compile_functions

Record = Any  # of a dtype whose fields mypy cannot see; Numba checks them
Dealer = Record  # of dtype DEALER

# What a sub-stream is for
MATCH, BOTS, IMAGINATION, TABLE = range(4)

# Columns of an event
WHAT, SEAT, CARD, SEEN, SOURCE, TARGET, VALUE = range(7)
COLUMNS = 7
EVENTS = 256  # far more than any move of any game calls out: 33 were seen

NOTHING = -1  # no seat, no card, no place
ALL_SEATS = -2  # in the place of a seat: all of them, putting together what they know
EVERYONE = -1  # all bits set: every seat and every spectator may see the card
NO_ONE = 0

BLOCK_BITS = 4
BLOCK = 1 << BLOCK_BITS  # words
AHEAD = 16  # blocks that are made at once
ALONE = 6  # of a stream's first blocks: most streams are short, and one takes a quarter of the time
LONG = 80  # words that are made faster together
VECTORS = not numba.config.DISABLE_JIT
CONSTANTS = np.array([0x61707865, 0x3320646E, 0x79622D32, 0x6B206574])  # "expand 32-byte k"

DECK = 128  # no game has more cards
KINDS = 64  # nor more kinds of cards

DEALER = np.dtype(
    [
        ("key", np.int64, (8,)),
        ("nonce", np.int64, (3,)),
        ("counter", np.int64),  # of the first of the blocks in `words`
        ("words", np.uint32, (BLOCK, AHEAD)),  # a column for each block
        ("made", np.int64),  # of these
        ("used", np.int64),
        ("alone", np.int64),  # so many of the next blocks are made alone
        # cards picked up to be dealt anew
        ("tally", np.int64, (KINDS,)),
        ("held", np.int64),
        ("in_order", np.int64),  # they are not mixed: what is unknown gets a form of its own
        ("hand", np.int8, (DECK,)),
        # the trace
        ("calling", np.int64),
        ("called", np.int64),
        ("event", np.int32, (EVENTS, COLUMNS)),
    ]
)

MASK = 0xFFFFFFFF
DOUBLE_ROUNDS = 4

# The random stream


def open_stream(d: Dealer, key: np.ndarray, purpose: int, number: int) -> None:
    for i in range(8):
        d.key[i] = key[i]
    d.nonce[0] = purpose
    d.nonce[1] = number & MASK
    d.nonce[2] = number >> 32
    seek(d, 0)
    d.held = 0
    d.in_order = False
    d.called = 0


def position(d: Dealer) -> int:
    """How many words of the stream were used."""
    return BLOCK * int(d.counter) + int(d.used)


def seek(d: Dealer, words: int) -> None:
    """Go on as after so many words. The words are made when they are needed."""
    d.counter = words >> BLOCK_BITS
    d.used = words & BLOCK - 1
    d.made = d.used
    d.alone = ALONE


def rotate(x: int, n: int) -> int:
    return ((x << n) & MASK) | (x >> (32 - n))


def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & MASK
    d = rotate(d ^ a, 16)
    c = (c + d) & MASK
    b = rotate(b ^ c, 12)
    a = (a + b) & MASK
    d = rotate(d ^ a, 8)
    c = (c + d) & MASK
    b = rotate(b ^ c, 7)
    return a, b, c, d


def block(
    key: np.ndarray,
    counter: int,
    nonce: np.ndarray,
    double_rounds: int,
    out: np.ndarray,
    column: int,
) -> None:
    c0, c1, c2, c3 = int(CONSTANTS[0]), int(CONSTANTS[1]), int(CONSTANTS[2]), int(CONSTANTS[3])
    k0, k1, k2, k3 = int(key[0]), int(key[1]), int(key[2]), int(key[3])
    k4, k5, k6, k7 = int(key[4]), int(key[5]), int(key[6]), int(key[7])
    n0, n1, n2 = int(nonce[0]), int(nonce[1]), int(nonce[2])
    x0, x1, x2, x3 = c0, c1, c2, c3
    x4, x5, x6, x7 = k0, k1, k2, k3
    x8, x9, x10, x11 = k4, k5, k6, k7
    x12, x13, x14, x15 = counter, n0, n1, n2
    for _ in range(double_rounds):
        x0, x4, x8, x12 = quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter_round(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter_round(x3, x4, x9, x14)
    start = (c0, c1, c2, c3, k0, k1, k2, k3, k4, k5, k6, k7, counter, n0, n1, n2)
    end = (x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15)
    for i in range(BLOCK):
        out[i, column] = (start[i] + end[i]) & MASK


# Sixteen blocks at once: the same, in loops over the blocks, of which processors with vectors do
# eight rounds of a loop in one. That takes a quarter of the time; it needs numbers of 32 bits, and
# loops without calls that return several numbers.


def low_half(x: int) -> np.uint32:
    return np.uint32(x & MASK)


def rotate_half(x: np.uint32, n: int) -> np.uint32:
    return low_half((int(x) << n) | (int(x) >> (32 - n)))


def quarter_rounds(x: np.ndarray, i: int, j: int, k: int, m: int) -> None:
    for n in range(AHEAD):
        a, b, c, d = x[i, n], x[j, n], x[k, n], x[m, n]
        a = low_half(int(a) + int(b))
        d = rotate_half(d ^ a, 16)
        c = low_half(int(c) + int(d))
        b = rotate_half(b ^ c, 12)
        a = low_half(int(a) + int(b))
        d = rotate_half(d ^ a, 8)
        c = low_half(int(c) + int(d))
        b = rotate_half(b ^ c, 7)
        x[i, n] = a
        x[j, n] = b
        x[k, n] = c
        x[m, n] = d


def blocks(
    key: np.ndarray, counter: int, nonce: np.ndarray, double_rounds: int, out: np.ndarray
) -> None:
    """Fill `out`, a block each column."""
    for i in range(BLOCK):
        for n in range(AHEAD):
            out[i, n] = low_half(first_word(key, counter + n, nonce, i))
    for _ in range(double_rounds):
        quarter_rounds(out, 0, 4, 8, 12)
        quarter_rounds(out, 1, 5, 9, 13)
        quarter_rounds(out, 2, 6, 10, 14)
        quarter_rounds(out, 3, 7, 11, 15)
        quarter_rounds(out, 0, 5, 10, 15)
        quarter_rounds(out, 1, 6, 11, 12)
        quarter_rounds(out, 2, 7, 8, 13)
        quarter_rounds(out, 3, 4, 9, 14)
    for i in range(BLOCK):
        for n in range(AHEAD):
            out[i, n] = low_half(int(out[i, n]) + first_word(key, counter + n, nonce, i))


def first_word(key: np.ndarray, counter: int, nonce: np.ndarray, i: int) -> int:
    """Word i of a block before the rounds."""
    if i < 4:
        return int(CONSTANTS[i])
    if i < 12:
        return int(key[i - 4])
    return counter if i == 12 else int(nonce[i - 13])


def word(d: Dealer) -> int:
    """The next 32 bits of the stream."""
    if d.used == d.made:
        make_words(d)
    used = int(d.used)
    d.used = used + 1
    # Masked, so that the compiler sees that no index is negative.
    return int(d.words[used & BLOCK - 1, used >> BLOCK_BITS & AHEAD - 1])


def make_words(d: Dealer) -> None:
    d.counter += d.made >> BLOCK_BITS
    d.used &= BLOCK - 1  # the middle of a block, after `seek`
    if d.alone > 0:
        block(d.key, int(d.counter), d.nonce, DOUBLE_ROUNDS, d.words, 0)
        d.made = BLOCK
        d.alone -= 1
        return
    if VECTORS:
        blocks(d.key, int(d.counter), d.nonce, DOUBLE_ROUNDS, d.words)
    else:
        for n in range(AHEAD):
            block(d.key, int(d.counter) + n, d.nonce, DOUBLE_ROUNDS, d.words, n)
    d.made = BLOCK * AHEAD


def below(d: Dealer, n: int) -> int:
    """A number from 0 to n - 1 (n at most 2**31), each equally likely: the high half of
    word * n, where the few words that would favour some numbers are drawn again."""
    product = word(d) * n
    return fair(d, n, product) >> 32 if product & MASK < n else product >> 32


def fair(d: Dealer, n: int, product: int) -> int:
    unfair = (MASK + 1) % n
    while product & MASK < unfair:
        product = word(d) * n
    return product


def first_seat(d: Dealer, seats: int, begins: int) -> int:
    """Who begins: as agreed, or by lot. The lot is drawn all the same, so that a key keeps its
    deal."""
    drawn = below(d, seats)
    return drawn if begins == NOTHING else begins


def shuffle(d: Dealer, cards: np.ndarray, count: int) -> None:
    if count > LONG:
        d.alone = 0
    for i in range(count - 1, 0, -1):
        j = below(d, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


# Cards picked up to be dealt anew. What comes out depends on which cards were picked up
# and on the stream, never on the order of picking up.


def pick_up(d: Dealer, card: int) -> None:
    d.tally[card] += 1


def mix(d: Dealer) -> None:
    d.held = 0
    for card in range(KINDS):
        for _ in range(d.tally[card]):
            d.hand[d.held] = card
            d.held += 1
        d.tally[card] = 0
    if not d.in_order:
        shuffle(d, d.hand, d.held)


def next_card(d: Dealer) -> int:
    d.held -= 1
    return int(d.hand[d.held])


# The trace


def only(seat: int) -> int:
    return 1 << seat


def at(zone: int, seat: int, index: int) -> int:
    return (zone * 8 + seat) * 128 + index


def call(d: Dealer, what: int, seat: int, value: int) -> None:
    """Call out something that happened at a seat (or NOTHING), with a number."""
    if d.calling:
        write(d, what, seat, NOTHING, EVERYONE, NOTHING, NOTHING, value)


def call_card(
    d: Dealer, what: int, seat: int, card: int, seen: int, source: int, target: int
) -> None:
    """Call out what happened to a card that only `seen` may see, from where to where."""
    if d.calling:
        write(d, what, seat, card, seen, source, target, 0)


def write(
    d: Dealer, what: int, seat: int, card: int, seen: int, source: int, target: int, value: int
) -> None:
    if d.called < EVENTS:
        event = d.event[d.called]
        event[WHAT] = what
        event[SEAT] = seat
        event[CARD] = card
        event[SEEN] = seen
        event[SOURCE] = source
        event[TARGET] = target
        event[VALUE] = value
    d.called += 1


compile_functions(__name__)
