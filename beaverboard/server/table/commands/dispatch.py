"""Commands of a table's socket: who may give them, whether they are retries, who carries them out.

Rights are checked under the lock under which they are used.
"""

from dataclasses import dataclass
from typing import Protocol

from beaverboard.server.clock import Sources
from beaverboard.server.ops.limits import Bucket
from beaverboard.server.protocol import messages
from beaverboard.server.protocol.errors import Refusal
from beaverboard.server.settings import Settings
from beaverboard.server.store.storage import Storage
from beaverboard.server.table import log
from beaverboard.server.table import room as rooms
from beaverboard.server.table.commands import chat, lobby, moves, seats
from beaverboard.server.table.log import Request
from beaverboard.server.table.registry import TableRegistry
from beaverboard.server.table.room import Room, retried
from beaverboard.server.table.table import Answer, Table

ALWAYS = ("move", "leave", "remove", "chat")  # commands that are carried out whatever the log has


class Guest(rooms.Guest, Protocol):
    """A connection that gives commands."""

    chat_limit: Bucket


@dataclass(frozen=True, slots=True)
class Dispatcher:
    registry: TableRegistry
    storage: Storage
    clock: Sources
    settings: Settings

    async def execute(self, room: Room, guest: Guest, message: messages.Command) -> int:
        """Carry a command out and return the table's ply once it is on the disk. The caller holds
        the lock. Commands are idempotent: a retry gets the answer that was given."""
        return await retried(room, lambda: self._try(room, guest, message))

    async def _try(self, room: Room, guest: Guest, message: messages.Command) -> int:
        ply = earlier_answer(room, guest, message)
        if ply is not None:
            return ply
        request = Request(by=authority(room, guest, message), key=message.key)
        if room.table.log_is_full and message.type not in ALWAYS:
            raise Refusal("error-log-full")
        match message:
            case messages.Play():
                await moves.play(room, message, request)
            case messages.Undo():
                await moves.undo(room, message, request)
            case messages.Contribute():
                await moves.contribute(room, message, request)
            case messages.Start():
                await moves.start(room, message, request, self.settings.shuffle_seconds)
            case messages.ChangeSetup():
                await lobby.change_setup(room, message, request)
            case messages.SwapSeats():
                await lobby.swap_seats(room, message, request)
            case messages.Leave():
                await seats.leave(room, message, request, guest)
            case messages.Remove():
                await seats.remove(room, message, request, guest)
            case messages.MakeHost():
                await seats.make_host(room, message, request)
            case messages.HandOver():
                await seats.hand_over(
                    room,
                    message,
                    request,
                    self.clock.monotonic,
                    own=message.seat in guest.seats,
                    by_host=room.is_host(guest),
                )
            case messages.Wait():
                await seats.wait(room, message, request)
            case messages.TakeBack():
                await seats.take_back(room, message, request, by_host=room.is_host(guest))
            case messages.Mute():
                await seats.mute(room, message, request)
            case messages.SwitchChat():
                await chat.switch(room, message, request)
            case messages.Rematch():
                await seats.rematch(room, request, self.storage, self.registry)
            case messages.SendChat():
                await chat.say(room, message, request, guest.chat_limit, self.clock)
        return room.table.ply


def authority(room: Room, guest: Guest, message: messages.Command) -> str:
    """By which right the command is given: a seat's, or the host's."""
    seat: int | None = getattr(message, "seat", None)
    if seat is not None and seat >= len(room.table.seats):
        raise Refusal("error-not-your-seat", seat=seat)
    host = room.is_host(guest)
    match message:
        case (
            messages.Start()
            | messages.ChangeSetup()
            | messages.SwapSeats()
            | messages.Remove()
            | messages.MakeHost()
            | messages.Mute()
            | messages.SwitchChat()
        ):
            if not host:
                raise Refusal("error-not-host")
            return "host"
        case messages.Rematch():
            if not host and not guest.seats:
                raise Refusal("error-not-host")
            return "host" if host else f"seat {guest.seats[0]}"
        case messages.HandOver() | messages.TakeBack() if host:
            return f"seat {seat}" if seat in guest.seats else "host"
        case messages.HandOver() | messages.Wait() if guest.seats and seat not in guest.seats:
            if seat is None or room.table.seats[seat].kind != "person":
                raise Refusal("error-not-your-seat", seat=seat)
            return f"seat {guest.seats[0]}"
        case messages.Wait() if host:
            return "host"
    check_seat(guest, seat)
    return f"seat {seat}"


def check_seat(guest: rooms.Guest, seat: int | None) -> None:
    if seat not in guest.seats:
        raise Refusal("error-not-your-seat", seat=seat)


def earlier_answer(room: Room, guest: Guest, message: messages.Command) -> int | None:
    """The answer that the command has got already, if it is a retry. A command that gave its own
    right away gets it again without that right."""
    answers, key = room.table.answers, message.key
    giving_up = {"leave": f"seat {getattr(message, 'seat', None)}", "make-host": "host"}
    answer = answers.get((giving_up.get(message.type, ""), key))
    if answer is not None and is_retry(room.table, message, answer):
        return answer.ply
    by = authority(room, guest, message)
    said, answer = (by, key) in room.chat_keys, answers.get((by, key))
    if isinstance(message, messages.SendChat) and answer is None:
        return room.table.ply if said else None
    if said or (answer is not None and not is_retry(room.table, message, answer)):
        raise Refusal("error-key-used")
    return None if answer is None else answer.ply


def is_retry(table: Table, message: messages.Command, answer: Answer) -> bool:
    """Whether the command is the one that got the answer: its key alone does not say so."""
    match message, answer.body:
        case messages.Play(), log.Moved() as moved:
            words = moves.words_of(table.setup.game, message.move)
            return (answer.ply, moved.words) == (message.ply + 1, words)
        case messages.Undo(), log.Undone():
            return answer.ply == message.ply + 1
        case messages.Contribute(), log.Contributed() as contributed:
            return contributed.text == message.text
        case messages.Start(), (log.Starting() | log.Started()) as started:  # of older releases
            return started.fill == message.fill
        case messages.ChangeSetup(), log.SetupChanged() as changed:
            request = Request(by=changed.by or "", key=message.key)
            return lobby.wanted(table.setup.game, message, request) == changed
        case messages.SwapSeats(), log.SeatsSwapped() as swapped:
            return (message.seat, message.other) == (swapped.seat, swapped.other)
        case messages.Mute(), (log.Muted() | log.Unmuted()) as muted:
            same = message.muted == isinstance(muted, log.Muted)
            return same and muted.seat == message.seat
        case messages.SwitchChat(), (log.ChatOn() | log.ChatOff()) as switched:
            return message.on == isinstance(switched, log.ChatOn)
        case messages.Rematch(), log.Rematch():
            return True
        case (
            (messages.Leave(seat=asked), log.Left(seat=done))
            | (messages.Remove(seat=asked), log.Removed(seat=done))
            | (messages.MakeHost(seat=asked), log.HostChanged(seat=done))
            | (
                messages.HandOver(seat=asked),
                log.HandedOver(seat=done) | log.BotJoined(seat=done) | log.Away(seat=done),
            )
            | (messages.Wait(seat=asked), log.Waited(seat=done))
            | (messages.TakeBack(seat=asked), log.TakenBack(seat=done) | log.BotLeft(seat=done))
        ):
            return asked == done
    return False
