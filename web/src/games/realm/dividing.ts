// Dividing the Victory Points among the five categories.

import printedVictory from "../../../../src/fabula/games/realm/data/victory.json";
import type { Offer } from "../../lib/protocol";

export const WORD = "require";
export const CATEGORIES = printedVictory.categories;

/** Whether all that is offered is a division of points. */
export function divides(offers: readonly Offer[]): boolean {
  return offers.length > 0 && offers.every(({ words }) => words[0] === WORD);
}

function points(offer: Offer): number[] {
  return offer.words.slice(1).map(Number);
}

/** How many points there are. */
export function total(offers: readonly Offer[]): number {
  return offers[0] ? sum(points(offers[0])) : 0;
}

export function sum(parts: readonly number[]): number {
  return parts.reduce((all, each) => all + each, 0);
}

/** A division to begin with: as even as it can be. */
export function even(offers: readonly Offer[]): readonly number[] {
  const spread = (offer: Offer) => Math.max(...points(offer));
  const [first] = [...offers].sort((one, other) => spread(one) - spread(other));
  return first ? points(first) : CATEGORIES.map(() => 0);
}

/** The offer that divides the points so, if it may be. */
export function divided(offers: readonly Offer[], parts: readonly number[]): Offer | undefined {
  return offers.find((offer) => points(offer).join(" ") === parts.join(" "));
}
