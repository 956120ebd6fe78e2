// Bots go by their names; behind some stands a level, `search:3`.

import { t } from "./words.svelte";

const LEVEL = ":";

/** How a bot is offered for a seat. */
export function botText(name: string): string {
  const [bot = name, level] = name.split(LEVEL);
  return level ? t("web-seat-bot-level", { bot, level }) : t("web-seat-bot", { bot });
}
