"""Both languages say everything that a game can say, and call things by their names."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Literal, get_args, get_origin

import msgspec
import pytest
from msgspec.structs import replace

from fabula.core import RandomDice
from fabula.games import realm
from fabula.games.realm import game
from fabula.games.realm.combat.actions import ATTACKS, DODGES
from fabula.games.realm.combat.attacks import How
from fabula.games.realm.combat.hits import BEYOND
from fabula.games.realm.combat.outcomes import Killed
from fabula.games.realm.components.kinds import LADDER, LADDER_OF_TRUST
from fabula.games.realm.day.actions import Move, Source
from fabula.games.realm.day.events import Appeared, Hid, PhaseBegan
from fabula.games.realm.day.findings import Spotted
from fabula.games.realm.day.looks import lines
from fabula.games.realm.day.phases import ACTIVITIES
from fabula.games.realm.lessons import lessons
from fabula.games.realm.locale import folder
from fabula.games.realm.natives.meeting import AFFRONT
from fabula.games.realm.setup.actions import Choose, Lay
from fabula.games.realm.setup.characters import ChooseCharacter
from fabula.games.realm.setup.events import Assigned, Chose, Equipped, TileLaid
from fabula.games.realm.trade.events import OfferDeclined
from fabula.games.realm.treasures.events import FellAsleep
from fabula.words.speech import Words
from realm.playing import begin, go_on, refusal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from fabula.core import Action
    from fabula.games.realm.state import RealmState

SOURCE = Path(realm.__file__).parent
CHAPTERS = ("combat", "day", "natives", "trade")
DAY = "".join(path.read_text("utf-8") for name in CHAPTERS for path in sorted((SOURCE / name).glob("*.py")))


def messages(language: str) -> dict[str, set[str]]:
    """Each message and the details that it shows."""
    found: dict[str, set[str]] = {}
    name = ""
    for line in (folder / f"{language}.ftl").read_text("utf-8").splitlines():
        if opening := re.match(r"([a-z][\w-]*) =", line):
            name = opening[1]
            assert name not in found, f"{name} stands twice"
            found[name] = set()
        if not line.startswith("#"):
            found.get(name, set()).update(re.findall(r"\$(\w+)", line))
    return found


def said(function: str, position: int) -> set[str]:
    """The texts that the game hands over in calls of a function."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == function:
                text = call.args[position] if len(call.args) > position else None
                if isinstance(text, ast.Constant):
                    found.add(str(text.value))
    return found


def tags(union: object) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def options() -> Iterator[str]:
    for field in msgspec.structs.fields(game.Options):
        values = get_args(field.type) if get_origin(field.type) is Literal else ("yes", "no")
        yield from (f"realm-option-{field.name}", *(f"realm-option-{field.name}-{value}" for value in values))


def test_both_languages_have_the_same_messages_with_the_same_details() -> None:
    assert messages("en") == messages("fr")


def test_everything_has_a_message() -> None:
    needed = {f"realm-event-{tag}" for tag in tags(game.Events)}
    needed |= {f"realm-action-{tag}" for tag in tags(game.Actions)}
    needed |= {f"realm-refusal-{reason}" for reason in said("refuse", 1)}
    needed |= {f"realm-prompt-{prompt}" for prompt in said("Choices", 0)}
    needed |= said("Fault", 0)
    needed |= {lesson.text for lesson in lessons}
    needed |= {*options(), "realm-ending-last-day", "realm-ending-sudden-death", "realm-title"}
    there = set(messages("en"))
    assert needed - there == set()
    sentences = {
        name
        for name in there
        if not name.startswith(("realm-name-", "realm-word-", "realm-note-", "realm-describe-", "web-"))
    }
    assert sentences - needed == set()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_tiles_characters_spells_and_chits_have_names(language: str) -> None:
    there, box = messages(language), begin().box
    names: dict[str, Iterable[str]] = {
        "tile": box.tiles,
        "character": box.characters,
        "spell": box.spells,
        "box": box.gold_boxes,
        "side": [side for chit in box.gold_chits.values() for side in chit.sides],
        "item": {*box.items, *box.treasures, "large_treasure", "small_treasure"},
        "source": get_args(Source),
        "activity": ACTIVITIES,
        "reason": re.findall(r'(?:(?<!refuse)\("MR-[\w.]+", |reason=)"([\w-]+)"', DAY),
        "becomes": (
            "active",
            "alerted",
            "color",
            "committed",
            "fatigued",
            "wounded",
            "untouched",
            "damaged",
            "destroyed",
        ),
        "direction": (*ATTACKS, *DODGES),
        "dodge": DODGES,
        "harm": (*LADDER, BEYOND),
        "how": get_args(How),
        "part": re.findall(r'part="(\w+)"', DAY),
        "chit": {*box.warnings, *box.sounds, *box.sites, *box.lost},
        "line": lines(box),
        "monster": box.monsters,
        "who": {*box.groups, *box.dwellings, *box.characters},
        "table": ["hide", "meeting", *(table.id for table in box.tables.values() if table.group == "search")],
        "column": LADDER_OF_TRUST,
        "result": {result for row in box.tables["meeting"].rows for result in row.results},
        "affront": AFFRONT,
        "start": {start for who in box.characters.values() for start in who.starts_at},
    }
    for field, values in names.items():
        assert {f"realm-name-{field}-{value}" for value in values} <= there.keys()
    assert len(re.findall(r"\[\w+-[1-4]\] ", (folder / f"{language}.ftl").read_text("utf-8"))) == 16 * 4


