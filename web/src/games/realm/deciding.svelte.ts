// What a person is about to do: a clearing that is looked at, a reason why not.

import type { BoardProps } from "../../lib/board";
import type { Explained } from "../../lib/protocol";
import type { Situation } from "./situation";

type Table = Pick<BoardProps, "act" | "why">;

export class Deciding {
  /** The clearing that is looked at. */
  clearing = $state<string | null>(null);
  /** Why the last try was refused. */
  refusal = $state.raw<Explained | null>(null);
  /** Whether an action is on its way. */
  sending = $state(false);
  #table: () => Table;

  constructor(table: () => Table) {
    this.#table = table;
  }

  clear() {
    this.clearing = null;
    this.refusal = null;
  }

  look(clearing: string | null) {
    this.refusal = null;
    this.clearing = clearing;
  }

  /** Do it; the page says why if it is refused. */
  async act(action: string): Promise<boolean> {
    if (this.sending) return false;
    this.refusal = null;
    this.sending = true;
    const done = await this.#table().act(action);
    this.sending = false;
    return done;
  }

  /** Ask why this cannot be done. */
  async explain(action: string): Promise<void> {
    const said = await this.#table().why(action);
    this.refusal = said.text ? said : null;
  }
}

/** A tap on a clearing: the next step, or a look at what lies there; whether something is looked at now. */
export function tap(clearing: string, situation: Situation, deciding: Deciding): boolean {
  const step = situation.steps.get(clearing);
  if (step) {
    deciding.look(null);
    void deciding.act(step.action);
    return false;
  }
  deciding.look(deciding.clearing === clearing ? null : clearing);
  return deciding.clearing !== null;
}
