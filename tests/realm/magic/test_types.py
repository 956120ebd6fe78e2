"""MR-7.11: spells that alter Magic chits."""

from __future__ import annotations

import pytest

from fabula.games.realm.magic.bewitching import Bewitchment
from fabula.games.realm.magic.casting import Casting
from fabula.games.realm.magic.colors import color_chits
from fabula.games.realm.magic.durations import end_spell, expire_at_sunset
from fabula.games.realm.magic.enchanting import Enchanting
from fabula.games.realm.magic.events import SpellCancelled, SpellEnded
from fabula.games.realm.magic.runes import has_magic
from fabula.games.realm.magic.striking import spell_attacks
from fabula.games.realm.magic.types import type_of
from fabula.testing import rule
from realm.combat.fighting import offered, plays
from realm.magic.spellcraft import magicians, named, resolve, state_of
from realm.playing import answer, awake, know, seat_of, told


def brew(*targets: str) -> Bewitchment:
    return Bewitchment("witchs_brew", "druid", "chit:10", targets, until=2)


@rule("MR-11.76", "MR-7.11.1", "MR-15.2.6")
def test_the_brew_makes_other_types_of_some_chits() -> None:
    """Of the Druid's chits 7 is a II3* and 8 a VIII4*."""
    state = awake("druid", at="ruins-1")
    state.bewitched = (brew("chit:7", "chit:8"),)
    assert [type_of(state, "druid", number) for number in (7, 8, 9, 11)] == ["IV", "III", "VIII", "II"]
    know(state, prepared=True)
    state.push(Enchanting("druid", "ruins-1"))
    answer(state, "enchant-chit 7")
    state.push(Enchanting("druid", "ruins-1"))
    answer(state, "enchant-chit 8")
    assert color_chits(state, "druid") == {7: "purple", 8: "gold"}
    state.push(Enchanting("druid", "ruins-1"))
    assert state.why_not(0, state.choices(0).actions[0]) is None
    assert "enchant-chit 9" not in offered(state)


@rule("MR-7.11.1")
def test_an_altered_chit_casts_spells_of_its_new_type_as_fast_as_before() -> None:
    state = magicians("druid", foes=("ogre-1",), druid=("fiery_blast",))
    assert not [text for text in offered(state) if text.startswith("cast")]
    state.bewitched = (brew("chit:7"),)
    assert [text for text in offered(state) if text.startswith("cast")] == [
        "cast fiery_blast chit:7 clearing"
    ]


@rule("MR-7.11.2", "MR-11.76")
def test_altered_chits_do_not_help_to_learn() -> None:
    state = awake("druid", at="ruins-1")
    state.bewitched = (brew("chit:7"),)
    state.spell_piles["altar"] = ("fiery_blast", "fog")
    assert not has_magic(state, "druid", "altar", 0)
    assert has_magic(state, "druid", "altar", 1)


@rule("MR-7.11.3", "MR-11.92")
def test_when_the_brew_ends_its_color_chits_and_spells_end() -> None:
    state = awake("druid", at="ruins-1")
    chits = list(state.sheet(0).chits)
    chits[6], chits[7], chits[9] = "color", "committed", "committed"
    know(state, chits=tuple(chits))
    row = brew("chit:7", "chit:8")
    state.bewitched += (row, Bewitchment("illusion", "druid", "chit:8", ("druid",)))
    events = end_spell(state, row, "MR-7.5.6")
    assert [event.spell for event in told(events, SpellEnded)] == ["witchs_brew", "illusion"]
    assert [state_of(state, "druid", f"chit:{n}") for n in (7, 8, 10)] == ["fatigued"] * 3
    assert not state.bewitched


