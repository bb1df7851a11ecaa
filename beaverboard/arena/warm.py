"""Compile a game before anybody waits for it."""

from beaverboard.arena.matches import play_matches
from beaverboard.bots import advice, analysis
from beaverboard.bots.bot import POLICIES, bot_named
from beaverboard.bots.levels import WEAKEST
from beaverboard.games import named
from beaverboard.games.setup import Setup
from beaverboard.match import Match


def warm(name: str) -> None:
    """Compile all that matches and simulations of a game need."""
    game = named(name)
    for mode in game.modes:
        setup = Setup.of(game, mode)
        for bot in (*POLICIES, WEAKEST):
            play_matches(setup, matches=1, bots=[bot])
        match = Match.new(game.name, mode=mode, seed=0)
        match.play(bot_named("greedy", seed=0).choose(match, match.turn))
        match.view(match.turn)
        match.scores()
        match.winners()
    advice.advise(match, match.turn, playouts=10, seed=0)
    analysis.compile_analysis(match)
