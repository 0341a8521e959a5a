import { LRUCache } from "lru-cache";
import { StorageUnavailableError } from "./storage.ts";
import type { StoredFileMetadata, FileStorage } from "./storage.ts";

/** Maximum age of cached metadata in milliseconds. Limited because other processes may delete files. */
const MAX_FILE_METADATA_AGE_MS = 30_000;
const MAX_CACHED_KEYS = 20_000;

interface CachedFileMetadata {
  facts: StoredFileMetadata | null;
  at: number;
}

interface PendingMetadataLookup {
  answer: Promise<StoredFileMetadata | null> | null;
}

/**
 * Caches the metadata of files of a remote storage for half a minute, so that a cached picture costs no request. While
 * the storage is unavailable, the last known metadata is used.
 */
export function cacheFileMetadata(storage: FileStorage): FileStorage {
  const known = new LRUCache<string, CachedFileMetadata>({ max: MAX_CACHED_KEYS });
  const asking = new Map<string, PendingMetadataLookup>();

  async function lookUpFacts(key: string, own: PendingMetadataLookup): Promise<StoredFileMetadata | null> {
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
      if (last && performance.now() - last.at < MAX_FILE_METADATA_AGE_MS) return last.facts;
      const other = asking.get(key);
      if (other?.answer) return await other.answer;
      const own: PendingMetadataLookup = { answer: null };
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
