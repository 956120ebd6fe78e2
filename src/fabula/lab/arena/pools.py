"""Who plays the blocks: this process, processes of this machine, or the machines of a Ray cluster."""

from __future__ import annotations

import logging
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from fabula.bots.match import WAITING_GAMES, Pool, in_order, processes
from fabula.core import Fault
from fabula.lab.arena.contest import Block, Contest, play_block
from fabula.lab.needs import needs

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator

    from fabula.bots.match import Pending, Plan, Result

T = TypeVar("T")


def blocks(
    contest: Contest, numbers: Iterable[int], *, jobs: int = 1, ray: str | None = None
) -> Generator[Block, None, None]:
    """The blocks of these numbers in their order; closing it stops whoever plays them."""
    if ray is not None:
        with cluster(ray) as (pool, workers):
            yield from in_order(pool, play_block, contest, numbers, workers * WAITING_GAMES)
    elif jobs > 1:
        with processes(jobs) as pool:
            yield from in_order(pool, play_block, contest, numbers, jobs * WAITING_GAMES)
    else:
        yield from (play_block(contest, number) for number in numbers)


class RayPending(Generic[T]):
    """What a machine of the cluster is working out."""

    def __init__(self, ray: Any, reference: object) -> None:
        self._ray, self._reference = ray, reference

    def result(self) -> T:
        """The result, waited for; what went wrong over there is raised here."""
        try:
            return cast("T", self._ray.get(self._reference))
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from error


class RayPool:
    """A Ray cluster as a pool."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._remote: dict[object, Any] = {}

    def submit(self, task: Callable[[Plan, int], Result], plan: Plan, number: int, /) -> Pending[Result]:
        """Let one of the machines carry out the task of this number."""
        if task not in self._remote:
            self._remote[task] = self._ray.remote(task)
        return RayPending(self._ray, self._remote[task].remote(plan, number))


@contextmanager
def cluster(address: str) -> Iterator[tuple[Pool, int]]:
    """The cluster at this address, as Ray spells it (`auto`, `ray://host:10001`, `local`), and its size."""
    with needs("cluster"):
        import ray as library
    ray: Any = library  # half of it has no types
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise Fault("no-cluster", address=address, problem=str(error)) from error
    try:
        yield RayPool(ray), max(1, int(ray.cluster_resources().get("CPU", 1)))
    finally:
        ray.shutdown()
