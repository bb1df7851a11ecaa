"""How Le Roi des Castors can be played, and what can be agreed before a match."""

from collections.abc import Sequence

from beaverboard.dealer import NOTHING
from beaverboard.games.roi_des_castors.cards import (
    CARD_TEXTS,
    CHARACTER_TEXTS,
    KEEPS,
    LIFTS,
    RECONSTRUCTED,
    USES,
)
from beaverboard.games.roi_des_castors.state import (
    BUCHERON,
    CHAPARDAGE,
    DECKS,
    DISCARDS_AT_MOST,
    ESPION,
    LAYS,
    LEAST_LOGS,
    MOST_LOGS,
    MOST_OTHERS,
    OTHERS,
    PIOCHE,
    RECYCLAGE,
    SEATS,
    SOLO_DECK,
    TEAM_DECK,
    TROC,
    VALUES,
)
from beaverboard.games.setup import (
    MEMORY_AID,
    Mode,
    Objection,
    OnCards,
    Option,
    Origin,
    begins,
    one_of,
)

# In the order of their numbers in `state.py`
MODES = (
    Mode("normal", range(2, SEATS + 1), unit="dams"),
    Mode("expert", range(2, SEATS + 1)),
    Mode("discovery", range(2, SEATS + 1), unit="dams", for_newcomers=True),
    Mode("team", range(4, 5), sides=2, open_to_partners=True),
    Mode("solo", range(1, 2), sides=2),
)

MOST, LEAST = DECKS.max(axis=0).tolist(), DECKS.min(axis=0).tolist()
LOGS = ("log-1", "log-2", "log-3")
# The face of one's friend in solo: any beaver, or a character but the opponent.
ALLIES = ("beaver", *(text.key for text in CHARACTER_TEXTS[BUCHERON + 1 :]))


def logs_objection(logs: Sequence[int]) -> Objection | None:
    """Why such counts of logs can't be played; NOTHING stands for what RC-1.5 says."""
    most = sum(m if n == NOTHING else n for n, m in zip(logs, MOST[:VALUES], strict=True))
    least = sum(m if n == NOTHING else n for n, m in zip(logs, LEAST[:VALUES], strict=True))
    if most <= MOST_LOGS and least >= LEAST_LOGS:
        return None
    return Objection(
        f"{LEAST_LOGS} to {MOST_LOGS} logs in all",
        "roi-des-castors-logs-in-all",
        {"least": LEAST_LOGS, "most": MOST_LOGS, "sum": most if most > MOST_LOGS else least},
        tuple(range(VALUES)),
    )


def cards_objection(cards: Sequence[int]) -> Objection | None:
    most = sum(m if n == NOTHING else n for n, m in zip(cards, MOST[VALUES:], strict=True))
    if most <= MOST_OTHERS:
        return None
    return Objection(
        f"at most {MOST_OTHERS} action and bonus cards in all",
        "roi-des-castors-cards-in-all",
        {"most": MOST_OTHERS, "sum": most},
        tuple(range(OTHERS)),
    )


def deck(mode: str | None, seats: int) -> list[int]:
    """RC-1.5, RC-11.1, RC-12.1"""
    row = {"team": TEAM_DECK, "solo": SOLO_DECK}.get(mode or "", seats - 2)
    copies: list[int] = DECKS[row].tolist()
    return copies


def logs_on_cards(mode: str | None, seats: int) -> OnCards:
    """RC-1.1: the rulebook has the split for two players, and for more the sum."""
    logs = deck(mode, seats)[:VALUES]
    as_for_two = logs == DECKS[0].tolist()[:VALUES]
    return OnCards.all(tuple(logs), "printed" if as_for_two else "partly")


def others_on_cards(mode: str | None, seats: int) -> OnCards:
    """RC-1.2, RC-1.3: of the Pioche we know how many there are, not from how many players on."""
    copies = deck(mode, seats)[VALUES:]
    origins: list[Origin] = ["printed"] * OTHERS
    if mode not in ("team", "solo") and seats >= 4:
        origins[PIOCHE - VALUES] = "partly"
    return OnCards(tuple(copies), tuple(origins))


def drawn_on_cards(mode: str | None, seats: int) -> OnCards:
    return OnCards.all(tuple(text.draws for text in DRAWING), RECONSTRUCTED)


def replay_on_cards(mode: str | None, seats: int) -> OnCards:
    return OnCards.all(tuple(int(text.replay) for text in CARD_TEXTS), RECONSTRUCTED)


def uses_on_cards(mode: str | None, seats: int) -> OnCards:
    return OnCards.all(tuple(text.uses for text in CHARACTER_TEXTS), RECONSTRUCTED)


def bonuses_on_cards(mode: str | None, seats: int) -> OnCards:
    return OnCards(BONUSES, tuple(text.bonus for text in CHARACTER_TEXTS))


