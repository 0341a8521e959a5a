import { expect, test } from "vitest";
import { runExclusivelyForOrder } from "./busy-orders.ts";

test("ignores the second of two clicks on one order, whichever button; other orders are not blocked", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = runExclusivelyForOrder("a", () => promise);
  expect(await runExclusivelyForOrder("a", async () => "second")).toBeNull();
  expect(await runExclusivelyForOrder("b", async () => "other")).toBe("other");
  resolve("first");
  expect(await first).toBe("first");
  expect(await runExclusivelyForOrder("a", async () => "next")).toBe("next");
});

test("an action that failed does not keep an order busy", async () => {
  await expect(runExclusivelyForOrder("c", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(await runExclusivelyForOrder("c", async () => "again")).toBe("again");
});
