// What a cell is called for whoever cannot see it: its coordinates, and whatever is there.

import { type At, ENTRANCE, EXIT, key, same } from "./geometry";
import type { FloorsView } from "./types";

type Say = (id: string, details?: Record<string, string | number>) => string;

export interface Besides {
  danger: Readonly<Record<string, number>> | null;
  reach: ReadonlyMap<string, string>;
}

export function cellName(view: FloorsView, at: At, t: Say, { danger, reach }: Besides): string {
  const parts: string[] = [];
  if (same(view.monster, at)) parts.push(t("web-floors-cell-monster", { facing: view.facing }));
  for (const figure of view.figures.filter((each) => same(each.place, at))) {
    parts.push(t("web-floors-cell-figure", { figure: figure.name, points: figure.points }));
    const risk = danger?.[figure.name];
    if (risk) parts.push(t("web-floors-danger", { percent: Math.round(100 * risk) }));
  }
  const stone = view.stones.find(([x, y]) => same([x, y], at));
  if (stone) parts.push(t("web-floors-cell-stone", { stone: stone[2] }));
  const portal = view.teleporters.find((tile) => same(tile.at, at));
  if (portal) parts.push(t("web-floors-cell-teleporter", { pair: portal.pair, facing: portal.arrow }));
  if (view.pools.some((pool) => pool.some((cell) => same(cell, at)))) parts.push(t("web-floors-cell-blood"));
  if (same(EXIT, at)) parts.push(t("web-floors-cell-exit"));
  if (same(ENTRANCE, at)) parts.push(t("web-floors-cell-entrance"));
  if (!parts.length) parts.push(t("web-floors-cell-empty"));
  if (reach.has(key(at))) parts.push(t("web-floors-cell-reach"));
  return `${key(at)}: ${parts.join(", ")}`;
}
