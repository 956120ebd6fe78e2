"""MR-3.9.5, MR-16.4: what is easily overlooked in looting and Magic Sight."""

from __future__ import annotations

from fabula.games.realm.day.actions import Loot, Spend
from fabula.games.realm.day.findings import Took
from fabula.games.realm.day.searching import Searching
from fabula.games.realm.day.sight import see
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.pieces import put
from fabula.games.realm.unseen import Secret
from fabula.testing import rule
from realm.playing import Script, awake, know, seat_of, told
from realm.sites import at_site, loot, offered


@rule("MR-16.2.3")
def test_the_last_treasure_of_a_pile_is_taken_by_its_very_number() -> None:
    state = at_site("vault")
    state.vault_open = True
    assert told(loot(state, "vault", 5, 1, "an ordinary treasure", "crystal_ball"), Took)


@rule("MR-3.9.5a")
def test_an_alerted_chit_can_pay_as_well() -> None:
    state = at_site("cairns", "wizard")
    chits = state.box.characters["wizard"].chits(4)
    magic = next(number for number, chit in enumerate(chits, 1) if chit.type and chit.asterisks == 1)
    know(state, chits=tuple("alerted" if number == magic else "wounded" for number in range(1, 13)))
    state.play(0, Loot("cairns"), Script(()))
    assert state.choices(0).actions == (Spend(magic),)


@rule("MR-3.9.5c")
def test_somebody_elses_hireling_does_not_open_the_vault() -> None:
    state = at_site("vault", "elf", "captain")
    serve(state, "O1", seat_of(state, "captain"), until=7)
    put(state, "O1", "ruins-3")
    assert offered(state) == []


@rule("MR-3.9.5", "MR-0.6.1")
def test_whoever_takes_a_secret_card_from_a_pile_sees_it_and_a_pile_is_no_discovery() -> None:
    state = awake("captain", "elf", at="crag-2")
    taker = seat_of(state, "captain")
    put(state, "lost_keys", "crag-2")
    state.secrets["lost_keys"] = Secret((1 - taker,), "pool")
    state.push(Searching("captain"))
    loot(state, "crag-2", 1, 1)
    assert state.secrets["lost_keys"].seats == (0, 1)
    assert state.view(taker).standing_at["captain"][-1] == "lost_keys"
    assert state.individual("captain").discoveries == state.individual("elf").discoveries == ()


@rule("MR-16.4.1", "MR-16.4.3")
def test_magic_sight_finds_enemies_only_and_spells_that_were_learned_count() -> None:
    state = awake("witch_king", "captain", at="ruins-1")
    serve(state, "RHQ", seat_of(state, "witch_king"), until=7)
    put(state, "RHQ", "ruins-1")
    put(state, "mace-1", "RHQ")
    see(state, "witch_king", "counters")
    assert state.individual("witch_king").spotted == ("captain",)
    state.write("witch_king", spotted=())
    see(state, "witch_king", "perceive_spell")
    assert state.individual("witch_king").spotted == ()
    state.write_sheet(seat_of(state, "captain"), learned=("fog",))
    see(state, "witch_king", "perceive_spell")
    assert state.individual("witch_king").spotted == ("captain",)
