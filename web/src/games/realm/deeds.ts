// What is offered, those that begin alike together, so that a long list is gone through word by word.

import { matching } from "../../lib/compose";
import type { NextWord, Offer } from "../../lib/protocol";

export interface Deed {
  key: string;
  /** What is done at once; or the word after which there is more to choose. */
  offer: Offer | null;
  word: string;
  text: string;
  count: number;
  /** Whether it ends what is being done. */
  ends: boolean;
}

/** So many offers that begin alike have a button each; when there are few in all, every one has. */
const FEW = 4;
const FEW_IN_ALL = 12;
const ENDS: ReadonlySet<string> = new Set(["ready", "done", "pass", "go", "fight-on", "accept", "propose"]);

/** What may be chosen after these words; `next` is what the server says of the words that may follow. */
export function deedsOf(
  offers: readonly Offer[],
  words: readonly string[],
  next: readonly NextWord[],
): Deed[] {
  const left = matching(offers, words);
  const known = new Map(next.map((each) => [each.word, each.text]));
  const following = left.length
    ? [...new Set(left.map((offer) => offer.words[words.length] ?? ""))]
    : [...known.keys()];
  const found = following.flatMap((word): Deed[] => {
    const alike = word
      ? matching(left, [...words, word])
      : left.filter((offer) => offer.words.length === words.length);
    if (alike.length && (alike.length <= FEW || left.length <= FEW_IN_ALL))
      return alike.map((offer) => ({
        key: offer.action,
        offer,
        word,
        text: offer.text,
        count: 1,
        ends: ENDS.has(word) && !words.length,
      }));
    return [
      { key: word, offer: null, word, text: known.get(word) || word, count: alike.length, ends: false },
    ];
  });
  return [...found.filter(({ ends }) => !ends), ...found.filter(({ ends }) => ends)];
}
