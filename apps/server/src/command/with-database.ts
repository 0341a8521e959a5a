import type { Config } from "../config/config.ts";
import { type Database, migrateSchema, openDatabase } from "../platform/database/index.ts";
import { createLog } from "../platform/log.ts";
import { StartupError } from "../platform/startup-error.ts";

/** Opens and migrates the database of the installation, runs the work of a command, and closes it. */
export async function runWithDatabase(config: Config, work: (db: Database) => Promise<void>): Promise<void> {
  const db = await openDatabase(config, createLog({ level: "error" })).catch((error: unknown) => {
    if (config.databaseUrl === null && error instanceof StartupError && / is in use /.test(error.message))
      throw new StartupError(
        `${error.message}. The embedded database serves one process: stop the server first`,
      );
    throw error;
  });
  try {
    await migrateSchema(db);
    await work(db);
  } finally {
    await db.close();
  }
}
