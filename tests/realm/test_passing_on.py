"""MR-4.7.3, MR-0.6.1: discoveries are passed on, and what others learn of cards and discoveries in a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.belongings.events import (
    CardOffered,
    CardShown,
    Handed,
    HandedCard,
    OfferDrafted,
    Taught,
    TellsOf,
)
from fabula.games.realm.belongings.seeing import DealSeen
from fabula.games.realm.day.findings import Discovered
from fabula.games.realm.unseen import Pile, Secret
from fabula.testing import rule
from realm.company import AMAZON, DWARF, ELF, together
from realm.playing import answer, give, know, refusal, some_dice, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def _imagined(state: RealmState, seat: int) -> list[RealmState]:
    return [state.imagine(seat, some_dice(seed)) for seed in range(30)]


@rule("MR-0.6.1", "MR-4.7.1")
def test_a_secret_card_is_shown_to_the_partner_alone() -> None:
    state = together()
    give(state, "lucky_charm", AMAZON, active=False)
    state.secrets["lucky_charm"] = Secret((AMAZON,), "hoard")
    answer(state, "deal dwarf")
    answer(state, "give lucky_charm")
    assert state.view(DWARF).deal == DealSeen("amazon", "dwarf", made=False)
    made = answer(state, "propose")
    assert [event.size for event in told(made, CardOffered)] == ["large"]
    assert [(event.item, event.to) for event in told(made, CardShown)] == [("lucky_charm", (DWARF,))]
    deals = [state.view(seat).deal for seat in range(3)]
    assert [deal and deal.gives for deal in deals] == [("lucky_charm",), ("lucky_charm",), ("?large",)]
    events = answer(state, "accept")
    assert told(events, HandedCard)
    assert not told(events, Handed)
    assert state.secrets["lucky_charm"].seats == (AMAZON, DWARF)
    assert "lucky_charm" not in state.view(ELF).standing_at["dwarf"]
    assert {twin.standing_at["dwarf"] for twin in _imagined(state, ELF)} != {state.standing_at["dwarf"]}


@rule("MR-4.7.3")
def test_discoveries_are_passed_on_and_kept() -> None:
    state = together()
    know(state, AMAZON, discoveries=("ruins-1~5", "cliff-3=6"))
    answer(state, "deal dwarf")
    assert refusal(state, "tell crag-1~4").rule == "MR-4.7.3"
    answer(state, "tell ruins-1~5")
    assert refusal(state, "tell ruins-1~5").reason == "told-already"
    made = answer(state, "propose")
    assert [(event.discovery_kind, event.to) for event in told(made, TellsOf)] == [("path", (DWARF,))]
    views = [state.view(seat).deal for seat in range(3)]
    assert [deal and deal.tells for deal in views] == [("ruins-1~5",), ("path",), ("?",)]
    events = answer(state, "accept")
    assert [event.number for event in told(events, Taught)] == [1]
    assert [(event.discovery, event.to) for event in told(events, Discovered)] == [("ruins-1~5", (DWARF,))]
    assert state.individual("amazon").discoveries == ("ruins-1~5", "cliff-3=6")
    assert state.individual("dwarf").discoveries == ("ruins-1~5",)


@rule("MR-0.6.1")
def test_the_partner_imagines_other_discoveries_of_the_same_kinds() -> None:
    state = together()
    know(state, AMAZON, discoveries=("ruins-1~5", "crag-1~4", "cliff-3=6"))
    for text in ("deal dwarf", "tell ruins-1~5", "tell crag-1~4", "propose"):
        answer(state, text)
    know(state, AMAZON, searches=())
    bargains = {twin.view(AMAZON).deal for twin in _imagined(state, DWARF)}
    assert len(bargains) == 2  # the two paths, in either order
    assert {deal and frozenset(deal.tells) for deal in bargains} == {frozenset(("ruins-1~5", "crag-1~4"))}
    assert {twin.view(DWARF).deal for twin in _imagined(state, DWARF)} == {state.view(DWARF).deal}


@rule("MR-4.7.3")
def test_with_a_site_card_goes_its_site() -> None:
    state = together()
    state.piles["hoard"] = Pile(("?", "enchanted_meadow"), 0)
    know(state, AMAZON, discoveries=("hoard", "enchanted_meadow"), seen=("hoard",))
    for text in ("deal dwarf", "tell enchanted_meadow", "propose", "accept"):
        answer(state, text)
    assert state.individual("dwarf").discoveries == ("enchanted_meadow", "hoard")
    assert state.individual("dwarf").seen == ("hoard",)


@rule("MR-0.6.1", "MR-4.7.3")
def test_others_do_not_know_what_was_passed_on() -> None:
    state = together()
    know(state, AMAZON, discoveries=("ruins-1~5", "cliff-3=6"))
    for text in ("deal dwarf", "tell ruins-1~5", "propose", "accept"):
        answer(state, text)
    assert state.view(ELF).individuals[1].lessons == state.view(DWARF).individuals[1].lessons
    lessons = {twin.individual("dwarf").discoveries for twin in _imagined(state, ELF)}
    assert lessons == {("ruins-1~5",), ("cliff-3=6",)}
    for seat in (AMAZON, DWARF):
        assert {twin.individual("dwarf").discoveries for twin in _imagined(state, seat)} == {("ruins-1~5",)}
    know(state, AMAZON, discoveries=())  # forgotten by a leader, say
    assert all(twin.individual("amazon").discoveries for twin in _imagined(state, DWARF))


def test_an_offer_that_is_being_put_together_is_its_makers_secret() -> None:
    state = together()
    know(state, AMAZON, discoveries=("ruins-1~5",))
    answer(state, "deal dwarf")
    told_of = []
    for text in ("give-gold 3", "give helmet-1", "want great_axe-1", "tell ruins-1~5"):
        (event,) = told(answer(state, text), OfferDrafted)
        assert event.to == (AMAZON,)
        told_of.append((event.part, event.item, event.gold, event.discovery))
    assert told_of == [
        ("give-gold", "", 3, ""),
        ("give", "helmet", 0, ""),
        ("want", "great_axe", 0, ""),
        ("tell", "", 0, "ruins-1~5"),
    ]
    drafts = {str(twin.agenda[-1]) for twin in _imagined(state, DWARF)}
    assert len(drafts) > 5
    assert {twin.agenda[-1] for twin in _imagined(state, AMAZON)} == {state.agenda[-1]}
