"""Boards and components of one's own: every fault is found, and all of them are listed at once."""

from __future__ import annotations

import json
import pickle
from importlib import resources
from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec
import pytest
from msgspec.structs import replace

from fabula.cli import run
from fabula.core import Fault, RandomDice, registry
from fabula.games.foes.board import FORTRESS_FUROR, SIDES, Board, SpaceData, maze_of, steps_with
from fabula.games.foes.components import PRINTED, Components, DiceData, Spell, Supply
from fabula.games.foes.game import game
from fabula.games.foes.locale import folder
from fabula.games.foes.options import Options
from fabula.games.foes.position import read_state
from fabula.games.foes.severing import cut_off
from fabula.games.foes.validation import loose_ends, validate_board, validate_components
from fabula.settings import read_options
from fabula.testing import rule
from fabula.words import Words
from foes.setting import board as board_data

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

DATA: Final = resources.files("fabula.games.foes") / "data"
P1: Final = ("C1", "P1")
TWICE: Final = ["side-twice (name C1, side E)", "side-twice (name P1, side W)"]


@pytest.fixture(autouse=True)
def hosted() -> Iterator[None]:
    """The game is found even where it is not installed."""
    with registry.hosting(game, messages=folder):
        yield


def changed(name: str, **keys: Any) -> Board:
    """Fortress Furor with another value for some of a space's fields."""
    spaces = tuple(replace(space, **keys) if space.id == name else space for space in FORTRESS_FUROR.spaces)
    return replace(FORTRESS_FUROR, spaces=spaces)


def connected(*pairs: tuple[str, str]) -> Board:
    """Fortress Furor with more connections."""
    return replace(FORTRESS_FUROR, connections=(*FORTRESS_FUROR.connections, *pairs))


def parted(*pairs: tuple[str, str]) -> Board:
    """Fortress Furor without some connections."""
    gone = [set(pair) for pair in pairs]
    left = tuple(pair for pair in FORTRESS_FUROR.connections if set(pair) not in gone)
    assert len(left) == len(FORTRESS_FUROR.connections) - len(pairs)
    return replace(FORTRESS_FUROR, connections=left)


def ways(name: str) -> list[tuple[str, str]]:
    """The connections of a space."""
    return [pair for pair in FORTRESS_FUROR.connections if name in pair]


def plan(*rows: str) -> Board:
    """A board drawn in letters: S, C, X and `.` are spaces, all neighbours but chambers are connected."""
    kinds: dict[str, Any] = {"S": "start", "C": "chamber", "X": "intersection", ".": "path"}
    at = {(x, y): mark for y, row in enumerate(rows) for x, mark in enumerate(row) if mark != " "}
    spaces = tuple(SpaceData(f"{mark}{x}/{y}", kinds[mark], x, y) for (x, y), mark in at.items())
    pairs = tuple(
        (f"{mark}{x}/{y}", f"{at[there]}{there[0]}/{there[1]}")
        for (x, y), mark in at.items()
        for there in ((x + 1, y), (x, y + 1))
        if there in at
    )
    return Board("plan", spaces, pairs)


def told(faults: tuple[Fault, ...]) -> list[str]:
    return [str(fault).removeprefix("foes-fault-") for fault in faults]


@rule("FOE-1.1", "FOE-2.1")
def test_the_printed_board_and_components_have_no_fault() -> None:
    assert validate_board(FORTRESS_FUROR) == ()
    assert validate_components(PRINTED) == ()
    options = Options(board=FORTRESS_FUROR, components=PRINTED)
    own, usual = (game.start(each, 2, RandomDice(Random(7))) for each in (options, Options()))
    assert (own.tiles, own.teleports, own.active) == (usual.tiles, usual.teleports, usual.active)


