import { setImmediate as breathe } from "node:timers/promises";
import type { ClientBase } from "pg";

/**
 * Does the maintenance that a PostgreSQL server does automatically and the embedded engine does not: removes dead rows,
 * updates statistics, and runs a checkpoint so that the write-ahead log does not grow without limit.
 * @returns names of the cleaned tables.
 */
export async function vacuumDatabase(client: ClientBase): Promise<string[]> {
  // The engine counts changes but publishes the counts only on request, and only from the next statement on.
  await client.query("select pg_stat_force_next_flush()");
  await client.query("select 1");
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
     where n_dead_tup > 100 or n_mod_since_analyze > 300 order by n_dead_tup desc`,
  );
  for (const { name } of rows) {
    await client.query(`vacuum (analyze) ${name}`);
    await breathe();
  }
  await client.query("checkpoint");
  return rows.map(({ name }) => name);
}
