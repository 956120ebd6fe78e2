// A table as this page sees it: kept by the server's messages, asked of it by ours, through lost connections.

import type { Happening } from "./board";
import type {
  Desk,
  Explained,
  Happened,
  Line,
  PageMessage,
  Proposal,
  Said,
  ServerMessage,
  Spelled,
  TableShown,
  Welcome,
} from "./protocol";

export type Connection = "connecting" | "live" | "lost" | "gone";

/** What an answer of the server is waited for with: the whole message, to be sent again under the same id. */
interface Waiting {
  message: PageMessage;
  since: number;
  done: (accepted: boolean) => void;
}

interface Question<T> {
  message: PageMessage;
  answer: (told: T) => void;
}

/** Why something was not done, in a sentence, with its clause. */
export interface Refusal {
  text: string;
  rule: string;
}

export interface Surroundings {
  open: (address: string) => WebSocket;
  language: () => string;
  /** Milliseconds for one event; 0: nothing is animated. */
  pace: () => number;
  /** Tells a screen reader, in order. */
  announce: (text: string) => void;
}

/** With this code the server closes a connection to a table that is not there. */
const NO_SUCH_TABLE = 4404;
const FIRST_RETRY = 400;
const LAST_RETRY = 8000;
/** An acknowledgement that takes longer means a dead connection. */
const PATIENCE = 6000;
/** More entries than this are not shown one by one: somebody has been away. */
const BACKLOG = 12;

