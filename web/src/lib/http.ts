// Requests to the server; what it refuses arrives as a `Trouble` with a sentence for people.

import type {
  ClauseShown,
  GameShown,
  Joining,
  Link,
  LinkShown,
  MomentShown,
  NewTable,
  Problem,
  SeatLink,
  SeatWish,
  TableOpened,
  TableShown,
} from "./protocol";

const CSRF_COOKIE = "csrftoken";
const CSRF_HEADER = "x-csrftoken";

/** Why a request came to nothing; `text` is empty if the server was not reached. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    readonly text: string,
    readonly rule: string,
  ) {
    super(text || reason);
  }
}

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((each) => each.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (method !== "GET") headers[CSRF_HEADER] = cookie(CSRF_COOKIE);
  if (body !== undefined) headers["content-type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Trouble(0, "unreachable", "", "");
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new Trouble(response.status, problem.reason ?? "", problem.text ?? "", problem.rule ?? "");
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = await (await ask(method, path, body)).text();
  return (text === "" ? null : JSON.parse(text)) as T;
}

const at = (table: string, rest = "") => `/tables/${encodeURIComponent(table)}${rest}`;
const speaking = (language: string) => `language=${encodeURIComponent(language)}`;

export const games = (language: string) => json<GameShown[]>("GET", `/games?${speaking(language)}`);
export const rulebook = (game: string, language: string) =>
  json<ClauseShown[]>("GET", `/games/${encodeURIComponent(game)}/rulebook?${speaking(language)}`);
export const tables = (language: string) => json<TableShown[]>("GET", `/tables?${speaking(language)}`);
export const table = (id: string) => json<TableShown>("GET", at(id));
export const openTable = (wish: NewTable, language: string) =>
  json<TableOpened>("POST", `/tables?${speaking(language)}`, wish);
export const link = (wish: Link, language: string) =>
  json<LinkShown>("POST", `/link?${speaking(language)}`, wish);
export const join = (wish: Joining, language: string) =>
  json<TableShown>("POST", `/join?${speaking(language)}`, wish);
export const start = (table: string) => json<null>("POST", at(table, "/start"));
export const seatWish = (table: string, seat: number, wish: SeatWish) =>
  json<SeatLink | null>("PUT", at(table, `/seats/${seat}`), wish);
export const newLink = (table: string, seat: number) =>
  json<SeatLink>("POST", at(table, `/seats/${seat}/link`));
export const addNumber = (table: string, seat: number, number: string) =>
  json<null>("POST", at(table, `/seats/${seat}/number`), { number });
export const handToBot = (table: string, seat: number, bot: string | null) =>
  json<null>("POST", at(table, `/seats/${seat}/bot`), { bot });
export const concede = (table: string, seat: number) =>
  json<null>("POST", at(table, `/seats/${seat}/concede`));
export const recordOf = async (table: string) => (await ask("GET", at(table, "/record"))).text();
export const recordAddress = (table: string) => `/api${at(table, "/record")}`;
export const moment = (table: string, number: number, seat: number | null, language: string) =>
  json<MomentShown>(
    "GET",
    at(table, `/moments/${number}?${speaking(language)}${seat === null ? "" : `&seat=${seat}`}`),
  );

/** Eight bytes of this page's own for the dice of a seat, in hexadecimal. */
export function ownNumber(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
