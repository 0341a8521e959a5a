import type { Config } from "./config.ts";
import type { AdmissionLimits } from "./platform/admission/index.ts";
import type { Database } from "./platform/database/index.ts";

const RESERVED_CONNECTIONS = 2;
/** The embedded engine does one thing at a time: more inside would only wait there. */
const EMBEDDED_PLACES = 6;

/** The embedded engine runs one query at a time, and one console page sends ten to fifteen calls. */
const EMBEDDED_PATIENCE_MS = 600;

/** Calls inside at a time: as many as there are connections, but for those that events and streams need. */
function placesFor({ places, poolSize }: Config, db: Database): number {
  if (places !== null) return places;
  return isEmbedded(db) ? EMBEDDED_PLACES : Math.max(1, poolSize - RESERVED_CONNECTIONS);
}

/** Limits of the calls that are at work and that wait. */
export function admissionFor(config: Config, db: Database): Partial<AdmissionLimits> {
  return { places: placesFor(config, db), ...(isEmbedded(db) && { patience: EMBEDDED_PATIENCE_MS }) };
}

function isEmbedded({ engine }: Database): boolean {
  return engine === "pglite";
}

/** A page's first render in development waits for all of its modules to be compiled. Milliseconds. */
export function patienceFor({ isInLoop }: Pick<Config, "isInLoop">) {
  return isInLoop ? { patience: { head: 10_000, whole: 30_000, answer: 120_000 } } : {};
}
