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

/** Stores the replacement of a guest without a phone. @returns false, without changes, if there was one before */
export async function updateTableGuestReplaced(
  tx: Tx,
  merchantId: string,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<boolean> {
  const { rows } = await sql`
    update users set replaced_by = ${userId}
    where merchant_id = ${merchantId} and id = ${guestId} and replaced_by is null returning id`.execute(tx);
  return rows.length > 0;
}

/** Returns the last user in the chain of replacements that begins with a user. Without a replacement, this user. */
export async function selectLastReplacement(tx: Tx, merchantId: string, userId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with recursive chain as (
      select u.id, u.replaced_by from users u where u.merchant_id = ${merchantId} and u.id = ${userId}
      union
      select u.id, u.replaced_by from users u join chain c on u.id = c.replaced_by where u.merchant_id = ${merchantId}
    )
    select id from chain where replaced_by is null`.execute(tx);
  return rows[0]?.id ?? userId;
}
