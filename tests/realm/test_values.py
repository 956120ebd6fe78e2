"""What states share is immutable, and what is read from files has no field that nobody knows."""

import pkgutil
from importlib import import_module

import msgspec

from fabula.games import realm
from fabula.games.realm.components.box import Box
from fabula.games.realm.state import RealmState


def structs() -> set[type[msgspec.Struct]]:
    """Every record of the game."""
    found = set()
    for info in pkgutil.walk_packages(realm.__path__, f"{realm.__name__}."):
        for value in vars(import_module(info.name)).values():
            if isinstance(value, type) and issubclass(value, msgspec.Struct):
                found.add(value)
    return {kind for kind in found if kind.__module__.startswith(realm.__name__)}


def test_every_record_but_the_state_itself_is_immutable() -> None:
    assert len(structs()) > 80
    changeable = {kind for kind in structs() if not kind.__struct_config__.frozen}
    assert changeable == {RealmState}


def test_files_hold_nothing_that_nobody_reads() -> None:
    read = {kind for kind in structs() if ".components." in kind.__module__} - {Box}
    assert read
    assert all(kind.__struct_config__.forbid_unknown_fields for kind in read)
