export type { Database, DatabaseStats } from "./database.ts";
export { openDatabase } from "./database.ts";
export { DatabaseUnavailable, errorCode } from "./errors.ts";
export { guardClients } from "./guard-clients.ts";
export { migrate } from "./migrate.ts";
export type { DatabaseConfig, DatabaseLog } from "./source.ts";
export { ensureTemplate } from "./template.ts";
export type { Tx } from "./tx.ts";
export { maybeOne, one, rows, run } from "./tx.ts";
