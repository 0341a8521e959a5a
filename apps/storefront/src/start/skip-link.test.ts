import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MAIN_ELEMENT_ID } from "./skip-link.ts";

const SOURCES_URL = new URL("..", import.meta.url);
/** Matches the start of a `main` element, with its id. */
const MAIN_ELEMENT_PATTERN = /<main\b(?:\s+id="(\w+)")?/g;

test("[UX-41] the main part of every screen has the id to which the skip link leads, also after a client navigation", () => {
  const screens = globSync("**/*.tsx", { cwd: SOURCES_URL }).filter((path) => !path.endsWith(".test.tsx"));
  const found = screens.flatMap((path) =>
    [...readFileSync(new URL(path, SOURCES_URL), "utf8").matchAll(MAIN_ELEMENT_PATTERN)].map(([, id]) => ({
      path,
      id,
    })),
  );
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(({ id }) => id !== MAIN_ELEMENT_ID)).toEqual([]);
});
