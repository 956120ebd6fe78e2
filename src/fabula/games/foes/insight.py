"""What a board shows besides the view: where one can walk, the odds of every battle, spells to be cast now.

All of it is asked of the position as the view tells it. Hands of others and the stack are left empty there:
nothing that the viewer may do now depends on them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from fabula.core import Seat
from fabula.games.foes import movement, spells, study, wandering
from fabula.games.foes.actions import Cast, Enter, Go, Join, Swap, Turn, Wander
from fabula.games.foes.board import NOWHERE, maze_of
from fabula.games.foes.components import UNEXPLORED, box_of, is_monster
from fabula.games.foes.ledger import put
from fabula.games.foes.notes import odds_of
from fabula.games.foes.outlook import reach
from fabula.games.foes.state import FoesState
from fabula.games.foes.study import AskFollow
from fabula.games.foes.turn import Act
from fabula.games.foes.view import FoesView
from fabula.games.foes.vision import sees, sights

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core import Action, View
    from fabula.games.foes.board import Space


class Walk(Struct, frozen=True):
    """A space in reach, and the steps that lead there; nothing new can be seen before the last of them."""

    space: str
    way: tuple[str, ...]
    news: bool
    """Whether something is seen from there that nobody has seen."""
    battle: bool
    """Whether one may still fight or open a chest there."""


class Duel(Struct, frozen=True):
    """What comes of fighting a monster: the chance to win, what it costs, and what a victory brings."""

    monster: int
    space: str
    strength: int
    """Its strength in this battle, changed by Transform."""
    win: float
    costs: tuple[tuple[int, float], ...]
    """Each cost in chips and how likely it is, the lowest first."""
    fright: bool
    gold: int
    wisdom: int
    """The wisdom that one has after a victory."""


class SpellNow(Struct, frozen=True):
    """A spell in one's hand: in which amounts, or to whose space, it can be cast now."""

    spell: str
    amounts: tuple[int, ...]
    others: tuple[Seat, ...]


class Roam(Struct, frozen=True):
    """A move of a monster that one may choose now: where it ends, and which figures are where then."""

    action: str
    monster: int
    space: str
    figures: tuple[tuple[Seat, str], ...]


class Offered(Struct, frozen=True):
    """What one is asked to come along to: whose space, and whether there is a level to be learnt."""

    master: Seat
    space: str
    learns: bool


class FoesInsight(Struct, frozen=True):
    """Everything that the board shows besides the view."""

    walks: tuple[Walk, ...]
    steps: tuple[int, int] | None
    """The steps that one has made and may make, while one walks."""
    duels: tuple[Duel, ...]
    """For whoever looks; a spectator is shown those of the active player."""
    spells: tuple[SpellNow, ...]
    targets: tuple[str, ...]
    """The spaces that the question is about: to come in, to fall back to, to exchange or to turn."""
    roams: tuple[Roam, ...]
    plain: tuple[str, ...]
    """The actions of a single word: to fight, to take chips, to leave it at that."""
    offered: Offered | None
    company: tuple[Seat, ...]
    """Who will be asked to come along if the active player stops here."""
    taken: int
    """How many chips the supply gives now."""


def insight(view: View, *, seat: Seat | None, beginning: tuple[str, ...] = ()) -> FoesInsight | None:
    """What a board is told besides this view; nothing when the game is over."""
    assert isinstance(view, FoesView)
    if view.over:
        return None
    state = beheld(view)
    asked = seat is not None and seat in view.waiting_for
    actions = state.choices(seat).actions if asked and seat is not None else ()
    acts = asked and isinstance(state.agenda[-1], Act)
    return FoesInsight(
        walks=tuple(_walks(state)) if acts else (),
        steps=(state.turn.steps, movement.limit(state)) if acts else None,
        duels=tuple(_duels(view, view.active if seat is None else seat)),
        spells=tuple(_spells(view, actions)),
        targets=_targets(state, actions),
        roams=tuple(_roam(state, action) for action in actions if isinstance(action, Wander)),
        plain=tuple(action.words()[0] for action in actions if len(action.words()) == 1),
        offered=_offered(state, seat),
        company=_company(state),
        taken=state.box.taken(view.supply),
    )


def beheld(view: FoesView) -> FoesState:
    """The position as the viewer knows it: good for asking what he may do, not for playing on."""
    maze = maze_of(view.options.board)
    places = tuple(NOWHERE if each.space is None else maze.number[each.space] for each in view.players)
    return FoesState(
        agenda=view.agenda,
        options=view.options,
        seats=len(view.players),
        active=view.active,
        opening=view.opening,
        turn=view.turn,
        places=places,
        tiles=tuple(view.tiles.get(maze.ids[space], UNEXPLORED) for space in maze.chambers),
        closed="".join(view.closed[maze.ids[space]] for space in maze.intersections),
        teleports=tuple(view.teleports[maze.ids[space]] for space in maze.teleports),
        wisdom=tuple(each.wisdom for each in view.players),
        arrivals=view.arrivals,
        chips=tuple(each.chips for each in view.players),
        gold=tuple(each.gold for each in view.players),
        supply=view.supply,
        reserve=view.reserve,
        hands=tuple(view.hand if each.seat == view.viewer else () for each in view.players),
        stack=(),
        used=view.used,
        pile=view.pile,
        last_pile=view.last_pile,
        phase_two=view.phase_two,
    )


