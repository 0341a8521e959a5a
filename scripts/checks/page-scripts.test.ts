import { expect, test } from "vitest";
import { pageScripts } from "./page-scripts.mjs";

/** Kilobytes of the built store as they are: a page that grows over its own fails here, one that shrinks lowers it. */
const REACHED = { "/": 110, others: 146 };

const pages: { path: string; kilobytes: number }[] = pageScripts();

test(`the script that the menu's page loads before a tap stays under ${REACHED["/"]} KB`, () => {
  expect(pages.find(({ path }) => path === "/")?.kilobytes).toBeLessThan(REACHED["/"]);
});

test(`the script that another page loads at once stays under ${REACHED.others} KB`, () => {
  const over = pages.filter(({ path, kilobytes }) => path !== "/" && kilobytes >= REACHED.others);
  expect(over).toEqual([]);
});