ADJOIN: Final = ["chambers-adjoin (one C1, other P1)", "chambers-adjoin (one P1, other S1)"]
BOARDS: Final[tuple[tuple[Board, list[str]], ...]] = (
    (
        changed("P2", id="P1"),
        ["space-twice (name P1)", "no-such-space (name P2)", "not-neighbours (one C1, other P1)"],
    ),
    (
        changed("P2", x=1),
        [
            "place-twice (names P1, P2, x 1, y 18)",
            "not-neighbours (one P2, other P3)",
            "side-twice (name S1, side W)",
        ],
    ),
    (changed("P2", id="P 2"), ["name (name P 2)", "no-such-space (name P2)"]),
    (changed("P2", id=""), ["name (name )", "no-such-space (name P2)"]),
    (changed("P2", ward="moat"), ["ward (name P2, ward moat)"]),
    (
        connected(("P1", "P999"), ("P0", "P1"), ("P1", "P3")),
        ["no-such-space (name P0)", "no-such-space (name P999)", "not-neighbours (one P1, other P3)"],
    ),
    (connected(("P1", "P3")), ["not-neighbours (one P1, other P3)"]),
    (connected(("P1", "P3"), P1), ["not-neighbours (one P1, other P3)", *TWICE]),
    (connected(P1), TWICE),
    (connected(P1[::-1]), TWICE),
    (connected(("C1", "P15")), ["side-twice (name C1, side N)", "side-twice (name P15, side S)"]),
    (connected(("P15", "C1")), ["side-twice (name C1, side N)", "side-twice (name P15, side S)"]),
    (changed("P1", kind="chamber"), [*ADJOIN, "count (kind chamber, have 50, need 49)"]),
    (
        changed("S4", kind="chamber"),
        ["count (kind start, have 3, need 4)", "count (kind chamber, have 50, need 49)"],
    ),
    (changed("X14", kind="path"), ["count (kind intersection, have 14, need 15)"]),
    (changed("T4", kind="path"), ["count (kind teleport, have 3, need 4)"]),
    (parted(*ways("C49")), ["unreachable (names C49)"]),
    (parted(ways("X14")[0]), ["arms (name X14, have 3)"]),
)


@pytest.mark.parametrize(("board", "faults"), BOARDS, ids=[faults[0] for _, faults in BOARDS])
def test_the_faults_of_a_board_are_found(board: Board, faults: list[str]) -> None:
    assert sorted(told(validate_board(board))) == sorted(faults)


def test_a_space_without_a_ward_or_a_board_without_wards_is_no_fault() -> None:
    assert validate_board(changed("P2", ward="")) == ()
    assert validate_board(replace(FORTRESS_FUROR, wards=())) == ()


PLANS: Final = (
    ("S.X.C",),
    ("S.X.C", "  .  ", "  C  "),
    ("S.X.C", ". . .", "..X.."),
    (".....", ". . .", "S.X.C", ". . .", "....."),
    (" ... ", "S.X.C", " ... "),
    ("S.X.X.C", "  . .  ", "  ...  "),
    ("S.XX.C", ".    .", "..XX.."),
    ("S.C.X.C", ". . . .", "..X...."),
    ("S.X.C.X.S", "  .   .  ", "  C.X..  "),
    ("  S ", "  . ", " .X.", "  ..", "   C"),
    ("   . ", "S..X.", "   ..", "    C"),
)


@rule("FOE-1.3")
@pytest.mark.parametrize("rows", PLANS, ids=["/".join(rows) for rows in PLANS])
def test_what_can_be_cut_off_is_what_some_way_of_the_tiles_cuts_off(rows: tuple[str, ...]) -> None:
    maze = maze_of(plan(*rows))
    assert [maze.ids[space] for space in cut_off(maze, always=False)] == by_enumeration(plan(*rows))


def test_plans_with_and_without_chambers_that_can_be_cut_off_are_among_them() -> None:
    severed = [by_enumeration(plan(*rows)) for rows in PLANS]
    assert severed[0] == ["C4/0"]
    assert severed[3] == []
    assert "cut-off (names C4/0)" in told(validate_board(plan(*PLANS[0])))
    assert not any(text.startswith(("cut-off", "unreach")) for text in told(validate_board(plan(*PLANS[3]))))


