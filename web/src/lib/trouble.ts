import { Trouble } from "./http";
import { t } from "./words.svelte";

/** What went wrong with a request, for people. */
export function troubleText(error: unknown): string {
  return (error instanceof Trouble && error.text) || t("web-unreachable");
}
