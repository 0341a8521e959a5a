import type { Config } from "./config.ts";
import type { Database } from "./platform/database/index.ts";

const RESERVED_CONNECTIONS = 2;
/** The embedded engine does one thing at a time: more inside would only wait there. */
const EMBEDDED_PLACES = 6;

/** One page of the console asks for more than such an engine answers in the usual quarter of a second. */
const EMBEDDED_WAIT_MS = 1_000;

/** Calls inside at a time: as many as there are connections, but for those that events and streams need. */
export function placesFor({ places, poolSize }: Config, db: Database): number {
  if (places !== null) return places;
  return isEmbedded(db) ? EMBEDDED_PLACES : Math.max(1, poolSize - RESERVED_CONNECTIONS);
}

/** How long a call waits for a place, milliseconds; undefined: as usual. */
export function longestWaitFor(db: Database): number | undefined {
  return isEmbedded(db) ? EMBEDDED_WAIT_MS : undefined;
}

function isEmbedded({ engine }: Database): boolean {
  return engine === "pglite";
}

/** A page's first render in development waits for all of its modules to be compiled. Milliseconds. */
export function patienceFor({ isInLoop }: Pick<Config, "isInLoop">) {
  return isInLoop ? { patience: { head: 10_000, whole: 30_000, answer: 120_000 } } : {};
}
