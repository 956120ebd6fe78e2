// The messages `web-…` of the program's and the games' catalogues, one module for each language.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:messages/";
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
  return text.match(/^web-[a-z0-9-]+ =.*(?:\n(?:[ \t]+.*|[ \t]*(?=\n[ \t]+\S)))*/gm)?.join("\n") ?? "";
}

export function catalogues(): Plugin {
  return {
    name: "fabula-catalogues",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const files = catalogueFiles(id.slice(PREFIX.length + 1));
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => pageMessages(readFileSync(file, "utf-8"))).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
