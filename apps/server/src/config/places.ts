import type { Config } from "./config.ts";
import type { AdmissionLimits } from "../platform/admission/index.ts";
import type { Database } from "../platform/database/index.ts";

const RESERVED_CONNECTIONS = 2;
/** The embedded engine runs one query at a time, so more concurrent calls would only wait. */
const EMBEDDED_MAX_CONCURRENT_CALLS = 6;

/**
 * Maximum expected wait of a read or quote, in milliseconds. Longer than the default, because one console page sends
 * ten to fifteen calls, and the embedded engine runs one query at a time.
 */
const EMBEDDED_MAX_EXPECTED_WAIT_MS = 600;

/**
 * Returns the maximum number of concurrent calls: the configured number, else a fixed number for the embedded engine,
 * else the number of connections minus those for events and streams.
 */
function computeMaxConcurrentCalls({ places, poolSize }: Config, db: Database): number {
  if (places !== null) return places;
  return isEmbeddedDatabase(db)
    ? EMBEDDED_MAX_CONCURRENT_CALLS
    : Math.max(1, poolSize - RESERVED_CONNECTIONS);
}

/** Returns the limits for concurrent and queued calls. */
export function admissionLimitsFromConfig(config: Config, db: Database): Partial<AdmissionLimits> {
  return {
    places: computeMaxConcurrentCalls(config, db),
    ...(isEmbeddedDatabase(db) && { patience: EMBEDDED_MAX_EXPECTED_WAIT_MS }),
  };
}

function isEmbeddedDatabase({ engine }: Database): boolean {
  return engine === "pglite";
}

/**
 * Returns the request timeouts in milliseconds. In development the first render of a page waits until all of its
 * modules are compiled.
 */
export function requestTimeoutsFromConfig({ isInLoop }: Pick<Config, "isInLoop">) {
  return isInLoop ? { patience: { head: 10_000, whole: 30_000, answer: 120_000 } } : {};
}
