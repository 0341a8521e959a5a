import { LRUCache } from "lru-cache";

export interface Sized {
  /** Bytes in memory. */
  readonly size: number;
  /** Milliseconds that it may be kept; unsaid or null: as long as its version holds. */
  readonly freshFor?: number | null;
}

export interface Cache<Value extends Sized> {
  /**
   * The value kept under the key for this version, or a new one by `make`; those who ask while it is being made wait
   * for the same one. A failure is not kept.
   */
  getOrPrepare(key: string, version: string | number, make: () => Promise<Value>): Promise<Value>;
  /** What is kept for this version, without making it. */
  peek(key: string, version: string | number): Value | undefined;
  /** Forgets every key that begins so; keys begin with the merchant's id. What is being made is not kept either. */
  drop(prefix: string): void;
  stats(): { entries: number; bytes: number; hits: number; misses: number };
}

interface Entry<Value> {
  version: string | number;
  value: Value;
}

/** Prepared replies and pages in this process: bounded by bytes, the least recently used goes first. */
export function createCache<Value extends Sized>(options: { maxBytes: number }): Cache<Value> {
  const kept = new LRUCache<string, Entry<Value>>({
    maxSize: options.maxBytes,
    sizeCalculation: ({ value }) => Math.max(1, value.size),
    // Asked for at each look, not kept for a while by a timer of the library's own.
    ttlResolution: 0,
  });
  const making = new Map<string, { version: string | number; value: Promise<Value> }>();
  const counts = { hits: 0, misses: 0 };

  const peek = (key: string, version: string | number) => {
    const entry = kept.get(key);
    return entry?.version === version ? entry.value : undefined;
  };

  const prepare = (key: string, version: string | number, make: () => Promise<Value>) => {
    const own = { version, value: make() };
    making.set(key, own);
    const settle = (value?: Value) => {
      // Dropped or overtaken meanwhile: whoever waits gets it, nobody later does.
      if (making.get(key) !== own) return;
      making.delete(key);
      if (value) kept.set(key, { version, value }, { ttl: value.freshFor ?? 0 });
    };
    own.value.then(settle, () => settle());
    return own.value;
  };

  return {
    peek,
    async getOrPrepare(key, version, make) {
      const found = peek(key, version);
      if (found) {
        counts.hits += 1;
        return found;
      }
      counts.misses += 1;
      const other = making.get(key);
      return other?.version === version ? other.value : prepare(key, version, make);
    },
    drop(prefix) {
      for (const key of Array.from(kept.keys())) if (key.startsWith(prefix)) kept.delete(key);
      for (const key of making.keys()) if (key.startsWith(prefix)) making.delete(key);
    },
    stats: () => ({ entries: kept.size, bytes: kept.calculatedSize, ...counts }),
  };
}
