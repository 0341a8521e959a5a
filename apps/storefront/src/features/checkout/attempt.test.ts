import { beforeEach, expect, test, vi } from "vitest";
import { beginAttempt, endAttempt, rememberCheckoutKey } from "./attempt.ts";

beforeEach(endAttempt);

test("[CH-8] an order sent again before a response has the same key, whatever changed in it", () => {
  const key = beginAttempt();
  expect(beginAttempt()).toBe(key);
});

test("[CH-8] after a response the next order has a new key", () => {
  const first = beginAttempt();
  endAttempt();
  expect(beginAttempt()).not.toBe(first);
});

test("[CH-8] tabs that opened the checkout before any order was sent share the key, also after a response", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const letGo = rememberCheckoutKey();
  const ofOther = [...kept.values()][0] ?? "";
  const key = beginAttempt();
  expect(ofOther).toContain(key);
  endAttempt();
  kept.clear();
  rememberCheckoutKey();
  expect(beginAttempt()).not.toBe(key);

  endAttempt();
  rememberCheckoutKey();
  const held = [...kept.values()].join();
  // Clears the storage of the device, as the server's response to the other tab does.
  kept.clear();
  expect(held).toContain(beginAttempt());
  letGo();
  endAttempt();
  vi.unstubAllGlobals();
});
