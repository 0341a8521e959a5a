import { beforeEach, expect, test, vi } from "vitest";
import { beginAttempt, endAttempt, readyKey } from "./attempt.ts";

beforeEach(endAttempt);

test("[CH-8] an order sent again before an answer carries the same key, whatever was changed in it", () => {
  const key = beginAttempt();
  expect(beginAttempt()).toBe(key);
});

test("[CH-8] after an answer the next order has a key of its own", () => {
  const first = beginAttempt();
  endAttempt();
  expect(beginAttempt()).not.toBe(first);
});

test("[CH-8] tabs that opened the checkout before any of them sent share the key", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const key = readyKey();
  expect(beginAttempt()).toBe(key);
  expect(readyKey()).toBe(key);
  endAttempt();
  expect(readyKey()).not.toBe(key);
  vi.unstubAllGlobals();
});
