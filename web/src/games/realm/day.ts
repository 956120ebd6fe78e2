// What time of day it is.

import type { RealmView } from "./types";

export type Part = "before" | "birdsong" | "daylight" | "evening" | "midnight" | "over";

export function partOf(view: RealmView): Part {
  if (!view.doing.length) return "over";
  if (!view.day) return "before";
  if (view.fight) return "evening";
  if (view.doing.includes("birdsong")) return "birdsong";
  return view.turn || view.to_come.length ? "daylight" : "midnight";
}
