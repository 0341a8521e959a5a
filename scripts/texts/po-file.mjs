// Reads the catalogues of the applications, which Lingui compiles: locales/<language>/<catalogue>.po.
import { existsSync, readFileSync } from "node:fs";
import { pathFromRoot } from "../setup/paths.mjs";

/** Returns the texts of a catalogue by id, as written in the file. Null if the language has no such file. */
export function readPoCatalogue(language, name) {
  const file = pathFromRoot(`locales/${language}/${name}.po`);
  if (!existsSync(file)) return null;
  const entries = readFileSync(file, "utf8").matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm);
  return Object.fromEntries([...entries].map(([, id, text]) => [id, text]));
}