export function newId(): string {
  // Unlike `randomUUID`, this is there on pages without encryption too.
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

export class LiveTable {
  table = $state.raw<TableShown | null>(null);
  desks = $state.raw<readonly Desk[]>([]);
  toAct = $state.raw<readonly number[]>([]);
  lines = $state.raw<readonly Line[]>([]);
  chat = $state.raw<readonly Said[]>([]);
  result = $state.raw<readonly string[]>([]);
  places = $state.raw<readonly number[]>([]);
  proposal = $state.raw<Proposal | null>(null);
  deadline = $state.raw<number | null>(null);
  notice = $state("");
  connection = $state<Connection>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  /** Ids of what was asked for and is not acknowledged yet. */
  inFlight = $state.raw<readonly string[]>([]);
  /** Whether a board is there that shows entries one by one. */
  animated = $state(false);
  /** Entries that wait for being shown; the desks stay as they were before the first of them. */
  #queue = $state.raw<readonly Happened[]>([]);

  readonly happenings: readonly Happening[] = $derived(
    this.#queue.map(({ sequence, lines }) => ({ sequence, lines })),
  );

  #around: Surroundings;
  #address: string;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #spelling = new Map<number, Question<Spelled>>();
  #explaining = new Map<number, Question<Explained>>();
  #asks = 0;
  /** How far the shown desks have got in the log. */
  #sequence = 0;
  #retry = FIRST_RETRY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval>;
  #closed = false;

  constructor(address: string, around: Surroundings) {
    this.#address = address;
    this.#around = around;
    this.#watch = setInterval(() => this.#lookAfter(), 1000);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    this.#socket?.close();
  }

  // -- what a person does --------------------------------------------------------------------------------

  act(seat: number, action: string): Promise<boolean> {
    this.refusal = null;
    return this.#demand({ say: "act", id: newId(), seat, after: this.#sequence, action });
  }

  undo(seat: number): Promise<boolean> {
    this.refusal = null;
    return this.#demand({ say: "undo", id: newId(), seat, after: this.#sequence });
  }

  propose(seat: number, sequence: number): Promise<boolean> {
    return this.#demand({ say: "propose", id: newId(), seat, sequence });
  }

  consent(seat: number, agree: boolean): Promise<boolean> {
    return this.#demand({ say: "consent", id: newId(), seat, agree });
  }

  always(seat: number, prompt: string, action: string | null): Promise<boolean> {
    return this.#demand({ say: "always", id: newId(), seat, prompt, action });
  }

  talk(text: string): Promise<boolean> {
    return this.#demand({ say: "chat", id: newId(), text });
  }

  speak(language: string): void {
    this.#send({ say: "speak", language });
  }

  spell(seat: number, beginning: readonly string[]): Promise<Spelled> {
    const ask = ++this.#asks;
    const message: PageMessage = { say: "spell", ask, seat, beginning };
    return new Promise((answer) => {
      this.#spelling.set(ask, { message, answer });
      this.#send(message);
    });
  }

  why(seat: number, action: string): Promise<Explained> {
    const ask = ++this.#asks;
    const message: PageMessage = { say: "why", ask, seat, action };
    return new Promise((answer) => {
      this.#explaining.set(ask, { message, answer });
      this.#send(message);
    });
  }

  /** The board has shown this entry, and all before it. */
  shown(sequence: number): void {
    const [done, left] = [[] as Happened[], [] as Happened[]];
    for (const entry of this.#queue) (entry.sequence <= sequence ? done : left).push(entry);
    this.#queue = left;
    for (const entry of done) this.#apply(entry);
  }

  /** Shows everything that waits at once. */
  skip(): void {
    this.shown(Number.POSITIVE_INFINITY);
  }

  // -- the connection ------------------------------------------------------------------------------------

  /** Tries to connect now, and not only when it would be time again. */
  hurry(): void {
    if (this.connection === "lost") {
      this.#retry = FIRST_RETRY;
      clearTimeout(this.#timer);
      this.#connect();
    }
  }

  #connect(): void {
    if (this.#closed) return;
    const socket = this.#around.open(`${this.#address}?language=${this.#around.language()}`);
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      if (code === NO_SUCH_TABLE) this.connection = "gone";
      else this.#lose();
    };
  }

  #lose(): void {
    this.#socket = null;
    if (this.#closed) return;
    this.connection = "lost";
    this.#timer = setTimeout(() => this.#connect(), this.#retry);
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY);
  }

  #lookAfter(): void {
    const oldest = Math.min(...Array.from(this.#waiting.values(), ({ since }) => since));
    if (this.connection === "live" && Date.now() - oldest > PATIENCE) {
      const socket = this.#socket;
      this.#lose();
      socket?.close();
    }
  }

  #send(message: PageMessage): void {
    if (this.connection === "live") this.#socket?.send(JSON.stringify(message));
  }

  #demand(message: PageMessage & { id: string }): Promise<boolean> {
    return new Promise((done) => {
      this.#waiting.set(message.id, { message, since: Date.now(), done });
      this.inFlight = [...this.#waiting.keys()];
      this.#send(message);
    });
  }

  #settle(id: string, accepted: boolean): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    this.inFlight = [...this.#waiting.keys()];
    waiting?.done(accepted);
  }

  // -- what the server tells -----------------------------------------------------------------------------

  #hear(told: ServerMessage): void {
    switch (told.tell) {
      case "welcome":
        this.#welcome(told);
        break;
      case "happened":
        this.#queue = [...this.#queue, told];
        if (!this.animated || this.#around.pace() === 0 || document.hidden || this.#queue.length > BACKLOG) {
          this.skip();
        }
        break;
      case "acknowledged":
        this.#settle(told.id, true);
        break;
      case "refused":
        this.refusal = { text: told.text, rule: told.rule };
        this.#around.announce(told.text);
        this.#settle(told.id, false);
        break;
      case "spelled":
        this.#spelling.get(told.ask)?.answer(told);
        this.#spelling.delete(told.ask);
        break;
      case "explained":
        this.#explaining.get(told.ask)?.answer(told);
        this.#explaining.delete(told.ask);
        break;
      case "changed":
        this.table = told.table;
        this.proposal = told.proposal;
        this.deadline = told.deadline;
        break;
      case "talked":
        if (!this.chat.some(({ number }) => number === told.said.number)) {
          this.chat = [...this.chat, told.said];
          this.#around.announce(`${told.said.name}: ${told.said.text}`);
        }
        break;
      case "wrong":
        this.refusal = { text: told.text, rule: "" };
        this.#giveUpAsking(told.text);
        break;
    }
  }

  /** A question that the server could not answer is not waited for. */
  #giveUpAsking(text: string): void {
    for (const [ask, { answer }] of this.#spelling) {
      answer({ tell: "spelled", ask, next: [], here: null, whole: null, insight: null });
    }
    for (const [ask, { answer }] of this.#explaining) {
      answer({ tell: "explained", ask, reason: "", text, rule: "" });
    }
    this.#spelling.clear();
    this.#explaining.clear();
  }

  #welcome(told: Welcome): void {
    const missed = this.table ? told.lines.filter(({ sequence }) => sequence > this.#sequence) : [];
    this.#queue = [];
    this.table = told.table;
    this.desks = told.desks;
    this.toAct = told.to_act;
    this.lines = told.lines;
    this.chat = told.chat;
    this.result = told.result;
    this.places = told.places;
    this.proposal = told.proposal;
    this.deadline = told.deadline;
    this.notice = told.notice;
    this.#sequence = told.table.sequence;
    for (const line of missed.slice(-BACKLOG)) this.#around.announce(line.text);
    if (this.connection !== "live") {
      this.connection = "live";
      this.#retry = FIRST_RETRY;
      this.#sendAgain();
    }
  }

  /** Everything that was not answered goes out once more; the ids see to it that nothing is done twice. */
  #sendAgain(): void {
    for (const waiting of this.#waiting.values()) {
      waiting.since = Date.now();
      this.#send(waiting.message);
    }
    for (const { message } of [...this.#spelling.values(), ...this.#explaining.values()]) this.#send(message);
  }

  #apply(entry: Happened): void {
    this.desks = entry.desks;
    this.toAct = entry.to_act;
    this.lines = [...this.lines, ...entry.lines];
    this.result = entry.result;
    this.places = entry.places;
    this.deadline = entry.deadline;
    this.#sequence = entry.sequence;
    for (const line of entry.lines) this.#around.announce(line.text);
  }
}
