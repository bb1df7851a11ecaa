"""The action cards, bonus cards and characters, a row each, and where each number comes from.

The pictures of the cards are lost. Of every effect, power and bonus this table says whether the
rulebook tells it (PRINTED), tells a part of it (PARTLY), or whether it was worked out to fit the
rest of the rules (RECONSTRUCTED). How many cards an effect draws, which cards carry REPLAY, how
often a power works, how many cards the Maître-Nageur keeps and what lies in a reserve at the start
is reconstructed throughout (RC-13). How many there are of each card is in
`state.DECKS`. The set-up options for the owner of a box start from these rows; the sentences are
in the locale files: `roi-des-castors-card-<key>`, `roi-des-castors-power-<key>` and
`roi-des-castors-bonus-<key>`. What the cards do is in `effects.py` and `characters.py`.
"""

from dataclasses import dataclass

from beaverboard.dealer import NOTHING
from beaverboard.games.roi_des_castors.state import EACH_TURN, ONCE_A_GAME, PERMANENTE, TROC
from beaverboard.games.setup import Origin

# RC-13  What is ours to choose

PRINTED: Origin = "printed"
PARTLY: Origin = "partly"
RECONSTRUCTED: Origin = "reconstructed"

USES = ("never", "game", "turn")  # in the order of the constants


@dataclass(frozen=True, slots=True)
class CardText:
    key: str
    name: str  # as printed
    effect: Origin
    replay: bool
    draws: int = 0  # cards, where that is all that it does


@dataclass(frozen=True, slots=True)
class CharacterText:
    key: str
    name: str
    power: Origin
    bonus: Origin
    uses: int  # of the power
    start: int = NOTHING  # the kind of card that lies in the reserve at the start, by the bonus


# RC-7, in the order of the kinds after the logs
CARD_TEXTS = (
    CardText("recolte", "Récolte Abondante", RECONSTRUCTED, replay=True, draws=3),
    CardText("troc", "Troc Avantageux", PARTLY, replay=True),
    CardText("permanente", "Protection Permanente", RECONSTRUCTED, replay=True),
    CardText("chapardage", "Chapardage Furtif", PARTLY, replay=False),
    CardText("espion", "Espion", RECONSTRUCTED, replay=True),
    CardText("pioche", "Pioche", RECONSTRUCTED, replay=True, draws=2),
    CardText("protection", "Protection", RECONSTRUCTED, replay=True),
    CardText("recyclage", "Recyclage", RECONSTRUCTED, replay=True),
)

# RC-8, in the order of the characters
CHARACTER_TEXTS = (
    CharacterText("bucheron", "Bûcheron", PARTLY, PRINTED, ONCE_A_GAME),
    CharacterText("architecte", "Architecte", RECONSTRUCTED, PARTLY, ONCE_A_GAME),
    CharacterText("marchand", "Marchand", PARTLY, RECONSTRUCTED, ONCE_A_GAME),
    CharacterText("sage", "Vieux Sage", RECONSTRUCTED, RECONSTRUCTED, ONCE_A_GAME, PERMANENTE),
    CharacterText("sentinelle", "Sentinelle", RECONSTRUCTED, RECONSTRUCTED, ONCE_A_GAME, TROC),
    CharacterText("nageur", "Maître-Nageur", RECONSTRUCTED, RECONSTRUCTED, EACH_TURN),
)
KEEPS = 2  # RC-8: of the two cards that the Maître-Nageur draws
LIFTS = 1  # RC-9.5: dams of the Architecte that count one higher
