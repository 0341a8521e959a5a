import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCES = new URL("../..", import.meta.url);
/** Selectors that style the page, its body or the menu depending on any descendant. */
const PAGE_WIDE = /(?:html|:root|body|\.menu)\S*?:has\((?!>)\S*/g;
/** Exception: only for customers with active orders, and recomputed only with the bar of these orders. */
const ALLOWED = /^body\S*:has\(\[data-bottom\]\)/;

test("No style of the whole page asks what lies somewhere below: a menu of 10,000 would be walked through at each tap", () => {
  const found = globSync("**/*.{css,tsx}", { cwd: SOURCES }).flatMap((path) =>
    [...readFileSync(new URL(path, SOURCES), "utf8").matchAll(PAGE_WIDE)]
      .filter(([selector]) => !ALLOWED.test(selector))
      .map(([selector]) => `${path}: ${selector}`),
  );
  expect(found).toEqual([]);
});
