import { sql } from "kysely";
import type { Tx } from "../../../../platform/database/index.ts";

/** Returns the number of guests without a phone at a table since a time. */
export async function selectRecentTableGuestCount(
  tx: Tx,
  merchantId: string,
  { tableId, since }: { tableId: string; since: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from users
    where merchant_id = ${merchantId} and table_id = ${tableId} and created_at > ${since}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function insertTableGuest(
  tx: Tx,
  guest: { merchantId: string; id: string; tableId: string; language: string; now: Date },
): Promise<void> {
  await sql`
    insert into users (merchant_id, id, table_id, language, created_at, updated_at)
    values (${guest.merchantId}, ${guest.id}, ${guest.tableId}, ${guest.language}, ${guest.now}, ${guest.now})`.execute(
    tx,
  );
}
