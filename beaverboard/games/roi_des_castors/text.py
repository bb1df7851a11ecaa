"""Le Roi des Castors: moves as text and as picks of the pages; positions are in `positions.py`.

Moves read `pass`, `use`, `draw`, `draw log`, `take 0`, `discard troc`, `play troc`, `play
troc reserve`, `lay 2 on 0`, `lay 2 reserve on 0` (the first number without a dam begins
one), `target 1`, `steal 2`, `recycle troc`, `store troc`, `optimise`, `from 0`, `to 1`,
`move 2`.
"""

from collections.abc import Sequence

from beaverboard.dealer import NOTHING
from beaverboard.games.game import BadWords, Move, Spot
from beaverboard.games.roi_des_castors import actions, state
from beaverboard.games.roi_des_castors.names import EVENTS, KIND_NAMES, PHASES, REASONS, ZONES
from beaverboard.games.roi_des_castors.positions import agreed, position, text
from beaverboard.games.roi_des_castors.state import KINDS, LOG_DECK, VALUES, State

__all__ = [
    "EVENTS",
    "REASONS",
    "ZONES",
    "action",
    "agreed",
    "attempted",
    "move",
    "position",
    "text",
    "words",
]

SOURCES = {state.FROM_HAND: "hand", state.FROM_RESERVE: "reserve"}

VERBS = {
    actions.PASS: "pass",
    actions.USE: "use",
    actions.DRAW: "draw",
    actions.TAKE: "take",
    actions.DISCARD: "discard",
    actions.PLAY: "play",
    actions.OPTIMISE: "optimise",
    actions.AIM: "target",
    actions.STORE: "store",
    actions.STEAL: "steal",
    actions.RECYCLE: "recycle",
    actions.FROM: "from",
    actions.TO: "to",
    actions.MOVE: "move",
    actions.LAY: "lay",
}


def spell(action: int) -> str:
    # the table itself: an import must not call compiled code, which loads half a second long
    verb, place, source, c = actions.MEANING[action].tolist()
    said = [VERBS[verb]]
    if c != NOTHING:
        said.append(KIND_NAMES[c])
    if source == state.FROM_RESERVE:
        said.append("reserve")
    if verb == actions.LAY:
        said.append("on")
    if verb != actions.DRAW and place != NOTHING:
        said.append(str(place))
    elif place == LOG_DECK:
        said.append("log")
    return " ".join(said)


WORDS = [spell(action) for action in range(actions.ACTIONS)]
NUMBERS = {words: action for action, words in enumerate(WORDS)}


def words(action: int) -> str:
    return WORDS[action]


def action(words: str) -> int:
    try:
        return NUMBERS[" ".join(words.split())]
    except KeyError:
        raise BadWords(
            "moves read pass, use, draw, draw log, take 0, discard troc, play troc, lay 2 on 0, "
            "lay 2 reserve on 0, target 1, steal 2, recycle troc, store troc, optimise, from 0, "
            f"to 1, move 2; not {words!s:.60}"
        ) from None


def move(s: State, action: int) -> Move:
    return Move(action, words(action).split()[0], tuple(picks(s, action)))


def picks(s: State, action: int) -> list[Spot]:
    q = state.side(s)
    verb, place, source, c = actions.MEANING[action].tolist()
    match verb:
        case actions.LAY:
            return [Spot(SOURCES[source], q, c), Spot("dam", q, place)]
        case actions.PLAY:
            return [Spot(SOURCES[source], q, c)]
        case actions.DISCARD if s.phase == state.KEEPING:
            return [Spot("drawn", q, s.drawn.tolist().index(c))]
        case actions.DISCARD:
            return [Spot("hand", q, c)]
        case actions.STORE:
            return [Spot("character", q, 0), Spot("hand", q, c)]
        case actions.DRAW:
            return [Spot("log-pile" if place == LOG_DECK else "pile", 0, 0)]
        case actions.TAKE:
            return [Spot("river", 0, place)]
        case actions.AIM if s.phase == state.POWER:
            return [Spot("character", q, 0), Spot("side", place, 0)]
        case actions.AIM:
            return [Spot("side", place, 0)]
        case actions.STEAL:
            return [Spot("hand", int(s.victim), c)]
        case actions.RECYCLE:
            return [Spot("discard", 0, c)]
        case actions.FROM | actions.TO:
            return [Spot("dam", q, place)]
        case actions.MOVE:
            return [Spot("log", q, c)]
        case actions.USE if s.phase == state.CLAIMING:
            return [Spot("dam", q, int(s.dam))]
        case actions.USE if state.is_a(s, q, state.NAGEUR):
            return [Spot("pile", 0, 1)]  # beside drawing one
        case actions.USE:
            return [Spot("character", q, 0)]
    return []  # PASS, OPTIMISE


def attempted(s: State, picks: Sequence[Spot]) -> int | None:
    return NUMBERS.get(attempted_words(s, picks) or "")


def attempted_words(s: State, picks: Sequence[Spot]) -> str | None:
    last = picks[-1]
    q, phase, i = state.side(s), PHASES[s.phase], last.index
    cards = [each for each in picks if each.zone in ("hand", "reserve")]
    if any(card.index >= KINDS for card in cards):
        return None
    match last.zone:
        case "hand" if last.seat != q:
            return f"steal {KIND_NAMES[i]}" if phase == "steal" else None
        case "hand" if phase == "power" and picks[0].zone == "character":
            return f"store {KIND_NAMES[i]}"
        case "hand" | "reserve":
            return card_words(s, last) if last.seat == q else None
        case "dam" if phase in ("move-from", "move-to"):
            return f"{phase.removeprefix('move-')} {i}"
        case "dam" if cards:
            return lay_words(cards[0], i)
        case "dam":
            return closed_words(s, last) if last.seat == q else None
        case "pile":
            return "use" if i == 1 else "draw"
        case "character" if last.seat == q:
            return "use"
        case "log-pile":
            return "draw log"
        case "river":
            return f"take {i}"
        case "side":
            return f"target {last.seat}"
        case "log":
            return f"move {i + 1}"
    return None


def card_words(s: State, card: Spot) -> str:
    """A log that cannot be laid anywhere cannot begin a dam either."""
    if card.index < VALUES:
        return lay_words(card, 0 if s.mode == state.SOLO else int(s.dams[card.seat]))
    return f"play {KIND_NAMES[card.index]}{source_words(card)}"


def lay_words(card: Spot, dam: int) -> str:
    return f"lay {KIND_NAMES[card.index]}{source_words(card)} on {dam}"


def source_words(card: Spot) -> str:
    return " reserve" if card.zone == "reserve" else ""


def closed_words(s: State, dam: Spot) -> str | None:
    """A dam that takes nothing more says so to any log."""
    q, k = dam.seat, dam.index
    logs = [c for c in range(VALUES) if s.hand[q, c]]
    if not logs or k >= s.dams[q] or s.fate[q, k] == state.GROWING:
        return None
    return lay_words(Spot("hand", q, logs[0]), k)
