"""MR-6.7.2, MR-7.4.6: spells take effect, the lowest completion time first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Step
from fabula.games.realm.combat.counters import body_of
from fabula.games.realm.combat.hits import is_dead
from fabula.games.realm.combat.sheets import fight_of, fighters
from fabula.games.realm.magic.bewitching import (
    ABSORB,
    SHIELDS,
    TRANSMORPHS,
    WAITING,
    Bewitchment,
    is_shielded,
    rows_on,
)
from fabula.games.realm.magic.casting import (
    CHIT,
    PIT,
    UNTIED,
    Casting,
    casting_of,
    is_attack_spell,
    write_casting,
)
from fabula.games.realm.magic.control import CONTROLS
from fabula.games.realm.magic.events import SpellCancelled, SpellTookEffect
from fabula.games.realm.magic.instants import INSTANTS
from fabula.games.realm.magic.pacifying import PACIFIERS, calm, not_attacked_by
from fabula.games.realm.magic.shapes import TRANSFORM
from fabula.games.realm.magic.spells.type_5 import MAKE_WHOLE, SMALL_BLESSING
from fabula.games.realm.magic.starts import STARTS
from fabula.games.realm.magic.transmorphing import change_shapes, creatures_among
from fabula.games.realm.magic.wishes import WISH
from fabula.games.realm.pieces import ABSORBED, kind_of
from fabula.games.realm.treasures.wand import asks_first

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState

TWICE: Final = ("enchant_artifact", "absorb_essence")
"""MR-7.6.2: spells of which a target may bear several."""
ROLLED_FOR: Final = ("violent_storm", "curse", PIT, TRANSFORM)
"""The spells for which the caster rolls when they take effect, on tables of the same names."""
RANKS: Final = {
    "exorcise": 0,
    **dict.fromkeys(SHIELDS, 1),
    SMALL_BLESSING: 2,
    MAKE_WHOLE: 9,
}
"""MR-7.6.4: which of simultaneous spells come first: what stops others, then wishes, which the Pit may meet;
whoever makes somebody whole waits for all of them (MR-15.1.2d)."""
DISTURBING: Final = (*TRANSMORPHS, "peace")
"""U-41: the spells that by the other reading cancel the spell of whoever they are cast at."""


class SpellsTakeEffect(Step["RealmState"], frozen=True):
    """MR-7.4.6: those of one completion time together; Attack spells strike later."""

    rule = "MR-6.7.2"
    batch: tuple[str, ...] = ()
    """The casters whose spells take effect at this moment."""

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """The next spell; this step stays below whatever it asks."""
        if self.batch:
            if _asks_for_die(state, self.batch[0]):
                return []
            state.swap(SpellsTakeEffect(self.batch[1:]))
            return _take_effect(state, self.batch[0], dice)
        waiting = [
            one for one in state.castings if one.fate == "cast" and not is_attack_spell(state, one.spell)
        ]
        if not waiting:
            state.pop()
            attacks = [one for one in state.castings if one.fate == "cast"]
            return [event for one in attacks for event in _forestalled(state, one)]
        first = min(one.time for one in waiting)
        order = {who: number for number, who in enumerate(fighters(state))}
        batch = [one for one in waiting if one.time == first]
        events = [
            event for one in batch for event in (*_forestalled(state, one), *_released(state, one.caster))
        ]
        events += _clashing(state, batch)
        left = [one.caster for one in batch if (now := casting_of(state, one.caster)) and now.fate == "cast"]
        state.swap(SpellsTakeEffect(tuple(sorted(left, key=lambda who: _turn_in_batch(state, who, order)))))
        return events


def _clashing(state: RealmState, batch: list[Casting]) -> list[Event]:
    """MR-7.6.3: Transforms that would turn somebody into two things at one moment cancel each other."""
    rivals = [one for one in batch if one.spell == TRANSFORM and casting_of(state, one.caster) == one]
    aims = [target for one in rivals for target in one.targets]
    doomed = [one for one in rivals if any(aims.count(target) > 1 for target in one.targets)]
    return [cancel(state, one.caster, "MR-7.6.3") for one in doomed]


def _turn_in_batch(state: RealmState, who: str, order: dict[str, int]) -> tuple[int, int]:
    """MR-7.6.4: the strongest first; of equal strength each in the order of the fight."""
    casting = casting_of(state, who)
    assert casting is not None
    return RANKS.get(casting.spell, len(RANKS)), order.get(who, 0)


def _forestalled(state: RealmState, casting: Casting) -> list[Event]:
    """MR-7.4.6a: somebody was faster: his spell names the caster, or has removed or changed him."""
    who = casting.caster
    named = any(
        other.time < casting.time
        and who in other.targets
        and other.caster != who
        and (state.options.any_faster_spell_cancels or other.spell in DISTURBING)
        for other in state.castings
    )
    gone = who not in state.plays or is_dead(state, who)
    return [cancel(state, who, "MR-7.4.6a")] if named or gone else []


def _released(state: RealmState, who: str) -> list[Event]:
    """MR-7.4.6, MR-16.11.3: whoever is dead by now, or gone, is no target any more."""
    casting = casting_of(state, who)
    if casting is None or casting.fate != "cast" or not casting.targets:
        return []
    left = tuple(one for one in casting.targets if not _is_gone(state, one))
    write_casting(state, who, targets=left)
    return [] if left else [cancel(state, who, "MR-7.4.6")]


def _is_gone(state: RealmState, target: str) -> bool:
    """Whether a character or a denizen has died or left the clearing since he was named."""
    one = body_of(state.box, target)
    lives = one in state.individuals or one in state.box.natives or kind_of(one) in state.box.monsters
    return lives and (is_dead(state, one) or state.places.get(one) != fight_of(state).clearing)


def cancel(state: RealmState, who: str, rule: str) -> Event:
    """A spell comes to nothing; its chit fatigues at the end of the round, and its color is spent."""
    casting = write_casting(state, who, fate="cancelled")
    return SpellCancelled(who=who, spell=casting.spell, rule=rule)


def _take_effect(state: RealmState, who: str, dice: Dice) -> list[Event]:
    """MR-7.5: at once and over, or as a row of the table."""
    casting = casting_of(state, who)
    if casting is None or casting.fate != "cast":
        return []
    spell = state.box.effects[casting.spell]
    targets, rule = _bearers(state, casting), "MR-7.6.2"
    if targets and casting.spell in (*PACIFIERS, *CONTROLS):
        targets = not_attacked_by(state, targets, state.player_of(who))
        rule = "MR-7.9.4" if casting.spell in PACIFIERS else "MR-7.9.5"
    if not targets:
        return [cancel(state, who, rule)]
    if casting.spell in PACIFIERS:
        calm(state, targets, state.player_of(who))
    untied = state.options.enhanced_magic and casting.means.startswith(CHIT)  # MR-10.8.1
    lasts = spell.duration != "instant" and not untied
    casting = write_casting(state, who, fate="done", targets=targets, lasts=lasts)
    told = SpellTookEffect(who=who, spell=casting.spell, rule=spell.clause)
    if spell.duration == "instant":
        waited = casting.spell == SMALL_BLESSING and bool(casting.detail)  # it has been told before the Pit
        return [*([] if waited else [told]), *INSTANTS[casting.spell](state, casting, dice)]
    row = Bewitchment(
        spell=casting.spell,
        caster=who,
        means=UNTIED if untied else casting.means,
        targets=targets,
        until=state.day + 1 if spell.duration == "day" else 0,
        detail=WAITING if spell.duration in ("phase", "fly") else casting.detail,
    )
    before = creatures_among(state, dict.fromkeys((*row.targets, who)))
    state.bewitched = (*state.bewitched, row)
    start = STARTS.get(casting.spell)
    events: list[Event] = [told] if start is None else [told, *start(state, row, dice)]
    return events + change_shapes(state, before)


def _asks_for_die(state: RealmState, who: str) -> bool:
    """MR-14.5.7, MR-7.12.1: whether whoever rolls for a spell is asked for the red die now."""
    casting = casting_of(state, who)
    if casting is None or casting.fate != "cast" or not (targets := _bearers(state, casting)):
        return False
    if casting.spell == SMALL_BLESSING:
        return not casting.detail and asks_first(state, targets[0], WISH)
    return casting.spell in ROLLED_FOR and asks_first(state, who, casting.spell)


def _bearers(state: RealmState, casting: Casting) -> tuple[str, ...]:
    """Those of its targets on which a spell can take effect."""
    return tuple(one for one in casting.targets if _can_bear(state, casting, one))


def _can_bear(state: RealmState, casting: Casting, target: str) -> bool:
    """MR-7.6.2, MR-7.6.4: not the same spell again, nor what is shielded against new ones."""
    if is_shielded(state, target):
        return False
    one = body_of(state.box, target)
    if state.places.get(one) == ABSORBED or (casting.spell == ABSORB and is_dead(state, one)):
        return False  # MR-15.5.1b: at this moment it has been absorbed, or the Pit was before
    if target.startswith("chit:"):
        return not any(
            row.spell == casting.spell and row.caster == casting.caster for row in rows_on(state, target)
        )
    return casting.spell in TWICE or all(row.spell != casting.spell for row in rows_on(state, target))
