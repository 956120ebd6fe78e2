import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveTable } from "../src/lib/live.svelte";
import type {
  Desk,
  Happened,
  Line,
  PageMessage,
  ServerMessage,
  TableShown,
  Welcome,
} from "../src/lib/protocol";

class Socket {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: PageMessage[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.onclose?.({ code });
  }
}

const desk = (seat: number | null, question: string): Desk => ({
  seat,
  view: { question },
  insight: null,
  notes: [],
  asked: true,
  prompt: "move",
  question,
  offers: [],
  can_undo: false,
  answers: {},
});

const line = (sequence: number, text: string): Line => ({
  sequence,
  seat: 0,
  text,
  rule: "",
  event: null,
  undone: false,
});

const table = (sequence: number): TableShown => ({
  id: "t",
  game: "heap",
  title: "Heap",
  phase: "playing",
  options: {},
  seats: [],
  host: true,
  clock: null,
  fairness: { commitment: "", salt: "", secret: null },
  created: 0,
  sequence,
  my_turn: true,
  forked_from: null,
});

const welcome = (sequence: number, lines: Line[] = []): Welcome => ({
  tell: "welcome",
  table: table(sequence),
  desks: [desk(0, `after ${sequence}`)],
  to_act: [0],
  lines,
  chat: [],
  result: [],
  places: [],
  proposal: null,
  deadline: null,
  notice: "",
});

const happened = (sequence: number): Happened => ({
  tell: "happened",
  sequence,
  seat: 0,
  lines: [line(sequence, `entry ${sequence}`)],
  desks: [desk(0, `after ${sequence}`)],
  to_act: [1],
  result: [],
  places: [],
  deadline: null,
});

let sockets: Socket[] = [];
let told: string[] = [];
let live: LiveTable;
const last = () => sockets.at(-1) as Socket;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  told = [];
  live = new LiveTable("ws://here/live", {
    open: (address) => {
      expect(address).toBe("ws://here/live?language=en");
      sockets.push(new Socket());
      return last() as unknown as WebSocket;
    },
    language: () => "en",
    pace: () => 100,
    announce: (text) => told.push(text),
  });
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

test("a table is what the welcome says, then what happens", () => {
  expect(live.connection).toBe("connecting");
  last().tell(welcome(4));
  expect(live.connection).toBe("live");
  last().tell(happened(5));
  expect(live.desks[0]?.question).toBe("after 5");
  expect(live.toAct).toEqual([1]);
  expect(live.lines.map(({ text }) => text)).toEqual(["entry 5"]);
  expect(told).toEqual(["entry 5"]);
});

test("an action says what was seen when it was decided on, and is done when it is acknowledged", async () => {
  last().tell(welcome(4));
  const done = live.act(0, "take 3");
  const sent = last().sent[0] as PageMessage & { id: string };
  expect(sent).toMatchObject({ say: "act", seat: 0, after: 4, action: "take 3" });
  expect(live.inFlight).toEqual([sent.id]);
  last().tell({ tell: "acknowledged", id: sent.id, sequence: 5 });
  expect(await done).toBe(true);
  expect(live.inFlight).toEqual([]);
});

test("a refused action says why", async () => {
  last().tell(welcome(4));
  const done = live.act(0, "take 9");
  const { id } = last().sent[0] as PageMessage & { id: string };
  last().tell({
    tell: "refused",
    id,
    reason: "too-many",
    text: "There are only 3.",
    rule: "HEAP-1",
    sequence: 4,
  });
  expect(await done).toBe(false);
  expect(live.refusal).toEqual({ text: "There are only 3.", rule: "HEAP-1" });
  expect(told).toEqual(["There are only 3."]);
});

test("what was not acknowledged before the connection was lost is sent again, under the same id", async () => {
  last().tell(welcome(4));
  const done = live.act(0, "take 3");
  const first = last().sent[0];
  last().drop();
  expect(live.connection).toBe("lost");
  const second = live.talk("hello?");
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  expect(last().sent).toEqual([]);
  last().tell(welcome(5, [line(5, "entry 5")]));
  expect(last().sent[0]).toEqual(first);
  expect(last().sent[1]).toMatchObject({ say: "chat", text: "hello?" });
  expect(live.desks[0]?.question).toBe("after 5");
  expect(told).toEqual(["entry 5"]);
  for (const { id } of last().sent as { id: string }[])
    last().tell({ tell: "acknowledged", id, sequence: 5 });
  expect(await done).toBe(true);
  expect(await second).toBe(true);
});

test("questions to the server survive a lost connection too", async () => {
  last().tell(welcome(4));
  const answer = live.why(0, "take 9");
  last().drop();
  vi.advanceTimersByTime(500);
  last().tell(welcome(4));
  expect(last().sent).toEqual([{ say: "why", ask: 1, seat: 0, action: "take 9" }]);
  last().tell({ tell: "explained", ask: 1, reason: "too-many", text: "There are only 3.", rule: "HEAP-1" });
  expect((await answer).rule).toBe("HEAP-1");
});

test("attempts become rarer, and hurry when the network is back", () => {
  last().drop();
  for (const [wait, sockets_] of [
    [400, 2],
    [800, 3],
    [1600, 4],
  ] as const) {
    vi.advanceTimersByTime(wait - 1);
    expect(sockets).toHaveLength(sockets_ - 1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(sockets_);
    last().drop();
  }
  live.hurry();
  expect(sockets).toHaveLength(5);
});

test("a connection that acknowledges nothing is given up", () => {
  last().tell(welcome(4));
  void live.act(0, "take 3");
  const silent = last();
  vi.advanceTimersByTime(8000);
  expect(silent.closed).toBe(true);
  expect(live.connection).toBe("lost");
});

test("a table that is not there is not asked for again", () => {
  last().drop(4404);
  vi.advanceTimersByTime(60_000);
  expect(live.connection).toBe("gone");
  expect(sockets).toHaveLength(1);
});

test("with a board, desks and log stay as they were until it has shown what happened", () => {
  last().tell(welcome(4));
  live.animated = true;
  last().tell(happened(5));
  last().tell(happened(6));
  expect(live.desks[0]?.question).toBe("after 4");
  expect(live.happenings.map(({ sequence }) => sequence)).toEqual([5, 6]);
  live.shown(5);
  expect(live.desks[0]?.question).toBe("after 5");
  expect(live.happenings.map(({ sequence }) => sequence)).toEqual([6]);
  live.skip();
  expect(live.desks[0]?.question).toBe("after 6");
  expect(live.happenings).toEqual([]);
  expect(told).toEqual(["entry 5", "entry 6"]);
});

test("whoever has been away is not shown everything step by step", () => {
  last().tell(welcome(0));
  live.animated = true;
  for (let sequence = 1; sequence <= 13; sequence++) last().tell(happened(sequence));
  expect(live.happenings).toEqual([]);
  expect(live.desks[0]?.question).toBe("after 13");
});

test("a saying that comes twice stands once", () => {
  last().tell(welcome(4));
  const said = { number: 1, name: "Anna", seat: 0, text: "Hello", at: 0 };
  last().tell({ tell: "talked", said });
  last().tell({ tell: "talked", said });
  expect(live.chat).toEqual([said]);
});

test("a question that the server cannot answer is not waited for", async () => {
  last().tell(welcome(4));
  const spelled = live.spell(0, ["take"]);
  const explained = live.why(0, "take 9");
  last().tell({ tell: "wrong", reason: "mistake", text: "Something went wrong." });
  expect((await spelled).next).toEqual([]);
  expect((await explained).text).toBe("Something went wrong.");
  expect(live.refusal?.text).toBe("Something went wrong.");
});
