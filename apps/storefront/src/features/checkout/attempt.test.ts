import { beforeEach, expect, test, vi } from "vitest";
import { beginOrderAttempt, endOrderAttempt, rememberCheckoutIdempotencyKey } from "./attempt.ts";

beforeEach(endOrderAttempt);

test("[CH-8] an order sent again before a response has the same key, whatever changed in it", () => {
  const key = beginOrderAttempt();
  expect(beginOrderAttempt()).toBe(key);
});

test("[CH-8] after a response the next order has a new key", () => {
  const first = beginOrderAttempt();
  endOrderAttempt();
  expect(beginOrderAttempt()).not.toBe(first);
});

test("[CH-8] tabs that opened the checkout before any order was sent share the key, also after a response", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const letGo = rememberCheckoutIdempotencyKey();
  const ofOther = [...kept.values()][0] ?? "";
  const key = beginOrderAttempt();
  expect(ofOther).toContain(key);
  endOrderAttempt();
  kept.clear();
  rememberCheckoutIdempotencyKey();
  expect(beginOrderAttempt()).not.toBe(key);

  endOrderAttempt();
  rememberCheckoutIdempotencyKey();
  const held = [...kept.values()].join();
  // Clears the storage of the device, as the server's response to the other tab does.
  kept.clear();
  expect(held).toContain(beginOrderAttempt());
  letGo();
  endOrderAttempt();
  vi.unstubAllGlobals();
});
