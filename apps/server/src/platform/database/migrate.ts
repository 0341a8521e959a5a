import { Logger, runMigrations } from "graphile-worker";
import type { ClientBase } from "pg";
import { Pool } from "pg";
import { StartupError } from "../startup-error.ts";
import type { Database } from "./database.ts";
import type { Migration } from "./migrations.ts";
import { guardClients } from "./guard-clients.ts";
import { readMigrations } from "./migrations.ts";

// Any number will do; it must only be the same in every process.
const lock = 4_021_977_001;

/**
 * Brings the schema up to date: the job queue's own tables first, then `apps/server/migrations` in order, each in its
 * own transaction, one process at a time. Forward only.
 * @throws StartupError when a migration that was applied has changed since, or one fails.
 */
export async function migrate(db: Database, options: { folder?: string } = {}): Promise<string[]> {
  const migrations = readMigrations(options.folder);
  if (db.engine === "pglite") {
    await db.upkeep.unhurried(() => migrateJobs(db.upkeep.pool));
    return db.upkeep.maintain((client) => applyAll(client, migrations));
  }
  return db.upkeep.maintain(async (client) => {
    await client.query("select pg_advisory_lock($1)", [lock]);
    const pool = new Pool({ connectionString: db.upkeep.directUrl ?? undefined, max: 1 });
    guardClients(pool);
    try {
      await migrateJobs(pool);
    } finally {
      await pool.end();
    }
    return applyAll(client, migrations);
  });
}

async function migrateJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
}

async function applyAll(client: ClientBase, migrations: Migration[]): Promise<string[]> {
  await client.query(`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from migrations",
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const fresh: string[] = [];
  for (const migration of migrations) {
    const checksum = applied.get(migration.name);
    if (checksum === undefined) {
      await apply(client, migration);
      fresh.push(migration.name);
    } else if (checksum !== migration.checksum) {
      throw new StartupError(`the migration ${migration.name} was changed after it had been applied`);
    }
  }
  return fresh;
}

async function apply(client: ClientBase, migration: Migration): Promise<void> {
  try {
    await client.query("begin; set local lock_timeout = '10s'");
    await client.query(migration.text);
    await client.query("insert into migrations (name, checksum) values ($1, $2)", [
      migration.name,
      migration.checksum,
    ]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => null);
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`the migration ${migration.name} failed: ${reason}`, { cause: error });
  }
}
