// What a person has set for himself, kept in this browser alone.

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
/** Milliseconds for one event, by how fast a person likes it. */
export const SPEEDS = { slow: 800, normal: 420, fast: 160, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;
export const MOTIONS = ["auto", "less"] as const;
export type Motion = (typeof MOTIONS)[number];

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  motion: Motion;
  name: string;
}

const KEY = "fabula-settings";

function isOneOf<T extends string>(values: readonly T[], value: unknown): value is T {
  return values.includes(value as T);
}

function usualLanguage(): Language {
  const wanted = navigator.languages.map((code) => code.slice(0, 2));
  return (wanted.find((code) => isOneOf(LANGUAGES, code)) as Language | undefined) ?? "en";
}

/** What was kept, with everything that is missing or unknown as usual. */
export function read(text: string | null): Kept {
  let found: Record<string, unknown> = {};
  try {
    found = Object(JSON.parse(text ?? "{}"));
  } catch {
    // Somebody else's text under our key: everything is as usual.
  }
  return {
    language: isOneOf(LANGUAGES, found.language) ? found.language : usualLanguage(),
    theme: isOneOf(THEMES, found.theme) ? found.theme : "auto",
    speed: isOneOf(Object.keys(SPEEDS) as Speed[], found.speed) ? found.speed : "normal",
    motion: isOneOf(MOTIONS, found.motion) ? found.motion : "auto",
    name: typeof found.name === "string" ? found.name.slice(0, 40) : "",
  };
}

class Settings {
  #kept = $state<Kept>(read(localStorage.getItem(KEY)));
  #stillness = $state(false);

  constructor() {
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    this.#stillness = query.matches;
    query.addEventListener("change", () => {
      this.#stillness = query.matches;
    });
  }

  get language(): Language {
    return this.#kept.language;
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get speed(): Speed {
    return this.#kept.speed;
  }
  get motion(): Motion {
    return this.#kept.motion;
  }
  get name(): string {
    return this.#kept.name;
  }
  /** Whether things should not move, by this page's setting or the system's. */
  get still(): boolean {
    return this.#kept.motion === "less" || this.#stillness;
  }
  /** Milliseconds for one event; 0 shows everything at once. */
  get pace(): number {
    return this.still ? 0 : SPEEDS[this.#kept.speed];
  }

  set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
  }
}

export const settings = new Settings();
