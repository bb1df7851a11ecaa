"""The dealer: the stream is ChaCha, lots and shuffles are fair, and all of it is frozen."""

import hashlib

import numpy as np
import pytest

from beaverboard import chance, dealer, engine
from beaverboard.dealer import BOTS, EVENTS, EVERYONE, MATCH, NOTHING
from tests.scale import scaled


def stream(seed: int | str = 0, purpose: int = MATCH, number: int = 0) -> np.record:
    record: np.record = chance.new_dealer(chance.key_of(seed), purpose, number).view(np.recarray)[0]
    return record


def keystream(key: bytes, counter: int, nonce: bytes, double_rounds: int) -> bytes:
    out = np.zeros((dealer.BLOCK, dealer.AHEAD), np.uint32)
    nonce_words = np.frombuffer(nonce, "<u4").astype(np.int64)
    dealer.block(chance.key_words(key), counter, nonce_words, double_rounds, out, 0)
    alone = out[:, 0].astype("<u4").tobytes()
    dealer.blocks(chance.key_words(key), counter, nonce_words, double_rounds, out)
    assert out[:, 0].astype("<u4").tobytes() == alone
    return alone


def chi_square(counts: np.ndarray, expected: float) -> float:
    return float(((counts - expected) ** 2 / expected).sum())


def test_twenty_rounds_give_the_block_of_rfc_8439_section_2_3_2() -> None:
    key = bytes(range(32))
    nonce = bytes.fromhex("000000090000004a00000000")
    assert keystream(key, 1, nonce, 10) == bytes.fromhex(
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


def test_eight_rounds_give_the_published_block_for_the_zero_key() -> None:
    """Test vector 1 for 256 bits of draft-strombergson-chacha-test-vectors."""
    assert keystream(bytes(32), 0, bytes(12), 4) == bytes.fromhex(
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )


def test_words_come_in_the_order_of_the_blocks() -> None:
    d = stream("00" * 32)
    words = np.array([dealer.word(d) for _ in range(32)])
    blocks = keystream(bytes(32), 0, bytes(12), 4) + keystream(bytes(32), 1, bytes(12), 4)
    assert words.astype("<u4").tobytes() == blocks


def test_many_blocks_at_once_are_those_made_alone() -> None:
    many, alone = np.zeros((2, dealer.BLOCK, dealer.AHEAD), np.uint32)
    key, nonce = chance.key_words(chance.key_of(3)), np.array([MATCH, 5, 6])
    first = 2**32 - 5  # the counter begins anew
    dealer.blocks(key, first, nonce, dealer.DOUBLE_ROUNDS, many)
    for n in range(dealer.AHEAD):
        counter = (first + n) % 2**32
        dealer.block(key, counter, nonce, dealer.DOUBLE_ROUNDS, alone, 0)
        assert (many[:, n] == alone[:, 0]).all()


@pytest.mark.parametrize("used", [0, 1, 15, 16, 17, 300])
def test_a_stream_goes_on_from_a_position(used: int) -> None:
    d, again = stream(3), stream(3)
    for _ in range(used):
        dealer.word(d)
    assert dealer.position(d) == used
    dealer.seek(again, used)
    assert dealer.position(again) == used
    following = [[dealer.word(each) for _ in range(600)] for each in (d, again)]
    assert following[0] == following[1]


def test_the_first_outputs_are_frozen_for_ever() -> None:
    """Records depend on these numbers. If this fails, the stream was changed: undo that."""
    d = stream(7)
    assert [dealer.below(d, n) for n in (2, 6, 52, 108, 1000, 2**31 - 1)] == FROZEN_LOTS
    cards = np.arange(20, dtype=np.int8)
    dealer.shuffle(d, cards, 20)
    assert cards.tolist() == FROZEN_SHUFFLE
    assert hashlib.sha256(chance.key_of(7)).hexdigest()[:16] == FROZEN_KEY


FROZEN_LOTS = [1, 1, 26, 74, 401, 1746032035]
FROZEN_SHUFFLE = [15, 9, 16, 4, 1, 13, 14, 18, 3, 2, 17, 10, 12, 7, 8, 19, 0, 5, 6, 11]
FROZEN_KEY = "33828c7d9b1c8a47"


def test_sub_streams_differ_by_purpose_and_number() -> None:
    firsts = {
        dealer.word(stream(1, purpose, number))
        for purpose in (MATCH, BOTS)
        for number in (0, 1, 2**32, 2**40 + 1)
    }
    assert len(firsts) == 8


@pytest.mark.parametrize("n", [1, 2, 3, 7, 52, 108])
def test_every_number_below_n_is_equally_likely(n: int) -> None:
    d = stream(n)
    draws = scaled(20_000, 400_000)
    counts = np.bincount([dealer.below(d, n) for _ in range(draws)], minlength=n)
    assert len(counts) == n
    # Mean n - 1, variance 2 (n - 1): six standard deviations never happen.
    assert chi_square(counts, draws / n) < (n - 1) + 6 * (2 * n) ** 0.5


def test_words_that_would_favour_some_numbers_are_drawn_again() -> None:
    """With n = 3 * 2**29 a quarter of all words is unfair: without drawing again, some
    remainders by three would come up half as often again as others."""
    d = stream(3)
    n = 3 << 29
    counts = np.bincount([dealer.below(d, n) % 3 for _ in range(6000)], minlength=3)
    assert chi_square(counts, 2000) < 30


def test_every_order_of_four_cards_is_equally_likely() -> None:
    d = stream(4)
    shuffles = scaled(12_000, 240_000)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(shuffles):
        cards = np.arange(4, dtype=np.int8)
        dealer.shuffle(d, cards, 4)
        order = tuple(cards.tolist())
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert chi_square(np.array(list(counts.values())), shuffles / 24) < 23 + 6 * 46**0.5


def test_dealing_anew_depends_on_the_cards_not_on_the_order_of_picking_up() -> None:
    hands = []
    for cards in ([3, 1, 2, 1, 60], [60, 1, 1, 2, 3]):
        d = stream(5)
        for card in cards:
            dealer.pick_up(d, card)
        dealer.mix(d)
        hands.append([dealer.next_card(d) for _ in cards])
        assert not d.tally.any()
    assert hands[0] == hands[1]
    assert sorted(hands[0]) == [1, 1, 2, 3, 60]


def test_nothing_is_called_out_while_calling_is_off() -> None:
    d = stream(6)
    dealer.call(d, 1, 2, 3)
    dealer.call_card(d, 1, 2, 3, EVERYONE, NOTHING, NOTHING)
    assert d.called == 0
    d.calling = 1
    dealer.call(d, 1, 2, 3)
    dealer.call_card(d, 4, 5, 6, 7, 8, 9)
    assert d.called == 2
    assert d.event[:2].tolist() == [[1, 2, -1, -1, -1, -1, 3], [4, 5, 6, 7, 8, 9, 0]]


def test_a_full_trace_counts_on_without_writing_beyond_its_end() -> None:
    dealers = engine.dealers(2)
    d = dealers.view(np.recarray)[0]
    d.calling = 1
    for _ in range(EVENTS + 5):
        dealer.call(d, 9, 9, 9)
    assert d.called == EVENTS + 5
    assert not dealers[1].tobytes().strip(b"\0")
