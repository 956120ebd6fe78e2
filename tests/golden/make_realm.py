"""Play golden games of Magic Realm anew where the rules have changed: `python tests/golden/make_realm.py`.

One for each lesson, on its own board; one for each character, who casts if he can and else is in a fight; one
for each way to end. A game that still replays and has everything that is wanted of it is kept. For the others
seeds are tried in turn until one has.
"""

from __future__ import annotations

import hashlib
import sys
from itertools import count
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import Struct
from msgspec.json import decode

from fabula.core import Fault, Illegal, Record, Table, read_record, replay, verify, write_record
from fabula.games.realm import game
from fabula.games.realm.components.box import box_with
from fabula.games.realm.components.characters import LEVELS
from fabula.games.realm.lessons import lessons
from fabula.games.realm.options.switches import Options
from fabula.games.realm.pieces import DEAD, OFF_MAP
from fabula.games.realm.setup.actions import Choose, Enter
from fabula.games.realm.state import RealmState

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from golden.realm_players import ambitious, bold, eager, friendly, idle, reborn, restless
from realm.hosted import hosted

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fabula.core import Action, Seat, State

    Player: TypeAlias = Callable[[RealmState, Seat, Sequence[Action], Random], Action]

FOLDER: Final = Path(__file__).resolve().parent
NAMES: Final = ("Anna", "Ben", "Carla", "David", "Emma", "Felix", "Greta", "Hugo")
INN: Final = Enter("inn")


class Golden(Struct, frozen=True):
    """A game that is wanted: who plays it by which rules, what has to be told, and how it has to end."""

    name: str
    options: Struct
    player: Any
    told: tuple[str, ...] = ()
    ends: Any = None
    """What has to be true of the state at the end, if anything."""
    character: str = ""
    level: int = LEVELS
    seats: int = 1
    seed: str = ""
    """What the board follows from; without it the name does."""

    def is_wanted(self, told: set[str], state: RealmState) -> bool:
        """Whether a game has everything that is wanted of it."""
        return told.issuperset(self.told) and (self.ends is None or bool(self.ends(state)))


LESSONS: Final = (
    ("searched", "discovered", "hid"),
    ("arrived", "combat-began", "hit-by", "killed"),
    ("met", "sold", "hired"),
    ("spell-cast", "spell-took-effect"),
)
"""What has to be told in each lesson."""
CASTS: Final = ("spell-cast", "spell-took-effect")
FIGHTS: Final = ("combat-began", "hit-by")


def _feats(character: str) -> tuple[str, ...]:
    """What has to be told of a character: he casts a spell if he has any, else somebody is hit."""
    return CASTS if any(stage.spells for stage in box_with().characters[character].levels) else FIGHTS


def _places(state: RealmState) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    standing = state.standing()
    assert standing is not None
    return standing.places, standing.scores, standing.ending


def is_won(state: RealmState) -> bool:
    """One has met his requirements after the last day, and the others have not."""
    places, scores, ending = _places(state)
    return places.count(1) == 1 and scores[places.index(1)] >= 0 and ending == "last-day"


def is_sudden(state: RealmState) -> bool:
    """Somebody has met his requirements before the last day (MR-9.5.2)."""
    places, scores, ending = _places(state)
    return places.count(1) == 1 and max(scores) >= 0 and ending == "sudden-death"


def is_nobodys(state: RealmState) -> bool:
    """Nobody has met his requirements (MR-9.4.2)."""
    return 1 not in _places(state)[0]


def is_least_bad(state: RealmState) -> bool:
    """Nobody has, and by the option the best of them wins."""
    places, scores, _ = _places(state)
    return places.count(1) == 1 and max(scores) < 0


def is_drawn(state: RealmState) -> bool:
    """All have the same total (MR-9.4.1)."""
    return set(_places(state)[0]) == {1}


def is_dead(state: RealmState) -> bool:
    """Everybody is dead (MR-6.15.2)."""
    return all(state.places[sheet.character] == DEAD for sheet in state.sheets if sheet)


def is_another(state: RealmState) -> bool:
    """Somebody has died, and his player has begun anew and is alive (MR-6.15.3)."""
    return bool(state.fallen) and not is_dead(state)


