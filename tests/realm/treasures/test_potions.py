"""MR-3.16.3, MR-4.1.4: whoever activates a potion uses it up, and at Midnight it goes back to its stock."""

from __future__ import annotations

import pytest

from fabula.games.realm import game
from fabula.games.realm.belongings.dealing import Composing
from fabula.games.realm.belongings.events import PotionExpired
from fabula.games.realm.day.night import Midnight
from fabula.testing import rule
from realm.company import AMAZON, together
from realm.playing import awake, give, pause, refusal, some_dice, told

POTIONS = {
    "amulet": "shaman",
    "withered_claw": "shaman",
    "poultice_of_health": "shaman",
    "ointment_of_steel": "shaman",
    "draught_of_speed": "warlock",
    "alchemists_mixture": "warlock",
    "gripping_dust": "warlock",
    "potion_of_energy": "warlock",
    "oil_of_poison": "crone",
    "ointment_of_bite": "crone",
    "penetrating_grease": "crone",
    "reflecting_grease": "crone",
    "vial_of_healing": "order",  # in whose charge the Chapel is
}
"""All that is used up, and into whose stock each goes."""
LASTING = {"alchemists_mixture", "vial_of_healing"}


def test_these_are_all_the_potions() -> None:
    box = awake("amazon").box
    assert POTIONS.keys() == {card.id for card in box.treasures.values() if card.potion}


@rule(
    "MR-3.16.3",
    "MR-14.3.7",
    "MR-14.4.2",
    "MR-14.4.5",
    "MR-14.6.3",
    "MR-14.7.1",
    "MR-14.10.2",
    "MR-14.10.7",
    "MR-14.11.2",
    "MR-14.11.3",
    "MR-14.11.4",
    "MR-14.11.5",
    "MR-14.12.1",
    "MR-14.12.3",
)
@pytest.mark.parametrize("card", POTIONS)
def test_whatever_was_used_goes_back_at_midnight_and_what_was_not_stays(card: str) -> None:
    state = awake("amazon", at="ruins-1")
    for active in (False, True):
        give(state, card, active=active)
        state.push(Midnight())
        gone = told(state.go_on(some_dice()), PotionExpired)
        assert [event.item for event in gone] == ([card] if active else [])
        assert (state.places.get(card) == "amazon") != active
    assert state.piles[POTIONS[card]].cards[0] == card
    assert card not in state.active


@rule("MR-4.1.4", "MR-14.3.7", "MR-14.6.3", "MR-14.10.7", "MR-14.11.1", "MR-14.12.1", "MR-14.12.3")
@pytest.mark.parametrize("card", sorted(POTIONS.keys() - LASTING))
def test_a_potion_that_works_does_not_change_hands(card: str) -> None:
    state = together()
    give(state, card, AMAZON)
    pause(state, AMAZON)
    for change in ("inactivate", "abandon"):
        assert refusal(state, f"{change} {card}").reason == "used-up"
    state.pop()
    state.push(Composing("amazon", "dwarf", host="amazon"))
    assert refusal(state, f"give {card}").reason == "used-up"
    state.active = tuple(piece for piece in state.active if piece != card)
    assert state.why_not(AMAZON, game.read(f"give {card}")) is None
