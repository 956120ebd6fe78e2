"""MR-0.6.1: treasure and spell cards are known to those who have seen them, and to nobody else."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import TYPE_CHECKING

from fabula.core import ScriptedDice
from fabula.games.realm.day.order import Days
from fabula.games.realm.magic.cards import turn_up as turn_up_spell
from fabula.games.realm.pieces import put
from fabula.games.realm.scoring.events import CardLaidOpen, SpellLaidOpen
from fabula.games.realm.treasures.knowing import SITE_CARDS, SUBSTITUTES, is_open, knows, show_to
from fabula.games.realm.treasures.piles import remove, turn_up
from fabula.testing import rule
from realm.invariants import wrong
from realm.playing import awake, go_on, seat_of, some_dice, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

ENCHANTED = {
    "cloven_hoof",
    "dragon_essence",
    "flowers_of_rest",
    "golden_icon",
    "sacred_grail",
    "toadstool_circle",
}


def with_loot(*cards: tuple[str, int, str], days: int = 28) -> RealmState:
    """The Captain has taken these cards: from which pile, at which position, and which."""
    state = awake("captain", "elf", at="ruins-1", days=days)
    for place, position, card in cards:
        large = state.box.treasures[card].size == "large"
        within = card in state.box.boxes_within
        script = (card,) if not large or within else ("an ordinary treasure", card)
        dice = ScriptedDice(script if place in state.box.sites or not large else (card,))
        assert turn_up(state, place, position, dice, 0) == card
        remove(state, place, card)
        put(state, card, "captain")
    return state


@rule("MR-0.6.1")
def test_who_has_looked_sees_the_card_and_the_others_its_back() -> None:
    state = with_loot(("hoard", 0, "regent_of_jewels"), ("pool", 8, "lost_keys"))
    carried = state.standing_at["captain"]
    assert state.view(0).standing_at["captain"] == carried
    backs = (*carried[:-2], "?large", "?small")
    assert state.view(1).standing_at["captain"] == state.view(None).standing_at["captain"] == backs
    assert state.view(0).piles["hoard"] == state.view(1).piles["hoard"] == ("?",) * 8
    show_to(state, "lost_keys", (1,))
    assert state.view(1).standing_at["captain"] == (*carried[:-2], "?large", "lost_keys")
    show_to(state, "lost_keys", ())
    assert state.view(None).standing_at["captain"] == (*carried[:-2], "?large", "lost_keys")


@rule("MR-0.6.1")
def test_a_card_that_was_turned_up_for_all_stays_known_to_all() -> None:
    state = awake("captain", "elf")
    card = turn_up(state, "lair", 0, some_dice(3))
    show_to(state, card, (1,))
    assert knows(state, None, card)
    assert state.view(None).piles["lair"][0] == card


@rule("MR-0.6.1")
def test_spells_are_known_to_those_who_have_looked() -> None:
    state = awake("captain", "elf")
    spell = turn_up_spell(state, "statue", 1, some_dice(), 1)
    assert state.view(1).spell_piles["statue"] == ("?VIII", spell, "?VII")
    assert state.view(0).spell_piles["statue"] == ("?VIII", "?VII", "?VII")
    twins = [state.imagine(0, some_dice(seed)) for seed in range(200)]
    spells = Counter(twin.spell_piles["statue"][1] for twin in twins)
    assert set(spells) == {name for name, card in state.box.spells.items() if card.type == "VII"}
    assert min(spells.values()) > 20
    assert {twin.spell_piles["statue"] for twin in twins} == {("?VIII", spell, "?VII") for spell in spells}
    assert all(wrong(twin) is None for twin in twins)
    assert {state.imagine(1, some_dice(seed)).spell_piles["statue"][1] for seed in range(9)} == {spell}


def test_some_cards_nobody_keeps_secret() -> None:
    box = awake("captain").box
    assert {card for card in box.treasures if is_open(box, card)} == {*ENCHANTED, *SITE_CARDS, *SUBSTITUTES}
    state = with_loot(("pool", 8, "cloven_hoof"))
    assert state.secrets == {}


def test_others_imagine_small_cards_that_can_be_kept_secret() -> None:
    state = with_loot(("pool", 8, "lost_keys"), ("pool", 7, "amulet"))
    known = turn_up(state, "rogues", 0, some_dice(5), 1)
    twins = [state.imagine(1, some_dice(seed)) for seed in range(400)]
    first = Counter(twin.standing_at["captain"][-2] for twin in twins)
    small = {card for card, one in state.box.treasures.items() if one.size == "small"}
    assert set(first) == small - ENCHANTED - {known}
    assert all(wrong(twin) is None for twin in twins)
    for twin in twins[:50]:
        assert twin.view(1) == state.view(1)
        assert twin.places[twin.standing_at["captain"][-1]] == "captain"
        assert {*twin.secrets} == {known, *twin.standing_at["captain"][-2:]}
    assert {state.imagine(0, some_dice(seed)).standing_at["captain"] for seed in range(9)} == {
        state.standing_at["captain"]
    }


def test_a_large_card_from_a_site_may_be_the_chest_but_one_from_a_box_may_not() -> None:
    """Of 24 large cards at the sites six lie within treasures, and five of them would be turned up."""
    state = with_loot(("hoard", 0, "regent_of_jewels"), ("chest", 0, "crystal_ball"))
    twins = [state.imagine(1, some_dice(seed)) for seed in range(1500)]
    site = Counter(twin.standing_at["captain"][-2] for twin in twins)
    box = Counter(twin.standing_at["captain"][-1] for twin in twins)
    ordinary = {
        card
        for card, one in state.box.treasures.items()
        if one.size == "large" and card not in state.box.boxes_within and card not in ENCHANTED
    }
    assert set(site) == {"chest", *ordinary}
    assert set(box) == ordinary
    # If it is not the chest, 20 of 22 are left for the box that can be kept secret; else 21 of 23.
    assert abs(site["chest"] / 1500 - 1 / (1 + 18 * 20 / 22)) < 0.015
    assert all(wrong(twin) is None for twin in twins[:50])


def test_large_cards_are_imagined_as_often_as_they_would_have_been_dealt() -> None:
    deals = 1200
    start = awake("captain", "elf", at="ruins-1")
    dealt: Counter[str] = Counter()
    seed = 0
    while dealt.total() < 3 * deals:
        state = start.copy()
        cards = [turn_up(state, "hoard", position, some_dice(seed + position), 0) for position in range(3)]
        seed += 3
        if len(state.secrets) == 3:  # nobody had to show one
            dealt.update(cards)
    state = with_loot(("hoard", 0, "golden_crown"), ("hoard", 0, "crystal_ball"), ("hoard", 0, "magic_wand"))
    imagined: Counter[str] = Counter()
    for number in range(deals):
        imagined.update(state.imagine(1, some_dice(number)).standing_at["captain"][-3:])
    for card in dealt | imagined:
        share = (dealt[card] + imagined[card]) / (2 * deals)
        assert abs(dealt[card] - imagined[card]) < 4.5 * sqrt(2 * deals * share * (1 - share)), card
    dice = some_dice()
    state.imagine(1, dice)
    (drawn,) = (draw for draw in dice.drawn if draw.what == "imagined chest")
    assert drawn.of == 3 * 21 + 16 * 19  # the deals in which he has it, and in which it lies at a site
    assert abs(imagined["chest"] - deals * 3 / (3 + 16 * 19 / 21)) < 60


@rule("MR-9.2.2", "MR-9.2.3")
def test_at_the_end_everybody_sees_what_counts() -> None:
    state = with_loot(("hoard", 0, "regent_of_jewels"), days=1)
    seat = seat_of(state, "captain")
    state.write_sheet(seat, learned=("fog",), pondered=(("fog",),))
    assert state.view(1 - seat).characters[seat].learned is None
    events = go_on(state, until=Days)
    assert state.standing() is not None
    assert [event.item for event in told(events, CardLaidOpen)] == ["regent_of_jewels"]
    assert [event.spell for event in told(events, SpellLaidOpen)] == ["fog"]
    assert state.view(None).standing_at["captain"] == state.standing_at["captain"]
    assert state.view(1 - seat).characters[seat].learned == ("fog",)
    assert state.imagine(1 - seat, some_dice()).sheet(seat).learned == ("fog",)
