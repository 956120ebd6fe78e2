/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:messages/en" {
  const text: string;
  export default text;
}

declare module "virtual:messages/fr" {
  const text: string;
  export default text;
}

/** The messages that name the things of a game: `virtual:names/<game>/<language>`. */
declare module "virtual:names/*" {
  const text: string;
  export default text;
}
