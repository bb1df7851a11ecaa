"""The match at a table: contributing to the shuffle, starting, moving, taking back."""

from collections.abc import Callable

from beaverboard.chance import CONTRIBUTION
from beaverboard.games.game import BadWords, Game, Spot
from beaverboard.match import Match
from beaverboard.server.protocol import messages
from beaverboard.server.protocol.errors import Refusal
from beaverboard.server.table import log, shuffling
from beaverboard.server.table.log import Request
from beaverboard.server.table.opening import check_level
from beaverboard.server.table.room import Room
from beaverboard.server.workers.pool import BotPool, IsReady, Json, NoAnswer


async def contribute(room: Room, message: messages.Contribute, request: Request) -> None:
    table = room.table
    if table.started:
        raise Refusal("error-already-started")
    if not table.starting:  # what is agreed may still change
        raise Refusal("error-not-started")
    if table.seats[message.seat].contribution:
        raise Refusal("error-already-contributed", seat=message.seat)
    assert len(message.text) <= CONTRIBUTION
    name = table.seats[message.seat].name
    await room.append(log.Contributed(seat=message.seat, name=name, text=message.text, **request))
    if not shuffling.awaited(room):
        await shuffling.deal(room)


async def start(room: Room, message: messages.Start, request: Request, seconds: float) -> None:
    """`seconds`: how long people are waited for to add to the shuffle."""
    table = room.table
    if table.started or table.starting:
        raise Refusal("error-already-started")
    if message.fill is not None:
        check_level(message.fill)
    elif table.open_seats:
        raise Refusal("error-seats-open", count=len(table.open_seats))
    await room.append(log.Starting(fill=message.fill, **request))
    if seconds == 0.0 or not shuffling.awaited(room):
        await shuffling.deal(room)


def playing(room: Room) -> Match:
    status = room.table.status
    if status == "waiting":
        raise Refusal("error-not-started")
    if status == "closed":
        raise Refusal("error-table-closed")
    if status == "over" or room.table.match is None:
        raise Refusal("error-is-over")
    return room.table.match


def check_ply(room: Room, ply: int) -> None:
    if ply != room.table.ply:
        raise Refusal("error-stale-ply", ply=room.table.ply)


async def play(room: Room, message: messages.Play, request: Request) -> None:
    match = playing(room)
    check_ply(room, message.ply)
    if match.turn != message.seat:
        raise Refusal("error-not-your-turn")
    words = checked(match, message.move)
    state = room.table.seats[message.seat]
    if state.stand_in is not None:  # they are back
        await room.append(log.Returned(seat=message.seat, name=state.name))
    await room.append(log.Moved(seat=message.seat, words=words, bot=False, **request))


def words_of(game: Game, move: int | str) -> str:
    """The move in words as the game writes them."""
    try:
        action = game.text.action(move) if isinstance(move, str) else move
    except BadWords:
        raise Refusal("error-unknown-move") from None
    if not 0 <= action < game.rules.ACTIONS:
        raise Refusal("error-unknown-move")
    return game.text.words(action)


def checked(match: Match, move: int | str) -> str:
    """The move in words, if it may be played."""
    words = words_of(match.game, move)
    if error := match.why_not(words):
        raise Refusal("error-illegal-move", reason=error.key, rule=error.rule)
    return words


def why(room: Room, message: messages.Why) -> messages.RefusedPick | None:
    """Why `play` would refuse the move that is meant by these picks. Whoever is in turn sees
    all legal moves, so an answer without a refusal reveals nothing."""
    match = playing(room)
    check_ply(room, message.ply)
    if match.turn != message.seat:
        raise Refusal("error-not-your-turn")
    error = match.why_not_pick([Spot(each.zone, each.seat, each.index) for each in message.picks])
    return messages.RefusedPick(reason=error.key, rule=error.rule) if error else None


async def undo(room: Room, message: messages.Undo, request: Request) -> None:
    playing(room)
    check_ply(room, message.ply)
    if reason := room.table.why_no_undo(message.seat):
        raise Refusal(reason)
    name = room.table.seats[message.seat].name
    await room.append(log.Undone(seat=message.seat, name=name, **request))


async def hint(
    room: Room,
    seat: int,
    ply: int,
    check: Callable[[], None],
    bot_pool: BotPool,
    is_ready: IsReady,
) -> Json:
    """What the best bot would do and why, from what the seat knows. Takes the lock itself:
    thinking must not hold up the table. `check` refuses who does not hold the seat."""
    async with room.lock:
        check()
        match = playing(room)
        if not room.table.hints:
            raise Refusal("error-no-hints")
        if not is_ready(match.game.name, "advice"):
            raise Refusal("error-hints-later")
        check_ply(room, ply)
        if match.turn != seat:
            raise Refusal("error-not-your-turn")
        if seat in room.hinting:
            raise Refusal("error-too-fast")
        seed = room.table.bot_seed_for("hint")
        imagined = match.imagined(seat, seed).position()
        legal = match.legal_actions()
        room.hinting.add(seat)
    try:
        advice = await bot_pool.advise(imagined, seat, seed, legal)
    except NoAnswer:
        raise Refusal("error-try-again") from None
    finally:
        room.hinting.discard(seat)
    check()  # somebody else may have the seat by now
    return advice
