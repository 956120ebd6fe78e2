import { describe, expect, it } from "vitest";
import two from "./fixtures/foes-2.json";
import four from "./fixtures/foes-4.json";
import { follow } from "./follow";
import type { FoesView, GameEvent } from "./types";

interface Stretch {
  view: FoesView;
  entries: { events: GameEvent[]; changed: Partial<FoesView> }[];
}
const GAMES: [string, Stretch[]][] = [
  ["two players", two as unknown as Stretch[]],
  ["four players", four as unknown as Stretch[]],
];

/** What is to be seen: events do not tell whom the game waits for, and what for. */
function shown(view: FoesView): Partial<FoesView> {
  const { agenda: _, waiting_for: __, turn: ___, drawn_levels: ____, opening: _____, ...rest } = view;
  return rest;
}

describe.each(GAMES)("following a game: %s", (_, stretches) => {
  it("arrives at the server's view after every action", () => {
    for (const { view, entries } of stretches) {
      let before = view;
      for (const { events, changed } of entries) {
        const after = { ...before, ...changed };
        expect(shown(events.reduce(follow, before))).toEqual(shown(after));
        before = after;
      }
    }
  });

  it("ends when the game does", () => {
    const last = stretches.at(-1) as Stretch;
    const end = last.entries.flatMap(({ events }) => events).reduce(follow, last.view);
    expect(end.over).toBe(true);
  });
});

describe("following Transform", () => {
  it("changes the monster until it is gone", () => {
    const view = (two as unknown as Stretch[])[0]?.view as FoesView;
    const fighter = {
      ...view,
      active: 0,
      tiles: { ...view.tiles, C2: 9 },
      viewer: 0,
      hand: ["3-transform-2"],
    };
    const players = view.players.map((each) => ({ ...each, space: "C2", spell_levels: [3] }));
    const told = { rule: "", to: null, reveals: false, seat: 0 };
    const cast = follow(
      { ...fighter, players },
      { ...told, event: "casting", spell: "3-transform-2", amount: -2 },
    );
    expect(cast.turn.transform).toBe(-2);
    expect(cast.hand).toEqual([]);
    expect(follow(cast, { ...told, event: "defeated", monster: 9, space: "C2" }).turn.transform).toBe(0);
  });
});
