"""Beside the combat sheets: who each letter is, what would hit whom, and what one can still play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core.extras import Note
from fabula.games.realm.combat.counters import counter, counters_of
from fabula.games.realm.combat.evening import QUIET_ROUNDS
from fabula.games.realm.combat.means import KINDS
from fabula.games.realm.combat.weapons import weapon_of
from fabula.games.realm.components.kinds import LADDER
from fabula.games.realm.day.alerting import BERSERK
from fabula.games.realm.drawing.fray import (
    blow,
    blow_time,
    chits,
    letters,
    most,
    play_of,
    printed,
    shown_blow,
    shown_means,
    spent,
)
from fabula.games.realm.magic.shapes import shape_of
from fabula.games.realm.magic.unleashing import UNLEASHED
from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.games.realm.drawing.beside import Details, Sentence
    from fabula.games.realm.drawing.seen import Scene


def combat_notes(scene: Scene, beginning: tuple[str, ...]) -> list[Note]:
    """Short lines, what matters for the next choice first."""
    found = [Note(*sentence, "strong") for sentence in _round(scene)]
    found += [Note(*sentence, "odds") for sentence in (*_weapon(scene), *_pointed(scene, beginning))]
    found += [Note(*sentence, "points") for sentence in (*_opponents(scene), *_intents(scene))]
    found += [Note(*sentence, f"seat-{scene.seat}") for sentence in _effort(scene)]
    found.append(Note("realm-note-sheet-legend", {}, "label"))
    return found


def combat_sentences(scene: Scene) -> list[Sentence]:
    """The same for those who do not look, and where everything lies."""
    return [
        *_round(scene),
        *_weapon(scene),
        *_opponents(scene),
        *_intents(scene),
        *_lying(scene),
        *_effort(scene),
    ]


def _round(scene: Scene) -> Iterator[Sentence]:
    fight = scene.view.fight
    assert fight is not None
    last = fight.quiet == QUIET_ROUNDS - 1
    yield (
        "realm-note-round",
        {"clearing": fight.clearing, "round": fight.round, "last": "yes" if last else "no"},
    )


def _weapon(scene: Scene) -> Iterator[Sentence]:
    """With what whoever looks strikes, as it lies: a time of its own counts instead of that of the Fight."""
    me = scene.me
    if me is None or me not in scene.view.plays or shape_of(scene, me) is not None:
        return
    weapon = weapon_of(scene, me)
    yield (
        "realm-note-weapon",
        {
            "piece": kind_of(weapon.piece) or "dagger",
            "harm": LADDER[weapon.strength],
            "stars": weapon.stars,
            "time": weapon.time or 0,
            "length": weapon.length,
            "heavier": "" if weapon.missile else LADDER[weapon.weight],
        },
    )


def _pointed(scene: Scene, beginning: tuple[str, ...]) -> Iterator[Sentence]:
    """What is printed on a denizen that lies on no sheet yet, and whom somebody might lure or attack."""
    for word in beginning:
        if (word in scene.box.natives or kind_of(word) in scene.box.monsters) and word not in letters(scene):
            for piece in counters_of(scene, word):
                yield "realm-note-counter", _printed_on(scene, piece, letter="")


def _printed_on(scene: Scene, piece: str, *, letter: str) -> Details:
    """A counter as it lies."""
    shown = counter(scene, piece)
    return {
        "letter": letter,
        "piece": piece,
        "side": "dark" if scene.faces.get(piece) == "dark" else "light",
        "blow": blow(scene, piece),
        "move": 0 if shown.move is None else shown.move,
        "size": shown.size,
        "armored": "yes" if shown.armored else "no",
    }


def _opponents(scene: Scene) -> Iterator[Sentence]:
    """Each counter under its letter; of those that attack whoever looks, what they need to hit him."""
    me = scene.me if scene.me in scene.view.plays else None
    play = None if me is None else play_of(scene, me)
    for piece, letter in letters(scene).items():
        stance = scene.view.stances[piece]
        yield "realm-note-counter", _printed_on(scene, piece, letter=letter)
        time = blow_time(scene, piece)
        if me is None or play is None or stance.target != me or time is None:
            continue
        needs: Details = {"letter": letter, "time": time}
        if play.maneuver:
            dodge = shown_means(scene, me, play.maneuver).time
            needs |= {"box": play.maneuver_direction, "dodge": dodge}
            yield "realm-note-hits-faster" if time < dodge else "realm-note-hits-there", needs
        else:
            yield "realm-note-hits", needs


def _intents(scene: Scene) -> Iterator[Sentence]:
    """Whom each character charges, and with what time, and whom he has named."""
    for who in scene.view.plays:
        play = play_of(scene, who)
        if play.charges:
            time = shown_means(scene, who, play.acted[0]).time
            yield "realm-note-charges", {"who": who, "whom": play.charges, "time": time}
        if play.target:
            yield "realm-note-targets", {"who": who, "whom": play.target}


def _effort(scene: Scene) -> Iterator[Sentence]:
    """What whoever looks can still play in this round."""
    me = scene.me
    if me is None or me not in scene.view.plays:
        return
    left = most(scene, me) - spent(scene, me)
    yield "realm-note-effort", {"spent": spent(scene, me), "most": most(scene, me)}
    sheet = scene.sheet_of(me)
    assert sheet is not None
    play = play_of(scene, me)
    used = {*play.acted, play.attack, play.maneuver}
    casts = any(one.caster == me for one in scene.view.castings)
    done = {"fight": casts or play.attack, "move": play.maneuver}  # MR-6.7.3a: who casts plays no attack
    for kind in ("fight", "move"):
        if done[kind]:
            continue
        there = tuple(
            f"{number} {printed(chit)}"
            for number, (chit, now) in enumerate(zip(chits(scene, me), sheet.chits, strict=True), 1)
            if now == "active"
            and (KINDS[chit.action] == kind or chit.action == UNLEASHED)
            and chit.action != BERSERK  # nobody attacks with it (MR-13.2.3)
            and chit.asterisks <= left
            and f"chit:{number}" not in used
        )
        if there:
            yield "realm-note-playable", {"kind": kind, "chits": there}


def _lying(scene: Scene) -> Iterator[Sentence]:
    """Where each counter and everything that has been played lies, in words."""
    for piece, stance in sorted(scene.view.stances.items()):
        if stance.direction:
            details: Sentence = (
                "realm-describe-lying",
                {"piece": piece, "sheet": stance.sheet, "number": stance.direction},
            )
            yield details
    for who in scene.view.plays:
        play = play_of(scene, who)
        if play.attack:
            text = shown_means(scene, who, play.attack).text
            played: Details = {"blow": shown_blow(scene, who), "shown": text}
            yield "realm-describe-attack", {"who": who, "number": play.attack_direction, **played}
        if play.maneuver:
            text = shown_means(scene, who, play.maneuver).text
            yield "realm-describe-maneuver", {"who": who, "number": play.maneuver_direction, "shown": text}
        if play.shield:
            yield "realm-describe-shield", {"who": who, "number": play.shield}
