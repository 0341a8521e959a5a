/** Pseudorandom numbers between 0 and 1, seeded by a text, so that a picture is the same on every run. */
export type RandomGenerator = () => number;

export function createRandomGenerator(seed: string): RandomGenerator {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns a random number from `low` to `high`. */
export function randomBetween(random: RandomGenerator, low: number, high: number): number {
  return low + random() * (high - low);
}
