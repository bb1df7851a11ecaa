"""Le Roi des Castors: two against two. The end is in `ending.py`, the piles in `hands.py`."""

from beaverboard.compiled import compile_functions
from beaverboard.dealer import Dealer, call
from beaverboard.games.roi_des_castors.dams import dam_logs
from beaverboard.games.roi_des_castors.hands import draw_into_hand
from beaverboard.games.roi_des_castors.state import BONUS, LOG_DECK, State

# RC-11  Team (2 against 2)


def pay_bonus(s: State, q: int, k: int, d: Dealer) -> None:
    # RC-11.3
    logs = dam_logs(s, q, k)
    owed = 0
    if logs == 5:
        owed = 1
    elif logs == 7:
        owed = 2
    elif logs == 10:
        owed = 3
    if owed > 0:
        call(d, BONUS, int(s.turn), owed)
    for _ in range(owed):
        if not s.over:
            draw_into_hand(s, q, LOG_DECK, d)


compile_functions(__name__)
