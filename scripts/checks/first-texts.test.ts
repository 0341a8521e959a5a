import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pathFromRoot } from "../setup/paths.mjs";
import { findUsedTextIds } from "../texts/used-ids.ts";
import { FIRST_SCREEN_MODULES, listFirstScreenModules, listTextIds } from "./first-texts.mjs";

const apps = Object.keys(FIRST_SCREEN_MODULES);

test.each(apps)(
  "[LN-1] the texts of the first screen of the %s are in its own catalogue, and no others",
  (app) => {
    const first: string[] = listTextIds(app);
    const ids = [...first, ...listTextIds(`${app}-late`)];
    const texts: string[] = [...listFirstScreenModules(app).values()];
    const said = new Set(texts.flatMap((text) => findUsedTextIds(text, ids)));
    expect([...said].sort()).toEqual([...first].sort());
  },
);

const isWaiting = {
  storefront: /platform\/lazy-component\.tsx$/,
  console: /(?:app|platform\/(?:lazy-part|language))\.tsx?$/,
};
const listBareLazyParts = (modules: Iterable<[string, string]>, waiting: RegExp) =>
  [...modules].filter(([file, text]) => !waiting.test(file) && /\blazy\(/.test(text)).map(([file]) => file);

test("[LN-1] lazy parts of the first screen of the console wait for their texts", () => {
  expect(listBareLazyParts(listFirstScreenModules("console"), isWaiting.console)).toEqual([]);
});

/** Paths and source texts of the modules of the store. */
const storeModules = readdirSync(pathFromRoot("apps/storefront/src"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|message-ids/.test(file))
  .map((file): [string, string] => [file, readFileSync(pathFromRoot("apps/storefront/src", file), "utf8")]);

// A page of the store contains only the texts of the modules that it loads at start (`vite-plugins/page-texts.ts`).
test("[LN-1] lazy parts of all pages of the store wait for their texts", () => {
  expect(listBareLazyParts(storeModules, isWaiting.storefront)).toEqual([]);
});

test("[LN-1] the modules of the store contain the id of each text, so that the build finds it", () => {
  const ids = [...listTextIds("storefront"), ...listTextIds("storefront-late")];
  const used = new Set(storeModules.flatMap(([, text]) => findUsedTextIds(text, ids)));
  expect(ids.filter((id) => !used.has(id))).toEqual([]);
});
