import type { Pool } from "pg";

/** Handles errors of connections that are lost while in use. Without a listener they would end the process. */
export function ignoreLostClientErrors(pool: Pool): void {
  pool.on("connect", (client) => client.on("error", () => undefined));
  if (pool.listenerCount("error") === 0) pool.on("error", () => undefined);
}
