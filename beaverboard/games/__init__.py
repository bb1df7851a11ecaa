"""The registry: the only list of games."""

from beaverboard.games import biber_clan, biber_gang, dam_it, roi_des_castors
from beaverboard.games.game import Game


class UnknownGame(ValueError):
    """There is no game of that name."""


GAMES: dict[str, Game] = {
    game.name: game
    for game in (biber_gang.GAME, biber_clan.GAME, dam_it.GAME, roi_des_castors.GAME)
}


def named(name: str) -> Game:
    try:
        return GAMES[name]
    except KeyError:
        raise UnknownGame(f"no game {name!s:.60}; there are {', '.join(GAMES)}") from None
