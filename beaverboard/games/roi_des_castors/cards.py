"""The texts of cards and characters, and where each comes from.

The pictures of the cards are lost. Of every text this table says whether the rulebook
tells it (PRINTED), tells a part of it (PARTLY), or whether it was worked out to fit the
rest of the rules (RECONSTRUCTED). Which cards carry REPLAY is reconstructed throughout.
The sentences are in the locale files: `roi-des-castors-card-<key>`,
`roi-des-castors-power-<key>` and `roi-des-castors-bonus-<key>`. What the cards do is in
`effects.py` and `characters.py`.
"""

from dataclasses import dataclass

PRINTED, PARTLY, RECONSTRUCTED = "printed", "partly", "reconstructed"


@dataclass(frozen=True, slots=True)
class CardText:
    key: str
    name: str  # as printed
    effect: str  # where the text of the effect comes from
    replay: bool


@dataclass(frozen=True, slots=True)
class CharacterText:
    key: str
    name: str
    power: str  # where the text of the power comes from
    bonus: str


# RC-7, in the order of the kinds after the logs
CARD_TEXTS = (
    CardText("recolte", "Récolte Abondante", RECONSTRUCTED, replay=True),
    CardText("troc", "Troc Avantageux", PARTLY, replay=True),
    CardText("permanente", "Protection Permanente", RECONSTRUCTED, replay=True),
    CardText("chapardage", "Chapardage Furtif", PARTLY, replay=False),
    CardText("espion", "Espion", RECONSTRUCTED, replay=True),
    CardText("pioche", "Pioche", RECONSTRUCTED, replay=True),
    CardText("protection", "Protection", RECONSTRUCTED, replay=True),
    CardText("recyclage", "Recyclage", RECONSTRUCTED, replay=True),
)

# RC-8, in the order of the characters
CHARACTER_TEXTS = (
    CharacterText("bucheron", "Bûcheron", power=PARTLY, bonus=PRINTED),
    CharacterText("architecte", "Architecte", power=RECONSTRUCTED, bonus=PARTLY),
    CharacterText("marchand", "Marchand", power=PARTLY, bonus=RECONSTRUCTED),
    CharacterText("sage", "Vieux Sage", power=RECONSTRUCTED, bonus=RECONSTRUCTED),
    CharacterText("sentinelle", "Sentinelle", power=RECONSTRUCTED, bonus=RECONSTRUCTED),
    CharacterText("nageur", "Maître-Nageur", power=RECONSTRUCTED, bonus=RECONSTRUCTED),
)
