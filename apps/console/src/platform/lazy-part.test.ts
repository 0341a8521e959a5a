import { expect, test } from "vitest";
import { createLazyPart } from "./lazy-part.ts";

test("[BD-2] loads a lazy part once for any number of callers", async () => {
  let loads = 0;
  const late = createLazyPart(async () => (loads += 1));
  expect(late.now()).toEqual({ part: null, isFailed: false });
  await Promise.all([late.bring(), late.bring()]);
  await late.bring();
  expect([late.now(), loads]).toEqual([{ part: 1, isFailed: false }, 1]);
});

test("[BD-2] a lazy part that failed to load rejects, and is loaded again the next time", async () => {
  let isThere = false;
  const late = createLazyPart(async () => {
    if (!isThere) throw new TypeError("Failed to fetch dynamically imported module");
    return "menu";
  });
  const told: boolean[] = [];
  late.onChange(() => told.push(late.now().isFailed));
  await late.bring();
  expect(late.now()).toEqual({ part: null, isFailed: true });
  isThere = true;
  await late.bring();
  expect(late.now()).toEqual({ part: "menu", isFailed: false });
  expect(told, "on its way again it is not failed").toEqual([true, false, false]);
});