def by_enumeration(board: Board) -> list[str]:
    """The chambers that are cut off from a start by one of all the ways in which the tiles can lie."""
    maze = maze_of(board)
    severed = set()
    for closed in product(SIDES, repeat=len(maze.intersections)):
        steps = steps_with(board, "".join(closed))
        for start in maze.starts:
            reached = [start]
            for space in reached:
                reached += [there for there in dict.fromkeys(steps[space]) if there not in reached]
            severed |= set(maze.chambers) - set(reached)
    return [maze.ids[space] for space in sorted(severed)]


def monsters(strength: int, /, **keys: Any) -> Components:
    """The printed components with another monster in the place of one."""
    new = tuple(replace(each, **keys) if each.strength == strength else each for each in PRINTED.monsters)
    return replace(PRINTED, monsters=new)


def with_spell(spell: Spell) -> Components:
    return replace(PRINTED, spells=(*PRINTED.spells[:-1], spell))


def piles(**keys: tuple[int, int]) -> Components:
    return replace(PRINTED, piles=replace(PRINTED.piles, **keys))


DICE: Final = PRINTED.dice
COMPONENTS: Final[tuple[tuple[Components, list[str]], ...]] = (
    (replace(PRINTED, dice=DiceData((1, 2, 3), DICE.player)), ["die (die monster, need 6, most 20)"]),
    (
        replace(PRINTED, dice=DiceData(DICE.monster, (1, 1, 1, 2, 2, -1))),
        ["die (die player, need 6, most 20)"],
    ),
    (replace(PRINTED, dice=DiceData(DICE.monster, (0, 1, 1, 2, 2, 20))), []),
    (
        replace(PRINTED, dice=DiceData((*DICE.monster, 4), (*DICE.player[:-1], 21))),
        ["die (die monster, need 6, most 20)", "die (die player, need 6, most 20)"],
    ),
    (replace(PRINTED, chips=84), ["chips (have 84, need 85)"]),
    (replace(PRINTED, chips=86), ["chips (have 86, need 85)"]),
    (replace(PRINTED, start_chips=-1), ["start-chips (have -1, most 6)"]),
    (replace(PRINTED, start_chips=7), ["start-chips (have 7, most 6)"]),
    (replace(PRINTED, start_chips=0), ["start-chips (have 0, most 6)"]),
    (replace(PRINTED, start_chips=1), []),
    (replace(PRINTED, top_wisdom=49), ["top-wisdom (have 49, need 50)"]),
    (replace(PRINTED, top_wisdom=51), ["top-wisdom (have 51, need 50)"]),
    (replace(PRINTED, advancement=PRINTED.advancement[1:]), ["advancement (least 2, most 6, largest 20)"]),
    (
        replace(PRINTED, advancement=((2, 0), *PRINTED.advancement[1:])),
        ["advancement (least 2, most 6, largest 20)"],
    ),
    (replace(PRINTED, advancement=((2, 1), *PRINTED.advancement[1:])), []),
    (
        replace(PRINTED, advancement=(*PRINTED.advancement[:-1], (7, 8))),
        ["advancement (least 2, most 6, largest 20)"],
    ),
    (
        replace(PRINTED, advancement=((2, 21), *PRINTED.advancement[1:])),
        ["advancement (least 2, most 6, largest 20)"],
    ),
    (replace(PRINTED, advancement=((2, 20), *PRINTED.advancement[1:])), []),
    (replace(PRINTED, supply=Supply(30, (1, 1))), ["supply (spaces 30)"]),
    (replace(PRINTED, supply=Supply(30, (1, 31))), ["supply (spaces 30)"]),
    (replace(PRINTED, supply=Supply(30, (0, 30))), ["supply (spaces 30)"]),
    (replace(PRINTED, supply=Supply(86, (1,))), ["supply (spaces 86)"]),
    (replace(PRINTED, supply=Supply(85, (1, 85))), []),
    (replace(PRINTED, teleports=("red", "red", "red", "blue")), ["teleports (names red, red, red, blue)"]),
    (replace(PRINTED, teleports=("red", "red", "a b", "a b")), ["teleports (names red, red, a b, a b)"]),
    (replace(PRINTED, teleports=("red", "red")), ["teleports (names red, red)"]),
    (
        monsters(7, strength=8),
        ["monsters-missing (names 7)", "monster (strength 8, number 2, most 50)"],
    ),
    (
        monsters(50, strength=51),
        ["monsters-missing (names 50)", "monster (strength 51, number 1, most 50)"],
    ),
    (
        monsters(1, strength=0),
        ["monsters-missing (names 1)", "monster (strength 0, number 1, most 50)"],
    ),
    (monsters(9, gold=20, heart=0), []),
    (monsters(9, gold=21), ["monster-values (strength 9, most 20)"]),
    (monsters(9, heart=-1), ["monster-values (strength 9, most 20)"]),
    (monsters(9, gold=-1), ["monster-values (strength 9, most 20)"]),
    (monsters(9, heart=21), ["monster-values (strength 9, most 20)"]),
    (monsters(9, heart=20, gold=0), []),
    (replace(PRINTED, chests=PRINTED.chests[1:]), ["chests (have 2, need 3)"]),
    (
        replace(PRINTED, chests=(replace(PRINTED.chests[0], wisdom=21), *PRINTED.chests[1:])),
        ["chest-values (most 20)"],
    ),
    (replace(PRINTED, chests=(*PRINTED.chests, PRINTED.chests[0])), ["chests (have 4, need 3)"]),
    (
        replace(PRINTED, chests=(replace(PRINTED.chests[0], gold=-1), *PRINTED.chests[1:])),
        ["chest-values (most 20)"],
    ),
    (replace(PRINTED, chests=(replace(PRINTED.chests[0], gold=0, wisdom=20), *PRINTED.chests[1:])), []),
    (piles(start=(2, 4)), ["piles (start 4, first 49, last 50)"]),
    (piles(start=(1, 3)), ["piles (start 4, first 49, last 50)"]),
    (piles(second=(5, 22)), ["piles (start 4, first 49, last 50)"]),
    (piles(start=(1, 5), second=(6, 23)), ["piles (start 4, first 49, last 50)"]),
    (piles(third=(24, 47), last=(48, 50)), ["piles (start 4, first 49, last 50)"]),
    (piles(second=(5, 60), third=(61, 48)), ["piles (start 4, first 49, last 50)"]),
    (piles(second=(5, 30), third=(31, 48)), []),
    (replace(PRINTED, spells=(*PRINTED.spells, PRINTED.spells[0])), ["spells (have 43, need 42)"]),
    (
        replace(PRINTED, spells=PRINTED.spells[1:]),
        ["spells (have 41, need 42)", "too-few-spells (have 41, need 42)"],
    ),
    (monsters(43, spell=True), ["too-few-spells (have 42, need 43)"]),
    (monsters(42, spell=False), []),
    (with_spell(Spell(6, "power", 1)), ["spell (name 6-power-1, levels 5, least 1, most 20)"]),
    (with_spell(Spell(0, "power", 1)), ["spell (name 0-power-1, levels 5, least 1, most 20)"]),
    (with_spell(Spell(1, "power", 0)), ["spell (name 1-power-0, levels 5, least 1, most 20)"]),
    (with_spell(Spell(1, "power", 21)), ["spell (name 1-power-21, levels 5, least 1, most 20)"]),
    (with_spell(Spell(1, "invisibility", 1)), ["spell (name 1-invisibility-1, levels 5, least 0, most 0)"]),
    (with_spell(Spell(1, "power", 20)), []),
    (with_spell(Spell(5, "power", 1)), []),
    (with_spell(Spell(1, "transference", 0)), []),
    (with_spell(Spell(1, "invisibility", -1)), ["spell (name 1-invisibility--1, levels 5, least 0, most 0)"]),
)


