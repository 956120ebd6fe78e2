import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";
import "./style/base.css";

// The words come first: a page that shows the names of messages, even for a moment, helps nobody.
await speak(settings.language);
mount(App, { target: document.getElementById("page") as HTMLElement });
