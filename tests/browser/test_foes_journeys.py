"""Two browsers play Formidable Foes: rounds from the first turn on with a bot, and a game to its end."""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING, NamedTuple

from playwright.sync_api import expect

from browser.foes_table import do, fortress
from browser.playing import join, open_table
from browser.recorded import from_moment, record_of
from browser.watched import Watched
from fabula.core import seat_letter
from fabula.games.foes.components import is_monster
from fabula.games.foes.events import TurnBegan
from fabula.games.foes.game import game
from fabula.games.foes.state import FoesState

if TYPE_CHECKING:
    from browser.quick import Quick
    from fabula.core import Seat
    from fabula.server.live import Live

ROUNDS = 20 if os.environ.get("FABULA_SWEEP") else 6
EAGER = ("fight", "open", "study", "follow")
STEPS = 4
"""How far these people walk in a turn, if nothing stops them."""


BEFORE_THE_END = 785
"""From this moment on, nothing in the recorded game is left to chance: the last monsters die of fright."""
DRAWN = """() => {
    const all = (query) => [...document.querySelectorAll(query)];
    return {
        figures: all("[data-figure]").map(({ dataset }) => [dataset.figure, dataset.at]),
        monsters: all("[data-monster]").map(({ dataset }) => dataset.monster),
        players: all("[data-player]").map((each) =>
            [each.dataset.player, ...[...each.querySelectorAll("td")].slice(0, 3).map((td) => td.innerText)]),
        hand: all("[data-spell]").map(({ dataset }) => dataset.spell),
    };
}"""


class Asked(NamedTuple):
    """Somebody who is to do something, and after which entry; nobody when the game is over."""

    seat: Seat | None
    sequence: int
    state: FoesState


class Company:
    """People at one table, each in a browser of his own."""

    def __init__(self, quick: Quick, seats: int) -> None:
        self.quick = quick
        self.players = {seat: Watched(quick.come()) for seat in range(seats)}
        self.host = self.players[0].page

    def asked(self) -> Asked:
        """Who is to do something, when bots and the table itself have answered and all pages know of it."""

        def look(live: Live) -> Asked | None:
            state = live.state.copy()
            assert isinstance(state, FoesState)
            if not live.goes_on:
                return Asked(None, live.sequence, state)
            for seat in set(state.to_act()) & self.players.keys():
                if len(state.choices(seat).actions) > 1 or not live.timing.keeps_beat(seat):
                    return Asked(seat, live.sequence, state)
            return None

        asked = self.quick.until(self.host, look)
        for watched in self.players.values():
            watched.hear(asked.sequence)
        return asked

    def play(self, asked: Asked, action: str) -> None:
        """Let whoever is asked do this."""
        assert asked.seat is not None
        do(self.players[asked.seat].page, action)

        def entered(live: Live) -> tuple[Seat, str] | None:
            if live.sequence == asked.sequence:
                return None
            entry = live.log.happenings[asked.sequence]
            return entry.seat, entry.action

        assert self.quick.until(self.host, entered) == (asked.seat, action)

    def turns(self) -> list[int]:
        """The seats whose turns have begun, one after the other."""
        return self.quick.look(
            self.host,
            lambda live: [
                event.seat
                for each in live.log.happenings
                for event in each.events
                if isinstance(event, TurnBegan)
            ],
        )

    def all_see(self, state: FoesState) -> None:
        """Every board shows where the figures and monsters are, and what everybody has."""
        monsters = sorted(str(tile) for tile in state.tiles if is_monster(tile))
        for seat, watched in self.players.items():
            view = state.view(seat)
            drawn = watched.page.evaluate(DRAWN)
            assert drawn["figures"] == [[str(each.seat), each.space] for each in view.players if each.space]
            assert sorted(drawn["monsters"]) == monsters
            assert drawn["players"] == [
                [seat_letter(each.seat), str(each.wisdom), str(each.chips), str(each.gold)]
                for each in view.players
            ]
            assert sorted(drawn["hand"]) == sorted(view.hand)


def choice(asked: Asked, chance: random.Random) -> str:
    """What a person does who is eager to fight and to learn, and else walks a little."""
    assert asked.seat is not None
    actions = [game.write(action) for action in asked.state.choices(asked.seat).actions]
    by_word: dict[str, list[str]] = {}
    for action in actions:
        by_word.setdefault(action.split()[0], []).append(action)
    for word in EAGER:
        if word in by_word:
            return by_word[word][0]
    ways = by_word.get("enter") or by_word.get("go", [])
    if ways and asked.state.turn.steps < STEPS:
        return chance.choice(ways)
    return next((word for word in ("chips", "end", "done") if word in by_word), actions[0])


def test_two_people_and_a_bot_play_from_the_first_turn_on(quick: Quick) -> None:
    company, chance = Company(quick, 2), random.Random(1)
    anna, ben = (company.players[seat].page for seat in (0, 1))
    open_table(anna, "foes", ["me", "open", "greedy"])
    join(ben, anna.get_by_role("textbox", name="Link for seat B").input_value(), name="Ben")
    anna.get_by_role("button", name="Start the game").click()
    for page in (anna, ben):
        expect(fortress(page)).to_be_visible()
    turns = 0
    while min(map(company.turns().count, range(3))) <= ROUNDS:
        asked = company.asked()
        assert asked.seat is not None
        if len(company.turns()) > turns:
            turns = len(company.turns())
            company.all_see(asked.state)
        company.play(asked, choice(asked, chance))


def test_a_game_that_is_nearly_over_is_played_to_its_end(quick: Quick) -> None:
    company = Company(quick, 2)
    anna, ben = (company.players[seat].page for seat in (0, 1))
    link = from_moment(anna, "foes-end-fright", BEFORE_THE_END, ["me", "open"])
    join(ben, link, name="Ben")
    anna.get_by_role("button", name="Start the game").click()
    for page in (anna, ben):
        expect(fortress(page)).to_be_visible()
    for entry in record_of("foes-end-fright").entries[BEFORE_THE_END:]:
        asked = company.asked()
        assert asked.seat == entry.seat
        company.all_see(asked.state)
        company.play(asked, entry.action)
    company.all_see(company.asked().state)
    for page in (anna, ben):
        result = page.get_by_role("region", name="Result")
        expect(result.get_by_role("heading")).to_contain_text("Ben")
        page.get_by_role("tab", name="Table").click()
        page.get_by_role("button", name="Check all draws here").click()
        expect(page.get_by_role("status")).to_contain_text("All is as the secret says")
