import { describe, expect, it, vi } from "vitest";
import type { Offer } from "../../lib/protocol";
import { Deciding, tap } from "./deciding.svelte";
import { deedsOf } from "./deeds";
import moments from "./fixtures/moments.json";
import { follow } from "./follow";
import { chitsIn, countersIn, placedOn, placeOf } from "./pieces";
import { beyond, blockedStep, cellsOf, situationOf } from "./situation";
import type { GameEvent, RealmView } from "./types";

interface Moment {
  view: RealmView;
  offers: Offer[];
}
const { recording, monsters, company, combat } = moments as unknown as Record<string, Moment>;
const opening = moments.opening as unknown as RealmView;
const entries = moments.entries as unknown as {
  events: GameEvent[];
  people: Record<string, [string | null, boolean]>;
}[];

function situated({ view, offers }: Moment, asked = true) {
  return situationOf(view, { asked, offers });
}

describe("a tap on a clearing", () => {
  const moment = recording as Moment;
  const situation = situated(moment);
  const table = { act: vi.fn(async () => true), why: vi.fn() };

  it("records the step that leads there", () => {
    const deciding = new Deciding(() => table);
    const [clearing, offer] = [...situation.steps][0] ?? ["", null];
    expect(offer?.action).toBe(`move ${clearing} ordinary`);
    expect(tap(clearing, situation, deciding)).toBe(false);
    expect(table.act).toHaveBeenCalledWith(offer?.action);
    expect(deciding.clearing).toBe(null);
  });

  it("else shows what lies there, and a second one lets go of it", () => {
    const deciding = new Deciding(() => table);
    table.act.mockClear();
    expect(tap("ledges-1", situation, deciding)).toBe(true);
    expect(deciding.clearing).toBe("ledges-1");
    expect(tap("ledges-1", situation, deciding)).toBe(false);
    expect(table.act).not.toHaveBeenCalled();
  });

  it("asks why a road cannot be taken, and only that", () => {
    const { view } = moment;
    const { steps, onward } = situation;
    expect(onward).toBe("bad_valley-5");
    expect(blockedStep(view, situation, "bad_valley-2")).toBe("move bad_valley-2 ordinary"); // there is a road
    expect(blockedStep(view, situation, "ledges-1")).toBe(null);
    expect(blockedStep(view, { ...situation, steps: new Map() }, "bad_valley-2")).toBe(null);
    expect(steps.size).toBeGreaterThan(0);
  });

  it("means nothing but a look to whoever is not asked", () => {
    const idle = situated(moment, false);
    expect(idle.steps.size + idle.about.size + idle.others.length).toBe(0);
  });
});

describe("what is offered", () => {
  it("is a step, or stands beside the map", () => {
    const { steps, others } = situated(recording as Moment);
    expect(others.some(({ words }) => words[0] === "move")).toBe(false);
    expect(others.some(({ words }) => words[0] === "hide")).toBe(true);
    expect(steps.size).toBeGreaterThan(0);
  });

  it("goes through a clearing on a pony", () => {
    const { view } = recording as Moment;
    const offer = (action: string): Offer => ({ action, words: action.split(" "), text: "" });
    const offers = [offer("move bad_valley-2 ordinary"), offer("ride bad_valley-2 cavern-5 ordinary")];
    const { steps } = situationOf(view, { asked: true, offers });
    expect(steps.get("cavern-5")?.words[0]).toBe("ride");
    expect(steps.get("bad_valley-2")?.words[0]).toBe("move");
  });

  it("leads to a whole tile through the air, and to a dwelling at the beginning", () => {
    const { view } = recording as Moment;
    const offer = (action: string): Offer => ({ action, words: action.split(" "), text: "" });
    const offers = [offer("fly cliff ordinary"), offer("enter inn")];
    const { steps } = situationOf(view, { asked: true, offers });
    expect(situationOf(view, { asked: true, offers }).others.map(({ action }) => action)).toEqual([
      "enter inn",
    ]);
    expect([...steps.keys()].filter((clearing) => clearing.startsWith("cliff-"))).toHaveLength(6);
    expect(steps.get(placeOf(view, "inn") ?? "")?.action).toBe("enter inn");
  });

  it("has a button each where it is little, and goes word by word where it is much", () => {
    const offer = (action: string): Offer => ({ action, words: action.split(" "), text: action });
    const few = deedsOf([offer("hide ordinary"), offer("ready"), offer("rest ordinary")], [], []);
    expect(few.map(({ key }) => key)).toEqual(["hide ordinary", "rest ordinary", "ready"]); // the end comes last
    const many = Array.from({ length: 20 }, (_, index) => offer(`give ${index}`));
    const next = [{ word: "give", text: "Give", place: null }];
    expect(deedsOf([...many, offer("done")], [], next).map(({ text }) => text)).toEqual(["Give", "done"]);
    expect(deedsOf([], [], next)).toMatchObject([{ word: "give", offer: null }]);
  });
});

