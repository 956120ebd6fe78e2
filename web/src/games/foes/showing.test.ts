import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Happening } from "../../lib/board";
import two from "./fixtures/foes-2.json";
import { follow } from "./follow";
import { FoesShowing } from "./showing.svelte";
import type { FoesView, GameEvent } from "./types";

interface Stretch {
  view: FoesView;
  entries: { events: GameEvent[] }[];
}
const [{ view, entries }] = two as unknown as [Stretch];
const PACE = 100;

const happenings: Happening[] = entries.slice(0, 3).map(({ events }, index) => ({
  sequence: index + 1,
  lines: events.map((event) => ({
    sequence: index + 1,
    seat: 0,
    text: event.event,
    rule: event.rule,
    event,
    undone: false,
  })),
}));
const after = entries.slice(0, 3).reduce((now, { events }) => events.reduce(follow, now), view);

describe("showing what happens", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("shows one entry after the other, and says when it has", async () => {
    const showing = new FoesShowing(view);
    const done: number[] = [];
    showing.take(
      after,
      happenings,
      () => PACE,
      (sequence) => done.push(sequence),
    );
    expect(showing.busy).toBe(true);
    expect(showing.event).toBe(entries[0]?.events[0]);
    expect(done).toEqual([]);
    await vi.runAllTimersAsync();
    expect(done).toEqual([1, 2, 3]);
    expect(showing.busy).toBe(false);
    expect(showing.look).toBe(after);
    expect(showing.text).toBe(entries[2]?.events.at(-1)?.event);
  });

  it("takes no time where there is none to take", async () => {
    const showing = new FoesShowing(view);
    showing.take(
      after,
      happenings,
      () => 0,
      () => {},
    );
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    expect(showing.look).toBe(after);
  });

  it("stops when the page does not wait for it any more", async () => {
    const showing = new FoesShowing(view);
    showing.take(
      view,
      happenings,
      () => PACE,
      () => {},
    );
    showing.take(
      after,
      [],
      () => PACE,
      () => {},
    );
    await vi.advanceTimersByTimeAsync(1);
    expect(showing.busy).toBe(false);
    expect(showing.look).toBe(after);
  });

  it("shows the same entry again to whoever has gone back", async () => {
    const showing = new FoesShowing(view);
    const done: number[] = [];
    for (let time = 0; time < 2; time++) {
      showing.take(
        view,
        happenings.slice(0, 1),
        () => PACE,
        (sequence) => done.push(sequence),
      );
      await vi.runAllTimersAsync();
      showing.take(
        view,
        [],
        () => PACE,
        () => {},
      );
      await vi.runAllTimersAsync();
    }
    expect(done).toEqual([1, 1]);
  });
});
