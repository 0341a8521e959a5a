import { expect, test } from "vitest";
import { mayReload } from "./fresh-build.ts";

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

test("[BD-2] a lost chunk reloads its path once in ten seconds", () => {
  const store = memory();
  expect(mayReload("/basket", 100_000, store)).toBe(true);
  expect(mayReload("/basket", 109_999, store)).toBe(false);
  expect(mayReload("/basket", 110_000, store)).toBe(true);
});

test("[BD-2] another path has a guard of its own", () => {
  const store = memory();
  mayReload("/basket", 100_000, store);
  expect(mayReload("/checkout", 100_001, store)).toBe(true);
});
