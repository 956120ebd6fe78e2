"""MR-7.4.5: at whom or at what each spell can be aimed, and naming it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Choices, Refusal, Seat, Step, refuse
from fabula.games.realm.belongings.items import belongings
from fabula.games.realm.combat.assignment import unhide
from fabula.games.realm.combat.counters import part_of
from fabula.games.realm.combat.sheets import fight_of, put_on_sheet
from fabula.games.realm.combat.sides import denizens_in, provoke
from fabula.games.realm.combat.treachery import betray
from fabula.games.realm.day.actions import Pass
from fabula.games.realm.day.seeing import sees
from fabula.games.realm.magic.actions import Aim
from fabula.games.realm.magic.bewitching import MIST, is_in, is_under, names_of_rows
from fabula.games.realm.magic.casting import CHIT, ENCHANT_ARTIFACT, casting_of, show_line, write_casting
from fabula.games.realm.magic.durations import break_peace
from fabula.games.realm.magic.events import SpellAimed, SpellCancelled
from fabula.games.realm.magic.types import type_of
from fabula.games.realm.natives.ranks import is_underling
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.setup.actions import Done

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.components.spells import Target
    from fabula.games.realm.state import RealmState

FAMILIES: Final = {
    "giants": "giant",
    "ogres": "ogre",
    "goblins": "goblin",
    "bats": "bat",
    "spider": "spider",
    "octopus": "octopus",
    "dragon": "dragon",
    "goblin_counter": "goblin",
    "ogre_counter": "ogre",
}
"""The families of monsters that spells name."""
CASTERS: Final = ("clearing", "tile")
"""What is there exactly once."""
GROUP: Final = "native_group"
TAKE_ALL: Final = ("persuade", "control_bats", "deal_with_goblins")
"""The spells that take all of a group or family at once."""
PEACEFUL: Final = ("peace", "persuade")
"""MR-7.4.8: the spells that make no native battle whoever casts them."""
MOUNTAIN_ONLY: Final = ("hurricane_winds", "lightning_bolt")
"""MR-15.4.4a, MR-15.4.5."""


def targets_of(state: RealmState, who: str) -> tuple[str, ...]:
    """All that the spell which somebody casts can be aimed at, and has not been."""
    casting = casting_of(state, who)
    assert casting is not None
    clearing = state.atlas.clearings[state.places[who]]
    if casting.spell in MOUNTAIN_ONLY and clearing.kind != "mountain":
        return ()
    found: dict[str, None] = {}
    for aim in state.box.spells[casting.spell].targets:
        if aim.terrain is not None and clearing.kind != aim.terrain:
            continue
        for kind in aim.kinds:
            found.update(dict.fromkeys(_of_kind(state, who, aim, kind)))
    return tuple(one for one in found if one not in casting.targets and one != casting.means)


def _of_kind(state: RealmState, who: str, aim: Target, kind: str) -> list[str]:
    """The things of a kind that are in reach."""
    clearing = state.atlas.clearings[state.places[who]]
    match kind:
        case "clearing":
            return [clearing.name]
        case "tile":
            return [clearing.tile]
        case "own_magic_chits":
            return _own_chits(state, who, aim)
        case "spell":
            return spells_near(state, clearing.name)
        case "curse":
            return curses_near(state, clearing.name)
        case "weapon_counter":
            return [piece for one in in_sight(state, who) for piece in _weapons(state, one)]
        case "giant_club":
            giants = (one for one in in_sight(state, who) if _is_a(state, one, "giants", aim))
            return [club for one in giants if (club := part_of(state.box, one))]
        case "native_group":
            return [
                one for one in in_sight(state, who) if one in state.box.natives and one not in state.hired
            ]
        case "artifact" | "spell_book":
            items = [piece for piece in belongings(state, who) if _is_active_card(state, piece, kind)]
            return [f"{spell}@{item}" for item in items for spell in _recorded(state, who)]
        case _:
            return [one for one in in_sight(state, who) if _is_a(state, one, kind, aim)]


def in_sight(state: RealmState, who: str) -> list[str]:
    """MR-7.4.5: the individuals in his clearing whom he sees, he himself among them; mist is out of reach."""
    here = state.standing_at.get(state.places[who], ())
    seen = [
        one
        for one in here
        if (one in state.individuals and (one == who or sees(state, who, one)))
        or (one not in state.individuals and (kind_of(one) in state.box.monsters or one in state.box.natives))
    ]
    return sorted(one for one in seen if not is_under(state, one, MIST))


def _is_a(state: RealmState, one: str, kind: str, aim: Target) -> bool:
    box = state.box
    match kind:
        case "character":
            sheet = state.sheet_of(one) if one in state.individuals else None
            return sheet is not None and aim.weight in (None, box.characters[one].weight)
        case "monster":
            return kind_of(one) in box.monsters
        case "native" | "native_counter":
            return one in box.natives
        case "hired_leader":
            return one in state.hired and not is_underling(state, one)
        case _:
            monster = box.monsters.get(kind_of(one))
            return monster is not None and monster.family == FAMILIES.get(kind)


def _is_of(state: RealmState, one: str, group: str) -> bool:
    native = state.box.natives.get(one)
    return native is not None and native.group == group and one not in state.hired


def _own_chits(state: RealmState, who: str, aim: Target) -> list[str]:
    """MR-7.11.1: active and fatigued Magic chits of these types."""
    sheet = state.sheet_of(who)
    assert sheet is not None
    return [
        f"{CHIT}{number}"
        for number, now in enumerate(sheet.chits, 1)
        if now in ("active", "alerted", "fatigued") and type_of(state, who, number) in aim.types
    ]


def _weapons(state: RealmState, who: str) -> list[str]:
    """The active weapon counter of somebody."""
    own = belongings(state, who)
    return [piece for piece in own if piece in state.active and kind_of(piece) in state.box.weapons]


def _recorded(state: RealmState, who: str) -> list[str]:
    """The spells that somebody has recorded, each once."""
    sheet = state.sheet_of(who)
    assert sheet is not None
    return sorted({*sheet.spells, *sheet.learned})


def _is_active_card(state: RealmState, piece: str, kind: str) -> bool:
    card = state.box.treasures.get(piece)
    return card is not None and card.kind == kind and piece in state.active


def spells_near(state: RealmState, clearing: str) -> list[str]:
    """The spells in effect on anything in a clearing, on it or on its tile, by their names."""
    return [
        name
        for name, row in names_of_rows(state).items()
        if any(is_in(state, target, row.caster, clearing) for target in row.targets)
    ]


def curses_near(state: RealmState, clearing: str) -> list[str]:
    """Each curse on each character in a clearing, written `squeak@elf`."""
    sheets = (sheet for sheet in state.sheets if sheet and state.places[sheet.character] == clearing)
    return [f"{curse}@{sheet.character}" for sheet in sheets for curse in sheet.curses]


class NameSpellTargets(Step["RealmState"], frozen=True):
    """MR-7.4.5: whoever casts names his targets when his attention chit comes; without any it fails."""

    rule = "MR-7.4.5"
    who: str

    def _count(self, state: RealmState) -> str:
        casting = casting_of(state, self.who)
        assert casting is not None
        return "all" if casting.spell in TAKE_ALL else state.box.spells[casting.spell].targets[0].count

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Him, unless there is nothing to choose."""
        found = targets_of(state, self.who)
        clearing = state.atlas.clearings[state.places[self.who]]
        if not found or found in ((clearing.name,), (clearing.tile,)):
            return ()
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """All that it can be aimed at; of any number one after the other."""
        casting = casting_of(state, self.who)
        assert casting is not None
        if self._count(state) == "all":
            aims = _families(state, self.who)
        else:
            aims = tuple(map(Aim, targets_of(state, self.who)))
        end: Action = Done() if casting.targets else Pass()
        return Choices("aim", (*aims, end), {"who": self.who, "spell": casting.spell})

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """It is no target for this spell."""
        if action in self.choices(state, seat).actions:
            return None
        if isinstance(action, Aim):
            return refuse(self.rule, "no-such-target", target=action.target)
        return refuse(self.rule, "not-offered")

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Naming somebody else unhides him (MR-6.7.1)."""
        if not isinstance(action, Aim):
            casting = casting_of(state, self.who)
            assert casting is not None
            state.pop()
            return [] if casting.targets else [_cancel(state, self.who)]
        if self._count(state) != "any_number":
            state.pop()
        return aim_at(state, self.who, action.target)

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """There is only one thing, or nothing, that it can be aimed at."""
        state.pop()
        casting, found = casting_of(state, self.who), targets_of(state, self.who)
        assert casting is not None
        if casting.targets:
            return []
        return aim_at(state, self.who, found[0]) if found else [_cancel(state, self.who)]


def _families(state: RealmState, who: str) -> tuple[Aim, ...]:
    """Groups of natives and families of monsters in sight, of which a spell takes all at once."""
    casting = casting_of(state, who)
    assert casting is not None
    aims = [(aim, kind) for aim in state.box.spells[casting.spell].targets for kind in aim.kinds]
    seen = in_sight(state, who)
    groups = [
        native.group for one in seen if (native := state.box.natives.get(one)) and one not in state.hired
    ]
    found = [kind for aim, kind in aims if any(_is_a(state, one, kind, aim) for one in seen)]
    return tuple(map(Aim, (*(dict.fromkeys(groups) if aims[0][1] == GROUP else ()), *found)))


def _cancel(state: RealmState, who: str) -> Event:
    casting = write_casting(state, who, fate="cancelled")
    return SpellCancelled(who=who, spell=casting.spell, rule="MR-7.4.5")


def aim_at(state: RealmState, who: str, target: str) -> list[Event]:
    """One target more; a denizen that an Attack spell takes by surprise gets its own sheet (MR-6.7.1a)."""
    casting = casting_of(state, who)
    assert casting is not None
    spell = state.box.spells[casting.spell]
    named: tuple[str, ...] = (target,)
    if target in state.box.groups:
        named = tuple(one for one in in_sight(state, who) if _is_of(state, one, target))
    elif target in FAMILIES and casting.spell in TAKE_ALL:
        named = tuple(one for one in in_sight(state, who) if _is_a(state, one, target, spell.targets[0]))
    if casting.spell == ENCHANT_ARTIFACT:  # MR-15.6.2: with the item he names one of his spells
        added, _, item = target.partition("@")
        named = (item,)
        write_casting(state, who, detail=added)
        show_line(state, who, added, at_least=1)
    write_casting(state, who, targets=(*casting.targets, *named))
    others = [one for one in named if one != who and _is_individual(state, one)]
    events = unhide(state, who, "MR-1.6.2") if others else []
    events.append(SpellAimed(who=who, spell=casting.spell, target=target, rule="MR-7.4.5"))
    seat = state.player_of(who)
    for one in others:
        events += break_peace(state, one)
        events += betray(state, one, seat)
        if casting.spell not in PEACEFUL:  # MR-7.4.8
            events += provoke(state, one, seat)
    if spell.duration == "attack":
        _surprise(state, target, named)
    return events


def _surprise(state: RealmState, target: str, named: tuple[str, ...]) -> None:
    """MR-6.7.1a: denizens on no sheet get their own; all of them if the clearing is the target."""
    clearing = fight_of(state).clearing
    for denizen in denizens_in(state, clearing):
        if denizen not in state.stances and (target == clearing or denizen in named):
            put_on_sheet(state, denizen, denizen, "")


def _is_individual(state: RealmState, one: str) -> bool:
    return one in state.individuals or kind_of(one) in state.box.monsters or one in state.box.natives