@pytest.mark.parametrize(("data", "faults"), COMPONENTS)
def test_the_faults_of_components_are_found(data: Components, faults: list[str]) -> None:
    assert told(validate_components(data)) == faults


def test_a_game_is_refused_with_all_faults_at_once() -> None:
    board = replace(connected(("P1", "P999")), spaces=changed("P9", ward="moat").spaces)
    options = Options(board=board, components=replace(PRINTED, chips=84))
    with pytest.raises(Fault, match="foes-board") as caught:
        game.start(options, 2, RandomDice(Random(1)))
    fault = caught.value
    assert fault.details == {"count": 3}
    assert told(fault.parts) == [
        "ward (name P9, ward moat)",
        "no-such-space (name P999)",
        "chips (have 84, need 85)",
    ]
    assert told(pickle.loads(pickle.dumps(fault)).parts) == told(fault.parts)
    assert Words("en").fault(fault) == (
        "3 things are wrong with this board or these components: P9 lies in the ward “moat”, which is not"
        " listed; a connection leads to P999, which is no space; there must be 85 chips, not 84"
    )
    assert Words("fr").fault(fault).startswith("3 choses ne vont pas avec ce plateau ou ce matériel : P9 ")
    assert Words("fr").fault(fault).endswith("; il faut 85 pions, pas 84")


