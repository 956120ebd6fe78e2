// The links of open seats are shown once; the host's own tab remembers them until it is closed.

import type { SeatLink } from "./protocol";

const key = (table: string) => `fabula-links-${table}`;

export function keptLinks(table: string): Record<number, string> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key(table)) ?? "{}"));
  } catch {
    return {};
  }
}

export function keepLinks(table: string, links: readonly SeatLink[]): void {
  const all = { ...keptLinks(table), ...Object.fromEntries(links.map(({ seat, path }) => [seat, path])) };
  sessionStorage.setItem(key(table), JSON.stringify(all));
}

export function forgetLink(table: string, seat: number): void {
  const { [seat]: _, ...rest } = keptLinks(table);
  sessionStorage.setItem(key(table), JSON.stringify(rest));
}

// A link for everybody leads to the table that was opened with it: whoever chose the game keeps it in his tab,
// so that the next table of the evening has the same link.
const INVITATION = "fabula-invitation";

export const keptInvitation = (): string | null => sessionStorage.getItem(INVITATION);
export const keepInvitation = (token: string): void => sessionStorage.setItem(INVITATION, token);
export const forgetInvitation = (): void => sessionStorage.removeItem(INVITATION);
