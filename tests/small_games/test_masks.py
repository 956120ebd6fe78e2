"""Masks, clause by clause, and what its secrets are worth."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from fabula.core import (
    Action,
    Event,
    Illegal,
    RandomDice,
    ScriptedDice,
    Seat,
    Table,
    read_record,
    registry,
    replay,
    write_record,
)
from fabula.core.clauses import citations, report
from fabula.testing import check_game, rule
from fabula.words import Words
from small_games.masks import Options, game, messages
from small_games.masks.pieces import (
    MASKS,
    OF_EACH,
    Chose,
    Danced,
    Drop,
    Held,
    Howl,
    Kept,
    Look,
    Looked,
    Mask,
    Partner,
    Pass,
    Passed,
    Ready,
    Revealed,
    Saw,
    Wear,
)
from small_games.masks.state import MasksState

NO_DICE = ScriptedDice(())


def ball(*hands: str, rounds: int = 2) -> MasksState:
    """A ball at which the seats are dealt these masks, given by their first letters."""
    names = {mask[0]: mask for mask in MASKS}
    dealt = ScriptedDice(names[letter] for hand in hands for letter in hand)
    return game.start(Options(rounds), len(hands), dealt)


def dance(state: MasksState, *drafts: tuple[Seat, str, Seat]) -> list[Event]:
    """Everybody hands in a draft: who, which mask, and whom."""
    events: list[Event] = []
    for seat, mask, partner in drafts:
        for action in (game.read(f"wear {mask}"), Partner(partner)):
            events += state.play(seat, action, NO_DICE)
    return events


def told(events: list[Event], seat: Seat | None) -> list[type[Event]]:
    return [type(event) for event in events if event.told_to(seat)]


def refused(state: MasksState, seat: Seat, action: Action) -> tuple[str, str]:
    with pytest.raises(Illegal) as illegal:
        state.play(seat, action, NO_DICE)
    refusal = illegal.value.refusal
    return refusal.rule, refusal.reason


@rule("MASK-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sixteen_masks_are_there_for_two_to_four(seats: int) -> None:
    state = game.start(Options(), seats, RandomDice(Random(1)))
    masks = Counter(state.box)
    for hand in state.hands:
        masks.update(hand)
    assert masks == dict.fromkeys(MASKS, OF_EACH)
    assert list(game.seats) == [2, 3, 4]


@rule("MASK-1.2")
def test_three_masks_are_dealt_to_each_and_seen_by_nobody_else() -> None:
    state = ball("fff", "hhw")
    assert state.view(0).my_hand == ("fox", "fox", "fox")
    assert state.view(0).held == (3, 3)
    assert state.view(0).box == 10
    assert state.view(None).my_hand == ()
    assert state.view(0) == ball("fff", "ooo").view(0)


@rule("MASK-2.1")
def test_everyone_chooses_a_mask_and_then_a_partner_at_the_same_time() -> None:
    state = ball("fow", "hhw", "fff")
    assert state.to_act() == (0, 1, 2)
    assert state.choices(1).actions == (Wear("hare"), Wear("wolf"))
    state.play(1, Wear("hare"), NO_DICE)
    assert state.choices(1).actions == (Partner(0), Partner(2))
    assert state.to_act() == (0, 1, 2)
    assert refused(state, 1, Partner(1)) == ("MASK-2.1", "no-partner")
    assert refused(state, 1, Wear("wolf")) == ("MASK-2.1", "not-offered")
    assert refused(state, 0, Wear("hare")) == ("MASK-2.1", "not-in-hand")


@rule("MASK-2.2")
def test_the_others_learn_only_that_a_seat_is_ready() -> None:
    state = ball("fow", "hhw", "fff")
    first = state.play(1, Wear("hare"), NO_DICE)
    assert told(first, 1) == [Chose]
    assert told(first, 0) == told(first, None) == []
    second = state.play(1, Partner(2), NO_DICE)
    assert told(second, 1) == [Chose, Ready]
    assert told(second, 0) == [Ready]
    assert state.to_act() == state.view(0).waiting == (0, 2)
    assert state.view(1).my_draft == (Wear("hare"), Partner(2))
    assert state.view(0).my_draft == ()
    assert state.view(0).open == ((), (), ())


@rule("MASK-2.2")
def test_all_is_revealed_together_whoever_was_ready_first() -> None:
    drafts = ((0, "fox", 1), (1, "owl", 2), (2, "wolf", 1))
    ends = []
    for order in permutations(drafts):
        state = ball("fow", "oow", "fww")
        events = dance(state, *order)
        assert told(events[:-4], None) == [Ready] * 3
        assert told(events[-4:], None) == [Revealed, Revealed, Revealed, Danced]
        assert state.open == (("fox",), ("owl",), ("wolf",))
        assert state.wishes == ((1,), (2,), (1,))
        ends.append(state)
    assert all(end == ends[0] for end in ends)


@rule("MASK-2.3")
def test_two_who_chose_each_other_score() -> None:
    state = ball("fow", "oow", "fww")
    dance(state, (0, "fox", 1), (1, "owl", 2), (2, "wolf", 1))
    assert state.scores == (0, 2, 2)


@rule("MASK-2.4")
def test_who_has_no_mask_sits_out() -> None:
    state = ball("wwh", "fff", "ooo", rounds=3)
    for _ in range(2):
        dance(state, (0, "hare" if state.round == 1 else "wolf", 1), (1, "fox", 0), (2, "owl", 0))
        while state.to_act() != (0, 1, 2) and state.to_act() != (1, 2):
            seat = state.to_act()[0]
            howls = Howl() in state.choices(seat).actions
            state.play(seat, Howl() if howls else Pass(), NO_DICE)
    assert state.round == 3
    assert state.hands[0] == ()
    assert state.to_act() == (1, 2)
    state.play(1, Wear("fox"), NO_DICE)
    assert state.choices(1).actions == (Partner(2),)


@rule("MASK-3.1")
def test_everyone_with_a_mask_is_asked_after_a_hare_whatever_it_holds() -> None:
    asked = []
    for hand in ("oow", "ooo"):
        state = ball("hff", hand, "ffo")
        dance(state, (0, "hare", 1), (1, "owl", 0), (2, "fox", 0))
        seats = []
        while state.choices(seat := state.to_act()[0]).prompt == "howl":
            seats.append(seat)
            assert told(state.play(seat, Pass(), NO_DICE), None) == [Passed]
        asked.append(seats)
    assert asked == [[0, 1, 2], [0, 1, 2]]


@rule("MASK-3.1")
def test_nobody_is_asked_to_howl_without_a_hare() -> None:
    state = ball("wff", "wff")
    dance(state, (0, "fox", 1), (1, "fox", 0))
    assert state.round == 2


@rule("MASK-3.2")
def test_a_howl_needs_a_wolf_and_shows_it() -> None:
    state = ball("hfw", "hff")
    dance(state, (0, "hare", 1), (1, "hare", 0))
    assert state.choices(0).actions == (Pass(), Howl())
    state.play(0, Howl(), NO_DICE)
    assert state.open[0] == ("hare", "wolf")
    assert state.scores == (3, 2)
    assert state.choices(1).actions == (Pass(),)
    assert refused(state, 1, Howl()) == ("MASK-3.2", "no-wolf")


@rule("MASK-4.1")
def test_who_did_not_dance_may_look_and_only_he_sees_it() -> None:
    state = ball("fff", "ooo", "www")
    dance(state, (0, "fox", 1), (1, "owl", 2), (2, "wolf", 0))
    assert state.to_act() == (0,)
    assert state.choices(0).actions == (Pass(), Look())
    events = state.play(0, Look(), ScriptedDice(["hare"]))
    assert told(events, 0) == [Looked, Saw]
    assert told(events, 1) == [Looked]
    assert state.view(0).my_hand == ("fox", "fox", "hare")
    assert state.view(1).held == (3, 2, 2)
    state.play(0, Drop("fox"), NO_DICE)
    state.play(1, Pass(), NO_DICE)
    assert state.to_act() == (2,)


@rule("MASK-4.1")
def test_nobody_looks_into_an_empty_box() -> None:
    state = ball("fff", "ooo", "www")
    state.box = ()
    dance(state, (0, "fox", 1), (1, "owl", 2), (2, "wolf", 0))
    assert state.round == 2


@rule("MASK-4.2")
def test_one_mask_is_laid_aside_unseen() -> None:
    state = ball("ffo", "ooo", "www")
    dance(state, (0, "fox", 1), (1, "owl", 2), (2, "wolf", 0))
    state.play(0, Look(), ScriptedDice(["hare"]))
    assert state.choices(0).actions == (Drop("fox"), Drop("hare"), Drop("owl"))
    assert refused(state, 0, Drop("wolf")) == ("MASK-4.2", "not-offered")
    events = state.play(0, Drop("owl"), NO_DICE)
    assert Kept(rule="MASK-4.2", to=(0,), hand=("fox", "hare")) in events
    assert state.view(0).my_aside == ("owl",)
    assert state.view(1).aside == (1, 0, 0)
    assert state.view(1).my_aside == ()


@rule("MASK-5.1")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_the_ball_ends_after_its_rounds(rounds: int) -> None:
    state = ball("fff", "ooo", rounds=rounds)
    for number in range(1, rounds + 1):
        assert state.round == number
        dance(state, (0, "fox", 1), (1, "owl", 0))
    assert state.to_act() == ()
    assert state.standing() is not None
    assert refused(state, 0, Pass()) == ("MASK-5.1", "not-asked")


@rule("MASK-5.1")
def test_the_ball_ends_when_nobody_can_find_a_partner() -> None:
    state = ball("hww", "hww", rounds=3)
    while state.to_act():
        seat = state.to_act()[0]
        actions = state.choices(seat).actions
        state.play(seat, Howl() if Howl() in actions else actions[0], NO_DICE)
    assert state.hands == ((), ())
    assert state.wishes == ((1, 1), (0, 0))


@rule("MASK-5.2")
def test_the_most_points_win_and_equal_points_share() -> None:
    state = ball("fow", "oow", "fww", rounds=1)
    dance(state, (0, "fox", 1), (1, "owl", 2), (2, "wolf", 1))
    state.play(0, Pass(), NO_DICE)
    standing = state.standing()
    assert standing is not None
    assert (standing.places, standing.scores, standing.winners) == ((3, 1, 1), (0, 2, 2), (1, 2))


def test_every_clause_has_a_test() -> None:
    assert report(game.rulebook, citations(Path(__file__).parent)).good


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hosted_game_brings_its_words_along(language: str) -> None:
    state = ball("hfw", "hff")
    with registry.hosting(game, messages=messages):
        words = Words(language, game, ("Anna", "Ben"))
        assert words.title() == {"en": "Masks", "fr": "Masques"}[language]
        for event in dance(state, (0, "hare", 1), (1, "hare", 0)):
            assert not words.event(event).startswith(str(event.__struct_config__.tag))
        for action in state.choices(0).actions:
            assert words.action(action) != game.write(action) or language == "en"
    assert registry.extra("messages", "masks") is None


def all_there(state: object) -> str | None:
    """What is wrong with the masks of a state."""
    assert isinstance(state, MasksState)
    masks = Counter(mask for held in (*state.hands, *state.aside, *state.open, state.box) for mask in held)
    return None if masks == dict.fromkeys(MASKS, OF_EACH) else f"these masks are there: {masks}"


def test_it_passes_the_kit() -> None:
    seen = check_game(game, seconds=0, seed=1, games=9, invariant=all_there)
    assert seen.games == seen.ended == 9
    assert {"hands", "box", "aside", "agenda.drafts.mask", "agenda.drafts.seat"} <= set(seen.secrets)


def test_a_secret_choice_can_be_taken_back_before_the_reveal() -> None:
    with registry.hosting(game):
        table = Table.open(game, Options(), ("Anna", "Ben"), secret=b"s", salt=b"")
        wear = table.state.choices(0).actions[0]
        table.play(0, wear)
        table.play(1, table.state.choices(1).actions[0])
        assert table.why_not_undo(0) is None
        table.undo(0)
        assert table.state.view(0).my_draft == ()  # type: ignore[attr-defined]  # the view is that of Masks
        assert table.state.view(1).my_draft != ()  # type: ignore[attr-defined]  # the view is that of Masks
        *_, last = replay(read_record(write_record(table.record)))
        assert last.state == table.state


# How often something is imagined. Seven masks are enough to count all cases: A holds two of them, B
# three, two lie in the box. B shows one, takes one out of the box and lays one aside, all by chance.

SEVEN: Held = ("fox", "fox", "hare", "owl", "owl", "wolf", "wolf")
MINE: Held = ("fox", "owl")
SHOWN: Mask = "owl"
Hidden = tuple[Held, Held, Held]


def counted() -> Counter[Hidden]:
    """B's hand, what B laid aside and the box, by how many ways lead there that A cannot tell apart."""
    ways: Counter[Hidden] = Counter()
    for masks in permutations(SEVEN):
        if tuple(sorted(masks[:2])) != MINE:
            continue
        for worn in range(2, 5):
            if masks[worn] != SHOWN:
                continue
            held = [masks[at] for at in range(2, 6) if at != worn]
            for aside in range(3):
                hand = tuple(sorted(held[:aside] + held[aside + 1 :]))
                ways[hand, (held[aside],), masks[6:]] += 1
    return ways


def test_hidden_masks_are_imagined_as_often_as_chance_would_have_it() -> None:
    state = MasksState(
        agenda=(),
        rounds=2,
        hands=(MINE, ("hare", "wolf")),
        box=("fox",),
        aside=((), ("wolf",)),
        open=((), (SHOWN,)),
        wishes=((), ()),
        scores=(0, 0),
    )
    dice = RandomDice(Random(5))
    samples = 4000
    found: Counter[Hidden] = Counter()
    for _ in range(samples):
        twin = state.imagine(0, dice)
        found[twin.hands[1], twin.aside[1], twin.box] += 1
    ways = counted()
    total = ways.total()
    assert set(found) == set(ways)
    expected = {hidden: samples * number / total for hidden, number in ways.items()}
    square = sum((found[hidden] - often) ** 2 / often for hidden, often in expected.items())
    freedom = len(ways) - 1
    assert square < freedom + 4 * (2 * freedom) ** 0.5
