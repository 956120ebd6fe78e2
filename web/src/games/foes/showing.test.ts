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

  it("keeps the way of a wandering monster in sight, space by space", async () => {
    const before = { ...view, tiles: { ...view.tiles, C2: 23, C3: 0, C4: 0 } };
    const placed: GameEvent = {
      event: "placed",
      rule: "FOE-10.5",
      to: null,
      reveals: false,
      tile: 23,
      space: "C4",
      route: ["P3", "C3", "P4", "C4"],
    };
    const line = { sequence: 1, seat: 0, text: "", rule: "", event: placed, undone: false };
    const showing = new FoesShowing(before);
    showing.take(
      follow(before, placed),
      [{ sequence: 1, lines: [line] }],
      () => PACE,
      () => {},
    );
    expect(showing.trail).toEqual({ tile: 23, way: ["C2", "P3", "C3", "P4", "C4"] });
    await vi.advanceTimersByTimeAsync(2.9 * PACE); // one pace, and a half for each space
    expect(showing.busy).toBe(true);
    await vi.runAllTimersAsync();
    expect(showing.busy).toBe(false);
    expect(showing.trail).not.toBe(null);
    showing.take(
      before,
      [],
      () => PACE,
      () => {},
    );
    await vi.runAllTimersAsync();
    expect(showing.trail).toBe(null);
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
