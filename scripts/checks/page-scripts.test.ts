import { expect, test } from "vitest";
import {
  consoleScripts,
  MAX_CONSOLE_KILOBYTES,
  MAX_STYLE_KILOBYTES,
  mostKilobytes,
  pageScripts,
} from "./page-scripts.mjs";

/** Kilobytes of the built store as they are, where they are not the budget: who grows fails here, who shrinks lowers it. */
const REACHED: Record<string, number> = {
  "/": 107.2,
  "/product/:id": 123.4,
  "/basket": 126.3,
  "/checkout": 133.8,
  "/profile/orders/:id": 129.7,
};

/** Kilobytes by which one page's files may differ from build to build: names of files differ, and brotli with them. */
const TOLERANCE = 0.3;

const pages: { path: string; kilobytes: number; styleKilobytes: number }[] = pageScripts();

test.each(pages.map(({ path }) => path))("the script that %s loads at once stays under its limit", (path) => {
  const page = pages.find((each) => each.path === path);
  expect(page?.kilobytes).toBeLessThan((REACHED[path] ?? mostKilobytes(path)) + TOLERANCE);
});

test.each(pages)("the styles of $path stay under their limit", ({ styleKilobytes }) => {
  expect(styleKilobytes).toBeLessThan(MAX_STYLE_KILOBYTES);
});

test("the script that the console loads before its board stays under its limit", () => {
  expect(consoleScripts().kilobytes).toBeLessThan(MAX_CONSOLE_KILOBYTES.cook);
});
