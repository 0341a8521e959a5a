import type { RandomDecision } from "./stand-in.ts";

/** Seeded pseudo-random numbers from 0 to 1 (mulberry32). */
export function createRandomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const createRandomDecision =
  (next: () => number): RandomDecision =>
  (likely) =>
    next() < likely;

export function pickRandomItem<Item>(next: () => number, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(next() * items.length)] ?? items[0];
}
