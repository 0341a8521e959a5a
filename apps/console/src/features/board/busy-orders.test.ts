import { expect, test } from "vitest";
import { doAlone } from "./busy-orders.ts";

test("ignores the second of two clicks on one order, whichever button; other orders are not blocked", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = doAlone("a", () => promise);
  expect(await doAlone("a", async () => "second")).toBeNull();
  expect(await doAlone("b", async () => "other")).toBe("other");
  resolve("first");
  expect(await first).toBe("first");
  expect(await doAlone("a", async () => "next")).toBe("next");
});

test("an action that failed does not keep an order busy", async () => {
  await expect(doAlone("c", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(await doAlone("c", async () => "again")).toBe("again");
});
