// Made by tools/page_types.py from the Python records: change those, not this.

/** What was asked under this id is done and durable. */
export interface Acknowledged {
  tell: "acknowledged";
  id: string;
  sequence: number;
}

/** Carry out an action that was decided on seeing everything up to `after`. */
export interface Act {
  say: "act";
  id: string;
  seat: number;
  after: number;
  action: string;
}

/** A standing answer: whenever this is asked and the action is possible, play it; None takes it back. */
export interface Always {
  say: "always";
  id: string;
  seat: number;
  prompt: string;
  action: string | null;
}

/** The table itself has changed: who sits where, who is here, a proposal, its phase, whose clock runs. */
export interface Changed {
  tell: "changed";
  table: TableShown;
  proposal: Proposal | null;
  deadline: number | null;
}

/** Say something to all at the table. */
export interface Chat {
  say: "chat";
  id: string;
  text: string;
}

/** A clause of a rulebook, with the table below it: its rows, the headings first. */
export interface ClauseShown {
  id: string;
  chapter: string;
  text: string;
  table: readonly (readonly string[])[];
}

/** A clock for turns: who takes longer is played by a bot until he is back. */
export interface Clock {
  seconds: number;
}

/** Agree to the proposal that lies on the table, or not. */
export interface Consent {
  say: "consent";
  id: string;
  seat: number;
  agree: boolean;
}

/** What one held seat, or a spectator (None), sees and may do now. */
export interface Desk {
  seat: number | null;
  view: unknown;
  insight: unknown | null;
  notes: readonly string[];
  asked: boolean;
  prompt: string;
  question: string;
  offers: readonly Offer[];
  can_undo: boolean;
  answers: Readonly<Record<string, string>>;
}

/** The answer to `Why`; an empty text if it is possible after all. */
export interface Explained {
  tell: "explained";
  ask: number;
  reason: string;
  text: string;
  rule: string;
}

/** What anyone needs to check the dice: the promise at once, the secret when the game is over. */
export interface Fairness {
  commitment: string;
  salt: string;
  secret: string | null;
}

/** A game as the lobby offers it. */
export interface GameShown {
  name: string;
  title: string;
  seats: readonly [number, number];
  secrets: boolean;
  options: readonly OptionField[];
  bots: readonly string[];
  finished: boolean;
}

/** The bot that plays for a holder from now on; None: he plays himself again. */
export interface Handover {
  bot: string | null;
}

/** An entry was added: what this page is told of it, and how things stand after it. */
export interface Happened {
  tell: "happened";
  sequence: number;
  seat: number;
  lines: readonly Line[];
  desks: readonly Desk[];
  to_act: readonly number[];
  result: readonly string[];
  places: readonly number[];
  deadline: number | null;
}

/** Whether the server and its database answer. */
export interface Health {
  ok: boolean;
}

/** The token of a link, exchanged for a seat: its own once, or one that is free where all are invited. */
export interface Joining {
  token: string;
  name: string;
}

/** A line of the log: what happened, in a sentence, with its clause, and the plain event. */
export interface Line {
  sequence: number;
  seat: number | null;
  text: string;
  rule: string;
  event: unknown | null;
  undone: boolean;
}

/** The token of a link that somebody has opened. */
export interface Link {
  token: string;
}

/** What a link leads to. */
export interface LinkShown {
  table: TableShown | null;
  used: string;
}

/** One step of the replay of a finished game. */
export interface MomentShown {
  number: number;
  last: number;
  seat: number | null;
  action: string;
  lines: readonly Line[];
  view: unknown;
  insight: unknown | null;
  notes: readonly string[];
  result: readonly string[];
}

/** A table to be opened; with a record (or a table whose game is over) it goes on from a moment of it. */
export interface NewTable {
  game: string;
  seats: readonly SeatWish[];
  options?: Readonly<Record<string, unknown>>;
  clock?: Clock | null;
  record?: string | null;
  table?: string | null;
  moment?: number;
  invitation?: string | null;
}

/** A word that may come next, what it means, and where it lies on the board, if anywhere. */
export interface NextWord {
  word: string;
  text: string;
  place: readonly [number, number] | null;
}

