import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCES = new URL("../..", import.meta.url);
/** Selectors that style the page, its body or the menu depending on any descendant. */
const PAGE_WIDE = /(?:html|:root|body|\.menu)\S*?:has\((?!>)\S*/g;
/** Exception: only for customers with active orders, and recomputed only with the bar of these orders. */
const ALLOWED = /^body\S*:has\(\[data-bottom\]\)/;

test("no page-wide selector depends on descendants, which would cost time on large menus", () => {
  const found = globSync("**/*.{css,tsx}", { cwd: SOURCES }).flatMap((path) =>
    [...readFileSync(new URL(path, SOURCES), "utf8").matchAll(PAGE_WIDE)]
      .filter(([selector]) => !ALLOWED.test(selector))
      .map(([selector]) => `${path}: ${selector}`),
  );
  expect(found).toEqual([]);
});
