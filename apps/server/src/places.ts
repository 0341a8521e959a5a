import type { Config } from "./config.ts";
import type { Database } from "./platform/database/index.ts";

const RESERVED_CONNECTIONS = 2;
/** The embedded engine does one thing at a time: more inside would only wait there. */
const EMBEDDED_PLACES = 6;

/** Calls inside at a time: as many as there are connections, but for those that events and streams need. */
export function placesFor({ places, poolSize }: Config, db: Database): number {
  if (places !== null) return places;
  return db.engine === "pglite" ? EMBEDDED_PLACES : Math.max(1, poolSize - RESERVED_CONNECTIONS);
}
