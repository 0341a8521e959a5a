import { sql } from "kysely";
import type { Tx } from "../database/index.ts";
import { one, run } from "../database/index.ts";

export interface CountRow {
  name: string;
  who: string;
  slot: number;
  count: number;
  endsAt: Date;
}

/** Adds to the count of a name in a slot; gives what all processes have counted. */
export async function addCount(tx: Tx, row: CountRow): Promise<number> {
  const { count } = await one(
    tx,
    sql<{ count: number }>`
      insert into rate_counts (name, who, slot, count, ends_at)
      values (${row.name}, ${row.who}, ${row.slot}, ${row.count}, ${row.endsAt})
      on conflict (name, who, slot) do update set count = rate_counts.count + excluded.count
      returning count`,
  );
  return count;
}

/** Forgets the counts of slots that are over. */
export function deleteRateCounts(tx: Tx, { now, limit }: { now: Date; limit: number }): Promise<number> {
  return run(
    tx,
    sql`delete from rate_counts where (name, who, slot) in (
      select name, who, slot from rate_counts where ends_at < ${now} limit ${limit})`,
  );
}