RAW = re.compile(r"[a-zA-Z0-9]_[a-z0-9]|[a-zA-Z]-[0-9]|\b[BCGOPRSW](?:HQ|[0-9])\b|[~=>]")
"""What identifiers look like, and no word that people say."""


def everything_said(words: Words, seed: int, **options: object) -> Iterator[str]:
    """All that is told, asked and offered in a random game, and some refusals."""
    random, dice = Random(seed), RandomDice(Random(seed))
    state = begin(3, seed, development=True, **options)
    offered: list[Action] = []
    while seats := state.to_act():
        seat = random.choice(seats)
        choices = state.choices(seat)
        yield words.prompt(choices)
        action = random.choice(choices.actions)
        yield words.action(action)
        yield from filter(None, (words.word(word) or word for word in action.words()))
        offered.append(action)
        if (refused := state.why_not(seat, random.choice(offered))) is not None:
            yield words.refusal(refused)
        yield from map(words.event, state.play(seat, action, dice))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("by_hand", [False, True])
def test_a_game_is_told_in_names(language: str, by_hand: bool) -> None:
    options = {"auto_map": False, "days": 1} if by_hand else {"days": 7}
    raw = {said for said in everything_said(Words(language, game), 3, **options) if RAW.search(said)}
    assert raw == set()


@pytest.mark.parametrize(
    ("value", "english", "french"),
    [
        ("cliff-2", "Cliff 2", "Falaise 2"),
        ("cliff-2~5", "the hidden path Cliff 2-5", "le sentier caché Falaise 2-5"),
        ("cliff-1=6", "the secret passage Cliff 1-6", "le passage secret Falaise 1-6"),
        ("cliff-2-3", "the road Cliff 2-3", "la route Falaise 2-3"),
        ("cliff-2>NE", "the road out of Cliff 2", "la route qui sort de Falaise 2"),
        ("short_sword-1", "short sword", "épée courte"),
        ("short_sword-3", "short sword (3)", "épée courte (3)"),
        ("wolf_a-2", "Wolf (2)", "Loup (2)"),
        ("BHQ", "Bashkar HQ", "Bashkar QG"),
        ("W2", "Woodfolk 2", "Gens des Bois 2"),
        ("vault", "the Vault", "le Caveau"),
        ("stamina", "the extra phase of Stamina", None),
        ("amazon-1", None, None),
        ("cliffs-2", None, None),
    ],
)
def test_what_goes_by_an_identifier_has_a_name(value: str, english: str | None, french: str | None) -> None:
    assert Words("en", game).word(value) == english
    if french is not None:
        assert Words("fr", game).word(value) == french


def test_every_piece_and_place_has_a_name() -> None:
    state = go_on_to_the_first_day()
    words, box = Words("en", game), state.box
    things = {*state.places, *state.atlas.clearings, *box.treasures, *box.spells, *box.gold_boxes}
    for clearing, roads in state.atlas.roads.items():
        things |= {clearing, *(road.name for road in roads)}
    assert {thing for thing in things if words.word(thing) is None} == set()


def go_on_to_the_first_day() -> RealmState:
    state = begin(6, gold_chits="random")
    go_on(state)
    return state