def _walks(state: FoesState) -> Iterator[Walk]:
    """Every space that can be reached, by fewest steps; a walk ends where a monster is or news are."""
    seat, ids = state.active, state.maze.ids
    if movement.why_not_move(state) is not None:
        return
    within = reach(state, seat)
    ways: dict[Space, tuple[str, ...]] = {state.places[seat]: ()}
    rim, there = [state.places[seat]], state.copy()
    while rim:
        beyond: list[Space] = []
        for here in rim:
            there.places = put(state.places, seat, here)
            for space in movement.targets(there):
                if space in ways:
                    continue
                way = ways[space] = (*ways[here], ids[space])
                there.places = put(state.places, seat, space)
                news = sees(there, seat) and bool(sights(there, space))
                yield Walk(ids[space], way, news, len(way) <= within.battle)
                stopped = state.monster_at(space) and not state.turn.invisible  # FOE-4.3
                if not (news or stopped) and len(way) < within.walk:
                    beyond.append(space)
                there.places = put(state.places, seat, here)
        rim = beyond


def _duels(view: FoesView, seat: Seat) -> Iterator[Duel]:
    """What would come of fighting each monster on the board."""
    box, player = box_of(view.options.components), view.players[seat]
    advancement = box.advancement[len(view.players)]
    for space, tile in view.tiles.items():
        odds = odds_of(view, seat, space) if is_monster(tile) else None
        if odds is None:
            continue
        changed = seat == view.active and space == player.space and not view.turn.fought
        strength = max(1, tile + (view.turn.transform if changed else 0))
        learnt = min(box.data.top_wisdom, strength + advancement)  # FOE-7.3, FOE-13.1
        yield Duel(
            monster=tile,
            space=space,
            strength=strength,
            win=float(odds.win),
            costs=tuple((cost, float(chance)) for cost, chance in odds.costs.items()),
            fright=odds.fright,
            gold=box.monster[tile].gold - odds.fright,  # FOE-7.5
            wisdom=player.wisdom if odds.fright else max(player.wisdom, learnt),
        )


def _spells(view: FoesView, actions: tuple[Action, ...]) -> Iterator[SpellNow]:
    """Each spell of the viewer's hand once, with what he may do with it now."""
    for name in dict.fromkeys(view.hand):
        amounts = tuple(each.amount for each in actions if isinstance(each, Cast) and each.spell == name)
        others = tuple(each.other for each in actions if isinstance(each, Join) and each.spell == name)
        yield SpellNow(name, amounts, others)


def _targets(state: FoesState, actions: tuple[Action, ...]) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for action in actions:
        match action:
            case Enter(space=space) | Turn(intersection=space):
                found[space] = None
            case Go(space=space) if not isinstance(state.agenda[-1], Act):
                found[space] = None
            case Swap(one=one, other=other):
                found |= {one: None, other: None}
    return tuple(found)


def _roam(state: FoesState, action: Wander) -> Roam:
    step = state.agenda[-1]
    most = step.most if isinstance(step, spells.MoveMonsters) else wandering.PRIVILEGE_RANGE
    journey = wandering.walk(state, action, most)
    assert isinstance(journey, wandering.Journey)  # it is among the choices
    ids = state.maze.ids
    moved = ((who, place) for who, place in enumerate(journey.places) if place != state.places[who])
    return Roam(
        action=" ".join(action.words()),
        monster=action.monster,
        space=ids[journey.space],
        figures=tuple((who, ids[place]) for who, place in moved),
    )


def _offered(state: FoesState, seat: Seat | None) -> Offered | None:
    """What the seat is asked to follow to, if it is; it learns by what is so now (FOE-9.5)."""
    step = state.agenda[-1]
    if not isinstance(step, AskFollow) or step.seat != seat:
        return None
    master = state.active
    alone = state.options.study_with_monster or not state.monster_at(state.places[master])  # FOE-19.13
    learns = alone and state.wisdom[seat] + 1 < state.wisdom[master]
    return Offered(master, state.maze.ids[state.places[master]], learns)


def _company(state: FoesState) -> tuple[Seat, ...]:
    """Those whom the active player has left behind on his walk, and who may come along (FOE-9.4)."""
    if not isinstance(state.agenda[-1], Act):
        return ()
    asked = study.questions(state, state.turn.left_behind)
    return tuple(step.seat for step in asked if step.waits_for(state))


__all__ = ["Duel", "FoesInsight", "Offered", "Roam", "SpellNow", "Walk", "beheld", "insight"]