def starts_on_cards(mode: str | None, seats: int) -> OnCards:
    return OnCards.all(STARTS, RECONSTRUCTED)


DRAWING = tuple(text for text in CARD_TEXTS if text.draws)
MOST_DRAWN = 6
CHARACTER_KEYS = tuple(text.key for text in CHARACTER_TEXTS)
BONUSES = (1,) * len(CHARACTER_TEXTS)
STARTERS = tuple(i for i, text in enumerate(CHARACTER_TEXTS) if text.start != NOTHING)
START_CHOICES = ("none", *(text.key for text in CARD_TEXTS))
STARTS = tuple(CHARACTER_TEXTS[i].start - VALUES + 1 for i in STARTERS)
DRAWN_TO_KEEP = 2
MOST_LIFTS = 2
WITH_CHARACTERS = ("normal", "expert")

# A count of NOTHING is the one of RC-1.5 (team: RC-11.1, solo: RC-12.1).
OPTIONS = (
    Option("exact", default=False, modes=("normal", "expert", "discovery")),
    Option("equal_turns", default=False, modes=("normal", "expert", "discovery")),
    MEMORY_AID,
    one_of("optimise", ("game", "turn"), rule="RC-9.4", modes=("expert",)),
    one_of("ally", ALLIES, rule="RC-12.1", modes=("solo",), for_pages=True),
    Option(
        "logs",
        (NOTHING,) * VALUES,
        NOTHING,
        MOST_LOGS,
        objection=logs_objection,
        on_cards=logs_on_cards,
        cards=LOGS,
    ),
    Option(
        "cards",
        (NOTHING,) * OTHERS,
        NOTHING,
        MOST_OTHERS,
        objection=cards_objection,
        on_cards=others_on_cards,
        cards=tuple(text.key for text in CARD_TEXTS),
    ),
    # RC-13.1
    Option(
        "draws",
        tuple(text.draws for text in DRAWING),
        high=MOST_DRAWN,
        rule="RC-13.1",
        on_cards=drawn_on_cards,
        cards=tuple(text.key for text in DRAWING),
    ),
    Option(
        "replay",
        tuple(int(text.replay) for text in CARD_TEXTS),
        rule="RC-13.1",
        modes=("normal", "expert", "discovery", "team"),
        on_cards=replay_on_cards,
        cards=tuple(text.key for text in CARD_TEXTS),
    ),
    Option(
        "uses",
        tuple(text.uses for text in CHARACTER_TEXTS),
        high=len(USES) - 1,
        rule="RC-13.1",
        modes=WITH_CHARACTERS,
        choices=USES,
        on_cards=uses_on_cards,
        cards=CHARACTER_KEYS,
    ),
    Option(
        "bonuses",
        BONUSES,
        rule="RC-13.1",
        modes=WITH_CHARACTERS,
        on_cards=bonuses_on_cards,
        cards=CHARACTER_KEYS,
    ),
    Option(
        "starts",
        STARTS,
        high=len(START_CHOICES) - 1,
        rule="RC-13.1",
        modes=WITH_CHARACTERS,
        choices=START_CHOICES,
        on_cards=starts_on_cards,
        cards=tuple(CHARACTER_KEYS[i] for i in STARTERS),
    ),
    Option("keeps", KEEPS, low=1, high=DRAWN_TO_KEEP, rule="RC-8", modes=WITH_CHARACTERS),
    Option("lifts", LIFTS, high=MOST_LIFTS, rule="RC-9.5", modes=("expert",)),
    begins(SEATS, "RC-2.3", modes=("normal", "expert", "discovery", "team")),
)


# Every game ends: at most `logs` turns have a laid log, fewer than 3 * seats between them have
# none, and in a turn every card but a log is played once at most (RC-3.5).


def most_answers(c: int, draws: int) -> int:
    """How many actions it takes to play a card and to answer what it asks."""
    asked = {TROC: 2 * 3, CHAPARDAGE: 1 + 2, ESPION: 1, RECYCLAGE: 1}
    return 1 + asked.get(c, draws)


def most_actions(
    seats: int, copies: Sequence[int], draws: Sequence[int], replay: Sequence[int]
) -> int:
    """Of a match with so many copies of each kind, which draw so many cards or have REPLAY."""
    logs = sum(copies[:VALUES])
    others = range(VALUES, len(copies))
    answers = {c: most_answers(c, draws[c]) for c in others}
    start = 1 + 2 + 1  # a power, two cards to draw, one of them to keep
    again = sum(copies[c] * answers[c] for c in others if replay[c])
    last = max([2 * LAYS + 1, DISCARDS_AT_MOST, *(answers[c] for c in others if not replay[c])])
    turns = 3 * max(seats, 2) * (logs + 1)
    return turns * (start + again + last + sum(copies))