def is_gone(state: RealmState) -> bool:
    """Everybody has left the map (MR-3.5.9)."""
    return all(state.places[sheet.character] == OFF_MAP for sheet in state.sheets if sheet)


def _for(days: Any, **more: Any) -> Options:
    """So many days with all rules."""
    return Options(days=days, **more)


GOLDENS: Final = (
    *(
        Golden(f"realm-lesson-{number}", lesson.options, eager, told, seed=f"{lesson.seed}")
        for number, (lesson, told) in enumerate(zip(lessons, LESSONS, strict=True), 1)
    ),
    *(
        Golden(f"realm-with-{who}", _for(7), ambitious, _feats(who), character=who)
        for who in box_with().characters
    ),
    Golden("realm-end-won", _for(1, development=True), friendly, (), is_won, level=1, seats=8),
    Golden(
        "realm-end-sudden-death",
        _for(7, development=True, sudden_death=True),
        friendly,
        (),
        is_sudden,
        level=1,
        seats=8,
    ),
    Golden("realm-end-nobody", _for(1), idle, (), is_nobodys, seats=2),
    Golden("realm-end-least-bad", _for(1, negative_winner=True), idle, (), is_least_bad, seats=2),
    Golden("realm-end-draw", _for(1, negative_winner=True), idle, (), is_drawn, seats=2),
    Golden("realm-end-dead", _for(7), bold, ("killed", "not-anew"), is_dead),
    Golden("realm-end-anew", _for(7), reborn, ("killed",), is_another),
    Golden("realm-end-gone", _for(7), restless, ("left-map",), is_gone),
)


def play(golden: Golden, seed: int) -> tuple[Record, set[str], RealmState]:
    """One game, on the board that its name or its lesson has; and what was told in it."""
    random = Random(seed)
    secret = hashlib.sha256(f"fabula {golden.seed or golden.name}".encode()).digest()
    table = Table.open(game, golden.options, NAMES[: golden.seats], secret=secret, salt=b"")
    told: set[str] = set()
    while seats := table.state.to_act():
        action = _choose(golden, table.state, seats[0], random)
        told |= {str(event.__struct_config__.tag) for event in table.play(seats[0], action)}
    assert isinstance(table.state, RealmState)
    return table.record, told, table.state


def _choose(golden: Golden, state: State, seat: Seat, random: Random) -> Action:
    """What the player likes; but who he is and where he begins is settled."""
    assert isinstance(state, RealmState)
    actions = state.choices(seat).actions
    if isinstance(actions[0], Choose) and actions[-1].words()[0] == "choose":
        fitting = [one for one in actions if isinstance(one, Choose) and one.level == golden.level]
        wanted = [one for one in fitting if one.character == golden.character]
        return random.choice(wanted or fitting)
    if golden.seats > 1 and INN in actions:
        return INN
    player: Player = golden.player
    return player(state, seat, actions, random)


def find(golden: Golden) -> Record:
    """The first of the seeded games in which all this happens."""
    for seed in count():
        record, told, state = play(golden, seed)
        if golden.is_wanted(told, state):
            return record
    raise AssertionError("there is always another seed")


def holds(golden: Golden, record: Record) -> bool:
    """Whether a game replays to its result, and has everything that is wanted of it."""
    moments = [*replay(record)]
    told = {str(event.__struct_config__.tag) for moment in moments for event in moment.events}
    state = moments[-1].state
    assert isinstance(state, RealmState)
    played = decode(record.options, type=Options) == golden.options
    return played and golden.is_wanted(told, state) and state.standing() == record.result


def is_kept(golden: Golden, path: Path) -> bool:
    """Whether the game that is there is still good."""
    try:
        record = read_record(path.read_text(encoding="utf-8"))
        verify(record)
        return holds(golden, record)
    except (FileNotFoundError, Fault, Illegal):
        return False


def main() -> None:
    """Write every file that is not good any more."""
    with hosted():
        for golden in GOLDENS:
            path = FOLDER / f"{golden.name}.fabula"
            if is_kept(golden, path):
                continue
            record = find(golden)
            path.write_text(write_record(record), encoding="utf-8")
            print(f"{golden.name}: {len(record.entries)} entries, {record.result}", flush=True)


if __name__ == "__main__":
    main()
