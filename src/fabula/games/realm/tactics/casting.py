"""Spells in a combat: what each could do to those who attack, and what that is worth (MR-7.4, MR-15).

Attack spells are weighed like blows, exactly. What takes an opponent out of the combat without killing it is
worth what peace is; whoever melts himself has run away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from fabula.games.realm.combat.counters import counter
from fabula.games.realm.combat.engaging import leave
from fabula.games.realm.combat.sheets import attackers_of, fight_of, write_fight, write_play
from fabula.games.realm.combat.timing import quickest
from fabula.games.realm.day.rolls import throw_on
from fabula.games.realm.magic.actions import Aim, Cast
from fabula.games.realm.magic.bewitching import MIST, Bewitchment, is_shielded, rows_on
from fabula.games.realm.magic.casting import PIT, casting_of, end_castings, is_attack_spell, write_casting
from fabula.games.realm.magic.control import CONTROLS
from fabula.games.realm.magic.declaring import begin_casting, castable
from fabula.games.realm.magic.pacifying import PACIFIERS
from fabula.games.realm.magic.pit import WEAK
from fabula.games.realm.magic.reach import FAMILIES
from fabula.games.realm.magic.shapes import TRANSFORM
from fabula.games.realm.magic.striking import ROOF, spell_attacks
from fabula.games.realm.magic.targeting import NameSpellTargets
from fabula.games.realm.pieces import ABSORBED, kind_of, put
from fabula.games.realm.tactics.exchange import QUIET, Blow
from fabula.games.realm.tactics.outlook import Plan, round_odds
from fabula.games.realm.tactics.reading import kills
from fabula.games.realm.tactics.situation import NOTHING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from fabula.games.realm.state import RealmState
    from fabula.games.realm.tactics.outlook import Outlook, Temper

REMOVING: Final = ("absorb_essence", "peace", MIST, *PACIFIERS, *CONTROLS)
"""The spells after which their targets attack him no more."""
WEIGHED: Final = ("fiery_blast", "lightning_bolt", "stones_fly", *REMOVING, TRANSFORM, PIT)
"""The spells of which he has an opinion in a combat; no roof, which falls upon himself, too."""
AHEAD: Final = 1
"""How many spells he plans beyond this one."""
SMALL: Final = 0.02
"""What is less likely than this needs no plans."""
REMEMBERED: Final = 4096


class Intent(NamedTuple):
    """At what a spell is aimed, what is played with it, and what that is worth."""

    value: float
    aims: tuple[str, ...]
    plan: Plan


class Caster:
    """Weighs spells for a fighter, by his temper and by what he thinks of a combat without them."""

    def __init__(self, temper: Temper, outlook: Callable[[RealmState, str], Outlook]) -> None:
        self.temper = temper
        self._outlook = outlook
        self._known: dict[object, Intent | None] = {}

    def worth_of(self, state: RealmState, who: str, action: Cast, depth: int = 0) -> float | None:
        """What the combat is worth after casting; nothing if it would be of no use."""
        if action.spell not in WEIGHED:
            return None
        scratch = state.copy()
        begin_casting(scratch, who, action)
        found = self.intent(scratch, who, depth)
        return None if found is None else found.value

    def intent(self, state: RealmState, who: str, depth: int = 0) -> Intent | None:
        """The best use of the spell that he casts in this round, if there is any."""
        key = (self._outlook(state, who), state.castings, depth)
        if key not in self._known:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            found = list(self._intents(state, who, depth))
            self._known[key] = max(found, key=lambda one: one.value) if found else None
        return self._known[key]

    def _intents(self, state: RealmState, who: str, depth: int) -> Iterator[Intent]:
        casting = casting_of(state, who)
        assert casting is not None
        spell, foes = casting.spell, self._outlook(state, who).now.targets
        aims = _aims(state, who, casting.targets)
        there = [aim for aim in aims if aim in foes and not is_shielded(state, aim)]
        if is_attack_spell(state, spell) and spell not in (PIT, ROOF):
            several = state.box.effects[spell].targets[0].count == "any_number"
            ways: list[tuple[str, ...]] = [(aim,) for aim in there] if not casting.targets else []
            if there and (several or casting.targets):
                ways.append(tuple(there))
            yield from (self._strike(state, who, way, depth) for way in ways)
        elif spell in REMOVING:
            if spell == MIST and who in aims and self.temper.flees:
                yield self._peaceful(-self.temper.flight, who)
            for aim in aims:
                gone = [one for one in attackers_of(state, who) if _is_among(state, one, aim)]
                if gone and all(row.spell != spell for one in gone for row in rows_on(state, one)):
                    plan = self._rest(_without(state, gone), who, depth)
                    yield Intent(plan.value, (aim,), plan)
        elif spell == TRANSFORM:
            fresh = [aim for aim in there if all(row.spell != spell for row in rows_on(state, aim))]
            yield from (self._transform(state, who, aim, depth) for aim in fresh)
        elif spell == PIT and not state.options.pit_must_hit:
            yield from (self._pit(state, who, aim, depth) for aim in there)

    def _peaceful(self, value: float, aim: str) -> Intent:
        return Intent(value, (aim,), Plan(value, QUIET, "", NOTHING, 1, 1))

    def _strike(self, state: RealmState, who: str, aims: tuple[str, ...], depth: int) -> Intent:
        """An Attack spell in the box that is best beside a Move."""
        plan = self._round(state, who, spell_blows(state, who, aims), depth)
        return Intent(plan.value, aims, plan)

    def _round(self, state: RealmState, who: str, blows: dict[str, Blow], depth: int) -> Plan:
        """A round in which he plays no Fight; what comes later is without the chits that this one takes."""
        outlook = self._outlook(state, who)
        now, later, red = outlook.now, None, outlook.held_by("")
        best: Plan | None = None
        for pair in now.pairs:
            if pair.fight:
                continue
            for move_box in now.boxes(pair):
                for fight_box in (move_box, move_box % 3 + 1) if blows else (move_box,):
                    aimed = {aim: blow._replace(box=fight_box) for aim, blow in blows.items()}
                    odds = round_odds(now, aimed, pair, move_box, now.attackers, first=now.first)
                    rest = max(0.0, 1 - odds.kill - odds.death - odds.held)
                    if later is None and rest > SMALL:
                        later = self._later(state, who, depth)
                    value = outlook.worth(odds, pair) + odds.held * red + rest * (later or 0.0)
                    if best is None or value > best.value:
                        best = Plan(value, odds, "", pair, fight_box, move_box)
        assert best is not None
        return best

    def _later(self, state: RealmState, who: str, depth: int) -> float:
        """What the next round is worth, with or without another spell."""
        after = state.copy()
        end_castings(after)
        write_fight(after, round=fight_of(after).round + 1)
        write_play(after, who, acted=(), target="", attack="", maneuver="")
        found = [self._outlook(after, who).best.value]
        if self.temper.flees and self._outlook(after, who).now.can_run:
            found.append(-self.temper.flight)
        if depth < AHEAD:
            casts = castable(after, who, quickest(after, who))
            values = (self.worth_of(after, who, cast, depth + 1) for cast in casts)
            found += (value for value in values if value is not None)
        return max(found)

    def _rest(self, state: RealmState, who: str, depth: int) -> Plan:
        """The round with those who are left; with nobody it is over."""
        if not attackers_of(state, who):
            return self._peaceful(self.temper.peace, "").plan
        return self._round(state, who, {}, depth)

    def _transform(self, state: RealmState, who: str, aim: str, depth: int) -> Intent:
        """MR-15.6.5: any of six creatures, harmless ones among them."""
        write_casting(scratch := state.copy(), who, lasts=True)
        casting = casting_of(scratch, who)
        assert casting is not None
        value = 0.0
        for shape, chance in throw_on(state, who, TRANSFORM).chances_on(state.box.tables[TRANSFORM]).items():
            row = Bewitchment(TRANSFORM, who, casting.means, (aim,), detail=shape)
            turned = scratch.copy()
            turned.bewitched = (*state.bewitched, row)
            plan = self._round(turned, who, {}, depth)
            value += float(chance) * plan.value
        return Intent(value, (aim,), plan._replace(value=value))

    def _pit(self, state: RealmState, who: str, aim: str, depth: int) -> Intent:
        """MR-16.10: all perish, the target is carried away, or terror takes the weak; the rest is nothing."""
        foes, temper = attackers_of(state, who), self.temper
        value, plan = 0.0, self._round(state, who, {}, depth)
        for result, chance in throw_on(state, who, PIT).chances_on(state.box.tables[PIT]).items():
            if result == "fiery_chasm_opens":
                found = len(foes) - temper.death
            elif result == "carried_away":
                found = 1 + self._rest(_without(state, [aim]), who, depth).value
            elif result == "terror":
                dead = [one for one in foes if counter(state, one).size in WEAK]
                found = len(dead) - temper.wound * _weak_chits(state, who)
                found += self._rest(_without(state, dead), who, depth).value
            else:
                found = plan.value
            value += float(chance) * found
        return Intent(value, (aim,), plan._replace(value=value))


def spell_blows(state: RealmState, who: str, aims: tuple[str, ...]) -> dict[str, Blow]:
    """What his Attack spell does to each of these; of several stones any may kill (MR-15.2.4b)."""
    scratch = state.copy()
    write_casting(scratch, who, targets=aims, direction=1)
    blows: dict[str, Blow] = {}
    for attack in spell_attacks(scratch):
        before = blows[attack.target].kill if attack.target in blows else 0.0
        kill = 1 - (1 - before) * (1 - kills(scratch, attack))
        blows[attack.target] = Blow(attack.time, attack.length, kill, 0)
    return blows


def next_aim(state: RealmState, who: str, intent: Intent, actions: Sequence[object]) -> Aim | None:
    """The next of the targets that he has in mind."""
    casting = casting_of(state, who)
    assert casting is not None
    left = (Aim(aim) for aim in intent.aims if aim not in casting.targets)
    return next((aim for aim in left if aim in actions), None)


def _aims(state: RealmState, who: str, named: tuple[str, ...]) -> tuple[str, ...]:
    """All that he has aimed at, and could aim at; of a whole family by its name."""
    actions = NameSpellTargets(who).choices(state, state.player_of(who)).actions
    return (*named, *(action.target for action in actions if isinstance(action, Aim)))


def _is_among(state: RealmState, one: str, aim: str) -> bool:
    """Whether an attacker is what a spell is aimed at, or of the family."""
    monster = state.box.monsters.get(kind_of(one))
    return one == aim or (monster is not None and monster.family == FAMILIES.get(aim))


def _without(state: RealmState, gone: Sequence[str]) -> RealmState:
    """The same combat without some of its denizens."""
    scratch = state.copy()
    for one in gone:
        leave(scratch, one)
        put(scratch, one, ABSORBED)
    return scratch


def _weak_chits(state: RealmState, who: str) -> int:
    sheet = state.sheet(state.player_of(who))
    return sum(
        chit.strength in WEAK and now not in ("wounded", "committed")
        for chit, now in zip(sheet.printed(state.box), sheet.chits, strict=True)
    )
