import type { NamedBrand } from "./rows.ts";

const LIFE_MS = 10_000;
const MAX_WORDS = 20_000;

interface Kept {
  brands: NamedBrand[];
  /** Milliseconds of `now`; minus infinity once something changed. */
  freshUntil: number;
}

/** The directory of brands in memory: a word (host, key, id) and the brands that it names. */
export interface Directory {
  find: (words: string[]) => Promise<NamedBrand[]>;
  /** Asks again from now on: a brand, its hosts or its content changed. */
  drop: () => void;
}

/**
 * Keeps what `read` answered for ten seconds, strangers' words included, in a bounded map. When the database is
 * out of reach, what was known goes on being served.
 */
export function createDirectory(
  read: (words: string[]) => Promise<NamedBrand[]>,
  now: () => number = () => performance.now(),
): Directory {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<NamedBrand[]>>();
  let generation = 0;

  async function refresh(words: string[]): Promise<NamedBrand[]> {
    const begun = generation;
    try {
      const brands = await read(words);
      if (kept.size + words.length > MAX_WORDS) kept.clear();
      // A read that began before a change may hold the old row: it is used once and not believed again.
      const freshUntil = begun === generation ? now() + LIFE_MS : -Infinity;
      for (const word of words) {
        kept.set(word, { brands: brands.filter((brand) => brand.name === word), freshUntil });
      }
      return brands;
    } catch (error) {
      const stale = words.flatMap((word) => kept.get(word)?.brands ?? []);
      if (stale.length > 0) return stale;
      throw error;
    }
  }

  return {
    async find(words) {
      const known = words.map((word) => kept.get(word));
      if (known.every((entry) => entry !== undefined && entry.freshUntil > now())) {
        return known.flatMap((entry) => entry?.brands ?? []);
      }
      const key = `${generation}\n${words.join("\n")}`;
      const loading = underWay.get(key) ?? refresh(words).finally(() => underWay.delete(key));
      underWay.set(key, loading);
      return loading;
    },
    drop() {
      generation += 1;
      for (const entry of kept.values()) entry.freshUntil = -Infinity;
    },
  };
}
