import type { Pool } from "pg";

/** A connection lost while it is lent out emits an error of its own; unheard, it would end the process. */
export function guardClients(pool: Pool): void {
  pool.on("connect", (client) => client.on("error", () => undefined));
  if (pool.listenerCount("error") === 0) pool.on("error", () => undefined);
}