@rule("MR-7.11.3")
@pytest.mark.parametrize(("means", "cancelled"), [("chit:7", True), ("chit:9", False)])
def test_a_spell_that_is_being_cast_with_an_altered_chit_ends_with_the_brew(
    means: str, *, cancelled: bool
) -> None:
    state = magicians("druid", "wizard", foes=("ogre-1",))
    chits = state.sheet(seat_of(state, "druid")).chits
    know(state, seat_of(state, "druid"), chits=(*chits[:6], "committed", *chits[7:]))
    state.bewitched = (brew("chit:7"),)
    slow = Casting("druid", "fiery_blast", means, "clearing", 4, ("ogre-1",), direction=1)
    aim = "witchs_brew@druid"
    breaks = Casting("wizard", "dissolve_spell", "chit:8", "clearing", 2, (aim,), detail=named(state, aim))
    state.castings = (slow, breaks)
    events = resolve(state)
    assert [event.who for event in told(events, SpellCancelled)] == ["druid"] * cancelled
    assert {blow.attacker for blow in spell_attacks(state)} == (set() if cancelled else {"druid"})


@rule("MR-15.2.6", "MR-15.3.2", "MR-15.4.2")
@pytest.mark.parametrize(
    ("who", "spell", "aims", "becomes"),
    [
        ("druid", "witchs_brew", {7, 8, 9, 10, 11, 12}, {"IV", "III"}),
        ("elf", "faerie_lights", {1, 2, 3, 4, 5, 6}, {"II", "VI"}),
        ("sorceror", "elemental_spirit", {4, 5, 6, 7, 8, 9, 10, 11, 12}, {"VIII", "V"}),
    ],
)
def test_which_chits_each_spell_alters(who: str, spell: str, aims: set[int], becomes: set[str]) -> None:
    state = magicians(who, foes=("ogre-1",), **{who: (spell,)})
    cast = next(text for text in offered(state) if text.startswith(f"cast {spell}"))
    own = int(cast.split()[2].removeprefix("chit:"))
    plays(state, cast)
    texts = [text for text in offered(state) if text.startswith("aim")]
    assert {int(text.removeprefix("aim chit:")) for text in texts} == aims - {own}
    plays(state, *texts)
    found = {type_of(state, who, number) for number in aims - {own}}
    assert found == becomes
    assert [row.until for row in state.bewitched] == [state.day + 1]


@rule("MR-7.11.1")
def test_color_and_wounded_chits_are_not_altered() -> None:
    state = magicians("druid", foes=("ogre-1",), druid=("witchs_brew",))
    chits = list(state.sheet(0).chits)
    chits[6], chits[7], chits[8] = "color", "wounded", "fatigued"
    know(state, chits=tuple(chits))
    cast = next(text for text in offered(state) if text.startswith("cast witchs_brew"))
    plays(state, cast)
    texts = [text for text in offered(state) if text.startswith("aim")]
    assert "aim chit:9" in texts
    assert not {"aim chit:7", "aim chit:8"} & {*texts}


@rule("MR-7.11.3", "MR-7.5.6", "MR-15.2.6", "MR-15.3.2", "MR-15.4.2")
@pytest.mark.parametrize(
    ("who", "spell", "printed", "becomes"),
    [
        ("druid", "witchs_brew", "II", "IV"),
        ("elf", "faerie_lights", "III", "II"),
        ("sorceror", "elemental_spirit", "IV", "VIII"),
    ],
)
def test_at_sunset_altered_chits_are_what_they_were(who: str, spell: str, printed: str, becomes: str) -> None:
    state = awake(who, "wizard", at="ruins-1")
    seat = seat_of(state, who)
    chits = enumerate(state.box.characters[who].chits(4), 1)
    first, other, *_ = (number for number, chit in chits if chit.type == printed)
    now = state.sheet(seat).chits
    know(state, seat, chits=(*now[: first - 1], "color", *now[first:]))
    state.bewitched = (Bewitchment(spell, who, "item", (f"chit:{first}",), until=state.day),)
    assert [type_of(state, who, number) for number in (first, other)] == [becomes, printed]
    expire_at_sunset(state)
    assert type_of(state, who, first) == printed
    assert state_of(state, who, f"chit:{first}") == "fatigued"
