// What can be done on the map now, and what a tap on a space does.

import { isMonster } from "./box";
import { type Deciding, roamsTo } from "./deciding.svelte";
import type { FoesInsight, FoesView, Roam, Walk } from "./types";

export interface Situation {
  view: FoesView;
  /** The name of the question; empty if nobody is asked. */
  prompt: string;
  /** Where the figure of the person who looks is. */
  here: string | null;
  walks: ReadonlyMap<string, Walk>;
  roams: readonly Roam[];
  /** The monster that is being moved. */
  monster: number | null;
  /** The spaces that can be chosen for what is asked: also monsters to be moved, or where one of them can go. */
  targets: ReadonlySet<string>;
}

/** The situation of whoever looks; the insight is null while he is not asked. */
export function situationOf(
  view: FoesView,
  insight: FoesInsight | null,
  prompt: string,
  chosen: number | null,
): Situation {
  const roams = insight?.roams ?? [];
  const movable = [...new Set(roams.map(({ monster }) => monster))];
  const monster = movable.length === 1 ? (movable[0] ?? null) : chosen;
  const targets = new Set(insight?.targets ?? []);
  for (const roam of roams) {
    if (monster === null) targets.add(chamberOf(view, roam.monster));
    else if (roam.monster === monster) targets.add(roam.space);
  }
  return {
    view,
    prompt: insight ? prompt : "",
    here: view.players[view.viewer ?? -1]?.space ?? null,
    walks: new Map(insight?.walks.map((walk) => [walk.space, walk])),
    roams,
    monster,
    targets,
  };
}

/** The chamber in which a tile lies. */
export function chamberOf(view: FoesView, tile: number): string {
  return Object.keys(view.tiles).find((space) => view.tiles[space] === tile) ?? "";
}

/** The spaces by which one would go to a space, or send a monster there: from where it starts. */
export function wayTo(
  space: string | null,
  { view, here, walks, roams, monster }: Situation,
): readonly string[] | null {
  const walk = walks.get(space ?? "");
  if (walk && here) return [here, ...walk.way];
  const [roam] = monster === null || space === null ? [] : roamsTo(roams, monster, space);
  return roam ? [chamberOf(view, roam.monster), ...roam.action.split(" ").slice(2)] : null;
}

/** Do what a tap on a space means; true if the space is only looked at. */
export function tap(space: string, situation: Situation, deciding: Deciding): boolean {
  const possible = situation.targets.has(space);
  const act = (action: string) => void (possible ? deciding.act(action) : deciding.explain(action));
  switch (situation.prompt) {
    case "act":
      return tapToWalk(space, situation, deciding);
    case "enter":
      act(`enter ${space}`);
      return false;
    case "retreat":
      act(`go ${space}`);
      return false;
    case "exchange":
      tapToSwap(space, situation, deciding);
      return false;
    case "rotate":
      if (possible) deciding.look(space);
      else void deciding.explain(`turn ${space} N`);
      return possible;
    case "privilege":
    case "move-monster":
      tapToMove(space, situation, deciding);
      return false;
    default:
      deciding.look(space);
      return true;
  }
}

function tapToWalk(space: string, { view, here, walks }: Situation, deciding: Deciding): boolean {
  const walk = walks.get(space);
  if (isMonster(view.tiles[space]) || space === here) {
    deciding.look(deciding.space === space ? null : space);
    if (!walk && space !== here) void deciding.explain(`go ${space}`);
    return true;
  }
  deciding.look(null);
  void (walk ? deciding.walk(walk.way, view) : deciding.explain(`go ${space}`));
  return false;
}

function tapToSwap(space: string, { targets }: Situation, deciding: Deciding) {
  if (deciding.first === space) deciding.first = null;
  else if (deciding.first) void deciding.act(`swap ${deciding.first} ${space}`);
  else if (targets.has(space)) deciding.first = space;
  else void deciding.explain(`swap ${space} ${[...targets][0] ?? space}`);
}

function tapToMove(space: string, { view, roams, monster }: Situation, deciding: Deciding) {
  const tile = view.tiles[space];
  const ends = monster === null ? [] : roamsTo(roams, monster, space);
  if (ends.length === 1 && ends[0]) void deciding.act(ends[0].action);
  else if (ends.length) deciding.look(space);
  else if (isMonster(tile) && roams.some((roam) => roam.monster === tile)) deciding.monster = tile;
  else void deciding.explain(`wander ${monster ?? (isMonster(tile) ? tile : 0)} ${space}`);
}
