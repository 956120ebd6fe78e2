import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./catalogues.ts";

export default defineConfig({
  plugins: [svelte({ configFile: false }), catalogues()],
  build: {
    outDir: "../src/fabula/server/page",
    emptyOutDir: true,
    target: "es2022",
    // The page's policy forbids inline code, and data: addresses count as such.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
});
