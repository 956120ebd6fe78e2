// Sentences for the live region, and the short notices that everybody sees.

const KEPT = 12;
const NOTICE_MS = 7000;

export interface Notice {
  number: number;
  text: string;
  rule: string;
}

class Announcer {
  spoken = $state.raw<readonly { number: number; text: string }[]>([]);
  notices = $state.raw<readonly Notice[]>([]);
  #number = 0;

  /** Reads this to a screen reader. */
  say(text: string): void {
    if (text) this.spoken = [...this.spoken.slice(1 - KEPT), { number: ++this.#number, text }];
  }

  /** Shows this for a while, and reads it. */
  show(text: string, rule = ""): void {
    const number = ++this.#number;
    this.notices = [...this.notices.slice(-2), { number, text, rule }];
    this.say(text);
    setTimeout(() => this.dismiss(number), NOTICE_MS);
  }

  dismiss(number: number): void {
    this.notices = this.notices.filter((notice) => notice.number !== number);
  }
}

export const announcer = new Announcer();
