// Sentences of rulebooks as pieces that are drawn apart: plain, strong, code, marks, and the numbers of clauses.

export interface Piece {
  kind: "plain" | "strong" | "code" | "mark" | "clause";
  text: string;
}

/** Asterisks behind a letter or a digit belong to what is printed on a chit: `H4**`. */
const PATTERN =
  /(?<![\w*])\*\*(?=[^\s*])(.+?)\*\*(?!\*)|`([^`]+)`|\[([A-Z]|[a-z]+(?:: \w+, [^\]:]+)?)\]|\b([A-Z]{2,}-[A-Z]?\d+(?:\.\d+)*)\b/g;

/** Where French puts a space, but never the end of a line. */
const HELD = / (?=[:;?!»])|(?<=«) /g;

/** The sentence with such spaces held. */
export function held(sentence: string): string {
  return sentence.replace(HELD, "\u00a0");
}

export function pieces(sentence: string): Piece[] {
  const text = held(sentence);
  const found: Piece[] = [];
  let last = 0;
  for (const match of text.matchAll(PATTERN)) {
    if (match.index > last) found.push({ kind: "plain", text: text.slice(last, match.index) });
    const [whole, strong, code, mark, clause] = match;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else if (mark !== undefined) found.push({ kind: "mark", text: mark });
    else if (clause !== undefined) found.push({ kind: "clause", text: clause });
    last = match.index + whole.length;
  }
  if (last < text.length) found.push({ kind: "plain", text: text.slice(last) });
  return found;
}

/** The text with its letters made alike, for searching: `Échec` is found by `echec`. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A name of a field as words: `spell_levels` → `spell levels`. */
export function spaced(name: string): string {
  return name.replaceAll("_", " ");
}
