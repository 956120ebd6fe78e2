// The view after one more event, so that what happens can be shown step by step.

import data from "../../../../src/fabula/games/floors/data/board.json";
import { type At, same } from "./geometry";
import type { FigureView, FloorsView, GameEvent, Laid } from "./types";

type Place = FigureView["place"];

const LONG_POOL = "4x1";
const SQUARE_POOL = "2x2";
const TELEPORTERS = ["square", "round"];
const STONES = ["stone", "crystal", "right", "uturn"];

/** What the view looks like after an event, as far as events tell: they do not say whose turn it is. */
export function follow(view: FloorsView, event: GameEvent): FloorsView {
  switch (event.event) {
    case "laid":
      return laid(view, event);
    case "entered":
      return moveFigure(view, event.figure, event.at);
    case "walked":
      return moveFigure(view, event.figure, event.route.at(-1) as At);
    case "left":
      return { ...moveFigure(view, event.figure, "escaped"), escaped: [...view.escaped, event.figure] };
    case "turned":
      return changeFigure(view, event.figure, { points: event.points, moved: true });
    case "looked":
    case "turnedby":
    case "stuck":
      return { ...view, facing: event.facing };
    case "crept":
    case "teleported":
      return { ...view, monster: event.at, facing: event.facing };
    case "pushed":
      return STONES.includes(event.piece)
        ? moveStone(view, event.start, event.end)
        : moveFigure(view, event.piece, event.end);
    case "removed":
      return moveStone(view, event.start, null);
    case "eaten":
      return moveFigure(view, event.figure, "eaten");
    case "returned":
      return moveFigure(view, event.figure, "outside");
    case "tile":
      return { ...view, pile: without(view.pile, event.tile) };
    case "stage":
      return { ...view, stage: event.stage, pile: fullPile(view) };
    case "round":
      return {
        ...view,
        round: event.round,
        turn: event.seat,
        marker: (view.marker + 1) % view.seats,
        figures: view.figures.map((figure) => ({ ...figure, moved: false })),
      };
    case "ended":
      return { ...(event.ending === "time_up" ? timeUp(view) : view), ending: event.ending };
    case "passed":
    case "setaside":
    case "rested":
      return view;
  }
}

/** The cells that a tile covers whose upper left one is given. */
export function covered(tile: string, [x, y]: At, facing: string | null): At[] {
  if (tile === SQUARE_POOL)
    return [
      [x, y],
      [x, y + 1],
      [x + 1, y],
      [x + 1, y + 1],
    ];
  if (tile === LONG_POOL) return [0, 1, 2, 3].map((i): At => (facing === "E" ? [x + i, y] : [x, y + i]));
  return [[x, y]];
}

function laid(view: FloorsView, { seat, tile, at, facing }: Laid): FloorsView {
  const supply = without(view.supply, tile);
  // FLOORS-14.2: whoever comes after the last tile begins
  const begins = supply.length === 0 && view.options.first_layer === "random";
  const after = { ...view, supply, marker: begins ? (seat + 1) % view.seats : view.marker };
  if (STONES.includes(tile)) return { ...after, stones: sorted([...view.stones, [...at, tile]]) };
  if (TELEPORTERS.includes(tile)) {
    const tiles = [...view.teleporters, { at, pair: tile, arrow: facing ?? "N" }];
    return { ...after, teleporters: tiles.sort((one, other) => compare(one.at, other.at)) };
  }
  const pools = [...view.pools, covered(tile, at, facing)];
  return { ...after, pools: pools.sort((one, other) => compare(one[0] as At, other[0] as At)) };
}

function compare(one: At, other: At): number {
  return one[0] - other[0] || one[1] - other[1];
}

function sorted(stones: (readonly [number, number, string])[]): FloorsView["stones"] {
  return stones.sort((one, other) => one[0] - other[0] || one[1] - other[1]);
}

function changeFigure(view: FloorsView, name: string, change: Partial<FigureView>): FloorsView {
  const figures = view.figures.map((figure) => (figure.name === name ? { ...figure, ...change } : figure));
  return { ...view, figures };
}

function moveFigure(view: FloorsView, name: string, place: Place): FloorsView {
  return changeFigure(view, name, { place });
}

function moveStone(view: FloorsView, start: At, end: At | null): FloorsView {
  const kept = view.stones.filter(([x, y]) => !same([x, y], start));
  const moved = view.stones.find(([x, y]) => same([x, y], start));
  if (end && moved) kept.push([end[0], end[1], moved[2]]);
  return { ...view, stones: sorted(kept) };
}

function without(pile: readonly string[], tile: string): string[] {
  const index = pile.indexOf(tile);
  return pile.filter((_, at) => at !== index);
}

function fullPile(view: FloorsView): string[] {
  return data.movement_tiles.map((tile) => (view.options.long_game && tile === "5" ? "hit3" : tile));
}

/** FLOORS-12.3: whoever has not got out counts as eaten. */
function timeUp(view: FloorsView): FloorsView {
  const figures = view.figures.map((figure) =>
    figure.place === "escaped" ? figure : { ...figure, place: "eaten" as const },
  );
  return { ...view, figures };
}
