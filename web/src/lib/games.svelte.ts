// The games that this server has, and their rulebooks, each asked for once in a language.

import * as http from "./http";
import type { ClauseShown, GameShown } from "./protocol";

const rulebooks = new Map<string, Promise<ClauseShown[]>>();

class Games {
  list = $state.raw<readonly GameShown[]>([]);
  #language = "";

  async load(language: string): Promise<void> {
    if (this.#language === language) return;
    this.list = await http.games(language);
    this.#language = language;
  }

  of(name: string): GameShown | undefined {
    return this.list.find((game) => game.name === name);
  }
}

export const games = new Games();

export function rulebookOf(game: string, language: string): Promise<ClauseShown[]> {
  const key = `${language} ${game}`;
  let found = rulebooks.get(key);
  if (!found) {
    found = http.rulebook(game, language);
    found.catch(() => rulebooks.delete(key));
    rulebooks.set(key, found);
  }
  return found;
}
