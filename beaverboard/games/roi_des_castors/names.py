"""Le Roi des Castors: what modes, cards, phases, zones, events and reasons are called in texts."""

from collections.abc import Iterable

from beaverboard.games.game import Reason
from beaverboard.games.roi_des_castors import actions, options, state
from beaverboard.games.roi_des_castors.cards import CARD_TEXTS, CHARACTER_TEXTS
from beaverboard.games.setup import mode_names


def in_order(names: dict[int, str]) -> tuple[str, ...]:
    """Of constants that count from 0 on."""
    return tuple(names[number] for number in range(len(names)))


MODES = mode_names(options.MODES)
KIND_NAMES = ("1", "2", "3", *(card.key for card in CARD_TEXTS))
CHARACTER_NAMES = tuple(character.key for character in CHARACTER_TEXTS)
PHASES = in_order(
    {
        state.POWER: "power",
        state.DRAWING: "draw",
        state.KEEPING: "keep",
        state.MAIN: "main",
        state.AGAIN: "again",
        state.LAYING: "lay",
        state.CLAIMING: "claim",
        state.AIMING: "target",
        state.STEALING: "steal",
        state.TROC_OUT: "troc-out",
        state.TROC_IN: "troc-in",
        state.PICKING: "pick",
        state.RECYCLING: "recycle",
        state.DISCARDING: "discard",
        state.MOVING_FROM: "move-from",
        state.MOVING_TO: "move-to",
        state.MOVING: "move",
        state.ADJUSTING: "adjust",
        state.FILLING: "fill",
        state.TO_DRAW: "to-draw",
        state.CARD_DONE: "card-done",
        state.TO_ADJUST: "to-adjust",
        state.TURN_DONE: "turn-done",
    }
)
ZONES = in_order(
    {
        state.PILE: "pile",
        state.LOG_PILE: "log-pile",
        state.DISCARDED_PILE: "discard",
        state.ASIDE: "aside",
        state.HAND: "hand",
        state.RESERVE: "reserve",
        state.DAM: "dam",
        state.SHIELDS: "shields",
        state.RIVER: "river",
        state.DRAWN_PAIR: "drawn",
    }
)
EVENTS = in_order(
    {
        state.DEALT: "dealt",
        state.CHARACTER: "character",
        state.RESERVED: "reserved",
        state.STARTS: "starts",
        state.POWERED: "powered",
        state.SLEEPS: "sleeps",
        state.DRAWN: "drawn",
        state.TAKEN: "taken",
        state.RIVER_FILLED: "river-filled",
        state.SKIPPED: "skipped",
        state.LAID: "laid",
        state.RAISED_LOG: "raised",
        state.BROKE_ORDER: "broke-order",
        state.COMPLETED: "completed",
        state.WENT_OVER: "went-over",
        state.CLAIMED: "claimed",
        state.DECLINED: "declined",
        state.PLAYED: "played",
        state.AIMED: "aimed",
        state.NO_TARGET: "no-target",
        state.CANCELLED: "cancelled",
        state.SHOWN: "shown",
        state.STOLEN: "stolen",
        state.RECYCLED: "recycled",
        state.STORED: "stored",
        state.DISCARDED: "discarded",
        state.MONOPOLE: "monopole",
        state.OPTIMISES: "optimises",
        state.MOVED: "moved",
        state.BONUS: "bonus",
        state.RESHUFFLED: "reshuffled",
        state.CLEARED: "cleared",
        state.LAST_LAP: "last-lap",
        state.STALEMATE: "stalemate",
        state.REVEALED: "revealed",
        state.SCORED: "scored",
        state.FINISHED: "finished",
    }
)
REASONS = {
    actions.OVER: Reason("RC-5.1", "over"),
    actions.UNKNOWN: Reason("RC-3", "unknown"),
    actions.NOT_NOW: Reason("RC-3.8", "not-now"),
    actions.MUST_ACT: Reason("RC-3.3", "must-act"),
    actions.MUST_ANSWER: Reason("RC-3.8", "must-answer"),
    actions.POWER_PAST: Reason("RC-3.1", "power-past"),
    actions.SPENT: Reason("RC-8", "spent"),
    actions.NO_POWER: Reason("RC-8", "no-power"),
    actions.RESERVE_FULL: Reason("RC-8", "reserve-full"),
    actions.ASLEEP: Reason("RC-8", "asleep"),
    actions.NOT_HELD: Reason("RC-3.3", "not-held"),
    actions.NOT_IN_RESERVE: Reason("RC-8.1", "not-in-reserve"),
    actions.THREE_LOGS: Reason("RC-3.3", "three-logs"),
    actions.NO_DAM: Reason("RC-4.1", "no-dam"),
    actions.FALLING: Reason("RC-4.2", "falling"),
    actions.STEP_TOO_HIGH: Reason("RC-4.3", "step"),
    actions.IS_COMPLETE: Reason("RC-4.5", "complete"),
    actions.IS_DEAD: Reason("RC-4.7", "dead"),
    actions.NO_OPPONENT: Reason("RC-7", "no-opponent"),
    actions.PROTECTED: Reason("RC-7", "protected"),
    actions.NO_SUCH_LOG: Reason("RC-7", "no-such-log"),
    actions.NOT_DISCARDED: Reason("RC-7", "not-discarded"),
    actions.NOT_DRAWN: Reason("RC-8", "not-drawn"),
    actions.NOTHING_TO_DRAW: Reason("RC-3.6", "nothing-to-draw"),
    actions.NO_RIVER: Reason("RC-9.1", "no-river"),
    actions.NO_LOG_DECK: Reason("RC-11.1", "no-log-deck"),
    actions.LOG_FIRST: Reason("RC-11.2", "log-first"),
    actions.EXPERT_ONLY: Reason("RC-9.4", "expert-only"),
    actions.OPTIMISED: Reason("RC-9.4", "optimised"),
    actions.NOT_AFTER_REPLAY: Reason("RC-9.4", "not-after-replay"),
    actions.NO_MOVE: Reason("RC-9.4", "no-move"),
}


def cards_text(counts: Iterable[int]) -> str:
    return "".join(f" {KIND_NAMES[c]}" * int(count) for c, count in enumerate(counts))


def pile_text(cards: Iterable[int]) -> str:
    return "".join(f" {KIND_NAMES[c]}" for c in cards)
