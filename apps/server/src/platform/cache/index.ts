export interface Sized {
  /** Bytes in memory. */
  readonly size: number;
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
  const kept = new Map<string, Entry<Value>>();
  const making = new Map<string, { version: string | number; value: Promise<Value> }>();
  const counts = { bytes: 0, hits: 0, misses: 0 };

  const forget = (key: string) => {
    counts.bytes -= kept.get(key)?.value.size ?? 0;
    kept.delete(key);
  };

  const peek = (key: string, version: string | number) => {
    const entry = kept.get(key);
    if (!entry || entry.version !== version) return undefined;
    // Put last, so that the first in the map is the one longest unused.
    kept.delete(key);
    kept.set(key, entry);
    return entry.value;
  };

  const keep = (key: string, entry: Entry<Value>) => {
    forget(key);
    if (entry.value.size > options.maxBytes) return;
    kept.set(key, entry);
    counts.bytes += entry.value.size;
    for (const oldest of kept.keys()) {
      if (counts.bytes <= options.maxBytes) return;
      forget(oldest);
    }
  };

  const prepare = (key: string, version: string | number, make: () => Promise<Value>) => {
    const own = { version, value: make() };
    making.set(key, own);
    const settle = (value?: Value) => {
      // Dropped or overtaken meanwhile: whoever waits gets it, nobody later does.
      if (making.get(key) !== own) return;
      making.delete(key);
      if (value) keep(key, { version, value });
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
      for (const key of kept.keys()) if (key.startsWith(prefix)) forget(key);
      for (const key of making.keys()) if (key.startsWith(prefix)) making.delete(key);
    },
    stats: () => ({ entries: kept.size, ...counts }),
  };
}