/** A listed action: its notation, its words, and what it would do. */
export interface Offer {
  action: string;
  words: readonly string[];
  text: string;
}

/** An option as a line of a form: its clauses explain it. */
export interface OptionField {
  field: string;
  text: string;
  clauses: readonly string[];
  values: readonly OptionValue[];
  default: boolean | number | string;
}

/** A value of an option and what it means. */
export interface OptionValue {
  value: boolean | number | string;
  text: string;
}

/** What is wrong with a request, in a sentence, and the clause if a rule forbids it. */
export interface Problem {
  reason: string;
  text: string;
  rule: string;
}

/** A wish to go back that waits for the consent of all. */
export interface Proposal {
  seat: number;
  sequence: number;
  agreed: readonly number[];
  text: string;
}

/** Ask all to go back to just after this entry. */
export interface Propose {
  say: "propose";
  id: string;
  seat: number;
  sequence: number;
}

/** What was asked under this id is not done: why, and by which clause. */
export interface Refused {
  tell: "refused";
  id: string;
  reason: string;
  text: string;
  rule: string;
  sequence: number;
}

/** A line of the chat. */
export interface Said {
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** A link that makes whoever opens it first the holder of a seat; shown to the host alone, once. */
export interface SeatLink {
  seat: number;
  path: string;
}

/** Eight bytes in hexadecimal that a holder adds to the dice. */
export interface SeatNumber {
  number: string;
}

/** A seat of a table as everybody sees it. */
export interface SeatShown {
  seat: number;
  letter: string;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  mine: boolean;
  here: boolean;
  conceded: boolean;
  number: string;
}

/** How a seat is to be filled: by the host himself, by whoever has the link, or by a bot. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  name?: string | null;
  bot?: string | null;
}

/** Say everything in this language from now on. */
export interface Speak {
  say: "speak";
  language: string;
}

/** What may follow the beginning of an action, and what would come of it? */
export interface Spell {
  say: "spell";
  ask: number;
  seat: number;
  beginning: readonly string[];
}

/** The answer to `Spell`. */
export interface Spelled {
  tell: "spelled";
  ask: number;
  next: readonly NextWord[];
  here: readonly [number, number] | null;
  whole: Offer | null;
  insight: unknown | null;
}

/** The new table, and the links of its open seats. */
export interface TableOpened {
  table: TableShown;
  links: readonly SeatLink[];
}

/** A table as everybody sees it. */
export interface TableShown {
  id: string;
  game: string;
  title: string;
  phase: "foreign" | "gathering" | "over" | "playing";
  options: unknown;
  seats: readonly SeatShown[];
  host: boolean;
  clock: Clock | null;
  fairness: Fairness;
  created: number;
  sequence: number;
  my_turn: boolean;
  forked_from: string | null;
}

/** Somebody has said something. */
export interface Talked {
  tell: "talked";
  said: Said;
}

/** Take back the seat's own last action. */
export interface Undo {
  say: "undo";
  id: string;
  seat: number;
  after: number;
}

/** Everything, when a page connects, speaks another language, or things were taken back. */
export interface Welcome {
  tell: "welcome";
  table: TableShown;
  desks: readonly Desk[];
  to_act: readonly number[];
  lines: readonly Line[];
  chat: readonly Said[];
  result: readonly string[];
  places: readonly number[];
  proposal: Proposal | null;
  deadline: number | null;
  notice: string;
}

/** Why is this action not possible? */
export interface Why {
  say: "why";
  ask: number;
  seat: number;
  action: string;
}

/** A message that could not be understood; nothing was done. */
export interface Wrong {
  tell: "wrong";
  reason: string;
  text: string;
}

export type Phase =
  | "foreign"
  | "gathering"
  | "over"
  | "playing";

export type PageMessage =
  | Act
  | Undo
  | Propose
  | Consent
  | Spell
  | Why
  | Always
  | Chat
  | Speak;

export type ServerMessage =
  | Welcome
  | Happened
  | Acknowledged
  | Refused
  | Spelled
  | Explained
  | Changed
  | Talked
  | Wrong;
