import { setImmediate as breathe } from "node:timers/promises";
import type { ClientBase } from "pg";

/**
 * What a server does by itself and the embedded engine never does: clears dead rows, renews statistics, and moves the
 * log into the tables so that it does not grow for ever.
 * @returns the tables that were cleaned.
 */
export async function vacuum(client: ClientBase): Promise<string[]> {
  // The engine counts changes but shows the counts only when told to, and only from the next statement on.
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
