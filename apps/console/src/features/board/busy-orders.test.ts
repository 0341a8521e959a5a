import { expect, test } from "vitest";
import { runExclusively } from "./busy-orders.ts";

test("ignores the second of two clicks on one order, whichever button; other orders are not blocked", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = runExclusively("a", () => promise);
  expect(await runExclusively("a", async () => "second")).toBeNull();
  expect(await runExclusively("b", async () => "other")).toBe("other");
  resolve("first");
  expect(await first).toBe("first");
  expect(await runExclusively("a", async () => "next")).toBe("next");
});

test("an action that failed does not keep an order busy", async () => {
  await expect(runExclusively("c", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(await runExclusively("c", async () => "again")).toBe("again");
});
