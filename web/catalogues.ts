// The messages `web-…` of the program's and the games' catalogues, one module for each language; and for boards
// that call things by their names, the messages `<game>-name-…` of that game's catalogue.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:messages/";
const NAMES = "virtual:names/";
const PACKAGE = join(import.meta.dirname, "..", "src", "fabula");

/** Every catalogue of a language: the program's first, then those that games bring along. */
export function catalogueFiles(language: string): string[] {
  const games = join(PACKAGE, "games");
  const folders = readdirSync(games).map((game) => join(games, game, "locale"));
  return [join(PACKAGE, "locale"), ...folders]
    .map((folder) => join(folder, `${language}.ftl`))
    .filter((file) => existsSync(file));
}

/** What of a catalogue the page says itself: each message from its name to the next line that is not part of it. */
export function pageMessages(text: string): string {
  return messagesOf(text, "web-");
}

/** The messages whose names begin so. */
export function messagesOf(text: string, prefix: string): string {
  const message = `^${prefix}[\\w-]+ =.*(?:\\n(?:[ \\t]+.*|[ \\t]*(?=\\n[ \\t]+\\S)))*`;
  return text.match(new RegExp(message, "gm"))?.join("\n") ?? "";
}

export function catalogues(): Plugin {
  return {
    name: "fabula-catalogues",
    resolveId: (id) => (id.startsWith(PREFIX) || id.startsWith(NAMES) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(`\0${NAMES}`)) {
        const [game = "", language = ""] = id.slice(NAMES.length + 1).split("/");
        const file = join(PACKAGE, "games", game, "locale", `${language}.ftl`);
        this.addWatchFile(file);
        return `export default ${JSON.stringify(messagesOf(readFileSync(file, "utf-8"), `${game}-name-`))};`;
      }
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const files = catalogueFiles(id.slice(PREFIX.length + 1));
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => pageMessages(readFileSync(file, "utf-8"))).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
