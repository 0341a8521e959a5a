import {
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  isBrokenCircuitError,
  retry,
} from "cockatiel";
import { assertStorageKey, DamagedFileError, StorageUnavailableError } from "./storage.ts";
import type { FileStorage } from "./storage.ts";

export interface StorageGuardOptions {
  /** Callback for a change of the state: the storage stops responding, or responds again. */
  onChange?: (state: "ok" | "away", cause: unknown) => void;
  /** Time in milliseconds after which an open circuit lets one call through. Default: 10 seconds. */
  halfOpenAfter?: number;
}

/** Maximum number of retries of a storage call after its first attempt failed. */
const MAX_STORAGE_RETRIES = 2;
const STORAGE_FAILURES_BEFORE_CIRCUIT_BREAK = 5;
const STORAGE_CIRCUIT_HALF_OPEN_AFTER_MS = 10_000;
/** Time in milliseconds without a call after which `state()` makes a call, to detect an outage without visitors. */
const STORAGE_PROBE_AFTER_SILENCE_MS = 15_000;
const STORAGE_PROBE_KEY = "uploads/probe";

/**
 * Adds retries and a circuit breaker to a remote storage. After five consecutive failures, calls fail at once until the
 * storage responds again, so that visitors do not wait during an outage.
 */
export function createGuardedStorage(
  storage: Omit<FileStorage, "state">,
  {
    onChange = () => undefined,
    halfOpenAfter = STORAGE_CIRCUIT_HALF_OPEN_AFTER_MS,
  }: StorageGuardOptions = {},
): FileStorage {
  let state: "ok" | "away" = "ok";
  let calledAt = performance.now();
  const breaker = circuitBreaker(
    // The circuit breaker ignores a checksum mismatch, because a damaged file is no outage.
    handleWhen((error) => !(error instanceof DamagedFileError)),
    { halfOpenAfter, breaker: new ConsecutiveBreaker(STORAGE_FAILURES_BEFORE_CIRCUIT_BREAK) },
  );
  const retries = retry(
    handleWhen((error) => !isBrokenCircuitError(error)),
    {
      maxAttempts: MAX_STORAGE_RETRIES,
      backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1_000 }),
    },
  );

  function setState(to: "ok" | "away", cause: unknown): void {
    if (state !== to) onChange(to, cause);
    state = to;
  }

  async function runGuarded<T>(key: string, work: () => Promise<T>): Promise<T> {
    // The storage key is checked before the call, because an invalid key must not count as an outage.
    assertStorageKey(key);
    calledAt = performance.now();
    try {
      const done = await retries.execute(() => breaker.execute(work));
      setState("ok", null);
      return done;
    } catch (error) {
      if (error instanceof DamagedFileError) throw error;
      setState("away", error);
      throw new StorageUnavailableError("the file storage does not respond", { cause: error });
    }
  }

  const guarded: FileStorage = {
    kind: storage.kind,
    put: (key, data, options) => runGuarded(key, () => storage.put(key, data, options)),
    get: (key) => runGuarded(key, () => storage.get(key)),
    facts: (key) => runGuarded(key, () => storage.facts(key)),
    remove: (key) => runGuarded(key, () => storage.remove(key)),
    async *list(folder) {
      try {
        yield* storage.list(folder);
      } catch (error) {
        throw new StorageUnavailableError("the file storage does not respond", { cause: error });
      }
    },
    state() {
      if (performance.now() - calledAt > STORAGE_PROBE_AFTER_SILENCE_MS)
        void guarded.facts(STORAGE_PROBE_KEY).catch(() => undefined);
      return state;
    },
  };
  return guarded;
}
