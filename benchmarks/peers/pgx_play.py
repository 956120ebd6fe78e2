"""Pgx: random games of its Connect Four and backgammon on the processor, a batch at once, compiled by JAX."""

import time
from collections.abc import Callable
from importlib.metadata import version

import jax
import jax.numpy as jnp
import pgx

from benchmarks.measure import Rates, kind_and_arguments, report

BATCH = 512
STEPS = 16
"""So many decisions of each game of the batch are one call."""

KINDS = {"connect_four": "Connect Four", "backgammon": "backgammon"}


def player(env: pgx.Env) -> Callable[[pgx.State, jax.Array], tuple[pgx.State, jax.Array]]:
    """Plays many decisions in all games of a batch, and counts the actions that there were to choose from."""

    def play(state: pgx.State, key: jax.Array) -> tuple[pgx.State, jax.Array]:
        """Any legal action in each game; one that is over begins anew."""
        choose, play, begin = jax.random.split(key, 3)
        mask = state.legal_action_mask
        actions = jax.random.categorical(choose, jnp.log(mask.astype(jnp.float32)), axis=-1)
        after = jax.vmap(env.step)(state, actions, jax.random.split(play, BATCH))
        fresh = jax.vmap(env.init)(jax.random.split(begin, BATCH))
        over = after.terminated | after.truncated

        def begin_anew(old: jax.Array, new: jax.Array) -> jax.Array:
            return jnp.where(over.reshape((BATCH,) + (1,) * (old.ndim - 1)), new, old)

        return jax.tree_util.tree_map(begin_anew, after, fresh), mask.sum()

    @jax.jit
    def many(state: pgx.State, key: jax.Array) -> tuple[pgx.State, jax.Array]:
        state, listed = jax.lax.scan(play, state, jax.random.split(key, STEPS))
        return state, listed.sum()

    return many


def main() -> None:
    """Measure and print."""
    kind, (seconds, seed) = kind_and_arguments(tuple(KINDS))
    env = pgx.make(kind)
    many = player(env)
    key, first = jax.random.split(jax.random.key(seed))
    state = jax.vmap(env.init)(jax.random.split(first, BATCH))
    state, _ = jax.block_until_ready(many(state, key))  # compiles, which is no part of the rate
    calls = listed = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        key, now = jax.random.split(key)
        state, found = jax.block_until_ready(many(state, now))
        calls += 1
        listed += int(found)
    rates = Rates(0, calls * STEPS * BATCH, listed, spent)
    report(name="Pgx, in batches", version=version("pgx"), game=KINDS[kind], rates=rates)


if __name__ == "__main__":
    main()
