// What the page itself says: the messages `web-…` of the catalogues, in the language that is set.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./settings.svelte";

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:messages/en"),
  fr: () => import("virtual:messages/fr"),
};

let bundle = $state.raw<FluentBundle | null>(null);

export function bundleOf(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const errors = made.addResource(new FluentResource(text));
  if (errors.length > 0) throw errors[0];
  return made;
}

export async function speak(language: Language): Promise<void> {
  const { default: text } = await CATALOGUES[language]();
  bundle = bundleOf(language, text);
  document.documentElement.lang = language;
}

/** A message with its details put in; what is not in the catalogue is shown by its name. */
export function t(id: string, details: Record<string, FluentVariable> = {}): string {
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, details) : id;
}

export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}
