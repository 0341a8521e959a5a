import { beforeEach, expect, test, vi } from "vitest";
import { beginAttempt, endAttempt, readyKey } from "./attempt.ts";

const soon = "POST /orders/v1/orders";
const later = "POST /orders/v1/orders/at-time";

beforeEach(endAttempt);

test("[CH-8] the same order sent again before an answer carries the same key", () => {
  const first = beginAttempt(soon, "osh");
  expect(beginAttempt(soon, "osh")?.key).toBe(first?.key);
});

test("[CH-8] content changed before an answer keeps the key, so that the server can tell the first arrived", () => {
  const first = beginAttempt(soon, "osh");
  expect(beginAttempt(soon, "osh, piyozsiz")).toEqual({ ...first, content: "osh, piyozsiz" });
});

test("[CH-8] after an answer the next order has a key of its own", () => {
  const first = beginAttempt(soon, "osh");
  endAttempt();
  expect(beginAttempt(soon, "osh")?.key).not.toBe(first?.key);
});

test("[CH-7] an unanswered order cannot be sent by the other call", () => {
  beginAttempt(soon, "osh");
  expect(beginAttempt(later, "osh")).toBeNull();
  endAttempt();
  expect(beginAttempt(later, "osh")).not.toBeNull();
});

test("[CH-8] tabs that opened the checkout before any of them sent share the key", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const key = readyKey();
  expect(beginAttempt(soon, "osh")?.key).toBe(key);
  expect(readyKey()).toBe(key);
  endAttempt();
  expect(readyKey()).not.toBe(key);
  vi.unstubAllGlobals();
});