@pytest.mark.parametrize(
    ("language", "before"),
    [
        ("en", r"\ban? \{ \$(?:item|piece)\b"),
        ("fr", r"\b(?:à|de) \{ \$(?:group|other|partner|side|spell|who|whom)\b"),
    ],
)
def test_no_name_stands_after_a_word_that_would_have_to_change_with_it(language: str, before: str) -> None:
    """`An axe`, not `a axe`; `aux Coquins`, not `à les Coquins`: such sentences are made otherwise."""
    text = folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    assert re.findall(before, text) == []


def test_a_death_is_told_alike_of_women_and_men() -> None:
    french = Words("fr", game)
    told = [
        french.event(Killed(who=who, killer="giant-1", rule="MR-6.9.6")) for who in ("witch", "black_knight")
    ]
    assert told == ["La Sorcière succombe. (Géant)", "Le Chevalier Noir succombe. (Géant)"]


def test_some_sentences() -> None:
    english, french = Words("en", game), Words("fr", game)
    laid = TileLaid(tile="high_pass", column=1, row=-2, turns=1, rule="MR-2.2.2")
    assert english.event(laid) == "High Pass lies at 1, -2, turned by one side."
    assert french.event(laid) == "Haut Col est en 1, -2, tournée d\N{RIGHT SINGLE QUOTATION MARK}un côté."
    chose = Chose(seat=0, character="witch", level=3, rank="witch-3", rule="MR-2.7.1")
    assert english.event(chose) == "A will be the Witch, level 3: Hag."
    gone = Equipped(seat=1, item="great_sword", piece=None, rule="MR-2.7.2")
    assert english.event(gone) == "No great sword is left for B."
    axe = Equipped(seat=1, item="axe", piece="axe-2", rule="MR-2.7.2")
    assert english.event(axe) == "B takes the axe (2)."
    sold = OfferDeclined(who="captain", partner="rogues", rule="MR-10.10.1")
    assert french.event(sold) == "Le Capitaine ne vend rien : les Coquins."
    there = Appeared(who="ghosts", clearing="evil_valley-5", rule="MR-2.6.4")
    assert english.event(there) == "Now in Evil Valley 5: the Ghosts."
    box = Assigned(side="food_ale", box="with_lancers", rule="MR-2.8.2")
    assert french.event(box) == "Vivres et bière est dans la case des Lanciers."
    assert english.action(Lay("crag", 0, -1, 3)) == "lay Crag at 0, -1, turned by 3"
    assert french.action(Choose("elf", 4)) == "être Elfe, niveau 4"
    state = begin(2)
    assert isinstance(state.agenda[-1], ChooseCharacter)
    refused = refusal(state, "choose elf 2")
    assert english.refusal(refused) == "Nobody begins at level 2 in this game."
    assert english.action(Move("ruins-1", "stamina")) == "Move to Ruins 1 (the extra phase of Stamina)"
    began = PhaseBegan(
        who="elf", activity="hide", clearing=None, onward=None, source="ordinary", rule="MR-3.2.10"
    )
    ridden = replace(began, activity="move", clearing="ruins-1", onward="ruins-4")
    assert english.event(ridden) == "The Elf: Move Ruins 1, Ruins 4."
    assert french.event(began) == "L\N{RIGHT SINGLE QUOTATION MARK}Elfe : Se cacher."


def test_names_have_a_small_article_within_a_sentence_and_a_capital_at_its_beginning() -> None:
    asleep, hidden = FellAsleep(who="magician", rule="MR-14.2.6"), Hid(who="magician", rule="MR-3.6.1")
    spotted = Spotted(who="white_knight", rule="MR-3.9.8")
    french, english = Words("fr", game), Words("en", game)
    assert french.event(asleep).startswith("Parmi les Fleurs du repos, le Magicien ")
    assert french.event(hidden).startswith("Le Magicien ")
    assert english.event(spotted) == "Until Midnight you see the White Knight, hidden or not."
    assert english.event(hidden) == "The Magician is hidden."


def test_action_chits_are_called_by_their_names_in_both_languages() -> None:
    chits = ("1 MOVE L4", "2 MAGIC IV3*", "3 FIGHT M2**")
    note = ("realm-note-chits", {"state": "active", "chits": chits})
    assert Words("en", game).described([note]) == ["Chits: 1 MOVE L4, 2 MAGIC IV3* and 3 FIGHT M2**."]
    french = ["Jetons : 1 MOUVEMENT L4, 2 MAGIE IV3* et 3 COMBAT M2**."]
    assert Words("fr", game).described([note]) == french
