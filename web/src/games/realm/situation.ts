// What can be done now on the map, and what a tap on a clearing means.

import type { Desk, Offer } from "../../lib/protocol";
import { TILES } from "./box";
import { centre, distance, type Point } from "./geometry";
import { groundOf, wayBetween } from "./ground";
import { placeOf } from "./pieces";
import type { RealmView } from "./types";

/** Words of actions that lead somebody from where he is, or would be, to a place. */
const STEPS: Readonly<Record<string, number>> = { move: 1, ride: 2, enter: 1, fly: 1 };

export interface Situation {
  /** The step to each clearing that one tap makes: the first that is offered. */
  steps: ReadonlyMap<string, Offer>;
  /** Everything that is offered about a clearing. */
  about: ReadonlyMap<string, readonly Offer[]>;
  /** What is offered and has no place on the map. */
  others: readonly Offer[];
  /** Where whoever looks is, and where he will be after what he has recorded. */
  here: string | null;
  onward: string | null;
  /** The clearings through which his recorded turn leads, his own first. */
  route: readonly string[];
}

export function situationOf(view: RealmView, desk: Pick<Desk, "asked" | "offers">): Situation {
  const steps = new Map<string, Offer>();
  const about = new Map<string, Offer[]>();
  const others: Offer[] = [];
  for (const offer of desk.asked ? desk.offers : []) {
    const [word = "", ...rest] = offer.words;
    const place = placesOf(view, word, rest);
    if (word in STEPS && place.length) for (const each of place) if (!steps.has(each)) steps.set(each, offer);
    for (const each of place) about.set(each, [...(about.get(each) ?? []), offer]);
    if (!(word in STEPS) || !place.length || word === "enter") others.push(offer);
  }
  const who = view.my_sheet?.character ?? "";
  const here = placeOf(view, who);
  const route = routeOf(view, here);
  return { steps, about, others, here, onward: route.at(-1) ?? here, route };
}

/** The clearings to which an offer belongs. */
function placesOf(view: RealmView, word: string, rest: readonly string[]): string[] {
  const at = STEPS[word];
  if (at === 2) return rest[1] ? [rest[1]] : [];
  const [first = ""] = rest;
  if (TILES.has(first) && word === "fly") return clearingsOf(view, first);
  if (isClearing(view, first)) return [first];
  if (word === "enter") {
    const there = placeOf(view, first) ?? placeOf(view, `${first}-1`);
    return there ? [there] : [];
  }
  return [];
}

function clearingsOf(view: RealmView, tile: string): string[] {
  const laid = view.layout.tiles.find((each) => each.tile === tile);
  return laid ? groundOf(laid.tile, laid.side, laid.turns).spots.map(({ name }) => name) : [];
}

export function isClearing(view: RealmView, place: string): boolean {
  const tile = place.slice(0, -2);
  return TILES.has(tile) && view.layout.tiles.some((laid) => laid.tile === tile) && /-\d$/.test(place);
}

interface Order {
  do: string;
  clearing?: string;
  onward?: string;
}

/** Where the recorded turn leads, as long as it is recorded; by day, what is left of it. */
function routeOf(view: RealmView, here: string | null): string[] {
  const own = view.my_individuals[view.my_sheet?.character ?? ""];
  const firstTurn: Order[] = [];
  for (const order of view.my_draft as readonly Order[]) {
    if (order.do === "ready") break;
    firstTurn.push(order);
  }
  const phases = firstTurn.length ? firstTurn : ((own?.turn ?? []) as readonly Order[]);
  const way = phases.flatMap((phase) => {
    if (phase.do === "move") return [phase.clearing ?? ""];
    return phase.do === "ride" ? [phase.clearing ?? "", phase.onward ?? ""] : [];
  });
  return here && way.length ? [here, ...way.filter(Boolean)] : [];
}

/** The step to a clearing that a roadway joins and that is not offered all the same: there is a reason for that. */
export function blockedStep(view: RealmView, { steps, onward }: Situation, clearing: string): string | null {
  const recording = [...steps.values()].find(({ words }) => words[0] === "move");
  if (!recording || !onward || onward === clearing) return null;
  const joined = wayBetween(view.layout.tiles, onward, clearing).length > 2;
  return joined ? `move ${clearing} ${recording.words[2]}` : null;
}

export interface Cell extends Point {
  name: string;
  tile: string;
}

/** Every clearing on the map, tile by tile. */
export function cellsOf(view: RealmView): { tile: string; cells: Cell[] }[] {
  return view.layout.tiles.map((laid) => {
    const middle = centre(laid);
    return {
      tile: laid.tile,
      cells: groundOf(laid.tile, laid.side, laid.turns).spots.map(({ name, x, y }) => ({
        name,
        tile: laid.tile,
        x: middle.x + x,
        y: middle.y + y,
      })),
    };
  });
}

export type Arrow = "ArrowDown" | "ArrowLeft" | "ArrowRight" | "ArrowUp";
const WHITHER: Readonly<Record<Arrow, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** The nearest clearing in this direction. */
export function beyond(cells: readonly Cell[], from: string, key: Arrow): string | null {
  const start = cells.find(({ name }) => name === from);
  if (!start) return cells[0]?.name ?? null;
  const way = WHITHER[key];
  let [best, least]: [string | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const cell of cells) {
    const ahead = (cell.x - start.x) * way.x + (cell.y - start.y) * way.y;
    const aside = Math.abs((cell.x - start.x) * way.y) + Math.abs((cell.y - start.y) * way.x);
    const cost = distance(cell, start) + 1.5 * aside;
    if (ahead > 0.05 && aside <= ahead * 1.7 && cost < least) [best, least] = [cell.name, cost];
  }
  return best;
}