describe("the recorded turn", () => {
  it("leads through the clearings that are written down", () => {
    const moment = recording as Moment;
    const { here, route, onward } = situated(moment);
    expect(route[0]).toBe(here);
    expect(onward).toBe(
      (moment.view.my_draft.findLast(({ do: what }) => what === "move") as { clearing: string }).clearing,
    );
  });
});

describe("counters", () => {
  it("that are alike are one, with their number", () => {
    const { view } = combat as Moment;
    const place = placeOf(view, "C1") ?? "";
    const found = countersIn(view, place);
    const group = found.find(({ what }) => what === "company");
    expect(group?.number).toBe(view.standing_at[place]?.filter((piece) => /^C(HQ|\d)$/.test(piece)).length);
    expect(found[0]?.sort).toBe("character");
  });

  it("stand beside their clearing, nobody twice", () => {
    const { view } = company as Moment;
    const placed = view.layout.tiles.flatMap((laid) => placedOn(view, laid));
    const characters = placed
      .filter(({ counter }) => counter.sort === "character")
      .map(({ counter }) => counter.what);
    expect(new Set(characters).size).toBe(characters.length);
    expect(characters.length).toBe(8);
  });

  it("of the map lie face down until somebody has looked", () => {
    const { view } = recording as Moment;
    expect(chitsIn(view, "ruins").map(({ what }) => what)).toEqual(["?", "?"]);
    expect(chitsIn(view, "oak_woods").map(({ what }) => what)).toEqual(["?"]);
    expect(chitsIn(view, "bad_valley")).toEqual([]); // the Inn stands for it
    const known = (monsters as Moment).view;
    const seen = Object.keys(known.chits).flatMap((tile) => chitsIn(known, tile));
    expect(seen.some(({ picture }) => picture === "sound")).toBe(true);
  });

  it("that one has seen alone are known as such", () => {
    const { view } = recording as Moment;
    const mine = { ...view, chits: { ...view.chits, ruins: ["bones_c", "?"] } };
    expect(chitsIn(mine, "ruins").map(({ secret }) => secret)).toEqual([true, false]);
  });

  it("of those who have run onto a road stand there", () => {
    const { view } = recording as Moment;
    const laid = view.layout.tiles.find(({ tile }) => tile === "bad_valley");
    const there = { ...view.standing_at, "bad_valley-1-4": ["demon"], bad_valley: ["imp"] };
    const placed = laid ? placedOn({ ...view, standing_at: there }, laid) : [];
    expect(placed.map(({ counter }) => counter.what)).toEqual(expect.arrayContaining(["demon", "imp"]));
  });
});

describe("the arrow keys", () => {
  it("lead from every clearing to every other", () => {
    const cells = cellsOf((recording as Moment).view).flatMap((row) => row.cells);
    const seen = new Set([cells[0]?.name ?? ""]);
    for (const from of seen)
      for (const key of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"] as const) {
        const next = beyond(cells, from, key);
        if (next) seen.add(next);
      }
    expect(seen.size).toBe(cells.length);
  });
});

describe("following a game", () => {
  it("has everybody where the server says, after every action", () => {
    let view = opening;
    let people: Record<string, [string | null, boolean]> = {};
    for (const { events, people: changed } of entries) {
      view = events.reduce(follow, view);
      people = Object.keys(changed).length ? changed : people;
      for (const [who, [place]] of Object.entries(people)) expect(placeOf(view, who)).toBe(place);
    }
    expect(view.day).toBeGreaterThan(1);
    expect(Object.keys(people)).not.toEqual([]);
  });
});
