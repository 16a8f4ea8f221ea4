"""Preparing the game, as far as the players decide something."""

from miskatonic.games.elder_sign.rules.body_and_mind import join, new_investigator
from miskatonic.games.elder_sign.rules.museum import draw_adventure
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel.decision import Rules


def prepare_step(game: ElderSign) -> Rules[None]:
    """Six adventures are laid out, then every player takes an investigator."""
    if not any(game.museum):
        for slot in range(len(game.museum)):
            yield from draw_adventure(game, slot)
    for seat, investigator in enumerate(game.investigators):
        if investigator is None:
            slug = game.chosen[seat]
            if slug:
                yield from join(game, seat, slug)
            else:
                yield from new_investigator(game, seat)
    game.chosen = []
    game.step = "first_mythos"
