import { describe, expect, it, vi } from "vitest";
import type { Happening } from "../../lib/board";
import basic from "./fixtures/floors-2-time_up.json";
import { FloorsShowing } from "./showing.svelte";
import { afterEvent, listed, numbered } from "./stones";
import type { FloorsInsight, FloorsView, GameEvent } from "./types";
import { stops, stretches, walkOf } from "./way";

const game = basic as unknown as {
  view: FloorsView;
  entries: { events: GameEvent[]; changed: Partial<FloorsView> }[];
};

function happening(sequence: number): Happening {
  const events = game.entries[sequence - 1]?.events ?? [];
  return {
    sequence,
    lines: events.map((event) => ({ sequence, seat: 0, text: "", rule: event.rule, event, undone: false })),
  };
}

function viewAfter(sequence: number): FloorsView {
  return Object.assign({}, game.view, ...game.entries.slice(0, sequence).map(({ changed }) => changed));
}

const settled = () => new Promise((done) => setTimeout(done, 0));

describe("showing what happens", () => {
  it("without a pace is at the server's view at once, having told of each entry", async () => {
    const showing = new FloorsShowing(game.view);
    const shown: number[] = [];
    showing.take(
      viewAfter(3),
      [1, 2, 3].map(happening),
      () => 0,
      (sequence) => shown.push(sequence),
    );
    await settled();
    expect(shown).toEqual([1, 2, 3]);
    expect(showing.busy).toBe(false);
    expect(showing.look).toEqual(viewAfter(3));
  });

  it("takes its time for each event, and can be skipped", async () => {
    vi.useFakeTimers();
    const showing = new FloorsShowing(game.view);
    const shown: number[] = [];
    showing.take(
      viewAfter(1),
      [happening(1)],
      () => 1000,
      (sequence) => shown.push(sequence),
    );
    expect(showing.busy).toBe(true);
    expect(showing.event?.event).toBe(game.entries[0]?.events[0]?.event);
    await vi.advanceTimersByTimeAsync(900);
    expect(shown).toEqual([]);
    showing.skip();
    await vi.advanceTimersByTimeAsync(0);
    vi.useRealTimers();
    await settled();
    expect(shown).toEqual([1]);
    expect([showing.busy, showing.event]).toEqual([false, null]);
    expect(showing.look).toEqual(viewAfter(1));
  });

  it("turns the monster the short way", async () => {
    const showing = new FloorsShowing({ ...game.view, facing: "W" });
    expect(showing.angle).toBe(-90);
    showing.take(
      { ...game.view, facing: "N" },
      [],
      () => 0,
      () => {},
    );
    await settled();
    expect(showing.angle).toBe(0);
    showing.take(
      { ...game.view, facing: "W" },
      [],
      () => 0,
      () => {},
    );
    await settled();
    expect(showing.angle).toBe(-90);
  });
});

describe("stones", () => {
  it("keep their numbers when they are pushed, and lose them when they are gone", () => {
    const view = { ...game.view, stones: [[2, 2, "stone"] as const, [4, 4, "crystal"] as const] };
    const before = numbered(new Map(), view);
    const first = before.get("2,2");
    const pushed = afterEvent(before, {
      event: "pushed",
      piece: "stone",
      start: [2, 2],
      end: [3, 2],
      rule: "",
      to: null,
      reveals: false,
    });
    expect(pushed.get("3,2")).toBe(first);
    const after = { ...view, stones: [[3, 2, "stone"] as const, [4, 4, "crystal"] as const] };
    expect(listed(pushed, after).map(({ id, kind }) => [id, kind])).toEqual([
      [first, "stone"],
      [before.get("4,4"), "crystal"],
    ]);
    const gone = afterEvent(pushed, {
      event: "removed",
      piece: "stone",
      start: [3, 2],
      how: "edge",
      rule: "",
      to: null,
      reveals: false,
    });
    expect([...gone.keys()]).toEqual(["4,4"]);
  });
});

describe("the monster's way", () => {
  const insight: FloorsInsight = {
    way: [
      { at: [14, 5], facing: "E", by: "floor" },
      { at: [15, 5], facing: "E", by: "floor" },
      { at: [0, 5], facing: "E", by: "wall" },
      { at: [5, 5], facing: "S", by: "teleporter" },
    ],
    walks: [
      { tile: "5", chance: 0.25, paces: 2, at: [15, 5], facing: "E", eaten: [] },
      { tile: "7", chance: 0.5, paces: 4, at: [5, 5], facing: "S", eaten: [] },
      { tile: "hit1", chance: 0.25, paces: 2, at: [15, 5], facing: "E", eaten: ["A1"] },
    ],
    danger: { A1: 0.25 },
    told: [],
    left: 0,
    reach: [],
  };

  it("is drawn in stretches from stop to stop, through walls and teleporters", () => {
    expect(stretches([13, 5], insight).map(({ d }) => d)).toEqual([
      "M13.5 5.5L14.5 5.5L15.5 5.5",
      "M15.5 5.5L16.35 5.5M-0.35 5.5L0.5 5.5M5.5 5.5",
    ]);
  });

  it("has tiles that stop on the same pace together", () => {
    expect(
      stops(insight).map(({ at, chance, walks }) => [at, chance, walks.map((walk) => walk.tile)]),
    ).toEqual([
      [[15, 5], 0.5, ["5", "hit1"]],
      [[5, 5], 0.5, ["7"]],
    ]);
  });

  it("of one tile is as much of it as the tile allows", () => {
    expect(walkOf([13, 5], insight, "5")).toBe("M13.5 5.5L14.5 5.5L15.5 5.5");
    expect(walkOf([13, 5], insight, "9")).toBe("");
  });
});
