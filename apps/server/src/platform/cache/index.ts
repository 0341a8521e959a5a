import { LRUCache } from "lru-cache";

export interface CacheableValue {
  /** Size in memory, in bytes. */
  readonly size: number;
  /** Maximum lifetime in milliseconds. Undefined or null: valid as long as its version. */
  readonly freshFor?: number | null;
}

export interface VersionedCache<Value extends CacheableValue> {
  /**
   * Returns the value cached under the key for this version, or creates it with `make`. Concurrent calls wait for the
   * same value. Errors are not cached.
   */
  getOrPrepare(key: string, version: string | number, make: () => Promise<Value>): Promise<Value>;
  /** Returns the cached value for this version, without creating it. */
  peek(key: string, version: string | number): Value | undefined;
  /** Deletes every key with this prefix. Keys start with the merchant's id. Values being created are not cached. */
  drop(prefix: string): void;
  stats(): { entries: number; bytes: number; hits: number; misses: number };
}

interface VersionedValue<Value> {
  version: string | number;
  value: Value;
}

/** Cache of prepared responses and pages in this process. Its size is limited in bytes, with LRU eviction. */
export function createCache<Value extends CacheableValue>(options: {
  maxBytes: number;
}): VersionedCache<Value> {
  const kept = new LRUCache<string, VersionedValue<Value>>({
    maxSize: options.maxBytes,
    sizeCalculation: ({ value }) => Math.max(1, value.size),
    // The resolution 0 makes the cache compare the lifetime with the clock at each access instead of using a timer.
    ttlResolution: 0,
  });
  const making = new Map<string, { version: string | number; value: Promise<Value> }>();
  const counts = { hits: 0, misses: 0 };

  const readCurrentEntry = (key: string, version: string | number) => {
    const entry = kept.get(key);
    return entry?.version === version ? entry.value : undefined;
  };

  const makeEntry = (key: string, version: string | number, make: () => Promise<Value>) => {
    const own = { version, value: make() };
    making.set(key, own);
    const settleEntry = (value?: Value) => {
      // The entry was dropped or replaced while its value was created: the waiting calls get the value, but it is not
      // cached.
      if (making.get(key) !== own) return;
      making.delete(key);
      if (value) kept.set(key, { version, value }, { ttl: value.freshFor ?? 0 });
    };
    own.value.then(settleEntry, () => settleEntry());
    return own.value;
  };

  return {
    peek: readCurrentEntry,
    async getOrPrepare(key, version, make) {
      const found = readCurrentEntry(key, version);
      if (found) {
        counts.hits += 1;
        return found;
      }
      counts.misses += 1;
      const other = making.get(key);
      return other?.version === version ? other.value : makeEntry(key, version, make);
    },
    drop(prefix) {
      for (const key of Array.from(kept.keys())) if (key.startsWith(prefix)) kept.delete(key);
      for (const key of making.keys()) if (key.startsWith(prefix)) making.delete(key);
    },
    stats: () => ({ entries: kept.size, bytes: kept.calculatedSize, ...counts }),
  };
}
