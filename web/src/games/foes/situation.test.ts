import { describe, expect, it } from "vitest";
import { Deciding } from "./deciding.svelte";
import two from "./fixtures/foes-2.json";
import { type Situation, situationOf, tap, wayTo } from "./situation";
import type { FoesInsight, FoesView } from "./types";

const start = (two as unknown as { view: FoesView }[])[0]?.view as FoesView;
const view: FoesView = {
  ...start,
  viewer: 0,
  tiles: { ...start.tiles, C2: 23, C3: 5, C4: 0 },
  players: start.players.map((each) => ({ ...each, space: "S1" })),
};
const NOTHING: FoesInsight = {
  walks: [],
  steps: null,
  duels: [],
  spells: [],
  targets: [],
  roams: [],
  plain: [],
  offered: null,
  company: [],
  taken: 0,
};

/** Taps one space after the other; what was done, and what was asked about. */
async function tapping(prompt: string, insight: Partial<FoesInsight>, ...spaces: string[]) {
  const [done, asked, looked]: string[][] = [[], [], []];
  const deciding = new Deciding(() => ({
    act: async (action) => (done as string[]).push(action) > 0,
    why: async (action) => {
      (asked as string[]).push(action);
      return { tell: "explained", ask: 1, reason: "", text: "No.", rule: "FOE-3.1" };
    },
  }));
  let situation: Situation | undefined;
  for (const space of spaces) {
    situation = situationOf(view, { ...NOTHING, ...insight }, prompt, deciding.monster);
    if (tap(space, situation, deciding)) looked?.push(space);
    await Promise.resolve();
  }
  return { done, asked, looked, deciding };
}

describe("a tap", () => {
  const walks = [{ space: "P2", way: ["P1", "P2"], news: false, battle: true }];
  const roams = [
    { action: "wander 23 P3 C4", monster: 23, space: "C4", figures: [] },
    { action: "wander 5 P8 S2", monster: 5, space: "S2", figures: [] },
    { action: "wander 5 P9 S2", monster: 5, space: "S2", figures: [[1, "P9"] as const] },
  ];

  it("walks where a walk leads, and asks why where none does", async () => {
    expect((await tapping("act", { walks }, "P2")).done).toEqual(["go P1"]);
    expect((await tapping("act", { walks }, "C40")).asked).toEqual(["go C40"]);
  });

  it("on a monster shows its battle first", async () => {
    const { done, looked, deciding } = await tapping(
      "act",
      { walks: [{ ...walks[0], space: "C2", way: ["C2"] } as never] },
      "C2",
    );
    expect(done).toEqual([]);
    expect(looked).toEqual(["C2"]);
    expect(deciding.space).toBe("C2");
  });

  it("comes in and falls back where that is possible", async () => {
    expect(await tapping("enter", { targets: ["S1"] }, "S1", "C2")).toMatchObject({
      done: ["enter S1"],
      asked: ["enter C2"],
    });
    expect(await tapping("retreat", { targets: ["P1"] }, "P1", "C2")).toMatchObject({
      done: ["go P1"],
      asked: ["go C2"],
    });
  });

  it("on two tiles exchanges them", async () => {
    expect((await tapping("exchange", { targets: ["C2", "C3"] }, "C2", "C3")).done).toEqual(["swap C2 C3"]);
    expect((await tapping("exchange", { targets: ["C2", "C3"] }, "C2", "C2", "C3")).deciding.first).toBe(
      "C3",
    );
    expect((await tapping("exchange", { targets: ["C2", "C3"] }, "C4")).asked).toEqual(["swap C4 C2"]);
  });

  it("chooses an intersection to turn", async () => {
    expect((await tapping("rotate", { targets: ["X1"] }, "X1")).deciding.space).toBe("X1");
    expect((await tapping("rotate", { targets: ["X1"] }, "X2")).asked).toEqual(["turn X2 N"]);
  });

  it("moves a monster: first which, then where, then with whom", async () => {
    expect((await tapping("move-monster", { roams }, "C2", "C4")).done).toEqual(["wander 23 P3 C4"]);
    const { done, deciding } = await tapping("move-monster", { roams }, "C3", "S2");
    expect(done).toEqual([]);
    expect([deciding.monster, deciding.space]).toEqual([5, "S2"]);
    expect((await tapping("move-monster", { roams }, "C4")).asked).toEqual(["wander 0 C4"]);
    expect((await tapping("privilege", { roams: roams.slice(0, 1) }, "C4")).done).toEqual([
      "wander 23 P3 C4",
    ]);
  });

  it("only looks where nothing is asked", async () => {
    const { looked, done } = await tapping("follow", {}, "C2");
    expect([looked, done]).toEqual([["C2"], []]);
  });
});

describe("the situation", () => {
  it("knows the way of a walk, and of a monster that is being moved", () => {
    const walks = [{ space: "P2", way: ["P1", "P2"], news: false, battle: true }];
    const roams = [{ action: "wander 23 P3 C4", monster: 23, space: "C4", figures: [] }];
    const situation = situationOf(view, { ...NOTHING, walks, roams }, "privilege", null);
    expect(wayTo("P2", situation)).toEqual(["S1", "P1", "P2"]);
    expect(wayTo("C4", situation)).toEqual(["C2", "P3", "C4"]);
    expect([wayTo("C40", situation), wayTo(null, situation)]).toEqual([null, null]);
  });

  it("is empty for whoever is not asked", () => {
    const { prompt, walks, targets } = situationOf(view, null, "act", null);
    expect([prompt, walks.size, targets.size]).toEqual(["", 0, 0]);
  });
});
