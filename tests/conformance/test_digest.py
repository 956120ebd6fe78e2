"""The same game has the same fingerprint everywhere, and another game another."""

from __future__ import annotations

import pytest

from broken_games.lantern import Lantern
from broken_games.legality import FromSet
from fabula.core import registry
from fabula.testing import Nonconformity, digest
from fabula.testing.digest import check_order
from small_games.masks import Masks


def test_the_digest_follows_from_the_seed() -> None:
    assert digest(Masks(), 1, 3) == digest(Masks(), 1, 3)
    assert len({digest(Masks(), seed, seats) for seed in (1, 2) for seats in (2, 3)}) == 4


@pytest.mark.parametrize("name", registry.games())
def test_a_game_is_the_same_under_every_hash_seed(name: str) -> None:
    game = registry.game(name)
    assert all(check_order(game, seed, game.seats[-1]) for seed in (7, 8))


def test_the_order_of_a_set_is_noticed() -> None:
    with pytest.raises(Nonconformity, match="order-from-hash"):
        check_order(FromSet(), 1, 2)


def test_a_game_that_fails_elsewhere_is_named() -> None:
    class Needy(Lantern):
        name = "needy"

        def __init__(self, wants: object) -> None:
            self.wants = wants

    Needy.__qualname__ = "Needy"
    with pytest.raises(Nonconformity, match="in a process of its own"):
        check_order(Needy(None), 1, 2)
