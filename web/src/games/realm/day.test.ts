import { describe, expect, it } from "vitest";
import { partOf } from "./day";
import moments from "./fixtures/moments.json";
import type { RealmView } from "./types";

const { recording, combat, company } = moments as unknown as Record<string, { view: RealmView }>;

describe("the time of day", () => {
  it("is told by what is going on", () => {
    expect(partOf(recording?.view as RealmView)).toBe("birdsong");
    expect(partOf(company?.view as RealmView)).toBe("daylight");
    expect(partOf(combat?.view as RealmView)).toBe("evening");
  });

  it("has a beginning and an end", () => {
    const view = recording?.view as RealmView;
    expect(partOf({ ...view, day: 0 })).toBe("before");
    expect(partOf({ ...view, doing: [] })).toBe("over");
    expect(partOf({ ...view, doing: ["days"], turn: null, to_come: [] })).toBe("midnight");
  });
});
