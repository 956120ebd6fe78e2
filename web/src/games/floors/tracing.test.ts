import { describe, expect, it } from "vitest";
import type { Explained, Spelled } from "../../lib/protocol";
import type { At } from "./geometry";
import { Laying } from "./laying.svelte";
import { Tracing } from "./tracing.svelte";

/** A table at which a figure 4 stands on 3,3 and can go anywhere east and south, three cells far. */
function table() {
  const played: string[] = [];
  const asked: string[] = [];
  const spell = async (words: readonly string[]): Promise<Spelled> => {
    const path = words.slice(1).join("");
    const cells = [...path].map((_, i): At => where(path.slice(0, i + 1)));
    const left = 3 - path.length;
    const told = cells.map((at) => ({ event: "walked", figure: "A4", route: [at] }));
    const reach = left > 0 ? [..."ES"].map((step) => ({ place: where(path + step), path: step })) : [];
    return {
      tell: "spelled",
      ask: 0,
      next: left > 0 ? [..."ES"].map((word) => ({ word, text: "", place: null })) : [],
      here: null,
      whole: { action: `4 ${path}`.trim(), words: [], text: "" },
      insight: { told, left, reach, way: [], walks: [], danger: {} },
    };
  };
  const why = async (action: string): Promise<Explained> => {
    asked.push(action);
    return { tell: "explained", ask: 0, reason: "edge", text: "Not there.", rule: "FLOORS-4.3" };
  };
  const act = async (action: string) => {
    played.push(action);
    return true;
  };
  return { played, asked, tracing: new Tracing(() => ({ act, spell, why })) };
}

function where(path: string): At {
  const count = (letter: string) => [...path].filter((each) => each === letter).length;
  return [3 + count("E"), 3 + count("S")];
}

const START: At = [3, 3];
const ends = (tracing: Tracing) => ({ here: () => where(tracing.path), start: START });

describe("tracing a path", () => {
  it("goes step by step, and plays what it has come to", async () => {
    const { tracing, played } = table();
    await tracing.choose(4);
    await tracing.step("E");
    await tracing.step("S");
    expect(tracing.path).toBe("ES");
    expect(tracing.insight?.left).toBe(1);
    expect(tracing.stations.map((station) => station.at)).toEqual([
      [4, 3],
      [4, 4],
    ]);
    await tracing.play();
    expect(played).toEqual(["4 ES"]);
    expect(tracing.figure).toBeNull();
  });

  it("keeps the order of keys that are pressed faster than the server answers", async () => {
    const { tracing } = table();
    void tracing.choose(4);
    void tracing.step("E");
    void tracing.step("S");
    await tracing.step("E");
    expect(tracing.path).toBe("ESE");
  });

  it("comes in by any arrow, and knows the way out", async () => {
    const said: string[][] = [];
    const tracing = new Tracing(() => ({
      act: async () => true,
      why: async () => Promise.reject(new Error("nobody asks")),
      spell: async (words) => {
        said.push([...words]);
        const next = ["+", "W", "-"].map((word) => ({ word, text: "", place: null }));
        return { tell: "spelled", ask: 0, next, here: null, whole: null, insight: null };
      },
    }));
    await tracing.choose(4);
    await tracing.towards("N", () => "outside");
    await tracing.towards("W", () => [15, 10]);
    await tracing.towards("W", () => [0, 0]);
    expect(said.at(-1)).toEqual(["4", "+", "W", "-"]);
  });

  it("means the figure that was chosen last, whatever was asked before", async () => {
    const { tracing } = table();
    void tracing.choose(4);
    void tracing.step("E");
    void tracing.choose(5);
    await tracing.step("S");
    expect(tracing.words).toEqual(["5", "S"]);
  });

  it("says why a step is refused, and stays where it is", async () => {
    const { tracing, asked } = table();
    await tracing.choose(4);
    await tracing.step("E");
    await tracing.step("N");
    expect(asked).toEqual(["4 EN"]);
    expect(tracing.refusal?.rule).toBe("FLOORS-4.3");
    expect(tracing.path).toBe("E");
    await tracing.step("S");
    expect(tracing.refusal).toBeNull();
  });

  it("follows a tap to a cell in reach and back to one where it has been", async () => {
    const { tracing } = table();
    await tracing.choose(4);
    await tracing.go([4, 3], ends(tracing));
    await tracing.go([4, 4], ends(tracing));
    expect(tracing.path).toBe("ES");
    await tracing.go([4, 3], ends(tracing));
    expect(tracing.path).toBe("E");
    await tracing.go(START, ends(tracing));
    expect(tracing.path).toBe("");
    expect(tracing.figure).toBe(4);
  });

  it("asks about a cell out of reach when tapped, and is silent when dragged over it", async () => {
    const { tracing, asked } = table();
    await tracing.choose(4);
    await tracing.drag([3, 1], ends(tracing));
    expect(asked).toEqual([]);
    await tracing.go([2, 1], ends(tracing));
    expect(asked).toEqual(["4 WNN"]);
    expect(tracing.refusal?.text).toBe("Not there.");
  });

  it("takes steps back, and then lets go", async () => {
    const { tracing } = table();
    await tracing.choose(4);
    await tracing.step("E");
    await tracing.back();
    expect([tracing.figure, tracing.path]).toEqual([4, ""]);
    await tracing.back();
    expect(tracing.figure).toBeNull();
  });

  it("forgets an answer to a question of an earlier position", async () => {
    const { tracing } = table();
    const choosing = tracing.choose(4);
    await Promise.resolve();
    tracing.clear();
    await choosing;
    expect(tracing.figure).toBeNull();
  });

  it("goes on after the connection was lost", async () => {
    let lost = true;
    const good = table();
    const tracing = new Tracing(() => ({
      act: async () => true,
      why: async () => Promise.reject(new Error("lost")),
      spell: async (words) => {
        if (lost) throw new Error("lost");
        return { ...(await spellOf(good, words)) };
      },
    }));
    await tracing.choose(4);
    expect(tracing.figure).toBeNull();
    lost = false;
    await tracing.choose(4);
    expect(tracing.figure).toBe(4);
  });
});

