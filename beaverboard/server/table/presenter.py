"""What people are shown of a table: views, positions, log lines and its public facts.

Pure functions of a committed table: nothing here changes it or reads a clock.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from beaverboard.games.game import Move
from beaverboard.match import Event
from beaverboard.server.protocol import messages
from beaverboard.server.protocol.errors import Problem
from beaverboard.server.protocol.messages import Clock, Position, SeatView
from beaverboard.server.table import lesson
from beaverboard.server.table.table import Happened, Table


def seat_views(table: Table, viewers: Iterable[int | None]) -> dict[int | None, SeatView]:
    assert table.match is not None
    views = table.match.views(viewers)
    return {viewer: seat_view(table, viewer, view) for viewer, view in views.items()}


def seat_view(table: Table, viewer: int | None, view: object) -> SeatView:
    if viewer is None or table.status != "playing":
        return SeatView(seat=viewer, view=view, undo=False)
    key = table.why_no_undo(viewer)
    reason = Problem(key=key, arguments={}) if key else None
    return SeatView(
        seat=viewer,
        view=view,
        undo=reason is None,
        no_undo=reason,
        notes=table.setup.game.notes(view),
        proposable=proposable(table, viewer),
    )


def proposable(table: Table, viewer: int) -> tuple[Move, ...]:
    """The moves of a person in turn who knows no more than the viewer, their partner."""
    match = table.match
    if match is None or table.moved_by_bot(match.turn):
        return ()
    if viewer not in table.setup.advisers_of(match.turn):
        return ()
    moves: tuple[Move, ...] = match.view(match.turn).moves
    return moves


def position(
    table: Table,
    viewers: Sequence[int | None],
    clock: Clock | None,
    views: Mapping[int | None, SeatView] | None = None,
) -> Position:
    """`views` shares the views among recipients of the same position."""
    views = views or seat_views(table, viewers)
    return Position(
        ply=table.ply,
        turn=table.turn,
        clock=clock,
        views=tuple(views[viewer] for viewer in viewers),
        guide=lesson.guide(table),
    )


def log_lines(
    table: Table, viewers: Iterable[int | None], *, after: int
) -> tuple[messages.TableEvent, ...]:
    """What happened, for those who come in. Without the memory aid no card is shown again
    while the match is on: it has to be remembered."""
    forgetful = table.setup.left_to_memory and table.status == "playing"
    return tuple(
        log_line(each, viewers, backs=forgetful and each.ply < table.ply)
        for each in table.happened
        if each.number > after
    )


def log_line(
    happened: Happened, viewers: Iterable[int | None], *, backs: bool = False
) -> messages.TableEvent:
    """A line of the log as the viewers saw it; with `backs`, without the cards."""
    seen = happened.seen
    return messages.TableEvent(
        number=happened.number,
        ply=happened.ply,
        time=happened.time,
        key=f"happened-{happened.kind}",
        arguments=happened.arguments,
        seen=tuple(
            messages.EventsSeen(
                seat=viewer,
                events=tuple(map(face_down, seen[viewer])) if backs else seen[viewer],
            )
            for viewer in viewers
            if viewer in seen
        ),
    )


def face_down(event: Event) -> Event:
    return event if event.card is None else replace(event, card=None, concealed=True)


def recent_chat(
    table: Table, seats: Collection[int], chat: Iterable[messages.ChatMessage]
) -> tuple[messages.ChatMessage, ...]:
    """The chat as sent to those who come in: no proposal to a position that is gone."""
    return tuple(
        said
        for said in chat
        if hears(seats, said) and (said.proposal is None or said.proposal.ply == table.ply)
    )


def hears(seats: Collection[int], said: messages.ChatMessage) -> bool:
    """Whether those who hold `seats` hear it: partners may talk among themselves."""
    return said.to is None or any(seat == said.seat or seat in said.to for seat in seats)


def public_table(
    table: Table,
    *,
    here: Collection[int],
    reading: Collection[int],
    spectators: int,
    search: bool,
) -> messages.Table:
    """All that everybody may know. `here` are the seats whose people are connected, `reading`
    those whose people look at the scores of a round."""
    return messages.Table(
        id=table.id,
        game=table.setup.game.name,
        mode=table.setup.mode,
        options=dict(table.setup.options),
        seats=tuple(
            public_seat(table, p, here=p in here, reading=p in reading)
            for p in range(len(table.seats))
        ),
        host=table.host,
        status=table.status,
        starting=table.starting is not None,
        listed=table.listed,
        lesson=table.lesson,
        hints=table.hints,
        search=search,
        chat=table.chat,
        seconds=table.seconds,
        absent=table.absent,
        stand_in=table.stand_in,
        friendly_undo=table.friendly_undo,
        ply=table.ply,
        turn=table.turn,
        spectators=spectators,
        created=table.created,
        commitment=table.commitment,
        contributions=table.contributions,
        result=public_result(table),
        rematch=table.rematch,
    )


def public_result(table: Table) -> messages.Result | None:
    result = table.record["result"] if table.record else None
    if result is None:
        return None
    ranks = table.match.ranks() if table.match else None
    lowest = table.setup.game.lowest_wins
    return messages.Result(**result, ranks=ranks, sides=table.setup.sides, lowest_wins=lowest)


def public_seat(table: Table, p: int, *, here: bool, reading: bool = False) -> messages.Seat:
    seat = table.seats[p]
    return messages.Seat(
        kind=seat.kind,
        name=seat.name,
        beaver=seat.beaver,
        colour=seat.colour,
        level=seat.level,
        here=seat.kind == "person" and here,
        reading=seat.kind == "person" and reading,
        stand_in=seat.stand_in,
        muted=seat.muted,
        contributed=bool(seat.contribution),
    )
