// Making an action word by word from the listed ones, as far as the page can do it by itself.

import type { NextWord, Offer } from "./protocol";

/** Few enough to be listed whole, each played by one tap. */
export const FEW = 10;

export interface Spelling {
  next: readonly NextWord[];
  whole: Offer | null;
}

function begins(words: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((word, index) => words[index] === word);
}

export function matching(offers: readonly Offer[], beginning: readonly string[]): Offer[] {
  return offers.filter(({ words }) => begins(words, beginning));
}

/** What may follow a beginning, by the listed actions alone. */
export function spellFrom(offers: readonly Offer[], beginning: readonly string[]): Spelling {
  const next = new Map<string, NextWord>();
  let whole: Offer | null = null;
  for (const offer of matching(offers, beginning)) {
    const word = offer.words[beginning.length];
    if (word === undefined) whole = offer;
    else if (!next.has(word)) next.set(word, { word, text: "", place: null });
  }
  return { next: [...next.values()], whole };
}

/** The beginning, and all words after it that leave no choice. */
export function withForced(offers: readonly Offer[], beginning: readonly string[]): readonly string[] {
  let words = beginning;
  for (;;) {
    const { next, whole } = spellFrom(offers, words);
    const only = next[0];
    if (whole || next.length !== 1 || !only) return words;
    words = [...words, only.word];
  }
}

/** How many of the listed actions begin so. */
export function count(offers: readonly Offer[], beginning: readonly string[]): number {
  return matching(offers, beginning).length;
}
