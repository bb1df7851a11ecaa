"""What people are shown of a table: views, positions, log lines and its public facts.

Pure functions of a committed table: nothing here changes it or reads a clock.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from beaverboard.match import Event
from beaverboard.server.protocol import messages
from beaverboard.server.protocol.messages import Clock, Position, SeatView
from beaverboard.server.table import lesson
from beaverboard.server.table.table import Happened, Table


def seat_views(table: Table, viewers: Iterable[int | None]) -> dict[int | None, SeatView]:
    assert table.match is not None
    return {
        viewer: SeatView(seat=viewer, view=view, undo=viewer is not None and table.may_undo(viewer))
        for viewer, view in table.match.views(viewers).items()
    }


def position(
    table: Table,
    viewers: Sequence[int | None],
    clock: Clock | None,
    views: Mapping[int | None, SeatView] | None = None,
) -> Position:
    """`views`, if many are told the same position: they are made once."""
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
) -> tuple[messages.Happening, ...]:
    """What happened, for those who come in. Without the memory aid no card is told again while
    the match is on: it has to be remembered."""
    forgetful = table.setup.left_to_memory and table.status == "playing"
    return tuple(
        log_line(each, viewers, backs=forgetful and each.ply < table.ply)
        for each in table.happened
        if each.number > after
    )


def log_line(
    happened: Happened, viewers: Iterable[int | None], *, backs: bool = False
) -> messages.Happening:
    """A line of the log as the viewers saw it; with `backs`, without the cards."""
    seen = happened.seen
    return messages.Happening(
        number=happened.number,
        ply=happened.ply,
        time=happened.time,
        key=f"happened-{happened.kind}",
        arguments=happened.arguments,
        seen=tuple(
            messages.Seen(
                seat=viewer,
                events=tuple(map(face_down, seen[viewer])) if backs else seen[viewer],
            )
            for viewer in viewers
            if viewer in seen
        ),
    )


def face_down(event: Event) -> Event:
    return event if event.card is None else replace(event, card=None, concealed=True)


def hears(seats: Collection[int], said: messages.Said) -> bool:
    """Whether those who hold `seats` hear it: partners may talk among themselves."""
    return said.to is None or any(seat == said.seat or seat in said.to for seat in seats)


def public_table(
    table: Table, *, here: Collection[int], spectators: int, search: bool
) -> messages.Table:
    """All that everybody may know. `here` are the seats whose people are connected."""
    return messages.Table(
        id=table.id,
        game=table.setup.game.name,
        mode=table.setup.mode,
        options=dict(table.setup.options),
        seats=tuple(public_seat(table, p, here=p in here) for p in range(len(table.seats))),
        host=table.host,
        status=table.status,
        listed=table.listed,
        lesson=table.lesson,
        hints=table.hints,
        search=search,
        chat=table.chat,
        seconds=table.seconds,
        absent=table.absent,
        stand_in=table.stand_in,
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
    return messages.Result(**result, ranks=ranks, sides=table.setup.sides)


def public_seat(table: Table, p: int, *, here: bool) -> messages.Seat:
    seat = table.seats[p]
    return messages.Seat(
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        here=seat.kind == "person" and here,
        stand_in=seat.stand_in,
        muted=seat.muted,
        contributed=bool(seat.contribution),
    )
