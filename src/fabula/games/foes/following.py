"""The view after one more event, so that what happens can be shown step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.games.foes import events as happened
from fabula.games.foes.components import DUMBEST, box_of, is_monster
from fabula.games.foes.facts import TurnFacts
from fabula.games.foes.ledger import without

if TYPE_CHECKING:
    from fabula.core import Event, Seat
    from fabula.games.foes.view import FoesView


def follow(view: FoesView, event: Event) -> FoesView:
    """Whatever an event changes of what can be seen; what Transform does ends with its monster."""
    before = _monster_of_the_active(view)
    view = _with_dumbest(_follow(view, event))
    if _monster_of_the_active(view) != before:
        view = replace(view, turn=replace(view.turn, transform=0))
    return view


def _monster_of_the_active(view: FoesView) -> int:
    tile = view.tiles.get(view.players[view.active].space or "", 0)
    return tile if is_monster(tile) else 0


def _follow(view: FoesView, event: Event) -> FoesView:
    match event:
        case happened.Entered(seat=seat, space=space) | happened.Moved(seat=seat, space=space):
            return _player(view, seat, space=space)
        case happened.Flipped(intersection=name, closed=side):
            return replace(view, closed={**view.closed, name: side})
        case happened.Explored(space=space, tile=tile):
            return _explored(view, space, tile)
        case happened.Placed(space=space, tile=tile):
            emptied = {name: 0 if old == tile else old for name, old in view.tiles.items()}
            return replace(view, tiles={**emptied, space: tile})
        case happened.Defeated(space=space) | happened.Opened(space=space):
            return replace(view, tiles={**view.tiles, space: 0})
        case happened.Wiser(seat=seat, wisdom=wisdom):
            arrivals = (*(other for other in view.arrivals if other != seat), seat)  # FOE-1.6
            return replace(_player(view, seat, wisdom=wisdom), arrivals=arrivals)
        case happened.Gold(seat=seat, gold=gold):
            return _player(view, seat, gold=view.players[seat].gold + gold)
        case happened.Paid(seat=seat, chips=chips):
            paid = _player(view, seat, chips=view.players[seat].chips - chips)
            return _supplied(replace(paid, reserve=view.reserve + chips - 1), 1)  # FOE-6.6
        case happened.Took(seat=seat, chips=chips, source=source):
            took = _player(view, seat, chips=view.players[seat].chips + chips)
            if source == "supply":
                return replace(took, supply=view.supply - chips)
            return replace(took, reserve=view.reserve - chips)
        case happened.PhaseTwo():
            pile = tuple(tile for tile in view.pile if tile != DUMBEST)
            return replace(view, phase_two=True, pile=pile)
        case happened.Casting():
            return _casting(view, event)
        case happened.DrewSpell(seat=seat, level=level):
            levels = tuple(sorted((*view.players[seat].spell_levels, level)))
            left = list(view.stack_levels)
            left.remove(level)
            return replace(_player(view, seat, spell_levels=levels), stack_levels=tuple(left))
        case happened.SpellDrawn(spell=spell):
            return replace(view, hand=tuple(sorted((*view.hand, spell))))
        case happened.Rolled() | happened.Frightened():
            return replace(view, turn=replace(view.turn, fought=True))
        case happened.TurnBegan(seat=seat):
            return replace(view, active=seat, turn=TurnFacts())
        case happened.Ended():
            return replace(view, over=True)
        case _:
            return view


def _player(view: FoesView, seat: Seat, **changes: object) -> FoesView:
    players = tuple(replace(each, **changes) if each.seat == seat else each for each in view.players)
    return replace(view, players=players)


def _supplied(view: FoesView, chips: int) -> FoesView:
    """Chips go to the supply as far as it has room for them, else to the reserve (FOE-19.1)."""
    most = box_of(view.options.components).data.supply.spaces
    added = min(chips, most - view.supply)
    return replace(view, supply=view.supply + added, reserve=view.reserve + chips - added)


def _explored(view: FoesView, space: str, tile: int) -> FoesView:
    """The chip goes to the supply, and the tile leaves its pile (FOE-8.4)."""
    seen = replace(
        view,
        unexplored=tuple(name for name in view.unexplored if name != space),
        tiles={**view.tiles, space: tile},
        pile=tuple(each for each in view.pile if each != tile),
        last_pile=tuple(each for each in view.last_pile if each != tile),
    )
    return _supplied(seen, 1)


def _casting(view: FoesView, event: happened.Casting) -> FoesView:
    """The spell leaves its owner's hand (FOE-16.1), which the owner alone has before him."""
    spell = box_of(view.options.components).spell[event.spell]
    levels = list(view.players[event.seat].spell_levels)
    levels.remove(spell.level)
    after = replace(
        _player(view, event.seat, spell_levels=tuple(levels)),
        hand=without(view.hand, event.spell) if event.seat == view.viewer else view.hand,
        used=tuple(sorted((*view.used, event.spell))),
    )
    if spell.kind != "transform":
        return after
    return replace(after, turn=replace(view.turn, transform=view.turn.transform + event.amount))


def _with_dumbest(view: FoesView) -> FoesView:
    """Who has the dumbest-player tile now (FOE-10.1, FOE-10.2)."""
    least = min(player.wisdom for player in view.players)
    top = box_of(view.options.components).data.top_wisdom
    if not view.phase_two or least == top:
        return replace(view, dumbest=None)
    return replace(view, dumbest=next(seat for seat in view.arrivals if view.players[seat].wisdom == least))
