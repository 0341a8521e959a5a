import type { BrandByLookupWord } from "./rows.ts";

const BRAND_DIRECTORY_MAX_AGE_MS = 10_000;
const MAX_CACHED_WORDS = 20_000;

interface CachedBrandDirectory {
  brands: BrandByLookupWord[];
  /** Time until which the entry is fresh, in milliseconds as returned by `now`. Minus infinity: outdated. */
  freshUntil: number;
}

/** In-memory cache of brands by word: a host, key or id. */
export interface BrandDirectory {
  find: (words: string[]) => Promise<BrandByLookupWord[]>;
  /** Invalidates all entries. Call it when a brand, its hosts or its content changed. */
  drop: () => void;
}

/**
 * Creates the cache of brands. The result of `read` for a word is cached for ten seconds, also if the word belongs to
 * no brand. The cache has a maximum size. If the database is not reachable, outdated entries are returned.
 */
export function createBrandDirectory(
  read: (words: string[]) => Promise<BrandByLookupWord[]>,
  now: () => number = () => performance.now(),
): BrandDirectory {
  const kept = new Map<string, CachedBrandDirectory>();
  const underWay = new Map<string, Promise<BrandByLookupWord[]>>();
  let generation = 0;

  async function refreshDirectory(words: string[]): Promise<BrandByLookupWord[]> {
    const begun = generation;
    try {
      const brands = await read(words);
      if (kept.size + words.length > MAX_CACHED_WORDS) kept.clear();
      // If the brands changed while `read` was running, its rows may be outdated. They are returned to this caller, and
      // the cache entry is stored as already expired.
      const freshUntil = begun === generation ? now() + BRAND_DIRECTORY_MAX_AGE_MS : -Infinity;
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
      const loading = underWay.get(key) ?? refreshDirectory(words).finally(() => underWay.delete(key));
      underWay.set(key, loading);
      return loading;
    },
    drop() {
      generation += 1;
      for (const entry of kept.values()) entry.freshUntil = -Infinity;
    },
  };
}
