import {
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  isBrokenCircuitError,
  retry,
} from "cockatiel";
import { checkKey, DamagedFile, StorageAway } from "./storage.ts";
import type { Storage } from "./storage.ts";

export interface GuardOptions {
  /** Called when the storage stops answering, and when it answers again. */
  onChange?: (state: "ok" | "away", cause: unknown) => void;
  /** Milliseconds after which an open circuit lets one call through; 10 seconds. */
  halfOpenAfter?: number;
}

/** Retries of a failed attempt. */
const RETRIES = 2;
const FAILURES = 5;
const HALF_OPEN_AFTER = 10_000;
/** After so many milliseconds without a call `state()` makes one, so that a process without visitors notices. */
const PROBE_AFTER = 15_000;
const PROBE = "uploads/probe";

/**
 * A storage over the network: failed attempts are retried, and after five failures in a row calls fail at once until
 * the storage answers again, so that an outage does not hold visitors up.
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
    // Checked before it is sent: a wrong key is no outage.
    checkKey(key);
    calledAt = performance.now();
    try {
      const done = await retries.execute(() => breaker.execute(work));
      change("ok", null);
      return done;
    } catch (error) {
      if (error instanceof DamagedFile) throw error;
      change("away", error);
      throw new StorageAway("the storage of files does not answer", { cause: error });
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
        throw new StorageAway("the storage of files does not answer", { cause: error });
      }
    },
    state() {
      if (performance.now() - calledAt > PROBE_AFTER) void guarded.facts(PROBE).catch(() => undefined);
      return state;
    },
  };
  return guarded;
}
