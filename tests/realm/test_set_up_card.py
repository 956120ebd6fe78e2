"""MR-2.3 to MR-2.6: the Set-Up Card and the map chits; what nobody has seen is drawn when somebody looks."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random
from typing import TYPE_CHECKING

import pytest

from fabula.core.dice import RandomDice
from fabula.games.realm.magic.cards import turn_up as turn_up_spell
from fabula.games.realm.map.chits import look, open_lost
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.treasures.piles import turn_up
from fabula.games.realm.unseen import FACE_DOWN, Pile
from fabula.testing import rule
from realm.playing import begin, some_dice

if TYPE_CHECKING:
    from collections.abc import Callable

    from fabula.games.realm.state import RealmState

DEALS = 1500


def likely(number: int, chance: float, of: int = DEALS) -> bool:
    """Whether so many of so many are within four and a half standard deviations."""
    return abs(number - of * chance) < 4.5 * sqrt(of * chance * (1 - chance))


def dealt(deal: Callable[[RealmState, Random], dict[str, str]]) -> list[dict[str, str]]:
    """Where everything came to lie, when somebody looked in a random order, many times over."""
    start = begin()
    return [deal(start.copy(), Random(seed)) for seed in range(DEALS)]


@rule("MR-2.3.1", "MR-2.3.2", "MR-2.3.3", "MR-2.3.4", "MR-2.3.5")
def test_spell_cards_lie_face_down_the_higher_type_on_top() -> None:
    piles = {place: " ".join(cards).replace("?", "") for place, cards in begin().spell_piles.items()}
    assert piles == {
        "altar": "III II",
        "shrine": "V I",
        "statue": "VIII VII VII",
        "shaman": "III II",
        "warlock": "VI IV",
        "crone": "VIII V",
        "sacred_statue": "I",
        "eye_of_the_idol": "II",
        "glimmering_ring": "III",
        "enchanters_skull": "IV",
        "blasted_jewel": "V",
        "hidden_ring": "VI",
        "glowing_gem": "VII",
        "beast_pipes": "VIII",
        "good_book": "VII VII I I",
        "book_of_lore": "IV IV IV IV",
        "black_book": "VIII VIII V V",
        "scroll_of_nature": "III III II II",
        "scroll_of_alchemy": "VI VI VI VI",
    }


@rule("MR-2.3.1", "MR-2.3.6")
def test_a_spell_card_is_drawn_from_those_of_its_type_that_are_left() -> None:
    def deal(state: RealmState, random: Random) -> dict[str, str]:
        slots = [(place, n) for place, cards in state.spell_piles.items() for n in range(len(cards))]
        random.shuffle(slots)
        return {turn_up_spell(state, *slot, RandomDice(random)): slot[0] for slot in slots}

    found = dealt(deal)
    spells = begin().box.spells
    assert all(len(deal) == 41 for deal in found)
    left = Counter(spell for deal in found for spell in spells if spell not in deal)
    assert likely(left["fog"], 1 / 6)
    assert likely(left["curse"], 1 / 6)
    assert left["exorcise"] == left["premonition"] == 0
    assert likely(sum(deal["exorcise"] == "good_book" for deal in found), 2 / 4)
    assert likely(sum(deal.get("fog") == "scroll_of_nature" for deal in found), 2 / 6)


def test_a_spell_card_that_was_seen_stays_what_it_is() -> None:
    state = begin()
    first = turn_up_spell(state, "altar", 0, some_dice(1))
    assert turn_up_spell(state, "altar", 0, some_dice(2)) == first
    assert state.spell_piles["altar"] == (first, "?II")
    assert first not in state.unseen.spells


@rule("MR-2.4.1", "MR-2.4.3", "MR-2.4.4")
def test_so_many_treasures_lie_in_each_place() -> None:
    piles = {place: (pile.large, len(pile.cards) - pile.large) for place, pile in begin().piles.items()}
    roving = ("company", "woodfolk", "patrol", "lancers", "bashkars")
    assert piles == {
        "hoard": (5, 4),
        "lair": (3, 4),
        "altar": (4, 0),
        "shrine": (2, 2),
        "pool": (3, 6),
        "vault": (5, 0),
        "cairns": (1, 6),
        "statue": (1, 2),
        "chest": (2, 0),
        "remains_of_thief": (1, 0),
        "crypt_of_the_knight": (1, 0),
        "toadstool_circle": (1, 0),
        "scholar": (0, 3),
        **dict.fromkeys(("soldiers", "rogues", "order", "guard", *roving), (0, 2)),
    }


@rule("MR-2.4.6")
def test_treasures_within_treasures_hold_their_counters() -> None:
    at = begin().standing_at
    assert at["remains_of_thief"] == ("living_sword",)
    assert set(at["mouldy_skeleton"]) == {"gold_helmet", "silver_breastplate", "jade_shield"}
    assert set(at["crypt_of_the_knight"]) == {"warhorse_t3_t5", "tremendous_armor", "bane_sword"}
    assert set(at["enchanted_meadow"]) == {"pony_l2_l4", "truesteel_sword"}
    assert at["toadstool_circle"] == ("devil_sword",)
    horses = begin().box.horses
    assert (horses["warhorse_t3_t5"].price, horses["pony_l2_l4"].price) == (25, 16)


@rule("MR-2.4.5")
def test_large_cards_lie_on_small_ones() -> None:
    state = begin()
    cards = [turn_up(state, "lair", position, some_dice(position)) for position in reversed(range(7))]
    sizes = [state.box.treasures[card].size for card in reversed(cards)]
    assert sizes == ["large"] * 3 + ["small"] * 4


@rule("MR-2.4.5")
def test_what_is_left_of_a_pile_keeps_its_order() -> None:
    state = begin()
    top = turn_up(state, "lair", 0, some_dice())
    pile = state.piles["lair"]
    state.piles["lair"] = Pile((*pile.cards[1:], top), pile.large)  # as a site card goes to the bottom
    assert state.box.treasures[turn_up(state, "lair", 2, some_dice())].size == "small"
    assert state.box.treasures[turn_up(state, "lair", 1, some_dice())].size == "large"
    assert turn_up(state, "lair", 6, some_dice()) == top


def test_without_large_on_top_the_pile_is_mixed() -> None:
    start = begin(large_on_top=False)
    sizes: Counter[str] = Counter()
    for seed in range(DEALS):
        state = start.copy()
        sizes[state.box.treasures[turn_up(state, "lair", 6, some_dice(seed))].size] += 1
    assert likely(sizes["large"], 3 / 7)


@rule("MR-2.4.2", "MR-2.4.1", "MR-2.4.3", "MR-2.4.4")
def test_drawing_a_treasure_late_deals_like_dealing_it_early() -> None:
    def deal(state: RealmState, random: Random) -> dict[str, str]:
        slots = [(place, n) for place, pile in state.piles.items() for n in range(len(pile.cards))]
        random.shuffle(slots)
        return {turn_up(state, *slot, RandomDice(random)): slot[0] for slot in slots}

    found = dealt(deal)
    assert all(len(deal) == 74 for deal in found)
    within = set(begin().box.boxes_within)
    sites = set(begin().box.sites)
    assert all(deal[card] in sites for deal in found for card in within)
    assert likely(sum(deal["chest"] == "hoard" for deal in found), 5 / 24)
    assert likely(sum(deal["chest"] == deal["toadstool_circle"] == "vault" for deal in found), 20 / (24 * 23))
    assert likely(sum(deal["magic_wand"] == "chest" for deal in found), 2 / 23)
    assert likely(sum(deal["magic_wand"] == "hoard" for deal in found), 18 / 23 * 5 / 24)
    assert likely(sum(deal["cloak_of_mist"] == "pool" for deal in found), 6 / 45)
    assert likely(sum(deal["cloak_of_mist"] == "scholar" for deal in found), 3 / 45)


@rule("MR-2.4.2", "MR-2.4.7")
def test_a_large_card_is_drawn_from_the_cards_that_are_left() -> None:
    state, dice = begin(), some_dice()
    for position in range(5):
        turn_up(state, "vault", position, dice)
    assert [draw.of for draw in dice.drawn if draw.what == "large card at a site"] == [24, 23, 22, 21, 20]
    ordinary = [draw.of for draw in dice.drawn if draw.what == "large card"]
    assert ordinary == list(range(23, 23 - len(ordinary), -1))
    chest, scholar = some_dice(), some_dice()
    turn_up(state, "chest", 0, chest)
    assert [(draw.what, draw.of) for draw in chest.drawn] == [("large card", 23 - len(ordinary))]
    turn_up(state, "scholar", 0, scholar)
    assert [(draw.what, draw.of) for draw in scholar.drawn] == [("small card", 45)]


@rule("MR-2.5.1")
def test_monsters_roving_natives_and_stock_start_in_their_boxes() -> None:
    state = begin()
    for box in state.box.monster_boxes.values():
        kinds = Counter(state.box.monsters[kind_of(piece)].kind for piece in state.standing_at[box.id])
        assert kinds == box.monsters
    for native in state.box.natives.values():
        if state.box.groups[native.group].home is None:
            assert state.places[native.id] == native.group
    assert Counter(kind_of(piece) for piece in state.standing_at["company"] if piece[0] != "C") == {
        "helmet": 1,
        "shield": 1,
        "breastplate": 1,
    }
    assert sum(kind_of(piece) == "spear" for piece in state.standing_at["lancers"]) == 4


@rule("MR-2.5.2", "MR-2.6.4", "MR-2.6.5", "MR-8.6.3")
@pytest.mark.parametrize("seed", range(5))
def test_the_valleys_bring_dwellings_with_their_garrisons_and_the_ghosts(seed: int) -> None:
    state = begin(seed=seed)
    brings = {"smoke_v": "house", "stink_v": "inn", "dank_v": "chapel", "ruins_v": "guardhouse"}
    garrisons = {"house": "S", "inn": "R", "chapel": "O", "guardhouse": "G"}
    valleys = [tile.id for tile in state.box.tiles.values() if tile.letter == "V"]
    assert sorted(state.chits[tile][0] for tile in valleys) == sorted([*brings, "bones_v"])
    for tile in valleys:
        chit = state.chits[tile][0]
        here = [at for at in state.standing_at if at.startswith(f"{tile}-")]
        assert len(here) == 1
        pieces = state.standing_at[here[0]]
        if chit == "bones_v":
            assert pieces == ("ghost-1", "ghost-2")
        else:
            dwelling = brings[chit]
            assert pieces[0] == dwelling
            group = [n for n in state.box.natives.values() if n.id[0] == garrisons[dwelling]]
            assert sorted(pieces[1:]) == sorted(native.id for native in group)
    summoned = {chit for box in state.box.monster_boxes.values() for chit in box.summoned_by}
    words = {warning.word for warning in state.box.warnings.values()}
    assert not any(chit.endswith("_v") or chit in words for chit in summoned)


@rule("MR-2.6.4")
def test_which_valley_is_which_is_chance() -> None:
    homes = Counter(
        next(tile for tile, chits in begin(seed=seed).chits.items() if chits == ("stink_v",))
        for seed in range(60)
    )
    assert len(homes) == 5


def chits_of(state: RealmState, random: Random) -> dict[str, str]:
    """Look at all tiles in a random order, opening what is lost at once or at the end."""
    dice = RandomDice(random)
    tiles = list(state.box.tiles)
    random.shuffle(tiles)
    found: dict[str, str] = {}
    lost = []
    for tile in tiles:
        for chit in look(state, tile, dice):
            found[chit] = tile
        if any(chit in state.box.lost for chit in state.chits[tile]):
            lost.append(tile)
            if random.random() < 0.5:
                found |= dict.fromkeys(open_lost(state, lost.pop(), dice), "opened")
    for tile in lost:
        found |= dict.fromkeys(open_lost(state, tile, dice), "opened")
    return found


@rule("MR-2.6.1", "MR-2.6.2", "MR-2.6.3")
def test_drawing_a_chit_late_deals_like_dealing_it_early() -> None:
    found = dealt(chits_of)
    box = begin().box
    for deal in found:
        assert len(deal) == 20 + 10 + 8 + 2
        for chit, warning in box.warnings.items():
            assert box.tiles[deal[chit]].letter == warning.letter
        assert box.tiles[deal["lost_castle"]].letter == "M"
        assert box.tiles[deal["lost_city"]].letter == "C"
        assert sum(place == "opened" for place in deal.values()) == 10
    letters = {tile.id: tile.letter for tile in box.tiles.values()}
    assert likely(sum(deal["lost_castle"] == "cliff" for deal in found), 1 / 5)
    assert likely(sum(deal["lost_city"] == "ruins" for deal in found), 1 / 5)
    assert likely(sum(deal["hoard"] == "opened" for deal in found), 10 / 18)
    assert likely(sum(letters.get(deal["hoard"]) == "M" for deal in found), 4 / 18)
    assert likely(sum(deal["hoard"] == "cliff" for deal in found), 4 / 18 / 5)
    assert likely(sum(deal["hoard"] == deal["pool"] == "opened" for deal in found), 90 / (18 * 17))
    assert likely(sum(deal["smoke_w"] == "oak_woods" for deal in found), 1 / 5)


@rule("MR-2.6.2")
def test_the_lost_castle_is_as_likely_in_each_mountain_where_nobody_has_looked() -> None:
    state = begin()
    chances = []
    for tile in ("cliff", "crag", "deep_woods", "ledges", "mountain"):
        dice = some_dice()
        look(state, tile, dice)
        chances += [draw.of for draw in dice.drawn if draw.what == "lost chit"]
    assert chances == list(range(5, 5 - len(chances), -1))
    found = [tile for tile in state.chits if "lost_castle" in state.chits[tile]]
    assert len(found) == 1
    assert len(state.unseen.chits) == 18 - 4


@rule("MR-2.6.3")
def test_woods_have_one_chit_and_mountains_and_caves_two() -> None:
    state = begin()
    numbers = {tile.letter: len(look(state, tile.id, some_dice())) for tile in state.box.tiles.values()}
    assert numbers == {"V": 1, "W": 1, "M": 2, "C": 2}


def test_a_tile_that_was_looked_at_keeps_its_chits() -> None:
    state = begin()
    first = look(state, "cliff", some_dice(1))
    assert look(state, "cliff", some_dice(2)) == first
    assert not set(first) & {*state.unseen.warnings, *state.unseen.chits, *state.unseen.lost}


def test_what_nobody_has_seen_is_not_in_the_state() -> None:
    state = begin()
    assert len(state.unseen.warnings) == 15
    assert len(state.unseen.chits) == 18
    assert set(state.chits) == {tile.id for tile in state.box.tiles.values() if tile.letter == "V"}
    assert all(card == FACE_DOWN for pile in state.piles.values() for card in pile.cards)
