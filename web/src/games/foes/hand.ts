// Cards of one's hand that are alike are told apart by where they lie.

/** Which card of the hand is the chosen spell: the one that was tapped, else the first of its name; -1 if none is. */
export function chosenAt(hand: readonly string[], chosen: string | null, tapped: number): number {
  if (chosen === null) return -1;
  return hand[tapped] === chosen ? tapped : hand.indexOf(chosen);
}
