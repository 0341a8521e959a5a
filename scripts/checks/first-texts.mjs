// Which texts a first screen says, by the modules that it imports at once: those stand in `locales`, all others in
// `locales/late`, which come after it.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fromRoot } from "../setup/paths.mjs";

/** By application: where its first screen begins, and what of it the browser never gets. */
export const FIRST_SCREENS = {
  storefront: {
    modules: ["entry.client.tsx", "root.tsx", "routes/shop-layout.tsx", "routes/home.tsx"],
    // What React Router leaves out of the browser's part of a route.
    onServer: /\.server\.tsx?$|structured-data\.ts$/,
  },
  console: { modules: ["main.tsx"], onServer: null },
};

/** The modules of an application that come before a tap on its first screen, with their text. */
export function firstModules(app) {
  const { modules, onServer } = FIRST_SCREENS[app];
  const found = new Map();
  const waiting = modules.map((file) => fromRoot(`apps/${app}/src/${file}`));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || onServer?.test(file) || !existsSync(file)) continue;
    const text = readFileSync(file, "utf8");
    found.set(file, text);
    for (const [, path = ""] of text.matchAll(/^(?:import|export)(?! type)[^;]*? from "(\.[^"]+\.tsx?)"/gm))
      waiting.push(join(dirname(file), path));
  }
  return found;
}

/** Ids of a catalogue: `uz`, `late/uz`. */
export const textIds = (app, name) =>
  [...readFileSync(fromRoot(`apps/${app}/locales/${name}.po`), "utf8").matchAll(/^msgid "(.+)"$/gm)].map(
    ([, id = ""]) => id,
  );

/** Which of these ids a module writes out, or makes of a beginning that it writes out. */
export function saidIn(text, ids) {
  const written = new Set([...text.matchAll(/["'`]([\w.-]+)["'`]/g)].map(([, id = ""]) => id));
  const begun = [...text.matchAll(/`(\w[\w.-]*\.)\$\{/g)].map(([, beginning = ""]) => beginning);
  const isSaid = (id) => written.has(id) || begun.some((beginning) => id.startsWith(beginning));
  return ids.filter((id) => isSaid(id) || isSaid(id.replace(/\.grocery$/, "")));
}
