// What a space is called for whoever cannot see it: its name and ward, and whatever is there.

import { seatLetter } from "../../lib/seats";
import { type Box, CHEST, FACE_DOWN, type Fortress, isChest, isMonster } from "./box";
import type { FoesInsight, FoesView, SpaceData } from "./types";

export type Say = (id: string, details?: Record<string, string | number>) => string;

export interface Besides {
  fortress: Fortress;
  box: Box;
  insight: FoesInsight | null;
  t: Say;
}

export function spaceName(view: FoesView, space: SpaceData, { fortress, box, insight, t }: Besides): string {
  const parts: string[] = [];
  const { id, kind } = space;
  const tile = view.tiles[id];
  if (kind === "intersection") {
    const closed = view.closed[id] ?? FACE_DOWN;
    parts.push(closed === FACE_DOWN ? t("web-foes-face-down") : t("web-foes-crossing", { closed }));
  } else if (kind === "teleport") parts.push(t("web-foes-teleport", { colour: view.teleports[id] ?? "" }));
  else if (kind === "path") parts.push(t("web-foes-pathway"));
  else if (tile === undefined) parts.push(t("web-foes-unexplored"));
  else if (!tile) parts.push(t("web-foes-empty"));
  else parts.push(tileName(tile, box, t));
  for (const figure of view.players.filter((each) => each.space === id))
    parts.push(t("web-foes-figure", { letter: seatLetter(figure.seat) }));
  if (isMonster(tile)) {
    const duel = insight?.duels.find((each) => each.space === id);
    if (duel) parts.push(t("web-foes-chance", { percent: percent(duel.win) }));
  }
  const walk = insight?.walks.find((each) => each.space === id);
  if (walk) parts.push(t("web-foes-steps-away", { steps: walk.way.length }));
  if (walk?.news) parts.push(t("web-foes-news"));
  const ward = fortress.wards.get(space.ward);
  return `${id}${ward ? ` (${ward})` : ""}: ${parts.join(", ")}`;
}

export function tileName(tile: number, box: Box, t: Say): string {
  if (isChest(tile)) {
    const chest = box.chests[tile - CHEST];
    return t("web-foes-chest", { gold: chest?.gold ?? 0, wisdom: chest?.wisdom ?? 0 });
  }
  const monster = box.monster.get(tile);
  const name = monster?.name || t("web-foes-monster-name", { strength: tile });
  return t("web-foes-monster", {
    name,
    strength: tile,
    gold: monster?.gold ?? 0,
    heart: monster?.heart ?? 0,
  });
}

export function percent(chance: number): number {
  return Math.round(100 * chance);
}
