import { LRUCache } from "lru-cache";
import { StorageUnavailableError } from "./storage.ts";
import type { FileFacts, Storage } from "./storage.ts";

/** Maximum age of cached metadata in milliseconds. Limited because other processes may delete files. */
const MAX_FACTS_AGE_MS = 30_000;
const MAX_CACHED_KEYS = 20_000;

interface CachedFacts {
  facts: FileFacts | null;
  at: number;
}

interface PendingLookup {
  answer: Promise<FileFacts | null> | null;
}

/**
 * Caches the metadata of files of a remote storage for half a minute, so that a cached picture costs no request. While
 * the storage is unavailable, the last known metadata is used.
 */
export function cacheFileFacts(storage: Storage): Storage {
  const known = new LRUCache<string, CachedFacts>({ max: MAX_CACHED_KEYS });
  const asking = new Map<string, PendingLookup>();

  async function lookUpFacts(key: string, own: PendingLookup): Promise<FileFacts | null> {
    try {
      const facts = await storage.facts(key);
      // A file that was written or deleted during the request may have other metadata by now, so the metadata is not
      // cached.
      if (asking.get(key) === own) known.set(key, { facts, at: performance.now() });
      return facts;
    } catch (error) {
      const last = known.get(key)?.facts;
      if (error instanceof StorageUnavailableError && last) return last;
      throw error;
    } finally {
      if (asking.get(key) === own) asking.delete(key);
    }
  }

  function removeFacts(key: string): void {
    known.delete(key);
    asking.delete(key);
  }

  return {
    ...storage,
    async facts(key) {
      const last = known.get(key);
      if (last && performance.now() - last.at < MAX_FACTS_AGE_MS) return last.facts;
      const other = asking.get(key);
      if (other?.answer) return await other.answer;
      const own: PendingLookup = { answer: null };
      asking.set(key, own);
      own.answer = lookUpFacts(key, own);
      return await own.answer;
    },
    async put(key, data, options) {
      await storage.put(key, data, options);
      removeFacts(key);
    },
    async remove(key) {
      await storage.remove(key);
      removeFacts(key);
    },
  };
}
