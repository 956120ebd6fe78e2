"""MR-14.14: each artifact and each book casts spells of its type."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.combat.setting import Fighter, Foe
from fabula.games.realm.magic.durations import expire_at_midnight
from fabula.games.realm.magic.reach import fits_ground
from fabula.testing import rule
from realm.combat.fighting import combat, let_be, offered, plays
from realm.magic.spellcraft import DAY_OF
from realm.playing import give

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

ARTIFACTS = {
    "sacred_statue": "I",
    "eye_of_the_idol": "II",
    "glimmering_ring": "III",
    "enchanters_skull": "IV",
    "blasted_jewel": "V",
    "hidden_ring": "VI",
    "glowing_gem": "VII",
    "beast_pipes": "VIII",
}
BOOKS = {
    "black_book": ("V", "VIII"),
    "book_of_lore": ("IV", "IV"),
    "good_book": ("I", "VII"),
    "scroll_of_alchemy": ("VI", "VI"),
    "scroll_of_nature": ("II", "III"),
}
OF_TYPE = {
    "I": "make_whole",
    "II": "fog",
    "III": "illusion",
    "IV": "fiery_blast",
    "V": "curse",
    "VI": "transform",
    "VII": "sense_danger",
    "VIII": "bad_luck",
}
"""A spell of each type."""


def with_cards(item: str, *spells: str) -> RealmState:
    """A Dwarf, who has no magic of his own, with an active item and its awakened spells, on their day."""
    state = combat(Fighter("dwarf"), foes=(Foe("ogre-1", "dwarf"),))
    let_be(state)
    give(state, item)
    state.spell_piles[item] = spells
    state.awakened = tuple(sorted(spells))
    state.day = DAY_OF[state.box.spells[spells[0]].color]
    return state


def casts(state: RealmState) -> list[str]:
    """The spells that he can cast now."""
    return [text.split()[1] for text in offered(state) if text.startswith("cast ")]


@rule("MR-14.14.1")
@pytest.mark.parametrize("item", ARTIFACTS)
def test_an_artifact_casts_its_spell_once_a_day_at_once(item: str) -> None:
    spell = OF_TYPE[ARTIFACTS[item]]
    state = with_cards(item, spell)
    asleep = with_cards(item, spell)
    asleep.awakened = ()
    assert casts(asleep) == []
    put_away = with_cards(item, spell)
    put_away.active = ()
    assert casts(put_away) == []
    assert casts(state) == [spell]
    plays(state, f"cast {spell} {item} clearing")
    assert [(casting.means, casting.time) for casting in state.castings] == [(item, 0)]
    assert state.used == (f"{item}:{ARTIFACTS[item]}",)
    expire_at_midnight(state)
    assert not state.used


@rule("MR-14.14.1")
@pytest.mark.parametrize("item", ARTIFACTS)
def test_it_casts_nothing_of_another_type(item: str) -> None:
    other = next(spell for type_, spell in OF_TYPE.items() if type_ != ARTIFACTS[item])
    assert casts(with_cards(item, other)) == []


@rule("MR-14.14.2", "MR-14.14.3")
@pytest.mark.parametrize("book", BOOKS)
def test_a_book_casts_one_of_its_spells_of_its_own_type_a_day(book: str) -> None:
    own, other = BOOKS[book]
    blank = with_cards(book, "fog")
    box = blank.box
    spells = [one for one in box.spells.values() if one.type == own and fits_ground(blank, "dwarf", one.id)]
    color = spells[-1].color
    same = tuple(spell.id for spell in spells if DAY_OF[spell.color] == DAY_OF[color])[-2:]
    foreign = tuple(spell.id for spell in box.spells.values() if spell.type == other)[:2]
    state = with_cards(book, *same, *(foreign if other != own else ()))
    assert {*casts(state)} == {*same}
    plays(state, f"cast {same[0]} {book} clearing")
    assert [casting.time for casting in state.castings] == [0]
    assert state.used == (f"{book}:{own}",)
    again = with_cards(book, *same)
    again.used = (f"{book}:{own}",)
    assert casts(again) == []
