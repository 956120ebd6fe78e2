import { describe, expect, it } from "vitest";
import type { Offer } from "../../lib/protocol";
import { layingsOf, lying, strikes } from "./fray";
import type { CounterShown, SheetShown } from "./types";

const offer = (action: string): Offer => ({ action, words: action.split(" "), text: "" });

const counter: CounterShown = {
  piece: "wolf_a-1",
  letter: "a",
  target: "elf",
  box: "red",
  direction: 2,
  dark: false,
  blow: "L4",
  move: 3,
  size: "M",
  armored: false,
  hits: "there",
};

function sheet(...counters: Partial<CounterShown>[]): SheetShown {
  return {
    owner: "elf",
    letter: "",
    seat: 0,
    target: "",
    counters: counters.map((each) => ({ ...counter, ...each })),
    played: [{ kind: "maneuver", direction: 2, shown: "M4", means: "chit:1" }],
    gear: [],
  };
}

describe("what is laid into the columns", () => {
  it("is found by its direction, for attacks and maneuvers alike", () => {
    const words = ["strike smash chit:3", "maneuver dodge chit:1", "shield thrust", "place wolf_a-1 swing"];
    const { layings, aims, others } = layingsOf([...words, "pass", "target wolf_a-1"].map(offer));
    expect(layings.map(({ row, column, what }) => [row, column, what])).toEqual([
      ["attack", 3, "chit:3"],
      ["maneuver", 2, "chit:1"],
      ["shield", 1, ""],
      ["counter", 2, "wolf_a-1"],
    ]);
    expect(aims.map(({ action }) => action)).toEqual(["target wolf_a-1"]);
    expect(others.map(({ action }) => action)).toEqual(["pass"]);
  });
});

describe("a counter", () => {
  it("lies in its column, or in none yet", () => {
    const shown = sheet({}, { piece: "wolf_a-2", direction: 0 });
    expect(lying(shown, 2).map(({ piece }) => piece)).toEqual(["wolf_a-1"]);
    expect(lying(shown, 0).map(({ piece }) => piece)).toEqual(["wolf_a-2"]);
  });

  it("strikes where one dodges to, or anywhere if it is faster", () => {
    const hits = (changes: Partial<CounterShown>) => strikes({ ...counter, ...changes }, sheet());
    expect(hits({})).toBe(true);
    expect(hits({ direction: 1 })).toBe(false);
    expect(hits({ direction: 1, hits: "anywhere" })).toBe(true);
    expect(hits({ direction: 0, hits: "anywhere" })).toBe(false); // nobody knows where it will lie
    expect(hits({ hits: "" })).toBe(false); // it attacks somebody else
  });
});
