import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "..");
const FIRST = ["entry.client.tsx", "root.tsx", "routes/shop-layout.tsx", "routes/home.tsx"];
/** What React Router leaves out of the browser's part of a route. */
const ON_SERVER = /\.server\.tsx?$|structured-data\.ts$/;

/** The modules that come before a tap on the menu's page: imported at once by its screen and by what stands around it. */
function firstModules(): Map<string, string> {
  const found = new Map<string, string>();
  const waiting = FIRST.map((file) => join(source, file));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || ON_SERVER.test(file) || !existsSync(file)) continue;
    const text = readFileSync(file, "utf8");
    found.set(file, text);
    for (const [, path = ""] of text.matchAll(/^(?:import|export)(?! type)[^;]*? from "(\.[^"]+\.tsx?)"/gm))
      waiting.push(join(dirname(file), path));
  }
  return found;
}

const idsOf = (name: string) =>
  [...readFileSync(join(source, `../locales/${name}.po`), "utf8").matchAll(/^msgid "(.+)"$/gm)].map(
    ([, id = ""]) => id,
  );

/** Ids that a module writes out, or makes of a beginning that it writes out. */
function saidIn(text: string, ids: readonly string[]): string[] {
  const written = new Set([...text.matchAll(/["'`]([\w.-]+)["'`]/g)].map(([, id]) => id));
  const begun = [...text.matchAll(/`(\w[\w.]*\.)\$\{/g)].map(([, beginning = ""]) => beginning);
  const isSaid = (id: string) => written.has(id) || begun.some((beginning) => id.startsWith(beginning));
  return ids.filter((id) => isSaid(id) || isSaid(id.replace(/\.grocery$/, "")));
}

const modules = firstModules();

test("[LN-1] what the menu's page says before a tap stands in its own catalogue, and nothing else does", () => {
  const first = idsOf("uz");
  const said = new Set(
    [...modules.values()].flatMap((text) => saidIn(text, [...first, ...idsOf("late/uz")])),
  );
  expect([...said].sort()).toEqual([...first].sort());
});

test("[LN-1] what comes later on the menu's page waits for its texts", () => {
  const own = join(source, "platform/late.tsx");
  const bare = [...modules].filter(([file, text]) => file !== own && /\blazy\(/.test(text));
  expect(bare.map(([file]) => file)).toEqual([]);
});
