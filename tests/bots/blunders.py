"""Matches that a seat threw away by one bad move: the end of each, from a position.

Before that move the seat would have won most of the time, after it hardly ever, or never. The
others are from matches of the bot `builder`.
"""

from dataclasses import dataclass
from typing import Any

from beaverboard.match import Match


@dataclass(frozen=True)
class Blunder:
    start: str
    seed: int
    moves: tuple[str, ...]
    ply: int  # of the position after the bad move
    seat: int

    @property
    def name(self) -> str:
        match = Match.from_position(self.start)
        return "-".join(part for part in (match.game.name, match.setup.mode) if part)

    def record(self) -> dict[str, Any]:
        match = Match.from_position(self.start, seed=self.seed)
        for words in self.moves:
            match.play(words)
        assert match.over and self.seat not in match.winners()
        return match.record()


BLUNDERS = (
    # The 12 goes with the 12 above its 11: then the seat has the fewest points.
    Blunder(
        start=(
            "biber-gang | round 5/5 | turn 0 draw | start 0 | end 1 | pile ... | discard 12 | "
            "seat 12 1 2 4 / 11 1 2 (4) turns 5 points 0 0 0 0 | "
            "seat 0 5 6 9 / 9 5 6 8 turns 6 points 0 0 0 0"
        ),
        seed=1,
        moves=("take", "put 3"),
        ply=2,
        seat=0,
    ),
    Blunder(
        start=(
            "biber-clan | mode clan | round 1/1 | turn 0 place | start 1 | hand 4 | pile 4 F "
            "0 C 1 7 1 0 4 6 F 6 C C 3 1 2 9 8 3 0 0 6 6 6 7 2 9 2 5 2 0 0 F 7 5 5 3 8 5 C 0 "
            "F 8 3 C 1 F 7 3 4 F 2 F | discard 2 4 | aside F F | seat - (9:01) 1 / - 3 turns "
            "4 | seat (9:1) 1 (8:1) / 5 - turns 5"
        ),
        seed=1,
        moves=(
            "swap up seat 1 B3",
            "keep down B1",
            "swap down seat 1 B3",
            "flip seat 1 B3",
            "swap down seat 1 T1",
            "keep down T1",
            "clean seat 1 B3",
            "place down seat 1 B3",
        ),
        ply=3,
        seat=1,
    ),
    Blunder(
        start=(
            "biber-clan | mode clan-and-band | round 1/1 | turn 1 place | start 0 | peeked "
            "seat 0 T2 | hand 7 | pile 0 9 2 4 F 9 3 6 3 0 P C 0 1 3 6 4 C 9 6 8 4 3 5 C 0 S "
            "7 6 5 2 P 6 8 1 1 4 1 S 3 3 8 P 2 2 5 1 3 3 1 S 2 S P S 0 0 P 9 4 4 F 7 1 6 4 F "
            "F 4 P 5 2 4 F F 8 9 7 9 F 7 S 1 2 1 5 0 2 6 2 9 6 S 0 0 9 0 7 C 1 F 8 8 2 5 5 3 "
            "C 8 8 | discard | aside F P | seat (7:01) (7:0) 3 / - (5:01) turns 4 | seat "
            "(6:1) 5 - / (0:0) - turns 3"
        ),
        seed=20,
        moves=(
            "swap down seat 0 B1",
            "keep down B3",
            "swap down seat 0 B1",
            "place down seat 1 T2",
            "place down seat 0 T1",
        ),
        ply=3,
        seat=0,
    ),
    Blunder(
        start=(
            "dam-it | turn 1 | river willow pine maple garbage | pile beech disposal beech "
            "birch disposal | discard birch*4 pine*4 acacia*4 maple*4 willow*4 beech*4 oak*5 "
            "disposal*8 garbage*5 | seat 3 hand birch acacia*2 maple disposal dams 3:4 3:3 "
            "5:8 5:6 7:9 9:14 garbage 2 | seat 5 hand pine willow oak disposal dams 3:5 5:7 "
            "7:11 7:10 9:13 garbage 4"
        ),
        seed=0,
        moves=("take 1", "take 3", "take 1", "take 1", "take 1"),
        ply=3,
        seat=1,
    ),
    Blunder(
        start=(
            "roi-des-castors | mode normal | turn 1 troc-in | start 0 | swimming | quiet 2 | "
            "card troc | pile 1 | discard 1 1 1 | aside 1 1 1 3 recolte recolte recolte "
            "recolte recolte troc troc troc troc troc troc permanente | seat marchand hand 1 "
            "1 1 recolte troc shields permanente permanente permanente permanente dams "
            "2-3-3! 3 1-2-2 1-1-2-3! spent | seat nageur hand 2 2 2 2 troc shields "
            "permanente dams 1 1 2-3-3! 1 2-2-2-3!"
        ),
        seed=2,
        moves=("draw", "pass", "discard 1", "pass", "lay 3 on 2"),
        ply=3,
        seat=1,
    ),
    Blunder(
        start=(
            "roi-des-castors | mode expert | turn 0 lay | start 1 | raising | laid 2 | last 2 | "
            "pile | discard | aside recolte recolte recolte recolte recolte recolte troc troc troc "
            "troc troc troc troc troc | river - 1 1 1 | seat bucheron hand 1 1 1 1 1 shields "
            "permanente dams 1-2-3 1-1 1 3-3 3-3 1 2-3 | seat sentinelle hand reserve 1 2 "
            "shields permanente permanente permanente permanente permanente dams 3-3 1-2-2-2 "
            "1-2-2-2 2-2-2 | knows all 0 1 1 | knows 1 0 1 1"
        ),
        seed=16,
        moves=("lay 1 on 1", "take 3", "discard 1", "use", "take 2", "lay 1 on 1"),
        ply=3,
        seat=1,
    ),
    Blunder(
        start=(
            "roi-des-castors | mode discovery | turn 0 lay | start 1 | laid 1 | last 2 | "
            "pile 1 2 2 permanente recolte 3 3 1 3 recolte troc 1 1 | discard 1 recolte "
            "recolte recolte recolte troc troc troc troc troc troc troc permanente "
            "permanente permanente | seat hand 2 2 2 2 3 shields permanente permanente dams "
            "1-1-2-1! 1-2 2 | seat hand 1 2 3 3 3 dams 1-1-1-2! 2 1-1-3-1!"
        ),
        seed=1,
        moves=(
            "lay 2 on 1",
            "lay 2 on 1",
            "discard 2",
            "pass",
            "lay 1 on 2",
            "lay 2 on 2",
            "lay 2 on 2",
        ),
        ply=3,
        seat=1,
    ),
    Blunder(
        start=(
            "roi-des-castors | mode team | turn 0 again | start 3 | pile espion troc troc "
            "recolte chapardage recyclage permanente espion chapardage permanente pioche "
            "protection recyclage recolte troc troc recolte espion troc permanente "
            "chapardage protection chapardage troc permanente troc chapardage recolte "
            "permanente espion chapardage recolte pioche | logs 2 1 3 1 2 | discard troc "
            "pioche | aside recolte pioche | team hand 1 1 1 1 1 1 2 2 shields permanente "
            "permanente permanente dams 2-2-2-2-2-2-3-3-3 1-1-1 | team hand 1 1 chapardage "
            "chapardage dams 1-2-2-3-3-3-3-3-3 2-2-1 1-1 1"
        ),
        seed=2,
        moves=(
            "lay 2 on 0",
            "lay 3 on 1",
            "lay 1 on 0",
            "discard 1",
            "discard 1",
            "discard 1",
            "discard 1",
            "lay 1 on 0",
        ),
        ply=3,
        seat=0,
    ),
    Blunder(
        start=(
            "roi-des-castors | mode solo | turn 0 lay | start 0 | laid 2 | last 2 | pile 3 2 "
            "chapardage 1 recolte 1 recolte 3 1 3 1 2 permanente 3 permanente troc 1 troc 1 "
            "chapardage | discard recolte recolte recolte troc permanente permanente "
            "permanente permanente chapardage chapardage chapardage chapardage | pool hand 1 "
            "1 1 1 recolte troc troc troc dams 1-2-2-2-2-2-2-2-3-3-2 | rival hand 1 1 1 1 1 "
            "troc dams 2-2-2-1*-1*-3-3-3-3-2"
        ),
        seed=2,
        moves=(
            "lay 1 on 0",
            "lay 3 on 0",
            "pass",
            "lay 2 on 0",
            "lay 1 on 0",
            "lay 1 on 0",
            "lay 2 on 0",
        ),
        ply=3,
        seat=0,
    ),
)
