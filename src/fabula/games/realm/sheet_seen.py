"""MR-0.6: what a seat may know of the characters and of those who take turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from fabula.core import Seat
from fabula.games.realm.day.actions import Phase, Source
from fabula.games.realm.day.looks import SPIED
from fabula.games.realm.scoring.victory import score_of
from fabula.games.realm.sheet import WHOLE, Boon, ChitState, Grudge, Look, Part, Requirements, Task
from fabula.games.realm.treasures.jewel import chooses_freely

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


class CharacterView(Struct, frozen=True):
    """A character's sheet as everybody sees it: no spells or requirements (MR-0.6.1, MR-0.6.2)."""

    seat: Seat
    character: str
    level: int
    first_level: int
    earned: tuple[int, ...]
    """The chits that he has earned since he began (MR-10.12.3)."""
    spent: int
    chits: tuple[ChitState, ...]
    fame: int | None
    """None where records are secret."""
    fame_part: Part
    notoriety: int | None
    notoriety_part: Part
    worth: int
    curses: tuple[str, ...]
    boons: tuple[Boon, ...]
    grudges: tuple[Grudge, ...]
    """What groups have not forgotten."""
    vexed: tuple[str, ...]
    tasks: tuple[Task, ...]
    kills: int
    began: int
    mighty: bool
    """Whether his next hit is Tremendous, by a wish."""
    red_dice: tuple[int, ...]
    """What he has chosen for the red die in his next rolls."""
    berserk: bool
    shown: tuple[str, ...]
    """The recorded spells that everybody knows of."""
    pondered: int
    """How often he could have learned a spell."""
    learned: tuple[str, ...] | None
    """The spells that he has learned, when the game is over."""
    requirements: Requirements | None
    """What he needed for victory, when the game is over."""
    score: int | None


class Told(Struct, frozen=True):
    """How many discoveries somebody has passed on (MR-4.7.3)."""

    teacher: str
    number: int


class IndividualView(Struct, frozen=True):
    """Somebody who takes turns as everybody sees him: no discoveries (MR-0.6.1)."""

    who: str
    seat: Seat
    """Who decides for him."""
    gold: int | None
    """None where records are secret."""
    gold_part: Part
    hidden: bool
    blocked: bool
    asleep: bool
    farsighted: bool
    prepared: bool
    """Whether he has prepared for enchanting today."""
    drenched: bool
    """Whether a storm has had its share of his turn."""
    lost: tuple[Source, ...]
    """What gave the phases that he has lost; of whoever has recorded them nobody else knows."""
    following: str
    """His guide of today."""
    wary: bool
    dawn: str
    mount: str
    """The horse that was active then."""
    came: str
    """The roadway by which he has come to his clearing today."""
    past: tuple[Phase, ...]
    """The phases of his last turn that have come up."""
    lessons: tuple[Told, ...]
    """What others have passed on to him."""
    searches: tuple[Look, ...]
    """His searches; of what he chose himself, the others know only where."""


def characters_seen(state: RealmState, seat: Seat | None) -> tuple[CharacterView, ...]:
    """The sheets of all characters, in the order of their seats."""
    return tuple(
        CharacterView(
            seat=who,
            character=sheet.character,
            level=sheet.level,
            first_level=sheet.first_level,
            earned=sheet.earned,
            spent=sheet.spent,
            chits=sheet.chits,
            fame=sheet.fame if _is_open(state, seat, who) else None,
            fame_part=sheet.fame_part if _is_open(state, seat, who) else WHOLE,
            notoriety=sheet.notoriety if _is_open(state, seat, who) else None,
            notoriety_part=sheet.notoriety_part if _is_open(state, seat, who) else WHOLE,
            curses=sheet.curses,
            worth=sheet.worth,
            boons=sheet.boons,
            grudges=sheet.grudges,
            vexed=sheet.vexed,
            tasks=sheet.tasks,
            kills=sheet.kills,
            began=sheet.began,
            mighty=sheet.mighty,
            red_dice=sheet.red_dice,
            berserk=sheet.berserk,
            shown=sheet.shown,
            pondered=len(sheet.pondered),
            learned=None if state.agenda else sheet.learned,
            requirements=None if state.agenda else sheet.requirements,
            score=None if state.agenda else score_of(state, who),
        )
        for who, sheet in enumerate(state.sheets)
        if sheet is not None
    )


def individuals_seen(state: RealmState, seat: Seat | None) -> tuple[IndividualView, ...]:
    """Everybody who takes turns."""
    return tuple(
        IndividualView(
            who=name,
            seat=one.seat,
            gold=one.gold if _is_open(state, seat, one.seat) else None,
            gold_part=one.gold_part if _is_open(state, seat, one.seat) else WHOLE,
            hidden=one.hidden,
            blocked=one.blocked,
            asleep=one.asleep,
            farsighted=one.farsighted,
            prepared=one.prepared,
            drenched=one.drenched,
            lost=one.lost if chooses_freely(state, name) else (),
            following=one.following,
            wary=one.wary,
            dawn=one.dawn,
            mount=one.mount,
            came=one.came,
            past=one.past,
            lessons=tuple(Told(lesson.teacher, len(lesson.discoveries)) for lesson in one.lessons),
            searches=tuple(map(_as_others_know, one.searches)),
        )
        for name, one in state.individuals.items()
    )


def _is_open(state: RealmState, seat: Seat | None, owner: Seat) -> bool:
    """Whether the seat is shown what is recorded there (MR-0.6.2)."""
    return owner == seat or not state.options.secret_records or not state.agenda


def _as_others_know(look: Look) -> Look:
    """Not what he chose; what he may have been shown everybody has seen."""
    return replace(look, results=()) if look.chosen and look.results != (SPIED,) else look
