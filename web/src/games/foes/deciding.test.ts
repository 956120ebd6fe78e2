import { describe, expect, it } from "vitest";
import { Deciding } from "./deciding.svelte";
import two from "./fixtures/foes-2.json";
import type { FoesInsight, FoesView } from "./types";

const start = (two as unknown as { view: FoesView }[])[0]?.view as FoesView;

/** The view with the viewer's figure somewhere. */
function at(space: string, changes: Partial<FoesView> = {}): FoesView {
  const players = start.players.map((each) => ({ ...each, space }));
  return { ...start, players, viewer: 0, active: 0, waiting_for: [0], ...changes };
}

/** What the board is told when one step leads to these spaces. */
function beside(...spaces: string[]): FoesInsight {
  const walks = spaces.map((space) => ({ space, way: [space], news: false, battle: true }));
  return { walks } as unknown as FoesInsight;
}

function table(refusing = false) {
  const done: string[] = [];
  const deciding = new Deciding(() => ({
    act: async (action) => {
      done.push(action);
      return !refusing;
    },
    why: async () => ({ tell: "explained", ask: 1, reason: "no-way", text: "No way.", rule: "FOE-4.1" }),
  }));
  return { done, deciding };
}

describe("a walk", () => {
  it("goes on step by step", async () => {
    const { done, deciding } = table();
    await deciding.walk(["P1", "P2", "C1"], at("S1"));
    deciding.goOn(at("S1"), beside("P1")); // nothing has happened yet
    expect(done).toEqual(["go P1"]);
    expect(deciding.walking).toBe(true);
    deciding.goOn(at("P1"), beside("P2"));
    deciding.goOn(at("P2"), beside("C1"));
    expect(done).toEqual(["go P1", "go P2", "go C1"]);
    deciding.goOn(at("C1"), beside("P3"));
    expect(done).toHaveLength(3);
  });

  it("stops where something new is seen", async () => {
    const { done, deciding } = table();
    await deciding.walk(["P1", "P2"], at("S1"));
    deciding.goOn(at("P1", { closed: { ...start.closed, X1: "N" } }), beside("P2"));
    expect(done).toEqual(["go P1"]);
    expect(deciding.way).toEqual([]);
  });

  it("stops where the next step is not possible any more, or somebody else is asked", async () => {
    for (const [view, insight] of [
      [at("P1"), beside("P9")],
      [at("P1"), null],
      [at("S1", { waiting_for: [1] }), beside()],
    ] as const) {
      const { done, deciding } = table();
      await deciding.walk(["P1", "P2"], at("S1"));
      deciding.goOn(view, insight);
      expect(done).toEqual(["go P1"]);
      expect(deciding.way).toEqual([]);
      expect(deciding.walking).toBe(false);
    }
  });

  it("stops when a step is refused", async () => {
    const { deciding } = table(true);
    await deciding.walk(["P1", "P2"], at("S1"));
    expect(deciding.way).toEqual([]);
  });
});

describe("what cannot be done", () => {
  it("is explained until something else is looked at", async () => {
    const { deciding } = table();
    await deciding.explain("go C9");
    expect(deciding.refusal?.rule).toBe("FOE-4.1");
    deciding.look("C2");
    expect(deciding.refusal).toBeNull();
    expect(deciding.space).toBe("C2");
  });
});
