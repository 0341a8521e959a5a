import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCES_URL = new URL("../..", import.meta.url);
/** Matches selectors that style the page, its body or the menu depending on any descendant. */
const PAGE_WIDE_SELECTOR = /(?:html|:root|body|\.menu)\S*?:has\((?!>)\S*/g;
/**
 * Allowed selector: it applies only to customers with active orders, and styles are recomputed only when the bar of
 * active orders changes.
 */
const ALLOWED_SELECTOR = /^body\S*:has\(\[data-bottom\]\)/;

test("no page-wide selector depends on descendants, which would cost time on large menus", () => {
  const found = globSync("**/*.{css,tsx}", { cwd: SOURCES_URL }).flatMap((path) =>
    [...readFileSync(new URL(path, SOURCES_URL), "utf8").matchAll(PAGE_WIDE_SELECTOR)]
      .filter(([selector]) => !ALLOWED_SELECTOR.test(selector))
      .map(([selector]) => `${path}: ${selector}`),
  );
  expect(found).toEqual([]);
});