async function spellOf({ tracing }: { tracing: Tracing }, words: readonly string[]): Promise<Spelled> {
  await tracing.choose(Number(words[0]));
  return tracing.spelled as Spelled;
}

describe("laying a tile", () => {
  const spelled = (words: string[], place: string | null = null): Spelled => ({
    tell: "spelled",
    ask: 0,
    next: words.map((word) => ({ word, text: "", place: null })),
    here: null,
    whole: null,
    insight: place,
  });
  function laying() {
    const played: string[] = [];
    const made = new Laying(() => ({
      spell: async (words) => {
        if (words.length === 2) return spelled(["3,4", "5,5"]);
        return spelled(words[2] !== "3,4" ? [] : words[1] === "stone" ? ["-"] : ["E"]);
      },
      why: async (action) => ({
        tell: "explained",
        ask: 0,
        reason: "",
        text: action === "lay 4x1 3,4 E" || action === "lay stone 3,4 -" ? "" : "Something lies there.",
        rule: "FLOORS-14.4",
      }),
      act: async (action) => {
        played.push(action);
        return true;
      },
    }));
    return { made, played };
  }

  it("knows where it may lie, and lays it", async () => {
    const { made, played } = laying();
    await made.choose("stone");
    expect([...made.places]).toEqual(["3,4", "5,5"]);
    await made.moveTo([3, 4]);
    expect(made.legal).toBe(true);
    await made.place();
    expect(played).toEqual(["lay stone 3,4 -"]);
    expect(made.tile).toBeNull();
  });

  it("turns it round, and says why it may not lie so", async () => {
    const { made, played } = laying();
    await made.choose("4x1");
    await made.moveTo([3, 4]);
    expect([made.facing, made.legal]).toEqual(["E", true]);
    await made.rotate();
    expect([made.facing, made.legal]).toEqual(["S", false]);
    await made.place();
    expect(made.refusal?.rule).toBe("FLOORS-14.4");
    expect(played).toEqual([]);
    await made.rotate();
    await made.place();
    expect(played).toEqual(["lay 4x1 3,4 E"]);
  });
});
