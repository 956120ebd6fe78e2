"""What the bot believes that things bring when they are sold, and what a whole site brings."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from fabula.games.realm.day.tolls import KEYS
from fabula.games.realm.pieces import put
from fabula.games.realm.tactics.knowing import TREMENDOUS, Knowing
from fabula.games.realm.tactics.looting import STRONG, TO_LOCATE, TOLLED, lootings
from fabula.games.realm.trade.prices import DAMAGED
from realm.tactics.alone import known, morning


def test_whoever_gives_fame_for_a_treasure_is_the_best_to_sell_it_to() -> None:
    """MR-5.4.1: the Order gives five of Fame for the Deft Gloves, besides their ten Gold."""
    state = morning("captain")
    put(state, "deft_gloves", "captain")
    values = known(state).values
    for group, fame in (("order", 5), ("guard", 0)):
        gain = 10 * values.gold + fame * values.fame
        assert values.sold("deft_gloves", group) == pytest.approx(gain)


def test_damaged_armor_brings_less() -> None:
    """MR-5.3.2."""
    state = morning("captain")
    assert known(state).values.price("breastplate-1", "guard") == 9
    state.faces["breastplate-1"] = DAMAGED
    assert known(state).values.price("breastplate-1", "guard") == 6


def test_a_visitor_pays_more_for_what_he_looks_for() -> None:
    """MR-5.3.2: the Scholar pays fifty Gold for the Good Book."""
    values = known(morning("captain")).values
    assert values.price("good_book", "scholar") == 50
    assert values.price("good_book", "guard") == known(morning()).box.treasures["good_book"].gold


def works(knowing: Knowing, site: str) -> list[float]:
    """How many phases it takes to loot one, two, and so on, of six."""
    return [work for work, _ in lootings(knowing, site, 6)]


def test_where_each_try_tires_him_it_takes_twice_as_long() -> None:
    """MR-3.9.5a, MR-3.9.5b: what he has spent he rests."""
    knowing = known(morning("dwarf"))
    plain = works(knowing, "lair")
    assert plain[0] == TO_LOCATE + 1
    for site in TOLLED:
        twice = [TO_LOCATE + 2 * (work - TO_LOCATE) for work in plain]
        assert works(knowing, site) == pytest.approx(twice)


@pytest.mark.parametrize(("who", "opens"), [("captain", False), ("berserker", True)])
def test_the_vault_is_for_the_strong(who: str, *, opens: bool) -> None:
    """MR-3.9.5c."""
    state = morning(who)
    assert [bool(works(known(state), site)) for site in STRONG] == [opens]
    state.write_sheet(0, chits=("fatigued",) * len(state.sheet(0).chits))
    assert not works(known(state), *STRONG), "his strength is spent"


def test_an_open_vault_is_for_everybody() -> None:
    """MR-3.9.5c: once somebody has opened it; or for whoever has a key, active."""
    state = morning("captain")
    state.vault_open = True
    assert works(known(state), *STRONG)
    for key in KEYS:
        locked = morning("captain")
        put(locked, key, "captain")
        assert not works(known(locked), *STRONG)
        locked.active = (*locked.active, key)
        assert works(known(locked), *STRONG)


@pytest.mark.parametrize(("kind", "opens"), [("woods", True), ("cave", False)])
def test_a_strong_horse_opens_the_vault_where_it_can_go(kind: str, *, opens: bool) -> None:
    """MR-3.9.5c: not in a cave."""
    state = morning("captain")
    knowing = known(state)
    horse = next(name for name, one in knowing.box.horses.items() if one.walk.strength == TREMENDOUS)
    place = next(one for one in knowing.atlas.clearings.values() if one.kind == kind)
    put(state, f"{horse}-1", "captain")
    for active in (False, True):
        state.active = (*state.active, *((f"{horse}-1",) if active else ()))
        view = state.view(0)
        told = Knowing(replace(view, chits={**view.chits, place.tile: STRONG}))
        chit = replace(told.box.sites["vault"], clearing=place.number)
        told.box = replace(told.box, sites={**told.box.sites, "vault": chit})
        assert bool(works(told, *STRONG)) == (active and opens)