def test_a_position_may_be_on_a_part_of_a_board_but_not_on_a_broken_one() -> None:
    anna = board_data("anna")
    parts = {"players": {"A": {}, "B": {}}, "options": {"board": anna}}
    assert loose_ends(msgspec.convert(anna, Board)) == ()
    broken = {**anna, "connections": [*anna["connections"], ["A", "nowhere"]]}
    with pytest.raises(Fault, match="foes-fault-no-such-space"):
        read_state(json.dumps({**parts, "options": {"board": broken}}))
    components = msgspec.to_builtins(replace(PRINTED, chips=86))
    with pytest.raises(Fault, match="foes-fault-chips"):
        read_state(json.dumps({**parts, "options": {"components": components}}))


def test_a_board_and_components_come_from_files(tmp_path: Path) -> None:
    board, components = tmp_path / "board.json", tmp_path / "components.json"
    board.write_bytes((DATA / "board.json").read_bytes())
    components.write_bytes((DATA / "components.json").read_bytes())
    options = read_options(game, [f"board=@{board}", f"components=@{components}", "show_gold=no"])
    assert options == Options(board=FORTRESS_FUROR, components=PRINTED, show_gold=False)


@pytest.mark.parametrize(
    ("value", "reason"),
    [("my.json", "option-without-file"), ("@missing.json", "file-missing"), ("@bad.json", "option-file")],
)
def test_a_file_that_cannot_be_an_option_is_refused(
    value: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad.json").write_text('{"name": "bad", "spaces": 3}')
    with pytest.raises(Fault) as caught:
        read_options(game, [f"board={value}"])
    assert caught.value.reason == reason


def test_the_command_line_takes_both_files_and_lists_their_faults(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    board, components = tmp_path / "board.json", tmp_path / "components.json"
    components.write_bytes((DATA / "components.json").read_bytes().replace(b'"chips": 85', b'"chips": 80'))
    board.write_bytes((DATA / "board.json").read_bytes().replace(b'"kind": "teleport"', b'"kind": "path"', 1))
    given = ["play", "foes", "--plain", "--players", "random,random"]
    assert run(["--language", "en", *given, "--board", str(board), "--components", str(components)]) == 2
    assert capsys.readouterr().err == (
        "fabula: 2 things are wrong with this board or these components:"
        " there must be 4 teleport spaces, not 3; there must be 85 chips, not 80\n"
    )
    assert run(["--language", "en", "play", "floors", "--plain", "--board", str(board)]) == 2
    assert "no option board" in capsys.readouterr().err
