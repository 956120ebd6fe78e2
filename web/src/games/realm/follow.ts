// The view after one more event, as far as it is seen on the map; the rest is seen when all has been shown.

import type { GameEvent, RealmView } from "./types";

export function follow(view: RealmView, event: GameEvent): RealmView {
  switch (event.event) {
    case "day-began":
      return { ...view, day: event.day };
    case "monster-roll": {
      if (event.rule === "MR-10.6.5") return { ...view, second_roll: event.result };
      return {
        ...view,
        monster_roll: event.result,
        doing: view.doing.filter((step) => step !== "birdsong"),
      };
    }
    case "tile-laid": {
      const { tile, column, row, turns } = event;
      if (view.layout.tiles.some((laid) => laid.tile === tile)) return view;
      const laid = { tile, column, row, turns, side: "green" } as const;
      return { ...view, layout: { tiles: [...view.layout.tiles, laid] } };
    }
    case "tile-turned": {
      const side = event.enchanted ? "enchanted" : "green";
      const tiles = view.layout.tiles.map((laid) => (laid.tile === event.tile ? { ...laid, side } : laid));
      return { ...view, layout: { tiles: tiles as RealmView["layout"]["tiles"] } };
    }
    case "moved":
    case "entered":
      return standing(view, event.who, event.clearing);
    case "hid":
      return hidden(view, event.who, true);
    case "unhidden":
      return hidden(view, event.who, false);
    default:
      return view;
  }
}

function standing(view: RealmView, who: string, clearing: string): RealmView {
  const places = Object.entries(view.standing_at).map(
    ([place, pieces]) => [place, pieces.filter((piece) => piece !== who)] as const,
  );
  const there = Object.fromEntries(places.filter(([, pieces]) => pieces.length));
  return { ...view, standing_at: { ...there, [clearing]: [...(there[clearing] ?? []), who] } };
}

function hidden(view: RealmView, who: string, hides: boolean): RealmView {
  const individuals = view.individuals.map((one) => (one.who === who ? { ...one, hidden: hides } : one));
  return { ...view, individuals };
}

/** The clearing, road or tile in which an event happens, if it happens somewhere. */
export function placeOfEvent(event: GameEvent | null): string | null {
  if (!event || !("clearing" in event)) return null;
  return typeof event.clearing === "string" ? event.clearing : null;
}
