import {
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  isBrokenCircuitError,
  retry,
} from "cockatiel";
import { checkKey, DamagedFile, StorageUnavailableError } from "./storage.ts";
import type { Storage } from "./storage.ts";

export interface GuardOptions {
  /** Called when the storage stops responding, and when it responds again. */
  onChange?: (state: "ok" | "away", cause: unknown) => void;
  /** Time in milliseconds after which an open circuit lets one call through. Default: 10 seconds. */
  halfOpenAfter?: number;
}

/** Number of retries after a failed attempt. */
const RETRIES = 2;
const FAILURES = 5;
const HALF_OPEN_AFTER = 10_000;
/** After so many milliseconds without a call, `state()` makes one, to detect an outage without visitors. */
const PROBE_AFTER = 15_000;
const PROBE = "uploads/probe";

/**
 * Adds retries and a circuit breaker to a remote storage. After five consecutive failures, calls fail at once until the
 * storage responds again, so that visitors do not wait during an outage.
 */
export function guardedStorage(
  storage: Omit<Storage, "state">,
  { onChange = () => undefined, halfOpenAfter = HALF_OPEN_AFTER }: GuardOptions = {},
): Storage {
  let state: "ok" | "away" = "ok";
  let calledAt = performance.now();
  const breaker = circuitBreaker(
    // A checksum mismatch is no outage, so it does not open the circuit.
    handleWhen((error) => !(error instanceof DamagedFile)),
    { halfOpenAfter, breaker: new ConsecutiveBreaker(FAILURES) },
  );
  const retries = retry(
    handleWhen((error) => !isBrokenCircuitError(error)),
    { maxAttempts: RETRIES, backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1_000 }) },
  );

  function change(to: "ok" | "away", cause: unknown): void {
    if (state !== to) onChange(to, cause);
    state = to;
  }

  async function guard<T>(key: string, work: () => Promise<T>): Promise<T> {
    // Checked before the call: an invalid key is not an outage.
    checkKey(key);
    calledAt = performance.now();
    try {
      const done = await retries.execute(() => breaker.execute(work));
      change("ok", null);
      return done;
    } catch (error) {
      if (error instanceof DamagedFile) throw error;
      change("away", error);
      throw new StorageUnavailableError("the file storage does not respond", { cause: error });
    }
  }

  const guarded: Storage = {
    kind: storage.kind,
    put: (key, data, options) => guard(key, () => storage.put(key, data, options)),
    get: (key) => guard(key, () => storage.get(key)),
    facts: (key) => guard(key, () => storage.facts(key)),
    remove: (key) => guard(key, () => storage.remove(key)),
    async *list(folder) {
      try {
        yield* storage.list(folder);
      } catch (error) {
        throw new StorageUnavailableError("the file storage does not respond", { cause: error });
      }
    },
    state() {
      if (performance.now() - calledAt > PROBE_AFTER) void guarded.facts(PROBE).catch(() => undefined);
      return state;
    },
  };
  return guarded;
}
