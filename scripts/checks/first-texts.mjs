// Finds the texts that a first screen uses, by its static imports. These texts are in `storefront.po` or `console.po`.
// All other texts are in `storefront-late.po` and `console-late.po`, which load later.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathFromRoot } from "../setup/paths.mjs";
import { readPoCatalogue } from "../texts/po-file.mjs";

/**
 * Parts of the first screen of each application: the modules that the screen starts with, and the files that only the
 * server loads.
 */
export const FIRST_SCREEN_MODULES = {
  storefront: {
    modules: ["entry.client.tsx", "root.tsx", "routes/shop-layout.tsx", "routes/home.tsx"],
    // Files that React Router removes from the browser part of a route.
    onServer: /\.server\.tsx?$|structured-data\.ts$/,
  },
  console: { modules: ["main.tsx"], onServer: null },
};

/**
 * Returns the modules, with their texts, that an application loads before the first interaction on its first screen.
 */
export function listFirstScreenModules(app) {
  const { modules, onServer } = FIRST_SCREEN_MODULES[app];
  const found = new Map();
  const waiting = modules.map((file) => pathFromRoot(`apps/${app}/src/${file}`));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || onServer?.test(file) || !existsSync(file)) continue;
    const text = readFileSync(file, "utf8");
    found.set(file, text);
    for (const [, path = ""] of text.matchAll(/^(?:import|export)(?! type)[^;]*? from "(\.[^"]+\.tsx?)"/gm))
      waiting.push(join(dirname(file), path));
  }
  return found;
}

/** Returns the ids of a catalogue, for example `console` or `console-late`. */
export const listTextIds = (name) => Object.keys(readPoCatalogue("uz", name) ?? {});
