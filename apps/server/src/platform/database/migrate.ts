import { Logger, runMigrations } from "graphile-worker";
import type { ClientBase } from "pg";
import { escapeIdentifier, Pool } from "pg";
import { StartupError } from "../startup-error.ts";
import type { Database } from "./database.ts";
import type { Migration } from "./migrations.ts";
import { type AppliedMigration, hasFormerMigrations, refuseUnusableSchema } from "./former-schema.ts";
import { ignoreLostClientErrors } from "./guard-clients.ts";
import { readMigrations } from "./migrations.ts";
import { splitStatements } from "./split-statements.ts";

// Id of the advisory lock of the migrations: an arbitrary number that is the same in every process.
const migrationLockId = 4_021_977_001;

/**
 * Migrates the schema: first the tables of the job queue, then `apps/server/migrations` in order. Each migration runs
 * in its own transaction with the login of the schema's owner, in one process at a time. Then grants access to the
 * unprivileged roles. Forward only.
 * @throws StartupError if an applied migration has changed since, if one fails, if the schema is newer than this build
 * and not marked as compatible with older builds, or if it is older than the baseline.
 */
export async function migrateSchema(db: Database, options: { folder?: string } = {}): Promise<string[]> {
  const migrations = readMigrations(options.folder);
  if (db.engine === "pglite") {
    const applied = await db.upkeep.maintain(readAppliedMigrations);
    refuseUnusableSchema(applied, migrations);
    await copyIfMigrationsPending(db, migrations, applied);
    await db.upkeep.unhurried(() => migrateJobTables(db.upkeep.pool));
    return db.upkeep.maintain((client) => applyNewMigrations(client, migrations));
  }
  return db.upkeep.maintain(async (client) => {
    await client.query("select pg_advisory_lock($1)", [migrationLockId]);
    refuseUnusableSchema(await readAppliedMigrations(client), migrations);
    const pool = new Pool({ connectionString: db.upkeep.ownerUrl ?? undefined, max: 1 });
    ignoreLostClientErrors(pool);
    try {
      await migrateJobTables(pool);
    } finally {
      await pool.end();
    }
    const fresh = await applyNewMigrations(client, migrations);
    if (fresh.length > 0 || (await hasUngrantedTable(client))) await grantSchemaAccess(client);
    await grantRolesToLogin(client, db);
    return fresh;
  });
}

/** Copies the embedded database if migrations are pending. Skips a new, empty database. */
async function copyIfMigrationsPending(
  db: Database,
  migrations: Migration[],
  applied: AppliedMigration[],
): Promise<void> {
  const names = new Set(applied.map(({ name }) => name));
  const [from, to] = [applied.at(-1)?.name, migrations.at(-1)?.name];
  if (!from || !to || migrations.every(({ name }) => names.has(name))) return;
  try {
    await db.upkeep.copyBeforeUpgrade?.({ from: getMigrationNumber(from), to: getMigrationNumber(to) });
  } catch (error) {
    // The error gets no `cause`, because with a cause the start would retry a permanent error, for example a full disk.
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`the database could not be copied before the upgrade: ${reason}`);
  }
}

const getMigrationNumber = (migration: string) => migration.slice(0, 4);

const SELECT_HAS_UNGRANTED_TABLE_SQL = `select exists (select from pg_class c
      where c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and c.relkind in ('r', 'p')
        and not has_table_privilege('dasturxon_platform', c.oid, 'select'))
    or exists (select from pg_policies where schemaname = 'public' and roles = array[current_user::name]) as "isClosed"`;

/** Returns whether a table was created outside of the migrations: by the job queue itself, or manually. */
async function hasUngrantedTable(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isClosed: boolean }>(SELECT_HAS_UNGRANTED_TABLE_SQL);
  return rows[0]?.isClosed ?? true;
}

/**
 * Grants access to the unprivileged roles. First changes the policies one by one, each in its own transaction, because
 * running processes lock the same tables in another order. Then runs the statements that do not conflict with the locks
 * of running processes.
 */
async function grantSchemaAccess(client: ClientBase): Promise<void> {
  const { rows: policies } = await client.query<{ name: string; table: string; owner: string }>(
    `select p.polname as name, c.relname as table, current_user as owner
      from pg_policy p join pg_class c on c.oid = p.polrelid
      where c.relnamespace = 'public'::regnamespace
        and p.polroles = array(select oid from pg_roles where rolname = current_user)`,
  );
  for (const { name, table, owner } of policies) {
    const policy = `${escapeIdentifier(name)} on public.${escapeIdentifier(table)}`;
    const open = `alter policy ${policy} to ${escapeIdentifier(owner)}, dasturxon_platform`;
    await runInTransaction(client, `the policy ${policy} could not be opened`, () => client.query(open));
  }
  const failed = "the schema could not be opened to dasturxon_platform";
  await runInTransaction(client, failed, () => client.query("select open_to_platform()"));
}

/** Grants the two unprivileged roles to the login of the process, if that login does not own the schema. */
async function grantRolesToLogin(client: ClientBase, db: Database): Promise<void> {
  const login = await db.upkeep.pool.query<{ name: string }>("select session_user as name");
  const name = login.rows[0]?.name ?? "";
  const owner = await client.query<{ isLogin: boolean }>('select session_user = $1 as "isLogin"', [name]);
  if (owner.rows[0]?.isLogin) return;
  await client.query(`grant dasturxon_app, dasturxon_platform to ${escapeIdentifier(name)}`);
}

async function migrateJobTables(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
}

async function applyNewMigrations(client: ClientBase, migrations: Migration[]): Promise<string[]> {
  const rows = await readAppliedMigrations(client);
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const fresh: string[] = [];
  for (const migration of migrations) {
    const checksum = applied.get(migration.name);
    if (checksum === undefined) {
      // Databases that ran the old migrations already have the schema of the baseline, so the baseline is only recorded.
      const isThere = migration === migrations[0] && hasFormerMigrations(rows, migration);
      await applyMigration(client, isThere ? { ...migration, text: "" } : migration);
      fresh.push(migration.name);
    } else if (checksum !== migration.checksum) {
      throw new StartupError(`the migration ${migration.name} was changed after it had been applied`);
    }
  }
  return fresh;
}

/** Returns the applied migrations in order. Creates their table in a new database. */
async function readAppliedMigrations(client: ClientBase): Promise<AppliedMigration[]> {
  await client.query(`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  await client.query(
    "alter table migrations add column if not exists is_compatible boolean not null default false",
  );
  const { rows } = await client.query<AppliedMigration>(
    `select name, checksum, is_compatible as "isCompatible" from migrations order by name`,
  );
  return rows;
}

async function applyMigration(client: ClientBase, migration: Migration): Promise<void> {
  await runInTransaction(client, `the migration ${migration.name} failed`, async () => {
    // Runs one statement at a time, because distributed tables refuse several commands in one message.
    for (const statement of splitStatements(migration.text)) await client.query(statement);
    await client.query("insert into migrations (name, checksum, is_compatible) values ($1, $2, $3)", [
      migration.name,
      migration.checksum,
      migration.isCompatible,
    ]);
  });
}

/** Runs one transaction with a lock timeout of ten seconds. @throws StartupError that begins with `failed`. */
async function runInTransaction(
  client: ClientBase,
  failed: string,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await client.query("begin; set local lock_timeout = '10s'");
    await work();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => null);
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`${failed}: ${reason}`, { cause: error });
  }
}
